"""What is told of a verdict is what was decided: its grounds are true, its words lie where it refuses them.

`make soak` tries some hundred thousand slips, new ones every time.
"""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random

import pytest

from nonuple.contest.desk.questions import by_place
from nonuple.ledger.notification import WORD_REFUSED, Note
from nonuple.ledger.wording import wording, words_named
from nonuple.rulebooks.judging import judge
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Finding, Opinion, Sanction, Verdict
from nonuple.texts import Language
from nonuple.texts import ledger as texts
from tests.editions import COMPETITION
from tests.slips.agreement import slips

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 37
SLIPS = 20_000 if SOAK else 600
LANGUAGES: tuple[Language, ...] = ("fr", "en")


def verdicts(edition: str) -> Iterator[tuple[str, Situation, Slip, Verdict]]:
    """Of slips with a mistake or two; where a person is asked, what each answer gives."""
    for name, situation, slip in slips(SEED, SLIPS):
        verdict = judge(edition, situation, slip)
        yield name, situation, slip, verdict
        if verdict.question is not None:
            for answer in Opinion:
                opinions = dict.fromkeys(verdict.question.words, answer)
                yield name, situation, slip, judge(edition, situation, slip, opinions=opinions)


@pytest.mark.article("2026", "6.8", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@pytest.mark.parametrize("edition", COMPETITION)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_tells_the_grounds_of_the_explanation_in_its_words_and_no_other(
    edition: str, language: Language
) -> None:
    told = 0
    for name, _, slip, verdict in islice(verdicts(edition), SLIPS // 2):
        lines = wording(Note(1, 1, verdict), language)
        line = verdict.explain(language)
        grounds = [verdict.ground(code, language) for code in verdict.codes]
        assert all(ground in line for ground in grounds), (name, slip, verdict)
        shown = [one for one in lines if any(ground in one for ground in grounds)]
        assert len(shown) == len(verdict.motives), (name, slip, lines, grounds)
        refused = ", ".join(words_named(verdict))
        wordless = any(reason.code == Finding.NO_WORD for reason in verdict.reasons)
        of_words = verdict.sanction in (Sanction.ZERO, Sanction.AVERAGE) and {*verdict.codes} & WORD_REFUSED
        assert refused or wordless or not of_words, (name, slip, verdict)
        assert not refused or texts.WORDS_REFUSED.said(language, {"words": refused}) in lines
        told += len(shown)
    assert told > SLIPS // 10


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@pytest.mark.parametrize("edition", COMPETITION)
def test_words_refused_are_grounds_and_lie_at_the_place_refused(edition: str) -> None:
    refused = 0
    for name, situation, slip, verdict in verdicts(edition):
        for one in verdict.refused:
            assert one.code in verdict.codes, (name, slip, verdict)
            assert not situation.admits(one.word), (name, slip, verdict)
            if one.code == Code.JUNCTION_NOT_ADMITTED:
                formed = {word.upper() for word in verdict.solution.cross} if verdict.solution else {one.word}
                assert one.word in formed, (name, slip, verdict)
                said = [r for r in verdict.reasons if r.code == Finding.WOULD_FORM_NOT_ADMITTED]
                assert any(one.word in str(r.values["words"]) for r in said), (name, slip, verdict)
            refused += 1
        if verdict.sanction is Sanction.ZERO and Code.WORD_NOT_ADMITTED in verdict.codes:
            letters = sum(len(row) - row.count(".") for row in slip.sketch)
            assert verdict.refused or letters < 2 or Code.SEVERAL_SOLUTIONS in verdict.codes, (name, slip)
    assert refused > SLIPS // 60


@pytest.mark.article("2026", "6.4.2.2", "6.9")
def test_of_several_places_the_one_held_plausible_is_told_and_refused() -> None:
    asked = 0
    for name, situation, slip in slips(SEED, SLIPS):
        verdict = judge("2026", situation, slip)
        for ref, words in _places_asked(situation, slip, verdict).items():
            others = dict.fromkeys(_places_asked(situation, slip, verdict), Opinion.IMPLAUSIBLE)
            told = judge("2026", situation, slip, opinions_at={**others, ref: Opinion.PLAUSIBLE})
            if told.sanction is not Sanction.ZERO or told.codes != (Code.JUNCTION_NOT_ADMITTED,):
                continue
            assert {one.word for one in told.refused} == words, (name, slip, ref, told)
            held = [one for one in told.reasons if one.code == Finding.HELD_PLAUSIBLE]
            assert {word for one in held for word in str(one.values["words"]).split(", ")} == words
            asked += 1
    assert asked > 5


@pytest.mark.article("2026", "6.4.2.2")
def test_one_answer_settles_a_question_whichever_place_it_is_about() -> None:
    asked = 0
    for name, situation, slip in slips(SEED, SLIPS):
        verdict = judge("2026", situation, slip)
        if verdict.question is None:
            continue
        decided = partial(_held, situation, slip)
        places = by_place(Reading(situation, slip), verdict.question, decided).places
        for place in places:
            assert decided({place.ref: Opinion.PLAUSIBLE}).question is None, (name, slip, place)
            asked += 1
    assert asked > 5


def _held(situation: Situation, slip: Slip, opinions: Mapping[str, Opinion]) -> Verdict:
    return judge("2026", situation, slip, opinions_at=opinions)


def _places_asked(situation: Situation, slip: Slip, verdict: Verdict) -> dict[str, set[str]]:
    """Where the words of a question are formed."""
    if verdict.question is None:
        return {}
    reading = Reading(situation, slip)
    return {
        str(place.ref): set(place.bad_words)
        for run in reading.runs
        for place in reading.places(run)
        if place.playable and not set(verdict.question.words).isdisjoint(place.bad_words)
    }


@pytest.mark.article("2026", "6.4.1")
@pytest.mark.article("2010", "4.2")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize("edition", COMPETITION)
def test_letters_told_to_lack_are_letters_that_the_draw_lacks(edition: str) -> None:
    told = 0
    for name, situation, slip, verdict in verdicts(edition):
        for reason in verdict.reasons:
            if reason.code in (Finding.LETTERS_MISSING, Finding.LETTERS_MISSING_AT):
                lacking = Counter(str(reason.values["letters"]).split(", "))
                word = Counter(str(reason.values["word"]))
                assert lacking <= word, (name, slip, verdict)
                left = word - Counter(situation.rack.letters)
                assert lacking <= left, (name, slip, verdict)
                if reason.code == Finding.LETTERS_MISSING:
                    assert Code.LETTER_ERROR in verdict.codes, (name, slip, verdict)
                told += 1
    assert told > SLIPS // 60


@pytest.mark.article("2026", "6.2.3", "6.2.5", "6.4.2.2", "6.7")
@pytest.mark.article("2010", "4.2")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_step_of_the_reasoning_is_true_of_the_slip(edition: str) -> None:
    told: Counter[str] = Counter()
    for name, situation, slip, verdict in verdicts(edition):
        written = "".join(slip.sketch).upper()
        for reason in verdict.reasons:
            holds = {
                Finding.LEAST_OF_CIRCLINGS: bool(situation.rack.jokers),
                Finding.NAMES_NO_PLACE: reason.values.get("ref") == slip.ref is not None,
                Finding.NO_LOCATION: not slip.ref or _can_lie_there(situation, slip),
                Finding.NOT_IN_FULL: Code.NOT_IN_FULL in verdict.codes
                and str(reason.values.get("word")) in str(reason.values.get("whole")),
                Finding.STRAYS: set(str(reason.values.get("letters")).split(", ")) <= set(written),
                Finding.BY_LETTERS: reason.article != "6.2.3"
                or int(reason.values.get("count") or 0) >= situation.links_needed,
            }.get(Finding(reason.code), True)
            assert holds, (name, slip, verdict)
            told[reason.code] += 1
    assert min(told[one] for one in (Finding.NAMES_NO_PLACE, Finding.NO_LOCATION, Finding.NOT_IN_FULL)) > 3
    assert (told[Finding.STRAYS] > 3) is (edition == "2026")


def _can_lie_there(situation: Situation, slip: Slip) -> bool:
    """Whether the reference names a place of something that is written."""
    reading = Reading(situation, slip)
    named = (reading.named(run) for run in reading.runs)
    return any(place is not None and place.playable for place in named)
