"""The list that comes with the program."""

import re
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.words_io import default


@pytest.fixture(scope="module")
def words() -> list[str]:
    return default.words_text().decode("ascii").split("\n")


def test_words_are_sorted_each_once_and_can_be_laid(words: list[str]) -> None:
    assert words == sorted(set(words))
    assert [word for word in words if not re.fullmatch("[A-Z]{2,15}", word)] == []


def test_there_are_words_of_every_length(words: list[str]) -> None:
    counts = [sum(len(word) == length for word in words) for length in range(2, 16)]
    assert counts == [
        *(73, 512, 2179, 6939, 16142, 29580, 44858),
        *(56492, 60770, 56850, 46370, 33678, 21792, 12919),
    ]


def test_the_fingerprint_is_that_of_the_words() -> None:
    assert default.fingerprint() == sha256(default.words_text()).hexdigest()


def test_the_words_of_the_rulebooks_examples_are_admitted(words: list[str]) -> None:
    first_game = {"RENE", "BLEUIS", "CLAIE", "CRENE", "WUS", "PASSE", "DEPLIEZ", "RIZ", "MUNIE", "MENAGER"}
    nine_scores = {"FEDAYIN", "FEDAYINS", "MOUSSEZ", "DERIDERA"}
    assert (first_game | nine_scores) - set(words) == set()


@pytest.mark.parametrize("word", ["LILLE", "ELODIE", "VITRO", "QU", "KM", "XIV", "ZUP", "WWW"])
def test_names_fragments_and_signs_are_not_admitted(words: list[str], word: str) -> None:
    assert word not in words


def test_the_title_says_that_the_list_is_not_the_official_one_and_its_licence() -> None:
    assert "n'est pas la liste officielle" in default.TITLE.fr
    assert "not the official one" in default.TITLE.en
    assert all("MPL" in title for title in default.TITLE)


def test_the_notice_and_the_licence_lie_beside_the_list() -> None:
    assert "Grammalecte" in (default.DATA / "NOTICE.md").read_text("utf-8")
    assert "Mozilla Public License" in (default.DATA / "LICENSE").read_text("utf-8")


@given(st.sets(st.from_regex("[A-D]{2,9}", fullmatch=True), min_size=1))
def test_what_is_packed_is_unpacked(words: set[str]) -> None:
    assert default.unpack(default.pack(sorted(words))) == "\n".join(sorted(words)).encode()
