"""What is said to a program that calls the library with something of the wrong type, or too large."""

from nonuple.texts import Text

WRONG_TYPE = Text(
    "l'argument « {name} » doit être de type {wanted}, et non {given}.",
    "argument `{name}` must be of type {wanted}, not {given}.",
)
WRONG_VALUE = Text(
    "l'argument « {name} » doit être {wanted}, et non {given}.",
    "argument `{name}` must be {wanted}, not {given}.",
)
TOO_SMALL = Text(
    "l'argument « {name} » doit être {least} ou plus, et non {given}.",
    "argument `{name}` must be {least} or more, not {given}.",
)
OUT_OF_BOUNDS = Text(
    "l'argument « {name} » doit être compris entre {least} et {most}, et non {given}.",
    "argument `{name}` must be from {least} to {most}, not {given}.",
)
NO_BEGINNING = Text(
    "l'argument « {name} » doit commencer par un événement {wanted}, le début d'une partie.",
    "argument `{name}` must begin with a {wanted} event, the start of a game.",
)
OR = Text(" ou ", " or ")
