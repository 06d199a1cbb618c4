"""What is said of play at home: alone, in the family, and what all ways have in common."""

from nonuple.texts import Text

# --- The game behind the mask ------------------------------------------------------------------------------

NOTHING_TO_REPLAY = Text(
    "cette partie n'a aucun coup joué : il n'y a rien à rejouer.",
    "no turn of this game was played: there is nothing to play again.",
)
NOT_ADMITTED = Text(
    "{count|n'est pas admis|ne sont pas admis} : {words}.", "{count|is|are} not admitted: {words}."
)

# --- Alone -------------------------------------------------------------------------------------------------

NOT_BEGUN = Text("aucune partie n'est commencée.", "no game has begun.")
GOES_ON = Text(
    "une partie est en cours : arrêtez-la avant d'en commencer une autre.",
    "a game goes on: stop it before you begin another.",
)
IS_OVER = Text("la partie est finie.", "the game is over.")
ANSWERED = Text(
    "vous avez déjà joué ce coup : passez au suivant.", "you have played this turn: go on to the next."
)
NOT_ANSWERED = Text(
    "le top n'est montré qu'après votre mot : jouez, ou passez le coup.",
    "the top is shown only after your word: play, or pass the turn.",
)
NO_MORE_HINTS = Text("il n'y a pas d'autre indice pour ce coup.", "there is no other hint for this turn.")
NO_TIME = Text("cette partie se joue sans chronomètre.", "this game is played without a clock.")
TIME_RUNS = Text("le chronomètre tourne déjà.", "the clock already runs.")
PLACE_NEEDED = Text(
    "dites aussi où se pose {word} : H4 pour un mot horizontal, 4H pour un vertical.",
    "say too where {word} lies: H4 for a word across, 4H for one down.",
)
BAD_SECONDS = Text(
    "un coup dure de 10 à {most} secondes ; {seconds} a été donné.",
    "a turn lasts from 10 to {most} seconds; {seconds} was given.",
)
OTHER_LIST = Text(
    "la partie se joue avec une autre liste de mots que « {name} ».",
    "the game is played with another word list than `{name}`.",
)

HINTS = {
    "scrabble": Text("Y a-t-il un scrabble ?", "Is there a scrabble?"),
    "score": Text("Combien vaut le top ?", "What is the top worth?"),
    "place": Text("Où se pose-t-il ?", "Where does it lie?"),
    "letters": Text("Avec quelles lettres ?", "With which letters?"),
}
CAUSES = {
    "seven": Text("Sept lettres posées", "Seven letters laid"),
    "placement": Text("Le même mot, mieux placé", "The same word, better placed"),
    "joker": Text("Avec le joker", "With the joker"),
    "hook": Text("En prolongeant un mot", "By lengthening a word"),
    "short": Text("Par de petits mots", "By short words"),
    "unseen": Text("Mots non vus", "Words not seen"),
}

# --- In the family -----------------------------------------------------------------------------------------

BAD_MINUTES = Text(
    "le temps d'un coup est de 1, 2, 3 ou 4 minutes ; {minutes} a été donné.",
    "the time of a turn is 1, 2, 3 or 4 minutes; {minutes} was given.",
)
NO_PLAYERS = Text(
    "l'argument « players » : nommez au moins un joueur.", "argument `players`: name a player at least."
)
NAME_A_PLAYER = Text("donnez un nom à chaque joueur.", "give every player a name.")
SAME_NAME = Text("« {name} » joue déjà à cette table.", "`{name}` already plays at this table.")
NO_SUCH_PLAYER = Text("personne ne s'appelle « {name} » à cette table.", "nobody at this table is `{name}`.")
TABLE_FULL = Text("la table est complète : {most} joueurs.", "the table is full: {most} players.")
NOBODY_PLAYS = Text(
    "personne ne joue encore : inscrivez au moins un joueur.", "nobody plays yet: add a player first."
)
TURN_GOES_ON = Text(
    "le coup en cours n'est pas fini : tous n'ont pas annoncé.", "the turn goes on: not all have announced."
)
NO_LETTERS = Text("ouvrez d'abord un coup.", "open a turn first.")
ANNOUNCE_LATER = Text(
    "on annonce à la fin du temps : attendez le signal, ou arrêtez le chronomètre.",
    "points are announced when the time is over: wait for the signal, or end the time.",
)
TOP_IS_KNOWN = Text(
    "le programme connaît le top : il le montrera quand tous auront annoncé.",
    "the program knows the top: it is shown once all have announced.",
)
TOP_TO_NOTE = Text(
    "vous tirez vous-mêmes : notez le top pour finir le coup.",
    "you draw yourselves: note the top to end the turn.",
)
TOP_TOO_LOW = Text(
    "le top ne peut valoir {top} : {best} ont été annoncés.",
    "the top cannot be {top}: {best} was announced.",
)
NO_SUCH_TURN = Text("le coup {turn} n'a pas été joué.", "turn {turn} was not played.")
ABOVE_TOP = Text(
    "{points} dépasse le top de ce coup, {top}.", "{points} is more than the top of that turn, {top}."
)

WORTH_NOTHING = Text(
    "{word} n'est pas admis, ou ne se joue pas avec ces lettres.",
    "{word} is not admitted, or cannot be played with these letters.",
)

# --- Who comes in ------------------------------------------------------------------------------------------

OWN_REJECTED = Text(
    "au coup {turn}, {letters} serait rejeté : il y manque un mot, ou les voyelles et consonnes que veut la "
    "règle ; donnez d'autres lettres.",
    "at turn {turn}, {letters} would be rejected: a word is lacking, or the vowels and consonants of the "
    "rule; give other letters.",
)
SAY_YOUR_NAME = Text("dites aussi votre nom.", "also say your name.")
HAS_A_DEVICE = Text("« {name} » joue sur son propre appareil.", "`{name}` plays on a device of their own.")
