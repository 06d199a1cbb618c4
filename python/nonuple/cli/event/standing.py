"""`nonuple event ranking`, `decide`, `hang`, `changes`, `teams`, `points`, `season`."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.differences import tell_changes
from nonuple.cli.event.files import EventPath, GameNumber, data, opened, save, write
from nonuple.cli.event.holding import changes_event
from nonuple.cli.event.planning import ask_for_commission
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.printing import write_document
from nonuple.documents.model import House, Look
from nonuple.documents.year import year_report
from nonuple.errors import Refusal
from nonuple.event.event import Event, State
from nonuple.event.points import PointsTable, SeasonRules, awarded, federation_table
from nonuple.event.points import season as season_of
from nonuple.event.ranking import GroupRanking, RankLine
from nonuple.event.standings import (
    RankChange,
    View,
    changes,
    changes_told,
    competitors,
    hang,
    lines_of,
    names,
    names_apart,
    play_off,
    ranking_state,
    read_beside,
    standings,
    team_indexes,
)
from nonuple.event.year import year
from nonuple.publication.federal import federal_csv
from nonuple.texts import organising as texts
from nonuple.texts import spoken

TablePath = Annotated[Path, Parameter(metavar="FILE")]


def ranking(
    event: EventPath,
    /,
    *,
    by: View = "person",
    game: GameNumber | None = None,
    as_json: AsJson = False,
) -> None:
    there = opened(event)
    found = standings(there, by, game)
    if as_json:
        answer_json(found)
        return
    played = sum(one.played and not one.annulled for one in there.games)
    cumulated = texts.CUMULATED.say(played=played, games=len(there.games))
    what = cumulated if game is None else texts.OF_GAME.say(game=game)
    state = texts.STATES["provisional" if found.provisional else ranking_state(there)]
    print(f"{texts.TITLE.say(name=there.name, what=what, top=found.top)} ({state.say()})")
    called = names_apart(there, texts.REMOVED.say())
    for one in found.rankings:
        if one.of is not None:
            print(f"\n{texts.BY[by].say(of=one.of or '-')}")
        _print_ranking(one, called)
    for text, values in read_beside(there):
        print(f"\n{text.say(**values)}")
    if told := changes_told(there):
        hung, changed = told
        print(f"\n{texts.SINCE.say(state=texts.STATES[hung.state], at=hung.at, count=len(changed))}")


def _print_ranking(ranking: GroupRanking, called: Mapping[str, str]) -> None:
    """A line each, however long: whoever reads it on wants it whole."""
    rows: list[tuple[str, ...]] = []
    for line in ranking.ranking:
        games = " ".join("-" if game is None else str(game) for game in line.games)
        name = called.get(str(line.id), str(line.id))
        figures = (str(line.total), str(line.negative), games)
        rows.append((str(line.rank), name, *figures, " ".join(_remarks(line))))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _remarks(line: RankLine) -> Sequence[str]:
    decided = [texts.DECIDED[line.decided_by].say()] if line.decided_by else []
    qualified = [texts.QUALIFIED.say()] if line.qualified is True else []
    tied = [texts.TIE_OPEN.say()] if line.tie_open is True else []
    unknown = [texts.UNKNOWN.say(what=texts.DECIDED[name].say()) for name in line.unknown or ()]
    return [*decided, *unknown, *qualified, *tied]


@changes_event
def decide(event: EventPath, /, *entries: Annotated[str, Parameter(name="ENTRY")]) -> None:
    there = play_off(opened(event), entries)
    save(event, there)
    called = names(there, texts.REMOVED.say())
    for line in lines_of(there):
        if str(line.id) in entries:
            print(texts.DECIDED_NOW.say(rank=line.rank, name=called[str(line.id)], entry=line.id))


def teams(event: EventPath, /, *, as_json: AsJson = False) -> None:
    there = opened(event)
    indexes = team_indexes(there, competitors(there))
    if as_json:
        answer_json([one._asdict() for one in indexes])
        return
    for one in indexes:
        text = texts.TEAM_INDEX if one.division is not None else texts.TEAM_INDEX_NONE
        print(text.say(team=one.team, value=one.value, division=one.division))


# --- Hung up -----------------------------------------------------------------------------------------------


@changes_event
def hang_up(
    event: EventPath,
    /,
    *,
    state: State = "provisional",
    at: Annotated[str | None, Parameter(metavar="TEXT")] = None,
) -> None:
    there = opened(event)
    if state != "provisional" and standings(there).provisional:
        raise Refusal(texts.FINAL_TOO_SOON)
    when = at or datetime.now().astimezone().isoformat(timespec="minutes")
    hung = hang(there, when, state)
    if there.hung:
        _print_changes(there)
    save(event, replace(there, hung=(*there.hung, hung)))
    print(texts.HUNG.say(state=texts.STATES[state], at=when))
    ask_for_commission(there)


def show_changes(event: EventPath, /, *, as_json: AsJson = False) -> None:
    there = opened(event)
    if not there.hung:
        raise Refusal(texts.NOTHING_HUNG)
    if as_json:
        called = names(there, texts.REMOVED.say())
        answer_json([{**one._asdict(), "name": called.get(one.id)} for one in _changed(there)])
        return
    _print_changes(there)


def _changed(event: Event) -> Sequence[RankChange]:
    """Since the ranking was last hung up."""
    last = event.hung[-1]
    return changes(last, hang(event, last.at, last.state))


def _print_changes(event: Event) -> None:
    found = _changed(event)
    if not found:
        print(texts.UNCHANGED.say(at=event.hung[-1].at))
    tell_changes(event, found)


# --- Points ------------------------------------------------------------------------------------------------


def points(
    event: EventPath,
    /,
    *,
    table: TablePath | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"], metavar="FILE")] = None,
) -> None:
    there = opened(event)
    if out is not None:
        write(out, federal_csv(there))
        print(texts.RESULT_FILE.say(file=out, count=len(there.people)))
        return
    worth = _worth(there, table)
    called = names(there, texts.REMOVED.say())
    for line in awarded(there, worth):
        print(json.dumps({**line._asdict(), "name": called[line.id]}, ensure_ascii=False))


def _worth(event: Event, table: Path | None) -> PointsTable:
    """The table that is given, else that of the event's federation."""
    if table is not None:
        return data(table, PointsTable)
    federation = event.settings.federation
    worth = federation_table(federation)
    if worth is None:
        raise Refusal(texts.NO_POINTS, name=federation.name)
    return worth


def season(
    *events: Annotated[Path, Parameter(name="EVENT")],
    table: TablePath | None = None,
    best: GameNumber | None = None,
    handicap: Annotated[list[str] | None, Parameter(metavar="SERIES=POINTS")] = None,
    out: Annotated[str | None, Parameter(name=["--out", "-o"], metavar="FILE")] = None,
    club: str = "",
) -> None:
    if best is not None and best < 1:
        raise Refusal(texts.BAD_COUNT, count=best)
    worth = data(table, PointsTable) if table is not None else None
    rules = SeasonRules(worth, best, dict(map(_handicap, handicap or ())))
    found = [opened(one) for one in events]
    if out is not None:
        report = year_report(year(found, rules, texts.REMOVED.say()), spoken())
        write_document(out, report, Look(house=House(club)))
        return
    for line in season_of(found, rules):
        print(json.dumps(msgspec.to_builtins(line), ensure_ascii=False))


def _handicap(written: str) -> tuple[str, float]:
    series, _, points = written.partition("=")
    try:
        return series.strip(), float(points.replace(",", "."))
    except ValueError:
        raise Refusal(texts.BAD_HANDICAP, written=written) from None
