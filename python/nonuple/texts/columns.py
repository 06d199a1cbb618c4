"""What is said of tables of positions."""

from nonuple.texts import Text

NO_LIBRARY = Text(
    "il y faut {name}, qui n'est pas installé : pip install 'nonuple[data]'.",
    "this needs {name}, which is not installed: pip install 'nonuple[data]'.",
)
GRIDS_AND_RACKS = Text(
    "{squares} {squares|case|cases} pour {racks} {racks|tirage|tirages} : il en faut {size} par tirage.",
    "{squares} {squares|square|squares} for {racks} {racks|rack|racks}: there must be {size} for each.",
)
GRID_LENGTHS = Text(
    "une grille est un texte de {size} {size|case|cases}.",
    "a grid is a text of {size} {size|square|squares}.",
)
BAD_SQUARE = Text(
    "position {number} : la case {square} n'est ni vide (.) ni une lettre, de A à Z ou de a à z.",
    "position {number}: square {square} is neither empty (.) nor a letter, A to Z or a to z.",
)
BAD_RACK = Text(
    "position {number} : « {rack} » n'est pas un tirage : des lettres de A à Z, deux jokers ? au plus.",
    "position {number}: `{rack}` is not a rack: letters A to Z, two jokers ? at most.",
)
NOT_BYTES = Text(
    "les grilles sont des octets (uint8) et non {kind} : le code de chaque lettre.",
    "grids are bytes (uint8), not {kind}: the code of each letter.",
)
NO_TABLE = Text(
    "il faut un tableau avec les colonnes « grid » et « rack ».",
    "it must be a table with the columns `grid` and `rack`.",
)
