"""What other free sources add to the default list: `python -m scripts.supplements DIR` writes both files.

DIR holds what is not kept in this repository: `jsrealb-lexicon-fr.json.xz` and `jsrealb-rules-fr.json.xz`
(jsRealB, CC BY 4.0) for `jsrealb.xz`; `lexique383-columns.tsv.xz` (Lexique 3.83, CC BY-SA 4.0) for
`lexique.xz`; and voters: `lefff-3.4.mlex.xz` and `lefff-nom_lefff+morphalou.ilex.xz` (LGPL-LR),
`spacy-fr_lemma_index.json.gz` and `spacy-fr_lemma_exc.json.gz` (DELA, completed with Lefff),
`enwiktionary-fr-en-2015.txt.xz`, `hbenbel-*.csv.xz` and `freedict-fra-heads.tsv.xz` (CC BY-SA 3.0).
The rules were written by hand, and no official list was looked at:

1. of jsRealB every lemma of common words, with its regular plural, and what else its tables make of it if
   another source lists that form too; a verb that the default list has keeps the forms it has there;
2. of Lexique every lemma that at least `ENOUGH` other families of sources know, with those of its forms that
   another one lists.

What is shipped are families: a line a lemma, its forms that the default list lacks, so that a form met on
a sheet brings the others.
"""

import csv
import gzip
import json
import lzma
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from nonuple.words.spelling import WORD, plain
from nonuple.words_io import default
from nonuple.words_io.families import pack

ENOUGH = 3
COMMON = {"N", "A", "V", "Adv"}
"""Classes of jsRealB whose words are played; others are closed and in the default list."""
PARTS = {"NOM", "ADJ", "VER", "ADV", "ONO"}
"""Classes of Lexique likewise."""

AGREED = ("", "e", "s", "es")
"""How a participle agrees."""

Families = dict[str, set[str]]
"""By lemma as it is written, its forms as they are played."""


def text(folder: Path, name: str) -> str:
    opened = gzip.decompress if name.endswith(".gz") else lzma.decompress
    return opened((folder / name).read_bytes()).decode()


def played(forms: Iterable[str]) -> set[str]:
    """Those in small letters that tiles can spell."""
    return {plain(form) for form in forms if form == form.lower() and WORD.fullmatch(plain(form))}


def plural(lemma: str) -> str:
    """The regular one."""
    if re.search("[sxz]$", lemma):
        return lemma
    return re.sub("al$", "au", lemma) + "x" if re.search("(al|eau|eu)$", lemma) else lemma + "s"


# --- Sources ------------------------------------------------------------------------------------------------


def of_jsrealb(folder: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Lemma, class, all that the tables make of it."""
    rules = json.loads(text(folder, "jsrealb-rules-fr.json.xz"))
    for lemma, classes in json.loads(text(folder, "jsrealb-lexicon-fr.json.xz")).items():
        for kind, told in classes.items():
            if kind in COMMON:
                table = told["tab"][0] if isinstance(told["tab"], list) else told["tab"]
                rule = rules["conjugation" if kind == "V" else "declension"].get(table, {"ending": ""})
                stem = lemma.removesuffix(rule["ending"])
                yield lemma, kind, {stem + ending for ending in _endings(rule)} | {lemma}


def _endings(rule: Mapping[str, Any]) -> Iterator[str]:
    for one in rule.get("declension", ()):
        yield one["val"]
    for tense, told in rule.get("t", {}).items():
        endings = [told] if isinstance(told, str) else filter(None, told or ())
        yield from (end + agreed for end in endings for agreed in (AGREED if tense == "pp" else ("",)))


def of_lexique(folder: Path) -> Families:
    found: Families = defaultdict(set)
    for line in text(folder, "lexique383-columns.tsv.xz").splitlines()[1:]:
        form, lemma, kind, *_ = line.split("\t")
        if kind in PARTS:
            found[lemma] |= played([form])
    return found


def of_lefff(folder: Path) -> Families:
    found: Families = defaultdict(set)
    for line in text(folder, "lefff-3.4.mlex.xz").splitlines():
        form, kind, lemma, _ = line.split("\t")
        if kind in ("v", "nc", "adj", "adv", "pres"):
            found[lemma] |= played([form])
    return found


def of_dela(folder: Path) -> Families:
    lemmas = json.loads(text(folder, "spacy-fr_lemma_index.json.gz"))
    found: Families = {lemma: played([lemma]) for several in lemmas.values() for lemma in several}
    for forms in json.loads(text(folder, "spacy-fr_lemma_exc.json.gz")).values():
        for form, several in forms.items():
            for lemma in several:
                found.setdefault(lemma, set()).update(played([form]))
    return found


def of_wiktionary(folder: Path) -> set[str]:
    """Its words, lemmas or forms: those of 2015 as heads, those of 2023 by part of speech."""
    heads = (line.partition(" {")[0] for line in text(folder, "enwiktionary-fr-en-2015.txt.xz").splitlines())
    tables = (
        csv.reader(text(folder, f"hbenbel-{kind}.csv.xz").splitlines()) for kind in ("noun", "adj", "adv")
    )
    return played(heads) | played(row[0] for table in tables for row in table if row)


def of_wikdict(folder: Path) -> set[str]:
    lines = (line.split("\t") for line in text(folder, "freedict-fra-heads.tsv.xz").splitlines())
    return {head for head, *kinds in lines if WORD.fullmatch(head) and "prop" not in "".join(kinds)}


def of_nouns(folder: Path) -> set[str]:
    lines = text(folder, "lefff-nom_lefff+morphalou.ilex.xz").splitlines()
    return played(line.split("\t")[0] for line in lines)


# --- Rules --------------------------------------------------------------------------------------------------


def main(folder: Path) -> None:
    listed = set(default.words_text().decode().split("\n"))
    lefff, dela, lexique = of_lefff(folder), of_dela(folder), of_lexique(folder)
    wiktionary, wikdict, nouns = of_wiktionary(folder), of_wikdict(folder), of_nouns(folder)
    jsrealb: Families = defaultdict(set)
    attested = wiktionary | wikdict | set().union(*lefff.values(), *dela.values(), *lexique.values())
    for lemma, kind, forms in of_jsrealb(folder):
        if kind == "V" and plain(lemma) in listed:
            continue
        regular = {lemma, plural(lemma)} if kind in ("N", "A") else {lemma}
        jsrealb[lemma] |= played(regular & forms) | (played(forms) & attested)
    voters = [set().union(*one.values()) for one in (lefff, dela, jsrealb)] + [wiktionary, wikdict, nouns]
    others = set().union(*voters)
    agreed = {
        lemma: forms & others
        for lemma, forms in lexique.items()
        if sum(plain(lemma) in one for one in voters) >= ENOUGH
    }
    write("jsrealb.xz", new(jsrealb, listed))
    write("lexique.xz", new(agreed, listed.union(*jsrealb.values())))


def new(families: Families, listed: set[str]) -> list[tuple[str, ...]]:
    left = {tuple(sorted(forms - listed)) for forms in families.values()}
    return sorted(left - {()})


def write(name: str, families: list[tuple[str, ...]]) -> None:
    (default.DATA / name).write_bytes(pack(families))
    print(name, len(families), len({word for one in families for word in one}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
