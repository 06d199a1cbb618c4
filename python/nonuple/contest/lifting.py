"""The events of old, as they would be written today.

What an old log says is understood here and nowhere else. Each version is lifted to the next by what remembers
one stream (`nonuple.activity.codec.Lift`); a change of the shape of any event adds one, and a golden log.
"""

from collections.abc import Callable
from typing import Any

from nonuple.activity.codec import Lift
from nonuple.slips.verdict import Finding

Json = dict[str, Any]


def without_prose(event: Json) -> Json:
    """Before version 2 a verdict was stored with its sentences, and its solution without what it is worth."""
    if event["type"] != "SlipJudged":
        return event
    rest = {name: value for name, value in event.items() if name != "decision"}
    return {**rest, "verdict": _verdict(event["decision"])}


def _verdict(decision: Json) -> Json:
    return {
        "points": decision["points"],
        "gross": decision.get("gross", decision["points"]),
        "sanction": decision["sanction"],
        "motives": decision.get("motives", ()),
        "solution": _solution(decision),
        "question": _question(decision.get("question")),
        "reasons": [_quoted(sentence) for sentence in decision.get("reasons", ())],
        "refused": decision.get("faults", ()),
        "ways": [{"kind": way["kind"], "verdict": _verdict(way)} for way in decision.get("ways", ())],
        "said": _quoted(decision["said"]) if decision.get("said") else None,
    }


def _solution(decision: Json) -> Json | None:
    solution, tiles = decision.get("solution"), decision.get("tiles", 0)
    if solution is None:
        return None
    scrabble = decision.get("scrabble", False) or tiles >= 7
    return {**solution, "score": decision.get("worth") or 0, "tiles": tiles, "scrabble": scrabble}


def _question(question: Json | None) -> Json | None:
    if question is None:
        return None
    places = [{**place, "outcomes": _outcomes(place)} for place in question.get("places", ())]
    return {"words": question["words"], "outcomes": _outcomes(question), "places": places}


def _outcomes(asked: Json) -> Json:
    return {answer: _verdict(outcome) for answer, outcome in asked["outcomes"].items()}


def _quoted(sentence: Json) -> Json:
    return {"code": Finding.QUOTED.value, "values": sentence}


LIFTS: tuple[Callable[[], Lift], ...] = (lambda: without_prose,)
"""From the first version to the second, from the second to the third, and on; the last is the one in use."""
