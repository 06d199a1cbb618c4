//! A game alone: a value of which every step is a new one. `apply` is where an event leads, `decide` what follows
//! from a wish, `shown` what may be seen.

mod deciding;
mod events;
mod missed;
mod report;
mod shown;

use std::sync::Arc;

use nonuple_kernel::{Grid, Rules};
use serde::Serialize;

use crate::data::Data;
use crate::record::{Masked, masked};

pub use deciding::{Asked, List, Own};
pub use events::{Begun, Daily, Event, LaterFind, Outcome, Slip, Wish};
pub use missed::{Cause, MissedGroup, MissedMove, cause_at};
pub use report::{Deduction, SoloReport};

/// Letters in play; the retained word shown; no turn left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Letters in play.
    Search,
    /// The retained word shown.
    Shown,
    /// No turn left.
    Over,
}

impl Phase {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Shown => "shown",
            Self::Over => "over",
        }
    }
}

/// Seconds left of a turn, from a moment by a clock.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Time {
    left: f64,
    since: f64,
    epoch: String,
    running: bool,
}

impl Time {
    fn left_at(&self, at: f64) -> f64 {
        if self.running { (self.left - (at - self.since)).max(0.0) } else { self.left }
    }

    /// When it is over; None while it stands still.
    fn ends(&self) -> Option<f64> {
        self.running.then_some(self.since + self.left)
    }
}

/// What never changes in a game.
#[derive(Debug)]
struct Game {
    data: Arc<Data>,
    begun: Begun,
    rules: Rules,
    turns: Vec<Masked>,
}

/// A game alone at one moment.
#[derive(Clone, Debug)]
pub struct Solo {
    game: Arc<Game>,
    outcomes: Vec<Arc<Outcome>>,
    /// Hints taken at the turn in play.
    hints: Vec<String>,
    /// At each turn that is over.
    hinted: Vec<Vec<String>>,
    draft: Option<Slip>,
    /// One's own word, scored, while one looks again.
    held: Option<Arc<Outcome>>,
    /// Hints taken before that: those after it cost nothing.
    paid: Vec<String>,
    time: Option<Time>,
    /// When the letters of the turn were uncovered, and by which clock.
    begun_at: (f64, String),
    phase: Phase,
}

/// A game of which nothing can be played again: its formula is unknown, or no turn of it has a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToPlay;

impl Solo {
    /// Before its first letters.
    pub fn begin(data: Arc<Data>, begun: Begun) -> Result<Self, NothingToPlay> {
        let rules = data.rules(&begun.record.formula).ok_or(NothingToPlay)?;
        let mut turns = masked(&begun.record, &rules).ok_or(NothingToPlay)?;
        if begun.is_one_turn() {
            turns.drain(..turns.len().saturating_sub(1));
        }
        if turns.is_empty() {
            return Err(NothingToPlay);
        }
        Ok(Self {
            game: Arc::new(Game { data, begun, rules, turns }),
            outcomes: Vec::new(),
            hints: Vec::new(),
            hinted: Vec::new(),
            draft: None,
            held: None,
            paid: Vec::new(),
            time: None,
            begun_at: (0.0, String::new()),
            phase: Phase::Shown,
        })
    }

    /// The game after an event.
    pub fn apply(&mut self, event: Event) {
        match event {
            Event::LettersUncovered { at, epoch } => self.uncover_letters(at, epoch),
            Event::HintTaken { step } => self.hints.push(step),
            Event::DraftKept { slip } => self.draft = Some(slip),
            Event::WordHeld { outcome } => {
                self.held = Some(Arc::new(outcome));
                self.paid.clone_from(&self.hints);
                (self.time, self.draft) = (None, None);
            }
            Event::SolutionUncovered { outcome } => self.uncover_solution(outcome),
            Event::TimeStopped { at } => {
                if let Some(time) = &mut self.time {
                    (time.left, time.since, time.running) = (time.left_at(at), at, false);
                }
            }
            Event::TimeResumed { at, epoch } => {
                if let Some(time) = &mut self.time {
                    (time.since, time.epoch, time.running) = (at, epoch, true);
                }
            }
            Event::SoloStopped => {
                (self.phase, self.time, self.draft) = (Phase::Over, None, None);
                self.hints.clear();
            }
        }
    }

    fn uncover_letters(&mut self, at: f64, epoch: String) {
        let time =
            |seconds: u32| Time { left: seconds.into(), since: at, epoch: epoch.clone(), running: true };
        self.time = self.game.begun.seconds.map(time);
        self.begun_at = (at, epoch);
        self.phase = Phase::Search;
        self.hints.clear();
        self.paid.clear();
        (self.held, self.draft) = (None, None);
    }

    fn uncover_solution(&mut self, outcome: Outcome) {
        self.outcomes.push(Arc::new(outcome));
        self.hinted.push(if self.held.is_some() { self.paid.clone() } else { self.hints.clone() });
        self.phase = if self.outcomes.len() == self.game.turns.len() { Phase::Over } else { Phase::Shown };
        (self.time, self.held, self.draft) = (None, None, None);
    }

    /// What may be done now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Of the turn in play or just shown, from 1.
    pub fn number(&self) -> usize {
        self.outcomes.len() + usize::from(self.phase == Phase::Search)
    }

    /// The turn in play or just shown, what is behind the mask included.
    fn turn(&self) -> &Masked {
        &self.game.turns[self.number().max(1) - 1]
    }

    /// The turns whose solution was shown, what one's word came to, and the hints taken.
    fn played(&self) -> impl Iterator<Item = (&Masked, &Outcome, &[String])> {
        let hinted = self.hinted.iter().map(Vec::as_slice);
        let outcomes = self.outcomes.iter().map(Arc::as_ref);
        self.game.turns.iter().zip(outcomes).zip(hinted).map(|((turn, one), hints)| (turn, one, hints))
    }

    /// The grid with all words that were shown.
    fn grid(&self) -> &Grid {
        if self.phase == Phase::Search { &self.turn().grid } else { &self.turn().after }
    }

    /// What one's word came to at the turn just shown.
    fn last(&self) -> Option<&Outcome> {
        self.outcomes.last().filter(|_| self.phase != Phase::Search).map(Arc::as_ref)
    }

    /// Seconds taken for the turn in play, where they are known.
    pub fn spent(&self, at: f64, epoch: &str) -> Option<f64> {
        if let (Some(time), Some(seconds)) = (&self.time, self.game.begun.seconds) {
            return Some(f64::from(seconds) - time.left_at(at));
        }
        let (since, clock) = &self.begun_at;
        let known = !epoch.is_empty() && clock == epoch;
        known.then(|| (at - since).max(0.0).min(self.game.data.away))
    }
}
