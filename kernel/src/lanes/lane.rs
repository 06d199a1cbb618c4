//! One row or column.

use crate::counts::Counts;
use crate::grid::{Grid, Line, SIDE};
use crate::lanes::{Mask, positions};
use crate::letters::{Letter, ROOM};
use crate::rules::{Premiums, Rules};
use crate::words::{Words, bits};

/// A *cross square* is an empty one with a tile beside it across the lane: a letter laid there forms a second
/// word. Small, because a search reads all the lanes of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lane {
    /// For each letter, the positions that accept it: empty and allowed crosswise, or already that letter.
    pub(crate) accepts: [Mask; ROOM],
    /// The positions that accept some letter.
    pub(crate) accepts_any: Mask,
    pub(crate) occupied: Mask,
    pub(crate) crossed: Mask,
    /// Where its groups begin and end among those of all lanes.
    pub(super) groups: (u16, u16),
    /// Sums over the positions before the index: the squares that are empty.
    pub(crate) counts: [Counts; SIDE + 1],
    /// Likewise, values of the lane's tiles.
    pub(crate) tile_sums: [u16; SIDE + 1],
    /// Likewise, values of the tiles of crosswise words, times word multipliers.
    pub(crate) cross_sums: [u16; SIDE + 1],
}

impl Lane {
    /// See a grid that only the positions `changed` see differently from the one seen before.
    pub(super) fn look_at(&mut self, words: &Words, rules: &Rules, grid: &Grid, line: Line, changed: Mask) {
        self.accepts.iter_mut().for_each(|accepts| *accepts &= !changed);
        self.occupied &= !changed;
        self.crossed &= !changed;
        let mut tiles = differences(&self.tile_sums);
        let mut crosswise = differences(&self.cross_sums);
        for position in positions(changed) {
            let tile = grid.at(line.0, line.1, position);
            tiles[position] = rules.worth(tile) as u16;
            crosswise[position] = 0;
            if let Some(letter) = tile.letter() {
                self.occupied |= 1 << position;
                self.accepts[letter as usize] |= 1 << position;
            } else {
                crosswise[position] = self.look_across(words, rules, grid, line, position);
            }
        }
        self.tile_sums = sums(&tiles);
        self.cross_sums = sums(&crosswise);
        self.counts = Counts::sums(|position| self.count(rules.premiums(line), position));
        self.accepts_any = self.accepts.iter().fold(0, |any, accepts| any | accepts);
    }

    fn count(&self, premiums: &Premiums, position: usize) -> Counts {
        if self.occupied >> position & 1 == 1 {
            Counts::default()
        } else if self.crossed >> position & 1 == 1 {
            premiums.counts[position].crossed()
        } else {
            premiums.counts[position]
        }
    }

    /// Note what an empty square accepts; the value of the tiles of the crosswise word, times the word multiplier.
    fn look_across(
        &mut self,
        words: &Words,
        rules: &Rules,
        grid: &Grid,
        (direction, line): Line,
        position: usize,
    ) -> u16 {
        let across = direction.turned();
        let run = grid.run_around(across, position, line);
        if run.len() == 1 {
            self.accepts.iter_mut().for_each(|accepts| *accepts |= 1 << position);
            return 0;
        }
        let mut letters: [Letter; SIDE] = [0; SIDE];
        let mut value = 0;
        for at in run.clone() {
            let tile = grid.at(across, position, at);
            letters[at] = tile.letter().unwrap_or(0);
            value += rules.worth(tile);
        }
        self.crossed |= 1 << position;
        for letter in bits(words.fitting(&letters[run.start..line], &letters[line + 1..run.end])) {
            self.accepts[letter as usize] |= 1 << position;
        }
        (value * rules.word_multiplier(direction.square(line, position))) as u16
    }

    /// The letters that some of the positions accept, as bits.
    #[inline]
    pub(crate) fn accepted_on(&self, squares: Mask) -> u32 {
        let accepted =
            self.accepts.iter().zip(0..).map(|(accepts, letter)| u32::from(accepts & squares != 0) << letter);
        accepted.fold(0, |letters, letter| letters | letter)
    }

    /// The positions that accept some letter of a set.
    #[inline]
    pub(crate) fn accepting(&self, letters: u32) -> Mask {
        bits(letters).fold(0, |accepting, letter| accepting | self.accepts[letter as usize])
    }
}

fn sums(values: &[u16; SIDE]) -> [u16; SIDE + 1] {
    let mut sums = [0; SIDE + 1];
    for (position, value) in values.iter().enumerate() {
        sums[position + 1] = sums[position] + *value;
    }
    sums
}

/// The contrary of `sums`.
fn differences(sums: &[u16; SIDE + 1]) -> [u16; SIDE] {
    std::array::from_fn(|position| sums[position + 1] - sums[position])
}
