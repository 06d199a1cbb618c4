"""The shape of every part of every channel, and of every command, for those who read and write them.

`scripts/screens.py` writes them as TypeScript for the web.
"""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from nonuple.centres.commands import CentreCommand
from nonuple.centres.views import CentreProgress, GatheringView, LocalView
from nonuple.contest.chief.foreseeing import Foreseen
from nonuple.contest.commands import ContestCommand
from nonuple.contest.events import Leading
from nonuple.contest.groups import Group, GroupKind
from nonuple.contest.people import Arbiter
from nonuple.contest.results.evening import Cumulated
from nonuple.contest.results.notes import DueNote
from nonuple.contest.results.rankings import RankedLine
from nonuple.contest.views.chief import BagView, DeskProgress, Enrolled, LineView, SolutionsView, StageView
from nonuple.contest.views.commentary import Commented, ShownView
from nonuple.contest.views.commission import CaseFile, RuledCase
from nonuple.contest.views.desk import AnswerView, RoundView, SeatView, SheetView, SolutionView
from nonuple.contest.views.files import AppealView
from nonuple.contest.views.machine import MachineView
from nonuple.contest.views.office import GrantView, PlayedView, RegisteredView
from nonuple.contest.views.player import Me, OwnResult, OwnSlip, PlayerSheet, Totals
from nonuple.contest.views.public import (
    ContestView,
    GameEnd,
    GameView,
    Last,
    RulingView,
    SheetLine,
    TurnView,
)
from nonuple.contest.views.results import EliminatedView, Overall, ResultsSummary, SoloView
from nonuple.contest.views.shelf import CountedView, ShelvedView, WaitingView
from nonuple.contest.views.steps_back import StepsBack
from nonuple.contest.views.verdicts import VerdictView
from nonuple.dictionary.telling import Meanings
from nonuple.event.event import RankingSettings
from nonuple.event.standings import GroupLine
from nonuple.people.memo import KnownPerson, Regulars
from nonuple.play.family import activity as family
from nonuple.play.family.commands import FamilyCommand
from nonuple.play.free.players import SeenTurn
from nonuple.play.shown import BoardView, ClockView
from nonuple.play.solo import activity as solo
from nonuple.play.solo.commands import SoloCommand
from nonuple.play.topping import activity as topping
from nonuple.play.topping.commands import ToppingCommand
from nonuple.server.http.centres.games import CentreDoor, FollowedView, HeardKey, SentFile
from nonuple.server.http.computer import ComputerView, ListTaken
from nonuple.server.http.contest.readiness import Readiness
from nonuple.server.http.event.elsewhere import CentresDoor
from nonuple.server.http.event.foreseeing import Foresight
from nonuple.server.http.event.halls import HallDoor, OpenedHall
from nonuple.server.http.event.season import SeasonTable
from nonuple.server.http.home.definitions import DefinitionsRead, KeptDefinitions
from nonuple.server.http.home.diaries import DiaryKey, MergedCounts, OwnProgress
from nonuple.server.http.home.learnt import LearntView, SheetsStudied
from nonuple.server.http.home.study import AnsweredCard, AskedCard, StudyPlan
from nonuple.server.http.home.words import WordsFound, WordTold
from nonuple.server.http.house import Choices, Server
from nonuple.server.http.lists import EnteredList, ListFile, SeenLine, SeenList
from nonuple.server.http.table.reviews import GameReview
from nonuple.study.diary import activity as diary
from nonuple.study.diary.commands import DiaryCommand
from nonuple.study.pasted import TurnPosition
from nonuple.study.position import MoveFilter, PositionAnalysis
from nonuple.table.commands import TableCommand
from nonuple.table.views import ChairView, HandView, Objection, Revealed, TableView
from nonuple.texts import Sentence
from nonuple.tournament import arrivals, wall
from nonuple.tournament import views as tournament
from nonuple.tournament.commands import TournamentCommand


class Desk(msgspec.Struct, frozen=True):
    arbiter: str | None
    name: str
    game: int | None


CHANNELS: Mapping[str, Mapping[str, Any]] = {
    "Public": {
        "contest": ContestView,
        "game": GameView | None,
        "turn": TurnView,
        "board": BoardView,
        "last": Last | None,
        "clock": ClockView,
        "total": int,
        "sheet": tuple[SheetLine, ...],
        "rulings": tuple[RulingView, ...],
        "end": GameEnd | None,
        "shown": ShownView,
    },
    "Results": {
        "summary": ResultsSummary | None,
        "ranking": tuple[RankedLine, ...],
        "apart": tuple[RankedLine, ...],
        "solos": tuple[SoloView, ...],
        "eliminated": tuple[EliminatedView, ...],
        "overall": Overall | None,
        "cumulated": tuple[Cumulated, ...],
        "clubs": tuple[GroupLine, ...],
        "groups": dict[GroupKind, tuple[Group, ...]],
    },
    "Game": {
        "game": GameView,
        "sheet": tuple[SheetLine, ...],
        "rulings": tuple[RulingView, ...],
        "end": GameEnd | None,
        "summary": ResultsSummary,
        "ranking": tuple[RankedLine, ...],
        "apart": tuple[RankedLine, ...],
        "solos": tuple[SoloView, ...],
        "eliminated": tuple[EliminatedView, ...],
    },
    "Chief": {
        "stage": StageView | None,
        "prompter": tuple[LineView, ...],
        "cautions": tuple[LineView, ...],
        "solutions": SolutionsView | None,
        "rulings": tuple[RulingView, ...],
        "bag": BagView | None,
        "progress": tuple[DeskProgress, ...],
        "phones": int,
        "machine": MachineView,
        "lacks_commission": bool,
        "back": StepsBack | None,
        "shelf": tuple[ShelvedView, ...],
        "follows": Leading | None,
        "commented": Commented | None,
        "enrolled": Enrolled | None,
        "trouble": Sentence | None,
    },
    "Desk": {
        "desk": Desk,
        "seats": tuple[SeatView, ...],
        "rounds": tuple[RoundView, ...],
        "solutions": dict[str, tuple[SolutionView, ...]],
        "notes": tuple[DueNote, ...],
        "shelf": tuple[ShelvedView, ...],
        "sheet:*": SheetView,
        "answers:*": tuple[AnswerView, ...],
        "trouble": Sentence | None,
    },
    "Organiser": {
        "contest": ContestView,
        "players": tuple[RegisteredView, ...],
        "groups": dict[GroupKind, tuple[Group, ...]],
        "rankings": RankingSettings,
        "arbiters": tuple[Arbiter, ...],
        "grants": tuple[GrantView, ...],
        "games": tuple[PlayedView, ...],
        "commission": tuple[str, ...],
        "mistaken": tuple[int, ...],
        "cases": tuple[RuledCase, ...],
        "shelf": tuple[ShelvedView, ...],
    },
    "Free": {
        "table": TableView | None,
        "chairs": tuple[ChairView, ...],
        "board": BoardView | None,
        "turns": tuple[SeenTurn, ...],
        "laid": SeenTurn | None,
        "clock": ClockView | None,
        "end": Revealed | None,
    },
    "Hand": {"hand": HandView | None, "objections": tuple[Objection, ...]},
    "Commission": {"cases": tuple[CaseFile, ...], "members": tuple[str, ...]},
    "Files": {"files": tuple[AppealView, ...]},
    "Player": {
        "me": Me | None,
        "slip": OwnSlip | None,
        "totals": Totals,
        "waiting": tuple[WaitingView, ...],
        "result:*": OwnResult,
    },
    "Solo": solo.SHAPES,
    "Family": family.SHAPES,
    "FamilyBook": family.BOOK_SHAPES,
    "Topping": topping.SHAPES,
    "ToppingRun": topping.RUN_SHAPES,
    "Diary": diary.SHAPES,
    "Gathering": {"gathering": GatheringView | None, "progress:*": CentreProgress},
    "Local": {"local": LocalView | None},
    **tournament.SHAPES,
    **arrivals.SHAPES,
    **wall.SHAPES,
}
"""Parts by kind of channel; `sheet:*` is each `sheet:<draw>:<table>`, `answers:*` each `answers:<draw>`,
`result:*` each `result:<turn>`."""

KINDS: Mapping[str, str] = {
    "public": "Public",
    "results": "Results",
    "game:*": "Game",
    "chief": "Chief",
    "double": "Desk",
    "desk:*": "Desk",
    "organiser": "Organiser",
    "commission": "Commission",
    "files": "Files",
    "player:*": "Player",
    "solo": "Solo",
    "family": "Family",
    "book": "FamilyBook",
    "topping": "Topping",
    "run:*": "ToppingRun",
    "free": "Free",
    "hand:*": "Hand",
    "diary": "Diary",
    "gathering": "Gathering",
    "local": "Local",
    "event": "TournamentEvent",
    "standing": "Standing",
    "wall": "Wall",
    "office": "EventOffice",
    "door": "Door",
}
"""The kind of every channel by its name; `*` stands for which one."""

COMMANDS: Mapping[str, Any] = {
    "Command": ContestCommand,
    "SoloCommand": SoloCommand,
    "FamilyCommand": FamilyCommand,
    "ToppingCommand": ToppingCommand,
    "TableCommand": TableCommand,
    "DiaryCommand": DiaryCommand,
    "CentreCommand": CentreCommand,
    "TournamentCommand": TournamentCommand,
}
"""What each kind of activity can be asked for."""

ANSWERS = (
    VerdictView,
    CountedView,
    PlayerSheet,
    CentreDoor,
    FollowedView,
    HeardKey,
    SentFile,
    Foreseen,
    Choices,
    Server,
    Readiness,
    ComputerView,
    LearntView,
    SheetsStudied,
    ListTaken,
    DiaryKey,
    GameReview,
    MergedCounts,
    OwnProgress,
    StudyPlan,
    AskedCard,
    AnsweredCard,
    WordsFound,
    WordTold,
    Meanings,
    KeptDefinitions,
    DefinitionsRead,
    MoveFilter,
    PositionAnalysis,
    TurnPosition,
    OpenedHall,
    HallDoor,
    CentresDoor,
    SeenList,
    SeenLine,
    ListFile,
    Foresight,
    EnteredList,
    KnownPerson,
    Regulars,
    SeasonTable,
)
"""What is answered besides, by structures that are no part of a channel."""


def type_of(channel: str, part: str) -> Any:
    """What a part of a channel is."""
    return CHANNELS[KINDS[_starred(channel)]][_starred(part)]


def _starred(name: str) -> str:
    """`desk:*` for `desk:A1`."""
    kind, separator, _ = name.partition(":")
    return f"{kind}:*" if separator else kind


def typescript() -> str:
    """Every shape as a TypeScript declaration."""
    asked = [kind for parts in CHANNELS.values() for kind in parts.values()]
    schemas, components = msgspec.json.schema_components(
        [*asked, *ANSWERS, *COMMANDS.values()], ref_template="#{name}"
    )
    lines: list[str] = []
    for name, schema in sorted(components.items()):
        lines.append(_declared(_plain(name), schema))
    left = iter(schemas)
    for channel, parts in CHANNELS.items():
        fields = "".join(f"  {_key(part)}: {_type(next(left))};\n" for part in parts)
        lines.append(f"export interface {channel}Parts {{\n{fields}}}\n")
    named = "".join(f"  {_key(channel)}: {kind}Parts;\n" for channel, kind in KINDS.items())
    lines.append(f"export interface ChannelMap {{\n{named}}}\n")
    for name, command in zip(COMMANDS, [*left][-len(COMMANDS) :], strict=True):
        lines.append(f"export type {name} = {_type(command)};\n")
    return "\n".join(lines)


def _key(name: str) -> str:
    kind, star, _ = name.partition("*")
    return f"[which: `{kind}${{string}}`]" if star else name


def _declared(name: str, schema: Mapping[str, Any]) -> str:
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", ()))
        fields = "".join(
            f"  {field}{'' if field in required else '?'}: {_type(of)};\n"
            for field, of in schema["properties"].items()
        )
        return f"export interface {name} {{\n{fields}}}\n"
    return f"export type {name} = {_type(schema)};\n"


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return _plain(schema["$ref"].removeprefix("#"))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    return _named_type(schema)


def _named_type(schema: Mapping[str, Any]) -> str:
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            inner = _type(schema["items"]) if schema.get("items") else "never"
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def _plain(name: str) -> str:
    """`nonuple.contest.events.OfSlip` where two have the same name."""
    return re.sub(r"\W+", "_", name)
