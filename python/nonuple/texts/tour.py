"""What the guided tour says."""

from nonuple.texts import Text

WELCOME = Text(
    "Nonuple. En duplicate, tous les joueurs ont la même grille et le même tirage ; le meilleur coup, "
    "le top, va sur toutes les grilles. Voici le coup {turn} d'une vraie partie.",
    "Nonuple. In duplicate all players have the same grid and the same letters; the best play, "
    "the top, goes on every grid. Here is turn {turn} of a real game.",
)
LAST = Text(
    "Dernier mot retenu, surligné : {ref} {word}.",
    "Last retained word, highlighted: {ref} {word}.",
)
RACK = Text("Tirage :", "Rack:")
SEARCH = Text("Cherchez le top…", "Look for the top…")
PRESS_ENTER = Text(
    "Cherchez le top, puis tapez Entrée pour voir les solutions. ",
    "Look for the top, then press Enter to see the solutions. ",
)
FOUND = Text(
    "{count} {count|coup possible|coups possibles} avec la liste libre du programme, non officielle ; les "
    "{shown} meilleurs :",
    "{count} possible {count|play|plays} with the program's free list, not the official one; the best "
    "{shown}:",
)
TOP = Text(
    "Le top : {ref} {word}, {score} {score|point|points}.",
    "The top: {ref} {word}, {score} {score|point|points}.",
)
TOP_TIED = Text(
    "Le top : {score} {score|point|points}, par {count} {count|coup|coups} à égalité ; {ref} {word} par "
    "exemple.",
    "The top: {score} {score|point|points}, by {count} {count|play|plays} that tie; {ref} {word} for "
    "instance.",
)
NEXT = Text("Et maintenant :", "And now:")
STEPS = (
    (
        "nonuple top --rack 'AEINRS?'",
        Text("les solutions d'un premier tirage", "the solutions of a first draw"),
    ),
    ("nonuple lexicon check INSENSE", Text("ce mot est-il admis ?", "is this word admitted?")),
    (
        "nonuple rule 1.2.1",
        Text("ce que demande un article du règlement", "what an article of the rulebook asks"),
    ),
    ("nonuple --help", Text("toutes les commandes", "all the commands")),
)
"""Commands to type next, and what each shows."""
