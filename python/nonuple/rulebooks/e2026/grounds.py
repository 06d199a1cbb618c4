"""The motives of the 2026 rulebook: each code under the number of the article that states it."""

from nonuple.slips.verdict import Code, Motive

PENALTY_POINTS = 5
"""The points of a penalty, and by how much a claim must exceed the place named to be looked for elsewhere."""

_ELSEWHERE = {
    Code.WORD_NOT_ADMITTED: "6.4.1",
    Code.LETTER_ERROR: "6.4.1",
    Code.TOO_MANY_TILES: "4.8.3",
    Code.LOCATION_WRONG: "6.4.2.2",
    Code.PENALTY_EXCEEDS_SCORE: "6.6",
}


def warning(code: Code) -> Motive:
    return Motive(code, "6.5")


def penalty(code: Code) -> Motive:
    return Motive(code, "6.6")


def nullity(code: Code) -> Motive:
    return Motive(code, _ELSEWHERE.get(code, "6.7"))


def score_warning(claim: int | None) -> Motive:
    """What is said of a claim that is not the score of the place."""
    return warning(Code.SCORE_MISSING if claim is None else Code.SCORE_WRONG)
