"""What is said of spreadsheet files."""

from nonuple.texts import Text

TOO_LARGE = Text(
    "{source} dépasse {limit} Mo : ce n'est pas une liste d'inscrits.",
    "{source} is larger than {limit} MB: this is not a list of entries.",
)
ENDED_BADLY = Text(
    "{source} demande trop de mémoire ou de temps, ou arrête le programme qui le lit : rien n'en est repris. "
    "Enregistrez la liste seule, en CSV par exemple.",
    "{source} asks for too much memory or time, or stops the program that reads it: nothing of it was taken. "
    "Save the list alone, as CSV for example.",
)
TOO_MANY_CELLS = Text(
    "{source} a des cases bien trop éloignées les unes des autres : ce n'est pas une liste d'inscrits.",
    "{source} has cells much too far apart: this is not a list of entries.",
)
TOO_MANY_ROWS = Text("{source} a plus de {most} lignes.", "{source} has more than {most} rows.")
UNREADABLE = Text(
    "{source} ne se lit ni comme CSV ni comme classeur (xlsx, xls, ods).",
    "{source} can be read neither as CSV nor as a workbook (xlsx, xls, ods).",
)
