"""What is said of the log of events: its directory, its database, its backup."""

from nonuple.texts import Text

BAD_NAME = Text(
    "{name} : ce nom ne convient pas ; donnez 1 à 200 caractères ordinaires.",
    "{name}: this name does not do; give 1 to 200 ordinary characters.",
)
CLOSED = Text(
    "le serveur s'arrête et n'enregistre plus rien ; recommencez quand il aura redémarré.",
    "the server is stopping and records nothing more; try again when it has restarted.",
)

# --- The data directory ------------------------------------------------------------------------------------

DIRECTORY = Text(
    "{path} : dossier inutilisable ({why}) ; vérifiez qu'il est là et que vous pouvez y écrire, ou "
    "choisissez-en un autre.",
    "{path}: this folder cannot be used ({why}); check that it is there and that you may write in it, or "
    "choose another one.",
)
IN_USE = Text(
    "{path} : un autre serveur Nonuple utilise déjà ce dossier ; arrêtez-le, ou choisissez un autre dossier.",
    "{path}: another Nonuple server is already using this folder; stop it, or choose another folder.",
)
SECRET_DAMAGED = Text(
    "{path} : ce secret est abîmé ; reprenez-le d'une sauvegarde, ou supprimez-le et distribuez de nouveaux "
    "liens.",
    "{path}: this secret is damaged; take it from a backup, or delete it and hand out new links.",
)

DAMAGE = Text("{stream} : {why}", "{stream}: {why}")
SECRET_LOST = Text(
    "{path} : le secret « {name} » a disparu ou a changé, les codes déjà donnés ne sont plus valables ; "
    "arrêtez le serveur et reprenez {name}.secret d'une sauvegarde, ou donnez de nouveaux codes.",
    "{path}: the secret `{name}` is gone or has changed, codes given before are worth nothing; stop the "
    "server and take {name}.secret from a backup, or hand out new codes.",
)

# --- Its database ------------------------------------------------------------------------------------------

DISK_FULL = Text(
    "{path} : le disque est plein, rien n'a été enregistré ; libérez de la place, puis recommencez.",
    "{path}: the disk is full, nothing was recorded; make room, then try again.",
)
LOCKED = Text(
    "{path} : un autre programme bloque la base ; fermez-le, puis recommencez.",
    "{path}: another program keeps the database locked; close it, then try again.",
)
READ_ONLY = Text(
    "{path} : la base est en lecture seule ; vérifiez les droits du fichier et du disque, puis recommencez.",
    "{path}: the database is read-only; check the permissions of the file and the disk, then try again.",
)
DISK = Text(
    "{path} : le disque ne répond pas comme il faut ({why}) ; vérifiez le disque et sa place, puis "
    "recommencez.",
    "{path}: the disk does not answer as it should ({why}); check the disk and its room, then try again.",
)
NOT_A_DATABASE = Text(
    "{path} n'est pas une base de Nonuple ; déplacez ce fichier, ou choisissez un autre dossier.",
    "{path} is not a database of Nonuple; move this file away, or choose another folder.",
)
DAMAGED = Text(
    "{path} : la base est abîmée ; reprenez votre sauvegarde avec nonuple restore dans un autre dossier.",
    "{path}: the database is damaged; take your backup with nonuple restore into another folder.",
)
NEWER = Text(
    "{path} vient d'un programme plus récent (version {version}) : mettez Nonuple à jour.",
    "{path} comes from a later program (version {version}): bring Nonuple up to date.",
)

EVENT_MISSING = Text("l'événement n° {number} manque", "event no. {number} is missing")
EVENT_ALTERED = Text("l'événement n° {number} a été modifié", "event no. {number} was altered")
END_MISSING = Text(
    "la fin manque : le journal s'arrête au n° {number} et il était allé jusqu'au n° {witnessed}",
    "the end is missing: the log stops at no. {number} and had gone to no. {witnessed}",
)

# --- PostgreSQL --------------------------------------------------------------------------------------------

UNKNOWN_ADDRESS = Text(
    "« {address} » n'est pas l'adresse d'une base PostgreSQL ; écrivez "
    "postgresql://utilisateur@machine:5432/base, ou donnez un dossier avec --data.",
    "`{address}` is not the address of a PostgreSQL database; write "
    "postgresql://user@machine:5432/database, or give a folder with --data.",
)
NO_DRIVER = Text(
    "il manque de quoi parler à PostgreSQL ; installez-le avec : "
    '{python} -m pip install "nonuple[postgresql]".',
    'what talks to PostgreSQL is missing; install it with: {python} -m pip install "nonuple[postgresql]".',
)
BAD_ADDRESS = Text(
    "l'adresse de la base est illisible ; écrivez postgresql://utilisateur@machine:5432/base.",
    "the address of the database cannot be read; write postgresql://user@machine:5432/database.",
)
UNREACHABLE = Text(
    "{path} : PostgreSQL est injoignable ({why}) ; vérifiez qu'il tourne et son adresse.",
    "{path}: PostgreSQL cannot be reached ({why}); check that it runs, and its address.",
)
NOT_ADMITTED = Text(
    "{path} : PostgreSQL refuse la connexion ({why}) ; vérifiez l'utilisateur, le mot de passe et la base.",
    "{path}: PostgreSQL refuses the connection ({why}); check the user, the password and the database.",
)
UNAVAILABLE = Text(
    "{path} : la base ne répond plus ({why}) ; recommencez dans un moment, ce qui est déjà enregistré ne le "
    "sera pas deux fois.",
    "{path}: the database no longer answers ({why}); try again in a moment, what is already recorded will "
    "not be recorded twice.",
)
NOT_UTF8 = Text(
    "{path} : cette base n'est pas en UTF-8 ; faites-en une avec createdb --encoding=UTF8 "
    "--template=template0.",
    "{path}: this database is not in UTF-8; make one with createdb --encoding=UTF8 --template=template0.",
)
FORBIDDEN = Text(
    "{path} : PostgreSQL ne permet pas d'écrire ({why}) ; donnez à l'utilisateur le droit de créer le schéma "
    "« nonuple ».",
    "{path}: PostgreSQL does not allow writing ({why}); let the user create the schema `nonuple`.",
)

# --- Backup and restoring ----------------------------------------------------------------------------------

BACKUP_IS_DATA = Text(
    "{path} : c'est le dossier des données lui-même ; donnez à --backup un dossier d'un autre disque.",
    "{path}: this is the data directory itself; give --backup a folder of another disk.",
)
NO_SUCH_FOLDER = Text(
    "{path} : ce dossier n'existe pas ; branchez la clé s'il doit y être, ou ajoutez --create pour le créer.",
    "{path}: there is no such folder; plug the key in if it should be there, or add --create to make it.",
)
BACKUP_GONE = Text(
    "{path} : la sauvegarde n'est plus là ; rebranchez son disque, elle reprendra d'elle-même.",
    "{path}: the backup is no longer there; plug its disk in again, it will go on by itself.",
)
BACKUP_OF_ANOTHER = Text(
    "{path} : ce dossier sauvegarde autre chose (« {stream} » y est différent) ; choisissez-en un autre.",
    "{path}: this folder is the backup of something else (`{stream}` differs in it); choose another one.",
)
NO_LOG = Text(
    "{path} : il n'y a pas de journal ici ; donnez le dossier qui contient nonuple.db.",
    "{path}: there is no log here; give the folder that holds nonuple.db.",
)
NO_BACKUP = Text(
    "{path} : il n'y a pas de sauvegarde ici ; donnez le dossier qui contient nonuple.db.",
    "{path}: there is no backup here; give the folder that holds nonuple.db.",
)
BACKUP_DAMAGED = Text(
    "{path} : cette sauvegarde est abîmée ; essayez-en une autre.",
    "{path}: this backup is damaged; try another one.",
)
DATABASE_IN_USE = Text(
    "cette base n'est pas vide : « {stream} » y est autre que dans le dossier, rien n'a été repris ; créez "
    "une base et donnez son adresse.",
    "this database is not empty: `{stream}` is other in it than in the folder, nothing was taken; make a "
    "database and give its address.",
)
WOULD_LOSE = Text(
    "{path} : « {stream} » y a continué autrement que dans la sauvegarde, rien n'a été repris ; choisissez "
    "un autre dossier avec --data.",
    "{path}: `{stream}` went on in it otherwise than in the backup, nothing was restored; choose another "
    "folder with --data.",
)
