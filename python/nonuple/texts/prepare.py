"""What is said of games prepared ahead, and of the files they are sealed in."""

from nonuple.texts import Text, files

NO_SUCH_DRAW = Text(
    "il n'y a pas de tirage {number} : la partie préparée en a {count}.",
    "there is no draw {number}: the prepared game has {count}.",
)
BAD_RANGE = Text(
    "« {range} » n'est pas un intervalle : 3..5, 3.. ou ..5, ou un seul nombre.",
    "`{range}` is not a range: 3..5, 3.. or ..5, or a single number.",
)
EMPTY_RANGE = Text(
    "« {range} » : le premier nombre doit être le plus petit.",
    "`{range}`: the first number must be the smaller.",
)
QUALITIES = {
    "turns": Text("coups", "turns"),
    "total": Text("points au total", "points in all"),
    "scrabbles": Text("scrabbles", "scrabbles"),
    "slow_ending": Text("derniers coups de moins de 20 points", "last turns under 20 points"),
    "solo_chances": Text("occasions de solo", "chances of a solo"),
    "difficulty": Text("difficulté", "difficulty"),
}

# The sealed file

THIS_FILE = Text("ce fichier", "this file")
NOT_SEALED = Text(
    "{source} n'est pas une partie préparée, ou il est abîmé.",
    "{source} is not a prepared game, or it is damaged.",
)
OTHER_VERSION = Text(
    "{source} vient d'un programme plus récent (version {version}) : mettez Nonuple à jour.",
    "{source} comes from a later program (version {version}): bring Nonuple up to date.",
)
DAMAGED = Text(
    "{source} est abîmé ou a été modifié : demandez une nouvelle copie.",
    "{source} is damaged or was changed: ask for a new copy.",
)
TOO_COSTLY = Text(
    "{source} demande des calculs démesurés pour son mot de passe : ce n'est pas un fichier de Nonuple.",
    "{source} asks for excessive work on its password: it is not a file of Nonuple.",
)
WRONG_PASSWORD = Text("ce n'est pas le mot de passe de {source}.", "this is not the password of {source}.")
NO_PASSWORD = Text("le mot de passe est vide.", "the password is empty.")

# The command

TRIED = Text(
    "{done} {done|partie essayée|parties essayées} sur {all} au plus ; Ctrl-C garde la meilleure",
    "{done} {done|game|games} tried out of {all} at most; Ctrl-C keeps the best",
)
BAD_GAMES = Text("il faut essayer au moins une partie.", "at least one game must be tried.")
BAD_SEED = Text("la graine est un nombre à partir de 0.", "the seed is a number from 0 on.")
BAD_SOLOS = Text("le nombre d'occasions de solo part de 0.", "the number of solo chances is 0 or more.")
EXISTS = Text(
    "{path} existe déjà : choisissez un autre nom, ou effacez-le.",
    "{path} exists already: choose another name, or delete it.",
)
CANNOT_WRITE = files.CANNOT_WRITE
CANNOT_READ = Text("impossible de lire {path} : {why}.", "cannot read {path}: {why}.")
NO_FOLDER = Text("le dossier de {path} n'existe pas.", "the folder of {path} does not exist.")
NOBODY_TO_ASK = Text(
    "le mot de passe ne peut être demandé ici : donnez --password-file.",
    "the password cannot be asked for here: give --password-file.",
)
PASSWORD = Text("Mot de passe : ", "Password: ")
PASSWORD_AGAIN = Text("Encore une fois : ", "Once more: ")
NOT_THE_SAME = Text("les deux mots de passe diffèrent.", "the two passwords differ.")
NONE_FOUND = Text("Aucune partie n'a été gardée.", "No game was kept.")
KEPT = Text("Partie scellée dans {path}.", "Game sealed in {path}.")
COMMITMENT = Text("Engagement à publier : {commitment}", "Commitment to publish: {commitment}")
QUALITY = Text("  {name} : {value}", "  {name}: {value}")
UNMET = Text("  {name} : {value}, au lieu de {wished}", "  {name}: {value}, instead of {wished}")
EXPECTED = Text(
    "  part du top attendue, par série (estimée sur des joueurs simulés) : {series}",
    "  share of the top to be expected, by series (estimated on simulated players): {series}",
)
OF_SERIES = Text("{series} : {percent} %", "{series}: {percent}%")
NEAREST = Text(
    "Aucune partie essayée n'a toutes les qualités voulues ; voici la plus proche.",
    "No game tried has all the qualities wished; this is the nearest.",
)
