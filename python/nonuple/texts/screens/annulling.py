"""What the screens say in the catalogue `annulling`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "annul": Text("Annuler…", "Annul…"),
    "annulled": Text("Annulée ({why}) : elle ne compte pas.", "Annulled ({why}): it does not count."),
    "annul.title": Text("Annuler « {game} » ?", "Annul “{game}”?"),
    "annul.why": Text("Pourquoi (reste dans l'épreuve)", "Why (it stays in the event)"),
    "annul.text": Text(
        "Elle ne comptera plus nulle part : classements, top, pourcentages, clubs, pages et papier. Ses "
        "bulletins et sa feuille restent, et elle pourra compter de nouveau.",
        "It will count nowhere any more: rankings, top, percentages, clubs, pages and paper. Its slips and "
        "its sheet stay, and it can count again.",
    ),
    "annul.leave": common.CHANGE_NOTHING,
    "annul.do": Text("Annuler la partie", "Annul the game"),
    "annul.done": Text("Partie {game} annulée.", "Game {game} annulled."),
    "annul.back": Text("Compter de nouveau", "Count again"),
    "withdraw": Text("Retirer", "Withdraw"),
    "withdrawn": Text("retirée", "withdrawn"),
    "withdrawn.done": Text(
        "Partie {game} retirée : elle avait été ouverte par erreur.",
        "Game {game} withdrawn: it was opened by mistake.",
    ),
    "withdrawn.back": Text("Reprendre", "Go on with it"),
    "annul.changes": Text(
        "{count} {count|total change|totaux changent}.", "{count} {count|total changes|totals change}."
    ),
    "annul.follows": Text(
        "{count} {count|rang change aussi|rangs changent aussi}.",
        "{count} {count|rank changes|ranks change} too.",
    ),
    "annul.nothing": Text("Aucun rang ne change.", "No rank changes."),
    "annul.line": Text(
        "{name} : {before} → {after}, rang {old} → {new}", "{name}: {before} → {after}, rank {old} → {new}"
    ),
}
