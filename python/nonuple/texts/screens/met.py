"""What the screens say in the catalogue `met`."""

from nonuple.texts import Text

SENTENCES = {
    "met": Text(
        "Présent deux fois : {centres}. Quelle inscription compte ?",
        "Met twice: {centres}. Which entry counts?",
    ),
    "met.at": Text("Compte à {centre}", "Counts at {centre}"),
    "met.two": Text("Deux personnes", "Two people"),
    "met.undo": Text("Défaire", "Undo"),
    "met.counts": Text("Compte à {centre}.", "Counts at {centre}."),
    "met.apart": Text("{name} : deux personnes, gardées l'une et l'autre.", "{name}: two people, both kept."),
    "met.here": Text("ici", "here"),
}
