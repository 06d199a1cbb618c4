"""Links and codes, and how many guesses are borne."""

import pytest

from nonuple.errors import Refusal
from nonuple.server.access import Guessing, code_hash, link_hash, new_code, new_token

SECRET = bytes(32)


class HandSetClock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def tries(guessing: Guessing, address: str, most: int = 10_000) -> int:
    """How many guesses an address has before it is refused."""
    for count in range(most):
        try:
            guessing.check(address)
        except Refusal:
            return count
        guessing.fail(address)
    return most


def test_a_code_has_no_sign_that_can_be_taken_for_another() -> None:
    codes = {new_code() for _ in range(300)}
    assert len(codes) == 300
    assert not set("01OIL") & set("".join(codes))
    assert {(len(code), code[4]) for code in codes} == {(9, "-")}


def test_a_link_cannot_be_guessed() -> None:
    tokens = {new_token() for _ in range(300)}
    assert len(tokens) == 300
    assert {len(token) for token in tokens} == {22}  # 128 bits, six to a letter


@pytest.mark.parametrize("typed", ["abcd-2345", "ABCD2345", " abcd 2345 ", "AB.CD-23.45"])
def test_a_code_is_known_however_it_is_typed(typed: str) -> None:
    assert code_hash(typed, SECRET) == code_hash("ABCD-2345", SECRET)


def test_what_is_kept_tells_neither_link_nor_code() -> None:
    token, code = new_token(), new_code()
    assert token not in link_hash(token)
    assert code_hash(code, SECRET) != code_hash(code, bytes([1] * 32))


def test_wrong_codes_are_rationed_by_address_and_borne_again_with_time() -> None:
    clock = HandSetClock()
    guessing = Guessing(clock)
    assert tries(guessing, "10.0.0.1") == 20
    assert tries(guessing, "10.0.0.1") == 0
    assert tries(guessing, "10.0.0.2") == 20
    clock.seconds += 60
    assert tries(guessing, "10.0.0.1") == 12


def test_wrong_codes_from_everywhere_are_rationed_together() -> None:
    guessing = Guessing(HandSetClock())
    given = [tries(guessing, f"10.0.{n // 250}.{n % 250}") for n in range(200)]
    assert sum(given) == 1000
