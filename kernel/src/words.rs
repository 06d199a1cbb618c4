//! The compiled word list: a map from multisets of letters to the words they spell.
//!
//! Words are kept by length ("shelf"), and inside a shelf in buckets by the key of their letters. A bucket has a
//! 64-bit filter word, so that most questions about absent multisets are answered without reading it, and its
//! entries: the words of each multiset side by side. `completions` answers which single letters could turn a
//! multiset into words; a hash collision there only adds letters, which the filter and the entries then refuse. Two
//! more arrays of filters tell which multisets one letter, or two, could complete at all.

use std::ops::Range;

use crate::letters::{ALPHABET, Key, LONGEST, Letter, Tally, key, key_of, tally_of};
use crate::rack::MOST_JOKERS;

/// Shortest word.
pub const SHORTEST: usize = 2;

const COMPLETIONS_PER_MULTISET: usize = 4;
/// Half as many filters as words of different letters, and as many for what two letters complete. Of whole multisets
/// each filter has a bucket.
const HALF_FILTERS_PER_MULTISET: [usize; LACKING] = [1, 1, 2];
/// A multiset may lack no letter, one, or as many as there are jokers.
pub(crate) const LACKING: usize = MOST_JOKERS + 1;
/// An entry's head: 16 bits of its key and its number of words.
const HEAD: usize = 3;
/// Bytes read for a word, whatever its length: a load of sixteen costs less than a loop.
pub(crate) const READ: usize = 16;

/// A part of an array, in which keys have their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) first: u32,
    pub(crate) count: u32,
}

impl Part {
    /// The next part of an array, which grows by it.
    fn after<T: Clone + Default>(array: &mut Vec<T>, count: usize) -> Self {
        let part = Self { first: array.len() as u32, count: count as u32 };
        array.resize(array.len() + count, T::default());
        part
    }

    #[inline]
    fn place(self, key: Key) -> usize {
        self.first as usize + scale(key, self.count)
    }

    #[inline]
    pub(crate) fn range(self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// The words of one length: its parts of the arrays of `Words`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shelf {
    pub(crate) words: u32,
    pub(crate) completions: Part,
    /// By number of letters lacking; those of whole multisets are its buckets too.
    pub(crate) filters: [Part; LACKING],
}

impl Shelf {
    /// The buckets of its words.
    pub(crate) fn buckets(&self) -> Part {
        self.filters[0]
    }
}

/// A compiled word list.
#[derive(Clone, PartialEq, Eq)]
pub struct Words {
    pub(crate) shelves: [Shelf; LONGEST + 1],
    /// By number of letters lacking.
    pub(crate) filters: [Vec<u64>; LACKING],
    /// Where each bucket's entries begin; one more at the end.
    pub(crate) offsets: Vec<u32>,
    /// Followed by what the reading of the last word may need.
    pub(crate) entries: Vec<u8>,
    pub(crate) completions: Vec<u32>,
    pub(crate) short: Short,
}

/// Why a word cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWord {
    /// Its place in the input, from 0.
    pub index: usize,
    /// The word.
    pub word: String,
}

/// A word while compiling; the derived order is the order of the compiled list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Draft {
    length: u8,
    key: Key,
    letters: [Letter; LONGEST],
}

impl Draft {
    fn new(word: &[u8]) -> Option<Self> {
        if !(SHORTEST..=LONGEST).contains(&word.len()) || !word.iter().all(u8::is_ascii_uppercase) {
            return None;
        }
        let mut letters = [0; LONGEST];
        for (letter, character) in letters.iter_mut().zip(word) {
            *letter = character - b'A';
        }
        let length = word.len();
        Some(Self { length: length as u8, key: key_of(&letters[..length]), letters })
    }

    fn word(&self) -> &[Letter] {
        &self.letters[..self.length as usize]
    }

    /// What spells the same letters is kept and checked together.
    fn is_anagram(&self, other: &Self) -> bool {
        self.key == other.key && tally_of(self.word()) == tally_of(other.word())
    }
}

impl Words {
    /// Compile words of 2 to 15 upper-case letters, in any order, repeated or not.
    pub fn build<'w>(words: impl IntoIterator<Item = &'w [u8]>) -> Result<Self, BadWord> {
        let mut drafts = Vec::new();
        for (index, word) in words.into_iter().enumerate() {
            drafts.push(
                Draft::new(word)
                    .ok_or_else(|| BadWord { index, word: String::from_utf8_lossy(word).into_owned() })?,
            );
        }
        drafts.sort_unstable();
        drafts.dedup();

        let mut compiled = Self {
            shelves: [Shelf::default(); LONGEST + 1],
            filters: Default::default(),
            offsets: vec![0],
            entries: Vec::new(),
            completions: Vec::new(),
            short: Short::default(),
        };
        for shelf in drafts.chunk_by(|a, b| a.length == b.length) {
            compiled.add_shelf(shelf);
        }
        compiled.entries.extend([0; READ]);
        Ok(compiled.with_short_words())
    }

    /// The list once its short words are known, which the other arrays tell.
    pub(crate) fn with_short_words(mut self) -> Self {
        self.short = Short::new((SHORTEST..=Short::LONGEST).flat_map(|length| self.of_length(length)));
        self
    }

    /// `drafts`: all the words of one length, sorted. Keys ascend, hence buckets do.
    fn add_shelf(&mut self, drafts: &[Draft]) {
        let multisets = drafts.chunk_by(Draft::is_anagram).count();
        let shelf = Shelf {
            words: drafts.len() as u32,
            completions: Part::after(&mut self.completions, multisets * COMPLETIONS_PER_MULTISET),
            filters: std::array::from_fn(|lacking| {
                let halves = multisets * HALF_FILTERS_PER_MULTISET[lacking];
                Part::after(&mut self.filters[lacking], halves.div_ceil(2))
            }),
        };
        self.shelves[drafts[0].length as usize] = shelf;
        for anagrams in drafts.chunk_by(Draft::is_anagram) {
            let bucket = shelf.buckets().place(anagrams[0].key);
            self.offsets.resize(bucket + 1, self.entries.len() as u32);
            self.add_entry(anagrams);
            self.add_filters(shelf, &anagrams[0]);
            self.add_completions(shelf, &anagrams[0]);
        }
        self.offsets.resize(self.filters[0].len() + 1, self.entries.len() as u32);
    }

    fn add_entry(&mut self, anagrams: &[Draft]) {
        for part in anagrams.chunks(u8::MAX as usize) {
            self.entries.extend(fingerprint(part[0].key).to_le_bytes());
            self.entries.push(part.len() as u8);
            for draft in part {
                self.entries.extend(draft.word());
            }
        }
    }

    fn add_filters(&mut self, shelf: Shelf, draft: &Draft) {
        let mut add = |lacking: usize, key: Key| {
            self.filters[lacking][shelf.filters[lacking].place(key)] |= bits_of(key);
        };
        add(0, draft.key);
        for (at, &one) in draft.word().iter().enumerate() {
            let without_one = draft.key.wrapping_sub(key(one));
            add(1, without_one);
            for &other in &draft.word()[at + 1..] {
                add(2, without_one.wrapping_sub(key(other)));
            }
        }
    }

    fn add_completions(&mut self, shelf: Shelf, draft: &Draft) {
        for &letter in draft.word() {
            let index = shelf.completions.place(draft.key.wrapping_sub(key(letter)));
            self.completions[index] |= 1 << letter;
        }
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.shelves.iter().map(|shelf| shelf.words as usize).sum()
    }

    /// Whether there is no word at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes held by the arrays.
    pub fn memory(&self) -> usize {
        let filters: usize = self.filters.iter().map(Vec::len).sum();
        filters * 8
            + self.offsets.len() * 4
            + self.entries.len()
            + (self.completions.len() + self.short.0.len()) * 4
    }

    /// Whether a word is in the list.
    pub fn contains(&self, word: &[Letter]) -> bool {
        if word.len() > LONGEST {
            return false;
        }
        let key = key_of(word);
        self.may_spell(word.len(), key)
            && self.spelled(word.len(), key).any(|other| other[..word.len()] == *word)
    }

    /// The letters that make a word between `before` and `after`, as bits.
    pub fn fitting(&self, before: &[Letter], after: &[Letter]) -> u32 {
        let length = before.len() + 1 + after.len();
        if length <= Short::LONGEST {
            return self.short.fitting(before, after);
        }
        let rest = key_of(before).wrapping_add(key_of(after));
        let mut fitting = 0;
        for letter in bits(self.completing(length, rest)) {
            let key = rest.wrapping_add(key(letter));
            let fits = self.may_spell(length, key)
                && self.spelled(length, key).any(|word| {
                    word[before.len()] == letter
                        && word[..before.len()] == *before
                        && word[before.len() + 1..length] == *after
                });
            fitting |= u32::from(fits) << letter;
        }
        fitting
    }

    /// False only if no word of this length has this key; true means that it is worth reading the bucket.
    #[inline]
    pub(crate) fn may_spell(&self, length: usize, key: Key) -> bool {
        self.sieve(length, 0).passes(key)
    }

    /// The filters for words of one length, of multisets that lack so many letters.
    #[inline]
    pub(crate) fn sieve(&self, length: usize, lacking: usize) -> Sieve<'_> {
        Sieve(&self.filters[lacking][self.shelves[length].filters[lacking].range()])
    }

    /// The words of this length under this key, and rarely others: check their letters.
    #[inline]
    pub(crate) fn spelled(&self, length: usize, key: Key) -> impl Iterator<Item = &[Letter; READ]> {
        self.spelled_at(self.entries_of(length, key), length, key).flatten()
    }

    /// Where the words under a key are, for `spelled_at`: asked for many keys at once, the processor waits for
    /// all of them together.
    #[inline]
    pub(crate) fn entries_of(&self, length: usize, key: Key) -> (u32, u32) {
        let buckets = self.shelves[length].buckets();
        if buckets.count == 0 {
            return (0, 0);
        }
        let bucket = buckets.place(key);
        (self.offsets[bucket], self.offsets[bucket + 1])
    }

    /// Brings entries into the cache.
    #[inline]
    pub(crate) fn touch(&self, (from, to): (u32, u32)) -> u8 {
        self.entries[from as usize] ^ self.entries[to as usize]
    }

    /// As `spelled`, once it is known where: the words of each multiset together.
    #[inline]
    pub(crate) fn spelled_at(&self, (from, to): (u32, u32), length: usize, key: Key) -> Bucket<'_> {
        let (at, end) = (from as usize, to as usize);
        Bucket { entries: &self.entries, at, end, length, fingerprint: fingerprint(key) }
    }

    /// The letters which, added to the multiset of `key`, may spell a word of this length, as bits.
    #[inline]
    pub(crate) fn completing(&self, length: usize, key: Key) -> u32 {
        let completions = self.shelves[length].completions;
        if completions.count == 0 {
            return 0;
        }
        self.completions[completions.place(key)]
    }

    /// All the words of one length, in the order of the compiled list.
    pub(crate) fn of_length(&self, length: usize) -> impl Iterator<Item = &[Letter]> {
        self.in_buckets(self.shelves[length].buckets().range(), length)
    }

    /// The words of one bucket, which are of this length.
    pub(crate) fn in_bucket(&self, bucket: usize, length: usize) -> impl Iterator<Item = &[Letter]> {
        self.in_buckets(bucket..bucket + 1, length)
    }

    /// The bucket in which a word is, if it is in the list.
    pub(crate) fn bucket_of(&self, word: &[Letter]) -> Option<usize> {
        let buckets = self.shelves.get(word.len())?.buckets();
        let known = buckets.count > 0 && word.iter().all(|letter| usize::from(*letter) < ALPHABET);
        known.then(|| buckets.place(key_of(word)))
    }

    fn in_buckets(&self, buckets: Range<usize>, length: usize) -> impl Iterator<Item = &[Letter]> {
        let (from, to) = (self.offsets[buckets.start] as usize, self.offsets[buckets.end] as usize);
        let mut entries = &self.entries[from..to];
        std::iter::from_fn(move || {
            let (head, rest) = entries.split_at_checked(HEAD)?;
            let (words, rest) = rest.split_at(head[2] as usize * length);
            entries = rest;
            Some(words)
        })
        .flat_map(move |words| words.chunks_exact(length))
    }
}

/// The words of two and three letters, among which most words formed crosswise are: what fits is asked so often that it
/// is kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Short(Vec<u32>);

impl Default for Short {
    fn default() -> Self {
        Self(vec![0; Self::LONGEST * Self::RESTS])
    }
}

impl Short {
    const LONGEST: usize = 3;
    /// Ways to write the other letters, two at most.
    const RESTS: usize = (ALPHABET + 1).pow(2);

    fn new<'w>(words: impl Iterator<Item = &'w [Letter]>) -> Self {
        let mut short = Self::default();
        for word in words {
            for (at, letter) in word.iter().enumerate() {
                short.0[Self::place(&word[..at], &word[at + 1..])] |= 1 << letter;
            }
        }
        short
    }

    fn fitting(&self, before: &[Letter], after: &[Letter]) -> u32 {
        self.0[Self::place(before, after)]
    }

    fn place(before: &[Letter], after: &[Letter]) -> usize {
        let digits = before.iter().chain(after).map(|letter| usize::from(*letter) + 1);
        before.len() * Self::RESTS + digits.fold(0, |rest, digit| rest * (ALPHABET + 1) + digit)
    }
}

/// What tells, for one length of words, which keys are worth looking up.
#[derive(Clone, Copy)]
pub(crate) struct Sieve<'w>(&'w [u64]);

impl Sieve<'_> {
    /// As `Words::may_spell`.
    #[inline]
    pub(crate) fn passes(self, key: Key) -> bool {
        let filter = self.0.get(scale(key, self.0.len() as u32)).copied().unwrap_or(0);
        filter >> (key % 64) & filter >> (key / 64 % 64) & 1 == 1
    }
}

/// What a bucket has under a key, see `Words::spelled_at`.
pub(crate) struct Bucket<'w> {
    entries: &'w [u8],
    /// What is left to read.
    at: usize,
    end: usize,
    length: usize,
    fingerprint: u16,
}

impl<'w> Iterator for Bucket<'w> {
    type Item = Anagrams<'w>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        while self.at < self.end {
            let &[low, high, left] = self.entries[self.at..].first_chunk::<HEAD>()?;
            let words = self.at + HEAD;
            self.at = words + usize::from(left) * self.length;
            if u16::from_le_bytes([low, high]) == self.fingerprint {
                return Some(Anagrams { entries: &self.entries[words..], length: self.length, left });
            }
        }
        None
    }
}

/// The words of one multiset, each followed by anything.
#[derive(Clone, Copy)]
pub(crate) struct Anagrams<'w> {
    entries: &'w [u8],
    pub(crate) length: usize,
    left: u8,
}

impl Anagrams<'_> {
    /// The letters that each of them has.
    pub(crate) fn tally(&self) -> Tally {
        tally_of(&self.entries[..self.length])
    }
}

impl<'w> Iterator for Anagrams<'w> {
    type Item = &'w [Letter; READ];

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let word = self.entries.first_chunk();
        self.entries = &self.entries[self.length..];
        word
    }
}

/// The set bits of a mask of letters, in ascending order.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = Letter> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let letter = mask.trailing_zeros();
            mask &= mask - 1;
            letter as Letter
        })
    })
}

/// The bits that a key has in its filter.
#[inline]
fn bits_of(key: Key) -> u64 {
    1 << (key % 64) | 1 << (key / 64 % 64)
}

/// The key's high half, scaled to 0..count: ascends with the key.
#[inline]
fn scale(key: Key, count: u32) -> usize {
    (((key >> 32) * u64::from(count)) >> 32) as usize
}

#[inline]
fn fingerprint(key: Key) -> u16 {
    (key >> 12) as u16
}
