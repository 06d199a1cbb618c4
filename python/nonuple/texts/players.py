"""What is said of a list of players that was pasted."""

from nonuple.texts import Text

TOO_LONG = Text(
    "la liste compte {lines} {lines|ligne|lignes} ; {most} au plus. Donnez-la en plusieurs fois.",
    "the list has {lines} {lines|line|lines}; {most} at most. Give it in several parts.",
)
TOO_LARGE = Text(
    "la liste dépasse {most} octets ; donnez-la en plusieurs fois.",
    "the list is larger than {most} bytes; give it in several parts.",
)
NO_NAME = Text("pas de nom sur cette ligne ; ajoutez-le.", "no name on this line; add it.")
FIELD_TOO_LONG = Text(
    "« {start}… » est trop long : {most} caractères au plus.",
    "`{start}…` is too long: {most} characters at most.",
)
NOT_A_TABLE = Text(
    "« {written} » n'est pas un numéro de table : un nombre de 1 à {most}.",
    "`{written}` is not a table number: a number from 1 to {most}.",
)
MORE_THAN_TWO = Text(
    "une paire a deux noms : « {written} » en donne davantage.",
    "a pair has two names: `{written}` gives more.",
)
NO_TABLE_LEFT = Text("il n'y a plus de numéro de table libre.", "no table number is free any more.")
SAME_PLAYER = Text("{name} : déjà à la ligne {line}.", "{name}: already on line {line}.")
SAME_TABLE = Text(
    "la table {table} est déjà prise : {name}, ligne {line}.",
    "table {table} is already taken: {name}, line {line}.",
)
TABLE_HELD = Text(
    "la table {table} est celle de {name} ; donnez-en une autre.",
    "table {table} is {name}'s; give another one.",
)
TWO_TABLES = Text("une paire n'a qu'une table ; gardez-en une.", "a pair has one table; keep one.")
