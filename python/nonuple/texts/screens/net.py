"""What the screens say in the catalogue `net`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "word": Text("Mot {number}", "Word {number}"),
    "mended": Text("corrigé", "mended"),
    "unknown": Text("pas un mot de clé", "not a word of keys"),
    "digits": Text("Code de contrôle", "Check figures"),
    "name": Text("Nom de l'épreuve", "Name of the event"),
    "make": common.BEGIN,
    "refused": common.THIS_PAGE_IS_THE_ORGANISERS,
    "refused.text": Text(
        "Ouvrez-la par votre lien, ou depuis l'ordinateur du serveur.",
        "Open it by your link, or on the server's own computer.",
    ),
}
