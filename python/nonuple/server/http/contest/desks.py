"""What desks and offices look up: verdicts while typing, past turns, words, results. Nothing is written."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nonuple.contest.activity import OFFICE
from nonuple.contest.asking import closed_round, round_of
from nonuple.contest.chief.foreseeing import Foreseen, foresee
from nonuple.contest.commands import DrawNumber, GameNumber
from nonuple.contest.desk.judging import judge
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.office import organising as office
from nonuple.contest.office import registration
from nonuple.contest.people import TableNumber
from nonuple.contest.results.notes import DueNote, notes_of
from nonuple.contest.results.rankings import cumulated, ledger, played_game, ranking
from nonuple.contest.results.spreadsheet import cumulated_table, ranking_table
from nonuple.contest.roles import check_table
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.views.desk import SheetView, SolutionView, sheet_view, solutions_view
from nonuple.contest.views.public import words_ruled
from nonuple.contest.views.table import PlayerSheet, player_sheet
from nonuple.contest.written import Decision, WrittenSlip, checked_slip
from nonuple.errors import Refusal
from nonuple.formats import game_file
from nonuple.formats.sheet import write_text
from nonuple.play.duplicate.commands import AmendTurn
from nonuple.play.duplicate.words import list_of
from nonuple.server.http.contest.entrance import ALL_DESKS, DESKS, Guest, admit_to_contest
from nonuple.server.http.entrance import AnyRequest
from nonuple.slips.verdict import Opinion
from nonuple.texts import server as texts
from nonuple.words_io.library import DEFAULT
from nonuple.words_io.readings import readings_of

CSV = "text/csv"


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slip as far as it is typed."""

    draw: DrawNumber
    table: TableNumber
    slip: WrittenSlip
    game: GameNumber | None = None
    opinions: dict[Annotated[str, msgspec.Meta(max_length=3)], Opinion] = {}
    """What its arbiter thinks of places so far, by their reference."""


class Word(msgspec.Struct, frozen=True):
    word: str
    admitted: bool
    readings: tuple[str, ...]
    """What the word is, where the word list tells."""
    listed: bool
    """Whether the list has it, whatever was ruled for the game."""


class Pasted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=registration.MOST_BYTES)]


# --- Slips -------------------------------------------------------------------------------------------------


@post("/{id:str}/preview", status_code=200, summary="The verdict on a slip", tags=["desk"])
async def preview_verdict(request: AnyRequest, id: FromPath[str], data: JSONBody[Typed]) -> Decision:
    """What the rulebook would decide; nothing is stored."""
    guest = await admit_to_contest(request, id, *DESKS)
    run = _game(guest, data.game)
    played = closed_round(run, data.draw)
    check_table(guest.contest, guest.actor, data.table)
    lexicon = guest.activity.means.lexicon(run.opened.lexicon)
    slip = checked_slip(data.slip)
    return judge(guest.contest, run, played, data.table, slip, lexicon=lexicon, opinions_at=data.opinions)[1]


@get("/{id:str}/rounds/{draw:int}", summary="The slips of a turn", tags=["desk"])
async def get_round(
    request: AnyRequest,
    id: FromPath[str],
    draw: FromPath[int],
    game: FromQuery[GameNumber | None] = None,
) -> list[SheetView]:
    guest = await admit_to_contest(request, id, *DESKS)
    run = _game(guest, game)
    played = closed_round(run, draw)
    return [sheet_view(guest.contest, run, played, table) for table in _tables(guest)]


@get("/{id:str}/notes/{draw:int}", summary="Correction notes of a turn", tags=["desk"])
async def get_notes(
    request: AnyRequest,
    id: FromPath[str],
    draw: FromPath[int],
    game: FromQuery[GameNumber | None] = None,
) -> list[DueNote]:
    guest = await admit_to_contest(request, id, *DESKS)
    run = _game(guest, game)
    played = closed_round(run, draw)
    return list(notes_of(guest.contest, run, played, _tables(guest)))


@get("/{id:str}/solutions/{draw:int}", summary="The solutions of a turn", tags=["desk"])
async def get_solutions(
    request: AnyRequest,
    id: FromPath[str],
    draw: FromPath[int],
    game: FromQuery[GameNumber | None] = None,
) -> Sequence[SolutionView]:
    """Once its slips are in; the chief arbiter may look any time."""
    guest = await admit_to_contest(request, id, *DESKS)
    run = _game(guest, game)
    played = _round_to_solve(guest, run, draw)
    moves = solutions_of(played, guest.activity.means.lexicon(run.opened.lexicon))
    return solutions_view(moves, len(moves))


@get("/{id:str}/words/{word:str}", summary="Whether a word is admitted", tags=["desk"])
async def get_word(request: AnyRequest, id: FromPath[str], word: FromPath[str]) -> Word:
    """By the word list of the live game, and by what was ruled in it."""
    guest = await admit_to_contest(request, id, *DESKS, "commission")
    live = guest.contest.live
    lexicon = guest.activity.means.lexicon(live.opened.lexicon if live else None)
    listed = word in lexicon
    admitted = word in list_of(live.state, lexicon) if live else listed
    readings = readings_of(word) if listed and lexicon.name == DEFAULT else ()
    return Word(word, admitted, tuple(reading.describe() for reading in readings), listed)


@post(
    "/{id:str}/amend/preview",
    status_code=200,
    summary="What the correction of a past turn would change",
    tags=["chief"],
)
async def preview_amendment(request: AnyRequest, id: FromPath[str], data: JSONBody[AmendTurn]) -> Foreseen:
    """Nothing is changed yet."""
    guest = await admit_to_contest(request, id, "owner", "chief")
    return foresee(guest.asking, data)


# --- The office --------------------------------------------------------------------------------------------


@post(
    "/{id:str}/players/preview",
    status_code=200,
    summary="What is understood of a list of players",
    tags=["office"],
)
async def preview_players(
    request: AnyRequest, id: FromPath[str], data: JSONBody[Pasted]
) -> registration.Understood:
    """Nobody is registered yet. Read beside the loop: a long list would make all the phones wait."""
    guest = await admit_to_contest(request, id, *OFFICE)
    whole = guest.contest
    understood = await asyncio.to_thread(registration.read, data.text, tuple(whole.players))
    return registration.Understood(tuple(office.readable(whole, understood.lines)))


# --- Results -----------------------------------------------------------------------------------------------


@get("/{id:str}/results.csv", summary="The ranking as a table", tags=["results"])
async def get_ranking(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[str]:
    guest = await admit_to_contest(request, id)
    run, whole = _game(guest, game), guest.contest
    return Response(ranking_table(ranking(whole, run, ledger(whole, run))), media_type=CSV)


@get("/{id:str}/cumulated.csv", summary="The ranking over all games", tags=["results"])
async def get_cumulated(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    guest = await admit_to_contest(request, id)
    _game(guest, None)
    whole = guest.contest
    lines = cumulated(whole, [ledger(whole, run) for run in whole.runs.values()])
    return Response(cumulated_table(lines), media_type=CSV)


@get("/{id:str}/sheets/{table:int}", summary="The slips of a table", tags=["results"])
async def get_player_sheet(
    request: AnyRequest,
    id: FromPath[str],
    table: FromPath[int],
    game: FromQuery[GameNumber | None] = None,
) -> PlayerSheet:
    """Of the turns whose word was retained: for the player himself, and for those who correct his slips."""
    guest = await admit_to_contest(request, id, *DESKS, "player")
    check_table(guest.contest, guest.actor, table)
    return player_sheet(_game(guest, game), table)


@get("/{id:str}/sheet.txt", summary="The sheet of a game", tags=["results"])
async def get_sheet(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[str]:
    """The turns whose word was retained; words struck or admitted below, in French like the sheet."""
    run = _game(await admit_to_contest(request, id), game)
    return Response(write_text(run.state.record, words_ruled(run)), media_type=MediaType.TEXT)


@get("/{id:str}/game.json", summary="A finished game as a file", tags=["results"])
async def get_game(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[bytes]:
    """With what its letters were drawn from, so that anyone can verify it."""
    run = _game(await admit_to_contest(request, id), game)
    if not run.over:
        raise Refusal(texts.NOT_OVER)
    return Response(game_file.write(played_game(run)), media_type=MediaType.JSON)


# --- What is looked at -------------------------------------------------------------------------------------


def _game(guest: Guest, number: int | None) -> Run:
    return guest.asking.game(number)


def _tables(guest: Guest) -> list[int]:
    """Those of a desk."""
    everywhere = guest.actor.role in ALL_DESKS
    return guest.contest.tables_of(None if everywhere else guest.actor.arbiter)


def _round_to_solve(guest: Guest, run: Run, draw: int) -> Round:
    if guest.actor.role in ("owner", "chief"):
        return round_of(run, draw)
    return closed_round(run, draw)


ROUTES = (
    preview_verdict,
    get_round,
    get_notes,
    get_solutions,
    get_word,
    preview_amendment,
    preview_players,
    get_ranking,
    get_cumulated,
    get_player_sheet,
    get_sheet,
    get_game,
)
