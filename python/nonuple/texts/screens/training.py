"""What the screens say in the catalogue `training`."""

from nonuple.texts import Text, documents
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.ALONE,
    "setup.title": common.TRAINING_DUPLICATE,
    "setup.text": Text(
        "Cherchez, validez, puis voyez le top et ce qui a manqué. Rien ne compte que votre part du top.",
        "Search, validate, then see the top and what was missing. Only your share of the top counts.",
    ),
    "replay.title": common.PLAY_A_GAME_AGAIN,
    "replay.text": Text(
        "La solution d'un coup ne s'affiche qu'après le vôtre.",
        "The solution of a turn shows only after yours.",
    ),
    "source": common.LETTERS,
    "source.drawn": Text("Nonuple tire", "Nonuple draws"),
    "source.club": Text("Partie du club", "Game of the club"),
    "source.sheet": Text("Feuille ou fichier", "Sheet or file"),
    "source.own": Text("Mes lettres", "My letters"),
    "club.none": Text(
        "Aucune partie finie sur ce serveur : collez une feuille, ou laissez Nonuple tirer.",
        "No finished game on this server: paste a sheet, or let Nonuple draw.",
    ),
    "club.pick": Text("Partie à rejouer", "Game to play again"),
    "club.game": common.GAME_GAME,
    "club.tables": common.COUNT_TABLE,
    "club.new": common.NEW,
    "sheet.label": documents.GAME_SHEET,
    "sheet.hint": Text(
        "Collez une feuille publiée (WEL+BSUI, solutions à côté), un GCG, un CSV, ou choisissez un "
        "fichier. Les solutions restent masquées.",
        "Paste a published sheet (WEL+BSUI, solutions beside), a GCG, a CSV, or choose a file. Solutions "
        "stay masked.",
    ),
    "sheet.file": common.CHOOSE_A_FILE,
    "sheet.other": Text("Un autre", "Another one"),
    "sheet.password": Text("Mot de passe de la partie scellée", "Password of the sealed game"),
    "sheet.example": Text("1. WELBSUI", "1. WELBSUI"),
    "own.label": Text("Lettres dans l'ordre du sac", "Letters in the order of the bag"),
    "own.hint": Text(
        "Tapez-les comme elles sortent, ? pour un joker. Nonuple tire la suite quand elles manquent.",
        "Type them as they come out, ? for a blank. Nonuple draws the rest once they run out.",
    ),
    "formula": common.FORMULA,
    "joker": common.JOKER_VARIANT,
    "time": common.TIME,
    "time.none": common.NO_CLOCK,
    "edition": common.RULEBOOK,
    "more": Text("Autres réglages", "Other settings"),
    "look": Text("Chercher encore avant de voir le top", "Look again before the top is shown"),
    "look.hint": Text(
        "Après votre mot, seul l'écart s'affiche d'abord.", "After your word, only the gap shows at first."
    ),
    "begin": common.BEGIN,
    "beginning": Text("La partie se prépare…", "The game is being prepared…"),
    "name.drawn": Text("Duplicate du {date}", "Duplicate of {date}"),
    "name.sheet": Text("Feuille rejouée", "Sheet played again"),
    "name.own": Text("Mes lettres, {date}", "My letters, {date}"),
    "name.club": Text("{title}, rejouée", "{title}, played again"),
    "name.taste": Text("Une partie pour voir", "One turn to see"),
    "hint": common.HINT,
    "gone.home": common.BACK_TO_THE_FRONT_PAGE,
    "sheet": documents.GAME_SHEET,
}
