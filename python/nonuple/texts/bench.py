"""What `nonuple bench` says."""

from nonuple.texts import Text

PROGRESS = Text(
    "{done} {done|fichier mesuré|fichiers mesurés} sur {all}", "{done} {done|file|files} measured of {all}"
)

NO_RACK = Text(
    "{path}, position {line} : pas de lettres à jouer, il n'y a rien à mesurer.",
    "{path}, position {line}: no letters to play, there is nothing to measure.",
)

TITLE = Text(
    "{words} mots, {memory} Mo de tables, {cores} {cores|cœur|cœurs}",
    "{words} words, {memory} MB of tables, {cores} {cores|core|cores}",
)
POSITIONS = Text("positions", "positions")
COUNT = Text("nombre", "number")
TOP = Text("top, µs", "top, µs")
ALL = Text("tous, µs", "all, µs")
MEDIAN = Text("médiane", "median")
A_SECOND = Text("tops/s", "tops/s")
GAMES = Text(
    "parties gloutonnes par seconde, {turns} {turns|coup|coups} chacune : {one} sur un cœur, {every} sur "
    "tous",
    "greedy games per second, {turns} {turns|turn|turns} each: {one} on one core, {every} on all",
)
HOW = Text(
    "Le temps est celui du processeur pour un fil, au mieux et en médiane de plusieurs passages ; "
    "le tamis des mots formés au passage est préparé. « tops/s » : sur tous les cœurs, à l'horloge.",
    "Time is processor time of one thread, the best and the median of several passes; cross-checks are made "
    "beforehand. “tops/s”: on all cores, by the clock.",
)
