"""Pages of a contest to print, as PDF: each to the roles that may know what it says. Nothing is written."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nonuple.contest.activity import OFFICE
from nonuple.contest.asking import closed_round
from nonuple.contest.commands import DrawNumber, GameNumber
from nonuple.contest.people import Role, TableNumber
from nonuple.contest.roles import whom
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.documents import appeal, contest_source, games, lists, notes, places, press, sheets, slips, wall
from nonuple.documents.model import Document, House, Look, Paper, SlipForm
from nonuple.documents.values import AtTable, Occasion, PaperRanking, Rectification
from nonuple.errors import Refusal
from nonuple.server.http.contest.entrance import ALL_DESKS, Guest, admit_to_contest
from nonuple.server.http.entrance import AnyRequest
from nonuple.texts import Language, help
from nonuple.texts import contest as contest_texts
from nonuple.texts import printing as texts
from nonuple.texts.guides import GUIDES

PDF = "application/pdf"
Named = Annotated[str, msgspec.Meta(max_length=80)]


class Wanted(msgspec.Struct, frozen=True):
    """What is asked for of a contest, and by whom."""

    guest: Guest
    language: Language
    paper: Paper
    run: Run | None
    draw: int | None
    table: int | None
    order: wall.Order
    club: str

    @property
    def occasion(self) -> Occasion:
        return contest_source.occasion_of(self.guest.contest, self.run, self.language)

    @property
    def seated(self) -> list[Seated]:
        """One, if his table is named; an arbiter's own, a player's own; else all."""
        contest, actor = self.guest.contest, self.guest.actor
        seating = contest.seating if self.run is None else self.run.seating
        if self.table is not None:
            return [Seated(whom(contest, actor, self.table, seating), self.table)]
        if actor.role == "player":
            return [one for one in seating if one.player == actor.player]
        return contest.seated(actor.arbiter if actor.role == "arbiter" else None, seating)

    @property
    def tables(self) -> list[int]:
        return [one.table for one in self.seated]

    @property
    def game(self) -> Run:
        if self.run is None:
            raise Refusal(contest_texts.NO_GAME)
        return self.run

    @property
    def seats(self) -> list[AtTable]:
        return contest_source.seats_of(self.guest.contest, self.seated)


class Printable(NamedTuple):
    roles: tuple[Role, ...]
    """Who may have it; everybody in the contest without."""
    made: Callable[[Wanted], Document]


# --- Kinds -------------------------------------------------------------------------------------------------


def _slips(wanted: Wanted) -> Document:
    return slips.slips(slips.with_table(wanted.tables), wanted.language, wanted.paper)


def _blank_slips(wanted: Wanted) -> Document:
    return slips.slips([SlipForm()] * slips.ON_A_PAGE, wanted.language, wanted.paper)


def _photo_slips(wanted: Wanted) -> Document:
    forms = slips.numbered(
        wanted.tables,
        wanted.language,
        turns=sheets.TURNS,
        game=wanted.run.number if wanted.run else 1,
        event=wanted.guest.contest.name,
    )
    return slips.slips(forms, wanted.language, wanted.paper, photo=True)


def _road_sheets(wanted: Wanted) -> Document:
    """Empty before the game; what a player did once turns are over, for himself and those who judge him."""
    free = contest_source.free_warnings_of(wanted.run)
    lines = [
        (seat, contest_source.road_lines_of(wanted.run, one.player))
        for seat, one in zip(wanted.seats, wanted.seated, strict=True)
    ]
    return sheets.road_sheets(lines, wanted.occasion, wanted.language, free=free)


def _blank_road_sheets(wanted: Wanted) -> Document:
    free = contest_source.free_warnings_of(wanted.run)
    players = [(seat, ()) for seat in wanted.seats]
    return sheets.road_sheets(players, wanted.occasion, wanted.language, free=free)


def _notes(wanted: Wanted) -> Document:
    """All notes of a turn at once, in the order of the tables."""
    run = wanted.game
    if wanted.draw is None:
        raise Refusal(texts.WHICH_DRAW)
    played = closed_round(run, wanted.draw)
    due = contest_source.notes_to_print(wanted.guest.contest, run, played, wanted.seated, wanted.language)
    found = list(due)
    if not found:
        raise Refusal(texts.NO_NOTES)
    return notes.correction_notes(found, wanted.occasion, wanted.language)


def _green_notes(wanted: Wanted) -> Document:
    return notes.green_notes(_corrections(wanted), wanted.occasion, wanted.language)


def _corrections(wanted: Wanted) -> list[Rectification]:
    if wanted.run is None:
        return []
    return list(contest_source.corrections_of(wanted.guest.contest, wanted.run, wanted.seated))


def _mark_sheet(wanted: Wanted) -> Document:
    contest, run = wanted.guest.contest, wanted.run
    arbiter = wanted.guest.actor.arbiter
    posts = [str(n) for n, one in enumerate(contest.arbiters, 1) if one.id == arbiter]
    return sheets.mark_sheet(
        contest_source.mark_lines_of(contest, run, wanted.seated),
        contest_source.tops_of(run),
        wanted.occasion,
        wanted.language,
        post=posts[0] if posts else "",
        free=contest_source.free_warnings_of(run),
    )


def _double_sheet(wanted: Wanted) -> Document:
    posts = max(len(wanted.guest.contest.arbiters), 1)
    return sheets.double_sheet(_corrections(wanted), wanted.occasion, wanted.language, posts=posts)


def _attribution(wanted: Wanted) -> Document:
    game = wanted.run.number if wanted.run else None
    return places.attribution(wanted.seats, wanted.occasion, wanted.language, game=game)


def _table_cards(wanted: Wanted) -> Document:
    return places.table_cards(wanted.seats, wanted.occasion, wanted.language)


def _draw_sheet(wanted: Wanted) -> Document:
    pieces = wanted.game.state.settings.pieces
    letters = [(tile.letter, tile.value, tile.count) for tile in pieces.letters.tiles]
    return sheets.draw_sheet(letters, wanted.occasion, wanted.language)


def _announcements(wanted: Wanted) -> Document:
    return sheets.announcement_sheet((), wanted.occasion, wanted.language)


def _game_sheet(wanted: Wanted) -> Document:
    paper = contest_source.game_of(wanted.guest.contest, wanted.game, wanted.language)
    return games.game_sheet(paper, wanted.occasion, wanted.language)


def _masked_sheet(wanted: Wanted) -> Document:
    paper = contest_source.game_of(wanted.guest.contest, wanted.game, wanted.language)
    return games.masked_sheet(paper, wanted.occasion, wanted.language)


def _results(wanted: Wanted) -> Document:
    found = contest_source.ranking_of_game(wanted.guest.contest, wanted.game)
    return wall.results(found, wanted.occasion, wanted.language, order=wanted.order)


def _cumulated(wanted: Wanted) -> Document:
    occasion = contest_source.occasion_of(wanted.guest.contest, None, wanted.language)
    return wall.results(_over_all(wanted), occasion, wanted.language, order=wanted.order)


def _honours(wanted: Wanted) -> Document:
    occasion = contest_source.occasion_of(wanted.guest.contest, None, wanted.language)
    return wall.honours(_over_all(wanted), occasion, wanted.language)


def _over_all(wanted: Wanted) -> PaperRanking:
    if not wanted.guest.contest.runs:
        raise Refusal(contest_texts.NO_GAME)
    return contest_source.ranking_of_all(wanted.guest.contest, wanted.language)


def _diplomas(wanted: Wanted) -> Document:
    occasion = contest_source.occasion_of(wanted.guest.contest, None, wanted.language)
    values = {tile.letter: tile.value for tile in wanted.game.state.settings.pieces.letters.tiles}
    return wall.diplomas(_over_all(wanted), occasion, wanted.language, values=values, club=wanted.club)


def _appeal(wanted: Wanted) -> Document:
    run = wanted.game
    if wanted.draw is None or wanted.table is None:
        raise Refusal(texts.WHICH_CASE)
    played = closed_round(run, wanted.draw)
    player = whom(wanted.guest.contest, wanted.guest.actor, wanted.table, run.seating_at(played))
    if player not in played.sheets or played.sheets[player].case is None:
        raise Refusal(texts.NO_CASE)
    seat = Seated(player, wanted.table)
    case = contest_source.appeal_of(wanted.guest.contest, run, played, seat, wanted.language)
    return appeal.appeal_file(case, wanted.language)


def _guide(role: str) -> Callable[[Wanted], Document]:
    return lambda wanted: lists.guide(role, wanted.occasion, wanted.language)


_ROOM: tuple[Role, ...] = (*OFFICE, "chief")
_PAPERS: tuple[Role, ...] = (*_ROOM, "arbiter", "double")

KINDS: Mapping[str, Printable] = {
    "slips": Printable(_PAPERS, _slips),
    "slips-blank": Printable(_PAPERS, _blank_slips),
    "photo-slips": Printable(_PAPERS, _photo_slips),
    "road-sheets": Printable((*ALL_DESKS, "arbiter", "player"), _road_sheets),
    "road-sheets-blank": Printable(_PAPERS, _blank_road_sheets),
    "notes": Printable((*ALL_DESKS, "arbiter", "player"), _notes),
    "green-notes": Printable((*ALL_DESKS, "arbiter"), _green_notes),
    "mark-sheet": Printable((*ALL_DESKS, "arbiter"), _mark_sheet),
    "double-sheet": Printable(ALL_DESKS, _double_sheet),
    "attribution": Printable(_PAPERS, _attribution),
    "table-cards": Printable(_PAPERS, _table_cards),
    "draw-sheet": Printable(_ROOM, _draw_sheet),
    "announcements": Printable(_ROOM, _announcements),
    "game-sheet": Printable((), _game_sheet),
    "masked-sheet": Printable((), _masked_sheet),
    "results": Printable((), _results),
    "cumulated": Printable((), _cumulated),
    "honours": Printable((), _honours),
    "diplomas": Printable(_ROOM, _diplomas),
    "appeal": Printable(("owner", "chief", "commission"), _appeal),
    **{f"guide-{role}": Printable((), _guide(role)) for role in GUIDES},
}


# --- Routes ------------------------------------------------------------------------------------------------


@get("/{id:str}/documents/{kind:str}", summary="A page to print", tags=["documents"], media_type=PDF)
async def get_document(
    request: AnyRequest,
    id: FromPath[str],
    kind: FromPath[str],
    *,
    game: FromQuery[GameNumber | None] = None,
    draw: FromQuery[DrawNumber | None] = None,
    table: FromQuery[TableNumber | None] = None,
    order: FromQuery[wall.Order] = "rank",
    paper: FromQuery[Paper] = "a4",
    large: FromQuery[bool] = False,
    colour: FromQuery[bool] = False,
    club: FromQuery[Named] = "",
) -> Response[bytes]:
    """As PDF, in the language of the request. To whom each kind is given is in docs/api.md."""
    found = KINDS.get(kind)
    if found is None:
        raise Refusal(texts.UNKNOWN_KIND, kind=kind, known=", ".join(KINDS))
    guest = await admit_to_contest(request, id, *found.roles)
    run = guest.asking.game(game) if game is not None else guest.contest.live
    wanted = Wanted(guest, _language(), paper, run, draw, table, order, club)
    look = Look(paper=paper, large=large, colour=colour, house=House(club))
    return await _printed(found.made(wanted), look, kind)


class PrintedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lets a table in, as the organiser's screen was told once."""

    table: TableNumber
    code: Annotated[str, msgspec.Meta(max_length=40)]
    link: Annotated[str, msgspec.Meta(max_length=300)] = ""


class CardsToPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    codes: Annotated[tuple[PrintedCode, ...], msgspec.Meta(max_length=20_000)]
    folded: bool = False
    """A folded card a table; without, codes to cut out."""
    paper: Paper = "a4"
    large: bool = False
    club: Named = ""


@post(
    "/{id:str}/documents/codes",
    status_code=200,
    summary="Codes of tables to print",
    tags=["documents"],
    media_type=PDF,
)
async def print_codes(
    request: AnyRequest, id: FromPath[str], data: JSONBody[CardsToPrint]
) -> Response[bytes]:
    """The server keeps no code: whoever was told them sends them to be printed."""
    guest = await admit_to_contest(request, id, *OFFICE)
    contest = guest.contest
    given = {one.table: one for one in data.codes if one.table in contest.seating.players}
    seats = contest_source.seats_of(contest, (one for one in contest.seating if one.table in given))
    seated = [
        msgspec.structs.replace(seat, code=given[seat.table].code, link=given[seat.table].link)
        for seat in seats
    ]
    if not seated:
        raise Refusal(texts.NO_CODES)
    occasion, language = contest_source.occasion_of(contest, contest.live, _language()), _language()
    document = (
        places.table_cards(seated, occasion, language, phones=True)
        if data.folded
        else places.codes(seated, occasion, language)
    )
    return await _printed(document, Look(data.paper, large=data.large, house=House(data.club)), "codes")


async def _printed(document: Document, look: Look, name: str) -> Response[bytes]:
    """Beside the loop: a thousand pages would make all the phones wait."""
    content = await asyncio.to_thread(press.pdf, document, look)
    headers = {"Content-Disposition": f'inline; filename="nonuple-{name}.pdf"'}
    return Response(content, media_type=PDF, headers=headers)


def _language() -> Language:
    """The one that the request is answered in."""
    return "en" if help.CODE.say() == "en" else "fr"


ROUTES = (get_document, print_codes)
