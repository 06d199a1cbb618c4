"""What is said of the halls of a game, here, connected or by file, that cannot be ranked together."""

from nonuple.texts import Text

OTHER_TURN = Text(
    "partie {game}, coup {turn} : {played}, alors que la partie a {planned}.",
    "game {game}, turn {turn}: {played}, where the game has {planned}.",
)
MORE_TURNS = Text(
    "partie {game} : {turns} {turns|coup|coups}, la partie en a {planned}.",
    "game {game}: {turns} {turns|turn|turns}, the game has {planned}.",
)
OTHER_TOP = Text(
    "partie {game} : top {top} au lieu de {planned}.", "game {game}: top {top} instead of {planned}."
)
NO_TOP = Text(
    "partie {game} : top {top}, et rien ne dit celui de la partie : donnez sa clé ou son top.",
    "game {game}: top {top}, and nothing tells the game's own: give its key or its top.",
)
OTHERS_DIFFER = Text(
    "partie {game} : les centres n'ont pas tous joué les mêmes lettres ou les mêmes mots, et rien ne dit "
    "lesquels sont ceux de la partie : donnez sa clé.",
    "game {game}: not all centres played the same letters or words, and nothing tells which are the game's: "
    "give its key.",
)
ABOVE_TOP = Text(
    "partie {game}, {entry} : {total} {total|point|points}, le top est {top}.",
    "game {game}, {entry}: {total} {total|point|points}, the top is {top}.",
)
MORE_THAN_TURNS = Text(
    "partie {game}, {entry} : {count} {count|coup compté|coups comptés}, la partie en a {turns}.",
    "game {game}, {entry}: {count} {count|turn|turns} counted, the game has {turns}.",
)
