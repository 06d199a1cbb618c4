"""The ways in which clubs print a sheet, each made from a game: no page was copied."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from nonuple.formats.sheet import published_rack
from nonuple.pieces.notation import in_brackets
from nonuple.play.record import Record, Turn
from nonuple.spreadsheets.writing import write_workbook


class Line(NamedTuple):
    n: str
    rack: str
    word: str
    ref: str
    score: str
    total: str


def beside(record: Record, word: Callable[[str], str] = in_brackets) -> list[Line]:
    """Each rack with its solution."""
    lines, total = [], 0
    for turn in record.turns:
        total += turn.score
        lines.append(Line(str(turn.n), rack(turn), word(turn.word), turn.ref, str(turn.score), str(total)))
    return lines


def below(record: Record, word: Callable[[str], str] = in_brackets) -> list[Line]:
    """Each solution on the line of the next rack, as the federation publishes them."""
    lines = beside(record, word)
    none = Line("", "", "", "", "", "")
    return [
        Line(one.n, one.rack, before.word, before.ref, before.score, before.total)
        for before, one in zip([none, *lines], [*lines, none], strict=True)
    ]


def rack(turn: Turn) -> str:
    return published_rack(turn)


def table(lines: list[Line], parting: str, heading: str) -> str:
    return "\n".join([heading, *(parting.join(line).rstrip() for line in lines)]) + "\n"


def aligned(lines: list[Line]) -> str:
    widths = [max(len(line[at]) for line in lines) for at in range(6)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines
    )


def one_a_line(lines: list[Line], headings: tuple[str, ...]) -> str:
    return "\n".join([*headings, *(cell for line in lines for cell in line if cell)]) + "\n"


def html(lines: list[Line], headings: tuple[str, ...]) -> str:
    head = "".join(f"<th>{one}</th>" for one in headings)
    rows = "".join(f"<tr>{''.join(f'<td>{cell or chr(160)}</td>' for cell in line)}</tr>\n" for line in lines)
    return (
        "<!DOCTYPE html><html><head><title>Simultané du 7/8/2026</title><style>td{}</style></head><body>"
        f"<h1>Partie 2</h1><table><tr>{head}</tr>{rows}</table><p>Bravo à tous&nbsp;!</p></body></html>"
    )


def marked(word: str) -> str:
    return f"{in_brackets(word)}*"


def plainly(word: str) -> str:
    return word.upper()


def spaced(lines: list[Line]) -> str:
    return "\n".join(
        f"{line.n}. {' '.join(line.rack)}  {line.word} {line.ref[0]} {line.ref[1:]} {line.score} pts"
        for line in lines
    )


SIX = ("N°", "Tirage", "Mot retenu", "Réf.", "Points", "Cumul")
USUAL = "\t".join(SIX)


def _total(record: Record) -> int:
    return sum(turn.score for turn in record.turns)


def _swapped(ref: str) -> str:
    """`H 4`, as some print it."""
    return f"{ref[0]} {ref[1:]}" if ref[0].isalpha() else f"{ref[:-1]} {ref[-1]}"


def changed(lines: list[Line], **cells: Callable[[str], str]) -> list[Line]:
    return [
        line._replace(**{name: change(getattr(line, name)) for name, change in cells.items()})
        for line in lines
    ]


def _ways() -> Iterator[tuple[str, Callable[[Record], str]]]:
    yield "tabs, beside", lambda game: table(beside(game), "\t", USUAL)
    yield "tabs, below", lambda game: table(below(game), "\t", USUAL)
    yield (
        "tabs, below, footer",
        lambda game: (
            table(below(game), "\t", USUAL) + f"\nTop : {_total(game)} points en {len(game.turns)} coups.\n"
        ),
    )
    yield "tabs, no headings", lambda game: table(beside(game), "\t", "Partie du lundi")
    yield (
        "tabs, other headings",
        lambda game: table(beside(game), "\t", "Coup\tLettres tirées\tSolution\tPlace\tScore\tScore cumulé"),
    )
    yield (
        "tabs, capital headings",
        lambda game: table(beside(game), "\t", "COUP N°\tTIRAGE\tMOT PLACÉ\tEMPLACEMENT\tPTS\tTOTAL"),
    )
    yield (
        "tabs, English headings",
        lambda game: table(beside(game), "\t", "Turn\tRack\tWord\tPosition\tPoints\tTotal"),
    )
    yield "tabs, marks for new words", lambda game: table(beside(game, marked), "\t", USUAL)
    yield "tabs, jokers printed plainly", lambda game: table(beside(game, plainly), "\t", USUAL)
    yield "tabs, below, jokers plainly", lambda game: table(below(game, plainly), "\t", USUAL)
    yield (
        "tabs, who found it",
        lambda game: "\n".join(
            [
                f"{USUAL}\tTrouvé par",
                *(
                    "\t".join([*line, "DUPONT Marie" if at % 3 else ""])
                    for at, line in enumerate(beside(game))
                ),
            ]
        ),
    )
    yield "spaces", lambda game: "\n".join(" ".join(line) for line in beside(game))
    yield "spaces, aligned", lambda game: aligned(beside(game))
    yield "spaces, aligned, below", lambda game: aligned(below(game))
    yield (
        "spaces, titles and page numbers",
        lambda game: (
            f"Club de Joinville\nPartie du 12 mars\n\n{aligned(beside(game))}\n\nPage 1 / 1\nArbitre : D.\n"
        ),
    )
    yield "letters apart, points said", lambda game: spaced(beside(game))
    yield "place in two pieces", lambda game: table(changed(beside(game), ref=_swapped), "\t", USUAL)
    yield (
        "place in brackets",
        lambda game: table(changed(beside(game), ref=lambda ref: f"({ref})"), "\t", USUAL),
    )
    yield (
        "place before word",
        lambda game: "\n".join(
            f"{line.n} {line.rack} {line.ref} {line.word} {line.score} {line.total}" for line in beside(game)
        ),
    )
    yield "small places", lambda game: table(changed(beside(game), ref=str.lower), "\t", USUAL)
    yield (
        "points with signs",
        lambda game: table(changed(beside(game), score=lambda score: f"+{score} pts"), "\t", USUAL),
    )
    yield (
        "scrabbles starred",
        lambda game: table(
            changed(beside(game), score=lambda score: f"{score}*" if int(score) > 50 else score), "\t", USUAL
        ),
    )
    yield (
        "joker as a star",
        lambda game: table(
            changed(beside(game), rack=lambda letters: letters.replace("?", "*")), "\t", USUAL
        ),
    )
    yield "no totals", lambda game: "\n".join("\t".join(line[:5]) for line in beside(game))
    yield "no numbers", lambda game: "\n".join("\t".join(line[1:]) for line in beside(game))
    yield "bars", lambda game: table(beside(game), " | ", " | ".join(SIX))
    yield (
        "Markdown",
        lambda game: "\n".join(
            [
                f"| {' | '.join(SIX)} |",
                "|---|---|---|---|---:|---:|",
                *(f"| {' | '.join(line)} |" for line in below(game)),
            ]
        ),
    )
    yield "semicolons", lambda game: table(beside(game), ";", ";".join(SIX))
    yield (
        "semicolons, quoted",
        lambda game: "\n".join(";".join(f'"{cell}"' for cell in line) for line in [SIX, *below(game)]),
    )
    yield "commas", lambda game: table(beside(game), ",", ",".join(SIX))
    yield "one cell a line", lambda game: one_a_line(beside(game), SIX)
    yield "one cell a line, below", lambda game: one_a_line(below(game), SIX)
    yield "one cell a line, no headings", lambda game: one_a_line(beside(game), ("Ma partie",))
    yield "a web page", lambda game: html(beside(game), SIX)
    yield "a web page, below", lambda game: html(below(game), SIX)
    yield (
        "carriage returns, strange spaces",
        lambda game: table(beside(game), "\t", USUAL).replace("\n", "\r\n").replace("N°", "N\u00a0°"),
    )
    yield (
        "headings again on the second page",
        lambda game: "\n".join(
            [USUAL, *("\t".join(line) for line in beside(game)[:9]), "Page 2", USUAL]
            + ["\t".join(line) for line in beside(game)[9:]]
        ),
    )


WAYS: Mapping[str, Callable[[Record], str]] = dict(_ways())


def workbook(record: Record) -> bytes:
    return write_workbook({"Partie": [SIX, *below(record)]}, datetime(2026, 1, 1, tzinfo=UTC))
