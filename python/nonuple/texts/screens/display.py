"""What the screens say in the catalogue `display`."""

from nonuple.texts import Text, announce, demo, moves
from nonuple.texts.screens import common

SENTENCES = {
    "title": demo.SCREENS["display"],
    "refused": Text("Cet écran n'a pas de partie à montrer", "This screen has no game to show"),
    "refused.advice": Text(
        "Ouvrez le lien de l'écran de salle que donne l'organisateur, ou tapez son code à l'accueil.",
        "Open the display's link given by the organiser, or type its code on the home page.",
    ),
    "game": common.GAME_NUMBER,
    "turn": common.TURN_TURN,
    "waiting": Text("Bienvenue", "Welcome"),
    "over": announce.TITLE_END,
    "time.minutes": Text(
        "{count} {count|minute|minutes} par coup", "{count} {count|minute|minutes} per turn"
    ),
    "time.mixed": Text("{minutes} min {seconds} s par coup", "{minutes} min {seconds} s a turn"),
    "time.seconds": Text(
        "{count} {count|seconde|secondes} par coup", "{count} {count|second|seconds} per turn"
    ),
    "time.none": Text("temps libre", "no time limit"),
    "pairs": common.IN_PAIRS,
    "sudden": common.SUDDEN_DEATH,
    "sudden.left": Text(
        "Mort subite : {count} {count|table|tables} en jeu", "Sudden death: {count} {count|table|tables} left"
    ),
    "demo": Text("Démonstration", "Demonstration"),
    "state.waiting": Text("La partie n'est pas encore ouverte.", "The game is not open yet."),
    "state.first": Text("Le premier tirage va commencer.", "The first draw is about to begin."),
    "state.draw": Text("Tirage des lettres", "Letters are being drawn"),
    "state.rejected": Text(
        "Tirage rejeté : les lettres retournent au sac", "Draw rejected: the letters go back to the bag"
    ),
    "state.drawn-anew": Text("Annonce du nouveau tirage", "The new draw is announced"),
    "state.cancelled": Text("Coup annulé : il se rejoue", "Turn cancelled: it is played again"),
    "state.letters": Text("Annonce du tirage", "The letters are announced"),
    "state.word": Text("Terminé : les bulletins sont ramassés", "Time is up: slips are collected"),
    "state.paused": common.GAME_SUSPENDED,
    "comment.few": Text(
        "Moins de 5 tables ont joué {points} {points|point|points}.",
        "Fewer than 5 tables played {points} {points|point|points}.",
    ),
    "comment.none": Text("Le top n'a pas été trouvé.", "Nobody found the top."),
    "comment.share": Text("Part des tables qui ont joué le top", "Share of the tables that played the top"),
    "comment.tables": Text(
        "{count} {count|table|tables} sur {tables}", "{count} {count|table|tables} of {tables}"
    ),
    "comment.played": Text(
        "{count|a|ont} joué {points} {points|point|points}",
        "{count|has|have} played {points} {points|point|points}",
    ),
    "comment.sub-tops": Text("Sous-tops", "Next best"),
    "comment.near": Text("Tout près", "Close by"),
    "comment.open": Text(
        "{count} {count|bulletin|bulletins} encore à corriger",
        "{count} {count|slip|slips} still to be corrected",
    ),
    "leaders": announce.RANKING,
    "leaders.top": common.TOP,
    "leaders.rank": common.RANK,
    "leaders.player": common.PLAYER,
    "leaders.points": common.POINTS,
    "leaders.lost": Text("Perdus", "Lost"),
    "leaders.percent": Text("% du top", "% of the top"),
    "leaders.deducted": Text(
        "Pénalités d'avertissements déjà retirées", "Cost of warnings already taken off"
    ),
    "leaders.open": Text(
        "Provisoire : {count} {count|bulletin|bulletins} encore à corriger.",
        "Provisional: {count} {count|slip|slips} still to be corrected.",
    ),
    "retained.title": Text("Coup {turn}, mot retenu", "Turn {turn}, word retained"),
    "retained.none": Text(
        "Le premier mot retenu s'affichera ici.", "The first word retained will appear here."
    ),
    "retained.cross": Text("avec {words}", "with {words}"),
    "points": common.POINT,
    "total": Text("Cumul du top", "Top so far"),
    "total.turns": Text(
        "{points|point|points} en {turns} {turns|coup|coups}",
        "{points|point|points} in {turns} {turns|turn|turns}",
    ),
    "join.title": Text("Jouer sur son téléphone", "Play on your phone"),
    "join.scan": Text(
        "Visez le code, ou tapez cette adresse, puis votre code de table.",
        "Scan the code, or type this address, then the code of your table.",
    ),
    "join.players": Text(
        "{count} {count|table inscrite|tables inscrites}", "{count} {count|table|tables} registered"
    ),
    "join.local": Text(
        "Seul cet ordinateur peut rejoindre la partie : les téléphones n'ont pas d'adresse à ouvrir.",
        "Only this computer can join the game: phones have no address to open.",
    ),
    "end.final": Text("Classement de la partie", "Ranking of the game"),
    "end.appeals": Text("Sous réserve des recours", "Subject to appeals"),
    "end.pending": Text(
        "Correction en cours : {count} {count|bulletin attendu|bulletins attendus}",
        "Being corrected: {count} {count|slip|slips} to come",
    ),
    "end.void": Text("Résultats annulés", "Results void"),
    "end.valid": Text("{count} {count|coup valide|coups valides}", "{count} {count|turn stands|turns stand}"),
    "end.solos": common.SOLOS,
    "end.solo": Text("coup {turn}, {name}", "turn {turn}, {name}"),
    "end.table": common.TABLE_TABLE_TABLE_TABLE,
    "end.more": moves.AND_MORE,
    "end.percent": common.PERCENT,
    "beep.beep": Text("Bip", "Beep"),
    "beep.double-beep": Text("Double bip", "Double beep"),
    "beep.long": Text("Signal long", "Long signal"),
    "controls.label": Text("Réglages de l'écran", "Settings of the screen"),
    "controls.full": Text("Plein écran", "Full screen"),
    "controls.window": Text("Quitter le plein écran", "Leave full screen"),
    "controls.dark": Text("Fond sombre", "Dark background"),
    "controls.light": Text("Fond clair", "Light background"),
    "controls.bell": Text("Sonnerie : {bell}", "Sound: {bell}"),
    "bell.beep": common.BEEP,
    "bell.bell": Text("cloche", "bell"),
    "bell.gong": Text("gong", "gong"),
    "controls.sound": Text("Mettre le son", "Sound on"),
    "controls.mute": Text("Couper le son", "Sound off"),
    "lost": Text(
        "Sans nouvelles du serveur : la voix du juge-arbitre fait foi.",
        "No news from the server: heed the judge's voice.",
    ),
}
