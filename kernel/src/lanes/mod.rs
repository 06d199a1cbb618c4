//! The thirty lines of a board as the search sees them, whatever the rack. A move changes about half of them, and
//! of those only a few squares: only these are looked at.

mod groups;
mod lane;

use crate::grid::{CENTRE, Direction, Grid, Line, SIDE};
use crate::rules::Rules;
use crate::words::{Words, bits};

pub(crate) use groups::{Group, Shared};
pub(crate) use lane::Lane;

/// Positions of a line as bits, the first in the lowest.
pub(crate) type Mask = u16;

/// How many there are.
pub(crate) const LANES: usize = 2 * SIDE;

/// The rows, then the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    lanes: [[Lane; SIDE]; 2],
    /// Lane by lane.
    groups: Vec<Group>,
    pub(crate) grid: Grid,
}

impl Lanes {
    /// See a grid through a word list and rules.
    pub fn new(words: &Words, rules: &Rules, grid: &Grid) -> Self {
        let nothing = Self { lanes: Default::default(), groups: Vec::new(), grid: Grid::default() };
        nothing.seeing(words, rules, grid, &[[Mask::MAX >> 1; SIDE]; 2])
    }

    /// The same for another grid: only the squares that see a difference are looked at.
    pub fn moved_to(&self, words: &Words, rules: &Rules, grid: &Grid) -> Self {
        self.seeing(words, rules, grid, &self.changes(grid))
    }

    fn seeing(&self, words: &Words, rules: &Rules, grid: &Grid, changes: &[[Mask; SIDE]; 2]) -> Self {
        let mut lanes = self.lanes.clone();
        let mut groups = Vec::with_capacity(self.groups.len().max(256));
        for direction in Direction::BOTH {
            for line in 0..SIDE {
                let lane = &mut lanes[direction as usize][line];
                let changed = changes[direction as usize][line];
                let first = groups.len() as u16;
                if changed == 0 {
                    groups.extend_from_slice(self.groups(lane));
                } else {
                    lane.look_at(words, rules, grid, (direction, line), changed);
                    groups::add_groups(lane, rules, grid, (direction, line), &mut groups);
                }
                lane.groups = (first, groups.len() as u16);
            }
        }
        Self { lanes, groups, grid: *grid }
    }

    /// The positions of each lane that see another grid: a tile is seen by its two lanes, and in each of them by
    /// the squares at the ends of the run it stands in, as it was and as it is.
    fn changes(&self, grid: &Grid) -> [[Mask; SIDE]; 2] {
        let mut changes = [[0; SIDE]; 2];
        if self.grid.is_empty() || grid.is_empty() {
            changes.iter_mut().for_each(|lanes| lanes[CENTRE] |= 1 << CENTRE);
        }
        for (row, column) in self.grid.differences(grid) {
            for (direction, line, position) in
                [(Direction::Across, row, column), (Direction::Down, column, row)]
            {
                changes[direction as usize][line] |= 1 << position;
                for seen in [&self.grid, grid] {
                    let run = seen.run_around(direction, line, position);
                    let around = span(run.start.saturating_sub(1), (run.end + 1).min(SIDE));
                    for end in positions(around & !span(run.start, run.end)) {
                        changes[direction.turned() as usize][end] |= 1 << line;
                    }
                }
            }
        }
        changes
    }

    /// A lane by its number, and which it is.
    #[inline]
    pub(crate) fn get(&self, number: usize) -> (Line, &Lane) {
        let (direction, line) = (Direction::BOTH[number / SIDE], number % SIDE);
        ((direction, line), &self.lanes[direction as usize][line])
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Line, &Lane)> {
        (0..LANES).map(|number| self.get(number))
    }

    /// The groups of a lane.
    #[inline]
    pub(crate) fn groups(&self, lane: &Lane) -> &[Group] {
        &self.groups[usize::from(lane.groups.0)..usize::from(lane.groups.1)]
    }
}

/// The positions `start..end` as a mask.
#[inline]
pub(crate) fn span(start: usize, end: usize) -> Mask {
    (((1u32 << end) - 1) & !((1u32 << start) - 1)) as Mask
}

/// By length, the starts of runs of that length within a mask.
#[inline]
pub(crate) fn runs(mask: Mask) -> [Mask; SIDE + 1] {
    let mut runs = [Mask::MAX; SIDE + 1];
    for length in 1..=SIDE {
        runs[length] = runs[length - 1] & mask >> (length - 1);
    }
    runs
}

/// The set bits of a mask of positions, in ascending order.
#[inline]
pub(crate) fn positions(mask: Mask) -> impl Iterator<Item = usize> {
    bits(u32::from(mask)).map(usize::from)
}
