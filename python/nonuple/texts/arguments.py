"""What is said to a program that calls the library with something of the wrong type."""

from nonuple.texts import Text

WRONG_TYPE = Text(
    "l'argument « {name} » doit être de type {wanted}, et non {given}.",
    "argument `{name}` must be of type {wanted}, not {given}.",
)
WRONG_VALUE = Text(
    "l'argument « {name} » doit être {wanted}, et non {given}.",
    "argument `{name}` must be {wanted}, not {given}.",
)
OR = Text(" ou ", " or ")
