//! What scoring needs to know: values of letters, premium squares, bonuses. Data, given by the caller.

use crate::grid::{Direction, SIDE, SQUARES};
use crate::letters::{ALPHABET, Letter};

/// Longest rack.
pub const LONGEST_RACK: usize = 10;

/// Values, premium squares and bonuses of a game.
#[derive(Clone, Debug)]
pub struct Rules {
    values: [u8; ALPHABET],
    letter: [u8; SQUARES],
    word: [u8; SQUARES],
    bonus: [u16; SIDE + 1],
    most: usize,
    /// Whether a joker always costs points where it stands for a letter that the rack has.
    pub(crate) jokers_cost: bool,
    pub(crate) by_value: ByValue,
    pub(crate) premiums: [[Premiums; SIDE]; 2],
}

/// Letters as bits in order of value, so that the highest bit of a set is its dearest letter.
#[derive(Clone, Debug)]
pub(crate) struct ByValue {
    /// The bit of each letter.
    pub(crate) bit: [u32; ALPHABET],
    letters: [Letter; ALPHABET],
    /// The value of the letter of each bit, from the second place on; the first is for no letter.
    values: [u8; 32],
}

/// The premium squares of a line as masks of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Premiums {
    pub(crate) letter_2_or_3: u16,
    pub(crate) letter_3: u16,
    pub(crate) word_2: u16,
    pub(crate) word_3: u16,
}

/// What is wrong with the data given to `Rules::new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRules;

impl Rules {
    /// Multipliers are 1, 2 or 3, one for each square; `bonus[n]` is for laying n tiles; `most` tiles at most
    /// are laid at once.
    pub fn new(
        values: [u8; ALPHABET],
        letter: [u8; SQUARES],
        word: [u8; SQUARES],
        bonus: &[u16],
        most: usize,
    ) -> Result<Self, BadRules> {
        let multipliers_known = letter.iter().chain(&word).all(|multiplier| (1..=3).contains(multiplier));
        if !multipliers_known || bonus.len() > SIDE + 1 || !(1..=LONGEST_RACK).contains(&most) {
            return Err(BadRules);
        }
        let mut bonuses = [0; SIDE + 1];
        bonuses[..bonus.len()].copy_from_slice(bonus);
        Ok(Self {
            values,
            letter,
            word,
            bonus: bonuses,
            most,
            jokers_cost: values.iter().all(|&value| value > 0),
            by_value: ByValue::new(&values),
            premiums: Direction::BOTH
                .map(|direction| std::array::from_fn(|line| Premiums::new(&letter, &word, direction, line))),
        })
    }

    /// The value of a letter's tile.
    #[inline]
    pub fn value(&self, letter: Letter) -> i32 {
        i32::from(self.values[letter as usize])
    }

    /// By how much a square multiplies the letter laid on it.
    #[inline]
    pub fn letter_multiplier(&self, square: usize) -> i32 {
        i32::from(self.letter[square])
    }

    /// By how much a square multiplies the words through the letter laid on it.
    #[inline]
    pub fn word_multiplier(&self, square: usize) -> i32 {
        i32::from(self.word[square])
    }

    /// The bonus for laying so many tiles.
    #[inline]
    pub fn bonus(&self, tiles: usize) -> i32 {
        i32::from(self.bonus[tiles])
    }

    /// How many tiles may be laid at once.
    #[inline]
    pub fn most(&self) -> usize {
        self.most
    }
}

impl ByValue {
    fn new(values: &[u8; ALPHABET]) -> Self {
        let mut letters: [Letter; ALPHABET] = std::array::from_fn(|letter| letter as Letter);
        letters.sort_by_key(|&letter| values[letter as usize]);
        let mut by_value = Self { bit: [0; ALPHABET], letters, values: [0; 32] };
        for (rank, letter) in letters.into_iter().enumerate() {
            by_value.bit[letter as usize] = 1 << rank;
            by_value.values[rank + 1] = values[letter as usize];
        }
        by_value
    }

    /// All letters, by descending value.
    #[inline]
    pub(crate) fn dearest_first(&self) -> impl Iterator<Item = Letter> + use<> {
        self.letters.into_iter().rev()
    }

    /// The value of the dearest letter of a set, 0 for none.
    #[inline]
    pub(crate) fn dearest(&self, letters: u32) -> i32 {
        i32::from(self.values[((letters << 1) | 1).ilog2() as usize])
    }
}

impl Premiums {
    fn new(letter: &[u8; SQUARES], word: &[u8; SQUARES], direction: Direction, line: usize) -> Self {
        let mut premiums = Self::default();
        for position in 0..SIDE {
            let square = direction.square(line, position);
            let bit = 1 << position;
            if letter[square] > 1 {
                premiums.letter_2_or_3 |= bit;
            }
            if letter[square] == 3 {
                premiums.letter_3 |= bit;
            }
            if word[square] == 2 {
                premiums.word_2 |= bit;
            }
            if word[square] == 3 {
                premiums.word_3 |= bit;
            }
        }
        premiums
    }
}
