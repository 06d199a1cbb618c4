//! Games at home as values: what one who plays alone may do, what his word comes to, what he is shown; and positions
//! that somebody sets up.
//!
//! The server and the page that plays without it both ask this crate, in JSON, so that a game alone is one thing
//! wherever it is played. Rules are data (`Data`), words and racks the kernel's; there is no clock, no chance and no
//! file here. A refusal is a code and its values: whoever speaks to people has the sentence.

mod daily;
mod data;
pub mod position;
mod record;
mod refusal;
pub mod solo;
mod squares;
mod weighing;

pub use daily::turn_of_day;
pub use data::{Data, Hint};
pub use record::{Record, Turn};
pub use refusal::Refusal;
pub use weighing::{Typed, Weighed, weighed};
