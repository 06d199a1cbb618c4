"""What a word of the default list is: its accents, its lemma, its part of speech, its morphology.

`data/readings.xz` is a chain of xz streams: an index, then blocks of words, so that one word costs one block.
A line of a block is a word and its readings; a reading is the form, where accents tell it from the word, how
many letters to cut off its end and which to put there for the lemma, and the number of its tags in the index.
"""

import lzma
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import accumulate, pairwise, takewhile
from typing import NamedTuple, Self

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import readings as texts
from nonuple.words.spelling import plain
from nonuple.words_io.default import DATA

READINGS = "readings.xz"

_WORDS_IN_A_BLOCK = 4096
_PRESET = 6 | lzma.PRESET_EXTREME


class PartOfSpeech(StrEnum):
    """Parts of speech; the values are the tags of the dictionary."""

    VERB = "v"
    NOUN = "nom"
    ADJECTIVE = "adj"
    ADVERB = "adv"
    ADVERB_OF_NEGATION = "negadv"
    INTERROGATIVE_ADVERB = "advint"
    INTERJECTION = "interj"
    NUMERAL = "nb"
    TITLE = "titr"
    PREPOSITION = "prep"
    CONJUNCTION = "cj"
    COORDINATING_CONJUNCTION = "cjco"
    SUBORDINATING_CONJUNCTION = "cjsub"
    DETERMINER = "det"
    DEMONSTRATIVE_DETERMINER = "detdem"
    EXCLAMATORY_DETERMINER = "detex"
    INDEFINITE_DETERMINER = "detind"
    NEGATIVE_DETERMINER = "detneg"
    POSSESSIVE_DETERMINER = "detpos"
    ADVERBIAL_PRONOUN = "proadv"
    DEMONSTRATIVE_PRONOUN = "prodem"
    INDEFINITE_PRONOUN = "proind"
    INTERROGATIVE_PRONOUN = "proint"
    NEGATIVE_PRONOUN = "proneg"
    OBJECT_PRONOUN = "properobj"
    SUBJECT_PRONOUN = "propersuj"
    RELATIVE_PRONOUN = "prorel"
    IN_ADJECTIVAL_PHRASE = "loc.adj"
    IN_ADVERBIAL_PHRASE = "loc.adv"
    IN_CONJUNCTIONAL_PHRASE = "loc.cj"
    IN_PREPOSITIONAL_PHRASE = "loc.prep"


class Mood(StrEnum):
    """Moods and tenses of a verb."""

    INFINITIVE = "infi"
    PRESENT_PARTICIPLE = "ppre"
    PAST_PARTICIPLE = "ppas"
    PRESENT = "ipre"
    IMPERFECT = "iimp"
    PAST_HISTORIC = "ipsi"
    FUTURE = "ifut"
    CONDITIONAL = "cond"
    PRESENT_SUBJUNCTIVE = "spre"
    IMPERFECT_SUBJUNCTIVE = "simp"
    IMPERATIVE = "impe"


class GrammaticalPerson(StrEnum):
    """Persons of a verb, with their number, and of a pronoun, without."""

    FIRST_SINGULAR = "1sg"
    SECOND_SINGULAR = "2sg"
    THIRD_SINGULAR = "3sg"
    FIRST_PLURAL = "1pl"
    SECOND_PLURAL = "2pl"
    THIRD_PLURAL = "3pl"
    FIRST = "1pe"
    SECOND = "2pe"
    THIRD = "3pe"


class Gender(StrEnum):
    MASCULINE = "mas"
    FEMININE = "fem"
    EITHER = "epi"


class Number(StrEnum):
    SINGULAR = "sg"
    PLURAL = "pl"
    EITHER = "inv"


Trait = Mood | GrammaticalPerson | Gender | Number

_TAGS: Mapping[str, PartOfSpeech | Trait] = {
    tag: tag for kind in (PartOfSpeech, Mood, GrammaticalPerson, Gender, Number) for tag in kind
}


class WordReading(NamedTuple):
    """One way to read a word; moods or persons that share a form share its reading (`mange`: I, he)."""

    form: str
    """As a dictionary writes it, in small letters with its accents."""
    lemma: str
    parts: tuple[PartOfSpeech, ...]
    morphology: tuple[Trait, ...]

    @classmethod
    def tagged(cls, form: str, lemma: str, tags: str) -> Self:
        """A reading from its tags, separated by spaces: `v ipre spre 1sg 3sg`; an unknown one is refused."""
        try:
            return cls(form, lemma, *_typed(tags))
        except KeyError as unknown:
            raise Refusal(texts.TAG_UNKNOWN, word=form, tag=unknown.args[0]) from None

    @property
    def tags(self) -> str:
        """What `tagged` reads."""
        return " ".join((*self.parts, *self.morphology))

    def describe(self) -> str:
        """One line for a person: `mangeâmes : verbe manger, passé simple, 1re personne du pluriel`."""
        parts = _listed([texts.PARTS[part] for part in self.parts], texts.BOTH)
        moods = [texts.MOODS[mood] for mood in self.morphology if isinstance(mood, Mood)]
        what = (
            parts if self.lemma == self.form else f"{parts} {self.lemma}",
            _listed(moods, texts.EITHER),
            self._together(texts.PERSONS, GrammaticalPerson),
            self._together(texts.GENDERS, Gender, Number),
        )
        return texts.READING.say(form=self.form, what=", ".join(filter(None, what)))

    def _together(self, said: Mapping[str, Text], *kinds: type[Trait]) -> str:
        traits = " ".join(trait for trait in self.morphology if isinstance(trait, kinds))
        return said[traits].say() if traits else ""


def _listed(said: Sequence[Text], last: Text) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *others, final = [text.say() for text in said] or [""]
    return f"{', '.join(others)}{last.say()}{final}" if others else final


@cache
def _typed(tags: str) -> tuple[tuple[PartOfSpeech, ...], tuple[Trait, ...]]:
    typed = [_TAGS[tag] for tag in tags.split()]
    parts = tuple(tag for tag in typed if isinstance(tag, PartOfSpeech))
    return parts, tuple(tag for tag in typed if not isinstance(tag, PartOfSpeech))


@dataclass(frozen=True)
class ReadingBook:
    """The readings of many words, packed in blocks."""

    tags: tuple[str, ...]
    firsts: tuple[str, ...]
    """The first word of each block."""
    blocks: tuple[bytes, ...]

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """Read what `pack` wrote; the blocks stay packed."""
        index = lzma.LZMADecompressor()
        tags, firsts, sizes = index.decompress(packed).decode().split("\n")
        ends = accumulate(map(int, sizes.split()), initial=0)
        blocks = (index.unused_data[start:end] for start, end in pairwise(ends))
        return cls(tuple(tags.split(";")), tuple(firsts.split()), tuple(blocks))

    def look_up(self, word: str) -> tuple[WordReading, ...]:
        """The readings of one word, in capitals without accents."""
        number = bisect_right(self.firsts, word) - 1
        lines = f"\n{_text(self.blocks[number])}\n" if number >= 0 else ""
        _, _, after = lines.partition(f"\n{word} ")
        return self._readings(word, after.partition("\n")[0]) if after else ()

    def items(self) -> Iterator[tuple[str, tuple[WordReading, ...]]]:
        """Every word and its readings, in order."""
        for block in self.blocks:
            for line in _text(block).split("\n"):
                word, _, written = line.partition(" ")
                yield word, self._readings(word, written)

    def _readings(self, word: str, written: str) -> tuple[WordReading, ...]:
        return tuple(self._reading(word, one) for one in written.split(";"))

    def _reading(self, word: str, written: str) -> WordReading:
        accented, cut, ending, tags = written.split(",")
        form = accented or word.lower()
        return WordReading.tagged(form, form[: len(form) - int(cut)] + ending, self.tags[int(tags)])


def pack(readings: Mapping[str, Sequence[WordReading]]) -> bytes:
    """Readings of sorted words as `readings.xz` holds them; the commonest tags have the shortest numbers."""
    counted = Counter(reading.tags for several in readings.values() for reading in several)
    numbers = {tags: number for number, (tags, _) in enumerate(counted.most_common())}
    words = list(readings)
    firsts = words[::_WORDS_IN_A_BLOCK]
    lines = [f"{word} {';'.join(_written(word, one, numbers) for one in readings[word])}" for word in words]
    starts = range(0, len(lines), _WORDS_IN_A_BLOCK)
    blocks = [_packed("\n".join(lines[start : start + _WORDS_IN_A_BLOCK])) for start in starts]
    sizes = map(str, map(len, blocks))
    return _packed("\n".join((";".join(numbers), " ".join(firsts), " ".join(sizes)))) + b"".join(blocks)


def _written(word: str, reading: WordReading, numbers: Mapping[str, int]) -> str:
    form, lemma = reading.form, reading.lemma
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(form, lemma, strict=False)))
    accented = "" if form == word.lower() else form
    return f"{accented},{len(form) - same},{lemma[same:]},{numbers[reading.tags]}"


def _packed(text: str) -> bytes:
    return lzma.compress(text.encode(), preset=_PRESET)


def _text(block: bytes) -> str:
    return lzma.decompress(block).decode()


@cache
def _shipped() -> ReadingBook:
    return ReadingBook.unpack((DATA / READINGS).read_bytes())


def readings_of(word: str) -> tuple[WordReading, ...]:
    """Every reading of a word of the default list; none of any other. Accents and case are ignored."""
    return _shipped().look_up(plain(word))
