"""# Positions as columns

A hundred thousand positions and their tops as columns that NumPy, Arrow and Polars take without copying:
`pip install 'nonuple[data]'`. Grids are bytes, one a square; a frame needs the columns `grid` and `rack`.
"""

from nonuple import Board, Positions, open_lexicon


def main() -> None:
    board = Board().play("H4", "PASSE")
    asked = Positions([(board, rack) for rack in ("MUNIERX", "EPUISEH", "AEINRS?")])
    tops = asked.tops(open_lexicon())

    grids = asked.numpy()  # (3, 15, 15), the very memory of the positions
    print("tiles on each:", (grids != ord(".")).sum(axis=(1, 2)))
    again = Positions.from_numpy(grids, asked.racks)

    table = asked.arrow().append_column("top", tops.arrow()["score"])
    print(table.schema.names, again == Positions.from_arrow(table))

    frame = tops.polars()
    print("the dearest:", frame.sort("score", descending=True)["word"][0])


if __name__ == "__main__":
    main()
