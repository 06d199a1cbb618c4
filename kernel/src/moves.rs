//! What a search found, kept small; words are spelled out only when asked for.

use crate::grid::{Direction, Grid, SIDE, Square};
use crate::lanes::{Mask, positions, span};
use crate::letters::Letter;
use crate::place::Place;
use crate::words::READ;

/// One move: twelve bytes, its letters in `Moves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    letters: u32,
    score: u16,
    jokers: Mask,
    direction: Direction,
    line_and_start: u8,
    length: u8,
}

/// The moves found on a grid.
#[derive(Clone, Debug)]
pub struct Moves {
    pub(crate) grid: Grid,
    /// Words, each followed by anything.
    letters: Vec<[Letter; READ]>,
    moves: Vec<Move>,
}

impl Move {
    /// Points.
    pub fn score(&self) -> i32 {
        i32::from(self.score)
    }

    /// Where it lies.
    pub fn place(&self) -> Place {
        Place {
            direction: self.direction,
            line: usize::from(self.line_and_start >> 4),
            start: usize::from(self.line_and_start & 15),
        }
    }

    fn span(&self) -> Mask {
        let start = self.place().start;
        span(start, start + usize::from(self.length))
    }
}

impl Moves {
    pub(crate) fn new(grid: &Grid) -> Self {
        Self { grid: *grid, letters: Vec::new(), moves: Vec::new() }
    }

    /// Keep letters for moves to come; the answer is for `push`.
    #[inline]
    pub(crate) fn keep(&mut self, letters: &[Letter; READ]) -> u32 {
        self.letters.push(*letters);
        self.letters.len() as u32 - 1
    }

    /// `jokers`: positions of the lane where a joker is laid.
    #[inline]
    pub(crate) fn push(&mut self, letters: u32, length: usize, place: Place, jokers: Mask, score: i32) {
        self.moves.push(Move {
            letters,
            score: score as u16,
            jokers,
            direction: place.direction,
            line_and_start: (place.line << 4 | place.start) as u8,
            length: length as u8,
        });
    }

    pub(crate) fn clear(&mut self) {
        self.letters.clear();
        self.moves.clear();
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Move> {
        self.moves.iter()
    }

    /// One of them.
    pub fn get(&self, index: usize) -> Option<&Move> {
        self.moves.get(index)
    }

    /// The best score, if there is a move.
    pub fn best(&self) -> Option<i32> {
        self.moves.iter().map(Move::score).max()
    }

    /// The word as it reads on the grid.
    pub fn word(&self, found: &Move) -> Vec<Square> {
        let Place { direction, line, start } = found.place();
        self.letters[found.letters as usize][..usize::from(found.length)]
            .iter()
            .enumerate()
            .map(|(offset, &letter)| {
                let lying = self.grid.at(direction, line, start + offset);
                if lying.is_empty() {
                    Square::tile(letter, found.jokers >> (start + offset) & 1 == 1)
                } else {
                    lying
                }
            })
            .collect()
    }

    /// How many tiles a move lays.
    pub fn tiles(&self, found: &Move) -> usize {
        self.laid(found).count()
    }

    /// The tiles that a move lays: line, position in it, tile.
    pub(crate) fn laid(&self, found: &Move) -> impl Iterator<Item = (Direction, usize, usize, Square)> {
        let Place { direction, line, start } = found.place();
        let (letters, jokers) = (&self.letters[found.letters as usize], found.jokers);
        let empty = move |at: &usize| self.grid.at(direction, line, *at).is_empty();
        positions(found.span())
            .filter(empty)
            .map(move |at| (direction, line, at, Square::tile(letters[at - start], jokers >> at & 1 == 1)))
    }

    /// The first move on the board, rows before columns, then by letters: always the same one.
    pub(crate) fn first(&self) -> Option<&Move> {
        self.moves.iter().min_by_key(|found| {
            let letters = &self.letters[found.letters as usize][..usize::from(found.length)];
            (found.direction as u8, found.line_and_start, letters, found.jokers)
        })
    }

    /// The words formed crosswise, in reading order.
    pub fn cross(&self, found: &Move) -> Vec<Vec<Square>> {
        let Place { direction, line, start } = found.place();
        let turned = direction.turned();
        let mut words = Vec::new();
        for (offset, tile) in self.word(found).into_iter().enumerate() {
            let at = start + offset;
            if !self.grid.at(direction, line, at).is_empty() {
                continue;
            }
            let run = self.grid.run_around(turned, at, line);
            if run.len() > 1 {
                words.push(run.map(|i| if i == line { tile } else { self.grid.at(turned, at, i) }).collect());
            }
        }
        words
    }

    /// Order by score, best first, then reference, then word, both as plain text.
    pub fn sort(&mut self) {
        let mut keyed: Vec<_> = self
            .moves
            .iter()
            .map(|found| {
                let word: String = self.word(found).iter().map(|tile| tile.character()).collect();
                ((u16::MAX - found.score, reference(found.place()), Padded::new(&word)), *found)
            })
            .collect();
        keyed.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        self.moves = keyed.into_iter().map(|(_, found)| found).collect();
    }
}

/// The place as arbiters write it: `H4` across, `4H` down.
pub fn reference(place: Place) -> String {
    let row_letter = |row: usize| char::from(b'A' + row as u8);
    match place.direction {
        Direction::Across => format!("{}{}", row_letter(place.line), place.start + 1),
        Direction::Down => format!("{}{}", place.line + 1, row_letter(place.start)),
    }
}

/// A word that sorts as text without a heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Padded([u8; SIDE]);

impl Padded {
    fn new(word: &str) -> Self {
        let mut padded = [0; SIDE];
        padded[..word.len()].copy_from_slice(word.as_bytes());
        Self(padded)
    }
}
