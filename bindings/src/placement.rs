//! `Placement`: one word at one place.

use nonuple_kernel as kernel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::rules::{Rules, grid, rack, text};
use crate::words::Words;

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Placement {
    place: kernel::Place,
    placement: kernel::Placement,
    not_admitted: Vec<String>,
}

#[pymethods]
impl Placement {
    #[getter]
    fn faults(&self) -> u16 {
        self.placement.faults
    }

    #[getter(r#ref)]
    fn reference(&self) -> String {
        kernel::reference(self.place)
    }

    #[getter]
    fn word(&self) -> String {
        text(&self.placement.word)
    }

    #[getter]
    fn needs(&self) -> String {
        let tiles = self.placement.laid.iter().map(|laid| laid.tile);
        tiles.map(|tile| if tile.is_joker() { '?' } else { tile.character() }).collect()
    }

    #[getter]
    fn laid(&self) -> Vec<(usize, char, i32)> {
        let kernel::Place { direction, line, .. } = self.place;
        let laid = self.placement.laid.iter();
        laid.map(|laid| (direction.square(line, laid.position), laid.tile.character(), laid.worth)).collect()
    }

    #[getter]
    fn score(&self) -> i32 {
        self.placement.score
    }

    #[getter]
    fn bonus(&self) -> i32 {
        self.placement.bonus
    }

    #[getter]
    fn cross<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        pyo3::types::PyTuple::new(py, self.placement.cross.iter().map(|word| text(word)))
    }

    #[getter]
    fn not_admitted<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        pyo3::types::PyTuple::new(py, &self.not_admitted)
    }

    #[getter]
    fn grid(&self) -> String {
        self.placement.grid.text()
    }
}

impl Placement {
    fn new(
        place: kernel::Place,
        mut placement: kernel::Placement,
        words: Option<&kernel::Words>,
        rack: Option<&kernel::Rack>,
    ) -> Self {
        let mut not_admitted = Vec::new();
        if let Some(words) = words {
            placement.check_words(words);
            not_admitted = std::iter::once(&placement.word)
                .chain(&placement.cross)
                .filter(|word| !words.contains(&kernel::letters(word)))
                .map(|word| text(word))
                .collect();
        }
        if let Some(rack) = rack {
            let laid = placement.laid.iter().map(|laid| laid.tile);
            if !rack.has(laid.map(|tile| tile.letter().filter(|_| !tile.is_joker()))) {
                placement.faults |= kernel::fault::LETTERS_MISSING;
            }
        }
        Self { place, placement, not_admitted }
    }
}

#[pyfunction]
#[pyo3(signature = (rules, grid, down, row, column, word, words=None, rack=None))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn place(
    rules: &Rules,
    grid: &str,
    down: bool,
    row: usize,
    column: usize,
    word: &str,
    words: Option<&Words>,
    rack: Option<&str>,
) -> PyResult<Placement> {
    let (direction, line, start) =
        if down { (kernel::Direction::Down, column, row) } else { (kernel::Direction::Across, row, column) };
    let place = kernel::Place { direction, line, start };
    let placement = kernel::Placement::new(&rules.0, &self::grid(grid)?, place, &tiles(word)?);
    let rack = rack.map(self::rack).transpose()?;
    Ok(Placement::new(place, placement, words.map(|words| &words.0), rack.as_ref()))
}

#[pyfunction]
pub(crate) fn places(words: &Words, rules: &Rules, grid: &str, word: &str) -> PyResult<Vec<Placement>> {
    let found = kernel::places_of(&rules.0, &self::grid(grid)?, &tiles(word)?);
    Ok(found
        .into_iter()
        .map(|(place, placement)| Placement::new(place, placement, Some(&words.0), None))
        .collect())
}

fn tiles(word: &str) -> PyResult<Vec<kernel::Square>> {
    word.bytes()
        .map(|character| kernel::Square::from_character(character).filter(|tile| !tile.is_empty()))
        .collect::<Option<_>>()
        .ok_or_else(|| PyValueError::new_err(format!("{word:?} is not a word of A-Z and a-z")))
}
