"""A log written by any version can be read by every later one."""

import json
import re
from collections.abc import Iterator

import pytest

from nonuple.contest import events as on
from nonuple.contest.codec import CODEC
from nonuple.texts.shared import named
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
    } <= {event["type"] for event in events}


def sentences() -> Iterator[tuple[str, str]]:
    """The longest part of every sentence that no value interrupts, in both languages."""
    for name, text in named():
        for said in (text.fr, text.en):
            part = max(re.split(r"\{[^}]*\}", said), key=len).strip(" .:;")
            if len(part) >= TOLD and " " in part:
                yield name, part


def test_no_event_holds_a_sentence() -> None:
    log = "\n".join(json.dumps(line["event"], ensure_ascii=False) for line in lines(CODEC.version))
    assert [(name, part) for name, part in sentences() if part in log] == []


@pytest.mark.parametrize(
    ("written", "event"),
    [
        ('{"type":"ReviewWithdrawn","game":1,"draw":3,"table":7}', on.ReviewWithdrawn(1, 3, 7)),
        ('{"type":"CorrectionWithdrawn","game":1,"draw":3,"table":7}', on.CorrectionWithdrawn(1, 3, 7)),
        ('{"type":"ReferralWithdrawn","game":1,"draw":3,"table":7}', on.ReferralWithdrawn(1, 3, 7)),
        (
            '{"type":"PlayersMoved","moves":[{"table":3,"to":5},{"table":5,"to":3}]}',
            on.PlayersMoved((on.Moved(3, 5), on.Moved(5, 3))),
        ),
    ],
)
def test_what_was_taken_back_or_moved_is_read_for_ever(written: str, event: on.ContestEvent) -> None:
    assert CODEC.reader().read(written.encode()) == event
