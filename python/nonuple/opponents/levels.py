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
BOT = "bot:"
"""What the name of a program of others begins with."""


class Level(NamedTuple):
    """A level, what it is called and how it thinks."""

    title: Text
    skill: Skill


NINE: Mapping[str, Level] = {
    name: Level(title, skill) for (name, skill), title in zip(SKILLS.items(), texts.NINE, strict=True)
}
"""From the weakest to the strongest."""

LEVELS: Mapping[str, Level] = {**NINE, GREEDY: Level(texts.GREEDY, Skill())}
"""Besides the nine, the one who is no person: the last that anybody looks for."""


def level_called(name: str) -> str | None:
    """The level of that name or title, in French or English, accents or not; None if there is none."""
    names = {
        plain(called).lower(): level
        for level, (title, _) in LEVELS.items()
        for called in (level, title.fr, title.en)
    }
    return names.get(plain(name).lower())


def bot_called(name: str) -> str | None:
    """`mine` of `bot:mine`; None for what is no bot."""
    return name.removeprefix(BOT) if name.startswith(BOT) else None


def level_name(name: str) -> str:
    """The same, refused if there is no such level; whether there is such a bot its computer knows."""
    level = name if bot_called(name) else level_called(name)
    if level is None:
        raise Refusal(texts.UNKNOWN_LEVEL, name=name, known=", ".join(LEVELS))
    return level


def computer(name: str, knowledge: Knowledge, seconds: float | None = None) -> ComputerPlayer:
    """The player called so; with `seconds`, one that thinks no longer at a turn, where someone is waiting."""
    name = level_name(name)
    if name == GREEDY:
        return Greedy(knowledge.lexicon)
    return Reckoner(knowledge, LEVELS[name].skill, seconds=seconds)
