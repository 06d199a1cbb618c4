//! Every legal move.

use crate::grid::Direction;
use crate::lane::{Lane, Lanes, positions};
use crate::letters::{ALPHABET, Letter};
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::Subsets;
use crate::rules::{LONGEST_RACK, Rules};
use crate::search::groups::{Group, Shared, for_each_group, live_squares};
use crate::search::score::{Scored, accepted_starts};
use crate::search::spell::{Spelling, Wanted, for_each_word_of};
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
    wanted: Vec<Wanted>,
    lists: Lists,
    moves: Moves,
}

pub(crate) fn all_moves(words: &Words, rules: &Rules, lanes: &Lanes, subsets: &Subsets) -> Moves {
    let mut search = AllMoves {
        words,
        rules,
        subsets,
        spelled: Vec::new(),
        wanted: Vec::new(),
        lists: std::array::from_fn(|_| std::array::from_fn(|_| None)),
        moves: Moves::new(&lanes.grid),
    };
    let most = rules.most().min(subsets.size);
    for direction in Direction::BOTH {
        for (line, lane) in lanes.lanes[direction as usize].iter().enumerate() {
            let live = live_squares(lane, subsets);
            for_each_group(lane, (direction, line), live, most, |group| search.visit(lane, &group));
        }
    }
    search.moves
}

impl AllMoves<'_> {
    fn visit(&mut self, lane: &Lane, group: &Group) {
        let length = usize::from(group.length);
        let list = self.list(group);
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
                let place = Place { direction: group.direction, line: usize::from(group.line), start };
                let scored = Scored::new(lane, self.rules, word, start);
                scored.for_each_joker(lane, self.rules, word, jokers, |score, squares| {
                    self.moves.push(spelled.letters, length, place, squares, score);
                });
            }
        }
    }

    /// The words that fit a group, as a range of `spelled`.
    fn list(&mut self, group: &Group) -> std::ops::Range<usize> {
        let index = match group.shared {
            Shared::Nothing => ALPHABET,
            Shared::One(letter) => usize::from(letter),
            Shared::Several => return self.spell(group),
        };
        if let Some(list) = &self.lists[index][usize::from(group.tiles)] {
            return list.clone();
        }
        let list = self.spell(group);
        self.lists[index][usize::from(group.tiles)] = Some(list.clone());
        list
    }

    fn spell(&mut self, group: &Group) -> std::ops::Range<usize> {
        let from = self.spelled.len();
        let subsets = self.subsets.of(usize::from(group.tiles)).iter();
        let spellings = subsets.map(|subset| Spelling::new(group.through, group.through_tally, subset));
        let length = usize::from(group.length);
        for_each_word_of(self.words, length, spellings, &mut self.wanted, |word, jokers| {
            let mut kept = [0; 2];
            kept[..jokers.len()].copy_from_slice(jokers);
            self.spelled.push(Spelled {
                letters: self.moves.keep(word),
                jokers: kept,
                joker_count: jokers.len() as u8,
            });
        });
        from..self.spelled.len()
    }
}
