"""Correction notes: which ones a contest has to send, and what they say."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.ledger.facts import LedgerGame
from nonuple.ledger.notification import Circumstances, Duty, Note, duty
from nonuple.ledger.warnings import deduction, free_warnings
from nonuple.ledger.wording import wording
from nonuple.play.duplicate.settings import Settings
from nonuple.rules import applies
from nonuple.slips.verdict import Sanction, Verdict
from nonuple.texts import LANGUAGES, Sentence


class DueNote(msgspec.Struct, frozen=True):
    """A note of a slip, and whether it must be sent."""

    game: int
    draw: int
    turn: int
    player: PlayerId
    table: int
    """Where he sits in that game: the note is handed to him there."""
    handed_at: int
    """Where he sat when he handed in the slip."""
    name: str
    duty: str
    stage: str
    sanction: str
    lines: tuple[Sentence, ...]
    warnings: int
    """The player's warnings up to that turn."""
    free: int | None
    """How many of them cost nothing."""


def free_of(run: Run) -> int | None:
    """How many warnings cost nothing in this game."""
    return _free(run.opened.settings)


@lru_cache
def _free(settings: Settings) -> int | None:
    return free_warnings(
        LedgerGame(
            (),
            (),
            settings.rules.ledger,
            settings.played,
            settings.blitz,
            settings.pairs,
            settings.sudden_death,
        )
    )


def warnings_to(run: Run, turn: int, player: PlayerId) -> int:
    """A player's warnings up to a turn, that turn included."""
    warned = run.warned.get(player, {})
    return sum(count for draw, count in warned.items() if _counts(run, run.rounds[draw], player, turn))


def warnings_at(run: Run, played: Round, player: PlayerId) -> int:
    """A player's warnings at a turn."""
    if not _counts(run, played, player, played.turn):
        return 0
    return run.warned.get(player, {}).get(played.draw, 0)


def warnings_before(run: Run, played: Round, player: PlayerId) -> int:
    """A player's warnings when he wrote his slip of a turn."""
    return warnings_to(run, played.turn, player) - warnings_at(run, played, player)


def _counts(run: Run, played: Round, player: PlayerId, turn: int) -> bool:
    return played.turn <= turn and run.counts(player, played.turn) and run.standing(played.draw)


def cost_of(run: Run, warnings: int) -> int:
    return deduction(warnings, free_of(run))


def note_of(run: Run, played: Round, player: PlayerId, sheet: Sheet) -> Note | None:
    """The note of a slip that was sanctioned, with the count of its player's warnings."""
    if sheet.decision is None or sheet.decision.sanction is Sanction.NONE:
        return None
    table, warnings = run.seating.tables[player], warnings_to(run, played.turn, player)
    return sheet.noted(played.turn, table, warnings=warnings, free=free_of(run))


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
@applies("booklet", "9")
def duty_of(run: Run, played: Round, note: Note, sheet: Sheet) -> Duty:
    """Whether the player must be told."""
    rules, decision, entry = run.state.settings.rules.ledger, sheet.decision, sheet.entry
    retained = played.retained
    if decision is None or entry is None:
        return Duty.NONE
    formula, solution = run.state.formula, decision.solution
    tiles = solution.tiles if solution else 0
    full = tiles > formula.most or formula.bonus[tiles] > 0
    about = Circumstances(
        top=run.top(played),
        claimed=entry.slip.score,
        worth=solution.score if solution else None,
        retained=_is_retained(played, decision),
        failed_scrabble=bool(full and retained and not retained.bonus and decision.sanction is Sanction.ZERO),
        warnings=note.warnings,
        free=note.free,
    )
    return duty(rules, note.slip, about)


def _is_retained(played: Round, decision: Verdict) -> bool:
    """Whether the word is the one retained; at the first turn its place is not looked at."""
    retained, solution = played.retained, decision.solution
    if retained is None or solution is None or solution.word != retained.word:
        return False
    return solution.ref == retained.ref or played.state.board.tiles == 0


def notes_of(contest: Contest, run: Run, played: Round, seats: Iterable[Seated]) -> Iterator[DueNote]:
    """The notes of a turn for those who sit at some tables now, once its word is retained."""
    if played.retained is None:
        return
    for player, table in ((one.player, one.table) for one in seats):
        sheet = played.sheets.get(player)
        note = note_of(run, played, player, sheet) if sheet is not None else None
        if sheet is None or note is None:
            continue
        must = duty_of(run, played, note, sheet)
        if must is not Duty.NONE:
            yield DueNote(
                game=run.number,
                draw=played.draw,
                turn=played.turn,
                player=player,
                table=table,
                handed_at=run.table_at(played, player) or table,
                name=contest.players[player].shown,
                duty=must.name.lower(),
                stage=note.stage.name.lower(),
                sanction=note.slip.sanction,
                lines=_worded(note),
                warnings=note.warnings,
                free=note.free,
            )


def _worded(note: Note) -> tuple[Sentence, ...]:
    lines = zip(*(wording(note, language) for language in LANGUAGES), strict=True)
    return tuple(Sentence.of(dict(zip(LANGUAGES, line, strict=True)).__getitem__) for line in lines)
