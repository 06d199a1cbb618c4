"""What the screens say in the catalogue `lists`: a list of people, pasted or from a file."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "paste.label": Text("Liste des joueurs à coller", "List of players to paste"),
    "paste.example": Text("Nom;Prénom;Série;Catégorie;Club", "Name;First name;Series;Category;Club"),
    "paste.hint": Text(
        "Une ligne par joueur, d'un tableur, d'un fichier ou d'un message : nom, club, série, catégorie, "
        "licence, table. Une paire s'écrit « Nom et Nom ».",
        "One line per player, from a spreadsheet, a file or a message: name, club, series, category, "
        "licence, table. A pair is written “Name and Name”.",
    ),
    "paste.last": common.AS_THE_LAST_TIME,
    "paste.titles": Text("Nom;Licence;Club;Série;Catégorie", "Name;Licence;Club;Series;Category"),
    "person.name": Text("Nom et prénom", "Name"),
    "person.partner": common.PARTNER,
    "known.title": Text("Déjà venus ici", "Registered here before"),
    "file.choose": common.CHOOSE_A_FILE,
    "file.hint": Text("ou déposez-le ici : CSV, xlsx, xls, ods.", "or drop it here: CSV, xlsx, xls, ods."),
    "understood": Text("Ce qui a été compris", "What was understood"),
    "understood.reading": Text("Lecture…", "Reading…"),
    "understood.new": Text(
        "{count} {count|nouvelle personne|nouvelles personnes}", "{count} {count|new person|new people}"
    ),
    "understood.known": Text(
        "{count} {count|déjà connue|déjà connues}, le reste est repris",
        "{count} {count|person known|people known} already, the rest is filled in",
    ),
    "understood.pairs": common.COUNT_PAIR,
    "understood.changed": Text(
        "{count} {count|ligne change|lignes changent} un inscrit",
        "{count} {count|line changes|lines change} somebody registered",
    ),
    "understood.same": Text(
        "{count} {count|inscrit|inscrits} sans changement", "{count} registered, unchanged"
    ),
    "understood.waits": Text(
        "{count} {count|ligne attend|lignes attendent} une réponse",
        "{count} {count|line waits|lines wait} for an answer",
    ),
    "understood.check": Text("{count} à vérifier", "{count} to check"),
    "understood.refused": Text(
        "{count} {count|ligne refusée|lignes refusées}", "{count} {count|line refused|lines refused}"
    ),
    "understood.line": Text("Ligne {line}, {name} :", "Line {line}, {name}:"),
    "understood.more": Text(
        "Et {count} {count|autre|autres}, en rouge dans la liste.",
        "And {count} {count|other|others}, in red in the list.",
    ),
    "understood.unused": Text("Colonnes laissées de côté : {columns}", "Columns left aside: {columns}"),
    "understood.tables": Text(
        "{count} {count|joueur n'a pas de table|joueurs n'ont pas de table} dans la liste : les premières "
        "libres leur sont données, en ambre.",
        "{count} {count|player has no table|players have no table} in the list: the first free ones are "
        "given, in amber.",
    ),
    "understood.nothing": Text(
        "Rien n'est inscrit avant votre accord.", "Nobody is registered before you say so."
    ),
    "understood.columns": Text(
        "Sans ligne de titres, ces colonnes sont devinées : {columns}.",
        "Without a line of headings, these columns are guessed: {columns}.",
    ),
    "understood.no-name": Text("Dites quelle colonne donne le nom.", "Say which column gives the name."),
    "understood.erase": common.CLEAR,
    "columns": Text("Sens des colonnes", "What the columns mean"),
    "column.meaning": Text("Sens de la colonne {title}", "Meaning of column {title}"),
    "column.known": Text("retenu", "remembered"),
    "column.guessed": Text("deviné", "guessed"),
    "column.ignored": Text("ignoré", "ignored"),
    "column.line": Text("Ligne", "Line"),
    "column.table": common.TABLE,
    "column.name": common.NAME,
    "column.partner": common.PARTNER,
    "column.licence": common.LICENCE,
    "column.series": common.SERIES,
    "column.category": common.CATEGORY,
    "column.cat": common.CAT,
    "column.club": common.CLUB,
    "column.team": common.TEAM,
    "column.remark": Text("Remarque", "Remark"),
    "remark.guessed": Text("deviné : {fields}", "guessed: {fields}"),
    "remark.change": Text("{field} : {before} → {after}", "{field}: {before} → {after}"),
    "remark.same": Text("déjà inscrit", "registered already"),
    "remark.waits": common.WAITING,
    "yes": common.YES,
    "no": common.NO,
    "enter": Text("Inscrire {count} {count|personne|personnes}", "Enter {count} {count|person|people}"),
    "enter.both": Text(
        "Inscrire {count} {count|personne|personnes}, changer {changed} {changed|ligne|lignes}",
        "Enter {count} {count|person|people}, change {changed} {changed|line|lines}",
    ),
    "enter.change": Text("Changer {count} {count|ligne|lignes}", "Change {count} {count|line|lines}"),
    "done": common.COUNT_ENTERED,
    "done.both": Text(
        "{count} {count|personne inscrite|personnes inscrites}, {changed} {changed|changée|changées}.",
        "{count} {count|person|people} entered, {changed} changed.",
    ),
    "meaning.name": common.NAME,
    "meaning.first": Text("Prénom", "First name"),
    "meaning.licence": common.LICENCE,
    "meaning.federation": common.FEDERATION,
    "meaning.club": common.CLUB,
    "meaning.series": common.SERIES,
    "meaning.category": common.CATEGORY,
    "meaning.team": common.TEAM,
    "meaning.table": common.TABLE,
    "meaning.partner": common.PARTNER,
    "meaning.partner-licence": Text("Licence du partenaire", "Partner's licence"),
    "meaning.agrees": Text(
        "Accord de publier : oui, une page ; non, pas de nom", "May be published: yes, a page; no, no name"
    ),
    "meaning.paid": Text("Règlement", "Payment"),
    "meaning.accessible": Text("Table accessible", "Accessible table"),
    "meaning.ignored": Text("ignorer", "ignore"),
}
