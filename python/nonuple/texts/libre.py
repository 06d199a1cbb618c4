"""What `nonuple play libre` says."""

from nonuple.texts import Text

WELCOME = Text(
    "Partie libre : {names}. Tirage au sort : {lots} ; premier tour : {first}. Tapez « aide » pour la liste "
    "des commandes.",
    "Free game: {names}. Lots: {lots}; first turn: {first}. `help` says what can be typed.",
)
LOT = Text("{name} {letter}", "{name} {letter}")
BY_CHALLENGE = Text(
    "Tout mot peut être posé : on le conteste avant que son auteur ne pioche. Contestation refusée : 10 "
    "points de moins.",
    "Any word may be laid: it is challenged before its author draws. A challenge refused costs 10 points.",
)
HELP = Text(
    "Un mot et sa place (H4 PASSE, une lettre entre parenthèses pour un joker) ; « x ABC » échange des "
    "lettres ; « - » passe ; « r » revoit la grille ; « f » montre la feuille ; « annuler » rejoue "
    "votre dernier coup ; « abandon » ; « q » quitte.",
    "A word and its place (H4 PASSE, a letter in brackets for a joker); `x ABC` exchanges letters; `-` "
    "passes; `r` shows the grid again; `f` shows the sheet; `undo` plays your last turn again; `resign`; "
    "`q` leaves.",
)
TURN = Text(
    "Coup {n}, à {name} : {totals}. {bag|Reste|Restent} {bag} {bag|lettre|lettres} dans le sac.",
    "Turn {n}, {name}: {totals}. {bag} {bag|letter|letters} left in the bag.",
)
TOTAL = Text("{name} {total}", "{name} {total}")
HAND_OVER = Text("Passez le clavier à {name}, puis Entrée.", "Hand the keyboard to {name}, then press Enter.")
YOURS = Text("{name} ?", "{name}?")
PLACE_TOO = Text(
    "écrivez le mot et sa place, par exemple H4 PASSE ; tapez « aide » pour le reste.",
    "write the word and its place, such as H4 PASSE; `help` says the rest.",
)
LAID = Text(
    "{name} : {ref} {word}, {score} {score|point|points}{more}.",
    "{name}: {ref} {word}, {score} {score|point|points}{more}.",
)
ALSO = Text(" (forme aussi {words})", " (also forms {words})")
PASSED = Text("{name} : tour passé.", "{name}: a pass.")
PASSED_LATE = Text("Temps écoulé. {name} : tour passé.", "Time is over. {name}: a pass.")
EXCHANGED = Text(
    "{name} : {count} {count|lettre échangée|lettres échangées}.",
    "{name}: {count} {count|letter|letters} exchanged.",
)
ANYBODY = Text(
    "Quelqu'un conteste ? Son nom, ou Entrée pour piocher :",
    "Does anybody challenge? The name, or Enter to draw:",
)
NOBODY_CALLED = Text("personne ici ne s'appelle « {name} ».", "nobody here is called `{name}`.")
UPHELD = Text(
    "Contestation fondée : {words} {count|n'est pas admis|ne sont pas admis}. {name} : lettres "
    "reprises, tour perdu.",
    "Upheld: {words} {count|is|are} not admitted. {name}: letters back, turn lost.",
)
REFUSED = Text(
    "Le mot est admis. {name} : 10 points de moins.", "The word is admitted. {name}: 10 points less."
)
ALL_AGREE = Text("Tous d'accord pour rejouer ce coup ? (o/n)", "Does everybody agree? (y/n)")
TAKEN_BACK = Text("Le coup est à rejouer.", "The turn is played again.")
RESIGNED = Text("{name} : abandon.", "{name}: resigned.")
LEFT_UNSAVED = Text("Partie quittée, non gardée.", "Left; nothing was kept.")
LEFT_SAVED = Text(
    "Partie gardée dans {path} : redonnez ce fichier à --save pour la reprendre.",
    "Kept in {path}: give this file to --save again to go on.",
)
YOU = Text("Vous", "You")
REASONS = Text("Ce que les ordinateurs ont considéré :", "What the computers considered:")
REASONS_OF = Text("Coup {n}, {name} :", "Turn {n}, {name}:")
REASON = Text("  {act} : {why}", "  {act}: {why}")
GIVES_BACK = Text("échange de {letters}", "exchange of {letters}")
LETS_PASS = Text("passe", "pass")
