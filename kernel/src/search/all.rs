//! Every legal move.

use crate::lanes::{Group, Lane, Lanes, Line, Shared, positions, runs, span};
use crate::letters::{ALPHABET, Letter, Tally, tally, tally_of};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::Subsets;
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::score::{Scored, accepted_starts};
use crate::search::spell::{Speller, Spelling};
use crate::words::Words;

/// A word that the rack spells with some tiles of the board.
#[derive(Clone, Copy)]
struct Spelled {
    /// Where its letters are kept.
    letters: u32,
    /// Letters that jokers must stand for.
    jokers: [Letter; 2],
    joker_count: u8,
}

/// Lists of words already made, for what is asked again and again; see `Shared`.
type Lists = [[Option<std::ops::Range<usize>>; LONGEST_RACK + 1]; ALPHABET + 1];

struct AllMoves<'s> {
    words: &'s Words,
    rules: &'s Rules,
    subsets: &'s Subsets,
    spelled: Vec<Spelled>,
    speller: Speller,
    spellings: Vec<Spelling>,
    lists: Lists,
    moves: Moves,
}

pub(crate) fn all_moves(words: &Words, rules: &Rules, lanes: &Lanes, subsets: &Subsets) -> Moves {
    let mut search = AllMoves {
        words,
        rules,
        subsets,
        spelled: Vec::new(),
        speller: Speller::default(),
        spellings: Vec::new(),
        lists: std::array::from_fn(|_| std::array::from_fn(|_| None)),
        moves: Moves::new(&lanes.grid),
    };
    let most = rules.most().min(subsets.size);
    for (line, lane) in lanes.iter() {
        let runs = runs(subsets.accepted_by(lane) | lane.occupied);
        for group in lanes.groups(lane).iter().filter(|group| usize::from(group.tiles) <= most) {
            let starts = group.starts & runs[usize::from(group.length)];
            if starts != 0 {
                search.visit(line, lane, &Group { starts, ..*group });
            }
        }
    }
    search.moves
}

impl AllMoves<'_> {
    fn visit(&mut self, (direction, line): Line, lane: &Lane, group: &Group) {
        let premiums = self.rules.premiums((direction, line));
        let length = usize::from(group.length);
        let list = self.list((direction, line), lane, group);
        for spelled in &self.spelled[list] {
            let word = self.moves.kept(spelled.letters, length);
            let starts = accepted_starts(lane, word, group.starts);
            if starts == 0 {
                continue;
            }
            let word: [Letter; 16] = std::array::from_fn(|i| word.get(i).copied().unwrap_or(0));
            let word = &word[..length];
            let needed = &spelled.jokers[..usize::from(spelled.joker_count)];
            let jokers = (needed, self.subsets.jokers - spelled.joker_count);
            for start in positions(starts) {
                let place = Place { direction, line, start };
                let scored = Scored::new(lane, premiums, self.rules, word, start);
                scored.for_each_joker(self.rules, word, jokers, |score, squares| {
                    self.moves.push(spelled.letters, length, place, squares, score);
                });
            }
        }
    }

    /// The words that fit a group, as a range of `spelled`.
    fn list(&mut self, line: Line, lane: &Lane, group: &Group) -> std::ops::Range<usize> {
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

    /// The tiles that the words of a group go through.
    fn through(&self, (direction, line): Line, lane: &Lane, group: &Group) -> Tally {
        let start = group.starts.trailing_zeros() as usize;
        let lying = positions(span(start, start + usize::from(group.length)) & lane.occupied);
        lying.filter_map(|at| self.moves.grid.at(direction, line, at).letter()).map(tally).sum()
    }

    fn spell(&mut self, line: Line, lane: &Lane, group: &Group) -> std::ops::Range<usize> {
        let from = self.spelled.len();
        let subsets = self.subsets.of(usize::from(group.tiles));
        self.spellings.clear();
        self.spellings.extend(subsets.map(|subset| Spelling::new(group, subset)));
        let through = self.through(line, lane, group);
        self.speller.spell(self.words, &self.spellings, |found| {
            if tally_of(found.word) != through + found.laid {
                return;
            }
            let mut kept = [0; 2];
            kept[..found.jokers.len()].copy_from_slice(found.jokers);
            self.spelled.push(Spelled {
                letters: self.moves.keep(found.word),
                jokers: kept,
                joker_count: found.jokers.len() as u8,
            });
        });
        from..self.spelled.len()
    }
}
