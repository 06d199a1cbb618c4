"""What a demonstration and its simulated people say."""

from nonuple.texts import Text

CONTEST = Text("Démonstration", "Demonstration")
GAME = Text("Partie de démonstration", "Demonstration game")
CHIEF = Text("Juge-arbitre simulé", "Simulated chief arbiter")
DOUBLE = Text("Double arbitre simulé", "Simulated double arbiter")
COMMISSION = Text("Commission simulée", "Simulated commission")
ORGANISER = Text("Organisateur simulé", "Simulated organiser")

DOUBT = Text("L'arbitre a un doute sur la localisation.", "The arbiter has a doubt about the place.")
MISREAD = Text("Le bulletin se lit autrement.", "The slip reads otherwise.")
APPEAL = Text("Je demande que mon mot soit vérifié.", "I ask for my word to be checked.")
UPHELD = Text("La commission confirme la décision.", "The commission upholds the decision.")
GRANTED = Text("La commission accepte la solution.", "The commission accepts the solution.")

PLAYING = Text(
    "Démonstration : {players} joueurs et {arbiters} {arbiters|arbitre|arbitres}, tous simulés, {speed} "
    "fois plus vite.",
    "Demonstration: {players} simulated players and {arbiters} {arbiters|arbiter|arbiters}, {speed} times "
    "faster.",
)
SCREENS = {
    "chief": Text("Juge-arbitre", "Chief arbiter"),
    "arbiter": Text("Arbitre {who}", "Arbiter {who}"),
    "double": Text("Double arbitre", "Double arbiter"),
    "commission": Text("Commission", "Commission"),
    "player": Text("Joueur, table {who}", "Player, table {who}"),
    "display": Text("Écran de salle", "Room screen"),
}
YOURS = Text(" : à vous de jouer", ": yours to play")
HOW_TO_STOP = Text("Ctrl-C pour arrêter.", "Ctrl-C to stop.")
OVER = Text(
    "La partie est finie : {turns} {turns|coup|coups}, top {top}.",
    "The game is over: {turns} {turns|turn|turns}, top {top}.",
)

TOO_MANY_ARBITERS = Text(
    "au plus un arbitre par joueur, donc {players} ; demandez-en moins.",
    "one arbiter a player at most, so {players}; ask for fewer.",
)

BAD_PLAYERS = Text(
    "--players doit être un nombre de 2 à 20 000.", "--players must be a number from 2 to 20,000."
)
BAD_ARBITERS = Text(
    "--arbiters doit être un nombre de 1 à 100, sans dépasser celui des joueurs.",
    "--arbiters must be a number from 1 to 100, and not above that of the players.",
)
BAD_SPEED = Text("--speed doit être un nombre de 0,1 à 1000.", "--speed must be a number from 0.1 to 1000.")
BAD_TURNS = Text("--turns doit être un nombre d'au moins 1.", "--turns must be a number of at least 1.")
