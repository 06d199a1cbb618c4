"""What a game will cost players of each series, told before it is played."""

from collections.abc import Mapping

from nonuple.play.masked import masked
from nonuple.play.rating.difficulty import Common, expected, ways_of
from nonuple.play.record import Record
from nonuple.words.lexicon import Lexicon

STRENGTHS: Mapping[str, int] = {
    "1": 1900,
    "2": 1720,
    "3": 1560,
    "4": 1390,
    "5": 1220,
    "6": 1040,
    "7": 860,
}
"""Assumed of each series, by the share of the top that its players usually make, until results tell."""


def shares_of(record: Record, lexicon: Lexicon, common: Common) -> dict[str, float]:
    """By series, the share of the top's points that its players are expected to make."""
    turns = [ways_of(turn, lexicon, common) for turn in masked(record)]
    whole = sum(ways[0].score for ways in turns)
    return {
        series: sum(expected(ways, strength).points for ways in turns) / whole
        for series, strength in STRENGTHS.items()
    }
