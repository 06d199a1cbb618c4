"""What the screens say in the catalogue `double`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.DOUBLE_ARBITER,
    "strip": Text("Bulletins à contrôler", "Slips to check"),
    "strip.reviewed": Text("contrôlé", "checked"),
    "strip.different": Text("correction envoyée", "correction sent"),
    "strip.waiting": Text("à contrôler", "to check"),
    "differences": Text(
        "{count} {count|différence|différences} avec la saisie",
        "{count} {count|difference|differences} from the entry",
    ),
    "same": Text("Identique à la saisie", "Same as the entry"),
    "unreadable": Text("Ligne illisible", "Unreadable line"),
    "unreadable.said": Text(
        "{why} Corrigez la ligne ; Échap remet la saisie de l'arbitre.",
        "{why} Correct the line; Esc brings the arbiter's entry back.",
    ),
    "hint": Text(
        "Ligne préremplie par la saisie de l'arbitre : ne changez que ce qui diffère.",
        "The line holds the arbiter's entry: change only what differs.",
    ),
    "underlined": Text("souligné vert : votre lecture", "underlined in green: your reading"),
    "slip": common.THE_SLIP,
    "desk": Text("Saisie : {author}", "Entry: {author}"),
    "phone": Text("Bulletin du téléphone", "Slip from the phone"),
    "you": Text("Vous, encre verte", "You, in green ink"),
    "now": Text("maintenant", "now"),
    "change.same": Text("même verdict", "same verdict"),
    "change.points": Text("points : {before} → {after}", "points: {before} → {after}"),
    "change.sanction": Text("{before} → {after}", "{before} → {after}"),
    "note.to": Text("À : {author}", "To: {author}"),
    "note.where": common.TABLE_TABLE_TURN_TURN,
    "note.remark": Text("Remarque pour l'arbitre (facultatif)", "Remark for the arbiter (optional)"),
    "note.text": Text(
        "L'arbitre enregistre et prévient le joueur.", "The arbiter records it and tells the player."
    ),
    "send": Text("Envoyer la correction", "Send the correction"),
    "agree": Text("Conforme", "Agreed"),
    "later": Text("À revoir", "Later"),
    "newer": Text(
        "Coup {turn} : {count} {count|bulletin à contrôler|bulletins à contrôler}",
        "Turn {turn}: {count} {count|slip|slips} to check",
    ),
    "progress": Text("Contrôle du coup {turn}", "Check of turn {turn}"),
    "progress.desk": Text("Contrôlés, {author}", "Checked, {author}"),
    "sent": Text("Corrections envoyées", "Corrections sent"),
    "sent.none": Text("Aucune correction à ce coup.", "No correction at this turn."),
    "sent.taken": Text("✓ adoptée", "✓ adopted"),
    "sent.waiting": Text("envoyée", "sent"),
    "sent.commission": common.COMMISSION_COMMISSION,
    "sent.said": Text(
        "Table {table} : correction envoyée à l'arbitre.", "Table {table}: correction sent to the arbiter."
    ),
    "find": Text("Retrouver un bulletin", "Find a slip"),
    "find.text": Text(
        "F2, puis le numéro de la table ; Page ↑ ↓ pour un autre coup.",
        "F2, then the table's number; Page ↑ ↓ for another turn.",
    ),
    "none": Text("Aucun bulletin saisi", "No slip entered"),
    "none.text": Text(
        "Les bulletins de ce coup arrivent ici à mesure que les arbitres les saisissent.",
        "The slips of this turn come here as the arbiters enter them.",
    ),
    "proposed.already": Text(
        "Correction déjà envoyée : l'arbitre ne l'a pas encore adoptée.",
        "Correction sent already: the arbiter has not adopted it yet.",
    ),
    "key.agree": Text("conforme, suivant", "agreed, next"),
    "key.send": Text("envoyer la correction", "send the correction"),
    "key.later": Text("à revoir plus tard", "look again later"),
    "key.move": Text("bulletin précédent, suivant", "slip before, after"),
    "key.find": Text("retrouver une table", "find a table"),
    "key.draw": common.DRAWING,
}
