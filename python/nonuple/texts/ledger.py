"""What is said of scores, rankings and correction notes."""

from nonuple.texts import Text, judge, moves

SHAPES = {
    "edition": Text("le nom d'une édition", "the name of an edition"),
    "formula": moves.SHAPES["formula"],
    "blitz": judge.SHAPES["blitz"],
    "pairs": judge.SHAPES["blitz"],
    "sudden_death": judge.SHAPES["blitz"],
    "players": Text(
        "une liste de joueurs : « table », et au besoin « name », « arbiter », « arrives » et « excluded » "
        "(des coups, à partir de 1)",
        "a list of players: `table`, and if need be `name`, `arbiter`, `arrives` and `excluded` "
        "(turns, from 1)",
    ),
    "turns": Text(
        "une liste de coups : « top » et « slips », par table « points » (de 0 à 1000000, ou null) "
        "et « sanction » (none, warning, penalty, zero, average, commission, undecided)",
        "a list of turns: `top` and `slips`, by table `points` (0 to 1000000, or null) "
        "and `sanction` (none, warning, penalty, zero, average, commission, undecided)",
    ),
}
TABLE_TWICE = Text("la table {table} y figure deux fois.", "table {table} is already there.")
TABLE_UNKNOWN = Text("aucun joueur n'a la table {table}.", "no player has table {table}.")
PROGRESS = Text("{done} {done|partie|parties}", "{done} {done|game|games}")

STAGES = {
    "to send": Text("à envoyer", "to send"),
    "sent": Text("envoyé", "sent"),
    "received": Text("reçu", "received"),
}
NOTE_ELSEWHERE = Text(
    "le billet du coup {turn}, table {table}, est « {stage} » ; il faudrait qu'il soit « {needed} ».",
    "the note of turn {turn}, table {table}, is `{stage}`; it would have to be `{needed}`.",
)
NOTE_TOO_SOON = Text(
    "le billet du coup {turn}, table {table}, ne peut être reçu qu'à un coup suivant.",
    "the note of turn {turn}, table {table}, can only be received at a later turn.",
)

NOTE_HEAD = Text("Coup {turn}, table {table}", "Turn {turn}, table {table}")
SANCTIONS = {
    "none": Text("Aucune sanction", "No sanction"),
    "warning": Text("Avertissement", "Warning"),
    "penalty": Text("Pénalité de {penalty} points", "Penalty of {penalty} points"),
    "zero": Text("Zéro", "Zero"),
    "average": Text("Moyenne des autres joueurs de l'arbitre", "Average of the arbiter's other players"),
    "commission": Text("Soumis à la commission d'arbitrage", "Referred to the arbitration commission"),
    "undecided": Text("Décision de l'arbitre attendue", "Waiting for the arbiter's decision"),
}
GROUND = Text("Motif : {ground}", "Ground: {ground}")
GROUND_CITED = Text("Motif : {ground} (article {article})", "Ground: {ground} (article {article})")
WORDS_REFUSED = Text("Non admis : {words}", "Not admitted: {words}")
CHECK_YOUR_GRID = Text(
    "Vérifiez votre grille et vos lettres au tableau.", "Check your grid and your letters against the board."
)
POINTS = Text("Points de ce coup : {points}", "Points of this turn: {points}")
POINTS_LATER = Text("Points de ce coup : à venir", "Points of this turn: to follow")
WARNINGS = Text("Avertissements : {count}", "Warnings: {count}")
WARNINGS_FREE = Text(
    "Avertissements : {count} sur {free} gratuits",
    "Warnings: {count}; the first {free} are free",
)
WARNINGS_COUNTED = Text(
    "Avertissements : {count} sur {free} gratuits, {deducted} points à retirer",
    "Warnings: {count}; the first {free} are free, {deducted} points to take off",
)
