"""What the screens say in the catalogue `family`."""

from nonuple.texts import Text, documents
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.IN_THE_FAMILY,
    "quit": common.LEAVE,
    "gone": Text("Cette table n'est pas sur cet appareil", "This table is not on this device"),
    "gone.text": Text(
        "Demandez un code à qui tient la table, ou ouvrez-en une autre.",
        "Ask whoever keeps the table for a code, or open another one.",
    ),
    "gone.new": common.NEW_TABLE,
    "waiting": Text("La partie va commencer", "The game is about to begin"),
    "waiting.text": Text(
        "Tout le monde cherche le même tirage, chacun pour soi.",
        "Everybody searches the same letters, each for themselves.",
    ),
    "first": Text("Joueur 1", "Player 1"),
    "second": Text("Joueur 2", "Player 2"),
    "setup.title": Text("Duplicate en famille", "Family duplicate"),
    "setup.text": Text(
        "Les mêmes lettres pour tous, une grille au milieu. Sur le téléviseur ou une tablette.",
        "The same letters for all, one grid in the middle. On the television or a tablet.",
    ),
    "setup.devices": Text(
        "Un téléphone peut aussi rejoindre la table par code, une fois la partie ouverte.",
        "A phone can also join the table by a code, once the game is open.",
    ),
    "setup.minutes": common.TIME_A_TURN,
    "setup.minute": Text("{count} {count|minute|minutes}", "{count} {count|minute|minutes}"),
    "setup.bag": common.LETTERS,
    "setup.bag.program": Text("Tirées par le programme", "Drawn by the program"),
    "setup.bag.own": Text("Chrono et carnet de score", "Clock and score book"),
    "setup.bag.program.text": Text(
        "Le programme tire, montre la grille et garde le top caché jusqu'à la dernière annonce.",
        "The program draws, shows the grid and hides the top until the last announcement.",
    ),
    "setup.bag.own.text": Text(
        "Pour qui a la boîte : le temps et le carnet ; vous notez le top.",
        "For those who own the box: the time and the book; you note the top.",
    ),
    "setup.start": Text("Ouvrir la table", "Open the table"),
    "turn": common.TURN_TURN,
    "minutes": Text(
        "En famille, {count} {count|minute|minutes}", "In the family, {count} {count|minute|minutes}"
    ),
    "letters": Text("Lettres du coup", "Letters of the turn"),
    "signal.beep": common.BEEP,
    "signal.double-beep": Text("bip-bip", "double beep"),
    "signal.long": Text("signal", "signal"),
    "said.go": Text("C'est parti.", "Off you go."),
    "said.left": Text("Encore {count} {count|minute|minutes}.", "{count} {count|minute|minutes} left."),
    "said.over": Text("Temps écoulé.", "Time is up."),
    "said.try": Text("Vous m'entendez ?", "Can you hear me?"),
    "menu": Text("Table et sons", "Table and sounds"),
    "menu.title": Text("La table", "The table"),
    "key.space": common.SPACE,
    "step.between": Text("Prêts ?", "Ready?"),
    "step.between.text": Text(
        "Les lettres apparaissent pour tous en même temps.", "The letters appear for all at once."
    ),
    "step.between.do": Text("Tirer les lettres", "Draw the letters"),
    "step.open.own": Text("Nouveau coup", "New turn"),
    "step.letters": Text("Regardez les lettres", "Look at the letters"),
    "step.letters.text": Text(
        "Le temps part quand tout le monde les a vues.", "Time starts once everybody has seen them."
    ),
    "step.letters.do": Text("Lancer le chrono", "Start the clock"),
    "step.play": Text("Cherchez", "Search"),
    "step.play.text": Text(
        "Chacun écrit son mot, sa place et ses points.", "Each writes down a word, its place and its points."
    ),
    "step.play.do": Text("Tout le monde a fini", "Everybody is done"),
    "step.paused": Text("Temps suspendu", "Time stopped"),
    "step.own": Text(
        "Tirez sept lettres de votre sac et montrez-les à tous.",
        "Draw seven letters from your bag and show them to all.",
    ),
    "pause": common.PAUSE,
    "resume": Text("Reprendre", "Resume"),
    "announce": Text("Annoncez vos points", "Announce your points"),
    "announce.text": Text(
        "chacun à son tour, mot posé sur sa grille", "one after the other, the word laid on one's own grid"
    ),
    "announce.own": Text("puis notez le top", "then note the top"),
    "announce.no-word": Text("mot non dit", "word not said"),
    "announce.device": Text("sur son téléphone", "on their phone"),
    "announce.type": Text("tapez les points", "type the points"),
    "announce.later": Text("à suivre", "to follow"),
    "announce.yours": Text("À vous d'annoncer", "Your announcement"),
    "announce.points": Text("Vos points", "Your points"),
    "announce.word": Text("Votre mot, si vous voulez", "Your word, if you like"),
    "announce.do": common.ANNOUNCE,
    "announce.done": Text(
        "Annonce faite. Le top se découvre après la dernière.",
        "Announced. The top is shown after the last one.",
    ),
    "keypad": Text("Points : {name}", "Points of {name}"),
    "keypad.back": Text("Effacer un chiffre", "Delete a figure"),
    "keypad.ok": common.ANNOUNCE,
    "reveal": Text("Découvrir le top", "Show the top"),
    "reveal.without": Text("Découvrir sans attendre", "Reveal without waiting"),
    "reveal.sure": Text("Zéro pour {names}, sûr", "Nothing for {names}, sure"),
    "reveal.one": Text(
        "Masqué pour tous, arbitre compris, jusqu'à ce que {name} annonce.",
        "Hidden from all, arbiter included, until {name} announces.",
    ),
    "reveal.many": Text(
        "Masqué pour tous, arbitre compris : encore {count} {count|annonce|annonces}.",
        "Hidden from all, arbiter included: {count} {count|announcement|announcements} to come.",
    ),
    "reveal.ready": Text("Tout le monde a annoncé", "Everybody has announced"),
    "reveal.ready.text": Text("Le top est encore caché pour tous.", "The top is still hidden from all."),
    "top": Text("Top :", "Top:"),
    "top.found": Text("Trouvé par {names}.", "Found by {names}."),
    "top.nobody": Text("Personne ne l'a trouvé.", "Nobody found it."),
    "top.points": Text("Points du top", "Points of the top"),
    "top.word": common.WORD_RETAINED,
    "top.note": Text("Noter le top", "Note the top"),
    "doubted": Text(
        "{name} annonce plus que le top ({top}) : points à vérifier, rien de compté.",
        "{name} announces more than the top ({top}): points to check, nothing counted.",
    ),
    "refused": Text("{name}, {word} : zéro.", "{name}, {word}: zero."),
    "correct": Text("{name} : corriger", "{name}: put right"),
    "end": Text("Finir la partie", "End the game"),
    "book": documents.SCORE_BOOK,
    "book.word": Text("Retenu", "Retained"),
    "book.top": common.TOP,
    "book.share": Text("Part du top", "Share of tops"),
    "masked": Text("Top masqué", "Top hidden"),
    "over.wins": common.NAME_WINS_POINTS,
    "over.tie": Text("{names} à égalité, {points}.", "{names} are equal, {points}."),
    "over.share": common.PERCENT_OF_THE_TOP,
    "over.again": common.NEW_TABLE,
    "sit": Text("Jouer avec eux", "Play with them"),
    "sit.name": Text("Quelqu'un arrive", "Somebody arrives"),
    "sit.add": Text("Faire une place", "Make room"),
    "leave": Text("{name} s'en va", "{name} leaves"),
    "invite": Text("Inviter un téléphone", "Invite a phone"),
    "beep": Text("Essayer le bip", "Try the beep"),
    "keys": Text(
        "Les flèches et Entrée vont partout. Chiffres et Entrée annoncent, Tab passe au suivant, Espace "
        "découvre le top, P suspend.",
        "Arrows and Enter go everywhere. Figures and Enter announce, Tab goes to the next, Space shows the "
        "top, P pauses.",
    ),
}
