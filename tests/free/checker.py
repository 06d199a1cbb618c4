"""A free game as JSON, gone through by the rules, with a second opinion on everything that it tells."""

from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any

from nonuple.pieces.search import Move
from tests.reference import VALUES, reference_moves, reference_place

COUNTS = Counter(
    dict.fromkeys("JKQWXYZ", 1)
    | dict.fromkeys("BCFGHPV?", 2)
    | dict.fromkeys("DM", 3)
    | {"A": 9, "E": 15, "I": 8, "L": 5}
    | dict.fromkeys("NORSTU", 6)
)
Game = dict[str, Any]
Moves = Callable[[tuple[str, ...], str], bool]
"""Whether a rack has a move on a grid."""


def moves_by_reference(words: Collection[str], shown: Callable[[tuple[str, ...], str], Move | None]) -> Moves:
    """A move that is shown is looked at; where none is, all are searched the plain way."""

    @lru_cache(maxsize=1000)
    def has_move(rows: tuple[str, ...], rack: str) -> bool:
        move = shown(rows, rack)
        if move is None:
            return bool(reference_moves(rows, rack, words))
        placed = reference_place(rows, move.ref, move.word)
        assert not placed.faults
        assert not Counter(placed.laid) - Counter(rack)
        return all(word.upper() in words for word in (placed.word, *placed.cross))

    return lambda rows, rack: has_move(rows, "".join(sorted(rack)))


class Checker:
    """The table as it stands after each turn that was read."""

    def __init__(self, game: Game, words: Collection[str], has_move: Moves) -> None:
        self.game, self.words, self.has_move = game, words, has_move
        self.count = len(game["seats"])
        self.rows: tuple[str, ...] = ("." * 15,) * 15
        self.bag = Counter(COUNTS)
        self.racks = ["" for _ in range(self.count)]
        self.totals = [0] * self.count
        self.passes = 0
        self.read = 0
        self.over: str | None = None

    def check(self) -> None:
        game = self.game
        assert (game["format"], game["version"]) == ("nonuple-free", 1)
        self._lots(game["lots"], game["first"])
        self._deal(game["turns"])
        for number, turn in enumerate(game["turns"], 1):
            assert self.over is None, "the game went on after its end"
            assert turn["n"] == number
            self.read = number
            assert turn["seat"] == (game["first"] + number - 1) % self.count
            assert sorted(turn["rack"]) == sorted(self.racks[turn["seat"]])
            {"play": self._play, "exchange": self._exchange, "pass": self._pass}[turn["action"]](turn)
            self._conserved()
            self.over = self._end()
        self._closing(game["end"], game["left"])

    def _lots(self, lots: list[str], first: int) -> None:
        ranked = sorted(lots, key="?ABCDEFGHIJKLMNOPQRSTUVWXYZ".index)
        assert len(lots) == self.count
        assert lots[first] == ranked[0] != ranked[1]

    def _deal(self, turns: list[dict[str, Any]]) -> None:
        """Racks show at the first turn of each, or at the end."""
        for seat in range(self.count):
            own = next((turn["rack"] for turn in turns if turn["seat"] == seat), None)
            self.racks[seat] = self.game["end"]["racks"][seat] if own is None else own
            assert len(self.racks[seat]) == 7
        self._draw("".join(self.racks))

    def _draw(self, letters: str) -> None:
        assert not Counter(letters) - self.bag, "drawn from nowhere"
        self.bag -= Counter(letters)

    def _play(self, turn: dict[str, Any]) -> None:
        seat, placed = turn["seat"], reference_place(self.rows, turn["ref"], turn["word"])
        assert placed.faults == frozenset()
        assert (placed.word, list(placed.cross)) == (turn["word"], turn["cross"])
        assert not Counter(placed.laid) - Counter(self.racks[seat])
        wrong = [word for word in (placed.word, *placed.cross) if word.upper() not in self.words]
        challenge = turn.get("challenge")
        assert not wrong or self.game["words"] == "challenge"
        if challenge is not None:
            assert self.game["words"] == "challenge"
            assert challenge["by"] in set(range(self.count)) - {seat}
            assert challenge["upheld"] == bool(wrong)
            assert challenge["words"] == wrong
        self.passes = 0
        if challenge is not None and challenge["upheld"]:
            assert (turn["score"], turn["bonus"], turn["drawn"]) == (0, 0, "")
            return
        if challenge is not None:
            self.totals[challenge["by"]] -= 10
        assert (turn["score"], turn["bonus"]) == (placed.score, 50 if len(placed.laid) == 7 else 0)
        self.totals[seat] += turn["score"]
        self.rows = placed.rows
        kept = Counter(self.racks[seat]) - Counter(placed.laid)
        assert len(turn["drawn"]) == min(7 - kept.total(), self.bag.total())
        self._draw(turn["drawn"])
        self.racks[seat] = "".join(kept.elements()) + turn["drawn"]

    def _exchange(self, turn: dict[str, Any]) -> None:
        seat, aside, drawn = turn["seat"], turn["aside"], turn["drawn"]
        assert self.bag.total() >= 7
        assert 1 <= len(aside) == len(drawn) <= 7
        assert not Counter(aside) - Counter(self.racks[seat])
        self._draw(drawn)
        self.bag += Counter(aside)
        self.racks[seat] = "".join((Counter(self.racks[seat]) - Counter(aside)).elements()) + drawn
        self.passes = 0

    def _pass(self, turn: dict[str, Any]) -> None:
        assert turn["drawn"] == ""
        self.passes += 1

    def _conserved(self) -> None:
        on_grid = Counter("?" if square.islower() else square for square in "".join(self.rows))
        del on_grid["."]
        assert self.bag + Counter("".join(self.racks)) + on_grid == COUNTS

    def _end(self) -> str | None:
        if not self.bag and "" in self.racks:
            return "out"
        if not self._next_turn_lays_words_of_the_list() and self._nothing_can_be_laid():
            return "no-play"
        return "all-passed" if self.passes == 2 * self.count else None

    def _next_turn_lays_words_of_the_list(self) -> bool:
        """Then somebody could lay something, and nothing needs to be searched."""
        for following in self.game["turns"][self.read : self.read + 1]:
            formed = (following["word"], *following["cross"]) if following["action"] == "play" else ("",)
            return all(word.upper() in self.words for word in formed)
        return False

    def _nothing_can_be_laid(self) -> bool:
        if any(self.has_move(self.rows, rack) for rack in self.racks):
            return False
        left = "".join(self.bag.elements()) + "".join(self.racks)
        return self.bag.total() < 7 or not self._seven_make_a_move(left)

    def _seven_make_a_move(self, left: str) -> bool:
        """All letters at once are more than seven: no move takes more than seven of them anyway."""
        return self.has_move(self.rows, left)

    def _closing(self, end: dict[str, Any], left: str) -> None:
        assert self.over == end["reason"], (self.over, end["reason"])
        assert [sorted(rack) for rack in end["racks"]] == [sorted(rack) for rack in self.racks]
        held = [sum(VALUES.get(letter, 0) for letter in rack) for rack in self.racks]
        adjust = [-value for value in held]
        if self.over == "out":
            adjust[self.racks.index("")] = sum(held)
        assert end["adjust"] == adjust
        assert end["totals"] == [total + more for total, more in zip(self.totals, adjust, strict=True)]
        assert Counter(left) == self.bag
