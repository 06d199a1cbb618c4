"""How well each level plays: nine figures to be measured, see docs/opponents.md."""

from typing import NamedTuple


class Eyesight(NamedTuple):
    """Which words a player knows, and how likely one that he knows is seen this turn."""

    least_class: int
    """Rarer words are not known."""
    rare_tenses: int
    """By how much rare tenses are lowered."""
    base: float
    """How likely a word is seen at all."""
    crosswise: float
    """By how much each word formed crosswise makes that less likely."""
    long: float
    """By how much each letter laid beyond the fourth does."""


class Trials(NamedTuple):
    """How much is tried out before a turn."""

    candidates: int
    rounds: int
    strictness: float
    work: int
    """Searches at most: a level is bounded by work, so that the same game is the same everywhere."""


class Skill(NamedTuple):
    """By default a player knows and sees all, and looks at points only."""

    eyesight: Eyesight | None = None
    weighs_leaves: bool = False
    trials: Trials | None = None
    endgame: int = 0
    """Searches at most to work out an endgame."""


GREEDY = Skill()
STATIC = Skill(weighs_leaves=True)

SKILLS = {
    "decouverte": Skill(Eyesight(7, 2, 0.10, 0.4, 0.5)),
    "debutant": Skill(Eyesight(7, 2, 0.24, 0.5, 0.7)),
    "amateur": Skill(Eyesight(6, 2, 0.28, 0.6, 0.7)),
    "habitue": Skill(Eyesight(6, 2, 0.53, 0.75, 0.8)),
    "confirme": Skill(Eyesight(5, 0, 0.53, 0.8, 0.8)),
    "averti": Skill(Eyesight(5, 0, 0.62, 0.9, 0.85), weighs_leaves=True),
    "expert": Skill(Eyesight(4, 0, 0.82, 0.95, 0.95), weighs_leaves=True),
    "maitre": Skill(weighs_leaves=True, endgame=400),
    "champion": Skill(weighs_leaves=True, trials=Trials(15, 800, 2.0, 6500), endgame=8000),
}
"""From the weakest to the strongest, by the names that commands take."""
