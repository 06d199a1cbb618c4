//! The best moves, whatever an `Aim` calls best: groups in descending order of what they could bring, until none left
//! can reach what is aimed at. Every tie is found.

use crate::lanes::{Group, Lanes, Mask, positions};
use crate::letters::Letter;
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{MOST_JOKERS, Subset, Subsets};
use crate::rules::Rules;
use crate::search::bounds::{Laying, Slot};
use crate::search::passing::PassingOfAll;
use crate::search::ranking::{Ranked, Ranking, Seen};
use crate::search::refused::Refused;
use crate::search::score::{Scorer, accepted_starts};
use crate::search::spell::{Found, Speller, Spelling};
use crate::words::{READ, Words};

/// What is looked for, and how much of it was found.
pub(crate) trait Aim {
    /// What the bound of a group that lays so many tiles is raised by, so that groups can be compared.
    fn lift(&self, subsets: &Subsets, tiles: usize) -> i32;

    /// What such a raised bound must reach now.
    fn least(&self) -> i32;

    /// The least score that is worth finding now, with such a leave.
    fn needed(&self, leave: i32) -> i32;

    /// How many of the jokers that a word does not need may lie in the place of letters of the rack.
    fn spare(&self, rules: &Rules, unneeded: u8) -> u8;

    /// Look at a move that reaches what is needed: whether those found before are worth nothing any more.
    fn surpassed_by(&mut self, score: i32, leave: i32) -> bool;
}

/// Candidates are read in batches, so that the processor waits for several at once; but in small ones, because what
/// the first bring may make the others useless. By number of jokers, the part of a batch that a candidate takes.
const BATCH: usize = 8;
const PART_OF_BATCH: [usize; MOST_JOKERS + 1] = [1, 1, 4];

/// A subset that may spell words for some starts of a group, and the most they could score.
#[derive(Clone, Copy)]
struct Candidate {
    bound: i32,
    leave: i32,
    starts: Mask,
    lane: u8,
}

/// Memory kept from one search to the next.
#[derive(Default)]
pub(crate) struct Scratch {
    ranking: Ranking,
    passing: PassingOfAll,
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

struct BestFirst<'s, A> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    lanes: &'s Lanes,
    ranking: &'s Ranking,
    passing: &'s mut PassingOfAll,
    queue: &'s mut Queue,
    speller: &'s mut Speller,
    aim: A,
    moves: Moves,
}

/// The moves that are best for an aim.
pub(crate) fn best_moves<A: Aim>(
    (words, rules): (&Words, &Rules),
    lanes: &Lanes,
    subsets: &Subsets,
    scratch: &mut Scratch,
    aim: A,
) -> Moves {
    let Scratch { ranking, passing, queue, speller } = scratch;
    ranking.fill((words, rules), lanes, subsets, |tiles| aim.lift(subsets, tiles));
    passing.forget();
    let moves = Moves::new(&lanes.grid);
    let mut search = BestFirst { words, rules, subsets, lanes, ranking, passing, queue, speller, aim, moves };
    search.visit_groups();
    search.moves
}

impl<'s, A: Aim> BestFirst<'s, A> {
    fn visit_groups(&mut self) {
        for ranked in self.ranking.best_first() {
            let least = self.aim.least();
            if ranked.bound < least.min(Ranking::MIXED) {
                break;
            }
            if ranked.bound >= least {
                self.visit(ranked);
            }
        }
        self.read_queue();
    }

    fn visit(&mut self, ranked: &Ranked) {
        let seen = self.seen(ranked.lane);
        let group = &seen.groups[usize::from(ranked.group)];
        let tiles = usize::from(group.tiles);
        let slots = self.ranking.slots(ranked);
        let needed = self.aim.needed(self.subsets.most_leave[tiles]);
        let reaching = slots.iter().filter(|slot| slot.bound.tight >= needed);
        let Some(affordable) = reaching.map(|slot| slot.affordable(needed)).max() else {
            return;
        };
        let wanted = self.subsets.losing_at_most(tiles, affordable);
        self.passing.of(self.words, self.subsets, group, wanted).for_each(wanted, |number| {
            self.try_subset(ranked.lane, &seen, group, slots, self.subsets.get(tiles, number));
        });
    }

    #[inline]
    fn seen(&self, lane: u8) -> Seen<'s> {
        Seen::new(self.rules, self.lanes, usize::from(lane))
    }

    fn try_subset(&mut self, lane: u8, seen: &Seen<'_>, group: &Group, slots: &[Slot], subset: &Subset) {
        let needed = self.aim.needed(subset.leave);
        let laying = Laying::new(self.rules, &subset.sums, usize::from(group.tiles));
        let mut refused = Refused::new(seen.lane, subset);
        let mut starts: Mask = 0;
        let mut bound = 0;
        for slot in slots {
            let Some(left_to_jokers) = refused.from(usize::from(slot.start), usize::from(group.length))
            else {
                continue;
            };
            if slot.bound.tight < needed {
                continue;
            }
            let reached = slot.bound_for(laying, &subset.sums);
            if reached >= needed {
                starts |= 1 << slot.start;
                bound = reached.max(bound);
                refused.note(left_to_jokers);
            }
        }
        if starts == 0 {
            return;
        }
        let due = if subset.jokers > 0 { refused.due(seen.lane) } else { 0 };
        self.queue.candidates.push(Candidate { bound, leave: subset.leave, starts, lane });
        self.queue.spellings.push(Spelling::new(group, subset, due));
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
            if candidate.bound >= self.aim.needed(candidate.leave) {
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
                self.keep(seen, start, word, (found, candidate.leave));
            }
        }
    }

    fn keep(
        &mut self,
        seen: &Seen<'_>,
        start: usize,
        word: &[Letter; READ],
        (found, leave): (&Found<'_>, i32),
    ) {
        let length = found.words.length;
        let scorer = Scorer { lane: seen.lane, premiums: seen.premiums, rules: self.rules };
        let scored = scorer.score(word, start, length);
        if scored.score < self.aim.needed(leave) || scored.tally() != found.laid {
            return;
        }
        let spare = self.aim.spare(self.rules, self.subsets.jokers - found.joker_count);
        scored.for_each_joker((found.jokers(), spare), |score, squares| {
            if score < self.aim.needed(leave) {
                return;
            }
            if self.aim.surpassed_by(score, leave) {
                self.moves.clear();
            }
            let letters = self.moves.keep(word);
            let place = Place { direction: seen.line.0, line: seen.line.1, start };
            self.moves.push(letters, length, place, squares, score);
        });
    }
}
