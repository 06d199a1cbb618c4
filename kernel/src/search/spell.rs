//! The words that a subset of the rack spells with the tiles a group goes through.

use crate::letters::{Key, Letter, Tally, key, tally, tally_of};
use crate::rack::Subset;
use crate::words::{Words, bits};

/// Call `visit` with each word of a length whose letters are the multiset (`through` and the subset's letters)
/// and the letters its jokers stand for. `check` is the exact multiset; one under the same key is refused.
#[inline]
pub(crate) fn for_each_word(
    words: &Words,
    length: usize,
    (key_of_known, known): (Key, Tally),
    jokers: u8,
    mut visit: impl FnMut(&[Letter], &[Letter]),
) {
    let mut read = |sum: Key, exact: Tally, jokers: &[Letter]| {
        if words.may_spell(length, sum) {
            for word in words.spelled(length, sum) {
                if tally_of(word) == exact {
                    visit(word, jokers);
                }
            }
        }
    };
    match jokers {
        0 => read(key_of_known, known, &[]),
        1 => {
            for letter in bits(words.completing(length, key_of_known)) {
                read(key_of_known.wrapping_add(key(letter)), known + tally(letter), &[letter]);
            }
        }
        _ => {
            for one in 0..26 {
                let (sum, exact) = (key_of_known.wrapping_add(key(one)), known + tally(one));
                let not_before = u32::MAX << one;
                for other in bits(words.completing(length, sum) & not_before) {
                    read(sum.wrapping_add(key(other)), exact + tally(other), &[one, other]);
                }
            }
        }
    }
}

/// The multiset of a group's tiles and a subset's letters.
#[inline]
pub(crate) fn known(through: Key, through_tally: Tally, subset: &Subset) -> (Key, Tally) {
    (through.wrapping_add(subset.key), through_tally + subset.tally)
}
