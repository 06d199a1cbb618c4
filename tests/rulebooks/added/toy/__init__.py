"""A rulebook of its own, as a federation could add one: this package and nothing else."""

from collections.abc import Mapping, Sequence

from nonuple.pieces.clock import timed
from nonuple.rulebooks.rulebook import (
    DuplicateRules,
    FreeWarnings,
    GameArticles,
    GameRules,
    LedgerRules,
    Manner,
    Rulebook,
    SlipRules,
    SoloTest,
)
from nonuple.slips.reading import Reading
from nonuple.slips.verdict import Code, Motive, Opinion, Sanction, Solution, Verdict, Zero


def judge(
    reading: Reading,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
) -> Verdict:
    """Whoever claims the exact score of a word of his has it, wherever it lies."""
    slip = reading.slip
    for run in reading.runs:
        for place in reading.places(run):
            if place.valid and place.found.score == slip.score:
                return Verdict(
                    slip.score, slip.score, Sanction.NONE, solution=Solution.at(place), edition="toy"
                )
    motives = (Motive(Code.SCORE_WRONG, "1"),)
    return Verdict(0, 0, Sanction.ZERO, motives, edition="toy")


RULEBOOK = Rulebook(
    "toy",
    __name__,
    duplicate=DuplicateRules(
        game=GameRules(
            articles=GameArticles(*(["1"] * 7)),
            times=(timed("ninety", 90),),
            causes=frozenset({"timing"}),
            longest_turn=90,
            pause=7,
        ),
        slips=SlipRules(judge),
        ledger=LedgerRules(
            free_warnings=FreeWarnings(normal=1, blitz=1, original=1),
            solo_test=SoloTest.ABOVE_ALL_AS_CREDITED,
            appeals_article="2",
            appeal_minutes=5,
        ),
        manner=Manner(beeps=True),
    ),
)
