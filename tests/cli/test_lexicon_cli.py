"""`nonuple lexicon` as the secretary of a club meets it."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nonuple.cli import lexicon as module
from nonuple.cli.lexicon import app
from nonuple.errors import Refusal
from nonuple.texts import lexicon as texts
from nonuple.words_io import default as embedded
from nonuple.words_io import derive as derivation
from nonuple.words_io import doubts
from nonuple.words_io.library import Library
from nonuple.words_io.supplements import BUILT_IN

Run = Callable[..., tuple[int, list[str]]]

WRITTEN = "été\nÉTÉS\nœuf\nCAS\nCASE\nENCAS\nl'an\nCAS\nanticonstitutionnellement\n"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the list of a club, lists of its own, and a small default list."""
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("NONUPLE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(embedded, "words_text", lambda: b"CAS\nCASE\nETE\nSEC\nZUT")
    monkeypatch.setattr(embedded, "fingerprint", lambda: "0" * 64)
    monkeypatch.chdir(tmp_path)
    Path("club.txt").write_text(WRITTEN, "utf-8")
    return tmp_path


@pytest.fixture
def run(club: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: its exit code and the lines of its standard output."""

    def run_(*arguments: str) -> tuple[int, list[str]]:
        capsys.readouterr()
        with pytest.raises(SystemExit) as caught:
            app(arguments)
        assert isinstance(caught.value.code, int)
        return caught.value.code, capsys.readouterr().out.splitlines()

    return run_


@pytest.fixture
def refused(club: Path) -> Callable[..., Refusal]:
    def refused_(*arguments: str) -> Refusal:
        with pytest.raises(Refusal) as caught:
            app(arguments)
        assert "\n" not in str(caught.value)
        return caught.value

    return refused_


# --- The lists ---------------------------------------------------------------------------------------------


def test_import_reports_what_was_taken_changed_and_left_out(run: Run) -> None:
    assert run("import", "club.txt", "--name", "Club") == (
        0,
        [
            "club : 6 mots (club.txt, UTF-8)",
            "  entrées lues : 9",
            "  mots récrits (accents, casse, signes) : 3",
            "  doublons : 1",
            "  laissées de côté : 2",
            "    trop longs (plus de 15 lettres) : 1 (anticonstitutionnellement)",
            "    avec une apostrophe : 1 (l'an)",
            "Pour vous en servir : nonuple lexicon use club",
        ],
    )


def test_from_import_to_find(run: Run) -> None:
    run("import", "club.txt", "--name", "club")
    _, lines = run("list")
    assert [line.split()[0] for line in lines] == ["*", *BUILT_IN[1:], "club"]
    assert lines[-1].split()[1] == "6"
    assert run("use", "club") == (0, ["La liste utilisée est maintenant « club » (6 mots)."])
    _, lines = run("list")
    assert [line[0] for line in lines] == [" "] * len(BUILT_IN) + ["*"]
    assert run("find", "*cas") == (
        0,
        ["# 2 mots, liste « club »", "# 3 lettres : 1", "CAS", "# 5 lettres : 1", "ENCAS"],
    )


def test_import_and_use_at_once_then_replace(run: Run, refused: Callable[..., Refusal]) -> None:
    _, lines = run("import", "club.txt", "--name", "club", "--use")
    assert lines[-1] == "La liste utilisée est maintenant « club » (6 mots)."
    Path("club.txt").write_text("AA\nAH\n")
    assert refused("import", "club.txt", "--name", "club").text is texts.NAME_TAKEN
    _, lines = run("import", "club.txt", "--name", "club", "--replace")
    assert lines[-1] == "La liste utilisée est maintenant « club » (2 mots)."


def test_a_refused_import_leaves_the_list_in_use(run: Run, refused: Callable[..., Refusal]) -> None:
    run("import", "club.txt", "--name", "club", "--use")
    Path("club.txt").write_bytes(b"\x7fELF\0\0")
    assert refused("import", "club.txt", "--name", "club", "--replace").text is texts.BINARY
    assert run("check", "ENCAS")[0] == 0


def test_import_takes_a_column_and_an_encoding(run: Run, refused: Callable[..., Refusal]) -> None:
    Path("t.csv").write_bytes("n;mot\n1;\x8et\x8e\n2;CAS\n3;SEC\n".encode("latin-1"))
    _, lines = run("import", "t.csv", "--name", "a", "--column", "mot", "--encoding", "mac-roman")
    assert lines[0] == "a : 3 mots (t.csv, Mac Roman)"
    assert "  première ligne prise pour un titre : « mot »" in lines
    assert refused("import", "t.csv", "--name", "b", "--column", "9").text is texts.NO_SUCH_COLUMN
    assert refused("import", "t.csv", "--name", "b", "--encoding", "x").text is texts.UNKNOWN_ENCODING


def test_info_tells_origin_fingerprint_and_lengths(run: Run) -> None:
    run("import", "club.txt", "--name", "club")
    _, lines = run("info", "club")
    assert lines[:2] == ["nom : club", "utilisée : non"]
    assert lines[2].startswith("origine : club.txt, importée le ")
    assert lines[3] == "codage du fichier : UTF-8"
    assert lines[4] == f"empreinte : {Library.of_user().open('club').fingerprint}"
    assert lines[5:] == ["mots : 6", "  3 lettres : 2", "  4 lettres : 3", "  5 lettres : 1"]
    _, lines = run("info")
    assert lines[:3] == ["nom : default", "utilisée : oui", f"origine : {embedded.TITLE.fr}"]


def test_a_damaged_list_is_still_listed(run: Run, club: Path) -> None:
    run("import", "club.txt", "--name", "club")
    (club / "data" / "lexicons" / "club.json").write_text("?")
    assert run("list")[1][-1].split() == ["club", "?", *texts.LISTED_DAMAGED.fr.split()]


def test_remove(run: Run, refused: Callable[..., Refusal]) -> None:
    run("import", "club.txt", "--name", "club", "--use")
    assert refused("remove", "club").text is texts.STILL_IN_USE
    run("use", "default")
    assert run("remove", "club") == (0, ["La liste « club » est supprimée."])
    assert refused("use", "club").text is texts.UNKNOWN


def test_diff_of_names_and_files(run: Run) -> None:
    assert run("diff", "default", "club.txt") == (
        0,
        [
            "# « club.txt » ajoute : 3 mots",
            "# « club.txt » retire : 2 mots",
            *("+ ENCAS", "+ ETES", "+ OEUF"),
            *("- SEC", "- ZUT"),
        ],
    )
    assert run("diff", "default", "club.txt", "--limit", "1")[1][2:] == [
        "+ ENCAS",
        "# … et 2 de plus (--limit 0 pour tout voir)",
        "- SEC",
        "# … et 1 de plus (--limit 0 pour tout voir)",
    ]
    assert run("diff", "default", "default")[1] == [
        "# « default » ajoute : aucun mot",
        "# « default » retire : aucun mot",
    ]


# --- The words ---------------------------------------------------------------------------------------------


def test_check_answers_each_word_and_exits_with_1_on_a_no(run: Run) -> None:
    assert run("check", "été", "ZUT") == (
        0,
        [
            "✓ ETE : admis, liste libre fournie, non officielle",
            "✓ ZUT : admis, liste libre fournie, non officielle",
        ],
    )
    code, lines = run("check", "zut", "porte-clé", "œuf", "--lexicon", "club.txt")
    assert code == 1
    assert [line.split(" :")[0] for line in lines] == ["✗ ZUT", "✗ PORTE-CLE", "✓ OEUF"]


def test_check_needs_a_word(refused: Callable[..., Refusal]) -> None:
    assert refused("check").text is texts.NOTHING_TO_CHECK


def test_define_says_what_a_word_is(run: Run) -> None:
    code, lines = run("define", "été")
    assert (code, lines[0]) == (0, "✓ ETE : admis, liste libre fournie, non officielle")
    assert any("nom" in line for line in lines[1:])
    assert any("être" in line for line in lines[1:])


def test_define_of_a_word_that_only_the_list_knows(run: Run) -> None:
    Path("club.txt").write_text("AAXYZ")
    assert run("define", "aaxyz", "--lexicon", "club.txt")[1][1:] == [
        texts.NOT_DESCRIBED.fr.format(word="AAXYZ")
    ]
    assert run("define", "QQQQ") == (1, ["✗ QQQQ : non admis, liste libre fournie, non officielle"])


def test_find_by_letters_and_extensions(run: Run) -> None:
    def words(*arguments: str) -> list[str]:
        return [line for line in run("find", *arguments, "--lexicon", "club.txt")[1] if line[0] != "#"]

    assert words("c.s*") == ["CAS", "CASE"]
    assert words("sac?", "--anagram") == ["CASE"]
    assert words("case?", "--sub") == ["ENCAS", "CASE", "CAS"]
    assert words("case?", "--sub", "--length", "3") == ["CAS"]
    assert words("cas", "--front") == ["ENCAS"]
    assert words("cas", "--back") == ["CASE"]
    assert words("*", "--limit", "1") == ["CAS"]
    assert words("xyz*") == []


def test_find_refuses_what_it_cannot_search(refused: Callable[..., Refusal]) -> None:
    assert refused("find", "a?b").text is texts.BAD_PATTERN
    assert refused("find", "AE", "--sub", "--front").text is texts.ONE_SEARCH
    assert refused("find", "AE*", "--limit", "-1").text is texts.BAD_LIMIT
    assert refused("find", "AE*", "--lexicon", "clubs").text is texts.UNKNOWN


def test_on_a_screen_words_stand_in_columns_and_long_answers_are_cut(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(module, "_SHOWN_ON_A_SCREEN", 3)
    _, lines = run("find", "*")
    assert lines[1:] == ["# 3 lettres : 4", "CAS ETE SEC", "# … et 2 de plus (--limit 0 pour tout voir)"]
    assert run("check", "ZUT")[1] == ["✓ ZUT : admis, liste libre fournie, non officielle"]


def test_derive_checks_or_writes_and_needs_its_source(
    run: Run, refused: Callable[..., Refusal], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[object, ...]] = []
    monkeypatch.setattr(derivation, "check", lambda *paths: done.append(paths))
    monkeypatch.setattr(derivation, "write", lambda *paths: done.append(paths))
    assert run("derive", "--source", ".", "--check")[0] == 0
    assert run("derive", "--source", ".")[0] == 0
    assert done == [(Path(),), (Path(), embedded.DATA)]
    assert refused("derive", "--source", "absent").text is texts.NOT_A_CHECKOUT


def test_long_work_is_announced_on_standard_error(
    club: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class AtOnce:
        daemon = False

        def __init__(self, _: float, act: Callable[[], None]) -> None:
            self.start = act
            self.cancel = lambda: None

    monkeypatch.setattr(module, "Timer", AtOnce)
    with pytest.raises(SystemExit):
        app(["import", "club.txt", "--name", "club"])
    assert capsys.readouterr().err == "Lecture de club.txt…\n"


# --- The program -------------------------------------------------------------------------------------------


def nonuple(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("nonuple")
    return subprocess.run([program, "lexicon", *arguments], capture_output=True, text=True, check=False)


def test_the_program_imports_a_list_and_answers(club: Path) -> None:
    assert nonuple("import", "club.txt", "--name", "club", "--use").returncode == 0
    answer = nonuple("check", "encas", "zut")
    assert (answer.returncode, answer.stderr) == (1, "")
    assert answer.stdout == "✓ ENCAS : admis, liste « club »\n✗ ZUT : non admis, liste « club »\n"


def test_the_program_refuses_in_one_sentence_with_exit_code_2(club: Path) -> None:
    Path("vide.txt").write_bytes(b"")
    answer = nonuple("import", "vide.txt", "--name", "x")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == "nonuple: vide.txt : le fichier est vide ; donnez une liste de mots.\n"


def test_words_put_onto_a_list_replace_the_lengths_they_are_whole_for(run: Run, club: Path) -> None:
    Path("deux.txt").write_text("AA\nAH\nETE\n")
    code, lines = run("import", "deux.txt", "--name", "mien", "--onto", "default", "--lengths", "2,3")
    assert (code, lines[0]) == (0, "mien : 4 mots (deux.txt, UTF-8)")
    assert list(Library.of_user().open("mien")) == ["AA", "AH", "CASE", "ETE"]


def test_lengths_are_those_of_words_and_of_a_list_to_put_them_onto(refused: Callable[..., Refusal]) -> None:
    for asked in (
        ("--lengths", "2"),
        ("--onto", "default", "--lengths", "1"),
        ("--onto", "default", "--lengths", "x"),
    ):
        assert refused("import", "club.txt", "--name", "mien", *asked).text is texts.BAD_LENGTHS


def test_a_list_that_looks_cut_is_taken_only_on_demand(
    run: Run, refused: Callable[..., Refusal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doubts, "LARGE", 5)
    Path("coupee.txt").write_text("BA\nCA\nCAS\nCASE\nCE\nDA\nDE\n")
    refusal = refused("import", "coupee.txt", "--name", "mien")
    assert "elle s'arrête à D (dernier mot : DE)" in str(refusal)
    assert Library.of_user().names() == []
    assert run("import", "coupee.txt", "--name", "mien", "--anyway")[0] == 0
