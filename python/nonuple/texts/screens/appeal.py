"""What the screens say in the catalogue `appeal`."""

from nonuple.texts import Text, documents
from nonuple.texts.screens import common

SENTENCES = {
    "title": documents.APPEAL_FILE,
    "refused": Text(
        "Cette page est celle de la commission et de l'organisateur",
        "This page is the commission's and the organiser's",
    ),
    "refused.advice": Text(
        "Ouvrez-la par votre lien, ou rejoignez avec le code qui vous a été remis.",
        "Open it by your link, or join with the code that you were given.",
    ),
    "detail": Text(
        "{contest}, partie {game}, table {table}, coup {turn}",
        "{contest}, game {game}, table {table}, turn {turn}",
    ),
    "number": Text("dossier {number}", "file {number}"),
    "none": Text("Aucune décision de la commission", "Nothing decided by the commission"),
    "none.text": Text(
        "Un dossier s'ouvre quand la commission a décidé et que le joueur ou l'arbitre est en désaccord.",
        "A file is opened once the commission has decided and the player or the arbiter disagrees.",
    ),
    "back": common.COMMISSION,
    "back.office": common.ORGANISATION,
    "course": Text("Ce qui s'est passé", "What happened"),
    "case": common.TABLE_TABLE_TURN_TURN,
    "stake": Text(
        "{name}{series}. {points} {points|point en jeu|points en jeu} : {now} ou {otherwise} dans la "
        "partie {game}.",
        "{name}{series}. {points} {points|point|points} at stake: {now} or {otherwise} in game {game}.",
    ),
    "stake.none": Text(
        "{name}{series}. Total dans la partie {game} : {now}.", "{name}{series}. Total in game {game}: {now}."
    ),
    "slip": common.THE_SLIP,
    "slip.turn": common.TURN_TURN,
    "grid": Text(
        "La grille et le tirage {rack}, au coup {turn}", "The grid and the rack {rack}, at turn {turn}"
    ),
    "said": Text("Ce que dit chacun", "What each says"),
    "player": Text("Le joueur", "The player"),
    "arbiter": Text("L'arbitre", "The arbiter"),
    "arbiter.named": Text("L'arbitre, {name}", "The arbiter, {name}"),
    "unheard": Text("Rien n'est noté.", "Nothing is written down."),
    "hear": Text("Noter", "Write down"),
    "hear.player": Text("Noter ce que dit le joueur", "Write down what the player says"),
    "hear.arbiter": Text("Noter ce que dit l'arbitre", "Write down what the arbiter says"),
    "hear.said": Text("Ses paroles, telles quelles", "Their words, as spoken"),
    "ruled": Text("La commission, {day} à {time}", "The commission, {day} at {time}"),
    "votes": Text("Votes :", "Votes:"),
    "articles": Text("Articles en cause", "Articles concerned"),
    "left.title": Text("Il reste, pour compléter le dossier", "Left to complete the file"),
    "left.days": common.COUNT_DAY,
    "left.last": Text("le dernier jour", "the last day"),
    "left.text": Text(
        "jusqu'au {day}, deux semaines après la demande. Au-delà, le dossier est nul et non avenu.",
        "until {day}, two weeks after the request. After that the file is void.",
    ),
    "void.title": Text("Délai passé", "Too late"),
    "void.text": Text(
        "Rien n'est venu jusqu'au {day} : le dossier est nul et non avenu (7.4.2.3).",
        "Nothing came by {day}: the file is void (7.4.2.3).",
    ),
    "pieces": Text("Pièces", "Pieces"),
    "pieces.count": Text("{count} sur {all}", "{count} of {all}"),
    "pieces.private": Text(
        "Le dossier part sans numéro de licence ni date de naissance. Son empreinte est imprimée en pied "
        "de page.",
        "The file has no licence number and no date of birth. Its fingerprint is printed at the foot of "
        "the page.",
    ),
    "attach": Text("Joindre une pièce", "Attach a piece"),
    "attach.what": Text("Ce qui est joint", "What is attached"),
    "attach.others": Text(
        "Bulletins du même joueur dans cette partie", "Slips of the same player in this game"
    ),
    "attach.other": Text("Coup {turn} : {word}", "Turn {turn}: {word}"),
    "attach.save": Text("Joindre", "Attach"),
    "attached": Text("Pièce jointe.", "Piece attached."),
    "build": Text("Ouvrir le dossier", "Open the file"),
    "build.text": Text(
        "Qui est en désaccord avec la commission saisit la commission de recours de la FISF (7.4.2.1).",
        "Whoever disagrees with the commission turns to the federation's commission of appeal (7.4.2.1).",
    ),
    "build.party": Text("En désaccord", "Who disagrees"),
    "build.motive": Text("Motif du recours", "Grounds of the appeal"),
    "tell": Text("Informer les parties", "Tell the parties"),
    "tell.text": Text(
        "Le programme n'écrit à personne : prévenez le joueur et l'arbitre, puis notez-le ici. Le dossier "
        "part ensuite (7.4.2.3).",
        "The program writes to nobody: tell the player and the arbiter, then note it here. The file goes "
        "after that (7.4.2.3).",
    ),
    "tell.save": Text("Noter qu'ils sont informés", "Note that they know"),
    "told": Text("Parties informées.", "Parties told."),
    "send": Text("Noter l'envoi", "Note it as sent"),
    "send.text": Text(
        "Le programme n'envoie rien : le président de la commission, ou l'organisateur en son absence, "
        "transmet le dossier imprimé à la FISF. Notez ici que c'est fait ; la décision notifiée tient en "
        "attendant (7.4.2.3).",
        "The program sends nothing: the president of the commission, or the organiser in his absence, "
        "sends the printed file to the federation. Note here that it is done; the decision notified stands "
        "meanwhile (7.4.2.3).",
    ),
    "sent": Text("Envoi du dossier noté.", "File noted as sent."),
    "ask": Text("Noter une pièce demandée", "Note a piece asked for"),
    "complete": Text("Noter que les pièces sont envoyées", "Note that the pieces were sent"),
    "answer": common.NOTE_THE_ANSWER,
    "panel": Text("Commission de recours", "Commission of appeal"),
    "print": Text("Imprimer le dossier", "Print the file"),
    "noted": Text("Noté.", "Noted."),
    "closed": Text("Le dossier est clos.", "The file is closed."),
    "keys.file": Text("dossier", "file"),
    "keys.attach": Text("joindre une pièce", "attach a piece"),
    "keys.next": Text("étape suivante", "next step"),
    "keys.print": Text("imprimer", "print"),
    "keys.back": Text("revenir", "back"),
    "provisional": Text(
        "Le classement reste provisoire pour la table {table}",
        "The ranking stays provisional for table {table}",
    ),
}
