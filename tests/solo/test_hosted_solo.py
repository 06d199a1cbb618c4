"""The game alone on a server: over HTTP, by its clock, after a kill, and with nothing told too early."""

from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as contest
from nonuple.formats import games
from nonuple.formats.sealed import Cost, seal
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.hosted import HomeMeans
from nonuple.play.masked import WantedGame
from nonuple.play.solo import activity
from nonuple.play.solo import commands as ask
from nonuple.play.solo import events as on
from nonuple.play.solo.deciding import begin_solo
from nonuple.play.solo.events import SoloSlip
from nonuple.play.solo.state import SoloState, replay_solo
from nonuple.play.ticking import AWAY, ResumeTime, StopTime
from nonuple.store import EventStore
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.processes import serving
from tests.server.timing import HandSetTime
from tests.server.visiting import Guest, answered, until
from tests.solo.hosting import House, house, look, written

pytestmark = pytest.mark.anyio

SEED = 7
MEANS = HomeMeans(lambda _: open_lexicon("default"), bytes, games.read, commonness)
DRAWN = ask.BeginSolo(WantedGame(seed=SEED))


async def shown(at: House, id: str) -> dict[str, Any]:
    return await at.parts(at.owner, id, "solo")


async def test_a_turn_alone_over_http(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        assert (await shown(at, id))["turn"] is None
        await at.ask(at.owner, id, DRAWN)
        first = await shown(at, id)
        assert first["turn"]["rack"]["published"] == "SEIUHPE"
        assert (first["shown"], first["report"], first["sheet"]) == (None, None, [])
        await at.ask(at.owner, id, ask.TakeHint())
        hints = (await shown(at, id))["turn"]["hints"]
        assert [(one["step"], one["told"]) for one in hints] == [("scrabble", False), ("score", None)]
        await at.ask(at.owner, id, ask.HandIn(SoloSlip("EPUISE", "H4")))
        after = await shown(at, id)
        assert (after["shown"]["word"], after["shown"]["outcome"]["points"]) == ("HUEES", 18 - 2)
        assert after["score"]["top"] == 24
        word = await at.owner.get(f"/api/solos/{id}/words/HUEES")
        assert word["readings"]
        assert (await at.owner.http.get(f"/api/solos/{id}/words/MAISON")).status_code == 404
        await at.ask(at.owner, id, ask.GoOn())
        assert (await shown(at, id))["turn"]["rack"]["published"] == "IP+ADAEC"
        again = await at.asked(at.owner, id, DRAWN)
        assert again.status_code == 409
        summary = await at.owner.get(f"/api/solos/{id}")
        assert summary["contest"]["live"] is True


async def test_a_word_tried_tells_by_how_much_it_is_less_and_no_more(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(seed=SEED), seconds=60))
        at.time.seconds += 20
        await at.ask(at.owner, id, ask.TryWord(SoloSlip("EPUISE", "H4")))
        tried = await shown(at, id)
        assert (tried["turn"]["held"]["points"], tried["turn"]["held"]["gap"]) == (18, 24 - 18)
        assert (tried["shown"], tried["clock"]["ends"], tried["sheet"]) == (None, None, [])
        assert "HUEES" not in str(tried)
        await at.ask(at.owner, id, ask.TakeHint())
        await at.ask(at.owner, id, ask.HandIn(SoloSlip("HUEES", "H4")))
        outcome = (await shown(at, id))["shown"]["outcome"]
        assert (outcome["points"], outcome["price"], outcome["spent"]) == (18, 0, 20)
        assert (outcome["later"]["points"], outcome["solutions"] > 100) == (24, True)
        (line,) = (await shown(at, id))["sheet"]
        assert (line["hints"], line["own"], line["spent"]) == (0, "EPUISE", 20)


async def test_the_top_needs_no_second_look(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        await at.ask(at.owner, id, ask.TryWord(SoloSlip("HUEES", "H4")))
        assert (await shown(at, id))["shown"]["outcome"]["points"] == 24


async def test_own_letters_come_first_in_the_order_of_the_bag(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(seed=SEED, letters="MAISONSTU")))
        assert (await shown(at, id))["turn"]["rack"]["published"] == "MAISONS"
        await at.ask(at.owner, id, ask.HandIn())
        await at.ask(at.owner, id, ask.GoOn())
        assert len((await shown(at, id))["turn"]["rack"]["drawn"]) == 7
        other = await at.made("Autre")
        refused = await at.asked(at.owner, other, ask.BeginSolo(WantedGame(letters="ZZZZZZZ")))
        assert refused.status_code == 409 and "Z" in refused.json()["detail"]


async def test_own_letters_that_a_rule_takes_back_are_told_and_never_replaced(store: EventStore) -> None:
    async with house(store, "solos") as at:
        for letters in ("WXZKQJB", "ABCDFGHIJ?Z"):
            id = await at.made()
            refused = await at.asked(at.owner, id, ask.BeginSolo(WantedGame(seed=SEED, letters=letters)))
            assert refused.status_code == 409 and "rejeté" in refused.json()["detail"]


async def test_a_game_that_was_prepared_and_sealed_is_played_with_its_password(store: EventStore) -> None:
    prepared = prepare(Settings(), Chance(b"s" * 32, bytes(16)), open_lexicon("default"))
    file = seal(prepared, "soleil", salt=bytes(16), nonce=bytes(12), cost=Cost(n=2, r=8, p=1)).decode()
    async with house(store, "solos") as at:
        id = await at.made()
        for password, said in (("", "scellée"), ("lune", "mot de passe")):
            refused = await at.asked(at.owner, id, ask.BeginSolo(WantedGame(game=file, password=password)))
            assert refused.status_code == 409 and said in refused.json()["detail"]
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(game=file, password="soleil")))
        first = prepared.record.turns[0]
        assert (await shown(at, id))["turn"]["rack"]["drawn"] == first.drawn


def test_absence_is_no_thinking_time() -> None:
    """A turn left for a week counts as long as somebody may have been thinking after a sign of life."""
    lexicon = open_lexicon("default")
    game = activity.SoloActivity("a", MEANS)
    state = replay_solo(begin_solo(MEANS.record(WantedGame(seed=SEED)), lexicon, epoch="e"))
    for number, (event, at) in enumerate(
        (
            (state.begun, "2026-11-01T10:00:00+00:00"),
            (on.LettersUncovered(0.0, "e"), "2026-11-01T10:00:00+00:00"),
            (on.DraftKept(SoloSlip("HUE", "H4")), "2026-11-01T10:01:00+00:00"),
            (on.DraftKept(SoloSlip("HUES", "H4")), "2026-11-08T10:00:00+00:00"),
            (on.SolutionUncovered(on.SoloOutcome(0, 0)), "2026-11-08T10:00:30+00:00"),
        ),
        1,
    ):
        game.apply(event, number, "", at)
    assert game.spent == 60 + AWAY + 30
    assert state.spent(604_800.0, "e") == AWAY


async def test_whoever_is_in_the_house_opens_a_game_that_his_device_keeps(store: EventStore) -> None:
    async with house(store, "solos") as at, Guest(at.server.address, None) as stranger:
        opened = await stranger.post("/api/solos/here", {"name": "Seul"})
        assert opened["role"] == "keeper"
        assert (await stranger.http.get("/api/solos")).status_code == 401
        assert (await stranger.http.post("/api/contests/here", json={"name": "x"})).status_code in (404, 405)
        async with Guest(at.server.address, opened["token"]) as device:
            await at.ask(device, opened["contest"], DRAWN)
            assert (await at.parts(device, opened["contest"], "solo"))["turn"]["turn"] == 1
        other = await stranger.post("/api/solos/here", {"name": "Seul"})
        async with Guest(at.server.address, other["token"]) as device:
            assert (await device.http.get(f"/api/solos/{opened['contest']}")).status_code == 401


async def test_what_is_wrong_is_said_in_a_sentence_and_changes_nothing(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        assert (await at.asked(at.owner, id, ask.GoOn())).status_code == 409
        bad = await at.asked(at.owner, id, ask.BeginSolo(WantedGame(game="<xml?>")))
        assert bad.status_code == 409 and bad.json()["detail"].endswith(".")
        unknown = await at.asked(at.owner, id, ask.BeginSolo(WantedGame(formula="9/9")))
        assert unknown.status_code == 409 and "9/9" in unknown.json()["detail"]
        await at.ask(at.owner, id, DRAWN)
        assert (await at.asked(at.owner, id, ask.HandIn(SoloSlip("HUEES")))).status_code == 409
        assert (await shown(at, id))["shown"] is None


async def test_who_looks_on_does_not_play(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        viewer = await at.invited(id, "viewer")
        await at.ask(at.owner, id, DRAWN)
        async with Guest(at.server.address, viewer["token"]) as guest:
            assert (await at.asked(guest, id, ask.HandIn())).status_code == 403
            assert (await at.parts(guest, id, "solo"))["turn"]["turn"] == 1


async def test_time_ends_by_itself_with_the_draft_and_can_be_stopped(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(seed=SEED), seconds=60))
        await at.ask(at.owner, id, ask.KeepDraft(SoloSlip("HUEES", "H4")))
        at.time.seconds += 30
        await at.ask(at.owner, id, StopTime())
        assert (await shown(at, id))["clock"]["left"] == 30
        at.time.seconds += 500
        await at.ask(at.owner, id, ResumeTime())
        solo = await at.activity(id)
        at.time.seconds += 29
        assert solo.state.phase == "search"
        at.time.seconds += 2
        await until(lambda: solo.state.phase == "shown")
        assert (await shown(at, id))["shown"]["outcome"]["points"] == 24


async def test_a_clock_that_is_gone_stops_the_time(store: EventStore) -> None:
    time = HandSetTime()
    async with house(store, "solos", time) as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(seed=SEED), seconds=60))
    time.epoch, time.seconds = "another start", 5.0
    async with house(store, "solos", time) as at:
        solo = await at.activity(id)
        await until(lambda: solo.state.time is not None and not solo.state.time.running)
        assert (await shown(at, id))["clock"]["left"] == 60


async def test_a_game_of_the_club_is_played_beside_its_room(store: EventStore) -> None:
    async with house(store, "solos") as at:
        room = await staged(at.owner, 3)
        draw = await letters_in_play(at.owner, room.id)
        id = await at.made()
        begin = {"contest": room.id, "game": 1}
        key = {"Idempotency-Key": "club"}
        early = await at.owner.http.post(f"/api/solos/{id}/club", json=begin, headers=key)
        assert early.status_code == 409
        await at.owner.ask(room.id, contest.CloseSlips())
        await at.owner.ask(room.id, contest.EnterSlip(1, draw, 1, slip=FIRST_TOP))
        await at.owner.ask(room.id, contest.EnterMissing(1, draw))
        run = (await at.server.club.room(room.id)).activity.contest.runs[1]  # type: ignore[attr-defined]
        await until(lambda: all(run.rounds[draw].sheet(one.player).decision for one in run.seating))
        await at.owner.ask(room.id, contest.Retain())
        await at.owner.ask(room.id, contest.EndGame())
        answered(await at.owner.http.post(f"/api/solos/{id}/club", json=begin, headers=key))
        first = await shown(at, id)
        assert first["game"]["room"] == 3
        assert first["game"]["bonus"] == [0, 0, 0, 0, 0, 0, 0, 50]
        await at.ask(at.owner, id, ask.HandIn(SoloSlip("FEDAYIN", "H8")))
        report = (await shown(at, id))["report"]
        assert report["room"] == {
            "tables": 3,
            "rank": 1,
            "median": 0,
            "best": 110,
            "above": None,
            "below": 110,
        }
        assert report["curve"][0]["finders"] == 1


async def test_nobody_learns_what_is_behind_the_mask(store: EventStore) -> None:
    async with house(store, "solos") as at:
        chance = bytes(range(32))
        kind = at.server.club.kinds["solo"]
        kind.means = kind.means._replace(chance=lambda size: chance[:size])  # type: ignore[attr-defined]
        id = await at.made()
        viewer = await at.invited(id, "viewer")
        await at.ask(at.owner, id, ask.BeginSolo())
        solo = await at.activity(id)
        async with Guest(at.server.address, viewer["token"]) as guest, Guest(at.server.address) as stranger:
            for _ in range(3):
                for who in (at.owner, guest, stranger):
                    assert await look(at, who, id, ("solo", "x"), secrets_of(solo.state, chance)) > 20
                await at.ask(at.owner, id, ask.TakeHint())
                await look(at, at.owner, id, ("solo",), secrets_of(solo.state, chance))
                await at.ask(at.owner, id, ask.HandIn())
                await look(at, guest, id, ("solo",), secrets_of(solo.state, chance))
                await at.ask(at.owner, id, ask.GoOn())
        retained = solo.state.turn.retained.word
        assert retained.upper() in secrets_of(solo.state, chance)


async def test_a_view_that_tells_a_solution_is_found_out(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = activity.solo_parts
    monkeypatch.setattr(
        activity,
        "solo_parts",
        lambda state: {**honest(state), "careless": state and state.turn.retained.word},
    )
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        solo = await at.activity(id)
        with pytest.raises(AssertionError, match="HUEES"):
            await look(at, at.owner, id, ("solo",), secrets_of(solo.state, b"nothing"))


def secrets_of(state: SoloState, chance: bytes) -> set[str]:
    """Words of turns not shown yet, letters to come, the secret; but for what is on the table anyway."""
    open_turns = (*state.seen, state.turn) if state.phase == "search" else state.seen
    seen = " ".join(f"{one.rack} {one.rack.letters}" for one in open_turns)
    seen += " ".join(f"{one.retained.word}" for one in state.seen).upper()
    seen += " ".join(
        move.word.upper() for one in state.outcomes for group in one.missed for move in group.moves
    )
    hidden = written(chance)
    for turn in state.turns[len(state.seen) :]:
        words = {turn.retained.word.upper()}
        if turn not in open_turns:
            words |= {str(turn.rack), turn.rack.letters, turn.rack.drawn}
        hidden |= {word for word in words if len(word) >= 4 and word not in seen}
    return hidden


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    path, headers = "/api/solos", {"Idempotency-Key": "begin"}
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        id = (await owner.post(path, {"name": "Seul"}))["id"]
        wish = {"type": "BeginSolo", "wanted": {"seed": SEED}}
        await owner.post(f"{path}/{id}/commands", wish, headers=headers)
        hand_in = {"type": "HandIn", "slip": {"word": "HUEES", "ref": "H4"}}
        await owner.post(f"{path}/{id}/commands", hand_in, headers={"Idempotency-Key": "word"})
        before = await owner.get(f"{path}/{id}/channels/solo")
        await server.kill()
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        after = await owner.get(f"{path}/{id}/channels/solo")
        assert after["parts"] == before["parts"]
        await owner.post(f"{path}/{id}/commands", {"type": "GoOn"}, headers={"Idempotency-Key": "next"})
        turn = (await owner.get(f"{path}/{id}/channels/solo"))["parts"]["turn"]
        assert turn["rack"]["published"] == "IP+ADAEC"
