"""From a slip to a verdict, by the articles of one of the older editions."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from nonuple.rulebooks.older.letters_3_3 import located_by_letters
from nonuple.rulebooks.older.modes_3_4 import by_either_mode
from nonuple.rulebooks.older.rules import Ground, OlderLocation, OlderRules, Topic
from nonuple.rulebooks.older.score_4_3 import Payment, pay, pay_first_turn
from nonuple.rulebooks.older.several_4_5 import alone, crossing, words_apart
from nonuple.rulebooks.older.zeros_4_2 import nowhere, null_at_sight
from nonuple.rules import article
from nonuple.slips.diagnosis import not_located
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.repetition import averaged, repeatable
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import Slip, SlipFault
from nonuple.slips.verdict import (
    Code,
    Finding,
    Motive,
    Opinion,
    Reason,
    Sanction,
    Solution,
    Verdict,
    Zero,
    null,
    paid,
    to_commission,
)

PENALTY = 5


def decide(
    rules: OlderRules,
    reading: Reading,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
) -> Verdict:
    """What an edition decides: the word and its place, then the average, then the conduct of the player.

    Whether a junction is plausible plays no part in it.
    """

    situation, slip = reading.situation, reading.slip
    verdict = _judged(rules, reading)
    unheard = repeatable(situation, history)
    if unheard and verdict.sanction is Sanction.ZERO:
        if_admitted = _judged(rules, Reading(situation.with_words(unheard), slip, reading.sketch))
        number = rules.numbers[Topic.NOTIFICATION]
        verdict = averaged(verdict, if_admitted, slip.score, peers, number=number)
    return replace(with_conduct(rules, verdict, slip), edition=rules.edition)


def _judged(rules: OlderRules, reading: Reading) -> Verdict:
    seen = null_at_sight(reading)
    if seen:
        return null(_motives(rules, seen))
    if SlipFault.DOUBTFUL_SOLUTIONS in reading.slip.faults and reading.solvable:
        return to_commission(reasons=[Reason(Finding.DOUBTFUL_SOLUTIONS, rules.numbers[Topic.SOLUTIONS])])
    main = word_played(reading)
    if main is None:
        lonely = [Ground(code, Topic.ZEROS) for code in (Code.NOT_IN_FULL, Code.WORD_NOT_ADMITTED)]
        return null(_motives(rules, lonely), reasons=[Reason(Finding.NO_WORD, "4.2")])
    located = _located(reading, main, rules) if reading.has_more else None
    words = words_apart(reading, main, located.places) if located is not None else (main,)
    verdict = least(rules, reading, words) if len(words) > 1 else _one(rules, reading, main, located)
    if verdict.sanction is Sanction.NONE or reading.situation.first_turn or reading.slip.principal:
        return verdict
    return _entirely_right(rules, reading, main) or verdict


def _entirely_right(rules: OlderRules, reading: Reading, main: LetterRun) -> Verdict | None:
    """The verdict on another word, if with it nothing on the slip is wrong: then it is the one played."""
    for run in reading.runs:
        if run != main and located_by_letters(reading, run, rules) is not None:
            verdict = _one(rules, reading, run)
            if verdict.sanction is Sanction.NONE:
                return verdict
    return None


@article("2010", "4.6")
@article("2009", "4.5")
def least(rules: OlderRules, reading: Reading, words: Sequence[LetterRun]) -> Verdict:
    """Of several solutions the one that earns least, null included; the first that is null decides."""
    several = _motives(rules, [Ground(Code.SEVERAL_SOLUTIONS, Topic.SOLUTIONS)])
    named = {"words": ", ".join(run.word for run in words)}
    reason = Reason(Finding.SEVERAL_WORDS, rules.numbers[Topic.SOLUTIONS], named)
    verdicts = []
    for run in words:
        verdict = _one(rules, alone(reading, run, words), run)
        if not verdict.pays:
            return null([*several, *verdict.motives], verdict.solution, [reason, *verdict.reasons])
        verdicts.append(verdict)
    return min(verdicts, key=lambda verdict: verdict.points or 0).because(reason)


def _one(
    rules: OlderRules, reading: Reading, run: LetterRun, location: OlderLocation | None = None
) -> Verdict:
    """One word, as if it stood alone on the slip."""
    if reading.situation.first_turn:
        payment = pay_first_turn(rules, reading, run)
        if payment is not None:
            return _paid(rules, payment, OlderLocation())
    location = location or _located(reading, run, rules)
    if location.zeros:
        lost = any(ground.code is Code.LOCATION_WRONG for ground in location.zeros)
        reasons = location.reasons or ([not_located(reading, run, "4.2")] if lost else [])
        refused = Solution.at(location.refused) if location.refused is not None else None
        return null(_motives(rules, location.zeros), refused, reasons)
    # Letters a square off, which a penalty is for, are no other word, nor are those of one badly copied.
    as_written = all(run.word in place.run.word for place in location.places)
    linked = crossing(reading, run, location.places) if as_written and location.penalty is None else ()
    crossed = ([place] for place in linked)
    payments = [pay(rules, places, reading.slip.score) for places in (location.places, *crossed)]
    return _paid(rules, min(payments, key=lambda payment: payment.points), location)


def _located(reading: Reading, run: LetterRun, rules: OlderRules) -> OlderLocation:
    """Where the word lies; at the first turn nothing needs to be said, and it is null if it lies nowhere."""
    if reading.situation.first_turn:
        return nowhere(reading, run, reading.places(run))
    location = by_either_mode(reading, run, rules)
    if location.zeros:
        for rescue in rules.rescues:
            rescued = rescue(rules, reading, run)
            if rescued is not None:
                return rescued
    return location


@article("2010", "4.3", "4.5")
@article("2009", "4.4")
def _paid(rules: OlderRules, payment: Payment, location: OlderLocation) -> Verdict:
    """One warning whatever its grounds, and none beside a penalty, which leaves zero points at least."""
    solution = Solution.at(payment.place, payment.jokers)
    reasons = (*location.reasons, payment.reason)
    if location.penalty is None:
        warnings = _motives(rules, (*location.warnings, *payment.warnings))
        return paid(payment.points, solution, warnings, reasons)
    motives = _motives(rules, [location.penalty])
    credited = max(payment.points - PENALTY, 0)
    return Verdict(credited, payment.points, Sanction.PENALTY, motives, solution, reasons=reasons)


@article("2010", "3.1", "4.4", "4.5")
@article("2009", "3.1", "4.3", "4.4")
def with_conduct(rules: OlderRules, verdict: Verdict, slip: Slip) -> Verdict:
    """Hard to read: a warning, unless there is a graver sanction; misconduct adds one to any."""
    codes = []
    if SlipFault.UNTIDY in slip.faults and verdict.sanction in (Sanction.NONE, Sanction.WARNING):
        codes.append(Code.UNTIDY)
    if slip.faults & {SlipFault.MISCONDUCT, SlipFault.WROTE_AFTER_END}:
        codes.append(Code.MISCONDUCT)
    if not codes:
        return verdict
    added = _motives(rules, (Ground(code, Topic.WARNINGS) for code in codes))
    sanction = Sanction.WARNING if verdict.sanction is Sanction.NONE else verdict.sanction
    return replace(verdict, sanction=sanction, motives=(*verdict.motives, *added))


def _motives(rules: OlderRules, grounds: Iterable[Ground]) -> tuple[Motive, ...]:
    return tuple(dict.fromkeys(Motive(ground.code, rules.numbers[ground.topic]) for ground in grounds))
