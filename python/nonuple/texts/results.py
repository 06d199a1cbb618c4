"""What tables of results say."""

from nonuple.texts import Text

RANK = Text("Rang", "Rank")
TABLE = Text("Table", "Table")
NAME = Text("Nom", "Name")
CLUB = Text("Club", "Club")
SERIES = Text("Série", "Series")
CATEGORY = Text("Catégorie", "Category")
TOTAL = Text("Total", "Total")
SHARE = Text("%", "%")
NEGATIVE = Text("Négatif", "Negative")
COLUMNS = (
    *(RANK, TABLE, NAME, CLUB, SERIES, CATEGORY, TOTAL, SHARE, NEGATIVE),
    Text("Solos", "Solos"),
    Text("Avertissements", "Warnings"),
    Text("Pénalités", "Deducted"),
)
GAME = Text("Partie {number}", "Game {number}")
DECIMAL = Text(",", ".")
