"""What is wrong in a text of results, and what is said of one that holds together."""

from nonuple.texts import Text

REFUSED = Text("{source}, {problem}", "{source}, {problem}")
NOT_UTF_8 = Text("ligne {line} : le texte n'est pas en UTF-8.", "line {line}: the text is not UTF-8.")
NO_RESULTS_FILE = Text(
    "ligne {line} : le fichier ne commence pas par « {format} ».",
    "line {line}: the file does not begin with `{format}`.",
)
OTHER_RESULTS_VERSION = Text(
    "ligne {line} : version « {version} » inconnue ; ce programme lit la version {known}.",
    "line {line}: version `{version}` is not known; this program reads version {known}.",
)
LACKS = Text("ligne {line} : il manque une ligne « {kind} ».", "line {line}: a line `{kind}` is missing.")
TWICE = Text("ligne {line} : « {kind} » s'y trouve deux fois.", "line {line}: `{kind}` stands there twice.")
BAD_LINE = Text(
    "ligne {line} : ni « event », « state », « game » ou « place », ou pas les champs de ce genre : {found}",
    "line {line}: not `event`, `state`, `game` or `place`, or not the fields of that kind: {found}",
)
GAME_ORDER = Text(
    "ligne {line} : la partie {game} n'est pas à sa place ; elles se suivent depuis 1, avant les joueurs.",
    "line {line}: game {game} is not in its place; they follow each other from 1, before the players.",
)
BAD_TOTAL = Text(
    "ligne {line} : {name} a {total} {total|point|points}, ses parties en font {sum}.",
    "line {line}: {name} has {total} {total|point|points}, the games come to {sum}.",
)
NOT_COUNTED = Text(
    "ligne {line} : {name} a des points dans la partie {game}, qui ne compte pas.",
    "line {line}: {name} has points in game {game}, which does not count.",
)
BAD_RANK = Text(
    "ligne {line} : {name} est au rang {rank}, à la place {place} de la liste ; "
    "seuls des égaux partagent un rang.",
    "line {line}: {name} has rank {rank} at place {place} of the list; only equals share a rank.",
)
BAD_ORDER = Text(
    "ligne {line} : {name} a {total} {total|point|points}, plus que les {before} de qui précède.",
    "line {line}: {name} has {total} {total|point|points}, more than the {before} of the one before.",
)
SOUND = Text(
    "{source} : {places} {places|inscription|inscriptions}, {games} {games|partie|parties}, rien à redire.",
    "{source}: {places} {places|entry|entries}, {games} {games|game|games}, all in order.",
)
