"""Definitions from a source of one's own: streamed, told with where they come from, never made up."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.cli.lexicon import app
from nonuple.errors import Refusal
from nonuple.words.spelling import WORD
from nonuple.words_io.definitions import MOST_SENSES, Columns, DefinitionBook, wiktionary_line


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
