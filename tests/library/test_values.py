"""The values of the library are printed, compared, and carried to other processes."""

import inspect
import pickle
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from typing import Any

import pytest

import nonuple
from nonuple import (
    Board,
    FamilyTable,
    FreeGame,
    Game,
    Lexicon,
    Rack,
    Ref,
    Slip,
    SoloGame,
    Topping,
    open_lexicon,
)
from nonuple.slips.lazy import lazy
from nonuple.texts import speak
from tests.event.events import alone, person, scored

GAMES = [nonuple.GameScores(900, {"a": nonuple.GameScore(850), "b": nonuple.GameScore(870)})]


def values() -> dict[str, Any]:
    own = Lexicon.of(["PASSE", "MUNIE", "PU", "AN", "SI", "SE"])
    board = Board().play("H4", "PASSE")
    game = Game(seed=7).draw().retain().draw()
    first = Game().draw("FEDAYIN")
    right = Slip.across("FEDAYIN", ref="H8", score=110)
    slips = {name: right if name == "a" else Slip() for name in "abcdefghijklmnop"}
    ledger = first.retain().ledger([{name: first.judge(slip) for name, slip in slips.items()}])
    asked = first.retain().draw("MOUSSEZ").judge(Slip.down("MOUSSEZ", score=170))
    judged = game.judge(Slip.across("ZUT"))
    event = scored(alone(person("a"), person("b")), 1, 900, a=850, b=870)
    free = FreeGame(["Ana", "Bob"], seed=7).let("greedy")
    positions = nonuple.Positions([(board, "MUNIE"), (Board(), "PASSEIN")])
    ranked = nonuple.rank_event([nonuple.Competitor("a", "Ana"), nonuple.Competitor("b", "Bob")], GAMES)
    return {
        "Board": board,
        "Candidate": game.candidates[0],
        "CgpPosition": nonuple.CgpPosition(board, Rack.parse("MUNIE")),
        "Competitor": nonuple.Competitor("a", "Ana", club="Caen"),
        "Difference": nonuple.check_game(Game(seed=7).finish().record, own)[0],
        "FamilyTable": FamilyTable.drawn(open_lexicon(), "Odile", "Léo", seed=7).open(),
        "DifferenceKind": nonuple.DifferenceKind.TOP,
        "EventGame": event.game(1),
        "EventScore": event.game(1).scores["a"],
        "Fault": board.place("A1", "PASSE").faults,
        "Formula": nonuple.NORMAL,
        "FreeClock": nonuple.FreeClock("turn", 180),
        "FreeGame": free,
        "FreeRecord": free.record,
        "FreeSettings": nonuple.FreeSettings(("Ana", "Bob")),
        "FreeTurn": free.record.turns[0],
        "Game": game,
        "GameScore": nonuple.GameScore(850),
        "GameScores": GAMES[0],
        "GroupRanking": ranked.rankings[0],
        "Ledger": ledger,
        "LetterSet": nonuple.FRENCH.letters,
        "Lexicon": own,
        "Motive": judged.motives[0],
        "Move": own.top(board, "MUNIE")[0],
        "Moves": own.moves(board, "MUNIE"),
        "Opinion": nonuple.Opinion.PLAUSIBLE,
        "Pace": nonuple.time_control("180").stage(1),
        "Placement": board.place("I3", "MUNIE"),
        "Positions": positions,
        "Premium": nonuple.Premium.WORD_X2,
        "Principal": nonuple.Principal("PASSE", down=False),
        "Question": asked.question,
        "Rack": Rack.parse("WEL+BSUI"),
        "RankLine": ranked.rankings[0].ranking[0],
        "RankingRules": nonuple.RankingRules(),
        "Rankings": ranked,
        "Reason": judged.reasons[0],
        "Record": game.record,
        "Ref": Ref.parse("H4"),
        "Settings": nonuple.Settings(formula="7+8"),
        "SimulatedPlayer": nonuple.simulated_people(1)[0],
        "Sanction": nonuple.Sanction.NONE,
        "Slip": Slip.down("MUNIE", ref="H4", score=20),
        "SlipFault": nonuple.SlipFault.LATE,
        "Solo": ledger.solos[0],
        "Solution": asked.solution,
        "SoloGame": SoloGame.drawn(open_lexicon(), seed=7),
        "Standing": ledger.ranking[0],
        "Text": nonuple.FRENCH.title,
        "TextColumn": positions.tops(own).words,
        "Thought": free.consider("greedy")[0],
        "TimeControl": nonuple.time_control("180"),
        "Topping": Topping.drawn(open_lexicon(), seed=7),
        "Tops": positions.tops(own),
        "Event": event,
        "Turn": game.record.turns[0],
        "Variant": nonuple.ENGLISH,
        "Verdict": game.judge(Slip.across("ZUT")),
        "Zero": nonuple.Zero(1, "ZUT"),
    }


VALUES = values()
ERRORS = {"IllegalPlay", "Refusal", "WrongArgument"}


def test_every_public_class_is_looked_at() -> None:
    classes = {name for name in nonuple.__all__ if isinstance(getattr(nonuple, name), type)}
    assert set(VALUES) | ERRORS == classes


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_the_same_in_another_process(name: str) -> None:
    value = VALUES[name]
    again = pickle.loads(pickle.dumps(value))
    assert type(again) is type(value)
    assert again == value
    assert value != object()


@pytest.mark.parametrize("name", VALUES)
def test_a_value_prints_as_what_it_is(name: str) -> None:
    for printed in (str(VALUES[name]), repr(VALUES[name])):
        assert printed
        assert " object at 0x" not in printed


def held(value: Any, depth: int = 2) -> Iterator[Any]:
    """A value, and what one is given who looks into it."""
    yield value
    names = [name for name in dir(type(value)) if not name.startswith("_")] if depth else []
    for name in names:
        if isinstance(inspect.getattr_static(type(value), name), property | cached_property | lazy):
            with suppress(nonuple.Refusal):
                yield from held(getattr(value, name), depth - 1)


@pytest.mark.parametrize("name", VALUES)
def test_what_a_value_tells_is_printed_compared_and_carried_like_it(name: str) -> None:
    for one in held(VALUES[name]):
        assert " object at 0x" not in f"{one} {one!r}"
        assert pickle.loads(pickle.dumps(one)) == one


def test_a_title_is_printed_in_the_language_in_use() -> None:
    assert str(nonuple.ENGLISH.title) == nonuple.ENGLISH.title.fr
    speak("en")
    assert f"{nonuple.FRENCH.title}" == nonuple.FRENCH.title.en != nonuple.FRENCH.title.fr
    assert str(nonuple.FORMULAS["joker"].title) == nonuple.FORMULAS["joker"].title.en
    speak("fr")


def test_a_game_behind_a_mask_prints_nothing_of_what_the_mask_hides() -> None:
    solo = SoloGame.drawn(open_lexicon(), seed=7)
    assert str(solo) == "<SoloGame: turn 1, rack 'SEIUHPE', total 0>"
    assert str(VALUES["FamilyTable"]) == "<FamilyTable: turn 1, rack 'SEIUHPE', Léo 0, Odile 0>"
    assert str(VALUES["Topping"]) == "<Topping: turn 1, rack 'SEIUHPE', 0 found in 0 s>"


def test_what_people_read_reads_like_the_game() -> None:
    assert str(VALUES["Move"]) == "I3 MUNIE 20"
    assert str(VALUES["Ref"]) == "H4"
    assert str(VALUES["Rack"]) == "WEL+BSUI"
    assert str(VALUES["Variant"]) == "english"
    assert str(VALUES["Moves"]).splitlines()[0] == "I3 MUNIE 20"
    assert (
        repr(VALUES["Game"]) == f"<Game: turn 2, rack {VALUES['Game'].rack!r}, total {VALUES['Game'].total}>"
    )
    assert VALUES["Game"].record.turns[0].word in str(VALUES["Game"])


def test_a_refusal_says_the_same_in_another_process() -> None:
    for act in (lambda: Board().play("A1", "PASSE"), lambda: Ref.parse("P4"), lambda: Board(4)):  # type: ignore[arg-type]
        with pytest.raises(nonuple.Refusal) as caught:
            act()
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), str(again)) == (type(caught.value), str(caught.value))
    with pytest.raises(nonuple.IllegalPlay) as illegal:
        Board().play("A1", "PASSE")
    assert pickle.loads(pickle.dumps(illegal.value)).faults == illegal.value.faults


def test_the_package_tells_its_version_and_what_it_offers() -> None:
    assert nonuple.__version__.count(".") >= 2
    assert dir(nonuple) == sorted([*nonuple.__all__, "__version__"])
