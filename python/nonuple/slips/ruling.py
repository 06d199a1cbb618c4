"""What a person puts in a verdict's place. What the rulebook had decided stays on record beside it."""

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.rules import applies
from nonuple.slips.average import Mean
from nonuple.slips.repetition import made_of
from nonuple.slips.verdict import PENALTY, UNDECIDED, Code, Finding, Reason, Sanction, Verdict
from nonuple.texts import averages
from nonuple.texts import judge as texts

_UNJUDGED = Verdict(None, None, Sanction.UNDECIDED)


@applies("2026", "6.9", "7.3")
@applies("2010", "4.7", "5.3")
@applies("2009", "4.6", "5.3")
def overruled(
    verdict: Verdict | None, points: int | None, sanction: Sanction, *, motive: str, author: str
) -> Verdict:
    """What a person decided instead; solution, words refused and misconduct stay known.

    An average, and nothing else, has no points: they come from the others.
    """
    if not motive.strip():
        raise Refusal(texts.OVERRULING_NEEDS_MOTIVE)
    check_decision(points, sanction)
    before, is_average = verdict or _UNJUDGED, sanction is Sanction.AVERAGE
    finding = Finding.AVERAGE_GRANTED if is_average else Finding.OVERRULED
    return Verdict(
        points=points,
        gross=points + PENALTY if points is not None and sanction is Sanction.PENALTY else points,
        sanction=sanction,
        motives=tuple(one for one in before.motives if one.code == Code.MISCONDUCT),
        solution=before.solution,
        reasons=tuple(made_of(None)) if is_average else (),
        edition=before.edition,
        refused=before.refused if sanction in (Sanction.ZERO, Sanction.AVERAGE) else (),
        said=Reason(finding, values={"author": author, "motive": motive, "points": points}),
    )


def check_decision(points: int | None, sanction: Sanction) -> None:
    """What a person can decide about a slip."""
    if sanction in UNDECIDED:
        raise Refusal(texts.OVERRULING_POINTS, points=points)
    if (points is None) != (sanction is Sanction.AVERAGE):
        raise Refusal(averages.NO_POINTS if points is None else averages.NOT_TYPED)
    if points is not None and (points < 0 or (sanction is Sanction.ZERO and points)):
        raise Refusal(texts.OVERRULING_POINTS, points=points)


def within(decision: Verdict, top: int | None) -> Verdict:
    """What a person decided, where the turn was corrected since: nothing earns more than the top."""
    if top is None or decision.points is None or decision.points <= top:
        return decision
    penalty = (decision.gross or 0) - decision.points
    said = decision.said
    if said is not None and said.code == Finding.OVERRULED:
        said = replace(said, code=Finding.OVERRULED_ABOVE, values={**said.values, "top": top})
    return replace(decision, points=max(top - penalty, 0), gross=top, said=said)


def counted(verdict: Verdict, mean: Mean | None) -> Verdict:
    """An average that a person granted, as the others' scores give it; None while they are waited for."""
    points = mean.points if mean else None
    return replace(verdict, points=points, gross=points, reasons=tuple(made_of(mean)))
