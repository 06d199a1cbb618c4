"""The file of a case before the commission, or before the federation: everything on one sheet."""

from nonuple.documents.games import ringed
from nonuple.documents.model import (
    AnyBlock,
    Beside,
    BoardPicture,
    Box,
    Boxes,
    Bullets,
    Document,
    Foot,
    Framed,
    Inline,
    Pane,
    PaperColumn,
    PaperSheet,
    Prose,
    Quoted,
    Ruled,
    Space,
    Subtitle,
    Title,
    bold,
)
from nonuple.documents.values import AppealPaper
from nonuple.documents.voice import Voice
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts


@shows("2026", "7.3", "7.4.2")
def appeal_file(case: AppealPaper, language: Language) -> Document:
    """Slip, grid, what each says, the decision, the course of the case; no licence, no birth date."""
    say = Voice(language)
    blocks: list[AnyBlock] = [
        Title(say(texts.APPEAL_FILE), (say(texts.TO_COMMISSION), (bold(case.number),))),
        Boxes(
            (
                Box(say(texts.PLAYER), case.player, 1.8),
                Box(say(texts.TABLE), str(case.table), 0.8),
                Box(say(texts.TURN), str(case.turn), 0.8),
                Box(say(texts.GAME), case.game, 1.4),
                Box(say(texts.EVENT), case.event, 1.8),
            )
        ),
        Beside(
            (
                Pane((Subtitle(say(texts.SLIP_COPY)), *_slip(case, say))),
                Pane(
                    (
                        Subtitle(say(texts.GRID_AT, turn=case.turn, rack=case.rack)),
                        BoardPicture(
                            case.rows, case.premiums, say(texts.GRID), strong=case.strong, square=4.75
                        ),
                    ),
                    0.78,
                ),
            )
        ),
    ]
    if case.statements:
        said = [Pane((Quoted((bold(f"{who}. "), words)),)) for who, words in case.statements]
        blocks += [Beside(said[start : start + 2]) for start in range(0, len(said), 2)]
    if case.decision:
        votes: list[str | object] = []
        decision: list[AnyBlock] = [Prose((bold(case.decision),), 10.5)]
        if case.votes:
            votes = [part for who, vote in case.votes for part in (f"{who} : ", bold(vote), "    ")]
            decision.append(Prose(tuple(votes), 9.5, after=0))  # type: ignore[arg-type]
        blocks.append(Framed(decision))
    if case.course:
        columns = (PaperColumn(width=40), PaperColumn(share=1))
        rows: list[tuple[Inline, Inline]] = [(when, what) for when, what in case.course]
        blocks += [Subtitle(say(texts.COURSE)), Ruled(columns, rows, 5.6, 9.5, open=True, roomy=True)]
    if case.pieces:
        blocks += [Subtitle(say(texts.PIECES)), Bullets(case.pieces)]
    blocks.append(Space())
    blocks.append(
        Boxes(
            (
                Box(say(texts.PRESIDENT_DATE)),
                Box(say(texts.PLAYER_TOLD)),
                Box(say(texts.ARBITER_TOLD)),
            ),
            18,
        )
    )
    fingerprint = say(texts.FINGERPRINT, fingerprint=case.fingerprint) if case.fingerprint else ""
    foot = Foot(" ".join(part for part in (say(texts.NO_LICENCE), fingerprint) if part), numbered=True)
    return Document(
        f"{say(texts.APPEAL_FILE)} {case.number}", language, (PaperSheet(blocks, wide=True, foot=foot),)
    )


def _slip(case: AppealPaper, say: Voice) -> tuple[AnyBlock, ...]:
    wide = max((len(row) for row in case.sketch), default=0)
    squares = max(wide, 9)
    rows = [
        tuple(ringed(sign.replace(".", " ")) for sign in row.ljust(squares)[:squares]) for row in case.sketch
    ]
    rows += [("",) * squares] * max(3 - len(rows), 0)
    columns = [PaperColumn(share=1, align="center", style="bold")] * squares
    boxes = (
        Box(say(texts.TABLE), str(case.table)),
        Box(say(texts.REFERENCE), case.ref),
        Box(say(texts.SCORE), case.claimed),
    )
    return (
        Ruled(columns, rows, 7.2, 10.5, compact=True),
        Boxes(boxes, 12),
        *(Prose(line, 9.5) for line in case.dispute),
    )
