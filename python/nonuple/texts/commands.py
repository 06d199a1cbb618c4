"""What `--help` says: of each command, and of each of its arguments and options."""

from nonuple.texts import Text, event_commands, lexicon_commands, play_commands
from nonuple.texts.options import (
    AS_JSON,
    EDITIONS,
    EVENT_NAME,
    FORMULAS,
    GAME_NUMBER,
    HOW_MANY_GAMES,
    LIST_OR_USED,
)

# --- The frame ---------------------------------------------------------------------------------------------

USAGE = Text("Usage : {command}", "Usage: {command}")
COMMAND = Text("COMMANDE", "COMMAND")
SOME_OPTIONS = Text("[OPTIONS]", "[OPTIONS]")
COMMANDS = Text("Commandes", "Commands")
GROUPS = {
    Text("Jouer", "Play"): ("play", "top", "tour", "replay"),
    Text("La salle", "The room"): ("serve", "demo", "print", "restore", "check"),
    Text("Épreuves", "Events"): ("event", "prepare", "verify"),
    Text("Mots", "Words"): ("lexicon", "learn"),
    Text("Arbitrer et programmer", "Judge and program"): (
        *("bench", "bot", "judge", "moves", "rule", "score", "sheet", "simulate", "site"),
        *("completion", "licences"),
    ),
}
"""The commands by who comes for them."""
ARGUMENTS = Text("Arguments", "Arguments")
OPTIONS = Text("Options", "Options")
REQUIRED = Text("(obligatoire)", "(required)")
BY_DEFAULT = Text("(par défaut : {value})", "(by default: {value})")
HELP = Text("Affiche cette aide.", "Shows this help.")
VERSION = Text("Affiche la version du programme.", "Shows the program's version.")
PLACEHOLDERS = {
    "ADDRESS": Text("ADRESSE", "ADDRESS"),
    "COMMAND": Text("COMMANDE", "COMMAND"),
    "BACKUP": Text("SAUVEGARDE", "BACKUP"),
    "DIR": Text("DOSSIER", "DIR"),
    "ENTRY": Text("INSCRIPTION", "ENTRY"),
    "EVENT": Text("ÉPREUVE", "EVENT"),
    "EDITION": Text("ÉDITION", "EDITION"),
    "FILE": Text("FICHIER", "FILE"),
    "HOST:PORT": Text("MACHINE:PORT", "HOST:PORT"),
    "KIND": Text("GENRE", "KIND"),
    "SHELL": Text("INTERPRÉTEUR", "SHELL"),
    "NAME": Text("NOM", "NAME"),
    "NAME-OR-FILE": Text("NOM-OU-FICHIER", "NAME-OR-FILE"),
    "PATTERN": Text("MODÈLE", "PATTERN"),
    "PERSON": Text("PERSONNE", "PERSON"),
    "SEALED": Text("SCELLÉ", "SEALED"),
    "TEXT": Text("TEXTE", "TEXT"),
    "WORD": Text("MOT", "WORD"),
}
"""What stands for a value; others are the same in both languages."""

# --- Commands, by the words that call them -----------------------------------------------------------------

ABOUT = {
    "": Text(
        "Le duplicate francophone, de la soirée de club au simultané mondial.",
        "French duplicate play, from a club night to a world simultané.",
    ),
    "bench": Text(
        "Mesure la vitesse de la recherche sur cette machine.", "Times the search on this machine."
    ),
    "bot": Text(
        "Les programmes d'autrui qui jouent ici, par leur nom.",
        "Programs of others that play here, by their names.",
    ),
    "bot add": Text("Donne un nom à un programme qui joue.", "Names a program that plays."),
    "bot list": Text("Les bots de cet ordinateur.", "The bots of this computer."),
    "bot play": Text(
        "Un bot joue sur un serveur : seul, ou à un topping.",
        "A bot plays on a server: alone, or at a topping.",
    ),
    "bot remove": Text("Oublie un bot.", "Forgets a bot."),
    "check": Text(
        "Dit si le journal d'un dossier est intact.",
        "Tells whether the log of a folder is intact.",
    ),
    "completion": Text(
        "De quoi compléter les commandes avec la touche Tab.",
        "What a shell needs to complete commands with the Tab key.",
    ),
    "demo": Text(
        "Une salle simulée, à regarder ou pour s'exercer.", "A simulated room, to watch or to train in."
    ),
    **event_commands.ABOUT,
    **lexicon_commands.ABOUT,
    **play_commands.ABOUT,
    "judge": Text("Juge selon le règlement des bulletins en JSON.", "Judges slips in JSON by the rulebook."),
    "learn": Text(
        "Apprend aux ordinateurs ce que valent les lettres gardées.",
        "Learns what letters kept are worth, for the computer players.",
    ),
    "licences": Text("Les licences de tout ce qui est livré.", "The licences of all that is shipped."),
    "moves": Text("Cherche les solutions de positions en JSON.", "Finds the moves of positions in JSON."),
    "prepare": Text(
        "Prépare une partie aux qualités voulues et la scelle.",
        "Prepares a game with the qualities wanted, and seals it.",
    ),
    "print": Text(
        "Imprime ce qu'il faut à la salle : PDF, HTML ou texte.",
        "Prints what a room needs: PDF, HTML or text.",
    ),
    "replay": Text(
        "Rejoue une partie ; vérifie tirages, scores et tops.",
        "Replays a game; checks draws, scores and tops.",
    ),
    "restore": Text("Restaure une sauvegarde du serveur.", "Restores a backup of the server."),
    "rule": Text(
        "Un article du règlement, dans nos mots.",
        "An article of the rulebook, in our words.",
    ),
    "score": Text(
        "Calcule totaux, solos et classement de parties en JSON.", "Counts games in JSON: ranking, solos."
    ),
    "serve": Text(
        "Le serveur du club ; la salle le rejoint par le réseau.",
        "The club server; the room joins it over the network.",
    ),
    "sheet": Text(
        "La feuille d'une partie, dans le format voulu.", "The sheet of a game, in the format wanted."
    ),
    "site": Text(
        "Nonuple en une page, sans serveur : un dossier pour un site.",
        "Nonuple in a page, without a server: a folder for a web site.",
    ),
    "simulate": Text("Des parties qui se jouent toutes seules.", "Games that play themselves."),
    "top": Text(
        "La grille et les meilleures solutions d'un tirage.", "The grid and the best moves of a rack."
    ),
    "tour": Text(
        "Une visite guidée : une vraie position, et la suite.",
        "A guided tour: a real position, and how to go on.",
    ),
    "verify": Text(
        "Vérifie une partie jouée, des tirages aux points.",
        "Verifies a game that was played, from draws to points.",
    ),
}
"""In a line of 80 columns."""

_JSON_LINES = Text("Une réponse JSON par ligne.", "One JSON answer per line.")

_PRINTED = (
    "slips, photo-slips, road-sheets, score-book, notes, green-notes, mark-sheet, double-sheet, "
    "table-cards, attribution, badges, codes, draw-sheet, announcements, game-sheet, masked-sheet, "
    "results, honours, diplomas, appeal, words, guide, page"
)

FURTHER = {
    **event_commands.FURTHER,
    **lexicon_commands.FURTHER,
    "event points": _JSON_LINES,
    "event rank": _JSON_LINES,
    "event season": _JSON_LINES,
    "judge": _JSON_LINES,
    "moves": _JSON_LINES,
    "prepare": Text(
        "Code de retour 1 si aucune partie essayée n'a toutes ces qualités : la plus proche est gardée.",
        "Exit code 1 if no game tried has all these qualities: the nearest one is kept.",
    ),
    "print": Text(
        f"Genres : {_PRINTED}.",
        f"Kinds: {_PRINTED}.",
    ),
    "score": _JSON_LINES,
    "simulate": Text("Une partie par ligne, en JSON.", "One game per line, as JSON."),
    "verify": Text(
        "Code de retour 0 si tout concorde, 1 si quelque chose diffère, 2 si le fichier est illisible.",
        "Exit code 0 if everything agrees, 1 if something differs, 2 if the file cannot be read.",
    ),
}
"""What else there is to know of a command."""

# --- Their arguments and options, by name ------------------------------------------------------------------

_JSON = Text(
    "Fichier .json (un objet) ou .jsonl (un par ligne) ; « - » pour l'entrée standard.",
    "A .json file (one object) or .jsonl (one per line); `-` for standard input.",
)
_BOT = Text("Le nom du bot.", "The name of the bot.")
_GAME = Text(
    "La partie : feuille publiée, JSON, CSV, GCG ou partie d'Eliot ; « - » pour l'entrée standard.",
    "The game: a published sheet, JSON, CSV, GCG or an Eliot game; `-` for standard input.",
)
_VARIANTS = Text(
    "Les lettres et la grille : {variants}.",
    "The letters and the board: {variants}.",
)
_CLUSTER = Text(
    "Les machines d'un cluster Ray, par l'adresse de la première ; demande nonuple[cluster].",
    "The machines of a Ray cluster, by the address of the first; needs nonuple[cluster].",
)
_BROWSER = Text(
    "Ouvrir le navigateur (--no-browser : ne pas l'ouvrir).",
    "Open the browser (--no-browser: do not open it).",
)

OF_COMMANDS: dict[str, dict[str, Text]] = {
    "bench": {
        "--cgp": Text(
            "Un fichier de positions, une par ligne au format CGP ; sinon celles du programme.",
            "A file of positions, one per line in CGP; else those of the program.",
        ),
        "--lexicon": LIST_OR_USED,
        "--json": AS_JSON,
    },
    "check": {
        "DIR": Text(
            "Le dossier des données, ou celui d'une sauvegarde.", "The data folder, or that of a backup."
        ),
        "--json": AS_JSON,
    },
    "completion": {"SHELL": Text("bash, zsh, fish ou powershell.", "bash, zsh, fish or powershell.")},
    "demo": {
        "--players": Text("Le nombre de joueurs.", "How many players."),
        "--arbiters": Text("Le nombre d'arbitres.", "How many arbiters."),
        "--speed": Text(
            "Combien de fois plus vite que le temps réel.", "How many times as fast as in real life."
        ),
        "--turns": Text("Arrêter la partie après ce nombre de coups.", "End the game after so many turns."),
        "--role": Text(
            "La place qui vous est laissée : chief (juge-arbitre), arbiter (arbitre), player (joueur) ou "
            "none (aucune).",
            "The place that is left to you: chief (chief arbiter), arbiter, player, or none.",
        ),
        "--seed": Text(
            "La graine : la même donne les mêmes tirages et les mêmes bulletins.",
            "The seed: the same one gives the same draws and the same slips.",
        ),
        "--data": Text(
            "Le dossier où tout est enregistré et gardé ; sinon un dossier provisoire.",
            "The folder where everything is recorded and kept; else a temporary one.",
        ),
        "--port": Text(
            "Le port ; sinon 9009, ou le suivant qui est libre.", "The port; else 9009, or the next free one."
        ),
        "--browser": _BROWSER,
        "--once": Text(
            "Ne pas attendre Ctrl-C quand la partie est finie.",
            "Do not wait for Ctrl-C when the game is over.",
        ),
    },
    **event_commands.OF_COMMANDS,
    **lexicon_commands.OF_COMMANDS,
    **play_commands.OF_COMMANDS,
    "event rank": {"FILE": _JSON},
    "judge": {
        "FILE": _JSON,
        "--lexicon": LIST_OR_USED,
        "--explain": Text(
            "Pour un humain : la grille, le bulletin et le raisonnement au lieu du JSON.",
            "For a person: the grid, the slip and the reasoning instead of JSON.",
        ),
    },
    "learn": {
        "--lexicon": LIST_OR_USED,
        "--variant": Text("Les lettres et la grille.", "The letters and the board."),
        "--seed": Text("La graine des parties.", "The seed of the games."),
        "--out": Text(
            "Le fichier à écrire ; sinon à côté des listes de l'utilisateur.",
            "The file to write; else beside the lists of the user.",
        ),
        "--workers": Text(
            "Le nombre de fils de calcul ; un par cœur par défaut.",
            "The number of threads; one per core by default.",
        ),
    },
    "site": {
        "FOLDER": Text("Le dossier à écrire, nouveau ou vide.", "The folder to write, new or empty."),
    },
    "licences": {
        "NAME": Text(
            "Le composant dont afficher la licence ; sans argument, la liste.",
            "That of which the text of the licence is wanted; without it, the list of all.",
        ),
        "--json": AS_JSON,
    },
    "moves": {
        "FILE": _JSON,
        "--top": Text("Seulement les solutions de meilleur score.", "Only the moves of the best score."),
        "--lexicon": LIST_OR_USED,
    },
    "print": {
        "KIND": Text("Ce qui s'imprime.", "What is printed."),
        "FILE": Text(
            "Selon le genre : joueurs (CSV), partie, classement (CSV), mots, page, données en JSON, rôle.",
            "By kind: players (CSV), a game, a ranking (CSV), words, a page, data as JSON, a role.",
        ),
        "--out": Text(
            "Le fichier à écrire, .pdf, .html ou .txt ; « - » pour un PDF sur la sortie standard.",
            "The file to write, .pdf, .html or .txt; `-` for a PDF on standard output.",
        ),
        "--paper": Text("Le papier : a4 ou letter.", "The paper: a4 or letter."),
        "--language": Text("La langue de la page : fr ou en.", "The language of the page: fr or en."),
        "--large": Text("En gros caractères.", "In large print."),
        "--colour": Text("En couleur ; sinon à l'encre noire.", "In colour; else in black ink."),
        "--club": Text("Le nom du club, au bas des pages.", "The club's name, at the foot of pages."),
        "--logo": Text(
            "L'image du club : SVG, PNG, JPEG, GIF ou WebP.",
            "The club's picture: SVG, PNG, JPEG, GIF or WebP.",
        ),
        "--event": EVENT_NAME,
        "--day": Text("Le jour, comme il s'écrit sur la page.", "The day, as the page writes it."),
        "--manner": Text("La formule et le temps, de même.", "The formula and the time, likewise."),
        "--game": GAME_NUMBER,
        "--tables": Text("Les tables : 1-31, ou 1-20, 45.", "The tables: 1-31, or 1-20, 45."),
        "--turns": Text(
            "Lignes d'une feuille, ou bulletins par table.", "Lines of a sheet, or slips per table."
        ),
        "--count": Text("Pages de bulletins vierges, ou diplômes.", "Pages of blank slips, or diplomas."),
        "--order": Text(
            "Pour results : rank, series, category, club ou name.",
            "For results: rank, series, category, club or name.",
        ),
        "--post": Text("Le poste de l'arbitre, et son nom.", "The arbiter's post and name."),
        "--title": Text(
            "Le titre d'une liste ou d'une page ; le nom du double arbitre.",
            "The title of a list or a page; the double arbiter's name.",
        ),
    },
    "prepare": {
        "--out": Text("Le fichier scellé à écrire.", "The sealed file to write."),
        "--formula": FORMULAS,
        "--edition": EDITIONS,
        "--variant": _VARIANTS,
        "--seed": Text(
            "La graine de la première partie essayée, comme pour simulate ; sinon le hasard du système.",
            "The seed of the first game tried, as for simulate; else the system's chance.",
        ),
        "--password-file": Text(
            "Un fichier dont la première ligne est le mot de passe ; sinon il est demandé.",
            "A file whose first line is the password; else it is asked for.",
        ),
        "--games": Text("Le nombre de parties à essayer, au plus.", "How many games to try at most."),
        "--scrabbles": Text(
            "Nombre de coups avec prime : 3..5, 3.., ..5 ou 4.", "Turns with the bonus: 3..5, 3.., ..5 or 4."
        ),
        "--total": Text("Total des tops.", "Total of the tops."),
        "--turns": Text("Nombre de coups.", "Number of turns."),
        "--no-endless-ending": Text(
            "Pas de fin interminable : pas plus de deux coups de moins de 20 points à la fin.",
            "No endless ending: at most two last turns of less than 20 points.",
        ),
        "--solo-chances": Text("Nombre minimal d'occasions de solo.", "Least number of chances of a solo."),
        "--difficulty": Text(
            "Difficulté des tops ; 33 est courant en partie normale, 40 est rare.",
            "Difficulty of the tops; 33 is usual in a normal game, 40 is rare.",
        ),
        "--lexicon": LIST_OR_USED,
        "--cluster": _CLUSTER,
        "--reveal": Text("Montre aussi la partie.", "Shows the game as well."),
        "--json": AS_JSON,
    },
    "replay": {
        "FILE": _GAME,
        "--turn": Text("Un seul coup, par son numéro.", "One turn only, by its number."),
        "--lexicon": LIST_OR_USED,
        "--json": AS_JSON,
    },
    "restore": {
        "BACKUP": Text(
            "Le dossier donné à « nonuple serve --backup », ou une copie du dossier des données.",
            "The folder given to `nonuple serve --backup`, or a copy of the data folder.",
        ),
        "--data": Text(
            "Le dossier où la reprendre ; sinon celui de l'utilisateur. Rien de ce qu'il contient n'est "
            "perdu.",
            "The folder to take it into; else the user's own. Nothing of what it holds is lost.",
        ),
        "--database": Text(
            "Une base PostgreSQL vide, à la place d'un dossier.",
            "An empty PostgreSQL database in place of a folder.",
        ),
    },
    "rule": {
        "EDITION": Text(
            "2026 (par défaut), 2010, 2009, box, free ou booklet.",
            "2026 (by default), 2010, 2009, box, free or booklet.",
        ),
        "ARTICLE": Text(
            "Son numéro, par exemple 1.2.1 ; sans numéro, la liste.",
            "Its number, such as 1.2.1; without one, the list.",
        ),
        "--code": Text(
            "Où le programme en décide, l'applique ou le montre, et quels tests le vérifient.",
            "Where the program decides, applies or tells it, and which tests check it.",
        ),
        "--event": Text(
            "Le fichier d'une épreuve : montre aussi ce qu'elle remplace du règlement.",
            "The file of an event: shows too what it replaces of the rulebook.",
        ),
        "--json": AS_JSON,
    },
    "score": {"FILE": _JSON},
    "serve": {
        "--data": Text(
            "Le dossier où tout est enregistré ; sinon celui de l'utilisateur.",
            "The folder where everything is recorded; else the user's own.",
        ),
        "--port": Text(
            "Le port ; sinon celui de la dernière fois, 9009 la première, ou le suivant qui est libre.",
            "The port; else that of last time, 9009 at first, or the next free one.",
        ),
        "--host": Text(
            "Écouter à cette seule adresse ; sinon à toutes.", "Listen at this address only; else at all."
        ),
        "--database": Text(
            "Une base PostgreSQL, postgresql://…, que plusieurs serveurs peuvent partager.",
            "A PostgreSQL database, postgresql://…, which several servers can share.",
        ),
        "--backup": Text(
            "Un dossier, d'une clé USB par exemple, où tout est recopié à mesure.",
            "A folder, of a USB key for instance, to which everything is copied as it happens.",
        ),
        "--create": Text(
            "Créer le dossier de --backup s'il n'existe pas.",
            "Make the folder of --backup where there is none.",
        ),
        "--certificate": Text("Un certificat (PEM), pour https.", "A certificate (PEM), for https."),
        "--key": Text("Sa clé.", "Its key."),
        "--browser": _BROWSER,
        "--window": Text(
            "Comme un double-clic : l'adresse des téléphones, sans secret ; un second ouvre celui-là.",
            "As a double click does: the phones' address, no secret; a second one opens the one that runs.",
        ),
        "--new-links": Text(
            "Les liens du responsable donnés aux lancements précédents ne sont plus valables.",
            "Links of the person in charge given at earlier starts are worth nothing any more.",
        ),
        "--trusted-proxy": Text(
            "L'adresse ou le réseau d'un répartiteur qui dit l'adresse des téléphones (X-Forwarded-For).",
            "The address or network of a balancer that tells the phones' addresses (X-Forwarded-For).",
        ),
        "--public-url": Text(
            "L'adresse du site, https://…, dite à tous à la place de celles de cet ordinateur.",
            "The address of the site, https://…, told to everybody in place of those of this computer.",
        ),
        "--home-days": Text(
            "Retirer les parties à la maison où rien ne s'est passé depuis tant de jours.",
            "Remove games at home in which nothing has happened for so many days.",
        ),
        "--json-logs": Text(
            "Écrire le journal des ennuis en JSON, une ligne chacun.",
            "Write the log of troubles as JSON, one per line.",
        ),
    },
    "sheet": {
        "FILE": _GAME,
        "--format": Text(
            "text, markdown, csv, json, gcg ou eliot.", "text, markdown, csv, json, gcg or eliot."
        ),
    },
    "bot add": {
        "NAME": Text("Son nom ici ; une table dit bot:NOM.", "Its name here; a table says bot:NAME."),
        "COMMAND": Text("Ce qui le lance, avec ses arguments.", "What starts it, with its arguments."),
        "--seconds": Text("Ce qu'il a par coup.", "What it has at each turn."),
        "--memory": Text(
            "Ce qu'il peut prendre de mémoire, en Mo (Linux).", "The memory it may take, in MB (Linux)."
        ),
    },
    "bot list": {"--json": AS_JSON},
    "bot play": {
        "NAME": _BOT,
        "ADDRESS": Text(
            "http://serveur:9009 pour un solo ; http://serveur:9009/#/code/CODE pour un topping.",
            "http://server:9009 for a solo; http://server:9009/#/code/CODE for topping.",
        ),
        "--lexicon": LIST_OR_USED,
    },
    "bot remove": {"NAME": _BOT},
    "simulate": {
        "--games": HOW_MANY_GAMES,
        "--seed": Text(
            "La graine de la première partie ; la suivante a la graine suivante.",
            "The seed of the first game; the next one has the next seed.",
        ),
        "--formula": FORMULAS,
        "--edition": EDITIONS,
        "--variant": _VARIANTS,
        "--lexicon": LIST_OR_USED,
        "--save": Text(
            "Avec une seule partie : le fichier où écrire ses événements et le secret de ses tirages, pour "
            "verify.",
            "With one game only: the file to write its events and the secret of its draws to, for verify.",
        ),
        "--stats": Text("Un résumé au lieu des parties.", "A summary instead of the games."),
        "--cluster": _CLUSTER,
        "--to": Text(
            "Écrire les parties dans des fichiers de ce dossier ; après une interruption, la même commande "
            "reprend.",
            "Write the games to files of this folder; interrupted, the same command goes on.",
        ),
        "--format": Text("Avec --to : jsonl ou parquet.", "With --to: jsonl or parquet."),
        "--workers": Text(
            "Le nombre de processus ; sinon un par cœur. Les parties n'en dépendent pas.",
            "How many processes; else one per core. The games do not depend on it.",
        ),
        "--free": Text(
            "Des parties libres entre ordinateurs, au lieu de duplicate.",
            "Free games among computer players, instead of duplicate.",
        ),
        "--seats": Text(
            "Partie libre : deux à quatre niveaux ou bots (bot:NOM), séparés par des virgules.",
            "Free game: two to four levels or bots (bot:NAME), with commas between.",
        ),
        "--solo": Text("Un bot joue seul derrière le masque.", "A bot plays alone behind a mask."),
        "--topping": Text(
            "Un bot cherche les tops contre le temps.", "A bot looks for tops against the clock."
        ),
        "--words": Text(
            "Partie libre : mots contrôlés (checked) ou par contestation (challenge).",
            "Free game: words checked, or by challenge.",
        ),
        "--json": Text("Avec --stats : le résumé en JSON.", "With --stats: the summary as JSON."),
    },
    "top": {
        "--rack": Text(
            "Le tirage : AEINRS?, WEL+BSUI… « ? » est un joker. Sans position, la grille est vide.",
            "The rack: AEINRS?, WEL+BSUI… `?` is a joker. Without a position the grid is empty.",
        ),
        "--cgp": Text("Une position au format CGP, entre guillemets.", "A position in CGP, in quotes."),
        "--file": Text(
            "Un fichier : 15 lignes de grille (le tirage sur la seizième), des positions CGP, ou du JSON.",
            "A file: 15 lines of grid (the rack on the sixteenth), positions in CGP, or JSON.",
        ),
        "--line": Text(
            "La position à montrer, quand le fichier en a plusieurs.",
            "The position to show, where the file has several.",
        ),
        "--formula": FORMULAS,
        "--all": Text("Toutes les solutions.", "All moves."),
        "--limit": Text("Le nombre de solutions montrées.", "How many moves are shown."),
        "--min": Text(
            "Seulement les solutions d'au moins tant de points.", "Only moves of at least so many points."
        ),
        "--lexicon": LIST_OR_USED,
        "--json": AS_JSON,
    },
    "verify": {
        "FILE": Text(
            "Le fichier des événements de la partie ; « - » pour l'entrée standard.",
            "The file of the game's events; `-` for standard input.",
        ),
        "--lexicon": Text(
            "Liste de mots : un nom ou un fichier ; sinon celle de la partie, si elle est là.",
            "Word list: a name or a file; else that of the game, if it is here.",
        ),
        "--json": AS_JSON,
    },
}
