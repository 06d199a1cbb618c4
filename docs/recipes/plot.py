"""# A plot of a thousand games

Games that play themselves, a seed each, on all cores: what goes to another process and back is a value like
any other. The totals become an SVG that any browser shows.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from nonuple import Game

GAMES = 1000
WIDTH = 40


def main(folder: Path = Path(), games: int = GAMES) -> None:
    with ProcessPoolExecutor() as pool:
        totals = list(pool.map(total, range(games), chunksize=10))
    (folder / "totals.svg").write_text(histogram(totals), "utf-8")
    print(games, "games, mean", round(sum(totals) / games))


def total(seed: int) -> int:
    return Game(seed=seed).finish().total


def histogram(figures: list[int]) -> str:
    bars = Counter(figure // WIDTH for figure in figures)
    first, last, tallest = min(bars), max(bars), max(bars.values())
    drawn = "".join(
        f'<rect x="{20 * (bar - first)}" y="{100 - 90 * bars[bar] / tallest:.1f}" width="18" '
        f'height="{90 * bars[bar] / tallest:.1f}"><title>{bar * WIDTH}: {bars[bar]}</title></rect>'
        for bar in range(first, last + 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {20 * (last - first + 1)} 100">{drawn}</svg>\n'
    )


if __name__ == "__main__":
    main()
