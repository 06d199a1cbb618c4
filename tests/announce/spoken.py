"""How the tests read what is announced."""

from collections.abc import Iterable

from nonuple.announce import Line, Step

EDITIONS = ("2026", "2010", "2009", "box")


def texts(lines: Iterable[Line], *steps: Step) -> list[str]:
    """The words shown, of all lines or of these steps."""
    return [line.text for line in lines if not steps or line.step in steps]


def steps(lines: Iterable[Line]) -> list[Step]:
    return [line.step for line in lines]
