"""What is said in the room, and what the chief arbiter's screen calls it.

Titles and refusals are read, in the language of the screen. All the rest is said, in French whatever that
language is, for the players listen for these very words; so it stands here as plain French.
"""

from nonuple.texts import Text

TITLE_GAME = Text("Type de partie", "Kind of game")
TITLE_CONDITIONS = Text("Modalités", "Conditions")
TITLE_REJECTION = Text("Rejet", "Rejection")
TITLE_KEPT_COUNT = Text("Reliquat", "Letters kept")
TITLE_KEPT = Text("Pays seul", "Country only")
TITLE_NEW_LETTER = Text("Nouvelle lettre", "New letter")
TITLE_RACK = Text("Tirage complet", "Whole rack")
TITLE_CLOCK_START = Text("Départ", "Start")
TITLE_CLOCK_RUNNING = Text("Temps", "Time")
TITLE_CLOCK_END = Text("Fin du temps", "End of time")
TITLE_CAUTION = Text("Mise en garde", "Caution")
TITLE_POINTS = Text("Points", "Points")
TITLE_DIRECTION = Text("Sens", "Direction")
TITLE_PLACE = Text("Place", "Place")
TITLE_WORD = Text("Mot", "Word")
TITLE_SPELLING = Text("Épellation", "Spelling")
TITLE_FORMED = Text("Mots formés", "Words formed")
TITLE_REMINDER = Text("Rappel", "Reminder")
TITLE_JOKER = Text("Joker", "Joker")
TITLE_CANCELLED = Text("Annulation", "Cancelling")
TITLE_END = Text("Fin de partie", "End of the game")
TITLE_SOLO = Text("Solo", "Solo")

FIRST_IS_ACROSS = Text(
    "{word} en {ref} est vertical : au premier coup, le mot est toujours placé et annoncé horizontalement "
    "(2026 4.4 ; 2009 et 2010 2.4).",
    "{word} at {ref} is vertical: at the first turn the word is always placed and announced horizontally "
    "(2026 4.4; 2009 and 2010 2.4).",
)

GAME = "Partie {kind}"
GAME_NORMAL = "Partie normale"
IN_PAIRS = "en paires"
IN_BLITZ = "en blitz"
IN_SEMI_RAPID = "en semi-rapide"
IN_SUDDEN_DEATH = "en mort subite"
IN_TOPPING = "en topping"

TIME = "{time} par coup"
TIME_SHRINKS = "{time} par coup au début, puis de moins en moins"
RACK_SIZE = "Tirages de {rack} lettres"
RACK_SIZE_AND_MOST = "Tirages de {rack} lettres, {most} au plus à poser"
BONUS = "{points} points de prime pour {tiles} lettres posées"
A_JOKER_GOES_WITH_EACH_RACK = "Un joker accompagne chaque tirage"
ONE_SLIP_A_PAIR = "Un seul bulletin par paire"
OUT_BELOW_THE_BEST = "Qui marque moins que le meilleur du coup est éliminé"
UNFOUND_COSTS = "Un top non trouvé est donné contre vingt secondes de pénalité"

REJECTION = "Rejet"
REJECTION_COUNTED = "Rejet {count}"
REJECTION_SAME = "Rejet, mêmes lettres qu'au coup annulé"
REJECTION_SAME_COUNTED = "Rejet {count}, les mêmes qu'au coup annulé"
KEPT_COUNT = "Reliquat {count}"
KEPT_COUNT_AND_JOKER = "Reliquat {count}, avec le joker"
OF_ONE_LETTER = "d'une lettre"
OF_LETTERS = "de {count} lettres"
SEVERAL_TIMES = "{letter} {count} fois"

START = "Chrono !"
LAST_SECONDS = "{count} secondes"
FINISHED = "Terminé"
START_2009 = "Début du temps de jeu"
LAST_SECONDS_2009 = "{count} dernières secondes"
FINISHED_2009 = "Fin du temps de jeu"
BEEP = "Bip"
DOUBLE_BEEP = "Bip-bip"
LONG_SIGNAL = "Signal long"

MIND_THE_PLACE = "Attention à la place !"
MIND_THE_SOLUTION = "Attention à la solution !"
ONE_POINT = "{count} point"
POINTS = "{count} points"
ACROSS = "Horizontal"
DOWN = "Vertical"
JOKER_LETTER = "{letter} comme {spelling}"
FORMING = "Formant {words}"
AND = " et "
JOKER_REPLACED = "Le joker est remplacé par {letter}"
JOKER_STAYS = "Le joker reste sur la grille"

CANCELLED = "Coup annulé, {cause}"
CANCELLED_NO_MOVE = "Coup annulé, aucune solution"
POINTS_VOID = "Les points du coup sont annulés"
LETTERS_BACK = "Toutes les lettres retournent au sac, nouveau tirage"
CAUSES = {
    "timing": "erreur de chronométrage",
    "spelling": "erreur d'épellation",
    "placing": "erreur de placement",
    "acceptance": "erreur sur un mot admis ou refusé",
    "display": "erreur d'affichage",
    "disturbance": "incident pendant le coup",
    "no-move": "aucune solution",
}

END = "Fin de la partie, {reason}"
VALID_TO = "Les résultats sont validés jusqu'au coup {turn}"
ALL_VOID = "Les résultats sont annulés"
SOLO = "Solo au coup {turn}, {player}, {points}"
SOLO_WITH_BONUS = "Solo au coup {turn}, {player}, {points} et {bonus} de prime"
PAIR = "{one} et {other}"

HOUR_LIKE = "{minutes} {seconds}"
ONE_MINUTE = "{count} minute"
MINUTES = "{count} minutes"
SECONDS = "{count} secondes"

LETTER_NAMES = {
    "A": "a",
    "B": "bé",
    "C": "cé",
    "D": "dé",
    "E": "eu",
    "F": "effe",
    "G": "gé",
    "H": "hache",
    "I": "i",
    "J": "ji",
    "K": "ka",
    "L": "elle",
    "M": "emme",
    "N": "enne",
    "O": "o",
    "P": "pé",
    "Q": "ku",
    "R": "erre",
    "S": "esse",
    "T": "té",
    "U": "u",
    "V": "vé",
    "W": "double vé",
    "X": "ixe",
    "Y": "i grec",
    "Z": "zède",
}
"""Letters written as they sound: voices read a lone A, E or Y as a word."""

UNDER_TWENTY = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
)
TENS = (
    "",
    "dix",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "soixante",
    "quatre-vingt",
    "quatre-vingt",
)
