"""What tables of results say."""

from nonuple.texts import Text

COLUMNS = (
    Text("Rang", "Rank"),
    Text("Table", "Table"),
    Text("Nom", "Name"),
    Text("Club", "Club"),
    Text("Série", "Series"),
    Text("Catégorie", "Category"),
    Text("Total", "Total"),
    Text("%", "%"),
    Text("Négatif", "Negative"),
    Text("Solos", "Solos"),
    Text("Avertissements", "Warnings"),
    Text("Retenue", "Deducted"),
)
DECIMAL = Text(",", ".")
