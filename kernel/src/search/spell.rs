//! The words that subsets of the rack spell with the tiles a group goes through.
//!
//! Many are asked for at once, and found in steps, so that the processor waits for the memory of each step once:
//! which letters a joker may complete, what passes the filters, where the entries are, the words.

use crate::lanes::Group;
use crate::letters::{Key, Letter, Tally, key, tally};
use crate::rack::{MOST_JOKERS, Subset};
use crate::words::{Bucket, Spelled, Words, bits};

/// Letters to spell with: tiles gone through, tiles to lay, and jokers that stand for letters of a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    /// Of all the letters but those that jokers stand for.
    key: Key,
    /// Of the tiles to lay, but those that jokers stand for.
    laid: Tally,
    /// What the jokers may stand for: letters that the rack cannot lay any more.
    lacking: u32,
    /// What one of them must stand for: some of these.
    due: u32,
    jokers: u8,
    length: u8,
}

/// Words found, or rarely some of other letters under the same key: check what they lay.
pub(crate) struct Found<'w> {
    /// Which of the spellings they answer.
    pub(crate) asked: usize,
    pub(crate) words: Spelled<'w>,
    /// The tiles they should lay, letters that jokers stand for included.
    pub(crate) laid: Tally,
    /// What jokers stand for, so many of them.
    pub(crate) jokers: [Letter; MOST_JOKERS],
    pub(crate) joker_count: u8,
}

impl Found<'_> {
    /// The letters that jokers stand for.
    pub(crate) fn jokers(&self) -> &[Letter] {
        &self.jokers[..usize::from(self.joker_count)]
    }
}

/// Letters of which one joker is still free.
struct Unfinished {
    key: Key,
    lacking: u32,
    asked: u32,
    joker: Letter,
    length: u8,
}

/// Letters that may spell a word.
struct Promising {
    key: Key,
    asked: u32,
    jokers: [Letter; MOST_JOKERS],
}

/// Keeps its memory from one question to the next.
#[derive(Default)]
pub(crate) struct Speller {
    unfinished: Vec<Unfinished>,
    completions: Vec<u32>,
    promising: Vec<Promising>,
    buckets: Vec<Bucket>,
}

impl Spelling {
    /// The tiles of a group and a subset of the rack; `due`: the letters out of which a joker must stand for one.
    #[inline]
    pub(crate) fn new(group: &Group, subset: &Subset, due: u32) -> Self {
        Self {
            key: group.through.wrapping_add(subset.key),
            laid: subset.tally,
            lacking: subset.exhausted,
            due: subset.exhausted & due,
            jokers: subset.jokers,
            length: group.length,
        }
    }
}

impl Speller {
    /// Call `visit` with the words that are spelled so. Spellings without jokers have passed the filter.
    pub(crate) fn spell(&mut self, words: &Words, spellings: &[Spelling], mut visit: impl FnMut(Found<'_>)) {
        self.unfinished.clear();
        self.promising.clear();
        for (spelling, asked) in spellings.iter().zip(0..) {
            self.ask(words, spelling, asked);
        }
        self.complete(words, spellings);

        let length = |asked: u32| usize::from(spellings[asked as usize].length);
        let buckets = self.promising.iter().map(|one| words.bucket_of(length(one.asked), one.key));
        self.buckets.clear();
        self.buckets.extend(buckets);
        let touched = self.buckets.iter().fold(0, |sum: u8, bucket| sum ^ words.touch(*bucket));
        std::hint::black_box(touched);

        for (one, bucket) in self.promising.iter().zip(&self.buckets) {
            let spelling = &spellings[one.asked as usize];
            let (jokers, joker_count) = (one.jokers, spelling.jokers);
            let stand_for = jokers.iter().take(usize::from(joker_count));
            let laid = stand_for.fold(spelling.laid, |laid, letter| laid + tally(*letter));
            let (asked, length) = (one.asked as usize, usize::from(spelling.length));
            let words = words.spelled_at(*bucket, length, one.key);
            visit(Found { asked, words, laid, jokers, joker_count });
        }
    }

    #[inline]
    fn ask(&mut self, words: &Words, spelling: &Spelling, asked: u32) {
        let Spelling { key: rest, lacking, due, length, .. } = *spelling;
        match spelling.jokers {
            0 => self.promising.push(Promising { key: rest, asked, jokers: [0; MOST_JOKERS] }),
            1 => self.unfinished.push(Unfinished { key: rest, lacking: due, asked, joker: 0, length }),
            _ => {
                let sieve = words.sieve(usize::from(length), 1);
                for joker in bits(due) {
                    let key = rest.wrapping_add(key(joker));
                    if sieve.passes(key) {
                        // Two letters that are both due are tried in one order only.
                        let tried = due & !(u32::MAX << joker);
                        self.unfinished.push(Unfinished {
                            key,
                            lacking: lacking & !tried,
                            asked,
                            joker,
                            length,
                        });
                    }
                }
            }
        }
    }

    fn complete(&mut self, words: &Words, spellings: &[Spelling]) {
        let spelling = |asked: u32| &spellings[asked as usize];
        self.completions.clear();
        self.completions.extend(
            self.unfinished
                .iter()
                .map(|one| words.completing(usize::from(one.length), one.key) & one.lacking),
        );
        for (one, completions) in self.unfinished.iter().zip(&self.completions) {
            let Spelling { length, jokers, .. } = *spelling(one.asked);
            for letter in bits(*completions) {
                let key = one.key.wrapping_add(key(letter));
                if words.may_spell(usize::from(length), key) {
                    let jokers = if jokers == 1 { [letter, 0] } else { [one.joker, letter] };
                    self.promising.push(Promising { key, asked: one.asked, jokers });
                }
            }
        }
    }
}
