//! What follows from what one who plays alone asks for: events, or a refusal.

use std::sync::Arc;

use nonuple_kernel::{Direction, Lanes, Memory, Moves, Rack, Searcher, Words};
use serde::Deserialize;
use serde_json::Value;

use crate::refusal::Refusal;
use crate::solo::events::{Event, LaterFind, Outcome, Slip, Wish};
use crate::solo::missed::{missed_at, placeless_sevens};
use crate::solo::{Phase, Solo};
use crate::weighing::Typed;

/// The word list in use.
#[derive(Clone, Copy)]
pub struct List<'w> {
    /// What it is called.
    pub name: &'w str,
    /// What is in it.
    pub fingerprint: &'w str,
    /// Its words.
    pub words: &'w Words,
}

/// One's own word as whoever asks could read it.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Own {
    /// Judged as a slip.
    Judged {
        /// What it earned.
        points: i32,
        /// As it is kept.
        verdict: Value,
    },
    /// To be scored where it lies.
    Typed(Typed),
}

/// When something is asked for, and what was written with it, or what is kept as the draft.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Asked {
    /// By a clock.
    #[serde(default)]
    pub at: f64,
    /// By which clock.
    #[serde(default)]
    pub epoch: String,
    /// None where nothing is written, or where it cannot be read.
    #[serde(default)]
    pub own: Option<Own>,
}

type Facts = Result<Vec<Event>, Refusal>;

/// Something is written that cannot be read: whoever asks says why.
pub(crate) const UNREAD: &str = "unread";

impl Solo {
    /// The events that a wish causes once a game has begun.
    pub fn decide(&self, wish: Wish, list: List<'_>, asked: &Asked) -> Facts {
        if list.fingerprint != self.game.begun.fingerprint {
            return Err(Refusal::new("home.OTHER_LIST").with("name", list.name));
        }
        if self.phase == Phase::Over {
            return Err(Refusal::new("home.IS_OVER"));
        }
        match wish {
            Wish::BeginSolo => Err(Refusal::new("home.GOES_ON")),
            Wish::GoOn => self.go_on(asked),
            Wish::StopSolo => Ok(vec![Event::SoloStopped]),
            _ if self.phase != Phase::Search => Err(Refusal::new("home.ANSWERED")),
            Wish::TakeHint => self.hint(),
            Wish::KeepDraft { slip } if self.draft.as_ref() == Some(&slip) => Ok(Vec::new()),
            Wish::KeepDraft { slip } => Ok(vec![Event::DraftKept { slip }]),
            Wish::TryWord { slip } => self.try_word(slip, list.words, asked),
            Wish::HandIn { slip } => self.hand_in(slip, list.words, asked),
            Wish::StopTime => self.stop_time(asked),
            Wish::ResumeTime => self.resume_time(asked),
        }
    }

    /// At the end of a turn's time the draft counts, as far as it can be read.
    pub fn time_is_over(&self, words: &Words, asked: &Asked) -> Event {
        let read = self.outcome_of(self.draft.clone(), words, asked.own.as_ref());
        let unread = || self.with_missed(Outcome { slip: self.draft.clone(), ..Outcome::default() }, words);
        let mut outcome = read.unwrap_or_else(|_| unread());
        outcome.spent = self.game.begun.seconds.map(f64::from);
        Event::SolutionUncovered { outcome }
    }

    fn go_on(&self, asked: &Asked) -> Facts {
        if self.phase == Phase::Search {
            return Err(Refusal::new("home.NOT_ANSWERED"));
        }
        Ok(vec![Event::LettersUncovered { at: asked.at, epoch: asked.epoch.clone() }])
    }

    fn hint(&self) -> Facts {
        let next = self.game.data.hints.get(self.hints.len());
        let step = next.ok_or_else(|| Refusal::new("home.NO_MORE_HINTS"))?.step.clone();
        Ok(vec![Event::HintTaken { step }])
    }

    fn stop_time(&self, asked: &Asked) -> Facts {
        let time = self.time.as_ref().ok_or_else(|| Refusal::new("home.NO_TIME"))?;
        Ok(time.running.then_some(Event::TimeStopped { at: asked.at }).into_iter().collect())
    }

    fn resume_time(&self, asked: &Asked) -> Facts {
        let time = self.time.as_ref().ok_or_else(|| Refusal::new("home.NO_TIME"))?;
        let resumed = Event::TimeResumed { at: asked.at, epoch: asked.epoch.clone() };
        Ok((!time.running).then_some(resumed).into_iter().collect())
    }

    /// The top shows itself; anything less is worth another look, once.
    fn try_word(&self, slip: Slip, words: &Words, asked: &Asked) -> Facts {
        if self.held.is_some() {
            return self.hand_in(Some(slip), words, asked);
        }
        let mut outcome = self.outcome_of(Some(slip), words, asked.own.as_ref())?;
        outcome.spent = self.spent(asked.at, &asked.epoch);
        let found = outcome.gross == self.turn().top();
        Ok(vec![if found { Event::SolutionUncovered { outcome } } else { Event::WordHeld { outcome } }])
    }

    fn hand_in(&self, slip: Option<Slip>, words: &Words, asked: &Asked) -> Facts {
        let own = asked.own.as_ref();
        let outcome = match &self.held {
            None => {
                let mut outcome = self.outcome_of(slip.or_else(|| self.draft.clone()), words, own)?;
                outcome.spent = self.spent(asked.at, &asked.epoch);
                outcome
            }
            Some(held) => Outcome { later: self.later(slip, words, own)?, ..Outcome::clone(held) },
        };
        Ok(vec![Event::SolutionUncovered { outcome }])
    }

    fn later(
        &self,
        slip: Option<Slip>,
        words: &Words,
        own: Option<&Own>,
    ) -> Result<Option<LaterFind>, Refusal> {
        let Some(slip) = slip.filter(|slip| !slip.word.trim().is_empty()) else { return Ok(None) };
        let points = self.scored(&slip, words, own)?.gross.min(self.turn().top());
        Ok(Some(LaterFind { slip, points }))
    }

    /// What a word earns: at most the top, less the hints taken; and what was missed.
    fn outcome_of(&self, slip: Option<Slip>, words: &Words, own: Option<&Own>) -> Result<Outcome, Refusal> {
        let written = |slip: &Slip| !(slip.word.trim().is_empty() && slip.sketch.is_empty());
        let Some(slip) = slip.filter(written) else {
            return Ok(self.with_missed(Outcome::default(), words));
        };
        let mut outcome = self.scored(&slip, words, own)?;
        outcome.gross = outcome.gross.min(self.turn().top());
        outcome.price = self.price_of(outcome.gross);
        outcome.points = outcome.gross - outcome.price;
        Ok(self.with_missed(outcome, words))
    }

    /// What the word is worth at its place, or what its judge said.
    fn scored(&self, slip: &Slip, words: &Words, own: Option<&Own>) -> Result<Outcome, Refusal> {
        let of =
            |points: i32| Outcome { points, gross: points, slip: Some(slip.clone()), ..Outcome::default() };
        match own {
            Some(Own::Judged { points, verdict }) => {
                Ok(Outcome { verdict: Some(verdict.clone()), ..of(*points) })
            }
            _ if slip.place.trim().is_empty() => {
                Err(Refusal::new("home.PLACE_NEEDED").with("word", slip.word.as_str()))
            }
            Some(Own::Typed(typed)) => {
                let weighed = self.turn().weigh(&self.game.rules, words, typed);
                let weighed = weighed.ok_or_else(|| Refusal::new(UNREAD))?;
                Ok(Outcome { weighed: Some(weighed.clone()), ..of(weighed.points) })
            }
            None => Err(Refusal::new(UNREAD)),
        }
    }

    /// What the hints cost at a turn that brought so much.
    fn price_of(&self, gross: i32) -> i32 {
        let price = |taken: &String| self.game.data.hints.iter().find(|hint| hint.step == *taken);
        gross.min(self.hints.iter().filter_map(price).map(|hint| hint.price).sum())
    }

    fn with_missed(&self, mut outcome: Outcome, words: &Words) -> Outcome {
        let turn = self.turn();
        let own = outcome.slip.as_ref().map_or("", |slip| slip.word.as_str());
        let Some(moves) = self.moves(words) else { return outcome };
        let missed = missed_at(turn, &self.game.rules, &moves, own, outcome.gross);
        outcome.cause = missed.first().map(|group| group.cause);
        outcome.missed = missed;
        outcome.solutions = moves.len();
        outcome.sevens = placeless_sevens(turn, &moves, words);
        outcome
    }

    /// All that can be played, the dearest first; on an empty grid across, as the first word is retained.
    fn moves(&self, words: &Words) -> Option<Moves> {
        let (turn, rules) = (self.turn(), &self.game.rules);
        let rack = Rack::parse(&turn.turn.rack()).ok()?;
        let mut memory = Memory::default();
        let lanes = Lanes::new(words, rules, &turn.grid);
        let mut moves = Searcher::new(words, rules, &mut memory).all(&lanes, &rack);
        moves.sort();
        if turn.grid.is_empty() {
            moves.keep_those(|found| found.place().direction == Direction::Across);
        }
        Some(moves)
    }

    /// One's own word that is tried, if there is one; see `held`.
    pub(super) fn held(&self) -> Option<&Outcome> {
        self.held.as_ref().map(Arc::as_ref)
    }
}
