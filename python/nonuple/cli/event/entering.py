"""`nonuple event entries`: who takes part, from a list that an organiser keeps elsewhere."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from nonuple.cli.event.files import EventPath, content, data, opened, save, save_value
from nonuple.cli.objects import AsJson, answer_json
from nonuple.competition.event import Tournament, sound
from nonuple.competition.importing import FIELDS, ColumnProfile, Field, ReadEntries, enter, read_entries
from nonuple.competition.people import folded
from nonuple.competition.standings import competitors, names
from nonuple.errors import Refusal
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import entries as texts
from nonuple.texts import organising

app = App(name="entries", default_parameter=Parameter(negative=(), show_default=False))

ListPath = Annotated[Path, Parameter(name="FILE")]
Told = Annotated[list[str] | None, Parameter(name="--column", metavar="TEXT")]
Known = Annotated[list[Path] | None, Parameter(metavar="EVENT")]
Profile = Annotated[Path | None, Parameter(metavar="FILE")]


@app.command(name="list")
def list_(event: EventPath, /, *, as_json: AsJson = False) -> None:
    there = opened(event)
    called = names(there, organising.REMOVED.say())
    if as_json:
        told = ("id", "series", "category", "club", "team")
        answer_json(
            [
                {**{name: getattr(one, name) for name in told}, "name": called[str(one.id)]}
                for one in competitors(there)
            ]
        )
        return
    for one in competitors(there):
        print(
            "\t".join(
                part or ""
                for part in (str(one.id), called[str(one.id)], one.series, one.category, one.club, one.team)
            )
        )


@app.command
def check(
    event: EventPath,
    file: ListPath,
    /,
    *,
    column: Told = None,
    profile: Profile = None,
    known: Known = None,
    as_json: AsJson = False,
) -> int:
    """Tells what would be entered; exit code 1 if a line is kept out."""
    there = opened(event)
    read, _ = _read(there, file, column, profile, known)
    _tell(read, as_json)
    return 1 if any(one.grave for one in read.findings) else 0


@app.command(name="enter")
def enter_(
    event: EventPath,
    file: ListPath,
    /,
    *,
    column: Told = None,
    profile: Profile = None,
    known: Known = None,
    as_json: AsJson = False,
) -> int:
    """Enters what can be, and remembers what the columns mean."""
    there = opened(event)
    read, learnt = _read(there, file, column, profile, known)
    save(event, sound(enter(there, read)))
    if profile is not None:
        save_value(profile, learnt)
    _tell(read, as_json)
    return 1 if any(one.grave for one in read.findings) else 0


def _read(
    event: Tournament, file: Path, told: list[str] | None, profile: Path | None, known: list[Path] | None
) -> tuple[ReadEntries, ColumnProfile]:
    rows = read_rows(content(file), str(file))
    remembered = data(profile, ColumnProfile) if profile is not None and profile.exists() else ColumnProfile()
    titles = rows[0] if rows else []
    chosen = ColumnProfile({**remembered.columns, **dict(_meaning(one, titles) for one in told or [])})
    before = [person for other in known or () for person in opened(other).people]
    read = read_entries(event, rows, chosen, before)
    return read, chosen.learnt(titles, [one.meaning for one in read.columns])


def _meaning(told: str, titles: object) -> tuple[str, Field]:
    """`TITLE=meaning`."""
    title, _, word = told.rpartition("=")
    meaning = next((field for field in FIELDS if field == word.strip()), None)
    if not title or meaning is None:
        raise Refusal(texts.BAD_COLUMN, given=told, known=", ".join(FIELDS))
    known = [str(one) for one in titles] if isinstance(titles, list | tuple) else []
    if folded(title) not in map(folded, known):
        raise Refusal(texts.NO_SUCH_COLUMN, title=title, titles=", ".join(known))
    return folded(title), meaning


def _tell(read: ReadEntries, as_json: bool) -> None:
    if as_json:
        findings = [{"line": one.line, "kept_out": one.grave, "problem": str(one)} for one in read.findings]
        counted = {"people": len(read.people), "entries": len(read.entries)}
        answer_json({"columns": [one._asdict() for one in read.columns], "findings": findings, **counted})
        return
    for column in read.columns:
        if column.title:
            manner = texts.KNOWN if column.known else texts.GUESSED
            sure = texts.IGNORED if column.meaning == "ignored" else manner
            print(sure.say(title=column.title, meaning=column.meaning))
    for finding in read.findings:
        print((texts.KEPT_OUT if finding.grave else texts.TO_READ).say(line=finding.line, problem=finding))
    print(texts.COUNTED.say(people=len(read.people), entries=len(read.entries)))
