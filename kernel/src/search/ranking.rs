//! The groups of a board, in descending order of what they could bring with a rack.

use crate::grid::SIDE;
use crate::lanes::{Group, Lane, Lanes, Line, positions, runs};
use crate::rack::Subsets;
use crate::rules::{Premiums, Rules};
use crate::search::bounds::{LaneSums, Slot};

/// Groups are sorted by bound into so many lists; the last holds all that reaches beyond.
const LISTS: usize = 512;
const NONE: u16 = u16::MAX;

/// A lane and what a search needs to know of it.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'s> {
    pub(crate) line: Line,
    pub(crate) lane: &'s Lane,
    pub(crate) groups: &'s [Group],
    pub(crate) premiums: &'s Premiums,
}

/// A group worth visiting.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) bound: i32,
    pub(crate) lane: u8,
    pub(crate) group: u16,
    slots: (u16, u16),
    /// The next one in its list.
    next: u16,
}

/// Keeps its memory from one search to the next.
pub(crate) struct Ranking {
    ranked: Vec<Ranked>,
    slots: Vec<Slot>,
    heads: [u16; LISTS],
    /// The last list that is not empty.
    highest: usize,
}

impl Default for Ranking {
    fn default() -> Self {
        Self { ranked: Vec::new(), slots: Vec::new(), heads: [NONE; LISTS], highest: 0 }
    }
}

impl<'s> Seen<'s> {
    /// The lanes of a board.
    pub(crate) fn all(rules: &'s Rules, lanes: &'s Lanes) -> Vec<Self> {
        let seen =
            |(line, lane)| Self { line, lane, groups: lanes.groups(lane), premiums: rules.premiums(line) };
        lanes.iter().map(seen).collect()
    }
}

impl Ranking {
    /// From here on the order of groups inside a list says nothing about their bounds.
    pub(crate) const MIXED: i32 = LISTS as i32 - 1;

    /// Replace the content.
    pub(crate) fn fill(&mut self, rules: &Rules, seen: &[Seen<'_>], subsets: &Subsets) {
        self.ranked.clear();
        self.slots.clear();
        self.heads = [NONE; LISTS];
        self.highest = 0;
        for (lane, seen) in seen.iter().enumerate() {
            if !seen.groups.is_empty() {
                self.rank_lane(rules, lane, seen, subsets);
            }
        }
    }

    fn rank_lane(&mut self, rules: &Rules, index: usize, seen: &Seen<'_>, subsets: &Subsets) {
        let Seen { lane, premiums, .. } = *seen;
        let most = rules.most().min(subsets.size) as u8;
        let runs = runs(subsets.accepted_by(lane) | lane.occupied);
        let sums = LaneSums::new(lane, premiums, &subsets.kinds);
        for (number, group) in seen.groups.iter().enumerate() {
            let length = usize::from(group.length) % (SIDE + 1);
            let starts = group.starts & runs[length];
            if starts == 0 || group.tiles > most {
                continue;
            }
            let first = self.slots.len() as u16;
            let mut bound = 0;
            for start in positions(starts) {
                let slot = sums.slot(rules, &subsets.sums, start, length);
                bound = bound.max(slot.bound.tight);
                self.slots.push(slot);
            }
            let slots = (first, self.slots.len() as u16);
            self.add(Ranked { bound, lane: index as u8, group: number as u16, slots, next: NONE });
        }
    }

    fn add(&mut self, mut ranked: Ranked) {
        let list = (ranked.bound as usize).min(LISTS - 1);
        ranked.next = self.heads[list];
        self.heads[list] = self.ranked.len() as u16;
        self.highest = self.highest.max(list);
        self.ranked.push(ranked);
    }

    /// The groups, highest bound first; see `MIXED`.
    pub(crate) fn best_first(&self) -> impl Iterator<Item = &Ranked> {
        let get = |index: u16| self.ranked.get(usize::from(index));
        let lists = self.heads[..=self.highest].iter().rev();
        lists.flat_map(move |&head| std::iter::successors(get(head), move |ranked| get(ranked.next)))
    }

    /// The slots of a group on which the rack can lay something.
    pub(crate) fn slots(&self, ranked: &Ranked) -> &[Slot] {
        &self.slots[usize::from(ranked.slots.0)..usize::from(ranked.slots.1)]
    }
}
