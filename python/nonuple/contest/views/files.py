"""The files of decided cases, for those who may send them to the federation."""

from collections.abc import Iterator

import msgspec

from nonuple.contest.commission.course import CourseStep, FilePiece, course_of, heard_of, pieces_of
from nonuple.contest.commission.ways import worth_of
from nonuple.contest.events import Party
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import shown
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.commission import CaseFile, Found, case_file, decided_cases
from nonuple.contest.views.player import player_sheet
from nonuple.contest.views.verdicts import VerdictView, verdict_view
from nonuple.rulebooks.registry import duplicate, rulebook
from nonuple.rulebooks.shown import Called


class OtherSlip(msgspec.Struct, frozen=True):
    """A slip of the same player at another turn, which may be put into the file."""

    draw: int
    turn: int
    word: str
    ref: str


class ArticleTold(msgspec.Struct, frozen=True):
    number: str
    title: Called
    asks: Called


class RulingTold(msgspec.Struct, frozen=True):
    """What the commission decided first, whatever the federation says since."""

    at: str
    author: str
    decision: VerdictView | None


class AppealView(msgspec.Struct, frozen=True):
    """A decided case with all that its file holds."""

    number: str
    case: CaseFile
    series: str
    arbiter: str
    """Who judged the slip."""
    heard: dict[Party, str]
    ruling: RulingTold
    articles: tuple[ArticleTold, ...]
    totals: tuple[int, int]
    """What the player has in the game as it stands, and what he would have if his solution were paid."""
    course: tuple[CourseStep, ...]
    pieces: tuple[FilePiece, ...]
    others: tuple[OtherSlip, ...]


def files_parts(contest: Contest) -> dict[str, object]:
    return {"files": tuple(appeal_view(contest, run, found) for run, found in decided_cases(contest))}


def appeal_view(contest: Contest, run: Run, found: Found) -> AppealView:
    played, player, sheet = found
    assert sheet.case is not None and sheet.case.ruling is not None, "only what is decided has a file"
    ruling = sheet.case.ruling
    return AppealView(
        number=number_of(contest, run, played, player),
        case=case_file(contest, run, found),
        series=shown(contest, player)["series"],
        arbiter=arbiter_of(contest, run, played, player),
        heard=heard_of(sheet),
        ruling=RulingTold(ruling.at, ruling.author, verdict_view(ruling.decision)),
        articles=tuple(_articles(run, sheet)),
        totals=totals_of(run, sheet, player),
        course=course_of(contest, run, played, player),
        pieces=pieces_of(run, played, player),
        others=tuple(_others(run, played, player)),
    )


def number_of(contest: Contest, run: Run, played: Round, player: PlayerId) -> str:
    """`2026-11-2-7-12`: when the contest was opened, game, turn, table."""
    table = run.table_at(played, player) or run.seating.tables[player]
    return f"{contest.door.opened[:7]}-{run.number}-{played.turn}-{table}"


def arbiter_of(contest: Contest, run: Run, played: Round, player: PlayerId) -> str:
    desk = contest.desk_of(run, played, player)
    return next((one.name for one in contest.arbiters if one.id == desk), "")


def totals_of(run: Run, sheet: Sheet, player: PlayerId) -> tuple[int, int]:
    now = player_sheet(run, player).totals
    total = now.points - now.deduction
    standing = sheet.decision.credited if sheet.decision is not None else 0
    return total, total - standing + worth_of(sheet)


def _articles(run: Run, sheet: Sheet) -> Iterator[ArticleTold]:
    """Those of the verdict, and the one that appeals are made by."""
    edition = run.state.settings.edition
    known, appeals = rulebook(edition).articles, duplicate(edition).ledger.appeals_article
    named = (*(sheet.judged.articles if sheet.judged is not None else ()), appeals)
    for number in dict.fromkeys(named):
        if number is not None and number in known:
            one = known[number]
            yield ArticleTold(number, Called.by(one.title), Called.by(one.asks))


def _others(run: Run, played: Round, player: PlayerId) -> Iterator[OtherSlip]:
    for other in run.turns:
        sheet = other.sheets.get(player)
        if other is not played and sheet is not None and sheet.entry is not None:
            solution = sheet.judged.solution if sheet.judged is not None else None
            written = solution.word if solution is not None else ""
            yield OtherSlip(other.draw, other.turn, written, sheet.entry.slip.reference or "")
