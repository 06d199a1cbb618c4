"""What the screens say in the catalogue `commission`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.ARBITRATION_COMMISSION,
    "refused": Text("Cette page est celle de la commission", "This page is the commission's"),
    "refused.advice": Text(
        "Ouvrez-la par votre lien, ou rejoignez avec le code que l'organisateur vous a remis.",
        "Open it by your link, or join with the code that the organiser gave you.",
    ),
    "detail": Text("{contest}, partie {game}", "{contest}, game {game}"),
    "count.open": Text("{count} à traiter", "{count} to decide"),
    "count.late": Text("{count} hors délai", "{count} too late"),
    "count.ruled": Text("{count} {count|décidé|décidés}", "{count} {count|decided|decided}"),
    "queue": Text("File", "Queue"),
    "queue.decided": common.DECIDED,
    "queue.none": Text("Aucun dossier à traiter", "No case to decide"),
    "queue.none.text": Text(
        "Les bulletins envoyés par les arbitres et les recours des joueurs s'afficheront ici d'eux-mêmes.",
        "Slips sent by arbiters and appeals of players will appear here by themselves.",
    ),
    "queue.none.open": Text("Tout est décidé.", "All is decided."),
    "queue.how": Text(
        "Un recours s'ouvre depuis le téléphone du joueur ; un arbitre saisit la commission depuis son "
        "poste avec F4.",
        "An appeal is made from the player's phone; an arbiter refers a slip from the desk with F4.",
    ),
    "deadline.until": Text(
        "Recours de la partie {game} ouverts jusqu'à {time}. Art. {article}",
        "Appeals of game {game} are open until {time}. Art. {article}",
    ),
    "deadline.open": Text(
        "Recours de la partie {game} ouverts jusqu'au début de la suivante. Art. {article}",
        "Appeals of game {game} are open until the next one begins. Art. {article}",
    ),
    "deadline.none": Text(
        "Recours de la partie {game} : aucun délai fixé. Art. {article}",
        "Appeals of game {game}: no deadline is set. Art. {article}",
    ),
    "deadline.over": Text(
        "Recours de la partie {game} clos depuis {time}. Art. {article}",
        "Appeals of game {game} closed at {time}. Art. {article}",
    ),
    "deadline.left": Text("{minutes} min", "{minutes} min"),
    "deadline.closed": Text("clos", "closed"),
    "case": common.TABLE_TABLE_TURN_TURN,
    "case.game": Text("Table {table}, partie {game}, coup {turn}", "Table {table}, game {game}, turn {turn}"),
    "case.appeal": Text("Recours du joueur", "Appeal of the player"),
    "case.rule": Text("Laissé à la commission par le règlement", "Left to the commission by the rulebook"),
    "case.facts": Text("{name}. Tirage {rack}.", "{name}. Letters {rack}."),
    "case.retained": Text("Mot retenu : {retained}.", "Retained word: {retained}."),
    "case.why": Text("Question ({author}) : « {why} »", "Question ({author}): “{why}”"),
    "case.appealed": Text("Recours du joueur : « {why} »", "Appeal of the player: “{why}”"),
    "state.open": common.TO_DECIDE,
    "state.late": Text("hors délai", "too late"),
    "state.ruled": Text("décidé", "decided"),
    "slip": common.THE_SLIP,
    "slip.turn": common.TURN_TURN,
    "grid": Text("Sur la grille, à ce coup", "On the board, at this turn"),
    "verdict": Text("Verdict actuel", "Current verdict"),
    "verdict.rule": Text("Selon le règlement", "By the rulebook"),
    "verdict.article": Text("Art. {article}", "Art. {article}"),
    "verdict.none": Text(
        "Pas encore de verdict : le bulletin attend une décision.",
        "No verdict yet: the slip awaits a decision.",
    ),
    "readings": Text("Lectures et issues", "Readings and outcomes"),
    "readings.keys": Text("+ chiffre", "+ figure"),
    "reading.stands": Text("Maintenir la décision", "Keep the decision"),
    "reading.plausible": Text("Le raccord est plausible", "The junction is plausible"),
    "reading.implausible": Text("Le raccord n'est pas plausible", "The junction is not plausible"),
    "reading.doubtful": Text("Le raccord reste douteux", "The junction stays doubtful"),
    "reading.paid": Text("Payer la solution, sans sanction", "Pay the solution, without sanction"),
    "reading.warned": Text("Payer la solution, avec un avertissement", "Pay the solution, with a warning"),
    "reading.refused": common.ZERO,
    "reading.written": Text("Le bulletin tel qu'il est écrit", "The slip as it is written"),
    "reading.main": Text("{word} est la solution principale", "{word} is the main solution"),
    "reading.favoured": Text("La lecture la plus favorable au joueur", "The reading best for the player"),
    "reading.both-ways": Text(
        "Le joueur a pu jouer sur deux tableaux", "The player may have tried two readings at once"
    ),
    "reading.other": Text("Autre sanction", "Another sanction"),
    "reading.other.text": Text(
        "Choisissez la sanction et les points.", "Choose the sanction and the points."
    ),
    "reading.worth": Text(
        "{ref} : la grille l'admet à {points} {points|point|points}.",
        "{ref}: the board admits it for {points} {points|point|points}.",
    ),
    "reading.claim": Text(
        "Le score écrit sur le bulletin : {points}.", "The score written on the slip: {points}."
    ),
    "decision": common.DECISION,
    "decision.outcome": common.POINTS_POINT,
    "decision.counted": Text("comptée sur les autres", "counted from the others"),
    "decision.choose": Text(
        "Choisissez une lecture, ou une autre sanction.", "Choose a reading, or another sanction."
    ),
    "decision.before": Text("Avant : {points}", "Before: {points}"),
    "decision.before.none": Text("Avant : rien de décidé", "Before: nothing decided"),
    "decision.sanction": Text("Sanction", "Sanction"),
    "decision.points": common.POINTS_PAID,
    "decision.motive": common.MOTIVE_TOLD_TO_THE_PLAYER,
    "decision.compulsory": Text("obligatoire", "compulsory"),
    "decision.advice": Text(
        "Dans le doute, la lecture la plus favorable au joueur, sauf s'il a pu jouer sur deux tableaux.",
        "In doubt, the reading that favours the player most, unless two chances were tried at once.",
    ),
    "decision.send": Text("Notifier la décision", "Notify the decision"),
    "decision.again": Text("Changer la décision", "Change the decision"),
    "decision.sent": Text(
        "Table {table}, coup {turn} : décision notifiée.", "Table {table}, turn {turn}: decision notified."
    ),
    "votes": Text("Votes", "Votes"),
    "votes.members": Text("Membres de la commission", "Members of the commission"),
    "votes.for": Text("{count} {count|voix|voix} sur {all}", "{count} {count|vote|votes} of {all}"),
    "votes.none": Text("pas encore", "not yet"),
    "votes.note": Text("Noter", "Note"),
    "votes.note.of": Text("Noter le vote de {member}", "Note the vote of {member}"),
    "sanction.none": common.PAID,
    "sanction.warning": common.WARNING,
    "sanction.penalty": common.N_5,
    "sanction.zero": common.ZERO,
    "sanction.average": common.AVERAGE,
    "later": Text("Reporter", "Later"),
    "file": Text("Dossier FISF", "Federation file"),
    "file.first": Text(
        "La fédération n'est saisie qu'après la décision de la commission.",
        "The federation is asked only after the commission has decided.",
    ),
    "keys.case": Text("dossier", "case"),
    "keys.reading": Text("lecture", "reading"),
    "keys.other": Text("autre sanction", "another sanction"),
    "keys.send": Text("notifier", "notify"),
    "keys.word": Text("écarter ou admettre un mot", "strike or admit a word"),
    "keys.file": Text("dossier FISF", "federation file"),
    "pending": Text(
        "Classement provisoire : {count} {count|bulletin en attente|bulletins en attente}",
        "Provisional ranking: {count} {count|slip awaited|slips awaited}",
    ),
}
