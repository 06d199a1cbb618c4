"""What a program may give to `Game.judge` as the arbiter's opinions."""

import pytest

from nonuple import Game, Slip
from nonuple.errors import Refusal
from nonuple.slips.verdict import Opinion

SLIP = Slip.down("MOUSSEZ", score=170)


@pytest.fixture(scope="module")
def game() -> Game:
    return Game(edition="2026").draw("FEDAYIN").retain().draw("MOUSSEZ")


@pytest.mark.parametrize("spoilt", ["maybe", "", "Plausible"])
def test_an_opinion_that_is_none_is_refused_and_never_taken_for_plausible(game: Game, spoilt: str) -> None:
    with pytest.raises(Refusal) as raised:
        game.judge(SLIP, {"FEDAYINM": spoilt})
    assert str(raised.value) == (
        f"opinions : « {spoilt} » n'est pas un avis sur FEDAYINM ; donnez l'un de ceux-ci : "
        "plausible, implausible, doubtful."
    )


@pytest.mark.parametrize("opinion", Opinion)
def test_an_opinion_is_given_by_its_name_as_well(game: Game, opinion: Opinion) -> None:
    assert game.judge(SLIP, {"FEDAYINM": opinion.value}) == game.judge(SLIP, {"FEDAYINM": opinion})
