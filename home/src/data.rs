//! What the rulebooks say, as data that the program gives.

use std::collections::BTreeMap;

use nonuple_kernel::{Rules, SQUARES};
use serde::Deserialize;

/// Letters, board, formulas and prices of the games at home.
#[derive(Clone, Debug, Deserialize)]
pub struct Data {
    /// What each letter is worth.
    pub values: Vec<u8>,
    /// How many tiles there are of each letter, and of `?`.
    pub counts: BTreeMap<char, usize>,
    /// By how much each square multiplies its letter.
    pub letter: Vec<u8>,
    /// By how much each square multiplies the word.
    pub word: Vec<u8>,
    /// Kinds of game, by name.
    pub formulas: BTreeMap<String, Formula>,
    /// What may be asked about the top, one thing after the other.
    pub hints: Vec<Hint>,
    /// Seconds without a sign of life that still count as thinking, where there is no clock.
    pub away: f64,
    /// Of a turn, when its clock calls for attention.
    pub last_seconds: u32,
}

/// A kind of game.
#[derive(Clone, Debug, Deserialize)]
pub struct Formula {
    /// Letters in a full rack.
    pub rack: usize,
    /// Points for laying 0, 1, 2 ... letters, up to the most that may be laid.
    pub bonus: Vec<u16>,
}

/// One thing told of the top, at a price.
#[derive(Clone, Debug, Deserialize)]
pub struct Hint {
    /// What is told.
    pub step: String,
    /// Points that it takes off the turn.
    pub price: i32,
}

impl Data {
    /// What the kernel scores a game of this formula with; None where the data have no such formula, or make no sense.
    pub fn rules(&self, formula: &str) -> Option<Rules> {
        let bonus = &self.formulas.get(formula)?.bonus;
        let squares = |of: &[u8]| <[u8; SQUARES]>::try_from(of).ok();
        let values = self.values.as_slice().try_into().ok()?;
        let most = bonus.len().checked_sub(1)?;
        Rules::new(values, squares(&self.letter)?, squares(&self.word)?, bonus, most).ok()
    }
}
