"""The rulebook in force from 1 January 2026, chapter 6, in its order: one file per article."""

from collections.abc import Mapping, Sequence

from nonuple.rulebooks.e2026.accumulation_6_8 import accumulated
from nonuple.rulebooks.e2026.case import OpinionNeeded, SlipCase
from nonuple.rulebooks.e2026.several_words_6_4_2_2 import words_played
from nonuple.rulebooks.e2026.zeros_6_7 import no_word, nothing_to_read, seen_by_the_arbiter
from nonuple.rules import applies, article
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.repetition import averaged, repeatable
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import (
    Finding,
    Opinion,
    Question,
    Reason,
    Sanction,
    Verdict,
    Zero,
    null,
    to_commission,
)


def judge(
    reading: Reading,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
) -> Verdict:
    """What the 2026 rulebook decides about the slip."""
    case = SlipCase(reading, {word.upper(): opinion for word, opinion in opinions.items()}, opinions_at)
    return asking(case, repeatable(reading.situation, history), peers)


@applies("2026", "6.4.2.2")
def asking(case: SlipCase, repeated: frozenset[str], peers: Sequence[int | None] | None) -> Verdict:
    """The verdict, or the question it turns on with the outcome of each answer."""
    words: tuple[str, ...] = ()
    while True:
        try:
            if not words:
                return decided(case, repeated, peers)
            outcomes = {
                answer: decided(case.supposing(dict.fromkeys(words, answer)), repeated, peers)
                for answer in Opinion
            }
            break
        except OpinionNeeded as needed:
            words += needed.words
    plausible, implausible = outcomes[Opinion.PLAUSIBLE], outcomes[Opinion.IMPLAUSIBLE]
    if (plausible.points, plausible.sanction) == (implausible.points, implausible.sanction):
        return plausible
    reason = Reason(Finding.OPINION_NEEDED, "6.4.2.2", {"words": ", ".join(words)})
    return Verdict(None, None, Sanction.UNDECIDED, question=Question(words, outcomes), reasons=(reason,))


@applies("2026", "6.4", "6.9")
def decided(case: SlipCase, repeated: frozenset[str], peers: Sequence[int | None] | None) -> Verdict:
    """The slip treated in the order of 6.4, with what 6.8 adds and 6.9 alleviates."""
    verdict = treated(case)
    if repeated and verdict.sanction is Sanction.ZERO:
        admitted = Reading(case.situation.with_words(repeated), case.slip, case.reading.sketch)
        admitting = SlipCase(admitted, case.opinions, case.opinions_at)
        verdict = averaged(verdict, treated(admitting), case.claim, peers, number="6.9")
    return accumulated(case, verdict)


@article("2026", "6.4")
@applies("2026", "6.4.1", "6.7", "6.8")
def treated(case: SlipCase) -> Verdict:
    """What only a person sees first, then what is written; every ground for a zero is named."""
    seen = seen_by_the_arbiter(case)
    if nothing_to_read(case):
        return null(seen)
    written = _written(case) if not seen else _written_or_nothing(case)
    if not seen:
        return written
    also = written.motives if written.sanction is Sanction.ZERO else ()
    return null((*seen, *also), written.solution)


def _written_or_nothing(case: SlipCase) -> Verdict:
    """What is written, on a slip that is null anyway: nobody is asked about it."""
    try:
        return _written(case)
    except OpinionNeeded:
        return to_commission()


@applies("2026", "6.4.2.2")
def _written(case: SlipCase) -> Verdict:
    main = word_played(case.reading)
    if main is None:
        return no_word(case)
    verdict = words_played(case, main)
    if SlipFault.DOUBTFUL_SOLUTIONS in case.slip.faults and case.reading.solvable:
        return to_commission(reasons=[Reason(Finding.DOUBTFUL_SOLUTIONS, "6.4.2.2")])
    return verdict
