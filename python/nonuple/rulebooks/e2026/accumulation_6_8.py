"""6.8: several faults on one slip."""

from msgspec.structs import replace

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import warning
from nonuple.rules import article
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Code, Motive, Sanction, Verdict


@article("2026", "6.5", "6.8")
def accumulated(case: SlipCase, verdict: Verdict) -> Verdict:
    """One warning at most, and none beside a graver sanction, but a disciplinary one is added to any."""
    if SlipFault.UNTIDY in case.slip.faults and verdict.sanction in (Sanction.NONE, Sanction.WARNING):
        verdict = _with(verdict, warning(Code.UNTIDY))
    if SlipFault.MISCONDUCT in case.slip.faults:
        verdict = _with(verdict, warning(Code.MISCONDUCT))
    return verdict


def _with(verdict: Verdict, motive: Motive) -> Verdict:
    sanction = Sanction.WARNING if verdict.sanction is Sanction.NONE else verdict.sanction
    return replace(verdict, sanction=sanction, motives=(*verdict.motives, motive))
