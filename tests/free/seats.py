"""Computer players for the tests: scripted, or wild."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from nonuple.pieces.notation import ROWS
from nonuple.play.free.challenge import not_admitted
from nonuple.play.free.commands import ExchangeLetters, LayWord, PassTurn
from nonuple.play.free.players import Act, Chosen, FromSeat
from nonuple.words.lexicon import Lexicon


@dataclass
class Scripted:
    """Does what is written, then passes; challenges at the turns named."""

    acts: list[Callable[[FromSeat], Act]] = field(default_factory=list)
    challenging: frozenset[int] = frozenset()

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        return Chosen(self.acts.pop(0)(seen) if self.acts else PassTurn(seen.seat))

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        return len(seen.turns) + 1 in self.challenging


@dataclass(frozen=True)
class Wild:
    """Lays any move, or a word of his own invention, exchanges, passes and challenges, all by chance."""

    lexicon: Lexicon
    wrong: float = 0.25
    idle: float = 0.1

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        random = Random(chance)
        return Chosen(next(act for act in self._ideas(seen, random) if act is not None))

    def _ideas(self, seen: FromSeat, random: Random) -> Iterator[Act | None]:
        idle = random.random() < self.idle
        if seen.words == "challenge" and random.random() < self.wrong:
            yield invented(seen, random)
        moves = self.lexicon.moves(seen.board, seen.rack)
        if moves and not idle:
            move = moves[random.randrange(len(moves))]
            yield LayWord(seen.seat, ref=move.ref, word=move.word)
        if seen.bag >= 7 and random.random() < (0.1 if idle else 0.7):
            aside = random.sample(seen.rack, random.randint(1, len(seen.rack)))
            yield ExchangeLetters(seen.seat, letters="".join(aside))
        yield PassTurn(seen.seat)

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        assert seen.laid is not None
        formed = (seen.laid.word or "", *(seen.laid.cross or ()))
        likely = 0.5 if not_admitted(formed, self.lexicon) else 0.05
        return Random(chance).random() < likely


def invented(seen: FromSeat, random: Random) -> LayWord | None:
    """Letters of the rack somewhere on the grid, whatever they read; sometimes what lies is lengthened."""
    for _ in range(200):
        letters = random.sample(seen.rack, random.randint(1, min(4, len(seen.rack))))
        tiles = [random.choice("aeinrst") if letter == "?" else letter for letter in letters]
        row, column, down = random.randrange(15), random.randrange(15), random.random() < 0.5
        found = laid_from(seen.board.rows, tiles, (row, column), down=down)
        if found is not None:
            ref, word = found
            if not seen.board.place(ref, word).faults:
                return LayWord(seen.seat, ref=ref, word=word)
    return None


def laid_from(
    rows: tuple[str, ...], tiles: list[str], start: tuple[int, int], *, down: bool
) -> tuple[str, str] | None:
    """The word that tiles make from a square on, with all that lies before, between and after them."""
    line = [row[start[1]] for row in rows] if down else list(rows[start[0]])
    at = start[0] if down else start[1]
    if line[at] != ".":
        return None
    begin, waiting = at, list(tiles)
    while at < 15 and waiting:
        if line[at] == ".":
            line[at] = waiting.pop(0)
        at += 1
    while begin > 0 and line[begin - 1] != ".":
        begin -= 1
    while at < 15 and line[at] != ".":
        at += 1
    if waiting:
        return None
    word = "".join(line[begin:at])
    across = f"{ROWS[start[0]]}{begin + 1}"
    return (f"{start[1] + 1}{ROWS[begin]}" if down else across), word
