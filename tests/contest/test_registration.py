"""A list of people is understood line by line, and shown before anybody is registered: one reader for all."""

import unicodedata
from itertools import count
from typing import Literal, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking
from nonuple.contest.office.listing import enter_list, registered_in
from nonuple.contest.people import Entrant
from nonuple.contest.results.evening import evening_of, registrants
from nonuple.errors import Refusal
from nonuple.event.importing import enter, read_into
from nonuple.people import lists
from nonuple.people.importing import NO_ANSWERS, NOBODY, EnterList, ReadEntries, read_entries
from nonuple.people.lists import MOST_BYTES, MOST_LINES, ColumnProfile, rows_of_text
from nonuple.people.person import Person, folded
from nonuple.people.registered import seated_nobody
from tests.contest.room import OWNER, Room, across
from tests.event.events import EMPTY


def names(room: Room) -> dict[int, str]:
    """Of those who sit there."""
    return {table: room.entrant(table).name for table in sorted(room.contest.seating.players)}


class Understood(NamedTuple):
    """A line: whom it registers at which table, what is guessed, why it is refused."""

    player: Entrant | None
    guessed: set[str]
    refused: str


def read(text: str, taken: tuple[int, ...] = ()) -> ReadEntries:
    there = seated_nobody()
    held = dict.fromkeys(taken, "somebody")
    return read_entries(there._replace(tables=held), rows_of_text(text), ColumnProfile())


def understood(text: str) -> list[Understood]:
    found = read(text)
    whys = {one.line: str(one) for one in found.findings if one.grave}
    lines = []
    for line in found.lines:
        one = found.listed.get(line.number)
        player = None
        if one is not None and one.table is not None:
            who = one.person
            player = Entrant(
                who.name,
                who.club,
                who.series,
                who.category,
                one.partner,
                licence=who.licence,
                table=one.table,
            )
        lines.append(Understood(player, set(one.guessed) if one else set(), whys.get(line.number, "")))
    return lines


def only(text: str) -> Understood:
    (line,) = understood(text)
    return line


def players(text: str, taken: tuple[int, ...] = ()) -> list[tuple[str, int | None]]:
    return [(one.person.name, one.table) for one in read(text, taken).heads]


def paste(room: Room, text: str, answers: dict[str, bool] | None = None) -> ReadEntries:
    """A list entered into a room, as the server does."""
    there = registered_in(room.contest)
    found = read_entries(there, rows_of_text(text), ColumnProfile(), NOBODY, answers or NO_ANSWERS)
    asking = Asking(room.contest, OWNER, room.moment, room.means)
    room.store(enter_list(asking, EnterList(found, there, ColumnProfile())), OWNER.name)
    return found


DUPONT = Entrant("DUPONT Marie", "Les Embruns", "2A", "Senior", table=12)


@pytest.mark.parametrize(
    "text",
    [
        "Nom;Club;Série;Catégorie;Table\nDUPONT Marie;Les Embruns;2A;Senior;12",
        "table,category,series,club,name\n12,Senior,2A,Les Embruns,DUPONT Marie",
        "Table\tNOM\tCLUB\tserie\tCat\n12\tDUPONT Marie\tLes Embruns\t2A\tSenior",
        "\ufeffsep=;\r\nNom;Prénom;Licence;Club;Série;Catégorie;N° de table\r\n"
        "DUPONT;Marie;;Les Embruns;2A;Senior;012\r\n",
        'Joueur,Club,Série,Catégorie,Table\r"DUPONT  Marie","Les Embruns",2A,Senior,Table 12\r',
    ],
)
def test_columns_are_known_by_their_headings_in_any_order(text: str) -> None:
    line = only(text)
    assert line == (DUPONT, set(), "")


def test_licences_of_the_list_go_with_the_two_of_a_pair_and_a_correction_keeps_them() -> None:
    room = Room(0)
    paste(room, "Nom;Licence;Club;Partenaire;Licence\nDUPONT Marie;1234567;Les Embruns;LE GOFF Denis;7654321")
    room.do(
        OWNER, ask.Change((ask.Changed(1, Entrant("DUPONT Maria", "Vallon", partner="LE GOFF D", table=1)),))
    )
    room.open_game()
    room.turn("AEIRTLN")
    told = [(one.name, one.club, one.licence) for one in evening_of(room.contest).people]
    assert told == [("DUPONT Maria", "Vallon", "1234567"), ("LE GOFF D", "Vallon", "7654321")]


@pytest.mark.parametrize(
    "title",
    [
        "Licence 2",
        "N° licence 2",
        "Licence partenaire",
        "Licence du partenaire",
        "Licence joueur 2",
        "Licence",
    ],
)
def test_the_licence_of_a_partner_is_known_by_its_title(title: str) -> None:
    columns = read(f"Joueur 1;Licence;Joueur 2;{title}\nAna Roy;1;Bo Li;2").columns
    assert [one.meaning for one in columns] == ["name", "licence", "partner", "partner-licence"]


def test_two_lines_of_one_pair_keep_what_each_says() -> None:
    room = Room(0)
    paste(room, "Nom;Licence;Club;Partenaire\nROY Ana;1;Vallon;LI Bo\nLI Bo;2;Les Embruns;ROY Ana")
    people, (entry,) = registrants(room.contest, room.contest.players)
    assert [(one.name, one.licence, one.club) for one in people] == [
        ("ROY Ana", "1", "Vallon"),
        ("LI Bo", "2", "Les Embruns"),
    ]
    assert entry.people == tuple(one.id for one in people)


def test_columns_without_headings_are_told_by_what_they_hold_and_marked() -> None:
    first, second = understood("DUPONT Marie;Les Embruns;2;V;12\nLE GOFF Denis;Baie d'Armor;2;S;7")
    assert first.player == Entrant("DUPONT Marie", "Les Embruns", "2", "V", table=12)
    assert second.player == Entrant("LE GOFF Denis", "Baie d'Armor", "2", "S", table=7)
    assert first.guessed == {"club", "series", "category", "table"}


def test_three_columns_of_words_are_name_first_name_and_club() -> None:
    line = only("MANSOURI;Baptiste;Les Embruns")
    assert line.player == Entrant("MANSOURI Baptiste", "Les Embruns", table=1)
    assert line.guessed == {"name", "club", "table"}


def test_a_list_of_names_gets_the_next_free_tables() -> None:
    text = "DUPONT Marie\n\nLE GOFF Denis\n"
    assert players(text, taken=(1, 3)) == [("DUPONT Marie", 2), ("LE GOFF Denis", 4)]
    found = read(text)
    assert [(at, one.guessed) for at, one in found.listed.items()] == [(1, ("table",)), (3, ("table",))]


def test_a_table_given_anywhere_is_not_given_away() -> None:
    assert players("Nom;Table\nDUPONT;\nLE GOFF;1\n") == [("DUPONT", 2), ("LE GOFF", 1)]


@pytest.mark.parametrize(
    "written", ["12 DUPONT Marie", "12. DUPONT Marie", "12) DUPONT Marie", "12 - DUPONT Marie"]
)
def test_a_number_before_the_name_is_the_table(written: str) -> None:
    line = only(written)
    assert line == (Entrant("DUPONT Marie", table=12), {"table"}, "")


@pytest.mark.parametrize(
    "written", ["Ana Roy / Bo Li", "Ana Roy/Bo Li", "Ana Roy et Bo Li", "Ana Roy & Bo Li"]
)
def test_two_names_are_a_pair(written: str) -> None:
    line = only(f"Nom;Table\n{written};3")
    assert line == (Entrant("Ana Roy", partner="Bo Li", table=3), {"partner"}, "")


def test_a_partner_with_a_column_of_his_own_is_no_guess() -> None:
    line = only("Joueur 1;Joueur 2;Table\nAna Roy;Bo Li;3")
    assert line == (Entrant("Ana Roy", partner="Bo Li", table=3), set(), "")


def test_the_same_name_and_club_again_is_refused_whatever_its_capitals_and_accents() -> None:
    one, two, other = understood(
        "Nom;Club\nQUÉMÉRÉ Thierry;Vallon\nQuemere Thierry;VALLON\nQuéméré Thierry;Presqu'île"
    )
    assert [line.player.club for line in (one, other) if line.player] == ["Vallon", "Presqu'île"]
    assert two == (None, set(), "Quemere Thierry : déjà à la ligne 2.")


def test_a_second_player_at_a_table_is_refused_with_the_reason() -> None:
    one, two = understood("Nom;Table\nDUPONT Marie;4\nLE GOFF Denis;4")
    assert one.player == Entrant("DUPONT Marie", table=4)
    assert two.player is None and "4" in two.refused and "DUPONT Marie" in two.refused


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
    refused, used = understood(f"Nom;Club;Table\n{line}\nLE GOFF;Vallon;5")
    assert refused.player is None and said in refused.refused
    assert used.player == Entrant("LE GOFF", "Vallon", table=5)


def test_a_quotation_mark_left_open_spoils_its_own_line_only() -> None:
    found = understood('Nom;Club\n"DUPONT;Vallon\nLE GOFF;Vallon')
    assert found[1].player == Entrant("LE GOFF", "Vallon", table=2)


def test_nothing_is_understood_of_nothing() -> None:
    assert understood("") == understood("\ufeff \r\n\t\n") == understood("Nom;Club") == []


def test_too_long_a_list_is_refused_whole() -> None:
    with pytest.raises(Refusal, match=str(MOST_LINES)):
        read("A\n" * (MOST_LINES + 1))
    with pytest.raises(Refusal, match=str(MOST_BYTES)):
        read("A" * (MOST_BYTES + 1))


def test_as_many_lines_as_are_allowed_are_read() -> None:
    assert len(read("".join(f"Joueur {n};Club\n" for n in range(MOST_LINES))).entries) == MOST_LINES


HEADINGS = ("Nom", "Prénom", "Club", "Table", "Série", "sep=;", "\ufeff")
SIGNS = (";", ",", "\t", "\n", "\r\n", '"', "'", "/", " et ", " ", "\x00", "\ud800", "\u2028")
VALUES = ("12", "0", "1A", "NC", "V", "é", "e\u0301", "A" * 81, "Dupont")
PIECES = st.sampled_from(HEADINGS + SIGNS + VALUES)


@given(st.lists(PIECES | st.text(max_size=5), max_size=60).map("".join), st.sets(st.integers(1, 30)))
def test_whatever_is_pasted_is_read_or_its_lines_are_refused(text: str, taken: set[int]) -> None:
    found = read(text, tuple(taken))
    assert len({*found.seats.values()}) == len(found.seats) == len(found.entries)
    assert not taken & {*found.seats.values()}
    for line in found.lines:
        one = found.listed.get(line.number)
        entered = one is not None and one.entry is not None
        assert entered != (line.number in found.refused | found.waiting)


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


# --- Into a room where some are registered already ---------------------------------------------------------


def changes(found: ReadEntries) -> dict[str, list[tuple[str, str, str]]]:
    return {
        one.person.name: [msgspec.structs.astuple(change) for change in one.changes]
        for one in found.listed.values()
        if one.changes
    }


def test_a_list_pasted_again_changes_what_it_says_of_those_it_recognises_and_says_so() -> None:
    room = Room(0)
    paste(room, "Nom;Licence;Club\nROY Ana;1;Vallon\nLI Bo;;Vallon\nDIA Eve;;Vallon")
    found = paste(
        room, "Nom;Licence;Série;Club\nRoy Ana;1;2A;Les Embruns\nBo LI;;4B;\nDIA Eve;;;Vallon\nLE Cy;;;Vallon"
    )
    assert changes(found) == {
        "Roy Ana": [("name", "ROY Ana", "Roy Ana"), ("club", "Vallon", "Les Embruns"), ("series", "", "2A")],
        "Bo LI": [("name", "LI Bo", "Bo LI"), ("series", "", "4B")],
    }
    assert names(room) == {1: "Roy Ana", 2: "Bo LI", 3: "DIA Eve", 4: "LE Cy"}


def test_of_a_namesake_of_another_club_one_is_asked_whether_it_is_him() -> None:
    room = Room(0)
    paste(room, "Nom;Club\nROY Ana;Vallon")
    again = "Nom;Club\nROY Ana;Les Embruns"
    (asked,) = paste(room, again).questions
    assert (asked.lines, names(room)) == ([2], {1: "ROY Ana"})
    assert changes(paste(room, again, {asked.key: True})) == {"ROY Ana": [("club", "Vallon", "Les Embruns")]}
    (other,) = paste(room, "Nom;Club\nROY Ana;Brest").questions
    paste(room, "Nom;Club\nROY Ana;Brest", {other.key: False})
    assert names(room) == {1: "ROY Ana", 2: "ROY Ana"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ROY Ana;;;", "plusieurs inscrits s'appellent ROY Ana"),
        ("LI Bo;1;;", "la licence 1 est celle de ROY Ana"),
        ("LE Cy;;;2", "la table 2 est celle de ROY Ana"),
        ("LE Cy;;DIA Eve;", "DIA Eve est inscrit avec LI Bo"),
        ("LI Bo;;ROY Zoé;", "LI Bo est inscrit avec DIA Eve"),
        ("GAU Max;;DIA Eve;", "inscrits chacun de son côté"),
    ],
)
def test_what_is_ambiguous_or_would_double_somebody_is_refused_by_name(line: str, said: str) -> None:
    room = Room(0)
    start = "ROY Ana;Vallon;1;\nROY Ana;Brest;2;\nLI Bo;Vallon;;DIA Eve\nGAU Max;Vallon;;"
    paste(room, f"Nom;Club;Licence;Partenaire\n{start}")
    before = dict(room.contest.players), room.contest.seating
    found = paste(room, f"Nom;Licence;Partenaire;Table\n{line}")
    assert [said in str(one) for one in found.findings if one.grave] == [True]
    assert (room.contest.players, room.contest.seating) == before


def test_two_may_change_places_and_whoever_takes_the_table_of_one_who_stays_is_refused() -> None:
    room = Room(0)
    paste(room, "Nom;Table\nROY Ana;1\nLI Bo;2\nDIA Eve;3\nGAU Max;4")
    found = paste(room, "Nom;Table\nROY Ana;2\nLI Bo;1\nGAU Max;3\nLE Cy;4")
    assert names(room) == {1: "LI Bo", 2: "ROY Ana", 3: "DIA Eve", 4: "GAU Max"}
    assert sorted(found.refused) == [4, 5]


def test_one_who_was_withdrawn_comes_back_by_a_list_to_his_table_or_another() -> None:
    room = Room(0)
    paste(room, "Nom;Table\nROY Ana;1\nLI Bo;2\nDIA Eve;3")
    room.do(OWNER, ask.Withdraw((1, 2)))
    paste(room, "Nom;Table\nGAU Max;2")
    found = paste(room, "ROY Ana\nLI Bo")
    assert not room.contest.withdrawn
    assert names(room) == {1: "ROY Ana", 2: "GAU Max", 3: "DIA Eve", 4: "LI Bo"}
    assert [str(one) for one in found.findings] == [
        f"{one} avait été retiré, et revient." for one in ("ROY Ana", "LI Bo")
    ]


def test_points_stay_with_whoever_made_them_whatever_is_pasted() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t2=across("RALENTI", "H8", 66))
    found = paste(room, "Nom;Table\nBo Li;2\nJoueur 2;5\nCy;1")
    assert [str(one) for one in found.findings if one.grave] == [
        "la table 1 est celle de Joueur 1 ; donnez-en une autre."
    ]
    assert names(room)[5] == "Joueur 2" and names(room)[2] == "Bo Li"


def test_a_list_read_before_others_were_registered_is_looked_at_again() -> None:
    room = Room(1)
    there = registered_in(room.contest)
    found = read_entries(there, rows_of_text("ROY Ana"), ColumnProfile())
    paste(room, "LI Bo")
    asking = Asking(room.contest, OWNER, room.moment, room.means)
    with pytest.raises(Refusal, match="a changé entre-temps"):
        enter_list(asking, EnterList(found, there, ColumnProfile()))


# --- The same list in an event -----------------------------------------------------------------------------

COLUMNS = {
    "Joueur": st.sampled_from(["ROY Ana", "LI Bo", "DIA Eve", "Zoé Le Goff", "ROY Ana / LI Bo", ""]),
    "Club": st.sampled_from(["Vallon", "VALLON", "Les Embruns", ""]),
    "Classement": st.sampled_from(["2A", "4B", "S4b", "NC", ""]),
    "Joueur 2": st.sampled_from(["", "", "", "LI Bo", "Dan Lu"]),
    "Licence": st.sampled_from(["", "", "1", "2"]),
    "Licence 2": st.sampled_from(["", "3"]),
    "Équipe": st.sampled_from(["", "T"]),
    "Payé": st.sampled_from(["", "oui", "non"]),
}
LINES = st.lists(st.fixed_dictionaries(COLUMNS), min_size=1, max_size=6)


@given(first=LINES, then=LINES, yes=st.booleans())
def test_a_room_and_an_event_make_the_same_of_the_same_lists_one_after_the_other(
    first: list[dict[str, str]], then: list[dict[str, str]], yes: bool
) -> None:
    room, event = Room(0), EMPTY
    for lines in (first, then, then):
        rows = [[*COLUMNS], *([one[title] for title in COLUMNS] for one in lines)]
        text = "\n".join(";".join(row) for row in rows)
        asked = {one.key: yes for one in read_into(event, rows, ColumnProfile()).questions}
        listed = read_into(event, rows, ColumnProfile(), answers=asked)
        pasted = paste(room, text, asked)
        assert {one.line: one.text for one in pasted.findings if one.grave} == {
            one.line: one.text for one in listed.findings if one.grave
        }
        event = enter(event, listed)
        people, entries = registrants(room.contest, room.contest.players)
        alike = dict(zip((id for one in entries for id in one.people), count()))
        named = dict(zip((id for one in event.entries for id in one.people), count()))
        assert [(alike[one.id], *_told(one)) for one in people] == [
            (named[one.id], *_told(one)) for one in sorted(event.people, key=lambda one: named[one.id])
        ]
        assert [one.team for one in entries] == [one.team for one in event.entries]
    assert (listed.people, listed.entries, pasted.people, pasted.entries) == ([], [], [], [])


def _told(one: Person) -> tuple[object, ...]:
    return one.name, folded(one.club), one.series, one.licence, one.paid


def test_a_line_named_as_the_partner_of_another_is_no_player_of_its_own() -> None:
    found = read("Nom;Partenaire\nBo Li;\nAna Roy;Bo Li\nEve Dia;Bo Li")
    assert [(one.person.name, one.partner) for one in found.heads] == [("Ana Roy", "Bo Li"), ("Eve Dia", "")]
    assert found.listed[2].partner == "Ana Roy"
