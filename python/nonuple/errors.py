"""The one way the product says no to what it was given."""

from nonuple.texts import Text


class Refusal(ValueError):  # noqa: N818 - a refusal is what it is called everywhere
    """What was given cannot be used: one sentence that says what is wrong, where, and what to do.

    The command line prints it on standard error and exits with 2; nothing has been changed.
    """

    def __init__(self, text: Text, /, **values: object) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.text.say(**self.values)
