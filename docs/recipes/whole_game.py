"""# A whole game

`Game` runs a duplicate game by the rulebook. With a seed the program draws the letters, the same everywhere
and the same as `nonuple simulate`; give `draw` your own letters to follow a real bag. A draw that the
rulebook refuses goes back by itself.
"""

from nonuple import Game


def main(seed: int = 12) -> None:
    game = Game(edition="2026", formula="normal", seed=seed)
    while True:
        game = game.draw()
        if game.end is not None:
            break
        print(f"{game.turn:2}  {game.rack:<8} {game.top}   ({len(game.bag)} letters in the bag)")
        game = game.retain()  # the word that the rulebook imposes among equals
        if game.end is not None:
            break
    print(game.end, game.total)
    print(game.sheet())

    # The same without a word to say:
    assert Game(seed=seed).finish().record == game.record


if __name__ == "__main__":
    main()
