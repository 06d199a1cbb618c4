//! Where tiles can go: the units of work of a search.
//!
//! A *slot* is a lane, a start and a number of tiles. A *group* is all the slots of a lane that lay as many
//! tiles through the same blocks of adjacent tiles: they have the same length, and ask for the same words.

use crate::grid::{CENTRE, Direction, Grid, Line, SIDE};
use crate::lanes::{Lane, Mask, positions, span};
use crate::letters::{Key, Letter, key};
use crate::rules::Rules;

/// Most blocks in a line: every other square taken.
const MOST_BLOCKS: usize = SIDE.div_ceil(2);

/// The tiles of the board that a word goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shared {
    /// None at all: the same question anywhere on the board.
    Nothing,
    /// One letter: the same question wherever that letter stands alone.
    One(Letter),
    /// Several: hardly ever the same question twice.
    Several,
}

/// See the module. Sixteen bytes: a board has some hundreds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// Of the tiles gone through.
    pub(crate) through: Key,
    pub(crate) shared: Shared,
    pub(crate) starts: Mask,
    pub(crate) tiles: u8,
    pub(crate) length: u8,
}

/// A run of adjacent tiles.
#[derive(Clone, Copy, Default)]
struct Block {
    start: usize,
    end: usize,
    key: Key,
}

/// Add the groups of a lane that lay no more tiles than the rules allow, on squares that accept some letter.
pub(super) fn add_groups(lane: &Lane, rules: &Rules, grid: &Grid, line: Line, groups: &mut Vec<Group>) {
    let live = lane.accepts_any & !lane.occupied;
    let first_word = grid.is_empty() && line.1 == CENTRE;
    let anchors = if first_word { 1 << CENTRE } else { lane.crossed };
    if anchors != 0 {
        add_free(lane, anchors, live, rules.most(), groups);
    }
    if lane.occupied != 0 {
        add_through(lane, grid, line, live, rules.most(), groups);
    }
}

/// Words that go through no tile of the lane: no tile touches them in the lane, and they cover an anchor.
fn add_free(lane: &Lane, anchors: Mask, live: Mask, most: usize, groups: &mut Vec<Group>) {
    let mut runs = live;
    let mut anchored = anchors;
    for tiles in 2..=most {
        runs &= live >> (tiles - 1);
        anchored |= anchors >> (tiles - 1);
        let touched = (lane.occupied << 1) | (lane.occupied >> tiles);
        let starts = runs & anchored & !touched;
        if starts != 0 {
            let (tiles, length) = (tiles as u8, tiles as u8);
            groups.push(Group { through: 0, shared: Shared::Nothing, starts, tiles, length });
        }
    }
}

/// Words that go through the blocks `first` to `last` of the lane, for each such pair.
fn add_through(lane: &Lane, grid: &Grid, line: Line, live: Mask, most: usize, groups: &mut Vec<Group>) {
    let mut blocks = [Block::default(); MOST_BLOCKS];
    let blocks = find_blocks(lane, grid, line, &mut blocks);
    for first in 0..blocks.len() {
        let left = blocks[first].start - left_end(live, blocks, first);
        let mut passage =
            Passage { start: blocks[first].start, inner: 0, lying: 0, through: 0, left, right: 0 };
        for last in first..blocks.len() {
            if last > first {
                let gap = span(blocks[last - 1].end, blocks[last].start);
                passage.inner += gap.count_ones() as usize;
                if gap & !live != 0 || passage.inner > most {
                    break;
                }
            }
            passage.through = passage.through.wrapping_add(blocks[last].key);
            passage.lying += blocks[last].end - blocks[last].start;
            passage.right = right_end(live, blocks, last) - blocks[last].end;
            passage.add(lane, grid, line, most, groups);
        }
    }
}

/// Blocks that words can go through, and the live squares between and around them.
struct Passage {
    start: usize,
    inner: usize,
    lying: usize,
    through: Key,
    left: usize,
    right: usize,
}

impl Passage {
    /// Words that go through, by number of tiles laid.
    fn add(&self, lane: &Lane, grid: &Grid, (direction, line): Line, most: usize, groups: &mut Vec<Group>) {
        let Self { start, inner, lying, through, left, right } = *self;
        let alone = grid.at(direction, line, start).letter().filter(|_| lying == 1);
        let shared = alone.map_or(Shared::Several, Shared::One);
        for tiles in inner.max(1)..=(inner + left + right).min(most) {
            let outer = tiles - inner;
            let mut starts = span(start - outer.min(left), start - outer.saturating_sub(right) + 1);
            if tiles == 1 && direction == Direction::Down {
                starts = without_words_across(lane, starts, lying + 1);
            }
            if starts != 0 {
                let (tiles, length) = (tiles as u8, (lying + tiles) as u8);
                groups.push(Group { through, shared, starts, tiles, length });
            }
        }
    }
}

fn find_blocks<'b>(
    lane: &Lane,
    grid: &Grid,
    (direction, line): Line,
    blocks: &'b mut [Block; MOST_BLOCKS],
) -> &'b [Block] {
    let mut count = 0;
    for position in positions(lane.occupied) {
        if count == 0 || blocks[count - 1].end != position {
            blocks[count].start = position;
            count += 1;
        }
        let block = &mut blocks[count - 1];
        block.end = position + 1;
        if let Some(letter) = grid.at(direction, line, position).letter() {
            block.key = block.key.wrapping_add(key(letter));
        }
    }
    &blocks[..count]
}

/// The first of the live squares that lead to a block without touching the one before it.
fn left_end(live: Mask, blocks: &[Block], block: usize) -> usize {
    let barred = !live & span(0, blocks[block].start);
    let floor = if block == 0 { 0 } else { blocks[block - 1].end + 1 };
    floor.max((Mask::BITS - barred.leading_zeros()) as usize)
}

/// The end of the live squares that follow a block without touching the one after it.
fn right_end(live: Mask, blocks: &[Block], block: usize) -> usize {
    let barred = !live & !span(0, blocks[block].end);
    let ceiling = blocks.get(block + 1).map_or(SIDE, |next| next.start - 1);
    ceiling.min(barred.trailing_zeros() as usize)
}

/// A single tile that forms words both ways is found in its row only.
fn without_words_across(lane: &Lane, starts: Mask, length: usize) -> Mask {
    positions(starts)
        .filter(|&start| span(start, start + length) & !lane.occupied & lane.crossed == 0)
        .fold(0, |kept, start| kept | 1 << start)
}
