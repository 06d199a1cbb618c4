//! `Words`: a compiled word list.

use nonuple_kernel as kernel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Words(pub(crate) kernel::Words);

#[pymethods]
impl Words {
    #[staticmethod]
    fn build(py: Python<'_>, text: &[u8]) -> PyResult<Self> {
        let lines = || text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        py.detach(|| kernel::Words::build(lines()))
            .map(Self)
            .map_err(|bad| PyValueError::new_err(format!("word {}: {:?}", bad.index + 1, bad.word)))
    }

    #[staticmethod]
    fn load(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        py.detach(|| kernel::Words::load(data))
            .map(Self)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    fn dump<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.dump())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __contains__(&self, word: &str) -> bool {
        let letters: Option<Vec<kernel::Letter>> = word.bytes().map(kernel::letter_of).collect();
        letters.is_some_and(|letters| self.0.contains(&letters))
    }

    fn words(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.0.all())
    }

    fn matching(&self, py: Python<'_>, pattern: &str) -> PyResult<Vec<String>> {
        known(py.detach(|| self.0.matching(pattern)), pattern)
    }

    fn anagrams(&self, py: Python<'_>, letters: &str) -> PyResult<Vec<String>> {
        known(py.detach(|| self.0.anagrams(letters)), letters)
    }

    fn subanagrams(&self, py: Python<'_>, letters: &str) -> PyResult<Vec<String>> {
        known(py.detach(|| self.0.subanagrams(letters)), letters)
    }

    #[getter]
    fn memory(&self) -> usize {
        self.0.memory()
    }
}

fn known(found: Option<Vec<String>>, asked: &str) -> PyResult<Vec<String>> {
    found.ok_or_else(|| PyValueError::new_err(format!("{asked:?} has an unknown character")))
}
