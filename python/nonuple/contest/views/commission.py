"""What the commission sees: its cases, with all that a decision needs."""

from collections.abc import Iterator
from datetime import date

import msgspec

from nonuple.contest.commission.cases import before_commission, deadline
from nonuple.contest.commission.dossier import faults_of
from nonuple.contest.commission.ways import favoured, ways_of, worth_of
from nonuple.contest.events import Ballot, Panel, Party
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import File, Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import SheetView, sheet_view
from nonuple.contest.views.verdicts import WayView, way_view
from nonuple.ledger.appeals import file_deadline
from nonuple.rulebooks.shown import RulebookView, rulebook_shown
from nonuple.slips.verdict import Sanction
from nonuple.texts import Sentence
from nonuple.texts import appeals as texts

Found = tuple[Round, PlayerId, Sheet]
"""A slip before the commission."""


class PanelView(msgspec.Struct, frozen=True):
    """Who sits on the commission of appeal, and what is wrong with it."""

    panel: Panel
    faults: tuple[Sentence, ...]


class FileView(msgspec.Struct, frozen=True):
    """A case for the federation; one not completed after its last day is void."""

    motive: str
    author: str
    at: str
    party: Party
    """Who disagrees with the commission."""
    told: str | None
    """When those concerned were told, and when it was sent."""
    sent: str | None
    sender: str
    panel: PanelView | None
    wanted: str
    asked: date | None
    until: date | None
    """The last day to complete it, once documents are asked for."""
    completed: date | None
    answered: bool


class CaseFile(msgspec.Struct, frozen=True):
    game: int
    turn: int
    rulebook: RulebookView
    formula: str
    deadline: str | None
    """Until when decisions of this game may be appealed."""
    ruled: bool
    file: FileView | None
    grid: tuple[str, ...]
    kept: str
    drawn: str
    retained: str | None
    sheet: SheetView
    ways: tuple[WayView, ...]
    """The decisions at hand."""
    favoured: int | None
    """Which of them is the most favourable reading, where the rulebook prefers it."""
    both_ways: bool
    worth: int
    """What the solution would be paid, as far as it is known."""
    votes: dict[str, Ballot]


class RuledCase(msgspec.Struct, frozen=True):
    """A case that the commission has decided, for whoever sends its file on."""

    game: int
    draw: int
    turn: int
    table: int
    name: str
    points: int | None
    sanction: Sanction
    file: FileView | None


def commission_parts(contest: Contest) -> dict[str, object]:
    return {
        "cases": [case for run in contest.runs.values() for case in _cases(contest, run)],
        "members": contest.commission,
    }


def ruled_cases(contest: Contest) -> tuple[RuledCase, ...]:
    """Those of all games, in order, once the word of their turn is retained."""
    return tuple(
        RuledCase(
            game=run.number,
            draw=played.draw,
            turn=played.turn,
            table=run.table_at(played, player) or run.seating.tables[player],
            name=contest.players[player].shown,
            points=sheet.decision.points,
            sanction=sheet.decision.sanction,
            file=_file(contest, sheet.file),
        )
        for run, (played, player, sheet) in decided_cases(contest)
        if sheet.decision is not None
    )


def decided_cases(contest: Contest) -> Iterator[tuple[Run, Found]]:
    """What the commission has decided, once the word of the turn is retained."""
    for run in contest.runs.values():
        for found in _before_it(run):
            if found[2].ruled and found[0].retained is not None:
                yield run, found


def _before_it(run: Run) -> Iterator[Found]:
    cases = ((draw, player) for player, draws in run.cases.items() for draw in draws)
    for draw, player in sorted(cases, key=lambda slip: (slip[0], run.seating.tables[slip[1]])):
        played = run.rounds[draw]
        if run.standing(draw) and before_commission(played.sheets[player]):
            yield played, player, played.sheets[player]


def _cases(contest: Contest, run: Run) -> Iterator[CaseFile]:
    for found in _before_it(run):
        yield case_file(contest, run, found)


def case_file(contest: Contest, run: Run, found: Found) -> CaseFile:
    played, player, sheet = found
    until = deadline(contest, run)
    state, one = played.state, played.retained
    return CaseFile(
        game=run.number,
        turn=played.turn,
        rulebook=rulebook_shown(run.state.settings.edition, run.state.settings.own),
        formula=run.state.settings.formula,
        deadline=until.isoformat() if until else None,
        ruled=sheet.ruled,
        file=_file(contest, sheet.file),
        grid=tuple(state.board.rows),
        kept=state.kept + state.joker,
        drawn=state.drawn,
        retained=f"{one.word} {one.ref} {run.top(played)}" if one else None,
        sheet=sheet_view(contest, run, played, player),
        ways=tuple(map(way_view, ways_of(sheet))),
        favoured=favoured(sheet, run.state.settings.rules.ledger),
        both_ways=sheet.both_ways,
        worth=worth_of(sheet),
        votes=dict(sheet.votes),
    )


def _file(contest: Contest, file: File | None) -> FileView | None:
    if file is None:
        return None
    return FileView(
        motive=file.motive,
        author=file.author,
        at=file.at,
        party=file.party,
        told=file.told,
        sent=file.sent,
        sender=file.sender,
        panel=_panel(contest, file.panel),
        wanted=file.wanted,
        asked=file.asked,
        until=file_deadline(file.asked) if file.asked else None,
        completed=file.completed,
        answered=file.answered,
    )


def _panel(contest: Contest, panel: Panel | None) -> PanelView | None:
    if panel is None:
        return None
    found = (texts.PANEL[fault.name or ""] for fault in faults_of(contest, panel))
    return PanelView(panel, tuple(one.sentence() for one in found))
