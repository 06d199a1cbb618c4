//! When a game is over, as `nonuple.play.duplicate.ending` states it.

use crate::chance::Tile;
use crate::duplicate::{End, Secret, Underway};
use crate::find::Stock;
use crate::search::{Searcher, some_word_fits};

impl Underway<'_> {
    /// Why the game is over once a word has been retained; reasons by letters come first.
    pub(super) fn end(&mut self, searcher: &mut Searcher<'_>) -> Option<End> {
        let mut left = self.letters_left(&[]);
        let by_letters = self.given.demands.end(&left, self.aside > 0);
        if by_letters.is_some() || self.wanted() < self.bag.len() {
            return by_letters;
        }
        left.extend(self.joker());
        let tops = self.tops(searcher, &left);
        let over = !self.counts(&tops);
        self.foreseen = Some(tops);
        over.then_some(End::NoMove)
    }

    /// Whether some valid draw out of all the letters left can be played; None if that takes long to tell.
    pub(super) fn some_draw_plays(&self, searcher: &mut Searcher<'_>) -> Option<bool> {
        let mut left = self.letters_left(&[]);
        left.sort_unstable();
        let size = (self.given.rack - self.joker().iter().len()).min(left.len());
        let secret = Secret::of_seed(left.len() as u64);
        let mut valid_and_plays = |mut letters: Vec<Tile>| {
            letters.extend(self.joker());
            self.may_play(&letters) && self.counts(&self.tops(searcher, &letters))
        };
        if (0..self.given.samples).any(|number| valid_and_plays(secret.draw(number, &mut left.clone(), size)))
        {
            return Some(true);
        }
        let all = || left.iter().copied().chain(self.joker());
        if !some_word_fits(&self.lanes, self.words, &all().collect::<Stock>()) {
            return Some(false);
        }
        let draws = different_draws(&left, size, self.given.few_draws)?;
        Some(draws.into_iter().any(valid_and_plays))
    }
}

/// The different draws of a size, unless they are more than so many.
fn different_draws(left: &[Tile], size: usize, most: usize) -> Option<Vec<Vec<Tile>>> {
    let mut draws = Vec::new();
    let mut pending = vec![(Vec::new(), left)];
    while let Some((drawn, rest)) = pending.pop() {
        if drawn.len() == size {
            draws.push(drawn);
            if draws.len() > most {
                return None;
            }
        } else if let ([tile, after @ ..], true) = (rest, drawn.len() + rest.len() >= size) {
            let others = rest.iter().position(|one| one != tile).unwrap_or(rest.len());
            pending.push((drawn.clone(), &rest[others..]));
            pending.push(([drawn.as_slice(), &[*tile]].concat(), after));
        }
    }
    Some(draws)
}
