"""What `nonuple rule` says."""

from nonuple.texts import Text

EDITION = {
    "2026": Text("Règlement 2026", "2026 rulebook"),
    "2010": Text("Règlement 2010", "2010 rulebook"),
    "2009": Text("Règlement 2009", "2009 rulebook"),
    "box": Text("Règle de la boîte", "Box rules"),
    "free": Text("Partie libre", "Free game"),
    "booklet": Text("Fascicule des arbitres", "Arbiters' booklet"),
}

HEADING = Text("{edition}, {number} : {title}", "{edition}, {number}: {title}")
CODE = Text("Dans le code", "In the code")
NO_CODE = Text("rien à calculer pour le programme", "nothing for the program to compute")
TESTS = Text("Montré par", "Shown by")
NO_TESTS = Text("sans test", "no test")
NEIGHBOURS = Text("Articles voisins", "Neighbouring articles")
LIST = Text(
    "{edition} : articles connus (« nonuple rule {key} ARTICLE » en montre un).",
    "{edition}: known articles (“nonuple rule {key} ARTICLE” shows one).",
)
OTHERS = Text("Autres éditions : {editions}.", "Other editions: {editions}.")

UNKNOWN_EDITION = Text(
    "l'édition « {edition} » n'existe pas ; choisissez parmi : {editions}.",
    "there is no edition “{edition}”; choose among: {editions}.",
)
UNKNOWN_ARTICLE = Text(
    "{edition} : aucun article « {number} » ; les plus proches : {nearest} (liste : « nonuple rule {key} »).",
    "{edition}: no article “{number}”; the nearest: {nearest} (list: “nonuple rule {key}”).",
)
