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
LATE_TAKEN = Text(
    "table {table} : bulletin arrivé après la fin, accepté.",
    "table {table}: slip that came after the end, accepted.",
)
DECIDED_OTHERWISE = Text(
    "table {table} : {points} {points|point|points} par décision, et non par la règle.",
    "table {table}: {points} {points|point|points} by decision, not by the rule.",
)
GAME = Text("Partie {number}", "Game {number}")
DECIMAL = Text(",", ".")
