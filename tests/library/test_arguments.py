"""Wrong types given to the library are refused in a sentence that names the argument."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonuple
from nonuple import (
    Board,
    FamilyTable,
    FreeGame,
    Game,
    Lexicon,
    Ref,
    Refusal,
    Slip,
    SoloGame,
    Topping,
    WrongArgument,
    open_lexicon,
)
from nonuple.texts import speak

CHECKED = {
    *(
        "Board",
        "FamilyTable",
        "Formula",
        "FreeGame",
        "Game",
        "Lexicon",
        "Positions",
        "Rack",
        "SimulatedPlayer",
    ),
    *("Slip", "SoloGame", "Topping"),
}
MADE_BY_THE_LIBRARY = {
    name for name in nonuple.__all__ if isinstance(getattr(nonuple, name), type) and name not in CHECKED
}
"""Answers, choices and data: nobody has to make one; their methods take what a reader of them has."""
BY_PLACE = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.VAR_POSITIONAL)


class Stranger:
    """What no function of the library takes."""


class Taken(NamedTuple):
    """One argument of one thing that can be called."""

    name: str
    call: Callable[..., object]
    parameter: inspect.Parameter
    hint: object
    before: int
    """How many arguments come before it, where it has no name to be given by."""


def callables() -> Iterator[tuple[str, Callable[..., object]]]:
    for name in nonuple.__all__:
        thing = getattr(nonuple, name)
        if inspect.isclass(thing):
            for member in vars(thing):
                if member == "__init__" and name not in MADE_BY_THE_LIBRARY:
                    yield name, vars(thing)[member]
                elif not member.startswith("_") and name not in MADE_BY_THE_LIBRARY:
                    found = inspect.getattr_static(thing, member)
                    if inspect.isfunction(found) or isinstance(found, classmethod | staticmethod):
                        yield f"{name}.{member}", found if inspect.isfunction(found) else found.__func__
        elif callable(thing):
            yield name, thing


def arguments() -> Iterator[Taken]:
    for name, call in callables():
        hints = get_type_hints(call)
        for before, parameter in enumerate(inspect.signature(call).parameters.values()):
            if parameter.name not in ("self", "cls"):
                yield Taken(f"{name}({parameter.name})", call, parameter, hints[parameter.name], before)


ARGUMENTS = {one.name: one for one in arguments()}


WORDS = Lexicon.of(["PASSE"])


def refusal_of(one: Taken, value: object) -> str:
    """What is said of this value; the others are not looked at yet."""
    names = [*inspect.signature(one.call).parameters]
    try:
        if one.parameter.kind in BY_PLACE:
            one.call(*(WORDS if name == "lexicon" else None for name in names[: one.before]), value)
        else:
            one.call(*[None] * (names[0] in ("self", "cls")), **{one.parameter.name: value})
    except WrongArgument as refusal:
        return str(refusal)
    raise AssertionError(f"{one.name} takes {value!r}")


def test_everything_that_can_be_called_is_looked_at() -> None:
    assert len(ARGUMENTS) > 80
    assert {
        "Board(grid)",
        "Board.play(word)",
        "Game.draw(letters)",
        "Lexicon.of(words)",
        "open_lexicon(name)",
    } <= set(ARGUMENTS)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_an_argument_of_a_wrong_type_is_refused_by_its_name(name: str) -> None:
    one = ARGUMENTS[name]
    assert refusal_of(one, Stranger()).startswith(f"l'argument « {one.parameter.name} » doit être ")


PLAIN: dict[object, Callable[[Any], bool]] = {
    str: lambda value: isinstance(value, str),
    int: lambda value: type(value) is int,
    float: lambda value: type(value) in (int, float),
    bool: lambda value: type(value) is bool,
}
VALUES = st.one_of(
    st.text(max_size=3),
    st.integers(),
    st.floats(),
    st.booleans(),
    st.binary(max_size=3),
    st.none(),
    st.lists(st.text(max_size=2), max_size=2),
    st.dictionaries(st.text(max_size=1), st.integers(), max_size=1),
)


@given(st.sampled_from([one for one in ARGUMENTS.values() if one.hint in PLAIN]), VALUES)
def test_whatever_is_not_of_the_type_declared_is_refused(one: Taken, value: object) -> None:
    if not PLAIN[one.hint](value):
        assert f"« {one.parameter.name} »" in refusal_of(one, value)


def test_the_sentence_says_what_is_taken_and_what_was_given() -> None:
    with pytest.raises(TypeError, match=r"^l'argument « ref » doit être de type Ref ou str, et non int.$"):
        Board().play(4, "PASSE")  # type: ignore[arg-type]
    with pytest.raises(WrongArgument, match=r"« players » doit être de type Sequence\[str\], et non str"):
        FreeGame("Ana")
    with pytest.raises(WrongArgument, match="« words » doit être 'checked' ou 'challenge', et non 'all'"):
        FreeGame(["Ana", "Bob"], words="all")  # type: ignore[arg-type]
    speak("en")
    with pytest.raises(ValueError, match=r"^argument `seed` must be of type int or None, not str.$"):
        Game(seed="7")  # type: ignore[arg-type]
    speak("fr")


@pytest.mark.parametrize("seed", [-1, -(10**30)])
def test_a_seed_below_zero_is_refused_wherever_one_is_taken(seed: int) -> None:
    for begin in (
        lambda: Game(seed=seed),
        lambda: FreeGame(["Ana", "Bob"], seed=seed),
        lambda: FamilyTable.drawn(WORDS, "Ana", seed=seed),
        lambda: SoloGame.drawn(WORDS, seed=seed),
        lambda: Topping.drawn(WORDS, seed=seed),
    ):
        with pytest.raises(WrongArgument, match=f"^l'argument « seed » doit être 0 ou plus, et non {seed}.$"):
            begin()


def test_a_number_out_of_its_bounds_is_refused_with_them() -> None:
    with pytest.raises(WrongArgument, match="« workers » doit être compris entre 0 et 1024, et non -1"):
        WORDS.tops([(Board(), "PASSE")], workers=-1)
    with pytest.raises(
        WrongArgument, match=r"« ref » doit être de type Ref ou str, et non Ref\(row=99, column=3"
    ):
        Board().play(Ref(99, 3), "PASSE")
    topping = Topping.drawn(open_lexicon(), seed=7, at=9)
    with pytest.raises(WrongArgument, match="« at » doit être compris entre 0 et 1000000000000, et non nan"):
        topping.propose("H4", "HUEES", at=float("nan"))
    with pytest.raises(Refusal, match="« at » vaut 8 : les lettres n'ont été annoncées qu'à 9"):
        topping.propose("H4", "HUEES", at=8)


def test_nobody_at_a_table_is_refused() -> None:
    with pytest.raises(Refusal, match="« players » : nommez au moins un joueur"):
        FamilyTable.drawn(open_lexicon(), seed=7)


def test_events_that_begin_no_game_are_refused() -> None:
    for replay in (Game.replay, SoloGame.replay, FamilyTable.replay):
        with pytest.raises(WrongArgument, match="« events » doit commencer par un événement"):
            replay((), WORDS)


def test_what_can_be_looked_at_only_once_is_looked_at_all_the_same() -> None:
    assert len(Lexicon.of(word for word in ("PASSE", "MUNIE"))) == 2
    with pytest.raises(WrongArgument, match=r"« words » doit être de type Iterable\[str\], et non \(4, 5\)"):
        Lexicon.of(iter((4, 5)))  # type: ignore[arg-type]
    with pytest.raises(WrongArgument, match="« positions »"):
        WORDS.tops((Board(), rack) for rack in (4,))  # type: ignore[misc]


def test_a_path_a_formula_and_an_enumeration_are_taken_where_a_name_is(tmp_path: Path) -> None:
    (tmp_path / "club.txt").write_text("PASSE\nMUNIE\n")
    assert "MUNIE" in open_lexicon(tmp_path / "club.txt")
    assert Board().score("H4", "PASSE", formula="7+8") == Board().score("H4", "PASSE", formula=nonuple.NORMAL)
    assert Slip.across("PASSE", faults=["late"]) == Slip.across("PASSE", faults=(nonuple.SlipFault.LATE,))
    own = Lexicon.of(["PASSE"])
    assert Game(formula=nonuple.FORMULAS["joker"], lexicon=own) == Game(formula="joker", lexicon=own)
    with pytest.raises(nonuple.Refusal, match="« tard » n'est pas un défaut de bulletin"):
        Slip.across("PASSE", faults=["tard"])


GIVEN = {
    *("FamilyTable.replay(events)", "Game.replay(events)", "SoloGame.replay(events)"),
    *("FamilyTable(events)", "FamilyTable(state)", "SoloGame(events)", "SoloGame(state)"),
    *("Lexicon(words)", "Topping(prepared)", "Topping(run)", "Topping.begin(game)"),
}
"""What one has from the library, never makes: a game's own events, a prepared game, a list that was read."""


def ours_in(hint: object) -> Iterator[type]:
    """The classes of ours that a hint names, at any depth; what is only a shape is anybody's."""
    shape = getattr(hint, "_is_protocol", False)
    if isinstance(hint, type) and hint.__module__.startswith("nonuple.") and not shape:
        yield hint
    for inner in get_args(hint):
        yield from ours_in(inner)


@pytest.mark.parametrize("name", sorted({*ARGUMENTS} - GIVEN))
def test_whatever_is_asked_for_is_imported_from_the_package_alone(name: str) -> None:
    offered = [getattr(nonuple, one) for one in nonuple.__all__]
    commands = [vars(one).values() for one in offered if inspect.ismodule(one)]
    known = {id(one) for some in (offered, *commands) for one in some}
    assert {*ARGUMENTS} >= GIVEN
    lacking = [one.__qualname__ for one in ours_in(ARGUMENTS[name].hint) if id(one) not in known]
    assert lacking == []
