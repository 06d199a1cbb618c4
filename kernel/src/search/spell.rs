//! The words that a subset of the rack spells with the tiles a group goes through.

use crate::letters::{ALPHABET, Key, Letter, Tally, key, tally, tally_of};
use crate::rack::Subset;
use crate::words::{Words, bits};

/// Letters to spell with: an exact multiset, and jokers that stand for letters of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    key: Key,
    tally: Tally,
    jokers: u8,
    /// What the jokers may stand for: letters that the rack cannot lay any more.
    lacking: u32,
}

impl Spelling {
    /// The tiles of a group and a subset of the rack.
    #[inline]
    pub(crate) fn new(through: Key, through_tally: Tally, subset: &Subset) -> Self {
        Self {
            key: through.wrapping_add(subset.key),
            tally: through_tally + subset.tally,
            jokers: subset.jokers,
            lacking: subset.exhausted,
        }
    }

    #[inline]
    fn with(self, letter: Letter) -> Self {
        Self { key: self.key.wrapping_add(key(letter)), tally: self.tally + tally(letter), ..self }
    }
}

/// Call `visit` with each word of a length that is spelled so, and the letters its jokers stand for.
#[inline]
pub(crate) fn for_each_word(
    words: &Words,
    length: usize,
    spelling: Spelling,
    mut visit: impl FnMut(&[Letter], &[Letter]),
) {
    let mut read = |whole: Spelling, jokers: &[Letter]| {
        if words.may_spell(length, whole.key) {
            for word in words.spelled(length, whole.key) {
                if tally_of(word) == whole.tally {
                    visit(word, jokers);
                }
            }
        }
    };
    match spelling.jokers {
        0 => read(spelling, &[]),
        1 => {
            for letter in bits(words.completing(length, spelling.key) & spelling.lacking) {
                read(spelling.with(letter), &[letter]);
            }
        }
        _ => {
            for one in bits(spelling.lacking) {
                let most = spelling.with(one);
                let not_before = (u32::MAX << one) & spelling.lacking;
                for other in bits(words.completing(length, most.key) & not_before) {
                    read(most.with(other), &[one, other]);
                }
            }
        }
    }
}

const _: () = assert!(ALPHABET <= 32, "letters are bits of a u32");
