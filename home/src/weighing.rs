//! What a word is worth where somebody puts it.

use nonuple_kernel::{Grid, Place, Placement, Rack, Rules, Square, Words, fault, letters, reference};
use serde::{Deserialize, Serialize};

use crate::record::Masked;
use crate::refusal::Refusal;
use crate::squares::{place_of, text, tiles_of};

/// The names of faults, by their bits.
const FAULTS: [&str; 11] = [
    "TOO_SHORT",
    "OFF_GRID",
    "CONFLICT",
    "NOT_WHOLE",
    "NO_TILE",
    "DETACHED",
    "OFF_CENTRE",
    "TOO_MANY_TILES",
    "WORD_NOT_ADMITTED",
    "CROSS_NOT_ADMITTED",
    "LETTERS_MISSING",
];

/// A place and a word as they can be read: `H4`, the word in capitals or with its jokers in lower case.
#[derive(Clone, Debug, Deserialize)]
pub struct Typed {
    /// The place.
    #[serde(rename = "ref")]
    pub place: String,
    /// The word.
    pub word: String,
}

/// What a word is worth: nothing where it cannot lie or is not admitted.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Weighed {
    /// Where it was put.
    #[serde(rename = "ref")]
    pub place: String,
    /// As it reads on the grid, jokers in lower case.
    pub word: String,
    /// What it brings.
    pub points: i32,
    /// What is wrong with it, by name.
    pub fault: String,
    /// The words that the list lacks.
    pub refused: Vec<String>,
}

impl Weighed {
    /// Why it is worth nothing, where it is.
    pub fn objection(&self, most: usize) -> Option<Refusal> {
        if !self.refused.is_empty() {
            let words: Vec<_> = self.refused.iter().map(|word| word.to_uppercase()).collect();
            let (count, words) = (words.len(), words.join(", "));
            return Some(Refusal::new("home.NOT_ADMITTED").with("words", words).with("count", count));
        }
        let named = |fault: &str| Refusal::new(&format!("pieces.{fault}")).with("word", self.word.as_str());
        (!self.fault.is_empty())
            .then(|| named(&self.fault).with("ref", self.place.as_str()).with("tiles", 0).with("most", most))
    }
}

/// The first fault of a placement, by name.
pub(crate) fn name_of(faults: u16) -> &'static str {
    FAULTS.get(faults.trailing_zeros() as usize).copied().unwrap_or_default()
}

/// A word somewhere, and what is wrong with it.
struct Tried {
    placement: Placement,
    refused: Vec<String>,
}

impl Tried {
    fn new(rules: &Rules, words: &Words, grid: &Grid, rack: &Rack, place: Place, word: &[Square]) -> Self {
        let mut placement = Placement::new(rules, grid, place, word);
        placement.check_words(words);
        let formed = std::iter::once(&placement.word).chain(&placement.cross);
        let refused = formed.filter(|one| !words.contains(&letters(one))).map(|one| text(one)).collect();
        if !rack.has(placement.laid.iter().map(|laid| laid.tile.kind())) {
            placement.faults |= fault::LETTERS_MISSING;
        }
        Self { placement, refused }
    }
}

/// A word as it is told, else with each choice of jokers.
fn tried(
    rules: &Rules,
    words: &Words,
    grid: &Grid,
    rack: &Rack,
    place: Place,
    word: &[Square],
) -> Vec<Tried> {
    let told = Tried::new(rules, words, grid, rack, place, word);
    if word.iter().any(|tile| tile.is_joker()) {
        return vec![told];
    }
    let at: Vec<usize> = told.placement.laid.iter().map(|laid| laid.position - place.start).collect();
    let jokers = rack.tiles().filter(Option::is_none).count().min(at.len());
    let mut all = vec![told];
    for standing in choices(&at, jokers) {
        let mut word = word.to_vec();
        for offset in standing {
            word[offset] = word[offset].letter().map_or(word[offset], |letter| Square::tile(letter, true));
        }
        all.push(Tried::new(rules, words, grid, rack, place, &word));
    }
    all
}

/// One of them, or as many as two: there are no more jokers. The fewest first, in order.
fn choices(of: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    if most > 0 {
        found.extend(of.iter().map(|one| vec![*one]));
    }
    if most > 1 {
        let pairs =
            of.iter().enumerate().flat_map(|(at, one)| of[at + 1..].iter().map(|two| vec![*one, *two]));
        found.extend(pairs);
    }
    found
}

/// What a word is worth on a grid with the letters of a rack, and the name of what bars it whatever the list says.
///
/// Jokers are those written in lower case; where none is told and letters lack, they stand for what costs least. None
/// where the place or the word cannot be read.
pub fn weighed(
    rules: &Rules,
    words: &Words,
    grid: &Grid,
    rack: &Rack,
    typed: &Typed,
) -> Option<(Weighed, &'static str)> {
    const OF_THE_LIST: u16 = fault::WORD_NOT_ADMITTED | fault::CROSS_NOT_ADMITTED;
    let (place, word) = (place_of(&typed.place)?, tiles_of(&typed.word)?);
    let tried = tried(rules, words, grid, rack, place, &word);
    let lies = |one: &Tried| one.placement.faults & !OF_THE_LIST == 0;
    let barred = if tried.iter().any(lies) { "" } else { name_of(tried[0].placement.faults & !OF_THE_LIST) };
    let place = reference(place);
    let mut best: Option<&Tried> = None;
    for one in tried.iter().filter(|one| one.placement.faults == 0) {
        if best.is_none_or(|best| one.placement.score > best.placement.score) {
            best = Some(one);
        }
    }
    let weighed = match best {
        Some(Tried { placement, .. }) => {
            let (word, points) = (text(&placement.word), placement.score);
            Weighed { place, word, points, fault: String::new(), refused: Vec::new() }
        }
        None => {
            let Tried { placement, refused } = &tried[0];
            let (word, fault) = (text(&placement.word), name_of(placement.faults).to_owned());
            Weighed { place, word, points: 0, fault, refused: refused.clone() }
        }
    };
    Some((weighed, barred))
}

impl Masked {
    /// What a word is worth at this turn.
    pub(crate) fn weigh(&self, rules: &Rules, words: &Words, typed: &Typed) -> Option<Weighed> {
        let rack = Rack::parse(&self.turn.rack()).ok()?;
        weighed(rules, words, &self.grid, &rack, typed).map(|(weighed, _)| weighed)
    }
}
