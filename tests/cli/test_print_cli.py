"""`nonuple print`: every kind from the files that a club has."""

import json
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from nonuple.cli.printing import KINDS
from nonuple.formats.event_file import write_event
from nonuple.publication.exports import ranking_csv
from nonuple.publication.public import Publication
from nonuple.texts import Language
from tests.cli.running import run
from tests.documents.reading import all_text, pages_of
from tests.event.test_publication import PODIUM

Capture = pytest.CaptureFixture[str]

PLAYERS = "Nom;Prénom;Club;Série;Table\nMartin;Ève;Les Embruns;2A;3\nLe Goff;Denis;Vallon;1B;14\n"
RANKING = (
    "Rang;Table;Nom;Club;Série;Catégorie;Total;%;Négatif;Partie 1;Partie 2\n"
    "1;3;Martin Ève;Les Embruns;2A;Senior;1950;98,5;-30;1000;950\n"
)
NOTES = [{"table": 73, "name": "Bellamy", "turn": 10, "sanction": "zero", "points": 0, "word": "PANGE"}]
CODES = [{"table": 3, "name": "Martin Ève", "code": "ABC-123"}]
APPEAL = {
    **{
        "number": "B2",
        "player": "Martin",
        "table": 3,
        "turn": 7,
        "game": "2",
        "event": "Coupe",
        "rack": "ABC",
    },
    **{"rows": ["." * 15] * 15, "premiums": ["." * 15] * 15},
}
SHEET = "1 FEDAYIN FEDAYIN H4 110 110"


@pytest.fixture
def given(tmp_path: Path, capsys: Capture) -> dict[str, str]:
    """What each kind is printed from, and a word that must be on it."""
    files = {
        "players.csv": PLAYERS,
        "ranking.csv": RANKING,
        "notes.json": json.dumps(NOTES),
        "codes.json": json.dumps(CODES),
        "appeal.json": json.dumps(APPEAL),
        "green.json": json.dumps([{"turn": 7, "table": 12, "entered": "68"}]),
        "words.txt": "WAX\tmusique\nWU\n",
        "page.md": "# Une page\n\nDu **texte**, une liste :\n\n- un\n- deux\n",
        "game.json": run(capsys, "simulate", "--seed", "7").out,
    }
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    return {name: str(tmp_path / name) for name in files}


FROM: dict[str, tuple[str | None, str]] = {
    "slips": (None, "Référence"),
    "photo-slips": ("players.csv", "14"),
    "road-sheets": ("players.csv", "LeGoffDenis"),
    "score-book": (None, "Joueur4"),
    "notes": ("notes.json", "PANGE"),
    "green-notes": ("green.json", "68"),
    "mark-sheet": ("players.csv", "LeGoffDenis"),
    "double-sheet": (None, "Rectifications"),
    "table-cards": ("players.csv", "LeGoffDenis"),
    "attribution": ("players.csv", "MartinÈve"),
    "badges": ("players.csv", "LeGoffDenis"),
    "codes": ("codes.json", "ABC-123"),
    "draw-sheet": (None, "102"),
    "announcements": ("game.json", "HUEES"),
    "game-sheet": ("game.json", "DECAPAIS"),
    "masked-sheet": ("game.json", "DECAPAIS"),
    "results": ("ranking.csv", "1950"),
    "honours": ("ranking.csv", "MartinÈve"),
    "diplomas": ("ranking.csv", "Diplôme"),
    "appeal": ("appeal.json", "Martin"),
    "words": ("words.txt", "musique"),
    "guide": ("arbiter", "Larbitre"),
    "page": ("page.md", "deux"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_printed(kind: str, given: dict[str, str], tmp_path: Path, capsys: Capture) -> None:
    name, told = FROM[kind]
    file = [given.get(name, name)] if name else []
    out = tmp_path / "out.pdf"
    ran = run(capsys, "print", kind, *file, "-o", str(out), "--language", "fr", "--event", "Coupe")
    assert ran == (0, "", "")
    printed = all_text(out.read_bytes()).replace("'", "").replace("\u00a0", "")
    assert told in printed


def test_the_name_of_the_file_says_what_is_written(
    tmp_path: Path, given: dict[str, str], capsys: Capture
) -> None:
    for ending, start in ((".html", "<!doctype html>"), (".txt", "Votre table"), (".pdf", "%PDF-1.7")):
        out = tmp_path / f"out{ending}"
        assert run(capsys, "print", "attribution", given["players.csv"], "-o", str(out)).code == 0
        assert out.read_bytes().decode("latin-1").startswith(start)


def test_tables_pages_and_papers_are_as_asked_for(
    tmp_path: Path, given: dict[str, str], capsys: Capture
) -> None:
    out = tmp_path / "out.pdf"
    run(capsys, "print", "slips", "--count", "3", "--paper", "letter", "-o", str(out))
    pages = pages_of(out.read_bytes())
    assert (len(pages), round(pages[0].width)) == (3, 612)
    run(capsys, "print", "photo-slips", "--tables", "1-2, 45", "--turns", "8", "-o", str(out))
    assert len(pages_of(out.read_bytes())) == 3
    run(capsys, "print", "mark-sheet", "-o", str(out))
    assert "tables1à32" in all_text(out.read_bytes()).replace("\u00a0", "")
    run(capsys, "print", "table-cards", given["players.csv"], "--tables", "14", "-o", str(out))
    assert len(pages_of(out.read_bytes())) == 1
    run(capsys, "print", "guide", "chief", "--language", "en", "--large", "--colour", "-o", str(out))
    assert "Thechiefarbiter" in all_text(out.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("poster",), "poster"),
        (("guide", "cat"), "cat"),
        (("guide",), "rôle"),
        (("notes",), "JSON"),
        (("notes", "players.csv"), "players.csv"),
        (("results", "players.csv"), "Rang"),
        (("attribution", "nowhere.csv"), "nowhere.csv"),
        (("slips", "--tables", "1-x"), "1-x"),
        (("slips", "--tables", "5-1"), "5-1"),
        (("slips", "--tables", "1-90000"), "20000"),
        (("slips", "--turns", "0"), "--turns"),
        (("slips", "--count", "100000"), "--count"),
        (("slips", "--logo", "players.csv"), "SVG"),
        (("slips", "--logo", "nowhere.svg"), "nowhere.svg"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_sentence(
    arguments: tuple[str, ...], told: str, tmp_path: Path, given: dict[str, str], capsys: Capture
) -> None:
    named = [given.get(argument, argument) for argument in arguments]
    ran = run(capsys, "print", *named, "-o", str(tmp_path / "out.pdf"))
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err and ran.err.count("\n") == 1
    assert not (tmp_path / "out.pdf").exists()


def test_where_it_cannot_be_written_is_said(tmp_path: Path, capsys: Capture) -> None:
    for out in ("out.doc", "nowhere/out.pdf"):
        ran = run(capsys, "print", "slips", "-o", str(tmp_path / out))
        assert ran.code == 2 and ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("results", ("AMIEL Annick", "P1", "CHABERT")),
        ("honours", ("AMIEL Annick", "Clubs")),
        ("diplomas", ("AMIEL",)),
        ("attribution", ("AMIEL Annick", "12")),
    ],
)
def test_the_file_of_an_event_is_printed(
    kind: str, told: tuple[str, ...], tmp_path: Path, capsys: Capture
) -> None:
    file, out = tmp_path / "coupe.json", tmp_path / "out.txt"
    seated = replace(PODIUM, games=(replace(PODIUM.games[0], seats={"1": 12}), *PODIUM.games[1:]))
    file.write_bytes(write_event(seated))
    assert run(capsys, "print", kind, str(file), "-o", str(out), "--language", "fr") == (0, "", "")
    printed = out.read_text("utf-8")
    assert all(one in printed for one in told)


def test_the_csv_of_an_event_is_printed(tmp_path: Path, capsys: Capture) -> None:
    file, out = tmp_path / "classement.csv", tmp_path / "out.txt"
    for language in get_args(Language):
        file.write_bytes(ranking_csv(Publication(PODIUM, language, "", office=True)))
        assert run(capsys, "print", "results", str(file), "-o", str(out)) == (0, "", "")
        assert "AMIEL Annick" in out.read_text("utf-8")
