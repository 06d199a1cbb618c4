//! Plain greedy play, for measuring: two players with racks of their own play the top in turn.
//!
//! The bag is shuffled once, from a seed; players draw from it in turn, and after each move as many tiles as they
//! laid. Who has no move passes. The game ends when the bag and the rack of the player who moved are empty, or
//! when both pass. No tile is ever exchanged, nothing is deducted at the end.

use crate::batch::spread;
use crate::chance::{Chance, Tile};
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::Searcher;
use crate::strategy::refill;
use crate::words::Words;

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Points of both players.
    pub points: i32,
    /// Moves, passes included.
    pub turns: usize,
}

/// Play the games of seeds `first` to `first + count` on `workers` threads, 0 for all cores; racks hold as many
/// tiles as may be laid at once.
pub fn self_play(
    words: &Words,
    rules: &Rules,
    bag: &[Tile],
    (first, count): (u64, usize),
    workers: usize,
) -> Vec<Played> {
    spread(words, rules, count, workers, |searcher, index| {
        game(words, rules, searcher, bag.to_vec(), first.wrapping_add(index as u64))
    })
}

fn game(words: &Words, rules: &Rules, searcher: &mut Searcher<'_>, mut bag: Vec<Tile>, seed: u64) -> Played {
    Chance::new(seed).shuffle(&mut bag);
    let mut racks = [Rack::default(); 2];
    for rack in &mut racks {
        refill(rack, &mut bag, rules.most());
    }
    let mut lanes = Lanes::new(words, rules, &Grid::default());
    let mut played = Played { points: 0, turns: 0 };
    let mut passes = 0;
    while passes < racks.len() {
        let rack = &mut racks[played.turns % 2];
        played.turns += 1;
        let Some((points, grid)) = top(searcher, &lanes, rack) else {
            passes += 1;
            continue;
        };
        passes = 0;
        played.points += points;
        refill(rack, &mut bag, rules.most());
        if rack.is_empty() {
            break;
        }
        lanes = lanes.moved_to(words, rules, &grid);
    }
    played
}

/// The score of the first top, and the grid once its tiles have gone there from the rack.
fn top(searcher: &mut Searcher<'_>, lanes: &Lanes, rack: &mut Rack) -> Option<(i32, Grid)> {
    let tops = searcher.top(lanes, rack);
    let found = tops.first()?;
    let mut grid = lanes.grid;
    for (direction, line, at, tile) in tops.laid(found) {
        grid.lay(direction, line, at, tile);
        rack.take(tile.kind());
    }
    Some((found.score(), grid))
}
