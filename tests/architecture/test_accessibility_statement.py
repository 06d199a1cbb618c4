"""The statement of accessibility answers each of the 106 criteria of RGAA 4.1 once, and counts them right."""

import re
from collections import Counter

from tests.repository import ROOT

CRITERIA = {1: 9, 2: 2, 3: 3, 4: 13, 5: 8, 6: 2, 7: 5, 8: 10, 9: 4, 10: 14, 11: 13, 12: 11, 13: 12}
"""How many each of the thirteen themes has."""
STATEMENT = (ROOT / "docs" / "accessibilite.md").read_text("utf-8")
ANSWERS = re.findall(r"^\| (\d+)\.(\d+) \| (C|N|NA) \| (.+) \|$", STATEMENT, re.MULTILINE)


def test_each_criterion_is_answered_once_with_a_reason() -> None:
    expected = [(theme, place) for theme, count in CRITERIA.items() for place in range(1, count + 1)]
    assert [(int(theme), int(place)) for theme, place, *_ in ANSWERS] == expected
    assert len(expected) == 106
    assert all(reason.strip() for *_, reason in ANSWERS)


def test_the_answers_are_counted_right() -> None:
    told = re.search(r"(\d+) conformes, (\d+) non conformes, (\d+) non applicables", STATEMENT)
    counted = Counter(answer for _, _, answer, _ in ANSWERS)
    assert told is not None
    assert tuple(map(int, told.groups())) == (counted["C"], counted["N"], counted["NA"])


def test_the_tests_it_names_are_there() -> None:
    named = re.findall(r"`(web/[^`]+)`", STATEMENT)
    assert named
    assert all((ROOT / name).is_file() for name in named)
