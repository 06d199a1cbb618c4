"""Free games in files: our JSON, GCG for other programs, sheets for people."""

import msgspec
import pytest

from nonuple.errors import Refusal
from nonuple.formats import free_gcg, free_json, games
from nonuple.play.free.commands import (
    ChallengeWord,
    ExchangeLetters,
    LayWord,
    PassTurn,
    ResignSeat,
    TakeLetters,
)
from nonuple.play.free.record import FreeRecord
from nonuple.play.free.settings import FreeClock
from nonuple.texts import sheet as texts
from tests.cli.running import run
from tests.free.table import Table
from tests.free.test_free_games import few_words, played
from tests.play.lists import word_list

OTHER_PROGRAM = """#character-encoding UTF-8
#player1 Lea Léa Martin
#player2 Tom Tom
>Lea: METAAAA 8H MET +8 8
#note a nice start
>Tom: SRI -RI +0 0
>Lea: AAAAEEE - +0 8
>Tom: ASNU J8 .AS +5 5
>Tom: ASNU -- -5 0
>Lea: AAAA -AAAA +0 8
>Tom: (AAAA) +8 8
"""


def challenged() -> Table:
    """Everything that can happen to a word, for three."""
    table = Table("METAAAA", "ASEEEEI", "MMMIIII", words="challenge", clock=FreeClock("turn", 120, "points"))
    table.ask(LayWord(0, ref="H8", word="TEM"), ChallengeWord(2))
    table.ask(ExchangeLetters(1, letters="EEE"), PassTurn(2, at=200))
    table.ask(LayWord(0, ref="H8", word="MET", at=210), ChallengeWord(1, at=211), TakeLetters(0, at=212))
    return table


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("words", ["checked", "challenge"])
def test_a_game_is_the_same_after_gcg_and_after_json(seed: int, words: str) -> None:
    record = played(seed, words, few_words()).record  # type: ignore[arg-type]
    assert games.read_any(free_json.write(record).encode()) == record
    assert games.read_any(free_gcg.write(record).encode()) == record


def test_a_game_that_goes_on_and_one_that_was_resigned_are_the_same_too() -> None:
    table = challenged()
    for _ in range(2):
        record = table.state.record
        assert free_json.read(free_json.write(record)) == record
        assert free_gcg.read(free_gcg.write(record)) == record
        if record.end is None:
            table.ask(ResignSeat(1, at=220), ResignSeat(0, at=221))
    assert record.end is not None
    assert record.end.late == (0, 0, -20)


@pytest.mark.article("free", "10")
def test_gcg_tells_a_withdrawn_word_and_a_refused_challenge_as_other_programs_do() -> None:
    lines = free_gcg.write(challenged().state.record).splitlines()
    assert ">Ana: METAAAA 8H TEM +8 8" in lines
    assert ">Ana: METAAAA -- -8 0" in lines
    assert ">Bob: ASEEEEI -EEE +0 0" in lines
    assert ">Bob: (challenge) -10 -10" in lines


def test_the_gcg_of_another_program_is_read() -> None:
    record = games.read_any(OTHER_PROGRAM.encode())
    assert isinstance(record, FreeRecord)
    assert record.seats == ("Léa Martin", "Tom")
    assert [turn.action for turn in record.turns] == ["play", "exchange", "pass", "play", "exchange"]
    assert (record.turns[0].ref, record.turns[0].drawn) == ("H8", "EEE")
    assert record.turns[3].lost
    assert record.end is not None
    assert (record.end.reason, record.end.totals, record.end.racks) == ("out", (8, 8), ("AAAA", ""))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("MET +8 8", "MET +8 9"), "ligne 4"),
        (("8H MET", "8A MET"), "ligne 4"),
        ((">Tom: SRI", ">Zoé: SRI"), "ligne 6"),
        (("METAAAA 8H", "AAAA 8H"), "coup 1"),
        (("#player1 Lea Léa Martin\n", ""), "ligne 3"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(change: tuple[str, str], told: str) -> None:
    with pytest.raises(Refusal) as refused:
        free_gcg.read(OTHER_PROGRAM.replace(*change))
    assert told in str(refused.value).lower()


@pytest.mark.parametrize(
    "field", ["seats", "turns", "end.racks", "turns.0.seat", "turns.0.rack", "turns.0.word"]
)
def test_json_that_is_no_game_is_refused(field: str) -> None:
    game = msgspec.json.decode(free_json.write(played(4, "checked", few_words()).record))
    *way, last = field.split(".")
    inner = game
    for step in way:
        inner = inner[int(step) if step.isdecimal() else step]
    inner[last] = 77
    with pytest.raises(Refusal):
        free_json.read(msgspec.json.encode(game).decode())


@pytest.mark.article("free", "13")
def test_the_sheet_runs_as_one_would_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("PASSEUI", "MUNIEST", lexicon=word_list("PASSE", "MUNIE", "PU", "AN", "SI", "SE"))
    table.ask(LayWord(0, ref="H4", word="PASSE"), LayWord(1, ref="I3", word="MUNIE"))
    shown = run(capsys, "sheet", "-", given=free_json.line(table.state.record)).out.splitlines()
    assert shown[0].split() == ["N°", "Joueur", "Coup", "Formés", "aussi", "Cases", "Points", "Ana", "Bob"]
    assert shown[1].split() == ["1", "Ana", "H4", "PASSE", "LD", "MD", "20", "20", "0"]
    assert shown[2].split() == [
        "2",
        "Bob",
        "I3",
        "MUNIE",
        "PU,",
        "AN,",
        "SI,",
        "SE",
        "LD",
        "LD",
        "20",
        "20",
        "20",
    ]


@pytest.mark.article("free", "9", "14")
def test_a_free_game_is_replayed_and_what_differs_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "simulate", "--free", "--seed", "7").out
    shown = run(capsys, "replay", "-", given=lines.encode())
    assert shown.code == 0
    assert "Coup 1, greedy" in shown.out
    assert "8D JETEE : 40 points" in shown.out
    changed = lines.replace('"score":40', '"score":41')
    differs = run(capsys, "replay", "-", "--turn", "1", given=changed.encode())
    assert differs.code == 1
    assert "le coup vaut 40 points, pas 41" in differs.out
    assert run(capsys, "replay", "-", "--turn", "99", given=lines.encode()).code == 2


def test_commands_for_duplicate_say_that_a_game_is_free(capsys: pytest.CaptureFixture[str]) -> None:
    line = free_json.line(played(4, "checked", few_words()).record)
    ran = run(capsys, "sheet", "-", "--format", "eliot", given=line)
    assert (ran.code, ran.out) == (2, "")
    assert "partie libre" in ran.err
    with pytest.raises(Refusal) as refused:
        games.read(line)
    assert refused.value.text is texts.FREE_GAME


def test_a_note_may_go_over_several_lines() -> None:
    told = OTHER_PROGRAM.replace(
        "#note a nice start\n", "#note a nice start\nand more of it\n\n12 points lost\n"
    )
    assert free_gcg.read(told) == free_gcg.read(OTHER_PROGRAM)


ENGLISH = """#player1 Ann Ann
#player2 Bob Bob
>Ann: METAAAA 8H MET +10 10
>Bob: HASNURI J8 .AS +3 3
"""


@pytest.mark.parametrize("head", ["", "#lexicon CSW21\n", "#lexicon NWL2020\n"])
def test_a_game_of_another_language_keeps_its_values(head: str) -> None:
    assert free_gcg.read(head + ENGLISH).variant == "english"
    assert free_gcg.read(OTHER_PROGRAM).variant == "french"


def test_letters_that_no_tile_has_are_named() -> None:
    with pytest.raises(Refusal) as refused:
        free_gcg.read(ENGLISH.replace("MET +10 10", "MÜT +10 10"))
    assert "une autre langue" in str(refused.value)
