"""What is said of computer players."""

from nonuple.texts import Text

UNKNOWN_LEVEL = Text(
    "« {name} » n'est pas un joueur connu : {known}.", "`{name}` is not a known player: {known}."
)
