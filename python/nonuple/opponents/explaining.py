"""Why a computer player chose what it did, in a sentence."""

from nonuple.play.free.players import Thought
from nonuple.texts import Sentence, Text
from nonuple.texts import opponents as texts


def why(thought: Thought) -> Sentence:
    """Why a turn is worth what it is said to be."""
    return texts.GROUNDS[thought.ground].sentence(
        score=thought.score,
        leave=_points(thought.leave),
        worth=_points(thought.worth),
        rounds=thought.rounds,
    )


def _points(value: float) -> Text:
    """`+1,5` or `+1.5`."""
    told = f"{value:+.1f}"
    return Text(told.replace(".", ","), told)
