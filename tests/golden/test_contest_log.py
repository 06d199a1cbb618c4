"""A log written by any version can be read by every later one."""

import json
import re
from collections.abc import Iterator

import pytest

from nonuple.activity.door import Granted
from nonuple.contest import events as on
from nonuple.contest.codec import CODEC
from nonuple.contest.people import PlayerId
from nonuple.contest.seating import Seated
from nonuple.people.person import Entry, Person
from tests.architecture.test_house_rules import all_texts
from tests.contest.room import registration
from tests.golden.contests import VERSIONS, lines, replayed, results, results_of

TOLD = 12
"""Letters by which a sentence is known, its values left out."""


@pytest.mark.parametrize("version", VERSIONS)
def test_a_log_tells_the_same_contest_for_ever(version: int) -> None:
    told, found = json.loads(results_of(version).read_text("utf-8")), results(replayed(version))
    assert {name: found[name] for name in told} == told


def test_every_event_says_its_version_and_the_log_has_those_that_people_quarrel_about() -> None:
    events = [line["event"] for line in lines(CODEC.version)]
    assert {event["v"] for event in events} == {CODEC.version}
    assert {
        "SlipJudged",
        "VerdictOverruled",
        "AverageCounted",
        "OpinionGiven",
        "CaseRuled",
        "FileAnswered",
        "PlayersSeated",
        "PlayersWithdrawn",
    } <= {event["type"] for event in events}


def sentences() -> Iterator[tuple[str, str]]:
    """The longest part of every sentence that no value interrupts, in both languages."""
    for name, text in all_texts().items():
        for said in (text.fr, text.en):
            part = max(re.split(r"\{[^}]*\}", said), key=len).strip(" .:;")
            if len(part) >= TOLD and " " in part:
                yield name, part


def test_no_event_holds_a_sentence() -> None:
    log = "\n".join(json.dumps(line["event"], ensure_ascii=False) for line in lines(CODEC.version))
    assert [(name, part) for name, part in sentences() if part in log] == []


ANA, BO, CY = (PlayerId(f"p{number}") for number in (1, 2, 3))

STREAM: tuple[tuple[str, on.ContestEvent], ...] = (
    (
        '{"type":"PlayersRegistered","players":[{"table":3,"name":"Ana","series":"4B"},{"table":5,"name":"Bo","partner":"Di"}]}',
        on.PlayersRegistered(
            (Person("p1~1", "Ana", series="4B"), Person("p2~1", "Bo"), Person("p2~2", "Di")),
            (Entry("p1", ("p1~1",)), Entry("p2", ("p2~1", "p2~2"))),
            (Seated(ANA, 3), Seated(BO, 5)),
        ),
    ),
    (
        '{"type":"AccessGranted","id":"x","role":"player","link":"y","table":3}',
        Granted("x", "player", "y", place=ANA),
    ),
    (
        '{"type":"AccessGranted","id":"z","role":"chief","link":"y","table":null}',
        Granted("z", "chief", "y"),
    ),
    ('{"type":"ReviewWithdrawn","game":1,"draw":3,"table":3}', on.ReviewWithdrawn(1, 3, ANA)),
    (
        '{"type":"PlayersMoved","moves":[{"table":3,"to":5},{"table":5,"to":3}]}',
        on.PlayersSeated((Seated(ANA, 5), Seated(BO, 3))),
    ),
    ('{"type":"CorrectionWithdrawn","game":1,"draw":3,"table":3}', on.CorrectionWithdrawn(1, 3, BO)),
    ('{"type":"PlayersMoved","moves":[{"table":3,"to":9}]}', on.PlayersSeated((Seated(BO, 9),))),
    ('{"type":"ReferralWithdrawn","game":1,"draw":3,"table":3}', on.ReferralWithdrawn(1, 3, BO)),
    (
        '{"type":"PlayersRegistered","players":[{"table":3,"name":"Cy"},{"table":9,"name":"Bob"}]}',
        registration((CY, ("Cy",)), (BO, ("Bob",)), tables=(3, 9)),
    ),
    ('{"type":"PlayersWithdrawn","tables":[3,5]}', on.PlayersWithdrawn((CY, ANA))),
    ('{"type":"PhonesConnected","game":1,"draw":3,"tables":[9]}', on.PhonesConnected(1, 3, (BO,))),
    ('{"type":"TotalDeclared","game":1,"table":5,"total":7}', on.TotalDeclared(1, ANA, 7)),
)
"""Tables of version 1, and the players who sat there then."""


def test_what_was_told_of_a_table_is_told_of_who_sat_there_then() -> None:
    reader = CODEC.reader()
    for written, event in STREAM:
        assert reader.read(written.encode()) == event
