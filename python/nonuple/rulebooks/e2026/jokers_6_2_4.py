"""6.2.4, 6.4.2.2 and 6.5: what a word earns at one place when circles and score disagree."""

from typing import NamedTuple

from nonuple.rulebooks.e2026.grounds import score_warning, warning
from nonuple.rules import applies, article
from nonuple.slips.reading import Place
from nonuple.slips.verdict import Code, Finding, Motive, Reason


class Price(NamedTuple):
    """What is paid at a place."""

    score: int
    jokers: frozenset[int]
    """The letters of the word, counted from 0, for which a joker is taken to stand."""
    warnings: tuple[Motive, ...]
    fits: bool
    """Whether the score claimed is one that the word can have there."""
    least: bool = False
    """Whether jokers may stand for several letters, and neither circles nor claim tell for which."""


@article("2026", "6.2.4", "6.4.2.2")
@applies("2026", "6.5")
def price(place: Place, claim: int | None) -> Price:
    """Circles and claim both possible: the higher; only one possible: that one; none: the least."""
    circled = place.circled
    own = next((one.score for one in place.circlings if one.jokers == circled), None)
    if own is not None and own == claim:
        return Price(own, circled, circle_warnings(place, circled), True)
    claimed = priced_as_claimed(place, claim) if claim is not None and claim in place.scores else None
    if own is None and claimed is not None:
        return claimed
    if own is None:
        return _least(place, claim)
    warnings = (*circle_warnings(place, circled), score_warning(claim))
    as_circled = Price(own, circled, warnings, claimed is not None)
    return as_circled if claimed is None else max(claimed, as_circled, key=lambda one: one.score)


def _least(place: Place, claim: int | None) -> Price:
    """The least that the word earns when jokers stand only for letters that the rack lacks."""
    least = min((one for one in place.circlings if one.forced), key=lambda one: one.score)
    return Price(
        least.score,
        least.jokers,
        (*circle_warnings(place, least.jokers), score_warning(claim)),
        False,
        len(place.circlings) > 1,
    )


@applies("2026", "6.5")
def least_of_circlings(found: Price, article: str) -> tuple[Reason, ...]:
    """That the least is paid, said where it is."""
    values = {"score": found.score}
    return (Reason(Finding.LEAST_OF_CIRCLINGS, article, values, "J14"),) if found.least else ()


@applies("2026", "6.4.2.2")
def priced_as_claimed(place: Place, claim: int) -> Price:
    """The word at a place for the score claimed, one of those it can have there, whatever is circled."""
    jokers = _of_score(place, claim, place.circled)
    return Price(claim, jokers, circle_warnings(place, jokers), True)


@article("2026", "6.5")
def circle_warnings(place: Place, jokers: frozenset[int]) -> tuple[Motive, ...]:
    """A joker of this turn is circled and nothing else; one that lies on the grid may be, or not."""
    circled, new = place.run.circled, place.circled
    if not circled and not jokers:
        return ()
    wrongly = bool(new - jokers) or any(place.found.word[at].isupper() for at in circled - new)
    warnings: list[Motive] = []
    if len(new) < len(jokers):
        warnings.append(warning(Code.JOKER_NOT_CIRCLED))
    if wrongly:
        warnings.append(warning(Code.JOKER_WRONGLY_CIRCLED))
    return tuple(warnings)


def _of_score(place: Place, score: int, circled: frozenset[int]) -> frozenset[int]:
    """Among the ways to use the jokers for this score, the one nearest to the circles of the slip."""
    ways = [one.jokers for one in place.circlings if one.score == score]
    return min(ways, key=lambda jokers: (len(jokers ^ circled), sorted(jokers)))
