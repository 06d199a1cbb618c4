"""What is said of a command line that cannot be understood."""

from nonuple.texts import Text

UNKNOWN_COMMAND = Text(
    "« {what} » n'est pas une commande ; voir {help}.",
    "`{what}` is not a command; see {help}.",
)
UNKNOWN_COMMAND_NEAR = Text(
    "« {what} » n'est pas une commande ; vouliez-vous dire « {near} » ? Voir {help}.",
    "`{what}` is not a command; did you mean `{near}`? See {help}.",
)
UNKNOWN_OPTION = Text(
    "l'option {what} n'existe pas ici ; voir {help}.",
    "there is no option {what} here; see {help}.",
)
UNKNOWN_OPTION_NEAR = Text(
    "l'option {what} n'existe pas ici ; vouliez-vous dire {near} ? Voir {help}.",
    "there is no option {what} here; did you mean {near}? See {help}.",
)
NO_VALUE = Text(
    "il manque une valeur après {what} ; voir {help}.", "a value is missing after {what}; see {help}."
)
MISSING = Text("il manque {what} ; voir {help}.", "{what} is missing; see {help}.")
BAD_VALUE = Text(
    "la valeur « {value} » ne convient pas pour {what} ; voir {help}.",
    "the value `{value}` does not do for {what}; see {help}.",
)
NO_CHOICE = Text(
    "la valeur « {value} » ne convient pas pour {what} ; il y a : {known}.",
    "the value `{value}` does not do for {what}; there are: {known}.",
)
TOO_MUCH = Text("« {what} » est de trop ; voir {help}.", "`{what}` is one too many; see {help}.")
NOT_UNDERSTOOD = Text(
    "la ligne de commande n'est pas comprise ; voir {help}.",
    "the command line is not understood; see {help}.",
)
