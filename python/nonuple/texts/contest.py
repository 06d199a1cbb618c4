"""What is said of a contest, and to those who ask of it what cannot be."""

from nonuple.texts import Text
from nonuple.texts.door import ROLES


def who(author: str) -> Text | str:
    """Somebody by the name he gave; without one, by what he is. What comes from a phone has no author."""
    return ROLES.get(author or "player", author)


WORD_IMPOSED = Text(
    "cette partie se joue aussi ailleurs : le mot retenu est {word} {ref}.",
    "other rooms play this game too: the word retained is {word} {ref}.",
)
NOT_YOUR_TABLE = Text(
    "la table {table} n'est pas à votre poste ; demandez à son arbitre ou au juge-arbitre.",
    "table {table} is not one of yours; ask its arbiter or the chief arbiter.",
)
NO_GAME = Text("aucune partie n'est ouverte ; ouvrez-en une.", "no game is open; open one.")
NO_SUCH_GAME = Text("il n'y a pas de partie {game}.", "there is no game {game}.")
NO_SUCH_DRAW = Text(
    "il n'y a pas de tirage numéro {draw} dans cette partie.", "this game has no draw number {draw}."
)
NO_SUCH_TABLE = Text(
    "aucun joueur n'est inscrit à la table {table}.", "no player is registered at table {table}."
)
NO_SUCH_PLAYER = Text("aucun joueur n'est connu sous « {player} ».", 'no player is known by "{player}".')
GAME_GOES_ON = Text(
    "la partie {game} n'est pas finie ; terminez-la avant d'en ouvrir une autre.",
    "game {game} is not over; end it before you open another.",
)
OPENED_BY_EVENT = Text(
    "cette salle joue les parties d'un tournoi : ouvrez la partie depuis la page du tournoi, dans toutes ses "
    "salles à la fois.",
    "this room plays the games of a tournament: open the game from the page of the tournament, in all its "
    "rooms at once.",
)
EVENING_GOES_ON = Text(
    "un tournoi se fait d'une soirée dont les parties sont terminées : terminez celle qui se joue.",
    "a tournament is made of an evening whose games are over: end the one that is played.",
)
SEALED_UNUSED = Text(
    "une partie scellée est jointe, mais les lettres viendraient d'ailleurs : choisissez la partie scellée, "
    "ou retirez le fichier.",
    "a sealed game is enclosed, but the letters would come from elsewhere: choose the sealed game, or take "
    "the file away.",
)
FOLLOWS = Text(
    "cette salle suit {hall} : demandez-le au juge-arbitre de {hall}.",
    "this room follows {hall}: ask the chief arbiter of {hall}.",
)
CLOCK_TOGETHER = Text(
    "l'horloge part avec celle de {hall}, qui n'est pas encore partie.",
    "the clock starts with that of {hall}, which has not started yet.",
)
PLAYED_ELSEWHERE = Text(
    "cette partie se joue encore dans une autre salle : attendez qu'elle y soit finie.",
    "this game is still played in another room: wait until it is over there.",
)
ANNUL_WHEN_OVER = Text(
    "la partie {game} n'est pas finie ; terminez-la avant de l'annuler.",
    "game {game} is not over; end it before you annul it.",
)
WAS_PLAYED = Text(
    "la partie {game} a {count} {count|bulletin rendu|bulletins rendus} : terminez-la et annulez-la, elle ne "
    "comptera plus.",
    "game {game} has {count} {count|slip|slips} handed in: end it and annul it, it will count no more.",
)
ANOTHER_FOLLOWED = Text(
    "la partie {last} a été ouverte depuis : la partie {game} ne peut plus reprendre.",
    "game {last} was opened since: game {game} cannot go on any more.",
)
OF_AN_EVENT = Text(
    "la partie {game} est d'une épreuve : annulez-la ou retirez-la à la page de l'épreuve, pour "
    "toutes ses salles.",
    "game {game} is of an event: annul or withdraw it on the page of the event, for all its halls.",
)
MOVED_ON = Text(
    "la partie a avancé entre-temps ; regardez où elle en est et recommencez si besoin.",
    "the game has moved on in the meantime; see where it stands and ask again if need be.",
)
NO_PHONES_RANKED = Text(
    "en compétition classée, bulletins sur papier et aucun appareil électronique (art. {article}).",
    "in ranked competition slips are on paper and no electronic device is allowed (art. {article}).",
)
CHIEF_PLAYS_RANKED = Text(
    "en compétition classée, le juge-arbitre ne joue pas (art. {article}).",
    "in ranked competition the chief arbiter does not play (art. {article}).",
)
CHIEF_PLAYS_BY_PHONE = Text(
    "le juge-arbitre qui joue écrit son bulletin sur un téléphone, avant la fin du temps : ouvrez la partie "
    "avec des téléphones.",
    "a chief arbiter who plays writes his slip on a phone, before time is over: open the game with phones.",
)
CHIEF_IS_PLAYING = Text(
    "le juge-arbitre joue ce coup : solutions et liste de mots ne se voient qu'une fois le temps écoulé.",
    "the chief arbiter is playing this turn: solutions and word list are seen once time is over.",
)
CHIEF_WROTE_BEFORE = Text(
    "c'est le bulletin du juge-arbitre, qui a vu le top depuis : seul compte ce qu'il a écrit avant la fin.",
    "this is the slip of the chief arbiter, who has seen the top since: only what he wrote in time counts.",
)
NO_PHONES = Text(
    "dans cette partie les bulletins se remettent sur papier. S'il reste du temps, écrivez-en un ; sinon "
    "n'écrivez rien et levez la main.",
    "slips are handed in on paper in this game. If there is time left, write one; else write nothing and "
    "raise your hand.",
)
NO_ARRIVAL_THEN = Text(
    "le coup {turn} n'est pas encore venu : le joueur arrive entre le coup 1 et le coup {last}.",
    "turn {turn} has not come yet: the player arrives between turn 1 and turn {last}.",
)
WRITTEN_BEFORE_TURN = Text(
    "ce téléphone dit avoir écrit le bulletin avant le début du coup : il est refusé ; montrez-le à "
    "l'arbitre.",
    "this phone says that it wrote the slip before the turn began: it is refused; show it to the arbiter.",
)
NOT_PLAYING = Text("la table {table} ne joue pas ce coup.", "table {table} does not play this turn.")
PHRASE_UNWANTED = Text(
    "la phrase de la salle ne sert que si le programme tire les lettres.",
    "the room's phrase is of use only if the program draws the letters.",
)
LETTERS_WANTED = Text(
    "les lettres de cette partie sont tirées d'un vrai sac : donnez celles qui en sortent.",
    "the letters of this game are drawn from a real bag: give those that come out.",
)
LETTERS_UNWANTED = Text(
    "le programme tire lui-même les lettres de cette partie ; n'en donnez pas.",
    "the program draws the letters of this game itself; give none.",
)
NOT_LETTERS = Text(
    "« {letters} » : un tirage s'écrit avec des lettres de A à Z et « ? » pour un joker.",
    "`{letters}`: a draw is written with letters from A to Z and `?` for a joker.",
)
NO_SEALED_FILE = Text(
    "une partie préparée demande son fichier scellé et son mot de passe.",
    "a prepared game needs its sealed file and its password.",
)
OTHER_LEXICON = Text(
    "la partie a été préparée avec une autre liste de mots que « {lexicon} ».",
    "the game was prepared with another word list than `{lexicon}`.",
)
ANNOUNCE_FIRST = Text(
    "annoncez d'abord le mot retenu jusqu'au bout (art. {article}).",
    "first announce the retained word to its end (art. {article}).",
)
NOTHING_TO_ANNOUNCE = Text(
    "aucun mot retenu n'attend d'être annoncé.", "no retained word waits to be announced."
)
NOT_WHILE_PLAYED = Text(
    "l'écran de salle ne montre autre chose qu'entre deux coups, une fois le mot retenu.",
    "the room's screen shows something else only between two turns, once the word is retained.",
)
TOO_SOON = Text(
    "encore {seconds} s avant le tirage : il faut {pause} secondes après l'annonce (art. {article}).",
    "{seconds} s more before the draw: it takes {pause} seconds after the announcement (art. {article}).",
)
CALLED_OFF = Text(
    "ce tirage a été annulé : aucun bulletin n'est attendu.",
    "this draw has been called off: no slip is expected.",
)
STILL_OPEN = Text(
    "le temps n'est pas écoulé : les bulletins de ce coup se corrigent ensuite.",
    "the time is not over: the slips of this turn are corrected afterwards.",
)
ALREADY_ENTERED = Text(
    "la table {table} vient d'être saisie ({author}) ; relisez le bulletin, puis confirmez votre saisie si "
    "elle est juste.",
    "table {table} has just been entered ({author}); read the slip again, then confirm your entry if it is "
    "right.",
)
NO_RIVAL = Text(
    "une seule saisie est là pour la table {table} : il n'y a pas à choisir.",
    "there is only one entry for table {table}: there is nothing to choose.",
)
NOTHING_ENTERED = Text(
    "aucun bulletin n'est saisi pour la table {table} à ce coup.",
    "no slip is entered for table {table} at this turn.",
)
NOTHING_LATE = Text(
    "la table {table} n'a pas de bulletin tardif à décider.",
    "table {table} has no late slip to decide on.",
)
NO_QUESTION = Text(
    "aucune question n'est posée pour la table {table}.", "no question is asked about table {table}."
)
NO_SUCH_SOLUTION = Text("il n'y a pas de solution numéro {number}.", "there is no solution number {number}.")
NO_CORRECTION = Text(
    "le double arbitre n'a rien proposé pour la table {table}.",
    "the double arbiter has proposed nothing for table {table}.",
)
NOT_REVIEWED = Text(
    "le bulletin de la table {table} n'a pas été déclaré conforme : il n'y a rien à annuler.",
    "the slip of table {table} has not been found right by the double arbiter: there is nothing to undo.",
)
OTHER_REVISION = Text(
    "le bulletin de la table {table} a changé depuis ; relisez-le.",
    "the slip of table {table} has changed since; look at it again.",
)
ABOVE_TOP = Text(
    "{points} {points|point|points} dépassent le top du coup {turn}, qui est de {top} : "
    "corrigez d'abord le coup si le top est faux.",
    "{points} {points|point|points} are more than the top of turn {turn}, which is {top}: "
    "first correct the turn if the top is wrong.",
)
NO_OVERRULING = Text(
    "le verdict de la table {table} n'a pas été modifié.",
    "the verdict of table {table} has not been changed.",
)
NOT_EXCLUDED = Text("la table {table} n'est pas exclue.", "table {table} is not excluded.")
NOTES_LATER = Text(
    "le mot de ce coup n'est pas encore retenu : les billets partent ensuite.",
    "the word of this turn has not been retained yet: notes go out afterwards.",
)
NOT_IN_HAND_THEN = Text(
    "ce billet n'a pu être remis qu'entre le coup {first} et le coup {last}.",
    "this note can only have been handed over between turn {first} and turn {last}.",
)
NO_NOTE = Text(
    "rien à notifier à la table {table} pour ce coup.", "there is nothing to tell table {table} of this turn."
)
NO_CASE = Text(
    "aucun dossier n'est ouvert pour la table {table} à ce coup.",
    "no case is open for table {table} at this turn.",
)
NOTHING_REFERRED = Text(
    "aucun dossier envoyé par vous n'est en attente pour la table {table}.",
    "no case that you sent is waiting for table {table}.",
)
CASE_RULED = Text(
    "la commission d'arbitrage a décidé ; la suite est un recours à la fédération.",
    "the arbitration commission has decided; what is left is an appeal to the federation.",
)
COMMISSION_DECIDED = Text(
    "la commission a statué sur le bulletin de la table {table} ; elle seule peut y revenir.",
    "the commission has ruled on the slip of table {table}; only it can come back to it.",
)
NOT_DECIDED = Text(
    "le bulletin de la table {table} n'est pas encore jugé.",
    "the slip of table {table} has not been judged yet.",
)
APPEAL_TOO_LATE = Text(
    "trop tard (art. {article}) : un recours se dépose avant la partie suivante, ou dans les {minutes} "
    "minutes "
    "qui suivent la dernière.",
    "too late (art. {article}): an appeal is lodged before the next game, or {minutes} minutes after the "
    "last.",
)
FEDERATION_LATER = Text(
    "la commission d'arbitrage décide d'abord.",
    "the arbitration commission decides first.",
)
WHY_NEEDED = Text("dites pourquoi.", "say why.")
NAME_NEEDED = Text("donnez un nom.", "give a name.")
TABLE_TWICE = Text("la table {table} est donnée deux fois.", "table {table} is given twice.")
TABLE_TAKEN = Text(
    "la table {table} est celle de {there} ; donnez une autre table à {name}.",
    "table {table} is {there}'s; give {name} another table.",
)
TABLE_TAKEN_BY = Text(
    "la table {table} est celle de {there} ; donnez une autre table à {name}, ou échangez leurs tables.",
    "table {table} is {there}'s; give {name} another table, or let the two change places.",
)
TABLE_HAS_PLAYED = Text(
    "{there} a déjà joué à la table {table} ; donnez une autre table à {name}. "
    "Si c'est la même personne, corrigez son nom dans la liste des inscrits.",
    "{there} has already played at table {table}; give {name} another table. "
    "If it is the same person, correct the name in the list of players.",
)
BLOCK_BACKWARDS = Text(
    "les tables d'un arbitre vont du plus petit numéro au plus grand : {first} à {last}.",
    "an arbiter's tables go from the smallest number to the greatest: {first} to {last}.",
)
BLOCKS_OVERLAP = Text(
    "la table {table} serait corrigée par {one} et par {other}.",
    "table {table} would be corrected by {one} and by {other}.",
)
GROUP_TWICE = Text(
    "« {label} » est donné deux fois : donnez à chacun un nom à lui.",
    "`{label}` is given twice: give each a name of its own.",
)
ARBITER_TWICE = Text("l'arbitre « {id} » est donné deux fois.", "arbiter `{id}` is given twice.")
RULED = {
    "struck": Text(
        "{word}, écarté dès le coup {turn} : {why} ({author})",
        "{word}, struck from turn {turn} on: {why} ({author})",
    ),
    "admitted": Text(
        "{word}, admis dès le coup {turn} : {why} ({author})",
        "{word}, admitted from turn {turn} on: {why} ({author})",
    ),
}
