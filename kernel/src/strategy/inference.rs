//! What an opponent's last play tells of the letters he kept: a rack that would have had a much better turn is hardly
//! the one he held.

use crate::chance::{Chance, Tile};
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::search::{GRAIN, Searcher};
use crate::strategy::Thinking;
use crate::strategy::turn::{Around, best_turn};

/// The last play of an opponent.
#[derive(Clone, Debug)]
pub struct Told {
    /// The grid before it.
    pub before: Grid,
    /// The tiles laid.
    pub laid: Rack,
    /// Its points.
    pub score: i32,
    /// How many tiles he kept.
    pub kept: usize,
    /// In the bag before he drew.
    pub bag: usize,
}

/// Tiles that an opponent may hold, and how plausible each is.
pub(crate) struct Inferred {
    kept: Vec<Rack>,
    /// Sums of their weights.
    sums: Vec<u64>,
}

const SAMPLES: usize = 96;
/// A turn that loses so many points is chosen about a third as often as the best.
const LENIENCY: f64 = 8.0;
/// Weights are whole numbers, the same on every machine.
const SCALE: f64 = 65_536.0;

/// Weigh what the opponent may have kept.
pub(crate) fn infer(thinking: &Thinking<'_>, searcher: &mut Searcher<'_>, told: &Told) -> Option<Inferred> {
    let situation = thinking.situation;
    if told.kept == 0 || told.kept > situation.unseen.len() || told.bag == 0 {
        return None;
    }
    let lanes = Lanes::new(thinking.words, thinking.rules, &told.before);
    let around = Around { leaves: thinking.leaves, bag: told.bag, unseen_value: 0, seats: 2 };
    let mut chance = Chance::of(situation.seed, u64::MAX);
    let mut tiles: Vec<Tile> = situation.unseen.clone();
    let mut inferred = Inferred { kept: Vec::new(), sums: Vec::new() };
    let mut sum = 0;
    for _ in 0..SAMPLES {
        chance.draw(&mut tiles, told.kept);
        let mut kept = Rack::default();
        tiles[..told.kept].iter().for_each(|&tile| kept.add(tile));
        let mut held = kept;
        told.laid.tiles().for_each(|tile| held.add(tile));
        let best = best_turn(searcher, &lanes, &held, around).equity();
        let lost = best - told.score * GRAIN - around.keeping().worth(&kept, thinking.rules);
        sum += 1 + (SCALE * (-f64::from(lost.max(0)) / f64::from(GRAIN) / LENIENCY).exp()) as u64;
        inferred.kept.push(kept);
        inferred.sums.push(sum);
    }
    Some(inferred)
}

impl Inferred {
    pub(crate) fn draw(&self, chance: &mut Chance) -> Rack {
        let all = self.sums.last().copied().unwrap_or(1) as usize;
        let drawn = chance.below(all) as u64;
        self.kept[self.sums.partition_point(|&sum| sum <= drawn)]
    }
}
