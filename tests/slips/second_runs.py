"""Which run of a slip is the word: the reading G1."""

from collections import Counter

from nonuple.slips.slip import Situation, Slip
from tests.reference import Square
from tests.slips.second_nearly import is_bad_copy, is_near, leaves_a_gap
from tests.slips.second_places import Letters, Spot, drawn, grid_tiles, linked_to, runs, transposed
from tests.slips.second_words import Written, every_run

Rank = tuple[int, int, bool, bool, bool]
Found = tuple[Rank, Written, Spot]


def words(situation: Situation, slip: Slip) -> list[Written]:
    """The word of the slip (G1); several where the reading does not say which."""
    written = every_run(situation, slip)
    named = any(_by_reference(one) for one in written)
    located = _placed(situation, written, transposed(drawn(slip)), named=named)
    if not named:
        located += [(_rank(one, spot, 4), one, spot) for one in written for spot in _all_right(one)]
    if not named and located and all(rank[0] > 1 for rank, *_ in located):
        located += [(_rank(one, spot, 4), one, spot) for one in written for spot in _linked_off(one)]
    best = _first(located)
    here = any(spot.valid or spot in _by_reference(one) for _, one, spot in best)
    if best and not best[0][0][0] and not here:
        best = _first([found for found in located if _has_one_stray(*found[1:])]) or best  # 6.2.5
    void = [(_rank(one, spot, 5), one, spot) for one in written for spot in _void(one, named=named)]
    if all(rank[0] for rank, *_ in located) and not any(_makes_way(best, *found[1:]) for found in void):
        best = _first(void) or best
    if best:
        return _distinct([one for _, one, _ in best])
    shown = [(one, spot) for one in written if one.admitted for spot in _where_shown(one)]
    if shown:
        claimed = [one for one, spot in shown if one.claim in spot.points]
        return _meant(_distinct(claimed or [one for one, _ in shown]))
    own = [one for one in written if one.admitted or not _is_a_bad_copy(one, written)]
    return _meant(own or written)


def _first(found: list[Found]) -> list[Found]:
    """Those of the best rank."""
    return [one for one in found if one[0] == min(rank for rank, *_ in found)]


def _has_one_stray(one: Written, spot: Spot) -> bool:
    """Whether a solution that has the score has one wrong letter beside it."""
    return one.links(spot).wrong == 1 and spot.valid and one.claim in spot.points


def _makes_way(best: list[Found], void: Written, there: Spot) -> bool:
    """Whether a void run is a stray beside a word that has the score, or a bad copy of the grid around it."""
    if there == void.at_reference() and void.ref is not None and void.ref.down == void.run.down:
        return False  # what the reference names is the word
    for _, one, spot in best:
        if _has_one_stray(one, spot):
            return True  # 6.2.5, 6.4.1
        (row, column), (r, c) = one.run.squares[0], void.run.squares[0]
        elsewhere = (spot.row - row, spot.column - column) != (there.row - r, there.column - c)
        a_word = void.admitted or _is_cut_short(void, there)
        if not a_word and elsewhere and _half_lies_around(one, spot, void):
            return True
    return False


def _rightly_named(one: Written) -> list[Spot]:
    return [spot for spot in _by_reference(one) if spot.valid]


def _adds_a_letter(one: Written, other: Written) -> bool:
    return len(set(one.run.squares).difference(other.run.squares)) == 1


def _is_a_bad_copy(one: Written, written: list[Written]) -> bool:
    """G2: whether all that a run is written with is letters badly copied, of a word apart from it.

    Or whether it is a word's letter and a stray, or half of it lies on the grid around a word.
    """
    playable = [other for other in written if other.admitted and any(s.possible for s in other.spots())]
    if any(_adds_a_letter(one, other) for other in playable):
        return True
    if any(_half_lies_around(other, spot, one) for other in playable for spot in other.spots()):
        return True
    piece = _piece_of(one)
    words = [other for other in written if other.admitted and other.run.squares[0] not in piece]
    return any(_copies(other, piece) for other in words)


def _half_lies_around(word: Written, spot: Spot, one: Written) -> bool:
    """Whether two letters of a run, and half of them, lie on the grid when a word lies at a place."""
    tiles, (row, column) = grid_tiles(one.situation.board.grid), word.run.squares[0]
    right = sum(
        tiles.get((r + spot.row - row, c + spot.column - column)) == one.letters[r, c].upper()
        for r, c in one.run.squares
    )
    return spot.possible and right > 1 and 2 * right >= len(one.run.squares)


def has_a_void_word_apart(one: Written, written: list[Written]) -> bool:
    """Whether what is no word stands apart from the word, could be laid, and is no bad copy (G2, 6.4.2.2)."""
    if one.turned:
        return False
    own = _piece_of(one)
    void = [other for other in written if not other.admitted and other.run.squares[0] not in own]
    laid = [other for other in void if any(spot.possible for spot in other.spots())]
    return any(not _copies(one, _piece_of(other)) for other in laid)


def words_apart(one: Written, written: list[Written]) -> list[Written]:
    """The admitted words that have the score, and no letter in one piece with a run."""
    piece = _piece_of(one)
    apart = [other for other in written if other.admitted and other.run.squares[0] not in piece]
    return [other for other in apart if any(other.claim in spot.points for spot in other.spots())]


def _piece_of(one: Written) -> set[Square]:
    """All that is written in one piece with the run."""
    return linked_to(one.run, one.letters.keys()).union(one.run.squares)


def _copies(one: Written, piece: set[Square]) -> bool:
    return any(spot.possible and is_bad_copy(one, spot, piece) for spot in one.spots())


def _placed(situation: Situation, written: list[Written], other: Letters, *, named: bool) -> list[Found]:
    """The runs that reference or letters place; without a right reference, these turned, or two of them."""
    right = [(one, spot) for one in written for spot in _rightly_named(one)]
    if right:
        return _rightly_placed(written, right)
    found = [
        *((_rank(one, spot, 0), one, spot) for one in written for spot in _by_reference(one)),
        *((_rank(one, spot, 0), one, spot) for one in written for spot in _by_letters(one)),
        *((_rank(one, spot, 0), one, spot) for one in written for spot in _linked_beside(one, written)),
        *(
            (_rank(one, spot, 1), one, spot)
            for one in written
            for spot in _by_inverted_reference(one)
            if not (named and one.links(spot).wrong)
        ),
    ]
    if named:
        return found
    # 6.5: two letters that are right as they are drawn will do, and go before a drawing that is turned.
    found += [
        (_rank(one, spot, 2), one, spot)
        for one in written
        for spot in _all_right(one)
        if spot.valid and one.links(spot).right > 1
    ]
    turned = [Written(situation, written[0].slip, other, run, turned=True) for run in runs(other)]
    alone = not written[0].letters_beside
    if alone and any(spot.valid for one in written for spot in one.spots()):
        return found  # 6.4.2.2, C6: no location, for it is a solution in the direction written
    found += [
        (_rank(one, spot, 3), one, spot)
        for one in turned
        if one.ref is None
        for spot in (one.fitting(situation.links_needed) if alone and one.admitted else _by_letters(one))
        if spot.valid and not one.links(spot).wrong
    ]
    return found


def _rightly_placed(written: list[Written], right: list[tuple[Written, Spot]]) -> list[Found]:
    """6.2.3: beside a right reference letters are strays, but where all are right around another run.

    That one has the score, or the run named lacks it, too; turned, it is another word, or alone has it.
    """
    lacking = not any(one.claim in spot.points for one, spot in right)
    named = {one.run.word.upper() for one, _ in right}
    found = [(_rank(one, spot, 0), one, spot) for one, spot in right]
    for one in written:
        same = one.run.word.upper() in named
        for spot in _by_letters(one):
            if spot.valid and not one.links(spot).wrong and (lacking or one.claim in spot.points):
                found.append((_rank(one, spot, 0), one, spot))
        for spot in _by_inverted_reference(one):
            claimed = one.claim in spot.points
            better = lacking and claimed if same else lacking or claimed
            if not one.links(spot).wrong and better:
                found.append((_rank(one, spot, 1), one, spot))
    return found


def _where_shown(one: Written) -> list[Spot]:
    """Where letters show which run is the word, be it not its place: two, or all but a slip of the pen."""
    return [spot for spot in one.spots() if one.letters_beside and spot.possible and _is_shown(one, spot)]


def _is_shown(one: Written, spot: Spot) -> bool:
    link = one.links(spot)
    two = link.right > 1 and link.outside and link.wrong < 2 and link.right >= link.against
    return bool(two) or one.is_off(spot) or (spot.valid and is_near(one, spot))


def _linked_off(one: Written) -> list[Spot]:
    """Where three letters or more are all right a row or a column off: one error."""
    enough = len(one.letters) - len(one.run.squares) >= one.situation.links_needed
    return [spot for spot in one.spots() if one.admitted and enough and spot.possible and one.is_off(spot)]


def _all_right(one: Written) -> list[Spot]:
    """Where nothing beside the word is wrong, though too few are linked (6.5), or none but for a gap."""
    if not one.admitted:
        return []
    return [spot for spot in one.spots() if spot.possible and _explains_all(one, spot)]


def _explains_all(one: Written, spot: Spot) -> bool:
    link = one.links(spot)
    return not link.wrong and (bool(link.outside) or (one.letters_beside and leaves_a_gap(one, spot)))


def _meant(found: list[Written]) -> list[Written]:
    """The runs that look like the word meant, where none is placed: the most letters of the draw.

    Of equals one that can be played, then the longest, then one that has the score.
    """

    def looks(one: Written) -> tuple[int, bool, int, bool]:
        places = [spot for spot in one.spots() if one.admitted and spot.possible]
        claimed = any(one.claim in spot.points for spot in places)
        return _of_the_draw(one), bool(places), len(one.run.word), claimed

    best = max(map(looks, found))
    return [one for one in found if looks(one) == best]


def _of_the_draw(one: Written) -> int:
    """How many of its letters the draw has, with jokers for those circled."""
    letters = Counter(one.run.word.upper())
    circled = Counter(letter.upper() for letter in one.run.word if letter.islower())
    from_the_draw, lacking = letters & Counter(one.rack), letters - Counter(one.rack)
    return from_the_draw.total() + min((lacking & circled).total(), one.rack.count("?"))


def _distinct(found: list[Written]) -> list[Written]:
    return list({(one.run, one.turned): one for one in found}.values())


def _by_reference(one: Written) -> list[Spot]:
    """The place that the reference names, if the run can be played there."""
    if not one.admitted or one.ref is None or one.ref.down != one.run.down:
        return []
    named = one.at_reference()
    return [] if named is None or not named.possible else [named]


def _by_letters(one: Written) -> list[Spot]:
    """The places that three right letters name: inside it, or two at most of its piece being wrong there."""
    if not one.admitted or not one.letters_beside:
        return []
    needed = one.situation.links_needed
    return [
        spot
        for spot in one.fitting(needed)
        if len(spot.word) - len(spot.laid) >= needed or one.links(spot).against < 3 or _is_crossed(one, spot)
    ]


def _linked_beside(one: Written, written: list[Written]) -> list[Spot]:
    """Where three letters link it, be more wrong: as many are beside a run that those inside it place."""
    needed = one.situation.links_needed
    within = any(
        len(spot.word) - len(spot.laid) >= needed
        for other in written
        if other.admitted and other.letters_beside
        for spot in other.fitting(needed)
    )
    return one.fitting(needed) if one.admitted and one.letters_beside and within else []


def _is_crossed(one: Written, spot: Spot) -> bool:
    """Whether what contradicts it, but for two letters, is another solution across it, where it stands."""
    row, column = spot.row - one.run.squares[0][0], spot.column - one.run.squares[0][1]
    wrong = one.wrong(spot)
    for run in runs(one.letters):
        if run != one.run and set(run.squares) & set(one.run.squares) and len(wrong - set(run.squares)) < 3:
            at = (run.squares[0][0] + row, run.squares[0][1] + column)
            other = Written(one.situation, one.slip, one.letters, run)
            standing = [there for there in other.spots() if (there.row, there.column) == at]
            if spot.valid and other.admitted and any(there.valid for there in standing):
                return True
    return False


def _void(one: Written, *, named: bool) -> list[Spot]:
    """Where every letter is right around a run that cannot be played so, in full or not: it is void (G1).

    Beside a run that the reference names, only there.
    """
    right = [spot for spot in one.spots() if spot.laid and one.letters_beside and not one.links(spot).wrong]
    if named:
        here = one.at_reference() if one.ref is not None and one.ref.down == one.run.down else None
        right = [spot for spot in right if spot == here]
    needed = one.situation.links_needed
    return [
        spot
        for spot in right
        if _is_cut_short(one, spot) or (one.links(spot).right >= needed and _may_be_meant(one, spot))
    ]


def _may_be_meant(one: Written, spot: Spot) -> bool:
    """Whether the draw lacks no more than one letter, or half of those laid."""
    lacking = Counter(spot.word[at] for at in spot.laid) - Counter(one.rack)
    return lacking.total() - one.rack.count("?") <= max(1, len(spot.laid) // 2)


def _is_cut_short(one: Written, spot: Spot) -> bool:
    return spot.whole != spot.word and one.situation.admits(spot.whole) and bool(spot.scores)


def _by_inverted_reference(one: Written) -> list[Spot]:
    """The places that the reference names if it, or the direction written, is inverted (6.5)."""
    if not one.admitted or one.ref is None or one.ref.down == one.run.down:
        return []
    both = (one.at_reference(), one.at_reference(across=True))
    valid = [spot for spot in both if spot is not None and spot.valid]
    links = [(spot, one.links(spot)) for spot in valid]
    return [spot for spot, link in links if not one.letters_beside or (link.outside and link.against < 3)]


def _rank(one: Written, spot: Spot, manner: int) -> Rank:
    """The fewest letters unexplained, a shift of all being one; the straightest manner, reference, claim."""
    wrong = one.links(spot).wrong
    by_reference = one.ref is not None and (one.ref.row, one.ref.column) == (spot.row, spot.column)
    off = bool(wrong) and one.is_off(spot)
    return 1 if off else wrong, manner, not by_reference, not off, one.claim not in spot.points
