"""6.4.2.2, one word played: from the second turn, the place named and the score decide together."""

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.first_turn_6_4_2_1 import first_turn
from nonuple.rulebooks.e2026.grounds import PENALTY_POINTS, nullity
from nonuple.rulebooks.e2026.jokers_6_2_4 import Price, least_of_circlings, price, priced_as_claimed
from nonuple.rulebooks.e2026.location_6_2_3 import OFF, Location, locate
from nonuple.rulebooks.e2026.penalty_6_6 import less_five
from nonuple.rulebooks.e2026.plausibility_6_4_2_2 import by_plausibility, formed_not_admitted
from nonuple.rulebooks.e2026.zeros_6_7 import (
    not_in_full,
    not_playable,
    too_many_tiles,
    why_not_there,
)
from nonuple.rules import applies, article
from nonuple.slips.reading import Place
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Finding, Motive, Reason, Solution, Values, Verdict, null, paid


@applies("2026", "6.4")
def one_word(case: SlipCase, run: LetterRun) -> Verdict:
    """What the slip earns if this is the word played: immediate zeros, the first turn, the others."""
    return not_playable(case, run) or (
        first_turn(case, run) if case.situation.first_turn else at_its_location(case, run, locate(case, run))
    )


@applies("2026", "6.4.2.2")
def at_its_location(case: SlipCase, run: LetterRun, location: Location) -> Verdict:
    """What the slip earns, the word being said to lie there."""
    if not location.places:
        unlocated = _at_a_bad_place if location.bad else _without_location
        return unlocated(case, run, location).because(location.reason)
    if len(location.places) == 1:
        verdict = at_one_place(case, location.places[0], location)
    else:
        verdict = at_several_places(case, location)
    settled = any(case.claim in place.scores for place in location.places) and not any(
        case.claim in place.scores for place in location.also
    )
    bad = (*location.bad, *(() if settled else location.also))
    return (by_plausibility(case, bad, verdict) if bad else verdict).because(location.reason)


@article("2026", "6.2", "6.5")
@applies("2026", "6.4")
def at_one_place(case: SlipCase, place: Place, location: Location) -> Verdict:
    """The place is clear: its score is paid, unless the claim is that of another place, much higher."""
    claim = case.claim
    found = price(place, claim)
    verdict = paid_at(place, found, location.warnings)
    if claim is None or found.fits or location.inverted or claim <= found.score + PENALTY_POINTS:
        return verdict
    return _claim_of_another_place(case, place, claim, verdict)


def paid_at(place: Place, found: Price, warnings: tuple[Motive, ...] = ()) -> Verdict:
    """What the word is worth there, with its warnings."""
    values: Values = {"word": place.run.word, "ref": place.found.ref, "score": found.score}
    reasons = [Reason(Finding.SCORES_AT, "6.2", values), *least_of_circlings(found, "6.4.2.2")]
    return paid(found.score, Solution.at(place, found.jokers), (*warnings, *found.warnings), reasons)


@applies("2026", "6.4.2.2", "6.6")
def _claim_of_another_place(case: SlipCase, place: Place, claim: int, verdict: Verdict) -> Verdict:
    """More than 5 points too many: the claim less 5 if another place earns it; bad ones may make it null."""
    others = [other for other in case.valid(place.run, claim) if other.ref != place.ref]
    bad = case.bad(place.run, claim)
    if others:
        verdict = less_five(others[0], claim, Code.LOCATION_MISMATCH, "J1")
    return by_plausibility(case, bad, verdict) if bad else verdict


@article("2026", "6.4.2.2")
def at_several_places(case: SlipCase, location: Location) -> Verdict:
    """Several places fit: the claim if one earns it, else the least; each use of a joker is a solution."""
    claim = case.claim
    ambiguity = () if location.inverted else (Motive(Code.AMBIGUOUS_LOCATION, "6.4.2.2"),)
    fitting = [place for place in location.places if claim in place.scores]
    if claim is not None and fitting:
        prices = [(place, priced_as_claimed(place, claim)) for place in fitting]
        place, found = min(prices, key=lambda one: len(one[1].warnings))
    else:
        prices = [(place, price(place, claim)) for place in location.places]
        place, found = min(prices, key=lambda one: one[1].score)
    refs = ", ".join(str(place.ref) for place in location.places)
    values: Values = {"refs": refs, "ref": place.found.ref, "score": found.score}
    finding = Finding.SEVERAL_PLACES_FIT if fitting else Finding.LEAST_OF_PLACES
    reason = Reason(finding, "6.4.2.2", values, "J6" if len(fitting) > 1 else "")
    warnings: tuple[Motive, ...] = (*location.warnings, *ambiguity, *found.warnings)
    return paid(found.score, Solution.at(place, found.jokers), warnings, [reason])


@applies("2026", "6.4.2.2", "6.6", "6.7")
def _at_a_bad_place(case: SlipCase, run: LetterRun, location: Location) -> Verdict:
    """The place named forms a word not admitted: null if plausible, less 5 if not and the score exists."""
    elsewhere = case.valid(run, case.claim)
    if not elsewhere:
        return formed_not_admitted(location.bad[0])
    others = [
        place for place in case.bad(run, case.claim) if place.ref not in {one.ref for one in location.bad}
    ]
    verdict = less_five(elsewhere[0], case.claim or 0, Code.LOCATION_IMPLAUSIBLE)
    return by_plausibility(case, [*location.bad, *others], verdict)


@applies("2026", "6.4.2.2", "6.6")
def _without_location(case: SlipCase, run: LetterRun, location: Location) -> Verdict:
    """No place named, or an impossible one: less 5 if the score exists in the direction written."""
    incomplete = not_in_full(case, run)
    if incomplete is not None:
        return incomplete
    tried = location.reason == OFF or _tried(case, run)
    code = Code.LOCATION_IMPOSSIBLE if tried else Code.LOCATION_MISSING
    elsewhere, bad = case.valid(run, case.claim), case.bad(run, case.claim)
    if elsewhere:
        verdict = less_five(elsewhere[0], case.claim or 0, code)
        return by_plausibility(case, bad, verdict) if bad else verdict
    both = _inverted_twice(case, run)
    if both is not None:
        return both
    named = case.reading.named(run)
    if named is not None and named.too_many:
        return too_many_tiles(case, named)
    finding = Finding.NO_SCORE if case.claim is None else Finding.SCORE_NOWHERE
    reason = Reason(finding, "6.4.2.2", {"word": run.word})
    also = why_not_there(case, run) if tried else ()
    motives = [nullity(Code.LOCATION_WRONG), Motive(code, "6.4.2.2"), *map(nullity, also)]
    verdict = null(motives, reasons=[reason])
    return formed_not_admitted(bad[0], verdict) if bad else verdict


@applies("2026", "6.5", "6.6")
def _inverted_twice(case: SlipCase, run: LetterRun) -> Verdict | None:
    """Reference and direction both inverted: the score exists in the other direction alone (booklet 5)."""
    ref = case.reading.reference.ref
    if ref is None or ref.down != run.down:
        return None
    for place in case.reading.turned(run):
        if place.valid and place.ref.square == ref.square and case.claim in place.scores:
            values: Values = {"ref": str(ref), "found": place.found.ref}
            reason = Reason(Finding.BOTH_INVERTED, "6.6", values)
            return null([nullity(Code.LOCATION_WRONG), Motive(Code.INVERTED, "6.6")], None, [reason])
    return None


def _tried(case: SlipCase, run: LetterRun) -> bool:
    """Whether the slip tries to say where the word lies: a reference, or letters beside the word."""
    return case.reading.reference.written or case.reading.sketch.has_letters_beside(run)
