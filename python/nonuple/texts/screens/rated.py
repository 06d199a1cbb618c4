"""What the screens say in the catalogue `rated`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "turn": Text("Coup classé", "Rated turn"),
    "title": Text("Votre force", "Your strength"),
    "text": Text(
        "Un coup de trois minutes, choisi un peu au-dessus de vous : le trouver ou non dit votre force.",
        "A turn of three minutes, chosen a little above you: finding it or not tells your strength.",
    ),
    "soon": Text(
        "Encore {count} {count|coup|coups} au chronomètre, et elle se dira en un nombre.",
        "{count} more {count|turn|turns} against the clock, and you have a number.",
    ),
    "strength": Text("{value}, à {margin} près.", "{value}, give or take {margin}."),
    "go": Text("Un coup classé", "A rated turn"),
    "next": common.NEXT_TURN,
}
