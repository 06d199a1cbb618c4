//! Every legal move.

use std::ops::Range;

use crate::grid::Grid;
use crate::lanes::{Group, Lane, Lanes, Line, Mask, Shared, positions, runs, span};
use crate::letters::{ALPHABET, LONGEST, Letter, Tally, tally, tally_of};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::{MOST_JOKERS, Subsets};
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::passing::Passing;
use crate::search::score::{Scorer, accepted_starts};
use crate::search::spell::{Speller, Spelling};
use crate::words::{READ, Words};

/// A word that the rack spells with some tiles of the board.
#[derive(Clone, Copy)]
struct Spelled {
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
    spelled: Vec<Spelled>,
    /// The letters of each, followed by anything.
    spelled_words: Vec<[Letter; READ]>,
    spellings: Vec<Spelling>,
    speller: Speller,
}

struct AllMoves<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    scratch: &'s mut Scratch,
    lists: Lists,
    moves: Moves,
}

pub(crate) fn all_moves(
    words: &Words,
    rules: &Rules,
    lanes: &Lanes,
    subsets: &Subsets,
    scratch: &mut Scratch,
) -> Moves {
    scratch.spelled.clear();
    scratch.spelled_words.clear();
    let lists = std::array::from_fn(|_| std::array::from_fn(|_| None));
    let mut search = AllMoves { words, rules, subsets, scratch, lists, moves: Moves::new(&lanes.grid) };
    let lanes: Vec<_> = lanes.iter().map(|(line, lane)| (line, lane, lanes.groups(lane))).collect();
    let mut by_length = std::mem::take(&mut search.scratch.by_length);
    sort_by_length(rules, &lanes, subsets, &mut by_length);
    for Site { lane, group, starts } in by_length.iter().flatten() {
        let (line, lane, groups) = lanes[usize::from(*lane)];
        search.visit(line, lane, &Group { starts: *starts, ..groups[usize::from(*group)] });
    }
    search.scratch.by_length = by_length;
    search.moves
}

/// Find the groups in which the rack can lay something.
fn sort_by_length(
    rules: &Rules,
    lanes: &[(Line, &Lane, &[Group])],
    subsets: &Subsets,
    by_length: &mut ByLength,
) {
    let most = rules.most().min(subsets.size);
    by_length.iter_mut().for_each(Vec::clear);
    for (&(_, seen, groups), lane) in lanes.iter().zip(0..) {
        let runs = runs(subsets.accepted_by(seen) | seen.occupied);
        for (found, group) in groups.iter().zip(0..) {
            let starts = found.starts & runs[usize::from(found.length)];
            if starts != 0 && usize::from(found.tiles) <= most {
                by_length[usize::from(found.length)].push(Site { lane, group, starts });
            }
        }
    }
}

impl AllMoves<'_> {
    fn visit(&mut self, (direction, line): Line, lane: &Lane, group: &Group) {
        let scorer = Scorer { lane, premiums: self.rules.premiums((direction, line)), rules: self.rules };
        let length = usize::from(group.length);
        let list = self.list((direction, line), lane, group);
        let words = &self.scratch.spelled_words[list.clone()];
        for (word, spelled) in words.iter().zip(&mut self.scratch.spelled[list]) {
            let starts = accepted_starts(lane, word, length, group.starts);
            if starts == 0 {
                continue;
            }
            let letters = *spelled.kept.get_or_insert_with(|| self.moves.keep(word));
            let needed = &spelled.jokers[..usize::from(spelled.joker_count)];
            let jokers = (needed, self.subsets.jokers - spelled.joker_count);
            for start in positions(starts) {
                let place = Place { direction, line, start };
                let scored = scorer.score(word, start, length);
                scorer.for_each_joker(&scored, jokers, |score, squares| {
                    self.moves.push(letters, length, place, squares, score);
                });
            }
        }
    }

    /// The words that fit a group, as a range of `spelled`.
    fn list(&mut self, line: Line, lane: &Lane, group: &Group) -> Range<usize> {
        let index = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => return self.spell(line, lane, group),
        };
        if let Some(list) = &self.lists[index][usize::from(group.tiles)] {
            return list.clone();
        }
        let list = self.spell(line, lane, group);
        self.lists[index][usize::from(group.tiles)] = Some(list.clone());
        list
    }

    fn spell(&mut self, line: Line, lane: &Lane, group: &Group) -> Range<usize> {
        let Scratch { spelled, spelled_words, spellings, speller, .. } = &mut *self.scratch;
        let tiles = usize::from(group.tiles);
        let count = self.subsets.keys(tiles).len();
        let passing = Passing::default().extended(self.words, self.subsets, group, count);
        spellings.clear();
        passing.for_each(count, |number| {
            spellings.push(Spelling::new(group, self.subsets.get(tiles, number)));
        });
        let from = spelled.len();
        if spellings.is_empty() {
            return from..from;
        }
        let through = through(&self.moves.grid, line, lane, group);
        speller.spell(self.words, spellings, |found| {
            if tally_of(&found.word[..found.length]) == through + found.laid {
                spelled_words.push(*found.word);
                spelled.push(Spelled { jokers: found.jokers, joker_count: found.joker_count, kept: None });
            }
        });
        from..spelled.len()
    }
}

/// The tiles that the words of a group go through.
fn through(grid: &Grid, (direction, line): Line, lane: &Lane, group: &Group) -> Tally {
    let start = group.starts.trailing_zeros() as usize;
    let lying = positions(span(start, start + usize::from(group.length)) & lane.occupied);
    lying.filter_map(|at| grid.at(direction, line, at).letter()).map(tally).sum()
}
