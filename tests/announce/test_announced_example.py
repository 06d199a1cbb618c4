"""The example game of the rules in the box, announced from beginning to end."""

import pytest

from nonuple.announce import Line
from nonuple.pieces.board import Board
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.play.record import Reject, Turn
from tests.announce.spoken import clock, draw, retained, texts

REJECTED = Reject("WTT", "BCDF", "invalid")
"""The text tells only that four consonants were drawn: these are in the bag."""


def played() -> list[Turn]:
    """Racks and words of the example; points and words formed come from the grid."""
    board, turns = Board(), []
    for number, kept, drawn, ref, word in (
        (1, "", "EEERWLN", "H5", "RENE"),
        (2, "WEL", "BSUI", "I3", "BLEUIS"),
        (3, "W", "TTACEI", "4H", "CLAIE"),
    ):
        laid = board.place(ref, word)
        turns.append(Turn(number, (), kept, drawn, ref, word, laid.score, laid.bonus, laid.cross, 0))
        board = board.play(ref, word)
    return turns


FOURTH = Turn(4, (REJECTED,), "", "ACUOEJL", "", "", 0, 0, (), 0)


def script(edition: str) -> list[Line]:
    """Everything said in three turns, and the draw of the fourth."""
    said: list[Line] = []
    for turn in played():
        said += draw(turn, edition)
        said += clock(edition, NORMAL_TIME.stage(turn.n))
        said += retained(turn, turn=turn.n)
    return said + list(draw(FOURTH, edition))


TURN_1 = """
0   Égypte-E
0   Égypte-E
0   Égypte-E
0   Roumanie-R
0   Wallonie-W
0   Luxembourg-L
0   Norvège-N
0   Égypte trois fois, Roumanie, Wallonie, Luxembourg, Norvège
0   Chrono !
150 Trente secondes
30  Terminé
0   Huit points
0   Horizontal
0   H 5
0   RENE
0   R, E, N, E
0   RENE, H 5, huit points
"""
TURN_2 = """
20  Reliquat de trois lettres
0   Égypte, Luxembourg, Wallonie
0   Belgique-B
0   Suisse-S
0   Uruguay-U
0   Italie-I
0   Égypte, Luxembourg, Wallonie, Belgique, Suisse, Uruguay, Italie
0   Chrono !
150 Trente secondes
30  Terminé
0   Vingt et un points
0   Horizontal
0   I 3
0   BLEUIS
0   B, L, E, U, I, S
0   Formant RE, EU, NI et ES
0   BLEUIS, I 3, vingt et un points
"""
TURN_3 = """
20  Reliquat d'une lettre
0   Wallonie
0   Tunisie-T
0   Tunisie-T
0   Algérie-A
0   Canada-C
0   Égypte-E
0   Italie-I
0   Wallonie, Tunisie deux fois, Algérie, Canada, Égypte, Italie
0   Chrono !
150 Trente secondes
30  Terminé
0   Trente points
0   Vertical
0   4 H
0   CLAIE
0   C, L, A, I, E
0   Formant CRENE
0   CLAIE, 4 H, trente points
"""
TURN_4 = """
20  Rejet
0   Reliquat de trois lettres
0   Tunisie, Tunisie, Wallonie
0   Algérie-A
0   Canada-C
0   Uruguay-U
0   Océanie-O
0   Égypte-E
0   Jordanie-J
0   Luxembourg-L
0   Algérie, Canada, Uruguay, Océanie, Égypte, Jordanie, Luxembourg
"""


def expected(*turns: str) -> list[tuple[int, str]]:
    lines = [line.split(maxsplit=1) for turn in turns for line in turn.strip().splitlines()]
    return [(int(wait), text) for wait, text in lines]


@pytest.mark.article("box", "exemples")
@pytest.mark.article("2026", "4.1", "4.2", "4.3", "4.4")
def test_the_worked_example_as_2026_wants_it_said() -> None:
    said = [(line.wait, line.text) for line in script("2026")]
    assert said == expected(TURN_1, TURN_2, TURN_3, TURN_4)


def as_older_rulebooks(script_of_2026: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """No pause, and a rejection tells its own number of letters."""
    before, after = script_of_2026[:-11], script_of_2026[-8:]
    return [
        (wait if wait != 20 else 0, text) for wait, text in (*before, (0, "Rejet de sept lettres"), *after)
    ]


@pytest.mark.article("box", "exemples")
@pytest.mark.article("2010", "2.1", "2.2", "2.3", "2.4")
def test_the_worked_example_as_2010_wants_it_said() -> None:
    said = [(line.wait, line.text) for line in script("2010")]
    assert said == as_older_rulebooks(expected(TURN_1, TURN_2, TURN_3, TURN_4))


@pytest.mark.article("box", "exemples")
@pytest.mark.article("2009", "2.1", "2.2", "2.3", "2.4")
def test_the_worked_example_as_2009_wants_it_said() -> None:
    signals = {
        "Chrono !": "Début du temps de jeu",
        "Trente secondes": "Trente dernières secondes",
        "Terminé": "Fin du temps de jeu",
    }
    of_2010 = as_older_rulebooks(expected(TURN_1, TURN_2, TURN_3, TURN_4))
    said = [(line.wait, line.text) for line in script("2009")]
    assert said == [(wait, signals.get(text, text)) for wait, text in of_2010]


@pytest.mark.article("box", "exemples", "coffret")
def test_the_worked_example_as_the_box_wants_it_said() -> None:
    spoken = {"Chrono !", "Trente secondes", "Terminé"}
    words_of_2010 = [text for text in texts(script("2010")) if text not in spoken]
    said = script("box")
    assert [line.text for line in said if line.sound is None] == words_of_2010
    beeps = [(line.wait, line.text) for line in said if line.sound is not None]
    assert beeps == [(0, "Bip"), (60, "Bip-bip"), (120, "Bip-bip")] * 3
