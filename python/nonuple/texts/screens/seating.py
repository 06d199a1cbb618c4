"""What the screens say in the catalogue `seating`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "you": common.YOU,
    "person": common.PLAYER,
    "computer": common.COMPUTER,
    "game.two": common.FREE_GAME_FOR_TWO,
    "game.three": common.FREE_GAME_FOR_THREE,
    "game.four": common.FREE_GAME_FOR_FOUR,
    "setup.title": common.FREE_GAME,
    "setup.text": Text(
        "De deux à quatre joueurs, chacun son chevalet. Le sort dit qui commence.",
        "Two to four players, a rack each. Lots say who begins.",
    ),
    "setup.name": Text("Joueur {seat}", "Player {seat}"),
    "setup.sitting": Text("Place : {name}", "Seat of {name}"),
    "setup.own": Text("À votre mesure", "At your measure"),
    "setup.level": Text("Niveau", "Level"),
    "setup.remove": common.REMOVE_NAME,
    "setup.add.person": common.A_PERSON,
    "setup.add.computer": Text("Un ordinateur", "A computer"),
    "setup.words": common.WORDS,
    "setup.time": Text("Temps par tour", "Time per turn"),
    "setup.start": Text("Commencer la partie", "Begin the game"),
    "setup.fault.name": Text("Il manque un nom.", "A name is missing."),
    "setup.fault.same": Text("Deux joueurs ont le même nom.", "Two players have the same name."),
    "setup.fault.you": Text(
        "Dites votre nom : sur les autres appareils, « Vous » serait quelqu'un d'autre.",
        "Say your name: at other devices “You” would be somebody else.",
    ),
    "setup.fault.nobody-here": Text(
        "Quelqu'un au moins joue sur cet appareil.", "Somebody at least plays at this device."
    ),
    "sitting.here": Text("Ici", "Here"),
    "sitting.here.text": Text(
        "Sur cet appareil ; à plusieurs, il passe de main en main.",
        "At this device; if several, it goes from hand to hand.",
    ),
    "sitting.away": Text("Ailleurs", "Elsewhere"),
    "sitting.away.text": Text(
        "Sur son appareil, par code ou lien.", "At a device of their own, by code or link."
    ),
    "sitting.computer": common.COMPUTER,
    "words.checked": Text("Contrôlés", "Checked"),
    "words.checked.text": Text(
        "Un mot absent de la liste ne se pose pas.", "A word that is not on the list cannot be laid."
    ),
    "words.challenge": Text("Sur contestation", "By challenge"),
    "words.challenge.text": Text(
        "Tout mot se pose. On le conteste avant la pioche : faux, il est repris ; admis, qui conteste perd "
        "10 points.",
        "Any word can be laid. It is challenged before the draw: wrong, it is taken back; admitted, the "
        "challenger loses 10 points.",
    ),
    "words.challenging": Text("Les ordinateurs contestent aussi", "Computers challenge too"),
    "time.none": Text("Sans limite", "No limit"),
    "time.2": Text("2 minutes", "2 minutes"),
    "time.3": Text("3 minutes", "3 minutes"),
}
