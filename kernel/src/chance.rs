//! Chance that follows from a seed.

use crate::letters::{Letter, letter_of};

/// A tile, `None` for a joker.
pub type Tile = Option<Letter>;

/// The tile that an upper-case character or `?` names.
pub fn tile_of(character: u8) -> Option<Tile> {
    match character {
        b'?' => Some(None),
        _ => letter_of(character).map(Some),
    }
}

/// Tiles as letters and `?`.
pub fn spelled(tiles: impl IntoIterator<Item = Tile>) -> String {
    tiles.into_iter().map(|tile| tile.map_or('?', |letter| char::from(b'A' + letter))).collect()
}

/// Numbers that follow from a seed: splitmix64.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Chance of its own for something numbered.
    pub(crate) fn of(seed: u64, number: u64) -> Self {
        Self(mixed(seed).wrapping_add(mixed(number ^ 0x6e6f_6e75_706c_6501)))
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        ((u128::from(mixed(self.0)) * limit as u128) >> 64) as usize
    }

    pub(crate) fn shuffle(&mut self, bag: &mut [Tile]) {
        for last in (1..bag.len()).rev() {
            bag.swap(last, self.below(last + 1));
        }
    }

    /// Put `count` tiles taken by chance first, the others in any order.
    pub(crate) fn draw(&mut self, bag: &mut [Tile], count: usize) {
        for first in 0..count.min(bag.len().saturating_sub(1)) {
            bag.swap(first, first + self.below(bag.len() - first));
        }
    }
}

/// The output of splitmix64 for a state.
pub(crate) fn mixed(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
