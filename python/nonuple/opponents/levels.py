"""The computer players there are, by name: nine levels, and the one who always takes the highest score."""

from collections.abc import Mapping
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.opponents.greedy import Greedy
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.reckoner import Reckoner
from nonuple.opponents.skills import SKILLS, Skill
from nonuple.play.free.players import ComputerPlayer
from nonuple.texts import Text
from nonuple.texts import opponents as texts
from nonuple.words.spelling import plain

GREEDY = "greedy"


class Level(NamedTuple):
    """A level, what it is called and how it thinks."""

    title: Text
    skill: Skill


LEVELS: Mapping[str, Level] = {
    name: Level(title, skill) for (name, skill), title in zip(SKILLS.items(), texts.LEVELS, strict=True)
}
"""From the weakest to the strongest."""


def level_name(name: str) -> str:
    """The name by which a player is known here; titles in French and English will do, accents or not."""
    known = {GREEDY: GREEDY} | {
        plain(called).lower(): level
        for level, (title, _) in LEVELS.items()
        for called in (level, title.fr, title.en)
    }
    asked = plain(name).lower()
    if asked not in known:
        raise Refusal(texts.UNKNOWN_LEVEL, name=name, known=", ".join((GREEDY, *LEVELS)))
    return known[asked]


def computer(name: str, knowledge: Knowledge) -> ComputerPlayer:
    """The player called so."""
    name = level_name(name)
    if name == GREEDY:
        return Greedy(knowledge.lexicon)
    return Reckoner(knowledge, LEVELS[name].skill)
