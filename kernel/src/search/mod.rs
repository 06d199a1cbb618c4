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

/// Searches positions one after the other, keeping its memory.
pub struct Searcher<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: Subsets,
    top: top::Scratch,
    all: all::Scratch,
}

impl<'s> Searcher<'s> {
    /// A searcher over a word list, with rules.
    pub fn new(words: &'s Words, rules: &'s Rules) -> Self {
        Self { words, rules, subsets: Subsets::default(), top: Default::default(), all: Default::default() }
    }

    /// All the moves of the best score.
    pub fn top(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        self.subsets.fill(self.rules, rack);
        top::top_moves(self.words, self.rules, lanes, &self.subsets, &mut self.top)
    }

    /// All the moves.
    pub fn all(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        self.subsets.fill(self.rules, rack);
        all::all_moves(self.words, self.rules, lanes, &self.subsets, &mut self.all)
    }
}

/// How much a board offers to the next turn, whatever its letters; see the module.
pub fn openness(lanes: &Lanes, rules: &Rules) -> i64 {
    openness::openness(lanes, rules)
}
