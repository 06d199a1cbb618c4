"""What the screens say in the catalogue `study`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.WORDS_TO_REVIEW,
    "sitting": Text("Exercice", "Drill"),
    "plan": Text(
        "{today} aujourd'hui, environ {minutes} {minutes|minute|minutes}.",
        "{today} today, about {minutes} {minutes|minute|minutes}.",
    ),
    "plan.none": Text("Rien à revoir aujourd'hui.", "Nothing to review today."),
    "waiting": Text(
        "Sans réseau : {count} {count|réponse|réponses} sur cet appareil, à compter au retour.",
        "No network: {count} {count|answer|answers} on this device, to be counted once it is back.",
    ),
    "back.counted": Text("à compter au retour du réseau", "counted once the network is back"),
    "failed": Text("Les mots n'ont pas pu être chargés.", "The words did not come."),
    "retry": common.TRY_AGAIN,
    "drill.missed": Text("Mes mots manqués", "Words I missed"),
    "drill.anagrams": Text("Anagrammes", "Anagrams"),
    "drill.plus": Text("7 + 1", "7 + 1"),
    "drill.hooks": common.HOOKS,
    "drill.short": common.TWO_AND_THREE_LETTERS,
    "drill.costly": Text("Courts avec J K Q W X Y Z", "Short with J K Q W X Y Z"),
    "drill.mine": Text("Mes séries", "My series"),
    "drill.missed.none": Text("viennent de vos parties", "come from your games"),
    "drill.missed.of": Text(
        "{count} {count|carte|cartes}, de vos parties", "{count} {count|card|cards}, from your games"
    ),
    "drill.anagrams.of": Text("sept lettres, les plus fréquentes", "seven letters, the commonest first"),
    "drill.plus.of": Text("sept lettres et une de la grille", "seven letters and one of the grid"),
    "drill.hooks.of": Text("une lettre devant, ou derrière", "a letter in front, or behind"),
    "drill.short.of": common.COUNT_WORD,
    "drill.costly.of": Text(
        "{count} {count|mot|mots} de 2 à 4 lettres", "{count} {count|word|words} of 2 to 4 letters"
    ),
    "drill.mine.of": common.COUNT_WORD,
    "due": Text("{count} à revoir", "{count} due"),
    "current": Text("à jour", "up to date"),
    "begin": Text("nouveau", "new"),
    "tip.drills": Text("un exercice,", "a drill,"),
    "tip.search": Text("chercher.", "search."),
    "compose": Text("+ Composer une série", "+ Put a series together"),
    "compose.of": Text("par modèle ou liste collée", "by pattern or a pasted list"),
    "compose.title": Text("Composer une série", "Put a series together"),
    "compose.text": Text(
        "Collez des mots, séparés par des espaces ou des retours à la ligne. Chaque mot devient une carte.",
        "Paste words, with spaces or line ends between them. Each word becomes a card.",
    ),
    "compose.words": Text("Vos mots", "Your words"),
    "compose.long": Text(
        "{count} {count|mot trop long, laissé de côté|mots trop longs, laissés de côté}.",
        "{count} {count|word is|words are} too long and left out.",
    ),
    "compose.do": Text("Apprendre ces mots", "Learn these words"),
    "compose.done": Text(
        "{count} {count|mot ajouté|mots ajoutés} à vos séries.",
        "{count} {count|word|words} added to your series.",
    ),
    "memory": Text(
        "{count} {count|carte en mémoire|cartes en mémoire}, par prochaine date",
        "{count} {count|card|cards} in memory, by next date",
    ),
    "memory.1": Text("demain", "tomorrow"),
    "memory.in": Text("{days} j", "{days} d"),
    "memory.known": common.KNOWN,
    "at": Text("{at} sur {count}", "{at} of {count}"),
    "progress": Text("Carte {at} sur {count}", "Card {at} of {count}"),
    "ask.anagram.one": Text("Un mot avec ces {letters} lettres", "One word with these {letters} letters"),
    "ask.anagram.many": Text(
        "{number} mots avec ces {letters} lettres", "{number} words with these {letters} letters"
    ),
    "ask.plus.one": Text(
        "Un mot avec ces sept lettres et un {support}", "One word with these seven letters and {support}"
    ),
    "ask.plus.many": Text(
        "{number} mots avec ces sept lettres et un {support}",
        "{number} words with these seven letters and {support}",
    ),
    "ask.front.one": Text("Une lettre devant {support}", "One letter in front of {support}"),
    "ask.front.many": Text("{number} lettres devant {support}", "{number} letters in front of {support}"),
    "ask.behind.one": Text("Une lettre derrière {support}", "One letter behind {support}"),
    "ask.behind.many": Text("{number} lettres derrière {support}", "{number} letters behind {support}"),
    "ask.begins.one": Text(
        "Un mot de {letters} lettres qui commence par {support}",
        "One word of {letters} letters that begins with {support}",
    ),
    "ask.begins.many": Text(
        "{number} mots de {letters} lettres qui commencent par {support}",
        "{number} words of {letters} letters that begin with {support}",
    ),
    "ask.turn": Text(
        "Le top de ce coup : {points} {points|point|points}",
        "The top of this turn: {points} {points|point|points}",
    ),
    "seen.never": Text("{drill}, nouvelle carte", "{drill}, new card"),
    "seen.again": Text("{drill}, encore une fois", "{drill}, once more"),
    "seen.today": Text("{drill}, vue aujourd'hui", "{drill}, seen today"),
    "seen.ago": Text(
        "{drill}, vue il y a {days} {days|jour|jours}", "{drill}, seen {days} {days|day|days} ago"
    ),
    "typed": Text("Votre réponse", "Your answer"),
    "touch": Text("Touchez les lettres dans l'ordre.", "Touch the letters in order."),
    "left.1": Text("encore un", "one more"),
    "left.n": Text("encore {number}", "{number} more"),
    "found": common.FOUND,
    "front": Text("devant : {letters}", "in front: {letters}"),
    "behind": Text("derrière : {letters}", "behind: {letters}"),
    "shuffle": common.SHUFFLE,
    "letter": Text("Une lettre", "One letter"),
    "give.up": Text("Je ne sais pas", "I do not know"),
    "validate": Text("Valider", "Enter"),
    "next": Text("Carte suivante", "Next card"),
    "space": common.SPACE,
    "wrong.again": Text("{word} est déjà trouvé.", "{word} is found already."),
    "wrong.word": Text("{word} n'est pas attendu ici.", "{word} is not asked for here."),
    "here": Text("Voici {count|le mot|les mots}.", "Here {count|is the word|are the words}."),
    "tiles": Text("Lettres de la carte", "Letters of the card"),
    "recall.missed": common.AGAIN,
    "recall.hesitated": Text("hésité", "hesitated"),
    "recall.right": common.KNOWN,
    "recall.easy": Text("facile", "easy"),
    "back.1": Text("revient demain", "comes back tomorrow"),
    "back.n": Text("revient dans {days} jours", "comes back in {days} days"),
    "correct.label": Text("Le saviez-vous bien ?", "How did you know it?"),
    "finished.one": Text("Une carte revue.", "One card reviewed."),
    "finished.many": Text("{number} cartes revues.", "{number} cards reviewed."),
    "finished.known": Text("sus", "known"),
    "finished.again": common.AGAIN,
    "finished.time": Text("en tout", "in all"),
    "finished.tomorrow": Text(
        "{words} {count|revient|reviennent} demain.", "{words} {count|comes|come} back tomorrow."
    ),
    "finished.done": Text("Fini pour aujourd'hui", "Done for today"),
    "more": Text("Encore dix", "Ten more"),
    "current.title": Text("À jour.", "Up to date."),
    "current.tomorrow": Text(
        "Prochaine carte demain. Jouer une partie ajoute ce que vous manquez.",
        "Next card tomorrow. Playing a game adds what you miss.",
    ),
    "current.later": Text(
        "Prochaine carte dans {days} jours. Jouer une partie ajoute ce que vous manquez.",
        "Next card in {days} days. Playing a game adds what you miss.",
    ),
    "current.play": common.PLAY_A_GAME,
    "current.more": Text("Dix de plus", "Ten more"),
    "first.title": Text("Dix cartes pour commencer ?", "Ten cards to begin with?"),
    "first.text": Text(
        "Chaque carte revient au bon moment : bientôt si vous avez hésité, plus tard si vous saviez. Vingt "
        "par jour au plus.",
        "Each card comes back at the right moment: soon if you hesitated, later if you knew. Twenty a day "
        "at most.",
    ),
    "first.do": Text("Dix anagrammes", "Ten anagrams"),
    "first.short": common.TWO_AND_THREE_LETTERS,
    "back.title": Text("Content de vous revoir.", "Good to see you again."),
    "back.text": Text(
        "{waiting} cartes attendent. On en prend {daily} par jour, les mieux sues d'abord : {days} "
        "{days|jour suffit|jours suffisent}.",
        "{waiting} cards wait. {daily} a day are taken, the best known first: {days} {days|day is|days "
        "are} enough.",
    ),
    "back.do": Text("Revoir {today} {today|carte|cartes}", "Review {today} {today|card|cards}"),
    "back.later": Text("Plus tard", "Later"),
    "search": common.SEARCH,
    "by.pattern": Text("Modèle", "Pattern"),
    "by.anagram": Text("Anagramme", "Anagram"),
    "by.extensions": common.HOOKS,
    "by.contains": common.CONTAINS,
    "search.typed": Text("Lettres cherchées", "Letters searched"),
    "search.help.pattern": Text(
        ". une lettre, * plusieurs, [JKQ] l'une des trois.",
        ". one letter, * several, [JKQ] one of the three.",
    ),
    "search.help.anagram": Text(
        "Toutes ces lettres ; ? pour n'importe laquelle.", "All these letters; ? for any one."
    ),
    "search.help.extensions": Text(
        "Les mots qui prolongent celui-ci, devant ou derrière.",
        "Words that lengthen this one, in front or behind.",
    ),
    "search.help.contains": Text(
        "Les mots qui contiennent ces lettres à la suite.", "Words that contain these letters in a row."
    ),
    "search.count": common.COUNT_WORD,
    "search.some": Text("Les {shown} premiers mots sont montrés.", "The first {shown} words are shown."),
    "search.results": Text("Mots trouvés", "Words found"),
    "search.print": Text("Imprimer la liste", "Print the list"),
    "search.learn": Text("Étudier les {count}", "Study the {count}"),
    "search.learn.one": Text("Étudier ce mot", "Study this word"),
    "search.readings": Text("avec la nature des mots", "with what each word is"),
    "turns.none": Text("Aucun coup perdu.", "No turn lost."),
    "turns.none.text": Text(
        "Un coup qui coûte dix points ou plus se range ici, à la fin de sa partie.",
        "A turn that costs ten points or more comes here, at the end of its game.",
    ),
    "turns.words": common.WORDS_TO_REVIEW,
    "dictionary": Text("Définitions", "Definitions"),
    "dictionary.kept": common.WORDS_WORD_DEFINED,
    "dictionary.coming": Text(
        "{name} arrive : {taken} {taken|définition lue|définitions lues}.",
        "{name} is coming: {taken} {taken|definition|definitions} read.",
    ),
    "dictionary.progress": Text("Part du fichier lue", "Share of the file read"),
    "dictionary.drop": Text("Déposez ici un fichier de définitions", "Drop a file of definitions here"),
    "dictionary.other": Text("Déposer un autre fichier", "Drop another file"),
    "dictionary.shapes": Text(
        "Wiktionnaire de wiktextract (.jsonl, .gz) ou tableau « mot ; définition » (.csv, .xlsx).",
        "Wiktionary by wiktextract (.jsonl, .gz) or a table `word; definition` (.csv, .xlsx).",
    ),
    "dictionary.remove": Text("Retirer les définitions", "Remove the definitions"),
    "dictionary.done": common.WORDS_WORD_DEFINED,
    "dictionary.removed": Text("Définitions retirées.", "Definitions removed."),
    "word.none": Text("Rien de plus n'est connu de ce mot.", "No more is known of this word."),
    "word.close": common.CLOSE,
}
