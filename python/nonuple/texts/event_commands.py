"""What `--help` says of `nonuple event`: of each of its commands, and of their arguments and options."""

from nonuple.texts import Text
from nonuple.texts.options import AS_JSON, EVENT_NAME, GAME_NUMBER, HOW_MANY_GAMES, LIST_OR_USED

ABOUT = {
    "event": Text(
        "Une épreuve : inscrits, tables, résultats, classements.",
        "An event of several games: entries, tables, rankings.",
    ),
    "event absent": Text("Une absence à une seule partie.", "An absence from a single game."),
    "event agenda": Text("Le programme : jours, heures, salles.", "The agenda: days, hours, rooms."),
    "event annul": Text("Annule une partie : elle ne compte plus.", "Annuls a game: it no longer counts."),
    "event changes": Text(
        "Ce qui a changé depuis le dernier affichage.", "What changed since the last ranking posted."
    ),
    "event commission": Text("La commission d'arbitrage.", "The arbitration commission."),
    "event decide": Text(
        "L'ordre d'une mort subite entre égaux.", "The order of a sudden death between equals."
    ),
    "event entries": Text("Les inscrits, d'une liste CSV, xlsx ou ods.", "Entries, from CSV, xlsx or ods."),
    "event entries check": Text(
        "Dit ce qu'une liste inscrirait ; n'écrit rien.", "Tells what a list would enter; writes nothing."
    ),
    "event entries enter": Text("Inscrit les personnes d'une liste.", "Enters the people of a list."),
    "event entries list": Text("Les inscrits de l'épreuve.", "The entries of the event."),
    "event erase": Text(
        "Oublie quelqu'un : le nom part, les rangs restent.", "Forgets somebody: the name goes, ranks stay."
    ),
    "event exclude": Text("Exclut une inscription de l'épreuve.", "Excludes an entry from the event."),
    "event game": Text(
        "Change une partie : nom, formule, jour, heure, salle, rang.",
        "Changes a game: name, formula, day, hour, room, place.",
    ),
    "event hang": Text("Affiche le classement et note l'heure.", "Posts the ranking and notes the time."),
    "event keys": Text("Fait les clés des centres.", "Makes the keys of the centres."),
    "event late": Text("Donne une table à un retardataire.", "Gives a table to one who comes late."),
    "event merge": Text("Réunit ce que les centres ont envoyé.", "Puts together what the centres have sent."),
    "event move": Text("Change quelqu'un de table.", "Moves somebody to another table."),
    "event new": Text("Crée une épreuve.", "Makes an event."),
    "event pack": Text(
        "Réunit les parties scellées d'une épreuve.", "Puts the sealed games of an event into one file."
    ),
    "event points": Text(
        "Les points de chaque place, par un barème.", "The points of each place, by a table."
    ),
    "event publish": Text(
        "Écrit le site de l'épreuve : classements, parties, joueurs.",
        "Writes the event's site: rankings, games, players.",
    ),
    "event rank": Text(
        "Classe des épreuves en JSON : personnes, clubs, séries…",
        "Ranks events in JSON: people, clubs, series…",
    ),
    "event ranking": Text("Un classement de l'épreuve.", "A ranking of the event."),
    "event result": Text("Enregistre les scores d'une partie.", "Records the scores of a game."),
    "event season": Text("Les points de plusieurs épreuves.", "The points of several events."),
    "event sign": Text("Signe ce qu'un centre envoie.", "Signs what a centre sends."),
    "event tables": Text("Attribue les tables d'une partie.", "Attributes the tables of a game."),
    "event teams": Text("L'indice et la division des équipes.", "The index and division of the teams."),
    "event unpack": Text("Sort les parties scellées d'un envoi.", "Takes the sealed games out of a file."),
    "event validate": Text("Vérifie un fichier de résultats en texte.", "Checks a text file of results."),
    "event withdraw": Text("Un forfait à partir d'une partie.", "A withdrawal from a game on."),
    "event words": Text(
        "Fait une clé de six mots pour sceller les parties.", "Makes a key of six words to seal games with."
    ),
}

FURTHER = {
    "event entries check": Text(
        "Code de retour 1 si une ligne est refusée.", "Exit code 1 if a line is refused."
    ),
    "event entries enter": Text(
        "Code de retour 1 si une ligne est refusée ; les autres sont inscrites.",
        "Exit code 1 if a line is refused; the others are entered.",
    ),
    "event merge": Text(
        "Code de retour 1 s'il y a quelque chose à voir.", "Exit code 1 if there is something to look at."
    ),
}

_EVENT = Text("Le fichier de l'épreuve.", "The file of the event.")
_ENTRY = Text("Le numéro de l'inscription.", "The number of the entry.")
_ARTICLE = Text("L'article du règlement.", "The article of the rulebook.")
_POINTS_TABLE = Text("Le barème : un fichier nonuple-points.", "Points by place: a nonuple-points file.")
_ENTRIES = {
    "EVENT": _EVENT,
    "FILE": Text("La liste : CSV, xlsx, xls ou ods.", "The list: CSV, xlsx, xls or ods."),
    "--column": Text(
        "Ce que veut dire une colonne : TITRE=name, first, licence, federation, club, series, category, "
        "team, partner, agrees, paid, accessible ou ignored.",
        "What a column means: TITLE=name, first, licence, federation, club, series, category, team, partner, "
        "agrees, paid, accessible or ignored.",
    ),
    "--profile": Text(
        "Un fichier qui retient le sens des colonnes pour la fois suivante.",
        "A file that remembers what columns mean for the next time.",
    ),
    "--known": Text(
        "Une autre épreuve, l'option répétée : qui y est inscrit n'a pas à redire licence, club, série, "
        "catégorie.",
        "Another event, the option repeated: its people need not tell licence, club, series, category again.",
    ),
    "--answer": Text(
        "Répond à une question sur la liste, l'option répétée : QUESTION=oui ou QUESTION=non.",
        "Answers a question about the list, the option repeated: QUESTION=yes or QUESTION=no.",
    ),
    "--json": AS_JSON,
}
_EDITION = Text("Le règlement de l'épreuve.", "The rulebook of the event.")

_DRY_RUN = Text("Montre ce qui changerait, n'écrit rien.", "Shows what would change, writes nothing.")

OF_COMMANDS = {
    "event absent": {
        "EVENT": _EVENT,
        "ENTRY": _ENTRY,
        "--game": GAME_NUMBER,
        "--article": _ARTICLE,
        "--back": Text("De retour : l'absence ne compte plus.", "Back: the absence is taken back."),
    },
    "event agenda": {"EVENT": _EVENT, "--json": AS_JSON},
    "event annul": {
        "EVENT": _EVENT,
        "--game": GAME_NUMBER,
        "--reason": Text("Pourquoi, en quelques mots.", "Why, in a few words."),
        "--back": Text("La partie compte de nouveau.", "The game counts again."),
        "--dry-run": _DRY_RUN,
    },
    "event changes": {"EVENT": _EVENT, "--json": AS_JSON},
    "event commission": {
        "EVENT": _EVENT,
        "NAME": Text("Ses membres ; sans nom, les montre.", "Its members; without a name, shows them."),
    },
    "event decide": {
        "EVENT": _EVENT,
        "ENTRY": Text(
            "Les inscriptions à égalité, de la première à la dernière.", "The equal entries, first to last."
        ),
    },
    "event entries check": _ENTRIES,
    "event entries enter": _ENTRIES,
    "event entries list": {"EVENT": _EVENT, "--json": AS_JSON},
    "event erase": {
        "EVENT": _EVENT,
        "PERSON": Text("Le numéro de la personne.", "The number of the person."),
    },
    "event exclude": {
        "EVENT": _EVENT,
        "ENTRY": _ENTRY,
        "--game": GAME_NUMBER,
        "--article": _ARTICLE,
        "--keep": Text(
            "Laisser ses scores des parties précédentes ; sinon ils sont annulés.",
            "Leave the scores of the games before; otherwise they are annulled.",
        ),
    },
    "event game": {
        "EVENT": _EVENT,
        "GAME": GAME_NUMBER,
        "--name": Text("Son nom.", "Its name."),
        "--formula": Text("Sa formule, tant qu'elle n'est pas jouée.", "Its formula, until it is played."),
        "--day": Text("Son jour : 2026-11-17 ou 17/11/2026.", "Its day: 2026-11-17 or 17/11/2026."),
        "--hour": Text("Son heure : 14:30 ou 14 h 30.", "Its hour: 14:30."),
        "--room": Text("Sa salle.", "Its room."),
        "--to": Text("Son nouveau numéro dans l'ordre.", "Its new number in the order."),
    },
    "event hang": {
        "EVENT": _EVENT,
        "--state": Text(
            "provisional (provisoire), final (définitif) ou corrected (corrigé après recours).",
            "provisional, final, or corrected after an appeal.",
        ),
        "--at": Text("L'heure ; sinon maintenant.", "The hour; else now."),
    },
    "event keys": {
        "EVENT": _EVENT,
        "CENTRE": Text("Les noms des centres.", "The names of the centres."),
        "--out": Text("Le dossier des clés.", "The folder of the keys."),
    },
    "event late": {"EVENT": _EVENT, "ENTRY": _ENTRY, "--game": GAME_NUMBER},
    "event merge": {
        "EVENT": _EVENT,
        "FILE": Text("Les fichiers que les centres ont envoyés.", "The files that the centres have sent."),
        "--centres": Text("Le fichier centres.json des clés.", "The file centres.json of the keys."),
        "--out": Text("L'épreuve réunie, un nouveau fichier.", "The event put together, a new file."),
        "--accept": Text(
            "Un centre à compter malgré les anomalies signalées.",
            "A centre to count in spite of the anomalies reported.",
        ),
        "--sums": Text(
            "Prendre aussi les totaux qu'aucun bulletin ne justifie ; ils sont marqués.",
            "Take sums too that no slips bear out; they are marked.",
        ),
        "--games": Text("Les parties scellées, pour rejuger.", "The sealed games, to judge again."),
        "--key": Text("La clé des parties scellées.", "The key of the sealed games."),
        "--lexicon": LIST_OR_USED,
        "--counts": Text(
            "Où compte quelqu'un qui est présent deux fois, l'option répétée ; NOM= : deux personnes.",
            "Where somebody who is met twice counts, the option repeated; NAME=: two people.",
        ),
        "--json": AS_JSON,
    },
    "event move": {
        "EVENT": _EVENT,
        "ENTRY": _ENTRY,
        "TABLE": Text("La table où aller.", "The table to go to."),
        "--game": GAME_NUMBER,
    },
    "event new": {
        "EVENT": Text("Le fichier à écrire.", "The file to write."),
        "--name": EVENT_NAME,
        "--date": Text("La date, comme on la publiera.", "The date, as it will be published."),
        "--games": HOW_MANY_GAMES,
        "--formula": Text(
            "La formule de chaque partie, l'option répétée ; la dernière vaut pour les suivantes.",
            "The formula of each game, the option repeated; the last one holds for those that follow.",
        ),
        "--edition": _EDITION,
        "--lexicon": LIST_OR_USED,
        "--federation": Text(
            "Un fichier nonuple-federation : séries, catégories, divisions.",
            "A nonuple-federation file: series, categories, divisions.",
        ),
        "--tie-break": Text(
            "Un départage, l'option répétée dans l'ordre : tops-lost, warnings, solos, last-game, best-game, "
            "sudden-death en dernier.",
            "A tie-break, the option repeated in order: tops-lost, warnings, solos, last-game, best-game, "
            "sudden-death last.",
        ),
        "--best": Text(
            "Combien de personnes comptent pour un club ou une équipe.",
            "How many people count for a club or team.",
        ),
        "--cut": Text("Le nombre de qualifiés.", "How many are qualified."),
        "--pair-category": Text(
            "La catégorie d'une paire : older (le plus âgé, par défaut) ou younger (le plus jeune).",
            "The category of a pair: older (the elder's, by default) or younger.",
        ),
        "--divided": Text(
            "Classer les équipes par divisions de la fédération, qui disent combien de personnes comptent.",
            "Rank teams by the federation's divisions, which say how many people count.",
        ),
        "--ranked": Text(
            "L'épreuve compte pour un classement : une commission est demandée.",
            "The event counts for a ranking: a commission is asked for.",
        ),
        "--solo-players": Text(
            "À partir de combien de joueurs un solo vaut une prime, au lieu de 16 (4.5).",
            "From how many players on a solo earns a bonus, instead of 16 (4.5).",
        ),
        "--solo-bonus": Text(
            "Ce que vaut un solo, au lieu de 10 points (4.5).",
            "What a solo earns, instead of 10 points (4.5).",
        ),
    },
    "event pack": {
        "EVENT": _EVENT,
        "SEALED": Text("Les parties scellées, dans l'ordre.", "The sealed games, in order."),
        "--out": Text("Le fichier à envoyer aux centres.", "The file to send to the centres."),
        "--opens": Text("L'heure d'ouverture.", "The hour of opening."),
    },
    "event points": {
        "EVENT": _EVENT,
        "--table": _POINTS_TABLE,
        "--out": Text(
            "Écrit plutôt le fichier de résultats que la fédération attend.",
            "Writes the file of results that the federation wants instead.",
        ),
    },
    "event publish": {
        "EVENT": _EVENT,
        "DIR": Text("Le dossier du site, nouveau ou écrit par cette commande.", "The folder of the site."),
        "--results": Text(
            "Un autre dossier, non public, pour les fichiers (table, nom, score) que lit votre programme de "
            "résultats.",
            "Another folder, not public, for the files table, name, score of the results program.",
        ),
        "--at": Text("L'heure à écrire ; sinon maintenant.", "The hour to write; else now."),
    },
    "event validate": {
        "FILE": Text(
            "Un fichier nonuple-results en texte, de ce programme ou d'un autre.",
            "A nonuple-results text file, of this program or another.",
        ),
        "--json": AS_JSON,
    },
    "event ranking": {
        "EVENT": _EVENT,
        "--by": Text(
            "person, club, team, series, category, division ou centre.",
            "person, club, team, series, category, division or centre.",
        ),
        "--game": Text("Une seule partie, par son numéro.", "One game only, by its number."),
        "--json": AS_JSON,
    },
    "event result": {
        "EVENT": _EVENT,
        "FILE": Text(
            "La réponse de « nonuple score », ou un tableau : table ou inscription, total.",
            "The answer of `nonuple score`, or a table: table or entry, total.",
        ),
        "--game": GAME_NUMBER,
        "--top": Text("Le top de la partie.", "The top of the game."),
        "--turns": Text("Le nombre de coups.", "The number of turns."),
        "--sheet": Text("La feuille de la partie, pour la publier.", "The sheet of the game, to publish it."),
        "--final": Text("Ces scores sont définitifs.", "These scores are final."),
        "--replace": Text(
            "Le fichier remplace toute la partie : les scores qu'il ne donne pas disparaissent.",
            "The file replaces the whole game: scores that it does not give are gone.",
        ),
        "--dry-run": _DRY_RUN,
    },
    "event season": {
        "EVENT": Text("Les épreuves de la saison.", "The events of the season."),
        "--table": _POINTS_TABLE,
        "--best": Text("Combien d'épreuves comptent.", "How many events count."),
        "--handicap": Text(
            "Points ajoutés à une série par épreuve jouée : 7=20.",
            "Points added to a series for each event played: 7=20.",
        ),
        "--out": Text(
            "Écrire plutôt le bilan de la saison, en PDF, en HTML ou en texte.",
            "Write the report of the season instead, as PDF, HTML or text.",
        ),
        "--club": Text(
            "Le nom de votre club, au pied du bilan.", "Your club's name, at the foot of the report."
        ),
    },
    "event sign": {
        "EVENT": Text("L'épreuve du centre, avec ses résultats.", "The centre's event, with its results."),
        "--key": Text("La clé du centre.", "The key of the centre."),
        "--out": Text("Le fichier à envoyer.", "The file to send."),
        "--number": Text(
            "Le numéro de l'envoi : le plus grand remplace les autres.",
            "The number of the sending: the highest replaces the others.",
        ),
        "--opened": Text(
            "L'heure où les parties ont été ouvertes.", "The hour at which the games were opened."
        ),
    },
    "event tables": {
        "EVENT": _EVENT,
        "--game": GAME_NUMBER,
        "--order": Text(
            "random (au hasard), series (les plus fortes devant) ou kept (comme à la partie précédente).",
            "random, series (the strongest in front) or kept (as in the game before).",
        ),
        "--apart": Text(
            "Qui ne doit pas être voisin : club ou team (équipe).",
            "Who must not be neighbours: club or team.",
        ),
        "--seed": Text(
            "La graine : la même donne les mêmes tables ; sinon tirée au hasard et affichée.",
            "The seed: the same gives the same tables; else the system's chance, told.",
        ),
        "--keep": Text("Une inscription qui garde sa table.", "An entry that keeps its table."),
        "--arbiters": Text("Le nombre de postes d'arbitre.", "How many arbiters' posts."),
        "--arbiter": Text(
            "Le nom de l'arbitre de chaque poste, l'option répétée.",
            "The name of each post's arbiter, the option repeated.",
        ),
        "--json": AS_JSON,
    },
    "event teams": {"EVENT": _EVENT, "--json": AS_JSON},
    "event unpack": {
        "FILE": Text("Le fichier reçu de l'organisateur.", "The file that the organiser sent."),
        "--out": Text("Le dossier où les mettre.", "The folder to put them in."),
    },
    "event withdraw": {"EVENT": _EVENT, "ENTRY": _ENTRY, "--game": GAME_NUMBER, "--article": _ARTICLE},
    "event words": {
        "--out": Text(
            "Le fichier de la clé, pour « nonuple prepare --password-file ».",
            "The file of the key, for `nonuple prepare --password-file`.",
        ),
    },
}
