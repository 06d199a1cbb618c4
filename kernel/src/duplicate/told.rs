//! A game as `nonuple simulate` writes it: JSON without a space, its fields in the order of
//! `nonuple.play.record`.

use std::fmt::{self, Display, Formatter};

use crate::chance::spelled;
use crate::duplicate::{End, Game, Reject, Turn, Why};
use crate::find::text;
use crate::grid::Square;
use crate::moves::reference;

impl Why {
    /// As records name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Invalid => "invalid",
            Self::NoMove => "no-move",
        }
    }
}

impl End {
    /// As records name it.
    pub fn name(self) -> &'static str {
        match self {
            Self::AllPlaced => "all-placed",
            Self::OneLetter => "one-letter",
            Self::OnlyVowels => "only-vowels",
            Self::OnlyConsonants => "only-consonants",
            Self::NoMove => "no-move",
        }
    }
}

/// The members of a game from its turns on; nothing in them needs to be escaped.
impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("\"turns\":")?;
        list(f, self.turns.iter().enumerate(), |f, (before, turn)| turn.fmt_as(f, before + 1))?;
        let (end, left) = (self.end.name(), spelled(self.left.iter().copied()));
        let total: i32 = self.turns.iter().map(|turn| turn.score).sum();
        write!(f, ",\"end\":\"{end}\",\"left\":\"{left}\",\"total\":{total}")
    }
}

impl Turn {
    fn fmt_as(&self, f: &mut Formatter<'_>, number: usize) -> fmt::Result {
        let Self { score, bonus, ties, .. } = self;
        let (kept, drawn) = (spelled(self.kept.iter().copied()), spelled(self.drawn.iter().copied()));
        let (place, word) = (reference(self.place), written(&self.word));
        write!(f, "{{\"n\":{number},\"rejected\":")?;
        list(f, &self.rejected, |f, reject| reject.fmt(f))?;
        write!(f, ",\"kept\":\"{kept}\",\"drawn\":\"{drawn}\",\"ref\":\"{place}\",\"word\":\"{word}\"")?;
        write!(f, ",\"score\":{score},\"bonus\":{bonus},\"cross\":")?;
        list(f, &self.cross, |f, word| write!(f, "\"{}\"", written(word)))?;
        write!(f, ",\"ties\":{ties},\"replaced\":")?;
        match self.replaced {
            Some(letter) => write!(f, "\"{}\"", text(&[letter]))?,
            None => f.write_str("null")?,
        }
        write!(f, ",\"rack\":\"{kept}{drawn}\"}}")
    }
}

impl Display for Reject {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (kept, drawn) = (spelled(self.kept.iter().copied()), spelled(self.drawn.iter().copied()));
        write!(f, "{{\"kept\":\"{kept}\",\"drawn\":\"{drawn}\",\"why\":\"{}\"}}", self.why.name())
    }
}

fn list<T>(
    f: &mut Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    item: impl Fn(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    f.write_str("[")?;
    for (before, one) in items.into_iter().enumerate() {
        if before > 0 {
            f.write_str(",")?;
        }
        item(f, one)?;
    }
    f.write_str("]")
}

/// A word as it reads on the grid, jokers in lower case.
fn written(word: &[Square]) -> String {
    word.iter().map(|tile| tile.character()).collect()
}
