"""Clubs as lists spell them: the same however typed; and which may be another, so that somebody is asked."""

from collections import Counter
from collections.abc import Iterable, Mapping

from nonuple.people.person import folded

_SMALL = frozenset({"le", "la", "les", "l", "de", "du", "des", "d", "et", "the", "of", "and", "club"})
_LONG = 5
"""Letters from which on one that is wrong is more likely than another club."""


def same_spelling(written: Counter[str], established: Iterable[str]) -> Mapping[str, str]:
    """Each club of a list as it is known already, else as most lines spell it, else as the first does."""
    known = {folded(club): club for club in established}
    for club, _ in written.most_common():
        known.setdefault(folded(club), club)
    return {club: known[folded(club)] for club in written}


def doubtful(written: Counter[str], established: Iterable[str]) -> Mapping[str, str]:
    """For a club that nobody knows yet, the only one that it may be: clubs of most people are taken first."""
    known = {folded(club): club for club in established}
    found: dict[str, str] = {}
    for club in sorted(written, key=lambda club: (-written[club], -len(club), club)):
        if folded(club) in known:
            continue
        near = [one for one in known.values() if may_be(club, one)]
        if len(near) == 1:
            found[club] = near[0]
        else:
            known[folded(club)] = club
    return found


def may_be(one: str, other: str) -> bool:
    """Whether two spellings may be of one club: words left out, or a letter otherwise; numbers tell apart."""
    mine, its = _words(one), _words(other)
    if not mine or not its or any(word.isdecimal() for word in mine ^ its):
        return False
    return mine <= its or its <= mine or _a_letter_apart(folded(one), folded(other))


def _words(club: str) -> frozenset[str]:
    return frozenset(folded(club).split()) - _SMALL


def _a_letter_apart(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) < _LONG or len(longer) - len(shorter) > 1:
        return False
    pairs = zip(shorter, longer, strict=False)
    at = next((place for place, (mine, its) in enumerate(pairs) if mine != its), len(shorter))
    return shorter[at + (len(shorter) == len(longer)) :] == longer[at + 1 :]
