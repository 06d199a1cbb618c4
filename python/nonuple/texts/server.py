"""What the club server says."""

from nonuple.texts import Text

UNKNOWN_TOKEN = Text(
    "ce lien n'est pas valable, ou ne l'est plus ; demandez-en un autre à l'organisateur.",
    "this link is not valid, or no longer is; ask the organiser for another.",
)
UNKNOWN_CODE = Text(
    "ce code n'est pas valable, ou ne l'est plus ; relisez-le, ou demandez-en un autre à l'organisateur.",
    "this code is not valid, or no longer is; read it again, or ask the organiser for another.",
)
TOO_MANY_TRIES = Text(
    "trop d'essais ; attendez une minute, puis relisez le code.",
    "too many tries; wait a minute, then read the code again.",
)
LETTERS_IN_PLAY = Text(
    "des lettres sont en jeu dans une salle de ce serveur : ce qui cherche des mots revient dès que le coup "
    "est joué.",
    "letters are in play in a room of this server: what finds words comes back as soon as the turn is over.",
)
TOO_HASTY = Text(
    "cette table envoie trop de demandes à la fois ; attendez quelques secondes, puis recommencez.",
    "this table sends too many requests at once; wait some seconds, then send again.",
)
TABLE_NEEDED = Text(
    "ce code est commun à tous : donnez aussi le numéro de votre table.",
    "this code is everybody's: also give the number of your table.",
)
NAME_NEEDED = Text(
    "dites aussi votre nom, comme l'organisateur l'a inscrit à la table {table}.",
    "also say your name, as the organiser registered it at table {table}.",
)
NOT_AT_TABLE = Text(
    "ce n'est pas le nom inscrit à la table {table} ; vérifiez votre numéro, ou demandez à l'organisateur.",
    "this is not the name registered at table {table}; check your number, or ask the organiser.",
)
TOO_MANY_CLAIMS = Text(
    "trop de tables sont demandées à la fois depuis ce réseau ; recommencez dans quelques secondes.",
    "too many tables are being taken from here at once; try again in some seconds.",
)
TOO_MANY_GAMES = Text(
    "trop de parties ou de carnets sont demandés à la fois depuis ce réseau ; recommencez dans une minute.",
    "too many games or diaries are being opened from here at once; try again in a minute.",
)
TOO_MUCH_KEPT = Text(
    "ce serveur garde déjà beaucoup de ce qui vient d'ici ; recommencez plus tard, ou avec moins.",
    "this server already keeps much of what comes from here; try again later, or with less.",
)
NOT_READY = Text(
    "la base de données ne répond pas ; ce serveur attend qu'elle revienne.",
    "the database does not answer; this server waits until it is back.",
)
BAD_PUBLIC_ADDRESS = Text(
    "« {given} » n'est pas l'adresse d'un site ; donnez par exemple --public-url https://jeu.example.org.",
    "`{given}` is not the address of a site; give for instance --public-url https://game.example.org.",
)
TABLE_TAKEN = Text(
    "la table {table} est déjà tenue par un autre téléphone ; l'organisateur peut la libérer.",
    "table {table} is already held by another phone; the organiser can release it.",
)
ARBITER_NEEDED = Text(
    "dites de quel arbitre il s'agit, parmi ceux de l'épreuve.", "say which arbiter of the contest it is."
)
NO_SUCH_GRANT = Text("il n'y a pas d'accès « {id} ».", "there is no access `{id}`.")
NO_SUCH_CONTEST = Text("il n'y a pas d'épreuve de ce nom.", "there is no such contest.")
NAME_CONTEST = Text("donnez un nom à l'épreuve.", "give the contest a name.")
NO_SUCH_CHANNEL = Text("il n'y a pas de vue « {channel} ».", "there is no view `{channel}`.")
NOT_YOUR_VIEW = Text("cette vue n'est pas pour vous.", "this view is not for you.")
NOT_OVER = Text(
    "la partie n'est pas finie : son fichier révélerait la suite des tirages.",
    "the game is not over: its file would tell the draws to come.",
)
NOT_SHOWN = Text("« {word} » ne vous a pas été montré.", "`{word}` was not shown to you.")
KEY_NEEDED = Text(
    "donnez l'en-tête « Idempotency-Key », de 1 à 80 caractères, pour que rien ne compte deux fois.",
    "give the header `Idempotency-Key`, 1 to 80 characters long, so that nothing counts twice.",
)
NO_BODY = Text("la demande est vide ; joignez-y du JSON.", "the request is empty; send JSON with it.")
MALFORMED = Text("la demande est mal formée ({why}).", "the request is malformed ({why}).")
MALFORMED_AT = Text(
    "la demande est mal formée : « {where} » ne convient pas ({why}).",
    "the request is malformed: `{where}` is not right ({why}).",
)
NO_SUCH_PAGE = Text("il n'y a rien à cette adresse.", "there is nothing at this address.")
NOT_THIS_WAY = Text(
    "cette adresse n'accepte pas ce genre de demande.", "this address does not take this kind of request."
)
TOO_LARGE = Text("la demande est trop longue.", "the request is too long.")
TOO_SLOW = Text("la demande n'est pas arrivée à temps.", "the request did not come in time.")
OTHER_ORIGIN = Text(
    "cette demande vient d'une page d'un autre site ; elle est refusée.",
    "this request comes from a page of another site; it is refused.",
)
BUSY = Text(
    "trop de demandes à la fois ; recommencez dans un instant.",
    "too many requests at once; try again in a moment.",
)
KEPT_ELSEWHERE = Text(
    "un autre serveur a repris cette partie ; recommencez dans un instant.",
    "another server has taken this game over; try again in a moment.",
)
NO_VOICE = Text(
    "l'ordinateur du serveur n'a pas de voix qui marche ; installez-y espeak-ng et relancez-le, ou lisez "
    "l'annonce à l'écran.",
    "the server's computer has no voice that works; install espeak-ng on it and start it again, or read the "
    "announcement on the screen.",
)
THE_SERVER = Text("Le serveur", "The server")
SEE_LOG = Text("voir son journal", "see its log")
UNEXPECTED = Text(
    "le serveur n'a pas pu le faire ; rien n'a été changé. Le détail est dans son journal.",
    "the server could not do it; nothing was changed. Its log tells more.",
)

# --- `nonuple serve` and `nonuple restore` -----------------------------------------------------------------

LISTENING = Text("Nonuple écoute sur le port {port}.", "Nonuple listens on port {port}.")
HERE = Text("Sur cet ordinateur : {address}", "On this computer: {address}")
HERE_ALONE = Text("Sur cet ordinateur seul : {address}", "On this computer alone: {address}")
IN_THE_ROOM = Text("Dans la salle : {address}", "In the room: {address}")
NO_NETWORK = Text(
    "Aucun réseau : seul cet ordinateur peut rejoindre la partie. Connectez-le au Wi-Fi de la salle et "
    "relancez.",
    "No network: only this computer can join the game. Connect it to the room's Wi-Fi and start again.",
)
ONLY_HERE = Text(
    "Le serveur n'écoute que cet ordinateur (« --host ») : personne d'autre ne peut rejoindre la partie. "
    "Pour ouvrir la salle, arrêtez-le et relancez « nonuple serve » sans « --host ».",
    "The server listens to this computer alone (“--host”): nobody else can join the game. To open the room, "
    "stop it and start “nonuple serve” again without “--host”.",
)
HELP_AT = Text("Aide pour rejoindre la partie : {address}", "Help with joining: {address}")
YOUR_LINK = Text(
    "Votre lien secret, qui donne tous les droits (ne le montrez à personne) :",
    "Your secret link, which gives every right (show it to nobody):",
)
BACKUP_WORKS = Text("la sauvegarde est de nouveau à jour.", "the backup is up to date again.")
HOW_TO_STOP = Text(
    "Ctrl-C pour arrêter ; au prochain lancement tout reprend où l'on en était.",
    "Ctrl-C to stop; the next start goes on where everything was.",
)
RUNS_ALREADY = Text(
    "Nonuple tourne déjà : sa page s'ouvre dans le navigateur, {address}.",
    "Nonuple is running already: its page opens in the browser, {address}.",
)
WINDOW_RUNS = Text("Nonuple tourne sur cet ordinateur.", "Nonuple is running on this computer.")
PHONES_JOIN = Text(
    "Les téléphones de la salle, sur le même Wi-Fi : {address}",
    "The phones of the room, on the same Wi-Fi: {address}",
)
CLOSE_WINDOW = Text(
    "Fermez cette fenêtre pour l'arrêter ; tout est gardé, et reprend au prochain lancement.",
    "Close this window to stop it; all is kept, and goes on at the next start.",
)
PORT_TAKEN = Text(
    "le port {port} est pris par un autre programme ; fermez-le, ou donnez un autre numéro avec --port.",
    "port {port} is taken by another program; close it, or give another number with --port.",
)
NO_PORT = Text(
    "aucun port n'est libre de {first} à {last} ; donnez un autre numéro avec --port.",
    "no port is free from {first} to {last}; give another number with --port.",
)
BAD_PORT = Text(
    "un port va de 1 à 65535 ; « {port} » n'en est pas un.", "a port is 1 to 65535; `{port}` is none."
)
BAD_HOST = Text(
    "impossible d'écouter sur « {host} » ({why}) ; donnez une adresse de cet ordinateur.",
    "cannot listen on `{host}` ({why}); give an address of this computer.",
)
CERTIFICATE_AND_KEY = Text(
    "https demande les deux : --certificate et --key.", "https takes both: --certificate and --key."
)
BAD_CERTIFICATE = Text(
    "{path} : certificat ou clé inutilisable ({why}) ; donnez des fichiers PEM qui vont ensemble.",
    "{path}: this certificate or its key cannot be used ({why}); give PEM files that belong together.",
)
LOG_SOUND = Text(
    "{path} : le journal est intact (événements : {events}, suites : {streams}).",
    "{path}: the log is intact (events: {events}, streams: {streams}).",
)
LOG_UNWITNESSED = Text(
    "Sans le fichier nonuple.heads, on ne peut pas dire s'il en manque la fin.",
    "Without the file nonuple.heads nobody can tell whether its end is missing.",
)
LOG_DAMAGED = Text(
    "{path} : le journal est abîmé (ce qui reste : événements : {events}, suites : {streams}).",
    "{path}: the log is damaged (what is left: events: {events}, streams: {streams}).",
)
WHAT_TO_DO_WITH_DAMAGE = Text(
    "Arrêtez le serveur et reprenez la dernière sauvegarde avec « nonuple restore SAUVEGARDE "
    "--data DOSSIER ». Sans sauvegarde, gardez ce dossier tel quel ; les autres épreuves se jouent sans "
    "risque.",
    "Stop the server and take the last backup with `nonuple restore BACKUP --data DIR`. Without a backup, "
    "keep this folder as it is; the other contests can be played safely.",
)
GAME_GOES_ON = Text(
    "une partie de « {contest} » est en cours ; attendez qu'elle soit finie, ou terminez-la.",
    "a game of `{contest}` goes on; wait until it is over, or end it.",
)
DAMAGED_CONTEST = Text(
    "épreuve abîmée : {why}. Arrêtez le serveur et reprenez la dernière sauvegarde avec « nonuple restore ».",
    "damaged contest: {why}. Stop the server and take the last backup with `nonuple restore`.",
)
NOTHING_MISSING = Text(
    "aucun événement ne manque seulement à la fin : il n'y a rien à reprendre ainsi.",
    "it is not so that only events of its end are missing: nothing can be gone on with in this way.",
)
UNREADABLE_CONTEST = Text(
    "un de ses événements ne se lit pas avec cette version",
    "one of its events cannot be read by this version",
)
BAD_DAYS = Text(
    "--home-days : {given} ne convient pas ; donnez un nombre de jours, ou 0 pour tout garder.",
    "--home-days: {given} cannot be; give a number of days, or 0 to keep everything.",
)
BAD_PROXY = Text(
    "« {given} » n'est ni une adresse IP ni un réseau ; donnez --trusted-proxy 10.0.0.5 ou 10.0.0.0/24.",
    "`{given}` is neither an IP address nor a network; give --trusted-proxy 10.0.0.5 or 10.0.0.0/24.",
)
RESTORED = Text(
    "Sauvegarde restaurée : {events} {events|enregistrement|enregistrements}, de {backup} dans {data}.",
    "Backup restored: {events} {events|record|records}, from {backup} to {data}.",
)
MOVED = Text(
    "Tout est dans la base : {events} {events|enregistrement|enregistrements} de {backup}. Continuez avec "
    "nonuple serve --database, et la même adresse.",
    "All is in the database: {events} {events|record|records} of {backup}. Go on with "
    "nonuple serve --database and the same address.",
)
GO_ON = Text("Continuez avec : {command}", "Go on with: {command}")
