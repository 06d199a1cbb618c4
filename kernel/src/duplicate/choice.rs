//! Which word is retained among those worth most, as `nonuple.play.duplicate.choice` states it.

use crate::chance::Tile;
use crate::duplicate::kinds::number;
use crate::duplicate::{Underway, without};
use crate::grid::{Direction, Grid, Square};
use crate::lanes::Lanes;
use crate::letters::{ALPHABET, Letter};
use crate::moves::{Move, Moves};
use crate::search::openness;

/// How much a word opens the game: what the board offers after it, and what the letters kept are good for.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// By tile, the joker last: by how many points keeping it changes the next top.
    pub kept: [i64; ALPHABET + 1],
    /// A point, in units of `openness`.
    pub point: i64,
}

impl Opening {
    fn of_kept(&self, tiles: &[Tile]) -> i64 {
        self.point * tiles.iter().map(|tile| self.kept[number(*tile)]).sum::<i64>()
    }
}

/// A move of the best score.
pub(super) struct Candidate<'m> {
    pub(super) found: &'m Move,
    /// What it takes from the rack.
    pub(super) laid: Vec<Tile>,
    /// The letter that would take its joker's place, in a joker game.
    pub(super) replaced: Option<Letter>,
    /// The grid after it.
    grid: Grid,
}

/// What is retained.
pub(super) struct Choice<'m> {
    pub(super) of: Candidate<'m>,
    /// How many moves have the best score.
    pub(super) ties: usize,
    /// The board after it.
    pub(super) lanes: Lanes,
}

impl<'m> Candidate<'m> {
    fn new(underway: &Underway<'_>, tops: &'m Moves, found: &'m Move) -> Self {
        let tiles = || tops.laid(found).map(|(.., tile)| tile);
        let comes_back =
            |letter: &Letter| underway.joker().is_some() && underway.bag.contains(&Some(*letter));
        let replaced = tiles().filter(|tile| tile.is_joker()).filter_map(Square::letter).find(comes_back);
        let mut grid = tops.grid;
        for (direction, line, at, tile) in tops.laid(found) {
            let letter = replaced.filter(|_| tile.is_joker()).map(|letter| Square::tile(letter, false));
            grid.lay(direction, line, at, letter.unwrap_or(tile));
        }
        Self { found, laid: tiles().map(Square::kind).collect(), replaced, grid }
    }

    fn jokers(&self) -> usize {
        self.laid.iter().filter(|tile| tile.is_none()).count()
    }

    /// Whether the joker of a joker game goes with the next rack too.
    pub(super) fn gives_joker_back(&self) -> bool {
        self.jokers() == 0 || self.replaced.is_some()
    }
}

impl Underway<'_> {
    /// Choose among the moves of the best score, which are in order; at the first turn among those across.
    pub(super) fn choose<'m>(&self, drawn: &[Tile], tops: &'m Moves) -> Option<Choice<'m>> {
        let lies = |found: &&Move| !self.turns.is_empty() || found.place().direction == Direction::Across;
        let mut left: Vec<_> =
            tops.iter().filter(lies).map(|found| Candidate::new(self, tops, found)).collect();
        let ties = left.len();
        let fewest = left.iter().map(Candidate::jokers).min()?;
        left.retain(|one| one.jokers() == fewest);
        if self.joker().is_some() {
            prefer(&mut left, Candidate::gives_joker_back);
        }
        if left.len() > 1 {
            let letters = self.letters_left(drawn);
            prefer(&mut left, |one| self.ends_with(&letters, one));
        }
        let (of, lanes) = self.most_open(drawn, left)?;
        Some(Choice { of, ties, lanes })
    }

    /// Whether the letters that a word leaves end the game.
    fn ends_with(&self, letters: &[Tile], one: &Candidate<'_>) -> bool {
        let gone = one.laid.iter().filter(|tile| self.aside == 0 || tile.is_some()).copied();
        let left = without(letters, gone.chain(one.replaced.map(Some)));
        let aside = self.aside - usize::from(self.aside > 0 && !one.gives_joker_back());
        self.given.demands.end(&left, aside > 0).is_some()
    }

    /// The one most apt to open the game, the first of them if several are.
    fn most_open<'m>(&self, drawn: &[Tile], left: Vec<Candidate<'m>>) -> Option<(Candidate<'m>, Lanes)> {
        let alone = left.len() == 1;
        let rack = self.rack(drawn);
        let mut best: Option<(i64, Candidate<'_>, Lanes)> = None;
        for one in left {
            let lanes = self.lanes.moved_to(self.words, self.rules, &one.grid);
            let open = if alone {
                0
            } else {
                let kept = without(&rack, one.laid.iter().copied());
                openness(&lanes, self.rules) + self.given.opening.of_kept(&kept)
            };
            if best.as_ref().is_none_or(|(most, ..)| open > *most) {
                best = Some((open, one, lanes));
            }
        }
        best.map(|(_, one, lanes)| (one, lanes))
    }
}

/// Keep what a rule prefers; where it prefers none it says nothing.
fn prefer<'m>(left: &mut Vec<Candidate<'m>>, rule: impl Fn(&Candidate<'m>) -> bool) {
    if left.iter().any(&rule) {
        left.retain(rule);
    }
}
