"""Recorded games for the tests: real ones of every formula, whole, stopped on the way or interrupted."""

from functools import cache

import msgspec
from hypothesis import strategies as st

from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import FORMULAS
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import step
from nonuple.play.duplicate.state import Phase, State, begin
from nonuple.play.record import Record, Turn
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.editions import EDITIONS


@cache
def lexicon() -> Lexicon:
    return open_lexicon()


@cache
def moments(edition: str, formula: str, seed: int) -> tuple[State, ...]:
    """A game that plays itself, before and after every draw and every word."""
    states = [begin(start(Settings(edition=edition, formula=formula), lexicon()))]
    while states[-1].phase is not Phase.OVER:
        states.append(step(states[-1], secret_of_seed(seed), lexicon()))
    return tuple(states)


def told(state: State) -> Record:
    """The record of a game at one moment; letters in play make a turn without a word."""
    if state.phase is not Phase.RETAIN:
        return state.record
    pending = Turn(state.turn, state.rejected, state.kept + state.joker, state.drawn, "", "", 0, 0, (), 0)
    return msgspec.structs.replace(state.record, turns=(*state.turns, pending))


def played(edition: str = "2026", formula: str = "normal", seed: int = 1) -> Record:
    """A whole game."""
    return moments(edition, formula, seed)[-1].record


def editions_of(formula: str) -> list[str]:
    return [edition for edition in EDITIONS if edition != "box" or formula == "normal"]


@st.composite
def records(draw: st.DrawFn, formulas: tuple[str, ...] = tuple(FORMULAS)) -> Record:
    """A game at any moment; one that was stopped may have been interrupted for good."""
    formula = draw(st.sampled_from(formulas))
    states = moments(draw(st.sampled_from(editions_of(formula))), formula, draw(st.integers(0, 9)))
    record = told(states[draw(st.integers(0, len(states)) | st.just(len(states) - 1)) - 1])
    over = record.end is not None or (record.turns and not record.turns[-1].word)
    if not over and draw(st.booleans()):
        return msgspec.structs.replace(record, end="interrupted")
    return record
