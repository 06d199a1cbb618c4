"""What is said in a free game."""

from nonuple.texts import Text, home

HOW_MANY = Text(
    "la partie libre se joue à 2, 3 ou 4, pas à {count}.",
    "the free game is for 2, 3 or 4 players, not {count}.",
)
BAD_NAME = Text(
    "un joueur a un nom de {most} {most|caractère|caractères} au plus.",
    "a player has a name of {most} {most|character|characters} at most.",
)
TURN_TIME = Text(
    "un coup dure 120 ou 180 secondes (règle 12), pas {seconds}.",
    "a turn lasts 120 or 180 seconds (rule 12), not {seconds}.",
)
PLAYER_TIME = Text(
    "le temps d'un joueur va d'une minute à une heure, pas {seconds} {seconds|seconde|secondes}.",
    "a player's time is a minute to an hour, not {seconds} {seconds|second|seconds}.",
)
DRAWING_TIME = Text(
    "le délai avant de piocher va de {least} à {most} secondes, pas {seconds}.",
    "the time before drawing is {least} to {most} seconds, not {seconds}.",
)
IS_OVER = home.IS_OVER
NO_SUCH_SEAT = Text(
    "il n'y a pas de place {seat} : elles vont de 0 à {last}.",
    "there is no seat {seat}: they go from 0 to {last}.",
)
HAS_RESIGNED = Text("ce joueur a abandonné.", "this player has resigned.")
IS_PAUSED = Text("la partie est en pause : reprenez-la d'abord.", "the game is paused: resume it first.")
NOT_YOUR_TURN = Text("c'est à {name} de jouer.", "it is {name}'s turn.")
NOT_DRAWN_YET = Text("{name} n'a pas encore pioché.", "{name} has not drawn yet.")
TIME_IS_OVER = Text("le temps de réflexion est écoulé (règle 12).", "the time to think is over (rule 12).")
NOT_ADMITTED = Text(
    "{words} : {count|mot non admis|mots non admis} (règle 9) ; jouez autre chose.",
    "{words}: {count|word|words} not admitted (rule 9); play something else.",
)
NOTHING_TO_DRAW = Text(
    "on pioche après avoir posé son mot (règle 2).", "letters are drawn after laying a word (rule 2)."
)
NOTHING_TO_CHALLENGE = Text(
    "il n'y a rien à contester : on conteste un mot posé avant que son auteur n'ait pioché (règle 10).",
    "there is nothing to challenge: a word laid is challenged before its author has drawn (rule 10).",
)
OWN_WORD = Text("on ne conteste pas son propre mot.", "one's own word cannot be challenged.")
CHALLENGED_ALREADY = Text(
    "ce mot a déjà été contesté : il reste.", "this word has been challenged already: it stays."
)
INFLECTION = Text(
    "vous avez posé le mot faux dont c'est une flexion : vous ne pouvez pas la contester (règle 10).",
    "you laid the wrong word of which this is an inflection: you cannot challenge it (rule 10).",
)
EXCHANGE_NOTHING = Text(
    "indiquez de une à sept lettres à échanger.", "name one to seven letters to exchange."
)
TOO_FEW_IN_BAG = Text(
    "il reste {count} {count|lettre|lettres} dans le sac : on n'échange qu'avec 7 au moins (règle 8).",
    "the bag holds {count} {count|letter|letters}: exchanging takes 7 at least (rule 8).",
)
NOT_ON_RACK = Text(
    "« {letters} » : le chevalet n'a pas toutes ces lettres.",
    "`{letters}`: the rack does not have all of these.",
)
NOTHING_TO_TAKE_BACK = Text(
    "vous n'avez aucun coup récent à rejouer.", "you have no recent turn to play again."
)

# --- The sheet ---------------------------------------------------------------------------------------------

SHEET = (
    Text("N°", "No."),
    Text("Joueur", "Player"),
    Text("Coup", "Turn"),
    Text("Formés aussi", "Also formed"),
    Text("Cases", "Squares"),
    Text("Points", "Points"),
)
"""The columns of the sheet."""
PREMIUMS = {
    "LETTER_X2": Text("LD", "DL"),
    "LETTER_X3": Text("LT", "TL"),
    "WORD_X2": Text("MD", "DW"),
    "WORD_X3": Text("MT", "TW"),
}
"""Lettre double, mot triple: as players write them."""
PASSED = Text("passe", "passes")
PASSED_LATE = Text("passe (temps écoulé)", "passes (time over)")
EXCHANGED = Text("échange {count} {count|lettre|lettres}", "exchanges {count} {count|letter|letters}")
TAKEN_OFF = Text("{word} (contesté, repris)", "{word} (challenged, taken off)")
REFUSED_CHALLENGE = Text("contestation refusée", "challenge refused")
LETTERS_LEFT = Text("lettres restantes : {letters}", "letters left: {letters}")
WENT_OUT = Text("a tout posé", "went out")
BONUS = Text("prime {points}", "bonus {points}")
AND = Text(" et ", " and ")
WON = Text(
    "{names} {count|gagne|gagnent} avec {total} {total|point|points}.",
    "{names} {count|wins|win} with {total} {total|point|points}.",
)
ENDS = {
    "out": Text(
        "Le sac est vide et un joueur a tout posé.", "The bag is empty and a player has laid everything."
    ),
    "no-play": Text("Plus rien ne peut se jouer.", "Nothing more can be played."),
    "all-passed": Text("Tous ont passé deux fois de suite.", "Everybody has passed twice in a row."),
    "resigned": Text("Il ne reste qu'un joueur.", "Only one player is left."),
}

# --- A recorded game gone through again --------------------------------------------------------------------

OTHER_SCORE = Text(
    "le coup vaut {score} {score|point|points}, pas {told}.", "the turn is worth {score}, not {told}."
)
LAID_WRONG = Text(
    "{words} : {count|mot non admis, posé|mots non admis, posés} sans contestation.",
    "{words}: {count|a word|words} not admitted, laid without a challenge.",
)
WRONGLY_UPHELD = Text("{word} est admis : la contestation n'était pas fondée.", "{word} is admitted.")
WRONGLY_REFUSED = Text("{words} : non admis, la contestation était fondée.", "{words}: not admitted.")
TURN_OF = Text("Coup {n}, {name}", "Turn {n}, {name}")
POINTS = Text(" : {points} {points|point|points}", ": {points} {points|point|points}")
