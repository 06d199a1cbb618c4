//! Games that the page draws, by the kernel's rules of duplicate.

use nonuple_kernel::duplicate::{Demands, Given, Opening, Secret, TileSet, play};
use nonuple_kernel::{Memory, Rules, Searcher, Tile, Words, tile_of};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What a rulebook and a formula say of drawing, as `nonuple.play.solo.data` writes it.
#[derive(Deserialize)]
pub(crate) struct Draws {
    edition: String,
    bag: String,
    rack: usize,
    joker: bool,
    least: i32,
    vowels: String,
    either: String,
    strict_turns: usize,
    kept: Vec<i64>,
    point: i64,
    samples: usize,
    few_draws: usize,
}

impl Draws {
    /// The game of a secret, as records are written.
    pub(crate) fn game(
        &self,
        words: &Words,
        rules: &Rules,
        formula: &str,
        secret: &Secret,
    ) -> Option<String> {
        let mut memory = Memory::default();
        let given = self.given()?;
        let game = play(&mut Searcher::new(words, rules, &mut memory), &given, secret)?;
        Some(format!("{{\"edition\":\"{}\",\"formula\":\"{formula}\",{game}}}", self.edition))
    }

    fn given(&self) -> Option<Given> {
        let set = |letters: &str| tiles(letters).map(|tiles| tiles.into_iter().collect::<TileSet>());
        let (vowels, either) = (set(&self.vowels)?, set(&self.either)?);
        let kept = self.kept.as_slice().try_into().ok()?;
        Some(Given {
            tiles: tiles(&self.bag)?,
            rack: self.rack,
            joker: self.joker,
            least: self.least,
            demands: Demands { vowels, either, strict_turns: self.strict_turns },
            opening: Opening { kept, point: self.point },
            samples: self.samples,
            few_draws: self.few_draws,
        })
    }
}

fn tiles(text: &str) -> Option<Vec<Tile>> {
    text.bytes().map(tile_of).collect()
}

/// As `nonuple.play.daily` states it.
pub(crate) fn secret_of_day(day: &str, what: &str, fingerprint: &str) -> Vec<u8> {
    Sha256::digest(format!("nonuple {what} {day} {fingerprint}")).to_vec()
}
