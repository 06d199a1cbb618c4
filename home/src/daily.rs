//! The turn of a day; see docs/draws.md.

/// Turns that are never the turn of a day: the grid has too little to offer.
const OPENING: usize = 3;

/// Which turn of a game of so many, from 1: by the first eight bytes of the secret.
pub fn turn_of_day(secret: &[u8], turns: usize) -> usize {
    let first = OPENING.min(turns.saturating_sub(1));
    let number = secret.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    first + (number % (turns - first).max(1) as u64) as usize + 1
}
