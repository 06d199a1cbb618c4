"""What the screens say in the catalogue `topping`."""

from nonuple.texts import Text, announce
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.TOPPING,
    "you": common.YOU,
    "computer": Text("Ordinateur {level}", "Computer {level}"),
    "quit": common.LEAVE,
    "menu": common.MORE,
    "menu.title": common.TOPPING,
    "gone": common.THIS_GAME_IS_NOT_ON_THIS,
    "gone.text": Text(
        "Demandez un code à qui l'a ouverte, ou commencez-en une autre.",
        "Ask whoever opened it for a code, or begin another one.",
    ),
    "gone.new": common.NEW_TOPPING,
    "setup.text": Text(
        "Trouvez le top de chaque coup, le plus vite possible. Le temps total décide.",
        "Find the top of each turn as fast as you can. The total time decides.",
    ),
    "setup.turns": Text(
        "À plusieurs noms, chacun joue la même partie à son tour ici ; d'autres appareils rejoignent par "
        "code.",
        "With several names each plays the same game here in turn; other devices join by a code.",
    ),
    "setup.rival": Text("Contre un ordinateur", "Against a computer"),
    "setup.rival.none": Text("Sans ordinateur", "No computer"),
    "setup.rival.level": Text("Niveau {level} sur 9", "Level {level} of 9"),
    "setup.limit": common.TIME_A_TURN,
    "setup.start": Text("Préparer la partie", "Prepare the game"),
    "limit.30": Text("30 s", "30 s"),
    "limit.60": Text("1 min", "1 min"),
    "limit.120": Text("2 min", "2 min"),
    "limit.180": Text("3 min", "3 min"),
    "start": Text("Voir les premières lettres", "See the first letters"),
    "start.title": common.NAME_TO_PLAY,
    "start.yours": Text("À vous", "Your turn"),
    "start.text": Text(
        "{turns} {turns|coup|coups}, {time} au plus par coup. Le chrono part avec les lettres. Top non "
        "trouvé : {penalty} secondes de plus.",
        "{turns} {turns|turn|turns}, {time} at most each. The clock starts with the letters. Top not "
        "found: {penalty} seconds more.",
    ),
    "bar": Text("Topping, {name}", "Topping, {name}"),
    "bar.text": Text(
        "Trouvez le top de chaque coup, le plus vite possible", "Find the top of each turn as fast as you can"
    ),
    "bar.limit": announce.TIME,
    "turn": Text("Coup {turn} sur {turns}", "Turn {turn} of {turns}"),
    "given": Text("À 0:00, top donné : +{penalty} s.", "At 0:00 the top is given: +{penalty} s."),
    "given.short": Text("donné", "given"),
    "total": Text("temps total", "total time"),
    "total.given": Text("temps total, dont +{seconds} s", "total time, +{seconds} s of it"),
    "propose": Text("Proposer", "Propose"),
    "shuffle": common.SHUFFLE,
    "found": Text("Top trouvé : {word}, en {seconds} s.", "Top found: {word}, in {seconds} s."),
    "not-found": Text("Le top était {word} {ref}.", "The top was {word} {ref}."),
    "proposals": Text("Propositions", "Proposals"),
    "proposals.count": Text("{count} à ce coup", "{count} this turn"),
    "proposals.none": Text("Rien encore à ce coup.", "Nothing yet this turn."),
    "not-top": Text("pas le top", "not the top"),
    "secret": Text("Le top reste secret jusque-là.", "The top stays secret until then."),
    "see": Text("Voir, compte {time}", "See it, counts {time}"),
    "standings": Text("Où en est chacun", "Where everybody is"),
    "standings.same": Text("même partie", "same game"),
    "standings.turn": common.TURN_TURN_COUP_TURN,
    "records": Text("Meilleurs temps ici : {names}.", "Best times here: {names}."),
    "bars": common.COUNT_TOP,
    "bars.text": Text(
        "{found} {found|trouvé|trouvés}, {given} {given|donné|donnés}",
        "{found} {found|found|found}, {given} {given|given|given}",
    ),
    "over": Text("Partie finie en {time}.", "Game finished in {time}."),
    "over.left": Text("Partie laissée en route.", "Game abandoned."),
    "over.text": Text(
        "{found} {found|top trouvé|tops trouvés} sur {turns}.", "{found} {found|top|tops} found of {turns}."
    ),
    "over.next": common.NAME_TO_PLAY,
    "over.again": common.NEW_TOPPING,
    "ranking": common.RANKING,
    "ranking.found": Text("{count} {count|trouvé|trouvés}", "{count} {count|found|found}"),
    "tops": Text("Les tops", "The tops"),
    "invite": Text("Inviter un appareil", "Invite a device"),
    "leave": Text("Abandonner cette partie", "Give this game up"),
    "keys": Text(
        "Entrée propose, Espace tourne le mot, Échap reprend les lettres, Maj et une lettre pose le joker, "
        "F2 montre le top.",
        "Enter proposes, Space turns the word, Esc takes the letters back, Shift and a letter lays the "
        "joker, F2 shows the top.",
    ),
}
