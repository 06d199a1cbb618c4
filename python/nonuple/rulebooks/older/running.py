"""What the older rulebooks say of running a game and of counting, the same in both."""

from nonuple.pieces.clock import BLITZ, NORMAL_TIME, SEMI_RAPID, TWO_THIRTY
from nonuple.rulebooks.rulebook import FreeWarnings, GameArticles, GameRules, LedgerRules, SoloTest

GAME = GameRules(
    articles=GameArticles("2.3", "2.1", "2.2", "2.3", "2.4", "5.2", "2.7"),
    times=(NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ),
    causes=frozenset({"timing", "spelling", "placing", "acceptance"}),
    shrinking="2.3",
    zero_is_no_move=True,
    interruption_minutes=15,
    turns_to_validate=15,
    original_turns_to_validate=10,
)
LEDGER = LedgerRules(
    free_warnings=FreeWarnings(normal=3, blitz=5, original=3),
    solo_test=SoloTest.ABOVE_ALL_AS_CREDITED,
    solo_article="2.6.4",
    warnings_article="4.4",
    score_faults_left_unsaid=frozenset({"score-wrong"}),
    appeals_article="5.3",
    devices_article="1.1",
)
