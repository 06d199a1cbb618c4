"""What the screens say in the catalogue `house`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "nav": Text("Parties de Nonuple", "Parts of Nonuple"),
    "play": common.PLAY,
    "words": common.WORDS,
    "analysis": common.ANALYSIS,
    "help": common.HELP,
    "club": common.CLUB,
    "code": Text("Code de salle", "Room code"),
    "join": common.JOIN,
    "join.help": common.I_CANNOT_GET_IN,
    "theme": Text("Clair / sombre", "Light / dark"),
    "code.close": common.CLOSE,
    "my.words": Text("Mes mots", "My words"),
    "my.words.add": Text("Ajouter {word} à mes mots", "Add {word} to my words"),
    "who": Text("Qui joue", "Who plays"),
    "how": Text("Comment", "How"),
    "name": Text("Nom {number}", "Name {number}"),
    "name.remove": Text("Retirer le nom {number}", "Remove name {number}"),
    "name.add": Text("Un nom de plus", "One name more"),
    "name.twice": Text("Deux personnes ont le même nom.", "Two people have the same name."),
    "quit": common.LEAVE,
    "invited": Text(
        "Le code à taper sur la page d'accueil : {code}.", "The code to type on the front page: {code}."
    ),
    "invited.scan": Text("À viser avec le téléphone", "To scan with the phone"),
    "opening": common.OPENING,
    "noted": Text("Partie notée dans votre carnet.", "The game is in your diary."),
    "noted.of": Text(
        "Partie notée dans le carnet de cet appareil, pour {name}.",
        "The game is in the diary of this device, for {name}.",
    ),
    "noted.open": Text("Voir le carnet", "See the diary"),
    "note.who": Text(
        "Noter dans le carnet de cet appareil, pour :", "Note in the diary of this device, for:"
    ),
    "level.decouverte": Text("Découverte", "Discovery"),
    "level.debutant": Text("Débutant", "Beginner"),
    "level.amateur": Text("Amateur", "Casual"),
    "level.habitue": Text("Habitué", "Regular"),
    "level.confirme": Text("Confirmé", "Skilled"),
    "level.averti": Text("Aguerri", "Seasoned"),
    "level.expert": Text("Expert", "Expert"),
    "level.maitre": Text("Maître", "Master"),
    "level.champion": Text("Champion", "Champion"),
    "level.greedy": Text("Le plus de points", "Most points"),
}
