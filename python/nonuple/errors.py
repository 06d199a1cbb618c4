"""The one way the product says no to what it was given."""

import re
from typing import Any

from nonuple.texts import Text
from nonuple.texts import system as texts

_ENDLESS = re.compile(r"\S{200,}")


def clipped(sentence: str) -> str:
    """The sentence with only the beginning of what has no end in it: it stays a sentence."""
    return _ENDLESS.sub(lambda given: f"{given[0][:60]}…", sentence)


class Refusal(ValueError):  # noqa: N818 - a refusal is what it is called everywhere
    """What was given cannot be used: one sentence that says what is wrong, where, and what to do.

    The command line prints it on standard error and exits with 2; nothing has been changed.
    """

    def __init__(self, text: Text, /, **values: object) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return clipped(self.text.say(**self.values))

    def __reduce__(self) -> tuple[Any, ...]:
        """Whatever a refusal is made from, it is carried to another process by what it says."""
        return _said_again, (type(self), vars(self))


def _said_again(kind: type[Refusal], told: dict[str, Any]) -> Refusal:
    refusal = kind.__new__(kind)
    Refusal.__init__(refusal, told["text"], **told["values"])
    vars(refusal).update(told)
    return refusal


def system_answer(error: Exception) -> str:
    """What the system answered, in the language being spoken; quoted where it has no words of ours."""
    if isinstance(error, UnicodeDecodeError):
        return texts.NOT_UTF8.say()
    if isinstance(error, OSError) and error.errno in texts.ANSWERS:
        return texts.ANSWERS[error.errno].say()
    first = (getattr(error, "strerror", None) or str(error)).strip().partition("\n")[0]
    return texts.OTHER.say(answer=first)
