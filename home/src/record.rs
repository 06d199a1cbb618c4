//! A game that is known to its end, and each of its turns behind a mask.

use nonuple_kernel::{Grid, Place, Placement, Rules, Square, fault};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::squares::{place_of, tiles_of};

/// A game as it was played, of which no more is read than is needed here; see `nonuple.play.record`.
#[derive(Clone, Debug, Deserialize)]
pub struct Record {
    /// The rulebook.
    pub edition: String,
    /// The kind of game.
    pub formula: String,
    /// Its turns.
    pub turns: Vec<Turn>,
    /// The letters and the board.
    #[serde(default = "usual")]
    pub variant: String,
}

fn usual() -> String {
    "french".to_owned()
}

/// A turn as records have it.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    /// Its number, from 1.
    pub n: usize,
    /// Draws that went back into the bag.
    #[serde(default)]
    pub rejected: Vec<Value>,
    /// Letters kept.
    pub kept: String,
    /// Letters drawn.
    pub drawn: String,
    /// Where the word lies.
    #[serde(rename = "ref")]
    pub place: String,
    /// The word retained, jokers in lower case.
    pub word: String,
    /// Points.
    pub score: i32,
    /// Of them for many letters.
    pub bonus: i32,
    /// Words formed crosswise.
    #[serde(default)]
    pub cross: Vec<String>,
    /// Moves of the best score.
    pub ties: usize,
    /// The letter that took the joker's place.
    #[serde(default)]
    pub replaced: Option<String>,
}

/// The letters of a turn, as they are shown.
#[derive(Serialize)]
pub(crate) struct ShownRack<'t> {
    kept: &'t str,
    drawn: &'t str,
    rejected: bool,
    published: String,
}

impl Turn {
    pub(crate) fn rack(&self) -> String {
        format!("{}{}", self.kept, self.drawn)
    }

    /// `WEL+BSUI`, `-ACUOEJL`.
    pub(crate) fn published(&self) -> String {
        let (rejected, kept) = (if self.rejected.is_empty() { "" } else { "-" }, &self.kept);
        format!("{rejected}{kept}{}{}", if kept.is_empty() { "" } else { "+" }, self.drawn)
    }

    pub(crate) fn shown(&self) -> ShownRack<'_> {
        let rejected = !self.rejected.is_empty();
        ShownRack { kept: &self.kept, drawn: &self.drawn, rejected, published: self.published() }
    }
}

/// A turn: the grid and the letters that are shown of it first, and the word that stays behind the mask.
#[derive(Clone, Debug)]
pub(crate) struct Masked {
    pub(crate) grid: Grid,
    pub(crate) turn: Turn,
    pub(crate) place: Place,
    pub(crate) word: Vec<Square>,
    /// The grid once the word lies on it.
    pub(crate) after: Grid,
}

impl Masked {
    pub(crate) fn top(&self) -> i32 {
        self.turn.score
    }

    /// Squares of the word retained.
    pub(crate) fn squares(&self) -> Vec<usize> {
        crate::squares::along(&self.grid, self.place, &self.word).map(|(.., square)| square).collect()
    }
}

/// The turns of a game up to the first without a word, each on the grid that the words before it make; None where a
/// word or a place cannot be read.
pub(crate) fn masked(record: &Record, rules: &Rules) -> Option<Vec<Masked>> {
    let mut grid = Grid::default();
    let mut turns = Vec::new();
    for turn in record.turns.iter().take_while(|turn| !turn.word.is_empty()) {
        let (place, word) = (place_of(&turn.place)?, tiles_of(&turn.word)?);
        let after = after(rules, &grid, place, &word, turn.replaced.is_some());
        turns.push(Masked { grid, turn: turn.clone(), place, word, after });
        grid = after;
    }
    Some(turns)
}

/// The grid with a word on it, letters standing where a joker was replaced; as before where it cannot lie at all.
fn after(rules: &Rules, grid: &Grid, place: Place, word: &[Square], replaced: bool) -> Grid {
    let placement = Placement::new(rules, grid, place, word);
    if placement.faults & (fault::OFF_GRID | fault::CONFLICT) != 0 {
        return *grid;
    }
    let mut after = placement.grid;
    for laid in placement.laid.iter().filter(|laid| replaced && laid.tile.is_joker()) {
        let letter = laid.tile.letter().map_or(laid.tile, |letter| Square::tile(letter, false));
        after.lay(place.direction, place.line, laid.position, letter);
    }
    after
}
