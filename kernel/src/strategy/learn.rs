//! Learning what tiles kept are worth, from games that play themselves.
//!
//! A leave is worth what a rack made of it and of tiles drawn brings more than a rack that is all drawn. The racks that
//! players hold are no fair sample, since they choose what to keep; so at each turn some racks are drawn at random
//! from all that does not lie on the board, each is searched, and what each brings more than the mean of the
//! others counts for every part of it, as often as that part can be chosen of it.
//!
//! Sums are whole numbers: whoever plays which games, the same seeds give the same coefficients.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::batch::spread;
use crate::chance::{Chance, Tile};
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::Searcher;
use crate::strategy::leaves::{COEFFICIENTS, KINDS, Leaves, features};
use crate::strategy::turn::{Action, Around, EXCHANGE_NEEDS, best_turn, refill};
use crate::words::Words;

/// Racks drawn at a turn.
const RACKS: usize = 6;
/// Tiles kept at most.
const MOST_KEPT: usize = 6;
/// Beyond so many sightings a leave weighs no more.
const ENOUGH: f64 = 3_000.0;
/// What each coefficient is drawn to 0 by, in sightings.
const RIDGE: f64 = 300.0;
const BITS: u32 = 5;

/// What was seen of one leave.
#[derive(Clone, Copy, Default)]
struct Sightings {
    weight: i64,
    squares: i64,
    /// Grains, weighted.
    sum: i64,
}

/// Multiplication is enough to spread packed tiles.
#[derive(Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u32(u32::from(byte)));
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32);
    }
}

type Seen = HashMap<u32, Sightings, BuildHasherDefault<Spread>>;

/// What some games taught so far.
#[derive(Default)]
pub struct Lesson {
    seen: Seen,
}

impl Lesson {
    /// Play the games of seeds `first` to `first + count` with what is known already, and learn from them.
    pub fn play(
        &mut self,
        (words, rules): (&Words, &Rules),
        bag: &[Tile],
        known: &Leaves,
        (first, count): (u64, usize),
        workers: usize,
    ) {
        let taught = spread(words, rules, count, workers, |searcher, index| {
            let mut seen = Vec::new();
            game(searcher, bag, known, first.wrapping_add(index as u64), &mut seen);
            seen
        });
        for (leave, weight, gain) in taught.into_iter().flatten() {
            let sightings = self.seen.entry(leave).or_default();
            sightings.weight += weight;
            sightings.squares += weight * weight;
            sightings.sum += weight * gain;
        }
    }

    /// The coefficients that explain best what was seen: weighted least squares.
    pub fn learned(&self) -> Leaves {
        let mut leaves: Vec<(&u32, &Sightings)> = self.seen.iter().collect();
        leaves.sort_unstable_by_key(|(leave, _)| **leave);
        let mut matrix = vec![[0.0; COEFFICIENTS]; COEFFICIENTS];
        let mut right = [0.0; COEFFICIENTS];
        for (leave, sightings) in leaves {
            let independent = (sightings.weight as f64).powi(2) / sightings.squares as f64;
            let weight = independent.min(ENOUGH);
            let gain = sightings.sum as f64 / sightings.weight as f64;
            let counting: Vec<usize> = features(&unpacked(*leave)).collect();
            for &one in &counting {
                right[one] += weight * gain;
                counting.iter().for_each(|&other| matrix[one][other] += weight);
            }
        }
        (0..COEFFICIENTS).for_each(|index| matrix[index][index] += RIDGE);
        let solution = solve(&mut matrix, &right);
        let bounded = |value: f64| value.round().clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16;
        Leaves::new(&solution.map(bounded)).unwrap_or_default()
    }
}

/// Two players who weigh score and leave play a game.
fn game(
    searcher: &mut Searcher<'_>,
    bag: &[Tile],
    known: &Leaves,
    seed: u64,
    seen: &mut Vec<(u32, i64, i64)>,
) {
    let (words, rules) = searcher.game();
    let mut chance = Chance::new(seed);
    let mut bag = bag.to_vec();
    chance.shuffle(&mut bag);
    let mut racks = [Rack::default(); 2];
    racks.iter_mut().for_each(|rack| refill(rack, &mut bag, rules.most()));
    let mut lanes = Lanes::new(words, rules, &Grid::default());
    for number in 0.. {
        if bag.len() < EXCHANGE_NEEDS {
            break;
        }
        let around = Around { leaves: known, bag: bag.len(), unseen_value: 0, seats: 2 };
        let mut unseen: Vec<Tile> = racks.iter().flat_map(Rack::tiles).chain(bag.iter().copied()).collect();
        unseen.sort_unstable();
        observe(searcher, &lanes, around, (unseen, &mut chance), seen);
        let rack = &mut racks[number % 2];
        let turn = best_turn(searcher, &lanes, rack, around);
        let laid = turn.lays();
        *rack = turn.kept;
        refill(rack, &mut bag, rules.most());
        if let Action::Exchange(given) = turn.action {
            bag.extend(given.tiles());
            chance.shuffle(&mut bag);
        }
        if laid {
            lanes = lanes.moved_to(words, rules, &turn.grid);
        } else if number > 60 {
            break;
        }
    }
}

/// What racks drawn at random bring in a position.
fn observe(
    searcher: &mut Searcher<'_>,
    lanes: &Lanes,
    around: Around<'_>,
    (mut unseen, chance): (Vec<Tile>, &mut Chance),
    seen: &mut Vec<(u32, i64, i64)>,
) {
    let (_, rules) = searcher.game();
    let mut drawn = [(Rack::default(), 0); RACKS];
    for (rack, worth) in &mut drawn {
        chance.draw(&mut unseen, rules.most());
        unseen[..rules.most()].iter().for_each(|&tile| rack.add(tile));
        *worth = i64::from(best_turn(searcher, lanes, rack, around).equity());
    }
    let all: i64 = drawn.iter().map(|(_, worth)| worth).sum();
    for (rack, worth) in &drawn {
        let gain = worth - (all - worth) / (RACKS as i64 - 1);
        note_parts(rack, gain, seen);
    }
}

/// Every part of a rack that could be kept, packed, and in how many ways.
fn note_parts(rack: &Rack, gain: i64, seen: &mut Vec<(u32, i64, i64)>) {
    let mut counts = [0_u32; KINDS];
    rack.tiles().for_each(|tile| counts[tile.map_or(KINDS - 1, usize::from)] += 1);
    let mut parts: Vec<(u32, usize, i64)> = vec![(0, 0, 1)];
    for (kind, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        for index in 0..parts.len() {
            let (mut packed, mut tiles, ways) = parts[index];
            let mut chosen = ways;
            for taken in 1..=count {
                packed = packed << BITS | (kind as u32 + 1);
                tiles += 1;
                chosen = chosen * i64::from(count - taken + 1) / i64::from(taken);
                if tiles <= MOST_KEPT {
                    parts.push((packed, tiles, chosen));
                }
            }
        }
    }
    seen.extend(parts[1..].iter().map(|&(packed, _, ways)| (packed, ways, gain)));
}

/// The kinds of a packed leave, in ascending order.
fn unpacked(mut packed: u32) -> Vec<usize> {
    let mut kinds = Vec::new();
    while packed > 0 {
        kinds.push((packed & ((1 << BITS) - 1)) as usize - 1);
        packed >>= BITS;
    }
    kinds.reverse();
    kinds
}

/// Solve a positive definite system by Cholesky's method; the matrix is used up.
fn solve(matrix: &mut [[f64; COEFFICIENTS]], right: &[f64; COEFFICIENTS]) -> [f64; COEFFICIENTS] {
    for row in 0..COEFFICIENTS {
        for column in 0..=row {
            let (above, from) = matrix.split_at(row);
            let known = if column < row { &above[column] } else { &from[0] };
            let inner: f64 =
                from[0][..column].iter().zip(&known[..column]).map(|(one, other)| one * other).sum();
            let rest = from[0][column] - inner;
            let diagonal = if column < row { above[column][column] } else { 1.0 };
            matrix[row][column] =
                if column < row { rest / diagonal } else { rest.max(f64::MIN_POSITIVE).sqrt() };
        }
    }
    let mut solution = *right;
    for row in 0..COEFFICIENTS {
        let known: f64 = (0..row).map(|column| matrix[row][column] * solution[column]).sum();
        solution[row] = (solution[row] - known) / matrix[row][row];
    }
    for row in (0..COEFFICIENTS).rev() {
        let known: f64 = (row + 1..COEFFICIENTS).map(|below| matrix[below][row] * solution[below]).sum();
        solution[row] = (solution[row] - known) / matrix[row][row];
    }
    solution
}
