"""The sealed file of a prepared game: opened by its password only, whole or not at all."""

import json
from base64 import b64encode
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats.digest import with_digest
from nonuple.formats.sealed import STRONG, Cost, seal, unseal
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.words_io.library import open_lexicon
from tests.play.recording import CHANCE, SECRET

QUICK = Cost(n=2, r=1, p=1)
SALT, NONCE = bytes(range(16)), bytes(range(12))
PASSWORD = "à l'aide !"
GOLDEN = Path(__file__).parents[1] / "golden" / "prepared-1.sealed.json"


@pytest.fixture(scope="module")
def game() -> Prepared:
    return prepare(Settings(), CHANCE, open_lexicon("default"))


@pytest.fixture(scope="module")
def file(game: Prepared) -> bytes:
    return seal(game, PASSWORD, salt=SALT, nonce=NONCE, cost=QUICK)


def rewritten(file: bytes, **fields: object) -> bytes:
    """The file with other fields and a digest that fits them, as whoever means to deceive would write it."""
    return json.dumps(with_digest({**json.loads(file), **fields})).encode()


def test_the_password_opens_the_game(game: Prepared, file: bytes) -> None:
    assert unseal(file, PASSWORD, "f") == game


def test_the_commitment_can_be_read_without_it(file: bytes) -> None:
    assert json.loads(file)["commitment"] == CHANCE.commitment


def test_a_file_sealed_by_the_first_version_opens_for_ever() -> None:
    opened = unseal(GOLDEN.read_bytes(), PASSWORD, "f")
    assert (opened.settings, opened.chance) == (Settings(formula="joker"), CHANCE)
    assert (opened.draw(0), opened.record.total) == ("ABCDEF", 12)


def test_accents_are_the_same_however_they_are_composed(game: Prepared, file: bytes) -> None:
    assert unseal(file, "a\u0300 l'aide !", "f") == game


def test_nothing_of_the_game_is_in_clear(game: Prepared, file: bytes) -> None:
    for turn in game.record.turns:
        if len(turn.word) > 3:
            assert turn.word.encode() not in file
    for told in (SECRET, SECRET.hex().encode(), b64encode(SECRET), b"draws", b"turns"):
        assert told not in file


def test_the_length_tells_nothing_of_the_game(file: bytes) -> None:
    longer = prepare(Settings(), Chance(bytes(32), b""), open_lexicon("default"))
    assert len(seal(longer, PASSWORD, salt=SALT, nonce=NONCE, cost=QUICK)) == len(file)


@pytest.mark.parametrize("password", ["à l'aide", "A L'AIDE !", " à l'aide !", "x"])
def test_another_password_is_told_so(file: bytes, password: str) -> None:
    with pytest.raises(Refusal, match=r"^ce n'est pas le mot de passe de f\.$"):
        unseal(file, password, "f")


def test_an_empty_password_is_refused(game: Prepared, file: bytes) -> None:
    with pytest.raises(Refusal, match="vide"):
        seal(game, "", salt=SALT, nonce=NONCE, cost=QUICK)
    with pytest.raises(Refusal, match="vide"):
        unseal(file, "", "f")


@given(at=st.integers(0, 10**6), value=st.integers(0, 255))
def test_a_damaged_byte_is_noticed_whatever_the_password(
    game: Prepared, file: bytes, at: int, value: int
) -> None:
    at %= len(file)
    damaged = file[:at] + bytes([value]) + file[at + 1 :]
    try:
        assert unseal(damaged, PASSWORD, "f") == game  # the same byte, or another blank
    except Refusal as refusal:
        assert "mot de passe" not in str(refusal)


@given(length=st.integers(0, 10**6))
def test_a_file_cut_short_is_noticed(file: bytes, length: int) -> None:
    with pytest.raises(Refusal, match="abîmé"):
        unseal(file[: length % (len(file) - 2)], PASSWORD, "f")


@given(content=st.binary() | st.text().map(str.encode))
def test_anything_else_is_no_sealed_file(content: bytes) -> None:
    with pytest.raises(Refusal, match="préparée"):
        unseal(content, PASSWORD, "f")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


@given(
    field=st.sampled_from(["format", "version", "commitment", "cost", "salt", "nonce", "sealed"]),
    value=json_values,
)
def test_a_header_rewritten_with_its_digest_does_not_open(file: bytes, field: str, value: object) -> None:
    assume(json.dumps(value) != json.dumps(json.loads(file)[field]))
    with pytest.raises(Refusal):
        unseal(rewritten(file, **{field: value}), PASSWORD, "f")


def test_the_header_is_authenticated_with_the_game(file: bytes) -> None:
    with pytest.raises(Refusal, match="mot de passe"):
        unseal(rewritten(file, commitment="00"), PASSWORD, "f")


@pytest.mark.parametrize(
    "cost",
    [
        {"n": 2**30, "r": 8, "p": 1},
        {"n": 2**20, "r": 32, "p": 1},
        {"n": 3, "r": 1, "p": 1},
        {"n": 2, "r": 0, "p": 1},
        {"n": 2, "r": 1, "p": 1000},
    ],
)
def test_a_file_cannot_ask_for_any_amount_of_work(file: bytes, cost: dict[str, int]) -> None:
    with pytest.raises(Refusal, match="démesurés"):
        unseal(rewritten(file, cost=cost), PASSWORD, "f")


def test_a_guess_costs_128_megabytes() -> None:
    assert 128 * STRONG.n * STRONG.r == 128 * 1024**2
    assert STRONG.bearable


def test_a_later_version_is_told_so(file: bytes) -> None:
    with pytest.raises(Refusal, match=r"plus récent \(version 2\)"):
        unseal(rewritten(file, version=2), PASSWORD, "f")
