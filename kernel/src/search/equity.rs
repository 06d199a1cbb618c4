//! The moves of the best equity: score plus what keeping the other tiles is worth. As the search for the top, each
//! bound raised by the most that is worth keeping when so many tiles are laid.
//!
//! A joker never stands for a letter that the rack could lay itself.

use crate::lanes::{Group, Lane, Lanes, Mask, Shared, positions, span};
use crate::letters::{ALPHABET, Letter};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{Subset, Subsets};
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::bounds::{Laying, Slot};
use crate::search::passing::Passing;
use crate::search::ranking::{Ranked, Ranking, Seen};
use crate::search::score::{Scorer, accepted_starts};
use crate::search::spell::{Found, Speller, Spelling};
use crate::search::top::{BATCH, PART_OF_BATCH};
use crate::words::{READ, Words};

/// Parts of a point: equities and leaves are counted in them.
pub const GRAIN: i32 = 64;

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
    searches: u64,
    passing: Vec<(u64, Passing)>,
    candidates: Vec<Candidate>,
    spellings: Vec<Spelling>,
    parts: usize,
    speller: Speller,
}

struct Search<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    lanes: &'s Lanes,
    scratch: &'s mut Scratch,
    /// The best equity so far.
    best: i32,
    /// What bounds of groups are raised by besides, so that none is negative.
    shift: i32,
    moves: Moves,
}

/// The moves whose equity is the best and no less than `least`.
pub(crate) fn best_moves(
    (words, rules): (&Words, &Rules),
    lanes: &Lanes,
    subsets: &Subsets,
    scratch: &mut Scratch,
    least: i32,
) -> Moves {
    let most = rules.most().min(subsets.size);
    let lowest = (1..=most).map(|tiles| subsets.most_leave[tiles]).min().unwrap_or(0);
    let shift = (-lowest).max(0) / GRAIN + 1;
    let lift = |tiles: usize| points_at_least(subsets.most_leave[tiles]) + shift;
    scratch.ranking.fill(rules, lanes, subsets, lift);
    scratch.searches += 1;
    scratch.passing.resize((ALPHABET + 1) * (LONGEST_RACK + 1), Default::default());
    let moves = Moves::new(&lanes.grid);
    let mut search = Search { words, rules, subsets, lanes, scratch, best: least, shift, moves };
    search.visit_groups();
    search.moves
}

/// Grains in points, rounded up.
#[inline]
fn points_at_least(grains: i32) -> i32 {
    (grains + GRAIN - 1).div_euclid(GRAIN)
}

impl Search<'_> {
    /// The least score that reaches the best equity, with such a leave.
    #[inline]
    fn needed(&self, leave: i32) -> i32 {
        points_at_least(self.best - leave).max(0)
    }

    fn visit_groups(&mut self) {
        let ranking = std::mem::take(&mut self.scratch.ranking);
        for ranked in ranking.best_first() {
            let least = points_at_least(self.best) + self.shift;
            if ranked.bound < least.min(Ranking::MIXED) {
                break;
            }
            if ranked.bound >= least {
                self.visit(&ranking, ranked);
            }
        }
        self.read_queue();
        self.scratch.ranking = ranking;
    }

    fn visit(&mut self, ranking: &Ranking, ranked: &Ranked) {
        let seen = Seen::new(self.rules, self.lanes, usize::from(ranked.lane));
        let group = &seen.groups[usize::from(ranked.group)];
        let tiles = usize::from(group.tiles);
        let slots = ranking.slots(ranked);
        let needed = self.needed(self.subsets.most_leave[tiles]);
        let reaching = slots.iter().filter(|slot| slot.bound.tight >= needed);
        let Some(affordable) = reaching.map(|slot| slot.affordable(needed)).max() else {
            return;
        };
        let wanted = self.subsets.losing_at_most(tiles, affordable);
        self.passing(group, wanted).for_each(wanted, |number| {
            self.try_subset(ranked, seen.lane, group, slots, self.subsets.get(tiles, number));
        });
    }

    fn try_subset(&mut self, ranked: &Ranked, lane: &Lane, group: &Group, slots: &[Slot], subset: &Subset) {
        let needed = self.needed(subset.leave);
        let refused = !(lane.accepting(subset.letters) | lane.occupied);
        let laying = Laying::new(self.rules, &subset.sums, usize::from(group.tiles));
        let mut starts: Mask = 0;
        let mut bound = 0;
        for slot in slots {
            let covered = span(usize::from(slot.start), usize::from(slot.start + group.length));
            let jokers_needed = (covered & refused).count_ones();
            if slot.bound.tight < needed || jokers_needed > u32::from(subset.jokers) {
                continue;
            }
            let reached = slot.bound_for(laying, &subset.sums);
            if reached >= needed {
                starts |= 1 << slot.start;
                bound = reached.max(bound);
            }
        }
        if starts == 0 {
            return;
        }
        let Scratch { candidates, spellings, parts, .. } = &mut *self.scratch;
        candidates.push(Candidate { bound, leave: subset.leave, starts, lane: ranked.lane });
        spellings.push(Spelling::new(group, subset));
        *parts += PART_OF_BATCH[usize::from(subset.jokers)];
        if *parts >= BATCH {
            self.read_queue();
        }
    }

    fn read_queue(&mut self) {
        let mut speller = std::mem::take(&mut self.scratch.speller);
        let mut candidates = std::mem::take(&mut self.scratch.candidates);
        let mut spellings = std::mem::take(&mut self.scratch.spellings);
        speller.spell(self.words, &spellings, |found| {
            let candidate = &candidates[found.asked];
            if candidate.bound >= self.needed(candidate.leave) {
                self.read(candidate, &found);
            }
        });
        candidates.clear();
        spellings.clear();
        self.scratch.speller = speller;
        self.scratch.candidates = candidates;
        self.scratch.spellings = spellings;
        self.scratch.parts = 0;
    }

    fn read(&mut self, candidate: &Candidate, found: &Found<'_>) {
        let seen = &Seen::new(self.rules, self.lanes, usize::from(candidate.lane));
        for word in found.words {
            for start in positions(accepted_starts(seen.lane, word, found.words.length, candidate.starts)) {
                self.keep_best(seen, start, word, (found, candidate.leave));
            }
        }
    }

    fn keep_best(
        &mut self,
        seen: &Seen<'_>,
        start: usize,
        word: &[Letter; READ],
        (found, leave): (&Found<'_>, i32),
    ) {
        let length = found.words.length;
        let scorer = Scorer { lane: seen.lane, premiums: seen.premiums, rules: self.rules };
        let scored = scorer.score(word, start, length);
        if scored.score < self.needed(leave) || scored.tally() != found.laid {
            return;
        }
        scored.for_each_joker((found.jokers(), 0), |score, squares| {
            let equity = score * GRAIN + leave;
            if equity < self.best {
                return;
            }
            if equity > self.best {
                self.best = equity;
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
        let current = self.scratch.searches;
        let (search, known) =
            &mut self.scratch.passing[shared * (LONGEST_RACK + 1) + usize::from(group.tiles)];
        if *search != current {
            (*search, *known) = (current, Passing::default());
        }
        *known = extended(*known);
        *known
    }
}
