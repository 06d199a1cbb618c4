"""What `--help` says of options that several commands have."""

from nonuple.texts import Text

LIST_OR_USED = Text(
    "Liste de mots : un nom ou un fichier ; sinon la liste utilisée.",
    "Word list: a name or a file; else the list in use.",
)

AS_JSON = Text(
    "Une réponse en JSON sur une ligne, pour un programme.", "One JSON answer on a line, for a program."
)

FORMULAS = Text(
    "La formule : normal, 7/8, 7+8, 7+8+9, joker, joker-7/8, joker-7+8, joker-7+8+9.",
    "The formula: normal, 7/8, 7+8, 7+8+9, joker, joker-7/8, joker-7+8, joker-7+8+9.",
)

EDITIONS = Text(
    "Le règlement : {rulebooks}.",
    "The rulebook: {rulebooks}.",
)

SEED = Text(
    "La graine des tirages, pour rejouer la même partie ; sinon elle est tirée au hasard.",
    "The seed of the draws, to play the same game again; else nobody knows it.",
)

SAVE = Text(
    "Un fichier où la partie est gardée à mesure ; s'il existe, elle reprend où elle en était.",
    "A file that keeps the game as it goes; where it exists, the game goes on from there.",
)

PLAIN = Text(
    "Sans dessin ni couleur : les mots de la grille en clair, pour un lecteur d'écran.",
    "Without drawing or colours: the words of the grid in plain text, for a screen reader.",
)
GAME_NUMBER = Text("Le numéro de la partie.", "The number of the game.")
EVENT_NAME = Text("Le nom de l'épreuve.", "The name of the event.")
HOW_MANY_GAMES = Text("Le nombre de parties.", "How many games.")
