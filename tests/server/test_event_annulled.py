"""A game of an event that counts no more, in the event and in its rooms."""

from typing import Any

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.tournament import commands as wish
from tests.server.eventful import (
    LESS,
    TOP,
    StagedEvent,
    opened_game,
    part,
    play_turn,
    seats,
    staged_event,
    wish_for,
    wished,
)
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio


async def played_event(owner: Guest) -> StagedEvent:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    await owner.ask(event.room, ask.EndGame("other"))
    return event


async def card(owner: Guest, event: str, game: int) -> Any:
    return (await part(owner, event, "event", "games"))[game - 1]


async def room_says(owner: Guest, room: str, name: str, value: Any) -> None:
    async with screen(owner.address, str(owner.token), contest=room) as view:
        await view.read_until(lambda: (view.part("results", "summary") or {}).get(name) == value)


async def test_a_game_is_annulled_in_the_event_and_its_rooms_and_taken_back(owner: Guest) -> None:
    event = await played_event(owner)
    best = {table: id for id, table in (await seats(owner, event.id)).items()}[1]
    before = await part(owner, event.id, "standing", f"line:{best}")
    await wish_for(owner, event.id, wish.AnnulEventGame(1, "panne"))
    line = await part(owner, event.id, "standing", f"line:{best}")
    assert (line["total"], line["games"]) == (0, [None, None])
    assert (await part(owner, event.id, "standing", "head"))["top"] == 0
    assert (await card(owner, event.id, 1))["annulled"] == "panne"
    await room_says(owner, event.room, "annulled", "panne")
    await wish_for(owner, event.id, wish.RestoreEventGame(1))
    assert await part(owner, event.id, "standing", f"line:{best}") == before
    await room_says(owner, event.room, "annulled", "")


async def test_a_game_of_an_event_is_annulled_in_the_event_alone(owner: Guest) -> None:
    event = await played_event(owner)
    refused = await owner.http.post(
        f"/api/contests/{event.room}/commands",
        json={"type": "AnnulGame", "game": 1, "why": "panne"},
        headers={"Idempotency-Key": "annul"},
    )
    assert refused.status_code == 409
    assert "page de l'épreuve" in str(refused.json())


async def test_a_game_opened_by_mistake_is_withdrawn_and_opened_anew(owner: Guest) -> None:
    event = await played_event(owner)
    await wish_for(owner, event.id, wish.DrawTables(2, seed="autre"))
    await opened_game(owner, event, 2)
    await wish_for(owner, event.id, wish.WithdrawEventGame(2))
    shown = await card(owner, event.id, 2)
    assert (shown["stage"], shown["withdrawn"], shown["rooms"]) == ("drawn", True, [])
    await room_says(owner, event.room, "game", 1)
    await wish_for(owner, event.id, wish.RestoreEventGame(2))
    assert (await card(owner, event.id, 2))["stage"] == "open"
    await room_says(owner, event.room, "game", 2)
    await wish_for(owner, event.id, wish.WithdrawEventGame(2))
    await room_says(owner, event.room, "game", 1)
    await opened_game(owner, event, 2)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: TOP, 4: TOP})
    assert (await part(owner, event.id, "standing", "head"))["tops"] == [110, 110]


async def test_a_game_that_was_played_is_not_withdrawn(owner: Guest) -> None:
    event = await played_event(owner)
    refused = await wished(owner, event.id, wish.WithdrawEventGame(1))
    assert refused.status_code == 409
    assert "4 bulletins" in str(refused.json())


async def test_an_event_that_is_renamed_gives_its_rooms_the_new_name(owner: Guest) -> None:
    event = await staged_event(owner)
    plans = tuple(wish.GameWish(f"Partie {n}") for n in (1, 2))
    await wish_for(owner, event.id, wish.Arrange(name="Coupe du Port", date="2026-11-12", games=plans))
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await view.read_until(
            lambda: (view.part("public", "contest") or {}).get("name") == "Coupe du Port · Grande salle"
        )


async def test_a_correction_is_foreseen_told_in_the_journal_and_taken_back(owner: Guest) -> None:
    event = await played_event(owner)
    at = {table: id for id, table in (await seats(owner, event.id)).items()}
    before = (await owner.get(f"/api/events/{event.id}/channels/standing"))["parts"]
    wrong = {"type": "CorrectScore", "game": 1, "entry": at[4], "total": 105, "seen": 16, "why": "recours"}
    seen = await owner.post(f"/api/events/{event.id}/foresee", wrong)
    assert [(one["id"], one["total_before"], one["total"], one["rank"]) for one in seen["changed"]] == [
        (at[4], 16, 105, 2)
    ]
    assert (seen["others"], seen["following"]) == (0, 2)
    assert (await owner.get(f"/api/events/{event.id}/channels/standing"))["parts"] == before
    await wish_for(owner, event.id, wish.CorrectScore(1, at[4], 105, 16, "recours"))
    assert (await part(owner, event.id, "standing", f"line:{at[4]}"))["total"] == 105
    (act, *_) = await part(owner, event.id, "office", "journal")
    assert (act["what"], act["entry"], act["total"], act["why"]) == ("ScoreCorrected", at[4], 105, "recours")
    await wish_for(owner, event.id, msgspec.convert(act["back"], wish.TournamentCommand))
    assert (await part(owner, event.id, "standing", f"line:{at[4]}"))["total"] == 16
    assert "back" not in (await part(owner, event.id, "office", "journal"))[0]


@pytest.mark.parametrize(("total", "seen"), [(121, 16), (105, 20)])
async def test_a_correction_above_the_top_or_of_what_was_not_seen_is_refused(
    owner: Guest, total: int, seen: int
) -> None:
    event = await played_event(owner)
    at = {table: id for id, table in (await seats(owner, event.id)).items()}
    refused = await wished(owner, event.id, wish.CorrectScore(1, at[4], total, seen))
    assert refused.status_code == 409
    assert (await part(owner, event.id, "standing", f"line:{at[4]}"))["total"] == 16
