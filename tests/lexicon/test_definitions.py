"""Definitions from a source of one's own: streamed, told with where they come from, never made up."""

import gzip
import json
import tracemalloc
from collections.abc import Iterable
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.cli.lexicon import app
from nonuple.dictionary.book import DefinitionBook
from nonuple.dictionary.columns import Columns
from nonuple.dictionary.reading import MOST_SENSES, Definition, DefinitionReader, wiktionary_line
from nonuple.errors import Refusal
from nonuple.spreadsheets.writing import write_workbook
from nonuple.words.spelling import WORD


def entry(word: str, *glosses: str, lang: str = "fr") -> dict[str, object]:
    return {"word": word, "lang_code": lang, "pos": "noun", "senses": [{"glosses": [one]} for one in glosses]}


def lines(*entries: dict[str, object]) -> bytes:
    return b"".join(json.dumps(one).encode() + b"\n" for one in entries)


WIKTIONARY = lines(
    entry("glaneur", "Celui qui glane.", "Oiseau."),
    entry("élève", *(f"Sens {at}." for at in range(9))),
    entry("gleaner", "Who gleans.", lang="en"),
    entry("porte-monnaie", "Petit sac."),
    entry("a" * 40, "Trop long."),
)


def test_the_senses_of_a_french_word_are_taken_under_its_tiles(tmp_path: Path) -> None:
    file = tmp_path / "fr.jsonl"
    file.write_bytes(WIKTIONARY + b"{]\n")
    book = DefinitionBook(tmp_path / "data")
    assert book.look_up("GLANEUR") == () and book.source == ""
    taken = book.take(file)
    assert (taken.lines, taken.words, taken.skipped) == (6, 2, 1)
    assert [one.gloss for one in book.look_up("GLANEUR")] == ["Celui qui glane.", "Oiseau."]
    assert len(book.look_up("ELEVE")) == MOST_SENSES
    assert book.look_up("GLEANER") == ()
    assert "CC BY-SA" in book.source
    assert book.remove() and not book.remove() and book.look_up("GLANEUR") == ()


def test_a_packed_file_and_a_table_are_read_too(tmp_path: Path) -> None:
    packed = tmp_path / "fr.jsonl.gz"
    packed.write_bytes(gzip.compress(WIKTIONARY))
    book = DefinitionBook(tmp_path)
    assert book.take(packed, source="Chez nous").words == 2
    assert book.source == "Chez nous"
    table = tmp_path / "club.csv"
    table.write_text("mot;sens\nété;saison\n12;rien\nkiwi;fruit\n", "utf-8")
    assert book.take(table, Columns("mot", "sens")).words == 2
    assert book.look_up("ETE")[0].gloss == "saison" and book.source == "club.csv"
    assert book.take(table, Columns("1", "2")).words == 3


def test_a_file_of_another_nature_changes_nothing(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad"
    good.write_bytes(WIKTIONARY)
    book = DefinitionBook(tmp_path)
    book.take(good)
    for content in (b"", b"{}\n", b"\xff\xfe\x00", b"mot;sens\nA;B\n", lines(entry("x", "y", lang="de"))):
        bad.write_bytes(content)
        with pytest.raises(Refusal):
            book.take(bad)
        assert book.look_up("GLANEUR")
    with pytest.raises(Refusal):
        book.take(tmp_path / "none")
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix == ".new") == []


TABLE = 'Mot;Nature;Définition\nété;n.m.;saison\n12;;rien\nkiwi;n.m.;"un fruit;\nvert"\n'


@pytest.mark.parametrize(
    ("written", "found"),
    [
        (TABLE, {"ETE": ("n.m.", "saison"), "KIWI": ("n.m.", "un fruit; vert")}),
        ("KIWI,un fruit,n.m.\nETE,une saison,n.m.\n", {"KIWI": ("n.m.", "un fruit")}),
        ('KIWI;un fruit de 2" au plus\nETE;la saison chaude\n', {"ETE": ("", "la saison chaude")}),
    ],
)
def test_a_table_tells_its_columns_by_their_titles_or_their_usual_order(
    tmp_path: Path, written: str, found: dict[str, tuple[str, str]]
) -> None:
    book = DefinitionBook(tmp_path)
    for encoding in ("utf-8", "utf-8-sig", "cp1252"):
        (tmp_path / "club.csv").write_text(written, encoding)
        assert book.take(tmp_path / "club.csv").words == 2
        assert all(book.look_up(word) == (Definition(word, *told),) for word, told in found.items())


def test_a_workbook_is_read_like_a_table(tmp_path: Path) -> None:
    rows = [("Word", "Meaning"), ("kiwi", "A fruit."), ("été", "Summer.")]
    (tmp_path / "club.xlsx").write_bytes(write_workbook({"1": rows}, datetime(2026, 1, 1)))
    book = DefinitionBook(tmp_path)
    assert book.take(tmp_path / "club.xlsx").words == 2
    assert book.look_up("ETE")[0].gloss == "Summer."


def test_a_lemma_or_a_number_is_never_taken_for_a_meaning(tmp_path: Path) -> None:
    for row in ("CHEVAUX;CHEVAL;7", "CHEVAUX;7", "CHEVAUX", "1;un cheval"):
        (tmp_path / "list.csv").write_text(f"{row}\n" * 30, "utf-8")
        with pytest.raises(Refusal, match="colonnes titrées"):
            DefinitionBook(tmp_path).take(tmp_path / "list.csv")


def test_a_packed_file_that_was_cut_short_changes_nothing(tmp_path: Path) -> None:
    file, whole = tmp_path / "fr.jsonl.gz", gzip.compress(WIKTIONARY)
    book = DefinitionBook(tmp_path)
    for damaged in (whole[:-9], whole[:20] + b"\xff" * 20, whole[:5]):
        file.write_bytes(damaged)
        with pytest.raises(Refusal):
            book.take(file)
    file.write_bytes(whole + whole + b"\0" * 600)
    assert len(book.look_up("GLANEUR")) == 0 and book.take(file).taken == 10


SHAPES = (WIKTIONARY, gzip.compress(WIKTIONARY), gzip.compress(WIKTIONARY) * 2, TABLE.encode())


def read_in(pieces: Iterable[bytes]) -> tuple[list[Definition], int, int]:
    reader = DefinitionReader("file")
    found = [one for piece in pieces for one in reader.feed(piece)]
    return [*found, *reader.close()], reader.lines, reader.skipped


@given(st.sampled_from(SHAPES), st.lists(st.integers(0, 800), max_size=8))
def test_where_a_file_is_cut_into_pieces_does_not_matter(whole: bytes, cuts: list[int]) -> None:
    at = [0, *sorted(cuts), len(whole)]
    pieces = [whole[start:end] for start, end in pairwise(at)]
    assert read_in(pieces) == read_in([whole])


@given(
    st.sampled_from((*SHAPES, b"PK\x03\x04", b"\x1f\x8b\x08")), st.lists(st.binary(max_size=60), max_size=6)
)
def test_any_bytes_are_read_or_refused_in_a_sentence(begun: bytes, more: list[bytes]) -> None:
    try:
        found, _, _ = read_in([begun, *more])
    except Refusal as refused:
        assert str(refused)
    else:
        assert all(WORD.fullmatch(one.word) and one.gloss.isprintable() for one in found)


def test_a_line_of_any_length_takes_no_more_memory_than_one_may_have() -> None:
    reader = DefinitionReader("long")
    packed = gzip.compress(WIKTIONARY + b'{"word": "' + b"a" * 30_000_000 + b'"}\n' + WIKTIONARY)
    tracemalloc.start()
    found = [one for at in range(0, len(packed), 20_000) for one in reader.feed(packed[at : at + 20_000])]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (len([*found, *reader.close()]), reader.skipped) == (10, 1)
    assert most < 60_000_000


@given(st.binary(max_size=200))
def test_any_bytes_are_a_line_or_are_passed_over(line: bytes) -> None:
    try:
        found = wiktionary_line(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert all(WORD.fullmatch(one.word) and one.gloss for one in found)


@given(st.dictionaries(st.sampled_from(["word", "lang_code", "pos", "senses", "x"]), st.one_of(
    st.text(max_size=20), st.integers(), st.none(), st.just("fr"),
    st.lists(st.dictionaries(st.just("glosses"), st.lists(st.text(max_size=500))), max_size=5),
)))  # fmt: skip
def test_any_entry_gives_clean_lines(written: dict[str, object]) -> None:
    try:
        found = wiktionary_line(json.dumps(written).encode())
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert all(one.gloss.isprintable() and len(one.gloss) <= 400 for one in found)


def test_the_command_takes_and_shows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fr.jsonl"
    file.write_bytes(WIKTIONARY)
    for arguments in (["definitions", str(file)], ["define", "glaneur"], ["definitions", "--remove"]):
        with pytest.raises(SystemExit) as caught:
            app(arguments)
        assert caught.value.code == 0
    assert "Celui qui glane." in capsys.readouterr().out
    with pytest.raises(Refusal):
        app(["definitions", "--remove"])
