"""Reading the sheet of a game as people paste it.

Columns may be parted by spaces, tabs or bars, named or not; numbers and running totals may be missing; the
solution may stand on the line of its rack or on the next one. A line that cannot be understood is refused by
its number.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

from nonuple.errors import Refusal
from nonuple.formats.retelling import Told, retell
from nonuple.formats.sheet import EDITION, END, ENDS, FORMULA, LEFT, TOTAL, VARIANT
from nonuple.formats.soundness import LONGEST_LINE, read_left
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.tiles import MOST_JOKERS, Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.record import EndReason, Record
from nonuple.rulebooks.registry import CURRENT, duplicate_name
from nonuple.texts import sheet as texts
from nonuple.words.spelling import plain

_ROLES = {
    "number": {"N", "NO", "NUM", "NUMERO", "COUP", "TOUR"},
    "rack": {"TIRAGE", "RACK", "LETTRES"},
    "word": {"MOT", "SOLUTION", "MOTRETENU", "WORD", "TOP"},
    "ref": {"REF", "REFERENCE", "PLACE", "POS", "POSITION"},
    "score": {"POINTS", "POINT", "PTS", "SCORE"},
    "total": {"CUMUL", "TOTAL"},
}
_NAMES = "|".join(map(plain, (EDITION, FORMULA, VARIANT, END, LEFT)))
_NAMED = re.compile(rf"({_NAMES})\s*:\s*(.*)", re.IGNORECASE)
_TOTAL = re.compile(rf"{TOTAL}\s*:?\s*(\d{{1,6}})(?:\s*(?:points|pts))?\.?", re.IGNORECASE | re.ASCII)
_RULE = re.compile(r"[-=|:+\s]*")
_DASHES = str.maketrans("‐‑‒–—−", "------")
_AROUND_PLUS = re.compile(r"(?<=[A-Za-z?])\s*\+\s*(?=[A-Za-z?])")
_REJECTED = re.compile(r"(?<!\S)-\s+(?=[A-Za-z?])")
_SPACED_LETTERS = re.compile(r"(?<!\S)[A-Za-z?](?: [A-Za-z?]){2,}(?!\S)")
_NUMBER = re.compile(r"(\d{1,3})[.):]?", re.ASCII)
_POINTS = re.compile(r"\+?(\d{1,6})(?:(?:pt|pts|point|points)\.?)?", re.ASCII | re.IGNORECASE)
_UNIT = re.compile(r"(?:pt|pts|point|points)\.?", re.IGNORECASE)
_REF = re.compile(r"[A-Oa-o]\d{1,2}|\d{1,2}[A-Oa-o]", re.ASCII)
_LETTERS = re.compile(r"[-A-Za-z?+()\[\]]*[A-Za-z?][-A-Za-z?+()\[\]]*")
_TILE = re.compile(r"[(\[]([A-Za-z])[)\]]|([A-Za-z])")
_MOST_ROWS = 210
"""Two lines for each of the 102 tiles are more than any game has."""


@dataclass(frozen=True)
class _Row:
    """One line of the table, what is missing empty."""

    line: int
    number: str = ""
    rack: str = ""
    word: str = ""
    ref: str = ""
    score: str = ""
    total: str = ""


@dataclass(frozen=True)
class _Sheet:
    """What the lines of a sheet say, before it is put together."""

    rows: tuple[_Row, ...] = ()
    edition: str = CURRENT
    variant: str = USUAL.name
    formula: Formula | None = None
    end: EndReason | None = None
    left: str | None = None
    total: tuple[int, int] | None = None
    """The line that tells the total, and the total."""
    roles: tuple[str, ...] = ()
    """What each column holds, where they are named and parted by tabs or bars."""


def read(text: str) -> Record:
    """The game that a sheet tells; the rulebook, if it is not told, is the current one."""
    sheet = _Sheet()
    lines = text.removeprefix("\ufeff").splitlines()
    headed = next((at for at, line in enumerate(lines) if _headings(_cells(_clean(line)))), None)
    for number, line in enumerate(map(_clean, lines), start=1):
        if line.startswith("#"):
            continue
        try:
            sheet = _with_line(sheet, number, line, titles=headed is not None and number <= headed)
        except Refusal as problem:
            raise Refusal(texts.LINE, line=number, problem=problem) from problem
    if not any(row.word or len(row.rack) >= NORMAL.rack for row in sheet.rows):
        raise Refusal(texts.NO_GAME)
    told = _told(sheet.rows)
    score = sum(turn.score for turn in told)
    if sheet.total is not None and sheet.total[1] != score:
        wrong = Refusal(texts.WRONG_SUM, total=sheet.total[1], expected=score)
        raise Refusal(texts.LINE, line=sheet.total[0], problem=wrong)
    return retell(
        told,
        edition=sheet.edition,
        variant=sheet.variant,
        formula=sheet.formula,
        end=sheet.end,
        left=sheet.left,
    )


# --- Lines -------------------------------------------------------------------------------------------------


def _clean(line: str) -> str:
    """The line without accents, with one kind of dash, without the marks of Markdown around it."""
    apart = unicodedata.normalize("NFKD", line.replace("œ", "oe").replace("Œ", "OE").replace("°", ""))
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return bare.translate(_DASHES).strip().strip("*_").strip()


def _with_line(sheet: _Sheet, number: int, line: str, *, titles: bool) -> _Sheet:
    """The sheet with one more line; lines above the headings may say anything."""
    if len(line) > LONGEST_LINE:
        raise Refusal(texts.LONG_LINE, most=LONGEST_LINE)
    cells = _cells(line)
    said = " ".join(filter(None, cells))
    if _RULE.fullmatch(line):
        return sheet
    if named := _NAMED.fullmatch(said):
        return _with_name(sheet, named[1].upper(), named[2].strip())
    if total := _TOTAL.fullmatch(said):
        return replace(sheet, total=(number, int(total[1])))
    if titles:
        return sheet
    if roles := _headings(cells):
        return replace(sheet, roles=roles if _parted(line) else ())
    if len(sheet.rows) == _MOST_ROWS:
        raise Refusal(texts.TOO_MANY_ROWS, most=_MOST_ROWS)
    cells = [cell.replace(" ", "") if cell.strip("-. ") else "" for cell in cells]
    if sheet.roles and _parted(line):
        row = _Row(number, **{role: cell for role, cell in zip(sheet.roles, cells, strict=False) if role})
    else:
        row = _recognised(number, [cell for cell in cells if cell])
    return replace(sheet, rows=(*sheet.rows, _complete(row)))


def _with_name(sheet: _Sheet, name: str, value: str) -> _Sheet:
    if name == plain(EDITION):
        return replace(sheet, edition=duplicate_name(value.lower()))
    if name == plain(VARIANT):
        return replace(sheet, variant=variant(value.lower()).name)
    if name == plain(FORMULA):
        return replace(sheet, formula=Formula.parse(value.lower()))
    if name == plain(LEFT):
        return replace(sheet, left=read_left(value.upper().replace(" ", "")))
    end = next((end for end, said in ENDS.items() if plain(value) in (plain(said), end.upper())), None)
    if end is None:
        raise Refusal(texts.UNKNOWN_END, end=value, known=", ".join(ENDS.values()))
    return replace(sheet, end=end)


def _parted(line: str) -> bool:
    return "|" in line or "\t" in line


def _cells(line: str) -> list[str]:
    """What stands in the columns; between spaces empty columns leave no trace."""
    if "|" in line:
        return [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
    if "\t" in line:
        return [cell.strip() for cell in line.split("\t")]
    joined = _SPACED_LETTERS.sub(lambda letters: letters[0].replace(" ", ""), line)
    return _REJECTED.sub("-", _AROUND_PLUS.sub("+", joined)).split()


def _headings(cells: Sequence[str]) -> tuple[str, ...]:
    """What each column holds, if the line names a column of racks; a column of another kind is left aside."""
    names = ["".join(filter(str.isalpha, cell.upper())) for cell in cells]
    roles = tuple(next((role for role, known in _ROLES.items() if name in known), "") for name in names)
    no_figures = not any(sign.isdigit() for cell in cells for sign in cell)
    return roles if no_figures and "rack" in roles and len({*roles} - {""}) > 1 else ()


# --- One row -----------------------------------------------------------------------------------------------


def _recognised(line: int, cells: list[str]) -> _Row:
    """What each cell is, by its looks and its order."""
    tokens = _without_units(_with_whole_ref(cells))
    number = _NUMBER.fullmatch(tokens[0]) if tokens else None
    rest = tokens[1:] if number else tokens
    refs, letters, points = [], [], []
    for token in rest:
        if _REF.fullmatch(token):
            refs.append(token)
        elif _POINTS.fullmatch(token):
            points.append(token)
        elif _LETTERS.fullmatch(token):
            letters.append(token)
        else:
            raise Refusal(texts.UNREADABLE, token=token)
    if len(refs) > 1:
        raise Refusal(texts.TWO_PLACES, first=refs[0], second=refs[1])
    if len(letters) > 2 or len(points) > 2:
        raise Refusal(texts.TOO_MANY_WORDS)
    has_rack = len(letters) == 2 or not (refs or points)
    rack, word, *_ = [*letters, "", ""] if has_rack else ["", *letters, ""]
    score, total, *_ = [*points, "", ""]
    return _Row(line, number[1] if number else "", rack, word, refs[0] if refs else "", score, total)


def _with_whole_ref(tokens: list[str]) -> list[str]:
    """`RENE H 5 8` and `CLAIE 4 H 30`: a place in two pieces after a word is put together."""
    if any(_REF.fullmatch(token) for token in tokens):
        return tokens
    for at in range(1, len(tokens) - 1):
        first, second = tokens[at], tokens[at + 1]
        if len(tokens[at - 1]) > 1 and _LETTERS.fullmatch(tokens[at - 1]) and _REF.fullmatch(first + second):
            return [*tokens[:at], first + second, *tokens[at + 2 :]]
    return tokens


def _without_units(tokens: list[str]) -> list[str]:
    """`RENE H5 8 pts`: after word and place a number may be said to be points; before, POINT is a word."""
    placed = next((at for at, token in enumerate(tokens) if _REF.fullmatch(token)), len(tokens))
    return [
        token
        for at, token in enumerate(tokens)
        if not (at > placed + 1 and _UNIT.fullmatch(token) and _POINTS.fullmatch(tokens[at - 1]))
    ]


def _complete(row: _Row) -> _Row:
    """The row, if it has all of a solution or nothing of it."""
    if row.word and not row.ref:
        raise Refusal(texts.NO_PLACE, word=row.word)
    if row.ref and not row.word:
        raise Refusal(texts.NO_WORD, ref=row.ref)
    if row.word and not row.score:
        raise Refusal(texts.NO_POINTS, word=row.word)
    for column in (row.score, row.total):
        if column and not (_POINTS.fullmatch(column) and row.word):
            raise Refusal(texts.UNREADABLE, token=column)
    if row.number and not _NUMBER.fullmatch(row.number):
        raise Refusal(texts.UNREADABLE, token=row.number)
    return replace(row, score=_figure(row.score), total=_figure(row.total))


def _figure(column: str) -> str:
    points = _POINTS.fullmatch(column)
    return points[1] if points else ""


# --- The whole ---------------------------------------------------------------------------------------------


def _told(rows: Sequence[_Row]) -> list[Told]:
    """The turns, each rack with its solution, which stands beside it or beside the next one."""
    rows = [row for row in rows if row.rack or row.word]
    beside = bool(rows[0].word)
    small = "".join(row.rack for row in rows).islower()
    told: list[Told] = []
    total = 0
    for row in rows:
        try:
            if beside:
                told = _opened(told, row)
            if row.word:
                told = _solved(told, row, small=small)
                total = _added(total, row)
            if not beside:
                told = _opened(told, row)
        except Refusal as problem:
            raise Refusal(texts.LINE, line=row.line, problem=problem) from problem
    return told


def _opened(told: list[Told], row: _Row) -> list[Told]:
    """One more turn, if the row has a rack."""
    if not row.rack:
        return told
    if told and not told[-1].word:
        raise Refusal(texts.NO_SOLUTION, rack=told[-1].rack)
    number = int(row.number.rstrip(".):")) if row.number else len(told) + 1
    if number != len(told) + 1:
        raise Refusal(texts.WRONG_NUMBER, number=number, expected=len(told) + 1)
    return [*told, Told(Rack.parse(row.rack.upper()))]


def _solved(told: list[Told], row: _Row, *, small: bool) -> list[Told]:
    word = _word(row.word, small=small)
    if not told or told[-1].word:
        raise Refusal(texts.NO_RACK, word=row.word)
    solved = replace(told[-1], word=word, ref=str(Ref.parse(row.ref)), score=int(row.score))
    return [*told[:-1], solved]


def _word(written: str, *, small: bool) -> str:
    """The word, jokers in lower case; in a sheet typed in small letters only brackets show a joker."""
    unbracketed = (tile[2] or "" for tile in _TILE.finditer(written))
    if small or sum(map(str.islower, unbracketed)) > MOST_JOKERS:
        return read_word(_TILE.sub(lambda tile: tile[1].lower() if tile[1] else tile[2].upper(), written))
    return read_word(_TILE.sub(lambda tile: tile[1].lower() if tile[1] else tile[2], written))


def _added(before: int, row: _Row) -> int:
    score = int(row.score)
    if row.total and int(row.total) != before + score:
        raise Refusal(texts.WRONG_TOTAL, total=row.total, before=before, score=score, expected=before + score)
    return before + score
