//! The most that can be scored in a slot, before any word is looked at.
//!
//! With W the product of the word multipliers of the empty squares and T[n] the most that n tiles are worth,
//! the tiles laid bring at most W·(T[tiles] + T[squares ×2 or ×3] + T[squares ×3]): the dearest tiles lie on the
//! best squares. That is `loose`. On a cross square no tile dearer than the dearest letter allowed there can
//! lie; counting cross squares so, and the others as before, gives a second limit; `tight` is the lower of both.

use crate::grid::SIDE;
use crate::lanes::{Lane, Mask, positions, span};
use crate::rack::{Kind, SUMS, Sums};
use crate::rules::{Premiums, Rules};

/// What the cross squares of a lane can bring with a given rack: sums over the positions before the index.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CrossLimits {
    /// Dearest letter allowed, times letter multiplier.
    letters: [i32; SIDE + 1],
    /// The same, times word multiplier: what the letter brings to its crosswise word.
    words: [i32; SIDE + 1],
}

impl CrossLimits {
    /// `kinds`: the letters of the rack, dearest first.
    #[inline]
    pub(crate) fn new(lane: &Lane, premiums: &Premiums, kinds: &[Kind]) -> Self {
        let mut limits = Self { letters: [0; SIDE + 1], words: [0; SIDE + 1] };
        let mut left = lane.crossed;
        for kind in kinds {
            let accepting = lane.accepts[usize::from(kind.letter)] & left;
            left &= !accepting;
            for position in positions(accepting) {
                limits.add(position, kind.value * premiums.letter[position], premiums.word[position]);
            }
        }
        limits
    }

    #[inline]
    fn add(&mut self, position: usize, letter: i32, multiplier: i32) {
        for end in 0..=SIDE {
            let letter = if end > position { letter } else { 0 };
            self.letters[end] += letter;
            self.words[end] += letter * multiplier;
        }
    }
}

/// What the bounds of a slot depend on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    /// Empty squares.
    pub(crate) empty: Mask,
    pub(crate) start: u8,
    tiles: u8,
    /// Empty squares that multiply the letter by 2 or 3.
    doubled: u8,
    /// Empty squares that multiply the letter by 3.
    tripled: u8,
    /// The same three numbers over the squares that are not crossed.
    free: u8,
    free_doubled: u8,
    free_tripled: u8,
    /// Product of the word multipliers.
    pub(crate) multiplier: i32,
    /// Points whatever is laid, and what the letters laid can bring to crosswise words.
    constant: i32,
    /// What the letters on cross squares can bring to the word, before W.
    crossed: i32,
}

/// Two limits on the score of a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    /// Shrinks with the worth of the tiles, W points a point.
    pub(crate) loose: i32,
    pub(crate) tight: i32,
}

impl Slot {
    #[inline(always)]
    pub(crate) fn new(
        (lane, premiums): (&Lane, &Premiums),
        limits: &CrossLimits,
        rules: &Rules,
        start: usize,
        end: usize,
    ) -> Self {
        let empty = span(start, end) & !lane.occupied;
        let free = empty & !lane.crossed;
        let multiplier = product(empty & premiums.word_2, empty & premiums.word_3);
        let count = |mask: Mask| mask.count_ones() as u8;
        let lying = i32::from(lane.tile_sums[end] - lane.tile_sums[start]);
        let crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        let crosswise_laid = limits.words[end] - limits.words[start];
        let bonus = rules.bonus(usize::from(count(empty)));
        Self {
            empty,
            start: start as u8,
            tiles: count(empty),
            doubled: count(empty & premiums.letter_2_or_3),
            tripled: count(empty & premiums.letter_3),
            free: count(free),
            free_doubled: count(free & premiums.letter_2_or_3),
            free_tripled: count(free & premiums.letter_3),
            multiplier,
            constant: multiplier * lying + crosswise + crosswise_laid + bonus,
            crossed: limits.letters[end] - limits.letters[start],
        }
    }

    /// The limits for tiles of these sums. Without cross squares both are the same.
    #[inline(always)]
    pub(crate) fn bound(&self, sums: &Sums) -> Bound {
        let worth = |tiles: u8| i32::from(sums[usize::from(tiles % SUMS)]);
        let anywhere = worth(self.tiles) + worth(self.doubled) + worth(self.tripled);
        let crossed = self.crossed + worth(self.free) + worth(self.free_doubled) + worth(self.free_tripled);
        let loose = self.constant + self.multiplier * anywhere;
        Bound { loose, tight: loose.min(self.constant + self.multiplier * crossed) }
    }
}

/// The product of word multipliers, given the squares ×2 and ×3.
#[inline]
pub(crate) fn product(doubles: Mask, triples: Mask) -> i32 {
    const POWERS_OF_3: [i32; SIDE + 1] = {
        let mut powers = [1; SIDE + 1];
        let mut i = 1;
        while i <= SIDE {
            powers[i] = powers[i - 1] * 3;
            i += 1;
        }
        powers
    };
    POWERS_OF_3[triples.count_ones() as usize % POWERS_OF_3.len()] << doubles.count_ones()
}
