"""What is said in the room, and what the chief arbiter's screen calls it.

Titles and refusals are read, in the language of the screen. All the rest is said in that of the variant
(French letters: French words) whatever the screen speaks, for the players listen for these very words.
"""

from collections.abc import Mapping

from nonuple.texts import Language, Text

TITLE_GAME = Text("Type de partie", "Kind of game")
TITLE_CONDITIONS = Text("Modalités", "Conditions")
TITLE_REJECTION = Text("Rejet", "Rejection")
TITLE_KEPT_COUNT = Text("Reliquat", "Letters kept")
TITLE_KEPT = Text("Pays seul", "Country only")
TITLE_NEW_LETTER = Text("Nouvelles lettres", "New letters")
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
TITLE_OUT = Text("Éliminés", "Out")
TITLE_SOLO = Text("Solo", "Solo")
TITLE_COMMENT = Text("Commentaire", "Comment")
TITLE_NEXT_BEST = Text("Sous-top", "Next best")
TITLE_LEADER = Text("Classement", "Ranking")

FIRST_IS_ACROSS = Text(
    "{word} en {ref} est vertical : au premier coup, le mot est toujours placé et annoncé horizontalement "
    "(2026 4.4 ; 2009 et 2010 2.4).",
    "{word} at {ref} is vertical: at the first turn the word is always placed and announced horizontally "
    "(2026 4.4; 2009 and 2010 2.4).",
)

GAME = Text("Partie {kind}", "{kind} game")
GAME_NORMAL = Text("Partie normale", "Normal game")
IN_PAIRS = Text("en paires", "in pairs")
IN_BLITZ = Text("en blitz", "in blitz")
IN_SEMI_RAPID = Text("en semi-rapide", "in semi-rapid time")
IN_SUDDEN_DEATH = Text("en mort subite", "in sudden death")
IN_TOPPING = Text("en topping", "as topping")

TIME = Text("{time} par coup", "{time} per turn")
TIME_SHRINKS = Text(
    "{time} par coup au début, puis de moins en moins", "{time} a turn at first, then less and less"
)
RACK_SIZE = Text("Tirages de {rack} lettres", "Racks of {rack} letters")
RACK_SIZE_AND_MOST = Text(
    "Tirages de {rack} lettres, {most} au plus à poser", "Racks of {rack} letters, {most} at most to lay"
)
BONUS = Text(
    "{points} points de prime pour {tiles} lettres posées",
    "{points} points of bonus for {tiles} letters laid",
)
A_JOKER_GOES_WITH_EACH_RACK = Text("Un joker accompagne chaque tirage", "A joker goes with every rack")
ONE_SLIP_A_PAIR = Text("Un seul bulletin par paire", "One slip a pair")
OUT_BELOW_THE_BEST = Text(
    "Qui marque moins que le meilleur du coup est éliminé",
    "Whoever scores less than the best of the turn is out",
)
UNFOUND_COSTS = Text(
    "Un top non trouvé est donné contre vingt secondes de pénalité",
    "A top not found is given for a penalty of twenty seconds",
)

REJECTION = Text("Rejet", "Rejection")
REJECTION_COUNTED = Text("Rejet {count}", "Rejection {count}")
REJECTION_SAME = Text(
    "Rejet, mêmes lettres qu'au coup annulé", "Rejection, the same letters as at the cancelled turn"
)
REJECTION_SAME_COUNTED = Text(
    "Rejet {count}, les mêmes qu'au coup annulé", "Rejection {count}, the same as at the cancelled turn"
)
KEPT_COUNT = Text("Reliquat {count}", "Kept: {count}")
KEPT_COUNT_AND_JOKER = Text("Reliquat {count}, avec le joker", "Kept: {count}, with the joker")
OF_ONE_LETTER = Text("d'une lettre", "one letter")
OF_LETTERS = Text("de {count} lettres", "{count} letters")
SEVERAL_TIMES = Text("{letter} {count} fois", "{letter} {count} times")

START = Text("Chrono !", "Time starts!")
LAST_SECONDS = Text("{count} secondes", "{count} seconds")
FINISHED = Text("Terminé", "Time!")
START_2009 = Text("Début du temps de jeu", "Start of the playing time")
LAST_SECONDS_2009 = Text("{count} dernières secondes", "Last {count} seconds")
FINISHED_2009 = Text("Fin du temps de jeu", "End of the playing time")
BEEP = Text("Bip", "Beep")
DOUBLE_BEEP = Text("Bip-bip", "Double beep")
LONG_SIGNAL = Text("Signal long", "Long signal")

MIND_THE_PLACE = Text("Attention à la place !", "Mind the place!")
MIND_THE_SOLUTION = Text("Attention à la solution !", "Mind the solution!")
ONE_POINT = Text("{count} point", "{count} point")
POINTS = Text("{count} points", "{count} points")
ACROSS = Text("Horizontal", "Across")
DOWN = Text("Vertical", "Down")
JOKER_LETTER = Text("{letter} comme {spelling}", "{letter} as in {spelling}")
FORMING = Text("Formant {words}", "Forming {words}")
AND = Text(" et ", " and ")
JOKER_REPLACED = Text("Le joker est remplacé par {letter}", "The joker is replaced by {letter}")
JOKER_STAYS = Text("Le joker reste sur la grille", "The joker stays on the grid")

CANCELLED = Text("Coup annulé, {cause}", "Turn cancelled, {cause}")
CANCELLED_NO_MOVE = Text("Coup annulé, aucune solution", "Turn cancelled, no solution")
UNDONE = Text(
    "Retour au coup {turn} ; les lettres vues depuis sont laissées et restent écrites",
    "Back to turn {turn}; the letters seen since are left, and stay written down",
)
POINTS_VOID = Text("Les points du coup sont annulés", "The points of the turn are void")
LETTERS_BACK = Text(
    "Toutes les lettres retournent au sac, nouveau tirage", "All letters go back into the bag, new draw"
)
CAUSES = {
    "timing": Text("erreur de chronométrage", "a fault of timing"),
    "spelling": Text("erreur d'épellation", "a fault of spelling"),
    "placing": Text("erreur de placement", "a fault of placing"),
    "acceptance": Text("erreur sur un mot admis ou refusé", "a fault about a word admitted or refused"),
    "display": Text("erreur d'affichage", "a fault of display"),
    "disturbance": Text("incident pendant le coup", "a disturbance during the turn"),
    "no-move": Text("aucune solution", "no solution"),
}

END = Text("Fin de la partie, {reason}", "End of the game, {reason}")
VALID_TO = Text("Les résultats sont validés jusqu'au coup {turn}", "The results stand up to turn {turn}")
ALL_VOID = Text("Les résultats sont annulés", "The results are void")
OUT = Text(
    "{count|Éliminé|Éliminés} au coup {turn}, {players}",
    "{count|Player|Players} out at turn {turn}, {players}",
)
NOBODY_OUT = Text("Personne n'est éliminé au coup {turn}", "Nobody is out at turn {turn}")
ALONE = Text("{player} : dernière table en jeu", "{player}: the last table in play")
OUT_TO_COME = Text(
    "Nous nommerons les éliminés du coup {turn} une fois "
    "{count|le dernier bulletin décidé|les derniers bulletins décidés}",
    "We name who is out at turn {turn} once the last {count|slip is|slips are} decided",
)
SOLO = Text("Solo au coup {turn}, {player}, {points}", "Solo at turn {turn}, {player}, {points}")
SOLO_WITH_BONUS = Text(
    "Solo au coup {turn}, {player}, {points} et {bonus} de prime",
    "Solo at turn {turn}, {player}, {points} and a bonus of {bonus}",
)
SOLOS_TO_COME = Text(
    "Les solos sont annoncés une fois {count|le dernier bulletin décidé|les derniers bulletins décidés}",
    "Solos are announced once the last {count|slip is|slips are} decided",
)
PAIR = Text("{one} et {other}", "{one} and {other}")

FOUND = Text(
    "Le top trouvé à {found} {count|table|tables} sur {tables}",
    "The top found at {found} {count|table|tables} of {tables}",
)
FOUND_BY_FEW = Text("Le top trouvé à moins de cinq tables", "The top found at fewer than five tables")
NOT_FOUND = Text("Le top n'a pas été trouvé", "Nobody found the top")
FOUND_TO_COME = Text("Bulletins en cours de correction", "Slips are being corrected")
RANKING = Text("Classement après {turns} {turns|coup|coups}", "Ranking after {turns} {turns|turn|turns}")
RANKING_TO_CHANGE = Text(
    "Classement provisoire après {turns} {turns|coup|coups}, "
    "{count} {count|bulletin|bulletins} encore à corriger",
    "Provisional ranking after {turns} {turns|turn|turns}, {count} {count|slip|slips} still to be corrected",
)
LEADER = Text(
    "{rank}, {player}, {total} {total|point|points}, {lost} {lost|perdu|perdus}",
    "{rank}, {player}, {total} {total|point|points}, {lost} lost",
)

HOUR_LIKE = Text("{minutes} {seconds}", "{minutes} {seconds}")
ONE_MINUTE = Text("{count} minute", "{count} minute")
MINUTES = Text("{count} minutes", "{count} minutes")
SECONDS = Text("{count} secondes", "{count} seconds")

LETTER_NAMES = {
    "A": Text("a", "ay"),
    "B": Text("bé", "bee"),
    "C": Text("cé", "cee"),
    "D": Text("dé", "dee"),
    "E": Text("eu", "ee"),
    "F": Text("effe", "eff"),
    "G": Text("gé", "gee"),
    "H": Text("hache", "aitch"),
    "I": Text("i", "eye"),
    "J": Text("ji", "jay"),
    "K": Text("ka", "kay"),
    "L": Text("elle", "ell"),
    "M": Text("emme", "em"),
    "N": Text("enne", "en"),
    "O": Text("o", "oh"),
    "P": Text("pé", "pee"),
    "Q": Text("ku", "cue"),
    "R": Text("erre", "ar"),
    "S": Text("esse", "ess"),
    "T": Text("té", "tee"),
    "U": Text("u", "you"),
    "V": Text("vé", "vee"),
    "W": Text("double vé", "double-you"),
    "X": Text("ixe", "ex"),
    "Y": Text("i grec", "why"),
    "Z": Text("zède", "zed"),
}
"""Letters written as they sound: voices read a lone A, E or Y as a word."""

UNDER_TWENTY: Mapping[Language, tuple[str, ...]] = {
    "fr": (
        *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze"),
        *("douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
    ),
    "en": (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
        *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
    ),
}
TENS: Mapping[Language, tuple[str, ...]] = {
    "fr": (
        *("", "dix", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante"),
        *("quatre-vingt", "quatre-vingt"),
    ),
    "en": ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"),
}
