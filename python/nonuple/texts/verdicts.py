"""What is said of a verdict: the motive of each code, and the steps of the reasoning.

Rules name these sentences and give the values; the web fetches them.
"""

from nonuple.texts import Text

IN_SHORT = Text("{motives} ; {end}.", "{motives}; {end}.")
UNDER_ARTICLE = Text("{article} : {said}", "{article}: {said}")
UNDER_READING = Text("{article}, lecture {reading} : {said}", "{article}, reading {reading}: {said}")
BETWEEN_MOTIVES = Text(" ; ", "; ")

MOTIVES = {
    "no-slip": Text("aucun bulletin remis", "no slip handed in"),
    "blank": Text("bulletin vierge", "blank slip"),
    "several-slips": Text("plusieurs bulletins remplis", "several slips filled in"),
    "illegible": Text("bulletin illisible", "illegible slip"),
    "late": Text("écrit après la fin du coup", "written after the end of the turn"),
    "wrote-after-end": Text(
        "écriture entre la fin du coup et le ramassage",
        "writing between the end and the collecting of slips",
    ),
    "exchanged": Text("bulletin échangé ou modifié après la fin", "slip exchanged or changed after the end"),
    "not-in-full": Text("mot non écrit en entier", "word not written in full"),
    "copy-error": Text("erreur de recopie dans le mot prolongé", "copy error in the word extended"),
    "word-not-admitted": Text("mot non admis", "word not admitted"),
    "junction-not-admitted": Text("mot formé en raccord non admis", "word formed crosswise not admitted"),
    "unplaceable": Text("mot impossible à placer sur la grille", "word that fits nowhere on the grid"),
    "letter-error": Text("lettre absente du tirage", "letter not in the rack"),
    "several-solutions": Text("plusieurs solutions inscrites", "several solutions written"),
    "location-wrong": Text(
        "ni la localisation ni le score ne désignent une solution",
        "neither the place nor the score points to a solution",
    ),
    "penalty-exceeds-score": Text(
        "la pénalité de 5 points dépasse le score", "the penalty of 5 points exceeds the score"
    ),
    "too-many-tiles": Text(
        "plus de lettres posées que la formule n'en permet", "more tiles than the formula allows"
    ),
    "serious-misconduct": Text("faute disciplinaire grave", "serious misconduct"),
    "location-missing": Text(
        "localisation absente, score exact pour ce mot", "no place given, the score is right for this word"
    ),
    "location-impossible": Text(
        "localisation impossible, score exact pour ce mot",
        "impossible place, the score is right for this word",
    ),
    "location-mismatch": Text("le score est celui d'une autre place", "the score is that of another place"),
    "location-implausible": Text(
        "raccord non admis et non plausible, score exact à une autre place",
        "crosswise word not admitted and not plausible, the score is right at another place",
    ),
    "last-letter-missing": Text(
        "dernière lettre, déjà sur la grille, non écrite", "last letter, already on the grid, not written"
    ),
    "location-shifted": Text("référencement décalé d'une case", "location one square off"),
    "score-missing": Text("score absent", "score missing"),
    "score-wrong": Text("score erroné", "wrong score"),
    "junction-two-letters": Text("deux lettres de raccord seulement", "two junction letters only"),
    "junction-nearly-right": Text("raccord presque exact", "junction nearly right"),
    "joker-not-circled": Text("joker non entouré", "joker not circled"),
    "joker-wrongly-circled": Text("lettre entourée à tort", "wrong letter circled"),
    "two-modes-one-wrong": Text(
        "un des deux modes de localisation est incorrect", "one of the two ways of locating is wrong"
    ),
    "inverted": Text("référence ou sens du mot inversés", "reference or direction of the word inverted"),
    "two-letter-extension": Text(
        "prolongement d'un mot de deux lettres sans troisième lettre ni référence",
        "extension of a two-letter word without a third letter or a reference",
    ),
    "ambiguous-location": Text("plusieurs places possibles", "several places possible"),
    "untidy": Text("présentation difficile à lire", "hard to read"),
    "misconduct": Text("faute disciplinaire", "misconduct"),
    "repeated-unnotified": Text(
        "même faute qu'à un coup précédent, non notifiée à temps",
        "same fault as at an earlier turn, of which no note told the player in time",
    ),
}
_NO_PLACE = Text("localisation absente ou erronée", "no place given or a wrong one")
_BOTH_INVERTED = Text(
    "référence et sens du mot inversés tous deux", "reference and direction of the word both inverted"
)
SPECIAL: dict[tuple[str, ...], Text] = {
    ("zero", "location-missing"): Text("localisation absente", "no place given"),
    ("zero", "location-impossible"): Text("localisation impossible", "impossible place"),
    ("zero", "location-mismatch"): Text(
        "localisation incompatible avec le score", "place and score disagree"
    ),
    ("zero", "location-implausible"): Text(
        "la place désignée forme en raccord un mot non admis",
        "the place named forms a word crosswise that is not admitted",
    ),
    ("2009", "zero", "location-wrong"): _NO_PLACE,
    ("2010", "zero", "location-wrong"): _NO_PLACE,
    ("2026", "zero", "inverted"): _BOTH_INVERTED,
    ("2009", "zero", "inverted"): Text(
        "raccord ou référence inversés avec le sens du mot",
        "junction or reference inverted together with the direction of the word",
    ),
    ("2010", "zero", "inverted"): _BOTH_INVERTED,
}
"""Where a motive is said otherwise: under (sanction, code), or (edition, sanction, code)."""

_PLACE_IT = Text(
    "situez le mot : référence, ou trois lettres de raccord.",
    "locate the word: a reference, or three junction letters.",
)
_NOTHING_LATE = Text("rien ne s'écrit une fois le coup terminé.", "nothing is written once the turn is over.")
_REFUSED = Text(
    "rejouer ou reformer un mot refusé vaut encore zéro.",
    "a refused word played or formed again earns zero again.",
)
ASKED = {
    "no-slip": Text("remettez un bulletin à chaque coup.", "hand in a slip at every turn."),
    "blank": Text("écrivez votre solution sur la partie quadrillée.", "write your solution in the squares."),
    "several-slips": Text("ne remplissez qu'un bulletin par coup.", "fill in one slip per turn."),
    "illegible": Text("ce qui ne peut être lu ne compte pas.", "what cannot be read does not count."),
    "late": _NOTHING_LATE,
    "wrote-after-end": _NOTHING_LATE,
    "exchanged": Text(
        "un bulletin ne change plus, le coup terminé.", "once the turn is over, a slip stays unchanged."
    ),
    "not-in-full": Text(
        "écrivez aussi ses lettres déjà sur la grille.", "write its letters on the grid too."
    ),
    "copy-error": Text("recopiez exactement le mot que vous prolongez.", "copy exactly the word you extend."),
    "word-not-admitted": _REFUSED,
    "junction-not-admitted": _REFUSED,
    "unplaceable": Text(
        "le mot doit pouvoir se poser là, dans ce sens.", "the word must fit there, in that direction."
    ),
    "letter-error": Text(
        "n'employez que les lettres du tirage et de la grille.",
        "use only letters of the rack and of the grid.",
    ),
    "several-solutions": Text(
        "une seule solution par bulletin : rayez les autres.", "one solution per slip: strike out the others."
    ),
    "location-wrong": _PLACE_IT,
    "penalty-exceeds-score": Text(
        "cinq points de moins ne laissent rien.", "five points less leave nothing."
    ),
    "too-many-tiles": Text(
        "comptez les lettres que permet la formule.", "count the letters that the formula allows."
    ),
    "serious-misconduct": Text("une faute grave annule le bulletin.", "a grave fault voids the slip."),
    "location-missing": _PLACE_IT,
    "location-impossible": Text(
        "vérifiez que le mot se pose là où vous l'écrivez.", "check that the word fits where you put it."
    ),
    "location-mismatch": Text(
        "le score doit être celui de la place indiquée.", "the score must be that of the place given."
    ),
    "location-implausible": Text(
        "à la place indiquée, chaque mot formé doit être admis.",
        "at the place given, every word formed must be admitted.",
    ),
    "last-letter-missing": Text(
        "écrivez le mot entier, lettres de la grille comprises.",
        "write the whole word, letters of the grid included.",
    ),
    "location-shifted": Text("une case d'écart coûte cinq points.", "one square off costs five points."),
    "score-missing": Text(
        "inscrivez toujours le score de votre solution.", "always write your solution's score."
    ),
    "score-wrong": Text(
        "le score doit être exact, primes comprises.", "the score must be exact, bonuses included."
    ),
    "junction-two-letters": Text(
        "sans référence, il faut trois lettres de raccord.",
        "without a reference, three junction letters are due.",
    ),
    "junction-nearly-right": Text(
        "recopiez les lettres de raccord comme sur la grille.",
        "copy junction letters as they lie on the grid.",
    ),
    "joker-not-circled": Text(
        "entourez la lettre que le joker remplace.", "circle the letter the joker stands for."
    ),
    "joker-wrongly-circled": Text(
        "n'entourez que la lettre que le joker remplace.", "circle only the letter the joker stands for."
    ),
    "two-modes-one-wrong": Text(
        "référence et raccord : s'ils y sont, justes tous deux.",
        "reference and junction: if given, both right.",
    ),
    "inverted": Text(
        "horizontal : lettre d'abord (H4) ; vertical : nombre d'abord (4H).",
        "across: letter first (H4); down: number first (4H).",
    ),
    "two-letter-extension": Text(
        "prolonger deux lettres : une troisième, ou la référence.",
        "extending two letters: a third one, or the reference.",
    ),
    "ambiguous-location": Text(
        "donnez la référence, ou une lettre de raccord de plus.",
        "give the reference, or one more junction letter.",
    ),
    "untidy": Text("écrivez lisiblement.", "write legibly."),
    "misconduct": Text(
        "cet avertissement s'ajoute à toute autre sanction.", "this warning is added to any other sanction."
    ),
    "repeated-unnotified": Text(
        "tant qu'aucun billet juste n'est remis : moyenne des autres.",
        "until a right note: the average of the others.",
    ),
}
"""What the rulebook asks where a ground is given, in ten words, for a note; true in every edition."""

UNPLACEABLE_SO = Text(
    "mot impossible à placer comme il est écrit", "word that cannot be laid as it is written"
)
"""Of a word that may lie elsewhere: what is wrong is where it is said to lie."""
NOR_THE_SCORE = Text("le score ne désigne aucune solution", "the score points to no solution")
"""Beside a location of which the fault is named: what remains to say of neither telling a solution."""

WITHOUT_MOTIVE = {
    "none": Text("Solution entièrement valide", "Entirely valid solution"),
    "undecided": Text("L'avis de l'arbitre est nécessaire", "The arbiter's opinion is needed"),
    "commission": Text("Renvoyé à la commission d'arbitrage", "Sent to the arbitration commission"),
    "warning": Text("Avertissement", "Warning"),
    "penalty": Text("Pénalité", "Penalty"),
    "zero": Text("Zéro", "Zero"),
    "average": Text("Moyenne", "Average"),
}
ENDS = {
    "none": Text("payée {points}", "paid {points}"),
    "warning": Text("avertissement, payé {points}", "warning, paid {points}"),
    "penalty": Text("{gross} − 5 = {points}", "{gross} − 5 = {points}"),
    "zero": Text("zéro", "zero"),
    "average": Text("moyenne des autres joueurs, {points}", "average of the other players, {points}"),
}
CAPPED = Text(
    "moyenne des autres joueurs, ramenée à son plafond, {points}",
    "average of the other players, brought down to its cap, {points}",
)
NOTHING_LEFT = Text(
    "pénalité de 5 points sur {gross}, il ne reste rien", "a penalty of 5 points on {gross}, nothing is left"
)
NO_POINTS_YET = Text("points à décider", "points to be decided")

REASONS = {
    "nothing-written": Text(
        "rien n'est écrit sur la partie quadrillée", "nothing is written in the squared part"
    ),
    "no-word": Text(
        "aucun mot n'est écrit : une lettre n'en fait pas un", "no word is written: one letter makes none"
    ),
    "cannot-be-read": Text(
        "une lettre de {word} ne peut être lue : le mot est illisible",
        "a letter of {word} cannot be read: the word is illegible",
    ),
    "not-admitted": Text("{word} n'est pas admis", "{word} is not admitted"),
    "letters-missing": Text(
        "{word} demande {letters}, que le tirage n'a pas", "{word} needs {letters}, which the rack lacks"
    ),
    "letters-missing-at": Text(
        "en {ref}, {word} demanderait {letters}, que le tirage n'a pas",
        "at {ref}, {word} would need {letters}, which the rack lacks",
    ),
    "too-many-tiles": Text(
        "{word} en {ref} pose trop de lettres ({count}) : la formule en permet {most}",
        "{word} at {ref} lays too many tiles ({count}): the formula allows {most}",
    ),
    "cannot-be-laid": Text(
        "{word} ne peut être posé nulle part avec ce tirage", "{word} cannot be laid anywhere with this rack"
    ),
    "not-in-full": Text(
        "{word} est écrit pour {whole} ({ref}) : des lettres de la grille manquent",
        "{word} is written for {whole} ({ref}): letters of the grid are missing",
    ),
    "best-place": Text(
        "au premier coup, {word} est payé à sa meilleure place : {score}",
        "at the first turn {word} is paid at its best place: {score}",
    ),
    "no-location": Text(
        "ni référence ni lettres de raccord ne situent le mot",
        "neither reference nor junction letters locate the word",
    ),
    "names-no-place": Text(
        "la référence {ref} ne désigne aucune place où poser {word}, et aucun raccord ne situe le mot",
        "the reference {ref} names no place at which {word} can be laid, and no junction locates the word",
    ),
    "letters-off": Text(
        "les lettres de raccord, justes à une case près seulement, ne situent pas le mot",
        "the junction letters, right only a square off, do not locate the word",
    ),
    "neither-mode": Text(
        "ni la référence {ref} ni les lettres écrites à côté de {word} ne le situent comme il est écrit",
        "neither the reference {ref} nor the letters beside {word} locate it as it is written",
    ),
    "by-reference": Text("la référence {ref} désigne une solution", "the reference {ref} names a solution"),
    "by-letters": Text(
        "lettres de raccord exactes ({count}), qui situent le mot : {refs}",
        "right junction letters ({count}) locate the word: {refs}",
    ),
    "nearly-linked": Text(
        "une seule erreur sépare le raccord de celui qui situe le mot : {refs}",
        "one error parts the junction from the one that locates the word: {refs}",
    ),
    "strays": Text(
        "{count|lettre parasite|lettres parasites} : {letters}", "stray {count|letter|letters}: {letters}"
    ),
    "extension": Text(
        "le mot en prolonge un de trois lettres ou plus : {refs}, quelle que soit la référence",
        "the word extends one of three letters or more: {refs}, whatever the reference",
    ),
    "two-places-named": Text(
        "la référence désigne {ref}, les lettres de raccord {refs}",
        "the reference names {ref}, the junction letters {refs}",
    ),
    "names-a-bad-place": Text(
        "la référence {ref} désigne une place où un mot formé en raccord n'est pas admis",
        "the reference {ref} names a place at which a word formed crosswise is not admitted",
    ),
    "inverted": Text(
        "la référence {ref} et le sens du mot se contredisent ; le mot se lit en {found}",
        "the reference {ref} and the direction of the word disagree; the word is read at {found}",
    ),
    "both-inverted": Text(
        "la référence {ref} et le sens du mot sont inversés tous deux ; le mot se lit en {found}",
        "the reference {ref} and the direction of the word are both inverted; the word is read at {found}",
    ),
    "written-the-other-way": Text(
        "le mot et ses lettres de raccord sont écrits dans l'autre sens ; le mot se lit en {found}",
        "the word and its junction letters are written in the other direction; the word is read at {found}",
    ),
    "scores-at": Text("{word} en {ref} vaut {score}", "{word} at {ref} scores {score}"),
    "least-of-circlings": Text(
        "ni le cercle ni le score ne disent quelle lettre est le joker : le minimum, {score}",
        "neither the circle nor the score tells what the joker stands for: the least, {score}",
    ),
    "several-places-fit": Text(
        "plusieurs places conviennent ({refs}) ; le score revendiqué, {score}, est celui de {ref}",
        "several places fit ({refs}); the score claimed, {score}, is that of {ref}",
    ),
    "least-of-places": Text(
        "plusieurs places conviennent ({refs}) et le score n'en désigne aucune : "
        "le minimum, {score}, en {ref}",
        "several places fit ({refs}) and the score points to none of them: the least, {score}, at {ref}",
    ),
    "score-exists-at": Text(
        "le score revendiqué, {score}, est celui de {ref}, dans le sens où le mot est écrit",
        "the score claimed, {score}, is that of {ref}, in the direction in which the word is written",
    ),
    "right-one-off": Text(
        "à une case de ce que dit le bulletin, en {ref}, {word} vaut le score revendiqué, {score}",
        "a square off what the slip says, at {ref}, {word} scores what is claimed, {score}",
    ),
    "score-nowhere": Text(
        "{word}, dans le sens où il est écrit, n'est nulle part une solution du score revendiqué",
        "nowhere does {word}, in the direction in which it is written, score what is claimed",
    ),
    "no-score": Text(
        "aucun score revendiqué : rien ne désigne une place de {word}",
        "no score is claimed: nothing points to a place of {word}",
    ),
    "forms-not-admitted": Text("en raccord : {words}, non admis", "crosswise: {words}, not admitted"),
    "would-form-not-admitted": Text(
        "en {ref}, {word} formerait en raccord : {words}, non admis",
        "at {ref}, {word} would form crosswise: {words}, not admitted",
    ),
    "held-plausible": Text("raccord jugé plausible : {words}", "crosswise word held plausible: {words}"),
    "held-implausible": Text(
        "raccord jugé non plausible : {words}", "crosswise word held not plausible: {words}"
    ),
    "held-doubtful": Text("plausibilité douteuse : {words}", "plausibility in doubt: {words}"),
    "opinion-needed": Text(
        "le jugement dépend de la plausibilité de : {words}",
        "the verdict turns on the plausibility of: {words}",
    ),
    "several-words": Text(
        "plusieurs solutions sur le bulletin : {words}", "several solutions on the slip: {words}"
    ),
    "one-is-null": Text(
        "le score ne désigne pas la seule solution valide : le minimum, zéro compris",
        "the score does not point to the one valid solution: the least, zero included",
    ),
    "least-of-words": Text(
        "le score ne désigne pas une seule solution : le minimum, {points}",
        "the score does not point to one solution: the least, {points}",
    ),
    "doubtful-solutions": Text(
        "l'arbitre ne peut dire quelle solution est visée", "the arbiter cannot tell which solution is meant"
    ),
    "repeated": Text(
        "zéro répété avant notification : la moyenne le remplace",
        "zero repeated without having been notified: the average stands for it",
    ),
    "average-of": Text(
        "moyenne des autres joueurs de l'arbitre : {total} ÷ {count}, soit {mean}",
        "average of the arbiter's other players: {total} ÷ {count}, that is {mean}",
    ),
    "average-within": Text(
        "elle ne dépasse pas son plafond, {cap} (valeur de la solution ou score revendiqué)",
        "it does not exceed its cap, {cap} (what the solution is worth or claims)",
    ),
    "average-capped": Text(
        "ramenée à son plafond, {cap} (valeur de la solution ou score revendiqué)",
        "brought down to its cap, {cap} (what the solution is worth or claims)",
    ),
    "average-waits": Text(
        "la moyenne attend que les autres bulletins de l'arbitre soient tous décidés",
        "the average waits until the arbiter's other slips are all decided",
    ),
    "average-of-nobody": Text(
        "aucun autre joueur de l'arbitre n'a de score à ce coup : "
        "il n'y a pas de moyenne, une personne décide",
        "no other player of the arbiter has a score at this turn: there is no average, a person decides",
    ),
    "average-granted": Text(
        "Décision ({author}) : moyenne des autres joueurs ; {motive}.",
        "Decision ({author}): average of the other players; {motive}.",
    ),
    "taken-by-reference": Text(
        "lecture choisie par l'arbitre : {word}, que situe la référence",
        "reading chosen by the arbiter: {word}, which the reference locates",
    ),
    "taken-by-letters": Text(
        "lecture choisie par l'arbitre : {word}, que situent les lettres de raccord",
        "reading chosen by the arbiter: {word}, which the junction letters locate",
    ),
    "overruled": Text(
        "Décision ({author}) : {points} {points|point|points} ; {motive}.",
        "Decision ({author}): {points} {points|point|points}; {motive}.",
    ),
    "overruled-above": Text(
        "Décision ({author}) : {points} {points|point|points}, payée au top corrigé, {top} ; {motive}.",
        "Decision ({author}): {points} {points|point|points}, paid the corrected top, {top}; {motive}.",
    ),
    "announced": Text(
        "Points annoncés, sans bulletin : {points}.", "Points announced, without a slip: {points}."
    ),
    "announced-too-much": Text(
        "Points annoncés : {points}, plus que le top ({top}). Regardez la grille du joueur, puis décidez.",
        "Points announced: {points}, more than the top ({top}). Look at the player's grid, then decide.",
    ),
}
"""The steps of the reasoning, and what is said of a verdict that its motives do not tell."""
