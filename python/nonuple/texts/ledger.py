"""What is said of scores, rankings and correction notes."""

from nonuple.texts import Text

EDITION_UNKNOWN = Text(
    "l'édition « {name} » n'existe pas ; il y a {known}.",
    "there is no edition `{name}`; there are {known}.",
)
SHAPES = {
    "edition": Text("le nom d'une édition", "the name of an edition"),
    "formula": Text("le nom d'une formule", "the name of a formula"),
    "blitz": Text("true ou false", "true or false"),
    "pairs": Text("true ou false", "true or false"),
    "sudden_death": Text("true ou false", "true or false"),
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
TABLE_TWICE = Text("la table {table} y est déjà.", "table {table} is already there.")
TABLE_UNKNOWN = Text("aucun joueur n'a la table {table}.", "no player has table {table}.")
PROGRESS = Text("{done} {done|partie|parties}", "{done} {done|game|games}")

STAGES = {
    "to record": Text("à enregistrer par l'arbitre", "for the arbiter to record"),
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
    "average": Text("Moyenne des joueurs de l'arbitre", "Average of the arbiter's players"),
    "commission": Text("Soumis à la commission d'arbitrage", "Referred to the arbitration commission"),
    "undecided": Text("Décision de l'arbitre attendue", "Waiting for the arbiter's decision"),
}
GROUND = Text("Motif : {ground}", "Ground: {ground}")
GROUND_CITED = Text("Motif : {ground} (article {article})", "Ground: {ground} (article {article})")
WORDS_REFUSED = Text("Non admis : {words}", "Not admitted: {words}")
CHECK_YOUR_GRID = Text(
    "Vérifiez votre grille et vos lettres sur un tableau de la salle.",
    "Check your grid and your letters against a board of the room.",
)
POINTS = Text("Points de ce coup : {points}", "Points of this turn: {points}")
POINTS_LATER = Text("Points de ce coup : à venir", "Points of this turn: to follow")
WARNINGS = Text("Avertissements : {count}", "Warnings: {count}")
WARNINGS_FREE = Text(
    "Avertissements : {count} (dont {free} gratuits au plus)",
    "Warnings: {count} (of which {free} at most are free)",
)
WARNINGS_COUNTED = Text(
    "Avertissements : {count} (dont {free} gratuits au plus), {deducted} points à retirer",
    "Warnings: {count} (of which {free} at most are free), {deducted} points to take off",
)

GROUNDS = {
    "no-slip": Text("aucun bulletin remis", "no slip handed in"),
    "blank": Text("bulletin vierge", "blank slip"),
    "several-slips": Text("plusieurs bulletins écrits", "several written slips"),
    "illegible": Text("bulletin illisible", "illegible slip"),
    "late": Text("bulletin écrit après la fin du coup", "slip written after the end of the turn"),
    "wrote-after-end": Text("écriture avant le ramassage", "writing before the slips were collected"),
    "exchanged": Text("bulletin échangé ou modifié après la fin", "slip exchanged or changed after the end"),
    "not-in-full": Text("mot non écrit en entier", "word not written in full"),
    "copy-error": Text("erreur de recopie dans le mot prolongé", "error in copying the word extended"),
    "word-not-admitted": Text("mot joué non admis", "word played not admitted"),
    "junction-not-admitted": Text("mot non admis formé en raccord", "word formed crosswise not admitted"),
    "unplaceable": Text("mot implaçable sur la grille", "word that fits nowhere on the grid"),
    "letter-error": Text("lettre absente du tirage", "letter not in the rack"),
    "several-solutions": Text("plusieurs solutions sur le bulletin", "several solutions on the slip"),
    "location-wrong": Text("localisation absente ou fausse", "location missing or wrong"),
    "penalty-exceeds-score": Text("pénalité supérieure au score", "penalty greater than the score"),
    "too-many-tiles": Text("trop de lettres posées", "too many letters laid"),
    "serious-misconduct": Text("faute disciplinaire grave", "serious misconduct"),
    "location-missing": Text("localisation absente", "location missing"),
    "location-impossible": Text("localisation impossible", "impossible location"),
    "location-mismatch": Text(
        "localisation sans rapport avec le score", "location that does not go with the score"
    ),
    "location-implausible": Text(
        "localisation formant un raccord non admis et non plausible",
        "location with a junction neither admitted nor plausible",
    ),
    "last-letter-missing": Text("dernière lettre du mot oubliée", "last letter of the word left out"),
    "location-shifted": Text("localisation décalée d'une case", "location shifted by one square"),
    "score-missing": Text("score absent", "score missing"),
    "score-wrong": Text("score erroné", "wrong score"),
    "junction-two-letters": Text("deux lettres de raccord seulement", "only two junction letters"),
    "junction-nearly-right": Text("raccord presque juste", "junction nearly right"),
    "joker-not-circled": Text("joker non entouré", "joker not circled"),
    "joker-wrongly-circled": Text("joker mal entouré", "wrong letter circled as joker"),
    "two-modes-one-wrong": Text("deux localisations, dont une fausse", "two locations, one of them wrong"),
    "inverted": Text("référence ou sens du mot inversés", "reference or direction inverted"),
    "two-letter-extension": Text(
        "mot de deux lettres prolongé sans troisième lettre de raccord",
        "two-letter word extended without a third junction letter",
    ),
    "ambiguous-location": Text("plusieurs places possibles", "several places possible"),
    "untidy": Text("bulletin difficile à lire", "slip hard to read"),
    "misconduct": Text("motif disciplinaire", "disciplinary ground"),
    "repeated-unnotified": Text(
        "mot refusé rejoué avant d'en avoir été averti", "refused word played again before being told"
    ),
}
