//! What scoring needs to know: values of letters, premium squares, bonuses. Data, given by the caller.

use crate::counts::Counts;
use crate::grid::{Direction, Line, SIDE, SQUARES, Square};
use crate::letters::{ALPHABET, Letter};

/// Longest rack.
pub const LONGEST_RACK: usize = 10;
/// The most that a letter is worth: all that the words across a line bring then fits in sixteen bits.
pub const DEAREST: u8 = 100;
const _: () = assert!(DEAREST as usize * (SIDE - 1) * 3 * SIDE <= u16::MAX as usize);

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
    /// All letters, by descending value.
    pub(crate) dearest_first: [Letter; ALPHABET],
    premiums: [[Premiums; SIDE]; 2],
}

/// The multipliers of a line by position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Premiums {
    pub(crate) letter: [i32; SIDE],
    pub(crate) word: [i32; SIDE],
    /// Of each square if it is empty and no cross square.
    pub(crate) counts: [Counts; SIDE],
}

/// What is wrong with the data given to `Rules::new`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRules;

impl Rules {
    /// Letters are worth `DEAREST` at most; multipliers are 1, 2 or 3, one for each square; `bonus[n]` is for laying n tiles; `most` tiles at most
    /// are laid at once.
    pub fn new(
        values: [u8; ALPHABET],
        letter: [u8; SQUARES],
        word: [u8; SQUARES],
        bonus: &[u16],
        most: usize,
    ) -> Result<Self, BadRules> {
        let multipliers_known = letter.iter().chain(&word).all(|multiplier| (1..=3).contains(multiplier));
        let values_known = values.iter().all(|value| *value <= DEAREST);
        if !multipliers_known
            || !values_known
            || bonus.len() > SIDE + 1
            || !(1..=LONGEST_RACK).contains(&most)
        {
            return Err(BadRules);
        }
        let mut dearest_first: [Letter; ALPHABET] = std::array::from_fn(|letter| letter as Letter);
        dearest_first.sort_by_key(|&letter| std::cmp::Reverse(values[letter as usize]));
        let mut bonuses = [0; SIDE + 1];
        bonuses[..bonus.len()].copy_from_slice(bonus);
        Ok(Self {
            values,
            letter,
            word,
            bonus: bonuses,
            most,
            jokers_cost: values.iter().all(|&value| value > 0),
            dearest_first,
            premiums: Direction::BOTH
                .map(|direction| std::array::from_fn(|line| Premiums::new(&letter, &word, direction, line))),
        })
    }

    /// The value of a letter's tile.
    #[inline]
    pub fn value(&self, letter: Letter) -> i32 {
        i32::from(self.values[letter as usize])
    }

    /// The value of what lies on a square.
    #[inline]
    pub fn worth(&self, square: Square) -> i32 {
        square.letter().filter(|_| !square.is_joker()).map_or(0, |letter| self.value(letter))
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

    /// The premium squares of a line.
    #[inline]
    pub(crate) fn premiums(&self, (direction, line): Line) -> &Premiums {
        &self.premiums[direction as usize][line]
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

impl Premiums {
    fn new(letter: &[u8; SQUARES], word: &[u8; SQUARES], direction: Direction, line: usize) -> Self {
        let mut premiums = Self::default();
        for position in 0..SIDE {
            let square = direction.square(line, position);
            premiums.letter[position] = i32::from(letter[square]);
            premiums.word[position] = i32::from(word[square]);
            premiums.counts[position] = Counts::free(letter[square], word[square]);
        }
        premiums
    }
}
