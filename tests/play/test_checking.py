"""A recorded game against the rules and a word list."""

from pathlib import Path

import pytest
from hypothesis import given
from msgspec.structs import replace

from nonuple._kernel import Words
from nonuple.formats.sheet_reading import read
from nonuple.play.duplicate.checking import Difference, DifferenceKind, check
from nonuple.play.record import Record, Reject, Turn
from nonuple.words.lexicon import Lexicon
from tests.records import lexicon, played, records

JOINVILLE = read((Path(__file__).parents[1] / "golden" / "sheets" / "joinville.txt").read_text("utf-8"))
WORDS = ["RENE", "BLEUIS", "RE", "EU", "NI", "ES", "CLAIE", "CRENE", "WUS", "RENES", "NEE"]
BOX_WORDS = Lexicon("boîte", "", Words.build("\n".join(WORDS).encode()))
"""Words that the box rules speak of: with them the worked example is right in every respect."""


def kinds(differences: list[Difference]) -> list[tuple[int, DifferenceKind]]:
    assert all(str(one) for one in differences)
    return [(one.turn, one.kind) for one in differences]


def with_turn(number: int, **fields: object) -> Record:
    """The worked example with another turn."""
    turns = tuple(replace(turn, **fields) if turn.n == number else turn for turn in JOINVILLE.turns)
    return replace(JOINVILLE, turns=turns)


@pytest.mark.article("box", "exemples", "minimum")
def test_the_worked_example_replays_exactly_rejection_included() -> None:
    assert check(JOINVILLE, BOX_WORDS) == []


@pytest.mark.article("box", "minimum")
@pytest.mark.article("2026", "4.2")
def test_the_rack_rejected_in_the_worked_example_had_to_be() -> None:
    drawn = with_turn(4, rejected=(Reject("WTT", "BCDF", "invalid"),))
    assert check(drawn, BOX_WORDS) == []
    valid = with_turn(4, rejected=(Reject("WTT", "ACEI", "invalid"),))
    assert kinds(check(valid, BOX_WORDS)) == [(4, DifferenceKind.REJECT_VALID)]


@given(records())
def test_a_game_played_by_the_rules_differs_in_nothing(record: Record) -> None:
    assert check(record, lexicon()) == []


def test_a_better_word_of_our_list_is_told_with_its_place() -> None:
    more = Lexicon("plus", "", Words.build("\n".join([*WORDS, "WUBISEL"]).encode()))
    [difference] = check(JOINVILLE, more)
    assert (difference.turn, difference.kind) == (2, DifferenceKind.TOP)
    assert str(difference) == (
        "le top de notre liste était 75 (WUBISEL 9D), la feuille a retenu BLEUIS en I3 pour 21."
    )


def test_words_that_our_list_lacks_are_told() -> None:
    fewer = Lexicon("moins", "", Words.build("\n".join(set(WORDS) - {"CRENE", "NI"}).encode()))
    found = check(JOINVILLE, fewer)
    assert {(2, DifferenceKind.NOT_ADMITTED), (3, DifferenceKind.NOT_ADMITTED)} <= set(kinds(found))
    assert "NI : pas dans notre liste." in map(str, found)


@pytest.mark.parametrize(
    ("number", "fields", "expected"),
    [
        (2, {"score": 22}, DifferenceKind.SCORE),
        (2, {"bonus": 50}, DifferenceKind.BONUS),
        (2, {"cross": ("RE",)}, DifferenceKind.CROSS),
        (2, {"ties": 3}, DifferenceKind.TIES),
        (2, {"replaced": "E"}, DifferenceKind.REPLACED),
        (2, {"kept": "WEE", "drawn": "BSUI"}, DifferenceKind.KEPT),
        (2, {"kept": "WEL", "drawn": "BSUIA"}, DifferenceKind.RACK_SIZE),
        (3, {"kept": "W", "drawn": "TTWCEI"}, DifferenceKind.LETTERS_GONE),
        (2, {"kept": "WEL", "drawn": "BSTR"}, DifferenceKind.DRAW_INVALID),
        (2, {"kept": "WEL", "drawn": "BSAI"}, DifferenceKind.LETTERS_MISSING),
        (2, {"ref": "I14"}, DifferenceKind.UNPLAYABLE),
        (2, {"ref": "A1"}, DifferenceKind.UNPLAYABLE),
        (1, {"ref": "8H"}, DifferenceKind.FIRST_DOWN),
        (4, {"rejected": (Reject("WT", "", "invalid"),)}, DifferenceKind.KEPT),
    ],
)
@pytest.mark.article("2026", "4.2")
def test_each_mistake_is_found_where_it_is(
    number: int, fields: dict[str, object], expected: DifferenceKind
) -> None:
    found = kinds(check(with_turn(number, **fields), BOX_WORDS))
    assert (number, expected) in found
    assert found[0][0] == number


@pytest.mark.article("2026", "4.7")
def test_an_end_that_is_not_one_is_found() -> None:
    whole = played(seed=3)
    assert whole.end in ("one-letter", "only-vowels", "only-consonants", "all-placed")
    last = whole.turns[-1].n
    early = replace(whole, turns=whole.turns[:-1])
    assert {kind for _, kind in kinds(check(early, lexicon()))} == {DifferenceKind.LEFT, DifferenceKind.END}
    unplayed = replace(early, end="no-move", left=whole.left)
    assert DifferenceKind.LEFT in {kind for _, kind in kinds(check(unplayed, lexicon()))}
    one_more = Turn(last + 1, (), whole.left, "", "", "", 0, 0, (), 0)
    late = replace(whole, turns=(*whole.turns, one_more), end=None)
    assert (last + 1, DifferenceKind.TOO_LATE) in kinds(check(late, lexicon()))


@pytest.mark.article("2026", "4.7")
def test_an_end_for_want_of_a_move_is_tried() -> None:
    whole = next(game for game in map(ending_with_few, range(30)) if game is not None)
    assert (whole.turns[-1].n, DifferenceKind.PLAYABLE) in kinds(check(whole, lexicon()))


def ending_with_few(seed: int) -> Record | None:
    """A game stopped before its last turn as if nothing could be played, its rack being all that was left."""
    whole = played(seed=seed)
    *before, last = whole.turns
    if last.drawn or sorted(last.rack) != sorted(whole.left + last.word):
        return None
    return replace(whole, turns=tuple(before), end="no-move", left=last.rack)
