"""What is said of definitions, which come from a source of the person's own."""

from nonuple.texts import Text

WIKTIONARY = Text(
    "Définitions du Wiktionnaire, licence CC BY-SA 4.0", "Definitions of the French Wiktionary, CC BY-SA 4.0"
)
NOT_READ = Text("« {file} » ne peut pas être lu ({why}).", "`{file}` cannot be read ({why}).")
NO_DEFINITION = Text(
    "« {file} » ne contient aucune définition d'un mot français ; rien n'a été changé.",
    "`{file}` holds no definition of a French word; nothing was changed.",
)
WHICH_COLUMNS = Text(
    "« {file} » est un tableau : dites quelle colonne a les mots et quelle colonne les définitions, avec "
    "--word et --definition.",
    "`{file}` is a table: say which column has the words and which the definitions, with --word and "
    "--definition.",
)
NO_SUCH_COLUMN = Text(
    "« {file} » n'a pas de colonne « {column} » ; il a : {columns}.",
    "`{file}` has no column `{column}`; it has: {columns}.",
)
TAKEN = Text(
    "{words} {words|mot défini|mots définis} ({taken} {taken|définition|définitions}, {lines} "
    "{lines|ligne lue|lignes lues}, {skipped} {skipped|illisible|illisibles}). Source dite à l'écran : "
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
