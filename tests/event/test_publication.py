"""The site of an event: what is told, what never is, pages that hold together and go when they must."""

import csv
import io
import json
import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from nonuple.documents import plain, wall
from nonuple.documents.event_source import occasion_of_event, ranking_of_event
from nonuple.documents.ranking_source import read_ranking
from nonuple.event.event import Event, EventGame, EventSolo, Hung, HungLine, annul
from nonuple.event.standings import GroupLine, hang, lines_of, names
from nonuple.forgetting import erase
from nonuple.formats.event_file import write_event
from nonuple.formats.games import read
from nonuple.markup import Markup, tag
from nonuple.people.person import Entry
from nonuple.publication.exports import csv_table, json_results, ranking_csv, sheets, table_name_score
from nonuple.publication.public import Publication
from nonuple.publication.site import publish
from nonuple.spreadsheets.reading import read_rows
from nonuple.tournament.state import EventState
from nonuple.tournament.views import ShownEvent, StandingOrder, standing_parts
from tests.cli.running import run
from tests.event.events import alone, events, person, scored

HOUR = "12 novembre, 16:05"

PODIUM = scored(
    scored(
        alone(
            person(
                "1", "AMIEL Annick", licence="LIC-77", club="Brest", series="4B", category="V", agrees=True
            ),
            person(
                "2", "BLANC <b>Bruno</b>", licence="LIC-78", club="Albi & fils", series="1A", agrees=False
            ),
            person(
                "3", "CHABERT Cléo", licence="LIC-79", club="Brest", series="4B", category="J", agrees=True
            ),
            person("4", "=DANGER()", licence="LIC-80"),
        ),
        1,
        900,
        e1=800,
        e2=850,
        e3=700,
    ),
    2,
    1000,
    e1=900,
    e3=990,
)


def site(event: Event) -> dict[str, str]:
    return {path: data.decode() for path, data in publish(event, HOUR, b"body{}").items()}


class Page(HTMLParser):
    """What a page leads to, and whether its elements are closed."""

    VOID = frozenset({"meta", "link"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if name in ("href", "src") and value]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if name in ("href", "src") and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@settings(max_examples=40)
@given(events())
def test_every_page_is_whole_and_every_link_leads_to_a_file_of_the_site(event: Event) -> None:
    files = site(event)
    there = {*files, "classement.xlsx"}
    for path, text in files.items():
        if path.endswith(".html"):
            home = PurePosixPath(path).parent
            for link in Page(text).links:
                parts: list[str] = []
                for part in (home / link).parts:
                    parts = parts[:-1] if part == ".." else [*parts, part]
                assert "/".join(parts) in there, (path, link)


def test_nothing_comes_from_the_network_and_nothing_runs() -> None:
    for path, text in site(PODIUM).items():
        if path.endswith(".html"):
            assert "http" not in text
            assert "<script" not in text


def test_names_are_told_as_text_never_as_markup() -> None:
    index = site(PODIUM)["index.html"]
    assert "BLANC &lt;b&gt;Bruno&lt;/b&gt;" in index
    assert "Albi &amp; fils" in index


@settings(max_examples=40)
@given(events())
def test_no_licence_table_or_warning_is_ever_published(event: Event) -> None:
    seated = replace(
        event,
        games=tuple(
            replace(game, seats={one.id: 77_000 + n for n, one in enumerate(event.entries)})
            for game in event.games
        ),
    )
    for text in site(seated).values():
        assert not re.search(r"\bL\d+\b|77.?0\d\d|avertissements? :", text)


def test_the_young_are_a_first_name_and_an_initial_everywhere() -> None:
    for text in site(PODIUM).values():
        assert "CHABERT" not in text
    assert "Cléo C." in site(PODIUM)["index.html"]


def test_only_those_who_agreed_have_a_page() -> None:
    assert {path for path in site(PODIUM) if "joueur" in path} == {
        "joueur-1.html",
        "joueur-3.html",
        "en/joueur-1.html",
        "en/joueur-3.html",
    }


def test_the_name_of_one_who_said_no_is_in_no_file_and_his_line_stays() -> None:
    (first, *others) = PODIUM.people
    files = site(replace(PODIUM, people=(replace(first, unnamed=True), *others)))
    assert not any("AMIEL" in text for text in files.values())
    assert "nom non publié" in files["index.html"] and "name not published" in files["en/index.html"]
    assert "joueur-1.html" not in files and "joueur-3.html" in files


def test_a_pair_has_a_page_if_both_agreed() -> None:
    pairs = replace(PODIUM, entries=(Entry("1", ("1", "3")), Entry("2", ("2", "4"))), games=())
    assert {path for path in site(pairs) if path.startswith("joueur")} == {"joueur-1.html"}


def test_one_who_was_erased_keeps_the_line_without_a_name() -> None:
    files = site(erase(PODIUM, "1"))
    assert not any("AMIEL" in text for text in files.values())
    assert "joueur retiré" in files["index.html"]
    assert "player removed" in files["en/index.html"]
    assert "joueur-1.html" not in files


def test_french_lies_at_the_root_and_english_beside() -> None:
    files = site(PODIUM)
    assert '<html lang="fr">' in files["index.html"]
    assert "1\u202f700" in files["index.html"]
    assert '<html lang="en">' in files["en/index.html"]
    assert "1,700" in files["en/index.html"]


def test_a_ranking_says_whether_it_can_still_change() -> None:
    provisional = PODIUM.with_game(2, replace(PODIUM.game(2), provisional=True))
    assert "Classement provisoire à 12 novembre, 16:05" in site(provisional)["index.html"]
    assert "classement définitif" in site(PODIUM)["index.html"]


def test_a_correction_says_what_changed() -> None:
    before = Hung(
        "11:40", "final", 2, (HungLine("1", 2, 1680), HungLine("3", 1, 1690), HungLine("2", 3, 850))
    )
    corrected = replace(PODIUM, hung=(before, hang(PODIUM, "12:10", "corrected")))
    index = site(corrected)["index.html"]
    assert "corrigé après recours (12:10)" in index
    assert "AMIEL Annick : 1\u202f680, rang 2, devient 1\u202f700, rang 1." in index


def test_a_correction_names_who_was_corrected_and_folds_the_ranks_that_follow() -> None:
    lines = (HungLine("1", 3, 1600), HungLine("3", 1, 1690), HungLine("2", 2, 850))
    corrected = replace(PODIUM, hung=(Hung("11:40", "final", 2, lines), hang(PODIUM, "12:10", "corrected")))
    banner = site(corrected)["index.html"].partition("podium")[0]
    named, _, folded = banner.partition("<details>")
    assert "AMIEL Annick : 1\u202f600, rang 3, devient 1\u202f700, rang 1." in named
    assert "1\u202f690" not in named
    assert "2 rangs suivent." in folded
    assert folded.count("<li>") == 2


def test_sums_that_no_slip_bears_out_are_marked_on_page_paper_and_in_the_file_for_programs() -> None:
    event = replace(PODIUM, games=(replace(PODIUM.games[0], sums=("Albi",)), *PODIUM.games[1:]))
    files = site(event)
    assert "Totaux sans bulletins : Albi." in files["index.html"]
    assert "Sums without slips: Albi." in files["en/index.html"]
    assert json.loads(files["resultats.json"])["games"][0]["sums"] == ["Albi"]
    assert ranking_of_event(event, "fr").state.endswith("Totaux sans bulletins\u00a0: Albi.")


def test_a_poster_says_on_which_days_it_was_played_what_parts_equals_and_since_when_it_hangs() -> None:
    days = (("2026-11-14", "2026-11-16"), ("2026-11-30", "2026-12-01"), ("2026-11-14", ""))
    told = [
        occasion_of_event(replace(PODIUM, games=tuple(map(_on, PODIUM.games, two))), "fr").day for two in days
    ]
    assert told == [
        "14 au 16 novembre 2026",
        "30 novembre au 1er décembre 2026",
        "12 au 14 novembre 2026",
    ]
    assert occasion_of_event(replace(PODIUM, date="l’automne"), "en").day == "l’automne"
    assert occasion_of_event(PODIUM, "en", 1).day == "12 November 2026"
    event = replace(PODIUM, hung=(hang(PODIUM, "2026-11-12T17:04+01:00", "final"),))
    assert ranking_of_event(event, "fr").state.split(" · ") == [
        "Définitif, affiché jeudi 12 novembre 2026, 17 h 04",
        "Égalités départagées\u00a0: dernière partie, solos",
    ]


def _on(game: EventGame, day: str) -> EventGame:
    return replace(game, day=day)


def test_a_poster_names_ages_in_the_words_and_the_order_of_the_federation_and_how_many_count_for_a_club() -> (
    None
):
    event = replace(PODIUM, settings=replace(PODIUM.settings, best=3))
    said = plain.text(wall.honours(ranking_of_event(event, "fr"), occasion_of_event(event, "fr"), "fr"))
    assert said.index("Junior") < said.index("Vermeil")
    assert "Clubs, 3 meilleurs" in said


def test_an_annulled_game_is_published_as_annulled_and_counts_nowhere() -> None:
    files = site(annul(PODIUM, 2, "panne"))
    assert "Partie 2 annulée : panne" in files["index.html"]
    assert "partie-2.html" not in files
    without = site(replace(PODIUM, games=PODIUM.games[:1]))
    assert told_totals(files) == told_totals(without)


def told_totals(files: Mapping[str, str]) -> list[tuple[int, str, int, float]]:
    read = json.loads(files["resultats.json"])
    return [(one["rank"], one["name"], one["total"], one["percent"]) for one in read["ranking"]]


def test_days_and_hours_are_said_as_people_say_them() -> None:
    said = replace(PODIUM, hung=(hang(PODIUM, "2026-11-12T12:10:09+01:00", "corrected"),))
    assert "corrigé après recours (jeudi 12 novembre 2026, 12 h 10)" in site(said)["index.html"]
    assert "Thursday 12 November 2026, 12:10" in site(said)["en/index.html"]
    assert "<p>jeudi 12 novembre 2026 · 2 parties" in site(said)["index.html"]


def test_a_game_shows_its_sheet_its_grid_and_its_solos() -> None:
    sheet = (
        "Règlement : 2026\nFormule : normal\n\nN°  Tirage    Mot     Réf.  Points  Cumul\n"
        " 1  EEERWLN\n 2  WEL+BSUI  RENE    H5         8      8\n"
    )
    record = read(sheet.encode())
    game = replace(PODIUM.game(1), record=record, turns=2, solos=(EventSolo(1, "1", 8),))
    page = site(PODIUM.with_game(1, game))["partie-1.html"]
    assert "RENE" in page
    assert "Coup 1, solo à 8 points :" in page
    assert "Grille finale : RENE H5" in page
    assert page.count('class="t"') == 4


# --- Tables for other programs -----------------------------------------------------------------------------


def test_the_csv_reads_back_and_holds_no_formula() -> None:
    data = publish(PODIUM, HOUR, b"")["classement.csv"]
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";"))
    assert rows[1][:7] == ["1", "AMIEL Annick", "4B", "V", "Brest", "", "1700"]
    assert any(row[1] == "'=DANGER()" for row in rows)
    assert csv_table([["a", 1, None]]) == '\ufeff"a";1;\r\n'.encode()


def test_the_json_holds_the_ranking() -> None:
    found = json.loads(publish(PODIUM, HOUR, b"")["resultats.json"])
    assert (found["format"], found["state"], found["top"]) == ("nonuple-results", "final", 1900)
    first = found["ranking"][0]
    assert (first["rank"], first["name"], first["games"]) == (1, "AMIEL Annick", [800, 900])


def test_the_workbook_has_all_games_and_each() -> None:
    assert [*sheets(Publication(PODIUM, "fr", HOUR))] == ["Classement", "Partie 1", "Partie 2"]


def test_the_results_program_gets_quoted_latin_1_with_empty_tables_marked() -> None:
    event = replace(
        alone(person("1", "CŒUR Éva “Ève”"), person("2", "Ł Bob")),
        games=(replace(PODIUM.game(1), seats={"1": 1, "2": 3}, scores={"1": PODIUM.game(1).scores["1"]}),),
    )
    assert table_name_score(event, 1).decode("latin-1") == (
        '"1","COEUR Éva ?Ève?","800"\r\n"2","--table vide--","-1"\r\n"3","? Bob","0"\r\n'
    )


def test_markup_escapes_what_is_not_said_to_be_markup() -> None:
    assert tag("p", "a < b", Markup("<i>c</i>"), None, 3, title='"x"', class_=None) == (
        '<p title="&quot;x&quot;">a &lt; b<i>c</i>3</p>'
    )


# --- The command -------------------------------------------------------------------------------------------


def test_publishing_again_takes_away_the_page_of_one_who_no_longer_agrees(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, out = tmp_path / "e.json", tmp_path / "site"
    seated = PODIUM.with_game(1, replace(PODIUM.game(1), seats={"1": 1, "2": 2, "3": 4}))
    file.write_bytes(write_event(seated))
    ran = run(capsys, "event", "publish", str(file), str(out), "--results", str(tmp_path / "res"))
    assert (ran.code, ran.err) == (0, "")
    assert (out / "joueur-1.html").is_file()
    assert read_rows((out / "classement.xlsx").read_bytes(), "x")[1][1] == "AMIEL Annick"
    assert b"--table vide--" in (tmp_path / "res" / "partie-1.csv").read_bytes()
    people = tuple(replace(one, agrees=False) for one in seated.people)
    file.write_bytes(write_event(replace(seated, people=people)))
    assert run(capsys, "event", "publish", str(file), str(out)).code == 0
    assert not list(out.rglob("joueur-*"))
    assert (out / "style.css").is_file()


def test_a_folder_of_something_else_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, out = tmp_path / "e.json", tmp_path / "photos"
    file.write_bytes(write_event(PODIUM))
    out.mkdir()
    (out / "moi.jpg").write_bytes(b"x")
    ran = run(capsys, "event", "publish", str(file), str(out))
    assert (ran.code, [one.name for one in out.iterdir()]) == (2, ["moi.jpg"])
    assert "n'est pas vide" in ran.err


@settings(max_examples=40)
@given(events())
def test_screen_paper_and_files_of_an_event_say_the_same(event: Event) -> None:
    """Names, ranks, totals; clubs and teams by as many people as the organiser has fixed."""
    lines, called = lines_of(event), names(event, "joueur retiré")
    said = [(line.rank, called[str(line.id)], line.total, tuple(line.games)) for line in lines]
    paper = ranking_of_event(event, "fr")
    several = len(event.games) > 1
    assert [(one.rank, one.name, one.total) for one in paper.lines] == [one[:3] for one in said]
    assert not several or [tuple(one.games) for one in paper.lines] == [one[3] for one in said]
    office = Publication(event, "fr", HOUR, office=True)
    table = read_ranking(ranking_csv(office).decode())
    assert [(one.rank, one.total, tuple(one.games)) for one in table.lines] == [
        (rank, total, games) for rank, _, total, games in said
    ]
    told = msgspec.json.decode(json_results(office))["ranking"]
    assert [(one["rank"], one["name"], one["total"], tuple(one["games"])) for one in told] == said
    shown = ShownEvent(EventState("e"), {}, event)
    parts = standing_parts(shown)
    order = cast(StandingOrder, parts["order:0"])
    assert list(zip(order.ranks, order.ids, strict=True)) == [(line.rank, line.id) for line in lines][:50]
    clubs = [part for name, part in parts.items() if name.startswith("club:")]
    for groups, told in ((clubs, paper.clubs), (parts["teams"], paper.teams)):
        lines_told = cast(Sequence[GroupLine], groups)
        assert [(one.rank, one.name, one.total) for one in lines_told] == [*told]
