//! Word map, board and move search of Nonuple.
//!
//! `Words` is a compiled word list, `Rules` the values and premium squares, `Grid` the tiles lying. `Lanes` is a
//! grid seen through a word list; a `Searcher` finds its moves for a `Rack`. `Placement` judges one play.

mod batch;
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
mod words;

pub use batch::{Position, in_parallel, spread};
pub use file::{LoadError, VERSION};
pub use find::text;
pub use grid::{CENTRE, Direction, Grid, SIDE, SQUARES, Square};
pub use lanes::Lanes;
pub use letters::{ALPHABET, LONGEST, Letter, letter_of};
pub use moves::{Move, Moves, reference};
pub use place::{Laid, Place, Placement, fault, letters, places_of};
pub use play::{Played, self_play};
pub use rack::{BadRack, MOST_JOKERS, Rack};
pub use rules::{BadRules, DEAREST, LONGEST_RACK, Rules};
pub use search::{Memory, Searcher, openness};
pub use words::{BadWord, SHORTEST, Words};
