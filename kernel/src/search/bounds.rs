//! The most that can be scored in a slot, before any word is looked at.
//!
//! With W the product of the word multipliers of the empty squares and T[n] the most that n tiles are worth,
//! the tiles laid bring at most W·(T[tiles] + T[squares ×2 or ×3] + T[squares ×3]): the dearest tiles lie on the
//! best squares. That is `loose`. On a cross square no tile dearer than the dearest letter allowed there can
//! lie; counting cross squares so, and the others as before, gives a second limit; `tight` is the lower of both.

use crate::grid::SIDE;
use crate::lanes::{Lane, Mask, positions};
use crate::rack::{Kind, SUMS, Sums};
use crate::rules::{Premiums, Rules};

/// What bounds are made of, summed over the positions before the index, so that a slot is one difference. Several
/// numbers share a word: sums only grow with the index, hence no difference borrows from its neighbour.
pub(crate) struct LaneSums {
    /// `Counts` of empty squares.
    counts: [u64; SIDE + 1],
    /// `Values`.
    values: [u64; SIDE + 1],
}

/// Numbers of squares, a byte each.
#[derive(Clone, Copy, Debug)]
struct Counts(u64);

/// The places of the counts of empty squares: all, those that multiply the letter by 2 or 3, those that do so by 3,
/// the same three without cross squares, those that multiply the word by 2, and by 3.
const ALL: u32 = 0;
const DOUBLED: u32 = 8;
const TRIPLED: u32 = 16;
const FREE: u32 = 24;
const WORD_2: u32 = 48;
const WORD_3: u32 = 56;

/// Points: of the lane's tiles in 16 bits, the most that letters on cross squares bring to the word in 16, and what
/// the crosswise words bring, with the most that those letters add to them, in 32.
#[derive(Clone, Copy, Debug)]
struct Values(u64);

/// A start for the words of a group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    counts: Counts,
    values: Values,
    /// For the dearest tiles of the rack.
    pub(crate) bound: Bound,
    pub(crate) start: u8,
}

/// Two limits on the score of a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    /// Shrinks with the worth of the tiles, W points a point.
    pub(crate) loose: i32,
    pub(crate) tight: i32,
}

impl LaneSums {
    /// `kinds`: the letters of the rack, dearest first.
    pub(crate) fn new(lane: &Lane, premiums: &Premiums, kinds: &[Kind]) -> Self {
        let mut sums = Self { counts: [0; SIDE + 1], values: [0; SIDE + 1] };
        for position in 0..SIDE {
            let (empty, free) = (!lane.occupied >> position & 1, !lane.crossed >> position & 1);
            let letter = premiums.counts[position] & 0xff_ffff;
            let count = premiums.counts[position] + ((letter << FREE) * u64::from(free));
            sums.counts[position + 1] = sums.counts[position] + count * u64::from(empty);
        }
        for position in 0..=SIDE {
            sums.values[position] =
                lane.tile_sums[position] as u64 | (lane.cross_sums[position] as u64) << 32;
        }
        let mut left = lane.crossed;
        for kind in kinds {
            let accepting = lane.accepts[usize::from(kind.letter)] & left;
            left &= !accepting;
            for position in positions(accepting) {
                let letter = kind.value * premiums.letter[position];
                sums.add(position, letter as u64, (letter * premiums.word[position]) as u64);
            }
        }
        sums
    }

    /// A letter on a cross square: what it brings to the word, and crosswise.
    #[inline]
    fn add(&mut self, position: usize, letter: u64, crosswise: u64) {
        for (value, beyond) in self.values.iter_mut().zip(BEYOND[position]) {
            *value += (letter << 16 | crosswise << 32) & beyond;
        }
    }

    /// The slot from a start; `sums` of the whole rack.
    #[inline(always)]
    pub(crate) fn slot(&self, rules: &Rules, sums: &Sums, start: usize, length: usize) -> Slot {
        let (from, to) = (start % (SIDE + 1), (start + length) % (SIDE + 1));
        let counts = Counts(self.counts[to] - self.counts[from]);
        let values = Values(self.values[to] - self.values[from]);
        Slot { counts, values, bound: bound(counts, values, rules, sums), start: start as u8 }
    }
}

/// By position: all bits for the indices of sums that count it, none for the others.
const BEYOND: [[u64; SIDE + 1]; SIDE] = {
    let mut beyond = [[0; SIDE + 1]; SIDE];
    let mut position = 0;
    while position < SIDE {
        let mut end = position + 1;
        while end <= SIDE {
            beyond[position][end] = u64::MAX;
            end += 1;
        }
        position += 1;
    }
    beyond
};

impl Counts {
    #[inline(always)]
    fn at(self, place: u32) -> usize {
        (self.0 >> place) as usize % usize::from(SUMS)
    }

    /// The product of the word multipliers.
    #[inline(always)]
    fn multiplier(self) -> i32 {
        POWERS_OF_3[self.at(WORD_3)] << self.at(WORD_2)
    }
}

impl Slot {
    /// The most that can be scored with tiles of these sums.
    #[inline(always)]
    pub(crate) fn bound_for(&self, rules: &Rules, sums: &Sums) -> i32 {
        bound(self.counts, self.values, rules, sums).tight
    }

    /// The most that tiles may be worth less than the dearest to reach a score, by the loose limit: of the two
    /// only that one shrinks with what a subset loses.
    #[inline]
    pub(crate) fn affordable(&self, score: i32) -> i32 {
        (self.bound.loose - score) / self.counts.multiplier()
    }
}

/// The limits for tiles of these sums. Without cross squares both are the same.
#[inline(always)]
fn bound(counts: Counts, values: Values, rules: &Rules, sums: &Sums) -> Bound {
    let worth = |place| i32::from(sums[counts.at(place)]);
    let multiplier = counts.multiplier();
    let lying = i32::from(values.0 as u16);
    let on_crossed = i32::from((values.0 >> 16) as u16);
    let constant = (values.0 >> 32) as i32 + rules.bonus(counts.at(ALL)) + multiplier * lying;
    let anywhere = worth(ALL) + worth(DOUBLED) + worth(TRIPLED);
    let on_free = worth(FREE) + worth(FREE + DOUBLED) + worth(FREE + TRIPLED);
    Bound {
        loose: constant + multiplier * anywhere,
        tight: constant + multiplier * anywhere.min(on_crossed + on_free),
    }
}

/// What a premium square adds to counts; `letter` and `word` are its multipliers.
pub(crate) fn counts(letter: u8, word: u8) -> u64 {
    1 << ALL
        | u64::from(letter > 1) << DOUBLED
        | u64::from(letter == 3) << TRIPLED
        | u64::from(word == 2) << WORD_2
        | u64::from(word == 3) << WORD_3
}

const POWERS_OF_3: [i32; SIDE + 1] = {
    let mut powers = [1; SIDE + 1];
    let mut i = 1;
    while i <= SIDE {
        powers[i] = powers[i - 1] * 3;
        i += 1;
    }
    powers
};

/// The product of word multipliers, given the squares ×2 and ×3.
#[inline]
pub(crate) fn product(doubles: Mask, triples: Mask) -> i32 {
    POWERS_OF_3[triples.count_ones() as usize % POWERS_OF_3.len()] << doubles.count_ones()
}
