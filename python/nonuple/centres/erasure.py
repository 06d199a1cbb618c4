"""Forgetting somebody in what centres have sent: the results stay, in files that nobody signed so."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from nonuple.contest.office.erasure import Person

_FILE, _PLAN = "FileCame", "CentresArranged"


def opened_files(fact: Any) -> Sequence[Any]:
    """The events that a fact holds as files."""
    if fact["type"] == _FILE:
        return [_results(fact)["event"]]
    return [msgspec.json.decode(fact["event"])] if fact["type"] == _PLAN else []


def without(person: Person, alias: str, clubs: Collection[str], fact: Any) -> Any:
    """A fact as the log writes it; a file that named him is no longer as it was signed, and says so."""
    told = person.erased(fact, alias, clubs)
    (event,) = opened_files(fact) or (None,)
    erased = None if event is None else person.among([event]).erased(event, alias, clubs)
    if fact["type"] == _PLAN:
        return told if erased == event else {**told, "event": _text(erased)}
    if fact["type"] != _FILE:
        return told
    results = _results(fact)
    members = person.erased({"members": results.get("commission", [])}, alias)["members"]
    after = {**results, "event": erased, **({"commission": members} if members else {})}
    return told if after == results else {**told, "file": _text(after), "signed": False}


def _results(fact: Any) -> Any:
    document = msgspec.json.decode(fact["file"])
    return document["results"] if fact.get("signed", True) else document


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
