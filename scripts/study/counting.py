"""The counts of the study, and where they are kept."""

import sys
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from nonuple.pieces.formula import FORMULAS
from nonuple.play.duplicate.census import Findings, found
from nonuple.play.duplicate.settings import Settings
from nonuple.words_io.library import store
from nonuple.workers.ordered import Crowd, cut


class Kept(msgspec.Struct, frozen=True):
    """What was found by now: of each formula the games of the seeds from 0 on."""

    lexicon: str
    """The fingerprint of the word list."""
    formulas: dict[str, Findings]

    @staticmethod
    def read(file: Path, lexicon: str) -> "Kept":
        """Nothing where there is none, or was found with another list."""
        if not file.exists():
            return Kept(lexicon, dict.fromkeys(FORMULAS, Findings()))
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        if kept.lexicon != lexicon:
            sys.exit(f"{file} was counted with another word list: remove it, or name another by --kept.")
        return kept


def go_on(kept: Kept, games: int, crowd: Crowd, file: Path, *, step: int = 10_000) -> Kept:
    """Until so many games of each formula are counted; kept after each step, which all formulas take."""
    for upto in [*range(step, games, step), games]:
        for formula, findings in kept.formulas.items():
            missing = range(findings.census.games, upto)
            if missing:
                work = partial(found, Settings(formula=formula))
                more = sum(crowd.spread(work, cut(missing, crowd.games_at_once)), findings)
                kept = replace(kept, formulas=kept.formulas | {formula: more})
                store(file, msgspec.json.encode(kept))
                print(f"{formula}: {upto} of {games}", file=sys.stderr, flush=True)
    return kept
