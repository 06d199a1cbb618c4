"""What `nonuple simulate` says."""

from nonuple.texts import Text, files

PROGRESS = Text("{done} {done|partie|parties} sur {all}", "{done} {done|game|games} of {all}")
BAD_GAMES = Text("--games doit être un nombre d'au moins 1.", "--games must be a number of at least 1.")
BAD_WORKERS = Text("--workers doit être un nombre d'au moins 1.", "--workers must be a number of at least 1.")
BAD_SEED = Text(
    "--seed doit être un nombre entier, positif ou nul.", "--seed must be a whole number, zero or more."
)

ONLY_FREE = Text("--seats et --words vont avec --free.", "--seats and --words go with --free.")
NOT_FREE = Text(
    "--formula, --edition, --save et --stats ne vont pas avec --free : la partie libre a ses propres règles.",
    "--formula, --edition, --save and --stats do not go with --free: the free game has its own rules.",
)

SAVES_ONE = Text("--save garde une seule partie : sans --games.", "--save keeps one game: without --games.")
CANNOT_SAVE = files.CANNOT_WRITE

STATS_TITLE = Text(
    "{games} {games|partie|parties} : {formula}, règlement {edition}",
    "{games} {games|game|games}: {formula}, rulebook {edition}",
)
STATS_HEAD = Text("par partie", "a game")
MEAN = Text("moyenne", "mean")
LEAST = Text("minimum", "least")
MOST = Text("maximum", "most")
TURNS = Text("coups", "turns")
TOTAL = Text("total", "total")
SCRABBLES = Text("scrabbles", "scrabbles")
TIES = Text("coups à égalité", "turns with ties")
REJECTS = Text("rejets", "rejects")
ENDS = Text("fins de partie", "ends")
TOTALS = Text("répartition des totaux", "distribution of totals")
