"""What is paid: the score claimed where it is that of a possible solution, else the least, with a warning."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nonuple.rulebooks.older.joker_4_5 import circled
from nonuple.rulebooks.older.rules import Ground, OlderRules, Topic
from nonuple.rules import article
from nonuple.slips.laying import Circling
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Reason, Values

SCORING = "2.6"
"""The article on what a word scores."""


class Payment(NamedTuple):
    """What a solution earns before any penalty."""

    points: int
    place: Place
    jokers: frozenset[int]
    warnings: tuple[Ground, ...]
    reason: Reason


@article("2010", "3.3.3", "4.4", "4.6")
@article("2009", "3.3.3", "4.3", "4.5")
def pay(rules: OlderRules, places: Sequence[Place], claimed: int | None) -> Payment:
    """The score tells which place and which joker is meant; if it fits none, the least of them is paid."""
    found = [(place, circled(place)) for place in places]
    meant = [(place, way, one.warnings) for place, one in found for way in one.ways if way.score == claimed]
    least = [(place, way, one.warnings) for place, one in found for way in one.least]
    if meant:
        place, way, warnings = min(meant, key=lambda solution: len(solution[2]))
    else:
        place, way, warnings = min(least, key=lambda solution: solution[1].score)
    several = len({one.ref for one in places}) > 1
    inverted = several and len({one.ref.square for one in places}) == 1
    topic = Topic.PLACES if several and not inverted else Topic.WARNINGS
    if not meant:
        warnings = (*warnings, _wrong_score(claimed, topic))
    refs = ", ".join(str(one.ref) for one in places)
    values: Values = {"word": place.run.word, "ref": place.found.ref, "refs": refs, "score": way.score}
    if several:
        finding, number = (
            Finding.SEVERAL_PLACES_FIT if meant else Finding.LEAST_OF_PLACES,
            rules.numbers[topic],
        )
    elif not meant and len(least) > 1:
        finding, number = Finding.LEAST_OF_CIRCLINGS, rules.numbers[Topic.SOLUTIONS]
    else:
        finding, number = Finding.SCORES_AT, SCORING
    return Payment(way.score, place, way.jokers, warnings, Reason(finding, number, values))


@article("2010", "4.4", "4.6")
@article("2009", "4.3", "4.5")
def pay_first_turn(rules: OlderRules, reading: Reading, run: LetterRun) -> Payment | None:
    """The best place, with the jokers circled, or those the score tells, or the least favourable."""
    places = [place for place in reading.places(run) if place.valid]
    if not places:
        return None
    claimed, (_, least, warnings) = reading.slip.score, circled(places[0])
    by_jokers: dict[frozenset[int], list[tuple[Place, Circling]]] = {}
    for place in places:
        for way in circled(place).ways:
            by_jokers.setdefault(way.jokers, []).append((place, way))
    told = [tries for tries in by_jokers.values() if claimed in _scores(tries)]
    meant = told or [by_jokers[way.jokers] for way in least]
    place, way = min((max(tries, key=_worth) for tries in meant), key=_worth)
    if not told:
        warnings = (*warnings, _wrong_score(claimed, Topic.WARNINGS))
    values: Values = {"word": run.word, "score": way.score}
    best_place = Reason(Finding.BEST_PLACE, rules.numbers[Topic.WARNINGS], values)
    return Payment(way.score, place, way.jokers, warnings, best_place)


def _wrong_score(claimed: int | None, topic: Topic) -> Ground:
    return Ground(Code.SCORE_MISSING if claimed is None else Code.SCORE_WRONG, topic)


def _worth(attempt: tuple[Place, Circling]) -> int:
    return attempt[1].score


def _scores(tries: Iterable[tuple[Place, Circling]]) -> set[int]:
    return {way.score for _, way in tries}
