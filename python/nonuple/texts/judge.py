"""What `nonuple judge` says of what it is given."""

from nonuple.texts import Text, moves, verdicts

SKETCH_TOO_LARGE = Text(
    "la partie quadrillée a au plus {most} lignes de {most} cases.",
    "the squared part has at most {most} rows of {most} squares.",
)
SKETCH_TOO_FULL = Text(
    "la partie quadrillée porte au plus {most} lettres : n'y recopiez que le mot et ses lettres de raccord.",
    "the squared part holds at most {most} letters: copy only the word and its junction letters.",
)
SKETCH_UNKNOWN = Text(
    "ligne {row} de la partie quadrillée : « {bad} » ne s'y écrit pas ; il faut des lettres de A à Z "
    "(minuscule : entourée), « ? » pour une lettre illisible, « . » ou une espace pour une case vide.",
    "row {row} of the squared part: `{bad}` cannot stand there; letters A to Z (lower case: circled), "
    "`?` for a letter that cannot be read, `.` or a space for an empty square.",
)
SHAPES = {
    "turn": Text("le numéro du coup, 1 pour le premier", "the number of the turn, 1 for the first"),
    "grid": moves.SHAPES["grid"],
    "rack": moves.SHAPES["rack"],
    "slip": Text(
        "un bulletin : sketch (liste de lignes), reference (texte), score (nombre entier), faults (liste), "
        "principal (word, direction)",
        "a slip: sketch (list of rows), reference (text), score (whole number), faults (list), "
        "principal (word, direction)",
    ),
    "edition": Text("le nom d'une édition du règlement", "the name of an edition of the rulebook"),
    "formula": moves.SHAPES["formula"],
    "blitz": Text("true ou false", "true or false"),
    "words": moves.SHAPES["words"],
    "opinions": Text("des mots avec l'avis de l'arbitre", "words with the arbiter's opinion"),
    "opinions_at": Text("des places avec l'avis de l'arbitre", "places with the arbiter's opinion"),
    "history": Text(
        "la liste des zéros antérieurs (turn, word, code, notified)",
        "the list of earlier zeros (turn, word, code, notified)",
    ),
    "peers": Text("une liste de scores, null permis", "a list of scores, null allowed"),
}
PROGRESS = Text("{done} {done|bulletin|bulletins}", "{done} {done|slip|slips}")
BAD_TURN = Text("le premier coup porte le numéro 1.", "the first turn has number 1.")
NOT_EMPTY = Text("au premier coup la grille est vide.", "at the first turn the grid is empty.")
BAD_DIRECTION = Text("« {given} » : il faut H ou V.", "`{given}`: it must be H or V.")
UNKNOWN_VALUE = Text(
    "« {given} » est inconnu ; il faut : {known}.", "`{given}` is unknown; it takes: {known}."
)

SLIP_TITLE = Text("Bulletin {id}", "Slip {id}")
SOLUTION_LAID = Text("(avec {word} en {ref})", "(with {word} at {ref})")
SKETCH = Text("Bulletin", "Slip")
REFERENCE = Text("Référence : {reference}", "Reference: {reference}")
SCORE = Text("Score : {score}", "Score: {score}")
FAULTS = Text("Constaté : {faults}", "Seen: {faults}")
PRINCIPAL = Text("Solution principale : {word}", "Main solution: {word}")
NO_REFERENCE = Text("Référence : aucune", "Reference: none")
NO_SCORE = Text("Score : aucun", "Score: none")
SEEN = {
    "untidy": verdicts.MOTIVES["untidy"],
    "reference-illegible": Text("référence illisible", "reference illegible"),
    "doubtful-solutions": Text("solution visée incertaine", "which solution is meant is uncertain"),
}
"""What an arbiter saw and no motive of a verdict names."""
ANSWERS = {
    "plausible": Text("Raccord plausible ({words}) :", "Plausible ({words}):"),
    "implausible": Text("Raccord non plausible ({words}) :", "Not plausible ({words}):"),
    "doubtful": Text("Plausibilité douteuse ({words}) :", "Plausibility in doubt ({words}):"),
}
OVERRULING_NEEDS_MOTIVE = Text(
    "une décision contre le verdict demande un motif.", "a decision against the verdict needs a motive."
)
OVERRULING_POINTS = Text(
    "un bulletin ne peut être payé {points} {points|point|points} ainsi.",
    "a slip cannot be paid {points} {points|point|points} so.",
)

UNKNOWN_FAULT = Text(
    "« {name} » n'est pas un défaut de bulletin ; il y a : {known}.",
    "`{name}` is not a fault of a slip; these exist: {known}.",
)
