"""What the screens say in the catalogue `centres`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": Text("Centres", "Centres"),
    "start": Text("Un simultané en plusieurs centres", "A simultaneous event in several centres"),
    "start.text": Text(
        "Ici l'organisateur réunit ce que les centres envoient. Les parties, le fichier scellé et les clés "
        "se préparent avec « nonuple event ».",
        "Here the organiser gathers what the centres send. Games, sealed file and keys are made with "
        "`nonuple event`.",
    ),
    "ranked": Text(
        "Le classement est celui de l'épreuve, avec ses salles d'ici.",
        "The ranking is that of the event, with its halls here.",
    ),
    "ranked.go": Text("Page de l'épreuve", "Page of the event"),
    "ranked.none": Text(
        "Le classement est celui d'une épreuve : dans « Tournois », déposez son fichier, les parties "
        "scellées et centres.json.",
        "An event ranks them: on “Events”, drop its file, the sealed games and centres.json.",
    ),
    "ranked.list": Text("Tournois", "Events"),
    "detail": common.COUNT_GAME,
    "heading": Text("{count} {count|centre|centres}, {hour}", "{count} {count|centre|centres}, {hour}"),
    "summary": Text(
        "{sent} {sent|a envoyé|ont envoyé}, {complete} {complete|est complet|sont complets}. {games} "
        "{games|partie scellée|parties scellées} sous l'empreinte {digest}.",
        "{sent} {sent|has sent|have sent}, {complete} {complete|is complete|are complete}. {games} "
        "{games|sealed game|sealed games} under fingerprint {digest}.",
    ),
    "lock": Text("Rien ne sort avant {hour}", "Nothing comes out before {hour}"),
    "lock.text": Text("tous les centres n'ont pas encore joué", "not all centres have played yet"),
    "lock.over": Text("Le classement peut sortir", "The ranking may come out"),
    "lock.over.text": Text("tous les centres ont joué", "all centres have played"),
    "centre": common.CENTRE,
    "opens": Text("Ouverture", "Opening"),
    "opens.there": Text("jour et heure du lieu", "day and hour of the place"),
    "opened": Text("Ouvert", "Opened"),
    "way": Text("Voie", "Way"),
    "way.network": common.NETWORK_RESEAU,
    "way.file": common.FILE,
    "way.live": common.JOINED,
    "joined": Text("{count} {count|centre relié|centres reliés}.", "{count} {count|centre|centres} joined."),
    "reached.waiting": Text("relié, scellé", "joined, sealed"),
    "reached.opened": Text("ouvert", "opened"),
    "reached.playing": common.GAME_GAME_TURN_TURN,
    "reached.behind": Text("! coup {turn}, {count} de retard", "! turn {turn}, {count} behind"),
    "reached.silent": Text("! sans nouvelles depuis {at}", "! no news since {at}"),
    "reached.played": Text("✓ partie {game} jouée", "✓ game {game} played"),
    "reached.all": Text("tous les bulletins rentrés", "all slips in"),
    "reached.settled": Text("bulletins rentrés jusqu'au coup {turn}", "slips in up to turn {turn}"),
    "sealed": common.SEALED,
    "game": common.GAME_NUMBER,
    "game.tables": Text("tables complètes", "tables complete"),
    "state": Text("État", "State"),
    "state.sealed": common.SEALED,
    "state.sent": common.SENT,
    "state.incomplete": Text("incomplet", "incomplete"),
    "state.other-list": Text("autre liste de mots", "other word list"),
    "state.left-out": common.NOT_IN_THE_RANKING,
    "state.commission": common.COMMISSION_COMMISSION,
    "state.complete": Text("complet", "complete"),
    "state.hour": Text("pas à l'heure", "not at its hour"),
    "drop": Text("Déposer les fichiers reçus", "Drop the files received"),
    "drop.hint": Text(
        "un par centre, autant qu'on veut ; un second envoi remplace le premier",
        "one per centre, as many as you like; a second sending replaces the first",
    ),
    "files": Text("Fichiers déposés", "Files dropped"),
    "file.taken": Text("reçu.", "received."),
    "unjudged": Text(
        "Bulletins pas encore rejugés : donnez la clé, et chaque bulletin l'est sur les parties "
        "descellées. D'ici là le classement est provisoire.",
        "Slips not judged again yet: give the key, and each one is, on the unsealed games. Until then the "
        "ranking is provisional.",
    ),
    "anomalies": Text("À voir", "To see to"),
    "anomalies.none": Text(
        "Rien à voir : tout ce qui est arrivé se compare.",
        "Nothing to see to: all that came can be compared.",
    ),
    "gesture.rejudge": Text("Rejuger avec la bonne liste", "Judge again with the right list"),
    "gesture.take": Text("Prendre tel quel", "Take as it is"),
    "gesture.ask-again": Text("Redemander", "Ask again"),
    "left.out": common.NOT_IN_THE_RANKING,
    "changes": Text(
        "{count} {count|verdict change|verdicts changent}",
        "{count} {count|verdict is another|verdicts are others}",
    ),
    "change": Text(
        "partie {game}, coup {turn} : {word}, {before} → {after}",
        "game {game}, turn {turn}: {word}, {before} → {after}",
    ),
    "rejudged": Text("{centre} rejugé.", "{centre} judged again."),
    "taken": Text("{centre} pris tel quel.", "{centre} taken as it is."),
    "joint": Text("Classement réuni", "Joint ranking"),
    "release": common.GIVE_THE_KEY,
    "release.title": Text(
        "Donner la clé aux centres reliés", "Give the key to the centres that are connected"
    ),
    "release.text": Text(
        "Le serveur ne connaît pas la clé avant que vous la tapiez. Chaque centre relié la reçoit à son "
        "heure, pas avant.",
        "The server does not know the key before you type it. Each connected centre gets it at its hour, "
        "not before.",
    ),
    "release.save": common.GIVE_THE_KEY,
    "released": Text("clé donnée", "key given"),
    "resend": Text("Inviter…", "Invite…"),
    "invite.title": Text("Inviter {centre}", "Invite {centre}"),
    "invite.text": Text(
        "Un lien, à coller dans la page du centre : il se relie, vous voyez où il en est, et son envoi "
        "arrive seul.",
        "One link, to be pasted into the page of the centre: it is joined, you see how far it is, and its "
        "results come by themselves.",
    ),
    "invite.chief": Text("Juge-arbitre à suivre", "Chief arbiter to follow"),
    "invite.chief.none": Text(
        "Le sien : chaque centre joue à son rythme", "Its own: each centre plays at its pace"
    ),
    "invite.chief.text": Text(
        "Multiplex : un seul juge-arbitre, les coups avancent ensemble ; une salle coupée continue et "
        "rattrape.",
        "Multiplex: one chief arbiter, turns go on together; a room that is cut off goes on and catches up.",
    ),
    "invite.make": Text("Faire le lien", "Make the link"),
    "invite.copy": common.COPY_THE_LINK,
    "invite.copied": common.LINK_COPIED,
    "invite.once": Text(
        "Montré cette seule fois ; les liens donnés avant restent valables.",
        "Shown this once; links given before stay good.",
    ),
    "invite.pack.text": Text(
        "Sans réseau : le même fichier scellé que pour tous.",
        "Without a network: the same sealed file as for all.",
    ),
    "invite.pack": Text("Enregistrer les parties scellées", "Save the sealed games"),
    "call": Text("Appeler {contact}", "Call {contact}"),
    "keys.move": Text("centre", "centre"),
    "keys.resend": Text("inviter, renvoyer le lien ou le fichier", "invite, send the link or the file again"),
    "multiplex": Text(
        "Multiplex : même écran, un seul tirage, les coups avancent ensemble",
        "Multiplex: same screen, one draw, turns go on together",
    ),
}
