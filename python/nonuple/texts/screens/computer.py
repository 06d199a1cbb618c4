"""What the screens say in the catalogue `computer`."""

from nonuple.texts import Text, help, learnt
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.THIS_SERVER,
    "lead": Text(
        "Ce que doit savoir la personne qui tient l'ordinateur : par où la salle entre, avec quels mots "
        "elle joue, où tout est gardé.",
        "What the person who keeps the computer needs to know: how the room comes in, which words it plays "
        "with, where everything is kept.",
    ),
    "not-yours": Text(
        "Cette page est pour la personne qui tient le serveur",
        "This page is for the person who keeps the server",
    ),
    "not-yours.text": Text(
        "Ouvrez-la par le lien secret que « nonuple serve » a donné en démarrant.",
        "Open it by the secret link that `nonuple serve` gave when it started.",
    ),
    "room": common.IN_THE_ROOM,
    "room.text": Text(
        "Les téléphones prennent le même Wi-Fi que cet ordinateur, puis visent ce code ou tapent "
        "l'adresse. Internet n'est pas nécessaire.",
        "Phones take the same Wi-Fi as this computer, then scan this code or type the address. No Internet "
        "is needed.",
    ),
    "room.none": Text(
        "Cet ordinateur n'est sur aucun réseau : connectez-le au Wi-Fi de la salle, puis rechargez la page.",
        "This computer is on no network: connect it to the room's Wi-Fi, then reload the page.",
    ),
    "room.only-here": common.ONLY_HERE,
    "room.others": Text("Autres adresses de cet ordinateur :", "Other addresses of this computer:"),
    "trouble": Text("Un téléphone ne peut pas se connecter ?", "A phone cannot connect?"),
    "firewall.windows": help.ANSWERS["windows"],
    "firewall.macos": help.ANSWERS["macos"],
    "firewall.linux": help.ANSWERS["linux"],
    "isolated": help.ANSWERS["isolated"],
    "lists": common.THE_WORD_LIST,
    "lists.text": Text(
        "La liste choisie est celle des parties à venir ; celles qui sont commencées gardent la leur.",
        "The list chosen is that of games to come; those that have begun keep theirs.",
    ),
    "lists.damaged": Text("abîmée : déposez de nouveau son fichier", "damaged: drop its file again"),
    "lists.words": common.COUNT_WORD,
    "lists.from": Text("{source}, le {date}", "{source}, {date}"),
    "drop": Text("Déposez ici le fichier de votre liste", "Drop the file of your list here"),
    "drop.text": Text(
        "Texte, tableur, archive .zip, page web : un mot par ligne ou par colonne. Quelques mots complètent "
        "une liste. Rien ne quitte cet ordinateur.",
        "Text, spreadsheet, .zip archive, web page: one word per line or a column. A few words complete a "
        "list. Nothing leaves this computer.",
    ),
    "drop.choose": common.CHOOSE_A_FILE,
    "drop.reading": Text("Lecture de {name}…", "Reading {name}…"),
    "paste": Text(
        "Ou collez des mots, par exemple les pages d'un PDF", "Or paste words, such as pages of a PDF"
    ),
    "paste.words": Text("Mots à lire", "Words to read"),
    "paste.do": Text("Lire ces mots", "Read these words"),
    "paste.name": Text("Mots collés", "Pasted words"),
    "drop.one": Text("Un seul fichier à la fois.", "One file at a time."),
    "column": Text("Colonne des mots", "Column of the words"),
    "column.text": Text(
        "Son numéro à partir de 1, ou son titre ; laissez vide pour une simple liste.",
        "Its number from 1, or its title; leave it empty for a plain list.",
    ),
    "again": Text("Relire le fichier", "Read the file again"),
    "taken": Text(
        "« {name} » : {count} {count|mot|mots}. On joue avec dès la prochaine partie.",
        "“{name}”: {count} {count|word|words}. Played with from the next game on.",
    ),
    "taken.detail": Text(
        "{read} {read|entrée lue|entrées lues}, {changed} {changed|récrite|récrites} (accents, casse), "
        "{duplicates} {duplicates|doublon|doublons}.",
        "{read} {read|entry|entries} read, {changed} respelled (accents, case), {duplicates} "
        "{duplicates|duplicate|duplicates}.",
    ),
    "taken.left": Text(
        "Laissées de côté, {reason} : {times} ({examples})", "Left out, {reason}: {times} ({examples})"
    ),
    "doubt": Text(
        "« {name} » n'a pas été prise : est-elle entière ?", "“{name}” was not taken: is it whole?"
    ),
    "doubt.initials": Text(
        "Nombre de mots par première lettre, de A à Z", "Number of words by first letter, from A to Z"
    ),
    "doubt.take": Text("Prendre quand même", "Take it anyway"),
    "doubt.text": Text(
        "Ou déposez un autre fichier : rien n'a changé.", "Or drop another file: nothing has changed."
    ),
    "doubt.whole": Text("Prendre comme liste entière", "Take it as a whole list"),
    "complete": Text("Liste à compléter", "List to complete"),
    "complete.lengths": Text(
        "Tous les mots de ces longueurs y sont : ils remplacent ceux de la liste",
        "All words of these lengths are there: they replace those of the list",
    ),
    "complete.length": Text("{length} lettres ({count})", "{length} letters ({count})"),
    "complete.do": Text("Compléter « {name} »", "Complete “{name}”"),
    "learnt": Text("Mots appris de vos feuilles", "Words learnt from your sheets"),
    "learnt.text": Text(
        "Chaque feuille publiée prouve les mots de sa grille, et deux coups qui se contredisent écartent "
        "un mot de trop. Ces mots ne corrigent que la liste libre, et ne quittent pas cet ordinateur.",
        "Each published sheet proves the words on its grid, and two turns that contradict a word bar it. "
        "These words correct the free list only, and do not leave this computer.",
    ),
    "learnt.sum": Text(
        "Appris de {sheets} {sheets|feuille|feuilles} : {admitted} {admitted|mot admis|mots admis} en "
        "plus, {barred} {barred|écarté|écartés}.",
        "Learnt from {sheets} {sheets|sheet|sheets}: {admitted} {admitted|word|words} admitted besides, "
        "{barred} barred.",
    ),
    "learnt.admitted": Text("Admis en plus : {count}", "Admitted besides: {count}"),
    "learnt.barred": Text("Écartés : {count}", "Barred: {count}"),
    "learnt.doubtful": Text("Douteux, à vous de dire : {count}", "Doubtful, for you to say: {count}"),
    "learnt.where": learnt.WHERE,
    "learnt.person": learnt.BY_A_PERSON,
    "learnt.struck": Text("écarté dans une partie : {why} ({by})", "struck in a game: {why} ({by})"),
    "learnt.ruled": Text("admis dans une partie : {why} ({by})", "admitted in a game: {why} ({by})"),
    "learnt.admit": Text("Admettre", "Admit"),
    "learnt.admit.word": common.ADMIT_WORD,
    "learnt.bar": Text("Écarter", "Bar"),
    "learnt.bar.word": Text("Écarter {word}", "Bar {word}"),
    "learnt.undo": Text("Annuler", "Undo"),
    "learnt.choose": Text("Choisir des feuilles", "Choose sheets"),
    "learnt.use": Text("Jouer avec ces mots", "Play with these words"),
    "learnt.used": Text("On joue avec dès la prochaine partie.", "Played with from the next game on."),
    "learnt.reading": Text("Feuille {at} sur {of}…", "Sheet {at} of {of}…"),
    "kept": Text("Ce que garde cet ordinateur", "What this computer keeps"),
    "kept.version": Text("Version", "Version"),
    "kept.port": Text("Port", "Port"),
    "kept.data": Text("Dossier des données", "Data folder"),
    "kept.backup": Text("Sauvegarde", "Backup"),
    "kept.backup.none": Text(
        "Aucune : branchez une clé USB, puis rechargez la page.",
        "None: plug a USB stick in, then reload the page.",
    ),
    "kept.backup.choose": Text("Tout copier aussi sur {drive}", "Copy everything to {drive} too"),
    "stop": Text("Finir la soirée", "End the evening"),
    "stop.text": Text(
        "Tout est gardé ; les téléphones perdent la salle.", "All is kept; the phones lose the room."
    ),
    "stop.do": Text("Arrêter Nonuple", "Stop Nonuple"),
    "stop.title": Text("Arrêter Nonuple ?", "Stop Nonuple?"),
    "stop.done": Text("Nonuple est arrêté", "Nonuple has stopped"),
    "stop.done.text": Text(
        "Tout est gardé : un double-clic sur son icône le rouvre. Cet onglet peut être fermé.",
        "All is kept: a double click on its icon opens it again. This tab can be closed.",
    ),
    "kept.text": Text(
        "Une nouvelle version reprend ce dossier tel qu'il est : ni les épreuves ni les listes ne sont à "
        "refaire. Pour l'emporter ailleurs, arrêtez le serveur et copiez-le.",
        "A new version takes this folder as it is: neither contests nor lists have to be made again. To "
        "take it elsewhere, stop the server and copy it.",
    ),
    "kept.service": Text(
        "Pour un serveur qui tourne toute l'année, la documentation donne un service systemd et, sous "
        "Windows, une tâche planifiée.",
        "For a server that runs all year, the documentation has a systemd service and, on Windows, a "
        "scheduled task.",
    ),
}
