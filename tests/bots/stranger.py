"""A bot written from docs/bots.md alone, without anything of this program: it lays words through one letter.

It looks for a word of its rack through the middle square, or across a letter of the grid, and takes no care
of what that forms crosswise: some of its words are refused.
"""

import sys
from collections import Counter
from pathlib import Path

SIZE = 15
ROWS = "ABCDEFGHIJKLMNO"


def grid_of(told: str) -> list[str]:
    rows = []
    for row in told.split("/"):
        squares, digits = "", ""
        for sign in row + " ":
            if sign.isdigit():
                digits += sign
                continue
            squares += "." * int(digits or 0) + sign.strip()
            digits = ""
        rows.append(squares)
    return rows


def fits(word: str, at: int, line: str, rack: str) -> bool:
    """Whether the rack has what the word needs in this line, nothing being beside its ends."""
    end = at + len(word)
    if at < 0 or end > SIZE or (at and line[at - 1] != ".") or (end < SIZE and line[end] != "."):
        return False
    under = line[at:end]
    needs = [letter for letter, lies in zip(word, under, strict=True) if lies == "."]
    clear = all(lies in (".", letter) for letter, lies in zip(word, under, strict=True))
    return clear and bool(needs) and not Counter(needs) - Counter(rack.replace("?", ""))


def turn(grid: list[str], rack: str, words: list[str]) -> str:
    empty = all(set(row) == {"."} for row in grid)
    for word in words:
        if empty and fits(word, 7, grid[7], rack):
            return f"play H8 {word}"
        for row, line in enumerate(grid):
            for column, letter in enumerate(line):
                for at in (column - place for place, one in enumerate(word) if one == letter):
                    if fits(word, at, line, rack):
                        return f"play {ROWS[row]}{at + 1} {word}"
    return "pass"


def main() -> None:
    words: list[str] = []
    grid, rack = [""] * SIZE, ""
    for line in sys.stdin:
        said = line.split()
        if said[0] == "nonuple-bot":
            print("nonuple-bot 1", flush=True)
        elif said[0] == "words":
            listed = Path(line.split(maxsplit=1)[1].strip()).read_text("ascii").split()
            words = sorted((word for word in listed if len(word) <= 5), key=len, reverse=True)
        elif said[0] == "ready?":
            print("info", len(words), "words", flush=True)
            print("ready", flush=True)
        elif said[0] == "position":
            grid, rack = grid_of(said[1]), said[2]
        elif said[0] == "go":
            print(turn(grid, rack, words), flush=True)
        elif said[0] == "challenge?":
            print("accept", flush=True)


if __name__ == "__main__":
    main()
