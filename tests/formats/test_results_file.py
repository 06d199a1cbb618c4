"""The text of results: written and read back alike, checked line by line, never a surprise for its reader."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.event.event import Event, annul
from nonuple.formats.results_file import (
    GAME_STATES,
    STATES,
    GameLine,
    PlaceLine,
    ResultsFile,
    field,
    problems_of,
    read_results,
    write_results,
)
from nonuple.publication.exports import results_text
from nonuple.publication.public import Publication
from tests.cli.running import run
from tests.event.events import events
from tests.repository import ROOT

EXAMPLE = re.search(r"```text\n(.*?)```", (ROOT / "docs" / "results-format.md").read_text(), re.DOTALL)
assert EXAMPLE is not None
TEXT = EXAMPLE[1].encode()
words = st.text(max_size=12).map(field)


@st.composite
def results(draw: st.DrawFn) -> ResultsFile:
    """Any that hold together."""
    games = tuple(
        GameLine(draw(words), draw(st.integers(0, 1200)), draw(st.integers(0, 30)), state, draw(words))
        for state in draw(st.lists(st.sampled_from(GAME_STATES), max_size=4))
    )
    counts = [game.state in ("final", "provisional") for game in games]
    points = st.none() | st.integers(-20, 1200)
    scores = sorted(
        draw(st.lists(st.tuples(*(points if one else st.none() for one in counts)), max_size=6)),
        key=lambda one: -sum(game or 0 for game in one),
    )
    places: list[PlaceLine] = []
    for place, score in enumerate(scores, start=1):
        total = sum(game or 0 for game in score)
        equal = bool(places) and places[-1].total == total and draw(st.booleans())
        facts = (draw(words), draw(words), draw(words), draw(words), draw(words), draw(words))
        places.append(PlaceLine(places[-1].rank if equal else place, total, *facts, tuple(score)))
    head = draw(words), draw(words), draw(words)
    return ResultsFile(*head, draw(st.sampled_from(STATES)), draw(words), games, tuple(places))


@given(results())
def test_what_is_written_is_read_back_and_the_same_results_are_the_same_bytes(told: ResultsFile) -> None:
    data = write_results(told)
    assert not problems_of(data)
    assert read_results(data, "r.txt") == told
    assert write_results(read_results(data, "r.txt")) == data
    assert read_results(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"), "r.txt") == told


@settings(max_examples=60)
@given(events(), st.booleans())
def test_the_results_of_every_event_hold_together(event: Event, office: bool) -> None:
    if event.game(1).scores:
        event = annul(event, 1, "panne\tde courant")
    site = Publication(event, "fr", "16:10", office=office)
    told = read_results(results_text(site), "r.txt")
    assert [one.total for one in told.places] == [line.total for line in site.lines]
    assert office or not any(one.licence for one in told.places)


@given(st.binary(max_size=300) | st.text(alphabet="\t\n1-9eventgamplcsfi ", max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused_in_a_sentence(data: bytes) -> None:
    for one in (data, b"nonuple-results\t1\n" + data):
        if problems_of(one):
            with pytest.raises(Refusal):
                read_results(one, "r.txt")
        else:
            assert write_results(read_results(one, "r.txt"))


@given(st.data())
def test_a_file_with_something_changed_in_it_is_read_or_refused_in_a_sentence(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    changed = TEXT[:at] + data.draw(st.binary(max_size=3)) + TEXT[at + data.draw(st.integers(0, 4)) :]
    for one in problems_of(changed):
        assert str(one).startswith("ligne ")


def test_the_example_of_the_page_holds_together() -> None:
    told = read_results(TEXT, "r.txt")
    assert write_results(told) == TEXT
    assert [one.rank for one in told.places] == [1, 1, 3]


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("nonuple-results\t1", "TRF", "ligne 1 : le fichier ne commence pas par"),
        ("nonuple-results\t1", "nonuple-results\t2", "version « 2 » inconnue"),
        ("state\tfinal\t2026-11-12 16:10\n", "", "il manque une ligne « state »"),
        ("game\t2", "game\t3", "ligne 5 : la partie 3 n'est pas à sa place"),
        ("place\t1\t812\tBLANC", "place\t1\t813\tBLANC", "ligne 6 : BLANC Bruno a 813 points"),
        ("place\t3", "place\t2", "ligne 8 : CHABERT Cléo est au rang 2, à la place 3"),
        ("\t102\t812\t\n", "\t102\t812\t5\n", "points dans la partie 2, qui ne compte pas"),
        ("place\t3\t790\tCHABERT Cléo\t5D", "place\t3\t790\tCHABERT Cléo", "ligne 8 : ni « event »"),
    ],
)
def test_what_does_not_hold_together_is_named_with_its_line(before: str, after: str, says: str) -> None:
    data = TEXT.replace(before.encode(), after.encode(), 1)
    assert any(says in str(one) for one in problems_of(data)), [str(one) for one in problems_of(data)]


def test_the_command_says_what_is_wrong_or_that_nothing_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "resultats.txt"
    file.write_bytes(TEXT)
    ran = run(capsys, "event", "validate", str(file))
    assert (ran.code, ran.out) == (0, f"{file} : 3 inscriptions, 2 parties, rien à redire.\n")
    file.write_bytes(TEXT.replace(b"place\t3", b"place\t2"))
    assert run(capsys, "event", "validate", str(file)).code == 1
    assert '"line":8' in run(capsys, "event", "validate", str(file), "--json").out
