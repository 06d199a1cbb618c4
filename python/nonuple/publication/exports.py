"""The results as tables: CSV, JSON, the sheets of a workbook, a file for the usual results program."""

import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

from nonuple.event.event import Event, EventGame
from nonuple.event.ranking import Competitor, RankLine
from nonuple.event.standings import names
from nonuple.formats.results_file import GameLine, PlaceLine, ResultsFile, field, write_results
from nonuple.people.person import BETWEEN
from nonuple.publication.public import Publication
from nonuple.texts import organising as words
from nonuple.texts import publication as texts
from nonuple.texts import results

Cell = str | int | float | None
Rows = Sequence[Sequence[Cell]]

EMPTY_TABLE = "--table vide--"
"""What the usual results program is told of a table where nobody sits, with a score of -1."""

_FORMULA = ("=", "+", "-", "@", "\t")
"""How a cell begins that a spreadsheet would compute."""


_COLUMNS = (*(results.RANK, results.NAME, results.SERIES, results.CATEGORY, results.CLUB), texts.TEAM)
_FIGURES = (results.TOTAL, results.NEGATIVE, results.SHARE)


def ranking_rows(site: Publication, lines: Sequence[RankLine]) -> Rows:
    """A ranking with the titles of its columns, which are those that `print` reads."""
    licence = [texts.LICENCE] if site.office else []
    games = [site.say(texts.GAME_NUMBER, game=number) for number in range(1, len(site.event.games) + 1)]
    titles = [*map(site.say, (*_COLUMNS, *licence, *_FIGURES)), *games]
    return [titles, *(_cells(site, line) for line in lines)]


def _cells(site: Publication, line: RankLine) -> Sequence[Cell]:
    one = site.competitors[str(line.id)]
    facts = (one.series, one.category, one.club, one.team)
    named = (site.names[str(line.id)], *(fact or "" for fact in facts))
    licence = [BETWEEN.join(site.licences[str(line.id)])] if site.office else []
    return [line.rank, *named, *licence, line.total, line.negative, line.percent, *line.games]


def ranking_csv(site: Publication) -> bytes:
    """The ranking over all games as a table."""
    return csv_table(ranking_rows(site, site.lines), site.say(results.DECIMAL))


def csv_table(rows: Rows, decimal: str = ".") -> bytes:
    """Parted by semicolons, with the mark that makes spreadsheets read UTF-8; nothing in it is a formula."""
    lines = [";".join(_quoted(cell, decimal) for cell in row) for row in rows]
    return ("\ufeff" + "".join(f"{line}\r\n" for line in lines)).encode()


def _quoted(cell: Cell, decimal: str) -> str:
    if cell is None:
        return ""
    if not isinstance(cell, str):
        return str(cell).replace(".", decimal)
    inert = f"'{cell}" if cell.startswith(_FORMULA) else cell
    return '"' + inert.replace('"', '""') + '"'


def sheets(site: Publication) -> Mapping[str, Rows]:
    """The sheets of the workbook: all games, then each."""
    each = {
        site.say(texts.GAME_NUMBER, game=number): ranking_rows(
            site, site.rankings(game=number).rankings[0].ranking
        )
        for number in site.played
    }
    return {site.say(texts.RANKING): ranking_rows(site, site.lines), **each}


def json_results(site: Publication) -> bytes:
    """Everything that is published, for programs."""
    document = {
        "format": "nonuple-results",
        "version": 1,
        "name": site.event.name,
        "date": site.event.date,
        "state": site.state,
        "at": site.hour,
        "top": site.rankings().top,
        "games": [
            {
                "top": game.top,
                "turns": game.turns,
                "formula": game.formula,
                **({"annulled": game.annulled} if game.annulled else {}),
                **({"sums": game.sums} if game.sums else {}),
            }
            for game in site.event.games
        ],
        "ranking": [
            {
                "rank": line.rank,
                "name": site.names[str(line.id)],
                **({"licences": site.licences[str(line.id)]} if site.office else {}),
                "series": site.competitors[str(line.id)].series or None,
                "category": site.competitors[str(line.id)].category or None,
                "club": site.competitors[str(line.id)].club or None,
                "team": site.competitors[str(line.id)].team or None,
                "total": line.total,
                "negative": line.negative,
                "percent": line.percent,
                "games": line.games,
                "decided_by": line.decided_by,
                "unknown": list(line.unknown or ()),
            }
            for line in site.lines
        ],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def results_text(site: Publication) -> bytes:
    """The same as text, which every program reads and anybody can check."""
    return write_results(
        ResultsFile(
            site.event.name,
            site.event.date,
            site.event.settings.edition,
            site.state,
            site.hour,
            tuple(GameLine(game.formula, *_counts(game)) for game in site.event.games),
            tuple(_place(site, line) for line in site.lines),
        )
    )


def _place(site: Publication, line: RankLine) -> PlaceLine:
    id_ = str(line.id)
    series, category, club, team = (field(fact or "") for fact in _facts(site.competitors[id_]))
    licence = field(BETWEEN.join(site.licences[id_])) if site.office else ""
    named = field(site.names[id_])
    games = tuple(line.games)
    return PlaceLine(line.rank, line.total, named, series, category, club, team, licence, games)


def _facts(one: Competitor) -> Sequence[str | None]:
    return one.series, one.category, one.club, one.team


def _counts(game: EventGame) -> tuple[int, int, str, str]:
    state = "provisional" if game.provisional else "final"
    if game.annulled or not game.played:
        state = "annulled" if game.annulled else "planned"
    return game.top, game.turns, state, game.annulled


# --- The usual results program -----------------------------------------------------------------------------


def table_name_score(event: Event, number: int) -> bytes:
    """One line a table: table, name, score; quoted, parted by commas, Latin-1. It is not for the public."""
    game = event.game(number).counted
    called = names(event, words.REMOVED.fr)
    at = {table: entry for entry, table in game.seats.items()}
    lines = []
    for table in range(1, max(at, default=0) + 1):
        entry = at.get(table)
        score = game.scores.get(entry) if entry is not None else None
        name = EMPTY_TABLE if entry is None else called[entry]
        points = -1 if entry is None else score.total if score is not None else 0
        lines.append(",".join(f'"{part}"' for part in (table, _latin_1(name).replace('"', '""'), points)))
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1")


def _latin_1(name: str) -> str:
    """A name in the letters of Latin-1: œ in two, other letters without what they cannot keep."""
    spelled = name.replace("œ", "oe").replace("Œ", "OE").replace("\u2019", "'")
    return "".join(_letter(letter) for letter in unicodedata.normalize("NFC", spelled))


def _letter(letter: str) -> str:
    if ord(letter) < 256:
        return letter
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if ord(part) < 256)
    return bare or "?"
