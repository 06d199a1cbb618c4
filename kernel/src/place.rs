//! One word put at one place: what it lays, forms and scores, and what is wrong with it.
//!
//! This is the plain statement of placement and scoring; the search has its own fast one, and tests hold the
//! two together.

use crate::grid::{CENTRE, Direction, Grid, SIDE, SQUARES, Square};
use crate::letters::Letter;
use crate::rules::Rules;
use crate::words::Words;

/// What can be wrong with a play, as bits.
pub mod fault {
    /// Fewer than two letters.
    pub const TOO_SHORT: u16 = 1;
    /// Leaves the grid.
    pub const OFF_GRID: u16 = 1 << 1;
    /// A square holds another letter.
    pub const CONFLICT: u16 = 1 << 2;
    /// A tile touches the word's end in its line: the word is not written whole.
    pub const NOT_WHOLE: u16 = 1 << 3;
    /// Lays nothing.
    pub const NO_TILE: u16 = 1 << 4;
    /// Touches no tile of the grid.
    pub const DETACHED: u16 = 1 << 5;
    /// First word that misses the centre.
    pub const OFF_CENTRE: u16 = 1 << 6;
    /// Lays more tiles than the formula allows.
    pub const TOO_MANY_TILES: u16 = 1 << 7;
    /// The word is not in the list.
    pub const WORD_NOT_ADMITTED: u16 = 1 << 8;
    /// A word formed crosswise is not in the list.
    pub const CROSS_NOT_ADMITTED: u16 = 1 << 9;
    /// The rack does not have the letters.
    pub const LETTERS_MISSING: u16 = 1 << 10;
}

/// Where a word begins and which way it reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The way it reads.
    pub direction: Direction,
    /// Row of a word across, column of a word down.
    pub line: usize,
    /// Position of its first letter in the line.
    pub start: usize,
}

/// A tile laid by a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Its position in the word's line.
    pub position: usize,
    /// The tile.
    pub tile: Square,
    /// What its letter brings to the score, crosswise word included: lost when a joker stands for it.
    pub worth: i32,
}

/// A word put at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Bits of `fault`; when any is set but the last four, what follows is as far as it makes sense.
    pub faults: u16,
    /// The word as it reads on the grid.
    pub word: Vec<Square>,
    /// The tiles laid.
    pub laid: Vec<Laid>,
    /// Words formed crosswise, in reading order.
    pub cross: Vec<Vec<Square>>,
    /// Points, bonus included.
    pub score: i32,
    /// Bonus for the number of tiles.
    pub bonus: i32,
    /// The grid afterwards.
    pub grid: Grid,
}

impl Placement {
    /// Put a word on a grid. A letter that already lies there is taken as it lies, joker or not.
    pub fn new(rules: &Rules, grid: &Grid, place: Place, word: &[Square]) -> Self {
        let Place { direction, line, start } = place;
        let mut placement = Self {
            faults: 0,
            word: word.to_vec(),
            laid: Vec::new(),
            cross: Vec::new(),
            score: 0,
            bonus: 0,
            grid: *grid,
        };
        let end = start + word.len();
        if word.len() < 2 {
            placement.faults |= fault::TOO_SHORT;
        }
        if end > SIDE || line >= SIDE {
            placement.faults |= fault::OFF_GRID;
            return placement;
        }
        let taken = |position: usize| !grid.at(direction, line, position).is_empty();
        if (start > 0 && taken(start - 1)) || (end < SIDE && taken(end)) {
            placement.faults |= fault::NOT_WHOLE;
        }
        placement.lay(grid, place);
        placement.check_contact(grid, place);
        if placement.laid.is_empty() {
            placement.faults |= fault::NO_TILE;
        }
        if placement.laid.len() > rules.most() {
            placement.faults |= fault::TOO_MANY_TILES;
        }
        placement.count(rules, place);
        placement
    }

    fn lay(&mut self, grid: &Grid, place: Place) {
        for (offset, tile) in self.word.iter_mut().enumerate() {
            let position = place.start + offset;
            let lying = grid.at(place.direction, place.line, position);
            if lying.is_empty() {
                self.laid.push(Laid { position, tile: *tile, worth: 0 });
                self.grid.lay(place.direction, place.line, position, *tile);
            } else if lying.letter() == tile.letter() {
                *tile = lying;
            } else {
                self.faults |= fault::CONFLICT;
            }
        }
    }

    /// The first word covers the centre, later ones touch a tile.
    fn check_contact(&mut self, grid: &Grid, place: Place) {
        let span = place.start..place.start + self.word.len();
        if grid.is_empty() {
            if place.line != CENTRE || !span.contains(&CENTRE) {
                self.faults |= fault::OFF_CENTRE;
            }
            return;
        }
        let goes_through = self.laid.len() < self.word.len();
        let touches = self.laid.iter().any(|laid| {
            grid.run_around(place.direction.turned(), laid.position, place.line).len() > 1
                || grid.run_around(place.direction, place.line, laid.position).len() > 1
        });
        if !goes_through && !touches {
            self.faults |= fault::DETACHED;
        }
    }

    fn count(&mut self, rules: &Rules, place: Place) {
        let direction = place.direction;
        let square = |position| direction.square(place.line, position);
        let multiplier: i32 =
            self.laid.iter().map(|laid| rules.word_multiplier(square(laid.position))).product();
        let lying: i32 = self.word.iter().map(|&tile| value(rules, tile)).sum::<i32>()
            - self.laid.iter().map(|laid| value(rules, laid.tile)).sum::<i32>();
        self.score = multiplier * lying;

        for laid in &mut self.laid {
            let square = square(laid.position);
            let letter_multiplier = rules.letter_multiplier(square);
            let mut words_multiplier = multiplier;
            let run = self.grid.run_around(direction.turned(), laid.position, place.line);
            if run.len() > 1 {
                let word_multiplier = rules.word_multiplier(square);
                words_multiplier += word_multiplier;
                let word: Vec<Square> =
                    run.map(|at| self.grid.at(direction.turned(), laid.position, at)).collect();
                let others =
                    word.iter().map(|&tile| value(rules, tile)).sum::<i32>() - value(rules, laid.tile);
                self.score += word_multiplier * others;
                self.cross.push(word);
            }
            let letter = laid.tile.letter().map_or(0, |letter| rules.value(letter));
            laid.worth = letter * letter_multiplier * words_multiplier;
            if !laid.tile.is_joker() {
                self.score += laid.worth;
            }
        }
        self.bonus = rules.bonus(self.laid.len());
        self.score += self.bonus;
    }

    /// Add what the word list has against it.
    pub fn check_words(&mut self, words: &Words) {
        if !words.contains(&letters(&self.word)) {
            self.faults |= fault::WORD_NOT_ADMITTED;
        }
        if !self.cross.iter().all(|word| words.contains(&letters(word))) {
            self.faults |= fault::CROSS_NOT_ADMITTED;
        }
    }
}

/// All the places where a word can lie on a grid, its letters agreeing with those already there. Words formed
/// crosswise are told, admitted or not, and so is a number of tiles over the limit. A single letter laid is
/// found both ways.
pub fn places_of(rules: &Rules, grid: &Grid, word: &[Square]) -> Vec<(Place, Placement)> {
    let mut places = Vec::new();
    if !(2..=SIDE).contains(&word.len()) {
        return places;
    }
    let near = near_tiles(grid);
    for direction in Direction::BOTH {
        for line in 0..SIDE {
            for start in 0..=SIDE - word.len() {
                let place = Place { direction, line, start };
                if agrees(grid, &near, place, word) {
                    let placement = Placement::new(rules, grid, place, word);
                    if placement.faults & !fault::TOO_MANY_TILES == 0 {
                        places.push((place, placement));
                    }
                }
            }
        }
    }
    places
}

/// The squares that have or touch a tile; the centre of an empty grid.
fn near_tiles(grid: &Grid) -> [bool; SQUARES] {
    let mut near = [false; SQUARES];
    for line in 0..SIDE {
        for position in 0..SIDE {
            near[Direction::Across.square(line, position)] =
                !grid.at(Direction::Across, line, position).is_empty()
                    || grid.run_around(Direction::Across, line, position).len() > 1
                    || grid.run_around(Direction::Down, position, line).len() > 1;
        }
    }
    near[Direction::Across.square(CENTRE, CENTRE)] |= grid.is_empty();
    near
}

/// Whether the word meets the tiles of the grid and no letter lying there contradicts it.
fn agrees(grid: &Grid, near: &[bool; SQUARES], place: Place, word: &[Square]) -> bool {
    let Place { direction, line, start } = place;
    (start..start + word.len()).any(|at| near[direction.square(line, at)])
        && word.iter().enumerate().all(|(offset, tile)| {
            let lying = grid.at(direction, line, start + offset);
            lying.is_empty() || lying.letter() == tile.letter()
        })
}

/// The letters of tiles.
pub fn letters(tiles: &[Square]) -> Vec<Letter> {
    tiles.iter().filter_map(|tile| tile.letter()).collect()
}

fn value(rules: &Rules, tile: Square) -> i32 {
    match tile.letter() {
        Some(letter) if !tile.is_joker() => rules.value(letter),
        _ => 0,
    }
}
