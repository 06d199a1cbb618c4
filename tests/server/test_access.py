"""Links and codes, and how many guesses are borne."""

import pytest

from nonuple.errors import Refusal
from nonuple.server.hosting.access import Ration, code_hash, link_hash, new_code, new_token, wrong_codes

SECRET = bytes(32)


class HandSetClock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def tries(ration: Ration, address: str, most: int = 10_000) -> int:
    """How many wrong codes an address has before it is refused."""
    for count in range(most):
        try:
            ration.spend(address)
        except Refusal:
            return count
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
    ration = wrong_codes(clock)
    assert tries(ration, "10.0.0.1") == 20
    assert tries(ration, "10.0.0.1") == 0
    assert tries(ration, "10.0.0.2") == 20
    clock.seconds += 60
    assert tries(ration, "10.0.0.1") == 12
