"""The second judge, edition 2026: chapter 6 as a table of cases for a slip with one word."""

from tests.slips.second_places import Spot, circled, circled_tile, least
from tests.slips.second_words import ZERO, Told, Written


def judge_one_word(one: Written) -> set[Told]:
    """6.4: the immediate zeros, then the place that is named, then the claim alone."""
    if not one.admitted:
        return {ZERO}  # 6.4.1
    if _not_in_full(one) and not _linked_elsewhere(one):
        return {ZERO}  # 6.7, C5
    if one.turned:
        return _turned(one)
    if one.ref is not None and one.ref.down != one.run.down:
        return _inverted(one)
    return _at_reference(one) if one.ref is not None else _by_letters(one, warn=False)


def _at_reference(one: Written) -> set[Told]:
    named = one.at_reference()
    if named is not None and named.valid:
        return _at_valid_reference(one, named)
    if named is not None and named.possible:
        return _at_bad_reference(one)
    return _by_letters(one, warn=True)


def _needed(one: Written) -> int:
    return one.situation.links_needed


def _not_in_full(one: Written) -> bool:
    """6.7: at the place named the grid goes on, and what then reads is a word that could be played."""
    there = one.at_reference() if one.ref is not None and one.ref.down == one.run.down else None
    if there is not None and (there.possible or _is_cut_short(one, there)):
        return not there.possible
    inverted = _either_way(one) if one.ref is not None and one.ref.down != one.run.down else []
    if any(not one.links(spot).wrong for spot in inverted):
        return False
    drawn = [spot for spot in one.spots() if _drawn_there(one, spot)]
    if any(spot.possible and one.links(spot).right > 1 for spot in drawn):
        return False
    return _is_drawn_short(one)


def _is_drawn_short(one: Written) -> bool:
    return any(_is_cut_short(one, spot) for spot in one.spots() if _drawn_there(one, spot))


def _is_cut_short(one: Written, spot: Spot) -> bool:
    return spot.faults == {"NOT_WHOLE"} and bool(spot.scores) and one.situation.admits(spot.whole)


def _linked_elsewhere(one: Written) -> bool:
    """F1: letters that name a place where the word is whole prevail over a wrong reference.

    C7: not letters that contradict it, if all of them are right where its ends are not written.
    """
    named = [spot for spot in one.named_by_letters(_needed(one)) if spot.valid]
    if _is_drawn_short(one):
        named = [spot for spot in named if not one.links(spot).wrong]
    return one.letters_beside and bool(named)


def _drawn_there(one: Written, spot: Spot) -> bool:
    """Whether all that is drawn lies so on the grid."""
    found = one.links(spot)
    return one.letters_beside and found.right + found.unlinked > 1 and not found.wrong


# The score, once the place is known.


def _worth(one: Written, spot: Spot) -> int:
    """What is paid there: the better of circle and score, the score, or the minimum (6.5, third bullet)."""
    circles = circled(one.run, spot)
    if circles in spot.scores:
        own = spot.scores[circles]
        return max(own, one.claim) if one.claim is not None and one.claim in spot.points else own
    if one.claim is not None and one.claim in spot.points:
        return one.claim
    return least(spot, one.rack)


def _pay(one: Written, spot: Spot, *, warn: bool) -> Told:
    """6.2 or, with anything amiss, a warning (6.5)."""
    right = one.claim is not None and spot.scores.get(circled(one.run, spot)) == one.claim
    right = right and not circled_tile(one.situation, one.run, spot)
    return Told(_worth(one, spot), "none" if right and not warn else "warning")


def _place(one: Written, spot: Spot, *, warn: bool = False) -> Told:
    """The place named is valid: paid there, unless the claim is that of another place (A1)."""
    told = _pay(one, spot, warn=warn)
    assert told.points is not None
    if one.claim is None or one.claim in spot.points or one.claim <= told.points + 5:
        return told
    elsewhere = [other for other in one.spots() if other.possible and one.claim in other.points]
    if any(other.valid for other in elsewhere):
        told = _penalty(one.claim)
    return _ask(told) if any(other.bad for other in elsewhere) else told


def _among(one: Written, places: list[Spot], *, warn: bool) -> set[Told]:
    """Valid places named equally well: the claim decides, else the minimum (6.4.2.2, C1, D2)."""
    if len(places) == 1:
        return {_place(one, places[0], warn=warn)}
    if one.claim is not None and any(one.claim in spot.points for spot in places):
        return {Told(one.claim, "warning")}
    return {Told(min(_worth(one, spot) for spot in places), "warning")}


def _penalty(claim: int) -> Told:
    """6.6, which leaves nothing of 4 points or fewer."""
    return Told(claim - 5, "penalty") if claim > 4 else ZERO


def _ask(implausible: Told) -> Told:
    """Plausible gives zero, doubtful the commission; nothing is asked if it is zero either way (B3)."""
    if implausible == ZERO or implausible.sanction == "undecided":
        return implausible
    return Told(None, "undecided", implausible[:2])


# The place.


def _at_valid_reference(one: Written, named: Spot) -> set[Told]:
    by_letters = [spot for spot in one.named_by_letters(_needed(one)) if spot != named]
    if one.letters_beside and one.links(named).wrong:
        other = [spot for spot in by_letters if not one.links(spot).wrong]
        right = [spot for spot in other if spot.valid]
        if right:  # 6.4.2.2, third case: the claim decides, else the minimum (G3)
            return _beside_bad(one, [named, *right], other, warn=True)
        if other:
            return {_ask(_place(one, named, warn=True))}  # A4, A1
    extensions = [spot for spot in by_letters if spot.valid and spot.extends > 2]
    if one.claim not in named.points and extensions and one.claim in extensions[0].points:
        return {_pay(one, extensions[0], warn=False)}  # C2
    return {_place(one, named)}  # F1: insufficient or impossible letters are parasites (6.2.3)


def _at_bad_reference(one: Written) -> set[Told]:
    three = one.named_by_letters(_needed(one))
    right = [spot for spot in three if spot.valid]
    extensions = [spot for spot in right if spot.extends > 2]
    if extensions:
        return _among(one, extensions, warn=False)  # 6.2.3: the reference is ignored
    if not three:
        right = [spot for spot in _by_two(one) if spot.valid and one.links(spot).outside]
    if right:
        return {_ask(told) for told in _among(one, right, warn=True)}  # A4
    return {_ask(_by_claim(one, asking=False))}  # B1


def _by_letters(one: Written, *, warn: bool) -> set[Told]:
    """No reference, or one where the word cannot lie (then `warn`)."""
    three = one.named_by_letters(_needed(one))
    if three:
        return _named(one, three, warn=warn)
    two = [spot for spot in _by_two(one) if spot.valid or one.links(spot).outside]
    return _named(one, two, warn=True) if two else {_by_claim(one)}  # A3: the real score with a warning


def _by_two(one: Written) -> list[Spot]:
    """The places that two letters name: none if every letter is right elsewhere.

    Booklet 2 (RIDE): two inside the word are enough, unless the claim is that of another place (6.6).
    """
    two = one.named_by_letters(2)
    if not one.letters_beside:
        return two
    if any(spot.possible and not one.links(spot).wrong for spot in one.spots()):
        return [spot for spot in two if not one.links(spot).wrong]
    told = [
        spot
        for spot in two
        if one.links(spot).outside
        or one.claim in spot.points
        or (one.links(spot).wrong if one.shifted else one.links(spot).against) < 3
    ]
    elsewhere = any(spot.valid and one.claim in spot.points for spot in one.spots())
    return told or ([] if elsewhere else two)


def _named(one: Written, places: list[Spot], *, warn: bool) -> set[Told]:
    right = [spot for spot in places if spot.valid]
    if not right:
        return {_ask(_by_claim(one, asking=False))}  # B1
    warn = warn and not all(spot.extends > 2 for spot in right)  # 6.2.3: the reference is ignored
    return _beside_bad(one, right, places, warn=warn)


def _beside_bad(one: Written, right: list[Spot], places: list[Spot], *, warn: bool) -> set[Told]:
    """Places named of which some are bad: a claim that only a good one has settles it, else one is asked."""
    told, bad = _among(one, right, warn=warn), [spot for spot in places if not spot.valid]
    fits = any(one.claim in spot.points for spot in right)
    settled = not bad or (fits and not any(one.claim in spot.points for spot in bad))
    return told if settled else {_ask(each) for each in told}


def _by_claim(one: Written, *, asking: bool = True) -> Told:
    """6.6: no place, or an impossible one; the claim must exist in the direction written (B5, C6)."""
    there = [spot for spot in one.spots() if spot.possible and one.claim in spot.points]
    if one.claim is None or not any(spot.valid for spot in there):
        return ZERO
    told = _penalty(one.claim)
    return _ask(told) if asking and any(spot.bad for spot in there) else told


def _inverted(one: Written) -> set[Told]:
    """6.5, eighth bullet; C4 and F2."""
    right = [spot for spot in one.named_by_letters(_needed(one)) if spot.valid]
    if right and all(spot.extends > 2 for spot in right):
        return _among(one, right, warn=False)
    possible = _either_way(one)
    if not possible:
        return _by_letters(one, warn=True)
    least = min(one.links(spot).wrong for spot in possible)
    named = one.at_reference()
    if right and one.letters_beside and one.links(right[0]).wrong <= least and named not in right:
        return _among(one, right, warn=True)
    return _inversion(one, one.explained(possible))


def _either_way(one: Written) -> list[Spot]:
    """The solutions at the square of an inverted reference, one way or the other."""
    both = (one.at_reference(), one.at_reference(across=True))
    possible = [spot for spot in both if spot is not None and spot.valid]
    if not one.letters_beside:
        return possible
    # C4: letters that fit neither contradict it
    return [spot for spot in possible if one.links(spot).outside and one.links(spot).against < 3]


def _turned(one: Written) -> set[Told]:
    """G4: the drawing as it would be in the other direction names the place."""
    return _inversion(one, [spot for spot in one.named_by_letters(_needed(one)) if spot.valid])


def _inversion(one: Written, places: list[Spot]) -> set[Told]:
    """The real score with a warning (booklet 5a); with both possible, the claim or the minimum (D2)."""
    if len(places) > 1:
        return _among(one, places, warn=True)
    return {Told(_worth(one, places[0]), "warning")}
