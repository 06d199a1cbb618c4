"""Sheets as clubs publish them, brought to the plain lines that `sheet_reading` reads.

Columns may have any names, be parted by tabs, bars, semicolons or spaces, or stand one cell a line, as phones
copy them; words may bear marks; titles and footers may say anything. A row that is not understood is pointed
at by its line, and the rest is read: every line of what is given back stands where it stood, below one line
for what titles tell.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.formats.sheet import FORMULA
from nonuple.pieces.formula import FORMULAS
from nonuple.texts import sheet as texts

_MOST_LINES = 5_000
_LONGEST = 2_000
_LONGEST_RACK = 9
_LONGEST_ROW = 8
"""Words on a line without a turn's number."""

_HEADINGS = (
    ("total", re.compile(r"CUMUL|TOTAL|SOMME")),
    ("rack", re.compile(r"TIRAGE|LETTRES|RACK|^TIR")),
    ("word", re.compile(r"^MOT|SOLUTION|RETENU|COUPJOUE|MEILLEUR|WORD|^TOP$|^JEU$")),
    ("ref", re.compile(r"REF|PLACE|POS|COORD|EMPL|^LOC|CASE|WHERE")),
    ("score", re.compile(r"POINT|^PTS|SCORE|VALEUR|^PT")),
    ("number", re.compile(r"^N$|^NO$|^NUM|COUP|TOUR|TURN|^$")),
)
"""What headings mean, the first that fits: « Score cumulé » is a total, « Mot placé » a word."""

_MARKS = "*†‡°!#^•§+"
_RAISED = re.compile("[¹²³⁴⁵⁶⁷⁸⁹ªº]")
_DASHES = str.maketrans("‐‑‒–—−", "------")
_GAP = re.compile(r"\s{2,}")
_SPACED = re.compile(r"(?<!\S)[A-Z?](?: [A-Z?+])+(?!\S)")
_AROUND_PLUS = re.compile(r"(?<=[A-Za-z?])\s*\+\s*(?=[A-Za-z?])")
_REJECTED = re.compile(r"(?<!\S)[-/]+\s*(?=[A-Z?]{2,})")
_NUMBER = re.compile(r"(?:n[o°]?\.?\s*)?(\d{1,3})\s*(?:[.):°]|er|e)?", re.IGNORECASE | re.ASCII)
_POINTS = re.compile(
    r"\+?(\d{1,4})\s*(?:pts?\.?|points?|p\.?)?\s*(?:[*!sS]|\([^()]*\))?", re.IGNORECASE | re.ASCII
)
_ROW_FIRST = re.compile(r"\(?([A-O])\s*[-./]?\s*0?(1[0-5]|[1-9])\)?", re.IGNORECASE | re.ASCII)
_COLUMN_FIRST = re.compile(r"\(?0?(1[0-5]|[1-9])\s*[-./]?\s*([A-O])\)?", re.IGNORECASE | re.ASCII)
_RACK = re.compile(r"-?[A-Z?]*\+?[A-Z?]+")
_WORD = re.compile(r"(?:[A-Za-z]|[(\[][A-Za-z][)\]]){2,15}")
_TOTAL_SAID = re.compile(r"\b(\d{2,4})\s*(?:pts|points)\b|\btotal\b\D{0,12}(\d{2,4})\b", re.IGNORECASE)
_JOKER_GAME = re.compile(r"\bjoker\b", re.IGNORECASE)
_OF_LETTERS = (
    ("7+8+9", re.compile(r"\b7\s*(?:,|\+|-)\s*8\s*(?:et|\+|-)\s*9\b", re.IGNORECASE)),
    ("7/8", re.compile(r"(?<![/\d])7\s*(?:lettres\s*)?(?:/|sur|parmi)\s*8(?!\d|\s*/)", re.IGNORECASE)),
    ("7+8", re.compile(r"\b7\s*(?:et|ou|\+)\s*8\b", re.IGNORECASE)),
)
"""7/8/2026 is a date."""


class Problem(NamedTuple):
    """A line that was left aside, or says what does not add up, and why."""

    line: int
    why: Refusal

    def refusal(self) -> Refusal:
        return Refusal(texts.LINE, line=self.line, problem=self.why)


class Tidied(NamedTuple):
    """The sheet in plain lines, and what of it was not understood."""

    text: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    number: int | None = None
    rack: str = ""
    word: str = ""
    ref: str = ""
    score: int | None = None
    total: int | None = None

    def plainly(self) -> str:
        return " ".join(filter(None, (self.rack, self.word, self.ref, str(self.score) if self.word else "")))


def tidied(text: str) -> Tidied:
    """The same sheet in plain lines; without any row, nothing but problems."""
    lines = [_clean(line) for line in text.removeprefix("\ufeff").splitlines()[:_MOST_LINES]]
    rows, prose, problems = _rows_of(_regrouped(lines))
    rows, more = _in_order(rows)
    problems = [*problems, *more]
    out = [""] * (len(lines) + 1)
    for row in rows:
        out[row.line] = row.plainly()
    formula = _formula([said for line, said in prose if not rows or line < rows[0].line], rows)
    if formula:
        out[0] = f"{FORMULA} : {formula}"
    if rows:
        problems += _other_total(prose, rows)
    return Tidied("\n".join([out[0] or "#", *out[1:]]), tuple(sorted(problems, key=lambda one: one.line)))


def _clean(line: str) -> str:
    """Without accents, figures of notes and strange spaces; tabs at the ends are columns, and stay."""
    unmarked = _RAISED.sub("", line[:_LONGEST].replace("\u00a0", " ").replace("\u202f", " "))
    apart = unicodedata.normalize("NFKD", unmarked.replace("œ", "oe").replace("Œ", "OE"))
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return bare.translate(_DASHES).replace("\u200b", "").strip(" ")


# --- Lines --------------------------------------------------------------------------------------------------


def _regrouped(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The lines that hold something, numbered from 1; cells that stand one a line are put into rows again."""
    held = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    single = sum(len(line.split()) == 1 for _, line in held)
    refs = sum(bool(_ref(line.strip())) for _, line in held)
    if refs < 2 or single < 0.7 * len(held):
        return held
    cells = [(number, line.strip()) for number, line in held]
    starts, due = [], 1
    for at, (_, cell) in enumerate(cells[:-1]):
        if cell.rstrip(".):") == str(due) and _looks_like_a_rack(cells[at + 1][1]):
            starts.append(at)
            due += 1
    if not starts:
        return held
    rows = [(number, cell) for number, cell in cells[: starts[0]]]
    for start, end in zip(starts, [*starts[1:], len(cells)], strict=True):
        rows += _cut_in_two(cells[start:end])
    return rows


def _cut_in_two(cells: Sequence[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """A row; the last one of a sheet may be followed by the solution of its own rack."""
    places = [at for at, (_, cell) in enumerate(cells) if _ref(cell)]
    cut = places[1] - 1 if len(places) > 1 else len(cells)
    for part in (cells[:cut], cells[cut:]):
        if part:
            yield part[0][0], " ".join(cell.replace(" ", "") for _, cell in part)


def _looks_like_a_rack(cell: str) -> bool:
    rack = _rack(cell)
    return bool(rack) and len(rack.strip("-").replace("+", "")) >= 2


class _Columns(NamedTuple):
    parting: str
    roles: tuple[str, ...]


def _rows_of(lines: Sequence[tuple[int, str]]) -> tuple[list[_Row], list[tuple[int, str]], list[Problem]]:
    rows: list[_Row] = []
    prose: list[tuple[int, str]] = []
    problems: list[Problem] = []
    columns: _Columns | None = None
    for number, line in lines:
        headed = _headed(line)
        if headed:
            columns = headed
            continue
        row = _in_columns(number, line, columns) or _by_looks(number, line)
        if row is not None:
            rows.append(row)
        elif _means_to_be_a_row(line, columns):
            problems.append(Problem(number, Refusal(texts.NOT_UNDERSTOOD, found=line.strip()[:60])))
        else:
            prose.append((number, line))
    return rows, prose, problems


def _parting(line: str) -> str:
    return next((sign for sign in "\t|;" if sign in line), "," if line.count(",") >= 3 else "")


def _cells(line: str, parting: str) -> list[str]:
    if parting == "|":
        line = line.strip().removeprefix("|").removesuffix("|")
    parts = line.split(parting) if parting else _GAP.split(line.strip())
    return [part.strip().strip('"').strip() for part in parts]


def _headed(line: str) -> _Columns | None:
    """The columns, if the line names that of the racks or of the words, and another."""
    parting = _parting(line)
    cells = _cells(line, parting)
    cells = cells if parting or len(cells) > 2 else line.split()
    if any(sign.isdigit() for sign in line) or len(cells) < 2:
        return None
    roles = tuple(_role(cell) for cell in cells)
    known = {*roles} - {""}
    return _Columns(parting, roles) if len(known) > 2 and known & {"rack", "word"} else None


def _role(heading: str) -> str:
    letters = "".join(filter(str.isalpha, heading.upper()))
    return next((role for role, fits in _HEADINGS if fits.search(letters)), "")


# --- Rows ---------------------------------------------------------------------------------------------------


def _in_columns(number: int, line: str, columns: _Columns | None) -> _Row | None:
    """A row under headings; empty cells that were lost at its beginning are put back."""
    if columns is None or not columns.parting or columns.parting not in line:
        return None
    cells = _cells(line, columns.parting)
    for lost in range(max(1, len(columns.roles) - len(cells) + 1)):
        row = _with_roles(number, dict(zip(columns.roles, [*[""] * lost, *cells], strict=False)))
        if row is not None:
            return row
    return None


def _with_roles(number: int, cells: dict[str, str]) -> _Row | None:
    said = {role: cell for role, cell in cells.items() if role and cell.strip("-. /")}
    rack = _rack(said["rack"]) if "rack" in said else ""
    word = _word(said["word"]) if "word" in said else ""
    ref = _ref(said["ref"]) if "ref" in said else ""
    if not ref and word and " " in said.get("word", ""):
        return None
    score, total = _figure(said.get("score", "")), _figure(said.get("total", ""))
    whole = bool(word) == bool(ref) and (not word or score is not None)
    if not whole or not (rack or word) or ("rack" in said and not rack):
        return None
    turn = _NUMBER.fullmatch(said.get("number", ""))
    return _Row(number, int(turn[1]) if turn else None, rack, word, ref, score if word else None, total)


def _by_looks(number: int, line: str) -> _Row | None:
    """A row by the looks and the order of what stands in it."""
    tokens = _tokens(line)
    turn = _NUMBER.fullmatch(tokens[0]) if tokens else None
    rest = tokens[1:] if turn and len(tokens) > 1 and not tokens[1][0].isdigit() else tokens
    counted = int(turn[1]) if turn and rest is not tokens else None
    place = next((at for at, token in enumerate(rest) if _ref(token) and at), None)
    if place is None:
        rack = _rack(rest[0]) if len(rest) == 1 else ""
        fits = rack and (counted is not None or _looks_drawn(rest[0]))
        return _Row(number, counted, rack) if fits else None
    prose = counted is None and len(rest) > _LONGEST_ROW
    return None if prose else _placed(number, counted, rest, place)


def _looks_drawn(token: str) -> bool:
    """A rack that stands alone: as long as one, or parted, or with a joker."""
    letters = sum(sign.isalpha() or sign == "?" for sign in token)
    return token.upper() == token and (letters >= 7 or "+" in token or "?" in token or token.startswith("-"))


def _placed(number: int, counted: int | None, tokens: Sequence[str], place: int) -> _Row | None:
    """Rack and word before the place, or the word behind it; the points and their sum after both."""
    behind = place + 1 < len(tokens) and _word(tokens[place + 1]) and not _figure_of(tokens[place + 1])
    before = [token for token in tokens[:place] if _word(token) or _rack(token)]
    if behind:
        rack, word = (before[-1] if before else ""), tokens[place + 1]
    elif before:
        rack, word = (before[-2] if len(before) > 1 else ""), before[-1]
    else:
        return None
    rack, word = _rack(rack), _word(word)
    after = [_figure(token) for token in tokens[place + 1 + bool(behind) :]]
    figures = [figure for figure in after if figure is not None]
    figures = figures or [figure for token in tokens[:place] if (figure := _figure_of(token)) is not None]
    if not word or not figures:
        return None
    total = figures[1] if len(figures) > 1 else None
    return _Row(number, counted, rack, word, _ref(tokens[place]), figures[0], total)


def _tokens(line: str) -> list[str]:
    parting = _parting(line)
    cells = _cells(line, parting) if parting else _cells(line, "")
    joined = [_SPACED.sub(lambda letters: letters[0].replace(" ", ""), cell) for cell in cells]
    joined = [_REJECTED.sub("-", _AROUND_PLUS.sub("+", cell)) for cell in joined]
    return [
        token
        for cell in joined
        for token in ([cell.replace(" ", "")] if _ref(cell) else _split(cell))
        if token
    ]


def _split(cell: str) -> list[str]:
    """The words of a cell, a place in two pieces put together: `RENE H 5 8`."""
    words = cell.split()
    for at in range(1, len(words) - 1):
        if len(words[at - 1]) > 1 and not _ref(words[at]) and _ref(words[at] + words[at + 1]):
            return [*words[:at], words[at] + words[at + 1], *words[at + 2 :]]
    return words


def _means_to_be_a_row(line: str, columns: _Columns | None) -> bool:
    """Whether one would miss it: a numbered or parted rack, a place and figures, cells under headings."""
    tokens = _tokens(line)
    racks = [token for token in tokens[:2] if token == token.upper() and _rack(token)]
    numbered = len(tokens) > 2 and _NUMBER.fullmatch(tokens[0]) is not None and tokens[1] in racks
    drawn = any("+" in token or "?" in token for token in racks)
    placed = any(map(_ref, tokens[1:])) and any(_figure_of(token) is not None for token in tokens)
    under = columns is not None and bool(columns.parting) and columns.parting in line
    short = len(tokens) <= _LONGEST_ROW
    return numbered or (short and (drawn or placed)) or (under and len(tokens) > 2)


# --- Cells --------------------------------------------------------------------------------------------------


def _ref(cell: str) -> str:
    """`H4` or `4H`, however it is written; empty for anything else."""
    row = _ROW_FIRST.fullmatch(cell)
    if row:
        return f"{row[1].upper()}{row[2]}"
    column = _COLUMN_FIRST.fullmatch(cell)
    return f"{column[1]}{column[2].upper()}" if column else ""


def _rack(cell: str) -> str:
    written = re.sub(r"[\s,.]", "", cell).replace("_", "?").replace("*", "?").upper()
    written = re.sub(r"^[-/#]+", "-", written)
    letters = sum(sign.isalpha() or sign == "?" for sign in written)
    return written if _RACK.fullmatch(written) and letters <= _LONGEST_RACK else ""


def _word(cell: str) -> str:
    written = cell.replace(" ", "").strip(_MARKS)
    return written if _WORD.fullmatch(written) else ""


def _figure(cell: str) -> int | None:
    found = _POINTS.fullmatch(cell.strip())
    return int(found[1]) if found else None


def _figure_of(token: str) -> int | None:
    return _figure(token) if token[:1].isdigit() or token.startswith("+") else None


# --- The whole ----------------------------------------------------------------------------------------------


def _in_order(rows: Sequence[_Row]) -> tuple[list[_Row], list[Problem]]:
    """The rows up to a turn that is not there: what follows it lies on words that nobody knows."""
    problems: list[Problem] = []
    due, total = 1, 0
    for at, row in enumerate(rows):
        if row.number is not None and row.rack:
            if row.number > due:
                why = Refusal(texts.TURN_MISSING, number=due, line=row.line)
                return list(rows[:at]), [*problems, Problem(row.line, why)]
            due = row.number + 1
        elif row.rack:
            due += 1
        if row.word and row.score is not None:
            before, total = total, total + row.score
            if row.total is not None and row.total != total:
                values = {"total": row.total, "before": before, "score": row.score, "expected": total}
                problems.append(Problem(row.line, Refusal(texts.WRONG_TOTAL, **values)))
                total = row.total
    return list(rows), problems


def _other_total(prose: Sequence[tuple[int, str]], rows: Sequence[_Row]) -> Iterator[Problem]:
    """« Top : 1034 points en 24 coups. », where that is not what the rows add up to."""
    expected = sum(row.score or 0 for row in rows)
    for line, said in prose:
        found = _TOTAL_SAID.search(said) if line > rows[-1].line else None
        if found and int(found[1] or found[2]) != expected:
            total = int(found[1] or found[2])
            yield Problem(line, Refusal(texts.WRONG_SUM, total=total, expected=expected))


def _formula(titles: Sequence[str], rows: Sequence[_Row]) -> str | None:
    """What titles tell (« Partie du 12 mars - Joker »), where the racks are as long as the formula asks."""
    said = " ".join(titles)
    longest = max((sum(sign not in "-+" for sign in row.rack) for row in rows), default=0)
    fits = (name for name, written in _OF_LETTERS if written.search(said))
    letters = next((name for name in fits if FORMULAS[name].rack == longest), "")
    if _JOKER_GAME.search(said):
        return f"joker-{letters}" if letters else "joker" if longest == FORMULAS["joker"].rack else None
    return letters or None
