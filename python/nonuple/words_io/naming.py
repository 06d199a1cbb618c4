"""How people are told of a list: name, edition if it has the size of one, what the free one means."""

from nonuple.texts import lexicon as texts
from nonuple.words.editions import of_size
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import BUILT_IN, DEFAULT


def titled(lexicon: Lexicon) -> str:
    """The list in a few words."""
    if lexicon.name == DEFAULT:
        return texts.UNOFFICIAL_LIST.say()
    if lexicon.name in BUILT_IN:
        return texts.SUPPLEMENTED_LIST.say(supplement=lexicon.name.partition("+")[2])
    edition = of_size(len(lexicon))
    if edition is None:
        return texts.NAMED_LIST.say(name=lexicon.name)
    return texts.NAMED_EDITION.say(name=lexicon.name, edition=edition.number)


def sentence_on(lexicon: Lexicon) -> str:
    """A sentence on the list that decides; of the free one, what it means to judge by it."""
    free = texts.DECIDED_BY_FREE if lexicon.name == DEFAULT else texts.DECIDED_BY_SUPPLEMENTED
    text = free if lexicon.name in BUILT_IN else texts.DECIDED_BY
    return text.say(list=titled(lexicon), count=len(lexicon))
