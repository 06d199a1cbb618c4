"""What is written on paper: the words of every printed page."""

from nonuple.texts import Text, appeal_file

NOT_PRINTED = Text("« {title} » ne s'imprime pas : {why}", "“{title}” cannot be printed: {why}")
NOT_A_PICTURE = Text(
    "le logo doit être une image SVG, PNG, JPEG, GIF ou WebP.",
    "the logo must be an SVG, PNG, JPEG, GIF or WebP picture.",
)
UNKNOWN_ROLE = Text(
    "« {role} » n'a pas de guide ; il y en a pour : {known}.", "“{role}” has no guide; there are: {known}."
)

# --- Words that several pages share ------------------------------------------------------------------------

TABLE = Text("Table", "Table")
TABLE_N = Text("Table {table}", "Table {table}")
TURN = Text("Coup", "Turn")
TURN_N = Text("Coup {turn}", "Turn {turn}")
GAME = Text("Partie", "Game")
GAME_N = Text("partie {game}", "game {game}")
DUPLICATE_OF = Text("duplicate, {formula}", "duplicate, {formula}")
MINUTES = Text("{minutes} par coup", "{minutes} per turn")
OWN_RULE = Text("{says} (au lieu de {article})", "{says} (instead of {article})")
EVENT = Text("Épreuve", "Event")
REFERENCE = Text("Référence", "Reference")
REF = Text("Réf.", "Ref.")
SCORE = Text("Score", "Score")
PLAYER = Text("Joueur", "Player")
SERIES = Text("Série", "Series")
CLUB = Text("Club", "Club")
POST = Text("Poste", "Post")
POST_N = Text("Poste {post}", "Post {post}")
POST_LOWER = Text("poste {post}", "post {post}")
POST_OF = Text("Poste {post}", "Post {post}")
NUMBER = Text("N°", "No.")
RACK = Text("Tirage", "Rack")
WORD = Text("Mot", "Word")
RETAINED = Text("Mot retenu", "Word retained")
POINTS = Text("Points", "Points")
POINTS_SHORT = Text("Pts", "Pts")
CUMUL = Text("Cumul", "Total")
TOTAL = Text("Total", "Total")
TOP = Text("Top", "Top")
HOUR = Text("Heure", "Time")
WARNINGS = Text("Avertissements", "Warnings")
SIGNATURE = Text("Signature", "Signature")
FOLD_HERE = Text("plier ici", "fold here")
DAY = Text("{day} {month} {year}", "{day} {month} {year}")
FIRST_DAY = Text("1er", "1")
ARTICLE = Text("Art.\u00a0{articles}", "Art.\u00a0{articles}")
ARTICLE_ASKS = Text("Art.\u00a0{articles} : {asked}", "Art.\u00a0{articles}: {asked}")

# --- Slips -------------------------------------------------------------------------------------------------

SLIPS = Text("Bulletins", "Slips")
SANCTION = Text("Sanction", "Sanction")
SANCTION_TICKS = Text("Av −5 0 x̄", "W −5 0 x̄")
ARBITER_SHORT = Text("Arb.", "Arb.")
DOUBLE_SHORT = Text("D.A.", "D.A.")
SLIP_HEAD = Text("{event}, partie {game}", "{event}, game {game}")
SLIP_CODE = Text("Code de la table {table}, coup {turn}", "Code of table {table}, turn {turn}")

# --- Notes -------------------------------------------------------------------------------------------------

NOTES = Text("Billets de correction", "Correction notes")
YOUR_SLIP = Text("Votre bulletin", "Your slip")
PLACE_READ = Text("Place comprise : {place}", "Place understood: {place}")
OF_TURN = Text("{name}, coup {turn}", "{name}, turn {turn}")
OF_GAME_AND_TURN = Text("{name}, {game}, coup {turn}", "{name}, {game}, turn {turn}")
PAID = Text("payé", "paid")
SIGNS = {
    "warning": "!",
    "penalty": "−5",
    "zero": "×",
    "average": "x̄",
    "commission": "?",
    "undecided": "?",
    "none": "=",
}
VERDICTS = {
    "none": Text("Sans sanction", "No sanction"),
    "warning": Text("Avertissement", "Warning"),
    "penalty": Text("Pénalité", "Penalty"),
    "zero": Text("Zéro", "Zero"),
    "average": Text("Moyenne", "Average"),
    "commission": Text("Commission", "Commission"),
    "undecided": Text("À décider", "To be decided"),
}
REFUSED = Text("{count|n'est pas admis|ne sont pas admis}.", "{count|is|are} not admitted.")
WARNINGS_SHORT = Text("Avert.", "Warn.")
WARNINGS_TOLD = Text("{count} en tout", "{count} in all")
BETWEEN_GROUNDS = Text(" ; ", "; ")
WARNINGS_OF = Text("{count} sur {free}", "{count} of {free}")
APPEAL_BEFORE = Text(
    "Recours avant la partie suivante ; après la dernière : {minutes} minutes ({article})",
    "Appeal before the next game; after the last: {minutes} minutes ({article})",
)
APPEAL_POSSIBLE = Text("Recours possible ({article})", "Appeal possible ({article})")

GREEN_NOTES = Text("Billets verts", "Green notes")
GREEN_NOTE = Text("Billet vert", "Green note")
ENTERED = Text("Saisi par l'arbitre", "Entered by the arbiter")
READ_AGAIN = Text("Lu sur le bulletin", "Read on the slip")
GROUND = Text("Motif et article", "Ground and article")
GROUND_AND_ARTICLE = GROUND
FOLLOW = Text("Suite", "What follows")
POST_BLANK = Text("Poste ........", "Post ........")
VISA = Text("visa de l'arbitre □", "arbiter's initials □")
VISA_SHORT = Text("Visa de l'arbitre", "Arbiter's initials")
GREEN_HELP = Text(
    "L'arbitre enregistre, vise, et envoie le billet au joueur (6.9).",
    "The arbiter records it, initials it and sends the note to the player (6.9).",
)

# --- Road sheets -------------------------------------------------------------------------------------------

SCORE_BOOK = Text("Carnet de score", "Score book")
ROAD_SHEETS = Text("Feuilles de route", "Score sheets")
ROAD_SHEET = Text("Feuille de route", "Score sheet")
MY_SOLUTION = Text("Ma solution", "My solution")
GAP = Text("Écart", "Gap")
WARNING_SHORT = Text("Av.", "W.")
MY_TOTAL = Text("Mon total", "My total")
PENALTIES = Text("Pénalités (−5)", "Penalties (−5)")
NET_TOTAL = Text("Total net", "Net total")
STOP_WRITING = Text("N'écrivez plus dès « Terminé »", "Write no more after “Terminé”")
STOP_WRITING_MORE = Text(
    ", même ici, tant que le bulletin n'est pas ramassé.",
    ", not even here, until the slip is collected.",
)
WRITING = Text("Horizontal : H8. Vertical : 8H.", "Across: H8. Down: 8H.")
WRITING_MORE = Text(
    " Mot en entier, joker entouré, trois lettres de raccord ou la référence.",
    " The word in full, the joker circled, three junction letters or the reference.",
)
HAND_TO_ARBITER = Text("À remettre à l'arbitre", "For the arbiter")

# --- Sheets of the arbiters --------------------------------------------------------------------------------

MARK_SHEET = Text("Feuille d'arbitrage", "Mark sheet")
ARBITER_NAMED = Text("arbitre {name}", "arbiter {name}")
MARK_SHEET_OF = Text("Feuille d'arbitrage, poste {post}", "Mark sheet, post {post}")
TABLES_FROM = Text("{sheet}, tables {first} à {last}", "{sheet}, tables {first} to {last}")
IN_BOLD = Text("gras", "bold")
IS_TOP = Text("\u00a0le top     ", "\u00a0the top     ")
IS_WARNING = Text("\u00a0avertissement     ", "\u00a0warning     ")
IS_ZERO = Text("\u00a0zéro     ", "\u00a0zero     ")
IS_AVERAGE = Text("\u00a0moyenne     ", "\u00a0average     ")
IS_PENALTY = Text("\u00a0pénalité de 5 déjà ôtée     ", "\u00a0penalty of 5 taken off     ")
NTH_RING = Text("{n}e rond : −5", "ring {n}: −5")
PRINTED_AFTER = Text("Tirée après le coup {turn}.", "Printed after turn {turn}.")
GO_ON_BY_HAND = Text(
    " Si la machine s'arrête, on continue à la main.", " If the machine stops, go on by hand."
)
CHECK_TOTAL = Text(
    "Vérifier le total avec la feuille de route du joueur (2.3)",
    "Check the total against the player's score sheet (2.3)",
)
SHEET_OF = Text("feuille {n} / {of}", "sheet {n} / {of}")
CUMUL_AT = Text("cumul {turn}", "total {turn}")
WARNING_PLURAL = Text("Avert.", "Warn.")

DOUBLE_SHEET = Text("Feuille de double arbitrage", "Double arbitration sheet")
DOUBLE = Text("Double arbitrage", "Double arbitration")
DOUBLE_ARBITER = Text("Double arbitre", "Double arbiter")
POSTS_CHECKED = Text("Postes contrôlés", "Posts checked")
FROM_TO = Text("{first} à {last}", "{first} to {last}")
PEN = Text("Stylo", "Pen")
GREEN = Text("vert (2.4)", "green (2.4)")
BUNDLES = Text(
    "Liasses contrôlées, une coche par poste et par coup", "Bundles checked, one tick per post and turn"
)
RECTIFICATIONS = Text("Rectifications", "Corrections")
EACH_LINE = Text("Chaque ligne est un billet vert.", "Each line is a green note.")
EACH_LINE_MORE = Text(
    " L'arbitre l'enregistre, vise ici, et envoie le billet au joueur (6.9).",
    " The arbiter records it, initials it here and sends the note to the player (6.9).",
)
DISAGREE = Text("Pas d'accord ?", "Do you disagree?")
DISAGREE_MORE = Text(
    " Suite : commission. La liasse reste en ordre de table, pour retrouver un bulletin (2.4).",
    " It goes to the commission. The bundle stays in order of tables, to find a slip again (2.4).",
)
TYPED_LINES = Text(
    "Les lignes déjà faites au clavier sont imprimées, les autres s'écrivent",
    "Lines already typed are printed, the others are written",
)

# --- Sheets of the chief arbiter ---------------------------------------------------------------------------

DRAW_SHEET = Text("Feuille de tirage", "Draw sheet")
KEPT = Text("Reliquat", "Letters kept")
DRAWN = Text("Lettres tirées", "Letters drawn")
REJECTED = Text("Rejet", "Rejected")
LEFT_IN_BAG = Text("Au sac", "In the bag")
BAG = Text(
    "Le sac : {count} {count|lettre|lettres}, à barrer au tirage",
    "The bag: {count} {count|tile|tiles}, struck out when drawn",
)
BAG_HELP = Text(
    "Le reliquat s'annonce en ordre alphabétique, puis les lettres tirées dans leur ordre. Un tirage rejeté "
    "retourne entier au sac : écrivez-le, cochez « Rejet », prenez la ligne suivante.",
    "Letters kept are announced in alphabetical order, then those drawn in theirs. A rejected rack goes back "
    "whole: write it, tick “Rejected”, take the next line.",
)
ANNOUNCEMENTS = Text("Feuille d'annonce", "Announcement sheet")
STEP = Text("Étape", "Step")
TO_SAY = Text("À dire", "To say")
DIRECTION = Text("Sens", "Way")
CROSSWISE = Text("Mots formés", "Words formed")
KEEP_SECRET = Text(
    "Cette feuille contient les solutions : elle ne quitte pas le juge-arbitre.",
    "This sheet holds the solutions: it does not leave the chief arbiter.",
)
CHIEF_ONLY = Text("Pour le juge-arbitre seul", "For the chief arbiter alone")
ORDER_OF_A_TURN = Text(
    "À chaque coup : reliquat, lettres tirées, tirage entier, « Chrono ! » ; aux signaux du chrono, les "
    "secondes ; « Terminé » ; les bulletins ramassés : points, sens, place, mot, épellation, mots formés ; "
    "rappel : mot, place, score.",
    "At each turn: letters kept, letters drawn, the whole rack, “Chrono!”; at the signals, the seconds; "
    "“Terminé”; once the slips are collected: points, direction, place, word, spelling, words formed; "
    "again: word, place, score.",
)

# --- Places ------------------------------------------------------------------------------------------------

TABLE_CARDS = Text("Cartons de table", "Table cards")
WRITE_NUMBER = Text("Écrivez {table} sur chaque bulletin.", "Write {table} on every slip.")
HOLD_UP = Text("À « Terminé », levez-le, sans plus écrire.", "At “Terminé” hold it up, and write no more.")
READ_NOTES = Text(
    "Un billet de correction arrive ? Lisez-le tout de suite.", "A correction note comes? Read it at once."
)
NO_PHONES = Text(
    "Pas de téléphone pendant la partie. Le code donne vos scores ensuite.",
    "No phone during the game. The code gives your scores afterwards.",
)
PHONES_PLAY = Text(
    "Avec ce code votre téléphone rejoint la partie, à cette table seulement.",
    "With this code your phone joins the game, at this table only.",
)
CODE_OF = Text("Code de la table {table}", "Code of table {table}")
CODES = Text("Codes des tables", "Codes of the tables")
BADGES = Text("Badges", "Badges")
CARD_OF = Text("Carte de {name}", "Card of {name}")
YOUR_TABLE = Text("Votre table", "Your table")
YOUR_TABLE_IN = Text("Votre table, partie {game}", "Your table, game {game}")
SO_MANY_PLAYERS = Text("{count} {count|joueur|joueurs}", "{count} {count|player|players}")

# --- Games -------------------------------------------------------------------------------------------------

GAME_SHEET = Text("Feuille de partie", "Game sheet")
MASKED_SHEET = Text("Partie à rejouer", "A game to replay")
TOP_IS = Text("Top {top}", "Top {top}")
IN_TURNS = Text(" en {count} {count|coup|coups}", " in {count} {count|turn|turns}")
BONUSES = Text(", {count} {count|prime|primes} de 50 ★", ", {count} {count|bonus|bonuses} of 50 ★")
NEXT_BEST = Text("Le suivant", "Next best")
FOUND_BY = Text("Trouvé par", "Found by")
SOLO = Text("solo", "solo")
FINAL_GRID = Text("La grille à la fin de la partie", "The grid at the end of the game")
READING_IT = Text("Pour lire la feuille", "Reading the sheet")
READ_REFERENCES = Text(
    "H8 : horizontal, ligne H, dès la colonne 8. 8H : vertical, colonne 8, dès la ligne H.",
    "H8: across, row H, from column 8. 8H: down, column 8, from row H.",
)
READ_RINGS = Text(
    "Une lettre entourée est un joker. Le mot gris est le dernier posé.",
    "A ringed letter is a joker. The grey word is the last laid.",
)
READ_RACKS = Text(
    "Dans un tirage, + sépare le reliquat des lettres tirées, − marque un rejet.",
    "In a rack, + parts letters kept and drawn, − marks a rejection.",
)
BEST_SCORE = Text("Meilleur score : {name}, {total} ({gap})", "Best score: {name}, {total} ({gap})")
FREE_TO_COPY = Text("Libre de reproduction", "Free to copy")
WORD_BEFORE = Text("Solution du coup d'avant", "Solution of the turn before")
MASK_HELP = Text(
    "Couvrez la feuille d'un cache, descendez-le d'une ligne par coup : chaque ligne montre un nouveau "
    "tirage, et la solution du précédent. Pliez sous le titre pour cacher le reste.",
    "Cover the sheet and uncover one line per turn: each line shows a new rack, and the solution of the one "
    "before. Fold below the title to hide the rest.",
)

# --- On the wall -------------------------------------------------------------------------------------------

ORDERS = {
    "rank": Text("Classement", "Ranking"),
    "series": Text("Classement par série", "Ranking by series"),
    "category": Text("Classement par catégorie", "Ranking by category"),
    "club": Text("Classement par club", "Ranking by club"),
    "name": Text("Résultats par ordre alphabétique", "Results in alphabetical order"),
}
WITHOUT = Text("Sans mention", "None given")
RANK_SHORT = Text("Rang", "Rank")
OF_TOP = Text("% du top", "% of top")
NEGATIVE = Text("Négatif", "Below top")
GAME_SHORT = Text("P{game}", "G{game}")
HONOURS = Text("Palmarès", "Roll of honour")
TOP_SHORT = Text("top {top}", "top {top}")
SO_MANY = Text("{count} {count|joueur|joueurs}", "{count} {count|player|players}")
FIRST_OF_SERIES = Text("Premiers de série", "First of their series")
FIRST_OF_CATEGORY = Text("Premiers de catégorie", "First of their category")
CLUBS = Text("Clubs", "Clubs")
CLUBS_BEST = Text("Clubs, {best} {best|meilleur|meilleurs}", "Clubs, best {best}")
TEAMS = Text("Équipes", "Teams")
YEAR_REPORT = Text("Bilan de la saison", "Report of the season")
EVENTS = Text("Épreuves", "Events")
DAY_SHORT = Text("Jour", "Day")
GAMES = Text("Parties", "Games")
PEOPLE = Text("Personnes", "People")
CAME = Text("Présences", "Came")
FIRST_OF_ALL = Text("Premier", "First")
EVENTS_COUNTED = Text("{count|épreuve|épreuves}", "{count|event|events}")
GAMES_COUNTED = Text("{count|partie|parties}", "{count|game|games}")
PEOPLE_COUNTED = Text("{count|personne|personnes}", "{count|person|people}")
TIMES_COUNTED = Text("{count|présence|présences}", "{count|attendance|attendances}")
DAYS = Text("{first} au {last}", "{first} to {last}")
HUNG_AT = Text("{state}, affiché {at}", "{state}, posted {at}")
PARTED_BY = Text("Égalités départagées : {breaks}", "Ties parted by {breaks}")
SOLOS = Text("Solos", "Solos")
DIPLOMAS = Text("Diplômes", "Diplomas")
DIPLOMA = Text("Diplôme", "Diploma")
DUPLICATE = Text("duplicate francophone", "French duplicate")
AWARDED_TO = Text("décerné à", "awarded to")
FIRST = Text("1re place", "1st place")
NTH = Text("{n}e place", "Place {n}")
OF_EVENT = Text(", {event}", ", {event}")
AMONG = Text("parmi {count} {count|joueur|joueurs}", "among {count} {count|player|players}")
POINTS_OF = Text("points sur {top}", "points of {top}")
OF_THE_TOP = Text("du top", "of the top")
TOPS = Text("{count|top trouvé|tops trouvés}", "{count|top|tops} found")
CHIEF_ARBITER = Text("Le juge-arbitre", "The chief arbiter")
ORGANISING_CLUB = Text("Le club organisateur", "The organising club")

# --- Appeals -----------------------------------------------------------------------------------------------

APPEAL_FILE = Text("Dossier de recours", "Appeal file")
TO_COMMISSION = Text(
    "à la commission de recours de la FISF",
    "to the federation's commission of appeal",
)
SLIP_COPY = appeal_file.PIECE_SLIP
GRID = Text("La grille du coup", "The grid of the turn")
GRID_AT = Text("Grille au coup {turn}, tirage {rack}", "Grid at turn {turn}, rack {rack}")
COURSE = Text("Chronologie", "Course of the case")
PIECES = Text("Pièces jointes", "Enclosed")
PRESIDENT_DATE = Text("Président de la commission, date", "President of the commission, date")
PLAYER_TOLD = Text("Joueur, informé le", "Player, told on")
ARBITER_TOLD = Text("Arbitre, informé le", "Arbiter, told on")
NO_LICENCE = Text("Sans licence ni date de naissance.", "No licence number, no date of birth.")
FINGERPRINT = Text("Empreinte du dossier {fingerprint}", "Fingerprint of the file {fingerprint}")
COMMISSION_DECIDED = Text(
    "Décision de la commission d'arbitrage, {when} : {verdict}",
    "Decision of the arbitration commission, {when}: {verdict}",
)
CONSEQUENCE = Text(
    "Partie {game} : total de {now} aujourd'hui, de {otherwise} si la solution du joueur est payée. "
    "Le classement reste provisoire pour cette table seule.",
    "Game {game}: a total of {now} today, of {otherwise} if the player's solution is paid. "
    "The ranking stays provisional for this table alone.",
)
CONSEQUENCE_HEAD = Text("Conséquence", "Consequence")
IN_DISPUTE = Text("En litige", "In dispute")
MOTIVE = Text("Motif", "Motive")
GAME_OF = Text("{game} sur {games}", "{game} of {games}")
COMMISSION_OF_APPEAL = Text("La commission de recours (7.4.2.2)", "The commission of appeal (7.4.2.2)")
PANEL_PRESIDENT = Text("Président", "President")
PANEL_MEMBER = Text("Membre", "Member")
INSTEAD_OF = Text("remplace {name}", "replaces {name}")
DECIDED_BY_PEOPLE = Text(
    "Ce que des personnes ont décidé dans cette partie", "What people decided in this game"
)
OTHER_SLIPS = Text("Autres bulletins de la même main", "Other slips of the same hand")

# --- Lists and pages ---------------------------------------------------------------------------------------

WORDS_TO_LEARN = Text("Mots à apprendre", "Words to learn")
WORDS_OF_GAME = Text("Mots de la partie {game}", "Words of game {game}")
SO_MANY_WORDS = Text("{count} {count|mot|mots}", "{count} {count|word|words}")
TICK_KNOWN = Text("Cochez ce que vous savez", "Tick what you know")
GUIDE_FOOT = Text("À lire cinq minutes avant la partie", "Five minutes' reading before the game")
PAGE = Text("Page", "Page")
