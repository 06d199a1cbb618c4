"""What the screens say in the catalogue `help`."""

from nonuple.texts import Text, help
from nonuple.texts.screens import common

SENTENCES = {
    "title": help.TITLE,
    "lead": Text(
        "Pour jouer, arbitrer ou regarder, il faut un navigateur, le réseau de la salle et un code. Rien "
        "ne s'installe.",
        "To play, judge or watch you need a browser, the room's network and a code. Nothing is installed.",
    ),
    "documentation": help.DOCUMENTATION,
    "privacy": common.YOUR_DATA_WHAT_IS_KEPT_WHY,
    "here": Text("Adresse de ce serveur", "Address of this server"),
    "enter": Text("J'ai un code", "I have a code"),
    "trouble": Text("Si cela ne marche pas", "When it does not work"),
    "desk": Text("Sur l'ordinateur du serveur", "On the server's computer"),
    "paper": Text("Et sans téléphone ?", "Without a phone?"),
    "paper.text": Text(
        "On joue sur papier comme toujours : un bulletin par coup, que l'arbitre saisit. Le téléphone "
        "n'est jamais obligatoire.",
        "Play on paper as ever: one slip per turn, which the arbiter enters. A phone is never required.",
    ),
    "step.1": Text("Prendre le Wi-Fi de la salle", "Join the room's Wi-Fi"),
    "step.2": Text("Viser le code QR, ou taper l'adresse", "Scan the QR code, or type the address"),
    "step.3": Text("Donner son code", "Give your code"),
    "join.text": help.ANSWERS["join"],
    "blank": help.HEADINGS["blank"],
    "blank.text": help.ANSWERS["blank"],
    "isolated": help.HEADINGS["isolated"],
    "isolated.text": help.ANSWERS["isolated"],
    "windows": help.HEADINGS["windows"],
    "windows.text": help.ANSWERS["windows"],
    "macos": help.HEADINGS["macos"],
    "macos.text": help.ANSWERS["macos"],
    "linux": help.HEADINGS["linux"],
    "linux.text": help.ANSWERS["linux"],
    "address": help.HEADINGS["address"],
    "address.text": help.ANSWERS["address"],
}
