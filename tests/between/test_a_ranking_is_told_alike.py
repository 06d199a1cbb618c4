"""What an event says, its screens, its table, its page, its JSON and `nonuple event` say."""

import csv
import json
import re
from contextlib import redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given

from nonuple.cli.event.standing import ranking as told_by_command
from nonuple.event.event import Event
from nonuple.event.standings import lines_of, names, standings
from nonuple.formats.event_file import write_event
from nonuple.publication.site import publish
from nonuple.tournament.roles import STANDING
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan


class Line(NamedTuple):
    """What every telling has of a line."""

    rank: int
    name: str
    total: int
    negative: int
    games: tuple[int | None, ...]


def said(event: Event) -> list[Line]:
    called = names(event, "")
    return [
        Line(one.rank, called[str(one.id)], one.total, one.negative, tuple(one.games))
        for one in lines_of(event)
    ]


def by_table(published: bytes) -> list[Line]:
    rows = list(csv.reader(StringIO(published.decode("utf-8-sig")), delimiter=";"))
    figures = [(row, tuple(int(cell) if cell else None for cell in row[9:])) for row in rows[1:]]
    return [Line(int(row[0]), row[1], int(row[6]), int(row[7]), games) for row, games in figures]


def by_json(lines: Any) -> list[Line]:
    return [
        Line(one["rank"], one["name"], one["total"], one["negative"], tuple(one["games"])) for one in lines
    ]


def by_page(page: bytes) -> list[tuple[str, int, int]]:
    """Name, total and difference, of the first table of the page."""
    body = page.decode().split("<table")[1]
    lines = []
    for row in re.findall(r"<tr[^>]*>(.*?)</tr>", body, re.DOTALL)[1:]:
        cells = re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)
        name = re.sub(r"<(sup|small).*?</\1>|<[^>]+>", "", cells[1])
        lines.append((name, _number(cells[-2]), _number(cells[-1])))
    return lines


def _number(cell: str) -> int:
    return int(re.sub(r"[^\d-]", "", re.sub(r"<[^>]+>", "", cell).replace("\u2212", "-")))


def by_screen(parts: dict[str, Any], top: int) -> list[Line]:
    order = [part for name, part in parts.items() if name.startswith("order:")]
    ranks = [(id, rank) for one in order for id, rank in zip(one.ids, one.ranks, strict=True)]
    lines = [(rank, parts[f"line:{id}"]) for id, rank in ranks]
    return [Line(rank, one.name, one.total, one.total - top, tuple(one.games)) for rank, one in lines]


def by_command(event: Event, path: Path) -> Any:
    path.write_bytes(write_event(event))
    answer = BytesIO()
    with redirect_stdout(TextIOWrapper(answer)) as written:
        told_by_command(path, as_json=True)
        written.flush()
        return json.loads(answer.getvalue())


@SAMPLE
@given(seed=SEEDS)
def test_every_telling_of_a_ranking_has_the_same_lines(seed: int, tmp_path: Path) -> None:
    halls = Halls(plan(seed), 2).play()
    event, parts = halls.event, halls.activity.parts(STANDING, None)  # type: ignore[arg-type]
    lines, whole = said(event), standings(event)
    published = publish(event, "2026-11-12", b"")
    results, answer = json.loads(published["resultats.json"]), by_command(event, tmp_path / "coupe.json")
    called = names(event, "")
    assert by_table(published["classement.csv"]) == lines
    assert by_json(results["ranking"]) == lines
    assert by_screen(parts, whole.top) == lines
    told = [{**one, "name": called[one["id"]]} for one in answer["rankings"][0]["ranking"]]
    assert by_json(told) == lines
    assert by_page(published["index.html"]) == [(one.name, one.total, one.negative) for one in lines]
    assert results["top"] == answer["top"] == whole.top
    assert answer["provisional"] == whole.provisional == (results["state"] == "provisional")
    head: Any = parts["head"]
    assert (head.top, head.provisional) == (whole.top, whole.provisional)
    percents = [one.percent for one in lines_of(event)]
    assert [one["percent"] for one in results["ranking"]] == percents
    assert [one["percent"] for one in told] == percents


@SAMPLE
@given(SEEDS)
def test_what_parts_equals_on_the_screen_is_counted_from_the_games(seed: int) -> None:
    halls = Halls(plan(seed)).play()
    event, parts = halls.event, halls.activity.parts(STANDING, None)  # type: ignore[arg-type]
    breaks = event.settings.tie_breaks
    for line in lines_of(event):
        scores = [game.scores[str(line.id)] for game in event.games if str(line.id) in game.scores]
        shown: Any = parts[f"line:{line.id}"]
        assert shown.solos == sum(one.solos or 0 for one in scores)
        for name, count in (("tops-lost", "tops_lost"), ("warnings", "warnings")):
            told = sum(getattr(one, count) or 0 for one in scores)
            assert getattr(shown, count) == (told if name in breaks else 0)


@pytest.mark.parametrize("page", ["index.html", "en/index.html"])
def test_both_languages_publish_the_same_figures(page: str) -> None:
    event = Halls(plan(3), 2).play().event
    figures = [(one.name, one.total, one.negative) for one in said(event)]
    assert by_page(publish(event, "2026-11-12", b"")[page]) == figures
