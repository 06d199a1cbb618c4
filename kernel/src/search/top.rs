//! The moves of the best score, best first: groups in descending order of what they could bring, until none
//! left can reach the best score found. Every tie is found.

use crate::grid::{Direction, SIDE};
use crate::lane::{Lane, Lanes, Mask, positions};
use crate::letters::{ALPHABET, Letter};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::Subsets;
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::bounds::{CrossLimits, Slot, feasible};
use crate::search::groups::{Group, Shared, accepted_by, for_each_group, live_squares};
use crate::search::score::{Scored, accepted_starts};
use crate::search::spell::{Spelling, for_each_word};
use crate::words::Words;

/// With so few subsets of a size, it pays to know whether any spells a word before bounding the group.
const FEW_SUBSETS: usize = 8;
/// Candidates are read in batches, so that the best score has risen before most of them are.
const BATCH: usize = 8;
/// Subsets whose filter words are read together.
const TESTED_AT_ONCE: usize = 8;
/// Groups are sorted by bound into so many lists; the last holds all that reaches beyond.
const LISTS: usize = 512;

/// A group worth visiting.
#[derive(Clone, Copy)]
struct Ranked {
    bound: i32,
    group: Group,
    /// Which `Passing` belongs to it.
    passing: usize,
    /// The next one in its list.
    next: u16,
}

const NONE: u16 = u16::MAX;

/// Which subsets of a size pass the filter of the word list, with the tiles gone through: found out in order,
/// as far as needed.
#[derive(Clone, Copy, Default)]
struct Passing {
    tested: u16,
    bits: [u64; 4],
}

/// A subset that may spell words for some starts of a group.
struct Candidate {
    bound: i32,
    starts: Mask,
    spelling: Spelling,
    length: u8,
    direction: Direction,
    line: u8,
}

/// Memory kept from one search to the next.
#[derive(Default)]
pub(crate) struct Scratch {
    limits: Vec<CrossLimits>,
    ranked: Vec<Ranked>,
    passing: Vec<Passing>,
    queue: Vec<Candidate>,
}

struct TopMoves<'s> {
    words: &'s Words,
    rules: &'s Rules,
    lanes: &'s Lanes,
    subsets: &'s Subsets,
    scratch: &'s mut Scratch,
    heads: [u16; LISTS],
    best: i32,
    moves: Moves,
}

pub(crate) fn top_moves(
    words: &Words,
    rules: &Rules,
    lanes: &Lanes,
    subsets: &Subsets,
    scratch: &mut Scratch,
) -> Moves {
    scratch.limits.clear();
    scratch.ranked.clear();
    scratch.queue.clear();
    scratch.passing.clear();
    scratch.passing.resize((ALPHABET + 1) * (LONGEST_RACK + 1), Passing::default());
    let mut search = TopMoves {
        words,
        rules,
        lanes,
        subsets,
        scratch,
        heads: [NONE; LISTS],
        best: 0,
        moves: Moves::new(&lanes.grid),
    };
    search.rank_groups();
    search.visit_groups();
    search.moves
}

impl<'s> TopMoves<'s> {
    fn lane(&self, direction: Direction, line: u8) -> &'s Lane {
        &self.lanes.lanes[direction as usize][usize::from(line)]
    }

    fn limits(&self, group: &Group) -> CrossLimits {
        self.scratch.limits[group.direction as usize * SIDE + usize::from(group.line)]
    }

    fn rank_groups(&mut self) {
        let most = self.rules.most().min(self.subsets.size);
        let lanes = self.lanes;
        for direction in Direction::BOTH {
            for (line, lane) in lanes.lanes[direction as usize].iter().enumerate() {
                let limits = CrossLimits::new(lane, self.rules, self.subsets);
                self.scratch.limits.push(limits);
                let live = live_squares(lane, self.subsets);
                for_each_group(lane, (direction, line), live, most, |group| {
                    self.rank(lane, &limits, group);
                });
            }
        }
    }

    fn rank(&mut self, lane: &Lane, limits: &CrossLimits, group: Group) {
        let passing = self.passing_of(&group);
        let subsets = self.subsets.of(usize::from(group.tiles)).len();
        let worth_testing = group.shared == Shared::Nothing || subsets <= FEW_SUBSETS;
        if self.subsets.jokers == 0 && worth_testing && !self.any_passes(&group, passing) {
            return;
        }
        let length = usize::from(group.length);
        let bound = positions(group.starts)
            .map(|start| {
                Slot::new(lane, limits, self.rules, start, start + length).bound(&self.subsets.sums).tight
            })
            .max()
            .unwrap_or(0);
        let head = &mut self.heads[(bound as usize).min(LISTS - 1)];
        let index = self.scratch.ranked.len() as u16;
        self.scratch.ranked.push(Ranked { bound, group, passing, next: std::mem::replace(head, index) });
    }

    fn visit_groups(&mut self) {
        self.sort_last_list();
        for list in (0..LISTS).rev() {
            let mut next = self.heads[list];
            while next != NONE {
                let ranked = self.scratch.ranked[usize::from(next)];
                if ranked.bound < self.best {
                    break;
                }
                self.visit(&ranked);
                next = ranked.next;
            }
            if (list as i32) < self.best {
                break;
            }
        }
        self.read_queue();
    }

    /// Bounds beyond the last list stand together in it: best first, as everywhere.
    fn sort_last_list(&mut self) {
        let ranked = &mut self.scratch.ranked;
        let mut beyond = Vec::new();
        let mut next = self.heads[LISTS - 1];
        while next != NONE {
            beyond.push(next);
            next = ranked[usize::from(next)].next;
        }
        beyond.sort_unstable_by_key(|&index| ranked[usize::from(index)].bound);
        for index in beyond {
            ranked[usize::from(index)].next = next;
            next = index;
        }
        self.heads[LISTS - 1] = next;
    }

    fn visit(&mut self, ranked: &Ranked) {
        let group = &ranked.group;
        let lane = self.lane(group.direction, group.line);
        let limits = self.limits(group);
        let (tiles, length) = (usize::from(group.tiles), usize::from(group.length));
        let mut slots = [Slot::default(); SIDE];
        let mut live: Mask = 0;
        let mut affordable = -1;
        for start in positions(group.starts) {
            let slot = Slot::new(lane, &limits, self.rules, start, start + length);
            let bound = slot.bound(&self.subsets.sums);
            if bound.tight >= self.best {
                live |= 1 << start;
                // Of the two limits only the loose one shrinks with what a subset loses.
                affordable = affordable.max((bound.loose - self.best) / slot.multiplier);
                slots[start] = slot;
            }
        }
        let of_size = self.subsets.of(tiles);
        let count = of_size.partition_point(|subset| i32::from(subset.lost) <= affordable);
        for index in self.passing(group, ranked.passing, count) {
            let subset = &of_size[index];
            let accepted = accepted_by(lane, subset.letters);
            let fitting = feasible(&slots, live, accepted, subset.jokers);
            let mut starts: Mask = 0;
            let mut highest = 0;
            for start in positions(fitting) {
                let bound = slots[start].bound(&subset.sums).tight;
                if bound >= self.best {
                    starts |= 1 << start;
                    highest = highest.max(bound);
                }
            }
            if starts != 0 {
                self.scratch.queue.push(Candidate {
                    bound: highest,
                    starts,
                    spelling: Spelling::new(group.through, group.through_tally, subset),
                    length: group.length,
                    direction: group.direction,
                    line: group.line,
                });
                if self.scratch.queue.len() == BATCH {
                    self.read_queue();
                }
            }
        }
    }

    fn read_queue(&mut self) {
        let mut queue = std::mem::take(&mut self.scratch.queue);
        for candidate in queue.drain(..) {
            if candidate.bound >= self.best {
                self.read(&candidate);
            }
        }
        self.scratch.queue = queue;
    }

    fn read(&mut self, candidate: &Candidate) {
        let lane = self.lane(candidate.direction, candidate.line);
        let length = usize::from(candidate.length);
        for_each_word(self.words, length, candidate.spelling, |word, jokers| {
            for start in positions(accepted_starts(lane, word, candidate.starts)) {
                let place =
                    Place { direction: candidate.direction, line: usize::from(candidate.line), start };
                self.keep_best(lane, place, word, jokers);
            }
        });
    }

    fn keep_best(&mut self, lane: &Lane, place: Place, word: &[Letter], jokers: &[Letter]) {
        let scored = Scored::new(lane, self.rules, word, place.start);
        if scored.score < self.best {
            return;
        }
        let unneeded = self.subsets.jokers - jokers.len() as u8;
        let spare = if self.rules.jokers_cost { 0 } else { unneeded };
        scored.for_each_joker(lane, self.rules, word, (jokers, spare), |score, squares| {
            if score < self.best {
                return;
            }
            if score > self.best {
                self.best = score;
                self.moves.clear();
            }
            let letters = self.moves.keep(word);
            self.moves.push(letters, word.len(), place, squares, score);
        });
    }

    fn passing_of(&mut self, group: &Group) -> usize {
        let shared = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => {
                self.scratch.passing.push(Passing::default());
                return self.scratch.passing.len() - 1;
            }
        };
        shared * (LONGEST_RACK + 1) + usize::from(group.tiles)
    }

    fn any_passes(&mut self, group: &Group, passing: usize) -> bool {
        let count = self.subsets.of(usize::from(group.tiles)).len();
        (0..count).step_by(TESTED_AT_ONCE).any(|from| {
            self.test(group, passing, (from + TESTED_AT_ONCE).min(count));
            self.scratch.passing[passing].bits != [0; 4]
        })
    }

    /// Which of the first `count` subsets of a group's size are worth looking up.
    fn passing(
        &mut self,
        group: &Group,
        passing: usize,
        count: usize,
    ) -> impl Iterator<Item = usize> + use<> {
        self.test(group, passing, count);
        let bits = self.scratch.passing[passing].bits;
        bits.into_iter().enumerate().flat_map(move |(part, mut bits)| {
            bits &= below(count.saturating_sub(64 * part));
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let index = 64 * part + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    index
                })
            })
        })
    }

    /// Find out which of the first `wanted` subsets pass; a joker passes everywhere. Several are tested at once, so
    /// that the processor waits for their filters together.
    fn test(&mut self, group: &Group, passing: usize, wanted: usize) {
        let subsets = self.subsets.of(usize::from(group.tiles));
        let passing = &mut self.scratch.passing[passing];
        let from = usize::from(passing.tested);
        if from >= wanted {
            return;
        }
        let sieve = self.words.sieve(usize::from(group.length));
        for (index, subset) in (from..).zip(&subsets[from..wanted]) {
            let passes = subset.jokers > 0 || sieve.passes(group.through.wrapping_add(subset.key));
            passing.bits[index / 64] |= u64::from(passes) << (index % 64);
        }
        passing.tested = wanted as u16;
    }
}

/// The lowest `count` bits.
#[inline]
fn below(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}
