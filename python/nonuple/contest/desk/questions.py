"""The places that a question is about: each with the words formed there, and what each answer would give."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from nonuple.rules import applies
from nonuple.slips.reading import Place, Reading
from nonuple.slips.strangeness import strangeness
from nonuple.slips.verdict import AskedPlace, Opinion, Question, Verdict


@applies("2026", "6.4.2.2")
def by_place(
    reading: Reading, question: Question, decided: Callable[[Mapping[str, Opinion]], Verdict]
) -> Question:
    """With the places on which the verdict turns; `decided` judges with opinions on them.

    The place written comes first, then those whose words are likeliest to have been believed.
    """
    written = reading.reference.ref
    found = sorted(
        _forming(reading, question), key=lambda place: (place.ref != written, strangeness(place.bad_words))
    )
    asked = (_asked(place, question, decided) for place in found if _turns_on(place, question, decided))
    outcomes = {answer: outcome.in_brief for answer, outcome in question.outcomes.items()}
    return replace(question, outcomes=outcomes, places=tuple(asked))


def _forming(reading: Reading, question: Question) -> Iterator[Place]:
    """Every place, each once, at which one of the words asked about is formed."""
    seen: set[str] = set()
    for run in reading.runs:
        for place in (*reading.places(run), *reading.turned(run)):
            ref = str(place.ref)
            if ref not in seen and place.playable and not set(question.words).isdisjoint(place.bad_words):
                seen.add(ref)
                yield place


def _turns_on(place: Place, question: Question, decided: Callable[[Mapping[str, Opinion]], Verdict]) -> bool:
    """Whether it matters what is thought of a place: else the same is asked as before."""
    return not question.is_asked_by(decided({str(place.ref): Opinion.PLAUSIBLE}))


def _asked(
    place: Place, question: Question, decided: Callable[[Mapping[str, Opinion]], Verdict]
) -> AskedPlace:
    ref = str(place.ref)
    asked = (word for word in place.bad_words if word in question.words)
    words = tuple(sorted(asked, key=lambda word: strangeness([word])))
    outcomes = {answer: decided({ref: answer}).in_brief for answer in Opinion}
    return AskedPlace(ref, place.word, words, outcomes)
