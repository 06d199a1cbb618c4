"""The kinds of files that lists come in: read as their owner means them, or named with what to do."""

import bz2
import gzip
import io
import json
import lzma
import struct
import zipfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.spreadsheets.reading import read_rows
from nonuple.spreadsheets.writing import write_workbook
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words.editions import EDITIONS
from nonuple.words_io import containers, default, doubts
from nonuple.words_io.importing import Imported, read_words
from tests.event.test_workbooks import ods

WORDS = ("AA", "ABACA", "ABACAS", "ABAISSE", "ABATS", "BA", "CAS", "ENCAS", "ETE", "ETES", "OEUF", "ZUT")
PLAIN = "\n".join(WORDS) + "\n"


def read(data: str | bytes, name: str = "liste.txt", affixes: str | None = None) -> Imported:
    content = data.encode() if isinstance(data, str) else data
    rules = affixes.encode() if affixes else None
    return read_words(content, name, affixes=rules, workbook=read_rows)


def refused(data: str | bytes, name: str = "liste.txt") -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(data, name)
    assert "\n" not in str(caught.value)
    return caught.value


def zipped(**files: str | bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "."), content)
    return buffer.getvalue()


def workbook(rows: Sequence[Sequence[str]]) -> bytes:
    return write_workbook({"Mots": rows}, datetime(2026, 1, 1, tzinfo=UTC))


def sorted_letters(word: str) -> str:
    return "".join(sorted(word))


# --- Compiled lists, written here as their programs do -----------------------------------------------------


def graph(words: Sequence[str], cell: Callable[[int, bool, bool, int], int]) -> list[int]:
    """A trie as an array of cells, the first of which is nobody's; the arcs of a node follow each other."""
    cells = [0]

    def node(prefix: str) -> int:
        below = [word for word in words if word.startswith(prefix) and word != prefix]
        letters = sorted({word[len(prefix)] for word in below})
        if not letters:
            return 0
        start = len(cells)
        cells.extend([0] * len(letters))
        for at, letter in enumerate(letters):
            to = node(prefix + letter)
            last = at == len(letters) - 1
            cells[start + at] = cell(ord(letter) - 64, prefix + letter in words, last, to)
        return start

    cells[0] = node("")
    return cells


def kwg(words: Sequence[str]) -> bytes:
    cells = graph(words, lambda tile, accepts, last, to: tile << 24 | accepts << 23 | last << 22 | to)
    return struct.pack(f"<{len(cells)}I", *cells)


def eliot(words: Sequence[str], version: int = 1, count: int | None = None) -> bytes:
    root, *arcs = graph(words, lambda tile, accepts, last, to: tile << 26 | last << 25 | accepts << 24 | to)
    told = len(words) if count is None else count
    head = struct.pack(">22sBx6I", b"_COMPILED_DICTIONARY_", version, root, told, len(arcs), 0, 0, 0)
    letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    more = struct.pack(">Q32sIBB30sI80sII64s64sQQ", 0, b"", 0, 1, 0, b"", 0, letters, 26, 26, b"", b"", 0, 0)
    display = bytes(114) if version == 2 else b""
    return head + more + display + struct.pack(f">{len(arcs) + 1}I", 0, *arcs)


# --- What is read ------------------------------------------------------------------------------------------

PAIRED = "\n".join(f"{sorted_letters(word)}\t{word}" for word in WORDS)
AFFIXES = "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n"
DICTIONARY = "7\nété/S\nabaca/S\nParis/S\ncas\naa\nzut\nœuf\n"
FROM_DICTIONARY = ("AA", "ABACA", "ABACAS", "CAS", "ETE", "ETES", "OEUF", "ZUT")
INSERTED = ",".join(f"('{word}')" for word in WORDS)
ROWS = "".join(f"<tr><td>{word}</td></tr>" for word in WORDS)
PAGE = "\n".join(map("   ".join, zip(WORDS[:6], WORDS[6:], strict=True)))

ODS_CELL = '<table:table-cell office:value-type="string" office:string-value="{}"/>'
ODS_ROW = f"<table:table-row>{ODS_CELL}</table:table-row>"

KINDS: dict[str, tuple[str, bytes]] = {
    "one word a line": ("l.txt", PLAIN.encode()),
    "saved by Windows": ("l.txt", PLAIN.replace("ETE", "été").replace("\n", "\r\n").encode("cp1252")),
    "UTF-16": ("l.txt", PLAIN.encode("utf-16")),
    "gzip": ("l.txt.gz", gzip.compress(PLAIN.encode())),
    "bzip2": ("l.txt.bz2", bz2.compress(PLAIN.encode())),
    "xz": ("l.txt.xz", lzma.compress(PLAIN.encode())),
    "zip with a notice": ("l.zip", zipped(liste__txt=PLAIN, README__txt="Merci de votre achat.")),
    "workbook": ("l.xlsx", workbook([[word] for word in WORDS])),
    "workbook with titles": ("l.xlsx", workbook([["Mot", "Points"], *([word, "3"] for word in WORDS)])),
    "LibreOffice": ("l.ods", ods("".join(ODS_ROW.format(word) for word in WORDS))),
    "sorted letters before": ("l.txt", PAIRED.encode()),
    "sorted letters, commas": ("l.csv", PAIRED.replace("\t", ",").encode()),
    "Zyzzyva export": (
        "l.csv",
        "\n".join(["Alphagram,Word,Length", *(f"{sorted_letters(w)},{w},{len(w)}" for w in WORDS)]).encode(),
    ),
    "numbered": ("l.txt", "\n".join(f"{at}. {word}" for at, word in enumerate(WORDS, 1)).encode()),
    "endings in brackets": ("l.txt", b"AA\nABACA(S)\nABAISSE\nABATS\nBA\nCAS\nENCAS\nETE(S)\nOEUF\nZUT\n"),
    "SQL dump": (
        "l.sql",
        f"CREATE TABLE mots (mot text);\nINSERT INTO mots VALUES {INSERTED};\n".encode(),
    ),
    "JSON": ("l.json", json.dumps(WORDS).encode()),
    "two columns of a page": ("l.txt", PAGE.encode()),
    "HTML table": ("l.html", f"<html><title>Mots</title><table>{ROWS}</table>".encode()),
    "HTML, preformatted": ("l.html", f"<!DOCTYPE html><style>p{{}}</style><pre>{PLAIN}</pre>".encode()),
    "KWG": ("l.kwg", kwg(WORDS)),
    "Eliot": ("l.dawg", eliot(WORDS)),
    "Eliot, later": ("l.dawg", eliot(WORDS, version=2)),
    "Eliot in a zip": ("l.zip", zipped(dico__dawg=eliot(WORDS))),
}


@pytest.mark.parametrize(("name", "data"), KINDS.values(), ids=KINDS)
def test_a_list_is_read_in_whatever_it_comes(name: str, data: bytes) -> None:
    found = read(data, name)
    assert {*found.words} - {"MOTS"} == {*WORDS}
    assert found.report.doubts == ()


def test_a_spelling_dictionary_is_read_with_its_rules() -> None:
    for found in (
        read(DICTIONARY, "fr.dic", AFFIXES),
        read(zipped(fr__dic=DICTIONARY, fr__aff=AFFIXES, LICENCE__txt="MPL"), "fr.zip"),
    ):
        assert found.words == FROM_DICTIONARY
        assert [one.text for one in found.report.remarks] == [texts.UNFOLDED]


def test_a_spelling_dictionary_without_its_rules_asks_for_them() -> None:
    assert refused(DICTIONARY, "fr.dic").text is texts.NEEDS_AFFIXES
    with pytest.raises(Refusal) as caught:
        read(DICTIONARY, "fr.dic", "SFX S Y 1\nSFX S 0\n")
    assert caught.value.text is texts.AFFIXES_UNREADABLE


def test_pages_copied_from_a_book_leave_their_headings_behind() -> None:
    words = [f"{a}{b}{c}{d}" for a in "BCDF" for b in "AEIOU" for c in "LMN" for d in "AE"]
    pages = [words[start : start + 30] for start in range(0, len(words), 30)]
    text = "\n".join(
        "\n".join([f"Mots de 4 lettres : {len(words)}", *page, f"- {number} -"])
        for number, page in enumerate(pages, 1)
    )
    found = read(text)
    assert found.words == tuple(words)
    (told,) = found.report.remarks
    assert (told.text, told.values["count"]) == (texts.HEADINGS, 8)


SHORT = [word for word in default.words_text().decode().split("\n") if len(word) <= 4]


def pages(columns: int, head: str = "", foot: str = "") -> str:
    """Sixty words a page, down its columns, as they are copied out of a PDF: row by row."""
    out = []
    for page, start in enumerate(range(0, len(SHORT), 60), 1):
        words = SHORT[start : start + 60]
        height = -(-len(words) // columns)
        rows = [" ".join(words[at::height]) for at in range(height)]
        out += [head.format(page=page), *rows, foot.format(page=page)]
    return "\n".join(filter(None, out))


def by_length(heading: str, parting: str) -> str:
    named = {2: "DEUX", 3: "TROIS", 4: "QUATRE"}
    told = (
        heading.format(number=length, named=said, count=sum(len(word) == length for word in SHORT))
        + parting.join(word for word in SHORT if len(word) == length)
        for length, said in named.items()
    )
    return "\n".join(told)


COPIED = {
    "columns": pages(4, "\f"),
    "page numbers": pages(4, "", "- {page} -"),
    "titles, again on each page": pages(4, "Mots de deux à quatre lettres", "Page {page} / 40"),
    "titles in capitals": pages(4, "LES MOTS COURTS"),
    "a title in capitals on each page of one column": pages(1, "LE CLUB DE JOINVILLE", "© Club, page {page}"),
    "an address": pages(3, "", "www.club-de-joinville.fr {page}"),
    "headings in words": by_length("Mots de {named} lettres\n", "\n"),
    "headings in capitals": by_length("MOTS DE {named} LETTRES\n", "\n"),
    "headings with figures": by_length("{number} lettres ({count} mots)\n", " "),
    "headings and words on a line": by_length("Mots de {number} lettres : ", ", "),
    "sentences": by_length("Les {count} mots de {number} lettres : ", ", ").replace("\n", ".\n") + ".",
    "letters that a font joins": pages(4).replace("FI", "\ufb01").replace("FL", "\ufb02"),
}
"""Pages as they come out of a PDF, a mail or a book."""


@pytest.mark.parametrize("text", COPIED.values(), ids=COPIED)
def test_pages_copied_as_text_give_their_words_and_no_others(text: str) -> None:
    assert read(text).words == tuple(SHORT)


@given(
    st.sets(st.sampled_from(("MOT", "MOTS", "LETTRE", "LETTRES", "LISTE", *WORDS)), min_size=1),
    st.integers(1, 6),
    st.booleans(),
)
def test_words_about_words_are_words_in_whatever_columns_they_stand(
    words: set[str], columns: int, down: bool
) -> None:
    listed, height = sorted(words), -(-len(words) // columns)
    starts = range(height) if down else range(0, len(words), columns)
    rows = [listed[at::height] if down else listed[at : at + columns] for at in starts]
    assert set(read("\n".join(map(" ".join, rows))).words) == words


def test_sorted_letters_are_told_and_never_poured_in() -> None:
    found = read(PAIRED)
    assert [one.text for one in found.report.remarks] == [texts.ALPHAGRAMS]
    assert found.report.read == len(WORDS)


def test_two_endings_make_four_words() -> None:
    assert read("GRAND(E)(S)\nPETIT\nAA\n").words == ("AA", "GRAND", "GRANDE", "GRANDES", "GRANDS", "PETIT")


# --- What is asked -----------------------------------------------------------------------------------------


ASKED: dict[str, tuple[str | bytes, str, Text]] = {
    "two lists": (zipped(ods__txt=PLAIN, autre__txt=PLAIN), "l.zip", texts.SEVERAL_FILES),
    "no list": (zipped(README__txt="Bonjour"), "l.zip", texts.NO_FILE_INSIDE),
    "half a gzip": (gzip.compress(PLAIN.encode())[:-9], "l.gz", texts.BROKEN_ARCHIVE),
    "half a zip": (zipped(ods__txt=PLAIN)[:40], "l.zip", texts.BROKEN_ARCHIVE),
    "Eliot, other count": (eliot(WORDS, count=3), "l.dawg", texts.GRAPH_UNREADABLE),
    "half an Eliot": (eliot(WORDS)[:-8], "l.dawg", texts.GRAPH_UNREADABLE),
    "a KWG in circles": (struct.pack("<4I", 1, 1 << 24 | 1, 0, 0), "rond.kwg", texts.GRAPH_UNREADABLE),
    "columns without names": ("AA,3,oui\nABACA,4,non\nCAS,5,oui\n", "l.csv", texts.SEVERAL_COLUMNS),
}


@pytest.mark.parametrize(("data", "name", "text"), ASKED.values(), ids=ASKED)
def test_what_cannot_be_decided_is_asked(data: str | bytes, name: str, text: Text) -> None:
    assert refused(data, name).text is text


@pytest.mark.parametrize(
    "pack", [gzip.compress, bz2.compress, lzma.compress, lambda data: zipped(l__txt=data)]
)
def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(
    pack: Callable[[bytes], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(containers, "LARGEST", 100_000)
    assert refused(pack(b"A" * 1_000_000)).text is texts.TOO_LARGE


# --- What is doubted ---------------------------------------------------------------------------------------


@cache
def free() -> tuple[str, ...]:
    return tuple(default.words_text().decode().split("\n"))


def doubted(words: Sequence[str]) -> list[Text]:
    return [one.text for one in read("\n".join(words)).report.doubts]


def test_a_whole_list_is_not_doubted() -> None:
    assert doubted(free()) == []


def test_a_list_cut_short_names_its_last_word_and_what_is_missing() -> None:
    words = [word for word in free() if word <= "PLAQUERAIENT"]
    (told,) = read("\n".join(words)).report.doubts
    assert (told.text, told.values["letter"], told.values["word"]) == (texts.CUT_AFTER, "P", words[-1])
    assert told.values["count"] == pytest.approx(len(free()) - len(words), abs=1000)
    assert "." not in told.say()


def test_a_list_without_its_beginning_its_middle_or_its_long_words_is_doubted() -> None:
    assert doubted([word for word in free() if word > "D"]) == [texts.CUT_BEFORE]
    assert doubted([word for word in free() if word[0] not in "RS"]) == [texts.NO_INITIAL]
    assert doubted([word for word in free() if len(word) < 9]) == [texts.NO_LENGTH]


def test_lines_run_together_are_found() -> None:
    words = list(free())
    for at in (1000, 200_000, 300_001):
        words[at : at + 2] = ["".join(words[at : at + 2])]
    (told,) = read("\n".join(words)).report.doubts
    assert (told.text, told.values["count"]) == (texts.GLUED, 3)


def padded(lengths: dict[int, int]) -> tuple[str, ...]:
    """So many made-up words of each length, spread over the alphabet."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return tuple(
        sorted(
            letters[at % 26] + "".join(letters[at // 26 // 26**place % 26] for place in range(length - 1))
            for length, count in lengths.items()
            for at in range(count)
        )
    )


EIGHT = next(edition for edition in EDITIONS if edition.number == 8)


def test_an_edition_is_recognised_by_its_sizes_alone() -> None:
    words = padded(dict(EIGHT.lengths))
    assert len(words) == EIGHT.words
    assert doubts.recognised(words) == EIGHT
    assert doubts.recognised(words[1:]) is None


def test_an_edition_but_for_two_words_is_told_with_the_lengths() -> None:
    words = padded({**EIGHT.lengths, 3: 632, 7: EIGHT.lengths[7] - 1})
    (told,) = doubts.doubts_about(words, (), lambda: words)
    assert (told.text, told.values["count"], told.values["edition"]) == (texts.SHORT_OF_EDITION, 2, 8)
    assert "3 lettres : 632 au lieu de 633" in told.say()


def test_the_size_of_an_edition_with_other_lengths_is_told() -> None:
    words = padded({**EIGHT.lengths, 3: 632, 7: EIGHT.lengths[7] + 1})
    assert [one.text for one in doubts.doubts_about(words, (), lambda: words)] == [texts.OTHER_LENGTHS]
