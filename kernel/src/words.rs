//! The compiled word list: a map from multisets of letters to the words they spell.
//!
//! Words are kept by length ("shelf"), and inside a shelf in buckets by the key of their letters. A bucket has a
//! 64-bit filter word, so that most questions about absent multisets are answered without reading it, and its
//! entries: a mark for each of its words, eight bits of the key, then the words. `completions` answers which single letters could turn a
//! multiset into words; a hash collision there only adds letters, which the filter and the entries then refuse. Two
//! more arrays of filters tell which multisets one letter, or two, could complete at all.

use std::ops::Range;

use crate::letters::{ALPHABET, Key, LONGEST, Letter, key, key_of, tally_of};
use crate::rack::MOST_JOKERS;

/// Shortest word.
pub const SHORTEST: usize = 2;

const COMPLETIONS_PER_MULTISET: usize = 4;
/// Half as many filters as words of different letters, and as many for what two letters complete. Of whole multisets
/// each filter has a bucket.
const HALF_FILTERS_PER_MULTISET: [usize; LACKING] = [1, 1, 2];
/// A multiset may lack no letter, one, or as many as there are jokers.
pub(crate) const LACKING: usize = MOST_JOKERS + 1;
/// Bytes read for a word, whatever its length: a load of sixteen costs less than a loop.
pub(crate) const READ: usize = 16;
/// Marks looked at together.
const MARKS: usize = 8;

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
    /// Where the entries would begin if the words of all shelves before were as long as its own: less than nothing, hence
    /// wrapping.
    pub(crate) base: u32,
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
    /// How many words are before those of each bucket; one more at the end.
    pub(crate) before: Vec<u32>,
    /// A mark and its letters for each word, by bucket; followed by what the reading of the last may need.
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
            before: vec![0],
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
        let length = usize::from(drafts[0].length);
        let multisets = drafts.chunk_by(Draft::is_anagram).count();
        let mut before = self.len() as u32;
        let shelf = Shelf {
            words: drafts.len() as u32,
            base: (self.entries.len() as u32).wrapping_sub(before * (length as u32 + 1)),
            completions: Part::after(&mut self.completions, multisets * COMPLETIONS_PER_MULTISET),
            filters: std::array::from_fn(|lacking| {
                let halves = multisets * HALF_FILTERS_PER_MULTISET[lacking];
                Part::after(&mut self.filters[lacking], halves.div_ceil(2))
            }),
        };
        self.shelves[length] = shelf;
        for bucket in drafts.chunk_by(|a, b| shelf.buckets().place(a.key) == shelf.buckets().place(b.key)) {
            self.before.resize(shelf.buckets().place(bucket[0].key) + 1, before);
            before += bucket.len() as u32;
            self.entries.extend(bucket.iter().map(|draft| mark(draft.key)));
            self.entries.extend(bucket.iter().flat_map(Draft::word));
        }
        self.before.resize(self.filters[0].len() + 1, before);
        for anagrams in drafts.chunk_by(Draft::is_anagram) {
            self.add_filters(shelf, &anagrams[0]);
            self.add_completions(shelf, &anagrams[0]);
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
            + self.before.len() * 4
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
    pub(crate) fn spelled(&self, length: usize, key: Key) -> Spelled<'_> {
        self.spelled_at(self.bucket_of(length, key), length, key)
    }

    /// The bucket of a key, for `spelled_at`: asked for many keys at once, the processor waits for all of them together.
    #[inline]
    pub(crate) fn bucket_of(&self, length: usize, key: Key) -> Bucket {
        let buckets = self.shelves[length].buckets();
        if buckets.count == 0 {
            return Bucket::default();
        }
        self.bucket(buckets.place(key), length)
    }

    #[inline]
    fn bucket(&self, number: usize, length: usize) -> Bucket {
        let (before, after) = (self.before[number], self.before[number + 1]);
        let entry = length as u32 + 1;
        let from = self.shelves[length].base.wrapping_add(before * entry);
        Bucket { from, to: from + (after - before) * entry, words: after - before }
    }

    /// Brings entries into the cache.
    #[inline]
    pub(crate) fn touch(&self, bucket: Bucket) -> u8 {
        self.entries[bucket.from as usize] ^ self.entries[bucket.to as usize]
    }

    /// As `spelled`, once it is known where.
    #[inline]
    pub(crate) fn spelled_at(&self, bucket: Bucket, length: usize, key: Key) -> Spelled<'_> {
        let entries = &self.entries[bucket.from as usize..];
        let (marks, words) = (bucket.words as usize, bucket.words as usize);
        let matches = matches(entries, mark(key), marks);
        Spelled { marks: entries, words: &entries[words..], left: marks, matches, mark: mark(key), length }
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
        self.shelves[length].buckets().range().flat_map(move |bucket| self.in_bucket(bucket, length))
    }

    /// The words of one bucket, which are of this length.
    pub(crate) fn in_bucket(&self, number: usize, length: usize) -> impl Iterator<Item = &[Letter]> {
        let Bucket { from, to, words } = self.bucket(number, length);
        self.entries[(from + words) as usize..to as usize].chunks_exact(length)
    }

    /// The number of the bucket in which a word is, if it is in the list.
    pub(crate) fn bucket_number(&self, word: &[Letter]) -> Option<usize> {
        let buckets = self.shelves.get(word.len())?.buckets();
        let known = buckets.count > 0 && word.iter().all(|letter| usize::from(*letter) < ALPHABET);
        known.then(|| buckets.place(key_of(word)))
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

/// Where the entries of a bucket are, and how many.
#[derive(Clone, Copy, Default)]
pub(crate) struct Bucket {
    from: u32,
    to: u32,
    words: u32,
}

/// The words of a bucket that may be those of a key, each followed by anything.
#[derive(Clone, Copy)]
pub(crate) struct Spelled<'w> {
    /// As far as not looked at.
    marks: &'w [u8],
    words: &'w [u8],
    left: usize,
    /// Of the first marks, those that are right: the highest bit of each.
    matches: u64,
    mark: u8,
    pub(crate) length: usize,
}

impl<'w> Iterator for Spelled<'w> {
    type Item = &'w [Letter; READ];

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        while self.matches == 0 {
            self.left = self.left.checked_sub(MARKS)?;
            self.marks = &self.marks[MARKS..];
            self.words = &self.words[MARKS * self.length..];
            self.matches = matches(self.marks, self.mark, self.left);
        }
        let word = (self.matches.trailing_zeros() / u8::BITS) as usize;
        self.matches &= self.matches - 1;
        self.words[word * self.length..].first_chunk()
    }
}

/// Which of the first eight marks, if there are as many, are the one looked for: the highest bit of each.
#[inline]
fn matches(marks: &[u8], mark: u8, count: usize) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let Some(marks) = marks.first_chunk::<MARKS>() else {
        return 0;
    };
    let differing = u64::from_le_bytes(*marks) ^ u64::from_le_bytes([mark; MARKS]);
    let equal = !((differing & LOW).wrapping_add(LOW) | differing | LOW);
    if count < MARKS { equal & ((1 << (u8::BITS as usize * count)) - 1) } else { equal }
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
fn mark(key: Key) -> u8 {
    (key >> 12) as u8
}
