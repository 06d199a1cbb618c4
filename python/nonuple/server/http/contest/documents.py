"""Pages of a contest to print: each to the roles that may know what it says. Nothing is written."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from nonuple.activity.door import OFFICE
from nonuple.contest.asking import closed_round
from nonuple.contest.commands import DrawNumber, GameNumber
from nonuple.contest.people import TableNumber, desk_of
from nonuple.contest.roles import whom
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.documents import (
    appeal,
    appeal_source,
    contest_source,
    games,
    lists,
    notes,
    places,
    sheets,
    slips,
    wall,
)
from nonuple.documents.model import Document, SlipForm
from nonuple.documents.values import AtTable, Occasion, PaperRanking, Rectification
from nonuple.documents.voice import Voice
from nonuple.errors import Refusal
from nonuple.server.http.contest.entrance import ALL_DESKS, ContestVisitor, admit_to_contest
from nonuple.server.http.entrance import AnyRequest
from nonuple.server.http.printing import PDF, LookAsked, Preview, previewed, printed
from nonuple.texts import Language, spoken
from nonuple.texts import contest as contest_texts
from nonuple.texts import documents as document_texts
from nonuple.texts import printing as texts
from nonuple.texts.guides import GUIDES
from nonuple.words_io.library import Library
from nonuple.words_io.naming import named_here


class PrintedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lets a table in, as the organiser's screen was told once."""

    table: TableNumber
    code: Annotated[str, msgspec.Meta(max_length=40)]
    link: Annotated[str, msgspec.Meta(max_length=300)] = ""


class PageAsked(LookAsked, frozen=True):
    """What a page is about, and how it is printed."""

    game: GameNumber | None = None
    draw: DrawNumber | None = None
    table: TableNumber | None = None
    order: wall.Order = "rank"
    codes: Annotated[tuple[PrintedCode, ...], msgspec.Meta(max_length=20_000)] = ()
    """The server keeps no code: whoever was told them sends them to be printed."""


class Wanted(msgspec.Struct, frozen=True):
    """What is asked for of a contest, and by whom."""

    guest: ContestVisitor
    language: Language
    run: Run | None
    asked: PageAsked

    @property
    def occasion(self) -> Occasion:
        run = self.run
        lexicon = named_here(run.opened.lexicon, Library.of_user()).told(self.language) if run else ""
        return contest_source.occasion_of(self.guest.contest, run, self.language, lexicon)

    @property
    def seated(self) -> list[Seated]:
        """One, if his table is named; an arbiter's own, a player's own; else all."""
        contest, actor, table = self.guest.contest, self.guest.who, self.asked.table
        seating = contest.seating if self.run is None else self.run.seating
        if table is not None:
            return [Seated(whom(contest, actor, table, seating), table)]
        if actor.role == "player":
            return [one for one in seating if one.player == actor.place]
        return contest.seated(desk_of(actor), seating)

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

    @property
    def with_codes(self) -> list[AtTable]:
        """Those whose codes were sent along."""
        given = {one.table: one for one in self.asked.codes}
        return [
            msgspec.structs.replace(seat, code=given[seat.table].code, link=given[seat.table].link)
            for seat in self.seats
            if seat.table in given
        ]


class Printable(NamedTuple):
    roles: tuple[str, ...]
    """Who may have it; everybody in the contest without."""
    made: Callable[[Wanted], Document]


# --- Kinds -------------------------------------------------------------------------------------------------


def _slips(wanted: Wanted) -> Document:
    return slips.slips(slips.with_table(wanted.tables), wanted.language, wanted.asked.paper)


def _blank_slips(wanted: Wanted) -> Document:
    return slips.slips([SlipForm()] * slips.ON_A_PAGE, wanted.language, wanted.asked.paper)


def _photo_slips(wanted: Wanted) -> Document:
    forms = slips.numbered(
        wanted.tables,
        wanted.language,
        turns=sheets.TURNS,
        game=wanted.run.number if wanted.run else 1,
        event=wanted.guest.contest.name,
    )
    return slips.slips(forms, wanted.language, wanted.asked.paper, photo=True)


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
    """All notes of a turn at once, in the order of the tables; without a turn, all that are to be sent."""
    run, draw = wanted.game, wanted.asked.draw
    found = [
        note
        for played in (run.turns if draw is None else [closed_round(run, draw)])
        for note in contest_source.notes_to_print(
            wanted.guest.contest, run, played, wanted.seated, wanted.language, unsent=draw is None
        )
    ]
    if not found:
        raise Refusal(texts.NO_NOTES)
    return notes.correction_notes(found, wanted.occasion, wanted.language)


def _green_notes(wanted: Wanted) -> Document:
    return notes.green_notes(_corrections(wanted), wanted.occasion, wanted.language)


def _corrections(wanted: Wanted) -> list[Rectification]:
    if wanted.run is None:
        return []
    return list(contest_source.corrections_of(wanted.guest.contest, wanted.run, wanted.seated))


def _mark_sheets(wanted: Wanted) -> Document:
    """A sheet a post: the arbiter's own, or all of them."""
    return _marks(wanted, wanted.run)


def _blank_mark_sheets(wanted: Wanted) -> Document:
    return _marks(wanted, None)


def _marks(wanted: Wanted, run: Run | None) -> Document:
    return sheets.mark_sheets(
        contest_source.mark_blocks_of(wanted.guest.contest, run, wanted.seated),
        contest_source.tops_of(run),
        wanted.occasion,
        wanted.language,
        free=contest_source.free_warnings_of(wanted.run),
    )


def _double_sheet(wanted: Wanted) -> Document:
    return _double(wanted, _corrections(wanted))


def _blank_double_sheet(wanted: Wanted) -> Document:
    return _double(wanted, ())


def _double(wanted: Wanted, found: Sequence[Rectification]) -> Document:
    posts = max(len(wanted.guest.contest.arbiters), 1)
    return sheets.double_sheet(found, wanted.occasion, wanted.language, posts=posts)


def _attribution(wanted: Wanted) -> Document:
    game = wanted.run.number if wanted.run else None
    return places.attribution(wanted.seats, wanted.occasion, wanted.language, game=game)


def _table_cards(wanted: Wanted) -> Document:
    """With codes for phones where they were sent along."""
    coded = wanted.with_codes
    return places.table_cards(coded or wanted.seats, wanted.occasion, wanted.language, phones=bool(coded))


def _codes(wanted: Wanted) -> Document:
    if not wanted.with_codes:
        raise Refusal(texts.NO_CODES)
    return places.codes(wanted.with_codes, wanted.occasion, wanted.language)


def _draw_sheet(wanted: Wanted) -> Document:
    pieces = wanted.game.state.settings.pieces
    letters = [(tile.letter, tile.value, tile.count) for tile in pieces.letters.tiles]
    return sheets.draw_sheet(letters, wanted.occasion, wanted.language)


def _announcements(wanted: Wanted) -> Document:
    return sheets.announcement_sheet((), wanted.occasion, wanted.language)


def _game_sheet(wanted: Wanted) -> Document:
    paper = contest_source.game_of(wanted.guest.contest, wanted.game, wanted.language)
    best = contest_source.best_of(wanted.guest.contest, wanted.game, wanted.language)
    return games.game_sheet(paper, wanted.occasion, wanted.language, best=best)


def _masked_sheet(wanted: Wanted) -> Document:
    paper = contest_source.game_of(wanted.guest.contest, wanted.game, wanted.language)
    return games.masked_sheet(paper, wanted.occasion, wanted.language)


def _results(wanted: Wanted) -> Document:
    found = contest_source.ranking_of_game(wanted.guest.contest, wanted.game)
    return wall.results(found, wanted.occasion, wanted.language, order=wanted.asked.order)


def _cumulated(wanted: Wanted) -> Document:
    occasion = contest_source.occasion_of(wanted.guest.contest, None, wanted.language)
    return wall.results(_over_all(wanted), occasion, wanted.language, order=wanted.asked.order)


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
    return wall.diplomas(_over_all(wanted), occasion, wanted.language, values=values, club=wanted.asked.club)


def _appeal(wanted: Wanted) -> Document:
    run, draw, table = wanted.game, wanted.asked.draw, wanted.asked.table
    if draw is None or table is None:
        raise Refusal(texts.WHICH_CASE)
    played = closed_round(run, draw)
    player = whom(wanted.guest.contest, wanted.guest.who, table, run.seating_at(played))
    sheet = played.sheets.get(player)
    if sheet is None or sheet.case is None:
        raise Refusal(texts.NO_CASE)
    if wanted.guest.who.role == "organiser" and not (sheet.ruled and played.retained is not None):
        raise Refusal(texts.NO_CASE)
    seat = Seated(player, table)
    case = appeal_source.appeal_of(wanted.guest.contest, run, played, seat, wanted.language, zone=_zone())
    return appeal.appeal_file(case, wanted.language)


def _zone() -> tzinfo:
    """Hours are printed as the clock on the wall of this place shows them."""
    return datetime.now().astimezone().tzinfo or UTC


def _words(wanted: Wanted) -> Document:
    """The words of a game, to learn."""
    say, run = Voice(wanted.language), wanted.game
    played = {one.retained.word.upper() for one in run.turns if one.retained is not None}
    if not played:
        raise Refusal(texts.NO_WORDS_YET)
    words = [(word, "") for word in sorted(played)]
    title = say(document_texts.WORDS_OF_GAME, game=run.number)
    return lists.word_list(words, wanted.language, title=title, source=wanted.guest.contest.name)


def _guide(role: str) -> Callable[[Wanted], Document]:
    return lambda wanted: lists.guide(role, wanted.occasion, wanted.language)


_ROOM = (*OFFICE, "chief")
_PAPERS: tuple[str, ...] = (*_ROOM, "arbiter", "double")

KINDS: Mapping[str, Printable] = {
    "slips": Printable(_PAPERS, _slips),
    "slips-blank": Printable(_PAPERS, _blank_slips),
    "photo-slips": Printable(_PAPERS, _photo_slips),
    "road-sheets": Printable((*ALL_DESKS, "arbiter", "player"), _road_sheets),
    "road-sheets-blank": Printable(_PAPERS, _blank_road_sheets),
    "notes": Printable((*ALL_DESKS, "arbiter", "player"), _notes),
    "green-notes": Printable((*ALL_DESKS, "arbiter"), _green_notes),
    "mark-sheet": Printable((*ALL_DESKS, "arbiter"), _mark_sheets),
    "mark-sheet-blank": Printable(_PAPERS, _blank_mark_sheets),
    "double-sheet": Printable(ALL_DESKS, _double_sheet),
    "double-sheet-blank": Printable(_PAPERS, _blank_double_sheet),
    "attribution": Printable(_PAPERS, _attribution),
    "table-cards": Printable(_PAPERS, _table_cards),
    "codes": Printable(OFFICE, _codes),
    "draw-sheet": Printable(_ROOM, _draw_sheet),
    "announcements": Printable(_ROOM, _announcements),
    "game-sheet": Printable((), _game_sheet),
    "masked-sheet": Printable((), _masked_sheet),
    "words": Printable((), _words),
    "results": Printable((), _results),
    "cumulated": Printable((), _cumulated),
    "honours": Printable((), _honours),
    "diplomas": Printable(_ROOM, _diplomas),
    "appeal": Printable(("owner", "organiser", "chief", "commission"), _appeal),
    **{f"guide-{role}": Printable((), _guide(role)) for role in GUIDES},
}


# --- Routes ------------------------------------------------------------------------------------------------


@post(
    "/{id:str}/documents/{kind:str}",
    status_code=200,
    summary="A page to print",
    tags=["documents"],
    media_type=PDF,
)
async def print_page(
    request: AnyRequest, id: FromPath[str], kind: FromPath[str], data: JSONBody[PageAsked]
) -> Response[bytes]:
    """As PDF, in the language of the request. To whom each kind is given is in docs/api.md."""
    document = await _made(request, id, kind, data)
    return await printed(document, kind, data)


@post(
    "/{id:str}/documents/{kind:str}/preview", status_code=200, summary="A look at a page", tags=["documents"]
)
async def preview_page(
    request: AnyRequest, id: FromPath[str], kind: FromPath[str], data: JSONBody[PageAsked]
) -> Preview:
    """Pictures of the first pages, to look at before printing."""
    document = await _made(request, id, kind, data)
    return await previewed(document, data)


async def _made(request: AnyRequest, id: str, kind: str, asked: PageAsked) -> Document:
    found = KINDS.get(kind)
    if found is None:
        raise Refusal(texts.UNKNOWN_KIND, kind=kind, known=", ".join(KINDS))
    guest = await admit_to_contest(request, id, *found.roles)
    run = guest.asking.game(asked.game) if asked.game is not None else guest.contest.live
    return found.made(Wanted(guest, spoken(), run, asked))


ROUTES = (print_page, preview_page)
