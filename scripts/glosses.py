"""Meanings in English of words of the shipped lists: `python -m scripts.glosses DIR` writes `glosses.xz`.

DIR holds what is not kept in this repository: `enwiktionary-french-stardict-2022-11.tar.gz`, the French
section of the English Wiktionary (CC BY-SA 3.0). A line a head: as it is written, then by part of speech the
first senses, separated by tabs. What only names another form ("plural of") is left out.
"""

import gzip
import lzma
import re
import struct
import sys
import tarfile
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from textwrap import shorten

from nonuple.dictionary.glosses import FILE, PARTS
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.default import DATA
from nonuple.words_io.library import Library
from nonuple.words_io.supplements import ALL, BUILT_IN

SOURCE = "enwiktionary-french-stardict-2022-11.tar.gz"
SENSES, LONGEST = 2, 90
FORM_OF = re.compile(r"\b(of|for) \S+$|\b(form|spelling|plural|participle|inflection) of\b")
PART = re.compile(r"<i>(\w+)</i><br><ol>(.*?)</ol>", re.DOTALL)
SENSE = re.compile(r"<li>(.*?)</li>", re.DOTALL)


def entries(folder: Path) -> Iterator[tuple[str, str]]:
    """The heads of the dictionary with their articles, as StarDict keeps them."""
    with tarfile.open(folder / SOURCE) as archive:
        opened = ((Path(one.name).suffix, archive.extractfile(one)) for one in archive)
        files = {suffix: file.read() for suffix, file in opened if file is not None}
    articles, index, at = gzip.decompress(files[".dz"]), files[".idx"], 0
    while at < len(index):
        end = index.index(b"\0", at)
        start, size = struct.unpack(">II", index[end + 1 : end + 9])
        yield index[at:end].decode(), articles[start : start + size].decode()
        at = end + 9


def told(article: str) -> Iterator[str]:
    """Of each part of speech, its name and its first senses."""
    for part, senses in PART.findall(article):
        plainly = (unescape(re.sub(r"<[^>]+>", "", sense)).strip() for sense in SENSE.findall(senses))
        kept = [one for one in plainly if one and not FORM_OF.search(one)][:SENSES]
        if kept and part in PARTS:
            yield f"{part}: {shorten('; '.join(kept), LONGEST, placeholder=' …')}"


def main(folder: Path) -> None:
    listed = set(Library.of_user().open(f"{BUILT_IN[0]}+{ALL}"))
    lines = {
        head: "\t".join((head, *found))
        for head, article in entries(folder)
        if head == head.lower()
        and WORD.fullmatch(plain(head))
        and plain(head) in listed
        and (found := list(dict.fromkeys(told(article))))
    }
    packed = lzma.compress(
        "\n".join(lines[head] for head in sorted(lines)).encode(), preset=9 | lzma.PRESET_EXTREME
    )
    (DATA / FILE).write_bytes(packed)
    print(len(lines), len(packed))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
