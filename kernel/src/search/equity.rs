//! The moves of the best equity: score plus what keeping the other tiles is worth.
//!
//! A joker never stands for a letter that the rack could lay itself.

use crate::rack::Subsets;
use crate::rules::Rules;
use crate::search::best::Aim;

/// Parts of a point: equities and leaves are counted in them.
pub const GRAIN: i32 = 64;

/// The best equity so far.
pub(crate) struct Equity {
    best: i32,
    /// What bounds of groups are raised by besides, so that none is negative.
    shift: i32,
}

impl Equity {
    /// No less than `least`, for a rack that has been weighed.
    pub(crate) fn at_least(least: i32, rules: &Rules, subsets: &Subsets) -> Self {
        let most = rules.most().min(subsets.size);
        let lowest = (1..=most).map(|tiles| subsets.most_leave[tiles]).min().unwrap_or(0);
        Self { best: least, shift: (-lowest).max(0) / GRAIN + 1 }
    }
}

impl Aim for Equity {
    /// The most that is worth keeping.
    #[inline(always)]
    fn lift(&self, subsets: &Subsets, tiles: usize) -> i32 {
        points_at_least(subsets.most_leave[tiles]) + self.shift
    }

    #[inline(always)]
    fn least(&self) -> i32 {
        points_at_least(self.best) + self.shift
    }

    #[inline(always)]
    fn needed(&self, leave: i32) -> i32 {
        points_at_least(self.best - leave).max(0)
    }

    #[inline(always)]
    fn spare(&self, _: &Rules, _: u8) -> u8 {
        0
    }

    #[inline(always)]
    fn surpassed_by(&mut self, score: i32, leave: i32) -> bool {
        let equity = score * GRAIN + leave;
        std::mem::replace(&mut self.best, equity) < equity
    }
}

/// Grains in points, rounded up.
#[inline]
fn points_at_least(grains: i32) -> i32 {
    (grains + GRAIN - 1).div_euclid(GRAIN)
}
