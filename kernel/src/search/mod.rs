//! Finding moves.

mod all;
mod best;
mod bounds;
mod equity;
mod near;
mod openness;
mod passing;
mod ranking;
mod refused;
mod score;
mod spell;
mod stock;
mod top;

use crate::find::Stock;
use crate::lanes::Lanes;
use crate::moves::Moves;
use crate::rack::{Rack, Subsets};
use crate::rules::Rules;
use crate::words::Words;
use best::{Aim, best_moves};
use equity::Equity;
use near::Near;
use top::Top;

pub use equity::GRAIN;

/// What searches write on: kept from one to the next, it need not be asked for again.
#[derive(Default)]
pub struct Memory {
    subsets: Subsets,
    best: best::Scratch,
    all: all::Scratch,
    kept: Vec<i32>,
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
        self.memory.subsets.fill(self.rules, rack);
        self.best(lanes, Top::default())
    }

    /// The moves worth at least nine tenths of the top, and those of the next best score.
    pub fn near_top(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        self.memory.subsets.fill(self.rules, rack);
        self.best(lanes, Near::default())
    }

    fn best(&mut self, lanes: &Lanes, aim: impl Aim) -> Moves {
        let Memory { subsets, best, .. } = &mut *self.memory;
        best_moves((self.words, self.rules), lanes, subsets, best, aim)
    }

    /// All the moves.
    pub fn all(&mut self, lanes: &Lanes, rack: &Rack) -> Moves {
        let Memory { subsets, all, .. } = &mut *self.memory;
        subsets.fill(self.rules, rack);
        all::all_moves(self.words, self.rules, lanes, subsets, all)
    }

    /// Weigh what a rack keeps: `worth` gives, for each subset and in their order, what keeping it is worth.
    pub(crate) fn weigh(&mut self, rack: &Rack, worth: impl FnOnce(&Subsets, &mut Vec<i32>)) -> &Subsets {
        let Memory { subsets, kept, .. } = &mut *self.memory;
        subsets.fill(self.rules, rack);
        kept.clear();
        worth(subsets, kept);
        subsets.weigh(kept);
        subsets
    }

    /// The moves of the rack weighed last whose equity is the best and no less than `least`.
    pub(crate) fn best_of_weighed(&mut self, lanes: &Lanes, least: i32) -> Moves {
        self.best(lanes, Equity::at_least(least, self.rules, &self.memory.subsets))
    }

    /// All the moves of the rack weighed last.
    pub(crate) fn all_of_weighed(&mut self, lanes: &Lanes) -> (Moves, &Subsets) {
        let Memory { subsets, all, .. } = &mut *self.memory;
        (all::all_moves(self.words, self.rules, lanes, subsets, all), subsets)
    }

    /// The subsets of the rack weighed last.
    pub(crate) fn weighed(&self) -> &Subsets {
        &self.memory.subsets
    }

    pub(crate) fn game(&self) -> (&'s Words, &'s Rules) {
        (self.words, self.rules)
    }
}

/// How much a board offers to the next turn, whatever its letters; see the module.
pub fn openness(lanes: &Lanes, rules: &Rules) -> i64 {
    openness::openness(lanes, rules)
}

/// Whether some word can be laid with tiles of a stock, as many of them as the rules allow at once.
pub fn some_word_fits(lanes: &Lanes, words: &Words, stock: &Stock) -> bool {
    stock::some_word_fits(lanes, words, stock)
}
