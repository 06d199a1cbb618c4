"""The words beside a drawn board and its solutions."""

from nonuple.texts import Text

PREMIUMS = {
    "LETTER_X2": Text("lettre ×2", "letter ×2"),
    "LETTER_X3": Text("lettre ×3", "letter ×3"),
    "WORD_X2": Text("mot ×2", "word ×2"),
    "WORD_X3": Text("mot ×3", "word ×3"),
}
JOKER = Text("joker", "joker")

RANK = Text("Rang", "Rank")
POINTS = Text("Points", "Points")
PLACE = Text("Place", "Place")
WORD = Text("Mot", "Word")
CROSS = Text("Forme aussi", "Also forms")
BONUS = Text("prime {points}", "bonus {points}")
