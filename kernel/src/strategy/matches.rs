//! Games between computer players, for measuring: the free game with words that are admitted, seat 0 beginning.

use crate::batch::spread;
use crate::chance::{Chance, Tile, mixed};
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::Searcher;
use crate::strategy::leaves::Leaves;
use crate::strategy::sight::Vocabulary;
use crate::strategy::turn::{Action, Turn, refill};
use crate::strategy::{Situation, Skill, Thinking};
use crate::words::Words;

/// What a seat brought home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Points, those of the end included.
    pub total: i32,
    /// Turns, exchanges and passes included.
    pub turns: usize,
    /// Points of the turns alone.
    pub played: i32,
}

/// What all seats of a match share.
pub struct Opponents<'o> {
    /// The words admitted.
    pub words: &'o Words,
    /// Values, premium squares, bonuses.
    pub rules: &'o Rules,
    /// What tiles kept are worth, for each seat: players who learned from different lessons can be compared.
    pub leaves: Vec<&'o Leaves>,
    /// How common the words are.
    pub vocabulary: Option<&'o Vocabulary>,
    /// All tiles.
    pub bag: &'o [Tile],
    /// Who plays, by seat.
    pub skills: &'o [Skill],
}

/// How often in a row each seat passes before the game is over.
const PASSES: usize = 2;
/// Players who only exchange would never end.
const MOST_TURNS: usize = 200;

/// A game going on.
struct Table<'t> {
    opponents: &'t Opponents<'t>,
    order: Vec<usize>,
    lanes: Lanes,
    racks: Vec<Rack>,
    bag: Vec<Tile>,
    seats: Vec<Seat>,
    seed: u64,
}

/// Play the games of seeds `first` to `first + count`. Each is played as often as there are seats, the same bag each
/// time and each player beginning once: who begins and the luck of the draw even out. By game, then by who begins,
/// what each player (not each seat) brought home.
pub fn play_games(
    opponents: &Opponents<'_>,
    (first, count): (u64, usize),
    workers: usize,
) -> Vec<Vec<Vec<Seat>>> {
    let players = opponents.skills.len();
    let played = spread(opponents.words, opponents.rules, count * players, workers, |searcher, index| {
        let order: Vec<usize> = (0..players).map(|seat| (seat + index) % players).collect();
        game(opponents, searcher, first.wrapping_add((index / players) as u64), order)
    });
    played.chunks(players).map(<[Vec<Seat>]>::to_vec).collect()
}

fn game(opponents: &Opponents<'_>, searcher: &mut Searcher<'_>, seed: u64, order: Vec<usize>) -> Vec<Seat> {
    let players = order.len();
    let mut bag = opponents.bag.to_vec();
    Chance::new(seed).shuffle(&mut bag);
    let mut racks = vec![Rack::default(); players];
    racks.iter_mut().for_each(|rack| refill(rack, &mut bag, opponents.rules.most()));
    let lanes = Lanes::new(opponents.words, opponents.rules, &Grid::default());
    let seats = vec![Seat::default(); players];
    let mut table = Table { opponents, order, lanes, racks, bag, seats, seed };
    table.play(searcher);
    let mut by_player = vec![Seat::default(); players];
    for (seat, &player) in table.order.iter().enumerate() {
        by_player[player] = table.seats[seat];
    }
    by_player
}

/// A game going on, as one who looks back at it knows it; seats in turn order, the one who plays next first.
pub struct Standing<'s> {
    /// The tiles lying.
    pub grid: Grid,
    /// What each is known to hold.
    pub known: &'s [Rack],
    /// How many tiles each holds once the hidden ones are dealt.
    pub held: &'s [usize],
    /// All that nobody knows: in the bag and on racks.
    pub unseen: &'s [Tile],
    /// Tiles exchanged just now, which go to the bag after the deal.
    pub given: &'s [Tile],
}

/// Play a game on from where it stands, the hidden tiles dealt anew by each of the seeds `first` to `first + count`:
/// by game, what each seat brings home from there on. The same seed deals the same order of tiles, so that turns
/// can be compared by what came after them.
pub fn play_on(
    opponents: &Opponents<'_>,
    standing: &Standing<'_>,
    (first, count): (u64, usize),
    workers: usize,
) -> Vec<Vec<Seat>> {
    let lanes = Lanes::new(opponents.words, opponents.rules, &standing.grid);
    spread(opponents.words, opponents.rules, count, workers, |searcher, index| {
        let seed = first.wrapping_add(index as u64);
        let mut bag = standing.unseen.to_vec();
        Chance::new(seed).shuffle(&mut bag);
        let mut racks = standing.known.to_vec();
        for (rack, &size) in racks.iter_mut().zip(standing.held) {
            refill(rack, &mut bag, size);
        }
        bag.extend(standing.given);
        Chance::of(seed, standing.given.len() as u64).shuffle(&mut bag);
        let seats = vec![Seat::default(); racks.len()];
        let order = (0..racks.len()).collect();
        let mut table = Table { opponents, order, lanes: lanes.clone(), racks, bag, seats, seed };
        match table.racks.iter().any(Rack::is_empty) {
            true => table.close(),
            false => table.play(searcher),
        }
        table.seats
    })
}

impl Table<'_> {
    fn play(&mut self, searcher: &mut Searcher<'_>) {
        let players = self.racks.len();
        let mut passes = 0;
        for number in 0..MOST_TURNS {
            let seat = number % players;
            let turn = self.decide(searcher, seat, number as u64);
            passes = if turn.action == Action::Pass { passes + 1 } else { 0 };
            self.take(seat, &turn);
            if self.racks[seat].is_empty() || passes == PASSES * players {
                break;
            }
        }
        self.close();
    }

    fn decide(&self, searcher: &mut Searcher<'_>, seat: usize, number: u64) -> Turn {
        let players = self.racks.len();
        let others: Vec<usize> = (1..players).map(|further| (seat + further) % players).collect();
        let mut unseen: Vec<Tile> = others.iter().flat_map(|&other| self.racks[other].tiles()).collect();
        unseen.extend(&self.bag);
        unseen.sort_unstable();
        let best = others.iter().map(|&other| self.seats[other].total).max();
        let situation = Situation {
            grid: self.lanes.grid,
            rack: self.racks[seat],
            unseen,
            bag: self.bag.len(),
            others: others.iter().map(|&other| self.racks[other].len()).collect(),
            lead: self.seats[seat].total - best.unwrap_or(0),
            seed: mixed(self.seed).wrapping_add(mixed(number)),
        };
        let player = self.order[seat];
        let thinking = Thinking {
            words: self.opponents.words,
            rules: self.opponents.rules,
            leaves: self.opponents.leaves[player],
            vocabulary: self.opponents.vocabulary,
            situation: &situation,
            workers: 1,
            until: None,
        };
        let mut thought = thinking.decide_with(searcher, &self.lanes, &self.opponents.skills[player], 1);
        thought.considered.swap_remove(0).turn
    }

    fn take(&mut self, seat: usize, turn: &Turn) {
        let Opponents { words, rules, .. } = self.opponents;
        self.racks[seat] = turn.kept;
        refill(&mut self.racks[seat], &mut self.bag, rules.most());
        if let Action::Exchange(given) = &turn.action {
            self.bag.extend(given.tiles());
            Chance::of(self.seed, self.seats.iter().map(|seat| seat.turns as u64).sum())
                .shuffle(&mut self.bag);
        }
        if turn.lays() {
            self.lanes = self.lanes.moved_to(words, rules, &turn.grid);
        }
        let home = &mut self.seats[seat];
        home.turns += 1;
        home.played += turn.score;
        home.total += turn.score;
    }

    fn close(&mut self) {
        let held: Vec<i32> = self.racks.iter().map(|rack| rack.value(self.opponents.rules)).collect();
        for (seat, rack) in self.racks.iter().enumerate() {
            self.seats[seat].total += if rack.is_empty() { held.iter().sum() } else { -held[seat] };
        }
    }
}
