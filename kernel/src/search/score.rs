//! The exact score of a word at a start of a lane, and of each choice of squares for its jokers.

use crate::grid::SIDE;
use crate::lanes::{Lane, Mask, positions, span};
use crate::letters::{Letter, Tally, tally};
use crate::rules::{Premiums, Rules};
use crate::search::bounds::product;

/// A word put at a start of a lane.
pub(crate) struct Scored<'s> {
    /// Without any joker.
    pub(crate) score: i32,
    laid: Mask,
    start: usize,
    multiplier: i32,
    crossed: Mask,
    premiums: &'s Premiums,
}

impl<'s> Scored<'s> {
    #[inline]
    pub(crate) fn new(
        lane: &Lane,
        premiums: &'s Premiums,
        rules: &Rules,
        word: &[Letter],
        start: usize,
    ) -> Self {
        let end = start + word.len();
        let laid = span(start, end) & !lane.occupied;
        let multiplier = product(laid & premiums.word_2, laid & premiums.word_3);
        let mut sum = i32::from(lane.tile_sums[end] - lane.tile_sums[start]);
        let mut crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        for at in positions(laid) {
            let letter = rules.value(word[at - start]) * premiums.letter[at];
            sum += letter;
            if lane.crossed >> at & 1 == 1 {
                crosswise += letter * premiums.word[at];
            }
        }
        Self {
            score: sum * multiplier + crosswise + rules.bonus(laid.count_ones() as usize),
            laid,
            start,
            multiplier,
            crossed: lane.crossed,
            premiums,
        }
    }

    /// The letters laid.
    pub(crate) fn tally(&self, word: &[Letter]) -> Tally {
        positions(self.laid).map(|at| tally(word[at - self.start])).sum()
    }

    /// Call `visit` with the score and the squares of the jokers, for each way to lay those needed, and up to
    /// `spare` more in place of letters that the rack has.
    #[inline]
    pub(crate) fn for_each_joker(
        &self,
        rules: &Rules,
        word: &[Letter],
        (needed, spare): (&[Letter], u8),
        mut visit: impl FnMut(i32, Mask),
    ) {
        if needed.is_empty() {
            visit(self.score, 0);
            if spare == 0 {
                return;
            }
        }
        let worth = |at| self.worth(rules, word, at);
        let stands_for = |at: usize, letter: &Letter| word[at - self.start] == *letter;
        for one in positions(self.laid) {
            let score = self.score - worth(one);
            if needed.len() + usize::from(spare) == 1 {
                if needed.iter().all(|letter| stands_for(one, letter)) {
                    visit(score, 1 << one);
                }
                continue;
            }
            if needed.len() < 2 && needed.iter().all(|letter| stands_for(one, letter)) {
                visit(score, 1 << one);
            }
            for other in positions(self.laid & !span(0, one + 1)) {
                let suits = match needed {
                    [] => true,
                    [letter] => stands_for(one, letter) || stands_for(other, letter),
                    [a, b] => {
                        stands_for(one, a) && stands_for(other, b)
                            || stands_for(one, b) && stands_for(other, a)
                    }
                    _ => unreachable!("a rack has at most two jokers"),
                };
                if suits {
                    visit(score - worth(other), 1 << one | 1 << other);
                }
            }
        }
    }

    /// What the letter at a square brings, crosswise word included.
    fn worth(&self, rules: &Rules, word: &[Letter], at: usize) -> i32 {
        let crosswise = i32::from(self.crossed >> at & 1) * self.premiums.word[at];
        rules.value(word[at - self.start]) * self.premiums.letter[at] * (self.multiplier + crosswise)
    }
}

/// The starts, among some, at which every letter of a word is accepted.
#[inline]
pub(crate) fn accepted_starts(lane: &Lane, word: &[Letter], mut starts: Mask) -> Mask {
    debug_assert!(word.len() <= SIDE);
    for (offset, &letter) in word.iter().enumerate() {
        starts &= lane.accepts[letter as usize] >> offset;
        if starts == 0 {
            break;
        }
    }
    starts
}
