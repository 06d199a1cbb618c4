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
        self.read(found).collect()
    }

    fn read(&self, found: &Move) -> impl Iterator<Item = Square> {
        let Place { direction, line, start } = found.place();
        let letters = &self.letters[found.letters as usize][..usize::from(found.length)];
        letters.iter().zip(start..).map(move |(&letter, at)| {
            let lying = self.grid.at(direction, line, at);
            if lying.is_empty() { Square::tile(letter, found.jokers >> at & 1 == 1) } else { lying }
        })
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
        self.moves.iter().min_by_key(|found| self.order(found))
    }

    pub(crate) fn order(&self, found: &Move) -> (u8, u8, &[Letter], Mask) {
        let letters = &self.letters[found.letters as usize][..usize::from(found.length)];
        (found.direction as u8, found.line_and_start, letters, found.jokers)
    }

    /// Of the moves of the best score, the first; see there.
    pub(crate) fn first_of_best(&self) -> Option<&Move> {
        let best = self.best();
        self.moves.iter().filter(|found| Some(found.score()) == best).min_by_key(|found| self.order(found))
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

    /// How many words are formed crosswise.
    pub(crate) fn crossings(&self, found: &Move) -> usize {
        let crosses = |&(direction, line, at, _): &(Direction, usize, usize, Square)| {
            self.grid.run_around(direction.turned(), at, line).len() > 1
        };
        self.laid(found).filter(crosses).count()
    }

    /// Leave the others out.
    pub fn keep_those(&mut self, keep: impl Fn(&Move) -> bool) {
        self.moves.retain(keep);
    }

    /// Order by score, best first, then reference, then word, both as plain text.
    pub fn sort(&mut self) {
        let mut keyed: Vec<_> = self.moves.iter().map(|found| (self.rank(found), *found)).collect();
        keyed.sort_unstable_by_key(|(rank, _)| *rank);
        self.moves = keyed.into_iter().map(|(_, found)| found).collect();
    }

    /// What moves are ordered by.
    fn rank(&self, found: &Move) -> (u16, [u8; 3], [u8; SIDE]) {
        let mut word = [0; SIDE];
        for (character, tile) in word.iter_mut().zip(self.read(found)) {
            *character = tile.character() as u8;
        }
        (u16::MAX - found.score, characters(found.place()), word)
    }
}

/// The place as arbiters write it: `H4` across, `4H` down.
pub fn reference(place: Place) -> String {
    characters(place).into_iter().filter(|&character| character != 0).map(char::from).collect()
}

/// The characters of a reference, then nothing.
fn characters(place: Place) -> [u8; 3] {
    let digit = |number: usize| b'0' + number as u8;
    let (row, column) = match place.direction {
        Direction::Across => (place.line, place.start),
        Direction::Down => (place.start, place.line),
    };
    let row = b'A' + row as u8;
    let (tens, units) = ((column + 1) / 10, digit((column + 1) % 10));
    match (place.direction, tens) {
        (Direction::Across, 0) => [row, units, 0],
        (Direction::Across, _) => [row, digit(tens), units],
        (Direction::Down, 0) => [units, row, 0],
        (Direction::Down, _) => [digit(tens), units, row],
    }
}
