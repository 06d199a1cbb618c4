//! The moves that come near a score: those worth at least nine tenths of it, and those of the next best score below.

use crate::rack::Subsets;
use crate::rules::Rules;
use crate::search::best::Aim;

pub(crate) struct Near {
    score: i32,
    /// The best below it so far.
    next: i32,
}

impl Near {
    pub(crate) fn to(score: i32) -> Self {
        Self { score, next: 0 }
    }
}

impl Aim for Near {
    #[inline(always)]
    fn lift(&self, _: &Subsets, _: usize) -> i32 {
        0
    }

    #[inline(always)]
    fn least(&self) -> i32 {
        self.next.min((9 * self.score + 9) / 10)
    }

    #[inline(always)]
    fn needed(&self, _: i32) -> i32 {
        self.least()
    }

    #[inline(always)]
    fn spare(&self, _: &Rules, unneeded: u8) -> u8 {
        unneeded
    }

    #[inline(always)]
    fn surpassed_by(&mut self, score: i32, _: i32) -> bool {
        if score < self.score {
            self.next = self.next.max(score);
        }
        false
    }
}
