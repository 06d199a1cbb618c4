"""What the screens say in the catalogue `record`."""

from nonuple.texts import Text, documents
from nonuple.texts.screens import common

SENTENCES = {
    "title": Text("Mon carnet", "My diary"),
    "lead": Text(
        "{games} {games|partie|parties}, {words} {words|mot à apprendre|mots à apprendre}, {turns} "
        "{turns|coup gardé|coups gardés}.",
        "{games} {games|game|games}, {words} {words|word|words} to learn, {turns} {turns|turn|turns} kept.",
    ),
    "failed": Text("Le carnet n'a pas pu être chargé.", "The diary could not be loaded."),
    "retry": common.TRY_AGAIN,
    "empty.title": common.NOTHING_YET,
    "empty.text": Text(
        "Une partie finie s'ajoute ici, avec sa part du top. Vous ne vous comparez qu'à vous-même.",
        "A game that ends is added here, with its share of the top. You compare with yourself alone.",
    ),
    "empty.do": common.PLAY_A_GAME,
    "formula": common.FORMULA,
    "all": common.ALL_TOUTES,
    "kind.solo": common.ALONE,
    "kind.free": Text("Libre", "Free"),
    "kind.topping": common.TOPPING,
    "kind.family": Text("En famille", "Family"),
    "kind.club": Text("Au club", "Club"),
    "games": common.GAMES,
    "game.with": Text("avec {names}", "with {names}"),
    "game.won": Text("gagnée, {points} à {against}", "won, {points} to {against}"),
    "game.lost": Text("perdue, {points} à {against}", "lost, {points} to {against}"),
    "game.tie": Text("égalité, {points} partout", "a tie, {points} each"),
    "game.points": common.POINTS_POINT,
    "game.share": common.PERCENT_OF_THE_TOP,
    "game.tops": Text("{tops} {tops|top|tops} sur {turns}", "{tops} {tops|top|tops} of {turns}"),
    "games.before": Text("Les parties d'avant", "Games before"),
    "games.more": Text(
        "Les plus anciennes sont dans le fichier que vous emportez.",
        "Older ones are in the file that you take away.",
    ),
    "percent": Text("Part du top, en %", "Share of the top, in %"),
    "tops": Text("Tops trouvés par partie", "Tops found a game"),
    "time": Text("Minutes de réflexion par partie", "Minutes of thought a game"),
    "known": Text("Cartes sues", "Cards known"),
    "percent.said": Text(
        "{count} {count|partie|parties}, du {first} au {last} : part du top médiane {median} %, la "
        "meilleure {best} %.",
        "{count} {count|game|games}, {first} to {last}: median share of the top {median} %, the best "
        "{best} %.",
    ),
    "tops.said": Text(
        "{count} {count|partie|parties}, du {first} au {last} : {median} tops trouvés en médiane, {best} "
        "au mieux.",
        "{count} {count|game|games}, {first} to {last}: {median} tops found at the median, {best} at best.",
    ),
    "time.said": Text(
        "{count} {count|partie|parties}, du {first} au {last} : {median} minutes en médiane, {best} au plus.",
        "{count} {count|game|games}, {first} to {last}: {median} minutes at the median, {best} at most.",
    ),
    "known.said": Text(
        "Du {first} au {last} : {best} {best|carte sue|cartes sues} sur {count} "
        "{count|commencée|commencées}.",
        "{first} to {last}: {best} {best|card|cards} known of {count} begun.",
    ),
    "table": common.SEE_ALL,
    "date": common.DATE,
    "value": Text("Valeur", "Value"),
    "turns": Text("Coups perdus", "Turns lost"),
    "turns.text": Text(
        "Ils reviennent parmi les mots à revoir.", "They come back among the words to review."
    ),
    "turns.line": Text(
        "{rack}, {word} {ref}, {score} {score|point|points} ({lost} de perdus)",
        "{rack}, {word} {ref}, {score} {score|point|points} ({lost} lost)",
    ),
    "forget": Text("Oublier", "Forget"),
    "words": documents.WORDS_TO_LEARN,
    "leave": Text("Retirer {word}", "Take {word} out"),
    "daily": Text("Cartes par jour", "Cards a day"),
    "data": common.YOUR_DATA,
    "data.text": Text(
        "Tout est gardé par ce Nonuple, pour cet appareil, sans compte. Emportez-en une copie de temps en "
        "temps.",
        "All is kept by this Nonuple, for this device, without an account. Take a copy away from time to "
        "time.",
    ),
    "export": Text("Emporter un fichier", "Take a file away"),
    "import": Text("Apporter un fichier", "Bring a file"),
    "erase": Text("Effacer…", "Erase…"),
    "erase.title": Text("Effacer tout le carnet ?", "Erase the whole diary?"),
    "erase.text": Text(
        "Parties, mots et réponses disparaissent de ce serveur pour de bon. Un fichier emporté peut les "
        "rendre.",
        "Games, words and answers leave this server for good. A file taken away can bring them back.",
    ),
    "erase.do": common.ERASE,
    "erased": Text("Le carnet est effacé.", "The diary is erased."),
    "imported": Text(
        "Ajoutés : {games} {games|partie|parties}, {turns} {turns|coup|coups}, {words} {words|mot|mots}, "
        "{answers} {answers|réponse|réponses}.",
        "Added: {games} {games|game|games}, {turns} {turns|turn|turns}, {words} {words|word|words}, "
        "{answers} {answers|answer|answers}.",
    ),
    "imported.none": Text("Ce carnet avait déjà tout cela.", "This diary had all of it already."),
    "not.a.file": Text("Ce fichier n'est pas un carnet de Nonuple.", "This file is not a diary of Nonuple."),
}
