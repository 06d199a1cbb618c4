//! Places and words as they are written.

use nonuple_kernel::{Direction, Grid, Place, SIDE, Square};

/// `H4` across, `4H` down, as `nonuple_kernel::reference` writes them.
pub(crate) fn place_of(text: &str) -> Option<Place> {
    let across = text.starts_with(|first: char| first.is_ascii_uppercase());
    let (row, column) = if across {
        text.split_at_checked(1)?
    } else {
        let (column, row) = text.split_at_checked(text.len().checked_sub(1)?)?;
        (row, column)
    };
    let row = usize::from(row.bytes().next()?.checked_sub(b'A')?);
    let column = column.parse::<usize>().ok()?.checked_sub(1)?;
    if row >= SIDE || column >= SIDE {
        return None;
    }
    Some(if across {
        Place { direction: Direction::Across, line: row, start: column }
    } else {
        Place { direction: Direction::Down, line: column, start: row }
    })
}

/// A word as it reads on the grid, jokers in lower case; None where something else than a letter stands in it.
pub(crate) fn tiles_of(word: &str) -> Option<Vec<Square>> {
    word.bytes().map(|one| Square::from_character(one).filter(|tile| !tile.is_empty())).collect()
}

/// Tiles as text.
pub(crate) fn text(tiles: &[Square]) -> String {
    tiles.iter().map(|tile| tile.character()).collect()
}

/// The squares of a word, as far as they are on the grid: the tile of the word, what lies there, its number.
pub(crate) fn along<'w>(
    grid: &'w Grid,
    place: Place,
    word: &'w [Square],
) -> impl Iterator<Item = (Square, Square, usize)> + 'w {
    let Place { direction, line, start } = place;
    word.iter()
        .zip(start..SIDE)
        .map(move |(tile, at)| (*tile, grid.at(direction, line, at), direction.square(line, at)))
}

/// The tiles that a word takes from the rack where it lies.
pub(crate) fn laid_on(grid: &Grid, place: Place, word: &[Square]) -> Vec<Square> {
    along(grid, place, word).filter(|(_, lying, _)| lying.is_empty()).map(|(tile, ..)| tile).collect()
}

/// The fifteen rows of a grid.
pub(crate) fn rows(grid: &Grid) -> Vec<String> {
    let text = grid.text();
    (0..SIDE).map(|row| text[row * SIDE..][..SIDE].to_owned()).collect()
}
