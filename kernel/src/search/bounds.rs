//! The most that can be scored in a slot, before any word is looked at.
//!
//! With W the product of the word multipliers of the empty squares and T[n] the most that n tiles are worth,
//! the tiles laid bring at most W·(T[tiles] + T[squares ×2 or ×3] + T[squares ×3]): the dearest tiles lie on the
//! best squares. That is `loose`. On a cross square no tile dearer than the dearest letter allowed there can
//! lie; counting cross squares so, and the others as before, gives a second limit; `tight` is the lower of both.

use crate::counts::{Counts, Raised};
use crate::grid::SIDE;
use crate::lanes::{Lane, positions};
use crate::rack::{Kind, SUMS, Sums};
use crate::rules::{Premiums, Rules};

/// `Values` summed over the positions before the index, so that those of a slot are one difference.
pub(crate) struct LaneValues([u64; SIDE + 1]);

/// Points: of the lane's tiles in 16 bits, the most that letters on cross squares bring to the word in 16, and what
/// the crosswise words bring, with the most that those letters add to them, in 32. Sums only grow with the index,
/// hence no difference borrows from its neighbour.
#[derive(Clone, Copy, Debug, Default)]
struct Values(u64);

/// A start for the words of a group.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    values: Values,
    counts: Counts,
    /// For the dearest tiles of the rack.
    pub(crate) bound: Bound,
    pub(crate) start: u8,
}

/// Two limits on the score of a slot.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bound {
    /// Shrinks with the worth of the tiles, W points a point.
    loose: i32,
    pub(crate) tight: i32,
}

/// What laying so many tiles brings at most, wherever they lie.
#[derive(Clone, Copy)]
pub(crate) struct Laying {
    bonus: i32,
    worth: i32,
}

/// What the tiles of a rack are worth at most on squares that multiply letters.
pub(crate) struct Worth {
    sums: Sums,
    /// By `Raised`: for most slots, one look instead of two.
    raised: [Sums; SUMS],
}

impl LaneValues {
    /// `kinds`: the letters of the rack, dearest first.
    pub(crate) fn new(lane: &Lane, premiums: &Premiums, kinds: &[Kind]) -> Self {
        let mut sums = Self(std::array::from_fn(|position| {
            u64::from(lane.tile_sums[position]) | u64::from(lane.cross_sums[position]) << 32
        }));
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
        for (value, beyond) in self.0.iter_mut().zip(BEYOND[position]) {
            *value += (letter << 16 | crosswise << 32) & beyond;
        }
    }

    /// The slot from a start.
    #[inline(always)]
    pub(crate) fn slot(
        &self,
        lane: &Lane,
        start: usize,
        length: usize,
        laying: Laying,
        worth: &Worth,
    ) -> Slot {
        let (from, to) = (start % (SIDE + 1), (start + length) % (SIDE + 1));
        let counts = lane.counts[from].until(lane.counts[to]);
        let values = Values(self.0[to] - self.0[from]);
        let bound = bound(counts, values, laying, &worth.sums, |raised| worth.on(raised));
        Slot { counts, values, bound, start: start as u8 }
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

impl Laying {
    /// `sums` of the tiles that there are.
    #[inline(always)]
    pub(crate) fn new(rules: &Rules, sums: &Sums, tiles: usize) -> Self {
        Self { bonus: rules.bonus(tiles), worth: i32::from(sums[tiles % SUMS]) }
    }
}

impl Worth {
    pub(crate) fn new(sums: &Sums) -> Self {
        let raised = sums.map(|tripled| sums.map(|doubled| doubled + tripled));
        Self { sums: *sums, raised }
    }

    /// What raised squares add.
    #[inline(always)]
    fn on(&self, raised: Raised) -> i32 {
        i32::from(self.raised.as_flattened()[usize::from(raised)])
    }
}

impl Slot {
    /// The most that can be scored with tiles of these sums.
    #[inline(always)]
    pub(crate) fn bound_for(&self, laying: Laying, sums: &Sums) -> i32 {
        let raised = |raised| i32::from(sums[usize::from(raised % 16)] + sums[usize::from(raised / 16)]);
        bound(self.counts, self.values, laying, sums, raised).tight
    }

    /// The most that tiles may be worth less than the dearest to reach a score, by the loose limit: of the two
    /// only that one shrinks with what a subset loses.
    #[inline]
    pub(crate) fn affordable(&self, score: i32) -> usize {
        self.counts.divide(self.bound.loose - score)
    }
}

/// The limits for tiles of these sums; `on`: what raised squares add. Without cross squares both are the same.
#[inline(always)]
fn bound(counts: Counts, values: Values, laying: Laying, sums: &Sums, on: impl Fn(Raised) -> i32) -> Bound {
    let multiplier = counts.multiplier();
    let lying = i32::from(values.0 as u16);
    let on_crossed = i32::from((values.0 >> 16) as u16);
    let constant = (values.0 >> 32) as i32 + laying.bonus + multiplier * lying;
    let anywhere = laying.worth + on(counts.raised());
    let on_free = i32::from(sums[counts.all_free()]) + on(counts.raised_free());
    Bound {
        loose: constant + multiplier * anywhere,
        tight: constant + multiplier * anywhere.min(on_crossed + on_free),
    }
}
