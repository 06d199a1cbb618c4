"""What the screens say in the catalogue `opening`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "formula": common.FORMULA,
    "time": common.TIME,
    "time.blitz": Text("{length}, blitz", "{length}, blitz"),
    "time.none": common.NO_CLOCK,
    "time.sudden-death": Text("Décroissant", "Shrinking"),
    "edition": common.RULEBOOK,
    "variant": Text("Jeu de lettres", "Letters"),
    "source": common.LETTERS,
    "source.program": Text("Le programme tire", "Drawn by the program"),
    "source.bag": Text("Un vrai sac", "A real bag"),
    "source.prepared": Text("Partie préparée", "Prepared game"),
    "slips": common.SLIPS,
    "slips.paper": common.PAPER,
    "slips.phones": common.PAPER_AND_PHONES,
    "joker": common.JOKER_VARIANT,
    "pairs": common.IN_PAIRS,
    "sudden-death": common.SUDDEN_DEATH,
    "pairs.alone": Text(
        "{count} {count|inscrit n'a|inscrits n'ont} pas de partenaire : dans une partie par paires, "
        "{count|il comptera|chacun comptera} pour une paire à {count|lui|soi} seul.",
        "{count} registered {count|player has|players have} no partner: in a game in pairs {count|he "
        "counts|each counts} as a pair alone.",
    ),
    "pairs.paired": Text(
        "{count} {count|paire est inscrite|paires sont inscrites} : cette partie n'est pas par paires.",
        "{count} {count|pair is|pairs are} registered: this game is not in pairs.",
    ),
    "remote-ranked": Text("Classer ceux qui jouent à distance", "Rank those who play from home"),
    "ranked": Text("Épreuve comptant pour le classement", "Counts for the ranking"),
    "ranked.hint": Text(
        "En compétition classée, les bulletins se remettent sur papier.",
        "In ranked competition slips are handed in on paper.",
    ),
    "more": Text("Tous les réglages", "All settings"),
    "title": Text("Titre de la partie", "Title of the game"),
    "title.hint": Text("facultatif", "optional"),
    "plays": Text("Le juge-arbitre joue aussi, à la table", "The chief arbiter plays too, at table"),
    "plays.no": Text("il ne joue pas", "does not play"),
    "plays.hint": Text(
        "Sans personne de trop : il écrit son bulletin sur un téléphone, et ne voit le top qu'une fois le "
        "temps écoulé.",
        "With nobody to spare: he writes his slip on a phone, and sees the top only once time is over.",
    ),
    "own": Text(
        "Règles de l'épreuve, au lieu de celles du règlement (vide : le règlement)",
        "Rules of the event, in place of those of the rulebook (empty: the rulebook)",
    ),
    "own.solo-players": Text(
        "Prime de solo à partir de, en joueurs ({article})", "Solo bonus from how many players ({article})"
    ),
    "own.solo-bonus": Text("Prime de solo, en points ({article})", "Solo bonus, in points ({article})"),
    "own.warnings": Text("Avertissements gratuits ({article})", "Warnings at no cost ({article})"),
    "own.appeals": Text("Recours, en minutes ({article})", "Appeals, in minutes ({article})"),
    "steps": Text("Paliers de la mort subite ({article})", "Steps of sudden death ({article})"),
    "steps.hint": Text(
        "3x40+20 3x30+20 10+10 : trois coups en 40 s + 20 s, et ainsi de suite ; vide : ceux du règlement",
        "3x40+20 3x30+20 10+10: three turns in 40 s + 20 s, and so on; empty: those of the rulebook",
    ),
    "file": Text("Fichier de la partie préparée", "File of the prepared game"),
    "password": Text("Mot de passe", "Password"),
}
