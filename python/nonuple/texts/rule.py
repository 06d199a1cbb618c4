"""What `nonuple rule` says."""

from nonuple.texts import Text

HEADING = Text("{edition}, {number} : {title}", "{edition}, {number}: {title}")
NOT_DECIDED = Text("rien à calculer", "nothing to work out")
ROLES = {
    "decides": Text("Décidé par", "Decided by"),
    "applies": Text("Appliqué par", "Applied by"),
    "shows": Text("Affiché ou annoncé par", "Displayed or announced by"),
}
TESTS = Text("Vérifié par", "Checked by")
NO_TESTS = Text("sans test", "no test")
EVIDENCE_MISSING = Text(
    "cette installation a été faite sans la liste des tests (« make install » la fait)",
    "this installation was made without the list of tests (“make install” makes it)",
)
NEIGHBOURS = Text("Articles voisins", "Neighbouring articles")
LIST = Text(
    "{edition} : articles connus (« nonuple rule {key} ARTICLE » en montre un).",
    "{edition}: known articles (“nonuple rule {key} ARTICLE” shows one).",
)
OTHERS = Text("Autres éditions : {editions}.", "Other editions: {editions}.")

UNKNOWN_ARTICLE = Text(
    "{edition} : aucun article « {number} » ; les plus proches : {nearest} (liste : « nonuple rule {key} »).",
    "{edition}: no article “{number}”; the nearest: {nearest} (list: “nonuple rule {key}”).",
)

OF_EVENT = Text("Règles de l'épreuve, qui remplacent celles-ci", "Rules of the event, in place of these")
INSTEAD = Text("{article} : {says}", "{article}: {says}")
