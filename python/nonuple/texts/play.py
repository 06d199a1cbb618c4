"""What `nonuple play` says at the terminal."""

from nonuple.texts import Text

# --- Every game --------------------------------------------------------------------------------------------

TURN = Text("Coup {turn}", "Turn {turn}")
RACK = Text("Tirage", "Rack")
LETTERS = Text("Tirage : {letters}", "Rack: {letters}")
GRID = Text("Grille : {words}.", "Grid: {words}.")
EMPTY_GRID = Text("La grille est vide.", "The grid is empty.")
YES = Text("oui", "yes")
NO = Text("non", "no")
NOT_UNDERSTOOD = Text(
    "« {typed} » n'est pas compris : écrivez un mot et sa place, par exemple H4 PASSE.",
    "`{typed}` is not understood: write a word and its place, for instance H4 PASSE.",
)
TIME_OVER = Text("Terminé : le temps est écoulé.", "Time is over.")
LEFT_SAVED = Text(
    "Partie gardée. Pour la reprendre, donnez le même fichier :",
    "The game is kept. To go on, give the same file:",
)
LEFT_UNSAVED = Text(
    "Partie quittée. La prochaine fois, --save FICHIER permettra de la reprendre.",
    "You left the game. With --save FILE it could be gone on with later.",
)
CANNOT_READ = Text("{path} ne peut être lu : {why}.", "{path} cannot be read: {why}.")
CANNOT_WRITE = Text("{path} ne peut être écrit : {why}.", "{path} cannot be written: {why}.")
NOT_SAVED_BY_US = Text(
    "{path} n'est pas une partie de cette sorte gardée par Nonuple ; donnez un autre nom de fichier.",
    "{path} is not a game of this kind kept by Nonuple; give another file name.",
)

# --- Alone -------------------------------------------------------------------------------------------------

BAD_DAY = Text(
    "« {day} » n'est pas une date : écrivez par exemple 2026-11-19.",
    "`{day}` is not a date: write 2026-11-19, for example.",
)
SOLO_WELCOME = Text(
    "Duplicate seul. Écrivez votre mot et sa place (H4 PASSE), « ? » pour un indice, « - » pour passer, "
    "« aide » pour le reste, « q » pour quitter.",
    "Duplicate alone. Write your word and its place (H4 PASSE), `?` for a hint, `-` to pass, `help` for the "
    "rest, `q` to leave.",
)
SOLO_HELP = Text(
    "Un mot et sa place : H4 PASSE, ou 4H pour un mot vertical ; un joker s'écrit en minuscule ou entre "
    "parenthèses. Le score après eux, si vos bulletins sont jugés. « ? » un indice, « - » passer, « r » "
    "revoir la grille, « p » une pause, « q » quitter.",
    "A word and its place: H4 PASSE, or 4H for a word down; a joker in lower case or in brackets. The score "
    "after them, if your slips are judged. `?` a hint, `-` pass, `r` see the grid again, `p` a pause, `q` "
    "leave.",
)
YOUR_WORD = Text("Votre mot :", "Your word:")
PAUSED = Text("Pause. Entrée pour reprendre :", "Paused. Enter to go on:")
TIME_LEFT = Text("Il reste {seconds} {seconds|seconde|secondes}.", "{seconds} {seconds|second|seconds} left.")
HINT = Text(
    "{question} {answer} ({price} {price|point|points} de moins)",
    "{question} {answer} ({price} {price|point|points} less)",
)
NEXT_HINT = Text(
    "Indice suivant : {question} (−{price} {price|point|points})",
    "Next hint: {question} (−{price} {price|point|points})",
)
YOUR_POINTS = Text(
    "Vous marquez {points} {points|point|points}.", "You score {points} {points|point|points}."
)
YOUR_POINTS_HINTED = Text(
    "Vous marquez {points} {points|point|points}, {price} {price|ôté|ôtés} pour les indices.",
    "You score {points} {points|point|points}, {price} paid for hints.",
)
TOP_FOUND = Text("C'est le top : {ref} {word} {score}.", "It is the top: {ref} {word} {score}.")
TOP_WAS = Text("Le top : {ref} {word} {score}.", "The top: {ref} {word} {score}.")
MISSED = Text("{cause} ({count}) : {moves}", "{cause} ({count}): {moves}")
SHARE = Text(", soit {whole},{tenths} %", ", that is {whole}.{tenths} %")
TOTAL = Text("Total : {total} sur {top}{share}.", "Total: {total} of {top}{share}.")
HINTED_LEFT_OUT = Text(
    "La part du top est celle des coups sans indice : {count} {count|coup est laissé|coups sont laissés} de "
    "côté.",
    "The share of the top is that of turns without a hint: {count} {count|turn is|turns are} left out.",
)
GAME_OVER = Text("Fin de la partie", "End of the game")
TOPS_FOUND = Text(
    "{tops} {tops|top trouvé|tops trouvés} en {turns} {turns|coup|coups}.",
    "{tops} {tops|top|tops} found in {turns} {turns|turn|turns}.",
)
HINTS_COST = Text(
    "Les indices ont coûté {price} {price|point|points}.", "Hints cost {price} {price|point|points}."
)
WARNINGS = Text(
    "{warnings} {warnings|avertissement|avertissements} : {deduction} {deduction|point|points} de moins.",
    "{warnings} {warnings|warning|warnings}: {deduction} {deduction|point|points} less.",
)
LOST = Text(
    "Coup {turn} : {word} en {ref}, {lost} {lost|point perdu|points perdus}. {cause}.",
    "Turn {turn}: {word} at {ref}, {lost} {lost|point|points} lost. {cause}.",
)

# --- Topping -----------------------------------------------------------------------------------------------

TOPPING_WELCOME = Text(
    "Topping. Proposez des mots avec leur place jusqu'au top ; {limit} secondes par coup, puis il est donné "
    "contre 20 secondes. « q » pour quitter.",
    "Topping. Propose words with their place until the top; {limit} seconds per turn, then it is given for "
    "20 seconds. `q` to leave.",
)
PROPOSAL = Text("Proposition :", "Proposal:")
PLACE_TOO = Text("Donnez aussi la place : H4 PASSE.", "Give the place too: H4 PASSE.")
NOT_THE_TOP = Text("Non.", "No.")
FOUND_IN = Text("Top : {ref} {word} {score}, en {seconds} s.", "Top: {ref} {word} {score}, in {seconds} s.")
GIVEN = Text(
    "Le top était {ref} {word} {score}. 20 secondes de pénalité.",
    "The top was {ref} {word} {score}. 20 seconds of penalty.",
)
RIVAL_FOUND = Text("L'ordinateur l'a trouvé en {seconds} s.", "The computer found it in {seconds} s.")
RIVAL_MISSED = Text("L'ordinateur ne l'a pas trouvé.", "The computer did not find it.")
TIME_SO_FAR = Text("Temps : {time}.", "Time: {time}.")
YOUR_TIME = Text(
    "Votre temps : {time}, {found} {found|top trouvé|tops trouvés}, {given} {given|donné|donnés}.",
    "Your time: {time}, {found} {found|top|tops} found, {given} given.",
)
RIVAL_TIME = Text(
    "L'ordinateur (niveau {level}) : {time}, {found} {found|top trouvé|tops trouvés}.",
    "The computer (level {level}): {time}, {found} {found|top|tops} found.",
)
YOU_WIN = Text("Vous gagnez.", "You win.")
RIVAL_WINS = Text("L'ordinateur gagne.", "The computer wins.")
EQUAL_TIMES = Text("Temps égaux.", "Equal times.")
NEW_RECORD = Text("C'est votre meilleur temps.", "It is your best time.")
RECORDS = Text("Meilleurs temps :", "Best times:")
RECORD_LINE = Text(
    "{rank}. {time}, {found} {found|top|tops} sur {turns}, le {date}",
    "{rank}. {time}, {found} {found|top|tops} of {turns}, on {date}",
)
BAD_LEVEL = Text(
    "le niveau de l'ordinateur va de 1 à 9 ; {level} a été donné.",
    "the level of the computer is from 1 to 9; {level} was given.",
)

# --- In the family -----------------------------------------------------------------------------------------

FAMILY_WELCOME = Text(
    "Duplicate en famille, {minutes} min par coup. Chacun cherche sur sa grille ; à la fin du temps, chacun "
    "annonce ses points, et son mot s'il veut.",
    "Duplicate in the family, {minutes} min per turn. Each searches on their own grid; when time is over, "
    "each announces the points, and the word if wished.",
)
OWN_BAG = Text(
    "Tirez vos lettres du sac ; le programme tient le temps et le carnet.",
    "Draw your letters from the bag; the program keeps the time and the book.",
)
START_CLOCK = Text("Entrée pour lancer le chronomètre :", "Enter to start the clock:")
STOP_CLOCK = Text("Le temps court. Entrée quand tous ont fini :", "Time runs. Enter when all are ready:")
SOUNDS = {
    "beep": Text("Bip.", "Beep."),
    "double-beep": Text(
        "Bip-bip : {seconds} {seconds|seconde|secondes}.", "Beep-beep: {seconds} {seconds|second|seconds}."
    ),
    "long": Text(
        "Signal long : {seconds} {seconds|seconde|secondes}.",
        "Long signal: {seconds} {seconds|second|seconds}.",
    ),
}
WHAT_SAYS = Text("{name}, points (et mot) :", "{name}, points (and word):")
POINTS_FIRST = Text(
    "donnez les points, puis le mot si vous voulez : 20 PASSE H4.",
    "give the points, then the word if you like: 20 PASSE H4.",
)
NOTE_TOP = Text("Points du top (et son mot) :", "Points of the top (and its word):")
TOP_POINTS = Text("Le top : {score}.", "The top: {score}.")
DOUBTED = Text(
    "{name} a annoncé plus que le top : à vérifier, rien ne compte d'ici là.",
    "{name} announced more than the top: to be checked, nothing counts until then.",
)
CORRECT = Text("{name}, points exacts :", "{name}, right points:")
BOOK_LINE = Text("{name} : {points} ({total} en tout{share})", "{name}: {points} ({total} in all{share})")
FINAL_LINE = Text("{rank}. {name}, {total}{share}", "{rank}. {name}, {total}{share}")
WINNER = Text("{names} {count|gagne|gagnent}.", "{names} {count|wins|win}.")
NAMES_NEEDED = Text("donnez le nom d'au moins un joueur.", "give the name of one player at least.")
