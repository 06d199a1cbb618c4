//! Two players, an empty bag: each knows what the other holds, and the best play can be worked out.
//!
//! Negamax with alpha-beta, null windows and a table of positions, deeper and deeper. At first only some turns of
//! each position are looked at, the most promising ones; once no line is cut short, more and more of them, until
//! none is left out and the value is exact. Where a line is cut short, both go on by score and what stays.
//!
//! Two passes in a row end the game. The rules want two passes of each, but a player who passes twice where the other
//! passed too is where he was: what he could do then he could do before, hence the value is the same.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use crate::chance::mixed;
use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::search::Searcher;
use crate::strategy::leaves::Leaves;
use crate::strategy::turn::{Around, Turn, best_turn, turns};

/// What was worked out.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// Turns and what each brings to the end of the game, own points less the other's, best first; those that were
    /// looked at in vain have the value of a better one.
    pub turns: Vec<(Turn, i32)>,
    /// Whether the value of the first is exact.
    pub exact: bool,
    /// Positions looked at.
    pub nodes: usize,
}

const FIRST_WIDTH: usize = 12;
/// More turns than an endgame has, passes included.
const DEEPEST: usize = 64;
const FAR: i32 = 100_000;

/// The side to move first.
#[derive(Clone)]
struct Node {
    lanes: Arc<Lanes>,
    racks: [Rack; 2],
    passed: bool,
}

/// A value, and whether lines were cut short or turns left out on the way to it.
#[derive(Clone, Copy)]
struct Value {
    points: i32,
    short: bool,
    narrow: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Limit {
    Exact,
    AtLeast,
    AtMost,
}

struct Entry {
    value: Value,
    limit: Limit,
    depth: usize,
    width: usize,
    best: usize,
}

struct Solver<'s, 'w> {
    searcher: &'s mut Searcher<'w>,
    /// Of no use with an empty bag.
    leaves: &'s Leaves,
    table: HashMap<u64, Entry>,
    turns: HashMap<u64, Arc<Vec<Turn>>>,
    nodes: usize,
    most: usize,
    until: Option<Instant>,
    width: usize,
}

/// Work out the best turn with at most `most` searches, or a few more, and until a moment at the latest, where someone
/// waits; each turn is looked at once in any case.
pub fn solve(
    searcher: &mut Searcher<'_>,
    lanes: &Lanes,
    racks: [&Rack; 2],
    most: usize,
    until: Option<Instant>,
) -> Solved {
    let mut solver = Solver {
        searcher,
        leaves: &Leaves::default(),
        table: HashMap::new(),
        turns: HashMap::new(),
        nodes: 0,
        most: usize::MAX,
        until: None,
        width: FIRST_WIDTH,
    };
    let root = Node { lanes: Arc::new(lanes.clone()), racks: racks.map(|rack| *rack), passed: false };
    solver.deepen(&root, most, until)
}

impl<'s> Solver<'s, '_> {
    fn deepen(&mut self, root: &Node, most: usize, until: Option<Instant>) -> Solved {
        let mut order: Vec<Turn> = self.turns_of(root).to_vec();
        order.push(Turn::pass(&root.lanes.grid, &root.racks[0]));
        let mut solved =
            Solved { turns: order.into_iter().map(|turn| (turn, -FAR)).collect(), exact: false, nodes: 0 };
        let mut depth = 1;
        loop {
            let (found, value) = self.look_at_root(root, &solved.turns, depth);
            (self.most, self.until) = (most, until);
            let Some(value) = value else {
                solved.turns = found;
                break;
            };
            solved.turns = found;
            if !value.short && !value.narrow {
                solved.exact = true;
                break;
            }
            if value.short && depth < DEEPEST {
                depth += 1;
            } else {
                self.width *= 4;
            }
        }
        solved.nodes = self.nodes;
        solved
    }

    /// Turns in the order in which to look at them, best first afterwards; no value when the work was not finished:
    /// the turns looked at are then in front, the others behind as they were.
    fn look_at_root(
        &mut self,
        root: &Node,
        turns: &[(Turn, i32)],
        depth: usize,
    ) -> (Vec<(Turn, i32)>, Option<Value>) {
        let width = self.width.min(turns.len());
        let mut looked: Vec<(Turn, i32)> = Vec::new();
        let mut best = Value { points: -FAR, short: false, narrow: width < turns.len() };
        let mut finished = true;
        for (turn, _) in &turns[..width] {
            let Some(value) = self.scout(root, turn, depth, (best.points, FAR)) else {
                finished = false;
                break;
            };
            best.short |= value.short;
            best.narrow |= value.narrow;
            let at = if value.points > best.points { 0 } else { looked.len() };
            best.points = best.points.max(value.points);
            looked.insert(at, (turn.clone(), value.points));
        }
        let rest = turns[looked.len()..].iter().cloned();
        looked.extend(rest);
        (looked, finished.then_some(best))
    }

    /// As `after`, for a turn that is hardly better than `low`: that is asked first.
    fn scout(&mut self, node: &Node, turn: &Turn, depth: usize, (low, high): (i32, i32)) -> Option<Value> {
        if low == -FAR {
            return self.after(node, turn, depth, (low, high));
        }
        let value = self.after(node, turn, depth, (low, low + 1))?;
        if value.points <= low || value.points >= high {
            return Some(value);
        }
        self.after(node, turn, depth, (low, high))
    }

    /// The value of a turn, for who plays it. None: too much work.
    fn after(&mut self, node: &Node, turn: &Turn, depth: usize, (low, high): (i32, i32)) -> Option<Value> {
        let (words, rules) = self.searcher.game();
        let [own, other] = node.racks;
        let exact = |points| Some(Value { points, short: false, narrow: false });
        if turn.kept.is_empty() {
            return exact(turn.score + 2 * other.value(rules));
        }
        if !turn.lays() && node.passed {
            return exact(other.value(rules) - own.value(rules));
        }
        let lanes = match turn.lays() {
            true => Arc::new(node.lanes.moved_to(words, rules, &turn.grid)),
            false => node.lanes.clone(),
        };
        let next = Node { lanes, racks: [other, turn.kept], passed: !turn.lays() };
        let (low, high) = (turn.score - high, turn.score - low);
        let value = self.value(&next, depth - 1, (low, high))?;
        Some(Value { points: turn.score - value.points, ..value })
    }

    fn value(&mut self, node: &Node, depth: usize, (mut low, mut high): (i32, i32)) -> Option<Value> {
        if self.nodes >= self.most || self.until.is_some_and(|until| Instant::now() >= until) {
            return None;
        }
        if depth == 0 {
            return Some(Value { points: self.play_out(node), short: true, narrow: false });
        }
        let key = node.key();
        let mut first = 0;
        if let Some(entry) = self.table.get(&key) {
            first = entry.best;
            if entry.serves(depth, self.width) {
                match entry.limit {
                    Limit::Exact => return Some(entry.value),
                    Limit::AtLeast => low = low.max(entry.value.points),
                    Limit::AtMost => high = high.min(entry.value.points),
                }
                if low >= high {
                    return Some(entry.value);
                }
            }
        }
        let (value, best) = self.best_of(node, depth, (low, high), first)?;
        let limit = match value.points {
            points if points >= high => Limit::AtLeast,
            points if points <= low => Limit::AtMost,
            _ => Limit::Exact,
        };
        self.table.insert(key, Entry { value, limit, depth, width: self.width, best });
        Some(value)
    }

    /// The value of the best turn and its number, `first` being looked at first.
    fn best_of(
        &mut self,
        node: &Node,
        depth: usize,
        (low, high): (i32, i32),
        first: usize,
    ) -> Option<(Value, usize)> {
        let turns = self.turns_of(node);
        let width = self.width.min(turns.len());
        let pass = Turn::pass(&node.lanes.grid, &node.racks[0]);
        let mut best = Value { points: -FAR, short: false, narrow: width < turns.len() };
        let mut number = first;
        let others = (0..turns.len()).filter(|other| *other != first && *other < width);
        let order = std::iter::once(first).chain(others).filter(|index| *index < turns.len());
        for index in order.chain([turns.len()]) {
            let turn = turns.get(index).unwrap_or(&pass);
            let floor = low.max(best.points);
            let value = match best.points > -FAR {
                true => self.scout(node, turn, depth, (floor, high))?,
                false => self.after(node, turn, depth, (low, high))?,
            };
            if value.points > best.points {
                best.points = value.points;
                number = index;
            }
            if best.points >= high {
                return Some((Value { points: best.points, ..value }, number));
            }
            best.short |= value.short;
            best.narrow |= value.narrow;
        }
        Some((best, number))
    }

    /// Every play, the most promising first.
    fn turns_of(&mut self, node: &Node) -> Arc<Vec<Turn>> {
        let key = Node { passed: false, ..node.clone() }.key();
        if let Some(turns) = self.turns.get(&key) {
            return turns.clone();
        }
        self.nodes += 2;
        let around = self.around(&node.racks[1]);
        let found = turns(self.searcher, &node.lanes, &node.racks[0], around, usize::MAX);
        let found = Arc::new(found);
        self.turns.insert(key, found.clone());
        found
    }

    fn around(&self, other: &Rack) -> Around<'s> {
        let (_, rules) = self.searcher.game();
        Around { leaves: self.leaves, bag: 0, unseen_value: other.value(rules), seats: 2 }
    }

    /// The value when both play the turn of the best equity from here on.
    fn play_out(&mut self, node: &Node) -> i32 {
        let (words, rules) = self.searcher.game();
        let mut racks = node.racks;
        let mut lanes = node.lanes.clone();
        let (mut side, mut passed, mut points) = (0, node.passed, 0);
        loop {
            let around = self.around(&racks[1 - side]);
            let other = around.unseen_value;
            self.nodes += 1;
            let turn = best_turn(self.searcher, &lanes, &racks[side], around);
            let sign = if side == 0 { 1 } else { -1 };
            points += sign * turn.score;
            if turn.kept.is_empty() {
                return points + sign * 2 * other;
            }
            if !turn.lays() && passed {
                return points + racks[1].value(rules) - racks[0].value(rules);
            }
            passed = !turn.lays();
            racks[side] = turn.kept;
            if turn.lays() {
                lanes = Arc::new(lanes.moved_to(words, rules, &turn.grid));
            }
            side = 1 - side;
        }
    }
}

impl Entry {
    fn serves(&self, depth: usize, width: usize) -> bool {
        (!self.value.short || self.depth >= depth) && (!self.value.narrow || self.width >= width)
    }
}

impl Node {
    fn key(&self) -> u64 {
        let tiles = hash_of_grid(&self.lanes.grid);
        let racks = self.racks.iter().fold(tiles, |hash, rack| {
            rack.tiles().fold(mixed(hash), |hash, tile| mixed(hash ^ (u64::from(tile.unwrap_or(26)) + 1)))
        });
        mixed(racks ^ u64::from(self.passed))
    }
}

fn hash_of_grid(grid: &Grid) -> u64 {
    grid.bytes().chunks(8).fold(0x6e6f_6e75_706c_6502, |hash, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mixed(hash.rotate_left(5) ^ u64::from_le_bytes(word))
    })
}
