"""What is said of a topping game."""

from nonuple.texts import Text, home

OTHER_LEXICON = Text(
    "la partie n'a pas été préparée avec la liste « {name} ».",
    "the game was not prepared with the list `{name}`.",
)
TIME_IS_OVER = Text(
    "les {limit} secondes du coup sont passées (art. 4.8.5) : le top doit être donné.",
    "the {limit} seconds of the turn are over (art. 4.8.5): the top must be given.",
)
TIME_IS_LEFT = Text(
    "les {limit} secondes du coup ne sont pas passées (art. 4.8.5) : le joueur cherche encore.",
    "the {limit} seconds of the turn are not over (art. 4.8.5): the player is still searching.",
)
BEFORE_LETTERS = Text(
    "l'argument « at » vaut {at} : les lettres n'ont été annoncées qu'à {since}.",
    "argument `at` is {at}: the letters were announced at {since} only.",
)
OVER = home.IS_OVER
NOT_THE_SAME_GAME = Text(
    "ces joueurs n'ont pas joué la même partie : leurs temps ne se comparent pas.",
    "these players did not play the same game: their times cannot be compared.",
)
BAD_LIMIT = Text(
    "le temps d'un coup est d'une seconde à une heure ; {limit} a été donné.",
    "the time of a turn is from a second to an hour; {limit} was given.",
)
HAS_PLAYED = Text("« {name} » a déjà commencé cette partie.", "`{name}` has already begun this game.")
NOT_STARTED = Text("« {name} » n'a pas commencé.", "`{name}` has not begun.")
DRAWN_ONLY = Text(
    "le topping se joue sur une partie tirée par le programme.",
    "topping is played on a game that the program draws.",
)
