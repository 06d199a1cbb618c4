//! Looking words up: by pattern, and by the letters they are made of. Plain scans: some milliseconds.

use crate::chance::{Tile, tile_of};
use crate::letters::{ALPHABET, LONGEST, Letter, letter_of};
use crate::words::{SHORTEST, Words};

/// One piece of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Letter(Letter),
    Any,
    Run,
}

impl Words {
    /// All words, sorted.
    pub fn all(&self) -> Vec<String> {
        self.filtered(SHORTEST..=LONGEST, |_| true)
    }

    /// The words that match a pattern of A-Z, `.` (any letter) and `*` (any letters or none), sorted.
    /// None if the pattern has another character.
    pub fn matching(&self, pattern: &str) -> Option<Vec<String>> {
        let pieces: Vec<Piece> = pattern.bytes().map(piece).collect::<Option<_>>()?;
        let fixed = pieces.iter().filter(|&&piece| piece != Piece::Run).count();
        let longest = if fixed == pieces.len() { fixed } else { LONGEST };
        Some(self.filtered(fixed.max(SHORTEST)..=longest.min(LONGEST), |word| matches(&pieces, word)))
    }

    /// The words made of exactly these letters, `?` for any letter, sorted. None if a character is neither.
    pub fn anagrams(&self, letters: &str) -> Option<Vec<String>> {
        let stock = Stock::new(letters)?;
        let size = stock.size;
        Some(self.filtered(size.max(SHORTEST)..=size.min(LONGEST), |word| stock.spells(word.iter().copied())))
    }

    /// The words made of some or all of these letters, `?` for any letter, sorted. None as for `anagrams`.
    pub fn subanagrams(&self, letters: &str) -> Option<Vec<String>> {
        let stock = Stock::new(letters)?;
        Some(self.filtered(SHORTEST..=stock.size.min(LONGEST), |word| stock.spells(word.iter().copied())))
    }

    fn filtered(
        &self,
        lengths: std::ops::RangeInclusive<usize>,
        keep: impl Fn(&[Letter]) -> bool,
    ) -> Vec<String> {
        let mut found: Vec<String> =
            lengths.flat_map(|length| self.of_length(length)).filter(|word| keep(word)).map(text).collect();
        found.sort_unstable();
        found
    }
}

/// A word as text.
pub fn text(word: &[Letter]) -> String {
    word.iter().map(|&letter| char::from(b'A' + letter)).collect()
}

fn piece(character: u8) -> Option<Piece> {
    match character {
        b'.' => Some(Piece::Any),
        b'*' => Some(Piece::Run),
        _ => letter_of(character).map(Piece::Letter),
    }
}

/// Greedy matching with one point of return, as for any pattern whose only repetition is `*`.
fn matches(pieces: &[Piece], word: &[Letter]) -> bool {
    let (mut at, mut read) = (0, 0);
    let mut last_run = None;
    while read < word.len() {
        match pieces.get(at) {
            Some(Piece::Run) => {
                last_run = Some((at, read));
                at += 1;
                continue;
            }
            Some(Piece::Any) => {}
            Some(Piece::Letter(letter)) if *letter == word[read] => {}
            _ => {
                let Some((run, from)) = last_run else {
                    return false;
                };
                last_run = Some((run, from + 1));
                (at, read) = (run + 1, from + 1);
                continue;
            }
        }
        at += 1;
        read += 1;
    }
    pieces[at..].iter().all(|&piece| piece == Piece::Run)
}

/// Letters to spell with, `?` for a joker.
pub struct Stock {
    counts: [usize; ALPHABET],
    jokers: usize,
    size: usize,
}

impl FromIterator<Tile> for Stock {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut stock = Self { counts: [0; ALPHABET], jokers: 0, size: 0 };
        for tile in tiles {
            *tile.map_or(&mut stock.jokers, |letter| &mut stock.counts[usize::from(letter)]) += 1;
            stock.size += 1;
        }
        stock
    }
}

impl Stock {
    /// None if a character is neither a letter nor a joker.
    pub fn new(letters: &str) -> Option<Self> {
        letters.bytes().map(tile_of).collect()
    }

    /// Whether there is a tile for each of these letters.
    pub(crate) fn spells(&self, mut letters: impl Iterator<Item = Letter>) -> bool {
        let mut left = self.counts;
        let mut jokers = self.jokers;
        letters.all(|letter| {
            let count = &mut left[letter as usize];
            let taken_from = if *count > 0 { count } else { &mut jokers };
            let has = *taken_from > 0;
            *taken_from = taken_from.saturating_sub(1);
            has
        })
    }
}
