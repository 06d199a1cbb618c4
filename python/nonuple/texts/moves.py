"""What the search commands say."""

from nonuple.texts import Text

SHAPES = {
    "grid": Text("15 chaînes de 15 cases", "15 strings of 15 squares"),
    "rack": Text("les lettres du tirage, « ? » pour un joker", "the letters of the rack, `?` for a joker"),
    "formula": Text("le nom d'une formule", "the name of a formula"),
    "words": Text("une liste de mots", "a list of words"),
}
NOT_WORDS = Text(
    "remarque : {where}{words} : pas dans la liste ; la grille est gardée telle quelle.",
    "note: {where}{words}: not in the list; the grid is kept as it is.",
)
AND_MORE = Text("et {count} {count|autre|autres}", "and {count} more")
UNPLAYABLE = Text(
    "remarque : {where}{words} : pas un mot de la grille (2 à 15 lettres) ; laissé de côté.",
    "note: {where}{words}: not a word of the grid (2 to 15 letters); left aside.",
)
LINE = Text("ligne {line}, ", "line {line}, ")
PROGRESS = Text("{done} {done|position|positions}", "{done} {done|position|positions}")

NO_POSITION = Text(
    'donnez un tirage (--rack AEINRS?), une position (--cgp "…") ou un fichier (--file FICHIER).',
    'give a rack (--rack AEINRS?), a position (--cgp "…") or a file (--file FILE).',
)
TWO_POSITIONS = Text(
    "donnez la position par --cgp ou par --file, pas les deux.",
    "give the position by --cgp or by --file, not both.",
)
NO_RACK = Text(
    "la position n'a pas de tirage : ajoutez --rack, par exemple --rack AEINRS?.",
    "the position has no rack: add --rack, for example --rack AEINRS?.",
)
FILE_EMPTY = Text(
    "{path} est vide : il faut une grille de 15 lignes, une position CGP ou un objet JSON.",
    "{path} is empty: it must hold a grid of 15 lines, a CGP position or a JSON object.",
)
FILE_NOT_TEXT = Text(
    "{path} n'est pas du texte : il faut 15 lignes de grille, une position CGP ou un objet JSON.",
    "{path} is not a text file: it must hold a grid of 15 lines, a CGP position or a JSON object.",
)
NO_SUCH_LINE = Text(
    "--line va de 1 à {count} : il n'y a que {count} {count|position|positions}.",
    "--line goes from 1 to {count}: there {count|is|are} only {count} {count|position|positions}.",
)
IN_FILE = Text("{path} : {problem}", "{path}: {problem}")
BAD_LIMIT = Text("--limit doit être un nombre d'au moins 1.", "--limit must be a number of at least 1.")
RACK = Text("Tirage", "Rack")
NO_MOVE = Text("Aucune solution avec ce tirage.", "No solution with this rack.")
SHOWN_OF = Text(
    "{shown} {shown|solution|solutions} sur {count} (--all les montre toutes, --limit N davantage).",
    "{shown} {shown|solution|solutions} of {count} (--all shows them all, --limit N more of them).",
)
ALL_SHOWN = Text("{count} {count|solution|solutions}.", "{count} {count|solution|solutions}.")
NONE_SO_GOOD = Text("Aucune solution de ce score.", "No solution of that score.")
ONE_OF = Text(
    "Position {line} sur {count} (--line N pour une autre).",
    "Position {line} of {count} (--line N for another).",
)
TOP_LAID = Text(
    "Top posé : {ref} {word}, {score} {score|point|points}",
    "Top laid: {ref} {word}, {score} {score|point|points}",
)
