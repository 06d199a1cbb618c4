//! Many positions on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::Searcher;
use crate::words::Words;

/// A grid and the letters to play on it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The tiles lying.
    pub grid: Grid,
    /// The letters to lay.
    pub rack: Rack,
}

/// Search each position on `workers` threads, 0 for all cores; the answers come in the order of the positions.
pub fn in_parallel<T: Send>(
    words: &Words,
    rules: &Rules,
    positions: &[Position],
    workers: usize,
    search: impl Fn(&mut Searcher<'_>, &Lanes, &Rack) -> T + Sync,
) -> Vec<T> {
    let workers = match workers {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        _ => workers,
    };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut searcher = Searcher::new(words, rules);
        let mut answers = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(position) = positions.get(index) else {
                return answers;
            };
            let lanes = Lanes::new(words, rules, &position.grid);
            answers.push((index, search(&mut searcher, &lanes, &position.rack)));
        }
    };
    let mut answers = if workers <= 1 {
        work()
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..workers.min(positions.len())).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a search does not panic")).collect()
        })
    };
    answers.sort_unstable_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}
