"""# A dataset of games

Games that play themselves, a seed each, into Parquet files of a thousand: the same seeds give the same files
anywhere, and what was interrupted goes on where it stood. `format="jsonl"` needs nothing else installed.
"""

from pathlib import Path

from nonuple import write_dataset


def main(folder: Path = Path(), games: int = 1000) -> None:
    from pyarrow.parquet import read_table  # pip install 'nonuple[data]'

    files = write_dataset(folder / "games", games, seed=1)
    totals = read_table(files[0], columns=["seed", "total"]).to_pydict()
    best = max(range(len(totals["total"])), key=lambda at: totals["total"][at])
    print(len(files), "files; the dearest game has seed", totals["seed"][best], "and", totals["total"][best])


if __name__ == "__main__":
    main()
