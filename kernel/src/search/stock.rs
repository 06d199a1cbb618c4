//! Whether anything can be laid with a stock larger than a rack: the bag and all racks together. Word by word, for
//! every group of slots: some milliseconds on an open board, fewer on one that is nearly closed.

use crate::find::Stock;
use crate::lanes::{Group, Lane, Lanes, positions, span};
use crate::letters::Letter;
use crate::words::Words;

pub(crate) fn some_word_fits(lanes: &Lanes, words: &Words, stock: &Stock) -> bool {
    lanes.iter().any(|(_, lane)| {
        let mut groups = lanes.groups(lane).iter();
        groups.any(|group| {
            words.of_length(usize::from(group.length)).any(|word| fits(lane, group, word, stock))
        })
    })
}

fn fits(lane: &Lane, group: &Group, word: &[Letter], stock: &Stock) -> bool {
    let mut starts = group.starts;
    for (at, &letter) in word.iter().enumerate() {
        starts &= lane.accepts[usize::from(letter)] >> at;
        if starts == 0 {
            return false;
        }
    }
    positions(starts).any(|start| {
        let laid = positions(span(start, start + word.len()) & !lane.occupied);
        stock.spells(laid.map(|at| word[at - start]))
    })
}
