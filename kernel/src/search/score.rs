//! The exact score of a word at a start of a lane, and of each choice of squares for its jokers.

use crate::lanes::{Lane, Mask, positions, span};
use crate::letters::{Letter, ROOM, Tally, tally};
use crate::rules::{Premiums, Rules};
use crate::words::READ;

/// A word put at a start of a lane.
pub(crate) struct Scored<'s> {
    /// Without any joker.
    pub(crate) score: i32,
    word: &'s [Letter; READ],
    start: usize,
    laid: Mask,
    /// By position, what the letter laid there brings, crosswise word included.
    worths: [i32; READ],
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
        let multiplier = lane.counts[start].until(lane.counts[end]).multiplier();
        let lying = i32::from(lane.tile_sums[end] - lane.tile_sums[start]);
        let crosswise = i32::from(lane.cross_sums[end] - lane.cross_sums[start]);
        let bonus = rules.bonus(laid.count_ones() as usize % READ);
        let mut score = lying * multiplier + crosswise + bonus;
        let mut worths = [0; READ];
        for at in positions(laid) {
            let crossed = i32::from(lane.crossed >> at & 1);
            let weight = premiums.letter[at] * (multiplier + crossed * premiums.word[at]);
            worths[at] = rules.value(word[(at - start) % READ]) * weight;
            score += worths[at];
        }
        Scored { score, word, start, laid, worths }
    }
}

impl Scored<'_> {
    /// Call `visit` with the score and the squares of the jokers, for each way to lay those needed, and up to
    /// `spare` more in place of letters that the rack has.
    #[inline]
    pub(crate) fn for_each_joker(&self, (needed, spare): (&[Letter], u8), mut visit: impl FnMut(i32, Mask)) {
        if needed.is_empty() {
            visit(self.score, 0);
            if spare == 0 {
                return;
            }
        }
        let (first, second) = match *needed {
            [] => (self.laid, self.laid),
            [letter] => (self.holding(letter), self.laid),
            [a, b, ..] => (self.holding(a), self.holding(b)),
        };
        if needed.len() < 2 {
            positions(first).for_each(|at| visit(self.score - self.worths[at], 1 << at));
        }
        if needed.len() + usize::from(spare) < 2 {
            return;
        }
        for one in positions(first | second) {
            let with_one = self.score - self.worths[one];
            let others = if first >> one & 1 == 1 { second } else { 0 };
            let or_others = if second >> one & 1 == 1 { first } else { 0 };
            for other in positions((others | or_others) & !span(0, one + 1)) {
                visit(with_one - self.worths[other], 1 << one | 1 << other);
            }
        }
    }

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

/// The starts, among some, at which every letter of a word is accepted. Whether any is left is asked after some
/// letters only: a question that the processor cannot foresee costs more than they do.
#[inline]
pub(crate) fn accepted_starts(lane: &Lane, word: &[Letter; READ], length: usize, mut starts: Mask) -> Mask {
    for (part, letters) in word[..length].chunks(ASKED_AFTER).enumerate() {
        let accepts =
            letters.iter().zip(0..).map(|(&letter, at)| lane.accepts[usize::from(letter) % ROOM] >> at);
        starts &= accepts.fold(Mask::MAX, |all, accepts| all & accepts) >> (ASKED_AFTER * part);
        if starts == 0 {
            break;
        }
    }
    starts
}

/// The letters that a word lays from the first of some starts.
#[inline]
pub(crate) fn laid_from(lane: &Lane, word: &[Letter; READ], starts: Mask, length: usize) -> Tally {
    let start = starts.trailing_zeros() as usize;
    let laid = span(start, start + length) & !lane.occupied;
    positions(laid).map(|at| tally(word[(at - start) % READ])).sum()
}

const ASKED_AFTER: usize = 4;
