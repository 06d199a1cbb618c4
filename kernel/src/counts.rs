//! How many squares of each kind a word covers: eight small numbers in one word, so that those of any span are one
//! difference of two sums.

use crate::grid::SIDE;

/// Numbers of empty squares, four bits each; at most fifteen of a kind are in a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u32);

const LETTER_2_OR_3: u32 = 0;
const LETTER_3: u32 = 4;
/// The same two without cross squares, then all that are none.
const FREE_LETTER: u32 = 8;
const FREE: u32 = 16;
const WORD_2: u32 = 24;
const WORD_3: u32 = 28;

/// Two numbers: of squares that multiply the letter by 2 or 3, and of those that do so by 3, sixteen times.
pub(crate) type Raised = u8;

impl Counts {
    /// An empty square that is no cross square; `letter` and `word` are its multipliers.
    pub(crate) fn free(letter: u8, word: u8) -> Self {
        let raised = u32::from(letter > 1) << LETTER_2_OR_3 | u32::from(letter == 3) << LETTER_3;
        let multiplied = u32::from(word == 2) << WORD_2 | u32::from(word == 3) << WORD_3;
        Self(raised | raised << FREE_LETTER | 1 << FREE | multiplied)
    }

    /// The same square as a cross square.
    pub(crate) fn crossed(self) -> Self {
        Self(self.0 & !(0xfff << FREE_LETTER))
    }

    /// By position, the counts of the squares before it.
    pub(crate) fn sums(squares: impl Fn(usize) -> Self) -> [Self; SIDE + 1] {
        let mut sums = [Self::default(); SIDE + 1];
        for position in 0..SIDE {
            sums[position + 1] = Self(sums[position].0 + squares(position).0);
        }
        sums
    }

    /// What the squares before a position have less than those before a later one. Sums only grow: no number
    /// borrows from its neighbour.
    #[inline(always)]
    pub(crate) fn until(self, later: Self) -> Self {
        Self(later.0.wrapping_sub(self.0))
    }

    /// Of all squares.
    #[inline(always)]
    pub(crate) fn raised(self) -> Raised {
        self.0 as u8
    }

    /// Of those that are no cross squares.
    #[inline(always)]
    pub(crate) fn raised_free(self) -> Raised {
        (self.0 >> FREE_LETTER) as u8
    }

    /// Squares that are no cross squares.
    #[inline(always)]
    pub(crate) fn all_free(self) -> usize {
        (self.0 >> FREE & 15) as usize
    }

    /// The product of the word multipliers.
    #[inline(always)]
    pub(crate) fn multiplier(self) -> i32 {
        MULTIPLIERS[(self.0 >> WORD_2) as usize]
    }

    /// Points divided by that product, rounded down or one too many.
    #[inline(always)]
    pub(crate) fn divide(self, points: i32) -> usize {
        let product = points as u64 * u64::from(INVERSES[(self.0 >> WORD_2) as usize]);
        (product >> INVERSE_BITS) as usize
    }
}

const MULTIPLIERS: [i32; 256] = {
    let mut multipliers = [1; 256];
    let mut i = 1;
    while i < 256 {
        let (less, factor) = if i & 15 > 0 { (i - 1, 2) } else { (i - 16, 3) };
        multipliers[i] = i32::saturating_mul(multipliers[less], factor);
        i += 1;
    }
    multipliers
};

/// Rounded up, with so many bits behind the point: a table, because a division takes longer.
const INVERSES: [u32; 256] = {
    let mut inverses = [0; 256];
    let mut i = 0;
    while i < 256 {
        inverses[i] = (1 << INVERSE_BITS) / MULTIPLIERS[i] as u32 + 1;
        i += 1;
    }
    inverses
};
const INVERSE_BITS: u32 = 31;
