"""What is said of objects given as JSON."""

from nonuple.texts import Text

EMPTY = Text(
    "{source} est vide : il faut un objet JSON, ou un par ligne.",
    "{source} is empty: it must hold one JSON object, or one per line.",
)
NOT_JSON = Text(
    "{source}, ligne {line} : ce n'est pas du JSON en UTF-8 ; il faut un objet par ligne.",
    "{source}, line {line}: this is not JSON in UTF-8; there must be one object per line.",
)
TOO_DEEP = Text(
    "{source}, ligne {line} : trop de crochets ou d'accolades les uns dans les autres ; il faut un objet "
    "simple.",
    "{source}, line {line}: too many brackets or braces inside each other; it must be a plain object.",
)
NOT_AN_OBJECT = Text(
    "{source}, ligne {line} : il faut un objet JSON, entre accolades.",
    "{source}, line {line}: it must be a JSON object, in braces.",
)
BAD_FIELD = Text(
    "{source}, ligne {line}, champ « {field} » : {problem}",
    "{source}, line {line}, field `{field}`: {problem}",
)
MISSING = Text("il manque.", "it is missing.")
EXPECTED = Text("il faut {shape}.", "it must be {shape}.")
MISSHAPEN = Text("la valeur n'a pas la forme attendue.", "the value has not the expected form.")
CANNOT_READ = Text(
    "impossible de lire {source} : {why}.",
    "cannot read {source}: {why}.",
)
STANDARD_INPUT = Text("entrée standard", "standard input")
