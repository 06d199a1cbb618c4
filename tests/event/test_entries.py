"""Entries from lists: columns known or guessed, duplicates and conflicts named, nothing written before."""

from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.event.event import sound
from nonuple.event.importing import enter, read_into
from nonuple.people.listed import LineChange
from nonuple.people.lists import ColumnProfile, ListColumn, columns
from nonuple.people.register import PeopleRegister
from nonuple.spreadsheets.reading import read_rows
from nonuple.spreadsheets.writing import write_workbook
from tests.cli.running import run
from tests.event.events import EMPTY, alone, person

Rows = list[list[str]]
NOBODY = ColumnProfile()
ODS = Path(__file__).parent / "liste.ods"


def findings(rows: Rows) -> list[tuple[int, bool, str]]:
    read = read_into(EMPTY, rows, NOBODY)
    return [(one.line, one.grave, str(one)) for one in read.findings]


def test_columns_are_known_by_their_titles_however_these_are_typed() -> None:
    titles = ["NOM", " Prénom", "N° Licence", "Série", "Cat.", "Équipe", "Téléphone", "Club"]
    assert [one.meaning for one in columns(titles, NOBODY)] == [
        "name",
        "first",
        "licence",
        "series",
        "category",
        "team",
        "ignored",
        "club",
    ]


def test_what_was_told_of_a_column_is_remembered() -> None:
    told = (ListColumn("Participante", "name", False), ListColumn("Ville", "club", False))
    learnt = NOBODY.learnt(told)
    found = columns(["ville", "PARTICIPANTE", "Série"], learnt)
    assert [(one.meaning, one.known) for one in found] == [("club", True), ("name", True), ("series", False)]


def test_a_list_without_names_is_refused() -> None:
    for titles in (["Ville", "Club"], ["Participante", "Ville"]):
        with pytest.raises(Refusal, match=", ".join(titles)):
            read_into(EMPTY, [titles, ["DUPONT", "Vichy"]], NOBODY)


def test_a_list_without_titles_is_told_by_what_it_holds() -> None:
    read = read_into(EMPTY, [["DUPONT Marie", "Vallon", "2A"], ["ROY Ana / LI Bo", "Brest", "NC"]], NOBODY)
    assert [(one.title, one.meaning) for one in read.columns] == [
        ("A", "name"),
        ("B", "club"),
        ("C", "series"),
    ]
    assert [one.name for one in read.people] == ["DUPONT Marie", "ROY Ana", "LI Bo"]
    assert [len(one.people) for one in read.entries] == [1, 2]


def test_a_person_has_the_codes_of_the_federation() -> None:
    rows = [["Nom", "Catégorie", "Série"], ["A", "Vermeil", "4b"], ["B", "v", "1A"]]
    people = read_into(EMPTY, rows, NOBODY).people
    assert [(one.category, one.series) for one in people] == [("V", "4B"), ("V", "1A")]


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        *(
            (yes, True)
            for yes in ("oui", "OUI", "Oui.", "o", "x", "X", "1", "1.0", "vrai", "TRUE", "✓", "☒", "20 €")
        ),
        *((no, False) for no in ("non", "N", "0", "faux", "False", "", "-", "—", "☐", "0 €")),
    ],
)
def test_yes_and_no_are_read_in_any_usual_spelling(cell: str, said: bool) -> None:
    rows = [["Nom", "Payé", "Table accessible", "Accepte la publication"], ["Anne", cell, cell, cell]]
    read = read_into(EMPTY, rows, NOBODY)
    (anne,) = read.people
    assert (anne.paid, anne.accessible, anne.agrees, read.findings) == (said, said, said, [])


@pytest.mark.parametrize(("cell", "unnamed"), [("non", True), ("", False), ("oui", False)])
def test_one_who_says_no_to_being_published_is_published_without_his_name(cell: str, unnamed: bool) -> None:
    rows = [["Nom", "Autorise la diffusion"], ["Anne", cell]]
    assert read_into(EMPTY, rows, NOBODY).people[0].unnamed is unnamed


@pytest.mark.parametrize(
    "title", ["Ne pas publier", "Refus de diffusion", "S'oppose à la publication", "Anonyme"]
)
@pytest.mark.parametrize(("cell", "unnamed"), [("oui", True), ("x", True), ("non", False), ("", False)])
def test_a_column_of_refusals_is_read_the_other_way_and_whoever_does_not_refuse_has_agreed_to_nothing(
    title: str, cell: str, unnamed: bool
) -> None:
    (anne,) = read_into(EMPTY, [["Nom", title], ["Anne", cell]], NOBODY).people
    assert (anne.unnamed, anne.agrees) == (unnamed, False)


def test_what_is_neither_yes_nor_no_is_told_and_counts_as_no() -> None:
    rows = [["Nom", "Réglé"], ["Anne", "en partie"]]
    assert findings(rows) == [(2, False, "Anne : « en partie » n'est ni oui ni non ; ce sera non.")]
    assert not read_into(EMPTY, rows, NOBODY).people[0].paid


@pytest.mark.parametrize(
    ("title", "meaning"),
    [
        ("A payé", "paid"),
        ("Paiement", "paid"),
        ("PMR", "accessible"),
        ("Accessibilité", "accessible"),
        ("Publication", "agrees"),
        ("Autorise la diffusion", "agrees"),
        ("J'accepte que mon nom soit publié", "agrees"),
        ("Consentement", "agrees"),
        ("OK pour la publication des résultats", "agrees"),
        ("Ne pas publier", "agrees"),
        ("Accord de paiement", "ignored"),
        ("Droit à l'image", "ignored"),
    ],
)
def test_questions_are_known_by_their_titles(title: str, meaning: str) -> None:
    assert columns(["Nom", title], NOBODY)[1].meaning == meaning


def test_duplicates_and_conflicts_are_named() -> None:
    rows = [
        ["Nom", "Licence", "Club", "Série"],
        ["AMIEL Annick", "1", "Brest", "4B"],
        ["Annick Amiel", "1", "Brest", "4B"],
        ["BLANC Bruno", "1", "Albi", "2A"],
        ["", "3", "Albi", ""],
        ["Amiel Annick", "9", "Caen", "4Z"],
        ["x" * 81, "", "", ""],
    ]
    assert findings(rows) == [
        (3, True, "Annick Amiel : déjà à la ligne 2."),
        (4, True, "BLANC Bruno : la licence 1 est celle de AMIEL Annick."),
        (5, True, "pas de nom sur cette ligne ; ajoutez-le."),
        (6, False, "Amiel Annick : quelqu'un d'autre a le même nom. Deux fois la même personne ?"),
        (6, False, "Amiel Annick : la série « 4Z » est inconnue."),
        (7, True, f"« {'x' * 20}… » est trop long : 80 caractères au plus."),
    ]


def test_one_who_is_in_the_event_already_is_not_entered_again_and_is_as_the_list_has_him() -> None:
    event = alone(person("4", "AMIEL Annick", licence="1", club="Brest"))
    rows = [["Nom", "Licence", "Club", "Payé"], ["AMIEL Annick", "1", "Albi", "oui"], ["B", "2", "", ""]]
    read = read_into(event, rows, NOBODY)
    assert read.listed[2].changes == (LineChange("club", "Brest", "Albi"), LineChange("paid", "", "✓"))
    there = enter(event, read)
    assert [(one.id, one.name, one.club) for one in there.people] == [
        ("4", "AMIEL Annick", "Albi"),
        ("5", "B", ""),
    ]
    assert [one.id for one in there.entries] == ["4", "5"]


def test_one_who_registered_elsewhere_need_not_tell_it_again() -> None:
    known = [
        person("1", "DUPONT Anne", licence="11", club="Brest", series="4B", category="S"),
        person("2", "MARTIN Luc", licence="22", club="Albi"),
        person("3", "MARTIN Luc", licence="33", club="Caen"),
    ]
    rows = [
        ["Nom", "Licence", "Club"],
        ["Anne Dupont", "11", "Lorient"],
        ["Martin Luc", "33", ""],
        ["Luc Martin", "", ""],
    ]
    read = read_into(EMPTY, rows, NOBODY, PeopleRegister(known))
    assert [(one.licence, one.club, one.series) for one in read.people] == [
        ("11", "Lorient", "4B"),
        ("33", "Caen", ""),
        ("", "", ""),
    ]
    assert str(read.findings[0]) == "Anne Dupont : repris d'une autre épreuve : 4B, S."
    assert read.known == [2, 3]


def test_partners_are_one_entry_and_teams_are_kept() -> None:
    rows = [
        ["Nom", "Partenaire", "Équipe"],
        ["Anne", "Bob", "T"],
        ["Bob", "Anne", "T"],
        ["Cléo", "Dan", ""],
        ["Eve", "Anne", ""],
    ]
    read = read_into(EMPTY, rows, NOBODY)
    names = {one.id: one.name for one in read.people}
    assert [([names[id_] for id_ in entry.people], entry.team) for entry in read.entries] == [
        (["Anne", "Bob"], "T"),
        (["Cléo", "Dan"], ""),
        (["Eve"], ""),
    ]
    assert [str(one) for one in read.findings] == [
        "Cléo : Dan n'est pas dans la liste ; ce sera une nouvelle personne.",
        "Eve : Anne joue déjà avec quelqu'un d'autre.",
    ]


cells = st.text("aéB 1-'=", max_size=6)


@given(
    st.lists(st.lists(cells, min_size=3, max_size=3), max_size=8),
    st.permutations(["Nom", "Partenaire", "Licence"]),
)
def test_whatever_a_list_holds_the_event_holds_together(rows: Rows, titles: list[str]) -> None:
    read = read_into(EMPTY, [titles, *rows], NOBODY)
    entered = sound(enter(EMPTY, read))
    again = read_into(entered, [titles, *rows], NOBODY)
    assert [one.id for one in entered.people] == [str(n) for n in range(1, len(entered.people) + 1)]
    assert (again.people, again.entries) == ([], [])
    assert again.refused == read.refused


# --- Spreadsheets ------------------------------------------------------------------------------------------

LIST = [["Nom", "Licence", "Accord"], ["LÉVY Zoé", "12", "1"], ["=1+1", "", ""]]


@pytest.mark.parametrize(
    "data",
    [
        "Nom;Licence;Accord\nLÉVY Zoé;12;1\n=1+1;;\n".encode(),
        'Nom,Licence,Accord\r\n"LÉVY Zoé",12,1\r\n=1+1,,\r\n'.encode("cp1252"),
        "Nom\tLicence\tAccord\nLÉVY Zoé\t12\t1\n=1+1\t\t\n".encode("utf-16"),
        write_workbook(
            {"Inscrits": [[], ["Nom", "Licence", "Accord"], ["LÉVY Zoé", 12, 1], ["=1+1"]]},
            datetime(2026, 1, 1),
        ),
        ODS.read_bytes(),
    ],
    ids=["utf-8", "windows", "utf-16", "xlsx", "ods"],
)
def test_lists_are_read_as_people_keep_them(data: bytes) -> None:
    assert [row for row in read_rows(data, "x") if any(row)] == LIST


@pytest.mark.parametrize("data", [b"PK\x03\x04 not really", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 nor this"])
def test_a_workbook_that_cannot_be_read_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal, match="ni comme CSV ni comme classeur"):
        read_rows(data, "x")


@given(st.binary(max_size=300))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    try:
        read_rows(data, "x")
    except Refusal as refusal:
        assert len(str(refusal).splitlines()) == 1


def test_the_same_tables_make_the_same_workbook() -> None:
    made = [write_workbook({"A/B": [["x"], ["y", 1, 2.5, None]]}, datetime(2026, 1, 1)) for _ in range(2)]
    assert made[0] == made[1]
    assert read_rows(made[0], "x") == [["x", "", ""], ["y", "1", "2.5"]]


# --- The commands ------------------------------------------------------------------------------------------


def test_checking_writes_nothing_and_entering_remembers_the_columns(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "e.json", "--name", "E", "--date", "2026")
    Path("l.csv").write_text("Qui;Ville\nAnne;Brest\nAnne;Brest\n")
    before = Path("e.json").read_bytes()
    assert "--column" in run(capsys, "event", "entries", "check", "e.json", "l.csv").err
    told = ("--column", "qui=name", "--column", "Ville=club", "--profile", "p.json")
    checked = run(capsys, "event", "entries", "check", "e.json", "l.csv", *told)
    assert checked.code == 1
    assert (Path("e.json").read_bytes(), Path("p.json").exists()) == (before, False)
    entered = run(capsys, "event", "entries", "enter", "e.json", "l.csv", *told)
    assert (entered.code, entered.out) == (1, checked.out)
    assert run(capsys, "event", "entries", "list", "e.json").out == "1\tAnne\t\t\tBrest\t\n"
    Path("m.csv").write_text("VILLE;QUI\nAlbi;Bob\n")
    assert run(capsys, "event", "entries", "enter", "e.json", "m.csv", "--profile", "p.json").code == 0


def test_questions_are_told_with_how_to_answer_and_their_lines_wait(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "e.json", "--name", "E", "--date", "2026")
    Path("l.csv").write_text("Nom;Club\nAnne;Les Embruns\nBob;Les Embruns\nCléo;Embruns\n")
    command = ("event", "entries", "enter", "e.json", "l.csv")
    asked = run(capsys, *command)
    assert asked.code == 1
    assert "Ligne 4, en attente : « Embruns » et « Les Embruns » : le même club ?" in asked.out
    assert 'Répondre : --answer "club:Embruns=oui"' in asked.out
    answered = run(capsys, *command, "--answer", "club:Embruns=oui")
    assert (
        answered.code,
        "3\tCléo\t\t\tLes Embruns" in run(capsys, "event", "entries", "list", "e.json").out,
    ) == (
        0,
        True,
    )
    for wrong in ("club:Embruns", "club:Embruns=peut-être", "=oui"):
        assert run(capsys, *command, "--answer", wrong).code == 2


@pytest.mark.parametrize("told", ["Ville", "Ville=street", "Rue=name", "=name"])
def test_a_column_told_wrongly_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "e.json", "--name", "E", "--date", "2026")
    Path("l.csv").write_text("Nom;Ville\nAnne;Brest\n")
    ran = run(capsys, "event", "entries", "check", "e.json", "l.csv", "--column", told)
    assert (ran.code, ran.out) == (2, "")


@settings(max_examples=30)
@given(st.binary(max_size=100))
def test_no_event_file_breaks_a_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "e.json"
    file.write_bytes(content)
    for command in (["ranking"], ["teams"], ["changes"], ["entries", "list"]):
        ran = run(capsys, "event", *command, str(file))
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
