//! The fifteen by fifteen squares and the tiles on them.

use crate::letters::Letter;

/// Squares in a line.
pub const SIDE: usize = 15;
/// Squares in all.
pub const SQUARES: usize = SIDE * SIDE;
/// Row and column of the square that the first word covers.
pub const CENTRE: usize = SIDE / 2;

/// What lies on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Square(u8);

const LETTER: u8 = 0x1f;
const JOKER: u8 = 0x20;

impl Square {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// A tile, or a joker that stands for a letter.
    pub fn tile(letter: Letter, joker: bool) -> Self {
        Self((letter + 1) | if joker { JOKER } else { 0 })
    }

    /// The letter lying here.
    #[inline]
    pub fn letter(self) -> Option<Letter> {
        (self.0 & LETTER).checked_sub(1)
    }

    /// Whether a joker lies here.
    #[inline]
    pub fn is_joker(self) -> bool {
        self.0 & JOKER != 0
    }

    /// Whether nothing lies here.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile that was laid here: its letter, `None` for a joker.
    #[inline]
    pub fn kind(self) -> Option<Letter> {
        self.letter().filter(|_| !self.is_joker())
    }

    /// `.` for nothing, `A`-`Z` for a tile, `a`-`z` for a joker.
    pub fn character(self) -> char {
        match self.letter() {
            None => '.',
            Some(letter) => char::from(letter + if self.is_joker() { b'a' } else { b'A' }),
        }
    }

    /// The contrary of `character`.
    pub fn from_character(character: u8) -> Option<Self> {
        match character {
            b'.' => Some(Self::EMPTY),
            b'A'..=b'Z' => Some(Self::tile(character - b'A', false)),
            b'a'..=b'z' => Some(Self::tile(character - b'a', true)),
            _ => None,
        }
    }
}

/// Which line of a grid, its rows and its columns each counted from 0.
pub(crate) type Line = (Direction, usize);

/// The direction of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Left to right, along a row.
    Across,
    /// Top to bottom, along a column.
    Down,
}

impl Direction {
    /// Across, then down.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The other one.
    pub fn turned(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }

    /// The square at a position of a line: lines are rows for `Across`, columns for `Down`.
    #[inline]
    pub fn square(self, line: usize, position: usize) -> usize {
        match self {
            Self::Across => line * SIDE + position,
            Self::Down => position * SIDE + line,
        }
    }
}

/// The squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid([Square; SQUARES]);

impl Default for Grid {
    fn default() -> Self {
        Self([Square::EMPTY; SQUARES])
    }
}

impl Grid {
    /// Read 225 characters, row by row, see `Square::character`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut grid = Self::default();
        if text.len() != SQUARES {
            return None;
        }
        for (square, character) in grid.0.iter_mut().zip(text.bytes()) {
            *square = Square::from_character(character)?;
        }
        Some(grid)
    }

    /// The 225 characters that `parse` reads.
    pub fn text(&self) -> String {
        self.0.iter().map(|square| square.character()).collect()
    }

    /// One number a square, row by row.
    pub(crate) fn bytes(&self) -> [u8; SQUARES] {
        self.0.map(|square| square.0)
    }

    /// Whether no tile lies anywhere.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|square| square.is_empty())
    }

    /// What lies at a position of a line.
    #[inline]
    pub fn at(&self, direction: Direction, line: usize, position: usize) -> Square {
        self.0[direction.square(line, position)]
    }

    /// Lay a tile.
    pub fn lay(&mut self, direction: Direction, line: usize, position: usize, tile: Square) {
        self.0[direction.square(line, position)] = tile;
    }

    /// The squares that differ from another grid's: row and column.
    pub(crate) fn differences(&self, other: &Self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.0.iter().zip(&other.0).enumerate();
        pairs.filter(|(_, (one, other))| one != other).map(|(square, _)| (square / SIDE, square % SIDE))
    }

    /// The positions of a line that the run of tiles around `position` would cover if that one were taken.
    pub fn run_around(&self, direction: Direction, line: usize, position: usize) -> std::ops::Range<usize> {
        let taken = |&at: &usize| !self.at(direction, line, at).is_empty();
        let before = (0..position).rev().take_while(taken).count();
        let after = (position + 1..SIDE).take_while(taken).count();
        position - before..position + 1 + after
    }
}
