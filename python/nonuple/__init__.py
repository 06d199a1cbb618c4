"""Nonuple: French duplicate word-game play.

>>> from nonuple import Board
>>> board = Board().play("H4", "PASSE")
>>> board.score("I3", "MUNIE")
20
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str
    from nonuple.arguments import WrongArgument
    from nonuple.errors import Refusal
    from nonuple.event.event import Event, EventGame, EventScore
    from nonuple.event.ranking import (
        Competitor,
        GameScore,
        GameScores,
        GroupRanking,
        RankingRules,
        Rankings,
        RankLine,
    )
    from nonuple.formats.cgp import CgpPosition
    from nonuple.game import FreeGame, Game
    from nonuple.ledger.ledger import Ledger
    from nonuple.ledger.ranking import Standing
    from nonuple.ledger.solos import Solo
    from nonuple.pieces.board import Board, Fault, IllegalPlay, Placement
    from nonuple.pieces.clock import Pace, TimeControl
    from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
    from nonuple.pieces.notation import Ref
    from nonuple.pieces.search import Move, Moves
    from nonuple.pieces.tiles import LetterSet, Rack
    from nonuple.pieces.variant import ENGLISH, FRENCH, Premium, Variant
    from nonuple.play.duplicate import commands as game_commands
    from nonuple.play.duplicate.checking import Difference, DifferenceKind
    from nonuple.play.duplicate.choice import Candidate
    from nonuple.play.duplicate.settings import Settings, time_control
    from nonuple.play.family import commands as family_commands
    from nonuple.play.family.table import FamilyTable
    from nonuple.play.free import commands as free_commands
    from nonuple.play.free.players import Thought
    from nonuple.play.free.record import FreeRecord, FreeTurn
    from nonuple.play.free.settings import FreeClock, FreeSettings
    from nonuple.play.record import Record, Turn
    from nonuple.play.solo import commands as solo_commands
    from nonuple.play.solo.solo import SoloGame
    from nonuple.play.topping.topping import Topping
    from nonuple.programs.columns import Positions, TextColumn, Tops
    from nonuple.programs.datasets import write_dataset
    from nonuple.programs.events import rank_event, standings
    from nonuple.programs.files import (
        check_game,
        read_event,
        read_free_game,
        read_game,
        read_positions,
        write_game,
    )
    from nonuple.programs.people import SimulatedPlayer, simulated_people
    from nonuple.rulebooks.registry import look_in
    from nonuple.slips.slip import Principal, Slip, SlipFault
    from nonuple.slips.verdict import Motive, Opinion, Question, Reason, Sanction, Solution, Verdict, Zero
    from nonuple.texts import Text
    from nonuple.words.lexicon import Lexicon
    from nonuple.words_io.library import open_lexicon

__all__ = [
    "ENGLISH",
    "FORMULAS",
    "FRENCH",
    "NORMAL",
    "Board",
    "Candidate",
    "CgpPosition",
    "Competitor",
    "Difference",
    "DifferenceKind",
    "Event",
    "EventGame",
    "EventScore",
    "FamilyTable",
    "Fault",
    "Formula",
    "FreeClock",
    "FreeGame",
    "FreeRecord",
    "FreeSettings",
    "FreeTurn",
    "Game",
    "GameScore",
    "GameScores",
    "GroupRanking",
    "IllegalPlay",
    "Ledger",
    "LetterSet",
    "Lexicon",
    "Motive",
    "Move",
    "Moves",
    "Opinion",
    "Pace",
    "Placement",
    "Positions",
    "Premium",
    "Principal",
    "Question",
    "Rack",
    "RankLine",
    "RankingRules",
    "Rankings",
    "Reason",
    "Record",
    "Ref",
    "Refusal",
    "Sanction",
    "Settings",
    "SimulatedPlayer",
    "Slip",
    "SlipFault",
    "Solo",
    "SoloGame",
    "Solution",
    "Standing",
    "Text",
    "TextColumn",
    "Thought",
    "TimeControl",
    "Topping",
    "Tops",
    "Turn",
    "Variant",
    "Verdict",
    "WrongArgument",
    "Zero",
    "check_game",
    "family_commands",
    "free_commands",
    "game_commands",
    "look_in",
    "open_lexicon",
    "rank_event",
    "read_event",
    "read_free_game",
    "read_game",
    "read_positions",
    "simulated_people",
    "solo_commands",
    "standings",
    "time_control",
    "write_dataset",
    "write_game",
]

_HOMES = {
    "nonuple.arguments": ("WrongArgument",),
    "nonuple.event.event": ("EventGame", "EventScore", "Event"),
    "nonuple.event.ranking": (
        "Competitor",
        "GameScore",
        "GameScores",
        "GroupRanking",
        "RankLine",
        "RankingRules",
        "Rankings",
    ),
    "nonuple.errors": ("Refusal",),
    "nonuple.formats.cgp": ("CgpPosition",),
    "nonuple.game": ("FreeGame", "Game"),
    "nonuple.ledger.ledger": ("Ledger",),
    "nonuple.ledger.ranking": ("Standing",),
    "nonuple.ledger.solos": ("Solo",),
    "nonuple.pieces.board": ("Board", "Fault", "IllegalPlay", "Placement"),
    "nonuple.pieces.clock": ("Pace", "TimeControl"),
    "nonuple.pieces.formula": ("FORMULAS", "NORMAL", "Formula"),
    "nonuple.pieces.notation": ("Ref",),
    "nonuple.pieces.search": ("Move", "Moves"),
    "nonuple.pieces.tiles": ("LetterSet", "Rack"),
    "nonuple.pieces.variant": ("ENGLISH", "FRENCH", "Premium", "Variant"),
    "nonuple.play.duplicate.checking": ("Difference", "DifferenceKind"),
    "nonuple.play.duplicate.choice": ("Candidate",),
    "nonuple.play.duplicate.settings": ("Settings", "time_control"),
    "nonuple.play.family.table": ("FamilyTable",),
    "nonuple.play.free.players": ("Thought",),
    "nonuple.play.free.record": ("FreeRecord", "FreeTurn"),
    "nonuple.play.free.settings": ("FreeClock", "FreeSettings"),
    "nonuple.play.record": ("Record", "Turn"),
    "nonuple.play.solo.solo": ("SoloGame",),
    "nonuple.play.topping.topping": ("Topping",),
    "nonuple.programs.columns": ("Positions", "TextColumn", "Tops"),
    "nonuple.programs.datasets": ("write_dataset",),
    "nonuple.programs.events": ("rank_event", "standings"),
    "nonuple.programs.files": (
        "check_game",
        "read_event",
        "read_free_game",
        "read_game",
        "read_positions",
        "write_game",
    ),
    "nonuple.programs.people": ("SimulatedPlayer", "simulated_people"),
    "nonuple.rulebooks.registry": ("look_in",),
    "nonuple.slips.slip": ("Principal", "Slip", "SlipFault"),
    "nonuple.slips.verdict": (
        "Motive",
        "Opinion",
        "Question",
        "Reason",
        "Sanction",
        "Solution",
        "Verdict",
        "Zero",
    ),
    "nonuple.texts": ("Text",),
    "nonuple.words.lexicon": ("Lexicon",),
    "nonuple.words_io.library": ("open_lexicon",),
}
_COMMANDS = {
    "family_commands": "nonuple.play.family.commands",
    "free_commands": "nonuple.play.free.commands",
    "game_commands": "nonuple.play.duplicate.commands",
    "solo_commands": "nonuple.play.solo.commands",
}
"""What the `do` of each game takes."""
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __dir__() -> list[str]:
    """What the package offers, and nothing else."""
    return sorted((*__all__, "__version__"))


def __getattr__(name: str) -> Any:
    """What the package offers, imported when it is asked for: a command pays only for what it uses."""
    if name == "__version__":
        from importlib.metadata import version

        return version(__name__)
    if name in _COMMANDS:
        return import_module(_COMMANDS[name])
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)
