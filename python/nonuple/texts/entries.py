"""What is said of a list of entries that is read from a spreadsheet."""

from nonuple.texts import Text

NO_ROWS = Text(
    "la liste est vide : il faut une ligne de titres, puis une ligne par personne.",
    "the list is empty: there must be a line of titles, then one line a person.",
)
NOT_A_FILE = Text("le fichier n'est pas arrivé entier.", "the file did not arrive whole.")
NO_NAME_COLUMN = Text(
    "aucune colonne ne donne le nom ; titres lus : {titles}. Dites laquelle avec --column TITRE=name.",
    "no column gives the name; titles read: {titles}. Say which with --column TITLE=name.",
)
BAD_COLUMN = Text(
    "« {given} » n'est pas de la forme TITRE=sens ; sens possibles : {known}.",
    "`{given}` is not TITLE=meaning; meanings: {known}.",
)
NO_SUCH_COLUMN = Text(
    "aucune colonne ne s'appelle « {title} » ; titres lus : {titles}.",
    "no column is called `{title}`; titles read: {titles}.",
)
LICENCE_TAKEN = Text(
    "{name} : la licence {licence} est celle de {other}.", "{name}: licence {licence} is that of {other}."
)
SAME_NAME = Text(
    "{name} : quelqu'un d'autre a le même nom. Deux fois la même personne ?",
    "{name}: somebody else has the same name. Twice the same person?",
)
SERIES_UNKNOWN = Text(
    "{name} : la série « {series} » est inconnue.", "{name}: series `{series}` is not known."
)
CATEGORY_UNKNOWN = Text(
    "{name} : la catégorie « {category} » est inconnue.", "{name}: category `{category}` is not known."
)
KNOWN_BEFORE = Text(
    "{name} : repris d'une autre épreuve : {what}.", "{name}: registered elsewhere before, hence {what}."
)
IS_CLUB = Text("« {club} » et « {other} » : le même club ?", "Is `{club}` the club `{other}`?")
IS_KNOWN = Text(
    "{name}, « {club} » : est-ce la personne du même nom déjà inscrite ailleurs ({known}) ?",
    "{name}, `{club}`: is it the person of the same name registered elsewhere before ({known})?",
)
IS_HERE = Text(
    "{name}, « {club} » : est-ce la personne du même nom déjà inscrite ici ({known}) ?",
    "{name}, `{club}`: is it the person of the same name registered here already ({known})?",
)
SEVERAL_HERE = Text(
    "plusieurs inscrits s'appellent {name} ; dites lequel par sa licence ou son club.",
    "several who are registered are called {name}; say which by the licence or the club.",
)
ENTERED_APART = Text(
    "{name} et {partner} sont inscrits chacun de son côté ; retirez d'abord une des deux inscriptions.",
    "{name} and {partner} are registered apart; first take one of the two out.",
)
PLAYS_WITH = Text(
    "{name} est inscrit avec {other} ; changez d'abord sa paire dans la liste des inscrits.",
    "{name} is registered with {other}; first change the pair among those registered.",
)
COMES_BACK = Text("{name} avait été retiré, et revient.", "{name} had been withdrawn, and comes back.")
LIST_MOVED = Text(
    "la liste des inscrits a changé entre-temps ; regardez encore ce que celle-ci donne.",
    "those registered have changed meanwhile; look again at what this list gives.",
)
BAD_ANSWER = Text(
    "« {given} » n'est pas de la forme QUESTION=oui ou QUESTION=non.",
    "`{given}` is not QUESTION=yes or QUESTION=no.",
)
NEITHER = Text(
    "{name} : « {answer} » n'est ni oui ni non ; ce sera non.",
    "{name}: `{answer}` is neither yes nor no, and counts as no.",
)
PARTNER_ADDED = Text(
    "{name} : {partner} n'est pas dans la liste ; ce sera une nouvelle personne.",
    "{name}: {partner} is not in the list and will be a new person.",
)
PARTNER_TAKEN = Text(
    "{name} : {partner} joue déjà avec quelqu'un d'autre.",
    "{name}: {partner} already plays with somebody else.",
)

# --- What a person reads -----------------------------------------------------------------------------------

KNOWN = Text("Colonne « {title} » : {meaning}", "Column `{title}`: {meaning}")
GUESSED = Text("Colonne « {title} » : {meaning} (deviné)", "Column `{title}`: {meaning} (guessed)")
IGNORED = Text("Colonne « {title} » : ignorée", "Column `{title}`: ignored")
CHANGED = Text(
    "Ligne {line}, change : {name}, {field} : « {before} » devient « {after} »",
    "Line {line}, changes: {name}, {field}: `{before}` becomes `{after}`",
)
KEPT_OUT = Text("Ligne {line}, refusée : {problem}", "Line {line}, refused: {problem}")
TO_READ = Text("Ligne {line}, à voir : {problem}", "Line {line}, to look at: {problem}")
QUESTION = Text(
    '{count|Ligne|Lignes} {lines}, en attente : {question} Répondre : --answer "{key}=oui" ou "{key}=non"',
    '{count|Line|Lines} {lines}, waiting: {question} Answer: --answer "{key}=yes" or "{key}=no"',
)
COUNTED = Text(
    "{people} {people|personne|personnes}, {entries} {entries|inscription|inscriptions}.",
    "{people} {people|person|people}, {entries} {entries|entry|entries}.",
)
