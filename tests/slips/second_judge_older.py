"""The second judge, editions 2009 and 2010: chapters 3 and 4 as a table of cases for a slip with one word."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from tests.slips.second_nearly import is_near, leaves_a_gap
from tests.slips.second_places import (
    Circles,
    Run,
    Spot,
    circled,
    circled_tile,
    grid_lines,
    grid_tiles,
    span,
    transposed,
)
from tests.slips.second_words import ZERO, Told, Written


def judge_one_word(one: Written, edition: str) -> set[Told]:
    """4.2 voids what 4.3 (2010) and the warnings do not save."""
    since_2010 = edition == "2010"
    short = _written_short(one)
    if short:
        return _in_part(one, short, since_2010)
    if not one.admitted:
        # 4.2; 4.4 (2010) does not say how one knows that the extension of which this is a bad copy was meant.
        return {ZERO} | (_miscopied(one) if since_2010 else set())
    if one.turned:
        return _turned_or_not(one, since_2010)
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
    meant = _meant_by(circles, spot)
    if one.claim is not None and one.claim in meant.values():
        return {Told(one.claim, "warning")}
    nearest = min(len(jokers ^ circles) for jokers in meant)
    return {Told(min(meant[way] for way in meant if len(way ^ circles) == nearest), "warning")}


def _meant_by(circles: Circles, spot: Spot) -> dict[Circles, int]:
    """What circles that are not possible as they are may mean: some are lacking, else too many, else any."""
    for may_be in (circles.__lt__, lambda way: way and way < circles, lambda way: True):
        found = {way: points for way, points in spot.scores.items() if may_be(way)}
        if found:
            return found
    return spot.scores


def _among(one: Written, places: list[Spot], *, warn: bool = False) -> set[Told]:
    """3.3.3: the claim if it fits one of them, else the minimum."""
    if len(places) == 1:
        return _pay(one, places[0], warn=warn)
    worth = {told for spot in places for told in _pay(one, spot, warn=warn)}
    fitting = [told for told in worth if told.points == one.claim]
    if fitting:
        return {min(fitting, key=lambda told: told.sanction)}
    return {min(worth, key=lambda told: told.points or 0)._replace(sanction="warning")}


def _claimed(one: Written, spot: Spot) -> bool:
    """Whether the claim is exactly the score of the solution as it is circled (4.3, 2010)."""
    circles = circled(one.run, spot)
    if circles in spot.scores:
        return one.claim == spot.scores[circles]
    return one.claim in _meant_by(circles, spot).values()


def _penalty(points: int) -> Told:
    """4.3 (2010), never below nought."""
    return Told(max(points - 5, 0), "penalty")


# A word that is not written in full.


def may_be_right(one: Written) -> bool:
    """Whether the run is a word, or one of which the ends are not written."""
    return one.admitted or bool(_written_short(one))


def _written_short(one: Written) -> list[Spot]:
    """The places named where the grid goes on beyond the word, to make one that can be played."""
    found = []
    for spot in one.spots():
        whole = spot.whole
        if whole == spot.word or not one.situation.admits(whole):
            continue
        cut = spot.faults == {"NOT_WHOLE"} and bool(spot.scores)
        if cut and _named_short(one, spot) and _in_full(one, spot).valid:
            found.append(spot)
    in_full = _linked_in_full(one)
    longer = [spot for spot in found if one.claim in _in_full(one, spot).points]
    if in_full:  # 3.3.3: the score tells whether it is in full or one that may be written in part (3.3.2)
        own = any(one.claim in spot.points for spot in in_full)
        least = one.situation.links_needed if _is_linked(one, in_full) else 2
        equal = [spot for spot in found if one.ref is None and _links_in_part(one, spot) >= least]
        return [] if own else [spot for spot in longer or equal if _may_be_cut(spot, _in_full(one, spot))]
    if one.admitted and _one_tile_both_ways(one) is not None:
        return []  # 4.2: the same tile, whichever of the two words is written
    # A solution that the reference names is the word, unless the claim is of a longer one, rightly placed.
    placed = any(_links_in_part(one, spot) >= one.situation.links_needed for spot in longer)
    return [] if one.admitted and _named_either_way(one) and not placed else found


def _linked_in_full(one: Written) -> list[Spot]:
    """Where its letters place it in full (3.3.1), beside a wrong reference, too (3.4)."""
    enough = 2 if one.ref is None else one.situation.links_needed
    named = one.fitting(enough) if one.admitted and (one.letters_beside or one.ref is None) else []
    return [spot for spot in named if spot.valid and not one.links(spot).wrong]


def _is_linked(one: Written, places: list[Spot]) -> bool:
    """Whether three letters place it at one of these."""
    return any(one.links(spot).right >= one.situation.links_needed for spot in places)


def _in_full_as_well(one: Written, short: list[Spot]) -> bool:
    """Whether its letters place it in full no worse than in part, be it with three of them or with two."""
    in_full = _linked_in_full(one) if one.ref is None else []
    in_part = any(_links_in_part(one, spot) >= one.situation.links_needed for spot in short)
    return bool(in_full) and _is_linked(one, in_full) >= in_part


def _named_either_way(one: Written) -> list[Spot]:
    """The solutions at the reference, in the direction written and, if it gives another, in that."""
    inverted = one.ref is not None and one.ref.down != one.run.down
    both = (one.at_reference(), one.at_reference(across=True) if inverted else None)
    return [spot for spot in both if spot is not None and spot.valid]


def _one_tile_both_ways(one: Written) -> Spot | None:
    """The word at the reference in the other direction, if it is one tile that forms a word each way."""
    there = one.at_reference(across=True)
    return there if there is not None and there.valid and len(there.laid) == there.crosses == 1 else None


def _named_short(one: Written, spot: Spot) -> bool:
    full = _in_full(one, spot)
    by_letters = _links_in_part(one, spot) + 1 >= one.situation.links_needed
    if one.ref is None:
        return by_letters
    if full.extends > 2 and by_letters:
        return True  # 3.2.2: the reference is ignored
    at = (one.ref.row, one.ref.column)
    return one.ref.down == one.run.down and at in ((full.row, full.column), (spot.row, spot.column))


def _links_in_part(one: Written, spot: Spot) -> int:
    """The junction letters of a word of which the ends are not written, some linked by these (3.3.2)."""
    full = _in_full(one, spot)
    link = _completed(one, spot, full).links(full)
    return 0 if link.wrong else link.right - (len(full.word) - len(spot.word))


def _in_full(one: Written, spot: Spot) -> Spot:
    tiles, row, column = grid_tiles(one.situation.board.grid), spot.row, spot.column
    down, right = (1, 0) if spot.down else (0, 1)
    while (row - down, column - right) in tiles:
        row, column = row - down, column - right
    return Spot(row, column, spot.down, spot.whole, one.situation)


def _completed(one: Written, spot: Spot, full: Spot) -> Written:
    """The run with the letters of the grid that are not written."""
    (row, column), down = one.run.squares[0], one.run.down
    before = spot.row - full.row + spot.column - full.column
    squares = span(*((row - before, column) if down else (row, column - before)), down, len(full.word))
    word = full.word[:before] + one.run.word + full.word[before + len(one.run.word) :]
    return replace(one, run=Run(word, tuple(squares), down))


def _in_part(one: Written, short: list[Spot], since_2010: bool) -> set[Told]:
    told = {told for spot in short for told in _short(one, spot, since_2010)}
    if _in_full_as_well(one, short) and all(each.points != one.claim for each in told):
        told |= _by_letters(one, since_2010)
        return {min(told, key=lambda each: each.points or 0)._replace(sanction="warning")}  # 3.3.3
    # A word in full that is located a square off may look like one that lacks its first letter (2010 4.3).
    whole = told == {ZERO} and one.admitted
    if whole and one.ref is None:
        return told | {each for each in _by_letters(one, since_2010) if each.sanction == "penalty"}
    return _at_reference(one, since_2010) if whole and one.ref and one.ref.down == one.run.down else told


def _short(one: Written, spot: Spot, since_2010: bool) -> set[Told]:
    """3.3.2: allowed where a word of three letters or more is lengthened; 4.3 (2010): the last letter."""
    full = _in_full(one, spot)
    whole = _completed(one, spot, full)
    right = _links_in_part(one, spot)
    if _may_be_cut(spot, full) and right > 1:
        few = right < one.situation.links_needed
        return _pay(whole, full, warn=few)  # 4.4 (2009 4.3): two letters instead of three
    begins = (spot.row, spot.column) == (full.row, full.column)
    contradicted = one.letters_beside and whole.links(full).wrong  # 3.4: both modes are wrong
    if since_2010 and begins and full.word[:-1] == spot.word and not contradicted:
        return {_penalty(told.points or 0) for told in _pay(whole, full)}
    return {ZERO}


def _rightly_in_part(one: Written, since_2010: bool) -> set[Told]:
    """What a word written in part earns where every letter is right around it, and three link it."""
    lying = [spot for spot in one.spots() if spot.faults == {"NOT_WHOLE"} and spot.scores]
    words = [spot for spot in lying if one.situation.admits(spot.whole) and _in_full(one, spot).valid]
    right = [spot for spot in words if _links_in_part(one, spot) >= one.situation.links_needed]
    cut = [spot for spot in right if _may_be_cut(spot, _in_full(one, spot))]
    return {told for spot in cut for told in _short(one, spot, since_2010)}


def _may_be_cut(spot: Spot, full: Spot) -> bool:
    """Whether what is not written belongs to a word of three letters or more of which one next to it is."""
    before = spot.row - full.row + spot.column - full.column
    after = len(full.word) - len(spot.word) - before
    ends = ((before, full.laid[0]), (after, len(full.word) - 1 - full.laid[-1]))
    return all(lying > 2 and lying > lacking for lacking, lying in ends if lacking)


def _miscopied(one: Written) -> set[Told]:
    """What it would be with a letter changed, two exchanged or one put in, in a word of three extended."""
    lines, told = grid_lines(one.situation.board.grid, one.run.down), set[Told]()
    for line, start in product(range(15), range(15)):
        row, column = (start, line) if one.run.down else (line, start)
        for lying in _one_slip_away(one.run.word, lines[line][start:]):
            squares = span(*one.run.squares[0], one.run.down, len(lying))
            mended = replace(one, run=replace(one.run, word=lying, squares=tuple(squares)))
            spot = Spot(row, column, one.run.down, lying.upper(), one.situation)
            full = _in_full(mended, spot)
            if full.extends > 2 and full.valid and one.situation.admits(full.word):
                told |= _pay(_completed(mended, spot, full), full, warn=True)
    return told


def _one_slip_away(written: str, line: str) -> Iterator[str]:
    """What is written with the letters of the grid there, if one slip of the pen parts them."""
    if len(written) <= len(line):
        lying = _over(written, line)
        if lying.upper() != written.upper() and _differ_by_one_slip(written.upper(), lying.upper()):
            yield lying
    if len(written) < len(line):
        for at in range(1, len(written)):
            longer = written[:at] + line[at] + written[at:]
            if line[at] != "." and _over(longer, line) == longer:
                yield longer


def _over(written: str, line: str) -> str:
    """What is written, but for the letters of the grid."""
    pairs = zip(line[: len(written)], written, strict=True)
    return "".join(letter if tile in (".", letter.upper()) else tile for tile, letter in pairs)


def _differ_by_one_slip(written: str, meant: str) -> bool:
    wrong = [at for at, (one, other) in enumerate(zip(written, meant, strict=True)) if one != other]
    exchanged = [meant[at] for at in wrong] == [written[at] for at in reversed(wrong)]
    return len(wrong) == 1 or (len(wrong) == 2 and wrong[1] == wrong[0] + 1 and exchanged)


# The place.


def _exact(one: Written, least: int) -> list[Spot]:
    """The possible places where every letter is right; those that are not linked count for nothing."""
    return [spot for spot in one.fitting(least) if not one.links(spot).wrong]


def _by_letters(one: Written, since_2010: bool) -> set[Told]:
    exact, two = _exact(one, one.situation.links_needed), _exact(one, 2)
    for places, warn in ((exact, False), (two, True)):  # 4.4 (2009 4.3): two letters instead of three
        right = [spot for spot in places if spot.valid]
        if right:
            return _among(one, right, warn=warn)
    if not since_2010:
        return {ZERO}
    exact = exact or _exact_but_not_whole(one)
    if exact:  # 4.2, but for a shift (4.3) that prolongs no word
        return {ZERO} if any(map(_prolongs_wrongly, exact)) else {_off(one)}
    return _nearly(one)


def _exact_but_not_whole(one: Written) -> list[Spot]:
    """Where every letter is right and letters of the grid go on beyond the word."""
    right = [(spot, one.links(spot)) for spot in one.spots() if spot.scores and spot.faults == {"NOT_WHOLE"}]
    needed = one.situation.links_needed
    return [spot for spot, link in right if link.outside and link.right >= needed and not link.wrong]


def _nearly(one: Written) -> set[Told]:
    """4.4 (2010): a link nearly right; else a square off (4.3)."""
    near = [spot for spot in one.spots() if spot.valid and is_near(one, spot)]
    if near and _is_drawn_in_part(one):
        near = [spot for spot in near if not one.links(spot).wrong]
    return _among(one, near, warn=True) if near else {_off(one)}


def _is_drawn_in_part(one: Written) -> bool:
    """Whether every letter is right around a word of which the ends are not written."""
    short = [spot for spot in one.spots() if spot.faults == {"NOT_WHOLE"} and spot.scores]
    return any(one.situation.admits(spot.whole) and not one.links(spot).wrong for spot in short)


def _off(one: Written) -> Told:
    """4.3 (2010): the score is exactly that of the place which the letters would name a square farther."""
    off = [spot for spot in one.spots() if spot.valid and _claimed(one, spot) and _links_off(one, spot)]
    return _penalty(one.claim) if off and one.claim is not None else ZERO


def _links_off(one: Written, spot: Spot) -> bool:
    own = {at: one.letters[at] for at in one.run.squares}
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            beside = {(r + down, c + right): x for (r, c), x in one.letters.items() if (r, c) not in own}
            link = replace(one, letters=beside | own).links(spot)
            named = Spot(spot.row + down, spot.column + right, spot.down, spot.word, one.situation)
            enough = link.right >= one.situation.links_needed
            apart = beside and beside.keys().isdisjoint(own)
            if apart and not link.wrong and enough and not _prolongs_wrongly(named):
                return True
    return False


def _prolongs_wrongly(spot: Spot) -> bool:
    """Whether a word of two letters or more would become there one that is not admitted (G7)."""
    if max(spot.squares[-1]) > 14 or min(spot.squares[0]) < 0 or "CONFLICT" in spot.faults:
        return False
    whole = spot.whole
    laid = "".join("." if at in spot.laid else letter for at, letter in enumerate(spot.word))
    lengthened = whole.replace(spot.word, laid, 1).split(".")
    return spot.prolongs or (not spot.situation.admits(whole) and any(len(part) > 1 for part in lengthened))


def _lying_right(one: Written) -> list[Spot]:
    """Where every letter is right, three of them linked, be it not in full nor with letters of the draw."""
    lying = [spot for spot in one.spots() if spot.faults <= {"TOO_MANY_TILES", "NOT_WHOLE"}]
    named = [(spot, one.links(spot)) for spot in lying]
    needed = one.situation.links_needed
    return [spot for spot, link in named if link.right >= needed and not link.wrong]


def _extensions(one: Written) -> list[Spot]:
    """Where its own letters place it as the extension of a word of three; the reference is ignored."""
    return [spot for spot in _exact(one, one.situation.links_needed) if spot.valid and spot.extends > 2]


def _at_valid_reference(one: Written, named: Spot) -> set[Told]:
    extensions = _extensions(one)
    claimed = any(one.claim in spot.points for spot in extensions)
    if one.claim not in named.points and extensions and (named.extends > 2 or claimed):
        return _among(one, extensions)
    exact = _exact(one, one.situation.links_needed)
    if not one.letters_beside or named in exact:
        return _pay(one, named)
    if named in _exact(one, 2):
        return _pay(one, named, warn=True)  # right there, though two: what they fit elsewhere does not matter
    if any(map(_prolongs_wrongly, _lying_right(one))):
        return {ZERO}  # 3.4
    return _among(one, [named, *(spot for spot in exact if spot.valid)], warn=True)  # 3.4


def _at_wrong_reference(one: Written, named: Spot | None, since_2010: bool) -> set[Told]:
    extensions = _extensions(one)
    if extensions:
        return _among(one, extensions)
    right = [spot for spot in _exact(one, one.situation.links_needed) if spot.valid]
    prolongs = named is not None and _prolongs_wrongly(named)
    if one.letters_beside:
        return _among(one, right, warn=True) if right and not prolongs else {ZERO}  # 3.4
    there = _one_tile_both_ways(one)
    if there is not None:
        return _pay(one, there, warn=True)  # 4.2: both inverted, but for one tile that forms two words
    off = since_2010 and not prolongs and _reference_off(one)
    return {_penalty(one.claim or 0)} if off else {ZERO}  # 4.3, 4.2


def _reference_off(one: Written) -> bool:
    """4.3 (2010): the score is exactly that of a place a row and/or a column away."""
    ref = one.ref
    assert ref is not None
    return any(
        spot.valid and _claimed(one, spot) and abs(spot.row - ref.row) < 2 > abs(spot.column - ref.column)
        for spot in one.spots()
    )


def _inverted(one: Written, since_2010: bool) -> set[Told]:
    """4.4 (2009 4.3): the reference or the direction; where both are possible, the claim or the minimum."""
    possible = _named_either_way(one)
    extensions = _extensions(one)
    if extensions and (
        all(spot.extends > 2 for spot in possible) or any(one.claim in spot.points for spot in extensions)
    ):
        return _among(one, extensions)
    if not one.letters_beside:
        return _among(one, possible, warn=True) if possible else {ZERO}
    right = [spot for spot in _exact(one, one.situation.links_needed) if spot.valid]
    if right:
        there = one.at_reference(across=True)
        only_inverted = one.at_reference() in right  # 4.4: nothing lies in the other direction
        prolongs = there is not None and not only_inverted and _prolongs_wrongly(there)
        return {ZERO} if prolongs else _among(one, right, warn=True)  # 3.4
    # Both are wrong (3.4), unless the whole drawing is turned beside the right reference (2010 4.4).
    turned = [spot for spot in possible if spot.down != one.run.down and not one.links(spot).wrong]
    enough = [spot for spot in turned if one.links(spot).right >= one.situation.links_needed]
    told = _among(one, enough, warn=True) if enough and since_2010 else {ZERO}
    # Nor does an article say which it is if letters are right as drawn, too, of a word written in part.
    return told | {each._replace(sanction="warning") for each in _rightly_in_part(one, since_2010)}


def _turned_or_not(one: Written, since_2010: bool) -> set[Told]:
    """4.2 (2009): link and direction inverted, unless every letter is right so of a word written in part.

    Nor is it said which it is if as drawn only the last letter lacks (2010 4.3).
    """
    drawn = _as_drawn(one)
    if not since_2010:
        return _rightly_in_part(drawn, since_2010) or {ZERO}
    cut = _in_part(drawn, _written_short(drawn), since_2010)
    return _turned(one) | {each for each in cut if each.sanction == "penalty"}


def _turned(one: Written) -> set[Told]:
    """The whole drawing in the other direction: a warning in 2010."""
    drawn = _as_drawn(one)
    if _is_right(drawn) or any(spot.valid and leaves_a_gap(drawn, spot) for spot in drawn.spots()):
        return judge_one_word(drawn, "2010")  # every letter is right so: it is not turned
    right = [spot for spot in _exact(one, one.situation.links_needed) if spot.valid]
    return _among(one, right, warn=True) if right else {ZERO}


def _as_drawn(one: Written) -> Written:
    squares = tuple((column, row) for row, column in one.run.squares)
    run = replace(one.run, squares=squares, down=not one.run.down)
    return replace(one, letters=transposed(one.letters), run=run, turned=False)


def _is_right(one: Written) -> bool:
    """Whether every letter is right as it is drawn, the word going on there or not."""
    lying = [spot for spot in one.spots() if spot.scores and spot.faults <= {"NOT_WHOLE"}]
    links = [one.links(spot) for spot in lying]
    return any(link.right >= one.situation.links_needed and not link.wrong for link in links)
