"""What `nonuple licences` says."""

from nonuple.texts import Text

PARTS = {
    "program": Text("Le programme", "The program"),
    "words": Text("La liste de mots par défaut", "The default word list"),
    "paper": Text("Les polices des pages imprimées", "The fonts of printed pages"),
    "screens": Text("Les écrans, dans le navigateur", "The screens, in the browser"),
    "kernel": Text("Le noyau, compilé", "The kernel, compiled"),
    "python": Text("Les paquets Python installés à côté", "The Python packages installed beside it"),
}
UNDER = Text("{name} {version} : {licence}", "{name} {version}: {licence}")
ONE_TEXT = Text(
    "Le texte d'une licence : nonuple licences NOM.", "The text of a licence: nonuple licences NAME."
)
NO_TEXT = Text(
    "Le texte de sa licence est dans le paquet lui-même.", "The text of its licence is in the package itself."
)
NO_SUCH_PART = Text(
    "« {name} » n'est pas livré avec Nonuple ; « nonuple licences » donne la liste.",
    "“{name}” is not shipped with Nonuple; `nonuple licences` gives the list.",
)
NOT_MADE = Text(
    "la liste des licences n'est pas faite ; lancez « make install ».",
    "the list of licences is not made; run `make install`.",
)
