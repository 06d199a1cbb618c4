"""What is said about word lists: reading a file, storing it, looking words up."""

from nonuple.texts import Text

# --- A file that is no word list --------------------------------------------------------------------------

EMPTY = Text(
    "{source} : le fichier est vide ; donnez une liste de mots.",
    "{source}: the file is empty; give a list of words.",
)
TOO_LARGE = Text(
    "{source} : plus de {limit} Mo, c'est trop pour une liste de mots ; vérifiez le fichier.",
    "{source}: more than {limit} MB, too much for a list of words; check the file.",
)
ENDED_BADLY = Text(
    "{source} demande trop de mémoire ou de temps : ce n'est pas une liste de mots, rien n'en a été repris ; "
    "vérifiez le fichier.",
    "{source} asks for too much memory or time: this is not a list of words, nothing of it was taken; "
    "check the file.",
)
BINARY = Text(
    "{source} : ce n'est pas du texte ; exportez d'abord la liste en texte ou en CSV.",
    "{source}: this is not text; export the list as text or CSV first.",
)
EXPORT_FIRST = Text(
    "{source} : c'est {kind} ; exportez-en d'abord la liste en texte ou en CSV.",
    "{source}: this is {kind}; export the list from it as text or CSV first.",
)
UNPACK_FIRST = Text(
    "{source} : c'est {kind} ; extrayez-en d'abord la liste.",
    "{source}: this is {kind}; extract the list from it first.",
)
KIND_ZIP = Text("une archive compressée", "a compressed archive")
KIND_EXCEL = Text("un classeur Excel", "an Excel workbook")
KIND_WORD = Text("un document Word", "a Word document")
KIND_OPEN_DOCUMENT = Text("un document LibreOffice", "a LibreOffice document")
KIND_OFFICE = Text("un document Word ou Excel", "a Word or Excel document")
KIND_PDF = Text("un document PDF", "a PDF document")
KIND_RTF = Text("un document RTF", "an RTF document")
KIND_IMAGE = Text("une image", "a picture")
KIND_DATABASE = Text("une base de données", "a database")
KIND_WEB_PAGE = Text("une page web ou un document XML", "a web page or an XML document")

UNKNOWN_ENCODING = Text(
    "codage inconnu : « {encoding} » ; choisissez parmi {known}.",
    "unknown encoding: “{encoding}”; choose one of {known}.",
)
UNDECODABLE = Text(
    "{source}, ligne {line} : l'octet {byte} n'existe pas en {encoding} ; "
    "enregistrez le fichier en UTF-8 ou précisez --encoding.",
    "{source}, line {line}: byte {byte} does not exist in {encoding}; "
    "save the file as UTF-8 or give --encoding.",
)
CONVERTED_TWICE = Text(
    "{source}, ligne {line} : accents abîmés (« {found} ») par un mauvais codage ; "
    "enregistrez de nouveau le fichier en UTF-8 ou corrigez --encoding.",
    "{source}, line {line}: accents damaged (“{found}”) by a wrong encoding; "
    "save the file again as UTF-8 or correct --encoding.",
)
LOST_LETTERS = Text(
    "{source}, ligne {line} : des lettres ont été perdues (« {found} ») ; reprenez le fichier d'origine.",
    "{source}, line {line}: letters were lost (“{found}”); go back to the original file.",
)

SEVERAL_COLUMNS = Text(
    "{source} : plusieurs colonnes dont toutes ne sont pas des mots ({columns}) ; "
    "choisissez celle des mots avec --column.",
    "{source}: several columns, not all of them words ({columns}); choose the column of words with --column.",
)
DEFINITIONS = Text(
    "{source} : chaque ligne semble être un mot suivi d'un texte (« {line} ») ; "
    "ajoutez --column 1 pour ne prendre que le mot.",
    "{source}: each line looks like a word followed by text (“{line}”); "
    "add --column 1 to take the word only.",
)
NO_SUCH_COLUMN = Text(
    "{source} : pas de colonne « {column} » ; colonnes : {columns}.",
    "{source}: no column “{column}”; columns: {columns}.",
)
BAD_QUOTES = Text(
    "{source} : guillemets mal fermés à la ligne {line} ou avant ; corrigez le CSV.",
    "{source}: quotes not properly closed on line {line} or before; correct the CSV.",
)
NO_WORD = Text(
    "{source} : aucun mot de 2 à 15 lettres ; ce n'est pas une liste de mots.",
    "{source}: no word of 2 to 15 letters; this is not a list of words.",
)
MOSTLY_LEFT_OUT = Text(
    "{source} : {left_out} entrées sur {read} ne sont pas des mots (par exemple {examples}) ; "
    "ce n'est pas une liste de mots, ou la colonne est à choisir avec --column.",
    "{source}: {left_out} entries out of {read} are not words (for instance {examples}); "
    "this is not a list of words, or the column must be chosen with --column.",
)
SENTENCES = Text(
    "{source} : on dirait un texte (« {example} ») ; donnez une liste de mots, "
    "ou --column 1 si chaque ligne commence par le mot.",
    "{source}: this looks like prose (“{example}”); give a list of words, "
    "or --column 1 if each line starts with the word.",
)
REPEATED = Text(
    "{source} : « {word} » y revient {times} fois sur {read} ; ce n'est pas une liste de mots, "
    "ou la colonne est à choisir avec --column.",
    "{source}: “{word}” comes back {times} times out of {read}; this is not a list of words, "
    "or the column must be chosen with --column.",
)

BROKEN_ARCHIVE = Text(
    "{source} : l'archive est abîmée ou protégée par un mot de passe ; reprenez-la, ou extrayez-en la liste.",
    "{source}: the archive is damaged or has a password; fetch it again, or extract the list from it.",
)
SEVERAL_FILES = Text(
    "{source} : l'archive contient plusieurs fichiers ({files}) ; extrayez-en celui des mots.",
    "{source}: the archive holds several files ({files}); extract the one of words.",
)
NO_FILE_INSIDE = Text(
    "{source} : l'archive ne contient aucune liste ; donnez celle qui en contient une.",
    "{source}: the archive holds no list; give the one that holds one.",
)
KIND_ELIOT = Text("un dictionnaire d'Eliot", "a dictionary of Eliot")
KIND_KWG = Text("un lexique KWG (Wolges, Macondo)", "a KWG lexicon (Wolges, Macondo)")
GRAPH_UNREADABLE = Text(
    "{source} : c'est {kind}, mais d'une sorte inconnue ou abîmé ; exportez-en les mots en texte.",
    "{source}: this is {kind}, but of an unknown sort or damaged; export its words as text.",
)
NEEDS_AFFIXES = Text(
    "{source} : c'est un dictionnaire d'orthographe (Hunspell), dont les formes viennent d'un fichier .aff ; "
    "mettez les deux dans un .zip.",
    "{source}: this is a spelling dictionary (Hunspell), whose forms come from an .aff file; put both into a "
    ".zip.",
)
AFFIXES_UNREADABLE = Text(
    "{source} : le fichier .aff de ce dictionnaire ne se lit pas ; donnez une liste de mots.",
    "{source}: the .aff file of this dictionary cannot be read; give a list of words.",
)

# --- What was done to read a list ---------------------------------------------------------------------------

UNFOLDED = Text(
    "dictionnaire d'orthographe, sans les noms propres ; entrées : {entries}, formes : {count}",
    "spelling dictionary, without proper nouns; entries: {entries}, forms: {count}",
)
HEADINGS = Text(
    "{count} {count|ligne prise|lignes prises} pour des titres : {examples}",
    "{count} {count|line|lines} taken for headings: {examples}",
)
NUMBERS = Text("numéros laissés de côté : {count}", "numbers left aside: {count}")
ENDINGS = Text(
    "{count} {count|mot|mots} avec une terminaison entre parenthèses : les formes en sont tirées",
    "{count} {count|word|words} written with an ending in brackets: the forms are made from it",
)
ALPHAGRAMS = Text(
    "lettres triées ({example}…) laissées de côté : un mot par ligne, {count} en tout",
    "sorted letters ({example}…) left aside: one word per line, {count} in all",
)
RECOGNISED = Text(
    "édition {edition} de la liste officielle, reconnue à sa taille",
    "edition {edition} of the official list, recognised by its size",
)
RECOGNISED_BY_LENGTH = Text(
    "édition {edition} de la liste officielle, reconnue à sa taille ; les longueurs publiées sont justes",
    "edition {edition} of the official list, recognised by its size; all published lengths are right",
)
OLDER_EDITION = Text(
    "c'est une édition plus ancienne que celle de la liste utilisée ({edition})",
    "this is an older edition than that of the list in use ({edition})",
)

# --- What makes a list doubtful -----------------------------------------------------------------------------

CUT_AFTER = Text(
    "elle s'arrête à {letter} (dernier mot : {word}), il manquerait environ {count} {count|mot|mots}",
    "it stops at {letter} (last word: {word}), about {count} {count|word|words} would be missing",
)
CUT_BEFORE = Text(
    "elle commence à {letter} (premier mot : {word}), il manquerait environ {count} {count|mot|mots}",
    "it begins at {letter} (first word: {word}), about {count} {count|word|words} would be missing",
)
NO_INITIAL = Text("aucun mot ne commence par {letters}", "no word begins with {letters}")
NO_LENGTH = Text("aucun mot de ces longueurs : {lengths}", "no word of these lengths: {lengths}")
SHORT_OF_EDITION = Text(
    "il lui manque {count} {count|mot|mots} pour être l'édition {edition} ({words}){lengths}",
    "it lacks {count} {count|word|words} to be edition {edition} ({words}){lengths}",
)
BEYOND_EDITION = Text(
    "elle a {count} {count|mot|mots} de plus que l'édition {edition} ({words}){lengths}",
    "it has {count} {count|word|words} more than edition {edition} ({words}){lengths}",
)
OTHER_LENGTHS = Text(
    "elle a la taille de l'édition {edition} ({words}), mais pas ses longueurs{lengths}",
    "it has the size of edition {edition} ({words}), but not its lengths{lengths}",
)
OF_LENGTH = Text("{length} lettres : {count} au lieu de {due}", "{length} letters: {count} instead of {due}")
GLUED = Text(
    "{count} {count|mot est fait|mots sont faits} de deux lignes collées ({examples})",
    "{count} {count|word is|words are} made of two lines run together ({examples})",
)
DOUBTED = Text(
    "{source} : {doubts} ; rien n'est importé : reprenez le fichier, ou ajoutez --anyway.",
    "{source}: {doubts}; nothing is imported: fetch the file again, or add --anyway.",
)

PUT_ONTO = Text(
    "  mise sur « {onto} » ; longueurs remplacées : {lengths}",
    "  put onto “{onto}”; lengths replaced: {lengths}",
)
BAD_LENGTHS = Text(
    "--lengths {lengths} : donnez avec --onto les longueurs, de 2 à 15, dont tous les mots sont là : 2,3.",
    "--lengths {lengths}: with --onto give the lengths, 2 to 15, of which the file has all words: 2,3.",
)
REMARK = Text("  {remark}", "  {remark}")

# --- The report of an import ------------------------------------------------------------------------------

TOO_SHORT = Text("trop courts (moins de 2 lettres)", "too short (fewer than 2 letters)")
TOO_LONG = Text("trop longs (plus de 15 lettres)", "too long (more than 15 letters)")
APOSTROPHE = Text("avec une apostrophe", "with an apostrophe")
HYPHEN = Text("avec un trait d'union", "with a hyphen")
DIGIT = Text("avec un chiffre", "with a digit")
SPACE = Text("en plusieurs mots", "of several words")
OTHER = Text("avec un autre signe", "with another character")

# --- The lists of a user -----------------------------------------------------------------------------------

BAD_NAME = Text(
    "« {name} » ne peut pas être le nom d'une liste : 1 à 40 lettres, chiffres, points ou tirets, "
    "sans accent ni espace, et pas « default ».",
    "“{name}” cannot name a list: 1 to 40 letters, digits, dots or dashes, "
    "without accents or spaces, and not “default”.",
)
NAME_TAKEN = Text(
    "la liste « {name} » existe déjà ; ajoutez --replace pour la remplacer ou choisissez un autre nom.",
    "the list “{name}” already exists; add --replace to replace it or choose another name.",
)
NOT_HERE = Text(
    "la liste « {name} » (empreinte {fingerprint}…) n'est pas sur cet ordinateur : importez-la "
    "(nonuple lexicon import).",
    "the list “{name}” (fingerprint {fingerprint}…) is not on this computer: import it "
    "(nonuple lexicon import).",
)
UNKNOWN = Text(
    "pas de liste ni de fichier « {name} » ; listes connues : {known}.",
    "no list and no file “{name}”; known lists: {known}.",
)
UNKNOWN_BUT_NEAR = Text(
    "pas de liste ni de fichier « {name} » ; vouliez-vous dire « {near} » ? Listes connues : {known}.",
    "no list and no file “{name}”; did you mean “{near}”? Known lists: {known}.",
)
IMPORT_FIRST = Text(
    "« {name} » est un fichier ; importez-le d'abord avec nonuple lexicon import {name} --name NOM.",
    "“{name}” is a file; import it first with nonuple lexicon import {name} --name NAME.",
)
DAMAGED = Text(
    "la liste « {name} » est abîmée ; importez-la de nouveau avec nonuple lexicon import --replace.",
    "the list “{name}” is damaged; import it again with nonuple lexicon import --replace.",
)
SETTINGS_DAMAGED = Text(
    "{path} : réglages illisibles ; choisissez la liste avec nonuple lexicon use NOM.",
    "{path}: settings cannot be read; choose the list with nonuple lexicon use NAME.",
)
IN_USE_IS_GONE = Text(
    "la liste utilisée, « {name} », n'est plus là ; choisissez-en une avec nonuple lexicon use NOM.",
    "the list in use, “{name}”, is no longer there; choose one with nonuple lexicon use NAME.",
)
STILL_IN_USE = Text(
    "la liste « {name} » est celle qui est utilisée ; choisissez-en d'abord une autre avec nonuple lexicon "
    "use NOM.",
    "the list “{name}” is in use; choose another one first with nonuple lexicon use NAME.",
)
DEFAULT_STAYS = Text(
    "la liste « default » fait partie du programme ; elle ne se supprime pas.",
    "the list “default” is part of the program; it cannot be removed.",
)
NO_SUCH_FILE = Text(
    "{path} : fichier introuvable ; vérifiez son nom et son dossier.",
    "{path}: no such file; check its name and folder.",
)
IS_A_FOLDER = Text(
    "{path} : c'est un dossier ; donnez le fichier de la liste.",
    "{path}: this is a folder; give the file of the list.",
)
CANNOT_READ = Text(
    "{path} : lecture impossible ({why}) ; vérifiez les droits du fichier.",
    "{path}: cannot be read ({why}); check the permissions of the file.",
)
CANNOT_WRITE = Text(
    "{path} : écriture impossible ({why}) ; rien n'a changé, vérifiez la place et les droits du dossier.",
    "{path}: cannot be written ({why}); nothing has changed, check the room and permissions of the folder.",
)

# --- Looking words up --------------------------------------------------------------------------------------

BAD_LIST = Text(
    "l'argument « text » doit être des mots de A à Z, de 2 à 15 lettres, triés, un par ligne.",
    "argument `text` must be words of A to Z, of 2 to 15 letters, sorted, one per line.",
)
BAD_WORD = Text(
    "« {written} » n'est pas un mot de 2 à 15 lettres ; n'employez que des lettres.",
    "“{written}” is not a word of 2 to 15 letters; use letters only.",
)
BAD_PATTERN = Text(
    "« {written} » n'est pas un modèle : des lettres, « . » pour une lettre, « * » pour un nombre "
    "quelconque.",
    "“{written}” is not a pattern: letters, “.” for one letter, “*” for any number of them.",
)
BAD_LETTERS = Text(
    "« {written} » n'est pas un tirage : des lettres et « ? » pour un joker.",
    "“{written}” is not a rack: letters, and “?” for a joker.",
)

# --- The commands ------------------------------------------------------------------------------------------

PATIENCE = Text("Lecture de {source}…", "Reading {source}…")
IMPORTED = Text("{name} : {words} ({source}, {encoding})", "{name}: {words} ({source}, {encoding})")
READ = Text("  entrées lues : {count}", "  entries read: {count}")
CHANGED = Text(
    "  mots récrits (accents, casse, signes) : {count}", "  words respelled (accents, case, signs): {count}"
)
DUPLICATES = Text("  doublons : {count}", "  duplicates: {count}")
TITLE_LINE = Text(
    "  première ligne prise pour un titre : « {title} »", "  first line taken for a title: “{title}”"
)
LEFT_OUT = Text("  laissées de côté : {count}", "  left out: {count}")
LEFT_OUT_REASON = Text("    {reason} : {count} ({examples})", "    {reason}: {count} ({examples})")
NOW_IN_USE = Text(
    "La liste utilisée est maintenant « {name} » ({words}).", "The list in use is now “{name}” ({words})."
)
NOT_YET_IN_USE = Text(
    "Pour vous en servir : nonuple lexicon use {name}", "To make use of it: nonuple lexicon use {name}"
)
REMOVED = Text("La liste « {name} » est supprimée.", "The list “{name}” is removed.")

NO_WORDS = Text("aucun mot", "no word")
ONE_WORD = Text("1 mot", "1 word")
MANY_WORDS = Text("{count} mots", "{count} words")

NAMED_LIST = Text("liste « {name} »", "list “{name}”")
NAMED_EDITION = Text(
    "liste « {name} », de la taille de l'édition {edition} de l'officielle",
    "list “{name}”, of the size of edition {edition} of the official one",
)
DECIDED_BY = Text(
    "D'après la {list} ({count} {count|mot|mots}).", "By the {list} ({count} {count|word|words})."
)
DECIDED_BY_FREE = Text(
    "D'après la {list} ; {means} : importez la vôtre (nonuple lexicon import).",
    "By the {list}; {means}: import yours (nonuple lexicon import).",
)
FREE_MEANS = Text(
    "environ trois tops sur dix y diffèrent de ceux de l'officielle",
    "about three tops in ten differ from those of the official one",
)
SUPPLEMENTED_MEANS = Text(
    "environ un top sur quatre y diffère de celui de l'officielle",
    "about one top in four differs from that of the official one",
)
SUPPLEMENTED_LIST = Text(
    "liste libre fournie, non officielle, avec le supplément « {supplement} »",
    "free list shipped, not the official one, with the supplement “{supplement}”",
)
COMPLETED_LIST = Text(
    "liste « {name} », faite sur la liste libre, non officielle",
    "list “{name}”, made on the free list, not the official one",
)
COMPLETED_MEANS = Text(
    "avec la libre seule, environ trois tops sur dix diffèrent de ceux de l'officielle ; il en reste",
    "with the free one alone about three tops in ten differ from those of the official one; some still do",
)
UNOFFICIAL_LIST = Text("liste libre fournie, non officielle", "free list shipped, not the official one")
IMPORTED_ON = Text("{source}, importée le {date}", "{source}, imported on {date}")
LISTED_DAMAGED = Text("abîmée, à importer de nouveau", "damaged, to be imported again")

INFO_NAME = Text("nom : {name}", "name: {name}")
INFO_IN_USE = Text("utilisée : {answer}", "in use: {answer}")
INFO_WORDS = Text("mots : {count}", "words: {count}")
INFO_ORIGIN = Text("origine : {origin}", "origin: {origin}")
INFO_ENCODING = Text("codage du fichier : {encoding}", "encoding of the file: {encoding}")
INFO_FINGERPRINT = Text("empreinte : {fingerprint}", "fingerprint: {fingerprint}")
INFO_LENGTH = Text("  {length} lettres : {count}", "  {length} letters: {count}")
YES = Text("oui", "yes")
NO = Text("non", "no")

DIFF_ADDS = Text("# « {b} » ajoute : {words}", "# “{b}” adds: {words}")
DIFF_DROPS = Text("# « {b} » retire : {words}", "# “{b}” drops: {words}")
MORE = Text("# … et {count} de plus (--limit 0 pour tout voir)", "# … and {count} more (--limit 0 shows all)")

ADMITTED = Text("✓ {word} : admis, {lexicon}", "✓ {word}: admitted, {lexicon}")
NOT_ADMITTED = Text("✗ {word} : non admis, {lexicon}", "✗ {word}: not admitted, {lexicon}")
NOT_DESCRIBED = Text(
    "{word} : nature inconnue, le mot n'est pas dans les données du programme.",
    "{word}: nature unknown, the word is not in the program's data.",
)
FOUND = Text("# {words}, {lexicon}", "# {words}, {lexicon}")
FOUND_LENGTH = Text("# {length} lettres : {count}", "# {length} letters: {count}")

NOTHING_TO_CHECK = Text("donnez au moins un mot à vérifier.", "give at least one word to check.")
BAD_LIMIT = Text(
    "--limit {limit} : donnez un nombre positif, ou 0 pour tout voir.",
    "--limit {limit}: give a positive number, or 0 to see all.",
)
ONE_SEARCH = Text(
    "choisissez une seule recherche parmi --anagram, --sub, --front et --back.",
    "choose only one search among --anagram, --sub, --front and --back.",
)

NOT_A_CHECKOUT = Text(
    "{path} : dossier introuvable ; donnez --source, ou lancez la commande depuis une copie du dépôt.",
    "{path}: no such folder; give --source, or run the command from a copy of the repository.",
)
DERIVED = Text("Liste par défaut écrite dans {path}.", "Default list written to {path}.")
DERIVATION_HOLDS = Text(
    "La liste par défaut est bien celle que donne {path}.", "The default list is what {path} gives."
)
