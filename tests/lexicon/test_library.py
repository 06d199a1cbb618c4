"""The lists of a user: each name always stands for a whole list, whatever interrupts or damages the files."""

import hashlib
import os
from pathlib import Path

import pytest

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words_io import default as embedded
from nonuple.words_io.importing import Imported, read_words
from nonuple.words_io.library import Library, read_file
from nonuple.words_io.supplements import BUILT_IN, TWO_LETTERS


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """A library whose default list is small."""
    words = b"AA\nAH\nAI"
    monkeypatch.setattr(embedded, "words_text", lambda: words)
    monkeypatch.setattr(embedded, "fingerprint", lambda: hashlib.sha256(words).hexdigest())
    return Library(tmp_path / "data", tmp_path / "cache")


def listed(*words: str) -> Imported:
    return read_words("\n".join(words).encode(), "liste.txt")


def refused(text: Text) -> "pytest.RaisesExc[Refusal]":
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.text is text)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_list_added_is_known_opened_and_used(library: Library) -> None:
    entry = library.add("ods9", listed("ÉTÉ", "AA"), "liste.txt")
    assert (entry.name, entry.count, entry.source, entry.encoding) == ("ods9", 2, "liste.txt", "UTF-8")
    assert entry.fingerprint == hashlib.sha256(b"AA\nETE").hexdigest()
    assert library.names() == ["ods9"]
    assert library.entry("ods9") == entry
    assert library.open("ods9").words.words() == ["AA", "ETE"]
    assert library.in_use() == "default"
    library.use("ods9")
    assert library.in_use() == "ods9"
    assert library.resolve().name == "ods9"


def test_the_default_list_is_there_from_the_first_day(library: Library) -> None:
    assert library.names() == []
    assert library.in_use() == "default"
    assert library.resolve().words.words() == ["AA", "AH", "AI"]
    assert library.resolve() == library.open("default") == library.resolve("DEFAULT")


def test_a_compiled_list_is_not_built_twice(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    library.default()
    monkeypatch.setattr(embedded, "words_text", pytest.fail)
    assert "AA" in library.default()


@pytest.mark.parametrize("damage", [b"", b"NONUPLE\x1a but damaged", None])
def test_a_damaged_cache_is_built_again(library: Library, damage: bytes | None) -> None:
    library.default()
    library.add("club", listed("AS"), "x")
    for path in library.cache.iterdir():
        path.write_bytes(path.read_bytes()[:-1] if damage is None else damage)
    assert "AA" in library.default()
    assert "AS" in library.open("club")
    (library.cache).rename(library.cache.with_name("moved"))
    assert "AS" in library.open("club")


def test_nothing_needs_a_cache_that_can_be_written(library: Library) -> None:
    library.cache.write_bytes(b"a file where the folder should be")
    assert "AA" in library.default()
    library.add("club", listed("AS"), "x")
    assert "AS" in library.use("club")


def test_a_data_folder_that_cannot_be_written_is_one_sentence(library: Library) -> None:
    library.data.write_bytes(b"a file where the folder should be")
    assert "AA" in library.resolve("default")
    with refused(texts.CANNOT_WRITE):
        library.add("club", listed("AS"), "x")
    with refused(texts.CANNOT_WRITE):
        library.use("default")


# --- Importing again ---------------------------------------------------------------------------------------


def test_a_name_in_use_needs_replace(library: Library) -> None:
    library.add("club", listed("AS"), "x")
    with refused(texts.NAME_TAKEN):
        library.add("CLUB", listed("AU"), "x")
    library.add("club", listed("AU"), "x", replace=True)
    assert library.open("club").words.words() == ["AU"]


def test_what_was_replaced_leaves_no_file(library: Library) -> None:
    library.add("club", listed("AU"), "x")
    library.add("club.2", listed("AS"), "x")
    before = sorted(files(library.data)), sorted(files(library.cache))
    library.add("club", listed("BA"), "x", replace=True)
    library.add("club", listed("AU"), "x", replace=True)
    library.add("club", listed("AU"), "x", replace=True)
    assert (sorted(files(library.data)), sorted(files(library.cache))) == before


@pytest.mark.parametrize("step", range(4))
@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_an_interrupted_import_leaves_the_list_in_use_as_it_was(
    library: Library, monkeypatch: pytest.MonkeyPatch, step: int, failing: str
) -> None:
    """An import writes words, compiled words, record: it is cut before the first, second, third of these."""
    library.add("club", listed("AS"), "x")
    library.use("club")
    calls = 0
    holder: object = Path if failing == "replace" else os
    real = getattr(holder, failing)

    def cut(*arguments: object) -> object:
        nonlocal calls
        calls += 1
        if calls > step:
            raise KeyboardInterrupt
        return real(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(holder, failing, cut)
        if step < 3:
            with pytest.raises(KeyboardInterrupt):
                library.add("club", listed("AU", "BA"), "y", replace=True)
        else:
            library.add("club", listed("AU", "BA"), "y", replace=True)

    assert library.resolve().words.words() == (["AS"] if step < 3 else ["AU", "BA"])
    assert not [name for name in files(library.data.parent) if name.endswith(".tmp")]
    assert library.add("club", listed("BE"), "z", replace=True).count == 1
    assert [path.suffix for path in sorted((library.data / "lexicons").iterdir())] == [".txt", ".json"]


def test_a_full_disk_is_one_sentence_and_changes_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add("club", listed("AS"), "x")
    before = files(library.data)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with refused(texts.CANNOT_WRITE):
        library.add("club", listed("AU"), "x", replace=True)
    assert files(library.data) == before


# --- Names -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "default", "a b", "é", "../x", ".x", "-x", "x" * 41, "a/b", "a\n", "nom*"]
)
def test_a_bad_name_is_refused(library: Library, name: str) -> None:
    with refused(texts.BAD_NAME):
        library.add(name, listed("AS"), "x")
    assert not library.data.exists()


def test_an_unknown_name_is_refused_with_the_known_and_the_near(library: Library) -> None:
    library.add("ods9", listed("AS"), "x")
    with refused(texts.UNKNOWN_BUT_NEAR) as caught:
        library.resolve("osd9")
    assert "« ods9 »" in str(caught.value)
    with refused(texts.UNKNOWN) as caught:
        library.resolve("zzzzzz")
    assert ", ".join((*BUILT_IN, "ods9")) in str(caught.value)
    for act in (library.resolve, library.use, library.remove, library.open, library.entry):
        for name in ("zzzzzz", "z" * 300, "z\0"):
            with refused(texts.UNKNOWN):
                act(name)


def test_the_free_list_with_the_two_letter_words_has_these_and_no_others_of_two(library: Library) -> None:
    name = "default+deux-lettres"
    words = library.open(name).words.words()
    assert [word for word in words if len(word) == 2] == sorted(TWO_LETTERS.words())
    assert len(TWO_LETTERS.words()) == 81
    assert library.use(name).name == library.in_use() == name
    with refused(texts.DEFAULT_STAYS):
        library.remove(name)
    with refused(texts.UNKNOWN_BUT_NEAR):
        library.open("default+deux-letres")


def test_a_file_to_use_must_be_imported_first(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "Mots.txt"
    path.write_text("AS")
    with refused(texts.IMPORT_FIRST):
        library.use(str(path))


def test_strangers_among_the_files_are_ignored(library: Library) -> None:
    library.add("club", listed("AS"), "x")
    (library.data / "lexicons" / "Copie de club.json").write_text("{}")
    assert library.names() == ["club"]


# --- Damage ------------------------------------------------------------------------------------------------


def test_damaged_words_are_refused_and_can_be_imported_again(library: Library) -> None:
    library.add("club", listed("AS", "AU"), "x")
    (text,) = (library.data / "lexicons").glob("*.txt")
    text.write_bytes(b"AS\nAX")
    for path in library.cache.iterdir():
        path.unlink()
    with refused(texts.DAMAGED):
        library.open("club")
    text.unlink()
    with refused(texts.DAMAGED):
        library.use("club")
    library.add("club", listed("AS"), "x", replace=True)
    assert "AS" in library.use("club")


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"name": 3}', b"\xff\xfe"])
def test_a_damaged_record_is_refused_and_can_be_replaced_or_removed(library: Library, damage: bytes) -> None:
    library.add("club", listed("AS"), "x")
    record = library.data / "lexicons" / "club.json"
    record.write_bytes(damage)
    with refused(texts.DAMAGED):
        library.open("club")
    library.add("club", listed("AS"), "x", replace=True)
    record.write_bytes(damage)
    library.remove("club")
    assert files(library.data) == {}


def test_damaged_settings_are_refused_until_a_list_is_chosen(library: Library) -> None:
    library.use("default")
    (library.data / "settings.json").write_bytes(b"{")
    with refused(texts.SETTINGS_DAMAGED):
        library.resolve()
    library.use("default")
    assert library.in_use() == "default"


def test_a_list_in_use_that_vanished_is_told(library: Library) -> None:
    library.add("club", listed("AS"), "x")
    library.use("club")
    (library.data / "lexicons" / "club.json").unlink()
    with refused(texts.IN_USE_IS_GONE):
        library.resolve()


# --- Removing ----------------------------------------------------------------------------------------------


def test_a_list_is_removed_unless_in_use_or_the_default(library: Library) -> None:
    library.add("club", listed("AS"), "x")
    library.use("club")
    with refused(texts.STILL_IN_USE):
        library.remove("club")
    with refused(texts.DEFAULT_STAYS):
        library.remove("default")
    library.use("default")
    library.remove("club")
    assert library.names() == []


# --- Files -------------------------------------------------------------------------------------------------


def test_a_file_serves_as_a_list_and_is_not_stored(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("été\nAS\n", "utf-8")
    lexicon = library.resolve(str(path))
    assert (lexicon.name, lexicon.words.words()) == ("mots.txt", ["AS", "ETE"])
    assert lexicon.fingerprint == hashlib.sha256(b"AS\nETE").hexdigest()
    assert not library.data.exists()


def test_a_stored_name_comes_before_a_file(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club").write_text("AU")
    assert "AU" in library.resolve("club")
    library.add("club", listed("AS"), "x")
    assert "AS" in library.resolve("club")
    assert "AU" in library.resolve("./club")


def test_files_that_cannot_be_read_are_refused(library: Library, tmp_path: Path) -> None:
    with refused(texts.NO_SUCH_FILE):
        library.resolve(str(tmp_path / "absent.txt"))
    with refused(texts.NO_SUCH_FILE):
        read_file(tmp_path / "absent.txt")
    with refused(texts.IS_A_FOLDER):
        library.resolve(str(tmp_path))
    with refused(texts.CANNOT_READ):
        read_file(tmp_path / ("x" * 300))


def test_the_folders_of_the_user_can_be_moved(tmp_path: Path) -> None:
    own = Library.of_user({"NONUPLE_DATA": str(tmp_path / "d"), "NONUPLE_CACHE": str(tmp_path / "c")})
    assert own == Library(tmp_path / "d", tmp_path / "c")
    assert Library.of_user({}).data.name == Library.of_user({}).cache.name == "nonuple"
