//! Which subsets of the rack pass the filter of the word list, with the tiles that a group goes through.

use crate::lanes::Group;
use crate::rack::{Bits, Subsets};
use crate::words::Words;

/// Of the subsets of one size: found out in order, as far as needed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Passing {
    tested: usize,
    bits: Bits,
}

impl Passing {
    /// Find out about the first `wanted` subsets of the group's size; a joker passes everywhere.
    pub(crate) fn extended(mut self, words: &Words, subsets: &Subsets, group: &Group, wanted: usize) -> Self {
        let tiles = usize::from(group.tiles);
        let sieve = words.sieve(usize::from(group.length));
        while self.tested < wanted {
            let part = self.tested / 64;
            let to = wanted.min(64 * (part + 1));
            let jokers = subsets.with_jokers(tiles)[part];
            let mut bits = 0;
            let mut bit = 1 << (self.tested % 64);
            for key in &subsets.keys(tiles)[self.tested..to] {
                if jokers & bit != 0 {
                    bits |= bit;
                } else {
                    bits |= bit * u64::from(sieve.passes(group.through.wrapping_add(*key)));
                }
                bit <<= 1;
            }
            self.bits[part] |= bits;
            self.tested = to;
        }
        self
    }

    /// The first `wanted` of those that pass, by number.
    #[inline]
    pub(crate) fn for_each(&self, wanted: usize, mut visit: impl FnMut(usize)) {
        for (part, bits) in self.bits.into_iter().enumerate().take(wanted.div_ceil(64)) {
            let mut bits = bits & below(wanted - 64 * part);
            while bits != 0 {
                visit(64 * part + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }
}

/// The lowest `count` bits.
#[inline]
fn below(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}
