"""`nonuple print`: every page that a room needs, as PDF, as HTML or as text.

The module is not called `print`: as a name of its package it would hide the function.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from nonuple.cli.games import read_game
from nonuple.cli.objects import STANDARD_INPUT, content_of
from nonuple.documents import appeal, games, lists, notes, places, plain, press, sheets, slips, wall
from nonuple.documents.deadlines import appeals_told
from nonuple.documents.event_source import (
    badges_of_event,
    game_of_event,
    occasion_of_event,
    ranking_of_event,
    seats_of_event,
)
from nonuple.documents.game_source import game_paper, to_speak
from nonuple.documents.html import html
from nonuple.documents.model import Document, House, Look, Paper, SlipForm
from nonuple.documents.ranking_source import read_ranking
from nonuple.documents.values import (
    AppealPaper,
    AtTable,
    Badge,
    MarkBlock,
    MarkLine,
    Occasion,
    PaperNote,
    PaperRanking,
    Rectification,
)
from nonuple.errors import Refusal, system_answer
from nonuple.event.event import Event
from nonuple.formats.event_file import read_event
from nonuple.people.importing import read_entries
from nonuple.people.lists import MOST_LINES, ColumnProfile, rows_of_text
from nonuple.people.person import BETWEEN, Person
from nonuple.people.registered import seated_nobody
from nonuple.pieces.variant import USUAL
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import LANGUAGES, Language, Text, language_of, printing
from nonuple.texts import documents as texts
from nonuple.words_io.decoding import decode

MOST = 4_000_000
MOST_LOGO = 2_000_000
MOST_PAGES = 5_000
MOST_TURNS = 60

Data = TypeVar("Data")


class PrintOrder(msgspec.Struct, frozen=True):
    """What is asked for, besides the kind."""

    file: str | None
    occasion: Occasion
    language: Language
    paper: Paper
    tables: tuple[int, ...]
    turns: int | None
    game: int | None
    count: int
    order: wall.Order
    post: str
    title: str
    club: str


Printing = Callable[[PrintOrder], Document]


def print_document(
    kind: str,
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    /,
    *,
    out: Annotated[str, Parameter(name=["--out", "-o"], metavar="FILE")],
    paper: Paper = "a4",
    language: Language | None = None,
    large: Annotated[bool, Parameter(negative=())] = False,
    colour: Annotated[bool, Parameter(negative=())] = False,
    club: str = "",
    logo: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    event: str = "",
    day: str = "",
    manner: str = "",
    game: int | None = None,
    tables: str = "",
    turns: int | None = None,
    count: int | None = None,
    order: wall.Order = "rank",
    post: str = "",
    title: str = "",
) -> None:
    make = KINDS.get(kind)
    if make is None:
        raise Refusal(printing.UNKNOWN_KIND, kind=kind, known=", ".join(KINDS))
    _check({"--turns": (turns, MOST_TURNS), "--count": (count, MOST_PAGES), "--game": (game, MOST_PAGES)})
    if language is not None and language not in LANGUAGES:
        raise Refusal(printing.UNKNOWN_LANGUAGE, language=language, known=", ".join(LANGUAGES))
    spoken = language or language_of(os.environ)
    told_game = texts.GAME_N.said(spoken, {"game": game}) if game is not None else ""
    asked = PrintOrder(
        file=file,
        occasion=Occasion(event, day, told_game, manner, appeals_told(CURRENT, spoken)),
        language=spoken,
        paper=paper,
        tables=_tables(tables),
        turns=turns,
        game=game,
        count=1 if count is None else count,
        order=order,
        post=post,
        title=title,
        club=club,
    )
    look = Look(paper=paper, large=large, colour=colour, house=House(club, _logo(logo)))
    write_document(out, make(asked), look)


# --- Kinds -------------------------------------------------------------------------------------------------


def _slips(asked: PrintOrder) -> Document:
    forms = slips.with_table(_tables_asked(asked), each=asked.turns or slips.ON_A_PAGE)
    return slips.slips(_repeated(list(forms), asked), asked.language, asked.paper)


def _photo_slips(asked: PrintOrder) -> Document:
    forms = slips.numbered(
        _tables_asked(asked),
        asked.language,
        turns=asked.turns or sheets.TURNS,
        game=asked.game or 1,
        event=asked.occasion.event,
    )
    return slips.slips(_repeated(list(forms), asked), asked.language, asked.paper, photo=True)


def _repeated(forms: list[SlipForm], asked: PrintOrder) -> list[SlipForm]:
    """Blank pages are as many as asked for; those with numbers as many as the tables need."""
    return forms or [SlipForm()] * (asked.count * slips.ON_A_PAGE)


def _tables_asked(asked: PrintOrder) -> tuple[int, ...]:
    return asked.tables or (tuple(seat.table for seat in _players(asked)) if asked.file else ())


def _road_sheets(asked: PrintOrder) -> Document:
    players = [(seat, ()) for seat in _players(asked)] if asked.file else []
    return sheets.road_sheets(players, asked.occasion, asked.language, turns=asked.turns or sheets.TURNS)


def _score_book(asked: PrintOrder) -> Document:
    names = [seat.name for seat in _players(asked)] if asked.file else []
    return sheets.score_book(names, asked.occasion, asked.language, turns=asked.turns or sheets.TURNS)


def _mark_sheet(asked: PrintOrder) -> Document:
    tables = asked.tables or range(1, sheets.ON_A_MARK_SHEET + 1)
    seated = _players(asked) if asked.file else [AtTable(table, "") for table in tables]
    lines = [MarkLine(seat.table, seat.name) for seat in seated]
    turns = asked.turns or sheets.TURNS
    block = MarkBlock(lines, asked.post)
    return sheets.mark_sheets([block], (), asked.occasion, asked.language, turns=turns)


def _double_sheet(asked: PrintOrder) -> Document:
    found = _objects(asked, list[Rectification]) if asked.file else []
    return sheets.double_sheet(
        found, asked.occasion, asked.language, name=asked.title, turns=asked.turns or sheets.TURNS
    )


def _notes(asked: PrintOrder) -> Document:
    return notes.correction_notes(_objects(asked, list[PaperNote]), asked.occasion, asked.language)


def _green_notes(asked: PrintOrder) -> Document:
    found = _objects(asked, list[Rectification]) if asked.file else []
    return notes.green_notes(found, asked.occasion, asked.language)


def _table_cards(asked: PrintOrder) -> Document:
    return places.table_cards(_players(asked), asked.occasion, asked.language)


def _attribution(asked: PrintOrder) -> Document:
    event = _event(asked)
    seated = _players(asked) if event is None else seats_of_event(event, asked.game or 1)
    return places.attribution(seated, _occasion(asked), asked.language, game=asked.game)


def _badges(asked: PrintOrder) -> Document:
    event = _event(asked)
    if event is None:
        people = [Person("", one.name, club=one.club, series=one.series) for one in _players(asked)]
        badges = [Badge(one.name, one.card, one.club, one.series) for one in people]
    else:
        badges = badges_of_event(event)
    return places.badges(badges, _occasion(asked), asked.language)


def _codes(asked: PrintOrder) -> Document:
    seated = [seat for seat in _objects(asked, list[AtTable]) if seat.code or seat.link]
    return places.codes(seated, asked.occasion, asked.language)


def _draw_sheet(asked: PrintOrder) -> Document:
    letters = [(tile.letter, tile.value, tile.count) for tile in USUAL.letters.tiles]
    return sheets.draw_sheet(letters, asked.occasion, asked.language, turns=asked.turns or sheets.TURNS)


def _announcements(asked: PrintOrder) -> Document:
    turns = list(to_speak(read_game(asked.file), asked.language)) if asked.file else []
    blank = asked.turns or sheets.TURNS
    return sheets.announcement_sheet(turns, asked.occasion, asked.language, blank=blank)


def _game_sheet(asked: PrintOrder) -> Document:
    """Of an event, the game that is named."""
    event = _event(asked) if asked.game is not None else None
    if event is not None and asked.game is not None:
        paper = game_of_event(event, asked.game, asked.language)
        return games.game_sheet(paper, _occasion(asked), asked.language)
    record = read_game(_file(asked, printing.GAME))
    return games.game_sheet(game_paper(record), asked.occasion, asked.language)


def _masked_sheet(asked: PrintOrder) -> Document:
    record = read_game(_file(asked, printing.GAME))
    return games.masked_sheet(game_paper(record), asked.occasion, asked.language)


def _results(asked: PrintOrder) -> Document:
    return wall.results(_ranking(asked), _occasion(asked), asked.language, order=asked.order)


def _honours(asked: PrintOrder) -> Document:
    return wall.honours(_ranking(asked), _occasion(asked), asked.language)


def _diplomas(asked: PrintOrder) -> Document:
    values = {tile.letter: tile.value for tile in USUAL.letters.tiles}
    return wall.diplomas(
        _ranking(asked),
        _occasion(asked),
        asked.language,
        values=values,
        count=3 if asked.count == 1 else asked.count,
        club=asked.club,
    )


def _appeal(asked: PrintOrder) -> Document:
    return appeal.appeal_file(_objects(asked, AppealPaper), asked.language)


def _words(asked: PrintOrder) -> Document:
    text = _text(asked, printing.WORDS)
    found = [line.partition("\t") for line in text.splitlines() if line.strip()]
    if not found:
        raise Refusal(printing.NO_WORDS, file=asked.file)
    words = [(word.strip(), meaning.strip()) for word, _, meaning in found]
    return lists.word_list(words, asked.language, title=asked.title)


def _guide(asked: PrintOrder) -> Document:
    return lists.guide(_file(asked, printing.ROLE), asked.occasion, asked.language)


def _page(asked: PrintOrder) -> Document:
    return lists.page(_text(asked, printing.MARKDOWN), asked.language, title=asked.title)


KINDS: Mapping[str, Printing] = {
    "slips": _slips,
    "photo-slips": _photo_slips,
    "road-sheets": _road_sheets,
    "score-book": _score_book,
    "notes": _notes,
    "green-notes": _green_notes,
    "mark-sheet": _mark_sheet,
    "double-sheet": _double_sheet,
    "table-cards": _table_cards,
    "attribution": _attribution,
    "badges": _badges,
    "codes": _codes,
    "draw-sheet": _draw_sheet,
    "announcements": _announcements,
    "game-sheet": _game_sheet,
    "masked-sheet": _masked_sheet,
    "results": _results,
    "honours": _honours,
    "diplomas": _diplomas,
    "appeal": _appeal,
    "words": _words,
    "guide": _guide,
    "page": _page,
}


# --- What is given -----------------------------------------------------------------------------------------


def _file(asked: PrintOrder, what: Text) -> str:
    if asked.file is None:
        raise Refusal(printing.FILE_NEEDED, what=what)
    return asked.file


def _text(asked: PrintOrder, what: Text) -> str:
    file = _file(asked, what)
    content = content_of(file, MOST)
    if len(content) > MOST:
        raise Refusal(printing.TOO_LARGE, file=file, most=MOST)
    return decode(content, file).text


def _players(asked: PrintOrder) -> list[AtTable]:
    """Those of a list, or of JSON with their codes; of the tables asked for, where there are any."""
    text = _text(asked, printing.PLAYERS)
    if text.lstrip().startswith("["):
        seated = _objects(asked, list[AtTable])
    else:
        read = read_entries(seated_nobody(), rows_of_text(text), ColumnProfile())
        seated = [
            AtTable(
                one.table or 0,
                BETWEEN.join(filter(None, (one.person.name, one.partner))),
                one.person.club,
                one.person.series,
                one.person.category,
                asked.post,
            )
            for one in read.heads
        ]
    wanted = [seat for seat in seated if not asked.tables or seat.table in asked.tables]
    if not wanted:
        raise Refusal(printing.NO_PLAYERS, file=asked.file)
    return wanted


def _ranking(asked: PrintOrder) -> PaperRanking:
    event = _event(asked)
    if event is not None:
        return ranking_of_event(event, asked.language, asked.game)
    return read_ranking(_text(asked, printing.RANKING))


def _event(asked: PrintOrder) -> Event | None:
    """The event of a file that is one."""
    text = _text(asked, printing.RANKING)
    return read_event(text.encode(), asked.file or "") if text.lstrip().startswith("{") else None


def _occasion(asked: PrintOrder) -> Occasion:
    """As it is told, else as the file of the event calls it."""
    event = _event(asked)
    if event is None:
        return asked.occasion
    known, told = occasion_of_event(event, asked.language, asked.game), asked.occasion
    return msgspec.structs.replace(told, event=told.event or known.event, day=told.day or known.day)


def _objects(asked: PrintOrder, kind: type[Data]) -> Data:
    text = _text(asked, printing.OBJECTS)
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise Refusal(printing.NOT_THE_DATA, file=asked.file, why=error) from None


def _tables(text: str) -> tuple[int, ...]:
    """`1-20, 45`."""
    found: list[int] = []
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        first, _, last = part.partition("-")
        if not (first.strip().isdecimal() and (last.strip() or first).strip().isdecimal()):
            raise Refusal(printing.BAD_TABLES, tables=text)
        low, high = int(first), int(last or first)
        if high < low:
            raise Refusal(printing.BAD_TABLES, tables=text)
        if high - low >= MOST_LINES:
            raise Refusal(printing.TOO_MANY_TABLES, most=MOST_LINES)
        found += range(low, high + 1)
    return tuple(dict.fromkeys(found))


def _check(asked: Mapping[str, tuple[int | None, int]]) -> None:
    for option, (number, most) in asked.items():
        if number is not None and not 1 <= number <= most:
            raise Refusal(printing.BAD_TURNS, option=option, most=most)


def _logo(file: Path | None) -> bytes:
    if file is None:
        return b""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Refusal(printing.CANNOT_READ, file=file, why=system_answer(error)) from None
    if len(content) > MOST_LOGO:
        raise Refusal(printing.TOO_LARGE, file=file, most=MOST_LOGO)
    return content


def write_document(out: str, document: Document, look: Look) -> None:
    """PDF, HTML or text, as the file's name says; PDF to standard output."""
    ending = ".pdf" if out == STANDARD_INPUT else Path(out).suffix.lower()
    match ending:
        case ".pdf":
            content = press.pdf(document, look)
        case ".html" | ".htm":
            content = html(document, look).encode()
        case ".txt":
            content = plain.text(document).encode() + b"\n"
        case _:
            raise Refusal(printing.UNKNOWN_ENDING, file=out)
    if out == STANDARD_INPUT:
        sys.stdout.buffer.write(content)
        return
    try:
        Path(out).write_bytes(content)
    except OSError as error:
        raise Refusal(printing.CANNOT_WRITE, file=out, why=system_answer(error)) from None
