"""What `nonuple site` says."""

from nonuple.texts import Text

WRITTEN = Text(
    "Nonuple en une page est dans {folder} : copiez ce dossier sur un site en https.",
    "Nonuple in a page is in {folder}: copy that folder to a web site over https.",
)
NOT_BUILT = Text(
    "la page qui joue sans serveur n'est pas faite ici : voyez docs/une-page.md.",
    "the page that plays without a server is not made here: see docs/page.md.",
)
NOT_EMPTY = Text(
    "{folder} n'est pas un dossier vide ; donnez-en un nouveau.",
    "{folder} is not an empty folder; give a new one.",
)
NOT_WRITTEN = Text("{folder} ne peut pas être écrit : {reason}.", "{folder} cannot be written: {reason}.")
