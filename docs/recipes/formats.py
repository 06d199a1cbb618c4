"""# Read a game, write it otherwise

`read_game` takes a path, an open file or the text itself, and knows the format by what it finds: a sheet,
CSV, GCG, JSON, Eliot. `write_game` writes what the name ends with, the sheet to print (`.pdf`) included.
"""

from io import StringIO
from pathlib import Path

from nonuple import Game, read_game, write_game


def main(folder: Path = Path()) -> None:
    game = Game(seed=7).finish()
    for suffix in ("txt", "csv", "gcg", "json", "md", "pdf"):
        write_game(game, folder / f"partie.{suffix}")
    print([file.name for file in sorted(folder.glob("partie.*"))])

    with (folder / "partie.gcg").open(encoding="utf-8") as file:
        record = read_game(file)
    print(record.total, read_game(game.sheet("csv")) == game.record)
    print(record.board)  # the grid at the end

    memory = StringIO()
    write_game(record, memory, "markdown")
    print(memory.getvalue().splitlines()[4])


if __name__ == "__main__":
    main()
