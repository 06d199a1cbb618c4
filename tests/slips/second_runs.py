"""Which run of a slip is the word: the reading G1."""

from collections import Counter
from collections.abc import Callable

from nonuple.slips.slip import Situation, Slip
from tests.reference import Square
from tests.slips.second_nearly import is_near
from tests.slips.second_places import Letters, Spot, drawn, grid_tiles, runs, transposed
from tests.slips.second_words import Written, every_run, read_on

Rank = tuple[int, int, bool, bool, bool]


def words(situation: Situation, slip: Slip) -> list[Written]:
    """The word of the slip (G1); several where the reading does not say which."""
    letters, written = drawn(slip), every_run(situation, slip)
    located = _placed(situation, written, transposed(letters))
    named = any(_by_reference(one) for one in written)
    if not located:
        located = [(_rank(one, spot, 4), one) for one in written for spot in _all_right(one)]
    located += [(_rank(one, spot, 5), one) for one in written for spot in _void(one, named=named)]
    if located:
        best = min(rank for rank, _ in located)
        return _distinct([one for rank, one in located if rank == best])
    shown = [one for one in written if one.admitted and one.letters_beside and _is_shown(one)]
    return _meant(situation, letters, shown or written)


def _placed(situation: Situation, written: list[Written], other: Letters) -> list[tuple[Rank, Written]]:
    """The runs that reference or letters place; without a right reference, these turned, or two of them."""
    needed = situation.links_needed
    named = [(_rank(one, spot, 0), one) for one in written for spot in _by_reference(one)]
    found = [
        *named,
        *((_rank(one, spot, 0), one) for one in written for spot in _by_letters(one, needed)),
        *((_rank(one, spot, 1), one) for one in written for spot in _by_inverted_reference(one)),
    ]
    if named:
        return found
    turned = [Written(situation, written[0].slip, other, run, turned=True) for run in runs(other)]
    # 6.5: two letters that are right as they are drawn will do, and go before a drawing that is turned.
    found += [
        (_rank(one, spot, 2), one)
        for one in written
        for spot in _all_right(one)
        if spot.valid and one.links(spot).right > 1
    ]
    found += [
        (_rank(one, spot, 3), one)
        for one in turned
        if one.letters_beside
        for spot in _by_letters(one, needed, wrong=0)
        if spot.valid
    ]
    return found


def _is_shown(one: Written) -> bool:
    """Whether letters show which run is the word, be it not its place: two, or all but a slip of the pen."""
    return (
        bool(_by_letters(one, 2))
        or _is_off(one)
        or any(spot.valid and is_near(one, spot) for spot in one.spots())
    )


def _is_off(one: Written) -> bool:
    """Letters that are all right a row or a column off show which run is the word, though not its place."""
    return any(spot.possible and one.is_off(spot) for spot in one.spots())


def _all_right(one: Written) -> list[Spot]:
    """Where nothing beside the word is wrong, though too few letters are linked to it (6.5)."""
    return [spot for spot in _by_letters(one, 1, wrong=0) if one.links(spot).outside]


def _meant(situation: Situation, letters: Letters, written: list[Written]) -> list[Written]:
    """The run that looks like the word meant, where none is placed; rather one that can be played."""
    laid = _newly_laid(situation, letters)
    looks = {one.run: _looks_meant(one, laid) for one in written}
    playable = [one for one in written if one.admitted and any(spot.possible for spot in one.spots())]
    most = max((looks[one.run][1] for one in written if one not in playable), default=0)
    meant = [one for one in playable if looks[one.run][1] >= most or not _may_be_void(one)]
    if meant:

        def key(one: Written) -> tuple[int, ...]:
            return (*looks[one.run][1:], _has_the_claim(one))

        best = max(map(key, meant))
        return [one for one in playable if key(one) == best]
    return _best(written, lambda one: looks[one.run])


def _best(found: list[Written], looks: Callable[[Written], tuple[int, ...]]) -> list[Written]:
    best = max(map(looks, found), default=())
    return [one for one in found if looks(one) == best]


def _has_the_claim(one: Written) -> bool:
    """G1: the score breaks a tie."""
    return any(spot.possible and one.claim in spot.points for spot in one.spots())


def _distinct(found: list[Written]) -> list[Written]:
    return list({(one.run, one.turned): one for one in found}.values())


def _by_reference(one: Written) -> list[Spot]:
    """The place that the reference names, if the run can be played there."""
    if not one.admitted or one.ref is None or one.ref.down != one.run.down:
        return []
    named = one.at_reference()
    return [] if named is None or not named.possible else [named]


def _by_letters(one: Written, least: int, wrong: int = 99) -> list[Spot]:
    """The places that so many right letters name; a word that crosses a void one is none of its own (G1)."""
    if not one.admitted:
        return []
    named = [(spot, one.links(spot)) for spot in one.named_by_letters(least)]
    most = wrong if least > 2 else min(wrong, 1)
    clear = [spot for spot, link in named if link.wrong <= most and link.right >= link.against]
    return [spot for spot in clear if not _crosses_void(one, spot)]


def _void(one: Written, *, named: bool) -> list[Spot]:
    """Where a void word lies, every letter right: not admitted, not of the draw, or not in full (G1).

    Beside a run that the reference names, only there.
    """
    right = [spot for spot in one.spots() if spot.laid and one.letters_beside and not one.links(spot).wrong]
    if named:
        right = [spot for spot in right if spot == one.at_reference()]
    return [spot for spot in right if _is_cut_short(one, spot) or _is_void(one, spot)]


def _is_cut_short(one: Written, spot: Spot) -> bool:
    whole = read_on(one.situation, spot)
    return whole != spot.word and one.situation.admits(whole) and bool(spot.scores)


def _is_void(one: Written, spot: Spot) -> bool:
    playable = one.admitted and spot.possible
    return not playable and not spot.faults and one.links(spot).right >= one.situation.links_needed


def _crosses_void(one: Written, spot: Spot) -> bool:
    """Whether letters laid beside the run make another one that nothing explains: no shorter, or of four."""
    letters, run = one.lying(spot)
    link, others = one.links(spot), runs(letters)
    if not link.empty or (spot.down == one.run.down and one.is_off(spot)):
        return False
    loose = link.empty & run.touching
    lengths = [len(other.word) for other in others if not loose.isdisjoint(other.squares)]
    new = link.empty.union(run.squares[at] for at in spot.laid)
    void = [other for other in others if not link.empty.isdisjoint(other.squares)]
    most = max((len(new.intersection(other.squares)) for other in void), default=0)
    return max(lengths, default=0) >= min(len(one.run.word), 4) or most > len(spot.laid)


def _may_be_void(one: Written) -> bool:
    """Whether two right letters name places, and at each the run crosses a void one."""
    named = one.named_by_letters(2)
    return bool(named) and all(_crosses_void(one, spot) for spot in named)


def _by_inverted_reference(one: Written) -> list[Spot]:
    """The places that the reference names if it, or the direction written, is inverted (6.5)."""
    if not one.admitted or one.ref is None or one.ref.down == one.run.down:
        return []
    both = (one.at_reference(), one.at_reference(across=True))
    return [spot for spot in both if spot is not None and spot.valid and not _crosses_void(one, spot)]


def _rank(one: Written, spot: Spot, manner: int) -> Rank:
    """The fewest letters unexplained; then the straightest manner, the reference, a shift, the claim."""
    found = one.links(spot)
    by_reference = one.ref is not None and (one.ref.row, one.ref.column) == (spot.row, spot.column)
    off = bool(found.wrong) and one.is_off(spot)
    return found.wrong, manner, not by_reference, not off, one.claim not in spot.points


def _looks_meant(one: Written, newly_laid: list[set[Square]]) -> tuple[int, int, int]:
    """The letters newly laid where the drawing as a whole agrees best with the grid; those of the draw; all.

    G1 only knows the last two.
    """
    laid = max(sum(square in new for square in one.run.squares) for new in newly_laid)
    letters = Counter(one.run.word.upper())
    circled = Counter(letter.upper() for letter in one.run.word if letter.islower())
    from_the_draw, lacking = letters & Counter(one.rack), letters - Counter(one.rack)
    jokers = min((lacking & circled).total(), one.rack.count("?"))
    return laid, from_the_draw.total() + jokers, len(one.run.word)


def _newly_laid(situation: Situation, letters: Letters) -> list[set[Square]]:
    """The squares of the drawing that fall on empty ones of the grid, wherever it agrees best with it.

    A letter on the same one counts two, a letter on another one takes away one.
    """
    tiles = grid_tiles(situation.board.grid)
    agreement, agreeing = Counter[Square](), set[Square]()
    for (row, column), letter in letters.items():
        for (down, right), tile in tiles.items():
            moved = down - row, right - column
            agreement[moved] += 2 if tile == letter.upper() else -1
            if tile == letter.upper():
                agreeing.add(moved)
    best = max((agreement[moved] for moved in agreeing), default=0)
    return [
        {(r, c) for r, c in letters if (r + down, c + right) not in tiles}
        for down, right in agreeing
        if agreement[down, right] == best
    ] or [set(letters)]
