"""What is said of the server's own computer, and of word lists that are dropped on its page."""

from nonuple.texts import Text

IN_POSTGRESQL = Text("une base PostgreSQL", "a PostgreSQL database")
FIREWALL = Text(
    "Si l'ordinateur demande s'il faut autoriser Python sur le réseau, acceptez : sans cela les téléphones "
    "ne pourront pas se connecter.",
    "If the computer asks whether to allow Python on the network, accept: phones cannot come in otherwise.",
)

NOT_STOPPED_HERE = Text(
    "ce serveur n'a pas été ouvert par un double-clic : arrêtez-le là où il a été lancé.",
    "this server was not opened by a double click: stop it where it was started.",
)
NO_SUCH_DRIVE = Text(
    "{drive} n'est pas branché, ou rien ne peut y être écrit ; rebranchez-le, puis choisissez-le de nouveau.",
    "{drive} is not plugged in, or nothing can be written to it; plug it in again, then choose it again.",
)

# --- What is wrong with a list, said to who drops it on the page and has no command line -------------------

UNDECODABLE = Text(
    "{source}, ligne {line} : l'octet {byte} n'existe pas en {encoding} ; enregistrez le fichier en UTF-8.",
    "{source}, line {line}: byte {byte} does not exist in {encoding}; save the file as UTF-8.",
)
CONVERTED_TWICE = Text(
    "{source}, ligne {line} : accents abîmés (« {found} ») par un mauvais codage ; reprenez le fichier "
    "d'origine et enregistrez-le en UTF-8.",
    "{source}, line {line}: accents damaged (“{found}”) by a wrong encoding; go back to the original file "
    "and save it as UTF-8.",
)
SEVERAL_COLUMNS = Text(
    "{source} : plusieurs colonnes dont toutes ne sont pas des mots ({columns}) ; dites laquelle prendre.",
    "{source}: several columns, not all of them words ({columns}); say which one to take.",
)
DEFINITIONS = Text(
    "{source} : chaque ligne semble être un mot suivi d'un texte (« {line} ») ; dites de prendre la "
    "colonne 1.",
    "{source}: each line looks like a word followed by text (“{line}”); say to take column 1.",
)
MOSTLY_LEFT_OUT = Text(
    "{source} : {left_out} entrées sur {read} ne sont pas des mots (par exemple {examples}) ; ce n'est pas "
    "une liste de mots, ou il faut dire quelle colonne prendre.",
    "{source}: {left_out} entries out of {read} are not words (for instance {examples}); this is not a list "
    "of words, or you have to choose the column to take.",
)
SENTENCES = Text(
    "{source} : on dirait un texte (« {example} ») ; donnez une liste de mots, ou dites de prendre la "
    "colonne 1 si chaque ligne commence par le mot.",
    "{source}: this looks like prose (“{example}”); give a list of words, or say to take column 1 if each "
    "line starts with the word.",
)
REPEATED = Text(
    "{source} : « {word} » y revient {times} fois sur {read} ; ce n'est pas une liste de mots, ou il faut "
    "dire quelle colonne prendre.",
    "{source}: “{word}” comes back {times} times out of {read}; this is not a list of words, or you have "
    "to choose the column to take.",
)
EXPORT_FIRST = Text(
    "{source} : c'est {kind} ; copiez-en tout le texte et collez-le, ou exportez-le en texte.",
    "{source}: this is {kind}; copy all of its text and paste it, or export it as text.",
)
FEW = Text(
    "elle n'a que {count} {count|mot|mots} : c'est peu pour une liste entière",
    "it has {count} {count|word|words} only: few for a whole list",
)
UNKNOWN = Text("Il n'y a pas de liste « {name} ».", "There is no list “{name}”.")
DAMAGED = Text(
    "La liste « {name} » est abîmée ; déposez de nouveau son fichier.",
    "The list “{name}” is damaged; drop its file again.",
)
