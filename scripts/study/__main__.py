"""Games of every formula, counted, and the page of what was found: `python -m scripts.study --games 20000`.

It writes docs/study.md and its plots, and is no command of `nonuple`: there, to study is to learn words. The
counts of what was played are kept after each step, beside this file, so that whoever interrupts it, or wants
more games, goes on from there; `--kept` with another file counts anew. `--cluster` has other machines play,
with the same result.
"""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from nonuple.words_io.library import open_lexicon
from nonuple.workers.cluster import Cluster
from nonuple.workers.processes import Processes
from scripts.study.counting import Kept, go_on
from scripts.study.page import write_page

ROOT = Path(__file__).parents[2]
COUNTS = Path(__file__).with_name("counts.json")
app = App(name="study", help_format="plaintext")


@app.default
def study(
    *,
    games: int = 20_000,
    kept: Path = COUNTS,
    docs: Path = ROOT / "docs",
    cluster: str | None = None,
    step: Annotated[
        int, Parameter(help="After so many games of a formula, what was counted is kept.")
    ] = 10_000,
    page: Annotated[bool, Parameter(help="Write the page of what was counted.")] = True,
) -> None:
    """Play as many games of each formula as are wanted and not yet counted; write the page."""
    lexicon = open_lexicon()
    crowd = Cluster.at(cluster, lexicon) if cluster else Processes.for_games(games, None, None, at_once=200)
    counted = go_on(Kept.read(kept, lexicon.fingerprint), games, crowd, kept, step=step)
    if page:
        write_page(docs, counted)


if __name__ == "__main__":
    app()
