//! The moves that come near the top: those worth at least nine tenths of it, and those of the next best score.

use crate::rack::Subsets;
use crate::rules::Rules;
use crate::search::best::Aim;

/// The two best scores so far.
#[derive(Default)]
pub(crate) struct Near {
    top: i32,
    next: i32,
}

impl Near {
    /// The least score that is one of them.
    pub(crate) fn least_of(top: i32, next: i32) -> i32 {
        next.min((9 * top + 9) / 10)
    }
}

impl Aim for Near {
    #[inline(always)]
    fn lift(&self, _: &Subsets, _: usize) -> i32 {
        0
    }

    #[inline(always)]
    fn least(&self) -> i32 {
        Self::least_of(self.top, self.next)
    }

    #[inline(always)]
    fn needed(&self, _: i32) -> i32 {
        self.least()
    }

    #[inline(always)]
    fn spare(&self, _: &Rules, unneeded: u8) -> u8 {
        unneeded
    }

    /// What comes near the top now may be too far from one found later: all are kept.
    fn surpassed_by(&mut self, score: i32, _: i32) -> bool {
        if score > self.top {
            (self.top, self.next) = (score, self.top);
        } else if score < self.top {
            self.next = self.next.max(score);
        }
        false
    }
}
