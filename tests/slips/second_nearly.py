"""Junction letters that one slip of the pen parts from right ones (2010, 4.4)."""

from dataclasses import replace

from tests.reference import Square
from tests.slips.second_places import Letters, Spot, around, grid_tiles, linked_to
from tests.slips.second_words import ONE_OFF, Written


def is_near(one: Written, spot: Spot) -> bool:
    """One wrong letter beside three; one changed, or two exchanged, or one left out, of three in a row."""
    return (
        _one_beside_three(one, spot)
        or (_one_slip_away(one, spot) and _three_in_a_row(one, spot))
        or _lacks_a_letter(one, spot)
        or leaves_a_gap(one, spot)
    )


def is_bad_copy(one: Written, spot: Spot, piece: set[Square]) -> bool:
    """Whether letters that make no word are right around one, or a square off, but for one or two of them."""
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    for by, to in ((0, 0), *ONE_OFF):
        lying = {(r, c): tiles.get((r + down + by, c + right + to)) for r, c in piece}
        wrong = [at for at in piece if lying[at] != one.letters[at].upper()]
        if not wrong or (len(wrong) == 1 and len(piece) > 1):
            return True
        swapped = [lying[at] for at in wrong] == [one.letters[at].upper() for at in reversed(wrong)]
        if len(wrong) == 2 and swapped and wrong[1] in around(wrong[0]):
            return True
    return False


def leaves_a_gap(one: Written, spot: Spot) -> bool:
    """Whether all letters are right, and one of the grid put in between two links them."""
    if one.links(spot).wrong:
        return False
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    blank = {near for at in one.letters for near in around(at) if near not in one.letters}
    for gap in blank:
        lying = tiles.get((gap[0] + down, gap[1] + right))
        if lying is not None and sum(near in one.letters for near in around(gap)) > 1:
            filled = replace(one, letters=one.letters | {gap: lying})
            enough = filled.links(spot).right >= one.situation.links_needed
            if enough and _three_in_a_row(filled, spot):
                return True
    return False


def _one_beside_three(one: Written, spot: Spot) -> bool:
    """One wrong letter beside three right ones, wherever it lies (the readings of 2009 and 2010)."""
    link = one.links(spot)
    return link.wrong == 1 and link.right >= one.situation.links_needed


def _one_slip_away(one: Written, spot: Spot) -> bool:
    """Whether one letter changed, or two neighbours exchanged, make a right link of it.

    The right link has three letters in a row of one word; three right ones beside a wrong one will do.
    """
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    beside = [at for at in one.letters if at not in one.run.squares]
    lying = {at: tiles.get((at[0] + down, at[1] + right)) for at in beside}
    wrong = [at for at in beside if lying[at] != one.letters[at].upper()]
    if any(lying[at] is None for at in wrong) or not 0 < len(wrong) < 3:
        return False
    if len(wrong) == 2:
        a, b = wrong
        exchanged = (lying[a], lying[b]) == (one.letters[b].upper(), one.letters[a].upper())
        if b not in around(a) or not exchanged:
            return False
    mended = one.letters | {at: tile for at, tile in lying.items() if tile is not None}
    return replace(one, letters=mended).links(spot).right >= one.situation.links_needed


def _lacks_a_letter(one: Written, spot: Spot) -> bool:
    """Whether putting in a letter, those beyond it moved on, makes a right link of three in a row."""
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    beside = [at for at in one.letters if at not in one.run.squares]
    laid = {one.run.squares[at] for at in spot.laid}
    true = {(r, c) for r, c in beside if tiles.get((r + down, c + right)) == one.letters[r, c].upper()}
    linked = linked_to(one.run, true).union(one.run.squares)
    for row, column in beside:
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            before = row - step[0], column - step[1]
            if before not in true.union(one.run.squares) - laid:
                continue
            line = _from((row, column), step, one.letters) | _from(before, (-step[0], -step[1]), one.letters)
            if not any(near in linked for at in line for near in (at, *around(at))):
                continue  # what is written apart from the word links nothing
            beyond = _from((row, column), step, one.letters).difference(one.run.squares)
            moved = {(r + step[0], c + step[1]) for r, c in beyond}
            if any(near in laid for at in beyond for near in around(at)) or moved & {*one.run.squares}:
                continue  # a letter that touches one that is laid stands where it should
            letters = {at: letter for at, letter in one.letters.items() if at not in beyond}
            letters |= {(r + step[0], c + step[1]): one.letters[r, c] for r, c in beyond}
            letters[row, column] = tiles.get((row + down, column + right), "")
            mended = replace(one, letters=letters)
            link = mended.links(spot)
            enough = link.right >= one.situation.links_needed and not link.wrong
            if letters[row, column] and enough and _three_in_a_row(mended, spot):
                return True
    return False


def _from(start: Square, step: Square, letters: Letters) -> set[Square]:
    """The square and those that follow it without a blank."""
    found, (row, column) = set[Square](), start
    while (row, column) in letters:
        found.add((row, column))
        row, column = row + step[0], column + step[1]
    return found


def _three_in_a_row(one: Written, spot: Spot) -> bool:
    """Whether the letters drawn, on the tiles of the grid, hold three in a row."""
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    on = {(r + down, c + right) for r, c in one.letters if (r + down, c + right) in tiles}
    return any({(r, c + 1), (r, c + 2)} <= on or {(r + 1, c), (r + 2, c)} <= on for r, c in on)
