"""Every place where an event can name somebody is known, and his name goes from it."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from nonuple.contest.codec import CODEC
from nonuple.contest.events import ContestEvent
from nonuple.contest.office.erasure import NAMES, NOT_PEOPLE, SENTENCES, Person
from tests.repository import ROOT

GOLDEN = Path(ROOT) / "tests" / "golden" / "contest-1.jsonl"
HARMLESS = {
    "id", "role", "link", "code", "arbiter", "club", "series", "category", "nationality",
    "source", "lexicon", "epoch", "basis", "opinion", "sanction", "stage", "origin", "ref",
    "player", "players", "kind", "label", "party", "word",
    "secret", "salt", "day",
}  # fmt: skip
"""Fields whose text is not somebody's name: what the program writes, or what results are counted by."""


def texts_in(kind: Any, field: str = "") -> set[str]:
    """The fields of a type that hold text, but for those that are never about people."""
    described = msgspec.inspect.type_info(kind) if not isinstance(kind, msgspec.inspect.Type) else kind
    match described:
        case msgspec.inspect.StructType(fields=fields):
            inner = [
                texts_in(one.type, one.encode_name) for one in fields if one.encode_name not in NOT_PEOPLE
            ]
            return set().union(*inner)
        case msgspec.inspect.UnionType(types=types):
            return set().union(*(texts_in(one, field) for one in types))
        case msgspec.inspect.VarTupleType(item_type=item):
            return texts_in(item, field)
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType() | msgspec.inspect.BoolType():
            return set()
        case msgspec.inspect.NoneType():
            return set()
        case _:
            return {field}


@pytest.mark.parametrize("kind", get_args(ContestEvent))
def test_it_is_known_of_every_text_of_an_event_whether_it_can_name_somebody(kind: Any) -> None:
    assert texts_in(kind) <= NAMES | SENTENCES | HARMLESS


@pytest.mark.parametrize(
    ("event", "erased"),
    [
        (
            {"type": "PlayersRegistered", "players": [{"table": 1, "name": "anne  DOE", "partner": "Bo"}]},
            {"type": "PlayersRegistered", "players": [{"table": 1, "name": "X", "partner": "Bo"}]},
        ),
        (
            {"type": "CommissionNamed", "members": ["Bo", "Anne Doe"]},
            {"type": "CommissionNamed", "members": ["Bo", "X"]},
        ),
        (
            {"type": "CaseOpened", "why": "Anne Doe conteste, pas Joanne Doe ni Anne Doeren"},
            {"type": "CaseOpened", "why": "X conteste, pas Joanne Doe ni Anne Doeren"},
        ),
        ({"type": "ArbitersNamed", "arbiters": [{"id": "A", "name": "Anne Doe Roux"}]},) * 2,
    ],
)
def test_the_name_goes_and_nothing_else(event: dict[str, Any], erased: dict[str, Any]) -> None:
    assert Person("Anne Doe").erased(event, "X") == erased


def test_a_word_that_somebody_plays_is_not_his_name() -> None:
    event = {"type": "SlipEntered", "slip": {"sketch": ["ROSE"]}, "table": 1}
    assert Person("Rose").erased(event, "X") == event


def test_a_pair_that_acts_is_one_author_of_two_names() -> None:
    assert Person("Anne").author("Anne / Bo", "X", {}) == "X / Bo"


def test_an_old_log_forgets_a_player_and_reads_as_before() -> None:
    person, reader = Person("joueur 3"), CODEC.reader()
    for line in GOLDEN.read_text("utf-8").splitlines():
        kept = msgspec.json.decode(line)
        erased = msgspec.json.encode(person.erased(kept["event"], "X"))
        assert b"Joueur 3" not in erased
        reader.read(erased)


def test_he_is_one_player_however_often_he_moves() -> None:
    person = Person("Anne")
    events: list[dict[str, Any]] = [
        {
            "type": "PlayersRegistered",
            "players": [{"id": "p1", "name": "Anne"}, {"id": "p2", "name": "Bo"}],
            "seats": [{"player": "p1", "table": 1}, {"player": "p2", "table": 2}],
        },
        {"type": "PlayersSeated", "seats": [{"player": "p2", "table": 5}]},
        {"type": "PlayersWithdrawn", "players": ["p1", "p2"]},
        {"type": "SlipReviewed", "player": "p1"},
        {"type": "SlipReviewed", "player": "p2"},
    ]
    ids = person.players(events)
    assert ids == {"p1"}
    assert [person.is_about(event, ids) for event in events] == [True, False, True, True, False]
    registered = person.own(events[0], ids)
    assert registered["players"] == [{"id": "p1", "name": "Anne"}]
    assert registered["seats"] == [{"player": "p1", "table": 1}]
    assert person.own(events[2], ids)["players"] == ["p1"]
