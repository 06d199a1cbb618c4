//! Word map, board and move search of Nonuple.
//!
//! `Words` is a compiled word list, `Rules` the values and premium squares, `Grid` the tiles lying. `Lanes` is a
//! grid seen through a word list; a `Searcher` finds its moves for a `Rack`. `Placement` judges one play. `Thinking`
//! decides a turn as a computer player of some `Skill`. `duplicate` plays whole games by the rulebooks of duplicate.
//!
//! ```
//! use nonuple_kernel::{Grid, Lanes, Memory, Rack, Rules, SQUARES, Searcher, Words, reference};
//!
//! let words = Words::build(["ET", "THE", "THES"].map(str::as_bytes)).expect("words in capitals");
//! let (letter, word) = ([1; SQUARES], [1; SQUARES]); // no premium squares
//! let rules = Rules::new([1; 26], letter, word, &[], 7).expect("values and multipliers in bounds");
//! let grid = Grid::parse(&format!("{:.<112}THE{:.<110}", "", "")).expect("225 squares");
//!
//! let (lanes, mut memory) = (Lanes::new(&words, &rules, &grid), Memory::default());
//! let top = Searcher::new(&words, &rules, &mut memory).top(&lanes, &Rack::parse("SEZ").expect("a rack"));
//!
//! let found = top.get(0).expect("a move");
//! assert_eq!(reference(found.place()), "H8"); // THES, made of the word that lies there
//! assert_eq!((found.score(), top.tiles(found)), (4, 1));
//! ```

mod batch;
mod chance;
mod counts;
pub mod duplicate;
mod file;
mod find;
mod grid;
mod lanes;
mod letters;
mod moves;
mod place;
mod play;
mod rack;
mod rules;
mod search;
mod strategy;
mod words;

pub use batch::{Position, in_parallel, spread};
pub use chance::{Tile, spelled, tile_of};
pub use file::{LoadError, VERSION};
pub use find::{Stock, text};
pub use grid::{CENTRE, Direction, Grid, SIDE, SQUARES, Square};
pub use lanes::Lanes;
pub use letters::{ALPHABET, LONGEST, Letter, letter_of};
pub use moves::{Move, Moves, reference};
pub use place::{Laid, Place, Placement, fault, letters, places_of};
pub use play::{Played, self_play};
pub use rack::{BadRack, MOST_JOKERS, Rack};
pub use rules::{BadRules, DEAREST, LONGEST_RACK, Rules};
pub use search::{GRAIN, Memory, Searcher, openness, some_word_fits};
pub use strategy::{
    Action, COEFFICIENTS, EXCHANGE_NEEDS, Ground, Keeping, Leaves, Lesson, Opponents, RARE_TENSE, Seat,
    Sight, Simulation, Situation, Skill, Solved, Standing, Thinking, Thought, Turn, UNKNOWN, Vocabulary,
    Weighed, play_games, play_on, solve,
};
pub use words::{BadWord, SHORTEST, Words};
