//! The rack, and every multiset of tiles that can be laid from it.

use crate::lanes::{Lane, Mask};
use crate::letters::{ALPHABET, Key, Letter, Tally, key, letter_of, tally};
use crate::rules::{LONGEST_RACK, Rules};

/// Most jokers in a rack.
pub const MOST_JOKERS: usize = 2;

/// Letters to lay, `?` for a joker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rack {
    counts: [u8; ALPHABET],
    jokers: u8,
}

/// Why a text is no rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadRack {
    /// A character that is neither A-Z nor `?`.
    Character(char),
    /// More than ten letters.
    TooLong(usize),
    /// More than two jokers.
    TooManyJokers(usize),
}

impl std::fmt::Display for BadRack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Character(character) => write!(f, "{character:?} is neither A-Z nor ?"),
            Self::TooLong(letters) => write!(f, "{letters} letters, {LONGEST_RACK} at most"),
            Self::TooManyJokers(jokers) => write!(f, "{jokers} jokers, {MOST_JOKERS} at most"),
        }
    }
}

impl std::error::Error for BadRack {}

impl Rack {
    /// Read a rack, its letters in any order.
    pub fn parse(text: &str) -> Result<Self, BadRack> {
        let mut rack = Self::default();
        for character in text.chars() {
            let letter = u8::try_from(character).ok().and_then(letter_of);
            match (character, letter) {
                ('?', _) => rack.jokers = rack.jokers.saturating_add(1),
                (_, Some(letter)) => {
                    let count = &mut rack.counts[letter as usize];
                    *count = count.saturating_add(1);
                }
                _ => return Err(BadRack::Character(character)),
            }
        }
        let letters = text.chars().count();
        if letters > LONGEST_RACK {
            return Err(BadRack::TooLong(letters));
        }
        if rack.jokers as usize > MOST_JOKERS {
            return Err(BadRack::TooManyJokers(rack.jokers as usize));
        }
        Ok(rack)
    }

    /// How many tiles.
    pub fn len(&self) -> usize {
        usize::from(self.counts.iter().sum::<u8>() + self.jokers)
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Add a tile; `None` is a joker.
    pub(crate) fn add(&mut self, tile: Option<Letter>) {
        *self.count(tile) += 1;
    }

    /// Take a tile that is there.
    pub(crate) fn take(&mut self, tile: Option<Letter>) {
        *self.count(tile) -= 1;
    }

    fn count(&mut self, tile: Option<Letter>) -> &mut u8 {
        match tile {
            Some(letter) => &mut self.counts[letter as usize],
            None => &mut self.jokers,
        }
    }

    /// Whether these tiles are in the rack; `None` is a joker.
    pub fn has(&self, tiles: impl IntoIterator<Item = Option<Letter>>) -> bool {
        let mut left = *self;
        tiles.into_iter().all(|tile| {
            let count = left.count(tile);
            let has = *count > 0;
            *count = count.saturating_sub(1);
            has
        })
    }
}

const ALL_LETTERS: u32 = (1 << ALPHABET) - 1;

/// Prefix sums of tile values, dearest tile first: `sums[n]` is the most that n of the tiles are worth.
pub(crate) type Sums = [i16; SUMS as usize];
/// Enough for any rack, and a power of two: an index is then in range for nothing.
pub(crate) const SUMS: u8 = 16;

/// Tiles that can be laid together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subset {
    pub(crate) tally: Tally,
    pub(crate) key: Key,
    /// The letters among them, as bits.
    pub(crate) letters: u32,
    /// The letters of which the rack has no more than these, as bits: only for them is a joker needed.
    pub(crate) exhausted: u32,
    /// Up to the size of the subset.
    pub(crate) sums: Sums,
    /// By how much they are worth less than the dearest subset of the same size.
    lost: i16,
    /// Jokers that must stand for exhausted letters.
    pub(crate) jokers: u8,
    size: u8,
}

/// Subsets of one size, as bits.
pub(crate) type Bits = [u64; 4];

/// A letter of the rack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) letter: Letter,
    pub(crate) value: i32,
    count: u8,
}

/// All the subsets of a rack.
#[derive(Clone, Debug, Default)]
pub(crate) struct Subsets {
    found: Vec<Subset>,
    /// Sorted, see `rank`.
    ranks: Vec<u32>,
    /// In the order of `ranks`.
    keys: Vec<Key>,
    /// By size, which of its subsets have jokers, as bits.
    with_jokers: [Bits; LONGEST_RACK + 1],
    /// Where each size begins; one more at the end.
    starts: [usize; LONGEST_RACK + 2],
    pub(crate) sums: Sums,
    pub(crate) jokers: u8,
    /// The letters of the rack, dearest first.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) size: usize,
}

impl Subsets {
    /// Replace the content, keeping the memory.
    pub(crate) fn fill(&mut self, rules: &Rules, rack: &Rack) {
        self.size = 0;
        self.jokers = rack.jokers;
        self.kinds.clear();
        let mut letters = 0;
        for letter in rules.dearest_first {
            let count = rack.counts[letter as usize];
            if count > 0 {
                letters |= 1 << letter;
                self.kinds.push(Kind { letter, value: rules.value(letter), count });
                self.note_worth(count, rules.value(letter) as i16);
            }
        }
        self.note_worth(rack.jokers, 0);

        self.found.clear();
        self.found.push(Subset {
            tally: 0,
            key: 0,
            letters: 0,
            exhausted: ALL_LETTERS & !letters,
            sums: Sums::default(),
            lost: 0,
            jokers: 0,
            size: 0,
        });
        for kind in 0..self.kinds.len() {
            let Kind { letter, value, count } = self.kinds[kind];
            self.take(Some(letter), count, value as i16, rules.most());
        }
        self.take(None, rack.jokers, 0, rules.most());
        self.sort();
    }

    fn note_worth(&mut self, count: u8, value: i16) {
        for _ in 0..count {
            self.sums[self.size + 1] = self.sums[self.size] + value;
            self.size += 1;
        }
    }

    /// Add one to `count` tiles of a kind to each subset found. Kinds come dearest first, so that the sums of a
    /// subset are written once, in order.
    fn take(&mut self, letter: Option<Letter>, count: u8, value: i16, most: usize) {
        for index in 0..self.found.len() * usize::from(count > 0) {
            let mut subset = self.found[index];
            for taken in 1..=count {
                let size = usize::from(subset.size) + 1;
                if size > most {
                    break;
                }
                subset.size = size as u8;
                subset.sums[size] = subset.sums[size - 1] + value;
                subset.lost = self.sums[size] - subset.sums[size];
                match letter {
                    Some(letter) => {
                        subset.key = subset.key.wrapping_add(key(letter));
                        subset.tally += tally(letter);
                        subset.letters |= 1 << letter;
                        subset.exhausted |= u32::from(taken == count) << letter;
                    }
                    None => subset.jokers += 1,
                }
                self.found.push(subset);
            }
        }
    }

    fn sort(&mut self) {
        self.ranks.clear();
        self.ranks.extend(self.found.iter().zip(0..).map(|(subset, index)| rank(subset, index)));
        self.ranks.sort_unstable();
        self.keys.clear();
        self.starts = [0; LONGEST_RACK + 2];
        self.with_jokers = [Bits::default(); LONGEST_RACK + 1];
        for (number, rank) in self.ranks.iter().enumerate() {
            let subset = &self.found[(rank & INDEX) as usize];
            let size = usize::from(subset.size);
            if subset.jokers > 0 {
                let number = number - self.starts[size];
                self.with_jokers[size][number / 64] |= 1 << (number % 64);
            }
            self.starts[size + 1] = number + 1;
            self.keys.push(subset.key);
        }
        for size in 0..=LONGEST_RACK {
            self.starts[size + 1] = self.starts[size + 1].max(self.starts[size]);
        }
    }

    /// The positions of a lane on which the rack can lay something or that hold one of its letters.
    #[inline]
    pub(crate) fn accepted_by(&self, lane: &Lane) -> Mask {
        if self.jokers > 0 {
            return lane.accepts_any;
        }
        self.kinds.iter().fold(0, |accepted, kind| accepted | lane.accepts[usize::from(kind.letter)])
    }

    /// One of the subsets of a size, by what they lose, ascending.
    #[inline]
    pub(crate) fn get(&self, size: usize, number: usize) -> &Subset {
        &self.found[(self.ranks(size)[number] & INDEX) as usize]
    }

    /// How many of them are worth at most so much less than the dearest.
    #[inline]
    pub(crate) fn losing_at_most(&self, size: usize, points: i32) -> usize {
        self.ranks(size).partition_point(|rank| (rank >> INDEX_BITS & LOST) as i32 <= points)
    }

    #[inline]
    fn ranks(&self, size: usize) -> &[u32] {
        &self.ranks[self.starts[size]..self.starts[size + 1]]
    }

    /// Their keys.
    #[inline]
    pub(crate) fn keys(&self, size: usize) -> &[Key] {
        &self.keys[self.starts[size]..self.starts[size + 1]]
    }

    /// Which of them have jokers, as bits.
    #[inline]
    pub(crate) fn with_jokers(&self, size: usize) -> &Bits {
        &self.with_jokers[size]
    }
}

/// What subsets are sorted by: size, what they lose, index; a number in a number.
#[inline]
fn rank(subset: &Subset, index: u32) -> u32 {
    u32::from(subset.size) << (INDEX_BITS + LOST_BITS) | (subset.lost as u32) << INDEX_BITS | index
}

const INDEX_BITS: u32 = 14;
const LOST_BITS: u32 = 14;
const INDEX: u32 = (1 << INDEX_BITS) - 1;
const LOST: u32 = (1 << LOST_BITS) - 1;

/// Ten letters have 1,023 subsets, and values are below 256.
const _: () =
    assert!(LONGEST_RACK < 16 && LONGEST_RACK < INDEX_BITS as usize && LONGEST_RACK * 255 < 1 << LOST_BITS);
