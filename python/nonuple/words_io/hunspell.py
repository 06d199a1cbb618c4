"""Every form that a Hunspell dictionary makes out of its entries by suffixes.

Known: `FLAG long`, suffixes upon suffixes (twofold), `NEEDAFFIX`, `FORBIDDENWORD`, and the morphological
fields of entries and suffixes. Prefixes are left alone on purpose: those of the French dictionary are
elisions (l', qu') and multiples of units. A suffix may replace a whole word, as `FULLSTRIP` allows.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

MOST_SUFFIXES = 2
"""Hunspell itself puts no more than one suffix upon another."""

Flags = tuple[str, ...]
Fields = tuple[str, ...]
"""Morphological fields as written: `po:nom`, `is:mas`."""


class DictionaryEntry(NamedTuple):
    """One line of the dictionary."""

    word: str
    flags: Flags
    fields: Fields

    def values(self, *keys: str) -> frozenset[str]:
        """What the fields of these keys say: `mas` and `sg` for `is` in `is:mas is:sg`."""
        cut = [field.partition(":") for field in self.fields]
        return frozenset(value for key, _, value in cut if key in keys)


class Form(NamedTuple):
    """A form, the entry it comes from, and the fields of the suffixes that made it."""

    form: str
    entry: DictionaryEntry
    added: Fields


class Suffix(NamedTuple):
    """`strip` is taken off the end, `ending` put there; `flags` may call further suffixes."""

    strip: str
    ending: str
    flags: Flags
    fields: Fields


class Affixes(NamedTuple):
    flag_width: int
    needs_affix: str | None
    forbidden: str | None
    suffixes: Mapping[str, Mapping[re.Pattern[str], tuple[Suffix, ...]]]
    """Of each flag, what is put on the words that end as the pattern says."""


def read_affixes(text: str) -> Affixes:
    """Read the rules of an `.aff` file."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    options = {line[0]: line[1] for line in lines if len(line) == 2}
    width = 2 if options.get("FLAG") == "long" else 1
    suffixes: dict[str, dict[re.Pattern[str], tuple[Suffix, ...]]] = {}
    for line in lines:
        if line[:1] != ["SFX"]:
            continue
        _, flag, *rule = line
        if flag not in suffixes:  # the first line of a flag only announces how many follow
            suffixes[flag] = {}
            continue
        strip, ending, *rest = rule
        condition = _condition(rest[0] if rest else ".")
        suffix = _suffix(strip, ending, tuple(rest[1:]), width)
        suffixes[flag][condition] = (*suffixes[flag].get(condition, ()), suffix)
    return Affixes(width, options.get("NEEDAFFIX"), options.get("FORBIDDENWORD"), suffixes)


def read_entries(text: str, affixes: Affixes) -> Iterator[DictionaryEntry]:
    """Read the lines of a `.dic` file, whose first line only counts the others."""
    for line in text.splitlines()[1:]:
        if line:
            spelled, *fields = line.split("\t")
            slash = spelled.find("/", 1)
            word, flags = (spelled, "") if slash < 0 else (spelled[:slash], spelled[slash + 1 :])
            yield DictionaryEntry(word, _flags(flags, affixes.flag_width), tuple(fields))


def expand(entries: Iterable[DictionaryEntry], affixes: Affixes) -> Iterator[Form]:
    """Every form of these entries, in their order; a forbidden form is given by no entry."""
    known = list(entries)
    banned = (entry for entry in known if affixes.forbidden in entry.flags)
    forbidden = {form.form for entry in banned for form in _forms(entry, affixes)}
    return (form for entry in known for form in _forms(entry, affixes) if form.form not in forbidden)


def _forms(entry: DictionaryEntry, affixes: Affixes) -> Iterator[Form]:
    return _grown(Form(entry.word, entry, ()), entry.flags, affixes, MOST_SUFFIXES)


def _grown(form: Form, flags: Flags, affixes: Affixes, more: int) -> Iterator[Form]:
    """The form itself, unless it needs a suffix, and what up to so many more suffixes make of it."""
    word, entry, added = form
    if affixes.needs_affix not in flags:
        yield form
    for flag in flags if more else ():
        for ends_so, suffixes in affixes.suffixes.get(flag, {}).items():
            for suffix in suffixes if ends_so.search(word) else ():
                if word.endswith(suffix.strip):
                    longer = Form(
                        word.removesuffix(suffix.strip) + suffix.ending, entry, added + suffix.fields
                    )
                    yield from _grown(longer, suffix.flags, affixes, more - 1)


def _suffix(strip: str, ending: str, fields: Fields, width: int) -> Suffix:
    letters, _, flags = ending.partition("/")
    return Suffix(_zero(strip), _zero(letters), _flags(flags, width), fields)


def _condition(written: str) -> re.Pattern[str]:
    """An end of words: letters, `.` for any, `[ab]` for one of them, `[^ab]` for none of them."""
    return re.compile(rf"{written}\Z")


def _zero(letters: str) -> str:
    """Hunspell writes `0` for nothing."""
    return "" if letters == "0" else letters


def _flags(written: str, width: int) -> Flags:
    return tuple(written[start : start + width] for start in range(0, len(written), width))
