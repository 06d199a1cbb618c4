//! The thirty lines of a board as the search sees them, whatever the rack.

use crate::grid::{CENTRE, Direction, Grid, SIDE};
use crate::letters::{ALPHABET, Key, Letter, Tally, key, tally};
use crate::rules::{Premiums, Rules};
use crate::words::{Words, bits};

/// Positions of a line as bits, the first in the lowest.
pub(crate) type Mask = u16;

/// Most blocks in a line: every other square taken.
const MOST_BLOCKS: usize = SIDE.div_ceil(2);

/// One row or column.
///
/// A *cross square* is an empty one with a tile beside it across the lane: a letter laid there forms a second
/// word. A *block* is a run of adjacent tiles in the lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lane {
    /// For each letter, the positions that accept it: empty and allowed crosswise, or already that letter.
    pub(crate) accepts: [Mask; ALPHABET],
    /// The positions that accept some letter.
    pub(crate) accepts_any: Mask,
    pub(crate) occupied: Mask,
    pub(crate) crossed: Mask,
    /// A word that goes through no block must cover one of these.
    pub(crate) anchors: Mask,
    pub(crate) premiums: Premiums,
    /// By position: letters allowed crosswise, as bits in order of value. For cross squares only.
    pub(crate) cross_sets: [u32; SIDE],
    /// By position: value of the tiles of the crosswise word.
    pub(crate) cross_values: [i32; SIDE],
    pub(crate) letter_multipliers: [i32; SIDE],
    pub(crate) word_multipliers: [i32; SIDE],
    /// Sums over the positions before the index: values of the lane's tiles.
    pub(crate) tile_sums: [i32; SIDE + 1],
    /// Sums over the positions before the index: crosswise values times word multipliers.
    pub(crate) cross_sums: [i32; SIDE + 1],
    blocks: [Block; MOST_BLOCKS],
    block_count: usize,
}

/// A run of adjacent tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) key: Key,
    pub(crate) tally: Tally,
}

/// The rows, then the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    pub(crate) lanes: [[Lane; SIDE]; 2],
    pub(crate) grid: Grid,
}

impl Lanes {
    /// See a grid through a word list and rules.
    pub fn new(words: &Words, rules: &Rules, grid: &Grid) -> Self {
        let lanes = Direction::BOTH
            .map(|direction| std::array::from_fn(|line| Lane::new(words, rules, grid, direction, line)));
        Self { lanes, grid: *grid }
    }

    /// The same for another grid: only the lanes that see a difference are made anew.
    pub fn moved_to(&self, words: &Words, rules: &Rules, grid: &Grid) -> Self {
        let mut moved = Self { lanes: self.lanes.clone(), grid: *grid };
        let dirty = self.dirty_lanes(grid);
        for direction in Direction::BOTH {
            for line in positions(dirty[direction as usize]) {
                moved.lanes[direction as usize][line] = Lane::new(words, rules, grid, direction, line);
            }
        }
        moved
    }

    /// A tile changes its two lanes, and in each of them the lanes across the ends of the run it stands in, as it
    /// was and as it is.
    fn dirty_lanes(&self, grid: &Grid) -> [Mask; 2] {
        let mut dirty = [0; 2];
        if self.grid.is_empty() || grid.is_empty() {
            dirty = [1 << CENTRE; 2];
        }
        for direction in Direction::BOTH {
            for line in 0..SIDE {
                for position in 0..SIDE {
                    if self.grid.at(direction, line, position) == grid.at(direction, line, position) {
                        continue;
                    }
                    dirty[direction as usize] |= 1 << line;
                    for seen in [&self.grid, grid] {
                        let run = seen.run_around(direction, line, position);
                        let around = span(run.start.saturating_sub(1), (run.end + 1).min(SIDE));
                        dirty[direction.turned() as usize] |= around & !span(run.start, run.end);
                    }
                }
            }
        }
        dirty
    }
}

impl Lane {
    fn new(words: &Words, rules: &Rules, grid: &Grid, direction: Direction, line: usize) -> Self {
        let mut lane = Self {
            accepts: [0; ALPHABET],
            accepts_any: 0,
            occupied: 0,
            crossed: 0,
            anchors: 0,
            premiums: rules.premiums[direction as usize][line],
            cross_sets: [0; SIDE],
            cross_values: [0; SIDE],
            letter_multipliers: [0; SIDE],
            word_multipliers: [0; SIDE],
            tile_sums: [0; SIDE + 1],
            cross_sums: [0; SIDE + 1],
            blocks: [Block::default(); MOST_BLOCKS],
            block_count: 0,
        };
        let mut free = 0;
        for position in 0..SIDE {
            let square = direction.square(line, position);
            let tile = grid.at(direction, line, position);
            let mut tile_value = 0;
            let mut cross_value = 0;
            lane.letter_multipliers[position] = rules.letter_multiplier(square);
            lane.word_multipliers[position] = rules.word_multiplier(square);
            if let Some(letter) = tile.letter() {
                tile_value = if tile.is_joker() { 0 } else { rules.value(letter) };
                lane.add_tile(position, letter);
            } else {
                let run = grid.run_around(direction.turned(), position, line);
                if run.len() == 1 {
                    free |= 1 << position;
                } else {
                    lane.add_cross(words, rules, grid, direction.turned(), position, line);
                    cross_value = lane.cross_values[position] * lane.word_multipliers[position];
                }
            }
            lane.tile_sums[position + 1] = lane.tile_sums[position] + tile_value;
            lane.cross_sums[position + 1] = lane.cross_sums[position] + cross_value;
        }
        lane.accepts.iter_mut().for_each(|accepts| *accepts |= free);
        lane.accepts_any = lane.accepts.iter().fold(0, |any, accepts| any | accepts);
        lane.anchors = if grid.is_empty() && line == CENTRE { 1 << CENTRE } else { lane.crossed };
        lane
    }

    fn add_tile(&mut self, position: usize, letter: Letter) {
        self.occupied |= 1 << position;
        self.accepts[letter as usize] |= 1 << position;
        let continues = self.block_count > 0 && self.blocks[self.block_count - 1].end == position;
        if !continues {
            self.blocks[self.block_count] = Block { start: position, ..Block::default() };
            self.block_count += 1;
        }
        let block = &mut self.blocks[self.block_count - 1];
        block.end = position + 1;
        block.key = block.key.wrapping_add(key(letter));
        block.tally += tally(letter);
    }

    /// `across`, `line` and `middle` say where the crosswise word would lie.
    fn add_cross(
        &mut self,
        words: &Words,
        rules: &Rules,
        grid: &Grid,
        across: Direction,
        line: usize,
        middle: usize,
    ) {
        let run = grid.run_around(across, line, middle);
        let mut letters = [0; SIDE];
        let mut value = 0;
        for at in run.clone().filter(|&at| at != middle) {
            let tile = grid.at(across, line, at);
            if let Some(letter) = tile.letter() {
                letters[at] = letter;
                value += if tile.is_joker() { 0 } else { rules.value(letter) };
            }
        }
        let position = line;
        self.crossed |= 1 << position;
        self.cross_values[position] = value;
        let fitting = words.fitting(&letters[run.start..middle], &letters[middle + 1..run.end]);
        for letter in bits(fitting) {
            self.accepts[letter as usize] |= 1 << position;
            self.cross_sets[position] |= rules.by_value.bit[letter as usize];
        }
    }

    pub(crate) fn blocks(&self) -> &[Block] {
        &self.blocks[..self.block_count]
    }
}

/// The positions `start..end` as a mask.
#[inline]
pub(crate) fn span(start: usize, end: usize) -> Mask {
    (((1u32 << end) - 1) & !((1u32 << start) - 1)) as Mask
}

/// The set bits of a mask of positions, in ascending order.
#[inline]
pub(crate) fn positions(mask: Mask) -> impl Iterator<Item = usize> {
    bits(u32::from(mask)).map(usize::from)
}
