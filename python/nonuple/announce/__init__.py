"""The words to say at every step of a game, in the rulebook's order, as lines to prompt and to speak."""

from nonuple.announce.clock import clock
from nonuple.announce.comment import Leader, Told, commentary, leaders
from nonuple.announce.course import (
    Soloist,
    cancelled,
    eliminated,
    game_end,
    game_start,
    no_solution,
    solos,
    solos_to_come,
    undone,
)
from nonuple.announce.draws import after_pause, draw, letters, pause, rejection
from nonuple.announce.line import Emphasis, Line, Speaker, Step
from nonuple.announce.solution import Caution, joker_replaced, retained, warning
from nonuple.announce.speech import Said, spell

__all__ = [
    "Caution",
    "Emphasis",
    "Leader",
    "Line",
    "Said",
    "Soloist",
    "Speaker",
    "Step",
    "Told",
    "after_pause",
    "cancelled",
    "clock",
    "commentary",
    "draw",
    "eliminated",
    "game_end",
    "game_start",
    "joker_replaced",
    "leaders",
    "letters",
    "no_solution",
    "pause",
    "rejection",
    "retained",
    "solos",
    "solos_to_come",
    "spell",
    "undone",
    "warning",
]
