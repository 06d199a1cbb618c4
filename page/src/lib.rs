//! Nonuple in a page: what `nonuple-home` answers the server, answered in the browser, with the same kernel.
//!
//! One `Page` lives in a worker. It holds the word list and the games that this device plays; JSON goes in and comes
//! out. It reads no clock and draws no chance: both are told.

mod draws;
mod packed;

use std::collections::HashMap;
use std::sync::Arc;

use nonuple_home::solo::{Asked, Begun, Deduction, Event, List, NothingToPlay, Solo, Wish};
use nonuple_home::{Data, Refusal, position, turn_of_day};
use nonuple_kernel::Words;
use nonuple_kernel::duplicate::Secret;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;

use crate::draws::Draws;

/// The kind of game of every day.
const USUAL: &str = "normal";

/// What the program gives the page besides the words.
#[derive(Deserialize)]
struct Given {
    /// What the word list is called, and what is in it.
    lexicon: Lexicon,
    home: Arc<Data>,
    draws: HashMap<String, Draws>,
}

#[derive(Deserialize)]
struct Lexicon {
    name: String,
    fingerprint: String,
}

/// The games of this device.
#[wasm_bindgen]
pub struct Page {
    words: Words,
    given: Given,
    solos: HashMap<String, Solo>,
}

/// What the glue throws.
type Failed = JsError;

fn read<T: DeserializeOwned>(json: &str) -> Result<T, Failed> {
    Ok(serde_json::from_str(json)?)
}

#[wasm_bindgen]
impl Page {
    /// From the packed list and what the program gives, as JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(packed: &[u8], given: &str) -> Result<Page, Failed> {
        let words = packed::unpacked(packed).ok_or_else(|| JsError::new("the word list is damaged"))?;
        Ok(Self { words, given: read(given)?, solos: HashMap::new() })
    }

    /// The same, with the list as it was compiled here before: `compiled`.
    pub fn kept(compiled: &[u8], given: &str) -> Result<Page, Failed> {
        Ok(Self { words: Words::load(compiled)?, given: read(given)?, solos: HashMap::new() })
    }

    /// The compiled list, which takes a moment to make.
    pub fn compiled(&self) -> Vec<u8> {
        self.words.dump()
    }

    /// How many words there are.
    pub fn count(&self) -> usize {
        self.words.len()
    }

    /// The game of a secret, as records are written; none where only the law could tell.
    pub fn drawn(&self, formula: &str, secret: &[u8]) -> Option<String> {
        self.game(formula, &Secret::new(secret))
    }

    /// The game of a seed.
    pub fn seeded(&self, formula: &str, seed: u32) -> Option<String> {
        self.game(formula, &Secret::of_seed(seed.into()))
    }

    /// The game of a day; for its turn, another game, up to the one turn that is sought. See docs/draws.md.
    pub fn of_day(&self, day: &str, what: &str) -> Option<String> {
        let secret = draws::secret_of_day(day, what, &self.given.lexicon.fingerprint);
        let record = self.game(USUAL, &Secret::new(&secret))?;
        if what == "game" {
            return Some(record);
        }
        let mut record: Value = serde_json::from_str(&record).ok()?;
        let turns = record.get_mut("turns")?.as_array_mut()?;
        turns.truncate(turn_of_day(&secret, turns.len()));
        record["end"] = Value::Null;
        Some(record.to_string())
    }

    /// All that can be played on a position: what is `found`, or `refused`.
    pub fn analysed(&self, asked: &str) -> Result<String, Failed> {
        let (data, name) = (&self.given.home, &self.given.lexicon.name);
        Ok(told(position::analysed(data, &self.words, name, &read(asked)?)))
    }

    /// What some moves of a position open.
    pub fn openings(&self, asked: &str) -> Result<String, Failed> {
        Ok(told(position::openings(&self.given.home, &self.words, &read(asked)?)))
    }

    /// A game alone: its first event.
    pub fn begin(&mut self, id: &str, begun: &str) -> Result<(), Failed> {
        let nothing = |_: NothingToPlay| JsError::new("there is nothing to play");
        let solo = Solo::begin(self.given.home.clone(), read::<Begun>(begun)?).map_err(nothing)?;
        self.solos.insert(id.to_owned(), solo);
        Ok(())
    }

    /// A game after its next event.
    pub fn apply(&mut self, id: &str, event: &str) -> Result<(), Failed> {
        let event: Event = read(event)?;
        self.solos.get_mut(id).ok_or_else(gone)?.apply(event);
        Ok(())
    }

    /// What follows from a wish: events that are `found`, or `refused`.
    pub fn decide(&self, id: &str, wish: &str, asked: &str) -> Result<String, Failed> {
        let (wish, asked): (Wish, Asked) = (read(wish)?, read(asked)?);
        let Lexicon { name, fingerprint } = &self.given.lexicon;
        let list = List { name, fingerprint, words: &self.words };
        Ok(told(self.solo(id)?.decide(wish, list, &asked)))
    }

    /// What happens when the time of the turn in play has run out: the draft counts.
    pub fn time_is_over(&self, id: &str, asked: &str) -> Result<String, Failed> {
        let event = self.solo(id)?.time_is_over(&self.words, &read::<Asked>(asked)?);
        Ok(told(Ok([event])))
    }

    /// All that the player is shown, and why his own word is worth nothing, where it is.
    pub fn shown(&self, id: &str) -> Result<String, Failed> {
        let solo = self.solo(id)?;
        let (held, last) = solo.objections();
        let why = |one: Option<Refusal>| one.map_or(Value::Null, |one| json!(one));
        let parts = solo.parts(Deduction::default());
        Ok(json!({ "parts": parts, "held": why(held), "last": why(last) }).to_string())
    }
}

impl Page {
    fn game(&self, formula: &str, secret: &Secret) -> Option<String> {
        let rules = self.given.home.rules(formula)?;
        self.given.draws.get(formula)?.game(&self.words, &rules, formula, secret)
    }

    fn solo(&self, id: &str) -> Result<&Solo, Failed> {
        self.solos.get(id).ok_or_else(gone)
    }
}

fn told(answer: Result<impl Serialize, Refusal>) -> String {
    match answer {
        Ok(found) => json!({ "found": found }),
        Err(refusal) => json!({ "refused": refusal }),
    }
    .to_string()
}

fn gone() -> Failed {
    JsError::new("no such game")
}
