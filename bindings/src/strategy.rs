//! Computer players: `Player` decides, `Lesson` learns, `play_games` lets players meet, `play_on` ends a game.

use std::time::{Duration, Instant};

use nonuple_kernel as kernel;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::moves::tiles;
use crate::rules::{Rules, grid, rack, text};
use crate::words::Words;

#[pyclass(frozen, eq, module = "nonuple._kernel")]
#[derive(PartialEq)]
pub(crate) struct Leaves(kernel::Leaves);

#[pymethods]
impl Leaves {
    #[new]
    fn new(coefficients: Vec<i16>) -> PyResult<Self> {
        kernel::Leaves::new(&coefficients).map(Self).ok_or_else(|| {
            PyValueError::new_err(format!(
                "{} coefficients, not {}",
                kernel::COEFFICIENTS,
                coefficients.len()
            ))
        })
    }

    #[staticmethod]
    fn nothing() -> Self {
        Self(kernel::Leaves::default())
    }

    #[getter]
    fn coefficients(&self) -> Vec<i16> {
        self.0.coefficients().to_vec()
    }

    fn worth(&self, kept: &str) -> PyResult<f64> {
        Ok(points(self.0.worth(&rack(kept)?)))
    }
}

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Vocabulary(kernel::Vocabulary);

#[pymethods]
impl Vocabulary {
    #[new]
    fn new(py: Python<'_>, words: &Words, text: &[u8], classes: &[u8]) -> PyResult<Self> {
        let lines = || text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        if lines().count() != classes.len() {
            return Err(PyValueError::new_err("one class a word"));
        }
        let known = || lines().zip(classes.iter().copied());
        Ok(Self(py.detach(|| kernel::Vocabulary::new(&words.0, known()))))
    }

    fn commonness(&self, words: &Words, word: &str) -> Option<u8> {
        let letters: Option<Vec<kernel::Letter>> = word.bytes().map(kernel::letter_of).collect();
        self.0.class(&words.0, &letters?, 0)
    }
}

#[pyclass(module = "nonuple._kernel")]
pub(crate) struct Lesson {
    words: Py<Words>,
    rules: Py<Rules>,
    bag: Vec<kernel::Tile>,
    lesson: kernel::Lesson,
}

#[pymethods]
impl Lesson {
    #[new]
    fn new(words: Py<Words>, rules: Py<Rules>, bag: &str) -> PyResult<Self> {
        Ok(Self { words, rules, bag: tiles(bag)?, lesson: kernel::Lesson::default() })
    }

    fn play(&mut self, py: Python<'_>, known: &Leaves, first: u64, games: usize, workers: usize) {
        let Self { words, rules, bag, lesson } = self;
        let game = (&words.get().0, &rules.get().0);
        py.detach(|| lesson.play(game, bag, &known.0, (first, games), workers));
    }

    fn learned(&self, py: Python<'_>) -> Leaves {
        Leaves(py.detach(|| self.lesson.learned()))
    }
}

/// Least class, what rare tenses are lowered by, how likely: at all, crosswise, long; with how many points one who looks
/// at points only is content.
type Sight = (u8, u8, f64, f64, f64, Option<i32>);
/// Candidates, rounds, strictness, work.
type Simulation = (usize, usize, f64, usize);
/// Action, reference, letters, points, what is kept is worth, value, error, rounds.
type Weighed = (&'static str, String, String, i32, f64, f64, f64, usize);

/// By who begins, then by player: total, turns, points of the turns.
type Game = Vec<Vec<(i32, usize, i32)>>;

#[pyclass(frozen, module = "nonuple._kernel")]
pub(crate) struct Player {
    words: Py<Words>,
    rules: Py<Rules>,
    leaves: Py<Leaves>,
    vocabulary: Option<Py<Vocabulary>>,
    skill: kernel::Skill,
}

#[pymethods]
impl Player {
    #[new]
    #[pyo3(signature = (words, rules, leaves=None, vocabulary=None, *, sight=None, simulation=None, endgame=0))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        words: Py<Words>,
        rules: Py<Rules>,
        leaves: Option<Py<Leaves>>,
        vocabulary: Option<Py<Vocabulary>>,
        sight: Option<Sight>,
        simulation: Option<Simulation>,
        endgame: usize,
    ) -> PyResult<Self> {
        let skill = kernel::Skill {
            leaves: leaves.is_some() && sight.is_none_or(|(.., content)| content.is_none()),
            sight: sight.map(|(least_class, rare_tenses, base, crosswise, long, content)| kernel::Sight {
                least_class,
                rare_tenses,
                base,
                crosswise,
                long,
                content: content.unwrap_or(0),
            }),
            simulation: simulation.map(|(candidates, rounds, strictness, work)| kernel::Simulation {
                candidates,
                rounds,
                strictness,
                work,
            }),
            endgame,
        };
        let leaves = leaves.map_or_else(|| Py::new(py, Leaves::nothing()), Ok)?;
        Ok(Self { words, rules, leaves, vocabulary, skill })
    }

    #[pyo3(signature = (grid, rack, unseen, others, seed, *, lead=0, wanted=1, workers=1, seconds=None))]
    #[allow(clippy::too_many_arguments)]
    fn decide(
        &self,
        py: Python<'_>,
        grid: &str,
        rack: &str,
        unseen: &str,
        others: Vec<usize>,
        seed: u64,
        lead: i32,
        wanted: usize,
        workers: usize,
        seconds: Option<f64>,
    ) -> PyResult<(&'static str, Vec<Weighed>)> {
        let situation = kernel::Situation { lead, ..situation(grid, rack, unseen, others, seed)? };
        let until =
            seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds.clamp(0.0, 3600.0)));
        let thinking = kernel::Thinking {
            words: &self.words.get().0,
            rules: &self.rules.get().0,
            leaves: &self.leaves.get().0,
            vocabulary: self.vocabulary.as_ref().map(|vocabulary| &vocabulary.get().0),
            situation: &situation,
            workers,
            until,
        };
        let thought = py.detach(|| thinking.decide(&self.skill, wanted.max(1)));
        Ok((ground(thought.ground), thought.considered.iter().take(wanted.max(1)).map(weighed).collect()))
    }
}

fn situation(
    grid_text: &str,
    rack_text: &str,
    unseen: &str,
    others: Vec<usize>,
    seed: u64,
) -> PyResult<kernel::Situation> {
    let mut unseen = tiles(unseen)?;
    unseen.sort_unstable();
    let held: usize = others.iter().sum();
    if others.is_empty() || others.iter().any(|&size| size > kernel::LONGEST_RACK) || held > unseen.len() {
        return Err(PyValueError::new_err("others hold up to ten letters each, all of them unseen"));
    }
    let bag = unseen.len() - held;
    Ok(kernel::Situation {
        grid: grid(grid_text)?,
        rack: rack(rack_text)?,
        unseen,
        bag,
        others,
        lead: 0,
        seed,
    })
}

fn ground(ground: kernel::Ground) -> &'static str {
    match ground {
        kernel::Ground::NoMove => "no-move",
        kernel::Ground::Score => "score",
        kernel::Ground::Equity => "equity",
        kernel::Ground::Simulation => "simulation",
        kernel::Ground::Playout => "playout",
        kernel::Ground::Endgame => "endgame",
        kernel::Ground::Exact => "exact",
    }
}

fn weighed(weighed: &kernel::Weighed) -> Weighed {
    let turn = &weighed.turn;
    let (action, reference, letters) = match &turn.action {
        kernel::Action::Play { place, word } => ("play", kernel::reference(*place), text(word)),
        kernel::Action::Exchange(given) => ("exchange", String::new(), kernel::spelled(given.tiles())),
        kernel::Action::Pass => ("pass", String::new(), String::new()),
    };
    (action, reference, letters, turn.score, points(turn.leave), weighed.value, weighed.error, weighed.rounds)
}

fn points(grains: i32) -> f64 {
    f64::from(grains) / f64::from(kernel::GRAIN)
}

#[pyfunction]
pub(crate) fn play_games(
    py: Python<'_>,
    players: Vec<Py<Player>>,
    bag: &str,
    first: u64,
    games: usize,
    workers: usize,
) -> PyResult<Vec<Game>> {
    let bag = tiles(bag)?;
    let players: Vec<&Player> = players.iter().map(Py::get).collect();
    let Some(one) = players.first().filter(|_| (2..=4).contains(&players.len())) else {
        return Err(PyValueError::new_err("two to four players"));
    };
    if players.iter().any(|other| !other.words.is(&one.words) || !other.rules.is(&one.rules)) {
        return Err(PyValueError::new_err("players of several word lists or rules"));
    }
    let skills: Vec<kernel::Skill> = players.iter().map(|player| player.skill).collect();
    let vocabulary = players.iter().find_map(|player| player.vocabulary.as_ref());
    let opponents = kernel::Opponents {
        words: &one.words.get().0,
        rules: &one.rules.get().0,
        leaves: players.iter().map(|player| &player.leaves.get().0).collect(),
        vocabulary: vocabulary.map(|vocabulary| &vocabulary.get().0),
        bag: &bag,
        skills: &skills,
    };
    let played = py.detach(|| kernel::play_games(&opponents, (first, games), workers));
    let seat = |seat: &kernel::Seat| (seat.total, seat.turns, seat.played);
    let game =
        |game: &Vec<Vec<kernel::Seat>>| game.iter().map(|one| one.iter().map(seat).collect()).collect();
    Ok(played.iter().map(game).collect())
}

/// A seat of a game played on from where it stands: what it is known to hold, and how many letters in all.
type Held = (String, usize);

#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn play_on(
    py: Python<'_>,
    player: &Player,
    grid_text: &str,
    seats: Vec<Held>,
    unseen: &str,
    given: &str,
    first: u64,
    games: usize,
    workers: usize,
) -> PyResult<Vec<Vec<i32>>> {
    let known = seats.iter().map(|(letters, _)| rack(letters)).collect::<PyResult<Vec<_>>>()?;
    let held: Vec<usize> = seats.iter().map(|(_, size)| *size).collect();
    if !(2..=4).contains(&seats.len()) || held.iter().any(|&size| size > kernel::LONGEST_RACK) {
        return Err(PyValueError::new_err("two to four players who hold up to ten letters each"));
    }
    let (unseen, given) = (tiles(unseen)?, tiles(given)?);
    let standing = kernel::Standing {
        grid: grid(grid_text)?,
        known: &known,
        held: &held,
        unseen: &unseen,
        given: &given,
    };
    let opponents = kernel::Opponents {
        words: &player.words.get().0,
        rules: &player.rules.get().0,
        leaves: vec![&player.leaves.get().0; seats.len()],
        vocabulary: player.vocabulary.as_ref().map(|vocabulary| &vocabulary.get().0),
        bag: &unseen,
        skills: &vec![player.skill; seats.len()],
    };
    let played = py.detach(|| kernel::play_on(&opponents, &standing, (first, games), workers));
    Ok(played.iter().map(|game| game.iter().map(|seat| seat.total).collect()).collect())
}
