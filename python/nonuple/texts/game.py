"""What is said of a game and of commands that it cannot take."""

from nonuple.texts import Text

UNKNOWN_TIME = Text(
    "« {name} » n'est pas un temps de jeu connu : {known}, ou un nombre de secondes.",
    "`{name}` is not a known time control: {known}, or a number of seconds.",
)
TOO_LONG = Text(
    "un coup dure au plus {most} secondes (art. {article}), pas {seconds}.",
    "a turn lasts {most} seconds at most (art. {article}), not {seconds}.",
)
OTHER_TIMES = Text(
    "durées d'un coup, en secondes : {known} (art. {article}) ; pas {seconds}.",
    "lengths of a turn, in seconds: {known} (art. {article}); not {seconds}.",
)
NORMAL_ONLY = Text(
    "{rulebook} : seule la partie normale existe ; {formula} demande un autre règlement.",
    "{rulebook}: there is only the normal game; {formula} asks for another rulebook.",
)
NO_ORIGINALS = Text(
    "{rulebook} : ni paires ni mort subite ; elles demandent un autre règlement.",
    "{rulebook}: neither pairs nor sudden death; these ask for another rulebook.",
)
TOPPING_ALONE = Text(
    "le topping se joue seul contre le chronomètre (art. 4.8.5) : ni paires, ni mort subite.",
    "topping is played alone against the clock (art. 4.8.5): neither pairs nor sudden death.",
)
NOT_NOW = Text(
    "impossible maintenant (art. {article}) : {why}.",
    "not possible now (art. {article}): {why}.",
)
ENDED = Text("la partie est finie", "the game has ended")
INTERRUPTED = Text("la partie est interrompue", "the game is interrupted")
NOT_INTERRUPTED = Text("la partie n'est pas interrompue", "the game is not interrupted")
NO_LETTERS_YET = Text("aucun tirage n'est en jeu", "no letters are in play")
LETTERS_IN_PLAY = Text("un tirage est déjà en jeu", "letters are in play already")
PHRASE_CALLED = Text("la salle a déjà donné sa phrase", "the room has called out its phrase already")
CLOCK_NOT_STARTED = Text("le chronomètre n'a pas été lancé", "the clock has not been started")
CLOCK_RUNS = Text("le chronomètre court encore", "the clock is still running")
CLOCK_IS_OVER = Text("le temps est écoulé", "the time is over")
NO_CLOCK = Text("la partie se joue sans chronomètre", "the game is played without a clock")
WRONG_NUMBER = Text(
    "il faut tirer {wanted} {wanted|lettre|lettres} (art. {article}), pas {given}.",
    "{wanted} {wanted|letter|letters} must be drawn (art. {article}), not {given}.",
)
NOT_IN_BAG = Text(
    "« {letters} » : {missing} n'est plus dans le sac ; vérifiez le tirage.",
    "`{letters}`: {missing} is no longer in the bag; check the draw.",
)
NOT_A_TOP = Text(
    "{word} en {ref} n'est pas une solution de {score} {score|point|points} (art. {article}) : il faut "
    "retenir le top.",
    "{word} at {ref} is not a solution of {score} {score|point|points} (art. {article}): the top must be "
    "retained.",
)
SET_ASIDE = Text(
    "{word} en {ref} est écarté par l'article {article} : une autre solution {why}.",
    "{word} at {ref} is set aside by article {article}: another solution {why}.",
)
NOTHING_TO_RETAIN = Text(
    "plus rien ne se joue avec ces lettres : annulez le coup, « aucune solution » (art. {article}).",
    "nothing can be played with these letters any more: cancel the turn, “no solution” (art. {article}).",
)
NOT_A_WORD = Text(
    "« {word} » n'est pas un mot : écrivez 2 à 15 lettres.",
    "`{word}` is not a word: write 2 to 15 letters.",
)
LISTED = Text(
    "{word} est dans la liste : il est admis sans décision.",
    "{word} is in the list: it is admitted without a ruling.",
)
NOT_LISTED = Text(
    "{word} n'est pas dans la liste : il n'y a rien à écarter.",
    "{word} is not in the list: there is nothing to strike.",
)
NEVER_RULED = Text(
    "{word} n'a été ni écarté ni admis : il suit la liste.",
    "{word} was neither struck nor admitted: it is as the list has it.",
)
RETAINED = Text(
    "{word} est sur la grille depuis le coup {turn} : revenez d'abord à ce coup (feuille de partie), ou "
    "décidez à partir d'un coup suivant.",
    "{word} has been on the grid since turn {turn}: go back to that turn first (game sheet), or rule from a "
    "later turn on.",
)
NO_SUCH_TURN = Text("il n'y a pas de coup {turn}.", "there is no turn {turn}.")
NOTHING_UNDONE = Text("rien n'a été annulé.", "nothing has been undone.")
NO_WORD_TO_CHOOSE_AGAIN = Text(
    "le dernier mot retenu ne peut plus se reprendre : corrigez-le dans la feuille, ou revenez à son coup.",
    "the last word can no longer be chosen again: correct it in the sheet, or go back to its turn.",
)
RESTORE_FIRST = Text(
    "des coups sont mis de côté : rétablissez-les, ou retenez le mot de ce coup, puis corrigez.",
    "turns are set aside: restore them, or retain the word of this turn, then correct.",
)
AT_TURN = Text("coup {turn} : {why}", "turn {turn}: {why}")
WOULD_BE_REJECTED = Text(
    "le tirage {rack} aurait été rejeté (art. {article}).",
    "the rack {rack} would be rejected (art. {article}).",
)
LETTERS_PROMISED = Text(
    "le tirage {before} deviendrait {after}, mais le programme l'a tiré devant tous : il ne se corrige pas.",
    "the rack {before} would become {after}, but the program drew it before everybody: it cannot be changed.",
)
LETTERS_LACKING = Text(
    "{word} en {ref} ne peut se jouer avec {rack}.", "{word} at {ref} cannot be played with {rack}."
)
WOULD_FORM = Text(
    "{word} en {ref} formerait {formed}, qui n'est pas admis.",
    "{word} at {ref} would form {formed}, which is not admitted.",
)
WOULD_HAVE_ENDED = Text(
    "la partie aurait fini au coup {turn} (art. {article}) : revenez à ce coup pour le rejouer.",
    "the game would have ended at turn {turn} (art. {article}): go back to that turn to play it again.",
)
WOULD_GO_ON = Text(
    "la partie ne serait plus finie (art. {article}) : revenez au dernier coup pour le rejouer.",
    "the game would not be over any more (art. {article}): go back to the last turn to play it again.",
)
NOT_ENDED_EARLY = Text(
    "cette partie n'a pas été arrêtée avant sa fin : il n'y a pas de fin sur laquelle revenir.",
    "this game was not stopped before its end: there is nothing to take back.",
)
LETTERS_LEFT = Text(
    "il reste {left} {left|lettre|lettres} : une partie ne finit faute de lettres qu'une fois le sac vide "
    "(art. {article}) ; donnez une autre raison.",
    "{left} {left|letter is|letters are} left: the game ends for want of letters only once the bag is empty "
    "(art. {article}); give another reason.",
)
NOT_A_CAUSE = Text(
    "l'article {article} ne prévoit pas d'annuler un coup pour cette cause : {cause}.",
    "article {article} does not cancel a turn for this cause: {cause}.",
)
CAUSES = {
    "timing": Text("erreur de chronométrage", "error of timing"),
    "spelling": Text("erreur d'épellation", "error of spelling"),
    "placing": Text("erreur de placement", "error of placing"),
    "acceptance": Text("erreur sur l'admission d'un mot", "error on the acceptance of a word"),
    "display": Text("erreur d'affichage", "error of display"),
    "disturbance": Text("événement perturbateur", "disturbing event"),
    "no-move": Text("aucune solution", "no solution"),
}
BAD_SCORE = Text(
    "un score corrigé ne peut être négatif : {score}.", "a corrected score cannot be negative: {score}."
)

REJECTED_AGAIN = Text(
    "{draws} {draws|tirage|tirages} de suite {draws|rejeté|rejetés} (art. {article}), rien ne peut se jouer "
    ": la liste de cette partie, {list}, a {words} mots. Si ce n'est pas la bonne, arrêtez la partie et "
    "ouvrez-en une autre ; sinon tirez {count} {count|lettre|lettres}.",
    "{draws} draws in a row rejected (art. {article}), nothing can be played: the list of this game, "
    "{list}, has {words} words. If it is not the right one, end the game and open another; else draw {count} "
    "{count|letter|letters}.",
)
REJECTS = {
    "vowels": Text(
        "Tirage rejeté (art. {article}) : trop peu de voyelles. Toutes les lettres retournent au sac, "
        "reliquat compris : tirez-en {count}.",
        "Draw rejected (art. {article}): too few vowels. All letters go back into the bag, "
        "those kept included: draw {count}.",
    ),
    "consonants": Text(
        "Tirage rejeté (art. {article}) : trop peu de consonnes. Toutes les lettres retournent au sac, "
        "reliquat compris : tirez-en {count}.",
        "Draw rejected (art. {article}): too few consonants. All letters go back into the bag, "
        "those kept included: draw {count}.",
    ),
    "no-move": Text(
        "Tirage rejeté (art. {article}) : rien ne peut se jouer avec ces lettres. Toutes retournent au sac : "
        "tirez-en {count}.",
        "Draw rejected (art. {article}): nothing can be played with these letters. All go back into the bag: "
        "draw {count}.",
    ),
    "same-letters": Text(
        "Tirage rejeté (art. {article}) : ce sont les lettres du coup annulé. Toutes retournent au sac : "
        "tirez-en {count}.",
        "Draw rejected (art. {article}): these are the letters of the turn cancelled. All go back into the "
        "bag: draw {count}.",
    ),
}

FEWER_JOKERS = Text("emploie moins de jokers", "uses fewer jokers")
JOKER_COMES_BACK = Text("garde le joker pour le tirage suivant", "keeps the joker for the next rack")
ENDS_GAME = Text("met fin à la partie", "ends the game")
LESS_OPEN = Text("ouvre davantage le jeu", "opens the game more")
"""What another solution of the same score does, for which this one is set aside."""

ENDS = {
    "all-placed": Text("toutes les lettres sont placées", "all letters are placed"),
    "one-letter": Text("il ne reste qu'une lettre", "one letter is left"),
    "only-vowels": Text("il ne reste que des voyelles", "only vowels are left"),
    "only-consonants": Text("il ne reste que des consonnes", "only consonants are left"),
    "no-move": Text("plus aucune lettre ne peut être placée", "no more letters can be placed"),
    "same-letters": Text(
        "coup annulé, et aucun autre tirage n'est possible", "turn cancelled, and no other draw is possible"
    ),
    "interrupted": Text("interruption trop longue", "the interruption lasted too long"),
    "no-letters": Text("il n'y a plus de lettres à jouer", "there are no more letters to play"),
    "organiser": Text("décision de l'organisateur", "decision of the organiser"),
    "other": Text("décision du juge-arbitre", "decision of the chief arbiter"),
}
BAD_OPINION = Text(
    "opinions : « {given} » n'est pas un avis sur {word} ; donnez l'un de ceux-ci : {names}.",
    "opinions: `{given}` is not an opinion of {word}; give one of these: {names}.",
)

TURNS_OF_VERDICTS = Text(
    "il faut les verdicts de {turns} {turns|coup retenu|coups retenus}, et non de {given}.",
    "the verdicts of {turns} {turns|turn|turns} retained are needed, not of {given}.",
)
