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
    content: int | None = None
    """With fewer points he would rather exchange; None: he weighs the letters that he keeps."""


class Doubt(NamedTuple):
    """How a player takes a word that he can challenge, as chances from 0 to 1."""

    notices: float = 1.0
    """That it is wrong."""
    mistrusts: float = 0.0
    """An admitted word that he does not know: wrongly, and it costs him."""


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
    doubt: Doubt = Doubt()

    @property
    def exchanges_by_leaves(self) -> bool:
        """What is kept is weighed by all who exchange as people do, even where their words go by points."""
        return self.weighs_leaves or self.eyesight is not None


GREEDY = Skill()
STATIC = Skill(weighs_leaves=True)

SKILLS = {
    "decouverte": Skill(Eyesight(7, 2, 1.0, 0.95, 0.95, 6), doubt=Doubt(0.25, 0.06)),
    "debutant": Skill(Eyesight(6, 2, 0.816, 0.6, 0.75, 7), doubt=Doubt(0.35, 0.06)),
    "amateur": Skill(Eyesight(5, 2, 0.633, 0.65, 0.75, 8), doubt=Doubt(0.45, 0.05)),
    "habitue": Skill(Eyesight(4, 2, 0.464, 0.75, 0.8, 9), doubt=Doubt(0.55, 0.05)),
    "confirme": Skill(Eyesight(4, 1, 0.755, 0.8, 0.85, 10), doubt=Doubt(0.8, 0.1)),
    "averti": Skill(Eyesight(3, 0, 0.571, 0.9, 0.9), weighs_leaves=True, doubt=Doubt(0.75, 0.03)),
    "expert": Skill(Eyesight(2, 0, 0.648, 0.93, 0.93), weighs_leaves=True, doubt=Doubt(0.9, 0.02)),
    "maitre": Skill(Eyesight(0, 0, 0.755, 0.97, 0.97), weighs_leaves=True),
    "champion": Skill(weighs_leaves=True, trials=Trials(15, 800, 2.0, 6500), endgame=8000),
}
"""From the weakest to the strongest, by the names that commands take.

Each wins about seven games of ten against the one before (`benches/opponents.py`).
"""
