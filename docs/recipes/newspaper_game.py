"""# Replay a newspaper's game

Paste the sheet into a file as it was printed: `read_game` reads sheets, CSV, GCG, JSON and games of Eliot.
`check_game` tells what the rules, or your list, say otherwise: a better top, a score wrongly added, letters
that were gone.
"""

from pathlib import Path

from nonuple import Game, Lexicon, check_game, open_lexicon, read_game


def main(folder: Path = Path()) -> None:
    sheet = folder / "partie.txt"
    sheet.write_text(
        Game(seed=5).finish().sheet(), "utf-8"
    )  # here a game of our own; yours is the newspaper's

    record = read_game(sheet)
    for turn in record.turns[:3]:
        print(turn.n, turn.rack, turn.ref, turn.word, turn.score)
    print(len(check_game(record, open_lexicon())), "differences")

    other = Lexicon.of(word for word in open_lexicon() if word != record.turns[0].word)
    for difference in check_game(record, other):
        print(f"turn {difference.turn}: {difference}")


if __name__ == "__main__":
    main()
