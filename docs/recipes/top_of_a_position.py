"""# The top of a position

A board is a value: playing a word gives another board. A lexicon searches it. Moves come best first; `ref`
is `H4` across and `4H` down, a joker is `?` in a rack and a small letter in a word.
"""

from nonuple import Board, open_lexicon


def main() -> None:
    words = open_lexicon()  # or open_lexicon("ods9"), or a file of words
    board = Board().play("H4", "PASSE")
    for move in words.top(board, "MUNIERX"):
        print(move, "also forms", ", ".join(move.cross))

    moves = words.moves(board, "MUNIER?")
    print(len(moves), "moves, the best worth", moves.best)
    print([move.word for move in moves if move.bonus][:3])


if __name__ == "__main__":
    main()
