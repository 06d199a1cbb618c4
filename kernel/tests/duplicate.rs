//! Draws that follow from a secret. Whole games are compared with the law in tests/play/test_sampling.py.

use nonuple_kernel::duplicate::Secret;
use nonuple_kernel::{Tile, tile_of};

const BAG: &str =
    "??AAAAAAAAABBCCDDDEEEEEEEEEEEEEEEFFGGHHIIIIIIIIJKLLLLLMMMNNNNNNOOOOOOPPQRRRRRRSSSSSSTTTTTTUUUUUUVVWXYZ";

fn drawn(secret: &[u8], number: usize) -> (String, usize) {
    let mut bag: Vec<Tile> = BAG.bytes().filter_map(tile_of).collect();
    let letters = Secret::new(secret).draw(number, &mut bag, 7);
    (letters.iter().map(|tile| tile.map_or('?', |letter| char::from(b'A' + letter))).collect(), bag.len())
}

#[test]
fn the_draws_of_a_secret_are_the_same_for_ever() {
    let secret: [u8; 32] = std::array::from_fn(|i| i as u8);
    assert_eq!(drawn(&secret, 0), ("EPSNSAA".to_owned(), 95));
    assert_eq!(drawn(&secret, 1), ("HEUAIAR".to_owned(), 95));
}
