//! Letters that follow from a secret, as `nonuple.pieces.draw` states it and docs/draws.md tells everybody.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::chance::Tile;

const RANGE: u64 = 1 << 32;
/// Bytes of a number.
const NUMBER: usize = 4;

/// What all the draws of a game follow from.
#[derive(Clone)]
pub struct Secret(Hmac<Sha256>);

impl Secret {
    /// Any bytes.
    pub fn new(bytes: &[u8]) -> Self {
        Self(Hmac::new_from_slice(bytes).expect("a secret of any length will do"))
    }

    /// The secret of a seed, the same everywhere.
    pub fn of_seed(seed: u64) -> Self {
        Self::new(&Sha256::digest(format!("nonuple seed {seed}")))
    }

    /// Take the letters of the draw of this number out of a bag, which is in order, jokers first.
    pub fn draw(&self, number: usize, bag: &mut Vec<Tile>, size: usize) -> Vec<Tile> {
        let mut numbers = self.numbers(number);
        let mut place = |left: usize| {
            let fair = RANGE - RANGE % left as u64;
            let one = numbers.find(|one| *one < fair).expect("numbers never end");
            (one % left as u64) as usize
        };
        (0..size).map(|_| bag.remove(place(bag.len()))).collect()
    }

    fn numbers(&self, number: usize) -> impl Iterator<Item = u64> {
        (0..).flat_map(move |block: u32| {
            let digest = self.0.clone().chain_update(format!("{number} {block}")).finalize().into_bytes();
            let (numbers, _) = digest.as_chunks::<NUMBER>();
            let numbers: [[u8; NUMBER]; 8] = numbers.try_into().expect("32 bytes are eight numbers");
            numbers.map(|bytes| u64::from(u32::from_be_bytes(bytes)))
        })
    }
}
