"""# A results page

The ledger of a game as a page of its own, with no file beside it: it opens from a key and prints on one
sheet. For events of several games, clubs and centres, `nonuple event publish` makes a whole site.
"""

from html import escape
from pathlib import Path

from nonuple import Game, Ledger, Slip, Verdict

PAGE = """<!doctype html>
<html lang="fr"><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 1rem system-ui; max-width: 40rem; margin: 2rem auto }}
td:nth-child(n+3) {{ text-align: right }}
</style>
<h1>{title}</h1><p>Top : {top}</p>
<table><tr><th>Rang<th>Nom<th>Total<th>%</tr>{rows}</table>
</html>
"""


def main(folder: Path = Path()) -> None:
    game, handed = Game(seed=3), list[dict[str, Verdict]]()
    for _ in range(3):
        game = game.draw()
        handed.append({"Ana": game.judge(found(game, 0)), "Zoé <3": game.judge(found(game, 40))})
        game = game.retain()
    page = folder / "resultats.html"
    page.write_text(page_of("Soirée du club", game.ledger(handed)), "utf-8")
    print("open", page.name)


def found(game: Game, rank: int) -> Slip:
    """The slip of somebody who finds the move of that rank."""
    moves = [
        move for move in game.lexicon.moves(game.board, game.rack) if game.board.tiles or move.ref[0] == "H"
    ]
    move = moves[min(rank, len(moves) - 1)]
    write = Slip.across if move.ref[0].isalpha() else Slip.down
    return write(move.word, ref=move.ref, score=move.score)


def page_of(title: str, ledger: Ledger) -> str:
    rows = "".join(
        f"<tr><td>{line.rank}<td>{escape(str(line.table))}<td>{line.total}<td>{line.percent}</tr>"
        for line in ledger.ranking
    )
    return PAGE.format(title=escape(title), top=ledger.top, rows=rows)


if __name__ == "__main__":
    main()
