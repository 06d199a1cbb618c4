"""What the screens say in the catalogue `season`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": Text("La saison", "The season"),
    "text": Text(
        "Sans barème, une épreuve vaut la part du top, en pour cent. Une absence ne vaut rien.",
        "Without a table of points, an event is worth the share of the top, in percent. An absence is "
        "worth nothing.",
    ),
    "best": Text("Seules les meilleures comptent (combien)", "Only the best count (how many)"),
    "handicap": Text("Handicap par épreuve jouée, par série", "Handicap for each event played, by series"),
    "table": Text("Barème (fichier)", "Table of points (file)"),
    "table.given": Text("Barème lu ; un autre", "Table read; another one"),
    "unread": Text("Ce fichier n'est pas un barème.", "This file is not a table of points."),
    "events": Text(
        "{count} {count|épreuve comptée|épreuves comptées}", "{count} {count|event counts|events count}"
    ),
    "ranking": common.RANKING,
    "points": common.POINTS,
    "absences": Text("Absences", "Absences"),
    "none": Text("Rien n'est encore joué.", "Nothing has been played yet."),
    "file": Text("saison.csv", "season.csv"),
    "report": Text("Bilan (PDF)", "Report (PDF)"),
    "report.file": Text("bilan.pdf", "report.pdf"),
    "col.rank": common.RANK,
    "col.player": common.PLAYER,
    "col.club": common.CLUB,
    "removed": common.PLAYER_REMOVED,
    "publish.csv": common.CSV,
    "events.all": common.TOURNAMENTS,
}
