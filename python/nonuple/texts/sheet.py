"""What is said of game sheets and saved games."""

from nonuple.texts import Text, files

LINE = Text("ligne {line} : {problem}", "line {line}: {problem}")
IN_FILE = files.UNSOUND

NO_GAME = Text(
    "aucun coup à lire : il faut un tirage par ligne, avec le mot, la place et les points.",
    "no turn to read: there must be one rack per line, with the word, its place and the points.",
)
NOT_TEXT = Text(
    "ce n'est ni du texte ni une partie enregistrée.",
    "this is neither text nor a saved game.",
)
TOO_LARGE = Text(
    "plus de {limit} Mo : ce n'est pas une partie.",
    "more than {limit} MB: this is not a game.",
)
UNREADABLE = Text(
    "« {token} » n'est ni un tirage, ni un mot, ni une place, ni des points.",
    "“{token}” is neither a rack, nor a word, nor a place, nor points.",
)
TWO_PLACES = Text(
    "deux places, {first} et {second} : il n'en faut qu'une.",
    "two places, {first} and {second}: there must be one only.",
)
NO_PLACE = Text(
    "le mot « {word} » n'a pas de place (H4 horizontal, 4H vertical).",
    "the word “{word}” has no place (H4 across, 4H down).",
)
NO_WORD = Text("il manque le mot à la place {ref}.", "the word at {ref} is missing.")
NO_POINTS = Text("il manque les points du mot « {word} ».", "the points of the word “{word}” are missing.")
TOO_MANY_WORDS = Text(
    "trop de colonnes : il faut un tirage, un mot, une place, des points et un cumul.",
    "too many columns: there must be a rack, a word, a place, points and a running total.",
)
TOO_MANY_ROWS = Text(
    "plus de {most} lignes : ce n'est pas la feuille d'une partie.",
    "more than {most} lines: this is not the sheet of one game.",
)
LONG_LINE = Text(
    "plus de {most} signes : ce n'est pas une ligne de feuille.",
    "more than {most} characters: this is not a line of a sheet.",
)
NO_RACK = Text(
    "la solution « {word} » n'a pas de tirage avant elle.",
    "the solution “{word}” has no rack before it.",
)
NO_SOLUTION = Text(
    "le tirage « {rack} » n'a pas de solution, ni ici ni à la ligne suivante.",
    "the rack “{rack}” has no solution, neither here nor on the next line.",
)
NOT_UNDERSTOOD = Text(
    "« {found} » n'a pas été compris : il faut un tirage, un mot, une place et des points.",
    "“{found}” was not understood: there must be a rack, a word, a place and points.",
)
TURN_MISSING = Text(
    "le coup {number} manque avant cette ligne ; la suite ne se lit pas sans lui.",
    "turn {number} is missing before this line; what follows cannot be read without it.",
)
WRONG_NUMBER = Text(
    "coup n° {number}, mais c'est le coup {expected} qui est attendu.",
    "turn {number}, but turn {expected} is what comes next.",
)
WRONG_TOTAL = Text(
    "le cumul {total} ne suit pas : {before} + {score} = {expected}.",
    "the running total {total} does not follow: {before} + {score} = {expected}.",
)
WRONG_SUM = Text(
    "le total {total} n'est pas la somme des points, {expected}.",
    "the total {total} is not the sum of the points, {expected}.",
)
UNKNOWN_END = Text(
    "« {end} » n'est pas une fin de partie connue : {known}.",
    "“{end}” is not a known end of a game: {known}.",
)
BAD_LETTERS = Text(
    "« {letters} » : les lettres qui restent s'écrivent de A à Z, avec ? pour un joker.",
    "“{letters}”: letters left are written A to Z, and ? for a joker.",
)

NOT_A_GAME = Text(
    "ce fichier JSON n'est pas une partie enregistrée par Nonuple : choisissez-en une autre.",
    "this JSON file is not a game saved by Nonuple: choose another one.",
)
SEALED = Text(
    "cette partie est scellée : donnez le mot de passe de qui l'a préparée.",
    "this game is sealed: give the password of whoever prepared it.",
)
THIS_FILE = Text("ce fichier", "this file")
OTHER_VERSION = Text(
    "cette partie est de la version {version} du format ; ce programme lit la version {known} : "
    "mettez Nonuple à jour.",
    "this game is in version {version} of the format; this program reads version {known}: update Nonuple.",
)
AT_TURN = Text("coup {n} : {problem}", "turn {n}: {problem}")
BAD_NUMBERS = Text(
    "les coups se suivent à partir de 1 et leurs points vont de 0 à {most}.",
    "turns follow each other from 1 and their points go from 0 to {most}.",
)
WORD_UNDECIDED = Text(
    "seul le dernier coup peut être sans mot.",
    "only the last turn may have no word.",
)
BAD_REPLACED = Text(
    "« {letter} » ne peut remplacer un joker : il faut une lettre.",
    "“{letter}” cannot replace a joker: it must be one letter.",
)

NO_COLUMN = Text(
    "la colonne « {column} » manque à la première ligne.",
    "the column `{column}` is missing from the first line.",
)
BAD_CELL = Text(
    "colonne « {column} » : « {value} » ne se lit pas.",
    "column `{column}`: “{value}” cannot be read.",
)
NO_LAST_ROW = Text(
    "il manque la dernière ligne, sans numéro, qui dit comment la partie finit et ce qui reste.",
    "the last row, without a number, is missing: it says how the game ends and what is left.",
)

GCG_LINE = Text(
    "« {found} » n'est pas un coup (>duplicate: TIRAGE PLACE MOT +POINTS CUMUL).",
    "“{found}” is not a move (>duplicate: RACK PLACE WORD +POINTS TOTAL).",
)
FREE_GCG_LINE = Text(
    "« {found} » n'est pas un coup de partie libre (>JOUEUR: TIRAGE PLACE MOT +POINTS CUMUL).",
    "“{found}” is not a turn of a free game (>PLAYER: RACK PLACE WORD +POINTS TOTAL).",
)
GCG_FOREIGN_LETTERS = Text(
    "« {found} » a des lettres d'une autre langue : seules les parties jouées de A à Z se lisent.",
    "“{found}” has letters of another language: only games played with A to Z can be read.",
)
FREE_GAME = Text(
    "c'est une partie libre : cette commande attend une partie en duplicate.",
    "this is a free game: this command awaits a duplicate one.",
)
DUPLICATE_GAME = Text(
    "c'est une partie en duplicate, et non une partie libre : lisez-la par read_game.",
    "this is a duplicate game, not a free one: read it with read_game.",
)
UNKNOWN_SUFFIX = Text(
    "{file} : dites le format, ou finissez le nom par {known}.",
    "{file}: name the format, or end the name in {known}.",
)
NO_SUCH_FREE_FORMAT = Text(
    "le format « {name} » n'a pas de place pour une partie libre : {known}.",
    "the format `{name}` has no place for a free game: {known}.",
)
GCG_TWO_PLAYERS = Text(
    "plusieurs joueurs : une partie en duplicate n'en a qu'un, la feuille commune.",
    "several players: a duplicate game has one only, the common sheet.",
)
GCG_NO_LETTER = Text(
    "le point du mot « {word} » ne couvre aucune lettre de la grille.",
    "the dot in the word “{word}” covers no letter of the grid.",
)

NOT_XML = Text("ce n'est pas du XML bien formé.", "this is not well-formed XML.")
XML_DOCTYPE = Text(
    "un fichier d'Eliot n'a pas de DOCTYPE : il est refusé par prudence.",
    "a file of Eliot has no DOCTYPE: it is refused, to be safe.",
)
NOT_ELIOT = Text(
    "ce XML n'est pas une partie d'Eliot (EliotGame, format 2).",
    "this XML is not a game of Eliot (EliotGame, format 2).",
)
ELIOT_MODE = Text(
    "cette partie d'Eliot est en mode « {mode} » : seules celles en duplicate se lisent ici.",
    "this game of Eliot is in mode “{mode}”: only duplicate games are read here.",
)
ELIOT_VARIANT = Text(
    "la variante « {variant} » d'Eliot n'est pas une formule du duplicate.",
    "Eliot's variant “{variant}” is not a formula of duplicate.",
)
ELIOT_FORMULA = Text(
    "Eliot ne connaît pas la formule {formula} : choisissez un autre format.",
    "Eliot does not know the formula {formula}: choose another format.",
)
GCG_PLACE = Text(
    "« {place} » n'est pas une place de GCG : 8E horizontal, D8 vertical.",
    "“{place}” is not a place of GCG: 8E across, D8 down.",
)
GCG_TOO_LONG = Text("le mot « {word} » sort de la grille.", "the word “{word}” runs off the grid.")
BAD_REJECT = Text(
    "« {text} » n'est pas un rejet (WTT+QSDF invalid).",
    "“{text}” is not a rejection (WTT+QSDF invalid).",
)
BAD_WORD = Text(
    "« {word} » s'écrit d'une suite de lettres, un joker en minuscule.",
    "“{word}” is written as letters only, a joker in lower case.",
)
BAD_REF = Text("la place « {ref} » s'écrit {expected}.", "the place “{ref}” is written {expected}.")
BAD_FIELD = Text(
    "le champ « {field} » manque ou n'a pas la forme attendue.",
    "the field `{field}` is missing or has not the expected form.",
)
PDF = Text(
    "c'est un PDF, qui ne se lit pas ici ; ouvrez-le, copiez-en tout le texte et collez-le.",
    "this is a PDF, which is not read here; open it, copy all of its text and paste it.",
)
