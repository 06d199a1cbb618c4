//! `Rules`: values, premium squares, bonuses.

use nonuple_kernel as kernel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Rules(pub(crate) kernel::Rules);

#[pymethods]
impl Rules {
    #[new]
    fn new(values: Vec<u8>, letter: Vec<u8>, word: Vec<u8>, bonus: Vec<u16>, most: usize) -> PyResult<Self> {
        let bad = |what: &str| PyValueError::new_err(format!("bad {what}"));
        kernel::Rules::new(
            values.try_into().map_err(|_| bad("values"))?,
            letter.try_into().map_err(|_| bad("letter multipliers"))?,
            word.try_into().map_err(|_| bad("word multipliers"))?,
            &bonus,
            most,
        )
        .map(Self)
        .map_err(|_| bad("rules"))
    }
}

/// A grid given as 225 characters.
pub(crate) fn grid(text: &str) -> PyResult<kernel::Grid> {
    kernel::Grid::parse(text).ok_or_else(|| PyValueError::new_err("a grid is 225 characters of . A-Z a-z"))
}

/// A rack given as letters and `?`.
pub(crate) fn rack(text: &str) -> PyResult<kernel::Rack> {
    kernel::Rack::parse(text).map_err(|bad| PyValueError::new_err(format!("rack {text:?}: {bad}")))
}

/// Tiles as text, jokers in lower case.
pub(crate) fn text(tiles: &[kernel::Square]) -> String {
    tiles.iter().map(|tile| tile.character()).collect()
}
