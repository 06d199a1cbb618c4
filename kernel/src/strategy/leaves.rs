//! What tiles kept on a rack are worth: a sum of learned coefficients.
//!
//! A kind of tile (27 with the joker) counts once when it is there, again when it is there twice, again for each
//! tile beyond; two kinds that are there together count as a pair; the number of tiles and how many of them are
//! vowels count as a cell. 27 + 27 + 27 + 351 + 49 = 481 coefficients, in grains.

use crate::letters::ALPHABET;
use crate::rack::{Rack, Subsets};
use crate::rules::Rules;
use crate::search::GRAIN;
use crate::words::bits;

pub(crate) const KINDS: usize = ALPHABET + 1;
const JOKER: usize = ALPHABET;
const PAIRS: usize = KINDS * (KINDS - 1) / 2;
/// More tiles than this count as this many in a cell.
const MOST_KEPT: usize = 6;
const CELLS: usize = (MOST_KEPT + 1) * (MOST_KEPT + 1);
const FIRST_PAIR: usize = 3 * KINDS;
const FIRST_CELL: usize = FIRST_PAIR + PAIRS;
const VOWELS: u32 = 1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20;

/// How many coefficients there are.
pub const COEFFICIENTS: usize = FIRST_CELL + CELLS;

/// Learned coefficients; by default all are 0, and only points count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves {
    coefficients: [i32; COEFFICIENTS],
    /// Those of pairs, to be found by both kinds.
    pairs: [[i32; KINDS]; KINDS],
}

impl Default for Leaves {
    fn default() -> Self {
        Self { coefficients: [0; COEFFICIENTS], pairs: [[0; KINDS]; KINDS] }
    }
}

/// The coefficient of having a kind for the first, second, third time.
pub(crate) fn repeated(kind: usize, times: usize) -> usize {
    (times.min(3) - 1) * KINDS + kind
}

/// The coefficient of two kinds, the first before the second.
pub(crate) fn pair(first: usize, second: usize) -> usize {
    FIRST_PAIR + second * (second - 1) / 2 + first
}

/// The coefficient of so many tiles, of which so many vowels.
pub(crate) fn cell(tiles: usize, vowels: usize) -> usize {
    FIRST_CELL + tiles.min(MOST_KEPT) * (MOST_KEPT + 1) + vowels.min(MOST_KEPT)
}

pub(crate) fn is_vowel(kind: usize) -> bool {
    VOWELS >> kind & 1 == 1
}

impl Leaves {
    /// From `COEFFICIENTS` numbers in their order.
    pub fn new(coefficients: &[i16]) -> Option<Self> {
        let coefficients: [i16; COEFFICIENTS] = coefficients.try_into().ok()?;
        let coefficients = coefficients.map(i32::from);
        let mut pairs = [[0; KINDS]; KINDS];
        for second in 1..KINDS {
            for first in 0..second {
                pairs[first][second] = coefficients[pair(first, second)];
                pairs[second][first] = pairs[first][second];
            }
        }
        Some(Self { coefficients, pairs })
    }

    /// What `new` was given.
    pub fn coefficients(&self) -> [i16; COEFFICIENTS] {
        self.coefficients.map(|coefficient| coefficient as i16)
    }

    /// What keeping some tiles is worth, in grains.
    pub fn worth(&self, kept: &Rack) -> i32 {
        let kinds: Vec<usize> = kept.tiles().map(|tile| tile.map_or(JOKER, usize::from)).collect();
        features(&kinds).map(|feature| self.coefficients[feature]).sum()
    }

    /// What keeping each subset of a rack is worth, in their order.
    pub(crate) fn weigh(&self, subsets: &Subsets, kept: &mut Vec<i32>) {
        kept.push(0);
        let kinds = subsets.kinds.iter().map(|kind| (usize::from(kind.letter), kind.count));
        for (kind, count) in kinds.chain([(JOKER, subsets.jokers)]) {
            let known = kept.len();
            for times in 1..=usize::from(count) {
                let again = self.coefficients[repeated(kind, times)];
                for index in kept.len() - known..kept.len() {
                    let met = if times == 1 { self.paired(kind, subsets.letters(index)) } else { 0 };
                    kept.push(kept[index] + again + met);
                }
            }
        }
        let vowels = vowels(subsets);
        for ((worth, (tiles, _)), vowels) in kept.iter_mut().zip(subsets.iter()).zip(vowels) {
            *worth += self.coefficients[cell(tiles, usize::from(vowels))];
        }
        kept[0] = 0;
    }

    fn paired(&self, kind: usize, letters: u32) -> i32 {
        let pairs = &self.pairs[kind];
        bits(letters).map(|letter| pairs[usize::from(letter)]).sum()
    }
}

/// How many vowels each subset has.
fn vowels(subsets: &Subsets) -> Vec<u8> {
    let mut vowels = vec![0];
    let kinds = subsets.kinds.iter().map(|kind| (is_vowel(usize::from(kind.letter)), kind.count));
    for (vowel, count) in kinds.chain([(false, subsets.jokers)]) {
        let known = vowels.len();
        for _ in 0..count {
            for index in vowels.len() - known..vowels.len() {
                vowels.push(vowels[index] + u8::from(vowel));
            }
        }
    }
    vowels
}

/// The coefficients that count for some tiles, given by kind in ascending order; none for no tile.
pub(crate) fn features(kinds: &[usize]) -> impl Iterator<Item = usize> {
    let times = |index: usize| kinds[..=index].iter().filter(|kind| **kind == kinds[index]).count();
    let alone = (0..kinds.len()).map(move |index| repeated(kinds[index], times(index)));
    let pairs = (0..kinds.len()).flat_map(move |second| {
        (0..second)
            .filter(move |&first| times(first) == 1 && times(second) == 1 && kinds[first] != kinds[second])
            .map(move |first| pair(kinds[first], kinds[second]))
    });
    let vowels = kinds.iter().filter(|kind| is_vowel(**kind)).count();
    let cell = (!kinds.is_empty()).then(|| cell(kinds.len(), vowels));
    alone.chain(pairs).chain(cell)
}

/// What a rack is kept for.
#[derive(Clone, Copy)]
pub enum Keeping<'l> {
    /// The turns to come.
    Leaves(&'l Leaves),
    /// The end, the bag being empty: who goes out gains what the others hold, all lose what they hold.
    End {
        /// What all other racks are worth.
        others: i32,
        /// How many play.
        seats: i32,
    },
}

/// Besides their value, in points: what tiles that stay cost, since the others play meanwhile.
const STAYING: i32 = 10;

impl Keeping<'_> {
    pub(crate) fn weigh(&self, subsets: &Subsets, kept: &mut Vec<i32>) {
        match *self {
            Self::Leaves(leaves) => leaves.weigh(subsets, kept),
            Self::End { others, seats } => {
                kept.extend(subsets.iter().map(|(_, value)| -(swing(value, seats) + STAYING * GRAIN)));
                kept[0] = swing(others, seats);
            }
        }
    }

    /// What keeping some tiles is worth, in grains.
    pub fn worth(&self, kept: &Rack, rules: &Rules) -> i32 {
        match *self {
            Self::Leaves(leaves) => leaves.worth(kept),
            Self::End { others, seats } if kept.is_empty() => swing(others, seats),
            Self::End { seats, .. } => -(swing(kept.value(rules), seats) + STAYING * GRAIN),
        }
    }
}

/// What points that one loses and another gains make against the mean of the others.
fn swing(points: i32, seats: i32) -> i32 {
    points * GRAIN * seats / (seats - 1).max(1)
}
