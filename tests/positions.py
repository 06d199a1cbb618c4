"""Random positions for the tests: a seeded generator for volume, and strategies that shrink.

Word lists are invented: short words over few letters are dense in them, so that plays run along others, cross
several and close holes; and every list holds words that some hole of its own board calls for.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from tests.reference import ROWS, reference_place

FORMULAS = ("normal", "7/8", "7+8", "7+8+9", "joker", "joker-7/8", "joker-7+8", "joker-7+8+9")

Rows = tuple[str, ...]
EMPTY_ROWS: Rows = ("." * 15,) * 15


class Case(NamedTuple):
    """Everything a search is given."""

    rows: Rows
    rack: str
    words: tuple[str, ...]
    formula: str


def cases(seed: int, count: int) -> Iterator[Case]:
    """The same `count` positions for the same seed, on any machine."""
    rng = Random(seed)
    for _ in range(count):
        yield random_case(rng)


def random_case(rng: Random) -> Case:
    """A position of any kind, its word list, rack and formula."""
    letters = _some_letters(rng)
    words = _word_list(rng, letters)
    rows = rng.choice(_BOARDS)(rng, letters, words)
    admitted = sorted({*words, *_completions(rng, rows, letters)})
    return Case(rows, _rack(rng, letters, admitted), tuple(admitted), rng.choice(FORMULAS))


def random_play(rng: Random, case: Case) -> tuple[str, str]:
    """A place and a word of the list, some letters as jokers: now and then legal, often nearly so."""
    several = rng.sample(case.words, min(len(case.words), rng.choice((1, 10, 100))))
    word = min(several, key=lambda one: _lacking(one, case.rack))
    row, column = rng.choice(_tiles(case.rows) or [(7, 7)])
    down = rng.random() < 0.5
    before = _where(rng, word, case.rows[row][column]) + rng.choice((0, 0, 0, 0, -1, 1))
    row, column = (row - before, column) if down else (row, column - before)
    return _ref(min(max(row, 0), 14), min(max(column, 0), 14), down), _from_rack(rng, word, case.rack)


def _tiles(rows: Rows) -> list[tuple[int, int]]:
    return [(row, column) for row in range(15) for column in range(15) if rows[row][column] != "."]


def _lacking(word: str, rack: str) -> int:
    """How many letters of the word the rack has not."""
    return (Counter(word) - Counter(rack)).total()


def _where(rng: Random, word: str, letter: str) -> int:
    """Where the word has this letter; anywhere when it has not."""
    places = [at for at, own in enumerate(word) if own.upper() == letter.upper()]
    return rng.choice(places or range(len(word)))


def _from_rack(rng: Random, word: str, rack: str) -> str:
    """The word with jokers for letters that the rack lacks, as far as there are any, sometimes for others."""
    left = Counter(rack)
    jokers = left["?"]
    written = ""
    for letter in word:
        left[letter] -= 1
        as_joker = jokers > 0 and (left[letter] < 0 or rng.random() < 0.05)
        jokers -= as_joker
        written += letter.lower() if as_joker else letter
    return written


def _ref(row: int, column: int, down: bool) -> str:
    return f"{column + 1}{ROWS[row]}" if down else f"{ROWS[row]}{column + 1}"


def _some_letters(rng: Random) -> str:
    """Two to six letters, a dear one among them now and then; sometimes what French is mostly made of."""
    if rng.random() < 0.2:
        return "AEINORSTUL"
    return "".join(rng.sample("AEIOLNRSTBCDMPHVJQKWXYZ", rng.randint(2, 6)))


def _word_list(rng: Random, letters: str) -> list[str]:
    short = ["".join(pair) for size in (2, 3) for pair in product(letters[:6], repeat=size)]
    words = set(rng.sample(short, round(len(short) * rng.uniform(0.1, 0.7))))
    for _ in range(rng.randint(10, 100)):
        size = min(15, 2 + int(rng.expovariate(0.25)))
        words.add("".join(rng.choices(letters, k=size)))
    for word in rng.sample(sorted(words), min(len(words), 20)):
        words.add((rng.choice(letters) + word + rng.choice(letters))[:15])
    return sorted(words)


def _rack(rng: Random, letters: str, words: Sequence[str]) -> str:
    """One to ten letters: random ones, or those of a word so that many can be laid at once."""
    size = rng.choice((1, 2, 3, 5, 6, 7, 7, 7, 7, 8, 8, 9, 9, 10))
    rack = rng.choices(letters + letters + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: rng.choice((0, 26))], k=size)
    if rng.random() < 0.5:
        wanted = rng.choice([word for word in words if len(word) >= 5] or words)
        rack[: min(size, len(wanted))] = rng.sample(wanted, min(size, len(wanted)))
    for place in range(rng.choice((0, 0, 0, 1, 1, 2))):
        rack[-1 - place % size] = "?"
    rng.shuffle(rack)
    return "".join(rack)


def _with_jokers(rng: Random, word: str, share: float) -> str:
    return "".join(letter.lower() if rng.random() < share else letter for letter in word)


def _set(rows: Rows, squares: dict[tuple[int, int], str]) -> Rows:
    return tuple(
        "".join(squares.get((row, column), letter) for column, letter in enumerate(letters))
        for row, letters in enumerate(rows)
    )


def _empty(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    return EMPTY_ROWS


def _played(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    """Words of the list laid on one another by the rules, some letters as jokers."""
    rows = EMPTY_ROWS
    admitted = set(words)
    for _ in range(rng.choice((1, 2, 5, 10, 40, 120))):
        word = _with_jokers(rng, rng.choice(words), 0.05)
        row, column = rng.choice(_tiles(rows) or [(7, 7)])
        before = _where(rng, word, rows[row][column])
        down = rng.random() < 0.5
        row, column = (row - before, column) if down else (row, column - before)
        if row >= 0 and column >= 0:
            placed = reference_place(rows, _ref(row, column, down), word)
            if placed.faults <= {"TOO_MANY_TILES"} and admitted.issuperset(map(str.upper, placed.cross)):
                rows = placed.rows
    return rows


def _scattered(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    return _noise(rng, letters, rng.choice((0.01, 0.05, 0.1, 0.2, 0.4)))


def _nearly_full(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    return _noise(rng, letters, rng.choice((0.7, 0.85, 0.95, 0.99, 1.0)))


def _noise(rng: Random, letters: str, share: float) -> Rows:
    def square() -> str:
        return _with_jokers(rng, rng.choice(letters), 0.1) if rng.random() < share else "."

    return tuple("".join(square() for _ in range(15)) for _ in range(15))


def _runs(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    """Runs of letters anywhere that are mostly no words, often along an edge or out of a corner."""
    squares = {}
    for _ in range(rng.randint(1, 8)):
        down = rng.random() < 0.5
        line = rng.choice((0, 14, rng.randrange(15)))
        start = rng.choice((0, rng.randrange(15)))
        for at in range(start, min(15, start + rng.randint(1, 15))):
            squares[(at, line) if down else (line, at)] = _with_jokers(rng, rng.choice(letters), 0.1)
    return _set(EMPTY_ROWS, squares)


def _full_lines(rng: Random, letters: str, words: Sequence[str]) -> Rows:
    """Whole rows and columns full, a few holes in them, noise around."""
    squares = {}
    for _ in range(rng.randint(1, 4)):
        line, down = rng.choice((0, 7, 14, rng.randrange(15))), rng.random() < 0.5
        for at in range(15):
            squares[(at, line) if down else (line, at)] = _with_jokers(rng, rng.choice(letters), 0.05)
    for hole in rng.sample(sorted(squares), rng.randint(0, 6)):
        squares[hole] = "."
    return _set(_noise(rng, letters, rng.choice((0, 0, 0.1))), squares)


_BOARDS: tuple[Callable[[Random, str, Sequence[str]], Rows], ...] = (
    _empty,
    _played,
    _played,
    _played,
    _played,
    _scattered,
    _nearly_full,
    _runs,
    _full_lines,
)


def _completions(rng: Random, rows: Rows, letters: str) -> Iterator[str]:
    """Words that a few holes of the board call for: the runs that filling them makes, both ways."""
    for _ in range(rng.randint(0, 12)):
        down = rng.random() < 0.5
        line, start = rng.randrange(15), rng.randrange(15)
        span = [(at, line) if down else (line, at) for at in range(start, min(15, start + rng.randint(1, 9)))]
        holes = {(row, column): rng.choice(letters) for row, column in span if rows[row][column] == "."}
        filled = _set(rows, holes)
        columns = ["".join(column) for column in zip(*filled, strict=True)]
        for row, column in holes:
            yield from _run_through(filled[row], column)
            yield from _run_through(columns[column], row)


def _run_through(line: str, at: int) -> Iterator[str]:
    start = line.rfind(".", 0, at) + 1
    end = line.find(".", at)
    run = line[start : end if end >= 0 else 15]
    if len(run) > 1:
        yield run.upper()


squares = st.tuples(st.integers(0, 14), st.integers(0, 14))
refs = st.builds(_ref, st.integers(0, 14), st.integers(0, 14), st.booleans())
rack_letters = st.builds(
    lambda letters, jokers: (letters + jokers)[-10:],
    st.text("ABEZ", min_size=1, max_size=10),
    st.text("?", max_size=2),
)


@st.composite
def boards(draw: st.DrawFn, letters: str = "ABEZabez", most: int = 40) -> Rows:
    """Letters on any squares, most of them beside others so that runs appear."""
    found = draw(st.dictionaries(squares, st.sampled_from(letters), max_size=most // 2))
    beside = draw(
        st.dictionaries(
            st.tuples(st.integers(5, 9), st.integers(5, 9)), st.sampled_from(letters), max_size=most // 2
        )
    )
    return _set(EMPTY_ROWS, found | beside)


@st.composite
def small_cases(draw: st.DrawFn) -> Case:
    """Positions that shrink: three or four letters, a handful of words, any board."""
    words = draw(st.sets(st.text("ABE", min_size=2, max_size=4), min_size=1, max_size=60))
    longer = draw(st.sets(st.text("ABEZ", min_size=5, max_size=15), max_size=10))
    return Case(
        rows=draw(boards()),
        rack=draw(rack_letters),
        words=tuple(sorted(words | longer)),
        formula=draw(st.sampled_from(FORMULAS)),
    )
