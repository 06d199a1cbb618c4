//! What a game alone has come to: the share of the top, the curve, what was missed, the room beside it.

use serde::{Deserialize, Serialize};

use crate::solo::Solo;
use crate::solo::missed::Cause;

/// Warnings of the slips that were judged, and what those that are not free cost.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Deduction {
    /// How many there were.
    pub warnings: i32,
    /// Points.
    pub deduction: i32,
}

/// A turn of the curve; totals are cumulated.
#[derive(Clone, Debug, Serialize)]
struct CurvePoint {
    turn: usize,
    points: i32,
    top: i32,
    total: i32,
    top_total: i32,
    hints: usize,
    room: Option<f64>,
    finders: Option<usize>,
}

/// A retained word that was not found.
#[derive(Clone, Debug, Serialize)]
struct MissedWord {
    turn: usize,
    #[serde(rename = "ref")]
    place: String,
    word: String,
    score: i32,
    lost: i32,
    cause: Cause,
}

/// Where one would have been ranked.
#[derive(Clone, Debug, Serialize)]
struct AmongTheRoom {
    tables: usize,
    rank: usize,
    median: f64,
    best: i32,
    above: Option<i32>,
    below: Option<i32>,
}

/// What the share of the top is made of: the turns at which no hint was taken.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Unaided {
    points: i32,
    top: i32,
    turns: usize,
    pub(super) left_out: usize,
}

impl Unaided {
    /// The share of the top to one decimal, halves away from zero; nothing to share when the top is 0.
    pub(super) fn percent(&self) -> Option<f64> {
        let tenths = |total: i32| (2000 * total + self.top) / (2 * self.top);
        (self.top > 0).then(|| f64::from(tenths(self.points.abs()) * self.points.signum()) / 10.0)
    }
}

/// Of the turns played so far.
#[derive(Clone, Debug, Serialize)]
pub struct SoloReport {
    total: i32,
    top: i32,
    percent: Option<f64>,
    unaided: Unaided,
    tops: usize,
    turns: usize,
    left: usize,
    price: i32,
    warnings: i32,
    deduction: i32,
    curve: Vec<CurvePoint>,
    missed: Vec<MissedWord>,
    room: Option<AmongTheRoom>,
}

impl Solo {
    /// What the game has come to.
    pub fn report(&self, Deduction { warnings, deduction }: Deduction) -> SoloReport {
        let (total, top) = self.total();
        let total = total - deduction;
        let unaided = self.unaided(deduction);
        SoloReport {
            total,
            top,
            percent: unaided.percent(),
            unaided,
            tops: self.played().filter(|(turn, one, _)| one.gross == turn.top() && one.gross > 0).count(),
            turns: self.outcomes.len(),
            left: self.game.turns.len() - self.outcomes.len(),
            price: self.outcomes.iter().map(|one| one.price).sum(),
            warnings,
            deduction,
            curve: self.curve(),
            missed: self.missed_words(),
            room: self.among_the_room(total),
        }
    }

    /// Points credited, and what could be.
    pub(super) fn total(&self) -> (i32, i32) {
        self.played().fold((0, 0), |(total, top), (turn, one, _)| (total + one.points, top + turn.top()))
    }

    pub(super) fn unaided(&self, deduction: i32) -> Unaided {
        let mut unaided = Unaided { points: -deduction, top: 0, turns: 0, left_out: 0 };
        for (turn, one, hints) in self.played() {
            if hints.is_empty() {
                unaided.points += one.points;
                unaided.top += turn.top();
                unaided.turns += 1;
            } else {
                unaided.left_out += 1;
            }
        }
        unaided
    }

    /// Of each table of the room at a turn, counted from 0.
    pub(super) fn room_points(&self, turn: usize) -> Vec<i32> {
        self.game.begun.room.iter().filter_map(|table| table.get(turn).copied()).collect()
    }

    fn curve(&self) -> Vec<CurvePoint> {
        let (mut total, mut top_total) = (0, 0);
        let points = self.played().enumerate().map(|(at, (turn, one, hints))| {
            let (top, room) = (turn.top(), self.room_points(at));
            (total, top_total) = (total + one.points, top_total + top);
            CurvePoint {
                turn: turn.turn.n,
                points: one.points,
                top,
                total,
                top_total,
                hints: hints.len(),
                finders: (!room.is_empty()).then(|| room.iter().filter(|own| **own >= top).count()),
                room: median(room),
            }
        });
        points.collect()
    }

    /// The dearest loss first.
    fn missed_words(&self) -> Vec<MissedWord> {
        let lost = self.played().filter(|(turn, one, _)| one.gross < turn.top());
        let mut found: Vec<_> = lost
            .map(|(turn, one, _)| MissedWord {
                turn: turn.turn.n,
                place: turn.turn.place.clone(),
                word: turn.turn.word.clone(),
                score: turn.top(),
                lost: turn.top() - one.gross,
                cause: one.cause.unwrap_or(Cause::Unseen),
            })
            .collect();
        found.sort_by_key(|one| (-one.lost, one.turn));
        found
    }

    /// Ranked by the turns played, equals sharing a rank.
    fn among_the_room(&self, total: i32) -> Option<AmongTheRoom> {
        let turns = self.outcomes.len();
        let of = |table: &Vec<i32>| table.iter().take(turns).sum();
        let totals: Vec<i32> = self.game.begun.room.iter().map(of).collect();
        let best = totals.iter().max().copied().filter(|_| turns > 0)?;
        let above = totals.iter().copied().filter(|one| *one > total);
        Some(AmongTheRoom {
            tables: totals.len(),
            rank: 1 + above.clone().count(),
            best,
            above: above.min(),
            below: totals.iter().copied().filter(|one| *one <= total).max(),
            median: median(totals)?,
        })
    }
}

pub(super) fn median(mut of: Vec<i32>) -> Option<f64> {
    of.sort_unstable();
    let half = of.len() / 2;
    let upper = f64::from(*of.get(half)?);
    Some(if of.len() % 2 == 1 { upper } else { (f64::from(of[half - 1]) + upper) / 2.0 })
}
