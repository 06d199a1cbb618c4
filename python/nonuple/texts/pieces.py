"""What is said about letters, racks, places, formulas, grids and positions."""

from nonuple.texts import Text, sheet

RACK_UNKNOWN = Text(
    "le tirage « {rack} » contient « {bad} » : il s'écrit en majuscules de A à Z, avec ? pour un joker.",
    "the rack “{rack}” contains “{bad}”: write capital letters from A to Z, and ? for a joker.",
)
RACK_TWO_PLUSES = Text(
    "le tirage « {rack} » contient plusieurs + : un seul sépare le reliquat des lettres tirées (WEL+BSUI).",
    "the rack “{rack}” contains several +: a single one separates the letters kept from those drawn "
    "(WEL+BSUI).",
)
RACK_TOO_LONG = Text(
    "le tirage « {rack} » compte {count} {count|lettre|lettres} : {most} au plus.",
    "the rack “{rack}” has {count} {count|letter|letters}: {most} at most.",
)
RACK_TOO_MANY_JOKERS = Text(
    "le tirage « {rack} » compte {count} {count|joker|jokers} : {most} au plus.",
    "the rack “{rack}” has {count} {count|joker|jokers}: {most} at most.",
)

REF_UNREADABLE = Text(
    "« {ref} » n'est pas une place : écrivez la ligne puis la colonne pour un mot horizontal (H4), "
    "l'inverse pour un mot vertical (4H).",
    "“{ref}” is not a place: write the row, then the column for a word across (H4), "
    "the other way round for a word down (4H).",
)
REF_ROW = Text(
    "« {ref} » n'est pas une place : les lignes vont de A à O.",
    "“{ref}” is not a place: rows go from A to O.",
)
REF_COLUMN = Text(
    "« {ref} » n'est pas une place : les colonnes vont de 1 à 15.",
    "“{ref}” is not a place: columns go from 1 to 15.",
)

WORD_MISSING = Text("il manque le mot.", "the word is missing.")
WORD_UNKNOWN = Text(
    "le mot « {word} » contient « {bad} » : il s'écrit de A à Z sans accent, "
    "un joker en minuscule (dERIDERA) ou entre parenthèses ((D)ERIDERA).",
    "the word “{word}” contains “{bad}”: write A to Z without accents, "
    "a joker in lower case (dERIDERA) or in brackets ((D)ERIDERA).",
)
WORD_BRACKETS = Text(
    "les parenthèses du mot « {word} » doivent entourer une seule lettre, celle du joker : (D)ERIDERA.",
    "the brackets of the word “{word}” must hold one letter each, the joker's: (D)ERIDERA.",
)

FORMULA_UNKNOWN = Text(
    "la formule « {name} » n'existe pas : choisissez parmi {known}.",
    "there is no formula “{name}”: choose one of {known}.",
)
FORMULA_NORMAL = Text("partie normale", "normal game")
FORMULA_7_OF_8 = Text("7 sur 8", "7 of 8")
FORMULA_7_AND_8 = Text("7 et 8", "7 and 8")
FORMULA_7_8_AND_9 = Text("7, 8 et 9", "7, 8 and 9")
FORMULA_JOKER = Text("joker", "joker")
FORMULA_7_OF_8_JOKER = Text("7 sur 8 joker", "7 of 8, joker")
FORMULA_7_AND_8_JOKER = Text("7 et 8 joker", "7 and 8, joker")
FORMULA_7_8_AND_9_JOKER = Text("7, 8 et 9 joker", "7, 8 and 9, joker")

GRID_LENGTH = Text(
    "une grille a 225 cases : celle-ci en a {count}.",
    "a grid has 225 squares: this one has {count}.",
)
GRID_ROWS = Text(
    "une grille a 15 lignes, de A à O : celle-ci en a {count}.",
    "a grid has 15 rows, A to O: this one has {count}.",
)
GRID_ROW_LENGTH = Text(
    "une ligne de la grille a 15 cases : la ligne {row} en a {count}.",
    "a row of the grid has 15 squares: row {row} has {count}.",
)
GRID_UNKNOWN = Text(
    "la ligne {row} de la grille contient « {bad} » en colonne {column} : "
    "écrivez . pour une case vide, A à Z pour une lettre, a à z pour un joker.",
    "row {row} of the grid contains “{bad}” in column {column}: "
    "write . for an empty square, A to Z for a letter, a to z for a joker.",
)

TOO_SHORT = Text(
    "{word} ne se joue pas en {ref} : un mot a au moins deux lettres.",
    "{word} cannot be played at {ref}: a word has two letters or more.",
)
OFF_GRID = Text(
    "{word} ne se joue pas en {ref} : le mot sort de la grille.",
    "{word} cannot be played at {ref}: the word leaves the grid.",
)
CONFLICT = Text(
    "{word} ne se joue pas en {ref} : une case porte déjà une autre lettre.",
    "{word} cannot be played at {ref}: a square already holds another letter.",
)
NOT_WHOLE = Text(
    "{word} ne se joue pas en {ref} : une lettre de la grille prolonge le mot, écrivez-le en entier.",
    "{word} cannot be played at {ref}: a letter of the grid lengthens the word, write it in full.",
)
NO_TILE = Text(
    "{word} ne se joue pas en {ref} : le mot est déjà sur la grille, il ne pose aucune lettre.",
    "{word} cannot be played at {ref}: the word already lies there, it lays no letter.",
)
DETACHED = Text(
    "{word} ne se joue pas en {ref} : le mot ne touche aucune lettre de la grille.",
    "{word} cannot be played at {ref}: the word touches no letter of the grid.",
)
OFF_CENTRE = Text(
    "{word} ne se joue pas en {ref} : le premier mot couvre la case centrale H8.",
    "{word} cannot be played at {ref}: the first word covers the centre square H8.",
)
TOO_MANY_TILES = Text(
    "{word} ne se joue pas en {ref} : le mot pose {tiles} {tiles|lettre|lettres}, {most} au plus dans cette "
    "formule.",
    "{word} cannot be played at {ref}: the word lays {tiles} {tiles|letter|letters}, {most} at most in this "
    "formula.",
)
WORD_NOT_ADMITTED = Text(
    "{word} ne se joue pas en {ref} : le mot n'est pas admis.",
    "{word} cannot be played at {ref}: the word is not admitted.",
)
CROSS_NOT_ADMITTED = Text(
    "{word} ne se joue pas en {ref} : un mot formé au passage n'est pas admis.",
    "{word} cannot be played at {ref}: a word formed crosswise is not admitted.",
)
LETTERS_MISSING = Text(
    "{word} ne se joue pas en {ref} : il manque des lettres au tirage.",
    "{word} cannot be played at {ref}: the rack lacks letters.",
)

CGP_LINE = sheet.LINE
CGP_ROW_UNKNOWN = Text(
    "la ligne {row} de la grille contient « {bad} » : "
    "un nombre compte des cases vides, A à Z est une lettre, a à z un joker.",
    "row {row} of the grid contains “{bad}”: "
    "a number counts empty squares, A to Z is a letter, a to z a joker.",
)
CGP_RACKS = Text(
    "« {text} » : deux tirages au plus, séparés par une barre (AEINRS?/).",
    "“{text}”: two racks at most, separated by a slash (AEINRS?/).",
)
CGP_SCORES = Text(
    "« {text} » : les scores sont deux nombres séparés par une barre (0/0).",
    "“{text}”: the scores are two numbers separated by a slash (0/0).",
)
CGP_PASSES = Text(
    "« {text} » : le nombre de tours passés est un nombre entier (0).",
    "“{text}”: the number of turns passed is a whole number (0).",
)
FORMULA_BONUS = Text(
    "l'argument « bonus » doit avoir de 2 à {most} nombres, et non {count}.",
    "argument `bonus` must have 2 to {most} numbers, not {count}.",
)
LETTER_UNKNOWN = Text(
    "l'argument « letter » doit être A à Z, ou ? pour le joker, et non « {letter} ».",
    "argument `letter` must be A to Z, or ? for the joker, not `{letter}`.",
)
VARIANT_UNKNOWN = Text(
    "la variante « {name} » n'existe pas ; il y a : {known}.",
    "there is no variant `{name}`; there are: {known}.",
)
