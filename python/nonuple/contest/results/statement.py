"""All that people decided in a game of a room, for its sheet, its papers and the files of its cases.

The game itself tells of its draws, words and end (`play.duplicate.decisions`); the room adds what was decided
of slips once the game is over. What does not stand here follows from the rules.
"""

from collections.abc import Iterator

from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.play.duplicate.decisions import decisions
from nonuple.play.duplicate.events import WordRuled
from nonuple.slips.slip import SlipFault
from nonuple.texts import Sentence, verify
from nonuple.texts import results as texts


def statement(run: Run) -> Iterator[Sentence]:
    """What a room may know of it: a ruling on a turn in play would tell it a word."""
    rulings, told = 0, len(run.rulings_told)
    for entry, turn, decision in decisions(one.event for one in run.entries):
        ruling = isinstance(run.entries[entry].event, WordRuled)
        if not ruling or rulings < told:
            yield decision.told(turn)
        rulings += ruling
    if run.over:
        for played in run.turns:
            yield from _of_slips(played)


def _of_slips(played: Round) -> Iterator[Sentence]:
    for player, sheet in played.sheets.items():
        table = played.seating.tables.get(player, 0) if played.seating else 0
        yield from (_at(played.turn, said) for said in _of_slip(sheet, table))


def _of_slip(sheet: Sheet, table: int) -> Iterator[Sentence]:
    if sheet.ruled_late is not None and SlipFault.LATE not in sheet.ruled_late[1].slip.faults:
        yield texts.LATE_TAKEN.sentence(table=table)
    if sheet.overrulings and sheet.decision is not None:
        yield texts.DECIDED_OTHERWISE.sentence(table=table, points=sheet.decision.credited)


def _at(turn: int, said: Sentence) -> Sentence:
    return verify.AT_TURN.sentence(turn=turn, what=said)
