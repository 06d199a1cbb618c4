//! How much a board offers to the next turn, without knowing its letters: a plain integer, for choosing among
//! moves of the same score.
//!
//! Every slot counts for what it could bring: its word multiplier times the tiles laid, more for a slot that
//! takes a whole rack. A cross square that admits n of the 26 letters lets n/26 of that through.

use crate::grid::{Direction, SIDE};
use crate::lane::{Lane, Lanes, Mask, positions, span};
use crate::letters::ALPHABET;
use crate::rules::Rules;
use crate::search::bounds::product;
use crate::search::groups::{Group, for_each_group};

/// Slots of more tiles are hardly ever filled, whatever the rack.
const MOST: usize = 7;
/// Keeps the divisions by 26 from losing much.
const SCALE: i64 = 1 << 10;

pub(crate) fn openness(lanes: &Lanes, rules: &Rules) -> i64 {
    let most = rules.most().min(MOST);
    let mut sum = 0;
    for direction in Direction::BOTH {
        for (line, lane) in lanes.lanes[direction as usize].iter().enumerate() {
            let live = lane.accepts_any & !lane.occupied;
            for_each_group(lane, (direction, line), live, most, |group| {
                sum += offered(lane, rules, &group);
            });
        }
    }
    sum / SCALE
}

fn offered(lane: &Lane, rules: &Rules, group: &Group) -> i64 {
    positions(group.starts)
        .map(|start| {
            let laid = span(start, (start + usize::from(group.length)).min(SIDE)) & !lane.occupied;
            let multiplier = product(laid & lane.premiums.word_2, laid & lane.premiums.word_3);
            let worth = i64::from(multiplier) * i64::from(group.tiles)
                + i64::from(rules.bonus(usize::from(group.tiles)) / 5);
            let_through(lane, laid & lane.crossed, worth * SCALE)
        })
        .sum()
}

fn let_through(lane: &Lane, crossed: Mask, worth: i64) -> i64 {
    positions(crossed)
        .fold(worth, |worth, at| worth * i64::from(lane.cross_sets[at].count_ones()) / ALPHABET as i64)
}
