"""Where the judge and the second one differ, on slips written as people write them.

`python -m tests.slips.agreement FILE CHUNKS [FIRST]` compares chunk after chunk and writes each difference
to FILE, one JSON a line, then a line for the chunk. Started again with the same FILE it goes on where it was.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from nonuple.rulebooks.judging import judge
from nonuple.slips.sketch import Sketch
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict
from tests.editions import COMPETITION
from tests.slips.hand import Turn, Written, claims, doubly, rightly, some_move, turns, wrongly
from tests.slips.mistakes import fresh
from tests.slips.second import second_judge

Told = tuple[int | None, str]
"""Points and sanction."""

CHUNK = 500
"""The slips of a chunk, each judged in every edition."""
TWICE = 10
"""Of each move, so many slips have two mistakes."""
APART = 1_000
"""Between the seeds of two chunks: more than a chunk has games."""


class Difference(NamedTuple):
    """A slip of which the two judges do not say the same."""

    name: str
    asked: dict[str, object]
    first: Told
    second: Told

    def as_case(self) -> dict[str, object]:
        """As in the golden files, with what each judge says."""
        return {"id": self.name, **self.asked, "first": self.first, "second": self.second}


def slips(seed: int, count: int) -> Iterator[tuple[str, Situation, Slip]]:
    """So many: moves of real games written rightly or wrongly, each with a right claim or another."""
    yield from islice(_slips(Random(seed), turns(seed, games=count)), count)


def _slips(rng: Random, every: Iterator[Turn]) -> Iterator[tuple[str, Situation, Slip]]:
    for turn in every:
        if len(turn.moves):
            move = some_move(rng, turn)
            ways = [("rightly", right) for right in rightly(rng, turn.situation, move)]
            ways += wrongly(rng, turn.situation, move)
            twice = [one for one in doubly(rng, turn.situation, move) if not has_words_apart(one[1])]
            ways += rng.sample(twice, min(len(twice), TWICE))
            for name, written in ways:
                yield name, turn.situation, _claimed(rng, written).slip()


def _claimed(rng: Random, written: Written) -> Written:
    return written if rng.random() < 0.5 else rng.choice(list(claims(rng, written)))


def has_words_apart(written: Written) -> bool:
    """Whether two admitted words stand apart, as two mistakes may make them: it says nothing of these."""
    sketch, admits = Sketch(written.slip().sketch), written.situation.admits
    return len({sketch.piece_of(run) for run in sketch.runs if admits(run.word)}) > 1


def differences(seed: int, count: int) -> Iterator[Difference]:
    """Those among so many slips, in every edition of competitions; where an opinion is asked, by either."""
    rng = Random(seed)
    for name, situation, slip in fresh(seed, count):
        for edition in COMPETITION:
            opinion = rng.choice((Opinion.PLAUSIBLE, Opinion.IMPLAUSIBLE))
            asked = as_asked(edition, situation, slip, opinion)
            first = told(judge(edition, situation, slip), opinion)
            answer = second_judge(asked, situation.admits)
            if first != (answer.points, answer.sanction):
                yield Difference(name, asked, first, (answer.points, answer.sanction))


def as_asked(edition: str, situation: Situation, slip: Slip, opinion: Opinion) -> dict[str, object]:
    """As `nonuple judge` takes it, and as the golden files write it."""
    return {
        "edition": edition,
        "turn": situation.turn,
        "grid": list(situation.board.rows),
        "rack": situation.rack.letters,
        "slip": {"sketch": list(slip.sketch), "reference": slip.ref, "score": slip.score},
        "formula": str(situation.formula),
        "otherwise": opinion.value,
    }


def told(verdict: Verdict, opinion: Opinion) -> Told:
    if verdict.question is None:
        return verdict.points, verdict.sanction.value
    answered = verdict.question.outcomes[opinion]
    return answered.points, answered.sanction.value


def main(file: Path, chunks: int, first: int) -> None:
    done = {chunk["seed"] for chunk in _chunks(file)}
    for seed in range(first, first + chunks * APART, APART):
        if seed not in done:
            found = list(differences(seed, CHUNK))
            lines = [*(one.as_case() for one in found), {"seed": seed, "differing": len(found)}]
            with file.open("a", encoding="utf-8") as into:
                into.writelines(f"{json.dumps(line)}\n" for line in lines)
    verdicts = len(_chunks(file)) * CHUNK * len(COMPETITION)
    print(f"{verdicts:,} verdicts, {sum(chunk['differing'] for chunk in _chunks(file))} differ")


def _chunks(file: Path) -> list[dict[str, int]]:
    """What is done."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [chunk for chunk in map(json.loads, lines) if "seed" in chunk]


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else 0)
