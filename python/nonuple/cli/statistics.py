"""What many games have in common, told."""

from collections import Counter

from rich.console import Console
from rich.table import Table

from nonuple.play.duplicate.census import Census, Counts
from nonuple.play.duplicate.settings import Settings
from nonuple.texts import game as game_texts
from nonuple.texts import simulate as texts
from nonuple.texts.results import DECIMAL

_BARS = 10
_WIDEST_BAR = 40


def mean(counts: Counts) -> float:
    """Of what was counted; there is something."""
    return sum(figure * times for figure, times in counts.items()) / sum(counts.values())


def summary(census: Census) -> dict[str, object]:
    """For a program: of each figure its mean, least and most, and how games ended."""
    figures = {
        "turns": census.turns,
        "totals": census.totals,
        "scrabbles": census.scrabbles,
        "ties": census.ties,
        "rejects": census.rejects,
    }
    told = {
        name: {"mean": mean(counted), "least": min(counted), "most": max(counted)}
        for name, counted in figures.items()
    }
    return {"games": census.games, **told, "ends": census.ends}


def print_statistics(settings: Settings, census: Census) -> None:
    """A small table, why games ended, and the totals as bars."""
    console = Console(highlight=False)
    games = census.games
    console.print(
        texts.STATS_TITLE.say(games=games, formula=settings.played.title.say(), edition=settings.edition),
        style="bold",
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts.STATS_HEAD.say())
    for head in (texts.MEAN, texts.LEAST, texts.MOST):
        table.add_column(head.say(), justify="right")
    for name, figures in (
        (texts.TURNS, census.turns),
        (texts.TOTAL, census.totals),
        (texts.SCRABBLES, census.scrabbles),
        (texts.TIES, census.ties),
        (texts.REJECTS, census.rejects),
    ):
        table.add_row(name.say(), _tenths(mean(figures)), str(min(figures)), str(max(figures)))
    console.print(table)
    console.print()
    console.print(texts.ENDS.say(), style="bold")
    for reason, count in Counter(census.ends).most_common():
        console.print(f"{_tenths(100 * count / games):>5} %  {game_texts.ENDS[reason].say()}")
    console.print()
    console.print(texts.TOTALS.say(), style="bold")
    for line in bars(census.totals):
        console.print(line)


def _tenths(figure: float) -> str:
    return f"{figure:.1f}".replace(".", DECIMAL.say())


def bars(figures: Counts) -> list[str]:
    """Figures in ten ranges of the same width, one bar each."""
    low, high = min(figures), max(figures)
    width = max(1, -(-(high - low + 1) // _BARS))
    counts = Counter[int]()
    for figure, times in figures.items():
        counts[(figure - low) // width] += times
    tallest = max(counts.values())
    return [
        f"{low + width * bar:5}-{low + width * (bar + 1) - 1:<5} "
        f"{'█' * round(_WIDEST_BAR * counts[bar] / tallest)} {counts[bar]}"
        for bar in range((high - low) // width + 1)
    ]
