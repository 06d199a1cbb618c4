"""The words beside a drawn board and its solutions."""

from nonuple.texts import Text

PREMIUMS = {
    "LETTER_X2": Text("lettre x2", "letter x2"),
    "LETTER_X3": Text("lettre x3", "letter x3"),
    "WORD_X2": Text("mot x2", "word x2"),
    "WORD_X3": Text("mot x3", "word x3"),
}
JOKER = Text("joker", "joker")

RANK = Text("Rang", "Rank")
POINTS = Text("Points", "Points")
PLACE = Text("Place", "Place")
WORD = Text("Mot", "Word")
CROSS = Text("Forme aussi", "Also forms")
BONUS = Text("prime {points}", "bonus {points}")
