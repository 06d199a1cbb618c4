"""What `--help` says of `nonuple lexicon` and of what it takes."""

from nonuple.texts import Text
from nonuple.texts.options import AS_JSON

_EXITS_1 = Text("Code de retour 1 s'il n'est pas admis.", "Exit code 1 if it is not admitted.")
_THE_WORD = Text("Le mot, avec ou sans accents.", "The word, with or without accents.")
_USE_LEARNT = Text(
    "Faire une liste de ce qui est appris, et s'en servir.", "Make a list of what is learnt, and use it."
)
_NAMED_LIST_OR_USED = Text(
    "Nom d'une liste ou fichier de mots ; sans cela, la liste utilisée.",
    "Name of a list, or a file of words; else the list in use.",
)
_SHOWN = Text(
    "Nombre de mots montrés, 0 pour tous ; 200 par défaut à l'écran.",
    "How many words are shown, 0 for all; 200 on a screen unless told.",
)

ABOUT = {
    "lexicon": Text(
        "Les listes de mots : importer, choisir, chercher.", "Word lists: import, choose, search."
    ),
    "lexicon check": Text("Dit si des mots sont admis.", "Says whether words are admitted."),
    "lexicon define": Text(
        "Dit ce qu'est un mot : forme accentuée, lemme, nature.",
        "Says what a word is: accented form, lemma, part of speech.",
    ),
    "lexicon definitions": Text(
        "Prend des définitions d'un fichier, ou les retire.",
        "Takes definitions from a file that you have, or removes them.",
    ),
    "lexicon derive": Text(
        "Refait la liste par défaut depuis le dictionnaire du dépôt.",
        "Makes the default list again from the repository's dictionary.",
    ),
    "lexicon diff": Text(
        "Compare deux listes : ce que B ajoute à A et en retire.",
        "Compares two lists: what B adds to A, what it takes out.",
    ),
    "lexicon find": Text(
        "Cherche des mots par modèle, par lettres ou par rallonge.",
        "Searches words by pattern, by letters or by extension.",
    ),
    "lexicon import": Text("Importe la liste de mots d'un club.", "Imports a club's word list."),
    "lexicon info": Text(
        "Décrit une liste : mots, origine, empreinte, longueurs.",
        "Describes a list: words, origin, fingerprint, lengths.",
    ),
    "lexicon learn": Text(
        "Fait apprendre à la liste libre des feuilles publiées.",
        "Lets the free list learn from published sheets.",
    ),
    "lexicon learnt": Text(
        "Montre les mots appris et d'où ils viennent ; en décide.",
        "Shows the words that were learnt and where; decides on them.",
    ),
    "lexicon list": Text(
        "Donne les listes connues ; une étoile : la liste utilisée.",
        "Gives the lists that are known; a star marks the one in use.",
    ),
    "lexicon remove": Text(
        "Supprime une liste importée ; la liste utilisée est refusée.",
        "Removes an imported list; the one in use is refused.",
    ),
    "lexicon why": Text(
        "Dit d'où un mot vient : sources libres, feuilles.",
        "Says where a word comes from: free sources, sheets.",
    ),
    "lexicon use": Text(
        "Choisit la liste dont toutes les commandes se servent.", "Chooses the list that all commands use."
    ),
}

FURTHER = {
    "lexicon check": Text(
        "Code de retour 1 si l'un d'eux ne l'est pas.", "Exit code 1 if one of them is not."
    ),
    "lexicon define": _EXITS_1,
    "lexicon why": _EXITS_1,
    "lexicon import": Text(
        "Texte, tableur, archive, page web, Hunspell, Eliot ou KWG ; dans n'importe quel codage courant.",
        "Text, spreadsheet, archive, web page, Hunspell, Eliot or KWG; in any usual encoding.",
    ),
}

OF_COMMANDS: dict[str, dict[str, Text]] = {
    "lexicon check": {
        "WORD": Text("Les mots, avec ou sans accents.", "The words, with or without accents."),
        "--lexicon": _NAMED_LIST_OR_USED,
        "--json": AS_JSON,
    },
    "lexicon define": {
        "WORD": _THE_WORD,
        "--lexicon": _NAMED_LIST_OR_USED,
        "--json": AS_JSON,
    },
    "lexicon definitions": {
        "FILE": Text(
            "JSON Lines de wiktextract (.jsonl, .jsonl.gz), ou tableau (CSV, xlsx).",
            "JSON Lines of wiktextract (.jsonl, .jsonl.gz), or a table (CSV, xlsx).",
        ),
        "--word": Text(
            "Colonne des mots d'un tableau : numéro ou titre.", "Column of words of a table: number or title."
        ),
        "--definition": Text("Colonne des définitions.", "Column of definitions."),
        "--source": Text(
            "D'où elles viennent, dit à l'écran sous chaque définition.",
            "Where they come from, told on screen below each definition.",
        ),
        "--remove": Text("Retirer les définitions.", "Remove the definitions."),
    },
    "lexicon derive": {
        "--source": Text(
            "Le dossier du dictionnaire ; data/grammalecte dans une copie du dépôt.",
            "The folder of the dictionary; data/grammalecte in a checkout.",
        ),
        "--check": Text(
            "Ne rien écrire : vérifier que la liste du programme est bien celle-là.",
            "Write nothing: check that the program's list is this one.",
        ),
    },
    "lexicon diff": {
        "A": Text("L'ancienne liste : nom ou fichier.", "The old list: name or file."),
        "B": Text("La nouvelle liste : nom ou fichier.", "The new list: name or file."),
        "--limit": _SHOWN,
        "--json": AS_JSON,
    },
    "lexicon find": {
        "PATTERN": Text(
            "Un modèle entre apostrophes, « . » pour une lettre et « * » pour un nombre quelconque ; ou, "
            "selon l'option, les lettres ou le mot.",
            "A pattern in quotes, `.` for a letter and `*` for any number of them; or, by the option, the "
            "letters or the word.",
        ),
        "--anagram": Text(
            "Les mots qui emploient toutes ces lettres ; « ? » pour un joker.",
            "The words that use all these letters; `?` for a joker.",
        ),
        "--sub": Text(
            "Les mots qui emploient une partie de ces lettres, les plus longs d'abord ; « ? » pour un joker.",
            "The words that use some of these letters, the longest first; `?` for a joker.",
        ),
        "--front": Text(
            "Les rallonges par l'avant : les mots qui finissent ainsi.",
            "Extensions in front: the words that end so.",
        ),
        "--back": Text(
            "Les rallonges par l'arrière : les mots qui commencent ainsi.",
            "Extensions behind: the words that begin so.",
        ),
        "--length": Text("Seulement les mots de cette longueur.", "Only the words of this length."),
        "--limit": _SHOWN,
        "--lexicon": _NAMED_LIST_OR_USED,
        "--json": AS_JSON,
    },
    "lexicon import": {
        "FILE": Text("Le fichier de la liste.", "The file of the list."),
        "--name": Text(
            "Le nom à lui donner : lettres, chiffres, points, tirets.",
            "The name to give it: letters, digits, dots, hyphens.",
        ),
        "--column": Text(
            "La colonne des mots dans un CSV : son numéro à partir de 1, ou son titre.",
            "The column of the words in a CSV: its number from 1, or its title.",
        ),
        "--encoding": Text(
            "Le codage du fichier, s'il est mal deviné : utf-8, latin-1, cp1252, utf-16, mac-roman, cp850…",
            "The file's encoding, if it is guessed wrong: utf-8, latin-1, cp1252, utf-16, mac-roman, cp850…",
        ),
        "--use": Text("S'en servir dès maintenant.", "Use it from now on."),
        "--anyway": Text(
            "La prendre même si elle semble coupée ou abîmée.", "Take it even if it looks cut or damaged."
        ),
        "--onto": Text(
            "Ajouter ces mots à une autre liste, le tout sous le nom donné.",
            "Add these words to another list, all of it under the name given.",
        ),
        "--lengths": Text(
            "Avec --onto : les longueurs dont le fichier a tous les mots, et qu'il remplace donc, comme 2,3.",
            "With --onto: the lengths of which the file has all words, and which it so replaces, like 2,3.",
        ),
        "--replace": Text(
            "Remplacer la liste qui porte déjà ce nom.", "Replace the list that already has this name."
        ),
        "--json": AS_JSON,
    },
    "lexicon info": {"NAME": _NAMED_LIST_OR_USED, "--json": AS_JSON},
    "lexicon learn": {
        "PATH": Text("Des feuilles, ou des dossiers de feuilles.", "Sheets, or folders of sheets."),
        "--use": _USE_LEARNT,
        "--json": AS_JSON,
    },
    "lexicon learnt": {
        "WORD": Text("Un mot ; sans lui, tous.", "A word; without it, all of them."),
        "--admit": Text("Admettre ce mot.", "Admit this word."),
        "--bar": Text("Écarter ce mot.", "Bar this word."),
        "--undo": Text("Laisser de nouveau les feuilles en décider.", "Leave it to the sheets again."),
        "--forget": Text("Oublier ce qu'une feuille a appris.", "Forget what a sheet has taught."),
        "--doubtful": Text("Seulement les mots douteux.", "Only the doubtful words."),
        "--use": _USE_LEARNT,
        "--json": AS_JSON,
    },
    "lexicon list": {"--json": AS_JSON},
    "lexicon remove": {"NAME": Text("Nom de la liste.", "Name of the list.")},
    "lexicon why": {
        "WORD": _THE_WORD,
        "--lexicon": _NAMED_LIST_OR_USED,
        "--json": AS_JSON,
    },
    "lexicon use": {
        "NAME": Text(
            "Nom d'une liste importée, default ou default+deux-lettres.",
            "Name of an imported list, default or default+deux-lettres.",
        )
    },
}
