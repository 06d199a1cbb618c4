"""What desks and offices look up: verdicts while typing, past turns, words, results. Nothing is written."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from nonuple.contest.asking import closed_round, round_of, slip_at
from nonuple.contest.chief.foreseeing import Foreseen, foresee
from nonuple.contest.chief.playing import check_not_playing, is_playing
from nonuple.contest.commands import DrawNumber, GameNumber
from nonuple.contest.desk.judging import judge
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.people import PlayerId, TableNumber, desk_of
from nonuple.contest.results.evening import evening_of
from nonuple.contest.results.notes import DueNote, notes_of
from nonuple.contest.results.rankings import ledger, played_game, ranking
from nonuple.contest.results.spreadsheet import ranking_table
from nonuple.contest.results.statement import statement
from nonuple.contest.roles import check_table
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.views.desk import SheetView, SolutionView, sheet_view, solutions_view
from nonuple.contest.views.player import PlayerSheet, player_sheet
from nonuple.contest.views.shelf import CountedView, foresee_counted
from nonuple.contest.views.verdicts import VerdictView, verdict_view
from nonuple.contest.written import WrittenSlip, checked_slip
from nonuple.errors import Refusal
from nonuple.formats import game_file
from nonuple.formats.sheet import write_text
from nonuple.play.duplicate.commands import AmendTurn
from nonuple.play.duplicate.words import list_of
from nonuple.publication.exports import ranking_csv
from nonuple.publication.public import Publication
from nonuple.server.http.contest.entrance import DESKS, ContestVisitor, admit_to_contest
from nonuple.server.http.contest.everywhere import over_everywhere
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.slips.verdict import Opinion
from nonuple.texts import contest as contest_texts
from nonuple.texts import server as texts
from nonuple.texts import spoken
from nonuple.words_io.readings import readings_of

CSV = "text/csv"


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slip as far as it is typed."""

    draw: DrawNumber
    table: TableNumber
    slip: WrittenSlip
    game: GameNumber
    opinions: dict[Annotated[str, msgspec.Meta(max_length=3)], Opinion] = {}
    """What its arbiter thinks of places so far, by their reference."""


class Word(msgspec.Struct, frozen=True):
    word: str
    admitted: bool
    readings: tuple[str, ...]
    """What the word is, where the word list tells."""
    listed: bool
    """Whether the list has it, whatever was ruled for the game."""


# --- Slips -------------------------------------------------------------------------------------------------


@post("/{id:str}/preview", status_code=200, summary="The verdict on a slip", tags=["desk"])
async def preview_verdict(request: AnyRequest, id: FromPath[str], data: JSONBody[Typed]) -> VerdictView:
    """What the rulebook would decide; nothing is stored."""
    guest = await admit_to_contest(request, id, *DESKS)
    run = _game(guest, data.game)
    there = slip_at(run, closed_round(run, data.draw), data.table)
    check_table(guest.contest, guest.who, there.table, there.player)
    lexicon = guest.activity.means.lexicon(run.opened.lexicon)
    slip = checked_slip(data.slip)
    judged = partial(judge, lexicon=lexicon, opinions_at=data.opinions)
    _, verdict = await asyncio.to_thread(judged, guest.contest, run, there.played, there.player, slip)
    return verdict_view(verdict)


@get(
    "/{id:str}/shelf/{game:int}/{draw:int}/{table:int}",
    summary="What a slip that came late would change",
    tags=["desk"],
)
async def preview_counted(
    request: AnyRequest, id: FromPath[str], game: FromPath[int], draw: FromPath[int], table: FromPath[int]
) -> CountedView:
    """Nothing is changed yet."""
    guest = await admit_to_contest(request, id, *DESKS, "organiser")
    run = _game(guest, game)
    slip = slip_at(run, closed_round(run, draw), table)
    check_table(guest.contest, guest.who, slip.table, slip.player)
    if slip.sheet.late is None:
        raise Refusal(contest_texts.NOTHING_LATE, table=table)
    return foresee_counted(guest.contest, slip, guest.activity.means.lexicon(run.opened.lexicon))


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
    there = guest.contest.seated_at(run, played, _desk(guest))
    return [sheet_view(guest.contest, run, played, one.player) for one in there]


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
    return list(notes_of(guest.contest, run, played, guest.contest.seated(_desk(guest), run.seating)))


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
    check_not_playing(live)
    lexicon = guest.activity.means.lexicon(live.opened.lexicon if live else None)
    listed = word in lexicon
    admitted = word in list_of(live.state, lexicon) if live else listed
    readings = readings_of(word) if listed else ()
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


# --- Results -----------------------------------------------------------------------------------------------


@get("/{id:str}/results.csv", summary="The ranking as a table", tags=["results"])
async def get_ranking(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[str]:
    guest = await admit_to_contest(request, id)
    run, whole = _game(guest, game), guest.contest
    settled = ledger(whole, run)
    return Response(ranking_table(ranking(whole, run, settled), len(settled.pending)), media_type=CSV)


@get("/{id:str}/cumulated.csv", summary="The ranking over all games", tags=["results"])
async def get_cumulated(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    guest = await admit_to_contest(request, id)
    _game(guest, None)
    site = Publication(evening_of(guest.contest), spoken(), "")
    return Response(ranking_csv(site), media_type=CSV)


@get("/{id:str}/sheets/{player:str}", summary="The slips of a player", tags=["results"])
async def get_player_sheet(
    request: AnyRequest,
    id: FromPath[str],
    player: FromPath[str],
    game: FromQuery[GameNumber | None] = None,
) -> PlayerSheet:
    """Of the turns whose word was retained: for the player himself, and for those who correct his slips."""
    guest = await admit_to_contest(request, id, *DESKS, "player")
    run, who = _game(guest, game), PlayerId(player)
    if who not in guest.contest.players:
        raise Refusal(contest_texts.NO_SUCH_PLAYER, player=player)
    seating = run.seating if who in run.seating else guest.contest.seating
    check_table(guest.contest, guest.who, seating.tables[who], who)
    return player_sheet(run, who)


@get("/{id:str}/sheet.txt", summary="The sheet of a game", tags=["results"])
async def get_sheet(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[str]:
    """The turns whose word was retained; what people decided below, in French like the sheet."""
    guest = await admit_to_contest(request, id)
    run = _game(guest, game)
    if run.over:
        await over_everywhere(club_of(request), guest.contest, run)
    return Response(
        write_text(run.state.record, [one.fr for one in statement(run)]), media_type=MediaType.TEXT
    )


@get("/{id:str}/game.json", summary="A finished game as a file", tags=["results"])
async def get_game(
    request: AnyRequest, id: FromPath[str], game: FromQuery[GameNumber | None] = None
) -> Response[bytes]:
    """With what its letters were drawn from, so that anyone can verify it."""
    guest = await admit_to_contest(request, id)
    run = _game(guest, game)
    if not run.over:
        raise Refusal(texts.NOT_OVER)
    chance = await over_everywhere(club_of(request), guest.contest, run)
    return Response(game_file.write(replace(played_game(run), chance=chance)), media_type=MediaType.JSON)


# --- What is looked at -------------------------------------------------------------------------------------


def _game(guest: ContestVisitor, number: int | None) -> Run:
    return guest.asking.game(number)


def _desk(guest: ContestVisitor) -> str | None:
    """Whose desk it is; None for those who see them all."""
    return desk_of(guest.who)


def _round_to_solve(guest: ContestVisitor, run: Run, draw: int) -> Round:
    if guest.who.role in ("owner", "chief") and not is_playing(run):
        return round_of(run, draw)
    return closed_round(run, draw)


ROUTES = (
    preview_verdict,
    preview_counted,
    get_round,
    get_notes,
    get_solutions,
    get_word,
    preview_amendment,
    get_ranking,
    get_cumulated,
    get_player_sheet,
    get_sheet,
    get_game,
)
