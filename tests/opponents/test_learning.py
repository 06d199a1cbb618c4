"""What letters kept are worth: shipped for the default list, learned for any other."""

from functools import partial
from pathlib import Path

import msgspec
import pytest

from nonuple.cli import learn as command
from nonuple.errors import Refusal
from nonuple.opponents import learning
from nonuple.opponents.learning import ROUNDS, lessons, taught
from nonuple.pieces.variant import ENGLISH, USUAL
from nonuple.words_io import default
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import LearnedLeaves, leaves_file, leaves_of
from tests.cli.running import run
from tests.repository import ROOT

SHIPPED = ROOT / "python" / "nonuple" / "data" / "leaves" / "french.json"


def read(path: Path) -> LearnedLeaves:
    return msgspec.json.decode(path.read_bytes(), type=LearnedLeaves)


def test_the_leaves_shipped_are_those_of_the_default_list_by_the_recipe_of_the_command() -> None:
    shipped = read(SHIPPED)
    assert (shipped.fingerprint, shipped.variant, shipped.seed) == (default.fingerprint(), "french", 1)
    assert shipped.rounds == ROUNDS
    assert len(shipped.coefficients) == 481


def test_a_joker_and_an_s_are_worth_keeping_and_a_q_is_not() -> None:
    library = Library.of_user()
    leaves = leaves_of(library.default(), USUAL, library)
    assert leaves.worth("?") > 20 > leaves.worth("S") > 2
    assert leaves.worth("Q") < -5 < leaves.worth("QU")
    assert leaves.worth("") == 0


def test_what_is_taught_does_not_depend_on_the_number_of_threads() -> None:
    words = Library.of_user().default().words
    *_, one = taught(words, USUAL, 1, 1, (3, 2))
    *_, several = taught(words, USUAL, 1, 3, (3, 2))
    assert one == several
    assert one.coefficients != [0] * 481


def test_lessons_are_counted() -> None:
    assert lessons((100, 101)) == 3


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute is too long for a test."""
    monkeypatch.setattr(command, "ROUNDS", (2,))
    monkeypatch.setattr(command, "lessons", lambda: 1)
    monkeypatch.setattr(command, "taught", partial(learning.taught, rounds=(2,)))


@pytest.mark.usefixtures("short")
def test_learn_keeps_what_it_learned_beside_the_lists_of_the_user(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path))
    library = Library.of_user()
    lexicon = library.default()
    assert run(capsys, "learn", "--workers", "1").code == 0
    path = leaves_file(lexicon, USUAL, library)
    assert read(path).fingerprint == lexicon.fingerprint
    assert tuple(leaves_of(lexicon, USUAL, library).coefficients) == read(path).coefficients
    again = tmp_path / "again.json"
    assert run(capsys, "learn", "--workers", "2", "--out", str(again)).code == 0
    assert again.read_bytes() == path.read_bytes()


def test_letters_never_learned_with_are_played_for_points(tmp_path: Path) -> None:
    library = Library(tmp_path, Library.of_user().cache)
    assert leaves_of(library.default(), ENGLISH, library).coefficients == [0] * 481


def test_a_damaged_file_is_said_to_be(tmp_path: Path) -> None:
    library = Library(tmp_path, Library.of_user().cache)
    path = leaves_file(library.default(), USUAL, library)
    path.parent.mkdir()
    for damaged in (
        b"{",
        b'{"fingerprint": "", "variant": "", "seed": 1, "rounds": [], "coefficients": [1]}',
    ):
        path.write_bytes(damaged)
        with pytest.raises(Refusal, match=r"relancez-le"):
            leaves_of(library.default(), USUAL, library)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seed", "-1"), "La graine est un nombre entier"),
        (("--workers", "0"), "au moins un fil de calcul"),
        (("--variant", "klingon"), "klingon"),
        (("--lexicon", "nulle-part"), "nulle-part"),
    ],
)
def test_what_learn_cannot_use_is_refused(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "learn", *arguments)
    assert ran.code == 2
    assert said in ran.err
