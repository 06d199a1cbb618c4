"""Laws of the judge on slips with two words, and on the first turn.

What each word earns by itself is judged by others; here is what the articles make of both.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import cycle, pairwise, product
from random import Random
from typing import NamedTuple

import pytest

from nonuple import open_lexicon
from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move, Search
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.rulebooks.judging import judge
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Sanction, Verdict
from tests.editions import COMPETITION
from tests.slips.hand import FORMULAS, Drawing, Turn, Written, not_drawn, rows_of, some_move, turns, word_of
from tests.slips.second.position import Laid, Place, Position

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 6422
GAMES = 2_000 if SOAK else 12
OPENINGS = 20_000 if SOAK else 60

Told = tuple[int | None, str]


def told(verdict: Verdict) -> Told:
    return verdict.points, verdict.sanction.value


# Two words written apart.


class TwoWords(NamedTuple):
    """A move written as it should be, and another word apart from it."""

    situation: Situation
    first: Slip
    second: Slip
    """Without the reference, unless it names a place of this one."""
    both: Slip
    second_word: str
    second_is_down: bool


def two_words() -> Iterator[TwoWords]:
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        if len(turn.moves) > 1:
            yield from _two_words_of(rng, turn)


def _two_words_of(rng: Random, turn: Turn) -> Iterator[TwoWords]:
    one, other = some_move(rng, turn), some_move(rng, turn)
    alone = Written.of(turn.situation, one)
    ways = [alone]
    linked = alone.linked(rng, 4)
    if len(linked.links) > 2:
        ways.append(linked)
    second = word_of(other)
    if rng.random() < 0.3:
        letters = list(second.values())
        rng.shuffle(letters)
        second = dict(zip(second, letters, strict=True))
    for written in ways:
        reference = one.ref if written is alone else None
        apart = _below(rng, written.drawing, second)
        word, is_down = "".join(second.values()).upper(), Ref.parse(other.ref).down
        places = [laid for laid in stands(turn.situation, word, is_down) if laid.playable]
        named = any(_ref(laid) == reference for laid in places)
        is_a_word = len(word) > 2 or turn.situation.admits(word)  # two letters that are none are parasites
        if not places or not is_a_word or word == one.word.upper() or _copies_the_grid(written, apart):
            continue
        for claim in (one.score, other.score, rng.choice((None, one.score + 1, rng.randrange(80)))):
            first, both = (
                Slip(rows_of(drawn), reference, claim)
                for drawn in (written.drawing, {**written.drawing, **apart})
            )
            yield TwoWords(
                turn.situation,
                first,
                Slip(rows_of(apart), reference if named else None, claim),
                both,
                word,
                is_down,
            )


def _below(rng: Random, drawing: Drawing, second: Drawing) -> Drawing:
    """The second word, moved so that an empty row lies between the two."""
    down = max(row for row, _ in drawing) + 2 - min(row for row, _ in second)
    right = min(column for _, column in drawing) - min(column for _, column in second) + rng.randrange(3)
    return {(row + down, column + right): letter for (row, column), letter in second.items()}


def _copies_the_grid(written: Written, apart: Drawing) -> bool:
    """Whether what stands apart lies so on the grid around the first word, or a square off.

    What is no word may do so nearly there, or anywhere.
    """
    off, word = product((-1, 0, 1), repeat=2), "".join(apart.values()).upper()
    if written.situation.admits(word):
        return any(not _wrong(written, apart, down, right) for down, right in off)
    reading = Reading(written.situation, Slip(rows_of(apart)))
    return reading.copies_the_grid(reading.cells) or any(
        _wrong(written, apart, down, right) < 2 for down, right in off
    )


def _wrong(written: Written, apart: Drawing, down: int, right: int) -> int:
    """How many of the letters are others on the grid, moved so."""
    letters = apart.items()
    return sum(
        written.lying((row + down, column + right)).upper() != one.upper() for (row, column), one in letters
    )


def expected_2026(case: TwoWords, each: list[Verdict]) -> Told:
    """6.4.2.2: the claim if it is that of one valid solution alone, else the least, zero included."""
    claim = case.both.score
    fits = [one for one in each if _fits(one, claim)]
    where_located = [one for one in fits if one.sanction is not Sanction.PENALTY]
    fitting = where_located or [one for one in fits if Code.LOCATION_MISMATCH in one.codes] or fits
    if len(fitting) == 1 and not _null_word_has(case, claim):
        return _warned(fitting[0])
    if any(one.sanction is Sanction.ZERO for one in each):
        return 0, "zero"
    return _warned(min(each, key=lambda one: one.points or 0))


def _fits(verdict: Verdict, claim: int | None) -> bool:
    return verdict.pays and verdict.gross == claim


def _warned(verdict: Verdict) -> Told:
    return verdict.points, "penalty" if verdict.sanction is Sanction.PENALTY else "warning"


def _null_word_has(case: TwoWords, claim: int | None) -> bool:
    """A2: whether the second word, being null, would have the score claimed: where the reference says, else
    anywhere. It is null if it is not admitted, or forms a word there that is not."""
    places = stands(case.situation, case.second_word, case.second_is_down)
    named = [laid for laid in places if _ref(laid) == case.both.ref]
    admitted = case.situation.admits(case.second_word)
    if named:
        return bool(named[0].bad or not admitted) and claim in named[0].scores
    return not admitted and any(claim in laid.scores and not laid.bad for laid in places)


def stands(situation: Situation, word: str, is_down: bool) -> list[Laid]:
    """The word wherever it can lie, whatever the draw, and with no more tiles than may be laid."""
    asked = {"grid": situation.board.rows, "rack": situation.rack.letters, "turn": situation.turn}
    position = Position({**asked, "formula": str(situation.formula)}, situation.admits)
    room = range(SIZE - len(word) + 1)
    starts = [(line, at) for line in range(SIZE) for at in room]
    places = [Place(False, at, line) if is_down else Place(True, line, at) for line, at in starts]
    found = [Laid(position, word, place) for place in places]
    return [laid for laid in found if laid.stands and len(laid.fresh) <= position.most]


def _ref(laid: Laid) -> str:
    return str(Ref(laid.place.row, laid.place.col, not laid.place.across))


def expected_before(each: list[Verdict]) -> set[Told]:
    """4.5 (2009), 4.6 (2010): the least, nullity included; of equals either."""
    if any(one.sanction is Sanction.ZERO for one in each):
        return {(0, "zero")}
    least = min(one.points or 0 for one in each)
    return {told(one) for one in each if one.points == least}


@pytest.mark.article("2026", "6.4.2.2", "6.7")
@pytest.mark.article("2010", "4.6")
@pytest.mark.article("2009", "4.5")
@pytest.mark.parametrize("edition", COMPETITION)
def test_of_two_words_apart_each_is_judged_alone_and_the_article_makes_one_verdict_of_both(
    edition: str,
) -> None:
    tried = 0
    for case in two_words():
        each = [judge(edition, case.situation, slip) for slip in (case.first, case.second)]
        if any(one.question for one in each):
            continue
        expected = {expected_2026(case, each)} if edition == "2026" else expected_before(each)
        verdict = judge(edition, case.situation, case.both)
        assert told(verdict) in expected, (case, each, verdict)
        tried += 1
    assert tried > 20 * GAMES


@pytest.mark.article("2026", "6.4.1", "6.4.2.2")
def test_beside_a_void_word_nothing_is_paid_but_another_word_apart() -> None:
    """No run across the void one."""
    rng, tried = Random(SEED), 0
    for turn in turns(SEED, GAMES):
        if len(turn.moves) < 2:
            continue
        move, other = some_move(rng, turn), some_move(rng, turn)
        alone = Written.of(turn.situation, move)
        for written in (alone, replace(alone.linked(rng, 4), reference=None)):
            void = replace(written, drawing={**written.drawing, **not_drawn(rng, written)})
            own = "".join(void.drawing[square] for square in word_of(move))
            apart = _below(rng, void.drawing, word_of(other))
            first = replace(void, score=rng.choice((move.score, other.score)))
            both = replace(first, drawing={**first.drawing, **apart})
            if (
                len(own) < 3
                or judge("2026", turn.situation, first.slip()).pays
                or _copies_the_grid(void, apart)
            ):
                continue
            verdict = judge("2026", turn.situation, both.slip())
            if verdict.pays and verdict.solution is not None:
                assert verdict.solution.word.upper() == other.word.upper(), (
                    turn.situation,
                    both.slip(),
                    verdict,
                )
            tried += 1
    assert tried > 10 * GAMES


# Two words that share a letter newly laid.


def linked_words() -> Iterator[tuple[Turn, Move, Move]]:
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        if len(turn.moves) > 1:
            one = some_move(rng, turn)
            for other in rng.sample(list(turn.moves), min(len(turn.moves), 40)):
                if one.score != other.score and _share_a_letter_laid(turn.situation, one, other):
                    yield turn, one, other


def _share_a_letter_laid(situation: Situation, one: Move, other: Move) -> bool:
    """And each lays another besides, without which it would be junction letters of the other."""
    if Ref.parse(one.ref).down == Ref.parse(other.ref).down:
        return False
    first, second = (_laid(situation, move) for move in (one, other))
    shared = first.items() & second.items()
    return bool(shared) and min(len(first), len(second)) > len(shared)


def _laid(situation: Situation, move: Move) -> Drawing:
    grid = situation.board.grid
    return {at: letter for at, letter in word_of(move).items() if grid[at[0] * SIZE + at[1]] == EMPTY}


def _fits_elsewhere(drawn: Reading, one: Move, other: Move) -> bool:
    """By chance the letters of one are junction letters of the other at a third place, turned, or off it."""
    beside = [drawn.cells.difference(run.cells) for run in drawn.runs]
    if any(drawn.copies_the_grid(letters) for letters in beside if len(letters) > 2):
        return True
    meant = [(move.ref, move.word.upper()) for move in (one, other)]
    return any(
        place.playable and (place.links > 2 or not place.unexplained)
        for reading in (drawn, drawn.turned_sketch)
        for run in reading.runs
        for place in reading.places(run)
        if (str(place.ref), run.word) not in meant
    )


@pytest.mark.article("2026", "6.4.2.2")
def test_of_two_linked_words_the_one_that_has_the_score_where_it_stands_is_paid_and_nobody_is_asked() -> None:
    tried = 0
    for turn, one, other in linked_words():
        drawn = rows_of({**word_of(one), **word_of(other)})
        if _fits_elsewhere(Reading(turn.situation, Slip(drawn)), one, other):
            continue
        for reference, claim in product((one.ref, other.ref), (one.score, other.score)):
            verdict = judge("2026", turn.situation, Slip(drawn, reference, claim))
            assert told(verdict) == (claim, "warning"), (turn.situation, drawn, reference, claim, verdict)
            tried += 1
    assert tried > 5 * GAMES


# The first turn.


class Opening(NamedTuple):
    """A first draw, and what each word that it makes can score, by its jokers."""

    situation: Situation
    words: Mapping[str, Mapping[str, frozenset[int]]]
    """Of each word, as it is circled: the scores of its places."""


def openings() -> Iterator[Opening]:
    lexicon = open_lexicon()
    for game, name in zip(range(OPENINGS), cycle(FORMULAS), strict=False):
        rack = Rack.parse(sampled(Settings(formula=name), secret_of_seed(SEED + game), lexicon).turns[0].rack)
        formula = Formula.parse(name)
        words: dict[str, dict[str, set[int]]] = {}
        for move in Search.over(lexicon.words, formula, USUAL).one(Board(), rack, top=False):
            words.setdefault(move.word.upper(), {}).setdefault(move.word, set()).add(move.score)
        known = {word: {way: frozenset(of) for way, of in ways.items()} for word, ways in words.items()}
        yield Opening(Situation(Board(), rack, lexicon.words, 1, formula), known)


def written_somehow(rng: Random, word: str, best: int) -> Slip:
    """Across or down, with a reference or without, anything claimed."""
    reference = rng.choice((None, f"H{rng.randint(1, 15)}", f"{rng.randint(1, 15)}A"))
    claim = rng.choice((best, best, best - 1, best + 1, None))
    return Slip((word,) if rng.random() < 0.5 else tuple(word), reference, claim)


def some_words(rng: Random, opening: Opening) -> list[str]:
    return rng.sample(sorted(opening.words), min(10, len(opening.words)))


@pytest.mark.article("2026", "6.4.2.1", "6.5")
def test_at_the_first_turn_the_most_that_the_word_can_earn_is_paid_whatever_is_said_of_it() -> None:
    rng = Random(SEED)
    for opening in openings():
        for word in some_words(rng, opening):
            ways = opening.words[word]
            best = max(map(max, ways.values()))
            circled = rng.choice((word, *ways))
            slip = written_somehow(rng, circled, best)
            right = slip.score == best and best in ways.get(circled, ())
            verdict = judge("2026", opening.situation, slip)
            assert told(verdict) == (best, "none" if right else "warning"), (opening.situation, slip, verdict)


@pytest.mark.article("2010", "4.4", "4.6")
@pytest.mark.article("2009", "4.3", "4.5")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_before_2026_it_is_the_most_with_the_joker_circled_and_any_of_its_scores_may_be_claimed(
    edition: str,
) -> None:
    rng = Random(SEED)
    for opening in openings():
        for word in some_words(rng, opening):
            circled = rng.choice(list(opening.words[word]))
            scores = opening.words[word][circled]
            slip = written_somehow(rng, circled, rng.choice(sorted(scores)))
            verdict = judge(edition, opening.situation, slip)
            expected = max(scores), "none" if slip.score in scores else "warning"
            assert told(verdict) == expected, (opening.situation, slip, verdict)


@pytest.mark.article("2026", "6.4.2.2")
@pytest.mark.article("2010", "4.6")
@pytest.mark.article("2009", "4.5")
@pytest.mark.parametrize("edition", COMPETITION)
def test_at_the_first_turn_too_two_words_are_judged_one_by_one(edition: str) -> None:
    rng = Random(SEED)
    for opening in openings():
        words = some_words(rng, opening)
        for one, other in pairwise(words):
            claim = rng.choice([max(map(max, opening.words[word].values())) for word in (one, other)])
            slips = [Slip((word,), None, claim) for word in (one, other)]
            each = [judge(edition, opening.situation, slip) for slip in slips]
            verdict = judge(edition, opening.situation, Slip((one, "", other), None, claim))
            if edition == "2026":
                fitting = [best for best in each if best.points == claim]
                chosen = fitting[0] if len(fitting) == 1 else min(each, key=lambda best: best.points or 0)
                expected = {(chosen.points, "warning")}
            else:
                expected = expected_before(each)
            assert told(verdict) in expected, (opening.situation, one, other, claim, verdict)
