//! Much work on all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::grid::Grid;
use crate::lanes::Lanes;
use crate::rack::Rack;
use crate::rules::Rules;
use crate::search::{Memory, Searcher};
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
    let on_one_grid = positions.chunk_by(|one, next| one.grid == next.grid);
    let at_once = if workers == 1 { usize::MAX } else { AT_ONCE };
    let pieces: Vec<_> = on_one_grid.flat_map(|all| all.chunks(at_once)).collect();
    let found = spread(words, rules, pieces.len(), workers, |searcher, index| {
        let lanes = Lanes::new(words, rules, &pieces[index][0].grid);
        pieces[index].iter().map(|one| search(searcher, &lanes, &one.rack)).collect::<Vec<_>>()
    });
    found.into_iter().flatten().collect()
}

/// Positions of one grid that one of several workers searches: enough to make light of its lanes, few enough to share the work.
const AT_ONCE: usize = 32;

/// Do pieces of work 0 to `count` on `workers` threads, 0 for all cores, each with a searcher of its own; the
/// answers come in order.
pub fn spread<T: Send>(
    words: &Words,
    rules: &Rules,
    count: usize,
    workers: usize,
    work: impl Fn(&mut Searcher<'_>, usize) -> T + Sync,
) -> Vec<T> {
    let workers = match workers {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        _ => workers,
    };
    let next = AtomicUsize::new(0);
    let run = || {
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(words, rules, &mut memory);
        let mut answers = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return answers;
            }
            answers.push((index, work(&mut searcher, index)));
        }
    };
    let mut answers = if workers <= 1 {
        run()
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..workers.min(count)).map(|_| scope.spawn(run)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a search does not panic")).collect()
        })
    };
    answers.sort_unstable_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}
