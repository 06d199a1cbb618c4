//! What is shown of a game alone: nothing that is still behind the mask.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use crate::data::Hint;
use crate::refusal::Refusal;
use crate::solo::events::{Outcome, Slip};
use crate::solo::report::{Deduction, median};
use crate::solo::{Phase, Solo, Time};
use crate::squares::{laid_on, rows};

/// Where the game stands, for whoever keeps it.
#[derive(Serialize)]
struct Facts<'s> {
    phase: Phase,
    number: usize,
    outcomes: Vec<&'s Outcome>,
    hints: &'s [String],
    hinted: &'s [Vec<String>],
    told: BTreeMap<&'s str, Value>,
    draft: Option<&'s Slip>,
    held: Option<&'s Outcome>,
    time: Option<&'s Time>,
}

impl Solo {
    /// Where the game stands, for whoever keeps it; who only plays is shown `parts`.
    pub fn facts(&self) -> Value {
        let facts = Facts {
            phase: self.phase,
            number: self.number(),
            outcomes: self.outcomes.iter().map(AsRef::as_ref).collect(),
            hints: &self.hints,
            hinted: &self.hinted,
            told: self.hints.iter().map(|step| (step.as_str(), self.told(step))).collect(),
            draft: self.draft.as_ref(),
            held: self.held(),
            time: self.time.as_ref(),
        };
        json!(facts)
    }

    /// All that the player is shown; see `nonuple.play.solo.activity`.
    pub fn parts(&self, deduction: Deduction) -> Value {
        let (total, top) = self.total();
        let unaided = self.unaided(0);
        json!({
            "game": self.shown_game(),
            "turn": self.shown_turn(),
            "board": {
                "grid": rows(self.grid()),
                "last": self.played().last().map(|(turn, ..)| turn.squares()).unwrap_or_default(),
            },
            "clock": self.clock(),
            "shown": self.last().map(|last| self.shown_solution(last)),
            "sheet": self.sheet(),
            "score": {
                "total": total, "top": top, "percent": unaided.percent(), "hinted": unaided.left_out,
            },
            "report": (self.phase == Phase::Over).then(|| self.report(deduction)),
        })
    }

    /// Why one's own word is worth nothing, where it was simply scored.
    pub fn objection(&self, outcome: &Outcome) -> Option<Refusal> {
        outcome.weighed.as_ref()?.objection(self.game.rules.most())
    }

    /// The objections to the word that is held and to that of the turn just shown.
    pub fn objections(&self) -> (Option<Refusal>, Option<Refusal>) {
        let to = |outcome: Option<&Outcome>| outcome.and_then(|outcome| self.objection(outcome));
        (to(self.held()), to(self.last()))
    }

    fn shown_game(&self) -> Value {
        let (begun, data) = (&self.game.begun, &self.game.data);
        json!({
            "title": begun.title,
            "edition": begun.record.edition,
            "formula": begun.record.formula,
            "variant": begun.record.variant,
            "lexicon": begun.lexicon,
            "judged": begun.judged,
            "room": begun.room.len(),
            "turns": self.game.turns.len(),
            "bonus": data.formulas.get(&begun.record.formula).map(|formula| &formula.bonus),
            "daily": begun.daily,
            "rated": begun.rated,
        })
    }

    fn shown_turn(&self) -> Value {
        json!({
            "phase": self.phase,
            "turn": self.number(),
            "rack": self.turn().turn.shown(),
            "hints": self.shown_hints(),
            "draft": self.draft,
            "held": self.held().map(|held| json!({
                "slip": held.slip, "points": held.points, "gap": self.turn().top() - held.gross, "why": null,
            })),
        })
    }

    /// What was asked for, and what may be asked for next; nothing of the top besides.
    fn shown_hints(&self) -> Vec<Value> {
        if self.phase != Phase::Search {
            return Vec::new();
        }
        let shown = |at: usize, hint: &Hint| {
            let told = if at < self.hints.len() { self.told(&hint.step) } else { Value::Null };
            json!({ "step": hint.step, "price": hint.price, "told": told })
        };
        let hints = self.game.data.hints.iter().take(self.hints.len() + 1);
        hints.enumerate().map(|(at, hint)| shown(at, hint)).collect()
    }

    /// What one step tells of the retained word, and nothing of the steps after it.
    fn told(&self, step: &str) -> Value {
        let turn = self.turn();
        match step {
            "scrabble" => json!(turn.turn.bonus > 0),
            "score" => json!(turn.top()),
            "place" => json!(turn.turn.place),
            _ => {
                let laid = laid_on(&turn.grid, turn.place, &turn.word);
                let mut letters: Vec<char> =
                    laid.iter().map(|tile| tile.character().to_ascii_uppercase()).collect();
                letters.sort_unstable();
                json!(letters.into_iter().collect::<String>())
            }
        }
    }

    fn clock(&self) -> Value {
        let Some(seconds) = self.game.begun.seconds else { return Value::Null };
        let (state, left) = match self.time.as_ref() {
            None => ("ready", None),
            Some(time) if time.running => ("running", None),
            Some(time) => ("paused", Some(time.left)),
        };
        json!({
            "state": state, "seconds": seconds, "signal_before_end": self.game.data.last_seconds,
            "started": null, "signal": null, "ends": self.time.as_ref().and_then(Time::ends),
            "left": left, "beeps": [],
        })
    }

    fn shown_solution(&self, last: &Outcome) -> Value {
        let masked = self.turn();
        let turn = &masked.turn;
        let room = self.room_points(self.number() - 1);
        let room = (!room.is_empty()).then(|| {
            let finders = room.iter().filter(|own| **own >= masked.top()).count();
            json!({ "tables": room.len(), "finders": finders, "median": median(room.clone()) })
        });
        json!({
            "ref": turn.place, "word": turn.word, "score": turn.score, "bonus": turn.bonus,
            "cross": turn.cross, "ties": turn.ties, "before": rows(&masked.grid), "outcome": last,
            "room": room, "why": null,
        })
    }

    fn sheet(&self) -> Vec<Value> {
        let line = |turn: &crate::record::Masked, one: &Outcome, hints: usize| {
            let (own, own_ref) =
                one.slip.as_ref().map_or(("", ""), |slip| (slip.word.as_str(), slip.place.as_str()));
            json!({
                "turn": turn.turn.n, "rack": turn.turn.published(), "ref": turn.turn.place,
                "word": turn.turn.word, "top": turn.top(), "points": one.points, "hints": hints,
                "own": own, "own_ref": own_ref, "spent": one.spent, "replaced": turn.turn.replaced,
            })
        };
        self.played().map(|(turn, one, hints)| line(turn, one, hints.len())).collect()
    }
}
