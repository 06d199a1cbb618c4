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

EMPTY_GRID = Text("Grille vide", "Empty grid")
GRID_WITH = Text("Grille : {words}", "Grid: {words}")
MORE_MOVES = Text("et {count} {count|autre coup|autres coups}", "and {count} other {count|move|moves}")
SOLUTIONS = Text("Solutions", "Solutions")
RACK_IS = Text("Tirage {rack}", "Rack {rack}")
TURN_RACK = Text("Coup {turn}, tirage {rack}, total {total}", "Turn {turn}, rack {rack}, total {total}")
SEAT_RACK = Text("{totals}. {name}, tirage {rack}", "{totals}. {name}, rack {rack}")
