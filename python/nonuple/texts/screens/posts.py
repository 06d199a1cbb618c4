"""What the screens say in the catalogue `posts`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "text": Text(
        "Chaque arbitre corrige les tables de son bloc. Écrivez « 1-31 », ou « 1-20, 45 » pour plusieurs "
        "blocs.",
        "Each arbiter corrects the tables of a block. Write “1-31”, or “1-20, 45” for several blocks.",
    ),
    "saved": Text("Postes enregistrés.", "Desks saved."),
    "name": Text("Arbitre {number}", "Arbiter {number}"),
    "blocks": Text("Tables de l'arbitre {number}", "Tables of arbiter {number}"),
    "remove": Text("Retirer l'arbitre {number}", "Remove arbiter {number}"),
    "add": Text("Ajouter un arbitre", "Add an arbiter"),
    "split": Text("Répartir à parts égales", "Share out evenly"),
    "save": Text("Enregistrer les postes", "Save the desks"),
    "none": Text(
        "Aucun poste encore : ajoutez un arbitre, puis répartissez les tables.",
        "No desk yet: add an arbiter, then split the tables.",
    ),
    "uncovered": Text("Sans arbitre : {tables}", "Without an arbiter: {tables}"),
    "covered": Text("Toutes les tables ont leur arbitre.", "Every table has its arbiter."),
    "bad": Text("« {text} » n'est pas un bloc : écrivez « 1-31 ».", "“{text}” is not a block: write “1-31”."),
    "each": common.COUNT_TABLE,
}
