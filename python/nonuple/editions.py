"""What differs from one rulebook to the next, as data; the rules that read it live where they apply."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass

from nonuple.errors import Refusal
from nonuple.texts import ledger as texts


class SoloTest(enum.Enum):
    """How a solo is recognised."""

    ABOVE_ALL_BEFORE_PENALTY = "above all others, before any 5-point penalty"
    ABOVE_ALL_AS_CREDITED = "above all others, as credited"
    SOLE_FINDER_OF_TOP = "the only one to find the top"


@dataclass(frozen=True, slots=True)
class FreeWarnings:
    """How many warnings cost nothing, by kind of game."""

    normal: int
    blitz: int
    original: int


@dataclass(frozen=True, slots=True)
class Edition:
    """One rulebook, by what the code has to know of it."""

    name: str
    free_warnings: FreeWarnings | None
    """None: warnings never cost points."""
    solo_test: SoloTest
    correction_notes: bool = True
    """Whether players are told of sanctions by a note."""
    score_faults_left_unsaid: frozenset[str] = frozenset()
    """Warnings on the retained word that need no correction note."""
    free_limit_is_told: bool = False
    """Such a warning is notified all the same once the free ones are used up."""
    above_top_must_be_evident: bool = False
    """A zero above the top needs no note only if the player must see it: his own claim exceeds the top."""
    appeal_minutes: int | None = None
    """How long after the last game a decision may be appealed; None: the rulebook does not say."""
    appeals_article: str = "5.3"
    devices_article: str = "1.1"
    """What keeps electronic devices off the players' tables."""
    commission_when_ranked: bool = False
    """A competition that counts for the ranking must have an arbitration commission."""
    favours_the_player: bool = False
    """Of several readings of a slip the commission prefers the one best for its player."""

    @staticmethod
    def parse(name: str) -> "Edition":
        """The edition called `name`."""
        edition = EDITIONS.get(name)
        if edition is None:
            raise Refusal(texts.EDITION_UNKNOWN, name=name, known=", ".join(EDITIONS))
        return edition


EDITIONS: Mapping[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition(
            "2026",
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
        Edition(
            "2010",
            free_warnings=FreeWarnings(normal=3, blitz=5, original=3),
            solo_test=SoloTest.ABOVE_ALL_AS_CREDITED,
            score_faults_left_unsaid=frozenset({"score-wrong"}),
        ),
        Edition(
            "2009",
            free_warnings=FreeWarnings(normal=3, blitz=5, original=3),
            solo_test=SoloTest.ABOVE_ALL_AS_CREDITED,
            score_faults_left_unsaid=frozenset({"score-wrong"}),
        ),
        Edition(
            "box",
            free_warnings=None,
            solo_test=SoloTest.SOLE_FINDER_OF_TOP,
            correction_notes=False,
        ),
    )
}
CURRENT = EDITIONS["2026"]
