"""A list of people, pasted or from a file: what its columns mean, and whom each line names.

The one reader of lists: a room and an event make of one list the same people, clubs, series and pairs.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.people.answers import answer
from nonuple.people.person import folded, same_words
from nonuple.texts import entries as texts
from nonuple.texts import players

Field = Literal[
    "name",
    "first",
    "licence",
    "federation",
    "club",
    "series",
    "category",
    "team",
    "table",
    "partner",
    "partner-licence",
    "agrees",
    "paid",
    "accessible",
    "ignored",
]
FIELDS: tuple[Field, ...] = get_args(Field)

_PUBLISHED = r"(page|publication|publier|publie|publiee|diffusion|diffuser|parution|paraitre)"
_REFUSES = (
    rf"(.* )?(refus|refuse|refusee|oppose|opposition|ne pas|pas de|sans)( .*)? {_PUBLISHED}( .*)?"
    r"|anonyme|anonymat|anonymous"
)
"""Where yes is no: who ticks it wants not to be named."""

MEANINGS: Mapping[Field, str] = {
    "name": r"nom|nom et prenom|nom prenom|joueurs?|joueuse|joueur 1|names?|players?|player 1|surname"
    r"|last name|full name|nom de famille|paire|pair",
    "first": r"prenom|first ?name|given name",
    "licence": r"(n|no|num|numero)? ?(de )?licence|licence number|license|n licence",
    "federation": r"federation|fede|fed|pays|country",
    "club": r"club|nom du club|code club|association",
    "series": r"serie|series|ser|classement",
    "category": r"categorie|category|cat|age",
    "team": r"equipe|team",
    "table": r"tables?|(n|no|numero)( de)?( table)?|table number|place",
    "partner": r"partenaire|partner|equipier|equipiere|coequipier|coequipiere|avec|second joueur"
    r"|joueur 2|player 2",
    "partner-licence": r"(?:(?:n|no|num|numero) )?(?:de )?licen[cs]e (?:2|(?:du )?(?:partenaire|joueur 2)"
    r"|(?:de l |du )?(?:co)?equipiere?|partner|player 2)|(?:partner|player 2)(?: s)? licen[cs]e",
    "agrees": rf"page|publication|diffusion|accord|accepte|agrees|consentement|consents?|rgpd|gdpr|{_REFUSES}"
    rf"|(.* )?(accepte|autorise|autorisation|accord|ok|consentement|consent)( .*)? {_PUBLISHED}( .*)?",
    "paid": r"(a )?(paye|payee|regle|reglee)|paiement|reglement|paid|payment",
    "accessible": r"(table )?(accessible|pmr)|accessibilite|fauteuil|mobilite reduite|accessible table",
}
"""What a column is usually called, however it is typed."""

MOST_LINES = 20_000
MOST_BYTES = 1_000_000
LONGEST = 80
_MOST_COLUMNS = 50
_LONGEST_CELL = 4 * LONGEST
"""Letters written in pieces included; normalising takes the square of a length."""

_SEPARATORS = "\t;,"
_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_ANNOUNCED = re.compile(r"sep=(.)", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,5}")
_NUMBERED_NAME = re.compile(r"([0-9]{1,5})[.):\s-]+([^0-9].*)")
_KINDS: Mapping[Field, re.Pattern[str]] = {
    "licence": re.compile(r"[a-z]{0,3}[0-9]{6,9}"),
    "series": re.compile(r"(?:s(?:erie)? ?)?[1-7][a-d]?|nc"),
    "category": re.compile(
        r"[svdejpcb]|seniors?|vermeils?|diamants?|espoirs?|juniors?|cadets?|benjamins?|poussins?"
    ),
}
"""What tells a column without a heading, by all that is in it, once folded."""
_IGNORED: Field = "ignored"
_IN_WORDS: Mapping[bool, Sequence[Field]] = {False: ("name", "club"), True: ("name", "first", "club")}
"""What columns of words are, where they are many and where not."""
_BETWEEN_NAMES = re.compile(r"\s*/\s*|\s+&\s+|\s+(?:et|and)\s+", re.IGNORECASE)


class ColumnProfile(msgspec.Struct, frozen=True):
    """What an organiser said of columns by their titles: remembered for the next file."""

    columns: Mapping[str, Field] = {}

    def learnt(self, columns: Sequence["ListColumn"]) -> "ColumnProfile":
        told = {folded(one.title): one.meaning for one in columns if one.title.strip()}
        return ColumnProfile({**self.columns, **told})


class ListColumn(msgspec.Struct, frozen=True):
    """A column, what it means, and whether that was known or guessed."""

    title: str
    meaning: Field
    known: bool


class Row(NamedTuple):
    """A line of a list, cut into cells; numbers begin at 1."""

    number: int
    text: str
    cells: Sequence[str]


class ListLine(msgspec.Struct, frozen=True):
    """What a line says: one person or a pair."""

    number: int
    text: str
    cells: Mapping[Field, str]
    guessed: tuple[str, ...] = ()
    """Fields that nothing in the text says for certain."""
    fault: Refusal | None = None
    """Why it names nobody."""

    def get(self, field: Field) -> str:
        return self.cells.get(field, "")

    @property
    def name(self) -> str:
        return self.get("name")

    def told(self, guessed: tuple[str, ...] = (), **cells: str) -> "ListLine":
        return replace(self, cells={**self.cells, **cells}, guessed=(*self.guessed, *guessed))


class ReadList(NamedTuple):
    columns: Sequence[ListColumn]
    lines: Sequence[ListLine]
    headed: bool
    """Whether its first line gave titles."""


# --- Text into rows ----------------------------------------------------------------------------------------


def rows_of_text(text: str) -> list[Row]:
    """The lines of what was pasted, blank ones left out."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise Refusal(players.TOO_LARGE, most=MOST_BYTES)
    split = _LINE_ENDS.split(text.removeprefix("\ufeff"))
    lines = [(number, line) for number, line in enumerate(split, start=1) if line.strip()]
    if len(lines) > MOST_LINES:
        raise Refusal(players.TOO_LONG, lines=len(lines), most=MOST_LINES)
    announced = _ANNOUNCED.fullmatch(lines[0][1].strip()) if lines else None
    if announced:
        lines = lines[1:]
    separator = announced[1] if announced else _separator([line for _, line in lines])
    return [Row(number, line, _cells(line, separator)) for number, line in lines]


def rows_of_cells(rows: Sequence[Sequence[str]]) -> list[Row]:
    """Those of a spreadsheet, blank ones left out."""
    tidied = ((number, list(map(_tidied, row))) for number, row in enumerate(rows, start=1))
    return [Row(number, "; ".join(filter(None, cells)), cells) for number, cells in tidied if any(cells)]


def _separator(lines: Sequence[str]) -> str:
    """The one found in the most lines."""
    return max(_SEPARATORS, key=lambda one: sum(one in line for line in lines))


def _cells(line: str, separator: str) -> list[str]:
    """Each line by itself: a quotation mark left open must not swallow the list."""
    try:
        cells = next(csv.reader([line], delimiter=separator), [])
    except (csv.Error, ValueError, TypeError):
        cells = line.split(separator)
    return [_tidied(cell) for cell in cells[:_MOST_COLUMNS]]


def _tidied(cell: str) -> str:
    """Single spaces, and nothing that cannot be seen; what is far too long is cut, and still too long."""
    spaced = " ".join(cell.split())
    if len(spaced) > _LONGEST_CELL:
        return spaced[:_LONGEST_CELL]
    composed = unicodedata.normalize("NFC", spaced)
    return "".join(one for one in composed if one.isprintable()).strip()


# --- Columns -----------------------------------------------------------------------------------------------


def read_list(rows: Sequence[Row], profile: ColumnProfile, *, titled: bool = False) -> ReadList:
    """What the columns mean, by their titles or else by what they hold, and what each line says.

    `titled` refuses a list whose first line may be one of titles that nobody knows: they can be told.
    """
    if not rows:
        return ReadList((), (), headed=True)
    named = columns(rows[0].cells, profile)
    if any(one.meaning == "name" for one in named):
        return ReadList(named, [_line(row, named) for row in rows[1:]], headed=True)
    if titled and (any(one.meaning != "ignored" for one in named) or not _is_of_people(rows)):
        told = ", ".join(title for title in rows[0].cells if title)
        raise Refusal(texts.NO_NAME_COLUMN, titles=told)
    guessed = _guessed_columns(rows, profile)
    return ReadList(guessed, [_line(row, guessed, unsaid=True) for row in rows], headed=False)


def columns(titles: Sequence[str], profile: ColumnProfile) -> Sequence[ListColumn]:
    """What each means: as it was told before, else as its title says; no meaning is given twice.

    A second licence, beside a partner, is the partner's.
    """
    found: list[ListColumn] = []
    for title in titles:
        told = profile.columns.get(folded(title))
        meaning = told or _called(title)
        if meaning == "licence" and {"licence", "partner"} <= {one.meaning for one in found}:
            meaning = "partner-licence"
        if meaning != "ignored" and any(one.meaning == meaning for one in found):
            meaning = "ignored"
        found.append(ListColumn(title, meaning, told is not None))
    return found


def _called(title: str) -> Field:
    spelled = folded(title)
    return next((field for field, pattern in MEANINGS.items() if re.fullmatch(pattern, spelled)), "ignored")


def _guessed_columns(rows: Sequence[Row], profile: ColumnProfile) -> Sequence[ListColumn]:
    """By what is in them: numbers that differ are tables, the first words are names. Called A, B, C."""
    held = [[cell for cell in column if cell] for column in zip_longest(*_all(rows), fillvalue="")]
    kinds = [_kind(values) for values in held]
    words = sum(kind is None for kind in kinds)
    in_words: Iterator[Field] = iter(_IN_WORDS[words > 2])
    found: list[ListColumn] = []
    for at, kind in enumerate(kinds):
        title = _letters(at)
        told = profile.columns.get(folded(title))
        held_to_be: Field = kind if kind is not None else next(in_words, _IGNORED)
        meaning = told or held_to_be
        if any(one.meaning == meaning for one in found):
            meaning = "ignored"
        found.append(ListColumn(title, meaning, told is not None))
    return found


def _all(rows: Sequence[Row]) -> Iterator[Sequence[str]]:
    return (row.cells for row in rows)


def _letters(at: int) -> str:
    """As spreadsheets call a column."""
    return chr(ord("A") + at) if at < 26 else _letters(at // 26 - 1) + _letters(at % 26)


def _kind(values: Sequence[str]) -> Field | None:
    if not values:
        return None
    if all(map(_NUMBER.fullmatch, values)) and len(set(values)) == len(values):
        return "table"
    return next(
        (kind for kind, like in _KINDS.items() if all(like.fullmatch(folded(one)) for one in values)), None
    )


def _is_of_people(rows: Sequence[Row]) -> bool:
    """Whether the first line is no title: it is like all of a column that has a kind, or a whole name."""
    kinds = (_kind([cell for cell in column if cell]) for column in zip_longest(*_all(rows), fillvalue=""))
    return any(kind is not None for kind in kinds) or any(len(cell.split()) > 1 for cell in rows[0].cells)


# --- Lines -------------------------------------------------------------------------------------------------


def _line(row: Row, meant: Sequence[ListColumn], *, unsaid: bool = False) -> ListLine:
    given = zip(meant, row.cells, strict=False)
    said = ((one.meaning, _said(one, cell)) for one, cell in given if one.meaning != "ignored")
    cells: dict[Field, str] = {meaning: cell for meaning, cell in said if cell}
    line = ListLine(row.number, row.text, cells, _unsaid(cells) if unsaid else ())
    try:
        return _named(_numbered(line))
    except Refusal as fault:
        return replace(line, fault=fault)


def _said(column: ListColumn, cell: str) -> str:
    """An answer to the question that its column means; one who does not refuse has said nothing yet."""
    if column.meaning != "agrees" or not re.fullmatch(_REFUSES, folded(column.title)):
        return cell
    refuses = answer(cell)
    return cell if refuses is None else "non" if refuses else ""


def _unsaid(cells: Mapping[Field, str]) -> tuple[str, ...]:
    """What a line without headings leaves to guess; a name alone is no guess."""
    sure = "first" if "first" in cells else "name"
    return tuple(field for field in cells if field != sure)


def _numbered(line: ListLine) -> ListLine:
    """`12 DUPONT Marie` in a single column: the number is the table's."""
    found = _NUMBERED_NAME.fullmatch(line.name)
    if found is None or "table" in line.cells:
        return line
    return line.told(("table",), name=found[2], table=found[1])


def _named(line: ListLine) -> ListLine:
    """With the whole name, and that of the partner: both may stand in one cell."""
    written = " ".join(filter(None, (line.name, line.get("first"))))
    names = [name for name in _BETWEEN_NAMES.split(written) if name]
    if not names:
        raise Refusal(players.NO_NAME)
    if "partner" in line.cells:
        return line.told(name=written, first="")
    if len(names) > 2:
        raise Refusal(players.MORE_THAN_TWO, written=written[:LONGEST])
    if len(names) == 2:
        return line.told(("partner",), name=names[0], partner=names[1], first="")
    return line.told(name=names[0], first="")


# --- Pairs -------------------------------------------------------------------------------------------------


class Pairing(NamedTuple):
    """With whom somebody of a list plays."""

    partner: str = ""
    line: int | None = None
    """The place of the partner in the list; without one he is nobody else of it."""
    of: int | None = None
    """The place of the one who has him as his partner."""
    taken: bool = False
    """Whether the partner whom he names plays with somebody else."""


def pairings(named: Sequence[tuple[str, str]]) -> Sequence[Pairing]:
    """Of names, each with that of a partner, pairs of those who name each other or of one who names."""
    first: dict[str, int] = {}
    for at, (name, _) in enumerate(named):
        first.setdefault(same_words(name), at)
    found: dict[int, Pairing] = {}
    strangers: set[str] = set()
    for at, (_, partner) in enumerate(named):
        if not partner or at in found:
            continue
        who = same_words(partner)
        place = first.get(who)
        if place is None and who not in strangers:
            strangers.add(who)
            found[at] = Pairing(partner)
        elif place is None or place == at or place in found:
            found[at] = Pairing(taken=True)
        else:
            found[at], found[place] = Pairing(named[place][0], place), Pairing(of=at)
    return [found.get(at, Pairing()) for at in range(len(named))]
