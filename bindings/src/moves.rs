//! `Moves`: what a search found; a move becomes a Python object only when it is asked for.

use std::cell::RefCell;

use nonuple_kernel as kernel;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::rules::{Rules, grid, rack, text};
use crate::words::Words;

/// Reference, word, score, bonus, number of tiles, words formed crosswise.
type Told<'py> = (String, String, i32, i32, usize, Bound<'py, PyTuple>);

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Moves {
    moves: kernel::Moves,
    bonuses: [i32; kernel::SIDE + 1],
}

#[pymethods]
impl Moves {
    fn __len__(&self) -> usize {
        self.moves.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: usize) -> PyResult<Told<'py>> {
        let found = self.moves.get(index).ok_or_else(|| PyIndexError::new_err(index))?;
        let tiles = self.moves.tiles(found);
        let cross = self.moves.cross(found);
        Ok((
            kernel::reference(found.place()),
            text(&self.moves.word(found)),
            found.score(),
            self.bonuses[tiles],
            tiles,
            PyTuple::new(py, cross.iter().map(|word| text(word)))?,
        ))
    }

    #[getter]
    fn best(&self) -> Option<i32> {
        self.moves.best()
    }
}

impl Moves {
    fn new(mut moves: kernel::Moves, rules: &kernel::Rules) -> Self {
        moves.sort();
        Self { moves, bonuses: std::array::from_fn(|tiles| rules.bonus(tiles)) }
    }
}

thread_local! {
    /// Of searches asked for one by one.
    pub(crate) static MEMORY: RefCell<kernel::Memory> = RefCell::default();
}

/// Which moves a search looks for.
fn searching(
    top: bool,
) -> impl Fn(&mut kernel::Searcher<'_>, &kernel::Lanes, &kernel::Rack) -> kernel::Moves + Sync {
    move |searcher, lanes, rack| {
        if top { searcher.top(lanes, rack) } else { searcher.all(lanes, rack) }
    }
}

fn position((grid_text, rack_text): &(String, String)) -> PyResult<kernel::Position> {
    Ok(kernel::Position { grid: grid(grid_text)?, rack: rack(rack_text)? })
}

#[pyfunction]
pub(crate) fn search_many(
    py: Python<'_>,
    words: &Words,
    rules: &Rules,
    positions: Vec<(String, String)>,
    top: bool,
    workers: usize,
) -> PyResult<Vec<Moves>> {
    let positions = positions.iter().map(position).collect::<PyResult<Vec<_>>>()?;
    let (words, rules) = (&words.0, &rules.0);
    Ok(py.detach(|| {
        kernel::in_parallel(words, rules, &positions, workers, |searcher, lanes, rack| {
            Moves::new(searching(top)(searcher, lanes, rack), rules)
        })
    }))
}

/// A grid seen through a word list and rules: made once, searched with any rack.
#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Lanes {
    words: Py<Words>,
    rules: Py<Rules>,
    lanes: kernel::Lanes,
}

#[pymethods]
impl Lanes {
    #[new]
    fn new(words: Py<Words>, rules: Py<Rules>, grid: &str) -> PyResult<Self> {
        let lanes = kernel::Lanes::new(&words.get().0, &rules.get().0, &self::grid(grid)?);
        Ok(Self { words, rules, lanes })
    }

    fn moved_to(&self, py: Python<'_>, grid: &str) -> PyResult<Self> {
        let grid = self::grid(grid)?;
        let lanes = self.lanes.moved_to(&self.words.get().0, &self.rules.get().0, &grid);
        Ok(Self { words: self.words.clone_ref(py), rules: self.rules.clone_ref(py), lanes })
    }

    #[getter]
    fn openness(&self) -> i64 {
        kernel::openness(&self.lanes, &self.rules.get().0)
    }

    fn search(&self, py: Python<'_>, rack: &str, top: bool) -> PyResult<Moves> {
        let rack = self::rack(rack)?;
        let (words, rules) = (&self.words.get().0, &self.rules.get().0);
        Ok(py.detach(|| {
            let moves = MEMORY.with_borrow_mut(|memory| {
                searching(top)(&mut kernel::Searcher::new(words, rules, memory), &self.lanes, &rack)
            });
            Moves::new(moves, rules)
        }))
    }

    fn takes_some_of(&self, py: Python<'_>, letters: &str) -> PyResult<bool> {
        let stock = kernel::Stock::new(letters)
            .ok_or_else(|| PyValueError::new_err(format!("{letters:?} has an unknown character")))?;
        Ok(py.detach(|| kernel::some_word_fits(&self.lanes, &self.words.get().0, &stock)))
    }
}

#[pyfunction]
#[pyo3(signature = (positions, top, workers = 1))]
pub(crate) fn sweep(
    py: Python<'_>,
    positions: Vec<(Py<Lanes>, String)>,
    top: bool,
    workers: usize,
) -> PyResult<Vec<(i32, usize)>> {
    let mut prepared = Vec::new();
    for (lanes, rack) in &positions {
        prepared.push((lanes.get(), self::rack(rack)?));
    }
    let Some((first, _)) = prepared.first() else {
        return Ok(Vec::new());
    };
    if prepared.iter().any(|(lanes, _)| !lanes.words.is(&first.words) || !lanes.rules.is(&first.rules)) {
        return Err(PyValueError::new_err("positions of several word lists or rules"));
    }
    let (words, rules) = (&first.words.get().0, &first.rules.get().0);
    let search = searching(top);
    Ok(py.detach(|| {
        kernel::spread(words, rules, prepared.len(), workers, |searcher, index| {
            let (lanes, rack) = &prepared[index];
            let moves = search(searcher, &lanes.lanes, rack);
            (moves.best().unwrap_or(0), moves.len())
        })
    }))
}

#[pyfunction]
pub(crate) fn self_play(
    py: Python<'_>,
    words: &Words,
    rules: &Rules,
    bag: &str,
    first: u64,
    games: usize,
    workers: usize,
) -> PyResult<Vec<(i32, usize)>> {
    let bag = tiles(bag)?;
    let (words, rules) = (&words.0, &rules.0);
    let played = py.detach(|| kernel::self_play(words, rules, &bag, (first, games), workers));
    Ok(played.into_iter().map(|game| (game.points, game.turns)).collect())
}

/// Tiles given as letters and `?`.
pub(crate) fn tiles(text: &str) -> PyResult<Vec<kernel::Tile>> {
    let tiles: Option<Vec<_>> = text.bytes().map(kernel::tile_of).collect();
    let jokers = |tiles: &[kernel::Tile]| tiles.iter().filter(|tile| tile.is_none()).count();
    tiles
        .filter(|tiles| jokers(tiles) <= kernel::MOST_JOKERS)
        .ok_or_else(|| PyValueError::new_err("a bag is letters A-Z and at most two jokers ?"))
}
