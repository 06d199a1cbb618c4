//! Every legal move.

use std::ops::Range;

use crate::grid::Grid;
use crate::lanes::{Group, LANES, Lane, Lanes, Mask, Shared, positions, runs, span};
use crate::letters::{ALPHABET, LONGEST, Letter, Tally, tally, tally_of};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{MOST_JOKERS, Subset, Subsets};
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::passing::Passing;
use crate::search::ranking::Seen;
use crate::search::refused::Refused;
use crate::search::score::{Scorer, accepted_starts, laid_from};
use crate::search::spell::{Found, Speller, Spelling};
use crate::words::{READ, Words};

/// A word of a list.
#[derive(Clone, Copy)]
struct Listed {
    /// Letters that jokers must stand for.
    jokers: [Letter; MOST_JOKERS],
    joker_count: u8,
    /// Where its letters are kept for the moves found, once there is one.
    kept: Option<u32>,
}

/// A group of some lane, and its starts from which the rack can lay something on every empty square.
#[derive(Clone, Copy)]
struct Site {
    lane: u8,
    group: u16,
    starts: Mask,
}

/// By length of words, because the part of the word list that holds one length stays in the cache while it is
/// asked for.
type ByLength = [Vec<Site>; LONGEST + 1];

/// Lists of words already made, for what is asked again and again; see `Shared`.
type Lists = [[Option<Range<usize>>; LONGEST_RACK + 1]; ALPHABET + 1];

/// Memory kept from one search to the next.
#[derive(Default)]
pub(crate) struct Scratch {
    by_length: ByLength,
    listed: Vec<Listed>,
    /// The letters of each, followed by anything.
    listed_words: Vec<[Letter; READ]>,
    spellings: Vec<Spelling>,
    speller: Speller,
}

struct AllMoves<'s> {
    words: &'s Words,
    subsets: &'s Subsets,
    scratch: &'s mut Scratch,
    lists: Lists,
    found: FoundMoves<'s>,
}

/// The moves found so far.
struct FoundMoves<'s> {
    rules: &'s Rules,
    /// How many the rack has.
    jokers: u8,
    moves: Moves,
}

pub(crate) fn all_moves(
    words: &Words,
    rules: &Rules,
    lanes: &Lanes,
    subsets: &Subsets,
    scratch: &mut Scratch,
) -> Moves {
    scratch.listed.clear();
    scratch.listed_words.clear();
    let lists = std::array::from_fn(|_| std::array::from_fn(|_| None));
    let found = FoundMoves { rules, jokers: subsets.jokers, moves: Moves::new(&lanes.grid) };
    let mut search = AllMoves { words, subsets, scratch, lists, found };
    let mut by_length = std::mem::take(&mut search.scratch.by_length);
    sort_by_length(rules, lanes, subsets, &mut by_length);
    for Site { lane, group, starts } in by_length.iter().flatten() {
        let seen = Seen::new(rules, lanes, usize::from(*lane));
        search.visit(&seen, &Group { starts: *starts, ..seen.groups[usize::from(*group)] });
    }
    search.scratch.by_length = by_length;
    search.found.moves
}

/// Find the groups in which the rack can lay something.
fn sort_by_length(rules: &Rules, lanes: &Lanes, subsets: &Subsets, by_length: &mut ByLength) {
    let most = rules.most().min(subsets.size);
    by_length.iter_mut().for_each(Vec::clear);
    for number in 0..LANES {
        let seen = Seen::new(rules, lanes, number);
        let runs = runs(subsets.accepted_by(seen.lane) | seen.lane.occupied);
        for (found, group) in seen.groups.iter().zip(0..) {
            let starts = found.starts & runs[usize::from(found.length)];
            if starts != 0 && usize::from(found.tiles) <= most {
                by_length[usize::from(found.length)].push(Site { lane: number as u8, group, starts });
            }
        }
    }
}

impl AllMoves<'_> {
    fn visit(&mut self, seen: &Seen<'_>, group: &Group) {
        match group.shared {
            Shared::Nothing => self.place_list(seen, group, ALPHABET),
            Shared::One(letter) => self.place_list(seen, group, usize::from(letter)),
            Shared::Several => self.place_spelled(seen, group),
        }
    }

    /// Place the words of a list, made now unless it was before.
    fn place_list(&mut self, seen: &Seen<'_>, group: &Group, index: usize) {
        let tiles = usize::from(group.tiles);
        let range = match self.lists[index][tiles].clone() {
            Some(range) => range,
            None => self.list(seen, group),
        };
        self.lists[index][tiles] = Some(range.clone());
        let words = &self.scratch.listed_words[range.clone()];
        for (word, listed) in words.iter().zip(&mut self.scratch.listed[range]) {
            let starts = accepted_starts(seen.lane, word, usize::from(group.length), group.starts);
            if starts != 0 {
                let needed = &listed.jokers[..usize::from(listed.joker_count)];
                let kept = *listed.kept.get_or_insert_with(|| self.found.moves.keep(word));
                self.found.add(seen, &Group { starts, ..*group }, (word, kept), needed);
            }
        }
    }

    fn list(&mut self, seen: &Seen<'_>, group: &Group) -> Range<usize> {
        self.ask(group, |_| Some(u32::MAX));
        let Scratch { listed, listed_words, spellings, speller, .. } = &mut *self.scratch;
        let from = listed.len();
        let through = seen.through(&self.found.moves.grid, group);
        speller.spell(self.words, spellings, |found| {
            let Found { jokers, joker_count, .. } = found;
            let letters = through + found.laid;
            listed_words.extend(found.words.filter(|word| tally_of(&word[..found.words.length]) == letters));
            listed.resize(listed_words.len(), Listed { jokers, joker_count, kept: None });
        });
        from..listed.len()
    }

    /// Place words as they are found.
    fn place_spelled(&mut self, seen: &Seen<'_>, group: &Group) {
        self.ask(group, |subset| if subset.jokers > 0 { due(seen.lane, group, subset) } else { Some(0) });
        let Scratch { spellings, speller, .. } = &mut *self.scratch;
        let length = usize::from(group.length);
        speller.spell(self.words, spellings, |found| {
            for word in found.words {
                let starts = accepted_starts(seen.lane, word, length, group.starts);
                if starts != 0 && laid_from(seen.lane, word, starts, length) == found.laid {
                    let kept = self.found.moves.keep(word);
                    self.found.add(seen, &Group { starts, ..*group }, (word, kept), found.jokers());
                }
            }
        });
    }

    /// Note what may be spelled for a group; `due`: out of which letters a joker must stand for one, if any can.
    fn ask(&mut self, group: &Group, due: impl Fn(&Subset) -> Option<u32>) {
        let tiles = usize::from(group.tiles);
        let count = self.subsets.keys(tiles).len();
        let passing = Passing::default().extended(self.words, self.subsets, group, count);
        let spellings = &mut self.scratch.spellings;
        spellings.clear();
        passing.for_each(count, |number| {
            let subset = self.subsets.get(tiles, number);
            spellings.extend(due(subset).map(|due| Spelling::new(group, subset, due)));
        });
    }
}

/// The letters out of which a joker of a subset must stand for one; None if no start of the group admits it.
fn due(lane: &Lane, group: &Group, subset: &Subset) -> Option<u32> {
    let mut refused = Refused::new(lane, subset);
    let mut admitted = false;
    for start in positions(group.starts) {
        if let Some(left_to_jokers) = refused.from(start, usize::from(group.length)) {
            refused.note(left_to_jokers);
            admitted = true;
        }
    }
    admitted.then(|| refused.due(lane))
}

impl FoundMoves<'_> {
    /// Add the moves that put a word, and where its letters are kept, at some starts; `needed`: the letters that
    /// jokers must stand for.
    #[inline]
    fn add(
        &mut self,
        seen: &Seen<'_>,
        group: &Group,
        (word, kept): (&[Letter; READ], u32),
        needed: &[Letter],
    ) {
        let scorer = Scorer { lane: seen.lane, premiums: seen.premiums, rules: self.rules };
        let length = usize::from(group.length);
        let (direction, line) = seen.line;
        let jokers = (needed, self.jokers - needed.len() as u8);
        for start in positions(group.starts) {
            let place = Place { direction, line, start };
            scorer.score(word, start, length).for_each_joker(jokers, |score, squares| {
                self.moves.push(kept, length, place, squares, score);
            });
        }
    }
}

impl Seen<'_> {
    /// The tiles that the words of a group go through.
    fn through(&self, grid: &Grid, group: &Group) -> Tally {
        let start = group.starts.trailing_zeros() as usize;
        let lying = positions(span(start, start + usize::from(group.length)) & self.lane.occupied);
        lying.filter_map(|at| grid.at(self.line.0, self.line.1, at).letter()).map(tally).sum()
    }
}
