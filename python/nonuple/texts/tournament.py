"""What is said of an event that a server hosts: entries, tables, rooms, its ranking."""

from nonuple.texts import Text

NAME_EVENT = Text("donnez un nom au tournoi.", "give the tournament a name.")
FEWER_GAMES = Text(
    "la partie {game} a déjà des tables ou des résultats : elle ne peut pas être retirée.",
    "game {game} already has tables or results: it cannot be taken out.",
)
PLAYED_OTHERWISE = Text(
    "la partie {game} est commencée : sa formule et son temps ne changent plus.",
    "game {game} has begun: its formula and its time cannot change any more.",
)
KEEPS_PLACE = Text(
    "la partie {game} est commencée : elle garde son numéro.",
    "game {game} has begun: it keeps its number.",
)
GAME_TWICE = Text(
    "la partie {game} est placée deux fois dans l'ordre des parties.",
    "game {game} is placed twice in the order of the games.",
)
RULES_FIXED = Text(
    "les départages sont fixés avant la première partie, et une partie est commencée.",
    "tie-breaks are fixed before the first game, and a game has begun.",
)
HAS_PLAYED = Text(
    "{name} a une table ou un résultat dans une partie commencée : notez plutôt un forfait.",
    "{name} has a table or a result in a game that has begun: note a withdrawal instead.",
)
BEGUN = Text(
    "la partie {game} est commencée : on déplace une personne à la fois, sans nouveau tirage.",
    "game {game} has begun: people are moved one at a time, without a new draw.",
)
PLAYED_IT = Text(
    "la partie {game} est finie et {name} y a un résultat.",
    "game {game} is over and {name} has a result in it.",
)
NOT_DRAWN = Text(
    "les tables de la partie {game} ne sont pas encore attribuées.",
    "the tables of game {game} have not been attributed yet.",
)
HAS_GONE = Text(
    "{name} a quitté le tournoi : annulez d'abord son forfait.",
    "{name} has left the tournament: let them come back first.",
)
NOT_PLAYED = Text(
    "la partie {game} n'a pas encore de résultats : il n'y a rien à corriger.",
    "game {game} has no results yet: there is nothing to correct.",
)
ABOVE_TOP = Text(
    "{total} {total|point|points} : le top de la partie est {top} (et 10 points par solo).",
    "{total} {total|point|points}: the top of the game is {top} (and 10 points for each solo).",
)
NOT_OPENED = Text(
    "la partie {game} n'est ouverte dans aucune salle : il n'y a rien à retirer.",
    "game {game} is open in no hall: there is nothing to withdraw.",
)
HALL = Text("Salle", "Hall")
NO_HALL = Text("il n'y a pas de salle de ce nom dans le tournoi.", "the tournament has no such room.")
POST_ACROSS = Text(
    "{name} a des tables dans deux salles, {hall} et {other} (tables {first} à {last}) : une seule suffit.",
    "{name} has tables in two rooms, {hall} and {other} (tables {first} to {last}): let it be one alone.",
)
NOBODY_IN_HALL = Text(
    "personne n'a de table dans cette salle pour la partie {game}.",
    "nobody has a table in this room for game {game}.",
)
HALLS_OVERLAP = Text(
    "la table {table} serait dans deux salles, {one} et {other}.",
    "table {table} would be in two rooms, {one} and {other}.",
)
HALL_BACKWARDS = Text(
    "les tables d'une salle vont du plus petit numéro au plus grand : {first} à {last}.",
    "the tables of a room go from the lowest number to the highest: {first} to {last}.",
)
GAME_BEFORE = Text(
    "la partie {game} n'est pas finie dans cette salle.", "game {game} is not over in this room."
)
LED_ELSEWHERE = Text(
    "la partie {game} est menée par la salle {hall} : ouvrez-la là-bas, et elle s'ouvre ici d'elle-même.",
    "game {game} is led by the room {hall}: open it there, and it opens here by itself.",
)
NO_SUCH_EQUALS = Text(
    "une mort subite réunit toutes les personnes d'un même rang, et elles seules.",
    "a sudden death is played by all who share a rank, and by nobody else.",
)
BEGUN_HERE = Text(
    "la partie {game} est déjà commencée dans cette salle.", "game {game} has already begun in this room."
)
NAME_PERSON = Text("donnez un nom à la personne.", "give the person a name.")
BAD_ID = Text(
    "« {id} » ne peut pas être un numéro : lettres sans accent, chiffres, point et tiret, 40 au plus.",
    "`{id}` cannot be an id: plain letters, digits, dots and hyphens, 40 at most.",
)
TABLE_OCCUPIED = Text(
    "la table {table} est prise : échangez deux personnes qui ont une table.",
    "table {table} is taken: exchange two people who have a table.",
)
PLAYOFF = Text("Départage", "Tie-break")
NO_RESULTS = Text(
    "aucune partie n'a encore de résultat : il n'y a rien à publier.",
    "no game has a result yet: there is nothing to publish.",
)
TOO_MANY_ENTRIES = Text(
    "un tournoi a au plus {most} inscriptions.", "a tournament has at most {most} entries."
)
NOT_EMPTY = Text(
    "ce tournoi a déjà des inscrits ou des résultats : reprenez le fichier dans un tournoi neuf.",
    "this tournament already has entries or results: take the file up in a new one.",
)
NO_GAMES = Text("ce fichier ne prévoit aucune partie.", "this file plans no game.")
THIS_FILE = Text("ce fichier", "this file")
