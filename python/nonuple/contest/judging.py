"""What the judge is given for a slip of a contest, and what it decides."""

from collections.abc import Iterator

import msgspec

from nonuple.board import Placement
from nonuple.contest.events import SlipJudged
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import Decision, WrittenSlip, decision_of
from nonuple.formats.digest import digest_of
from nonuple.ledger.notification import Fault, past_zeros
from nonuple.lexicon.lexicon import Lexicon
from nonuple.notation import Ref
from nonuple.rules import article
from nonuple.slips import editions
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation
from nonuple.slips.verdict import Code, Opinion, Sanction, Verdict, Zero
from nonuple.tiles import Rack

FAMILY = "box"
JUDGED_LIKE = {FAMILY: "2026"}
"""The rules in the box do not say how a slip is read: it is read as in the rulebook in force."""


class Matter(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a verdict turns on, besides the turn itself."""

    slip: WrittenSlip
    opinions: dict[str, Opinion]
    history: tuple[tuple[int, str, str, bool], ...]
    peers: tuple[int | None, ...] | None
    amended: int = 0
    """How often the turn itself was corrected."""

    @property
    def basis(self) -> str:
        return digest_of(msgspec.to_builtins(self))[:16]


def situation_of(played: Round, lexicon: Lexicon) -> Situation:
    """The turn as the players had it before them."""
    state = played.state
    rack = Rack(state.drawn + state.joker, state.kept)
    return Situation(state.board, rack, lexicon.words, state.turn, state.formula, state.settings.blitz)


def matter_of(
    contest: Contest, run: Run, played: Round, table: int, slip: WrittenSlip, *, averaged: bool = False
) -> Matter:
    """What the judge is told about the slip of a table; the scores of the others only for an average."""
    sheet, family = played.sheets.get(table), run.state.settings.edition == FAMILY
    opinions = sheet.opinions if sheet is not None and sheet.entry and sheet.entry.slip == slip else {}
    return Matter(
        slip=slip,
        opinions=dict(sorted(opinions.items())),
        history=() if family else tuple(_history(run, played, table)),
        peers=_peers(contest, run, played, table) if averaged else None,
        amended=played.amended,
    )


@article("2026", "6.9")
def _history(run: Run, played: Round, table: int) -> Iterator[tuple[int, str, str, bool]]:
    """His earlier zeros, and whether he had been told of each ground when he wrote this slip."""
    notes = (note for one, sheet in run.earlier(played.turn, table) for note in sheet.notes(one.turn, table))
    for zero in past_zeros(notes, played.turn):
        yield zero.turn, zero.word, zero.code, zero.notified


@article("booklet", "7")
def _peers(contest: Contest, run: Run, played: Round, table: int) -> tuple[int | None, ...] | None:
    """The scores of the others of the same desk, once the last of their slips is decided; else nothing."""
    scores: list[int | None] = []
    for other in contest.tables_of(contest.arbiter_of(table)):
        if other == table or run.excluded.get(other) is not None:
            continue
        if not contest.playing(run, other, played.turn):
            scores.append(0)
            continue
        decision = played.sheets[other].decision if other in played.sheets else None
        if decision is None:
            return None
        if decision.sanction == "average":
            scores.append(None)
        elif decision.open:
            return None
        else:
            scores.append(decision.points)
    return tuple(scores)


def judge(
    contest: Contest, run: Run, played: Round, table: int, slip: WrittenSlip, *, lexicon: Lexicon
) -> tuple[Matter, Decision]:
    """What the edition's rulebook decides about a slip, handed in or still being typed."""
    situation, edition = situation_of(played, lexicon), run.state.settings.edition
    matter = matter_of(contest, run, played, table, slip)
    decision = _decided(edition, situation, matter)
    if decision.sanction == "average":
        matter = matter_of(contest, run, played, table, slip, averaged=True)
        decision = _decided(edition, situation, matter)
    return matter, decision


def judge_due(contest: Contest, run: Run, draw: int, table: int, lexicon: Lexicon) -> SlipJudged | None:
    """The verdict on a slip that is due, None if what stands already says so."""
    played = run.rounds[draw]
    sheet = played.sheets.get(table)
    if sheet is None or sheet.entry is None or _holds(contest, run, played, table, sheet):
        return None
    matter, decision = judge(contest, run, played, table, sheet.entry.slip, lexicon=lexicon)
    return SlipJudged(run.number, draw, table, matter.basis, decision)


def _holds(contest: Contest, run: Run, played: Round, table: int, sheet: Sheet) -> bool:
    """Whether the verdict was given on the same matter."""
    if sheet.judged is None or sheet.entry is None:
        return False
    averaged = sheet.judged.sanction == "average"
    matter = matter_of(contest, run, played, table, sheet.entry.slip, averaged=averaged)
    return matter.basis == sheet.basis


def _decided(edition: str, situation: Situation, matter: Matter) -> Decision:
    verdict = editions.judge(
        JUDGED_LIKE.get(edition, edition),
        situation,
        matter.slip.read(),
        opinions=matter.opinions,
        history=[Zero(turn, word, Code(code), told) for turn, word, code, told in matter.history],
        peers=matter.peers,
    )
    if edition == FAMILY:
        verdict = without_sanctions(verdict)
    placement = _placed(situation, verdict)
    laid = len(placement.laid) if placement else 0
    return decision_of(
        verdict,
        faults=tuple(_refused(situation, matter.slip, verdict, placement)),
        worth=placement.score if placement else None,
        tiles=laid,
        scrabble=bool(placement and verdict.pays and placement.bonus),
    )


@article("box", "bulletins")
def without_sanctions(verdict: Verdict) -> Verdict:
    """In the family each scores his own word: neither warnings nor penalties."""
    if verdict.pays and verdict.sanction is not Sanction.NONE:
        return Verdict(verdict.gross, verdict.gross, Sanction.NONE, solution=verdict.solution, edition=FAMILY)
    return verdict


def _placed(situation: Situation, verdict: Verdict) -> Placement | None:
    """The solution on the grid of that turn."""
    if verdict.solution is None:
        return None
    ref, word = verdict.solution
    return situation.board.place(Ref.parse(ref), word, formula=situation.formula)


@article("2026", "6.9")
def _refused(
    situation: Situation, slip: WrittenSlip, verdict: Verdict, placement: Placement | None
) -> Iterator[Fault]:
    """The words that a zero is due to, for the player's note and for an average later."""
    if verdict.sanction not in (Sanction.ZERO, Sanction.AVERAGE):
        return
    main = word_played(Reading(situation, slip.read()))
    formed = placement.cross if placement else ()
    played = main.word if main is not None else ""
    if played and not situation.admits(played):
        yield Fault(played, Code.WORD_NOT_ADMITTED.value)
    for word in formed:
        if not situation.admits(word):
            yield Fault(word.upper(), Code.JUNCTION_NOT_ADMITTED.value)
