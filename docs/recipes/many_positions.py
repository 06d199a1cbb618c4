"""# A hundred thousand positions at once

`Lexicon.tops` searches many positions on all cores and keeps their order; give it `workers=1` to leave the
others free. Moves are spelled out only when they are looked at.
"""

from random import Random

from nonuple import FRENCH, Board, Lexicon, open_lexicon

POSITIONS = 100_000


def main(positions: int = POSITIONS) -> None:
    words, chance = open_lexicon(), Random(1)
    boards = [Board(), *(board_after(words, chance, turns) for turns in range(1, 8))]
    asked = [(chance.choice(boards), rack(chance)) for _ in range(positions)]
    found = words.tops(asked)
    best = max(range(positions), key=lambda at: found[at].best)
    print(positions, "tops, mean", round(sum(moves.best for moves in found) / positions, 1))
    print("the best:", asked[best][1], found[best][0])


def rack(chance: Random) -> str:
    return "".join(chance.sample(FRENCH.letters.bag, 7))


def board_after(words: Lexicon, chance: Random, turns: int) -> Board:
    board = Board()
    for _ in range(turns):
        moves = words.top(board, rack(chance))
        board = board.play(moves[0].ref, moves[0].word) if moves else board
    return board


if __name__ == "__main__":
    main()
