//! How much a board offers to the next turn, without knowing its letters: a plain integer, for choosing among
//! moves of the same score.
//!
//! Every slot counts for what it could bring: its word multiplier times the tiles laid, more for a slot that
//! takes a whole rack. A cross square that admits n of the 26 letters lets n/26 of that through.

use crate::grid::SIDE;
use crate::lanes::{Lane, Lanes, positions, span};
use crate::letters::ALPHABET;
use crate::rules::Rules;

/// Slots of more tiles are hardly ever filled, whatever the rack.
const MOST: u8 = 7;
/// Keeps the divisions by 26 from losing much.
const SCALE: i64 = 1 << 10;

pub(crate) fn openness(lanes: &Lanes, rules: &Rules) -> i64 {
    let offered: i64 = lanes.iter().map(|(_, lane)| offered(lanes, rules, lane)).sum();
    offered / SCALE
}

fn offered(lanes: &Lanes, rules: &Rules, lane: &Lane) -> i64 {
    let mut admitted = [0; SIDE];
    for at in positions(lane.crossed) {
        admitted[at] = lane.accepts.iter().map(|accepts| i64::from(accepts >> at & 1)).sum();
    }
    let mut offered = 0;
    for group in lanes.groups(lane).iter().filter(|group| group.tiles <= MOST) {
        let bonus = i64::from(rules.bonus(usize::from(group.tiles)) / 5);
        for start in positions(group.starts) {
            let end = start + usize::from(group.length);
            let laid = span(start, end) & !lane.occupied;
            let multiplier = lane.counts[start].until(lane.counts[end]).multiplier();
            let worth = (i64::from(multiplier) * i64::from(group.tiles) + bonus) * SCALE;
            let let_through = |worth, at: usize| worth * admitted[at] / ALPHABET as i64;
            offered += positions(laid & lane.crossed).fold(worth, let_through);
        }
    }
    offered
}
