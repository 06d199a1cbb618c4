"""What is said to those who ask for what is not theirs to ask."""

from nonuple.texts import Text

NOT_YOURS = Text(
    "ce n'est pas à vous de le faire ; seuls peuvent le faire : {roles}.",
    "this is not yours to do; it is for {roles}.",
)
NO_OWNER_GRANT = Text(
    "le lien du responsable ne s'obtient qu'en lançant « nonuple serve ».",
    "the link of the person in charge is only given by starting `nonuple serve`.",
)
ROLES = {
    "owner": Text("le responsable du serveur", "the person in charge of the server"),
    "organiser": Text("l'organisateur", "the organiser"),
    "chief": Text("le juge-arbitre", "the chief arbiter"),
    "arbiter": Text("l'arbitre", "the arbiter"),
    "double": Text("le double arbitre", "the double arbiter"),
    "commission": Text("la commission", "the commission"),
    "door": Text("qui pointe à la porte", "whoever ticks people in at the door"),
    "host": Text("l'hôte de la table", "the host of the table"),
    "keeper": Text("qui tient la partie", "whoever keeps the game"),
    "player": Text("le joueur", "the player"),
    "display": Text("l'écran de salle", "the room screen"),
    "spectator": Text("un spectateur", "a spectator"),
    "viewer": Text("un spectateur", "an onlooker"),
}
"""Whoever acts without having given a name."""
OR = Text(" ou ", " or ")
