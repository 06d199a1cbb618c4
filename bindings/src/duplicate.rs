//! `Duplicate`: whole games by the full rules.

use kernel::duplicate::{Demands, Game, Given, Opening, Reject, Secret, Turn, play};
use kernel::spelled;
use nonuple_kernel as kernel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::moves::{MEMORY, tiles};
use crate::rules::{Rules, text};
use crate::words::Words;

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Duplicate {
    words: Py<Words>,
    rules: Py<Rules>,
    given: Given,
}

#[pymethods]
impl Duplicate {
    #[new]
    #[pyo3(signature = (
        words, rules, *, bag, rack, joker, least, vowels, either, strict_turns, kept, point, samples, few_draws,
    ))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        words: Py<Words>,
        rules: Py<Rules>,
        bag: &str,
        rack: usize,
        joker: bool,
        least: i32,
        vowels: &str,
        either: &str,
        strict_turns: usize,
        kept: Vec<i64>,
        point: i64,
        samples: usize,
        few_draws: usize,
    ) -> PyResult<Self> {
        if !(1..=kernel::LONGEST_RACK).contains(&rack) {
            return Err(PyValueError::new_err("a rack is one to ten letters"));
        }
        let kept =
            kept.try_into().map_err(|_| PyValueError::new_err("one number a letter, the joker last"))?;
        let demands = Demands {
            vowels: tiles(vowels)?.into_iter().collect(),
            either: tiles(either)?.into_iter().collect(),
            strict_turns,
        };
        let opening = Opening { kept, point };
        let tiles = tiles(bag)?;
        let given = Given { tiles, rack, joker, least, demands, opening, samples, few_draws };
        Ok(Self { words, rules, given })
    }

    fn play<'py>(&self, py: Python<'py>, secret: &[u8]) -> PyResult<Option<Told<'py>>> {
        self.played(py, secret).map(|game| told(py, &game)).transpose()
    }

    fn line(&self, py: Python<'_>, secret: &[u8]) -> Option<String> {
        self.played(py, secret).map(|game| game.to_string())
    }
}

impl Duplicate {
    fn played(&self, py: Python<'_>, secret: &[u8]) -> Option<Game> {
        let secret = Secret::new(secret);
        let (words, rules) = (&self.words.get().0, &self.rules.get().0);
        py.detach(|| {
            MEMORY.with_borrow_mut(|memory| {
                play(&mut kernel::Searcher::new(words, rules, memory), &self.given, &secret)
            })
        })
    }
}

/// Turns, why the game ended, letters left.
type Told<'py> = (Bound<'py, PyTuple>, &'static str, String);

/// Letters kept, letters drawn, why they went back.
type ToldReject = (String, String, &'static str);

fn told<'py>(py: Python<'py>, game: &Game) -> PyResult<Told<'py>> {
    let turns = game.turns.iter().map(|turn| told_turn(py, turn)).collect::<PyResult<Vec<_>>>()?;
    Ok((PyTuple::new(py, turns)?, game.end.name(), spelled(game.left.iter().copied())))
}

fn told_turn<'py>(py: Python<'py>, turn: &Turn) -> PyResult<Bound<'py, PyTuple>> {
    let rejected = PyTuple::new(py, turn.rejected.iter().map(told_reject))?;
    let played = (
        spelled(turn.kept.iter().copied()),
        spelled(turn.drawn.iter().copied()),
        kernel::reference(turn.place),
        text(&turn.word),
        turn.score,
        turn.bonus,
        PyTuple::new(py, turn.cross.iter().map(|word| text(word)))?,
        turn.ties,
        turn.replaced.map(|letter| kernel::text(&[letter])),
    );
    (rejected, played).into_pyobject(py)
}

fn told_reject(reject: &Reject) -> ToldReject {
    (spelled(reject.kept.iter().copied()), spelled(reject.drawn.iter().copied()), reject.why.name())
}
