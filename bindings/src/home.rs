//! `Solo`: a game alone. What goes in and comes out is JSON, whose shapes `nonuple.play.solo` states.

use std::sync::{Arc, Mutex, PoisonError};

use nonuple_home as home;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::{Rules, grid, rack};
use crate::words::Words;

/// The data of the games last begun: there are as many as variants of the game.
static KNOWN: Mutex<Vec<(String, Arc<home::Data>)>> = Mutex::new(Vec::new());
const MOST_KNOWN: usize = 8;

fn data_of(text: &str) -> PyResult<Arc<home::Data>> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, data)) = known.iter().find(|(of, _)| of == text) {
        return Ok(data.clone());
    }
    let data: Arc<home::Data> = Arc::new(read(text.as_bytes())?);
    known.truncate(MOST_KNOWN - 1);
    known.insert(0, (text.to_owned(), data.clone()));
    Ok(data)
}

fn read<T: DeserializeOwned>(json: &[u8]) -> PyResult<T> {
    serde_json::from_slice(json).map_err(|error| PyValueError::new_err(error.to_string()))
}

fn told<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyBytes>> {
    let json = serde_json::to_vec(value).map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyBytes::new(py, &json))
}

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Solo(home::solo::Solo);

#[pymethods]
impl Solo {
    #[new]
    fn new(data: &str, begun: &[u8]) -> PyResult<Self> {
        let nothing = |_| PyValueError::new_err("there is nothing to play");
        home::solo::Solo::begin(data_of(data)?, read(begun)?).map(Self).map_err(nothing)
    }

    fn after(&self, event: &[u8]) -> PyResult<Self> {
        let mut solo = self.0.clone();
        solo.apply(read(event)?);
        Ok(Self(solo))
    }

    fn decide<'py>(
        &self,
        py: Python<'py>,
        wish: &[u8],
        lexicon: (&str, &str),
        words: &Words,
        asked: &[u8],
    ) -> PyResult<Found<'py>> {
        let (wish, asked) = (read(wish)?, read(asked)?);
        let list = home::solo::List { name: lexicon.0, fingerprint: lexicon.1, words: &words.0 };
        found(py, &py.detach(|| self.0.decide(wish, list, &asked)))
    }

    fn time_is_over<'py>(
        &self,
        py: Python<'py>,
        words: &Words,
        asked: &[u8],
    ) -> PyResult<Bound<'py, PyBytes>> {
        let asked = read(asked)?;
        told(py, &py.detach(|| self.0.time_is_over(&words.0, &asked)))
    }

    #[getter]
    fn phase(&self) -> &'static str {
        self.0.phase().name()
    }

    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        told(py, &self.0.facts())
    }

    fn parts<'py>(&self, py: Python<'py>, deduction: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
        told(py, &self.0.parts(read(deduction)?))
    }

    fn report<'py>(&self, py: Python<'py>, deduction: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
        told(py, &self.0.report(read(deduction)?))
    }

    fn spent(&self, at: f64, epoch: &str) -> Option<f64> {
        self.0.spent(at, epoch)
    }
}

/// What was found, or a refusal.
type Found<'py> = (bool, Bound<'py, PyBytes>);

fn found<'py>(py: Python<'py>, answer: &Result<impl Serialize, home::Refusal>) -> PyResult<Found<'py>> {
    match answer {
        Ok(found) => Ok((true, told(py, found)?)),
        Err(refusal) => Ok((false, told(py, refusal)?)),
    }
}

#[pyfunction]
pub(crate) fn analysed<'py>(
    py: Python<'py>,
    data: &str,
    words: &Words,
    lexicon: &str,
    asked: &[u8],
) -> PyResult<Found<'py>> {
    let (data, asked) = (data_of(data)?, read(asked)?);
    found(py, &py.detach(|| home::position::analysed(&data, &words.0, lexicon, &asked)))
}

#[pyfunction]
pub(crate) fn openings<'py>(
    py: Python<'py>,
    data: &str,
    words: &Words,
    asked: &[u8],
) -> PyResult<Found<'py>> {
    let (data, asked) = (data_of(data)?, read(asked)?);
    found(py, &py.detach(|| home::position::openings(&data, &words.0, &asked)))
}

/// Where a word was put, the word as it reads, points, the fault, the words that the list lacks; what bars it whatever
/// the list says.
type Told = (String, String, i32, String, Vec<String>, &'static str);

#[pyfunction]
pub(crate) fn weighed(
    words: &Words,
    rules: &Rules,
    grid: &str,
    rack: &str,
    place: String,
    word: String,
) -> PyResult<Told> {
    let (grid, rack) = (self::grid(grid)?, self::rack(rack)?);
    let typed = home::Typed { place, word };
    let (weighed, barred) = home::weighed(&rules.0, &words.0, &grid, &rack, &typed)
        .ok_or_else(|| PyValueError::new_err(format!("{} {}", typed.place, typed.word)))?;
    Ok((weighed.place, weighed.word, weighed.points, weighed.fault, weighed.refused, barred))
}

#[pyfunction]
pub(crate) fn cause(
    grid: &str,
    place: &str,
    word: &str,
    bonus: i32,
    cross: Vec<String>,
    own: &str,
) -> PyResult<String> {
    let grid = self::grid(grid)?;
    let cause = home::solo::cause_at(&grid, place, word, bonus, cross, own)
        .ok_or_else(|| PyValueError::new_err(format!("{place} {word}")))?;
    Ok(cause.name().to_owned())
}

#[pyfunction]
pub(crate) fn turn_of_day(secret: &[u8], turns: usize) -> PyResult<usize> {
    if turns == 0 {
        return Err(PyValueError::new_err("a game without a turn"));
    }
    Ok(home::turn_of_day(secret, turns))
}
