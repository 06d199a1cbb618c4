"""What is said of words learnt from sheets."""

from nonuple.texts import Text

DAMAGED = Text(
    "{path} : ce qui a été appris ne se lit plus ; supprimez ce dossier et apprenez de nouveau les feuilles.",
    "{path}: what was learnt can no longer be read; delete this folder and learn from the sheets again.",
)
NO_SUCH_SHEET = Text(
    "aucune feuille apprise ne s'appelle « {sheet} » ; nonuple lexicon learnt --json les donne.",
    "no sheet that was learnt is called “{sheet}”; nonuple lexicon learnt --json gives them.",
)
NO_WORD = Text("« {word} » n'est pas un mot de 2 à 15 lettres.", "“{word}” is not a word of 2 to 15 letters.")
NOTHING_TO_READ = Text(
    "aucune feuille ne se lit dans {paths} ; donnez des feuilles publiées ou leur dossier.",
    "no sheet can be read in {paths}; give published sheets or their folder.",
)
PROGRESS = Text("Feuilles : {done} sur {all}", "Sheets: {done} of {all}")
READ = Text(
    "{read} {read|feuille lue|feuilles lues}, {new} {new|nouvelle|nouvelles}.",
    "{read} {read|sheet|sheets} read, {new} new.",
)
LEFT = Text("Laissée de côté : {source} : {why}", "Left aside: {source}: {why}")
PARTLY = Text("Lue en partie : {source} : {why}", "Read in part: {source}: {why}")
MORE_LEFT = Text("… et {count} de plus.", "… and {count} more.")
SUMMARY = Text(
    "Appris de {sheets} {sheets|feuille|feuilles} : {admitted} {admitted|mot admis|mots admis} en plus, "
    "{barred} {barred|écarté|écartés}, {doubtful} {doubtful|douteux|douteux}.",
    "Learnt from {sheets} {sheets|sheet|sheets}: {admitted} {admitted|word|words} admitted besides, "
    "{barred} barred, {doubtful} doubtful.",
)
TO_USE = Text(
    "Pour jouer avec dès la prochaine partie : nonuple lexicon learnt --use",
    "To play with it from the next game on: nonuple lexicon learnt --use",
)
OWN_LIST = Text(
    "Ces mots ne corrigent que la liste libre ; la liste utilisée, « {name} », n'en change pas.",
    "These words correct the free list only; the list in use, “{name}”, does not change.",
)
ADMITTED = Text("+ {word} : {where}", "+ {word}: {where}")
BARRED = Text("- {word} : {where}", "- {word}: {where}")
DOUBTFUL = Text("? {word} : {where}", "? {word}: {where}")
WHERE = Text("{sheet}, coup {turn}", "{sheet}, turn {turn}")
AND_MORE = Text("{where} et {count} de plus", "{where} and {count} more")
BY_A_PERSON = Text("décidé par une personne", "decided by a person")
NOT_LEARNT = Text("{word} : aucune feuille n'en dit rien.", "{word}: no sheet says anything of it.")
PROVEN_BY = Text("  posé sur une grille : {where}", "  laid on a grid: {where}")
CONTRADICTED_BY = Text(
    "  aurait fait plus que le top publié : {where}", "  would have made more than the published top: {where}"
)
ONE_DECISION = Text(
    "choisissez une seule décision parmi --admit, --bar, --undo et --forget, avec un mot ou une feuille.",
    "choose only one decision among --admit, --bar, --undo and --forget, with a word or a sheet.",
)
OFFER = Text(
    "Pour que la liste libre apprenne de cette feuille : nonuple lexicon learn {file}",
    "To let the free list learn from this sheet: nonuple lexicon learn {file}",
)
TWO_LETTERS = Text(
    "les 81 mots de deux lettres du jeu français, faits publiés partout",
    "the 81 two-letter words of the French game, facts published everywhere",
)
JSREALB = Text(
    "lexique de jsRealB, CC BY 4.0, ce qu'une autre source connaît aussi",
    "lexicon of jsRealB, CC BY 4.0, what another source knows too",
)
LEXIQUE = Text(
    "Lexique 3.83, CC BY-SA 4.0, ce que trois autres sources connaissent aussi",
    "Lexique 3.83, CC BY-SA 4.0, what three other sources know too",
)
FREE_DICTIONARY = Text(
    "dictionnaire orthographique de Grammalecte, MPL 2.0", "spelling dictionary of Grammalecte, MPL 2.0"
)
SOURCES = Text("  source : {source}", "  source: {source}")
NO_SOURCE = Text(
    "  aucune source libre du programme ne donne ce mot", "  no free source of the program has this word"
)
