"""The file of a case before the commission, or before the federation: the first sheet says everything."""

from collections.abc import Iterator, Sequence

from nonuple.documents.games import ringed
from nonuple.documents.model import (
    AnyBlock,
    Beside,
    BoardPicture,
    Box,
    Boxes,
    Document,
    Ends,
    Foot,
    Framed,
    Inline,
    NewPage,
    Pane,
    PaperColumn,
    PaperSheet,
    Prose,
    Quoted,
    Ruled,
    Space,
    Span,
    Subtitle,
    Title,
    bold,
)
from nonuple.documents.values import AppealPaper, AttachedSlip
from nonuple.documents.voice import Voice
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts

_SQUARES = 9
_ROWS = 5


@shows("2026", "7.3", "7.4.2")
def appeal_file(case: AppealPaper, language: Language) -> Document:
    """Slip, grid, what each says, the decision, the course of the case; no licence, no birth date.

    A second sheet has who sits at the federation, and other slips of the same hand, where there are any.
    """
    say = Voice(language)
    fingerprint = say(texts.FINGERPRINT, fingerprint=case.fingerprint) if case.fingerprint else ""
    foot = Foot(" ".join(part for part in (say(texts.NO_LICENCE), fingerprint) if part), numbered=True)
    enclosures = list(_enclosures(case, say))
    blocks = [*_first_sheet(case, say), *([NewPage(), *enclosures] if enclosures else [])]
    return Document(
        f"{say(texts.APPEAL_FILE)} {case.number}", language, (PaperSheet(blocks, wide=True, foot=foot),)
    )


def _first_sheet(case: AppealPaper, say: Voice) -> Iterator[AnyBlock]:
    yield Title(say(texts.APPEAL_FILE), (say(texts.TO_COMMISSION), (bold(case.number),)))
    yield Boxes(
        (
            Box(say(texts.PLAYER), case.player, 1.8),
            Box(say(texts.TABLE), str(case.table), 0.8),
            Box(say(texts.TURN), str(case.turn), 0.8),
            Box(say(texts.GAME), case.game, 1.4),
            Box(say(texts.EVENT), case.event, 1.8),
        )
    )
    yield Beside((Pane((Subtitle(say(texts.SLIP_COPY)), *_disputed(case, say))), _grid(case, say)))
    said = [Pane((Quoted((bold(f"{who}. "), words)),)) for who, words in case.statements]
    for start in range(0, len(said), 2):
        yield Beside(said[start : start + 2])
    if case.decision:
        yield Framed(tuple(_decision(case, say)))
    if case.course:
        yield Subtitle(say(texts.COURSE))
        columns = (PaperColumn(width=45), PaperColumn(share=1))
        yield Ruled(columns, [_happened(*one) for one in case.course], 5.6, 9.5, open=True, roomy=True)
    closing = [Pane((one,)) for one in _closing(case, say)]
    if closing:
        yield Beside(closing)
    yield Space()
    told = (texts.PRESIDENT_DATE, texts.PLAYER_TOLD, texts.ARBITER_TOLD)
    yield Boxes(tuple(Box(say(one)) for one in told), 18)


def _grid(case: AppealPaper, say: Voice) -> Pane:
    picture = BoardPicture(case.rows, case.premiums, say(texts.GRID), strong=case.strong, square=4.75)
    return Pane((Subtitle(say(texts.GRID_AT, turn=case.turn, rack=case.rack)), picture), 0.78)


def _disputed(case: AppealPaper, say: Voice) -> Iterator[AnyBlock]:
    """The slip with what the arbiters wrote on it, then what is in dispute."""
    slip = [*_slip(case.table, case.ref, case.claimed, case.sketch, say)]
    if any(case.strip):
        turn, verdict, arbiter = case.strip
        slip.append(Ends(f"{turn}, {verdict}" if verdict else turn, arbiter, 9))
    yield Framed(slip)
    for place, line in enumerate(case.dispute):
        yield Prose((bold("" if place else f"{say(texts.IN_DISPUTE)}{_colon(say)} "), line), 9.5)


def _slip(table: int, ref: str, claimed: str, sketch: Sequence[str], say: Voice) -> Iterator[AnyBlock]:
    """Squares at the left; table, reference and score from top to bottom."""
    squares = max(_SQUARES, *(len(row) for row in sketch), 0)
    rows: list[Sequence[Inline]] = [
        tuple(ringed(sign.replace(".", " ")) for sign in row.ljust(squares)) for row in sketch
    ]
    rows += [("",) * squares] * (_ROWS - len(rows))
    columns = [PaperColumn(share=1, align="center", style="bold")] * squares
    boxes = [
        Boxes((Box(say(label), value),), 10.5)
        for label, value in ((texts.TABLE, str(table)), (texts.REFERENCE, ref), (texts.SCORE, claimed))
    ]
    yield Beside((Pane((Ruled(columns, rows, 7.2, 10.5, compact=True),)), Pane(boxes, 0.3)), gap=3)


def _decision(case: AppealPaper, say: Voice) -> Iterator[AnyBlock]:
    yield Prose((bold(case.decision),), 10.5)
    if case.motive:
        yield Prose(f"{say(texts.MOTIVE)}{_colon(say)} {case.motive}", 9.5)
    if case.votes:
        parts: list[str | Span] = []
        for who, vote in case.votes:
            parts += [f"{who}{_colon(say)} ", bold(vote), "    "]
        yield Prose(tuple(parts), 9.5, after=0)


def _happened(when: str, what: str, detail: str) -> tuple[Inline, Inline]:
    return when, (bold(what), f", {detail}" if detail else "")


def _closing(case: AppealPaper, say: Voice) -> Iterator[AnyBlock]:
    if case.pieces:
        listed = " ".join(f"{place}\u00a0{what}." for place, what in enumerate(case.pieces, 1))
        yield Prose((bold(f"{say(texts.PIECES)}. "), listed), 9.5)
    if case.consequence:
        yield Prose((bold(f"{say(texts.CONSEQUENCE_HEAD)}. "), case.consequence), 9.5)


def _enclosures(case: AppealPaper, say: Voice) -> Iterator[AnyBlock]:
    if case.panel:
        yield Subtitle(say(texts.COMMISSION_OF_APPEAL))
        columns = (
            PaperColumn(width=32),
            PaperColumn(share=2, style="bold"),
            PaperColumn(share=1),
            PaperColumn(share=2),
        )
        yield Ruled(columns, case.panel, 6.4, 10, open=True)
    if case.decided:
        yield Subtitle(say(texts.DECIDED_BY_PEOPLE))
        yield from (Prose((one,), 9.5) for one in case.decided)
    if case.attached:
        yield Subtitle(say(texts.OTHER_SLIPS))
    for start in range(0, len(case.attached), 2):
        two = [_attached(case.table, one, say) for one in case.attached[start : start + 2]]
        yield Beside([*two, Pane(())][:2])


def _attached(table: int, slip: AttachedSlip, say: Voice) -> Pane:
    turn = Prose((bold(say(texts.TURN_N, turn=slip.turn)),), 10, heading=True)
    return Pane((turn, *_slip(table, slip.ref, slip.claimed, slip.sketch, say)))


def _colon(say: Voice) -> str:
    return "\u00a0:" if say.language == "fr" else ":"
