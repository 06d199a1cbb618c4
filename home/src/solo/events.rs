//! What happens in a game alone and what can be asked for, as `nonuple.play.solo.events` and `commands` write it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::record::Record;
use crate::solo::missed::{Cause, MissedGroup};
use crate::weighing::Weighed;

/// A game begins, known to its end.
#[derive(Clone, Debug, Deserialize)]
pub struct Begun {
    /// The game.
    pub record: Record,
    /// The name of its word list.
    pub lexicon: String,
    /// What is in that list.
    pub fingerprint: String,
    /// Of a turn; None without a clock.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether what is written is judged as a slip.
    #[serde(default)]
    pub judged: bool,
    /// Where the game comes from, as the player calls it.
    #[serde(default)]
    pub title: String,
    /// Points, turn by turn, of each table of the room that played the same game.
    #[serde(default)]
    pub room: Vec<Vec<i32>>,
    /// Of which day it is the game or the turn.
    #[serde(default)]
    pub daily: Option<Daily>,
    /// Whether it is one turn, for one's strength.
    #[serde(default)]
    pub rated: bool,
}

impl Begun {
    /// Of a turn by itself the record ends with it.
    pub(crate) fn is_one_turn(&self) -> bool {
        self.rated || self.daily.as_ref().is_some_and(|daily| daily.what == "turn")
    }
}

/// The game or the turn of a day.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Daily {
    /// The day.
    pub day: String,
    /// `game` or `turn`.
    #[serde(default = "game")]
    pub what: String,
}

fn game() -> String {
    "game".to_owned()
}

/// What one writes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub struct Slip {
    /// The word.
    #[serde(default)]
    pub word: String,
    /// Its place.
    #[serde(default, rename = "ref")]
    pub place: String,
    /// Claimed, where slips are judged.
    #[serde(default)]
    pub score: Option<i32>,
    /// The squared part, where slips are judged.
    #[serde(default)]
    pub sketch: Vec<String>,
}

/// A word found when one looked again: noted, and worth nothing.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct LaterFind {
    /// What was written.
    pub slip: Slip,
    /// What it would have earned.
    pub points: i32,
}

/// What one's own word came to.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub struct Outcome {
    /// Credited: what it is worth, less what the hints cost.
    pub points: i32,
    /// What the word itself earned.
    pub gross: i32,
    /// What the hints cost, as far as there were points to pay with.
    #[serde(default)]
    pub price: i32,
    /// None when nothing was written.
    #[serde(default)]
    pub slip: Option<Slip>,
    /// Where the word was simply scored.
    #[serde(default)]
    pub weighed: Option<Weighed>,
    /// Where it was judged as a slip.
    #[serde(default)]
    pub verdict: Option<Value>,
    /// Why the top was missed.
    #[serde(default)]
    pub cause: Option<Cause>,
    /// The better moves.
    #[serde(default)]
    pub missed: Vec<MissedGroup>,
    /// How many there were.
    #[serde(default)]
    pub solutions: usize,
    /// Words of all the letters that lie nowhere.
    #[serde(default)]
    pub sevens: Vec<String>,
    /// Seconds taken, as far as they are known.
    #[serde(default)]
    pub spent: Option<f64>,
    /// Found when one looked again.
    #[serde(default)]
    pub later: Option<LaterFind>,
}

/// One fact after the beginning.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(tag = "type")]
pub enum Event {
    /// The letters of the next turn are in play.
    LettersUncovered {
        /// When, by a clock.
        #[serde(default)]
        at: f64,
        /// Which clock.
        #[serde(default)]
        epoch: String,
    },
    /// The next thing about the top was told.
    HintTaken {
        /// Which one.
        step: String,
    },
    /// What counts if the time ends now.
    DraftKept {
        /// What was written.
        slip: Slip,
    },
    /// One's own word is scored, less than the top: the solution stays behind the mask for another look.
    WordHeld {
        /// What it came to.
        outcome: Outcome,
    },
    /// The retained word is shown and goes on the grid.
    SolutionUncovered {
        /// What one's own came to.
        outcome: Outcome,
    },
    /// The turn is left for a while.
    TimeStopped {
        /// When.
        at: f64,
    },
    /// The time goes on.
    TimeResumed {
        /// When.
        at: f64,
        /// By which clock.
        #[serde(default)]
        epoch: String,
    },
    /// The game is left before its end.
    SoloStopped,
}

/// One thing asked for once a game has begun.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type")]
pub enum Wish {
    /// Another game.
    BeginSolo,
    /// Be told the next thing about the top.
    TakeHint,
    /// What is to count if the time ends.
    KeepDraft {
        /// What is written.
        slip: Slip,
    },
    /// One's own word; as long as it is less than the top, only by how much is told.
    TryWord {
        /// What is written.
        slip: Slip,
    },
    /// One's own word, or the draft, or nothing; then the solution is shown.
    HandIn {
        /// What is written.
        #[serde(default)]
        slip: Option<Slip>,
    },
    /// The letters of the next turn.
    GoOn,
    /// Leave the turn for a while.
    StopTime,
    /// Come back to it.
    ResumeTime,
    /// Leave the game.
    StopSolo,
}
