//! Finding moves.

mod all;
mod bounds;
mod openness;
mod passing;
mod ranking;
mod score;
mod spell;
mod top;

use crate::lanes::Lanes;
use crate::moves::Moves;
use crate::rack::{Rack, Subsets};
use crate::rules::Rules;
use crate::words::Words;

/// What searches write on: kept from one to the next, it need not be asked for again.
#[derive(Default)]
pub struct Memory {
    subsets: Subsets,
    top: top::Scratch,
    all: all::Scratch,
}

/// Searches positions one after the other.
pub struct Searcher<'s> {
    words: &'s Words,
    rules: &'s Rules,
    memory: &'s mut Memory,
}

impl<'s> Searcher<'s> {
    /// A searcher over a word list, with rules.
    pub fn new(words: &'s Words, rules: &'s Rules, memory: &'s mut Memory) -> Self {
        Self { words, rules, memory }
    }

    /// All the moves of the best score.
    pub fn top(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        let Memory { subsets, top, .. } = &mut *self.memory;
        subsets.fill(self.rules, rack);
        top::top_moves(self.words, self.rules, lanes, subsets, top)
    }

    /// All the moves.
    pub fn all(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        let Memory { subsets, all, .. } = &mut *self.memory;
        subsets.fill(self.rules, rack);
        all::all_moves(self.words, self.rules, lanes, subsets, all)
    }
}

/// How much a board offers to the next turn, whatever its letters; see the module.
pub fn openness(lanes: &Lanes, rules: &Rules) -> i64 {
    openness::openness(lanes, rules)
}
