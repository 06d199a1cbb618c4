//! Letters, and multisets of letters under two names: a hashed key and an exact tally.

use std::iter::Sum;
use std::ops::Add;

/// A letter, 0 for A to 25 for Z.
pub type Letter = u8;

/// How many letters there are.
pub const ALPHABET: usize = 26;

/// Room for letters in a table: a power of two, so that an index is in range for nothing.
pub(crate) const ROOM: usize = 32;

/// Length of the longest word.
pub const LONGEST: usize = 15;

/// Name of a multiset of letters: the wrapping sum of one fixed number a letter, so that joining two
/// multisets is one addition. Not injective: what is found under a key is checked against a `Tally`.
pub(crate) type Key = u64;

/// Exact counts of a multiset: four bits a letter, enough for the fifteen squares of a line. Two halves, because no
/// count ever overflows: nothing is carried from one to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub(crate) struct Tally([u64; 2]);

impl Add for Tally {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), Self::add)
    }
}

const KEYS: [Key; ALPHABET] = keys();
const TALLIES: [Tally; ROOM] = tallies();

/// The key of one letter.
#[inline]
pub(crate) fn key(letter: Letter) -> Key {
    KEYS[letter as usize]
}

/// The key of several letters.
pub(crate) fn key_of(letters: &[Letter]) -> Key {
    letters.iter().fold(0, |sum, &letter| sum.wrapping_add(key(letter)))
}

/// The tally of one letter.
#[inline]
pub(crate) fn tally(letter: Letter) -> Tally {
    TALLIES[letter as usize % ROOM]
}

/// The tally of several letters, at most fifteen of a kind.
pub(crate) fn tally_of(letters: &[Letter]) -> Tally {
    letters.iter().map(|&letter| tally(letter)).sum()
}

/// The letter that an upper-case character names.
pub fn letter_of(character: u8) -> Option<Letter> {
    character.is_ascii_uppercase().then(|| character - b'A')
}

/// Outputs of splitmix64: any fixed numbers without structure would do.
const fn keys() -> [Key; ALPHABET] {
    let mut keys = [0; ALPHABET];
    let mut state = 0x6e6f_6e75_706c_6500_u64;
    let mut i = 0;
    while i < ALPHABET {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[i] = z ^ (z >> 31);
        i += 1;
    }
    keys
}

/// A table, because shifting costs more than reading.
const fn tallies() -> [Tally; ROOM] {
    let mut tallies = [Tally([0; 2]); ROOM];
    let mut letter = 0;
    while letter < ALPHABET {
        tallies[letter].0[letter / 16] = 1 << (4 * (letter % 16));
        letter += 1;
    }
    tallies
}
