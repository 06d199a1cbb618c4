//! The groups of a board, in descending order of what they could bring with a rack.

use crate::grid::{Line, SIDE};
use crate::lanes::{Group, LANES, Lane, Lanes, positions, runs};
use crate::rack::Subsets;
use crate::rules::{Premiums, Rules};
use crate::search::bounds::{LaneValues, Laying, Slot, Worth};
use crate::search::passing::some_may_spell;
use crate::words::Words;

/// Groups are sorted by bound into so many lists; the last holds all that reaches beyond.
const LISTS: usize = 512;
const NONE: u16 = u16::MAX;
/// More than a group has slots.
const ROOM: usize = SIDE + 1;

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
    /// The number of its lane.
    pub(crate) lane: u8,
    slot_count: u8,
    pub(crate) group: u16,
    first_slot: u16,
    /// The next one in its list.
    next: u16,
}

/// Keeps its memory from one search to the next.
pub(crate) struct Ranking {
    ranked: Vec<Ranked>,
    /// Those of the groups ranked, then anything.
    slots: Vec<Slot>,
    slot_count: usize,
    heads: [u16; LISTS],
    /// The last list that is not empty.
    highest: usize,
}

impl Default for Ranking {
    fn default() -> Self {
        Self { ranked: Vec::new(), slots: Vec::new(), slot_count: 0, heads: [NONE; LISTS], highest: 0 }
    }
}

impl<'s> Seen<'s> {
    /// A lane of a board, by its number.
    #[inline]
    pub(crate) fn new(rules: &'s Rules, lanes: &'s Lanes, number: usize) -> Self {
        let (line, lane) = lanes.get(number);
        Self { line, lane, groups: lanes.groups(lane), premiums: rules.premiums(line) }
    }
}

impl Ranking {
    /// From here on the order of groups inside a list says nothing about their bounds.
    pub(crate) const MIXED: i32 = LISTS as i32 - 1;

    /// Replace the content; `lift`: what groups of so many tiles are raised by, if they are not ranked by score
    /// alone. No bound may become negative.
    pub(crate) fn fill(
        &mut self,
        (words, rules): (&Words, &Rules),
        lanes: &Lanes,
        subsets: &Subsets,
        lift: impl Fn(usize) -> i32 + Copy,
    ) {
        self.ranked.clear();
        self.slot_count = 0;
        self.heads = [NONE; LISTS];
        self.highest = 0;
        let worth = Worth::new(&subsets.sums);
        for number in 0..LANES {
            let seen = Seen::new(rules, lanes, number);
            if !seen.groups.is_empty() {
                self.rank_lane((words, rules), number, &seen, (subsets, &worth), lift);
            }
        }
    }

    #[inline(always)]
    fn rank_lane(
        &mut self,
        (words, rules): (&Words, &Rules),
        number: usize,
        seen: &Seen<'_>,
        (subsets, worth): (&Subsets, &Worth),
        lift: impl Fn(usize) -> i32,
    ) {
        let Seen { lane, premiums, .. } = *seen;
        let most = rules.most().min(subsets.size);
        let all_or_all_but_one = subsets.size.saturating_sub(usize::from(subsets.jokers == 0));
        let runs = runs(subsets.accepted_by(lane) | lane.occupied);
        let values = LaneValues::new(lane, premiums, &subsets.kinds);
        for (index, group) in seen.groups.iter().enumerate() {
            let (tiles, length) = (usize::from(group.tiles), usize::from(group.length));
            let starts = group.starts & runs[length % runs.len()];
            if starts == 0 || tiles > most {
                continue;
            }
            if tiles >= all_or_all_but_one && !some_may_spell(words, subsets, group) {
                continue;
            }
            let laying = Laying::new(rules, &subsets.sums, tiles);
            let (first, slots) = self.room();
            let mut bound = 0;
            let mut count = 0;
            for start in positions(starts) {
                let slot = values.slot(lane, start, length, laying, worth);
                bound = bound.max(slot.bound.tight);
                slots[count % ROOM] = slot;
                count += 1;
            }
            self.slot_count += count;
            self.add(Ranked {
                bound: bound + lift(tiles),
                lane: number as u8,
                slot_count: count as u8,
                group: index as u16,
                first_slot: first as u16,
                next: NONE,
            });
        }
    }

    /// Where the slots of the next group go.
    #[inline]
    fn room(&mut self) -> (usize, &mut [Slot; ROOM]) {
        let first = self.slot_count;
        if self.slots.len() < first + ROOM {
            self.slots.resize(2 * first + ROOM, Slot::default());
        }
        (first, self.slots[first..].first_chunk_mut().expect("there is room"))
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
        &self.slots[usize::from(ranked.first_slot)..][..usize::from(ranked.slot_count)]
    }
}
