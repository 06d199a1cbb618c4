"""What is said of definitions, which come from a source of the person's own."""

from nonuple.texts import Text

WIKTIONARY = Text(
    "Définitions du Wiktionnaire, licence CC BY-SA 4.0", "Definitions of the French Wiktionary, CC BY-SA 4.0"
)
DEFINED = Text("{nature} : {gloss}", "{nature}: {gloss}")
IN_ENGLISH = Text(
    "sens en anglais : Wiktionary, licence CC BY-SA 3.0", "English Wiktionary, licence CC BY-SA 3.0"
)
NOT_READ = Text("« {file} » ne peut pas être lu ({why}).", "`{file}` cannot be read ({why}).")
NO_DEFINITION = Text(
    "« {file} » ne contient aucune définition d'un mot français ; rien n'a été changé.",
    "`{file}` holds no definition of a French word; nothing was changed.",
)
CUT_SHORT = Text(
    "« {file} » est incomplet ou abîmé : il ne se décompresse pas jusqu'au bout ; rien n'a été changé.",
    "`{file}` is cut short or damaged: it cannot be unpacked to its end; nothing was changed.",
)
NO_ROOM = Text(
    "les définitions de « {file} » ne peuvent pas être écrites : le disque est plein ou protégé ; rien "
    "n'a été changé.",
    "the definitions of `{file}` cannot be written: the disk is full or protected; nothing was changed.",
)
OTHER_FILE = Text(
    "l'envoi de ce fichier n'est plus attendu : un autre a commencé, ou le serveur a redémarré. Recommencez.",
    "this file is no longer awaited: another one was begun, or the server was restarted. Begin again.",
)
WHICH_COLUMNS = Text(
    "« {file} » n'a pas de colonnes titrées « mot » et « définition » : donnez-leur ces titres, ou "
    "nommez-les dans la commande (--word et --definition).",
    "`{file}` has no columns titled `word` and `definition`: give them these titles, or name them in "
    "the command (--word and --definition).",
)
NO_SUCH_COLUMN = Text(
    "« {file} » n'a pas de colonne « {column} » ; il a : {columns}.",
    "`{file}` has no column `{column}`; it has: {columns}.",
)
TAKEN = Text(
    "{words} {words|mot défini|mots définis} ({taken} {taken|définition|définitions}, {lines} "
    "{lines|ligne lue|lignes lues}, {skipped} {skipped|illisible|illisibles}). Source affichée : "
    "{source}.",
    "{words} {words|word|words} defined ({taken} {taken|definition|definitions}, {lines} {lines|line|lines} "
    "read, {skipped} unreadable). Source told on screen: {source}.",
)
REMOVED = Text("Les définitions sont retirées.", "The definitions are removed.")
NONE_THERE = Text("il n'y a pas de définitions à retirer.", "there are no definitions to remove.")
FILE_OR_REMOVE = Text(
    "donnez un fichier de définitions, ou --remove pour les retirer.",
    "give a file of definitions, or --remove to take them out.",
)
