"""What is said of rulebooks."""

from nonuple.texts import Text

UNKNOWN = Text(
    "le règlement « {name} » n'existe pas ; il y a : {known}.",
    "there is no rulebook `{name}`; there are: {known}.",
)
