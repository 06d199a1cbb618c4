//! The rack, and every multiset of tiles that can be laid from it.

use std::ops::Range;

use crate::lanes::{Lane, Mask};
use crate::letters::{ALPHABET, Key, Letter, Tally, key, letter_of, tally};
use crate::rules::{LONGEST_RACK, Rules};

/// Most jokers in a rack.
pub const MOST_JOKERS: usize = 2;

/// Letters to lay, `?` for a joker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

    /// The tiles, in the order of the alphabet, jokers last.
    pub fn tiles(&self) -> impl Iterator<Item = Option<Letter>> {
        let letters = self
            .counts
            .iter()
            .zip(0..)
            .flat_map(|(&count, letter)| std::iter::repeat_n(Some(letter as Letter), usize::from(count)));
        letters.chain(std::iter::repeat_n(None, usize::from(self.jokers)))
    }

    /// What the tiles are worth.
    pub fn value(&self, rules: &Rules) -> i32 {
        self.tiles().flatten().map(|letter| rules.value(letter)).sum()
    }

    /// The rest, once tiles that are there are taken.
    pub(crate) fn without(mut self, tiles: impl IntoIterator<Item = Option<Letter>>) -> Self {
        tiles.into_iter().for_each(|tile| self.take(tile));
        self
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
pub(crate) type Sums = [i16; SUMS];
/// More than any rack has, and a power of two: an index is then in range for nothing.
pub(crate) const SUMS: usize = 16;

/// Tiles that can be laid together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subset {
    pub(crate) tally: Tally,
    pub(crate) key: Key,
    /// The letters among them, as bits.
    pub(crate) letters: u32,
    /// The letters of which the rack has no more than these, as bits: only for them is a joker needed.
    pub(crate) exhausted: u32,
    pub(crate) sums: Sums,
    /// Jokers that must stand for exhausted letters.
    pub(crate) jokers: u8,
    size: u8,
    /// What keeping the other tiles is worth, once `Subsets::weigh` was told.
    pub(crate) leave: i32,
}

/// Subsets of one size, as bits.
pub(crate) type Bits = [u64; 4];

/// A letter of the rack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) letter: Letter,
    pub(crate) value: i32,
    pub(crate) count: u8,
}

/// What a subset is worth less than the dearest of its size is told apart up to here.
const LOSSES: usize = 64;

/// All the subsets of a rack.
#[derive(Clone, Debug)]
pub(crate) struct Subsets {
    found: Vec<Subset>,
    /// By size, then by loss.
    order: Vec<u16>,
    /// In that order.
    keys: Vec<Key>,
    /// By size and loss, where in that order the subsets that lose more begin, up to the greatest loss.
    ends: [[u16; LOSSES]; SUMS],
    greatest_loss: usize,
    /// In the same order, how many jokers each has; of a rack without jokers, nothing is said.
    jokers_of: Vec<u8>,
    pub(crate) sums: Sums,
    pub(crate) jokers: u8,
    /// The letters of the rack, dearest first.
    pub(crate) kinds: Vec<Kind>,
    pub(crate) size: usize,
    /// By size, the most that is worth keeping when so many tiles are laid, once `weigh` was told.
    pub(crate) most_leave: [i32; LONGEST_RACK + 1],
}

impl Default for Subsets {
    fn default() -> Self {
        Self {
            found: Vec::new(),
            order: Vec::new(),
            keys: Vec::new(),
            ends: [[0; LOSSES]; SUMS],
            greatest_loss: 0,
            jokers_of: Vec::new(),
            sums: Default::default(),
            jokers: 0,
            kinds: Vec::new(),
            size: 0,
            most_leave: Default::default(),
        }
    }
}

impl Subset {
    /// No tile, in a rack that has no letter but some.
    fn nothing(letters: u32) -> Self {
        let exhausted = ALL_LETTERS & !letters;
        Self {
            tally: Tally::default(),
            key: 0,
            letters: 0,
            exhausted,
            sums: Sums::default(),
            jokers: 0,
            size: 0,
            leave: 0,
        }
    }

    /// Add a letter not dearer than any of it; `last`: whether the rack has no more of them.
    #[inline]
    fn add_letter(&mut self, kind: Kind, last: bool) {
        self.key = self.key.wrapping_add(key(kind.letter));
        self.tally = self.tally + tally(kind.letter);
        self.letters |= 1 << kind.letter;
        self.exhausted |= u32::from(last) << kind.letter;
        for (sum, beyond) in self.sums.iter_mut().zip(&BEYOND[usize::from(self.size) % SUMS]) {
            *sum += kind.value as i16 & beyond;
        }
        self.size += 1;
    }

    #[inline]
    fn add_joker(&mut self) {
        self.jokers += 1;
        self.size += 1;
    }

    /// Its size, and what it is worth less than the dearest of that size, given the sums of the rack.
    #[inline]
    fn rank(&self, rack: &Sums) -> (usize, usize) {
        let size = usize::from(self.size) % SUMS;
        (size, usize::from((rack[size] - self.sums[size]) as u16).min(LOSSES - 1))
    }
}

/// By size: all bits for the sums that a tile more adds to, none for the others.
const BEYOND: [Sums; SUMS] = {
    let mut beyond = [[0; SUMS]; SUMS];
    let mut size = 0;
    while size < SUMS {
        let mut index = size + 1;
        while index < SUMS {
            beyond[size][index] = -1;
            index += 1;
        }
        size += 1;
    }
    beyond
};

impl Subsets {
    /// Replace the content, keeping the memory.
    pub(crate) fn fill(&mut self, rules: &Rules, rack: &Rack) {
        self.size = rack.len();
        self.jokers = rack.jokers;
        self.kinds.clear();
        let mut letters = 0;
        for letter in rules.dearest_first {
            let count = rack.counts[letter as usize];
            if count > 0 {
                letters |= 1 << letter;
                self.kinds.push(Kind { letter, value: rules.value(letter), count });
            }
        }
        self.found.clear();
        self.found.push(Subset::nothing(letters));
        for index in 0..self.kinds.len() {
            let kind = self.kinds[index];
            self.take(kind.count, |subset, last| subset.add_letter(kind, last));
        }
        self.take(rack.jokers, |subset, _| subset.add_joker());
        self.sums = self.found[self.found.len() - 1].sums;
        self.sort();
    }

    /// Add one to `count` tiles of a kind to each subset found.
    fn take(&mut self, count: u8, add: impl Fn(&mut Subset, bool)) {
        let known = self.found.len();
        for taken in 1..=count {
            let end = self.found.len();
            self.found.extend_from_within(end - known..);
            self.found[end..].iter_mut().for_each(|subset| add(subset, taken == count));
        }
    }

    /// By counting, since sizes and losses are small numbers.
    fn sort(&mut self) {
        self.ends[..=self.size].fill([0; LOSSES]);
        self.greatest_loss = 0;
        for subset in &self.found {
            let (size, loss) = subset.rank(&self.sums);
            self.ends[size][loss] += 1;
            self.greatest_loss = self.greatest_loss.max(loss);
        }
        let mut begin = 0;
        for ends in &mut self.ends[..=self.size] {
            for end in &mut ends[..=self.greatest_loss] {
                (*end, begin) = (begin, begin + *end);
            }
        }
        self.order.resize(self.found.len(), 0);
        self.keys.resize(self.found.len(), 0);
        for (index, subset) in self.found.iter().enumerate() {
            let (size, loss) = subset.rank(&self.sums);
            let end = &mut self.ends[size][loss];
            self.order[usize::from(*end)] = index as u16;
            self.keys[usize::from(*end)] = subset.key;
            *end += 1;
        }
        if self.jokers > 0 {
            let jokers = self.order.iter().map(|index| self.found[usize::from(*index)].jokers);
            self.jokers_of.clear();
            self.jokers_of.extend(jokers);
        }
    }

    /// In the order of `weigh`: the tiles of each subset and what they are worth.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, i32)> {
        self.found.iter().map(|subset| (usize::from(subset.size), i32::from(subset.sums[SUMS - 1])))
    }

    /// The letters of each subset as bits, in the same order.
    pub(crate) fn letters(&self, index: usize) -> u32 {
        self.found[index].letters
    }

    /// Tell what keeping each subset is worth. Subsets are found as numbers are counted, with the tiles of each
    /// kind as digits: what is kept when one is laid is as far from the end as that one from the beginning.
    pub(crate) fn weigh(&mut self, kept: &[i32]) {
        self.most_leave = [i32::MIN; LONGEST_RACK + 1];
        for (subset, leave) in self.found.iter_mut().zip(kept.iter().rev()) {
            subset.leave = *leave;
            let most = &mut self.most_leave[usize::from(subset.size)];
            *most = (*most).max(*leave);
        }
    }

    /// What keeping the rest is worth when these tiles of the rack are laid.
    pub(crate) fn leave_without(&self, laid: impl Iterator<Item = Option<Letter>>) -> i32 {
        let strides = self.strides();
        let index: usize = laid.map(|tile| strides[tile.map_or(ALPHABET, usize::from)]).sum();
        self.found[index].leave
    }

    /// By tile, how far apart two subsets are that differ by it.
    fn strides(&self) -> [usize; ALPHABET + 1] {
        let mut strides = [0; ALPHABET + 1];
        let mut stride = 1;
        for kind in &self.kinds {
            strides[usize::from(kind.letter)] = stride;
            stride *= usize::from(kind.count) + 1;
        }
        strides[ALPHABET] = stride;
        strides
    }

    /// Every subset of at least one tile as a rack, and what keeping the others is worth.
    pub(crate) fn exchanges(&self) -> impl Iterator<Item = (Rack, i32)> {
        (1..self.found.len()).map(|index| (self.rack(index), self.found[index].leave))
    }

    fn rack(&self, mut index: usize) -> Rack {
        let mut rack = Rack::default();
        for kind in &self.kinds {
            let digits = usize::from(kind.count) + 1;
            rack.counts[usize::from(kind.letter)] = (index % digits) as u8;
            index /= digits;
        }
        rack.jokers = index as u8;
        rack
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
        &self.found[usize::from(self.order[self.start(size) + number])]
    }

    /// How many of them, or more, are worth at most so much less than the dearest.
    #[inline]
    pub(crate) fn losing_at_most(&self, size: usize, points: usize) -> usize {
        usize::from(self.ends[size][points.min(self.greatest_loss)]) - self.start(size)
    }

    #[inline]
    fn start(&self, size: usize) -> usize {
        usize::from(self.ends[size - 1][self.greatest_loss])
    }

    /// Their keys.
    #[inline]
    pub(crate) fn keys(&self, size: usize) -> &[Key] {
        &self.keys[self.range(size)]
    }

    /// How many jokers each has, in a rack that has some.
    #[inline]
    pub(crate) fn jokers_of(&self, size: usize) -> &[u8] {
        &self.jokers_of[self.range(size)]
    }

    #[inline]
    fn range(&self, size: usize) -> Range<usize> {
        self.start(size)..usize::from(self.ends[size][self.greatest_loss])
    }
}
