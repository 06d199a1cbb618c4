"""Whatever is given to the library, of the right type or not, it answers or refuses in a sentence."""

import inspect
import os
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonuple
from nonuple import Board, FamilyTable, FreeGame, Game, Lexicon, Rack, Ref, Refusal, Slip, SoloGame, Topping
from nonuple.play.duplicate.settings import Settings
from nonuple.play.free.settings import FreeSettings
from nonuple.programs.columns import Array, ArrowTable, Frame
from nonuple.programs.files import Readable
from nonuple.slips.slip import Principal
from nonuple.texts import Text, speak
from tests.library.test_values import VALUES

BY_WHO_READS_THE_CODE = {"do", "replay", "begin"}
"""They take commands, events and prepared games: the library's own."""
ELSEWHERE = {
    "look_in": "runs the code of a folder",
    "write_dataset": "writes a folder",
    "write_game": "writes a file",
}
"""Functions that cannot be given anything whatever, and why."""

OWN = Lexicon.of(["PASSE", "MUNIE", "PU", "AN", "SI", "SE", "ET", "EST"])
WORDS = nonuple.open_lexicon()
DRAWN = Game(seed=7, lexicon=WORDS).draw()
TWO = FreeGame(["Ana", "Bob"], seed=7, lexicon=WORDS)
CHALLENGED = FreeGame(["Ana", "Bob"], seed=7, words="challenge", lexicon=WORDS).play("8D", "JETEE")
FAMILY = FamilyTable.drawn(WORDS, "Odile", "Léo", seed=7)
SOLO = SoloGame.drawn(WORDS, seed=7)
TOPPING = Topping.drawn(WORDS, seed=7, at=5)
AT_ANY_MOMENT: dict[str, Sequence[Any]] = {
    "Board": [Board(), Board().play("H4", "PASSE"), Board(variant=nonuple.ENGLISH)],
    "FamilyTable": [
        FAMILY,
        FAMILY.open(),
        FAMILY.open().announce("Odile", 3),
        FamilyTable.around(None, OWN, "A"),
    ],
    "FreeGame": [TWO, TWO.play("8D", "JETEE"), CHALLENGED, TWO.resign(0)],
    "Game": [Game(lexicon=OWN), DRAWN, DRAWN.retain(), DRAWN.finish(), Game(formula="joker", seed=1).draw()],
    "Lexicon": [OWN, Lexicon.of([]), WORDS],
    "SimulatedPlayer": [VALUES["SimulatedPlayer"]],
    "SoloGame": [SOLO, SOLO.answer(), SOLO.hint()],
    "Positions": [VALUES["Positions"]],
    "Topping": [TOPPING, TOPPING.propose("H4", "HUEES", at=9)],
}
NUMBERS = (-(10**30), -1, 0, 1, 3, 15, 10**30)
WRITTEN = (
    *("", " ", "\0", "\ud800", "é", "?", "???", "A", "PASSE", "(P)ASSE", "pASSE", "MUNIEXZ", "WEL+BSUI", "+"),
    *("H4", "4H", "Z99", "H 04", "normal", "7+8", "2026", "2010", "box", "greedy", "Ana", "Odile"),
    *("*.", "A" * 300, "." * 225, "ligne\nligne"),
)
ANY: dict[Any, Sequence[Any]] = {
    int: NUMBERS,
    float: (*NUMBERS, float("nan"), float("inf"), float("-inf"), 5.5, 1e300),
    str: WRITTEN,
    bool: (False, True),
    bytes: (b"", b"\xff", b"MUNIE\nPASSE", b"PASSE\nMUNIE", b"A"),
    type(None): (None,),
    os.PathLike[str]: (Path(), Path("\0"), Path("nowhere.txt"), Path(__file__)),
    Ref: (Ref.parse("H4"), Ref(99, 3), Ref(-1, 0, down=True), Ref("H", 4), Ref(7.0, 3.0)),  # type: ignore[arg-type]
    Principal: (Principal("PASSE", down=False), Principal("", down=True), Principal(4, 4)),  # type: ignore[arg-type]
    Rack: (Rack(), Rack("AEINRS?"), Rack("BSUI", "WEL", rejected=True)),
    Text: (Text("f", "e"), Text("{a", ""), Text(1, 2)),  # type: ignore[arg-type]
    Lexicon: (OWN, Lexicon.of([])),
    Settings: (
        Settings(),
        Settings(edition="1999"),
        Settings(formula="9"),
        Settings(variant="x", topping=True),
    ),
    FreeSettings: (FreeSettings(("A", "B")), FreeSettings(()), FreeSettings(("A", "A"), variant="x")),
    nonuple.Formula: tuple(nonuple.FORMULAS.values()),
    nonuple.Variant: (nonuple.FRENCH, nonuple.ENGLISH),
    nonuple.Zero: (nonuple.Zero(1, "ZUT"), nonuple.Zero(-1, ""), nonuple.Zero("1", 2)),  # type: ignore[arg-type]
    nonuple.SlipFault: tuple(nonuple.SlipFault),
    nonuple.Opinion: tuple(nonuple.Opinion),
    nonuple.Record: (DRAWN.record, DRAWN.retain().record, DRAWN.finish().record),
    nonuple.Verdict: (DRAWN.judge(Slip()), DRAWN.judge(Slip.across("ZUT"))),
    Slip: (Slip(), Slip.across("PASSE", ref="H4", score=-3), Slip(("...", "?A", "Z"), "??", 10**30)),
    Board: AT_ANY_MOMENT["Board"],
    Game: AT_ANY_MOMENT["Game"],
    Readable: (StringIO("A\nB"), BytesIO(b"\xff"), StringIO(DRAWN.finish().sheet("gcg"))),
    Array: (
        numpy.full((1, 225), 46, "uint8"),
        numpy.full((2, 15, 15), 200, "uint8"),
        numpy.zeros(3),
        numpy.array(["a"]),
    ),
    ArrowTable: (VALUES["Positions"].arrow(), VALUES["Tops"].arrow(), VALUES["Positions"].arrow().slice(1)),
    Frame: (VALUES["Positions"].polars(), VALUES["Tops"].polars()),
    nonuple.Competitor: (nonuple.Competitor("a", "Ana"), nonuple.Competitor(10**30, 4)),  # type: ignore[arg-type]
    nonuple.GameScores: (
        nonuple.GameScores(900, {"a": nonuple.GameScore(850)}),
        nonuple.GameScores(-1, {4: None}),  # type: ignore[dict-item]
    ),
    nonuple.RankingRules: (nonuple.RankingRules(), nonuple.RankingRules("club", ("x",), 0, 10**30)),
    nonuple.Event: (VALUES["Event"],),
}


class Stranger:
    """What no function of the library takes."""


def some(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a type, those among them that nobody would think of; and now and then one of another."""
    return st.integers(0, 7).flatmap(lambda chance: _some(hint) if chance else st.just(Stranger()))


def _some(hint: Any) -> st.SearchStrategy[Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if hint in ANY:
        return st.sampled_from(ANY[hint])
    if origin in (Union, types.UnionType):
        return st.one_of(*map(_some, inner))
    if origin is Literal:
        return st.sampled_from((*inner, "other"))
    if origin is tuple and inner[-1] is not Ellipsis:
        return st.tuples(*map(_some, inner))
    return _several(origin, [_some(one) for one in inner if one is not Ellipsis])


def _several(origin: Any, of: list[st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
    if issubclass(origin, Mapping):
        return st.dictionaries(*of, max_size=2)
    if origin is frozenset:
        return st.frozensets(*of, max_size=2)
    few = st.lists(*of, max_size=3 if origin is Iterable else 16)
    return few.map(iter) if origin is Iterable else few.map(tuple)


def called() -> dict[str, list[Callable[..., object]]]:
    """All that a program calls: functions, constructors, and methods at several moments of a game."""
    found: dict[str, list[Callable[..., object]]] = {
        "Lexicon.__contains__": [OWN.__contains__],
        "LetterSet.__getitem__": [nonuple.FRENCH.letters.__getitem__],
        "Ref.parse": [Ref.parse],
        "Verdict.explain": [VALUES["Verdict"].explain],
    }
    for name in nonuple.__all__:
        thing = getattr(nonuple, name)
        if not inspect.isclass(thing):
            if callable(thing) and name not in ELSEWHERE:
                found[name] = [thing]
            continue
        if name in AT_ANY_MOMENT or name in ("Formula", "Rack", "Slip"):
            if "__init__" in vars(thing) and name not in ("FamilyTable", "Lexicon", "SoloGame", "Topping"):
                found[name] = [thing]
            for member in vars(thing):
                if not member.startswith("_") and member not in BY_WHO_READS_THE_CODE:
                    at = inspect.getattr_static(thing, member)
                    if isinstance(at, classmethod | staticmethod):
                        found[f"{name}.{member}"] = [getattr(thing, member)]
                    elif inspect.isfunction(at):
                        found[f"{name}.{member}"] = [getattr(one, member) for one in AT_ANY_MOMENT[name]]
    return found


CALLED = called()


def test_everything_is_called() -> None:
    assert len(CALLED) > 60
    assert {"Game", "Game.judge", "Formula", "Lexicon.of", "Topping.expire", "open_lexicon"} <= set(CALLED)


@pytest.mark.parametrize("name", CALLED)
@given(data=st.data())
def test_an_answer_or_a_sentence_whatever_is_given(name: str, data: st.DataObject) -> None:
    call = data.draw(st.sampled_from(CALLED[name]), "moment")
    hints = get_type_hints(call.__init__ if inspect.isclass(call) else call)
    by_place, by_name = list[Any](), dict[str, Any]()
    for one in inspect.signature(call).parameters.values():
        wanted = hints[one.name]
        if one.kind is one.VAR_POSITIONAL:
            by_place += data.draw(st.lists(some(wanted), max_size=3), one.name)
            continue
        value = one.default
        if value is one.empty or data.draw(st.booleans()):
            value = data.draw(some(wanted), one.name)
        if one.kind is one.KEYWORD_ONLY:
            by_name[one.name] = value
        else:
            by_place.append(value)
    try:
        answered = call(*by_place, **by_name)
    except Refusal as refusal:
        for language in ("en", "fr"):
            speak(language)
            assert str(refusal).strip()
    else:
        assert repr(answered)
