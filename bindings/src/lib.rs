//! The kernel as the Python module `nonuple._kernel`: conversion, nothing else. Searches release the GIL.

mod duplicate;
mod home;
mod moves;
mod placement;
mod rules;
mod strategy;
mod words;

/// The kernel as Python sees it.
#[pyo3::pymodule]
mod _kernel {
    #[pymodule_export]
    use crate::duplicate::Duplicate;
    #[pymodule_export]
    use crate::home::{Solo, analysed, cause, openings, turn_of_day, weighed};
    #[pymodule_export]
    use crate::moves::{Lanes, Moves, search_many, self_play, sweep};
    #[pymodule_export]
    use crate::placement::{Placement, place, places};
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::strategy::{Leaves, Lesson, Player, Vocabulary, play_games, play_on};
    #[pymodule_export]
    use crate::words::Words;
}
