//! What cannot be done, as a code that whoever speaks to people has the sentence of.

use serde::Serialize;
use serde_json::{Map, Value};

/// `home.IS_OVER`: the module of `nonuple.texts` and the name of its sentence, with the values that it takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// The name of the sentence.
    pub code: String,
    /// What it tells besides.
    pub values: Map<String, Value>,
}

impl Refusal {
    pub(crate) fn new(code: &str) -> Self {
        Self { code: code.to_owned(), values: Map::new() }
    }

    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.values.insert(name.to_owned(), value.into());
        self
    }
}
