"""What an organiser pastes is understood line by line, and shown before anybody is registered."""

import unicodedata
from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest.office.registration import ReadLine, Understood, read
from nonuple.contest.people import Entrant
from nonuple.errors import Refusal
from nonuple.event.importing import read_entries
from nonuple.people import lists
from nonuple.people.lists import MOST_BYTES, MOST_LINES, ColumnProfile
from nonuple.people.person import folded
from tests.event.events import EMPTY

DUPONT = Entrant("DUPONT Marie", "Les Embruns", "2A", "Senior", table=12)


def only(text: str) -> ReadLine:
    (line,) = read(text).lines
    return line


@pytest.mark.parametrize(
    "text",
    [
        "Nom;Club;Série;Catégorie;Table\nDUPONT Marie;Les Embruns;2A;Senior;12",
        "table,category,series,club,name\n12,Senior,2A,Les Embruns,DUPONT Marie",
        "Table\tNOM\tCLUB\tserie\tCat\n12\tDUPONT Marie\tLes Embruns\t2A\tSenior",
        "\ufeffsep=;\r\nNom;Prénom;Licence;Club;Série;Catégorie;N° de table\r\n"
        "DUPONT;Marie;1234567;Les Embruns;2A;Senior;012\r\n",
        'Joueur,Club,Série,Catégorie,Table\r"DUPONT  Marie","Les Embruns",2A,Senior,Table 12\r',
    ],
)
def test_columns_are_known_by_their_headings_in_any_order(text: str) -> None:
    line = only(text)
    assert (line.player, line.guessed, line.duplicate, line.refused) == (DUPONT, (), None, None)


def test_columns_without_headings_are_told_by_what_they_hold_and_marked() -> None:
    first, second = read("DUPONT Marie;Les Embruns;2;V;12\nLE GOFF Denis;Baie d'Armor;2;S;7").lines
    assert first.player == Entrant("DUPONT Marie", "Les Embruns", "2", "V", table=12)
    assert second.player == Entrant("LE GOFF Denis", "Baie d'Armor", "2", "S", table=7)
    assert set(first.guessed) == {"club", "series", "category", "table"}


def test_three_columns_of_words_are_name_first_name_and_club() -> None:
    line = only("MANSOURI;Baptiste;Les Embruns")
    assert line.player == Entrant("MANSOURI Baptiste", "Les Embruns", table=1)
    assert set(line.guessed) == {"name", "club", "table"}


def test_a_list_of_names_gets_the_next_free_tables() -> None:
    found = read("DUPONT Marie\n\nLE GOFF Denis\n", taken=(1, 3))
    assert [player.table for player in found.players] == [2, 4]
    assert [(line.number, line.guessed) for line in found.lines] == [(1, ("table",)), (3, ("table",))]


def test_a_table_given_anywhere_is_not_given_away() -> None:
    found = read("Nom;Table\nDUPONT;\nLE GOFF;1\n")
    assert [player.table for player in found.players] == [2, 1]


@pytest.mark.parametrize(
    "written", ["12 DUPONT Marie", "12. DUPONT Marie", "12) DUPONT Marie", "12 - DUPONT Marie"]
)
def test_a_number_before_the_name_is_the_table(written: str) -> None:
    line = only(written)
    assert (line.player, line.guessed) == (Entrant("DUPONT Marie", table=12), ("table",))


@pytest.mark.parametrize(
    "written", ["Ana Roy / Bo Li", "Ana Roy/Bo Li", "Ana Roy et Bo Li", "Ana Roy & Bo Li"]
)
def test_two_names_are_a_pair(written: str) -> None:
    line = only(f"Nom;Table\n{written};3")
    assert (line.player, line.guessed) == (Entrant("Ana Roy", partner="Bo Li", table=3), ("partner",))


def test_a_partner_with_a_column_of_his_own_is_no_guess() -> None:
    line = only("Joueur 1;Joueur 2;Table\nAna Roy;Bo Li;3")
    assert (line.player, line.guessed) == (Entrant("Ana Roy", partner="Bo Li", table=3), ())


def test_the_same_name_and_club_again_is_left_out_whatever_its_capitals_and_accents() -> None:
    found = read("Nom;Club\nQUÉMÉRÉ Thierry;Vallon\nQuemere Thierry;VALLON\nQuéméré Thierry;Presqu'île")
    assert [player.club for player in found.players] == ["Vallon", "Presqu'île"]
    again = found.lines[1].duplicate
    assert again is not None and "ligne 2" in again.fr and "line 2" in again.en
    assert found.lines[1].player is not None


def test_a_second_player_at_a_table_is_refused_with_the_reason() -> None:
    found = read("Nom;Table\nDUPONT Marie;4\nLE GOFF Denis;4")
    assert [player.name for player in found.players] == ["DUPONT Marie"]
    assert found.lines[1].player is not None and found.lines[1].player.name == "LE GOFF Denis"
    reason = found.lines[1].refused
    assert reason is not None and "4" in reason.fr and "DUPONT Marie" in reason.fr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (";Vallon;3", "nom"),
        ("DUPONT;Vallon;zéro", "« zéro »"),
        ("DUPONT;Vallon;0", "« 0 »"),
        ("DUPONT;Vallon;100000", "« 100000 »"),
        (f"{'A' * 81};Vallon;3", "80"),
        (f"DUPONT;{'A' * 81};3", "80"),
        ("A / B / C;Vallon;3", "deux noms"),
    ],
)
def test_a_line_that_cannot_be_used_says_why_and_the_others_stand(line: str, said: str) -> None:
    refused, used = read(f"Nom;Club;Table\n{line}\nLE GOFF;Vallon;5").lines
    assert refused.player is None
    assert refused.refused is not None and said in refused.refused.fr
    assert (refused.number, refused.text) == (2, line)
    assert used.player == Entrant("LE GOFF", "Vallon", table=5)


def test_a_quotation_mark_left_open_spoils_its_own_line_only() -> None:
    found = read('Nom;Club\n"DUPONT;Vallon\nLE GOFF;Vallon')
    assert found.lines[1].player == Entrant("LE GOFF", "Vallon", table=2)


def test_nothing_is_understood_of_nothing() -> None:
    assert read("").lines == read("\ufeff \r\n\t\n").lines == read("Nom;Club").lines == ()


def test_too_long_a_list_is_refused_whole() -> None:
    with pytest.raises(Refusal, match=str(MOST_LINES)):
        read("A\n" * (MOST_LINES + 1))
    with pytest.raises(Refusal, match=str(MOST_BYTES)):
        read("A" * (MOST_BYTES + 1))


def test_as_many_lines_as_are_allowed_are_read() -> None:
    assert len(read("".join(f"Joueur {n};Club\n" for n in range(MOST_LINES))).players) == MOST_LINES


HEADINGS = ("Nom", "Prénom", "Club", "Table", "Série", "sep=;", "\ufeff")
SIGNS = (";", ",", "\t", "\n", "\r\n", '"', "'", "/", " et ", " ", "\x00", "\ud800", "\u2028")
VALUES = ("12", "0", "1A", "NC", "V", "é", "e\u0301", "A" * 81, "Dupont")
PIECES = st.sampled_from(HEADINGS + SIGNS + VALUES)


@given(st.lists(PIECES | st.text(max_size=5), max_size=60).map("".join), st.sets(st.integers(1, 30)))
def test_whatever_is_pasted_is_read_or_its_lines_are_refused(text: str, taken: set[int]) -> None:
    found = read(text, taken)
    assert msgspec.json.decode(msgspec.json.encode(found.players), type=tuple[Entrant, ...]) == found.players
    assert len({player.table for player in found.players}) == len(found.players)
    for line in found.lines:
        assert (line.player is None) == (line.refused is not None)


def test_what_is_understood_can_be_shown() -> None:
    found = read("Nom;Table\nDUPONT;4\nLE GOFF;4\n;5")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Understood) == found


@pytest.mark.parametrize(
    "text",
    [
        "a" + "\u0f71\u0300" * 150_000,
        "nom;club\n" + "\u0301" * 300_000,
        "x\n" * 19_000 + "\t" * 900_000 + "y",
    ],
)
def test_no_paste_asks_for_more_work_than_its_length(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    class Watched:
        combining = staticmethod(unicodedata.combining)

        @staticmethod
        def normalize(form: Literal["NFC", "NFD"], written: str) -> str:
            given.append(len(written))
            return unicodedata.normalize(form, written)

    monkeypatch.setattr(lists, "unicodedata", Watched)
    read(text)
    assert max(given, default=0) <= 4 * 80, "normalising takes the square of a length"
    assert sum(given) <= 4 * len(text)


# --- The same list in an event -----------------------------------------------------------------------------

COLUMNS = {
    "Joueur": st.sampled_from(["ROY Ana", "LI Bo", "{table} DIA Eve", "Zoé Le Goff", "ROY Ana / LI Bo", ""]),
    "Club": st.sampled_from(["Vallon", "VALLON", "Les Embruns", ""]),
    "Classement": st.sampled_from(["2A", "4B", "NC", ""]),
    "Joueur 2": st.sampled_from(["", "", "", "LI Bo", "Dan Lu"]),
    "Cat": st.sampled_from(["V", "S", ""]),
}
LINES = st.lists(st.fixed_dictionaries(COLUMNS), min_size=1, max_size=6)


@given(lines=LINES, order=st.permutations(list(COLUMNS)), headed=st.booleans())
def test_a_contest_and_an_event_make_the_same_of_the_same_list(
    lines: list[dict[str, str]], order: list[str], headed: bool
) -> None:
    lines = [{**one, "Joueur": one["Joueur"].format(table=at)} for at, one in enumerate(lines, start=10)]
    if not headed:
        order = ["Joueur", "Club"]
        lines = [{"Joueur": f"N{at} X{one['Joueur']}", "Club": "Vallon"} for at, one in enumerate(lines)]
    rows = [*([order] if headed else []), *([one[title] for title in order] for one in lines)]
    pasted = read("\n".join(";".join(row) for row in rows))
    event = read_entries(EMPTY, rows, ColumnProfile())
    people = {one.id: one for one in event.people}
    entered = [[people[id_] for id_ in entry.people] for entry in event.entries]
    assert [[one.name, one.partner] for one in pasted.players] == [
        [those[0].name, those[1].name if len(those) > 1 else ""] for those in entered
    ]
    assert [(folded(one.club), one.series, one.category) for one in pasted.players] == [
        (folded(those[0].club), those[0].series, those[0].category) for those in entered
    ]
    assert [one.meaning for one in pasted.columns] == [one.meaning for one in event.columns]


def test_a_line_named_as_the_partner_of_another_is_no_player_of_its_own() -> None:
    found = read("Nom;Partenaire\nBo Li;\nAna Roy;Bo Li\nEve Dia;Bo Li")
    assert [(one.name, one.partner) for one in found.players] == [("Ana Roy", "Bo Li"), ("Eve Dia", "")]
    assert found.lines[0].duplicate is not None and "ligne 3" in found.lines[0].duplicate.fr
