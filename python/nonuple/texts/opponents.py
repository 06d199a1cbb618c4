"""What is said of computer players."""

from collections.abc import Mapping

from nonuple.texts import Text

UNKNOWN_LEVEL = Text(
    "« {name} » n'est pas un joueur connu : {known}.", "`{name}` is not a known player: {known}."
)

GREEDY = Text("glouton", "greedy")

NINE = (
    Text("découverte", "discovery"),
    Text("débutant", "beginner"),
    Text("amateur", "casual"),
    Text("habitué", "regular"),
    Text("confirmé", "skilled"),
    Text("aguerri", "seasoned"),
    Text("expert", "expert"),
    Text("maître", "master"),
    Text("champion", "champion"),
)
"""From the weakest to the strongest."""

GROUNDS: Mapping[str, Text] = {
    "no-move": Text("Rien à poser.", "Nothing to lay."),
    "score": Text("{score} {score|point|points}.", "{score} {score|point|points}."),
    "equity": Text(
        "{score} {score|point|points}, et les lettres gardées valent {leave} : {worth} en tout.",
        "{score} {score|point|points}, and the letters kept are worth {leave}: {worth} in all.",
    ),
    "simulation": Text(
        "{score} {score|point|points} ; essayé sur {rounds} {rounds|tirage|tirages} avec les réponses des "
        "autres : {worth} en moyenne.",
        "{score} {score|point|points}; tried out on {rounds} {rounds|deal|deals} with the answers of the "
        "others: {worth} on average.",
    ),
    "playout": Text(
        "{score} {score|point|points} ; essayé sur {rounds} {rounds|tirage|tirages} jusqu'à la fin, pour "
        "gagner le plus souvent : {worth} en moyenne.",
        "{score} {score|point|points}; tried out on {rounds} {rounds|deal|deals} to the end, to win most "
        "often: {worth} on average.",
    ),
    "endgame": Text(
        "{score} {score|point|points} ; {worth} jusqu'à la fin, aussi loin que la finale a été vue.",
        "{score} {score|point|points}; {worth} to the end, as far as the endgame was looked into.",
    ),
    "exact": Text(
        "{score} {score|point|points} ; {worth} jusqu'à la fin, calculé jusqu'au bout.",
        "{score} {score|point|points}; {worth} to the end, worked out completely.",
    ),
}
"""Why a turn is worth what it is said to be."""


def signed(points: float) -> Text:
    """`+1,5` or `+1.5`."""
    told = f"{points:+.1f}"
    return Text(told.replace(".", ","), told)


LESSONS = Text("{done} {done|leçon|leçons} sur {all}", "{done} {done|lesson|lessons} of {all}")
LEARNED = Text(
    "Ce que valent les lettres gardées est appris pour {lexicon} ({games} {games|partie|parties}) : {path}",
    "What letters kept are worth is learned for {lexicon} ({games} {games|game|games}): {path}",
)
BAD_SEED = Text("La graine est un nombre entier, 0 ou plus.", "The seed is a whole number, 0 or more.")
BAD_WORKERS = Text("Il faut au moins un fil de calcul.", "At least one thread is needed.")
LEAVES_DAMAGED = Text(
    "{path} : ce n'est pas ce que « nonuple learn » a écrit ; relancez-le.",
    "{path}: this is not what `nonuple learn` wrote; run it again.",
)
