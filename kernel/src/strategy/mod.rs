//! Computer players: what to do in a turn of the free game, for two to four.
//!
//! A `Skill` says how a player thinks; `Thinking` is one player before one turn. Whatever he does is bounded by work,
//! follows from the seed, and always ends with an answer. He knows what a person at his seat would: the grid, his own
//! rack, how many tiles the others and the bag hold.

mod endgame;
mod learn;
mod leaves;
mod matches;
mod sight;
mod simulation;
mod turn;

use std::time::Instant;

use crate::chance::Tile;
use crate::chance::mixed;
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::{GRAIN, Memory, Searcher};
use crate::words::Words;

pub use endgame::{Solved, solve};
pub use learn::Lesson;
pub use leaves::{COEFFICIENTS, Keeping, Leaves};
pub use matches::{Opponents, Seat, Standing, play_games, play_on};
pub use sight::{RARE_TENSE, Sight, UNKNOWN, Vocabulary};
pub use simulation::{Simulation, Weighed};
pub(crate) use turn::refill;
pub use turn::{Action, EXCHANGE_NEEDS, Turn};

use sight::Look;
use turn::{Around, best_exchange, best_turn, greedy_turn, turns};

/// How a player thinks. By default he plays the highest score.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Skill {
    /// Whether he weighs what he keeps.
    pub leaves: bool,
    /// What he knows and sees; all words if nothing is said.
    pub sight: Option<Sight>,
    /// Whether he tries his best turns out.
    pub simulation: Option<Simulation>,
    /// Searches at most to work out an endgame; 0: he does not.
    pub endgame: usize,
}

/// What a player knows before his turn.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The tiles lying.
    pub grid: Grid,
    /// His own.
    pub rack: Rack,
    /// All that he does not see: in the bag and on other racks.
    pub unseen: Vec<Tile>,
    /// How many are in the bag.
    pub bag: usize,
    /// How many the others hold, in turn order from him on.
    pub others: Vec<usize>,
    /// His points less those of the best of the others.
    pub lead: i32,
    /// What chance follows from.
    pub seed: u64,
}

/// A player before a turn.
#[derive(Clone, Copy)]
pub struct Thinking<'t> {
    /// The words admitted.
    pub words: &'t Words,
    /// Values, premium squares, bonuses.
    pub rules: &'t Rules,
    /// What tiles kept are worth.
    pub leaves: &'t Leaves,
    /// How common the words are; needed by players who do not know all.
    pub vocabulary: Option<&'t Vocabulary>,
    /// What he knows.
    pub situation: &'t Situation,
    /// Threads, 0 for all cores.
    pub workers: usize,
    /// When to stop thinking at the latest, where someone waits.
    pub until: Option<Instant>,
}

/// Why a turn was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing can be laid.
    NoMove,
    /// It scores most.
    Score,
    /// Score and leave are worth most.
    Equity,
    /// It did best when tried out.
    Simulation,
    /// It won most when the game was played to its end.
    Playout,
    /// The end was looked into, as far as it went.
    Endgame,
    /// The end was worked out.
    Exact,
}

/// What was considered, the choice first.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Never empty.
    pub considered: Vec<Weighed>,
    /// Why the first.
    pub ground: Ground,
}

/// Turns so many points behind the best are not tried out.
const FAR_BEHIND: i32 = 40;
/// Exchanges are tried out only so near to the best play.
const EXCHANGE_BEHIND: i32 = 12;
const EXCHANGES: usize = 2;

impl Thinking<'_> {
    /// What to do; `told`: how many turns are wanted for an explanation, 1 if none is.
    pub fn decide(&self, skill: &Skill, told: usize) -> Thought {
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(self.words, self.rules, &mut memory);
        let lanes = Lanes::new(self.words, self.rules, &self.situation.grid);
        self.decide_with(&mut searcher, &lanes, skill, told)
    }

    /// The same with what is at hand.
    pub(crate) fn decide_with(
        &self,
        searcher: &mut Searcher<'_>,
        lanes: &Lanes,
        skill: &Skill,
        told: usize,
    ) -> Thought {
        let Situation { rack, bag, others, .. } = self.situation;
        if let Some((sight, vocabulary)) = skill.sight.zip(self.vocabulary) {
            let look = Look { vocabulary, sight, moment: mixed(self.situation.seed) };
            let seen = look.turns(searcher, lanes, rack, (self.around(), skill.leaves), told);
            return weighed(seen, if skill.leaves { Ground::Equity } else { Ground::Score });
        }
        if skill.endgame > 0 && *bag == 0 && others.len() == 1 {
            return self.endgame(searcher, lanes, skill.endgame, told);
        }
        match skill.simulation {
            Some(settings) => self.simulated(searcher, lanes, settings),
            None if skill.leaves => weighed(self.by_equity(searcher, lanes, told), Ground::Equity),
            None => {
                let turn = greedy_turn(searcher, lanes, rack, self.around().may_exchange());
                weighed(vec![turn], Ground::Score)
            }
        }
    }

    fn around(&self) -> Around<'_> {
        let Situation { unseen, bag, others, .. } = self.situation;
        let unseen_value = unseen.iter().flatten().map(|&letter| self.rules.value(letter)).sum();
        Around { leaves: self.leaves, bag: *bag, unseen_value, seats: others.len() + 1 }
    }

    fn by_equity(&self, searcher: &mut Searcher<'_>, lanes: &Lanes, most: usize) -> Vec<Turn> {
        let rack = &self.situation.rack;
        let around = self.around();
        if most <= 1 {
            return vec![best_turn(searcher, lanes, rack, around)];
        }
        let mut found = turns(searcher, lanes, rack, around, most);
        if let Some(exchange) = best_exchange(searcher, lanes, rack, around) {
            let at = found.partition_point(|turn| turn.equity() >= exchange.leave);
            found.insert(at, exchange);
        }
        if found.is_empty() {
            found.push(Turn::pass(&lanes.grid, rack));
        }
        found
    }

    fn simulated(&self, searcher: &mut Searcher<'_>, lanes: &Lanes, settings: Simulation) -> Thought {
        let rack = &self.situation.rack;
        let around = self.around();
        let mut candidates = turns(searcher, lanes, rack, around, settings.candidates);
        let best = candidates.first().map_or(i32::MIN / 2, Turn::equity);
        candidates.retain(|turn| turn.equity() >= best - FAR_BEHIND * GRAIN);
        let mut exchanges: Vec<(Rack, i32)> = searcher
            .weighed()
            .exchanges()
            .filter(|(_, leave)| around.may_exchange() && *leave >= best - EXCHANGE_BEHIND * GRAIN)
            .collect();
        exchanges.sort_by_key(|(given, leave)| (std::cmp::Reverse(*leave), given.len()));
        let exchanges = exchanges.into_iter().take(EXCHANGES);
        candidates.extend(exchanges.map(|(given, leave)| Turn::exchange(&lanes.grid, rack, given, leave)));
        candidates.sort_by_key(|turn| std::cmp::Reverse(turn.equity()));
        if candidates.len() <= 1 {
            let only = candidates.pop().unwrap_or_else(|| Turn::pass(&lanes.grid, rack));
            return weighed(vec![only], Ground::Equity);
        }
        let considered = simulation::simulate(self, lanes, candidates, settings);
        let ground = if simulation::plays_out(self) { Ground::Playout } else { Ground::Simulation };
        Thought { considered, ground }
    }

    fn endgame(&self, searcher: &mut Searcher<'_>, lanes: &Lanes, most: usize, told: usize) -> Thought {
        let mut other = Rack::default();
        self.situation.unseen.iter().for_each(|&tile| other.add(tile));
        let solved = solve(searcher, lanes, [&self.situation.rack, &other], most, self.until);
        let only = solved.turns.len() == 1;
        let considered = solved.turns.into_iter().take(told).map(|(turn, value)| Weighed {
            turn,
            value: f64::from(value),
            error: 0.0,
            rounds: 0,
        });
        let ground = match (only, solved.exact) {
            (true, _) => Ground::NoMove,
            (_, true) => Ground::Exact,
            (_, false) => Ground::Endgame,
        };
        Thought { considered: considered.collect(), ground }
    }
}

/// Turns by what they are worth at first sight.
fn weighed(turns: Vec<Turn>, ground: Ground) -> Thought {
    let nothing = !turns.iter().any(Turn::lays);
    let value = |turn: &Turn| match ground {
        Ground::Score => f64::from(turn.score),
        _ => f64::from(turn.equity()) / f64::from(GRAIN),
    };
    let considered =
        turns.into_iter().map(|turn| Weighed { value: value(&turn), error: 0.0, rounds: 0, turn });
    Thought { considered: considered.collect(), ground: if nothing { Ground::NoMove } else { ground } }
}
