"""`nonuple event entries`: who takes part, from a list that an organiser keeps elsewhere."""

from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from cyclopts import App, Parameter

from nonuple.cli.event.files import EventPath, content, data, opened, save, save_value
from nonuple.cli.event.holding import changes_event
from nonuple.cli.objects import AsJson, answer_json
from nonuple.errors import Refusal
from nonuple.event.event import Event, sound
from nonuple.event.importing import enter, read_into
from nonuple.event.standings import competitors, names
from nonuple.people import answers
from nonuple.people.importing import ReadEntries
from nonuple.people.lists import FIELDS, ColumnProfile, Field
from nonuple.people.person import folded
from nonuple.people.register import PeopleRegister
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import entries as texts
from nonuple.texts import organising

app = App(name="entries", default_parameter=Parameter(negative=(), show_default=False))

ListPath = Annotated[Path, Parameter(name="FILE")]
Told = Annotated[list[str] | None, Parameter(name="--column", metavar="TEXT")]
Known = Annotated[list[Path] | None, Parameter(metavar="EVENT")]
Profile = Annotated[Path | None, Parameter(metavar="FILE")]
Answered = Annotated[list[str] | None, Parameter(name="--answer", metavar="TEXT")]


class ListReading(NamedTuple):
    """How a list is to be read: what its columns mean, who registered before, what was answered."""

    column: list[str] | None
    profile: Path | None
    known: list[Path] | None
    answer: list[str] | None


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
    answer: Answered = None,
    as_json: AsJson = False,
) -> int:
    """Tells what would be entered; exit code 1 if a line is kept out or waits."""
    read, _ = _read(opened(event), file, ListReading(column, profile, known, answer))
    return _tell(read, as_json)


@app.command(name="enter")
@changes_event
def enter_(
    event: EventPath,
    file: ListPath,
    /,
    *,
    column: Told = None,
    profile: Profile = None,
    known: Known = None,
    answer: Answered = None,
    as_json: AsJson = False,
) -> int:
    """Enters what can be, and remembers what the columns mean."""
    there = opened(event)
    read, learnt = _read(there, file, ListReading(column, profile, known, answer))
    save(event, sound(enter(there, read)))
    if profile is not None:
        save_value(profile, learnt)
    return _tell(read, as_json)


def _read(event: Event, file: Path, how: ListReading) -> tuple[ReadEntries, ColumnProfile]:
    rows = read_rows(content(file), str(file))
    remembered = data(how.profile, ColumnProfile) if how.profile and how.profile.exists() else ColumnProfile()
    titles = rows[0] if rows else []
    chosen = ColumnProfile({**remembered.columns, **dict(_meaning(one, titles) for one in how.column or [])})
    register = PeopleRegister(person for other in how.known or () for person in opened(other).people)
    read = read_into(event, rows, chosen, register, dict(map(_answered, how.answer or ())))
    return read, chosen.learnt(read.columns) if read.headed else chosen


def _answered(told: str) -> tuple[str, bool]:
    """`QUESTION=yes`."""
    key, _, word = told.rpartition("=")
    said = answers.answer(word) if word.strip() else None
    if not key or said is None:
        raise Refusal(texts.BAD_ANSWER, given=told)
    return key, said


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


def _tell(read: ReadEntries, as_json: bool) -> int:
    """What was read, and the exit code."""
    open_ = [one for one in read.questions if one.answer is None]
    code = 1 if open_ or any(one.grave for one in read.findings) else 0
    if as_json:
        findings = [{"line": one.line, "kept_out": one.grave, "problem": str(one)} for one in read.findings]
        counted = {"people": len(read.people), "entries": len(read.entries), "changes": _changed(read)}
        asked = [{"key": one.key, "question": str(one), "lines": one.lines} for one in open_]
        told = {
            "columns": [msgspec.structs.asdict(one) for one in read.columns],
            "findings": findings,
            "questions": asked,
        }
        answer_json({**told, **counted})
        return code
    for column in read.columns:
        if column.title:
            manner = texts.KNOWN if column.known else texts.GUESSED
            sure = texts.IGNORED if column.meaning == "ignored" else manner
            print(sure.say(title=column.title, meaning=column.meaning))
    for finding in read.findings:
        print((texts.KEPT_OUT if finding.grave else texts.TO_READ).say(line=finding.line, problem=finding))
    for change in _changed(read):
        print(texts.CHANGED.say(**change))
    for one in open_:
        lines = ", ".join(map(str, one.lines))
        print(texts.QUESTION.say(count=len(one.lines), lines=lines, question=one, key=one.key))
    print(texts.COUNTED.say(people=len(read.people), entries=len(read.entries)))
    return code


def _changed(read: ReadEntries) -> list[dict[str, object]]:
    """What lines say otherwise of those who had entered."""
    return [
        {"line": line, "name": one.person.name, **msgspec.structs.asdict(change)}
        for line, one in read.listed.items()
        for change in one.changes
    ]
