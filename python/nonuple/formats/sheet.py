"""The published sheet of a game, as text and as Markdown.

As it is published for replaying with a mask, the solution of a turn stands one line below its rack, beside
the next one: `+` parts letters kept and drawn, `-` marks a rack drawn after a rejection, a joker's letter is
in brackets. Reading such a sheet back is `nonuple.formats.sheet_reading`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from nonuple.pieces.notation import in_brackets
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.play.record import EndReason, Record, Turn
from nonuple.rules import shows

EDITION, FORMULA, END, LEFT, TOTAL = "Règlement", "Formule", "Fin", "Reste", "Total"
VARIANT = "Variante"
HEADINGS = ("N°", "Tirage", "Mot", "Réf.", "Points", "Cumul")
ENDS: Mapping[EndReason, str] = {
    "all-placed": "toutes les lettres sont placées",
    "one-letter": "il reste une lettre",
    "only-vowels": "il ne reste que des voyelles",
    "only-consonants": "il ne reste que des consonnes",
    "no-move": "plus rien ne peut se jouer",
    "same-letters": "il reste les mêmes lettres",
    "interrupted": "partie interrompue",
    "no-letters": "plus de lettres à jouer",
    "organiser": "arrêtée par l'organisateur",
    "other": "arrêtée par le juge-arbitre",
}
"""The words of a sheet are those of its French readers, whatever language the program speaks."""

_RIGHT = {"N°", "Points", "Cumul"}


def write_text(record: Record, remarks: Iterable[str] = ()) -> str:
    """The sheet in columns, for a fixed-width font; whoever reads it back passes over the remarks."""
    rows = [HEADINGS, *_rows(record)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    table = ["  ".join(_aligned(row, widths)).rstrip() for row in rows]
    return "\n".join([*_above(record), "", *table, *_below(record), *_remarked(remarks)]) + "\n"


def write_markdown(record: Record) -> str:
    """The sheet as a Markdown table."""
    rules = tuple("---:" if heading in _RIGHT else "---" for heading in HEADINGS)
    table = [f"| {' | '.join(row)} |" for row in (HEADINGS, rules, *_rows(record))]
    above, below = (
        [f"{line}  " if line else "" for line in part] for part in (_above(record), _below(record))
    )
    return "\n".join([*above, "", *table, *below]) + "\n"


@shows("box", "conseils")
def published_rack(turn: Turn) -> str:
    """A rack as it is published; once the bag is empty nothing is drawn and no `+` is written."""
    return str(Rack(turn.drawn, turn.kept, rejected=bool(turn.rejected))).removesuffix("+")


@shows("box", "conseils")
def _rows(record: Record) -> Iterator[tuple[str, ...]]:
    """Each solution beside the rack of the next turn."""
    solution = ("", "", "", "")
    total = 0
    for turn in record.turns:
        yield str(turn.n), published_rack(turn), *solution
        total += turn.score
        solution = (in_brackets(turn.word), turn.ref, str(turn.score), str(total))
    if record.turns and record.turns[-1].word:
        yield "", "", *solution


def _above(record: Record) -> list[str]:
    usual = record.variant == USUAL.name
    variant = [] if usual else [f"{VARIANT} : {record.variant}"]
    return [f"{EDITION} : {record.edition}", f"{FORMULA} : {record.formula}", *variant]


def _below(record: Record) -> list[str]:
    if record.end is None:
        return []
    left = [f"{LEFT} : {record.left}"] if record.left else []
    return ["", f"{END} : {ENDS[record.end]}", *left]


def _remarked(remarks: Iterable[str]) -> list[str]:
    lines = [f"# {remark}" for remark in remarks]
    return ["", *lines] if lines else []


def _aligned(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for heading, cell, width in zip(HEADINGS, row, widths, strict=True):
        yield cell.rjust(width) if heading in _RIGHT else cell.ljust(width)
