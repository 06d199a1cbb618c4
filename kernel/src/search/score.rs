//! The exact score of a word at a start of a lane, and of each choice of squares for its jokers.

use crate::lanes::{Lane, Mask, positions, span};
use crate::letters::{Letter, ROOM, Tally, tally};
use crate::rules::{Premiums, Rules};
use crate::search::bounds::product;
use crate::words::READ;

/// A word put at a start of a lane.
pub(crate) struct Scored<'s> {
    /// Without any joker.
    pub(crate) score: i32,
    word: &'s [Letter; READ],
    start: usize,
    laid: Mask,
    multiplier: i32,
}

/// What scoring needs to know of a lane.
#[derive(Clone, Copy)]
pub(crate) struct Scorer<'s> {
    pub(crate) lane: &'s Lane,
    pub(crate) premiums: &'s Premiums,
    pub(crate) rules: &'s Rules,
}

impl<'s> Scorer<'s> {
    #[inline]
    pub(crate) fn score(self, word: &'s [Letter; READ], start: usize, length: usize) -> Scored<'s> {
        let Self { lane, premiums, rules } = self;
        let (start, end) = (start % READ, (start + length) % READ);
        let laid = span(start, end) & !lane.occupied;
        let multiplier = product(laid & premiums.word_2, laid & premiums.word_3);
        let lying = i32::from(lane.tile_sums[end] - lane.tile_sums[start]);
        let crosswise = lane.cross_sums[end] - lane.cross_sums[start];
        let mut scored = Scored { score: 0, word, start, laid, multiplier };
        let letters: i32 = positions(laid).map(|at| self.worth(&scored, at)).sum();
        let bonus = rules.bonus(laid.count_ones() as usize % READ);
        scored.score = lying * multiplier + crosswise + letters + bonus;
        scored
    }

    /// What the letter laid on a square brings, crosswise word included.
    #[inline]
    fn worth(self, scored: &Scored<'_>, at: usize) -> i32 {
        let letter = self.rules.value(scored.letter(at)) * self.premiums.letter[at];
        let crossed = i32::from(self.lane.crossed >> at & 1);
        letter * (scored.multiplier + crossed * self.premiums.word[at])
    }

    /// Call `visit` with the score and the squares of the jokers, for each way to lay those needed, and up to
    /// `spare` more in place of letters that the rack has.
    #[inline]
    pub(crate) fn for_each_joker(
        self,
        scored: &Scored<'_>,
        (needed, spare): (&[Letter], u8),
        mut visit: impl FnMut(i32, Mask),
    ) {
        if needed.is_empty() {
            visit(scored.score, 0);
            if spare == 0 {
                return;
            }
        }
        let (first, second) = match *needed {
            [] => (scored.laid, scored.laid),
            [letter] => (scored.holding(letter), scored.laid),
            [a, b, ..] => (scored.holding(a), scored.holding(b)),
        };
        if needed.len() < 2 {
            positions(first).for_each(|at| visit(scored.score - self.worth(scored, at), 1 << at));
        }
        if needed.len() + usize::from(spare) < 2 {
            return;
        }
        for one in positions(first | second) {
            let with_one = scored.score - self.worth(scored, one);
            let others = if first >> one & 1 == 1 { second } else { 0 };
            let or_others = if second >> one & 1 == 1 { first } else { 0 };
            for other in positions((others | or_others) & !span(0, one + 1)) {
                visit(with_one - self.worth(scored, other), 1 << one | 1 << other);
            }
        }
    }
}

impl Scored<'_> {
    #[inline]
    fn letter(&self, at: usize) -> Letter {
        self.word[(at - self.start) % READ]
    }

    /// The squares on which a letter is laid.
    #[inline]
    fn holding(&self, letter: Letter) -> Mask {
        positions(self.laid).fold(0, |mask, at| mask | Mask::from(self.letter(at) == letter) << at)
    }

    /// The letters laid.
    pub(crate) fn tally(&self) -> Tally {
        positions(self.laid).map(|at| tally(self.letter(at))).sum()
    }
}

/// The starts, among some, at which every letter of a word is accepted.
#[inline]
pub(crate) fn accepted_starts(lane: &Lane, word: &[Letter; READ], length: usize, mut starts: Mask) -> Mask {
    for (offset, letter) in word.iter().enumerate().take(length) {
        starts &= lane.accepts[usize::from(*letter) % ROOM] >> offset;
        if starts == 0 {
            break;
        }
    }
    starts
}
