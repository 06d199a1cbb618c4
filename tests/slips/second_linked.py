"""The second judge, words that share a letter with the word played: 6.4.2.2; 4.5 in 2009, 4.6 in 2010."""

from dataclasses import replace

from tests.slips.second_places import Circles, Run, Spot, circled, grid_tiles, least, runs, span
from tests.slips.second_words import ZERO, Told, Written

PAID = ("none", "warning")


def with_linked_words(one: Written, edition: str, told: set[Told]) -> set[Told]:
    """What the articles make of the word and of the solutions linked to it, the word being paid."""
    if not one.admitted or one.shifted:  # G2: shifted links are wrong links, not a second solution
        return told
    inverted = one.ref is not None and one.ref.down != one.run.down
    places = _either_way(one) if inverted else _located(one)
    for spot in places:
        lying = _lying(one, spot)
        standing = _standing(lying, spot)
        others = [_earned(one, edition, run, other) for run, other in standing]
        if others:
            both = {_with_others(one, edition, main, others) for main in told}
            linked = all(run.crosses(lying.run) for run, _ in standing)
            straight = not (inverted or one.turned) and (edition == "2026" or one.ref is not None)
            sure = linked and straight and len(places) == 1 and _is_firm(one, spot)
            # Where two letters at most place the word, the others may be meant as letters badly copied;
            # before 2026 letters with a stray among them place nothing, but for what 4.4 (2010) forgives,
            # and a word that has no letter of it is judged alone, which may be null (4.6; 2009 4.5).
            alone = set() if linked or edition == "2026" else {ZERO}
            return both if sure else both | told | alone
    return told


def _either_way(one: Written) -> list[Spot]:
    """The solutions at the square of an inverted reference."""
    both = (one.at_reference(), one.at_reference(across=True))
    return [spot for spot in both if spot is not None and spot.valid]


def _lying(one: Written, spot: Spot) -> Written:
    """The slip in the direction of a place."""
    letters, run = one.lying(spot)
    return replace(one, letters=letters, run=run)


def _located(one: Written) -> list[Spot]:
    """Where the slip says that it lies: by its reference, by three letters, by two."""
    named = one.at_reference() if one.ref is not None and one.ref.down == one.run.down else None
    if named is not None and named.valid:
        return [named]
    for enough in (one.situation.links_needed, 2):
        found = [spot for spot in one.named_by_letters(enough) if spot.valid]
        if found:
            return found
    return []


def _is_firm(one: Written, spot: Spot) -> bool:
    return one.ref is not None or one.links(spot).right >= one.situation.links_needed


def _standing(one: Written, spot: Spot) -> list[tuple[Run, Spot]]:
    """The other solutions that share a letter with the word, or have two new ones, where they stand (E1, G2).

    What letters of the word and of the grid make up is none, nor is what another has all letters of.
    """
    tiles, own = grid_tiles(one.situation.board.grid), set(one.run.squares)
    down, right = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    explained = own | {
        (r, c) for (r, c), letter in one.letters.items() if tiles.get((r + down, c + right)) == letter.upper()
    }
    found, taken = [], set(own)
    for run in sorted(runs(one.letters), key=lambda run: -len(run.word)):
        squares = set(run.squares)
        if run == one.run or squares <= explained or squares <= taken:
            continue
        standing = _at(one, run, run.squares[0][0] + down, run.squares[0][1] + right)
        if standing is None or not (squares & own or len(standing.laid) > 1):
            continue
        if standing.valid and one.situation.admits(run.word):
            taken |= squares
            found.append((run, standing))
    return found


def _at(one: Written, run: Run, row: int, column: int) -> Spot | None:
    """A run at a square, if it lies within the grid and contradicts none of its letters."""
    tiles = grid_tiles(one.situation.board.grid)
    squares = span(row, column, run.down, len(run.word))
    inside = all(0 <= r < 15 and 0 <= c < 15 for r, c in squares)
    fits = all(tiles.get(at, letter) == letter for at, letter in zip(squares, run.word.upper(), strict=True))
    return Spot(row, column, run.down, run.word.upper(), one.situation) if inside and fits else None


def _earned(one: Written, edition: str, run: Run, spot: Spot) -> int:
    """What a linked word earns where it stands: by its circles, by the claim, or the least."""
    circles: Circles = circled(run, spot)
    claimed = one.claim is not None and one.claim in spot.points
    if circles in spot.scores:
        own = spot.scores[circles]
        return max(own, one.claim or 0) if claimed and edition == "2026" else own
    return (one.claim or 0) if claimed else least(spot, one.rack)


def _with_others(one: Written, edition: str, main: Told, others: list[int]) -> Told:
    """A word that is paid, or would be if what it forms were held implausible."""
    points, sanction = main.implausible or main[:2]
    elsewhere = sanction == "penalty" or (main.implausible is not None and points != one.claim)
    if edition == "2026" and elsewhere and one.claim is not None and others.count(one.claim) == 1:
        return Told(one.claim, "warning")  # it is that of one of them where it stands, and not of the word
    if main.implausible is not None and main.implausible[1] in PAID:
        return main._replace(implausible=_of_both(one, edition, Told(*main.implausible), others)[:2])
    return _of_both(one, edition, main, others) if main.sanction in PAID else main


def _of_both(one: Written, edition: str, main: Told, others: list[int]) -> Told:
    """2026: the claim with a warning if it is that of one alone; else, and before, the least."""
    every = [main.points or 0, *others]
    if edition == "2026":
        paid = one.claim if one.claim is not None and every.count(one.claim) == 1 else min(every)
        return Told(paid, "warning")
    if min(every) == main.points:
        return main
    right = min(every) == one.claim and main.sanction == "none"
    return Told(min(every), "none" if right else "warning")
