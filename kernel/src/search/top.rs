//! The moves of the best score, best first: groups in descending order of what they could bring, until none
//! left can reach the best score found. Every tie is found.

use crate::grid::SIDE;
use crate::lanes::{Group, Lane, Lanes, Line, Mask, Shared, positions, runs};
use crate::letters::{ALPHABET, Letter, Tally};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{Subset, Subsets};
use crate::rules::{LONGEST_RACK, Premiums, Rules};
use crate::search::bounds::{CrossLimits, Slot};
use crate::search::score::{Scored, accepted_starts};
use crate::search::spell::{Spelling, for_each_word};
use crate::words::Words;

/// Candidates are read in batches, so that the best score has risen before most of them are.
const BATCH: usize = 8;
/// Groups are sorted by bound into so many lists; the last holds all that reaches beyond.
const LISTS: usize = 512;

/// A lane and what the rack makes of it.
struct Seen<'s> {
    line: Line,
    lane: &'s Lane,
    groups: &'s [Group],
    premiums: &'s Premiums,
    /// By length, the starts from which the rack can lay something on every empty square.
    runs: [Mask; SIDE + 1],
    limits: CrossLimits,
}

/// A group worth visiting.
#[derive(Clone, Copy)]
struct Ranked {
    bound: i32,
    lane: u8,
    group: u16,
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
    lane: u8,
}

/// Memory kept from one search to the next.
#[derive(Default)]
pub(crate) struct Scratch {
    ranked: Vec<Ranked>,
    passing: Vec<Passing>,
    queue: Vec<Candidate>,
}

struct TopMoves<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    seen: &'s [Seen<'s>],
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
    scratch.ranked.clear();
    scratch.queue.clear();
    scratch.passing.clear();
    scratch.passing.resize((ALPHABET + 1) * (LONGEST_RACK + 1), Passing::default());
    let seen: Vec<_> =
        lanes.iter().map(|(line, lane)| Seen::new(rules, lanes, subsets, line, lane)).collect();
    let mut search = TopMoves {
        words,
        rules,
        subsets,
        seen: &seen,
        scratch,
        heads: [NONE; LISTS],
        best: 0,
        moves: Moves::new(&lanes.grid),
    };
    search.rank_groups();
    search.visit_groups();
    search.moves
}

impl<'s> Seen<'s> {
    fn new(rules: &'s Rules, lanes: &'s Lanes, subsets: &Subsets, line: Line, lane: &'s Lane) -> Self {
        let premiums = rules.premiums(line);
        Self {
            line,
            lane,
            groups: lanes.groups(lane),
            premiums,
            runs: runs(subsets.accepted_by(lane) | lane.occupied),
            limits: CrossLimits::new(lane, premiums, &subsets.kinds),
        }
    }

    #[inline(always)]
    fn slots(&self, rules: &Rules, group: &Group) -> impl Iterator<Item = Slot> {
        let length = usize::from(group.length);
        positions(group.starts & self.runs[length]).map(move |start| {
            Slot::new((self.lane, self.premiums), &self.limits, rules, start, start + length)
        })
    }
}

impl<'s> TopMoves<'s> {
    fn rank_groups(&mut self) {
        let most = self.rules.most().min(self.subsets.size) as u8;
        for (lane, seen) in self.seen.iter().enumerate() {
            for (number, group) in seen.groups.iter().enumerate() {
                if group.tiles > most {
                    continue;
                }
                let bounds = seen.slots(self.rules, group).map(|slot| slot.bound(&self.subsets.sums).tight);
                let Some(bound) = bounds.max() else {
                    continue;
                };
                let head = &mut self.heads[(bound as usize).min(LISTS - 1)];
                let next = std::mem::replace(head, self.scratch.ranked.len() as u16);
                self.scratch.ranked.push(Ranked { bound, lane: lane as u8, group: number as u16, next });
            }
        }
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
        let seen = &self.seen[usize::from(ranked.lane)];
        let group = &seen.groups[usize::from(ranked.group)];
        let mut open = [Slot::default(); SIDE];
        let mut count = 0;
        let mut affordable = -1;
        for slot in seen.slots(self.rules, group) {
            let bound = slot.bound(&self.subsets.sums);
            if bound.tight >= self.best {
                // Of the two limits only the loose one shrinks with what a subset loses.
                affordable = affordable.max((bound.loose - self.best) / slot.multiplier);
                open[count] = slot;
                count += 1;
            }
        }
        let of_size = self.subsets.of(usize::from(group.tiles));
        let wanted = of_size.partition_point(|subset| i32::from(subset.lost) <= affordable);
        let passing = self.passing(group, wanted);
        for part in 0..wanted.div_ceil(64) {
            let mut bits = passing[part] & below(wanted - 64 * part);
            while bits != 0 {
                let subset = &of_size[64 * part + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                self.try_subset(ranked, group, subset, &open[..count]);
            }
        }
    }

    fn try_subset(&mut self, ranked: &Ranked, group: &Group, subset: &Subset, open: &[Slot]) {
        let refused = !self.seen[usize::from(ranked.lane)].lane.accepting(subset.letters);
        let mut starts: Mask = 0;
        let mut highest = 0;
        for slot in open {
            let bound = slot.bound(&subset.sums).tight;
            let jokers_needed = (slot.empty & refused).count_ones();
            if bound >= self.best && jokers_needed <= u32::from(subset.jokers) {
                starts |= 1 << slot.start;
                highest = highest.max(bound);
            }
        }
        if starts == 0 {
            return;
        }
        self.scratch.queue.push(Candidate {
            bound: highest,
            starts,
            spelling: Spelling::new(group.through, subset),
            length: group.length,
            lane: ranked.lane,
        });
        if self.scratch.queue.len() == BATCH {
            self.read_queue();
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
        let seen = &self.seen[usize::from(candidate.lane)];
        let length = usize::from(candidate.length);
        for_each_word(self.words, length, candidate.spelling, |word, laid, jokers| {
            for start in positions(accepted_starts(seen.lane, word, candidate.starts)) {
                self.keep_best(seen, start, word, laid, jokers);
            }
        });
    }

    fn keep_best(&mut self, seen: &Seen<'_>, start: usize, word: &[Letter], laid: Tally, jokers: &[Letter]) {
        let scored = Scored::new(seen.lane, seen.premiums, self.rules, word, start);
        if scored.score < self.best || scored.tally(word) != laid {
            return;
        }
        let unneeded = self.subsets.jokers - jokers.len() as u8;
        let spare = if self.rules.jokers_cost { 0 } else { unneeded };
        scored.for_each_joker(self.rules, word, (jokers, spare), |score, squares| {
            if score < self.best {
                return;
            }
            if score > self.best {
                self.best = score;
                self.moves.clear();
            }
            let letters = self.moves.keep(word);
            let place = Place { direction: seen.line.0, line: seen.line.1, start };
            self.moves.push(letters, word.len(), place, squares, score);
        });
    }

    /// Which subsets of a group's size are worth looking up, as bits; found out for the first `wanted`.
    fn passing(&mut self, group: &Group, wanted: usize) -> [u64; 4] {
        let shared = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => return self.tested(group, Passing::default(), wanted).bits,
        };
        let index = shared * (LONGEST_RACK + 1) + usize::from(group.tiles);
        let passing = self.tested(group, self.scratch.passing[index], wanted);
        self.scratch.passing[index] = passing;
        passing.bits
    }

    /// Find out which of the first `wanted` subsets pass; a joker passes everywhere.
    fn tested(&self, group: &Group, mut passing: Passing, wanted: usize) -> Passing {
        let from = usize::from(passing.tested);
        if from >= wanted {
            return passing;
        }
        let sieve = self.words.sieve(usize::from(group.length));
        let subsets = &self.subsets.of(usize::from(group.tiles))[from..wanted];
        for (index, subset) in (from..).zip(subsets) {
            let passes = subset.jokers > 0 || sieve.passes(group.through.wrapping_add(subset.key));
            passing.bits[index / 64 % 4] |= u64::from(passes) << (index % 64);
        }
        passing.tested = wanted as u16;
        passing
    }
}

/// The lowest `count` bits.
#[inline]
fn below(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}
