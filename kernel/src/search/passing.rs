//! Which subsets of the rack pass the filters of the word list, with the tiles that a group goes through.

use crate::lanes::{Group, Shared};
use crate::letters::ALPHABET;
use crate::rack::{Bits, Subsets};
use crate::rules::LONGEST_RACK;
use crate::words::Words;

/// Of the subsets of one size: found out in order, as far as needed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Passing {
    tested: usize,
    bits: Bits,
}

/// What is asked again and again in one search, see `Shared`: keeps its memory for the next.
#[derive(Default)]
pub(crate) struct PassingOfAll {
    search: u64,
    /// Worthless in any other search than the one named.
    known: Vec<(u64, Passing)>,
}

impl PassingOfAll {
    pub(crate) fn forget(&mut self) {
        self.search += 1;
        self.known.resize((ALPHABET + 1) * (LONGEST_RACK + 1), Default::default());
    }

    /// Which of the first `wanted` subsets of a group's size are worth looking up.
    #[inline]
    pub(crate) fn of(&mut self, words: &Words, subsets: &Subsets, group: &Group, wanted: usize) -> Passing {
        let shared = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => return Passing::default().extended(words, subsets, group, wanted),
        };
        let (search, known) = &mut self.known[shared * (LONGEST_RACK + 1) + usize::from(group.tiles)];
        if *search != self.search {
            (*search, *known) = (self.search, Passing::default());
        }
        *known = known.extended(words, subsets, group, wanted);
        *known
    }
}

impl Passing {
    /// Find out about the first `wanted` subsets of the group's size. What jokers must complete is asked of the
    /// filters of what lacks as many letters.
    pub(crate) fn extended(mut self, words: &Words, subsets: &Subsets, group: &Group, wanted: usize) -> Self {
        let (tiles, length) = (usize::from(group.tiles), usize::from(group.length));
        let keys = subsets.keys(tiles);
        while self.tested < wanted {
            let part = self.tested / 64;
            let asked = self.tested..wanted.min(64 * (part + 1));
            let keys = keys[asked.clone()].iter().map(|key| group.through.wrapping_add(*key));
            let passing = if subsets.jokers == 0 {
                let sieve = words.sieve(length, 0);
                bits_of(keys.map(|key| sieve.passes(key)))
            } else {
                let sieves = [0, 1, 2].map(|lacking| words.sieve(length, lacking));
                let jokers = &subsets.jokers_of(tiles)[asked.clone()];
                bits_of(keys.zip(jokers).map(|(key, jokers)| sieves[usize::from(*jokers)].passes(key)))
            };
            self.bits[part] |= passing << (self.tested % 64);
            self.tested = asked.end;
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

/// False only if no subset of a group's size spells anything with the tiles that the group goes through; each has all
/// the jokers of the rack.
#[inline]
pub(crate) fn some_may_spell(words: &Words, subsets: &Subsets, group: &Group) -> bool {
    let sieve = words.sieve(usize::from(group.length), usize::from(subsets.jokers));
    let keys = subsets.keys(usize::from(group.tiles));
    keys.iter().fold(false, |some, key| some | sieve.passes(group.through.wrapping_add(*key)))
}

/// Answers as bits, the first in the lowest.
#[inline(always)]
fn bits_of(answers: impl DoubleEndedIterator<Item = bool>) -> u64 {
    answers.rev().fold(0, |bits, answer| bits << 1 | u64::from(answer))
}

/// The lowest `count` bits.
#[inline]
fn below(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}
