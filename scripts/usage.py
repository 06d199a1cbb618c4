"""How common each word of the default list is in use: `python -m scripts.usage DIR` writes `usage.xz`.

DIR holds what is not kept in this repository, both under CC BY-SA 4.0 as is what is made of them:
`lexique383-columns.tsv.xz` (Lexique 3.83: form, lemma, category, two frequencies) and
`wordfreq-large_fr.msgpack.gz` (wordfreq 3.1.1). A word is as common as its commonest lemma in film subtitles,
unless the form itself is hardly ever written.
"""

import gzip
import lzma
import math
import sys
from pathlib import Path

import msgspec

from nonuple.words.spelling import plain
from nonuple.words_io import default

LIMITS = (6.0, 5.0, 4.3, 3.7, 3.0, 2.0)
"""Zipf values (log10 of the number in a thousand million) from which on a word has class 9, 8, ... 4."""
SHORT = 3
LONGER = 1.0
"""One form among some fifty of its verb is rarer than the verb: that much is no matter."""


def usage(films: dict[str, float], written: dict[str, float], word: str) -> int:
    """The class of a word, `default.UNUSED` for one that Lexique lacks."""
    if word not in films:
        return default.UNUSED
    allowance = LONGER if len(word) > SHORT else 0.0
    value = min(films[word], written.get(word, 0.0) + allowance)
    return next((9 - at for at, limit in enumerate(LIMITS) if value >= limit), default.UNUSED)


def films_of(folder: Path) -> dict[str, float]:
    """By board form, the Zipf value of the commonest lemma in film subtitles; names apart."""
    found: dict[str, float] = {}
    lines = lzma.decompress((folder / "lexique383-columns.tsv.xz").read_bytes()).decode().splitlines()
    for line in lines[1:]:
        form, _, _, films, _ = line.split("\t")
        if form == form.lower():
            value = math.log10(float(films.replace(",", ".")) + 0.001) + 3
            found[plain(form)] = max(found.get(plain(form), 0.0), value)
    return found


def written_of(folder: Path) -> dict[str, float]:
    """By board form, the Zipf value of the form in all that wordfreq counted."""
    found: dict[str, float] = {}
    packed = gzip.decompress((folder / "wordfreq-large_fr.msgpack.gz").read_bytes())
    for hundredths, forms in enumerate(msgspec.msgpack.decode(packed)[1:]):
        for form in forms:
            found.setdefault(plain(form), 9 - hundredths / 100)
    return found


def main(folder: Path) -> None:
    films, written = films_of(folder), written_of(folder)
    words = default.words_text().decode().split("\n")
    packed = default.pack_classes(bytes(usage(films, written, word) for word in words))
    (default.DATA / default.USAGE).write_bytes(packed)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
