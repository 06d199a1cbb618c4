"""What is said of learning words, and of one's own diary."""

from nonuple.texts import Text

DIARY = Text("Carnet", "Diary")

NO_SUCH_CARD = Text("il n'y a pas de carte « {card} ».", "there is no card `{card}`.")
NO_SUCH_TURN = Text("ce coup n'est pas dans votre carnet.", "this turn is not in your diary.")
NOT_ASKED = Text("cette carte ne vous a pas encore été demandée.", "this card has not been asked of you yet.")
NO_SUCH_WORD = Text(
    "« {word} » ne peut pas être appris : un mot a de 2 à 15 lettres.",
    "`{word}` cannot be learnt: a word has 2 to 15 letters.",
)
DIARY_FULL = Text(
    "votre carnet est plein : {most} {what} au plus. Emportez-le dans un fichier, puis effacez-le.",
    "your diary is full: {most} {what} at most. Take it away in a file, then erase it.",
)
GAMES = Text("parties", "games")
TURNS = Text("coups gardés", "turns kept")
WORDS = Text("mots à apprendre", "words to learn")
REVIEWS = Text("réponses", "answers")
SERVER_FULL = Text(
    "ce serveur tient déjà {most} carnets ; demandez à qui en a la charge d'en effacer.",
    "this server already keeps {most} diaries; ask whoever is in charge to erase some.",
)
GAME_NOT_OVER = Text(
    "cette partie n'est pas finie : elle s'ajoute au carnet à la fin.",
    "this game is not over: it is added to the diary at its end.",
)
NO_SUCH_GAME = Text(
    "cette partie n'est plus sur ce serveur, ou le lien n'est pas le sien.",
    "this game is no longer on this server, or the link is not its own.",
)
NOT_PLAYED = Text(
    "ce que cet appareil dit de sa partie n'a pas pu se jouer ainsi.",
    "what this device says of its game cannot have been played so.",
)
NOT_IN_GAME = Text("« {player} » n'a pas joué cette partie.", "`{player}` has not played this game.")
NOT_NOTED = Text(
    "les parties de cette sorte ne s'ajoutent pas au carnet.",
    "games of this kind are not added to the diary.",
)
BAD_SEARCH = Text(
    "écrivez un modèle : un point pour une lettre, * pour plusieurs, [JKQ] pour l'une des trois.",
    "write a pattern of letters: a dot for one letter, * for several, [JKQ] for one of the three.",
)
NOTHING_PASTED = Text(
    "collez une grille (CGP), une feuille publiée ou une partie (GCG).",
    "paste a grid (CGP), a published sheet or a game (GCG).",
)
