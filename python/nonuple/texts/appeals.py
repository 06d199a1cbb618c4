"""The file of a case at the federation, and who sits on its commission of appeal."""

from collections.abc import Mapping

from nonuple.texts import Text

TELL_FIRST = Text(
    "prévenez d'abord le joueur et l'arbitre concernés, puis notez l'envoi.",
    "tell the player and the arbiter concerned first, then note that the file was sent.",
)
ALREADY_SENT = Text(
    "l'envoi du dossier de la table {table} est déjà noté.",
    "the file of table {table} is already noted as sent.",
)
ALREADY_BUILT = Text(
    "le dossier de la table {table} est déjà ouvert.", "the file of table {table} is open already."
)
NOT_BUILT = Text(
    "aucun dossier n'est ouvert pour la table {table} : notez d'abord qui est en désaccord.",
    "no file is open for table {table}: note first who disagrees.",
)
WHICH_PIECE = Text("dites ce qui est joint.", "say what is attached.")
NO_SLIP_THEN = Text(
    "aucun bulletin de ce joueur au coup {turn}.", "there is no slip of this player at turn {turn}."
)
NOT_SENT = Text(
    "aucun dossier de la table {table} n'est à la fédération : notez d'abord son envoi.",
    "no file of table {table} is with the federation: note first that it was sent.",
)
FILE_ANSWERED = Text(
    "la commission de recours a répondu : ce dossier est clos.",
    "the commission of appeal has answered: this file is closed.",
)
NAME_AND_NATIONALITY = Text(
    "donnez le nom et la nationalité de chacun.", "give the name and the nationality of each."
)
WHICH_DOCUMENTS = Text("dites quelles pièces sont demandées.", "say which documents are asked for.")
NOTHING_ASKED = Text("aucune pièce n'est attendue pour ce dossier.", "no document is awaited for this file.")
FILE_VOID = Text(
    "le dossier devait être complété au plus tard le {last} : il est nul et non avenu.",
    "the file had to be completed by {last}: it is void.",
)
DAY_OUTSIDE = Text("la date doit aller du {first} au {last}.", "the date must be from {first} to {last}.")
NOT_A_MEMBER = Text(
    "« {member} » n'est pas membre de la commission : ajoutez d'abord son nom à la liste.",
    "`{member}` is not a member of the commission: add the name to the list first.",
)
PANEL: Mapping[str, Text] = {
    "NOT_FOUR_MEMBERS": Text(
        "Il faut un président et quatre membres.", "There must be a president and four members."
    ),
    "SAME_NATIONALITY": Text(
        "Les quatre membres doivent être de nationalités différentes.",
        "The four members must be of different nationalities.",
    ),
    "INVOLVED": Text(
        "Un membre est impliqué (joueur, arbitre ou membre de la commission d'arbitrage) : le président le "
        "remplace.",
        "A member is involved (player, arbiter or member of the arbitration commission): the president "
        "replaces him.",
    ),
}
