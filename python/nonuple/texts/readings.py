"""What is said about the default list, and about what a word is: its part of speech and its morphology.

Keys are the tags of the readings (`nonuple.words_io.readings`); persons, and gender with number, go together.
"""

from nonuple.texts import Text

TITLE = Text(
    "liste libre, qui n'est pas la liste officielle (tirée du dictionnaire Grammalecte 7.5, licence MPL 2.0)",
    "free list, not the official one (derived from the Grammalecte dictionary 7.5, licence MPL 2.0)",
)

READING = Text("{form} : {what}", "{form}: {what}")
BOTH = Text(" et ", " and ")
EITHER = Text(" ou ", " or ")

PARTS = {
    "v": Text("verbe", "verb"),
    "nom": Text("nom", "noun"),
    "adj": Text("adjectif", "adjective"),
    "adv": Text("adverbe", "adverb"),
    "negadv": Text("adverbe de négation", "adverb of negation"),
    "advint": Text("adverbe interrogatif", "interrogative adverb"),
    "interj": Text("interjection", "interjection"),
    "nb": Text("adjectif numéral", "numeral"),
    "titr": Text("titre", "title"),
    "prep": Text("préposition", "preposition"),
    "cj": Text("conjonction", "conjunction"),
    "cjco": Text("conjonction de coordination", "coordinating conjunction"),
    "cjsub": Text("conjonction de subordination", "subordinating conjunction"),
    "det": Text("déterminant", "determiner"),
    "detdem": Text("déterminant démonstratif", "demonstrative determiner"),
    "detex": Text("déterminant exclamatif", "exclamatory determiner"),
    "detind": Text("déterminant indéfini", "indefinite determiner"),
    "detneg": Text("déterminant de négation", "negative determiner"),
    "detpos": Text("déterminant possessif", "possessive determiner"),
    "proadv": Text("pronom adverbial", "adverbial pronoun"),
    "prodem": Text("pronom démonstratif", "demonstrative pronoun"),
    "proind": Text("pronom indéfini", "indefinite pronoun"),
    "proint": Text("pronom interrogatif", "interrogative pronoun"),
    "proneg": Text("pronom de négation", "negative pronoun"),
    "properobj": Text("pronom personnel complément", "personal pronoun, object"),
    "propersuj": Text("pronom personnel sujet", "personal pronoun, subject"),
    "prorel": Text("pronom relatif", "relative pronoun"),
    "loc.adj": Text("mot d'une locution adjectivale", "word of an adjectival phrase"),
    "loc.adv": Text("mot d'une locution adverbiale", "word of an adverbial phrase"),
    "loc.cj": Text("mot d'une locution conjonctive", "word of a conjunctional phrase"),
    "loc.prep": Text("mot d'une locution prépositive", "word of a prepositional phrase"),
}

MOODS = {
    "infi": Text("infinitif", "infinitive"),
    "ppre": Text("participe présent", "present participle"),
    "ppas": Text("participe passé", "past participle"),
    "ipre": Text("indicatif présent", "present indicative"),
    "iimp": Text("imparfait", "imperfect"),
    "ipsi": Text("passé simple", "past historic"),
    "ifut": Text("futur", "future"),
    "cond": Text("conditionnel présent", "present conditional"),
    "spre": Text("subjonctif présent", "present subjunctive"),
    "simp": Text("subjonctif imparfait", "imperfect subjunctive"),
    "impe": Text("impératif", "imperative"),
}

PERSONS = {
    "1sg": Text("1re personne du singulier", "1st person singular"),
    "2sg": Text("2e personne du singulier", "2nd person singular"),
    "3sg": Text("3e personne du singulier", "3rd person singular"),
    "1sg 2sg": Text("1re ou 2e personne du singulier", "1st or 2nd person singular"),
    "1sg 3sg": Text("1re ou 3e personne du singulier", "1st or 3rd person singular"),
    "1pl": Text("1re personne du pluriel", "1st person plural"),
    "2pl": Text("2e personne du pluriel", "2nd person plural"),
    "3pl": Text("3e personne du pluriel", "3rd person plural"),
    "1pe": Text("1re personne", "1st person"),
    "2pe": Text("2e personne", "2nd person"),
    "3pe": Text("3e personne", "3rd person"),
}

GENDERS = {
    "mas sg": Text("masculin singulier", "masculine singular"),
    "mas pl": Text("masculin pluriel", "masculine plural"),
    "mas inv": Text("masculin singulier ou pluriel", "masculine singular or plural"),
    "fem sg": Text("féminin singulier", "feminine singular"),
    "fem pl": Text("féminin pluriel", "feminine plural"),
    "fem inv": Text("féminin singulier ou pluriel", "feminine singular or plural"),
    "epi sg": Text("masculin ou féminin singulier", "masculine or feminine singular"),
    "epi pl": Text("masculin ou féminin pluriel", "masculine or feminine plural"),
    "epi inv": Text("invariable", "invariable"),
}

# --- Deriving the default list ----------------------------------------------------------------------------

SOURCE_MISSING = Text(
    "{path} : illisible ou introuvable ; donnez avec --source le dossier de FRANCAIS.dic et FRANCAIS_7.aff.",
    "{path}: unreadable or not found; give with --source the folder of FRANCAIS.dic and FRANCAIS_7.aff.",
)
SOURCE_UNREADABLE = Text(
    "{path} : ce n'est pas du texte en UTF-8 ; reprenez le fichier d'origine.",
    "{path}: this is not UTF-8 text; go back to the original file.",
)
SOURCE_FOREIGN = Text(
    "{path} : ce n'est pas le dictionnaire de Grammalecte ; donnez son dossier avec --source.",
    "{path}: this is not the dictionary of Grammalecte; give its folder with --source.",
)
TAG_UNKNOWN = Text(
    "« {word} » : étiquette grammaticale inconnue, « {tag} » ; ajoutez-la aux lectures et à leurs textes.",
    "“{word}”: unknown grammatical tag, “{tag}”; add it to the readings and their texts.",
)
CANNOT_WRITE = Text(
    "{path} : écriture impossible ({why}) ; vérifiez les droits et la place libre.",
    "{path}: cannot be written ({why}); check permissions and free space.",
)
LIST_UNREADABLE = Text(
    "{path} : la liste livrée manque ou est abîmée ; refaites-la avec « nonuple lexicon derive ».",
    "{path}: the shipped list is missing or damaged; make it again with “nonuple lexicon derive”.",
)
LIST_DIFFERS = Text(
    "la liste livrée n'est pas celle que donne {path} : mots manquants {missing}, mots en trop {unknown}, "
    "mots lus autrement {otherwise} ; refaites-la avec « nonuple lexicon derive ».",
    "the shipped list is not what {path} gives: words missing {missing}, words too many {unknown}, "
    "words read otherwise {otherwise}; make it again with “nonuple lexicon derive”.",
)
