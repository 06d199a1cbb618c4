"""What is said when a game is replayed and checked."""

from nonuple.texts import Text, sheet

TURN = Text("Coup {n}", "Turn {n}")
RACK = Text("Tirage", "Rack")
DREW_AGAIN = Text("après un rejet", "after a rejection")
RETAINED = Text(
    "{ref} {word}, {score} {score|point|points}, cumul {total}",
    "{ref} {word}, {score} {score|point|points}, {total} in all",
)
AND = Text(" ; ", "; ")
ALSO_FORMS = Text("forme aussi {words}", "also forms {words}")
REPLACED = Text("le joker est remplacé par {letter}", "the joker is replaced by {letter}")
TO_PLAY = Text("À jouer : le mot n'est pas encore connu.", "To be played: the word is not known yet.")
ENDED = Text(
    "Fin de la partie : {end} ; total {total}, lettres restantes : {left}.",
    "End of the game: {end}; total {total}, letters left: {left}.",
)
GOES_ON = Text("Partie en cours : total {total}.", "Game in progress: total {total}.")
NOTHING = Text("aucune", "none")
AGREES = Text(
    "Tout concorde ({lexicon}) : tirages, scores et tops.",
    "Everything agrees ({lexicon}): draws, scores and tops.",
)
DIFFERS = Text(
    "{count} {count|différence|différences} avec les règles et les mots admis ({lexicon}) :",
    "{count} {count|difference|differences} with the rules and the words admitted ({lexicon}):",
)
DIFFERENCE = sheet.AT_TURN
NO_SUCH_TURN = Text(
    "--turn va de 1 à {count} : la partie n'a que {count} {count|coup|coups}.",
    "--turn goes from 1 to {count}: the game has only {count} {count|turn|turns}.",
)
UNKNOWN_FORMAT = Text(
    "le format « {name} » n'existe pas : choisissez parmi {known}.",
    "there is no format “{name}”: choose one of {known}.",
)

DIFFERENCES = {
    "LETTERS_GONE": Text(
        "le tirage {rack} demande des lettres qui ne sont plus dans le sac : {letters}.",
        "the rack {rack} needs letters that the bag has no more: {letters}.",
    ),
    "KEPT": Text(
        "le reliquat est {kept}, il restait {expected} du coup précédent.",
        "{kept} was kept, but {expected} was left from the turn before.",
    ),
    "RACK_SIZE": Text(
        "le tirage {rack} a {count} {count|lettre|lettres}, il en faut {expected}.",
        "the rack {rack} has {count} {count|letter|letters}, it must have {expected}.",
    ),
    "DRAW_INVALID": Text(
        "le tirage {rack} devait être rejeté : trop peu de voyelles ou de consonnes.",
        "the rack {rack} had to be rejected: too few vowels or consonants.",
    ),
    "REJECT_VALID": Text(
        "le tirage {rack} a été rejeté alors qu'il était valide.",
        "the rack {rack} was rejected although it was valid.",
    ),
    "UNPLAYABLE": Text(
        "{word} ne peut se poser en {ref}, et la suite n'est pas vérifiée : {problem}",
        "{word} cannot lie at {ref}, and what follows is not checked: {problem}",
    ),
    "FIRST_DOWN": Text(
        "le premier mot se pose horizontalement, {word} est vertical ({ref}).",
        "the first word lies across, {word} lies down ({ref}).",
    ),
    "LETTERS_MISSING": Text(
        "{word} en {ref} ne se fait pas avec {rack} : il y faut {needs}.",
        "{word} at {ref} cannot be made with {rack}: it needs {needs}.",
    ),
    "NOT_ADMITTED": Text(
        "{words} : pas dans notre liste.",
        "{words}: not in our list.",
    ),
    "SCORE": Text(
        "{word} en {ref} vaut {expected} {expected|point|points}, la feuille en donne {score}.",
        "{word} at {ref} is worth {expected} {expected|point|points}, the sheet gives {score}.",
    ),
    "BONUS": Text(
        "la prime de {word} est {expected}, la feuille donne {bonus}.",
        "the bonus of {word} is {expected}, the sheet gives {bonus}.",
    ),
    "CROSS": Text(
        "{word} en {ref} forme aussi {expected}, la feuille dit {cross}.",
        "{word} at {ref} also forms {expected}, the sheet says {cross}.",
    ),
    "REPLACED": Text(
        "le joker de {word} devait être remplacé par {expected}, la feuille dit {replaced}.",
        "the joker of {word} had to be replaced by {expected}, the sheet says {replaced}.",
    ),
    "TOP": Text(
        "le top de notre liste était {best} ({solutions}), la feuille a retenu {word} en {ref} pour {score}.",
        "the top of our list was {best} ({solutions}), the sheet retained {word} at {ref} for {score}.",
    ),
    "TIES": Text(
        "notre liste a {expected} {expected|solution|solutions} au top, la feuille en compte {ties}.",
        "our list has {expected} {expected|solution|solutions} at the top, the sheet counts {ties}.",
    ),
    "TOO_LATE": Text(
        "la partie devait finir avant ce coup : {end}.",
        "the game had to end before this turn: {end}.",
    ),
    "LEFT": Text(
        "la feuille dit qu'il reste {left}, il reste {expected}.",
        "the sheet says that {left} is left, {expected} is.",
    ),
    "END": Text(
        "la feuille finit ainsi : {end} ; mais il reste {left}.",
        "the sheet ends thus: {end}; but {left} is left.",
    ),
    "PLAYABLE": Text(
        "la feuille finit faute de coup possible, mais {solutions} se jouait.",
        "the sheet ends for want of a move, but {solutions} could be played.",
    ),
}
