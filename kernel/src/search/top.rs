//! The moves of the best score.

use crate::rack::Subsets;
use crate::rules::Rules;
use crate::search::best::Aim;

/// The best score so far.
#[derive(Default)]
pub(crate) struct Top(i32);

impl Aim for Top {
    #[inline(always)]
    fn lift(&self, _: &Subsets, _: usize) -> i32 {
        0
    }

    #[inline(always)]
    fn least(&self) -> i32 {
        self.0
    }

    #[inline(always)]
    fn needed(&self, _: i32) -> i32 {
        self.0
    }

    #[inline(always)]
    fn spare(&self, rules: &Rules, unneeded: u8) -> u8 {
        if rules.jokers_cost { 0 } else { unneeded }
    }

    #[inline(always)]
    fn surpassed_by(&mut self, score: i32, _: i32) -> bool {
        std::mem::replace(&mut self.0, score) < score
    }
}
