"""# A bot

A free game asks one player at a time; a bot is a function from the game, as that player may see it, to the
game after its move. Here one that keeps vowels and consonants in balance plays against a computer of the
program.
"""

from nonuple import FRENCH, FreeGame, Move


def main(seed: int = 7) -> None:
    game = FreeGame(["Balance", "Computer"], seed=seed)
    while game.end is None:
        game = balanced(game) if game.name == "Balance" else game.let("greedy")
    print(game.totals, game.end)


def balanced(game: FreeGame) -> FreeGame:
    """The move with the most points once what is left on the rack is weighed."""
    moves = game.moves[:30]
    if not moves:
        return game.skip()
    best = max(moves, key=lambda move: move.score - 4 * imbalance(left(game, move)))
    return game.play(best.ref, best.word)


def left(game: FreeGame, move: Move) -> str:
    """The rack without the tiles that the move lays."""
    rack = game.rack
    for tile in game.board.place(move.ref, move.word).needs:
        rack = rack.replace(tile, "", 1)
    return rack


def imbalance(rack: str) -> int:
    vowels = sum(letter in FRENCH.letters.vowels for letter in rack)
    return abs(len(rack) - 2 * vowels)


if __name__ == "__main__":
    main()
