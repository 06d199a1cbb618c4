//! Where tiles can go: the units of work of a search.
//!
//! A *slot* is a lane, a start and a number of tiles. A *group* is all the slots of a lane that lay as many
//! tiles through the same blocks: they have the same length, and ask for the same words.

use crate::grid::{Direction, SIDE};
use crate::lane::{Lane, Mask, positions, span};
use crate::letters::{Key, Letter, Tally};
use crate::rack::Subsets;

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

/// See the module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) direction: Direction,
    pub(crate) line: u8,
    pub(crate) tiles: u8,
    pub(crate) length: u8,
    pub(crate) starts: Mask,
    pub(crate) shared: Shared,
    pub(crate) through: Key,
    pub(crate) through_tally: Tally,
}

/// The empty squares of a lane on which the rack can lay something.
pub(crate) fn live_squares(lane: &Lane, subsets: &Subsets) -> Mask {
    let accepted = if subsets.jokers > 0 { lane.accepts_any } else { accepted_by(lane, subsets.letters) };
    accepted & !lane.occupied
}

/// The positions that accept some letter of a set.
#[inline]
pub(crate) fn accepted_by(lane: &Lane, mut letters: u32) -> Mask {
    let mut accepted = 0;
    while letters != 0 {
        accepted |= lane.accepts[letters.trailing_zeros() as usize];
        letters &= letters - 1;
    }
    accepted
}

/// Call `visit` for every group of a lane that lays at most `most` tiles on live squares.
pub(crate) fn for_each_group(
    lane: &Lane,
    (direction, line): (Direction, usize),
    live: Mask,
    most: usize,
    mut visit: impl FnMut(Group),
) {
    free_groups(lane, (direction, line), live, most, &mut visit);
    through_groups(lane, (direction, line), live, most, &mut visit);
}

/// Words that go through no tile of the lane: no tile touches them in the lane, and they cover an anchor.
fn free_groups(
    lane: &Lane,
    (direction, line): (Direction, usize),
    live: Mask,
    most: usize,
    visit: &mut impl FnMut(Group),
) {
    let mut runs = live;
    let mut anchored = lane.anchors;
    for tiles in 2..=most {
        runs &= live >> (tiles - 1);
        anchored |= lane.anchors >> (tiles - 1);
        if runs == 0 {
            break;
        }
        let touched = (lane.occupied << 1) | (lane.occupied >> tiles);
        let starts = runs & anchored & !touched;
        if starts != 0 {
            visit(Group {
                direction,
                line: line as u8,
                tiles: tiles as u8,
                length: tiles as u8,
                starts,
                shared: Shared::Nothing,
                through: 0,
                through_tally: 0,
            });
        }
    }
}

/// Words that go through the blocks `first` to `last` of the lane, for each such pair.
fn through_groups(
    lane: &Lane,
    (direction, line): (Direction, usize),
    live: Mask,
    most: usize,
    visit: &mut impl FnMut(Group),
) {
    let blocks = lane.blocks();
    for (first, block) in blocks.iter().enumerate() {
        let floor = if first == 0 { 0 } else { blocks[first - 1].end + 1 };
        let room_left = (floor..block.start).rev().take_while(|&at| live >> at & 1 == 1).count();
        let (mut inner, mut through, mut through_tally) = (0, 0, 0);
        for last in first..blocks.len() {
            let (start, end) = (blocks[last].start, blocks[last].end);
            if last > first {
                let gap = span(blocks[last - 1].end, start);
                inner += start - blocks[last - 1].end;
                if gap & !live != 0 || inner > most {
                    break;
                }
            }
            through = blocks[last].key.wrapping_add(through);
            through_tally += blocks[last].tally;
            let ceiling = blocks.get(last + 1).map_or(SIDE, |next| next.start - 1);
            let room_right = (end..ceiling).take_while(|&at| live >> at & 1 == 1).count();

            let lying = end - block.start - inner;
            let shared = if lying == 1 {
                Shared::One(through_tally.trailing_zeros() as Letter / 4)
            } else {
                Shared::Several
            };
            for tiles in inner.max(1)..=(inner + room_left + room_right).min(most) {
                let outer = tiles - inner;
                let least_left = outer.saturating_sub(room_right);
                let most_left = outer.min(room_left);
                let mut starts = span(block.start - most_left, block.start - least_left + 1);
                if tiles == 1 && direction == Direction::Down {
                    starts = without_words_across(lane, starts, lying + 1);
                }
                if starts != 0 {
                    visit(Group {
                        direction,
                        line: line as u8,
                        tiles: tiles as u8,
                        length: (lying + tiles) as u8,
                        starts,
                        shared,
                        through,
                        through_tally,
                    });
                }
            }
        }
    }
}

/// A single tile that forms words both ways is found in its row only.
fn without_words_across(lane: &Lane, starts: Mask, length: usize) -> Mask {
    positions(starts)
        .filter(|&start| span(start, start + length) & !lane.occupied & lane.crossed == 0)
        .fold(0, |kept, start| kept | 1 << start)
}
