"""What many games have in common."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Self

from rich.console import Console
from rich.table import Table

from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Record
from nonuple.texts import game as game_texts
from nonuple.texts import simulate as texts
from nonuple.texts.results import DECIMAL

_BARS = 10
_WIDEST_BAR = 40


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of each game, in order."""

    turns: list[int]
    totals: list[int]
    scrabbles: list[int]
    ties: list[int]
    rejects: list[int]
    ends: Counter[str]

    @classmethod
    def of(cls, records: Iterable[Record]) -> Self:
        stats = cls([], [], [], [], [], Counter())
        for record in records:
            stats.turns.append(len(record.turns))
            stats.totals.append(record.total)
            stats.scrabbles.append(sum(turn.bonus > 0 for turn in record.turns))
            stats.ties.append(sum(turn.ties > 1 for turn in record.turns))
            stats.rejects.append(sum(len(turn.rejected) for turn in record.turns))
            stats.ends[str(record.end)] += 1
        return stats

    def summary(self) -> dict[str, object]:
        """For a program: of each figure its mean, least and most, and how games ended."""
        figures = {
            "turns": self.turns,
            "totals": self.totals,
            "scrabbles": self.scrabbles,
            "ties": self.ties,
            "rejects": self.rejects,
        }
        told = {
            name: {"mean": fmean(counted), "least": min(counted), "most": max(counted)}
            for name, counted in figures.items()
        }
        return {"games": len(self.totals), **told, "ends": dict(self.ends)}


def print_statistics(settings: Settings, stats: Statistics) -> None:
    """A small table, why games ended, and the totals as bars."""
    console = Console(highlight=False)
    games = len(stats.totals)
    console.print(
        texts.STATS_TITLE.say(games=games, formula=settings.played.title.say(), edition=settings.edition),
        style="bold",
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts.STATS_HEAD.say())
    for head in (texts.MEAN, texts.LEAST, texts.MOST):
        table.add_column(head.say(), justify="right")
    for name, figures in (
        (texts.TURNS, stats.turns),
        (texts.TOTAL, stats.totals),
        (texts.SCRABBLES, stats.scrabbles),
        (texts.TIES, stats.ties),
        (texts.REJECTS, stats.rejects),
    ):
        table.add_row(name.say(), _tenths(fmean(figures)), str(min(figures)), str(max(figures)))
    console.print(table)
    console.print()
    console.print(texts.ENDS.say(), style="bold")
    for reason, count in stats.ends.most_common():
        console.print(f"{_tenths(100 * count / games):>5} %  {game_texts.ENDS[reason].say()}")
    console.print()
    console.print(texts.TOTALS.say(), style="bold")
    for line in bars(stats.totals):
        console.print(line)


def _tenths(figure: float) -> str:
    return f"{figure:.1f}".replace(".", DECIMAL.say())


def bars(figures: Sequence[int]) -> list[str]:
    """Figures in ten ranges of the same width, one bar each."""
    low, high = min(figures), max(figures)
    width = max(1, -(-(high - low + 1) // _BARS))
    counts = Counter((figure - low) // width for figure in figures)
    tallest = max(counts.values())
    return [
        f"{low + width * bar:5}-{low + width * (bar + 1) - 1:<5} "
        f"{'█' * round(_WIDEST_BAR * counts[bar] / tallest)} {counts[bar]}"
        for bar in range((high - low) // width + 1)
    ]
