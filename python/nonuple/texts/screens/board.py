"""What the screens say in the catalogue `board`."""

from nonuple.texts import Text, pieces
from nonuple.texts.screens import common

SENTENCES = {
    "formula.normal": common.NORMAL,
    "formula.7/8": pieces.FORMULA_7_OF_8,
    "formula.7+8": pieces.FORMULA_7_AND_8,
    "formula.7+8+9": pieces.FORMULA_7_8_AND_9,
    "formula.joker": common.FORMULA_JOKER,
    "hint.pick": Text(
        "Touchez une case de la grille, puis vos lettres.", "Tap a square of the board, then your letters."
    ),
    "hint.again": Text(
        "Touchez de nouveau la case pour tourner le mot.", "Tap the square again to turn the word."
    ),
    "trouble.no-square": Text("Touchez d'abord une case de la grille.", "First tap a square of the board."),
    "trouble.edge": Text("Le mot va jusqu'au bord de la grille.", "The word reaches the edge of the board."),
    "trouble.off-line": Text("Un mot se pose sur une seule ligne.", "A word is laid on a single line."),
    "trouble.missing": Text("{letter} n'est pas dans le tirage.", "{letter} is not in the rack."),
    "rack.label": Text("Vos lettres", "Your letters"),
    "rack.lay": Text("Poser {letter}", "Lay {letter}"),
    "rack.lay.joker": Text("Poser le joker", "Lay the joker"),
    "rack.laid": Text("{letter}, posé", "{letter}, laid"),
    "rack.shuffle": common.SHUFFLE,
    "rack.sort": Text("A–Z", "A–Z"),
    "rack.sort.label": Text("Ranger de A à Z", "Sort from A to Z"),
    "turns.number": common.NO_N,
    "turns.rack": Text("Tirage", "Letters"),
    "turns.word": common.WORD,
    "turns.ref": common.REF,
    "turns.points": common.POINTS,
    "turns.total": common.SUM,
    "turns.bonus": Text("scrabble", "bonus play"),
    "across": Text("Horizontal", "Across"),
    "down": Text("Vertical", "Down"),
    "direction.label": Text("Sens : {direction}. Tourner", "Direction: {direction}. Turn"),
    "take-back": Text("Retirer la lettre", "Take the letter back"),
    "take-all-back": Text("Reprendre les lettres", "Take the letters back"),
    "points": common.POINT,
    "fault.gap": Text("Il reste une case vide.", "A square is left empty."),
    "fault.short": Text("Un mot a deux lettres au moins.", "A word has two letters at least."),
    "fault.centre": Text("Le premier mot passe par le centre.", "The first word covers the centre."),
    "fault.apart": Text("Le mot doit toucher la grille.", "The word must touch the grid."),
    "slip.label": Text("Votre bulletin", "Your slip"),
    "slip.word": Text("Votre mot : {word}", "Your word: {word}"),
    "slip.reference": Text("Référence", "Reference"),
    "slip.auto": Text("auto", "auto"),
    "slip.auto.label": Text("Référence automatique", "Automatic reference"),
    "slip.score": Text("Score revendiqué", "Score claimed"),
    "slip.joker": Text("Joker = {letter}, entouré", "Blank = {letter}, circled"),
    "slip.change": Text("Changer", "Change"),
    "slip.change.label": Text(
        "Changer la lettre du joker {letter}", "Change the letter of the blank {letter}"
    ),
    "slip.clear": Text("Tout effacer", "Clear all"),
    "slip.cleared": Text("Bulletin effacé", "Slip cleared"),
    "slip.ref": common.REF,
    "slip.points": common.SCORE,
    "slip.edit": common.CHANGE,
    "slip.no-word": common.NO_WORD,
    "joker.title": Text("Le joker remplace…", "The blank stands for…"),
    "joker.text": Text(
        "Touchez la lettre, ou tapez-la au clavier. Elle sera entourée.",
        "Tap the letter, or type it. It will be circled.",
    ),
    "joker.back": Text("Retirer le joker", "Take the blank back"),
    "joker.cancel": Text("Laisser le joker", "Leave the joker"),
    "analyse.this": Text("Analyser ce coup", "Analyse this turn"),
    "analyse.last": Text("Analyser le dernier coup", "Analyse the last turn"),
    "analyse.turn": Text("Analyser le coup {turn}", "Analyse turn {turn}"),
}
