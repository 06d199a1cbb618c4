//! Duplicate games that play themselves by the full rules: draws from a secret and their rejection, the word that
//! the rulebook imposes, the end. `nonuple.play.duplicate` is the law, written to be read; this is the same, many times
//! as fast, and tests compare the two letter by letter.

mod choice;
mod ending;
mod kinds;
mod secret;
mod told;

use crate::chance::Tile;
use crate::grid::{Grid, Square};
use crate::lanes::Lanes;
use crate::letters::Letter;
use crate::moves::Moves;
use crate::place::Place;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::Searcher;
use crate::words::Words;

pub use choice::Opening;
pub use kinds::{Demands, TileSet};
pub use secret::Secret;

/// What a rulebook, a formula and a set of letters say of a game, as data.
#[derive(Clone, Debug)]
pub struct Given {
    /// All the tiles there are.
    pub tiles: Vec<Tile>,
    /// Letters in a full rack, the joker that goes with a joker game included.
    pub rack: usize,
    /// Whether this is a joker game.
    pub joker: bool,
    /// The least that a move must score to be one.
    pub least: i32,
    /// What a draw must have.
    pub demands: Demands,
    /// What is worth more among equals.
    pub opening: Opening,
    /// Draws tried before it is asked whether any draw can be played at all.
    pub samples: usize,
    /// So many different draws are tried one by one.
    pub few_draws: usize,
}

/// Why a draw was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Too few vowels or consonants.
    Invalid,
    /// Nothing can be played.
    NoMove,
}

/// A draw that went back into the bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reject {
    /// Letters kept, the joker beside the bag last.
    pub kept: Vec<Tile>,
    /// In the order of drawing.
    pub drawn: Vec<Tile>,
    /// The reason.
    pub why: Why,
}

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Draws rejected before.
    pub rejected: Vec<Reject>,
    /// Letters kept, the joker beside the bag last.
    pub kept: Vec<Tile>,
    /// In the order of drawing.
    pub drawn: Vec<Tile>,
    /// Where the word lies.
    pub place: Place,
    /// The word retained.
    pub word: Vec<Square>,
    /// Points, with the bonus.
    pub score: i32,
    /// For many letters laid.
    pub bonus: i32,
    /// Words formed crosswise.
    pub cross: Vec<Vec<Square>>,
    /// Moves of the best score.
    pub ties: usize,
    /// The letter that took the joker's place, in a joker game.
    pub replaced: Option<Letter>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// No letter is left.
    AllPlaced,
    /// One letter is left.
    OneLetter,
    /// No consonant is left.
    OnlyVowels,
    /// No vowel is left.
    OnlyConsonants,
    /// Nothing can be played.
    NoMove,
}

/// A game played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its turns.
    pub turns: Vec<Turn>,
    /// Why it ended.
    pub end: End,
    /// Letters not placed, in order, jokers beside the bag apart.
    pub left: Vec<Tile>,
}

/// A game that goes on.
struct Underway<'g> {
    words: &'g Words,
    rules: &'g Rules,
    given: &'g Given,
    lanes: Lanes,
    /// In order, jokers first.
    bag: Vec<Tile>,
    /// Jokers beside the bag of a joker game.
    aside: usize,
    /// Left from the last turn, in the order of drawing.
    kept: Vec<Tile>,
    rejected: Vec<Reject>,
    draws: usize,
    turns: Vec<Turn>,
    /// The tops of the next rack, where it is known what it will be: all the letters.
    foreseen: Option<Moves>,
}

/// Play the game of a secret. None where it cannot be told quickly whether any draw can still be played, or where the
/// rules leave nothing to retain: the law must be asked.
pub fn play(searcher: &mut Searcher<'_>, given: &Given, secret: &Secret) -> Option<Game> {
    let mut game = Underway::new(searcher.game(), given);
    loop {
        if let Some(end) = game.turn(searcher, secret)? {
            let mut left = game.letters_left(&[]);
            left.sort_unstable();
            return Some(Game { turns: game.turns, end, left });
        }
    }
}

impl<'g> Underway<'g> {
    fn new((words, rules): (&'g Words, &'g Rules), given: &'g Given) -> Self {
        let (jokers, letters): (Vec<_>, Vec<_>) = given.tiles.iter().partition(|tile| tile.is_none());
        let mut bag = if given.joker { letters } else { given.tiles.clone() };
        bag.sort_unstable();
        Self {
            words,
            rules,
            given,
            lanes: Lanes::new(words, rules, &Grid::default()),
            bag,
            aside: if given.joker { jokers.len() } else { 0 },
            kept: Vec::new(),
            rejected: Vec::new(),
            draws: 0,
            turns: Vec::new(),
            foreseen: None,
        }
    }

    /// One draw, and the word retained unless it is rejected; the end if that is one.
    fn turn(&mut self, searcher: &mut Searcher<'_>, secret: &Secret) -> Option<Option<End>> {
        let mut bag = self.bag.clone();
        let drawn = secret.draw(self.draws, &mut bag, self.wanted());
        self.draws += 1;
        let rack = self.rack(&drawn);
        if !self.may_play(&rack) {
            self.reject(drawn, Why::Invalid);
            return Some(None);
        }
        let mut tops = self.foreseen.take().unwrap_or_else(|| self.tops(searcher, &rack));
        if !self.counts(&tops) {
            let over = !self.some_draw_plays(searcher)?;
            self.reject(drawn, Why::NoMove);
            return Some(over.then_some(End::NoMove));
        }
        self.bag = bag;
        tops.sort();
        self.retain(drawn, &tops)?;
        Some(self.end(searcher))
    }

    /// How many letters the next draw takes.
    fn wanted(&self) -> usize {
        let full = self.given.rack - self.joker().iter().len();
        full.min(self.bag.len() + self.kept.len()) - self.kept.len()
    }

    /// The joker that goes with the letters drawn, in a joker game.
    fn joker(&self) -> Option<Tile> {
        (self.aside > 0).then_some(None)
    }

    /// All that can be played.
    fn rack(&self, drawn: &[Tile]) -> Vec<Tile> {
        self.kept.iter().chain(drawn).copied().chain(self.joker()).collect()
    }

    /// Letters kept, and the joker beside the bag.
    fn kept_with_joker(&self) -> Vec<Tile> {
        self.kept.iter().copied().chain(self.joker()).collect()
    }

    /// Every letter not yet placed, without the jokers beside the bag.
    fn letters_left(&self, drawn: &[Tile]) -> Vec<Tile> {
        [self.bag.as_slice(), &self.kept, drawn].concat()
    }

    /// Whether a rack, out of all that is left while nothing is drawn, is valid.
    fn may_play(&self, rack: &[Tile]) -> bool {
        let mut left = self.letters_left(&[]);
        left.extend(self.joker());
        self.given.demands.allow(rack, self.turns.len() + 1, &left)
    }

    fn tops(&self, searcher: &mut Searcher<'_>, tiles: &[Tile]) -> Moves {
        let mut rack = Rack::default();
        tiles.iter().for_each(|tile| rack.add(*tile));
        searcher.top(&self.lanes, &rack)
    }

    /// Whether the best moves are any, for the rulebook.
    fn counts(&self, tops: &Moves) -> bool {
        tops.best().is_some_and(|best| best >= self.given.least)
    }

    fn reject(&mut self, drawn: Vec<Tile>, why: Why) {
        self.rejected.push(Reject { kept: self.kept_with_joker(), drawn, why });
        self.bag.append(&mut self.kept);
        self.bag.sort_unstable();
    }

    /// The word goes on the grid; in a joker game a letter of the bag takes the joker's place, or it stays.
    fn retain(&mut self, drawn: Vec<Tile>, tops: &Moves) -> Option<()> {
        let choice = self.choose(&drawn, tops)?;
        let (found, replaced) = (choice.of.found, choice.of.replaced);
        let laid = choice.of.laid.iter().filter(|tile| self.aside == 0 || tile.is_some()).copied();
        let kept = without(&[self.kept.as_slice(), &drawn].concat(), laid);
        self.turns.push(Turn {
            rejected: std::mem::take(&mut self.rejected),
            kept: self.kept_with_joker(),
            drawn,
            place: found.place(),
            word: tops.word(found),
            score: found.score(),
            bonus: self.rules.bonus(choice.of.laid.len()),
            cross: tops.cross(found),
            ties: choice.ties,
            replaced,
        });
        self.kept = kept;
        self.bag = without(&self.bag, replaced.map(Some));
        self.aside -= usize::from(self.aside > 0 && !choice.of.gives_joker_back());
        self.lanes = choice.lanes;
        Some(())
    }
}

/// Tiles once some of them are gone, each the first of its kind.
fn without(tiles: &[Tile], gone: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut left = tiles.to_vec();
    for tile in gone {
        let at = left.iter().position(|one| *one == tile);
        left.remove(at.expect("what goes is there"));
    }
    left
}
