"""What is said of an event and its file: entries, games, tables."""

from nonuple.texts import Text

NO_ENTRY = Text(
    "l'inscription « {entry} » n'existe pas dans l'épreuve.", "there is no entry `{entry}` in the event."
)
NO_PERSON = Text(
    "la personne « {person} » n'existe pas dans l'épreuve.", "there is no person `{person}` in the event."
)
NO_GAME = Text(
    "il n'y a pas de partie {game} : l'épreuve en a {count}.",
    "there is no game {game}: the event has {count}.",
)
WHY_ANNULLED = Text(
    "dites pourquoi la partie {game} est annulée : la raison reste dans l'épreuve.",
    "say why game {game} is annulled: the reason stays in the event.",
)
IS_ANNULLED = Text("la partie {game} est déjà annulée ({why}).", "game {game} is annulled already ({why}).")
NOT_ANNULLED = Text("la partie {game} n'est pas annulée.", "game {game} is not annulled.")
NOTHING_TO_ANNUL = Text(
    "la partie {game} n'a pas de résultats : il n'y a rien à annuler.",
    "game {game} has no results: there is nothing to annul.",
)
PERSON_TWICE = Text("deux personnes ont le numéro « {id} ».", "two people have the id `{id}`.")
ENTRY_TWICE = Text("deux inscriptions ont le numéro « {id} ».", "two entries have the id `{id}`.")
ENTERED_TWICE = Text("la personne « {id} » est inscrite deux fois.", "person `{id}` is entered twice.")
NO_ENTRY_IN_GAME = Text(
    "partie {game} : l'inscription « {entry} » n'existe pas dans l'épreuve.",
    "game {game}: there is no entry `{entry}` in the event.",
)
TABLE_TWICE_IN_GAME = Text(
    "partie {game} : une table est attribuée deux fois.", "game {game}: a table is attributed twice."
)
NOT_EQUALS = Text(
    "une mort subite départage au moins deux inscriptions, toutes celles du même rang : {entries}.",
    "a sudden death parts at least two entries, all those of the same rank: {entries}.",
)
BAD_ARBITERS = Text(
    "{arbiters} {arbiters|arbitre|arbitres} pour {tables} {tables|table|tables} : "
    "il en faut au moins un, et au plus un par table.",
    "{arbiters} {arbiters|arbiter|arbiters} for {tables} {tables|table|tables}: "
    "there must be at least one, and at most one per table.",
)
NOT_SEATED = Text("l'inscription « {entry} » n'a pas encore de table.", "entry `{entry}` has no table yet.")
