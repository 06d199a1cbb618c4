//! Squares that no letter of a subset can fill are left to its jokers, which must then stand for letters that those
//! squares accept: often few.

use crate::lanes::{Lane, Mask, span};
use crate::rack::Subset;

/// What a subset cannot lay in a lane.
pub(crate) struct Refused {
    squares: Mask,
    jokers: u32,
    /// The first square left to a joker from each start noted, `NONE` from those where there is none.
    first: Mask,
}

/// A position that no lane has.
const NONE: Mask = 1 << (Mask::BITS - 1);
const ANY_LETTER: u32 = u32::MAX;

impl Refused {
    #[inline(always)]
    pub(crate) fn new(lane: &Lane, subset: &Subset) -> Self {
        let squares = !(lane.accepting(subset.letters) | lane.occupied);
        Self { squares, jokers: u32::from(subset.jokers), first: 0 }
    }

    /// The squares left to jokers from a start, unless they are more than the jokers.
    #[inline(always)]
    pub(crate) fn from(&self, start: usize, length: usize) -> Option<Mask> {
        let left = span(start, start + length) & self.squares;
        (left.count_ones() <= self.jokers).then_some(left)
    }

    /// Note a start that is tried, by the squares left to jokers from there.
    #[inline(always)]
    pub(crate) fn note(&mut self, left: Mask) {
        let left = left | NONE;
        self.first |= left & left.wrapping_neg();
    }

    /// The letters out of which a joker must stand for one, from whichever start noted.
    #[inline]
    pub(crate) fn due(&self, lane: &Lane) -> u32 {
        if self.first & NONE != 0 { ANY_LETTER } else { lane.accepted_on(self.first) }
    }
}
