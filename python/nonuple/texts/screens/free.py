"""What the screens say in the catalogue `free`."""

from nonuple.texts import Text, free
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.FREE_GAME,
    "you": common.YOU,
    "quit": common.LEAVE,
    "menu": common.MORE,
    "menu.title": Text("La partie", "The game"),
    "gone": common.THIS_GAME_IS_NOT_ON_THIS,
    "gone.text": Text(
        "Demandez un lien à qui l'a ouverte, ou commencez-en une autre.",
        "Ask whoever opened it for a link, or begin another one.",
    ),
    "gone.new": Text("Nouvelle partie libre", "New free game"),
    "game.two": common.FREE_GAME_FOR_TWO,
    "game.three": common.FREE_GAME_FOR_THREE,
    "game.four": common.FREE_GAME_FOR_FOUR,
    "lobby.title": Text("On attend les joueurs", "Waiting for the players"),
    "lobby.text": Text(
        "Chacun vise son code QR, ou tape son code sur la page d'accueil.",
        "Each scans their own QR code, or types their code on the front page.",
    ),
    "lobby.waiting": Text(
        "La partie commence dès que quelqu'un la lance.", "The game begins as soon as somebody starts it."
    ),
    "lobby.scan": Text("À viser ou à taper", "To scan or to type"),
    "lobby.copy": common.COPY_THE_LINK,
    "lobby.copied": common.LINK_COPIED,
    "lobby.code": Text("Le code à donner : {code}.", "The code to give: {code}."),
    "lobby.name": Text("Votre nom, au lieu de « {name} »", "Your name, instead of “{name}”"),
    "lobby.name.do": Text("C'est moi", "That is me"),
    "lobby.begin": Text("Tirer au sort et commencer", "Draw lots and begin"),
    "seat.yours": Text("à vous", "your turn"),
    "seat.letters": common.COUNT_LETTER,
    "seat.passed": Text("a passé", "passed"),
    "seat.exchanged": Text("a échangé", "exchanged"),
    "seat.draws": Text("va piocher", "about to draw"),
    "seat.resigned": Text("a abandonné", "gave up"),
    "bar.people": Text("{names} et vous.", "{names} and you."),
    "bar.time": Text("{time} par tour", "{time} per turn"),
    "bar.no-time": Text("Sans limite de temps", "No time limit"),
    "chip.round": Text("Tour {round}", "Round {round}"),
    "chip.bag": Text("{count} {count|lettre|lettres} au sac", "{count} {count|letter|letters} in the bag"),
    "chip.challenge": Text("dictionnaire sur contestation", "dictionary on challenge"),
    "chip.checked": Text("mots contrôlés", "words checked"),
    "status": Text(
        "Tour {round}. {count} {count|lettre|lettres} au sac, {unseen} à deviner.",
        "Round {round}. {count} {count|letter|letters} in the bag, {unseen} unseen.",
    ),
    "turn.yours": Text("À vous de jouer", "Your turn"),
    "turn.of": Text("À {name} de jouer", "{name} to play"),
    "turn.theirs": Text("{name} joue. Cherchez déjà.", "{name} is playing. You may search."),
    "turn.laid": Text("Votre mot est posé", "Your word lies"),
    "turn.watch": Text("{name} joue", "{name} is playing"),
    "turn.paused": Text("Partie suspendue", "Game paused"),
    "turn.how": Text(
        "Touchez une case, tapez le mot, ou H4 puis le mot. Espace le tourne.",
        "Tap a square, type the word, or H4 then the word. Space turns it.",
    ),
    "play": common.PLAY,
    "play.word": Text(
        "Jouer {word}, {count} {count|point|points}", "Play {word}, {count} {count|point|points}"
    ),
    "shuffle": common.SHUFFLE,
    "take-back": common.TAKE_BACK,
    "key.escape": common.ESC,
    "exchange": Text("Échanger", "Exchange"),
    "exchange.off": Text(
        "Il faut {least} {least|lettre|lettres} au sac.", "The bag must hold {least} {least|letter|letters}."
    ),
    "exchange.title": Text("Échanger des lettres", "Exchange letters"),
    "exchange.text": Text(
        "Touchez celles à rendre. {count} {count|lettre|lettres} au sac. L'échange compte pour un tour.",
        "Tap those to give back. {count} {count|letter|letters} in the bag. An exchange is a turn.",
    ),
    "exchange.none": Text("Aucune lettre choisie.", "No letter chosen."),
    "exchange.chosen": Text(
        "{count} {count|lettre choisie|lettres choisies}.", "{count} {count|letter|letters} chosen."
    ),
    "exchange.do": Text("Échanger {count} {count|lettre|lettres}", "Exchange {count} {count|letter|letters}"),
    "pass": common.PASS,
    "pass.title": Text("Passer le tour ?", "Pass the turn?"),
    "pass.text": Text(
        "Vous ne marquez rien et gardez vos lettres.", "You score nothing and keep your letters."
    ),
    "pass.do": common.PASS,
    "band.label": Text("Contestation", "Challenge"),
    "band.time": Text("Secondes pour contester", "Seconds to challenge"),
    "band.lays": Text("{name} pose", "{name} lays"),
    "band.own": Text("Vous posez", "You lay"),
    "band.and": Text(
        "et {words}, {points} {points|point|points}.", "and {words}, {points} {points|point|points}."
    ),
    "band.points": Text("{points} {points|point|points}.", "{points} {points|point|points}."),
    "band.outcomes": Text("Refusé : mot repris, tour passé.", "Refused: word taken back, turn lost."),
    "band.own.text": Text(
        "On peut le contester avant votre pioche.", "It can be challenged before you draw."
    ),
    "band.contest": Text("Je conteste", "I challenge"),
    "band.contest.name": Text("{name} conteste", "{name} challenges"),
    "band.price": Text("{cost} si admis", "{cost} if admitted"),
    "band.let": Text("Je laisse", "I let it be"),
    "band.draw": Text("Je pioche", "I draw"),
    "band.admitted": common.WORD_IS_ADMITTED,
    "band.admitted.text": Text("{name} perd 10 points.", "{name} loses 10 points."),
    "outcome.refused": Text(
        "{word} est admis : {name} perd 10 points.", "{word} is admitted: {name} loses 10 points."
    ),
    "outcome.upheld": Text(
        "{words} {count|n'est pas admis|ne sont pas admis} : {name} reprend ses lettres.",
        "{words} {count|is|are} not admitted: {name} takes the letters back.",
    ),
    "again": Text("Rejouer mon dernier coup", "Play my last turn again"),
    "again.asked": Text(
        "{name} voudrait rejouer son dernier coup.", "{name} would like to play the last turn again."
    ),
    "again.waiting": Text("Demande faite : les autres doivent accepter.", "Asked: the others have to agree."),
    "again.yes": Text("D'accord", "Agreed"),
    "again.no": common.NO,
    "pause": common.PAUSE,
    "resume": common.RESUME_THE_GAME,
    "resign": Text("Abandonner", "Give up"),
    "resign.sure": Text("Abandonner pour de bon", "Give up for good"),
    "spectator": Text("Inviter à regarder", "Invite to watch"),
    "unseen": Text("Lettres à deviner", "Unseen letters"),
    "unseen.title": Text("{count} {count|lettre|lettres} à deviner", "{count} {count|letter|letters} unseen"),
    "keys": Text(
        "Entrée joue, Espace tourne le mot, Échap reprend les lettres, Maj et une lettre pose le joker, F2 "
        "échange, F3 passe, F4 conteste.",
        "Enter plays, Space turns the word, Esc takes the letters back, Shift and a letter lays the blank, "
        "F2 exchanges, F3 passes, F4 challenges.",
    ),
    "curtain.title": Text("À {name}", "For {name}"),
    "curtain.text": Text(
        "Passez-lui l'appareil : les lettres restent cachées jusque-là.",
        "Pass the device: the letters stay hidden until then.",
    ),
    "curtain.last": Text(
        "{name} a posé {word}, {points} {points|point|points}.",
        "{name} laid {word}, {points} {points|point|points}.",
    ),
    "curtain.last.none": Text("{name} n'a rien posé.", "{name} laid nothing."),
    "curtain.open": Text("C'est moi, {name}", "I am {name}"),
    "sheet": Text("Feuille de marque", "Score sheet"),
    "sheet.all": common.SEE_ALL,
    "sheet.none": Text("Personne n'a encore joué.", "Nobody has played yet."),
    "line.pass": Text("passe son tour", "passes"),
    "line.late": Text("passe, temps écoulé", "passes, time over"),
    "line.exchange": free.EXCHANGED,
    "line.lost": Text("{words} refusé, repris", "{words} refused, taken back"),
    "line.challenge": Text("conteste {word} : admis", "challenges {word}: admitted"),
    "column.turn": common.TURN,
    "column.player": common.PLAYER,
    "column.word": common.WORD,
    "column.place": common.PLACE,
    "column.points": common.POINTS,
    "column.total": common.TOTAL,
    "end.win": Text("Vous gagnez, {points}.", "You win, {points}."),
    "end.wins": common.NAME_WINS_POINTS,
    "end.tie": Text("Égalité, {points}.", "A tie, {points}."),
    "end.out": Text(
        "{name} a tout posé avec {word}, le sac était vide.",
        "{name} went out with {word}, and the bag was empty.",
    ),
    "end.out.yours": Text(
        "{word} a vidé votre chevalet, le sac était vide.", "{word} emptied your rack, and the bag was empty."
    ),
    "end.no-play": Text("Plus personne ne peut poser de mot.", "Nobody can lay a word any more."),
    "end.all-passed": Text("Tout le monde a passé deux fois de suite.", "Everybody passed twice in a row."),
    "end.resigned": Text("Il ne reste qu'un joueur à la table.", "Only one player is left at the table."),
    "end.words": Text("Mots posés", "Words laid"),
    "end.words.text": Text("en {counts} coups", "in {counts} turns"),
    "end.challenges": Text("Contestations", "Challenges"),
    "end.challenges.text": Text("{words} : admis", "{words}: admitted"),
    "end.challenges.none": Text("aucune perdue", "none lost"),
    "end.late": Text("Temps dépassé", "Time exceeded"),
    "end.left": Text("Lettres restantes", "Letters left"),
    "end.left.text": Text("retirées à chacun", "taken from each"),
    "end.received": Text("Lettres reçues", "Letters received"),
    "end.received.text": Text("à qui a tout posé", "by whoever went out"),
    "end.total": common.TOTAL,
    "end.best": Text("Meilleur coup", "Best turn"),
    "end.rule": Text(
        "Règle 21 : chacun perd la valeur de ses lettres.", "Rule 21: each loses the value of their letters."
    ),
    "end.rule.out": Text(
        "Règle 21 : chacun perd la valeur de ses lettres ; qui a tout posé gagne celles des autres.",
        "Rule 21: each loses the value of their letters; whoever went out gains those of the others.",
    ),
    "end.analyse": Text("Analyser la partie", "Analyse the game"),
    "end.again": Text("Revanche", "Play again"),
}
