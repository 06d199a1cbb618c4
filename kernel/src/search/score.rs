//! The exact score of a word at a start of a lane, and of each choice of squares for its jokers.

use crate::grid::SIDE;
use crate::lane::{Lane, Mask, positions, span};
use crate::letters::Letter;
use crate::rules::Rules;
use crate::search::bounds::product;

/// A word put at a start of a lane.
pub(crate) struct Scored {
    /// Without any joker.
    pub(crate) score: i32,
    start: usize,
    multiplier: i32,
    laid: Mask,
}

impl Scored {
    #[inline]
    pub(crate) fn new(lane: &Lane, rules: &Rules, word: &[Letter], start: usize) -> Self {
        let end = start + word.len();
        let laid = span(start, end) & !lane.occupied;
        let multiplier = product(laid & lane.premiums.word_2, laid & lane.premiums.word_3);
        let mut sum = lane.tile_sums[end] - lane.tile_sums[start];
        let mut crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        for at in positions(laid) {
            let letter = rules.value(word[at - start]) * lane.letter_multipliers[at];
            sum += letter;
            if lane.crossed >> at & 1 == 1 {
                crosswise += letter * lane.word_multipliers[at];
            }
        }
        Self {
            score: sum * multiplier + crosswise + rules.bonus(laid.count_ones() as usize),
            start,
            multiplier,
            laid,
        }
    }

    /// Call `visit` with the score and the squares of the jokers, for each way to lay these jokers.
    #[inline]
    pub(crate) fn for_each_joker(
        &self,
        lane: &Lane,
        rules: &Rules,
        word: &[Letter],
        jokers: &[Letter],
        mut visit: impl FnMut(i32, Mask),
    ) {
        match *jokers {
            [] => visit(self.score, 0),
            [only] => {
                for at in self.laid_with(word, only) {
                    visit(self.score - self.worth(lane, rules, word, at), 1 << at);
                }
            }
            [one, other] => {
                for at in self.laid_with(word, one) {
                    let score = self.score - self.worth(lane, rules, word, at);
                    for second in self.laid_with(word, other) {
                        if one != other || second > at {
                            visit(score - self.worth(lane, rules, word, second), 1 << at | 1 << second);
                        }
                    }
                }
            }
            _ => unreachable!("a rack has at most two jokers"),
        }
    }

    fn laid_with(&self, word: &[Letter], letter: Letter) -> impl Iterator<Item = usize> {
        let start = self.start;
        positions(self.laid).filter(move |&at| word[at - start] == letter)
    }

    /// What the letter at a square brings, crosswise word included.
    fn worth(&self, lane: &Lane, rules: &Rules, word: &[Letter], at: usize) -> i32 {
        let crosswise = i32::from(lane.crossed >> at & 1) * lane.word_multipliers[at];
        rules.value(word[at - self.start]) * lane.letter_multipliers[at] * (self.multiplier + crosswise)
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
