"""Games that a device played without a server, in the diary of a server: read as those that it hosted."""

from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.formats.soundness import sound
from nonuple.play.hosted import HomeMeans
from nonuple.play.solo import commands as ask
from nonuple.play.solo import events as on
from nonuple.play.solo.elsewhere import Happened, ToldGame, told
from nonuple.play.solo.events import SoloSlip
from nonuple.play.solo.solo import SoloGame
from nonuple.store import EventStore
from nonuple.study.diary.reading import games_of
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness
from tests.server.visiting import Guest
from tests.solo.hosting import house

MEANS = HomeMeans(lambda _: open_lexicon("default"), bytes, games.read, commonness)
NAME = "ici-0123456789abcdef"
SINCE = 1_700_000_000.0
_keys = count()


def played() -> SoloGame:
    """Two turns, the second lost, then left."""
    game = SoloGame.drawn(open_lexicon("default"), seed=7).answer("H4", "EPUISE").go_on().answer()
    return game.do(ask.StopSolo())


def as_told(events: tuple[on.SoloFact, ...]) -> ToldGame:
    return ToldGame(NAME, tuple(Happened(one, SINCE + 10 * at) for at, one in enumerate(events)))


def key() -> dict[str, str]:
    return {"Idempotency-Key": f"t{next(_keys)}"}


@pytest.mark.anyio
async def test_a_game_of_the_device_is_noted_once_with_the_turns_that_were_lost(store: EventStore) -> None:
    game = msgspec.to_builtins(as_told(played().events))
    async with house(store, "records") as at:
        made = await at.owner.post("/api/records", {})
        path = f"/api/records/{made['id']}"
        async with Guest(at.server.address, made["token"]) as keeper:
            for _ in range(2):
                await keeper.post(f"{path}/told", game, headers=key())
            parts: dict[str, Any] = await at.parts(keeper, made["id"], "diary")
            (noted,) = parts["games"]
            assert (noted["source"], noted["told"]) == (f"solo:{NAME}:0", True)
            assert (noted["points"], noted["turns"], noted["at"][:10]) == (18, 2, "2023-11-14")
            assert [one["turn"] for one in parts["turns"]] == [2]
            assert parts["words"][0]["missed"], "the dearest is one of tomorrow's first cards"
        async with Guest(at.server.address) as stranger:
            assert (await stranger.http.post(f"{path}/told", json=game, headers=key())).status_code == 401


def test_one_that_goes_on_is_not_noted_yet() -> None:
    activity = told(as_told(played().events[:-1]), MEANS, sound)
    with pytest.raises(Refusal, match="pas finie"):
        games_of(activity, "", as_told(played().events).ended)


@given(st.data())
def test_what_cannot_have_happened_is_refused_and_nothing_else_goes_wrong(data: st.DataObject) -> None:
    """Facts left out, doubled, put elsewhere, with other figures: a sentence, or a game within its bounds."""
    facts = list(played().events)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(facts) - 1))
        match data.draw(st.sampled_from(("drop", "double", "move", "earn"))):
            case "drop" if len(facts) > 1:
                del facts[at]
            case "double":
                facts.insert(at, facts[at])
            case "move":
                facts.insert(data.draw(st.integers(0, len(facts) - 1)), facts.pop(at))
            case "earn":
                points = data.draw(st.integers(-(2**70), 2**70))
                facts.insert(
                    at, on.SolutionUncovered(on.SoloOutcome(points, points, slip=SoloSlip("ZZ", "H8")))
                )
    try:
        activity = told(as_told(tuple(facts)), MEANS, sound)
    except Refusal:
        return
    state = activity.state
    assert state is not None
    assert len(state.outcomes) <= len(state.turns)
    assert all(0 <= one.points <= turn.top for one, turn in zip(state.outcomes, state.turns, strict=False))
