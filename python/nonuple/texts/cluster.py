"""What is said of games on many machines, and of the files that they are written to."""

from nonuple.texts import Text

NO_RAY = Text(
    "--cluster demande Ray, qui n'est pas installé : pip install 'nonuple[cluster]'.",
    "--cluster needs Ray, which is not installed: pip install 'nonuple[cluster]'.",
)
NO_PARQUET = Text(
    "Parquet demande pyarrow, qui n'est pas installé : pip install 'nonuple[data]'.",
    "Parquet needs pyarrow, which is not installed: pip install 'nonuple[data]'.",
)
BAD_ADDRESS = Text(
    "« {address} » n'est pas l'adresse d'un cluster Ray : machine:port, par exemple 192.168.1.10:6379.",
    "`{address}` is not the address of a Ray cluster: machine:port, for instance 192.168.1.10:6379.",
)
UNREACHABLE = Text(
    "aucun cluster Ray ne répond à {address} ({why}) : vérifiez l'adresse, et que « ray start » y tourne.",
    "no Ray cluster answers at {address} ({why}): check the address, and that `ray start` runs there.",
)
CANNOT_JOIN = Text(
    "cette machine n'a pas pu entrer dans le cluster de {address} ({why}) : elle doit en faire partie, par "
    "« ray start --address={address} », avec la même version de Python et de Ray.",
    "this machine could not join the cluster at {address} ({why}): it must be part of it, by "
    "`ray start --address={address}`, with the same version of Python and Ray.",
)
NO_CORES = Text(
    "aucune machine du cluster de {address} ne propose de cœur : ajoutez-en une par « ray start ».",
    "no machine of the cluster at {address} offers a core: add one by `ray start`.",
)
OTHER_VERSION = Text(
    "la machine {host} du cluster a Nonuple {there}, celle-ci {here} : installez partout la même version.",
    "the machine {host} of the cluster has Nonuple {there}, this one {here}: install the same everywhere.",
)
LOST = Text(
    "les parties des graines {first} à {last} ont perdu {times} fois la machine qui les jouait : voyez le "
    "journal de Ray, la mémoire manque peut-être.",
    "the games of seeds {first} to {last} lost the machine that played them {times} times: see the log of "
    "Ray, memory may be short.",
)

ONE_MACHINE = Text(
    "--workers compte les processus de cette machine : pas avec --cluster, qui emploie tous ses cœurs.",
    "--workers counts the processes of this machine: not with --cluster, which takes all its cores.",
)
NOT_FOR_FREE = Text(
    "--cluster et --to ne vont pas avec --free : ce qu'un ordinateur a appris est propre à chaque machine.",
    "--cluster and --to do not go with --free: what a computer player has learnt is each machine's own.",
)

# Files of games

ONLY_GAMES = Text("--to va sans --stats ni --save.", "--to goes without --stats and --save.")
FORMAT_OF_FILES = Text("--format va avec --to.", "--format goes with --to.")
SEED_TOO_LARGE = Text(
    "une graine au-delà de 2⁶³ ne tient pas dans un fichier Parquet : prenez --format jsonl.",
    "a seed beyond 2⁶³ does not fit a Parquet file: take --format jsonl.",
)
OTHER_GAMES = Text(
    "{folder} contient d'autres parties que celles-ci : choisissez un autre dossier.",
    "{folder} holds other games than these: choose another folder.",
)
NOT_SHARED = Text(
    "{path} a été écrit et n'est pas ici : le dossier doit être commun à toutes les machines du cluster.",
    "{path} was written and is not here: the folder must be shared by all machines of the cluster.",
)
WRITTEN = Text(
    "{games} {games|partie|parties} dans {files} {files|fichier|fichiers}, dossier {folder}",
    "{games} {games|game|games} in {files} {files|file|files}, folder {folder}",
)
