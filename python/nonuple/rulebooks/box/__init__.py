"""The rules of duplicate in the family, as they lie in the box."""

from collections.abc import Mapping, Sequence

from nonuple.pieces.clock import box_time
from nonuple.rulebooks.e2026.judging import judge as judge_2026
from nonuple.rulebooks.rulebook import (
    DuplicateRules,
    GameArticles,
    GameRules,
    LedgerRules,
    Manner,
    Rulebook,
    SlipRules,
    SoloTest,
)
from nonuple.rules import article
from nonuple.slips.reading import Reading
from nonuple.slips.verdict import Opinion, Sanction, Verdict, Zero

NAME = "box"


def judge(
    reading: Reading,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
) -> Verdict:
    """The box does not say how a slip is read: it is read as in 2026, and nobody's earlier words count."""
    return without_sanctions(
        judge_2026(reading, opinions=opinions, opinions_at=opinions_at, history=(), peers=peers)
    )


@article("box", "bulletins")
def without_sanctions(verdict: Verdict) -> Verdict:
    """In the family each scores his own word: neither warnings nor penalties."""
    if verdict.pays and verdict.sanction is not Sanction.NONE:
        return Verdict(verdict.gross, verdict.gross, Sanction.NONE, solution=verdict.solution, edition=NAME)
    return verdict


RULEBOOK = Rulebook(
    NAME,
    __name__,
    duplicate=DuplicateRules(
        game=GameRules(
            articles=GameArticles("coffret", "tirages", "minimum", "coffret", "bulletins", "tirages", "fin"),
            times=tuple(map(box_time, (3, 1, 2, 4))),
            causes=frozenset({"timing", "spelling", "placing", "display", "disturbance"}),
            longest_turn=None,
            originals=False,
        ),
        slips=SlipRules(judge, score_suffices=True),
        ledger=LedgerRules(
            free_warnings=None,
            solo_test=SoloTest.SOLE_FINDER_OF_TOP,
            solo_article="solo",
            correction_notes=False,
        ),
        manner=Manner(beeps=True),
    ),
)
