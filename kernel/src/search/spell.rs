//! The words that a subset of the rack spells with the tiles a group goes through.

use crate::letters::{ALPHABET, Key, Letter, Tally, key, tally};
use crate::rack::Subset;
use crate::words::{Words, bits};

/// Letters to spell with: tiles gone through, tiles to lay, and jokers that stand for letters of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    /// Of all the letters but those that jokers stand for.
    key: Key,
    /// Of the tiles to lay, letters that jokers stand for included: what is found is checked against it.
    pub(crate) laid: Tally,
    jokers: u8,
    /// What the jokers may stand for: letters that the rack cannot lay any more.
    lacking: u32,
}

impl Spelling {
    /// The tiles of a group and a subset of the rack.
    #[inline]
    pub(crate) fn new(through: Key, subset: &Subset) -> Self {
        Self {
            key: through.wrapping_add(subset.key),
            laid: subset.tally,
            jokers: subset.jokers,
            lacking: subset.exhausted,
        }
    }

    #[inline]
    fn with(self, letter: Letter) -> Self {
        Self { key: self.key.wrapping_add(key(letter)), laid: self.laid + tally(letter), ..self }
    }
}

/// Letters that spell a word of some length, and where to read it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    whole: Spelling,
    /// What the jokers stand for.
    jokers: [Letter; 2],
    entries: (u32, u32),
}

/// Call `visit` with each word of a length that is spelled so, rarely with another, the letters laid, and those
/// that jokers stand for.
#[inline]
pub(crate) fn for_each_word(
    words: &Words,
    length: usize,
    spelling: Spelling,
    mut visit: impl FnMut(&[Letter], Tally, &[Letter]),
) {
    for_each_promising(words, length, spelling, |whole, jokers| {
        words.spelled(length, whole.key).for_each(|word| visit(word, whole.laid, jokers));
    });
}

/// The same for many spellings, in steps: first what passes the filters, then where it is, then the words; so that
/// the processor waits for the memory of each step once.
pub(crate) fn for_each_word_of(
    words: &Words,
    length: usize,
    spellings: impl Iterator<Item = Spelling>,
    wanted: &mut Vec<Wanted>,
    mut visit: impl FnMut(&[Letter], Tally, &[Letter]),
) {
    wanted.clear();
    for spelling in spellings {
        for_each_promising(words, length, spelling, |whole, jokers| {
            let mut stands_for = [0; 2];
            stands_for[..jokers.len()].copy_from_slice(jokers);
            wanted.push(Wanted { whole, jokers: stands_for, entries: (0, 0) });
        });
    }
    for one in wanted.iter_mut() {
        one.entries = words.entries_of(length, one.whole.key);
    }
    let touched = wanted.iter().fold(0, |sum: u8, one| sum.wrapping_add(words.first_byte(one.entries)));
    std::hint::black_box(touched);
    for Wanted { whole, jokers, entries } in wanted.iter() {
        let jokers = &jokers[..usize::from(whole.jokers)];
        words.spelled_at(*entries, length, whole.key).for_each(|word| visit(word, whole.laid, jokers));
    }
}

/// Call `visit` with each choice of letters for the jokers that passes the filter.
#[inline]
fn for_each_promising(
    words: &Words,
    length: usize,
    spelling: Spelling,
    mut visit: impl FnMut(Spelling, &[Letter]),
) {
    let sieve = words.sieve(length);
    let mut test = |whole: Spelling, jokers: &[Letter]| {
        if sieve.passes(whole.key) {
            visit(whole, jokers);
        }
    };
    match spelling.jokers {
        0 => test(spelling, &[]),
        1 => {
            for letter in bits(words.completing(length, spelling.key) & spelling.lacking) {
                test(spelling.with(letter), &[letter]);
            }
        }
        _ => {
            for one in bits(spelling.lacking) {
                let most = spelling.with(one);
                let not_before = (u32::MAX << one) & spelling.lacking;
                for other in bits(words.completing(length, most.key) & not_before) {
                    test(most.with(other), &[one, other]);
                }
            }
        }
    }
}

const _: () = assert!(ALPHABET <= 32, "letters are bits of a u32");
