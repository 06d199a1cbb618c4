//! The exact score of a word at a start of a lane, and of each choice of squares for its jokers.

use crate::grid::SIDE;
use crate::lanes::{Lane, Mask, positions, span};
use crate::letters::{Letter, Tally, tally};
use crate::rules::{Premiums, Rules};
use crate::search::bounds::product;
use crate::words::READ;

/// A word put at a start of a lane.
pub(crate) struct Scored {
    /// Without any joker.
    pub(crate) score: i32,
    laid: Mask,
    /// By position: what the letter laid there brings, crosswise word included.
    worth: [i32; SIDE + 1],
}

impl Scored {
    #[inline]
    pub(crate) fn new(
        (lane, premiums): (&Lane, &Premiums),
        rules: &Rules,
        word: &[Letter; READ],
        start: usize,
        length: usize,
    ) -> Self {
        let (start, end) = (start % READ, (start + length) % READ);
        let laid = span(start, end) & !lane.occupied;
        let multiplier = product(laid & premiums.word_2, laid & premiums.word_3);
        let lying = i32::from(lane.tile_sums[end] - lane.tile_sums[start]);
        let crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        let mut score = lying * multiplier + crosswise + rules.bonus(laid.count_ones() as usize % READ);
        let mut worth = [0; SIDE + 1];
        for at in positions(laid) {
            let letter = rules.value(word[(at - start) % READ]) * premiums.letter[at];
            let crossed = i32::from(lane.crossed >> at & 1);
            worth[at] = letter * (multiplier + crossed * premiums.word[at]);
            score += worth[at];
        }
        Self { score, laid, worth }
    }

    /// The letters laid, by a word from a start.
    pub(crate) fn tally(&self, word: &[Letter; READ], start: usize) -> Tally {
        positions(self.laid).map(|at| tally(word[at - start])).sum()
    }

    /// Call `visit` with the score and the squares of the jokers, for each way to lay those needed, and up to
    /// `spare` more in place of letters that the rack has.
    #[inline]
    pub(crate) fn for_each_joker(
        &self,
        (word, start): (&[Letter; READ], usize),
        (needed, spare): (&[Letter], u8),
        mut visit: impl FnMut(i32, Mask),
    ) {
        if needed.is_empty() {
            visit(self.score, 0);
            if spare == 0 {
                return;
            }
        }
        let holding = |letter: Letter| {
            let squares = positions(self.laid).filter(|at| word[(at - start) % READ] == letter);
            squares.fold(0, |mask: Mask, at| mask | 1 << at)
        };
        let one_joker = |at: usize| self.score - self.worth[at];
        let (first, second) = match *needed {
            [] => (self.laid, self.laid),
            [letter] => (holding(letter), self.laid),
            [a, b, ..] => (holding(a), holding(b)),
        };
        if needed.len() < 2 {
            positions(first).for_each(|at| visit(one_joker(at), 1 << at));
        }
        if needed.len() + usize::from(spare) < 2 {
            return;
        }
        for one in positions(first | second) {
            let others = if first >> one & 1 == 1 { second } else { 0 };
            let or_others = if second >> one & 1 == 1 { first } else { 0 };
            for other in positions((others | or_others) & !span(0, one + 1)) {
                visit(one_joker(one) - self.worth[other], 1 << one | 1 << other);
            }
        }
    }
}

/// The starts, among some, at which every letter of a word is accepted.
#[inline]
pub(crate) fn accepted_starts(lane: &Lane, word: &[Letter; READ], length: usize, mut starts: Mask) -> Mask {
    for (offset, letter) in word.iter().enumerate().take(length) {
        starts &= lane.accepts[usize::from(*letter)] >> offset;
        if starts == 0 {
            break;
        }
    }
    starts
}
