"""What is refused of an average."""

from nonuple.texts import Text

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
