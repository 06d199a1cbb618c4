//! The kernel as the Python module `nonuple._kernel`.
use pyo3::prelude::*;

/// The kernel as Python sees it.
#[pymodule]
mod _kernel {}
