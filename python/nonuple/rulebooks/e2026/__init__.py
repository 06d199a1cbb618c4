"""The rulebook in force from 1 January 2026; chapter 6, on slips, in its order: one file per article."""

from nonuple.pieces.clock import BLITZ, NORMAL_TIME, SEMI_RAPID, TWO_THIRTY
from nonuple.rulebooks.e2026.judging import judge
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

RULEBOOK = Rulebook(
    "2026",
    __name__,
    duplicate=DuplicateRules(
        game=GameRules(
            articles=GameArticles("1.3", "4.1", "4.2", "4.3", "4.4", "4.6", "4.7"),
            times=(NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ),
            causes=frozenset({"timing", "spelling", "placing", "display", "disturbance"}),
            pause=20,
        ),
        slips=SlipRules(judge),
        ledger=LedgerRules(
            free_warnings=FreeWarnings(normal=3, blitz=5, original=5),
            solo_test=SoloTest.ABOVE_ALL_BEFORE_PENALTY,
            score_faults_left_unsaid=frozenset({"score-wrong", "score-missing"}),
            free_limit_is_told=True,
            above_top_must_be_evident=True,
            appeal_minutes=15,
            appeals_article="7.3",
            devices_article="2.2",
            commission_when_ranked=True,
            favours_the_player=True,
        ),
        manner=Manner(
            always_introduced=False,
            joker_is_named=True,
            blitz_by_letter=True,
            rejection_names_kept=True,
        ),
    ),
)
