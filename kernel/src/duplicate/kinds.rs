//! Vowels and consonants: when a draw is valid, and when the letters left end a game.

use crate::chance::Tile;
use crate::duplicate::End;
use crate::letters::ALPHABET;

/// Tiles as bits, the joker after Z.
#[derive(Clone, Copy, Debug, Default)]
pub struct TileSet(u32);

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        Self(tiles.into_iter().fold(0, |bits, tile| bits | 1 << number(tile)))
    }
}

impl TileSet {
    fn count(self, tiles: &[Tile]) -> usize {
        tiles.iter().filter(|tile| self.0 >> number(**tile) & 1 == 1).count()
    }
}

/// Letters by number, the joker last.
pub(super) fn number(tile: Tile) -> usize {
    tile.map_or(ALPHABET, usize::from)
}

/// What a draw must have.
#[derive(Clone, Copy, Debug)]
pub struct Demands {
    /// The tiles that are vowels and nothing else.
    pub vowels: TileSet,
    /// Those that are vowel or consonant, whichever helps.
    pub either: TileSet,
    /// Turns at which two of each are asked for.
    pub strict_turns: usize,
}

/// How many tiles are vowels, consonants, or either.
#[derive(Clone, Copy)]
struct Kinds {
    vowels: usize,
    consonants: usize,
    either: usize,
}

impl Kinds {
    /// Whether some way of counting what is either makes `each` vowels and `each` consonants.
    fn enough(self, each: usize) -> bool {
        each.saturating_sub(self.vowels) + each.saturating_sub(self.consonants) <= self.either
    }

    /// Whether some draw of a size out of these has enough.
    fn some_draw_has(self, size: usize, each: usize) -> bool {
        (0..=self.either.min(size)).any(|either| {
            (0..=self.vowels.min(size - either)).any(|vowels| {
                let consonants = size - vowels - either;
                consonants <= self.consonants && Self { vowels, consonants, either }.enough(each)
            })
        })
    }
}

impl Demands {
    fn kinds(&self, tiles: &[Tile]) -> Kinds {
        let (vowels, either) = (self.vowels.count(tiles), self.either.count(tiles));
        Kinds { vowels, consonants: tiles.len() - vowels - either, either }
    }

    /// Whether a rack may be played; `left`: every tile not yet placed, the rack's own included.
    pub(super) fn allow(&self, rack: &[Tile], turn: usize, left: &[Tile]) -> bool {
        let strict = turn <= self.strict_turns && self.kinds(left).some_draw_has(rack.len(), 2);
        self.kinds(rack).enough(if strict { 2 } else { 1 })
    }

    /// Why the letters left allow no further turn, if they do not; `aside`: whether a joker lies beside the bag.
    pub(super) fn end(&self, left: &[Tile], aside: bool) -> Option<End> {
        let kinds = self.kinds(left);
        match left.len() {
            0 => Some(End::AllPlaced),
            _ if aside => None,
            1 => Some(End::OneLetter),
            _ if kinds.either > 0 => None,
            _ if kinds.consonants == 0 => Some(End::OnlyVowels),
            _ if kinds.vowels == 0 => Some(End::OnlyConsonants),
            _ => None,
        }
    }
}
