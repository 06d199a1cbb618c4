"""The second judge, editions 2009 and 2010: chapters 3 and 4 as a table of cases for a slip with one word."""

from dataclasses import replace
from itertools import product

from tests.slips.second_places import Run, Spot, around, circled, circled_tile, grid_tiles, least, span
from tests.slips.second_words import ZERO, Told, Written, read_on


def judge_one_word(one: Written, edition: str) -> set[Told]:
    """4.2 voids what 4.3 (2010) and the warnings do not save."""
    since_2010 = edition == "2010"
    short = _written_short(one)
    if short:
        # A word in full that is referenced a square off may look like one that lacks its first letter.
        told = _at_reference(one, since_2010) if one.admitted and one.ref is not None else set()
        return told | {told for spot in short for told in _short(one, spot, since_2010)}
    if not one.admitted:
        # 4.2; whether 4.4 (2010) saves a faulty copy of which the ends are not written, no reading says.
        return {ZERO} | (_miscopied(one) if since_2010 else set())
    if one.turned:
        # 4.2 (2009): link and direction inverted; nearly right as it is drawn, no reading says which (2010).
        return _turned(one) | _as_drawn(one) if since_2010 else {ZERO}
    if one.ref is None:
        return _by_letters(one, since_2010)
    if one.ref.down != one.run.down:
        return _inverted(one, since_2010)
    return _at_reference(one, since_2010)


def _at_reference(one: Written, since_2010: bool) -> set[Told]:
    named = one.at_reference()
    if named is not None and named.valid:
        return _at_valid_reference(one, named)
    return _at_wrong_reference(one, named, since_2010)


# The score, once the place is known.


def _pay(one: Written, spot: Spot, *, warn: bool = False) -> set[Told]:
    """The circle first; without a possible one the score, else the minimum (4.6; 2009 4.5)."""
    circles = circled(one.run, spot)
    if circles in spot.scores:
        own = spot.scores[circles]
        right = own == one.claim and not warn and not circled_tile(one.situation, one.run, spot)
        return {Told(own, "none" if right else "warning")}
    if one.claim is not None and one.claim in spot.points:
        return {Told(one.claim, "warning")}
    return {Told(least(spot, one.rack), "warning"), Told(min(spot.points), "warning")}


def _among(one: Written, places: list[Spot], *, warn: bool = False) -> set[Told]:
    """3.3.3: the claim if it fits one of them, else the minimum."""
    if len(places) == 1:
        return _pay(one, places[0], warn=warn)
    fitting = [spot for spot in places if one.claim in spot.points]
    if fitting and one.claim is not None:
        return {told for spot in fitting for told in _pay(one, spot, warn=warn)} | {
            Told(one.claim, "warning")
        }
    worth = {told for spot in places for told in _pay(one, spot)}
    return {min(worth, key=lambda told: told.points or 0)._replace(sanction="warning")}


def _exact(one: Written, spot: Spot) -> bool:
    """Whether the claim is exactly the score of the solution as it is circled (4.3, 2010)."""
    circles = circled(one.run, spot)
    return one.claim == spot.scores[circles] if circles in spot.scores else one.claim in spot.points


def _penalty(points: int) -> Told:
    """4.3 (2010), never below nought."""
    return Told(max(points - 5, 0), "penalty")


# A word that is not written in full.


def _written_short(one: Written) -> list[Spot]:
    """The places named where the grid goes on beyond the word, to make one that can be played."""
    found = []
    for spot in one.spots():
        if spot.faults != {"NOT_WHOLE"} or not spot.scores or not _named_short(one, spot):
            continue
        full = _in_full(one, spot)
        if one.situation.admits(full.word) and full.valid:
            found.append(spot)
    valid = one.admitted and any(spot.valid and not one.links(spot).wrong for spot in one.fitting(2))
    return [] if valid and one.ref is None else found


def _named_short(one: Written, spot: Spot) -> bool:
    full = _in_full(one, spot)
    link = _completed(one, spot, full).links(full)
    written = link.right - (len(full.word) - len(spot.word))
    by_letters = written + 1 >= one.situation.links_needed and not link.wrong
    if one.ref is None:
        return by_letters
    if full.extends > 2 and by_letters:
        return True  # 3.2.2: the reference is ignored
    at = (one.ref.row, one.ref.column)
    return one.ref.down == one.run.down and at in ((full.row, full.column), (spot.row, spot.column))


def _in_full(one: Written, spot: Spot) -> Spot:
    tiles, row, column = grid_tiles(one.situation.board.grid), spot.row, spot.column
    down, right = (1, 0) if spot.down else (0, 1)
    while (row - down, column - right) in tiles:
        row, column = row - down, column - right
    return Spot(row, column, spot.down, read_on(one.situation, spot), one.situation)


def _completed(one: Written, spot: Spot, full: Spot) -> Written:
    """The run with the letters of the grid that are not written."""
    (row, column), down = one.run.squares[0], one.run.down
    before = spot.row - full.row + spot.column - full.column
    squares = span(*((row - before, column) if down else (row, column - before)), down, len(full.word))
    word = full.word[:before] + one.run.word + full.word[before + len(one.run.word) :]
    return replace(one, run=Run(word, tuple(squares), down))


def _short(one: Written, spot: Spot, since_2010: bool) -> set[Told]:
    """3.3.2: allowed where a word of three letters or more is lengthened; 4.3 (2010): the last letter."""
    full = _in_full(one, spot)
    whole = _completed(one, spot, full)
    if full.extends > 2 and one.links(spot).right >= one.situation.links_needed:
        return _pay(whole, full) | _pay(whole, full, warn=True)
    if full.extends > 2 and one.links(spot).right == 2:
        return _pay(whole, full, warn=True)  # 4.4 (2009 4.3): two letters instead of three
    if since_2010 and full.word[:-1] == spot.word:
        return {_penalty(told.points or 0) for told in _pay(whole, full)}
    return {ZERO}


def _miscopied(one: Written) -> set[Told]:
    """What it would be with a letter changed, or two exchanged, in a word of three letters extended."""
    tiles, told = grid_tiles(one.situation.board.grid), set[Told]()
    for line, start in product(range(15), range(16 - len(one.run.word))):
        row, column = (start, line) if one.run.down else (line, start)
        squares = span(row, column, one.run.down, len(one.run.word))
        lying = "".join(tiles.get(at, letter) for at, letter in zip(squares, one.run.word, strict=True))
        if _differ_by_one_slip(one.run.word.upper(), lying.upper()):
            mended = replace(one, run=replace(one.run, word=lying))
            spot = Spot(row, column, one.run.down, lying.upper(), one.situation)
            full = _in_full(mended, spot)
            if full.extends > 2 and full.valid and one.situation.admits(full.word):
                told |= _pay(_completed(mended, spot, full), full, warn=True)
    return told


def _differ_by_one_slip(written: str, meant: str) -> bool:
    wrong = [at for at, (one, other) in enumerate(zip(written, meant, strict=True)) if one != other]
    exchanged = [meant[at] for at in wrong] == [written[at] for at in reversed(wrong)]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[1] == wrong[0] + 1 and exchanged)


# The place.


def _by_letters(one: Written, since_2010: bool) -> set[Told]:
    needed = one.situation.links_needed
    exact = [spot for spot in one.fitting(needed) if not one.links(spot).wrong]
    linked = [spot for spot in exact if not one.links(spot).unlinked]
    if linked:
        right = [spot for spot in linked if spot.valid]
        if right:
            return _among(one, right)
        return {_off(one)} if since_2010 and not any(spot.prolongs for spot in linked) else {ZERO}
    if any(spot.valid for spot in exact):  # three are right, one that would link the others is left out
        right = [spot for spot in exact if spot.valid]
        return _among(one, right) | _among(one, right, warn=True) | (set() if since_2010 else {ZERO})
    two = [spot for spot in one.fitting(2) if not one.links(spot).wrong]
    right = [spot for spot in two if spot.valid]
    if right:
        return _among(one, right, warn=True)  # 4.4 (2009 4.3): two letters instead of three
    if two and not since_2010:
        return {ZERO}
    return _nearly(one) if since_2010 else {ZERO}


def _nearly(one: Written) -> set[Told]:
    """4.4 (2010): a link nearly right."""
    beside_three = [spot for spot in one.spots() if spot.valid and _one_beside_three(one, spot)]
    near = [spot for spot in one.spots() if spot.valid and _one_slip_away(one, spot)]
    in_a_row = [spot for spot in near if _three_in_a_row(one, spot)]
    omitted = [spot for spot in one.spots() if spot.valid and _lacks_a_letter(one, spot)]
    if omitted:
        return _among(one, [*in_a_row, *omitted], warn=True) | _among(one, omitted, warn=True)
    if in_a_row:
        fewest = min(one.links(spot).wrong for spot in in_a_row)
        told = _among(one, [spot for spot in in_a_row if one.links(spot).wrong == fewest], warn=True)
        return told | _among(one, near, warn=True)
    if near and max(one.links(spot).right for spot in near) >= one.situation.links_needed:
        return {ZERO} | _among(one, near, warn=True)
    if beside_three:
        return _among(one, beside_three, warn=True)
    if any(one.links(spot).unlinked and not one.links(spot).wrong for spot in one.spots() if spot.valid):
        # A letter left out, its gap left open: whether that is an omission (4.4) no reading says.
        paid = {told for spot in one.spots() if spot.valid for told in _pay(one, spot, warn=True)}
        return {ZERO, _off(one)} | paid
    return {_off(one)}


def _off(one: Written) -> Told:
    """4.3 (2010): the score is exactly that of the place which the letters would name a square farther."""
    off = [spot for spot in one.spots() if spot.valid and _exact(one, spot) and _links_off(one, spot)]
    return _penalty(one.claim) if off and one.claim is not None else ZERO


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
    if not any(near in one.run.squares for at in beside for near in around(at)):
        return False
    for row, column in beside:
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            before = row - step[0], column - step[1]
            if tiles.get((before[0] + down, before[1] + right)) != one.letters.get(before, "").upper():
                continue
            beyond = {at for at in beside if _is_beyond(at, (row, column), step)}
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


def _is_beyond(at: tuple[int, int], start: tuple[int, int], step: tuple[int, int]) -> bool:
    """Whether a square is the start, or farther on in the same line."""
    down, right = at[0] - start[0], at[1] - start[1]
    return at == start or (down * step[0] + right * step[1] > 0 and down * step[1] == right * step[0])


def _three_in_a_row(one: Written, spot: Spot) -> bool:
    """Whether the letters drawn, on the tiles of the grid, hold three in a row."""
    tiles = grid_tiles(one.situation.board.grid)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    on = {(r + down, c + right) for r, c in one.letters if (r + down, c + right) in tiles}
    return any({(r, c + 1), (r, c + 2)} <= on or {(r + 1, c), (r + 2, c)} <= on for r, c in on)


def _links_off(one: Written, spot: Spot) -> bool:
    own = {at: one.letters[at] for at in one.run.squares}
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            beside = {(r + down, c + right): x for (r, c), x in one.letters.items() if (r, c) not in own}
            link = replace(one, letters=beside | own).links(spot)
            named = Spot(spot.row + down, spot.column + right, spot.down, spot.word, one.situation)
            enough = link.right >= one.situation.links_needed
            if beside and not link.wrong and enough and not _prolongs_wrongly(named):
                return True
    return False


def _prolongs_wrongly(spot: Spot) -> bool:
    """Whether a word of two letters or more would become there one that is not admitted (G7)."""
    if max(spot.squares[-1]) > 14 or min(spot.squares[0]) < 0 or "CONFLICT" in spot.faults:
        return False
    whole = read_on(spot.situation, spot)
    laid = "".join("." if at in spot.laid else letter for at, letter in enumerate(spot.word))
    lengthened = whole.replace(spot.word, laid, 1).split(".")
    return spot.prolongs or (not spot.situation.admits(whole) and any(len(part) > 1 for part in lengthened))


def _at_valid_reference(one: Written, named: Spot) -> set[Told]:
    other = [spot for spot in one.fitting(one.situation.links_needed) if spot != named]
    extensions = [spot for spot in other if spot.valid and spot.extends > 2]
    told = {told for spot in extensions for told in _pay(one, spot)}  # 3.2.2: the reference is ignored
    if not one.letters_beside:
        return told | _pay(one, named)
    link = one.links(named)
    enough = link.right >= one.situation.links_needed
    if enough and not link.wrong:
        return told | _pay(one, named) | (_pay(one, named, warn=True) if link.unlinked else set())
    told |= _pay(one, named, warn=True)  # 3.4
    if named.extends > 2:
        told |= _pay(one, named)
    for spot in other:
        told |= {ZERO} if spot.prolongs else _pay(one, spot, warn=True)
    return told


def _at_wrong_reference(one: Written, named: Spot | None, since_2010: bool) -> set[Told]:
    right = [spot for spot in one.fitting(one.situation.links_needed) if spot.valid]
    extensions = [spot for spot in right if spot.extends > 2]
    if extensions and not one.letters_beside:
        return _among(one, extensions)  # 3.2.2: the reference is ignored
    exact = [spot for spot in right if not one.links(spot).wrong]
    prolongs = named is not None and named.possible and named.prolongs
    if exact and one.letters_beside:
        told = _among(one, exact, warn=True) | (_among(one, extensions) if extensions else set())
        if prolongs:
            return {ZERO} | (told if extensions else set())  # 3.4
        # G7 does not say whether a word is prolonged where the draw lacks the letters.
        return told | ({ZERO} if named is not None and (named.prolongs or named.faults) else set())
    if one.letters_beside:
        return {ZERO} | _among(one, extensions) if extensions else {ZERO}  # 3.4: both wrong
    if not since_2010 or prolongs:
        return {ZERO}  # 4.2
    off = _reference_off(one) and one.claim is not None
    # G7 does not say whether a word is prolonged where the draw lacks the letters.
    doubtful = {ZERO} if named is not None and _prolongs_wrongly(named) else set[Told]()
    return {_penalty(one.claim or 0)} | doubtful if off else {ZERO}


def _reference_off(one: Written) -> bool:
    """4.3 (2010): the score is exactly that of a place a row and/or a column away."""
    ref = one.ref
    assert ref is not None
    return any(
        spot.valid and _exact(one, spot) and abs(spot.row - ref.row) < 2 > abs(spot.column - ref.column)
        for spot in one.spots()
    )


def _inverted(one: Written, since_2010: bool) -> set[Told]:
    """4.4 (2009 4.3): the reference or the direction; where both are possible, the claim or the minimum."""
    right = [spot for spot in one.fitting(one.situation.links_needed) if spot.valid]
    extensions = [spot for spot in right if spot.extends > 2]
    if extensions:
        return _among(one, extensions) | _among(one, extensions, warn=True)
    exact = [spot for spot in right if not one.links(spot).wrong]
    if exact and one.letters_beside:
        there = one.at_reference(across=True)
        # 3.4 does not say whether a word is prolonged wrongly in the direction of the reference alone.
        prolonged = {ZERO} if there is not None and _prolongs_wrongly(there) else set[Told]()
        return _among(one, exact, warn=True) | prolonged
    both = (one.at_reference(), one.at_reference(across=True))
    possible = [spot for spot in both if spot is not None and spot.valid]
    if not possible:
        return {ZERO}
    possible = one.explained(possible)
    return _among(one, possible, warn=True) | ({ZERO} if one.letters_beside and not since_2010 else set())


def _turned(one: Written) -> set[Told]:
    """The whole drawing in the other direction: a warning in 2010."""
    exact = [spot for spot in one.fitting(one.situation.links_needed) if not one.links(spot).wrong]
    right = [spot for spot in exact if spot.valid]
    return _among(one, right, warn=True) if right else {ZERO}


def _as_drawn(one: Written) -> set[Told]:
    """What it is if it is not turned: nearly right, or all right where it makes a word not admitted (4.2)."""
    letters = {(column, row): letter for (row, column), letter in one.letters.items()}
    squares = tuple((column, row) for row, column in one.run.squares)
    run = replace(one.run, squares=squares, down=not one.run.down)
    drawn = replace(one, letters=letters, run=run, turned=False)
    told: set[Told] = set()
    for spot in drawn.spots():
        link = drawn.links(spot)
        if spot.valid and link.right:
            told |= _pay(drawn, spot, warn=True)
        elif link.right >= one.situation.links_needed and not link.wrong and spot.scores:
            told.add(ZERO)
    return told
