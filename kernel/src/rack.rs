//! The rack, and every multiset of tiles that can be laid from it.

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

    /// Whether these tiles are in the rack; `None` is a joker.
    pub fn has(&self, tiles: impl IntoIterator<Item = Option<Letter>>) -> bool {
        let mut left = *self;
        tiles.into_iter().all(|tile| {
            let count = match tile {
                Some(letter) => &mut left.counts[letter as usize],
                None => &mut left.jokers,
            };
            let has = *count > 0;
            *count = count.saturating_sub(1);
            has
        })
    }
}

/// Prefix sums of tile values, dearest tile first: `sums[n]` is the most that n of the tiles are worth.
/// Constant after the last tile.
pub(crate) type Sums = [i16; LONGEST_RACK + 1];

/// Tiles that can be laid together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subset {
    pub(crate) key: Key,
    /// The letters among them, as bits.
    pub(crate) letters: u32,
    pub(crate) jokers: u8,
    /// By how much they are worth less than the dearest subset of the same size.
    pub(crate) lost: i16,
    pub(crate) sums: Sums,
    pub(crate) tally: Tally,
}

/// All the subsets of a rack.
#[derive(Clone, Debug)]
pub(crate) struct Subsets {
    /// By size, and inside a size by `lost`, ascending.
    by_size: [Vec<Subset>; LONGEST_RACK + 1],
    pub(crate) sums: Sums,
    pub(crate) jokers: u8,
    /// The rack's letters as bits.
    pub(crate) letters: u32,
    /// The rack's letters as bits in order of value.
    pub(crate) by_value: u32,
    pub(crate) size: usize,
}

impl Default for Subsets {
    fn default() -> Self {
        Self {
            by_size: Default::default(),
            sums: [0; LONGEST_RACK + 1],
            jokers: 0,
            letters: 0,
            by_value: 0,
            size: 0,
        }
    }
}

/// One kind of tile of the rack.
#[derive(Clone, Copy)]
struct Kind {
    letter: Option<Letter>,
    count: u8,
    value: i16,
}

impl Subsets {
    /// Replace the content, keeping the memory.
    pub(crate) fn fill(&mut self, rules: &Rules, rack: &Rack) {
        let mut kinds: Vec<Kind> = (0..ALPHABET as Letter)
            .filter(|&letter| rack.counts[letter as usize] > 0)
            .map(|letter| Kind {
                letter: Some(letter),
                count: rack.counts[letter as usize],
                value: rules.value(letter) as i16,
            })
            .collect();
        kinds.sort_by_key(|kind| -kind.value);
        self.letters = 0;
        self.by_value = 0;
        for letter in kinds.iter().filter_map(|kind| kind.letter) {
            self.letters |= 1 << letter;
            self.by_value |= rules.by_value.bit[letter as usize];
        }
        self.jokers = rack.jokers;
        kinds.push(Kind { letter: None, count: rack.jokers, value: 0 });

        self.by_size.iter_mut().for_each(Vec::clear);
        let nothing =
            Subset { key: 0, letters: 0, jokers: 0, lost: 0, sums: [0; LONGEST_RACK + 1], tally: 0 };
        self.extend(&kinds, nothing, 0, rules.most());
        self.size = kinds.iter().map(|kind| kind.count as usize).sum();
        self.sums = whole_sums(&kinds);
        for (size, subsets) in self.by_size.iter_mut().enumerate() {
            for subset in subsets.iter_mut() {
                subset.lost = self.sums[size] - subset.sums[size];
            }
            subsets.sort_unstable_by_key(|subset| subset.lost);
        }
    }

    /// Kinds come dearest first, so that the sums of a subset are written once, in order.
    fn extend(&mut self, kinds: &[Kind], mut subset: Subset, size: usize, most: usize) {
        let Some((kind, rest)) = kinds.split_first() else {
            for beyond in size..LONGEST_RACK {
                subset.sums[beyond + 1] = subset.sums[size];
            }
            self.by_size[size].push(subset);
            return;
        };
        self.extend(rest, subset, size, most);
        for size in size + 1..=(size + kind.count as usize).min(most) {
            subset.sums[size] = subset.sums[size - 1] + kind.value;
            match kind.letter {
                Some(letter) => {
                    subset.key = subset.key.wrapping_add(key(letter));
                    subset.tally += tally(letter);
                    subset.letters |= 1 << letter;
                }
                None => subset.jokers += 1,
            }
            self.extend(rest, subset, size, most);
        }
    }

    /// The subsets of one size.
    #[inline]
    pub(crate) fn of(&self, size: usize) -> &[Subset] {
        &self.by_size[size]
    }
}

fn whole_sums(kinds: &[Kind]) -> Sums {
    let mut sums = [0; LONGEST_RACK + 1];
    let values = kinds.iter().flat_map(|kind| std::iter::repeat_n(kind.value, kind.count as usize));
    let mut size = 0;
    for value in values {
        sums[size + 1] = sums[size] + value;
        size += 1;
    }
    for beyond in size..LONGEST_RACK {
        sums[beyond + 1] = sums[size];
    }
    sums
}
