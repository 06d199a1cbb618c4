"""A played game is checked from its first letter to its end, and every change is noticed."""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import game_file
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.pieces.draw import commitment, draw_letters, full_bag, mixed
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.choice import candidates, choose
from nonuple.play.duplicate.decisions import decisions
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.verification import RecordedGame, Verification, verify
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.texts import Text
from nonuple.texts import verify as texts
from nonuple.texts.contest import RULED
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import word_list
from tests.play.recording import CHANCE, PHRASE, SALT, SECRET, Recorder, changed, eventful_game, plain_game

PAGE = Path(__file__).parents[2] / "docs" / "draws.md"
FORMULAS = ("normal", "7/8", "7+8", "7+8+9", "joker", "joker-7/8", "joker-7+8", "joker-7+8+9")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def eventful(lexicon: Lexicon) -> RecordedGame:
    return eventful_game(lexicon, Settings(time=NORMAL_TIME))


@pytest.fixture(scope="module")
def plain(lexicon: Lexicon) -> RecordedGame:
    return plain_game(lexicon)


def kinds(found: Verification) -> list[Text]:
    return [difference.text for difference in found.differences]


def place_of(played: RecordedGame, kind: type[on.GameEvent], nth: int = 0) -> int:
    return [at for at, entry in enumerate(played.entries) if isinstance(entry.event, kind)][nth]


def event_at(played: RecordedGame, at: int) -> on.GameEvent:
    return played.entries[at].event


def letters_at(played: RecordedGame, at: int) -> str:
    event = event_at(played, at)
    assert isinstance(event, on.Drawn)
    return event.drawn


def with_event(played: RecordedGame, at: int, **fields: object) -> RecordedGame:
    """The game with some fields of one event changed."""
    event = msgspec.structs.replace(event_at(played, at), **fields)
    return RecordedGame(changed(played.entries, at, event), played.chance)


# --- Games as they were played -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2026", "2010"])
@pytest.mark.parametrize("formula", FORMULAS)
def test_a_game_of_any_formula_is_verified(lexicon: Lexicon, formula: str, edition: str) -> None:
    played = plain_game(lexicon, Settings(formula=formula, edition=edition), phrase=PHRASE)
    found = verify(played, lexicon)
    assert found.differences == ()
    assert found.chance == CHANCE


def test_a_game_with_clock_phrase_and_incidents_is_verified(lexicon: Lexicon, eventful: RecordedGame) -> None:
    seen = {type(entry.event) for entry in eventful.entries}
    assert seen == set(on.GameEvent.__args__)
    found = verify(eventful, lexicon)
    assert found.differences == ()
    assert [one.text for one in found.unproven] == [
        texts.CANCELLED,
        RULED["struck"],
        texts.POINTS_BY_HAND,
        texts.UNDONE,
        texts.REDONE,
        texts.TAKEN_BACK,
        texts.AMENDED_BY_HAND,
        texts.ENDED_BY_HAND,
        texts.END_WITHDRAWN,
        texts.RENEWED,
        texts.UNDONE,
    ]
    told = decisions(entry.event for entry in eventful.entries)
    listed = [(one.entry, one.turn, one.text, one.values) for one in found.unproven]
    assert [(at + 1, turn, one.text, one.values) for at, turn, one in told] == listed


def test_letters_drawn_until_they_please_are_told(lexicon: Lexicon) -> None:
    recorder, seen = Recorder(lexicon, Settings()), list[str]()
    for _ in range(3):
        recorder.draw()
        seen.append(recorder.state.drawn)
        recorder.do(ask.Undo(1))
    recorder.draw()
    recorder.do(ask.CancelTurn("disturbance"))
    found = verify(recorder.to_the_end(), lexicon)
    assert found.differences == () and len(found.unproven) == 4
    for letters, told in zip(seen, found.unproven, strict=False):
        assert letters in str(told) and "événement" in str(told)


def test_another_top_than_the_rulebook_proposes_is_told(lexicon: Lexicon) -> None:
    recorder = Recorder(lexicon, Settings())
    recorder.draw()
    while len(candidates(recorder.state, lexicon)) < 2:
        recorder.do(ask.Retain())
        recorder.draw()
    *_, last = choose(recorder.state, candidates(recorder.state, lexicon), static_openness(lexicon))
    other = last.move
    recorder.do(ask.Retain(other.ref, other.word))
    found = verify(recorder.to_the_end(), lexicon)
    assert found.differences == () and [one.text for one in found.unproven] == [texts.CHOSEN_BY_HAND]
    assert other.word.upper() in str(found.unproven[0])


STEPS: dict[str, Callable[[Recorder], None]] = {
    "draw": Recorder.draw,
    "turn": Recorder.turn,
    "cancel": lambda one: one.do(ask.CancelTurn("disturbance")),
    "undo": lambda one: one.do(ask.Undo(one.state.turn)),
    "undo far": lambda one: one.do(ask.Undo(max(1, one.state.turn - 2))),
    "redo": lambda one: one.do(ask.Redo()),
    "choose again": lambda one: one.do(ask.TakeBackRetained()),
}


@given(st.lists(st.sampled_from(sorted(STEPS)), max_size=12))
def test_every_draw_that_was_seen_stands_in_the_game_or_in_the_statement(steps: list[str]) -> None:
    recorder = Recorder(open_lexicon("default"), Settings())
    for step in steps:
        with suppress(Refusal):
            STEPS[step](recorder)
    events, state = [entry.event for entry in recorder.entries], recorder.state
    seen = [event.drawn for event in events if isinstance(event, on.Drawn | on.Rejected)]
    rejects = [one.drawn for turn in state.turns for one in turn.rejected]
    standing = [*(turn.drawn for turn in state.turns), *rejects, *(one.drawn for one in state.rejected)]
    told = " ".join(one.text.say(**one.values) for _, _, one in decisions(events))
    for letters in seen:
        assert letters in (*standing, state.drawn) or letters in told


@pytest.mark.article("2026", "4.7")
@pytest.mark.parametrize("chance", [CHANCE, None])
@pytest.mark.parametrize("letters_in_play", [True, False])
def test_an_honest_game_that_the_chief_arbiter_ended_is_verified_with_what_it_cannot_prove(
    lexicon: Lexicon, chance: Chance | None, letters_in_play: bool
) -> None:
    recorder = Recorder(lexicon, Settings(), chance)
    recorder.turn()
    if letters_in_play:
        recorder.draw()
    recorder.do(ask.EndGame("organiser", "salle à rendre"))
    found = verify(recorder.played, lexicon)
    assert found.differences == ()
    assert [one.text for one in found.unproven] == [texts.ENDED_BY_HAND]
    assert "décision de l'organisateur : salle à rendre" in str(found.unproven[0])


@pytest.mark.article("2010", "2.7")
def test_an_early_end_that_validates_too_much_is_noticed(lexicon: Lexicon) -> None:
    recorder = Recorder(lexicon, Settings(edition="2010"))
    recorder.turn()
    recorder.do(ask.EndGame("organiser"))
    ended = place_of(recorder.played, on.Ended)
    [difference] = verify(with_event(recorder.played, ended, valid=1), lexicon).differences
    assert difference.values == {"field": "valid", "written": "1", "due": "0"}


def test_a_past_turn_amended_otherwise_than_the_rules_let_it_is_noticed(
    lexicon: Lexicon, eventful: RecordedGame
) -> None:
    at = place_of(eventful, on.TurnAmended)
    amended = event_at(eventful, at)
    assert isinstance(amended, on.TurnAmended)
    dearer = msgspec.structs.replace(amended.retained[0], score=999)
    wrong = verify(with_event(eventful, at, retained=(dearer, *amended.retained[1:])), lexicon)
    assert texts.OTHER_VALUE in kinds(wrong)


def test_a_game_from_a_real_bag_is_checked_but_for_its_draws(lexicon: Lexicon) -> None:
    found = verify(plain_game(lexicon, chance=None), lexicon)
    assert (found.differences, found.chance) == ((), None)


@pytest.mark.article("2026", "4.7")
def test_a_game_that_no_draw_can_go_on_is_verified_with_and_without_its_secret() -> None:
    nothing_fits = word_list("AA")
    for chance in (CHANCE, None):
        played = plain_game(nothing_fits, chance=chance)
        assert event_at(played, -1) == on.Ended("no-move", valid=turns_of(played))
        assert verify(played, nothing_fits).differences == ()


def turns_of(played: RecordedGame) -> int:
    return sum(isinstance(entry.event, on.Retained) for entry in played.entries)


# --- The promise -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [Chance(bytes(32), SALT), Chance(SECRET, bytes(16))])
def test_another_secret_or_salt_breaks_the_promise(
    lexicon: Lexicon, plain: RecordedGame, chance: Chance
) -> None:
    assert kinds(verify(RecordedGame(plain.entries, chance), lexicon)) == [texts.BROKEN]


def test_a_commitment_without_its_secret_is_noticed(lexicon: Lexicon, plain: RecordedGame) -> None:
    assert kinds(verify(RecordedGame(plain.entries), lexicon)) == [texts.SECRET_UNTOLD]


def test_a_secret_that_was_never_promised_proves_nothing(lexicon: Lexicon, plain: RecordedGame) -> None:
    assert kinds(verify(with_event(plain, 0, commitment=None), lexicon)) == [texts.NEVER_PROMISED]


def test_another_phrase_is_noticed_at_the_first_draw(lexicon: Lexicon, eventful: RecordedGame) -> None:
    found = verify(with_event(eventful, 1, phrase="Autre chose"), lexicon)
    assert kinds(found) == [texts.NOT_FROM_SECRET]


# --- Every change ------------------------------------------------------------------------------------------

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
TOLD_BY_NOBODY = {
    *((kind, "at") for kind in ("ClockStarted", "ClockSignalled", "SlipsClosed", "Interrupted", "Resumed")),
    *(("ClockSignalled", how) for how in ("left out", "twice")),
    ("WordRuled", "kept"),
}
"""Times, signals, whether a ruling holds for the club's next games: nothing proves them."""
CAUSES: list[object] = list(get_args(CancelCause))

Tampering = tuple[tuple[str, str], RecordedGame]


def other_values(value: object) -> list[object]:
    match value:
        case bool():
            return [not value]
        case int() | float():
            return [value + 1, value - 1]
        case str():
            return [f"{value}E", f"{value[::-1]}Z"]
        case tuple():
            return [(), (*value, *(value or ("ZUT",)))]
        case _:
            return ["Z"] if value is None else []


def tamperings(played: RecordedGame) -> Iterator[Tampering]:
    """Every field of every event changed, every event but the first left out or told twice."""
    for at, event in enumerate(entry.event for entry in played.entries):
        kind = type(event).__name__
        for field in event.__struct_fields__:
            for value in CAUSES if field == "cause" else other_values(getattr(event, field)):
                if value != getattr(event, field):
                    other = msgspec.structs.replace(event, **{field: value})
                    yield (kind, field), RecordedGame(changed(played.entries, at, other), played.chance)
        twice = (*played.entries[: at + 1], *played.entries[at:])
        yield (kind, "twice"), RecordedGame(twice, played.chance)
        if at:
            fewer = (*played.entries[:at], *played.entries[at + 1 :])
            yield (kind, "left out"), RecordedGame(fewer, played.chance)


def first_and_last(all_of_them: Iterable[Tampering]) -> Iterator[Tampering]:
    by_what: dict[tuple[str, str], list[Tampering]] = {}
    for one in all_of_them:
        by_what.setdefault(one[0], []).append(one)
    for alike in by_what.values():
        yield from alike if SOAK else (alike[0], alike[-1])


def test_whatever_is_changed_in_a_file_is_noticed_or_stands_among_what_people_decided(
    lexicon: Lexicon, eventful: RecordedGame
) -> None:
    """The digest made anew each time; in it are draws undone and redone, rulings, an end taken back."""
    honest, unnoticed, tried = list(map(str, verify(eventful, lexicon).unproven)), set(), 0
    for what, tampered in first_and_last(tamperings(eventful)):
        tried += 1
        with suppress(Refusal):
            found = verify(tampered, lexicon)
            if not found.differences and list(map(str, found.unproven)) == honest:
                unnoticed.add(what)
    assert unnoticed <= TOLD_BY_NOBODY
    assert tried >= 56


# --- One change, one line ----------------------------------------------------------------------------------


def test_a_changed_letter_is_told_once(lexicon: Lexicon, plain: RecordedGame) -> None:
    at = place_of(plain, on.Drawn, 3)
    drawn = letters_at(plain, at)
    [difference] = verify(with_event(plain, at, drawn="Z" + drawn[1:]), lexicon).differences
    assert difference.text == texts.OTHER_VALUE
    assert difference.values == {"field": "drawn", "written": "Z" + drawn[1:], "due": drawn}
    assert (difference.entry, difference.turn) == (at + 1, 4)
    assert str(difference).startswith(f"événement {at + 1}, coup 4 : drawn : « Z")


@pytest.mark.parametrize(
    ("field", "value"),
    [("score", 999), ("bonus", 75), ("ties", 40), ("laid", "ZZ"), ("cross", ("ZUT",)), ("replaced", "Z")],
)
def test_each_figure_of_a_retained_word_is_checked(
    lexicon: Lexicon, plain: RecordedGame, field: str, value: object
) -> None:
    at = place_of(plain, on.Retained, 2)
    [difference] = verify(with_event(plain, at, **{field: value}), lexicon).differences
    assert (difference.text, difference.values["field"]) == (texts.OTHER_VALUE, field)


@pytest.mark.parametrize(
    ("field", "value"), [("word", "ZUT"), ("ref", "A1"), ("word", "..."), ("ref", "Q99")]
)
def test_a_word_that_is_no_top_is_told_and_the_game_followed_further(
    lexicon: Lexicon, plain: RecordedGame, field: str, value: str
) -> None:
    first, last = place_of(plain, on.Retained, 2), place_of(plain, on.Retained, 9)
    thrice = with_event(with_event(plain, first, **{field: value}, ties=40), last, score=999)
    found = verify(thrice, lexicon)
    assert kinds(found) == [texts.REFUSED, texts.OTHER_VALUE, texts.OTHER_VALUE]
    assert [difference.entry for difference in found.differences] == [first + 1, first + 1, last + 1]


@pytest.mark.article("2026", "4.2")
def test_a_valid_draw_cannot_pass_for_a_rejected_one(lexicon: Lexicon, plain: RecordedGame) -> None:
    at = place_of(plain, on.Drawn, 3)
    drawn = letters_at(plain, at)
    rejected = RecordedGame(changed(plain.entries, at, on.Rejected(drawn, "invalid")), plain.chance)
    [difference] = verify(rejected, lexicon).differences
    assert difference.values == {"written": "tirage rejeté", "due": "tirage"}


@pytest.mark.parametrize(("field", "value"), [("reason", "interrupted"), ("valid", 3)])
def test_the_end_is_checked(lexicon: Lexicon, plain: RecordedGame, field: str, value: object) -> None:
    at = place_of(plain, on.Ended)
    [difference] = verify(with_event(plain, at, **{field: value}), lexicon).differences
    assert difference.values["field"] == field


@pytest.mark.article("2026", "4.7")
def test_an_end_that_comes_too_early_is_noticed(lexicon: Lexicon) -> None:
    for chance in (CHANCE, None):
        played = plain_game(lexicon, chance=chance)
        at = place_of(played, on.Retained, 5) + 1
        early = RecordedGame((*played.entries[:at], on.Entry(on.Ended("no-move", 6), "x", "y")), chance)
        assert kinds(verify(early, lexicon))[-1] == texts.LOST


def test_an_end_that_is_missing_is_noticed(lexicon: Lexicon, plain: RecordedGame) -> None:
    assert kinds(verify(RecordedGame(plain.entries[:-1], plain.chance), lexicon)) == [texts.END_MISSING]


def test_a_game_cut_short_is_noticed(lexicon: Lexicon, plain: RecordedGame) -> None:
    assert kinds(verify(RecordedGame(plain.entries[:9], plain.chance), lexicon)) == [texts.UNFINISHED]


def test_every_draw_word_and_end_left_out_is_noticed(lexicon: Lexicon, plain: RecordedGame) -> None:
    for at in range(1, len(plain.entries)):
        fewer = RecordedGame((*plain.entries[:at], *plain.entries[at + 1 :]), plain.chance)
        assert verify(fewer, lexicon).differences, plain.entries[at]


def test_a_second_beginning_is_noticed(lexicon: Lexicon, plain: RecordedGame) -> None:
    twice = RecordedGame((plain.entries[0], *plain.entries), plain.chance)
    assert kinds(verify(twice, lexicon)) == [texts.REFUSED, texts.LOST]


def test_another_word_list_is_told(lexicon: Lexicon, plain: RecordedGame) -> None:
    assert kinds(verify(with_event(plain, 0, lexicon="00"), lexicon)) == [texts.OTHER_LEXICON]


@pytest.mark.article("2026", "4.8")
def test_settings_that_no_game_can_have_are_refused(lexicon: Lexicon, plain: RecordedGame) -> None:
    impossible = Settings(topping=True, pairs=True)
    with pytest.raises(Refusal, match=r"4\.8\.5"):
        verify(with_event(plain, 0, settings=impossible), lexicon)


# --- By hand -----------------------------------------------------------------------------------------------


def program() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def functions() -> dict[str, object]:
    names: dict[str, object] = {}
    exec(program().partition("game = ")[0], names)
    return names


BY_HAND = functions()


@given(
    secret=st.binary(min_size=1, max_size=64),
    salt=st.binary(max_size=16),
    phrase=st.text(),
    number=st.integers(0, 200),
    gone=st.integers(0, 95),
)
def test_the_lines_of_the_page_give_the_draws_of_the_program(
    secret: bytes, salt: bytes, phrase: str, number: int, gone: int
) -> None:
    bag = full_bag(FRENCH.letters)[gone:]
    assert BY_HAND["BAG"] == full_bag(FRENCH.letters)
    assert call("commitment", secret, salt) == commitment(secret, salt)
    assert call("mixed", secret, phrase) == mixed(secret, phrase)
    assert call("drawn", secret, number, bag, 7) == draw_letters(secret, number, bag, 7)


def call(name: str, *arguments: object) -> object:
    function = BY_HAND[name]
    assert callable(function)
    return function(*arguments)


def test_the_program_of_the_page_checks_a_game_file(
    lexicon: Lexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    played = plain_game(lexicon, phrase=PHRASE)
    Path("partie.json").write_bytes(game_file.write(played))
    exec(program(), {})
    draws = sum(isinstance(entry.event, on.Drawn | on.Rejected) for entry in played.entries)
    assert capsys.readouterr().out == f"{draws} tirages vérifiés\n"
    changed_draw = with_event(played, place_of(played, on.Drawn, 4), drawn="ZZZZ")
    Path("partie.json").write_bytes(game_file.write(changed_draw))
    with pytest.raises(AssertionError):
        exec(program(), {})
