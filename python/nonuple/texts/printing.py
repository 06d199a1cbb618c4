"""What `nonuple print` answers when it cannot print."""

from nonuple.texts import Text

UNKNOWN_KIND = Text(
    "« {kind} » ne s'imprime pas ; il y a : {known}.", "“{kind}” is not printed; there are: {known}."
)
UNKNOWN_ENDING = Text(
    "« {file} » : le fichier à écrire finit par .pdf, .html ou .txt.",
    "“{file}”: the file to write ends in .pdf, .html or .txt.",
)
BAD_TURNS = Text("{option} : de 1 à {most}.", "{option}: from 1 to {most}.")
BAD_TABLES = Text(
    "« {tables} » : les tables s'écrivent « 1-31 » ou « 1-20, 45 ».",
    "“{tables}”: tables are written `1-31` or `1-20, 45`.",
)
TOO_MANY_TABLES = Text("plus de {most} tables à la fois.", "more than {most} tables at once.")
FILE_NEEDED = Text("il faut un fichier : {what}.", "a file is needed: {what}.")
PLAYERS = Text("la liste des joueurs, CSV ou une ligne chacun", "the list of players, CSV or one per line")
GAME = Text("la partie, dans l'un des formats de replay", "the game, in one of the formats of replay")
RANKING = Text("le classement, CSV des résultats", "the ranking, the CSV of the results")
OBJECTS = Text("les données, en JSON", "the data, as JSON")
WORDS = Text(
    "les mots, un par ligne, ce qu'ils signifient après une tabulation",
    "the words, one per line, what they mean after a tab",
)
MARKDOWN = Text("une page en Markdown", "a page of Markdown")
ROLE = Text("un rôle", "a role")
NO_PLAYERS = Text("aucun joueur dans {file}.", "no player in {file}.")
NO_WORDS = Text("aucun mot dans {file}.", "no word in {file}.")
NOT_THE_DATA = Text("{file} : {why}", "{file}: {why}")
WHICH_CASE = Text("dites de quel tirage et de quelle table.", "say of which draw and which table.")
NO_CASE = Text("ce bulletin n'est pas devant la commission.", "this slip is not before the commission.")
NO_NOTES = Text("aucun billet à imprimer.", "no note to print.")
NO_WORDS_YET = Text("aucun mot n'est encore retenu.", "no word is retained yet.")
LOGO_TOO_LARGE = Text(
    "l'image du club a plus de {most} pixels de côté.",
    "the club's picture has more than {most} points per side.",
)
NO_CODES = Text("aucun code de ces tables à imprimer.", "no code of these tables to print.")
NO_RANKING = Text(
    "ce n'est pas un classement : il faut au moins les colonnes Rang, Nom et Total.",
    "this is not a ranking: there must be at least the columns Rank, Name and Total.",
)
BAD_RANKING_LINE = Text(
    "ligne {line} : un rang ou un total ne se lit pas.", "line {line}: a rank or a total cannot be read."
)
TOO_LARGE = Text("{file} : plus de {most} octets.", "{file}: more than {most} bytes.")
CANNOT_WRITE = Text("{file} ne s'écrit pas : {why}", "{file} cannot be written: {why}")
CANNOT_READ = Text("{file} ne se lit pas : {why}", "{file} cannot be read: {why}")
UNKNOWN_LANGUAGE = Text(
    "langue « {language} » inconnue ; langues : {known}.",
    "unknown language `{language}`; languages: {known}.",
)
