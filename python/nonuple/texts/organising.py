"""What is said to those who organise an event: games, results, tables, rankings."""

from nonuple.texts import Text

MADE = Text(
    "{path} : « {name} », {games} {games|partie|parties}.", "{path}: `{name}`, {games} {games|game|games}."
)
BAD_GAMES = Text("une épreuve a de 1 à 50 parties.", "an event has 1 to 50 games.")
BAD_COUNT = Text("{count} : il faut un nombre à partir de 1.", "{count}: it must be a number from 1.")

BAD_SOLO = Text(
    "solos : il faut au moins 2 joueurs, et une prime de 0 à 100 points.",
    "solos: it takes at least 2 players, and a bonus of 0 to 100 points.",
)

# --- Results -----------------------------------------------------------------------------------------------

RESULTS = Text(
    "Partie {game} : {count} {count|score|scores}, top {top}.",
    "Game {game}: {count} {count|score|scores}, top {top}.",
)
REPLACED = Text(
    "Partie {game} : {count} {count|score|scores} à la place de {before}, top {top}.",
    "Game {game}: {count} {count|score|scores} in the place of {before}, top {top}.",
)
CORRECTED = Text(
    "Partie {game} : {changed} {changed|score corrigé|scores corrigés}, "
    "{added} {added|ajouté|ajoutés}, {kept} {kept|inchangé|inchangés}, top {top}.",
    "Game {game}: {changed} {changed|score|scores} corrected, {added} added, {kept} unchanged, top {top}.",
)
ANNULLED = Text(
    "Partie {game} annulée ({why}) : elle ne compte plus.",
    "Game {game} annulled ({why}): it no longer counts.",
)
RESTORED = Text("Partie {game} : elle compte de nouveau.", "Game {game}: it counts again.")
ANNULLED_GAMES = Text("Partie {game} annulée : {why}", "Game {game} annulled: {why}")
FOLLOWING = Text("{count} {count|rang suit|rangs suivent}.", "{count} {count|rank follows|ranks follow}.")
OTHERS_CHANGED = Text(
    "et {count} {count|autre total|autres totaux}.", "and {count} other {count|total|totals}."
)
NO_DIFFERENCE = Text("Le classement ne change pas.", "The ranking does not change.")
NOTHING_WRITTEN = Text("Rien n'est écrit (--dry-run).", "Nothing is written (--dry-run).")
ABOVE_TOP = Text(
    "{source}, ligne {line} : {total} {total|point|points}, le top de la partie est {top} "
    "(et 10 points par solo, colonne « solos »).",
    "{source}, line {line}: {total} {total|point|points}, the top of the game is {top} "
    "(and 10 points for each solo, column `solos`).",
)
TOP_BELOW = Text(
    "un top de {top} est trop bas : « {entry} » a {total} {total|point|points}.",
    "a top of {top} is too low: `{entry}` has {total} {total|point|points}.",
)
BEYOND_TURNS = Text(
    "« {entry} » : plus de solos, de tops perdus ou de bulletins ({count}) "
    "que la partie n'a de coups ({turns}).",
    "`{entry}`: more solos, tops lost or slips ({count}) than the game has turns ({turns}).",
)
NO_TOP = Text(
    "le top de la partie n'est pas connu : donnez --top, ou la feuille avec --sheet.",
    "the top of the game is not known: give --top, or the sheet with --sheet.",
)
NOT_A_LEDGER = Text(
    "{source} n'est pas une réponse de « nonuple score ».", "{source} is not an answer of `nonuple score`."
)
NO_TITLES = Text(
    "{source} : il faut une colonne « table » ou « inscription » et une colonne « total ».",
    "{source}: there must be a column `table` or `entry` and a column `total`.",
)
STRANGER = Text(
    "{source}, ligne {line} : l'inscription « {entry} » n'existe pas dans l'épreuve.",
    "{source}, line {line}: there is no entry `{entry}` in the event.",
)
SCORED_TWICE = Text(
    "{source}, ligne {line} : « {entry} » a déjà un score.",
    "{source}, line {line}: `{entry}` already has a score.",
)
NO_NUMBER = Text(
    "{source}, ligne {line} : « {value} » n'est pas un nombre de points.",
    "{source}, line {line}: `{value}` is not a number of points.",
)
EMPTY_SEAT = Text(
    "personne n'a la table {table} dans cette partie.", "nobody has table {table} in this game."
)

# --- Entries -----------------------------------------------------------------------------------------------

WITHDRAWN = Text("{entry} : forfait à partir de la partie {game}.", "{entry}: withdrawn from game {game} on.")
EXCLUDED_KEEPING = Text(
    "{entry} : exclusion de l'épreuve ({article}) ; restent les scores d'avant la partie {game}.",
    "{entry}: excluded from the event ({article}); what stands is what came before game {game}.",
)
EXCLUDED = Text(
    "{entry} : exclusion de l'épreuve, scores annulés ({article}).",
    "{entry}: excluded from the event, scores annulled ({article}).",
)
ERASED = Text(
    "{person} : le nom et la licence sont effacés, les résultats restent.",
    "{person}: name and licence are erased, the results stay.",
)

NO_RESULT_FILE = Text(
    "la fédération « {name} » ne dit pas quel fichier de résultats elle attend (« results » de son fichier).",
    "federation `{name}` does not say which file of results it wants (`results` of its file).",
)
RESULT_FILE = Text(
    "{file} : le fichier de la fédération, {count} {count|personne|personnes}.",
    "{file}: the federation's file, {count} {count|person|people}.",
)
BAD_HANDICAP = Text(
    "« {written} » n'est pas un handicap : écrivez SÉRIE=POINTS, par exemple 7=20.",
    "`{written}` is not a handicap: write SERIES=POINTS, for example 7=20.",
)
NO_POINTS = Text(
    "la fédération « {name} » n'a pas de barème : donnez-en un avec --table.",
    "federation `{name}` gives no points: give a table with --table.",
)
REMOVED = Text("joueur retiré", "player removed")
UNNAMED = Text("nom non publié", "name not published")

# --- Tables ------------------------------------------------------------------------------------------------

DRAWN = Text("Tirage des tables : {seed}", "Draw of the tables: {seed}")
POST = Text("Poste {number}, tables {first} à {last}", "Post {number}, tables {first} to {last}")
NAMED_POST = Text(
    "Poste {number}, {arbiter}, tables {first} à {last}", "Post {number}, {arbiter}, tables {first} to {last}"
)
MORE_NAMES = Text(
    "{names} {names|nom d'arbitre|noms d'arbitres} pour {posts} {posts|poste|postes}.",
    "{names} {names|name|names} of arbiters for {posts} {posts|post|posts}.",
)
EMPTY_TABLE = Text("(vide)", "(empty)")
SIDE_BY_SIDE = Text(
    "Restent voisins : {one} (table {table}) et {other} (table {beside}).",
    "Still side by side: {one} (table {table}) and {other} (table {beside}).",
)
NOTHING_TO_KEEP = Text(
    "la première partie n'a pas de tables à garder.", "the first game has no tables to keep."
)
NO_TABLE_YET = Text("{entry} n'a encore eu aucune table à garder.", "{entry} has had no table to keep yet.")
SEATED_ALREADY = Text("{entry} a déjà la table {table}.", "{entry} already has table {table}.")
SEATED = Text("{entry} : table {table}", "{entry}: table {table}")
BAD_TABLE = Text("il n'y a pas de table {table}.", "there is no table {table}.")

# --- Rankings ----------------------------------------------------------------------------------------------

STATES = {
    "provisional": Text("provisoire", "provisional"),
    "final": Text("définitif", "final"),
    "corrected": Text("corrigé après recours", "corrected after an appeal"),
}
TITLE = Text("{name}, {what}, top {top}", "{name}, {what}, top {top}")
CUMULATED = Text(
    "cumul après {played} {played|partie|parties} sur {games}",
    "total after {played} of {games} {games|game|games}",
)
OF_GAME = Text("partie {game}", "game {game}")
BY = {
    "series": Text("Série {of}", "Series {of}"),
    "category": Text("Catégorie {of}", "Category {of}"),
    "division": Text("Division {of}", "Division {of}"),
    "centre": Text("Centre {of}", "Centre {of}"),
}
DECIDED = {
    "tops-lost": Text("tops perdus", "tops lost"),
    "warnings": Text("avertissements", "warnings"),
    "solos": Text("solos", "solos"),
    "last-game": Text("dernière partie", "last game"),
    "best-game": Text("meilleure partie", "best game"),
    "sudden-death": Text("mort subite", "sudden death"),
}
SUMS = Text("Totaux sans bulletins : {centres}.", "Sums without slips: {centres}.")
UNKNOWN = Text("{what} : inconnu, ne départage pas", "{what}: unknown, parts nobody")
DECIDED_NOW = Text("{rank}. {name} ({entry})", "{rank}. {name} ({entry})")
QUALIFIED = Text("qualifié", "qualified")
TIE_OPEN = Text("à départager", "tie to break")
HUNG = Text("Classement {state} affiché à {at}.", "Ranking ({state}) posted at {at}.")
NOTHING_HUNG = Text(
    "aucun classement n'a encore été affiché : « nonuple event hang ».",
    "no ranking has been posted yet: `nonuple event hang`.",
)
SINCE = Text(
    "Affiché à {at} ({state}) ; depuis : {count} {count|ligne changée|lignes changées}.",
    "Hung up at {at} ({state}); since then {count} {count|line|lines} changed.",
)
UNCHANGED = Text("Rien n'a changé depuis {at}.", "Nothing has changed since {at}.")
CHANGED = Text(
    "{name} : {before} {before|point|points}, rang {old} ; "
    "maintenant {after} {after|point|points}, rang {new}.",
    "{name}: {before} {before|point|points}, rank {old}; now {after} {after|point|points}, rank {new}.",
)
CAME = Text(
    "{name} : absent du classement affiché ; maintenant {after} {after|point|points}, rang {new}.",
    "{name}: not in the ranking that was posted; now {after} {after|point|points}, rank {new}.",
)
WENT = Text(
    "{name} : n'est plus au classement ({before} {before|point|points}, rang {old}).",
    "{name}: no longer in the ranking ({before} {before|point|points}, rank {old}).",
)
TEAM_INDEX = Text(
    "{team} : indice {value}, division {division}", "{team}: index {value}, division {division}"
)
TEAM_INDEX_NONE = Text("{team} : indice {value}, sans division", "{team}: index {value}, no division")
FINAL_TOO_SOON = Text(
    "une partie est encore provisoire : le classement ne peut pas être définitif.",
    "a game is still provisional: the ranking cannot be final.",
)

NO_SHEET = Text(
    "la partie {game} n'est pas finie dans toutes ses salles : sa feuille n'est pas encore à imprimer.",
    "game {game} is not over in all its halls: its sheet cannot be printed yet.",
)
