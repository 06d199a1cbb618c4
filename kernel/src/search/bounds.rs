//! The most that can be scored in a slot, before any word is looked at.
//!
//! With W the product of the word multipliers of the empty squares and T[n] the most that n tiles are worth,
//! the tiles laid bring at most W·(T[tiles] + T[squares ×2 or ×3] + T[squares ×3]): the dearest tiles lie on the
//! best squares. That is `loose`. On a cross square no tile dearer than the dearest letter allowed there can
//! lie; counting cross squares so, and the others as before, gives a second limit; `tight` is the lower of both.

use crate::grid::SIDE;
use crate::lane::{Lane, Mask, positions, span};
use crate::rack::{Subsets, Sums};
use crate::rules::Rules;

/// A lane with what its cross squares can bring with a given rack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CrossLimits {
    /// Sums before each position: dearest letter allowed, times letter multiplier.
    letters: [i32; SIDE + 1],
    /// The same, times word multiplier: what the letter brings to its crosswise word.
    words: [i32; SIDE + 1],
}

impl CrossLimits {
    pub(crate) fn new(lane: &Lane, rules: &Rules, subsets: &Subsets) -> Self {
        let mut limits = Self { letters: [0; SIDE + 1], words: [0; SIDE + 1] };
        if lane.crossed == 0 {
            return limits;
        }
        let (mut letters, mut words) = (0, 0);
        for position in 0..SIDE {
            let allowed = lane.cross_sets[position] & subsets.by_value;
            let letter = rules.by_value.dearest(allowed) * lane.letter_multipliers[position];
            letters += letter;
            words += letter * lane.word_multipliers[position];
            limits.letters[position + 1] = letters;
            limits.words[position + 1] = words;
        }
        limits
    }
}

/// What the bounds of a slot depend on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    /// Empty squares.
    pub(crate) empty: Mask,
    /// Product of the word multipliers.
    pub(crate) multiplier: i32,
    /// Points whatever is laid, and what the letters laid can bring to crosswise words.
    constant: i32,
    /// What the letters on cross squares can bring to the word, before W.
    crossed: i32,
    tiles: u8,
    doubled: u8,
    tripled: u8,
    free: u8,
    free_doubled: u8,
    free_tripled: u8,
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
    pub(crate) fn new(lane: &Lane, limits: &CrossLimits, rules: &Rules, start: usize, end: usize) -> Self {
        let empty = span(start, end) & !lane.occupied;
        let free = empty & !lane.crossed;
        let premiums = &lane.premiums;
        let multiplier = product(empty & premiums.word_2, empty & premiums.word_3);
        let tiles = empty.count_ones();
        let lying = lane.tile_sums[end] - lane.tile_sums[start];
        let crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        let crosswise_laid = limits.words[end] - limits.words[start];
        Self {
            empty,
            multiplier,
            constant: multiplier * lying + crosswise + crosswise_laid + rules.bonus(tiles as usize),
            crossed: limits.letters[end] - limits.letters[start],
            tiles: tiles as u8,
            doubled: (empty & premiums.letter_2_or_3).count_ones() as u8,
            tripled: (empty & premiums.letter_3).count_ones() as u8,
            free: free.count_ones() as u8,
            free_doubled: (free & premiums.letter_2_or_3).count_ones() as u8,
            free_tripled: (free & premiums.letter_3).count_ones() as u8,
        }
    }

    #[inline(always)]
    pub(crate) fn bound(&self, sums: &Sums) -> Bound {
        let worth = |tiles: u8| i32::from(sums[tiles as usize]);
        let laid = worth(self.tiles) + worth(self.doubled) + worth(self.tripled);
        let loose = self.constant + self.multiplier * laid;
        if self.free == self.tiles {
            return Bound { loose, tight: loose };
        }
        let laid = self.crossed + worth(self.free) + worth(self.free_doubled) + worth(self.free_tripled);
        Bound { loose, tight: loose.min(self.constant + self.multiplier * laid) }
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
    POWERS_OF_3[triples.count_ones() as usize] << doubles.count_ones()
}

/// The starts, among some, at which no more squares than there are jokers refuse every letter of a subset.
#[inline]
pub(crate) fn feasible(slots: &[Slot; SIDE], starts: Mask, accepted: Mask, jokers: u8) -> Mask {
    positions(starts)
        .filter(|&start| (slots[start].empty & !accepted).count_ones() <= u32::from(jokers))
        .fold(0, |kept, start| kept | 1 << start)
}
