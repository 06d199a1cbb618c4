"""What the screens say in the catalogue `solo`."""

from nonuple.texts import Text, home
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.ALONE,
    "turn": common.TURN_TURN,
    "turn.of": Text("Coup {turn} sur {total}", "Turn {turn} of {total}"),
    "share.top": common.PERCENT_OF_THE_TOP,
    "share.hinted": Text(
        "hors {count} {count|coup|coups} avec indice", "without {count} {count|turn|turns} with a hint"
    ),
    "hints.share": Text(
        "Un coup avec indice ne compte pas dans votre part du top.",
        "A turn with a hint does not count in your share of the top.",
    ),
    "quit": common.LEAVE,
    "quit.title": Text("Arrêter la partie ?", "Stop the game?"),
    "quit.text": Text(
        "Vous pouvez la reprendre plus tard, ou l'arrêter ici : les coups joués comptent.",
        "You can come back to it later, or stop it here: the turns played count.",
    ),
    "quit.later": Text("Reprendre plus tard", "Come back later"),
    "quit.stop": Text("Arrêter et voir le rapport", "Stop and see the report"),
    "quit.stay": Text("Continuer", "Go on"),
    "calls": Text("Sons", "Sounds"),
    "calls.text": Text(
        "À trente secondes et à la fin du temps. L'anneau et l'écran les montrent toujours.",
        "At thirty seconds and when time is up. The ring and the screen always show it too.",
    ),
    "call.late": Text("Encore trente secondes.", "Thirty seconds left."),
    "pause": Text("Arrêter le chrono", "Stop the clock"),
    "paused.title": Text("Chrono arrêté.", "Clock stopped."),
    "paused.text": Text("Il reste {left} pour ce coup.", "{left} left for this turn."),
    "paused.go": Text("Reprendre le chrono", "Start the clock again"),
    "bars": common.COUNT_TURN_PLAYED_TOPS_TOP_AMONG,
    "rack.shuffle": common.SHUFFLE,
    "rack.back": common.TAKE_BACK,
    "rejected": Text("Tirage rejeté, nouvelles lettres", "Draw rejected, new letters"),
    "try.title": Text("Votre essai", "Your try"),
    "try.checked": Text("Vérifié à la validation, comme en salle.", "Checked when validated, as in a room."),
    "try.none": Text(
        "Touchez une case, puis vos lettres. Ou tapez H4, puis le mot.",
        "Touch a square, then your letters. Or type H4, then the word.",
    ),
    "tries": Text("Essais", "Tries"),
    "tries.again": Text(
        "Reprendre {word}, {points} {points|point|points}",
        "Take up {word} again, {points} {points|point|points}",
    ),
    "tries.more": Text("+{count}", "+{count}"),
    "points": common.POINT,
    "hint": common.HINT,
    "hint.price": Text("−{price}", "−{price}"),
    "hint.next": Text(
        "Indice suivant, {price} {price|point|points} de moins",
        "Next hint, {price} {price|point|points} less",
    ),
    "hints": common.HINTS,
    "hint.scrabble": Text("Y a-t-il sept lettres à poser ?", "Can seven letters be laid?"),
    "hint.score": home.HINTS["score"],
    "hint.place": home.HINTS["place"],
    "hint.letters": home.HINTS["letters"],
    "told.scrabble.yes": Text("Sept lettres à poser", "Seven letters to lay"),
    "told.scrabble.no": Text("Pas de coup à sept lettres", "No turn of seven letters"),
    "told.score": Text(
        "Le top vaut {score} {score|point|points}", "The top is worth {score} {score|point|points}"
    ),
    "told.place": Text("Il se pose en {place}", "It lies at {place}"),
    "told.letters": Text("Avec {letters}", "With {letters}"),
    "hints.free": Text(
        "Sans frais : votre mot est déjà compté.", "Free of charge: your word is already counted."
    ),
    "validate": Text("Valider, {points} {points|point|points}", "Validate, {points} {points|point|points}"),
    "validate.this": Text(
        "Valider {word}, {points} {points|point|points}", "Validate {word}, {points} {points|point|points}"
    ),
    "pass": Text("Passer ce coup", "Pass this turn"),
    "pass.title": Text("Passer ce coup ?", "Pass this turn?"),
    "pass.text": Text(
        "Il comptera zéro, et vous verrez le top.", "It will count zero, and you will see the top."
    ),
    "pass.stay": Text("Chercher encore", "Search again"),
    "see.top": Text("Voir le top", "See the top"),
    "again.title": common.GAP_POINT_LESS_THAN_THE_TOP,
    "again.text": Text(
        "{word} compte {points} {points|point|points}. Ce que vous trouvez maintenant est noté, sans points.",
        "{word} counts {points} {points|point|points}. What you find now is noted, without points.",
    ),
    "again.none": Text(
        "Rien n'est compté. Ce que vous trouvez maintenant est noté, sans points.",
        "Nothing is counted. What you find now is noted, without points.",
    ),
    "again.go": Text("Chercher encore", "Look again"),
    "over.title": Text("Terminé.", "Time."),
    "over.text": Text(
        "Votre meilleur essai compte : {word} {ref}, {points} {points|point|points}.",
        "Your best try counts: {word} {ref}, {points} {points|point|points}.",
    ),
    "over.none": Text(
        "Aucun essai n'était posé : ce coup compte zéro.", "No try was laid: this turn counts zero."
    ),
    "offline": Text(
        "Réseau coupé. Votre mot est gardé, il partira quand vous validerez.",
        "Network down. Your word is kept, it will go when you validate.",
    ),
    "gone": common.THIS_GAME_IS_NO_LONGER_THERE,
    "gone.text": common.IT_WAS_REMOVED_FROM_THE_SERVER,
    "gone.home": common.BACK_TO_THE_FRONT_PAGE,
    "review.found": Text("Top trouvé", "Top found"),
    "review.tie": Text("Top trouvé, à égalité", "Top found, a tie"),
    "review.gap": common.GAP_POINT_LESS_THAN_THE_TOP,
    "review.zero": Text("{word} ne compte pas", "{word} does not count"),
    "review.passed": Text("Coup passé", "Turn passed"),
    "review.of": Text("sur {top}", "of {top}"),
    "review.own": common.YOUR_WORD,
    "review.own.none": common.NONE,
    "review.top": common.THE_TOP,
    "review.rack": common.RACK_RACK,
    "review.price": Text("{price} {price|point|points} d'indices", "{price} {price|point|points} of hints"),
    "review.later": Text(
        "Trouvé ensuite : {word} {ref} pour {points}, hors compte.",
        "Found afterwards: {word} {ref} for {points}, not counted.",
    ),
    "review.room": Text(
        "Dans la salle : {finders} {finders|table|tables} sur {tables} {finders|a trouvé|ont trouvé} le "
        "top ; médiane {median}.",
        "In the room: {finders} {finders|table|tables} of {tables} found the top; median {median}.",
    ),
    "review.line": Text("Rien n'a manqué à ce coup.", "Nothing was missing at this turn."),
    "missed": Text("Ce qui a manqué", "What was missing"),
    "missed.order": Text("du plus coûteux au moins coûteux", "from dearest to cheapest"),
    "cause.seven": home.CAUSES["seven"],
    "cause.placement": common.PLACEMENT,
    "cause.joker": home.CAUSES["joker"],
    "cause.hook": Text("Rallonges et raccords", "Extensions and hooks"),
    "cause.short": common.SHORT_WORDS,
    "cause.unseen": home.CAUSES["unseen"],
    "why.on": Text("sur le {letter} de {word}", "on the {letter} of {word}"),
    "why.front": Text(
        "{count} {count|lettre|lettres} devant {word}", "{count} {count|letter|letters} in front of {word}"
    ),
    "why.back": Text(
        "{count} {count|lettre|lettres} derrière {word}", "{count} {count|letter|letters} after {word}"
    ),
    "why.around": Text("autour de {word}", "around {word}"),
    "why.becomes": Text("{from} devient {to}", "{from} becomes {to}"),
    "why.along": Text("en formant {words}", "forming {words}"),
    "why.triple": common.TRIPLE_WORD,
    "sevens.none": Text(
        "{count} {count|mot de sept lettres, mais il ne se pose pas|mots de sept lettres, mais aucun ne se "
        "pose} :",
        "{count} {count|word of seven letters, but it fits nowhere|words of seven letters, but none fits}:",
    ),
    "sevens.support": Text("Il fallait un appui.", "A letter to lean on was needed."),
    "more.moves": common.AND_COUNT_OTHER,
    "solutions": Text("Les {count} {count|solution|solutions}", "The {count} {count|solution|solutions}"),
    "keep": Text("Garder ce coup", "Keep this turn"),
    "kept": Text("Coup gardé, revient dans 3 jours", "Turn kept, comes back in 3 days"),
    "kept.short": Text("Gardé", "Kept"),
    "keep.short": common.KEEP,
    "next": common.TURN_TURN,
    "report": Text("Voir le rapport", "See the report"),
}
