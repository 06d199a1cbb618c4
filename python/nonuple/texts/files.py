"""What is said of the files of an event: events, federations, points, profiles, centres."""

from nonuple.texts import Text

NOT_A_FILE = Text("{source} n'est pas un fichier « {format} ».", "{source} is no `{format}` file.")
OTHER_VERSION = Text(
    "{source} : version {version} inconnue ; un Nonuple plus récent l'a peut-être écrit.",
    "{source}: version {version} is not known; perhaps a later Nonuple wrote it.",
)
NOT_JSON = Text("{source} n'est pas du JSON en UTF-8.", "{source} is not JSON in UTF-8.")
BAD_VALUE = Text(
    "{source}, champ « {place} » : la valeur manque ou n'a pas la forme attendue.",
    "{source}, field `{place}`: the value is missing or has not the expected form.",
)
UNSOUND = Text("{source} : {problem}", "{source}: {problem}")
CANNOT_WRITE = Text("impossible d'écrire {path} : {why}.", "cannot write {path}: {why}.")
EXISTS = Text("{path} existe déjà.", "{path} already exists.")
TOO_LARGE = Text("{source} dépasse {limit} Mo.", "{source} is larger than {limit} MB.")

ENDED_BADLY = Text(
    "ce fichier demande trop de mémoire ou de temps, ou arrête son lecteur : rien n'en est repris.",
    "this file asks for too much memory or time, or stops its reader: nothing of it was taken.",
)
