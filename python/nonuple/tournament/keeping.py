"""What the log of an event holds of somebody besides his name: his entries, tables, scores, absences."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

Written = dict[str, Any]
"""A fact as the log writes it."""


def entries_of(facts: Iterable[Written], people: Collection[str]) -> frozenset[str]:
    """The entries that these people are of, or once were."""
    written = (one for fact in facts if fact["type"] == "EntriesWritten" for one in fact.get("entries", ()))
    return frozenset(one["id"] for one in written if not set(people).isdisjoint(one["people"]))


def of_entries(fact: Written, entries: Collection[str]) -> Written | None:
    """A fact as far as it is about some entries; None where it is about others."""
    own = _OWN.get(fact["type"])
    return None if own is None else own(fact, entries)


def _seats(fact: Written, entries: Collection[str]) -> Written | None:
    return _with(fact, "seats", _some(fact["seats"], entries))


def _results(fact: Written, entries: Collection[str]) -> Written | None:
    results = fact["results"]
    scores = _some(results["scores"], entries)
    solos = [one for one in results.get("solos", ()) if one["entry"] in entries]
    own = {"top": results["top"], "turns": results["turns"], "scores": scores, "solos": solos}
    return {**fact, "results": own} if scores else None


def _hung(fact: Written, entries: Collection[str]) -> Written | None:
    lines = [one for one in fact["hung"]["lines"] if one["id"] in entries]
    return {**fact, "hung": {**fact["hung"], "lines": lines}} if lines else None


def _listed(fact: Written, entries: Collection[str]) -> Written | None:
    return _with(fact, "entries", [one for one in fact["entries"] if one in entries])


def _order(fact: Written, entries: Collection[str]) -> Written | None:
    return _with(fact, "order", [one for one in fact["order"] if one in entries])


def _gone(fact: Written, entries: Collection[str]) -> Written | None:
    return fact if fact["departure"]["entry"] in entries else None


def _missed(fact: Written, entries: Collection[str]) -> Written | None:
    return fact if fact["absence"]["entry"] in entries else None


def _back(fact: Written, entries: Collection[str]) -> Written | None:
    return fact if fact["entry"] in entries else None


def _some(values: Mapping[str, Any], entries: Collection[str]) -> dict[str, Any]:
    return {entry: value for entry, value in values.items() if entry in entries}


def _with(fact: Written, field: str, own: Any) -> Written | None:
    return {**fact, field: own} if own else None


_OWN: Mapping[str, Callable[[Written, Collection[str]], Written | None]] = {
    "TablesDrawn": _seats,
    "SeatsChanged": _seats,
    "ResultsTaken": _results,
    "RankingHung": _hung,
    "PlacesKept": _listed,
    "EntriesStruck": _listed,
    "PlayoffBound": _listed,
    "PlayedOff": _order,
    "EntryGone": _gone,
    "GameMissed": _missed,
    "EntryBack": _back,
}
"""Facts about entries, by their tags."""
