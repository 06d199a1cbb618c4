"""What the screens say in the catalogue `organiser`."""

from nonuple.texts import Text, announce, demo, publication
from nonuple.texts.screens import common

SENTENCES = {
    "privacy": Text("Données des joueurs : exporter, effacer", "Data of players: export, erase"),
    "title": common.ORGANISATION,
    "refused": common.THIS_PAGE_IS_THE_ORGANISERS,
    "refused.advice": Text(
        "Ouvrez-la par votre lien, ou depuis l'accueil de l'ordinateur qui sert la salle.",
        "Open it by your link, or from the home page of the computer that serves the room.",
    ),
    "detail": common.PLAYERS_PLAYER_GAMES_GAME,
    "steps": Text("Étapes de l'organisation", "Steps of the organisation"),
    "tab.players": common.PLAYERS,
    "tab.desks": Text("Postes", "Desks"),
    "tab.codes": Text("Codes", "Codes"),
    "tab.games": common.GAMES,
    "tab.ready": Text("Tout est prêt ?", "All ready?"),
    "ready.all": Text("Tout est prêt.", "All is ready."),
    "ready.count": Text(
        "{done} {done|point|points} sur {all} {done|est bon|sont bons}.",
        "{done} {done|point|points} of {all} {done|is fine|are fine}.",
    ),
    "ready.left": Text(
        "Il reste {count} {count|chose|choses} à faire.", "{count} {count|thing is|things are} left to do."
    ),
    "ready.again": Text("Tout revérifier", "Check all again"),
    "ready.anew": Text("À revoir", "Look again"),
    "ready.at": Text("vu à {hour}", "seen at {hour}"),
    "ready.yes": common.READY,
    "ready.no": Text("à faire", "to do"),
    "ready.file": Text("Le journal de l'épreuve", "The log of the event"),
    "ready.file.text": Text(
        "Relu en entier : {count} {count|inscription au journal|inscriptions au journal}.",
        "Read back whole: {count} {count|entry in the log|entries in the log}.",
    ),
    "ready.file.do": Text(
        "Ne jouez pas avec : reprenez la copie de secours, ou ouvrez une autre épreuve.",
        "Do not play with it: take the backup copy, or open another event.",
    ),
    "ready.file.act": Text("Relire", "Read again"),
    "ready.disk": Text("La place sur le disque", "Room on the disk"),
    "ready.disk.text": Text("{free} Go libres.", "{free} GB free."),
    "ready.disk.elsewhere": Text(
        "La base de données est ailleurs : sa place ne se voit pas d'ici.",
        "The database is elsewhere: its room is not seen from here.",
    ),
    "ready.disk.do": Text(
        "Libérez au moins 0,2 Go sur le disque où le serveur écrit.",
        "Free at least 0.2 GB on the disk that the server writes to.",
    ),
    "ready.disk.act": common.CHECK_AGAIN,
    "ready.list": common.THE_WORD_LIST,
    "ready.list.free": Text(
        "liste libre, qui n'est pas la liste officielle", "free list, which is not the official one"
    ),
    "ready.list.text": Text("{list} : {words} mots.", "{list}: {words} words."),
    "ready.list.edition": Text(
        "{list} : {words} mots, le nombre de l'édition {edition}.",
        "{list}: {words} words, as many as edition {edition}.",
    ),
    "ready.list.do": Text(
        "Est-ce l'édition que l'épreuve demande ? Sinon, changez-la dans « Ce serveur ».",
        "Is it the edition that the event asks for? If not, change it in “This server”.",
    ),
    "ready.list.seen": Text("C'est la bonne", "It is the right one"),
    "ready.people": Text("Joueurs et postes", "Players and posts"),
    "ready.people.text": Text(
        "{count} {count|inscrit|inscrits}, chaque table a son arbitre.",
        "{count} registered, each table has its arbiter.",
    ),
    "ready.people.uncovered": Text(
        "{count} {count|table n'a|tables n'ont} pas d'arbitre.",
        "{count} {count|table has|tables have} no arbiter.",
    ),
    "ready.people.do": Text(
        "Inscrivez les joueurs, puis répartissez les tables entre les postes.",
        "Register the players, then share the tables out between the posts.",
    ),
    "ready.people.act": common.GO_THERE,
    "ready.room": Text("L'adresse de la salle", "The address of the room"),
    "ready.room.do": Text(
        "Joignez le réseau de la salle, relancez « nonuple serve » sans « --host », puis revérifiez.",
        "Join the network of the room, start “nonuple serve” again without “--host”, then check again.",
    ),
    "ready.room.act": common.CHECK_AGAIN,
    "ready.phone": Text("Un téléphone", "A phone"),
    "ready.phone.text": Text("Aucun téléphone n'est encore entré.", "No phone has come in yet."),
    "ready.phone.do": Text(
        "Visez le code des joueurs avec un téléphone qui est sur le réseau de la salle. La ligne passe au "
        "vert seule.",
        "Scan the players' code with a phone that is on the network of the room. The line turns green by "
        "itself.",
    ),
    "ready.phone.act": Text("Afficher le code", "Show the code"),
    "ready.phone.seen": Text("Sans téléphone", "No phones"),
    "ready.display": Text("L'écran de salle", "The room's screen"),
    "ready.display.text": Text(
        "Aucun écran n'est encore entré par son code.", "No screen has come in by its code yet."
    ),
    "ready.display.do": Text(
        "Ouvrez-le sur le projecteur, et lisez-le du fond de la salle.",
        "Open it on the projector, and read it from the back of the room.",
    ),
    "ready.display.open": Text("Ouvrir l'écran", "Open the screen"),
    "ready.display.seen": Text("Il se lit", "It can be read"),
    "ready.printer": Text("L'imprimante", "The printer"),
    "ready.printer.text": Text("Une page d'essai : des bulletins vierges.", "A test page: blank slips."),
    "ready.printer.do": Text("Imprimez-la, et regardez-la sortir.", "Print it, and watch it come out."),
    "ready.printer.act": Text("Page d'essai…", "Test page…"),
    "ready.printer.seen": Text("Elle est sortie", "It came out"),
    "ready.sound": Text("Le son", "The sound"),
    "ready.sound.text": Text(
        "Le signal du chrono, par les haut-parleurs de la salle.",
        "The signal of the clock, by the speakers of the room.",
    ),
    "ready.sound.do": Text(
        "Faites-le sonner, et écoutez-le du fond de la salle.",
        "Make it sound, and listen from the back of the room.",
    ),
    "ready.sound.act": Text("Faire sonner", "Make it sound"),
    "ready.sound.seen": Text("Entendu", "Heard"),
    "tab.check": Text("Contrôle", "Check"),
    "chief": Text("Écran du juge-arbitre", "Chief arbiter's screen"),
    "close": common.CLOSE,
    "save": common.SAVE,
    "way.label": Text("Comment inscrire", "How to register"),
    "way.paste": Text("Une liste", "A list"),
    "way.hand": Text("À la main", "By hand"),
    "dock.players": Text("inscrire ce qui a été compris", "register what was understood"),
    "dock.desks": Text("enregistrer les postes", "save the desks"),
    "column.table": common.TABLE,
    "column.name": common.NAME,
    "column.partner": common.PARTNER,
    "column.series": common.SERIES,
    "column.category": common.CATEGORY,
    "column.club": common.CLUB,
    "registered": common.COUNT_ENTERED,
    "list": Text("Inscrits", "Registered"),
    "list.search": Text("Chercher un nom, un club ou une table", "Search a name, a club or a table"),
    "list.none": Text(
        "Personne n'est encore inscrit. Collez une liste, ou écrivez un nom.",
        "Nobody is registered yet. Paste a list, or write a name.",
    ),
    "list.nobody": Text("Aucun joueur ne correspond.", "No player matches."),
    "list.remote": common.FROM_HOME,
    "list.withdrawn": Text("retiré", "withdrawn"),
    "list.count": Text("{count} {count|inscrit|inscrits}", "{count} registered"),
    "rankings": Text("Classement de la soirée", "Ranking over all games"),
    "rankings.best": Text("Comptés par club", "Counted a club"),
    "evening.event": Text("En faire un tournoi", "Make it a tournament"),
    "evening.event.text": Text(
        "Un tournoi reprend les joueurs, les parties et le cumul de la soirée ; on y ajoute des parties et "
        "des salles. Ici, rien ne change.",
        "A tournament takes over the players, games and ranking of the evening; games and rooms can be "
        "added there. Nothing changes here.",
    ),
    "rankings.all": common.ALL,
    "rankings.saved": Text("Classement fixé.", "Ranking fixed."),
    "groups": Text("Séries, catégories, clubs", "Series, categories, clubs"),
    "groups.text": Text(
        "Le nom de chacun et l'ordre de la liste valent partout : résultats, feuilles, publications.",
        "Their names and the order of the list hold everywhere: results, sheets, publications.",
    ),
    "groups.kind": Text("Ce que l'on nomme", "What is named"),
    "groups.series": common.SERIES_SERIES,
    "groups.category": Text("Catégories", "Categories"),
    "groups.club": common.CLUBS,
    "groups.name": Text("Nom de {label}", "Name of {label}"),
    "groups.up": Text("Monter {label}", "Move {label} up"),
    "groups.down": Text("Descendre {label}", "Move {label} down"),
    "groups.none": Text("Personne n'en a encore.", "Nobody has one yet."),
    "groups.saved": Text("Noms et ordre enregistrés.", "Names and order saved."),
    "player.edit": common.TABLE_TABLE,
    "player.remote": Text("Joue à distance, par téléphone", "Plays from home, by phone"),
    "player.table": common.TABLE,
    "player.add": Text("Inscrire", "Register"),
    "player.save": common.SAVE,
    "player.withdraw": Text("Retirer de l'épreuve", "Withdraw from the contest"),
    "player.back": Text("Remettre dans l'épreuve", "Put back into the contest"),
    "player.withdrawn": Text("{name} est retiré de l'épreuve.", "{name} is withdrawn from the contest."),
    "player.late": Text(
        "Partie en cours : il joue à partir du coup en cours (7.2), au poste des tables voisines s'il n'en "
        "avait pas.",
        "A game goes on: he plays from the turn in play (7.2), at the desk of the tables beside him if he "
        "had none.",
    ),
    "player.saved": Text("{name} : table {table} enregistrée.", "{name}: table {table} saved."),
    "player.taken": Text(
        "La table {table} est celle de {name} : choisissez-en une autre.",
        "Table {table} is {name}'s: choose another one.",
    ),
    "player.swaps": Text(
        "La table {table} est celle de {name} : ils changeront de place.",
        "Table {table} is {name}'s: the two will change places.",
    ),
    "player.swap": Text("Échanger les tables", "Swap tables"),
    "player.follows": Text(
        "À partir de la partie {game} ; points, avertissements, billets et lien suivent le joueur.",
        "From game {game} on; points, warnings, notes and link follow the player.",
    ),
    "desks": Text("Tables et postes d'arbitre", "Tables and arbiters' desks"),
    "desks.count": Text(
        "{tables} {tables|table|tables}, {arbiters} {arbiters|arbitre|arbitres}",
        "{tables} {tables|table|tables}, {arbiters} {arbiters|arbiter|arbiters}",
    ),
    "desks.edit": common.CHANGE,
    "desks.double": Text(
        "Le double arbitre voit toutes les tables ; son code est à l'étape Codes.",
        "The double arbiter sees all tables; the code is at the step Codes.",
    ),
    "join": common.JOIN,
    "join.text": Text("Joueurs, sur le réseau de la salle", "Players, on the network of the room"),
    "join.make": Text("Créer le code des joueurs", "Make the players' code"),
    "join.none": Text(
        "Un seul code pour tous les joueurs : chacun donne ensuite son numéro de table et son nom.",
        "One code for all players: each then gives a table number and a name.",
    ),
    "join.elsewhere": Text(
        "Le code des joueurs a été fait sur un autre appareil, qui le montre. S'il est perdu, faites-en un "
        "autre parmi tous les codes.",
        "The players' code was made on another device, which shows it. If it is lost, make another one "
        "among all the codes.",
    ),
    "join.all": Text("Tous les codes", "All codes"),
    "codes": Text("Liens et codes", "Links and codes"),
    "codes.text": Text(
        "Un code ne se revoit que sur l'appareil qui l'a créé. Le retirer ferme l'accès à tous ceux qui "
        "s'en sont servis.",
        "A code can be seen again only on the device that made it. Withdrawing it shuts out everybody who "
        "used it.",
    ),
    "codes.local": Text(
        "Cet ordinateur n'a pas d'adresse sur un réseau : les autres appareils ne peuvent pas ouvrir ces "
        "liens.",
        "This computer has no address on a network: other devices cannot follow these links.",
    ),
    "codes.only-here": common.ONLY_HERE,
    "role.player": Text("Joueurs (code commun)", "Players (common code)"),
    "role.display": demo.SCREENS["display"],
    "role.chief": common.CHIEF_ARBITER,
    "role.arbiter": Text("Poste : {name}", "Desk: {name}"),
    "role.double": common.DOUBLE_ARBITER,
    "role.commission": common.COMMISSION,
    "role.organiser": common.ORGANISER,
    "role.spectator": Text("Spectateurs", "Spectators"),
    "codes.make": Text("Créer", "Make"),
    "codes.again": Text("Autre code", "Another code"),
    "codes.again.text": Text(
        "{role} : un nouveau lien et un nouveau code sont faits ; les anciens ne sont plus valables.",
        "{role}: a new link and a new code are made; the old ones are worth nothing any more.",
    ),
    "codes.again.in": Text(
        "{count} {count|appareil est entré avec l'ancien : il est déconnecté et devra saisir le nouveau "
        "code.|appareils sont entrés avec l'ancien : ils sont déconnectés et devront saisir le nouveau "
        "code.}",
        "{count} {count|device came in with the old one: it is shut out and has|devices came in with the "
        "old one: they are shut out and have} to come in again.",
    ),
    "codes.show": Text("Montrer", "Show"),
    "codes.revoke": Text("Retirer", "Take back"),
    "codes.given": Text("remis", "given out"),
    "codes.nobody": Text("personne encore", "nobody yet"),
    "codes.in": Text("{count} {count|connecté|connectés}", "{count} connected"),
    "codes.of": Text("{role} : {what}", "{role}: {what}"),
    "codes.link": Text("Lien direct, à ouvrir ou à envoyer", "Direct link, to open or to send"),
    "codes.revoke.title": Text("Retirer l'accès", "Take access back"),
    "codes.revoke.text": Text(
        "{role} : le lien et le code ne seront plus valables, et ceux qui s'en sont servis perdront "
        "l'accès. C'est définitif.",
        "{role}: the link and the code will no longer be valid, and those who used them lose access. This "
        "is final.",
    ),
    "codes.revoked": Text("Accès retiré.", "Access taken back."),
    "cards": Text("Cartes des tables", "Table cards"),
    "cards.text": Text(
        "Une carte par table, avec son code QR : le joueur la scanne et il est à sa place. Huit cartes par "
        "page A4.",
        "One card per table, with its QR code: the player scans it and is in place. Eight on an A4 page.",
    ),
    "cards.make": Text("Préparer {count} {count|carte|cartes}", "Prepare {count} {count|card|cards}"),
    "cards.print": Text("Imprimer {count} {count|carte|cartes}", "Print {count} {count|card|cards}"),
    "cards.again": Text("Refaire les codes", "Make the codes again"),
    "cards.missing": Text(
        "Préparer {count} {count|carte qui manque|cartes qui manquent}",
        "Prepare {count} missing {count|card|cards}",
    ),
    "cards.again.text": Text(
        "{count} {count|carte est refaite : l'ancienne ne vaut|cartes sont refaites : les anciennes ne "
        "valent} plus rien. Imprimez et distribuez les nouvelles.",
        "{count} {count|card is made anew: the old one is|cards are made anew: the old ones are} worth "
        "nothing any more. Print and hand out the new {count|one|ones}.",
    ),
    "cards.more": Text(
        "Et {count} {count|autre|autres} à l'impression.", "And {count} {count|more|more} when printed."
    ),
    "cards.none": Text("Inscrivez d'abord les joueurs.", "Register the players first."),
    "card.table": common.TABLE_TABLE,
    "card.how": Text(
        "Scannez, ou allez à {host} et donnez ce code", "Scan, or go to {host} and give this code"
    ),
    "phones": Text("Téléphones connectés", "Phones connected"),
    "phones.none": Text(
        "Aucun téléphone ne s'est encore connecté avec le code commun.",
        "No phone has connected with the common code yet.",
    ),
    "phones.text": Text(
        "Un téléphone par table. Libérez une table prise par erreur : son joueur pourra entrer.",
        "One phone per table. Release a table taken by mistake: its player can then come in.",
    ),
    "phones.release": Text("Libérer la table {table}", "Release table {table}"),
    "phones.released": Text("La table {table} est libre.", "Table {table} is free."),
    "phones.release.all": Text("Tout libérer", "Release all"),
    "phones.released.all": Text("Toutes les tables sont libres.", "All tables are free."),
    "settings": common.SETTINGS,
    "settings.none": Text(
        "Les réglages se choisissent à l'ouverture de la partie.",
        "Settings are chosen when the game is opened.",
    ),
    "settings.formula": common.FORMULA,
    "settings.time": common.TIME,
    "settings.edition": common.RULEBOOK,
    "settings.lexicon": common.ADMITTED_WORDS,
    "settings.slips": common.SLIPS,
    "settings.paper": common.PAPER,
    "settings.phones": common.PAPER_AND_PHONES,
    "settings.no-clock": common.NO_CLOCK,
    "settings.seconds": announce.TIME,
    "settings.ranked": Text("Pour le classement", "For the ranking"),
    "settings.pairs": common.IN_PAIRS,
    "settings.own": Text("Au lieu de {article}", "Instead of {article}"),
    "settings.sudden": common.SUDDEN_DEATH,
    "yes": common.YES,
    "contest": Text("Épreuve", "Contest"),
    "contest.name": Text("Nom de l'épreuve", "Name of the contest"),
    "contest.renamed": Text("L'épreuve s'appelle « {name} ».", "The contest is called “{name}”."),
    "games": Text("Parties de l'épreuve", "Games of the contest"),
    "games.none": Text("Aucune partie n'est encore ouverte.", "No game is open yet."),
    "games.game": common.GAME_NUMBER,
    "games.turns": Text("{turns} {turns|coup|coups}, top {top}", "{turns} {turns|turn|turns}, top {top}"),
    "games.over": common.OVER,
    "games.live": common.GOING_ON,
    "games.lacks-commission": Text(
        "Épreuve classée sans commission d'arbitrage : l'article 7.4.1 en demande une. Écrivez ici ses "
        "membres, ou donnez-lui un lien (« Codes »).",
        "Ranked, and without an arbitration commission: article 7.4.1 asks for one. Write its members "
        "here, or give it a link (“Codes”).",
    ),
    "commission": common.ARBITRATION_COMMISSION,
    "commission.text": Text(
        "Obligatoire pour une épreuve classée (art. 7.4.1). Elle travaille par son lien (« Codes »), sur "
        "un écran ou plusieurs ; chaque membre y a sa voix.",
        "Compulsory for a ranked competition (art. 7.4.1). It works from its link (“Codes”), on one screen "
        "or several; each member has a vote there.",
    ),
    "files": Text("Dossiers de recours", "Appeal files"),
    "files.text": Text(
        "Décisions de la commission d'arbitrage. En l'absence de son président, l'organisateur transmet le "
        "dossier à la fédération (art. 7.4.2).",
        "Decisions of the arbitration commission. In the absence of its president, the organiser sends the "
        "file to the federation (art. 7.4.2).",
    ),
    "files.case": Text("Table {table}, coup {turn} : {name}", "Table {table}, turn {turn}: {name}"),
    "files.case.game": Text(
        "Table {table}, partie {game}, coup {turn} : {name}",
        "Table {table}, game {game}, turn {turn}: {name}",
    ),
    "files.open": Text("Dossier", "File"),
    "files.open.of": Text("Dossier de la table {table}, coup {turn}", "File of table {table}, turn {turn}"),
    "games.results": common.RESULTS,
    "next": common.OPEN_GAME_NUMBER,
    "next.open": common.OPEN_THE_GAME,
    "next.wait": Text(
        "La partie {number} est en cours : la suivante s'ouvrira quand elle sera terminée.",
        "Game {number} is going on: the next one can be opened when it is over.",
    ),
    "next.opened": Text(
        "Partie {number} ouverte : le juge-arbitre peut tirer.",
        "Game {number} is open: the chief arbiter can draw.",
    ),
    "check": Text("Contrôle des totaux", "Check of totals"),
    "check.none": Text(
        "Le contrôle se fait à la fin de la partie", "Totals are checked at the end of the game"
    ),
    "check.none.text": Text(
        "Les joueurs donnent leur total ; il est comparé à celui de l'arbitre.",
        "Players give their total; it is compared with the arbiter's.",
    ),
    "check.game": publication.GAME_TOP,
    "check.provisional": Text(
        "provisoire : {count} {count|bulletin attendu|bulletins attendus}",
        "provisional: {count} {count|slip awaited|slips awaited}",
    ),
    "check.same": Text("{count} {count|conforme|conformes}", "{count} {count|agrees|agree}"),
    "check.different": Text("{count} {count|écart|écarts}", "{count} {count|differs|differ}"),
    "check.missing": Text(
        "{count} {count|total attendu|totaux attendus}", "{count} {count|total awaited|totals awaited}"
    ),
    "check.total": Text("Total de l'arbitre", "Arbiter's total"),
    "check.declared": common.PLAYER,
    "check.difference": Text("Écart", "Difference"),
    "check.ok": Text("✓ conforme", "✓ agrees"),
    "check.awaited": Text("attendu", "awaited"),
    "check.only": Text("Écarts seulement", "Differences only"),
    "check.declare": Text("Total du joueur, table {table}", "Total of the player, table {table}"),
    "check.hint": Text(
        "Choisissez une ligne pour voir la feuille du joueur.", "Choose a line to see the player's sheet."
    ),
    "check.fine": Text("Aucun écart.", "No difference."),
    "own.top": common.TOP,
    "own.points": common.POINTS,
    "own.solos": Text("Solos et pénalités", "Solos and deductions"),
}
