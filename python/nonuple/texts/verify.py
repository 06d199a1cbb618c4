"""What is said of a played game that is checked, and of its file."""

from nonuple.texts import Text, prepare

NOT_A_GAME_FILE = Text(
    "{source} n'est pas le fichier des événements d'une partie.",
    "{source} is not the file of a game's events.",
)
OTHER_VERSION = prepare.OTHER_VERSION
BAD_FIELD = Text(
    "{source}, champ « {field} » : la valeur manque ou n'a pas la forme attendue.",
    "{source}, field `{field}`: the value is missing or has not the expected form.",
)
NO_START = Text(
    "{source} ne commence pas par le début d'une partie.",
    "{source} does not begin with the start of a game.",
)

AT = Text("événement {entry}, coup {turn} : {what}", "event {entry}, turn {turn}: {what}")
AT_TURN = Text("coup {turn} : {what}", "turn {turn}: {what}")
FILE_CHANGED = Text(
    "le fichier a été modifié depuis qu'il a été écrit : son empreinte ne correspond plus.",
    "the file was changed since it was written: its digest no longer fits.",
)
BROKEN = Text(
    "l'engagement publié, {published}, n'est pas celui du secret révélé, {told}.",
    "the commitment published, {published}, is not that of the secret told, {told}.",
)
SECRET_UNTOLD = Text(
    "un engagement a été publié, mais le secret n'est pas révélé : les tirages ne peuvent être vérifiés.",
    "a commitment was published, but not the secret: draws cannot be checked.",
)
NEVER_PROMISED = Text(
    "un secret est révélé, mais aucun engagement n'a été publié avant la partie : il ne prouve rien.",
    "the file has a secret, but no commitment was published before the game: it proves nothing.",
)
OTHER_LEXICON = Text(
    "la partie a été jouée avec une autre liste de mots ({played}…) que « {name} » ; donnez --lexicon.",
    "the game was played with another word list ({played}…) than `{name}`: give it with --lexicon.",
)
NOT_FROM_SECRET = Text(
    "le premier tirage ne vient pas du secret et de la phrase de la salle : l'un des trois a été changé.",
    "the first draw does not come from the secret and the room's phrase: one of the three was changed.",
)
OTHER_VALUE = Text(
    "{field} : « {written} » dans le fichier, « {due} » attendu.",
    "{field}: `{written}` in the file, `{due}` expected.",
)
OTHER_EVENT = Text(
    "« {written} » dans le fichier, « {due} » attendu.",
    "`{written}` in the file, `{due}` expected.",
)
REFUSED = Text("« {event} » est impossible : {why}", "`{event}` is impossible: {why}")
EVENTS = {
    "Started": Text("début de la partie", "start of the game"),
    "PhraseMixed": Text("phrase de la salle", "phrase of the room"),
    "Drawn": Text("tirage", "draw"),
    "Rejected": Text("tirage rejeté", "rejected draw"),
    "ClockStarted": Text("départ du chronomètre", "start of the clock"),
    "ClockSignalled": Text("signal des dernières secondes", "signal of the last seconds"),
    "SlipsClosed": Text("fin du temps de jeu", "end of the playing time"),
    "Retained": Text("mot retenu", "retained word"),
    "RetentionTakenBack": Text("mot à choisir de nouveau", "word to be chosen again"),
    "TurnCancelled": Text("coup annulé", "turn cancelled"),
    "TurnCorrected": Text("points corrigés", "points corrected"),
    "TurnAmended": Text("coup corrigé", "turn corrected"),
    "WordRuled": Text("mot écarté ou admis", "word struck or admitted"),
    "Interrupted": Text("interruption", "interruption"),
    "Resumed": Text("reprise", "resumption"),
    "Ended": Text("fin de la partie", "end of the game"),
    "EndTakenBack": Text("reprise après un arrêt", "end taken back"),
    "SecretRenewed": Text("secret renouvelé", "secret renewed"),
    "Undone": Text("retour en arrière", "undoing"),
    "Redone": Text("retour rétabli", "redoing"),
}
UNPROVEN = Text(
    "Ce que le fichier ne peut prouver, décidé par une personne :",
    "What the file cannot prove, decided by a person:",
)
ENDED_BY_HAND = Text(
    "partie arrêtée avant sa fin ({reason}{why}) : rien ne prouve qu'elle devait l'être.",
    "game stopped before its end ({reason}{why}): nothing proves that it had to be.",
)
UNDONE = Text(
    "retour au début du coup {which} : lettres vues et laissées, {letters} ; le tirage suivant est un autre.",
    "back to the beginning of turn {which}: letters seen and left, {letters}; the next draw is another one.",
)
REDONE = Text(
    "ce retour est repris, la partie est où elle était : lettres vues entre-temps et laissées, {letters}.",
    "that step back is taken back, the game is where it was: letters seen meanwhile and left, {letters}.",
)
CANCELLED = Text(
    "coup annulé ({cause}) : les lettres {letters} retournent dans le sac.",
    "turn cancelled ({cause}): the letters {letters} go back into the bag.",
)
TAKEN_BACK = Text(
    "coup {which} : {word} {ref} était retenu, le mot a été choisi de nouveau.",
    "turn {which}: {word} {ref} was retained, the word was chosen again.",
)
LISTED_AGAIN = Text(
    "{word} : comme dans la liste dès le coup {turn} ({author})",
    "{word}: as in the list from turn {turn} on ({author})",
)
CHOSEN_BY_HAND = Text(
    "{word} {ref} retenu parmi des mots de même valeur ; le programme propose {proposed} {there}.",
    "{word} {ref} retained among words of the same score; the program proposes {proposed} {there}.",
)
END_WITHDRAWN = Text("la partie a repris après son arrêt.", "the game went on after it was stopped.")
RENEWED = Text(
    "le secret avait pu être révélé : les tirages suivants viennent aussi d'un ajout, hors de l'engagement.",
    "somebody may know the secret: later draws come from an addition too, outside the commitment.",
)
POINTS_BY_HAND = Text(
    "coup {which} : points fixés à {score}{why}.", "points of turn {which} set to {score}{why}."
)
AMENDED_BY_HAND = Text(
    "coup {which} : lettres, mot ou place corrigés par la suite{why}.",
    "letters, word or place of turn {which} corrected afterwards{why}.",
)
GOES_ON = Text("la partie n'est pas finie, on peut encore jouer.", "the game is not over, play goes on.")
STARTED_TWICE = Text("une partie ne commence qu'une fois.", "a game starts once.")
END_MISSING = Text(
    "la fin de la partie manque après ce coup.", "the end of the game is missing after this turn."
)
LOST = Text(
    "la suite dépend de ce qui a été changé et n'a pas été vérifiée.",
    "what follows depends on what was changed and was not checked.",
)
UNFINISHED = Text(
    "la partie ne va pas jusqu'à sa fin dans ce fichier.", "the game does not come to its end in this file."
)

VERIFIED = Text(
    "Partie vérifiée : {turns} {turns|coup|coups}, {total} {total|point|points} ; fin : {end}.",
    "Game verified: {turns} {turns|turn|turns}, {total} {total|point|points}; end: {end}.",
)
DRAWS_VERIFIED = Text(
    "Engagement tenu : {draws} {draws|tirage venu|tirages venus} du secret.",
    "Commitment kept: {draws} {draws|draw|draws} made from the secret.",
)
DRAWS_VERIFIED_WITH_PHRASE = Text(
    "Engagement tenu : {draws} {draws|tirage venu|tirages venus} du secret et de la phrase « {phrase} ».",
    "Commitment kept: {draws} {draws|draw|draws} made from the secret and the phrase `{phrase}`.",
)
REAL_BAG = Text(
    "Lettres tirées d'un vrai sac : les tirages ne peuvent être vérifiés, tout le reste l'a été.",
    "Letters drawn from a real bag: the draws cannot be checked, all the rest was.",
)
DIGEST = Text("Empreinte du fichier : {digest}", "Digest of the file: {digest}")
DIFFERENT = Text(
    "Partie non vérifiée : {count} {count|différence|différences}.",
    "Game not verified: {count} {count|difference|differences}.",
)
