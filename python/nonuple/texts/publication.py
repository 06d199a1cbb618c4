"""What the published pages of an event say."""

from nonuple.texts import Text

SUMMARY = Text(
    "{date} · {games} {games|partie|parties} · {players} · {clubs} · classement {state}",
    "{date} · {games} {games|game|games} · {players} · {clubs} · ranking: {state}",
)
ENTRIES = Text("{count} {count|inscription|inscriptions}", "{count} {count|entry|entries}")
CLUBS_COUNT = Text("{count} {count|club|clubs}", "{count} {count|club|clubs}")
PUBLISHED = Text(
    "Pages fixes, sans traceur, faites le {hour}. Publié : nom, série, catégorie, club, scores. "
    "Ni licence, ni naissance, ni sanctions.",
    "Fixed pages without trackers, made at {hour}. Published: name, series, category, club, scores. "
    "No licence, no birth date, no sanctions.",
)
PROVISIONAL = Text(
    "Classement provisoire à {hour} : ces chiffres peuvent encore changer.",
    "Provisional ranking at {hour}: these figures may still change.",
)
CORRECTED = Text("Classement corrigé après recours ({hour}).", "Ranking corrected after an appeal ({hour}).")
CORRECTED_LINE = Text(
    "{name} : {before}, rang {old}, devient {after}, rang {new}.",
    "{name}: {before}, rank {old}, becomes {after}, rank {new}.",
)
CAME_LINE = Text(
    "{name} : nouveau au classement, {after}, rang {new}.", "{name}: new in the ranking, {after}, rank {new}."
)
WENT_LINE = Text(
    "{name} : n'est plus au classement ({before}, rang {old}).",
    "{name}: no longer in the ranking ({before}, rank {old}).",
)
SINCE_HUNG = Text("Changé depuis l'affichage de {hour} :", "Changed since it was posted at {hour}:")
TIES = Text("* Départages : {told}.", "* Ties broken: {told}.")
AS_TEXT = Text("texte", "text")
DOWNLOADS = Text("À télécharger :", "To download:")
ASK = Text(
    "Une erreur, ou votre nom à retirer ? Écrivez à l'organisateur.",
    "A mistake, or your name to be taken off? Write to the organiser.",
)

PAGES = Text("Pages de l'épreuve", "Pages of the event")
RANKING = Text("Classement", "Ranking")
SERIES_AND_CATEGORIES = Text("Séries et catégories", "Series and categories")
CLUBS_AND_TEAMS = Text("Clubs et équipes", "Clubs and teams")
STATISTICS = Text("Statistiques", "Statistics")

RANK = Text("Rang", "Rank")
PLAYER = Text("Joueur", "Player")
NAME = Text("Nom", "Name")
SERIES = Text("Série", "Series")
CATEGORY = Text("Catégorie", "Category")
CLUB = Text("Club", "Club")
TEAM = Text("Équipe", "Team")
LICENCE = Text("Licence", "Licence")
TOTAL = Text("Total", "Total")
NEGATIVE = Text("Négatif", "Negative")
SHARE = Text("Part du top", "Share of the top")
COUNTED = Text("Joueurs", "Players")
INDEX = Text("Indice", "Index")
INDEXES = Text("Indice des équipes", "Index of the teams")
DIVISION = Text("Division", "Division")
SHORT_GAME = Text("P{game}", "G{game}")
GAME = Text("Partie", "Game")
GAMES = Text("Parties", "Games")
GAME_NUMBER = Text("Partie {game}", "Game {game}")
GAME_TOP = Text("Partie {game}, top {top}", "Game {game}, top {top}")
GAME_TOP_TURNS = Text(
    "Partie {game}, top {top} en {turns} {turns|coup|coups}",
    "Game {game}, top {top} in {turns} {turns|turn|turns}",
)
TOP = Text("Top", "Top")
TURNS = Text("Coups", "Turns")
PLAYERS = Text("Joueurs", "Players")
BEST = Text("Meilleur", "Best")
MEAN = Text("Moyenne", "Mean")

GROUP = {"series": SERIES, "category": CATEGORY}
FIRSTS = {
    "series": Text("Premiers de série", "First of each series"),
    "category": Text("Premiers de catégorie", "First of each category"),
}
GROUPS = {"club": Text("Clubs", "Clubs"), "team": Text("Équipes", "Teams")}

SPREAD = Text("Part du top, en pour cent", "Share of the top, in per cent")
SPREAD_TOLD = Text("Nombre de joueurs par part du top : {told}", "Players by share of the top: {told}")
BY_SERIES = Text("Joueurs par série", "Players by series")
BY_SERIES_TOLD = Text("Nombre de joueurs par série : {told}", "Players by series: {told}")

DEAREST = Text(
    "Le coup le plus payant, le {turn} : {word} {ref}, {points} {points|point|points}.",
    "The best-scoring turn, no. {turn}: {word} {ref}, {points} {points|point|points}.",
)
BONUSES = Text("{count} {count|coup|coups} avec prime.", "{count} {count|turn|turns} with a bonus.")
SOLO = Text(
    "Coup {turn}, solo à {points} {points|point|points} :",
    "Turn {turn}, solo of {points} {points|point|points}:",
)
SOLO_HERE = Text("solo", "solo")
SHEET = Text("Feuille de partie", "Sheet of the game")
GRID = Text("Grille finale", "Final grid")
GRID_TOLD = Text("Grille finale : {words}", "Final grid: {words}")
RACK = Text("Tirage", "Rack")
WORD = Text("Mot", "Word")
REFERENCE = Text("Réf.", "Ref.")
POINTS = Text("points", "points")
SCORE = Text("Points", "Points")
SUM = Text("Cumul", "Sum")

TURN_BY_TURN = Text("Coup par coup", "Turn by turn")
SHARE_FOUND = Text("Part des tables", "Share of the tables")
FOUND_BY = Text("Trouvé par", "Found by")
BEST_BELOW = Text("Meilleur autre mot", "Best other word")
SO_MANY_OF = Text("{count} sur {tables}", "{count} of {tables}")
BY_SO_MANY = Text("par {count}", "by {count}")
HARDEST = Text(
    "Le coup le plus dur, le {turn} : {word} {ref}, {points} {points|point|points}, trouvé par {count} "
    "{count|table|tables} sur {tables}.",
    "The hardest turn, no. {turn}: {word} {ref}, {points} {points|point|points}, found by {count} "
    "{count|table|tables} of {tables}.",
)
HARDEST_OF_ALL = Text(
    "Le coup le plus dur, le {turn} : {word} {ref}, {points} {points|point|points}, que personne n'a trouvé "
    "({tables} {tables|table|tables}).",
    "The hardest turn, no. {turn}: {word} {ref}, {points} {points|point|points}, which nobody found "
    "({tables} {tables|table|tables}).",
)
BEST_SUB_TOP = Text(
    "Le meilleur sous-top, au coup {turn} : {word} {ref}, {points} {points|point|points}, par {count} "
    "{count|table|tables}.",
    "The best sub-top, at turn {turn}: {word} {ref}, {points} {points|point|points}, by {count} "
    "{count|table|tables}.",
)
TOPS_BY_SERIES = Text("Tops trouvés par série, en pour cent", "Tops found by series, in per cent")
TOPS_BY_SERIES_TOLD = Text(
    "Part des tops trouvés par série, en pour cent : {told}",
    "Share of the tops found by series, in per cent: {told}",
)
OWN_TOPS = Text("{count} {count|top|tops} sur {turns}", "{count} {count|top|tops} of {turns}")
DECIDED = Text("Ce que des personnes ont décidé", "What people decided")
NOTHING_DECIDED = Text(
    "Rien : tirages, mots, points et fin suivent des règles.",
    "Nothing: draws, words, points and end follow from the rules.",
)

NTH = Text("{rank}", "{rank}")
OUT_OF = Text("sur {count}", "out of {count}")
OF_THE_TOP = Text("du top", "of the top")
OWN_GAMES = Text("Ses parties", "Game by game")
OWN_RANKS = Text("Rang après chaque partie", "Rank after each game")

WRITTEN = Text(
    "{count} {count|fichier|fichiers} dans {path}. Ouvrez {page}.",
    "{count} {count|file|files} in {path}. Open {page}.",
)
NOT_EMPTY = Text(
    "{path} n'est pas vide et n'est pas un site écrit par cette commande.",
    "{path} is not empty and is not a site that this command has written.",
)
