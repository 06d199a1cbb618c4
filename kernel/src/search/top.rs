//! The moves of the best score, best first: groups in descending order of what they could bring, until none
//! left can reach the best score found. Every tie is found.

use crate::lanes::{Group, Lane, Lanes, Mask, Shared, positions, span};
use crate::letters::{ALPHABET, Letter};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{MOST_JOKERS, Subset, Subsets};
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::bounds::{Laying, Slot};
use crate::search::passing::Passing;
use crate::search::ranking::{Ranked, Ranking, Seen};
use crate::search::score::{Scorer, accepted_starts};
use crate::search::spell::{Found, Speller, Spelling};
use crate::words::{READ, Words};

/// Candidates are read in batches, so that the processor waits for several at once; but in small ones, because what
/// the first bring may make the others useless. By number of jokers, the part of a batch that a candidate takes.
pub(super) const BATCH: usize = 8;
pub(super) const PART_OF_BATCH: [usize; MOST_JOKERS + 1] = [1, 1, 4];

/// A subset that may spell words for some starts of a group, and what they could bring.
#[derive(Clone, Copy)]
struct Candidate {
    bound: i32,
    starts: Mask,
    lane: u8,
}

/// Memory kept from one search to the next.
#[derive(Default)]
pub(crate) struct Scratch {
    ranking: Ranking,
    searches: u64,
    /// For what is asked again and again, see `Shared`; worthless in any other search than the one named.
    passing: Vec<(u64, Passing)>,
    queue: Queue,
    speller: Speller,
}

/// Candidates to be read together, and how each is spelled.
#[derive(Default)]
struct Queue {
    candidates: Vec<Candidate>,
    spellings: Vec<Spelling>,
    parts: usize,
}

struct TopMoves<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    lanes: &'s Lanes,
    ranking: &'s Ranking,
    search: u64,
    passing: &'s mut Vec<(u64, Passing)>,
    queue: &'s mut Queue,
    speller: &'s mut Speller,
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
    let Scratch { ranking, searches, passing, queue, speller } = scratch;
    ranking.fill(rules, lanes, subsets, |_| 0);
    *searches += 1;
    passing.resize((ALPHABET + 1) * (LONGEST_RACK + 1), Default::default());
    let mut search = TopMoves {
        words,
        rules,
        subsets,
        lanes,
        ranking,
        search: *searches,
        passing,
        queue,
        speller,
        best: 0,
        moves: Moves::new(&lanes.grid),
    };
    search.visit_groups();
    search.moves
}

impl<'s> TopMoves<'s> {
    fn visit_groups(&mut self) {
        for ranked in self.ranking.best_first() {
            if ranked.bound < self.best.min(Ranking::MIXED) {
                break;
            }
            if ranked.bound >= self.best {
                self.visit(ranked);
            }
        }
        self.read_queue();
    }

    fn visit(&mut self, ranked: &Ranked) {
        let seen = self.seen(ranked.lane);
        let group = &seen.groups[usize::from(ranked.group)];
        let slots = self.ranking.slots(ranked);
        let reaching = slots.iter().filter(|slot| slot.bound.tight >= self.best);
        let affordable = reaching.map(|slot| slot.affordable(self.best));
        let wanted = self.subsets.losing_at_most(usize::from(group.tiles), affordable.max().unwrap_or(0));
        self.passing(group, wanted).for_each(wanted, |number| {
            let subset = self.subsets.get(usize::from(group.tiles), number);
            self.try_subset(ranked, seen.lane, group, slots, subset);
        });
    }

    #[inline]
    fn seen(&self, lane: u8) -> Seen<'s> {
        Seen::new(self.rules, self.lanes, usize::from(lane))
    }

    fn try_subset(&mut self, ranked: &Ranked, lane: &Lane, group: &Group, slots: &[Slot], subset: &Subset) {
        let refused = !(lane.accepting(subset.letters) | lane.occupied);
        let laying = Laying::new(self.rules, &subset.sums, usize::from(group.tiles));
        let mut starts: Mask = 0;
        let mut highest = 0;
        for slot in slots {
            let covered = span(usize::from(slot.start), usize::from(slot.start + group.length));
            let jokers_needed = (covered & refused).count_ones();
            if slot.bound.tight < self.best || jokers_needed > u32::from(subset.jokers) {
                continue;
            }
            let bound = slot.bound_for(laying, &subset.sums);
            if bound >= self.best {
                starts |= 1 << slot.start;
                highest = highest.max(bound);
            }
        }
        if starts == 0 {
            return;
        }
        self.queue.candidates.push(Candidate { bound: highest, starts, lane: ranked.lane });
        self.queue.spellings.push(Spelling::new(group, subset));
        self.queue.parts += PART_OF_BATCH[usize::from(subset.jokers)];
        if self.queue.parts >= BATCH {
            self.read_queue();
        }
    }

    fn read_queue(&mut self) {
        let mut speller = std::mem::take(self.speller);
        let queue = std::mem::take(self.queue);
        speller.spell(self.words, &queue.spellings, |found| {
            let candidate = &queue.candidates[found.asked];
            if candidate.bound >= self.best {
                self.read(candidate, &found);
            }
        });
        *self.speller = speller;
        *self.queue = queue;
        self.queue.candidates.clear();
        self.queue.spellings.clear();
        self.queue.parts = 0;
    }

    fn read(&mut self, candidate: &Candidate, found: &Found<'_>) {
        let seen = &self.seen(candidate.lane);
        for word in found.words {
            for start in positions(accepted_starts(seen.lane, word, found.words.length, candidate.starts)) {
                self.keep_best(seen, start, word, found);
            }
        }
    }

    fn keep_best(&mut self, seen: &Seen<'_>, start: usize, word: &[Letter; READ], found: &Found<'_>) {
        let length = found.words.length;
        let scorer = Scorer { lane: seen.lane, premiums: seen.premiums, rules: self.rules };
        let scored = scorer.score(word, start, length);
        if scored.score < self.best || scored.tally() != found.laid {
            return;
        }
        let unneeded = self.subsets.jokers - found.joker_count;
        let spare = if self.rules.jokers_cost { 0 } else { unneeded };
        scored.for_each_joker((found.jokers(), spare), |score, squares| {
            if score < self.best {
                return;
            }
            if score > self.best {
                self.best = score;
                self.moves.clear();
            }
            let letters = self.moves.keep(word);
            let place = Place { direction: seen.line.0, line: seen.line.1, start };
            self.moves.push(letters, length, place, squares, score);
        });
    }

    /// Which of the first `wanted` subsets of a group's size are worth looking up.
    fn passing(&mut self, group: &Group, wanted: usize) -> Passing {
        let extended = |passing: Passing| passing.extended(self.words, self.subsets, group, wanted);
        let shared = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => return extended(Passing::default()),
        };
        let (search, known) = &mut self.passing[shared * (LONGEST_RACK + 1) + usize::from(group.tiles)];
        if *search != self.search {
            (*search, *known) = (self.search, Passing::default());
        }
        *known = extended(*known);
        *known
    }
}
