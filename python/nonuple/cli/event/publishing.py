"""`nonuple event publish` and `validate`: the site of an event, ready for any web space, and its results."""

from datetime import UTC, datetime
from importlib.resources import files as resources
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nonuple.cli.event.files import EventPath, content, folder, opened, write
from nonuple.cli.objects import AsJson, answer_json
from nonuple.errors import Refusal, system_answer
from nonuple.formats.event_file import read_data
from nonuple.formats.results_file import problems_of, read_results
from nonuple.publication.exports import sheets, table_name_score
from nonuple.publication.public import Publication
from nonuple.publication.site import publish as site_of
from nonuple.spreadsheets.writing import write_workbook
from nonuple.texts import files, results_file
from nonuple.texts import publication as texts

_LISTING = "nonuple-site.json"
"""Names what was written, so that a page that is no longer wanted goes."""
_WORKBOOK = "classement.xlsx"


class _Listing(msgspec.Struct, frozen=True):
    files: list[str]


def publish(
    event: EventPath,
    out: Annotated[Path, Parameter(name="DIR")],
    /,
    *,
    results: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    at: Annotated[str | None, Parameter(metavar="TEXT")] = None,
) -> None:
    there = opened(event)
    before = _written_before(out)
    hour = at or datetime.now().astimezone().strftime("%Y-%m-%d %H:%M")
    workbook = write_workbook(sheets(Publication(there, "fr", hour)), datetime(2000, 1, 1, tzinfo=UTC))
    style = (resources("nonuple") / "publication" / "style.css").read_bytes()
    made = {**site_of(there, hour, style), _WORKBOOK: workbook}
    made[_LISTING] = msgspec.json.encode(_Listing(sorted(made)))
    for path, data in made.items():
        folder((out / path).parent)
        write(out / path, data)
    for path in sorted(before - made.keys()):
        _forget(out / path)
    if results is not None:
        folder(results)
        for number, game in enumerate(there.games, start=1):
            if game.seats:
                write(results / f"partie-{number}.csv", table_name_score(there, number))
    print(texts.WRITTEN.say(count=len(made), path=out, page=out / "index.html"))


def validate(file: Annotated[Path, Parameter(name="FILE")], /, *, as_json: AsJson = False) -> int:
    """Exit code 1 if something does not hold together."""
    data = content(file)
    found = problems_of(data)
    if as_json:
        answer_json({"problems": [{"line": one.line, "says": str(one)} for one in found]})
    elif found:
        for one in found:
            print(one)
    else:
        told = read_results(data, str(file))
        print(results_file.SOUND.say(source=file, places=len(told.places), games=len(told.games)))
    return int(bool(found))


def _written_before(out: Path) -> set[str]:
    """What an earlier call has written there; a folder of anything else is refused."""
    if not out.exists():
        return set()
    listing = out / _LISTING
    if listing.is_file():
        named = read_data(content(listing), str(listing), _Listing).files
        return {path for path in named if (out / path).resolve().is_relative_to(out.resolve())}
    if not out.is_dir() or any(out.iterdir()):
        raise Refusal(texts.NOT_EMPTY, path=out)
    return set()


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise Refusal(files.CANNOT_WRITE, path=path, why=system_answer(error)) from None
