//! One turn of a player who weighs score and leave, and what it leaves behind.

use crate::chance::Tile;
use crate::grid::{Grid, Square};
use crate::lanes::Lanes;
use crate::moves::{Move, Moves};
use crate::place::Place;
use crate::rack::Rack;
use crate::search::{GRAIN, Searcher};
use crate::strategy::leaves::{Keeping, Leaves};

/// An exchange needs so many tiles in the bag.
pub const EXCHANGE_NEEDS: usize = 7;

/// What a player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lay a word.
    Play {
        /// Where.
        place: Place,
        /// The word as it reads.
        word: Vec<Square>,
    },
    /// Give tiles back.
    Exchange(Rack),
    /// Nothing.
    Pass,
}

/// An action, and what is then on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What is done.
    pub action: Action,
    /// The grid after it.
    pub grid: Grid,
    /// The tiles kept.
    pub kept: Rack,
    /// Points.
    pub score: i32,
    /// What keeping these tiles is worth, in grains.
    pub leave: i32,
}

impl Turn {
    /// A move of a rack.
    pub(crate) fn play(moves: &Moves, found: &Move, rack: &Rack, leave: i32) -> Self {
        let mut grid = moves.grid;
        let mut kept = *rack;
        for (direction, line, at, tile) in moves.laid(found) {
            grid.lay(direction, line, at, tile);
            kept.take(tile.kind());
        }
        let action = Action::Play { place: found.place(), word: moves.word(found) };
        Self { action, grid, kept, score: found.score(), leave }
    }

    pub(crate) fn exchange(grid: &Grid, rack: &Rack, given: Rack, leave: i32) -> Self {
        Self {
            action: Action::Exchange(given),
            grid: *grid,
            kept: rack.without(given.tiles()),
            score: 0,
            leave,
        }
    }

    pub(crate) fn pass(grid: &Grid, rack: &Rack) -> Self {
        Self { action: Action::Pass, grid: *grid, kept: *rack, score: 0, leave: 0 }
    }

    /// Score and leave, in grains.
    pub fn equity(&self) -> i32 {
        self.score * GRAIN + self.leave
    }

    /// Whether tiles are laid.
    pub fn lays(&self) -> bool {
        matches!(self.action, Action::Play { .. })
    }
}

/// What a player knows of the tiles besides his own.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    pub(crate) leaves: &'a Leaves,
    /// In the bag.
    pub(crate) bag: usize,
    /// What all that he does not see is worth.
    pub(crate) unseen_value: i32,
    pub(crate) seats: usize,
}

impl<'a> Around<'a> {
    pub(crate) fn keeping(&self) -> Keeping<'a> {
        if self.bag > 0 {
            Keeping::Leaves(self.leaves)
        } else {
            Keeping::End { others: self.unseen_value, seats: self.seats as i32 }
        }
    }

    pub(crate) fn may_exchange(&self) -> bool {
        self.bag >= EXCHANGE_NEEDS
    }
}

/// The turn of the best equity.
pub(crate) fn best_turn(searcher: &mut Searcher<'_>, lanes: &Lanes, rack: &Rack, around: Around<'_>) -> Turn {
    let keeping = around.keeping();
    let subsets = searcher.weigh(rack, |subsets, kept| keeping.weigh(subsets, kept));
    let exchange = if around.may_exchange() {
        let best = subsets.most_leave[1..=rack.len()].iter().max();
        best.copied().unwrap_or(i32::MIN / 2)
    } else {
        i32::MIN / 2
    };
    let moves = searcher.best_of_weighed(lanes, exchange);
    if let Some(found) = moves.first_of_best() {
        let leave = searcher.weighed().leave_without(moves.laid(found).map(|(.., tile)| tile.kind()));
        return Turn::play(&moves, found, rack, leave);
    }
    best_exchange(searcher, lanes, rack, around).unwrap_or_else(|| Turn::pass(&lanes.grid, rack))
}

/// The exchange that keeps the best tiles of the rack weighed last; the fewest tiles, then the first.
pub(crate) fn best_exchange(
    searcher: &Searcher<'_>,
    lanes: &Lanes,
    rack: &Rack,
    around: Around<'_>,
) -> Option<Turn> {
    let exchanges = searcher.weighed().exchanges().filter(|_| around.may_exchange());
    let (given, leave) = exchanges.reduce(|best, other| {
        let better = (other.1, std::cmp::Reverse(other.0.len())) > (best.1, std::cmp::Reverse(best.0.len()));
        if better { other } else { best }
    })?;
    Some(Turn::exchange(&lanes.grid, rack, given, leave))
}

/// The turn of the best score; who has no move exchanges everything, if he may.
pub(crate) fn greedy_turn(
    searcher: &mut Searcher<'_>,
    lanes: &Lanes,
    rack: &Rack,
    may_exchange: bool,
) -> Turn {
    let tops = searcher.top(lanes, rack);
    match tops.first() {
        Some(found) => Turn::play(&tops, found, rack, 0),
        None if may_exchange && !rack.is_empty() => Turn::exchange(&lanes.grid, rack, *rack, 0),
        None => Turn::pass(&lanes.grid, rack),
    }
}

/// Every turn, best equity first: plays, then exchanges where they are equal.
pub(crate) fn turns(
    searcher: &mut Searcher<'_>,
    lanes: &Lanes,
    rack: &Rack,
    around: Around<'_>,
    most: usize,
) -> Vec<Turn> {
    let keeping = around.keeping();
    searcher.weigh(rack, |subsets, kept| keeping.weigh(subsets, kept));
    let (moves, subsets) = searcher.all_of_weighed(lanes);
    let mut ranked: Vec<(i32, &Move)> = Vec::with_capacity(moves.len());
    for found in moves.iter() {
        let laid = || moves.laid(found).map(|(.., tile)| tile);
        let leave = subsets.leave_without(laid().map(Square::kind));
        let kept = || rack.without(laid().map(Square::kind));
        let wasted = laid().any(|tile| tile.is_joker() && kept().has([tile.letter()]));
        if !wasted {
            ranked.push((leave, found));
        }
    }
    let rank = |(leave, found): &(i32, &Move)| {
        (std::cmp::Reverse(found.score() * GRAIN + leave), std::cmp::Reverse(found.score()))
    };
    ranked.sort_by(|one, other| {
        rank(one).cmp(&rank(other)).then_with(|| moves.order(one.1).cmp(&moves.order(other.1)))
    });
    ranked.into_iter().take(most).map(|(leave, found)| Turn::play(&moves, found, rack, leave)).collect()
}

/// Take tiles from the end of a bag until the rack is full.
pub(crate) fn refill(rack: &mut Rack, bag: &mut Vec<Tile>, size: usize) {
    while rack.len() < size
        && let Some(tile) = bag.pop()
    {
        rack.add(tile);
    }
}
