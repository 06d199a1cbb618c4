//! What a player missed at a turn, and why: the better moves, in groups.

use nonuple_kernel::{Grid, Moves, Place, Rules, Square, Words, reference};
use serde::{Deserialize, Serialize};

use crate::record::Masked;
use crate::squares::{along, laid_on, place_of, text, tiles_of};

/// Letters of a short word, at most.
const SHORT: usize = 3;
/// Letters of a whole rack.
const FULL: usize = 7;
/// Moves named in a group, at most; the others are counted.
const NAMED: usize = 6;

/// Why a better move was missed; a move that has several has the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// It lays seven letters or more.
    Seven,
    /// It is one's own word, where it earns more.
    Placement,
    /// It plays a joker.
    Joker,
    /// It lengthens a word of the grid, along or across.
    Hook,
    /// Its word is short, or it lies along others and forms nothing but short words with them.
    Short,
    /// None of these.
    Unseen,
}

impl Cause {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Seven => "seven",
            Self::Placement => "placement",
            Self::Joker => "joker",
            Self::Hook => "hook",
            Self::Short => "short",
            Self::Unseen => "unseen",
        }
    }
}

/// A better move.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct MissedMove {
    /// Where it lies.
    #[serde(rename = "ref")]
    pub place: String,
    /// As it reads on the grid.
    pub word: String,
    /// What it brings.
    pub score: i32,
    /// Words formed crosswise.
    #[serde(default)]
    pub cross: Vec<String>,
}

/// Better moves that were missed for the same cause, the dearest first.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct MissedGroup {
    /// The cause.
    pub cause: Cause,
    /// How many.
    pub count: usize,
    /// The first of them.
    pub moves: Vec<MissedMove>,
}

/// A move of the game, of which the cause is asked.
struct Candidate {
    place: Place,
    word: Vec<Square>,
    bonus: i32,
    told: MissedMove,
}

impl Candidate {
    fn cause(&self, grid: &Grid, own: &str) -> Cause {
        if self.bonus > 0 {
            return Cause::Seven;
        }
        if !own.is_empty() && self.told.word.to_uppercase() == own.to_uppercase() {
            return Cause::Placement;
        }
        if laid_on(grid, self.place, &self.word).iter().any(|tile| tile.is_joker()) {
            return Cause::Joker;
        }
        if self.lengthens(grid) {
            return Cause::Hook;
        }
        let cross = &self.told.cross;
        let leans = cross.len() > 1 && cross.iter().all(|word| word.len() <= SHORT);
        if self.word.len() <= SHORT || leans { Cause::Short } else { Cause::Unseen }
    }

    /// Whether a word of the grid becomes a longer one: in the line of the move, or across it.
    fn lengthens(&self, grid: &Grid) -> bool {
        let lying: Vec<bool> =
            along(grid, self.place, &self.word).map(|(_, lying, _)| !lying.is_empty()).collect();
        lying.windows(2).any(|two| two[0] && two[1]) || self.told.cross.iter().any(|word| word.len() > 2)
    }

    fn name(&self, cause: Cause) -> String {
        let MissedMove { place, word, .. } = &self.told;
        if cause == Cause::Placement { format!("{place} {word}") } else { word.clone() }
    }
}

/// Why a move was missed by one who played `own`; None where it cannot be read.
pub fn cause_at(
    grid: &Grid,
    place: &str,
    word: &str,
    bonus: i32,
    cross: Vec<String>,
    own: &str,
) -> Option<Cause> {
    let told = MissedMove { place: place.to_owned(), word: word.to_owned(), score: 0, cross };
    let one = Candidate { place: place_of(place)?, word: tiles_of(word)?, bonus, told };
    Some(one.cause(grid, own))
}

/// What would have earned more than `points`: the group of the dearest move first.
///
/// The retained word is among them, whether the list in use has it or not; a word is told once, where it is dearest.
pub(super) fn missed_at(
    turn: &Masked,
    rules: &Rules,
    moves: &Moves,
    own: &str,
    points: i32,
) -> Vec<MissedGroup> {
    let retained = (turn.top() > points).then(|| Candidate {
        place: turn.place,
        word: turn.word.clone(),
        bonus: turn.turn.bonus,
        told: MissedMove {
            place: turn.turn.place.clone(),
            word: turn.turn.word.clone(),
            score: turn.top(),
            cross: turn.turn.cross.clone(),
        },
    });
    let better = moves.iter().filter(|one| points < one.score() && one.score() <= turn.top()).map(|one| {
        let word = moves.word(one);
        let cross = moves.cross(one).iter().map(|word| text(word)).collect();
        let told = MissedMove { place: reference(one.place()), word: text(&word), score: one.score(), cross };
        Candidate { place: one.place(), word, bonus: rules.bonus(moves.tiles(one)), told }
    });
    let mut groups: Vec<(Cause, Vec<(String, MissedMove)>)> = Vec::new();
    for one in retained.into_iter().chain(better) {
        let cause = one.cause(&turn.grid, own);
        let name = one.name(cause);
        let at = groups.iter().position(|(of, _)| *of == cause).unwrap_or_else(|| {
            groups.push((cause, Vec::new()));
            groups.len() - 1
        });
        if groups[at].1.iter().all(|(known, _)| *known != name) {
            groups[at].1.push((name, one.told));
        }
    }
    groups.sort_by_key(|(_, moves)| -moves[0].1.score);
    let told = |(cause, moves): (Cause, Vec<(String, MissedMove)>)| MissedGroup {
        cause,
        count: moves.len(),
        moves: moves.into_iter().take(NAMED).map(|(_, told)| told).collect(),
    };
    groups.into_iter().map(told).collect()
}

/// Words of all the letters that lie nowhere; with a joker there are too many to be of use.
pub(super) fn placeless_sevens(turn: &Masked, moves: &Moves, words: &Words) -> Vec<String> {
    let letters = turn.turn.rack();
    if letters.len() != FULL || letters.contains('?') {
        return Vec::new();
    }
    let placed: Vec<String> = moves
        .iter()
        .map(|one| moves.word(one))
        .filter(|word| word.len() == FULL)
        .map(|word| text(&word))
        .collect();
    let spelled = words.anagrams(&letters).unwrap_or_default();
    spelled.into_iter().filter(|word| !placed.contains(word)).collect()
}
