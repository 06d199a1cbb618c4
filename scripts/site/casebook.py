"""The casebook: every golden slip drawn on its grid, what is decided of it and why, as pages and as a PDF.

Nothing in it is written by hand: each verdict is asked of the judge when the site is made.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from nonuple.cli.judge import _judged
from nonuple.documents import press
from nonuple.documents.game_source import premium_rows, squares_of
from nonuple.documents.model import (
    AnyBlock,
    Beside,
    BoardPicture,
    Bullets,
    Document,
    Foot,
    Look,
    Pane,
    PaperSheet,
    Prose,
    Subtitle,
    Title,
    Written,
    bold,
)
from nonuple.documents.notes import _cropped
from nonuple.documents.voice import Voice
from nonuple.formats.jsonl import JsonLine
from nonuple.pieces.variant import USUAL
from nonuple.rulebooks.registry import rulebook
from nonuple.slips.slip import Slip
from nonuple.slips.verdict import Sanction, Verdict
from nonuple.texts import Language, Text
from nonuple.texts import documents as papers
from nonuple.words_io.library import DEFAULT, Library
from scripts.site.pages import Page, slug

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
FILES = ("judge-2026", "judge-2026-more", "judge-2009-2010", "judge-2009-2010-more")
EDITIONS = ("2026", "2010", "2009")
PDF = "casebook.pdf"
TITLE = Text("Recueil de cas", "Casebook")
ABOUT = Text(
    "{count} bulletins dessinés sur leur grille, avec le verdict, l'article et le raisonnement. Le juge de "
    "cette version les a tous jugés quand ce recueil a été fabriqué, et les tests comparent ses verdicts à "
    "ceux attendus. Chaque cas donne aussi ce que vaudrait un bulletin un peu différent, et ce que décident "
    "les autres règlements quand ils diffèrent.",
    "{count} slips drawn on their grids, with the verdict, the article and the reasoning. The judge of this "
    "version decided them all when this book was made, and tests compare its verdicts with those expected. "
    "Each case also gives what a slightly different slip would earn, and what the other rulebooks decide "
    "where they differ.",
)
ON_PAPER = Text("Le même recueil à imprimer", "The same book, to print")
CASE = Text("Cas {number} : {word}, {verdict}", "Case {number}: {word}, {verdict}")
PAID = Text("{verdict}, payé {points}", "{verdict}, paid {points}")
NO_WORD = Text("sans mot", "no word")
SITUATION = Text("Coup {turn}, tirage {rack}.", "Turn {turn}, rack {rack}.")
DRAWN = Text("Bulletin {word}, réf. {ref}, score {score}", "Slip {word}, ref. {ref}, score {score}")
NOTHING = Text("aucun", "none")
WHAT_IF = Text("Et si…", "What if…")
DECIDED = Text("Verdict", "Verdict")
CHANGES = {
    "place": Text("la référence {ref}, tout le reste pareil", "the reference {ref}, all else alike"),
    "alone": Text("le mot seul, sans localisation", "the word alone, without a location"),
    "score": Text("le score {score}", "the score {score}"),
    "edition": Text("le règlement {edition}", "the {edition} rulebook"),
}
VALID = {"2026": "6.2", "2010": "4.4", "2009": "4.3"}
"""Where a slip without a fault is told of."""
_SIDE, _LEFT = 18, 190


class Other(NamedTuple):
    """A slip that differs in one thing."""

    change: str
    values: Mapping[str, object]
    verdict: Verdict


class Case(NamedTuple):
    """A golden slip, as decided now."""

    name: str
    edition: str
    turn: int
    rack: str
    rows: tuple[str, ...]
    slip: Slip
    verdict: Verdict
    others: tuple[Other, ...]

    @property
    def article(self) -> str:
        return next(iter(self.verdict.articles), VALID[self.edition])

    @property
    def word(self) -> str:
        solution = self.verdict.solution
        return solution.word if solution else max(_runs(self.slip.sketch), key=len, default="")

    @property
    def squares(self) -> list[tuple[int, int]]:
        solution = self.verdict.solution
        return squares_of(solution.ref, solution.word) if solution else []

    @property
    def shown(self) -> tuple[str, ...]:
        """The grid with the solution on it."""
        laid = [list(row) for row in self.rows]
        for (row, column), letter in zip(self.squares, self.word, strict=bool(self.squares)):
            laid[row][column] = letter if laid[row][column] == "." else laid[row][column]
        return tuple(map("".join, laid))


def _runs(sketch: tuple[str, ...]) -> Iterator[str]:
    columns = (
        "".join(row[at : at + 1] or "." for row in sketch) for at in range(max(map(len, sketch), default=0))
    )
    for line in (*sketch, *columns):
        yield from line.replace(".", " ").split()


@cache
def cases() -> tuple[Case, ...]:
    """All of them, by rulebook and article."""
    lines = [line for name in FILES for line in (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()]
    found = [_case(msgspec.json.decode(line)) for line in lines]
    order = {
        (edition, number): at for edition in EDITIONS for at, number in enumerate(rulebook(edition).articles)
    }
    return tuple(
        sorted(found, key=lambda one: (EDITIONS.index(one.edition), order[one.edition, one.article]))
    )


def _case(written: dict[str, Any]) -> Case:
    asked = _judged(_line(written), Library.of_user().resolve(DEFAULT).words)
    return Case(
        written["id"],
        written["edition"],
        written["turn"],
        written["rack"],
        tuple(written["grid"]),
        asked.slip,
        asked.verdict,
        tuple(_others(written, asked.verdict)),
    )


def _line(written: dict[str, Any]) -> JsonLine:
    return JsonLine("", 1, msgspec.json.encode(written))


def _others(written: dict[str, Any], verdict: Verdict) -> Iterator[Other]:
    """What differs in one thing and is decided otherwise."""
    words, slip = Library.of_user().resolve(DEFAULT).words, written["slip"]
    solution, tried = verdict.solution, list[tuple[str, dict[str, object], dict[str, Any]]]()
    if solution is not None and written["turn"] > 1:
        tried.append(("place", {"ref": solution.ref}, {"slip": {**slip, "reference": solution.ref}}))
        alone = {**slip, "reference": None, "sketch": _alone(slip["sketch"], solution.word)}
        tried.append(("alone", {}, {"slip": alone}))
    if slip.get("score") is not None:
        score = slip["score"] + 1
        tried.append(("score", {"score": score}, {"slip": {**slip, "score": score}}))
    for edition in EDITIONS:
        if edition != written["edition"]:
            tried.append(("edition", {"edition": edition}, {"edition": edition}))
    for change, values, changed in tried:
        other = _judged(_line({**written, **changed}), words).verdict
        if (other.points, other.sanction) != (verdict.points, verdict.sanction):
            yield Other(change, values, other)


def _alone(sketch: list[str], word: str) -> list[str]:
    """The word in the direction in which it was written, and nothing else."""
    written = word.upper()
    across = any(written in row.upper() for row in sketch)
    return [word] if across else list(word)


def summary(verdict: Verdict, language: Language) -> str:
    """What is decided, in a few words: `avertissement, payé 30`."""
    said = Voice(language)
    name = said(papers.VERDICTS[verdict.sanction]).lower()
    if verdict.points is None or verdict.sanction is Sanction.ZERO:
        return name
    return said(PAID, verdict=name, points=verdict.points)


def _with_articles(verdict: Verdict, language: Language) -> str:
    articles = ", ".join(verdict.articles)
    return f"{summary(verdict, language)} ({articles})" if articles else summary(verdict, language)


def title(number: int, case: Case, language: Language) -> str:
    say = Voice(language)
    word = case.word or say(NO_WORD)
    return say(CASE, number=number, word=word, verdict=summary(case.verdict, language))


def heading(case: Case, language: Language) -> str:
    book = rulebook(case.edition)
    about = book.articles[case.article].title
    return f"{book.book.title.said(language, {})}, {case.article} · {about.said(language, {})}"


def _reasons(case: Case, language: Language) -> list[str]:
    return [reason.say(language) for reason in case.verdict.reasons]


# --- On the site -------------------------------------------------------------------------------------------


def casebook(language: Language) -> Page:
    """A page for each article, which lists its cases, and a page for each case."""
    say, grouped = Voice(language), dict[str, list[Page]]()
    for number, case in enumerate(cases(), 1):
        page = Page(f"casebook/{number}", _told(number, case, language))
        grouped.setdefault(heading(case, language), []).append(page)
    articles = (
        Page(f"casebook/{slug(head)}", f"# {head}\n", tuple(pages)) for head, pages in grouped.items()
    )
    about = f"# {say(TITLE)}\n\n{say(ABOUT, count=len(cases()))}\n\n"
    return Page("casebook", f'{about}<a href="{PDF}">{say(ON_PAPER)}</a>\n', tuple(articles))


def _told(number: int, case: Case, language: Language) -> str:
    say = Voice(language)
    lines = [
        f"# {title(number, case, language)}\n",
        f"{say(SITUATION, turn=case.turn, rack=case.rack)}\n",
        f"![{_drawn(case, say)}](images/cases/{case.name}.svg)\n",
        *(f"- {reason}" for reason in _reasons(case, language)),
        f"\n**{case.verdict.explain(language)}**\n",
    ]
    if case.others:
        lines += [f"| {say(WHAT_IF)} | {say(DECIDED)} |", "| --- | --- |"]
        lines += [
            f"| {say(CHANGES[one.change], **one.values)} | {_with_articles(one.verdict, language)} |"
            for one in case.others
        ]
    return "\n".join(lines) + "\n"


def _drawn(case: Case, say: Voice) -> str:
    none = say(NOTHING)
    score = none if case.slip.score is None else case.slip.score
    return say(DRAWN, word=case.word or none, ref=case.slip.ref or none, score=score)


def pictures(language: Language) -> Iterator[tuple[str, str]]:
    """A drawing for each case: the slip at the left, the grid at the right."""
    for case in cases():
        yield f"{case.name}.svg", _svg(case, Voice(language))


def _svg(case: Case, say: Voice) -> str:
    rows = _cropped(case.slip.sketch)
    wide, high = _LEFT + 16 * _SIDE, 16 * _SIDE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{2 * wide}" '
        'font-family="sans-serif" font-weight="700" text-anchor="middle">'
        '<rect width="100%" height="100%" fill="#fff"/>',
        *_squares(rows, (4, _SIDE), min(_SIDE, 120 // len(rows[0]), 270 // len(rows))),
        *_boxes(case, say),
        *_names(),
        *_squares(case.shown, (_LEFT + _SIDE, _SIDE), _SIDE, case.squares),
        "</svg>\n",
    ]
    return "".join(parts)


def _squares(
    rows: tuple[str, ...], at: tuple[float, float], side: float, strong: list[tuple[int, int]] | None = None
) -> Iterator[str]:
    left, top = at
    wide, high = len(rows[0]) * side, len(rows) * side
    across = "".join(f"M{left} {top + at * side}h{wide}" for at in range(len(rows) + 1))
    down = "".join(f"M{left + at * side} {top}v{high}" for at in range(len(rows[0]) + 1))
    yield f'<path d="{across}{down}" stroke="#b5b5b5"/>'
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter == ".":
                continue
            x, y = left + column * side, top + row * side
            fill, edge = ("#d8f0dc", "#14573a") if (row, column) in (strong or ()) else ("#f6edd6", "#b5b5b5")
            yield f'<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{fill}" stroke="{edge}"/>'
            yield _letter(letter, x + side / 2, y + side / 2, side)


def _letter(letter: str, x: float, y: float, side: float) -> str:
    ring = (
        f'<circle cx="{x}" cy="{y}" r="{side * 0.42}" fill="none" stroke="#111"/>' if letter.islower() else ""
    )
    return (
        f'{ring}<text x="{x}" y="{y + side * 0.24}" font-size="{side * 0.66}">{escape(letter.upper())}</text>'
    )


def _boxes(case: Case, say: Voice) -> Iterator[str]:
    score = "" if case.slip.score is None else str(case.slip.score)
    for top, label, value in ((_SIDE, papers.REF, case.slip.ref or ""), (62, papers.SCORE, score)):
        yield f'<rect x="132" y="{top}" width="46" height="38" rx="3" fill="#fff" stroke="#111"/>'
        yield f'<text x="155" y="{top + 13}" font-size="10" font-weight="400">{say(label)}</text>'
        yield f'<text x="155" y="{top + 31}" font-size="15">{escape(value)}</text>'


def _names() -> Iterator[str]:
    """The numbers of the columns, the letters of the rows."""
    for at in range(15):
        middle = (at + 1.5) * _SIDE
        yield f'<text x="{_LEFT + middle}" y="{_SIDE - 5}" font-size="10">{at + 1}</text>'
        yield f'<text x="{_LEFT + _SIDE / 2}" y="{middle + 4}" font-size="10">{"ABCDEFGHIJKLMNO"[at]}</text>'


# --- On paper ----------------------------------------------------------------------------------------------


def pdf(language: Language) -> bytes:
    say = Voice(language)
    blocks: list[AnyBlock] = [Title(say(TITLE)), Prose(say(ABOUT, count=len(cases())), 10.5, after=4)]
    head = ""
    for number, case in enumerate(cases(), 1):
        if heading(case, language) != head:
            head = heading(case, language)
            blocks.append(Subtitle(head, 15, "display"))
        blocks += _on_paper(number, case, language)
    sheet = PaperSheet(blocks, foot=Foot(numbered=True))
    return press.pdf(Document(say(TITLE), language, (sheet,)), Look())


def _on_paper(number: int, case: Case, language: Language) -> Iterator[AnyBlock]:
    say = Voice(language)
    score = "" if case.slip.score is None else str(case.slip.score)
    boxes = ((say(papers.REF), case.slip.ref or "", False), (say(papers.SCORE), score, False))
    grid = BoardPicture(case.shown, premium_rows(USUAL), _drawn(case, say), strong=case.squares, square=3.9)
    said = [*_reasons(case, language)]
    told: list[AnyBlock] = [
        Subtitle(title(number, case, language), 11.5),
        Prose(say(SITUATION, turn=case.turn, rack=case.rack), 9.5),
        Written("", _cropped(case.slip.sketch), boxes),
        *((Bullets(said),) if said else ()),
        Prose((bold(case.verdict.explain(language)),), 9.5),
        *(
            Prose(
                f"{say(CHANGES[one.change], **one.values)} → {_with_articles(one.verdict, language)}",
                8.8,
                after=1,
            )
            for one in case.others
        ),
    ]
    yield Beside((Pane(told), Pane((grid,), None)), gap=5)
