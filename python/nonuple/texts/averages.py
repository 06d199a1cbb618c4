"""What an average was made of, and what it may not exceed."""

from nonuple.texts import Text

REPEATED = Text(
    "zéro répété avant notification : la moyenne le remplace",
    "zero repeated without having been notified: the average stands for it",
)
MADE_OF = Text(
    "moyenne des autres joueurs de l'arbitre : {total} ÷ {count}, soit {mean}",
    "average of the arbiter's other players: {total} ÷ {count}, that is {mean}",
)
WITHIN = Text(
    "elle ne dépasse pas son plafond, {cap} (ce que vaut ou demande la solution)",
    "it does not exceed its cap, {cap} (what the solution is worth or claims)",
)
CAPPED = Text(
    "ramenée à son plafond, {cap} (ce que vaut ou demande la solution)",
    "brought down to its cap, {cap} (what the solution is worth or claims)",
)
WAITS = Text(
    "la moyenne attend que les autres bulletins de l'arbitre soient tous décidés",
    "the average waits until the arbiter's other slips are all decided",
)
NOBODY = Text(
    "aucun autre joueur de l'arbitre n'a de score à ce coup : il n'y a pas de moyenne, une personne décide",
    "no other player of the arbiter has a score at this turn: there is no average, a person decides",
)
NONE_TO_GIVE = Text(
    "aucun autre joueur de l'arbitre de la table {table} n'a de score à ce coup : pas de moyenne possible ; "
    "choisissez une autre décision.",
    "no other player of the arbiter of table {table} has a score at this turn: there is no average; choose "
    "another decision.",
)
NOT_TYPED = Text(
    "une moyenne se calcule : n'écrivez pas de points.", "an average is counted: write no points."
)
NO_POINTS = Text(
    "écrivez les points ; seule une moyenne s'en passe.", "write the points; only an average goes without."
)
GRANTED = Text(
    "Décision ({author}) : moyenne des autres joueurs ; {motive}.",
    "Decision ({author}): average of the other players; {motive}.",
)
