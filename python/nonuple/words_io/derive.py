"""The default list, derived from the French spelling dictionary of Grammalecte (docs/lexicon-default.md).

An entry of the dictionary is left out when one of `LEFT_OUT` is true of it; the others give their forms, of
which those that tiles can spell are the words of the list, each with its readings.
"""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from hashlib import sha256
from lzma import LZMAError
from pathlib import Path
from typing import NamedTuple

from nonuple.errors import Refusal, system_answer
from nonuple.texts import readings as texts
from nonuple.words.spelling import WORD, plain
from nonuple.words_io import default, families, readings
from nonuple.words_io.families import Family
from nonuple.words_io.hunspell import DictionaryEntry, Form, expand, read_affixes, read_entries
from nonuple.words_io.readings import Mood, WordReading

DICTIONARY = "FRANCAIS.dic"
AFFIXES = "FRANCAIS_7.aff"


class Derived(NamedTuple):
    words: tuple[str, ...]
    readings: Mapping[str, tuple[WordReading, ...]]
    """Of each word, in the order of the words."""
    classes: bytes
    """How common each word is, in the order of the words."""
    withheld: tuple[Family, ...]
    """The forms of entries left out that are no words of the list, those of an entry together."""


def derive(dic_text: str, aff_text: str) -> Derived:
    """The words and readings of a dictionary; the same texts always give the same result."""
    affixes = read_affixes(aff_text)
    entries = list(read_entries(dic_text, affixes))
    left_out = {entry for entry in entries if any(is_so(entry) for is_so in LEFT_OUT)}
    lemmas = _named_lemmas(entries)
    found: dict[str, dict[WordReading, None]] = {}
    indices: dict[str, int] = {}
    left: dict[DictionaryEntry, set[str]] = {}
    for form in expand(entries, affixes):
        word = plain(form.form)
        if has_capital(form) or stands_before_je(form) or not WORD.fullmatch(word):
            continue
        if form.entry in left_out:
            left.setdefault(form.entry, set()).add(word)
        else:
            lemma = lemmas.get(form.entry, form.entry.word)
            found.setdefault(word, {})[WordReading.tagged(form.form, lemma, _tags(form))] = None
            indices[word] = max(indices.get(word, 0), _index(form.entry))
    words = tuple(sorted(found))
    classes = bytes(marked(indices[word], tuple(found[word])) for word in words)
    withheld = {tuple(sorted(forms - found.keys())) for forms in left.values()}
    several = tuple(sorted(family for family in withheld if len(family) > 1))
    return Derived(words, {word: tuple(found[word]) for word in words}, classes, several)


# --- Entries left out, in the order of the recipe ---------------------------------------------------------


def is_name_or_sign(entry: DictionaryEntry) -> bool:
    """Proper nouns, prefixes and suffixes, listed mistakes, punctuation, Roman numerals."""
    return not _NAMES_AND_SIGNS.isdisjoint(entry.values("po"))


def is_symbol_or_abbreviation(entry: DictionaryEntry) -> bool:
    """Symbols, abbreviations in writing, acronyms, chemical formulas."""
    return not _SYMBOLS.isdisjoint(entry.values("lx", "se"))


def is_of_africa_only(entry: DictionaryEntry) -> bool:
    return "afr" in entry.values("lx", "se")


def is_extra(entry: DictionaryEntry) -> bool:
    """The sub-dictionary X: products, molecules, made-up words."""
    return "X" in entry.values("di")


def is_fragment_of_a_phrase(entry: DictionaryEntry) -> bool:
    """`vitro`, `statu`; not French words of one phrase (`jeun`, `antan`), nor words of grammar (`afin`)."""
    parts = entry.values("po")
    french = parts <= {"loc.adv", "loc.adj"} and not entry.values("et")
    return all(part.startswith("loc.") for part in parts) and not french


def is_infinitive_only(entry: DictionaryEntry) -> bool:
    """Old or odd verbs of which the dictionary gives no other form."""
    return "infi" in entry.values("po", "is")


def is_one_character(entry: DictionaryEntry) -> bool:
    return len(entry.word) == 1


def is_too_rare(entry: DictionaryEntry) -> bool:
    """Below the floor of its kind; what has no index was never counted, so nothing is held against it."""
    floor = _floor(entry)
    return any(int(index) < floor for index in entry.values("fq"))


LEFT_OUT: tuple[Callable[[DictionaryEntry], bool], ...] = (
    is_name_or_sign,
    is_symbol_or_abbreviation,
    is_of_africa_only,
    is_extra,
    is_fragment_of_a_phrase,
    is_infinitive_only,
    is_one_character,
    is_too_rare,
)

_NAMES_AND_SIGNS = {"npr", "prn", "patr", "sfx", "pfx", "err", "ponc", "sign", "div", "nbro"}
_SYMBOLS = {"symb", "abty", "sig", "cc"}
_UNCOMMON = {"rare", "vx", "vieux", "désuet", "belg"}
_VERB = re.compile(r"v[0-3]")


def _floor(entry: DictionaryEntry) -> int:
    """Verbs bring some fifty forms each, and adverbs are made at will: these must be in use."""
    parts = entry.values("po")
    if any(map(_VERB.match, parts)):
        return 1 if _UNCOMMON.isdisjoint(entry.values("lx", "se")) else 5
    return 3 if "adv" in parts else 0


# --- Forms left out ---------------------------------------------------------------------------------------


def has_capital(form: Form) -> bool:
    return any(map(str.isupper, form.form))


def stands_before_je(form: Form) -> bool:
    """`mangè`, which is written only in `mangè-je`; its letters always are those of another form."""
    return "po:1isg" in form.added


# --- Classes ----------------------------------------------------------------------------------------------

_NEVER_COUNTED = 3
"""The class of a word whose entries have no index of frequency."""

_RARE_TENSES = frozenset((Mood.PAST_HISTORIC, Mood.PRESENT_SUBJUNCTIVE, Mood.IMPERFECT_SUBJUNCTIVE))


def marked(index: int, several: tuple[WordReading, ...]) -> int:
    """The best index of its entries, `RARE_TENSE` more where it is only a past historic or a subjunctive."""
    return index + (default.RARE_TENSE if all(map(_is_rare_tense, several)) else 0)


def _is_rare_tense(reading: WordReading) -> bool:
    moods = {trait for trait in reading.morphology if isinstance(trait, Mood)}
    return bool(moods) and moods <= _RARE_TENSES


def _index(entry: DictionaryEntry) -> int:
    return max(map(int, entry.values("fq")), default=_NEVER_COUNTED)


# --- Readings ---------------------------------------------------------------------------------------------

_SILENT = {"mg", "preverb", "1jsg"}
"""Tags that tell a player nothing: word of grammar, stands before the verb, also stands before -je."""

_SAID_AS = {"3pl!": "3pl", "prepv": "prep", "loc.prepv": "loc.prep", "loc.cjsub": "loc.cj"}
"""Tags that differ for a grammar checker only."""


def _named_lemmas(entries: Collection[DictionaryEntry]) -> Mapping[DictionaryEntry, str]:
    """The entries that are forms of another one, and which: `yeux` names `œil`."""
    headwords = {entry.word for entry in entries}
    return {entry: named for entry in entries for named in entry.values("st") if named in headwords}


def _tags(form: Form) -> str:
    fields = form.entry.fields + form.added
    return _said(tuple(field[3:] for field in fields if field.startswith(("po:", "is:"))))


@cache
def _said(written: tuple[str, ...]) -> str:
    """Each tag once; a past participle that agrees is tagged as an adjective too, which needs no saying."""
    tags = dict.fromkeys(map(_tag, written))
    needless = _SILENT | {"adj"} if "ppas" in tags else _SILENT
    return " ".join(tag for tag in tags if tag not in needless)


def _tag(written: str) -> str:
    return "v" if _VERB.match(written) else _SAID_AS.get(written, written)


# --- Files ------------------------------------------------------------------------------------------------


class DerivationReport(NamedTuple):
    """A derivation in figures, and what the list is known by."""

    words: int
    readings: int
    fingerprint: str


def derive_from(source: Path) -> Derived:
    """Derive from the two files of a folder."""
    dic_text, aff_text = _read(source / DICTIONARY), _read(source / AFFIXES)
    try:
        derived = derive(dic_text, aff_text)
    except Refusal:
        raise
    except (ValueError, re.error):
        raise Refusal(texts.SOURCE_FOREIGN, path=source) from None
    if not derived.words:
        raise Refusal(texts.SOURCE_FOREIGN, path=source)
    return derived


def write(source: Path, target: Path = default.DATA) -> DerivationReport:
    """Derive the list and write its files, each replaced in one step once it is whole."""
    derived = derive_from(source)
    report = _report(derived)
    files = {
        default.WORDS: default.pack(derived.words),
        default.FINGERPRINT: f"{report.fingerprint}\n".encode(),
        readings.READINGS: readings.pack(derived.readings),
        default.CLASSES: default.pack_classes(derived.classes),
        families.WITHHELD: families.pack(derived.withheld),
    }
    try:
        for name, content in files.items():
            partial = target / f"{name}.partial"
            partial.write_bytes(content)
            partial.replace(target / name)
    except OSError as error:
        raise Refusal(texts.CANNOT_WRITE, path=target, why=system_answer(error)) from None
    return report


def check(source: Path, target: Path = default.DATA) -> DerivationReport:
    """Refused unless the files of the target hold, once unpacked, what the source gives today."""
    derived = derive_from(source)
    report = _report(derived)
    try:
        words = tuple(default.unpack((target / default.WORDS).read_bytes()).decode().split("\n"))
        book = dict(readings.ReadingBook.unpack((target / readings.READINGS).read_bytes()).items())
        fingerprint = (target / default.FINGERPRINT).read_text("ascii").strip()
        classes = default.unpack_classes((target / default.CLASSES).read_bytes())
        withheld = families.unpack((target / families.WITHHELD).read_bytes())
    except (OSError, ValueError, LZMAError):
        raise Refusal(texts.LIST_UNREADABLE, path=target) from None
    if (words, book, classes, withheld, fingerprint) != (*derived, report.fingerprint):
        raise Refusal(
            texts.LIST_DIFFERS,
            path=source,
            missing=len(set(derived.words) - set(words)),
            unknown=len(set(words) - set(derived.words)),
            otherwise=sum(book.get(word) != several for word, several in derived.readings.items()),
        )
    return report


def _report(derived: Derived) -> DerivationReport:
    fingerprint = sha256("\n".join(derived.words).encode()).hexdigest()
    return DerivationReport(len(derived.words), sum(map(len, derived.readings.values())), fingerprint)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        raise Refusal(texts.SOURCE_MISSING, path=path) from None
    except UnicodeDecodeError:
        raise Refusal(texts.SOURCE_UNREADABLE, path=path) from None
