"""Why a computer player takes a turn to be worth what it says, in a sentence."""

from nonuple.play.free.players import Thought
from nonuple.texts import Sentence
from nonuple.texts import opponents as texts


def why(thought: Thought) -> Sentence:
    """For those who choose their language later."""
    return texts.GROUNDS[thought.ground].sentence(**_values(thought))


def said_why(thought: Thought) -> str:
    """In the language being spoken."""
    return texts.GROUNDS[thought.ground].say(**_values(thought))


def _values(thought: Thought) -> dict[str, object]:
    return {
        "score": thought.score,
        "leave": texts.signed(thought.leave),
        "worth": texts.signed(thought.worth),
        "rounds": thought.rounds,
    }
