"""What the screens say in the catalogue `centre`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.CENTRE,
    "start": Text("Un centre d'un simultané", "A centre of a simultaneous event"),
    "start.text": Text(
        "Cet ordinateur reçoit les parties scellées, les joue sans réseau, et renvoie un fichier signé.",
        "This computer receives the sealed games, plays them without a network, and sends back a signed "
        "file.",
    ),
    "of": Text("centre du {event}", "centre of {event}"),
    "players": common.COUNT_PLAYER,
    "sealed": common.SEALED,
    "opened": Text("ouvert", "open"),
    "step.receive": Text("Recevoir", "Receive"),
    "step.receive.to": common.THE_SEALED_GAMES,
    "step.receive.done": Text("reçu {day}", "received {day}"),
    "step.open": common.OPEN,
    "step.open.to": Text("le {hour}", "{hour}"),
    "step.open.any": Text("avec la clé", "with the key"),
    "step.open.done": Text("ouvert le {hour}", "opened {hour}"),
    "step.play": common.PLAY,
    "step.play.to": common.COUNT_GAME,
    "step.play.done": Text("tout est joué", "all is played"),
    "step.send": common.SEND,
    "step.send.to": Text("réseau ou fichier", "network or file"),
    "step.send.done": Text("envoi {number}, {hour}", "sending {number}, {hour}"),
    "steps": Text("Étapes", "Steps"),
    "receive.title": Text("Les parties scellées", "The sealed games"),
    "receive.text": Text(
        "Déposez les deux fichiers de l'organisateur : les parties scellées, les mêmes pour tous, et la "
        "clé de signature de ce centre.",
        "Drop the organiser's two files: the sealed games, the same for all, and this centre's signing key.",
    ),
    "receive.drop": Text("Déposer les deux fichiers", "Drop both files"),
    "receive.hint": common.OR_CLICK_TO_CHOOSE_THEM,
    "receive.need": Text(
        "Il faut les parties scellées et la clé du centre.",
        "Both are needed: the sealed games and the centre's key.",
    ),
    "envelope": Text(
        "{count} {count|partie scellée|parties scellées}", "{count} {count|sealed game|sealed games}"
    ),
    "before": Text(
        "L'heure de ce centre est {hour} : la clé ne sert pas avant.",
        "The hour of this centre is {hour}: the key is of no use before.",
    ),
    "after": Text(
        "L'heure de ce centre, {hour}, est passée : la clé peut servir.",
        "The hour of this centre, {hour}, has passed: the key may be used.",
    ),
    "whenever": Text(
        "La clé peut servir dès qu'elle est donnée.", "The key may be used as soon as it is given."
    ),
    "nobody": Text(
        "Personne ici ne peut lire les parties avant la clé, ni l'organisateur du centre, ni ce serveur.",
        "Nobody here can read the games before the key: neither the centre's organiser nor this server.",
    ),
    "key.title": Text("La clé : six mots", "The key: six words"),
    "key.text": Text(
        "Tapez les mots comme vous les entendez : une faute d'une lettre est corrigée.",
        "Type the words as you hear them: one wrong letter is mended.",
    ),
    "way.network": common.NETWORK,
    "way.network.text": Text(
        "l'organisateur la donne à l'heure, par le lien du centre",
        "the organiser gives it at the hour, by the centre's link",
    ),
    "way.phone": Text("Téléphone", "Telephone"),
    "way.phone.text": Text(
        "six mots dictés, un code de contrôle de deux chiffres", "six words dictated, two check figures"
    ),
    "way.paper": Text("Enveloppe", "Envelope"),
    "way.paper.text": Text(
        "papier cacheté, remis au juge-arbitre, ouvert devant la salle",
        "sealed paper, handed to the chief arbiter, opened before the room",
    ),
    "open": Text("Ouvrir les parties", "Open the games"),
    "open.missing": Text(
        "Ouvrir : encore {count} {count|mot|mots}", "Open: {count} {count|word|words} missing"
    ),
    "open.early": Text("Ouvrir : pas avant {hour}", "Open: not before {hour}"),
    "delay": Text("Retarder…", "Delay…"),
    "delay.title": Text("Retarder l'ouverture", "Delay the opening"),
    "delay.why": Text("Motif, envoyé avec les résultats", "Motive, sent with the results"),
    "delay.save": Text("Noter le retard", "Note the delay"),
    "delay.noted": Text("Retard noté : {why}", "Delay noted: {why}"),
    "play.title": common.PLAY,
    "play.text": Text(
        "Le tirage et les mots retenus sont ceux de tous les centres. Le reste est une partie ordinaire, "
        "commission comprise.",
        "Letters and words are those of every centre. The rest is an ordinary game, commission included.",
    ),
    "game": common.GAME_NUMBER,
    "game.sealed": Text("scellée", "sealed"),
    "game.playing": common.TURN_TURN_COUP_TURN,
    "game.over": Text("finie, {turns} {turns|coup|coups}", "over, {turns} {turns|turn|turns}"),
    "game.open": common.OPEN_GAME_NUMBER,
    "game.go": Text("Aller à la salle", "Go to the room"),
    "office": Text("Inscrire les joueurs", "Register the players"),
    "send.title": common.SEND,
    "send.text": Text(
        "Un seul fichier signé : scores, bulletins et heure d'ouverture. Un second envoi remplace le "
        "premier.",
        "One signed file: scores, slips and the hour of opening. A second sending replaces the first.",
    ),
    "send.file": Text("Enregistrer le fichier signé", "Save the signed file"),
    "send.network": Text("Envoyer par le réseau", "Send by the network"),
    "send.done": Text("Envoi {number} fait.", "Sending {number} done."),
    "send.list": Text("Envois", "Sendings"),
    "send.way.network": common.NETWORK_RESEAU,
    "send.way.file": common.FILE,
    "checks": Text("Vérifié ce soir", "Checked tonight"),
    "recheck": common.CHECK_AGAIN,
    "check.file": Text("Fichier entier", "File whole"),
    "check.file.text": Text(
        "{count} {count|partie|parties}, {size} ko, empreinte {digest}",
        "{count} {count|game|games}, {size} kB, fingerprint {digest}",
    ),
    "check.list": common.WORD_LIST,
    "check.list.same": Text(
        "{words} mots, empreinte {fingerprint}, la liste demandée",
        "{words} words, fingerprint {fingerprint}, the list asked for",
    ),
    "check.list.other": Text(
        "empreinte {fingerprint} au lieu de {planned} : l'organisateur rejugera tous les bulletins",
        "fingerprint {fingerprint} instead of {planned}: the organiser will judge all slips again",
    ),
    "check.list.none": Text("aucune liste sur cet ordinateur", "no list on this computer"),
    "check.hour": common.HOUR,
    "check.hour.text": Text("{now} sur cet ordinateur", "{now} on this computer"),
    "check.players": common.PLAYERS,
    "check.players.text": Text(
        "{players} {players|inscrit|inscrits}, {arbiters} {arbiters|arbitre|arbitres}",
        "{players} {players|player|players}, {arbiters} {arbiters|arbiter|arbiters}",
    ),
    "check.commission": common.ARBITRATION_COMMISSION,
    "check.commission.text": Text("{count} {count|membre|membres}", "{count} {count|member|members}"),
    "check.commission.none": Text(
        "personne : demandée si l'épreuve est classée (7.4.1)",
        "nobody: asked for if the event counts for the ranking (7.4.1)",
    ),
    "next": common.THEN,
    "next.play": Text("3. Jouer", "3. Play"),
    "next.play.text": Text(
        "Le tirage est dans le fichier : le juge-arbitre l'annonce, l'écran le montre.",
        "The letters are in the file: the chief arbiter announces them, the screen shows them.",
    ),
    "next.send": Text("4. Envoyer", "4. Send"),
    "next.send.text": Text(
        "Un fichier signé, sur clé ou par courriel, ou par le réseau. Un second envoi remplace le premier.",
        "A signed file, on a stick or by mail, or by the network. A second sending replaces the first.",
    ),
    "keys.check": Text("revérifier", "check again"),
    "keys.delay": Text("retarder l'ouverture, avec un motif", "delay the opening, with a motive"),
    "keys.open": Text("ouvrir, inactif tant qu'un mot manque", "open, dead while a word is missing"),
    "keys.link": Text("relier à l'organisateur", "join the organiser"),
    "link.card": common.NETWORK,
    "link": Text("Relier…", "Join…"),
    "link.other": Text("Autre lien…", "Another link…"),
    "link.title": Text("Relier ce centre", "Join this centre"),
    "link.text": Text(
        "Collez le lien que l'organisateur a fait pour ce centre. Il verra où vous en êtes ; rien de ce "
        "qui se joue ne part avant l'envoi.",
        "Paste the link that the organiser made for this centre. How far you are will be seen there; "
        "nothing of the play leaves before it is sent.",
    ),
    "link.field": Text("Lien du centre", "Link of the centre"),
    "link.reads": Text("Organisateur : {host}.", "Organiser: {host}."),
    "link.reads.chief": Text(
        "Organisateur : {host}. La salle suivra son juge-arbitre, coup par coup.",
        "Organiser: {host}. The room will follow the chief arbiter there, turn by turn.",
    ),
    "link.bad": Text(
        "Ce n'est pas un lien de centre : il commence par l'adresse de l'organisateur et contient « "
        "centre/lien ».",
        "This is not a centre link: it begins with the organiser's address and has “centre/lien” in it.",
    ),
    "link.do": Text("Relier", "Join"),
    "link.on": common.JOINED,
    "link.on.text": Text(
        "{host} voit où vous en êtes, et recevra l'envoi.",
        "{host} sees how far you are, and will receive the results.",
    ),
    "link.off": Text("sans réseau", "no network"),
    "link.off.text": Text(
        "Tout se joue ici ; les résultats partent par fichier.",
        "All is played here; results leave as a file.",
    ),
    "link.leave": Text("Ne plus être relié", "Be joined no longer"),
    "link.opened": Text(
        "Ce lien se colle dans la page de votre centre", "Paste this link into the page of your centre"
    ),
    "link.opened.text": Text(
        "Sur l'ordinateur du centre : « Être un centre », puis « Relier… ».",
        "On the computer of the centre: “Be a centre”, then “Join…”.",
    ),
    "follow.waiting": Text("juge-arbitre appelé", "calling the chief arbiter"),
    "follow.waiting.text": Text("On appelle {host}.", "{host} is being called."),
    "follow.together": Text("au même coup que le juge-arbitre", "at the chief arbiter's turn"),
    "follow.together.text": Text(
        "Les coups avancent avec ceux de {host}.", "Turns go on with those of {host}."
    ),
    "follow.behind": Text("en retard de {count} {count|coup|coups}", "{count} {count|turn|turns} behind"),
    "follow.behind.text": Text(
        "La salle rattrape {host} d'elle-même.", "The room catches up with {host} by itself."
    ),
    "follow.ahead": Text("en avance de {count} {count|coup|coups}", "{count} {count|turn|turns} ahead"),
    "follow.ahead.text": Text("La salle attend que {host} la rejoigne.", "The room waits for {host}."),
    "follow.cut": Text("juge-arbitre injoignable", "chief arbiter out of reach"),
    "follow.cut.text": Text(
        "Continuez avec la copie scellée : la salle rattrapera {host} au retour du réseau.",
        "Go on with the sealed copy: the room will catch up with {host} once the network is back.",
    ),
    "follow.leave": Text("Ne plus suivre", "Follow no longer"),
    "signed": Text(
        "L'heure d'ouverture est signée et part avec les résultats",
        "The hour of opening is signed and goes with the results",
    ),
}
