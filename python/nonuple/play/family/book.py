"""The score book of the box: points and running totals of each, and the share of the top."""

from itertools import accumulate

import msgspec

from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import settle
from nonuple.play.family.state import FamilyLine, FamilyState
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies, article
from nonuple.slips.verdict import Sanction, Solution, Verdict

BOX = "box"


class BookColumn(msgspec.Struct, frozen=True):
    """What one player has in the book: the white column, and the green one of running totals."""

    rank: int
    player: str
    points: tuple[int | None, ...]
    """Turn by turn; None where he did not play."""
    running: tuple[int, ...]
    total: int
    """With the bonuses for solos, where more than fifteen play."""
    percent: float | None
    solos: int = 0


class ScoreBook(msgspec.Struct, frozen=True):
    words: tuple[str, ...]
    """Retained, turn by turn; empty where none was noted."""
    tops: tuple[int, ...]
    running: tuple[int, ...]
    """Of the tops."""
    columns: tuple[BookColumn, ...]
    """The highest total first."""

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(one.player for one in self.columns if one.rank == 1)


@article("box", "coffret")
@applies("box", "solo")
def score_book(state: FamilyState) -> ScoreBook:
    """The highest total wins; each is shown beside the share of the top that it makes."""
    ledger = settle(
        LedgerGame(
            players=[LedgerPlayer(name, arrives=since) for name, since in state.arrived.items()],
            turns=[_turn(line) for line in state.lines],
            rules=duplicate(BOX).ledger,
        )
    )
    tops = tuple(line.top.points for line in state.lines)
    columns = []
    for standing in ledger.ranking:
        player = str(standing.table)
        points = tuple(line.points.get(player) for line in state.lines)
        columns.append(
            BookColumn(
                rank=standing.rank,
                player=player,
                points=points,
                running=tuple(accumulate(one or 0 for one in points)),
                total=standing.total,
                percent=standing.percent,
                solos=standing.solos,
            )
        )
    return ScoreBook(
        tuple(line.top.word for line in state.lines), tops, tuple(accumulate(tops)), tuple(columns)
    )


def _turn(line: FamilyLine) -> LedgerTurn:
    return LedgerTurn(
        line.top.points, {player: _verdict(line, points) for player, points in line.points.items()}
    )


def _verdict(line: FamilyLine, points: int) -> Verdict:
    """Whoever has the points of the top has played as many letters."""
    top = line.top
    played = Solution(top.ref, top.word, points, scrabble=top.scrabble and points == top.points)
    return Verdict(points, points, Sanction.NONE, solution=played, edition=BOX)
