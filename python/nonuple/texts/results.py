"""What tables of results say."""

from nonuple.texts import Text

RANK = Text("Rang", "Rank")
TABLE = Text("Table", "Table")
NAME = Text("Nom", "Name")
CLUB = Text("Club", "Club")
SERIES = Text("Série", "Series")
CATEGORY = Text("Catégorie", "Category")
TOTAL = Text("Total", "Total")
TOTAL_SO_FAR = Text(
    "Total (provisoire, {count} {count|bulletin|bulletins} en suspens)",
    "Total (provisional, {count} {count|slip|slips} pending)",
)
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
