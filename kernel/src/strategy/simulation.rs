//! Simulation: what a turn brings once the others have answered and one's own next turn is played.
//!
//! One round deals the unseen tiles, the same for every candidate: what is compared is the difference of two turns
//! in the same luck, which varies far less than each. A candidate whose mean is clearly behind the leader's is
//! dropped; the work that is left goes to the others. Where the bag may be empty before one's own next turn, the game
//! is played to its end: what is kept then counts for what it costs, not for what it promises, and what is compared
//! is how the game ends, a small victory being worth nearly as much as a great one. Round n follows from the seed and
//! n alone, so that any number of threads finds the same.

use std::sync::Arc;
use std::time::Instant;

use crate::batch::spread;
use crate::chance::{Chance, Tile};
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::search::{GRAIN, Searcher};
use crate::strategy::Thinking;
use crate::strategy::leaves::Leaves;
use crate::strategy::turn::{Action, Around, Turn, best_turn, refill};

/// How much is simulated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Simulation {
    /// Turns that are compared at most.
    pub candidates: usize,
    /// Deals at most.
    pub rounds: usize,
    /// How many standard errors behind the leader a candidate is dropped.
    pub strictness: f64,
    /// Searches at most among two, a round that has begun being finished; more where games are played to their end.
    pub work: usize,
}

/// A turn, and what it was found to be worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The turn.
    pub turn: Turn,
    /// In points.
    pub value: f64,
    /// The standard error of the value: of its difference to the best one's, where both were simulated.
    pub error: f64,
    /// In how many deals it was tried.
    pub rounds: usize,
}

/// How many times more searches there are where games are played to their end: each takes more of them.
const LATE_WORK: usize = 3;
/// Points by which a game is as good as won.
const CLEARLY: f64 = 15.0;

/// Rounds between two looks at who is behind, times the seats; the first look is after two such blocks.
const BLOCK: usize = 32;

/// Tiles as they may lie: the others' racks in turn order, and the bag, drawn from its end.
struct Deal {
    racks: Vec<Rack>,
    bag: Vec<Tile>,
}

struct Candidate {
    turn: Turn,
    lanes: Arc<Lanes>,
    /// By deal, what it brings, in grains.
    values: Vec<i32>,
    /// By deal, what that is good for, in grains: what candidates are compared by.
    merits: Vec<i32>,
}

/// A game that goes on from a turn.
struct Table<'t> {
    leaves: &'t Leaves,
    size: usize,
    lanes: Arc<Lanes>,
    racks: Vec<Rack>,
    bag: Vec<Tile>,
    /// In grains, by seat, who simulates first.
    gains: Vec<i32>,
    kept: Vec<i32>,
    searches: usize,
}

/// Weigh turns by simulation, best first.
pub(crate) fn simulate(
    thinking: &Thinking<'_>,
    lanes: &Lanes,
    turns: Vec<Turn>,
    settings: Simulation,
) -> Vec<Weighed> {
    let (words, rules) = (thinking.words, thinking.rules);
    let moved = |turn: &Turn| Arc::new(lanes.moved_to(words, rules, &turn.grid));
    let mut candidates: Vec<Candidate> =
        turns.into_iter().map(|turn| Candidate::new(moved(&turn), turn)).collect();
    let mut alive: Vec<usize> = (0..candidates.len()).collect();
    let work = work(thinking, settings.work);
    let block = BLOCK / (thinking.situation.others.len() + 1);
    let (mut done, mut searches) = (0, 0);
    while alive.len() > 1
        && done < settings.rounds
        && searches < work
        && thinking.until.is_none_or(|until| Instant::now() < until)
    {
        let rounds = spread(words, rules, block, thinking.workers, |searcher, index| {
            let deal = deal(thinking, (done + index) as u64);
            let values: Vec<(i32, usize)> =
                alive.iter().map(|&number| try_out(thinking, searcher, &candidates[number], &deal)).collect();
            values
        });
        for values in rounds {
            for (&number, (value, cost)) in alive.iter().zip(values) {
                candidates[number].values.push(value);
                candidates[number].merits.push(merit(thinking, value));
                searches += cost;
            }
        }
        done += block;
        if done >= 2 * block {
            drop_those_behind(&candidates, &mut alive, settings.strictness);
        }
    }
    weighed(candidates, &alive)
}

/// The searches that a turn may take: the more play, the more letters lie open to hooks, and the longer each one takes.
fn work(thinking: &Thinking<'_>, among_two: usize) -> usize {
    let late = if plays_out(thinking) { LATE_WORK } else { 1 };
    among_two * late * 2 / (1 + thinking.situation.others.len())
}

/// Whether games are played to their end: the bag may be empty before one's own next turn, or among four soon after.
pub(crate) fn plays_out(thinking: &Thinking<'_>) -> bool {
    let situation = thinking.situation;
    situation.bag <= thinking.rules.most() * (situation.others.len() + 1).min(3)
}

/// What a gain is good for: itself, or at the end of the game the nearer to victory the more.
fn merit(thinking: &Thinking<'_>, value: i32) -> i32 {
    if !plays_out(thinking) {
        return value;
    }
    let grain = f64::from(GRAIN);
    let ahead = f64::from(thinking.situation.lead) + f64::from(value) / grain;
    ((CLEARLY * (ahead / CLEARLY).tanh() + ahead / 20.0) * grain) as i32
}

impl Candidate {
    fn new(lanes: Arc<Lanes>, turn: Turn) -> Self {
        Self { turn, lanes, values: Vec::new(), merits: Vec::new() }
    }
}

fn deal(thinking: &Thinking<'_>, round: u64) -> Deal {
    let situation = thinking.situation;
    let mut chance = Chance::of(situation.seed, round);
    let mut tiles = situation.unseen.clone();
    chance.shuffle(&mut tiles);
    let mut racks = vec![Rack::default(); situation.others.len()];
    for (rack, &size) in racks.iter_mut().zip(&situation.others) {
        refill(rack, &mut tiles, size);
    }
    Deal { racks, bag: tiles }
}

/// What a candidate brings in a deal, in grains against the mean of the others, and how many searches it took.
fn try_out(
    thinking: &Thinking<'_>,
    searcher: &mut Searcher<'_>,
    candidate: &Candidate,
    deal: &Deal,
) -> (i32, usize) {
    let seats = deal.racks.len() + 1;
    let mut racks = vec![candidate.turn.kept];
    racks.extend(&deal.racks);
    let mut table = Table {
        leaves: thinking.leaves,
        size: thinking.rules.most(),
        lanes: candidate.lanes.clone(),
        racks,
        bag: deal.bag.clone(),
        gains: vec![0; seats],
        kept: vec![0; seats],
        searches: 0,
    };
    let value = table.play(searcher, &candidate.turn, plays_out(thinking));
    (value, table.searches)
}

impl Table<'_> {
    fn play(&mut self, searcher: &mut Searcher<'_>, first: &Turn, to_the_end: bool) -> i32 {
        let seats = self.racks.len();
        let (mut passes, mut grid) = (0, first.grid);
        let mut out = self.take(0, first);
        for ply in 1.. {
            if out || passes == seats || (ply > seats && !to_the_end) {
                break;
            }
            let seat = ply % seats;
            let turn = self.turn(searcher, seat, &grid);
            passes = if turn.lays() { 0 } else { passes + 1 };
            grid = turn.grid;
            out = self.take(seat, &turn);
        }
        self.close(searcher, out || to_the_end);
        let others: i32 = self.gains[1..].iter().sum();
        self.gains[0] - others / (seats as i32 - 1)
    }

    /// The lanes are brought up to the grid only now: nobody looks at what the last turn leaves.
    fn turn(&mut self, searcher: &mut Searcher<'_>, seat: usize, grid: &Grid) -> Turn {
        let (words, rules) = searcher.game();
        if self.lanes.grid != *grid {
            self.lanes = Arc::new(self.lanes.moved_to(words, rules, grid));
        }
        let others = self.racks.iter().enumerate().filter(|(other, _)| *other != seat);
        let unseen_value = match self.bag.is_empty() {
            true => others.map(|(_, rack)| rack.value(rules)).sum(),
            false => 0,
        };
        let around =
            Around { leaves: self.leaves, bag: self.bag.len(), unseen_value, seats: self.racks.len() };
        self.searches += 1;
        best_turn(searcher, &self.lanes, &self.racks[seat], around)
    }

    /// Play a turn and draw; whether the player is out.
    fn take(&mut self, seat: usize, turn: &Turn) -> bool {
        let rack = &mut self.racks[seat];
        *rack = turn.kept;
        refill(rack, &mut self.bag, self.size);
        if let Action::Exchange(given) = &turn.action {
            self.bag.splice(0..0, given.tiles());
        }
        self.gains[seat] += turn.score * GRAIN;
        self.kept[seat] = turn.leave;
        self.racks[seat].is_empty()
    }

    /// Count what stays: at the end what the racks hold, before it what they are good for.
    fn close(&mut self, searcher: &Searcher<'_>, over: bool) {
        if !over {
            self.gains.iter_mut().zip(&self.kept).for_each(|(gain, kept)| *gain += kept);
            return;
        }
        let (_, rules) = searcher.game();
        let held: Vec<i32> = self.racks.iter().map(|rack| rack.value(rules) * GRAIN).collect();
        for (seat, rack) in self.racks.iter().enumerate() {
            self.gains[seat] += if rack.is_empty() { held.iter().sum() } else { -held[seat] };
        }
    }
}

/// Keep the leader and those not clearly behind.
fn drop_those_behind(candidates: &[Candidate], alive: &mut Vec<usize>, strictness: f64) {
    let sum = |number: usize| candidates[number].merits.iter().map(|&value| i64::from(value)).sum::<i64>();
    let Some(leader) = alive.iter().copied().max_by_key(|&number| (sum(number), std::cmp::Reverse(number)))
    else {
        return;
    };
    alive.retain(|&number| {
        let (mean, error) = difference(&candidates[leader].merits, &candidates[number].merits);
        number == leader || mean <= strictness * error
    });
}

/// Mean and standard error of paired differences, in points.
fn difference(one: &[i32], other: &[i32]) -> (f64, f64) {
    let differences = || one.iter().zip(other).map(|(one, other)| f64::from(one - other) / f64::from(GRAIN));
    let count = differences().count() as f64;
    let mean = differences().sum::<f64>() / count;
    let squares = differences().map(|difference| (difference - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// Those that were never dropped first, by their means; then the others, longest in the race first.
fn weighed(candidates: Vec<Candidate>, alive: &[usize]) -> Vec<Weighed> {
    let mean = |values: &[i32]| {
        let sum: i64 = values.iter().map(|&value| i64::from(value)).sum();
        sum as f64 / values.len().max(1) as f64 / f64::from(GRAIN)
    };
    let mut numbered: Vec<(usize, Candidate)> = candidates.into_iter().enumerate().collect();
    numbered.sort_by(|(i, one), (j, other)| {
        let stays = |number: &usize| !alive.contains(number);
        (stays(i), std::cmp::Reverse(one.values.len()))
            .cmp(&(stays(j), std::cmp::Reverse(other.values.len())))
            .then(mean(&other.merits).total_cmp(&mean(&one.merits)))
            .then(i.cmp(j))
    });
    let best = numbered.first().map(|(_, one)| one.values.clone()).unwrap_or_default();
    numbered
        .into_iter()
        .map(|(_, one)| {
            let simulated = !one.values.is_empty();
            Weighed {
                value: if simulated {
                    mean(&one.values)
                } else {
                    f64::from(one.turn.equity()) / f64::from(GRAIN)
                },
                error: if simulated { difference(&best, &one.values).1 } else { 0.0 },
                rounds: one.values.len(),
                turn: one.turn,
            }
        })
        .collect()
}
