"""What is said between two turns, where the chief arbiter comments for the room what its screens show."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from nonuple.announce.line import Line, Step, line
from nonuple.announce.solution import Announceable
from nonuple.announce.speech import Said, listed, place, word_aloud
from nonuple.announce.tongue import Tongue, tongue_of
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.settings import Settings
from nonuple.texts import announce as words

Told = Literal["waiting", "few", "none", "counted"]
"""How the finders are told: not before nearly all slips are in, nor where their number could name one."""
_UNCOUNTED = {"waiting": words.FOUND_TO_COME, "few": words.FOUND_BY_FEW, "none": words.NOT_FOUND}


def commentary(
    told: Told, found: int, tables: int, next_best: Iterable[Announceable], settings: Settings
) -> tuple[Line, ...]:
    """How many found the word, and the next best ones."""
    tongue = tongue_of(settings.pieces)
    said = words.FOUND if told == "counted" else _UNCOUNTED[told]
    many = tongue.say(said, count=found, found=tongue.number_of(found), tables=tongue.number_of(tables))
    return (line(Step.COMMENT, many), *(_next_best(one, tongue) for one in next_best))


def _next_best(one: Announceable, tongue: Tongue) -> Line:
    worth = tongue.points(one.score)
    parts = (word_aloud(one.word), place(Ref.parse(one.ref), tongue), Said(worth, worth))
    return line(Step.NEXT_BEST, *listed(parts))


class Leader(NamedTuple):
    rank: int
    player: str
    total: int
    lost: int


def leaders(of: Iterable[Leader], turn: int, pending: int, settings: Settings) -> tuple[Line, ...]:
    """The first of the ranking; that it may still change is said first."""
    tongue = tongue_of(settings.pieces)
    after = tongue.say(words.RANKING_TO_CHANGE if pending else words.RANKING, turns=turn, count=pending)
    return (line(Step.LEADER, after), *(line(Step.LEADER, _leader(one, tongue)) for one in of))


def _leader(one: Leader, tongue: Tongue) -> str:
    return tongue.say(words.LEADER, **one._asdict())
