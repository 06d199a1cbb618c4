"""What tables of results say."""

from nonuple.texts import Text

_PLAYER = (
    Text("Rang", "Rank"),
    Text("Table", "Table"),
    Text("Nom", "Name"),
    Text("Club", "Club"),
    Text("Série", "Series"),
    Text("Catégorie", "Category"),
)
_POINTS = (Text("Total", "Total"), Text("%", "%"), Text("Négatif", "Negative"))
COLUMNS = (
    *_PLAYER,
    *_POINTS,
    Text("Solos", "Solos"),
    Text("Avertissements", "Warnings"),
    Text("Pénalités", "Deducted"),
)
CUMULATED = (*_PLAYER, *_POINTS)
GAME = Text("Partie {number}", "Game {number}")
DECIMAL = Text(",", ".")
