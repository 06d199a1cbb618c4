"""A simultané of three centres, three servers without a network between them, and their organiser's."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nonuple.centres import commands as wish
from nonuple.contest import commands as ask
from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults
from nonuple.formats.centre_file import CentreKey, PublicKeys, read_results, sign
from nonuple.formats.event_file import read_event
from nonuple.play.duplicate.prepared import Prepared
from nonuple.server.process.running import Running, running
from nonuple.store import open_store
from nonuple.texts import centres as texts
from nonuple.tournament.commands import SettleMet
from nonuple.words.lexicon import Lexicon
from nonuple.words.revision import revised
from nonuple.words_io.library import open_lexicon
from tests.server.eventful import part, wished
from tests.server.simultaneous import (
    FUTURE,
    KEY,
    CentreDesk,
    Office,
    Simultaneous,
    enter,
    made_ready,
    now,
    play,
    settled,
)
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

LEXICON = open_lexicon()
TURNS = 3


class OneList:
    """A computer that has one word list."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def in_use(self) -> str:
        return self._lexicon.name

    def open(self, name: str) -> Lexicon:
        return self._lexicon


class Places:
    """Servers, each with its own store and its own list."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self._folder = folder
        self._stack = stack
        self.running: dict[str, Running] = {}

    async def desk(self, name: str, lexicon: Lexicon = LEXICON) -> CentreDesk:
        return await CentreDesk.open(await self.server(name, lexicon), "Simultané des Côtes")

    async def office(
        self, files: Simultaneous, places: Sequence[wish.PlaceWish] = (), lock: str = ""
    ) -> Office:
        return await Office.of(await self.server("office"), files, places, lock)

    async def server(self, name: str, lexicon: Lexicon = LEXICON) -> Guest:
        store = await open_store(self._folder / name)
        self._stack.push_async_callback(store.close)
        server = await self._stack.enter_async_context(running(store, library=OneList(lexicon)))
        self.running[name] = server
        return await self._stack.enter_async_context(Guest(server.address, server.owner))


@pytest.fixture
async def places(tmp_path: Path) -> AsyncIterator[Places]:
    async with AsyncExitStack() as stack:
        yield Places(tmp_path, stack)


async def played(desk: CentreDesk, files: Simultaneous, centre: str, *names: str) -> str:
    """The file of a centre that received, opened and played its game."""
    contest = await desk.receive(files, centre)
    await enter(desk.guest, contest, *names)
    await desk.ask(wish.BreakSeal(KEY.words, KEY.digits))
    await desk.open_game()
    await play(desk.guest, contest, TURNS)
    await settled(desk, contest)
    return await desk.send()


def altered(file: str) -> str:
    """One more point for everybody."""
    document = json.loads(file)
    for score in document["results"]["event"]["games"][0]["scores"].values():
        score["total"] += 1
    return json.dumps(document)


def told(view: dict[str, Any]) -> list[tuple[str, bool, str]]:
    return [(one["centre"], one["left_out"], one["said"]["fr"]) for one in view["anomalies"]]


async def test_three_centres_are_gathered_one_altered_and_one_with_another_list(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", "Albi", "Vallon", opens=now())
    first = files.game.record.turns[0]
    lacking = revised(LEXICON, frozenset({first.word.upper()}), frozenset())
    office = await places.office(files)
    sent = {
        "Brest": await played(await places.desk("brest"), files, "Brest", "AMIEL Annick", "BLANC Bruno"),
        "Albi": await played(await places.desk("albi"), files, "Albi", "CHABERT Cléo"),
        "Vallon": await played(await places.desk("vallon", lacking), files, "Vallon", "Amiel Annick"),
    }
    await office.ask(wish.ReceiveFile(sent["Brest"], "brest.json"))
    refused = await office.asked(wish.ReceiveFile(altered(sent["Albi"]), "albi.json"))
    assert (refused.status_code, "albi.json" in refused.json()["detail"]) == (409, True)
    await office.ask(wish.ReceiveFile(sent["Vallon"], "vallon.json"))
    view = await office.part("gathering")
    assert {one["name"]: one["state"] for one in view["lines"]} == {
        "Albi": "sealed",
        "Brest": "sent",
        "Vallon": "other-list",
    }
    assert {(one["centre"], one["gesture"]) for one in view["anomalies"]} >= {("Vallon", "rejudge")}
    assert (await office.asked(wish.RejudgeCentre("Brest"))).status_code == 409, "it takes the key"
    assert (await office.counted()).status_code == 200
    assert {centre for *_, centre in await office.ranking()} == {"Brest"}
    await office.ask(wish.ReleaseKey(KEY.words, KEY.digits))

    await office.ask(wish.ReceiveFile(sent["Albi"], "albi-2.json"))
    await office.ask(wish.RejudgeCentre("Vallon"))
    view = await office.part("gathering")
    top = sum(turn.score for turn in files.game.record.turns[:TURNS])
    everybody = [(top, "Albi"), (top, "Brest"), (top, "Brest"), (top, "Vallon")]
    assert await office.ranking() == everybody
    (changes,) = (one["changes"] for one in view["anomalies"] if one["changes"])
    assert [(one["turn"], one["before"], one["after"]) for one in changes] == [(1, 0, first.score)]
    [met] = await part(office.guest, office.event, "office", "met")
    assert (met["centres"], met["counts"]) == (["Brest", "Vallon"], None)

    async def settle(*counts: str) -> Any:
        return await wished(office.guest, office.event, SettleMet(tuple(met["entries"]), *counts))

    assert (await settle(met["entries"][1])).status_code == 200
    assert [centre for *_, centre in await office.ranking()] == ["Albi", "Brest", "Vallon"]
    assert (await settle("")).status_code == 200
    assert await office.ranking() == everybody
    assert (await settle()).status_code == 200
    assert await part(office.guest, office.event, "office", "met") == [met], "as if nothing had been said"
    assert (await settle("Albi/1")).status_code == 409


async def test_a_sending_over_the_network_counts_like_the_file_and_a_second_replaces_it(
    places: Places,
) -> None:
    files = made_ready(LEXICON, "Brest", "Albi", opens=now())
    office, brest = await places.office(files), await places.desk("brest")
    path = f"/api/centres/{office.id}/grants"
    link = (await office.guest.post(path, {"role": "centre", "centre": "Brest"}))["token"]
    await played(brest, files, "Brest", "AMIEL Annick")
    there = places.running["office"].address
    file = await brest.send(address=there, id=office.id, token=link)
    (line,) = [one for one in (await office.part("gathering"))["lines"] if one["name"] == "Brest"]
    assert (line["way"], line["number"], line["state"]) == ("network", 2, "sent")
    keys = msgspec.json.decode(files.keys, type=PublicKeys)
    opened = read_results(file.encode(), "brest", keys).opened
    assert opened == (await brest.part("local"))["opened"]
    refused = await brest.guest.http.post(
        f"/api/centres/{brest.id}/send", json={"address": there, "id": office.id, "token": "x"}
    )
    assert refused.status_code != 200


async def test_the_organiser_sees_how_far_each_connected_centre_is(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", "Albi")
    office, brest = await places.office(files), await places.desk("brest")
    link = (
        await office.guest.post(f"/api/centres/{office.id}/grants", {"role": "centre", "centre": "Brest"})
    )["token"]
    contest = await brest.receive(files, "Brest")
    there = {"address": places.running["office"].address, "id": office.id, "token": link}
    path = f"/api/centres/{brest.id}/organiser"
    assert (await brest.guest.http.post(path, json={"address": "ftp://x"})).status_code == 409
    await brest.guest.post(path, there)

    async def told(*games: str, players: int) -> dict[str, Any]:
        while True:
            parts = (await office.guest.get(f"/api/centres/{office.id}/channels/gathering"))["parts"]
            shown = parts.get("progress:Brest")
            if shown and (shown["games"], shown["players"]) == ([*games], players):
                assert "progress:Albi" not in parts
                return dict(shown)

    assert (await told("sealed", players=0))["opened"] == ""
    await enter(brest.guest, contest, "AMIEL Annick", "BLANC Bruno")
    await brest.ask(wish.BreakSeal(KEY.words))
    await brest.open_game()
    playing = await told("playing", players=2)
    assert playing["opened"] == (await brest.part("local"))["opened"]
    assert (playing["turn"], playing["settled"]) == (1, 0)
    await play(brest.guest, contest, 1)
    await told("over", players=2)
    await settled(brest, contest)
    await brest.send(address=there["address"])
    lines = (await office.part("gathering"))["lines"]
    assert {one["name"]: one["number"] for one in lines} == {"Brest": 1, "Albi": 0}
    await brest.guest.post(path, {})
    assert (await brest.part("local"))["organiser"] == ""


async def test_a_centre_that_opened_long_after_its_hour_is_named_with_its_day_and_its_clocks(
    places: Places,
) -> None:
    files = made_ready(LEXICON, "Nouméa", opens="2026-01-01T20:30+11:00")
    office = await places.office(files)
    sent = await played(await places.desk("noumea"), files, "Nouméa", "AMIEL Annick")
    await office.ask(wish.ReceiveFile(sent))
    view = await office.part("gathering")
    [line], [(centre, out, said), *_] = view["lines"], told(view)
    assert (line["state"], centre, out) == ("hour", "Nouméa", False)
    assert "ouverte en retard" in said and "heure du centre (UTC+11:00)" in said
    assert said.endswith("prévue jeudi 1er janvier 2026, 20 h 30.")


async def test_an_hour_that_does_not_tell_its_clocks_is_refused(places: Places) -> None:
    files = made_ready(LEXICON, "Brest")
    office = await places.office(files)
    for place, lock in (("2026-01-01T20:30", ""), ("", "2026-01-01T20:30")):
        places_told = (wish.PlaceWish("Brest", place),)
        refused = await Office.arranged(office.guest, office.event, files, places_told, lock)
        assert (refused.status_code, "fuseau" in refused.json()["detail"]) == (409, True)


async def test_a_link_delivers_what_its_own_centre_signed_and_leaves_nothing_of_another(
    places: Places,
) -> None:
    files = made_ready(LEXICON, "Albi", "Brest", opens=now())
    office = await places.office(files)
    brest = await played(await places.desk("brest"), files, "Brest", "AMIEL Annick")
    path = f"/api/centres/{office.id}/grants"
    link = (await office.guest.post(path, {"role": "centre", "centre": "Albi"}))["token"]
    before = await office.guest.get(f"/api/centres/{office.id}/channels/gathering")
    async with Guest(places.running["office"].address, link) as albi:
        desk = CentreDesk(albi, office.id)
        for file in (brest, altered(brest), brest.replace('"Brest"', '"Albi"')):
            assert (await desk.asked(wish.ReceiveFile(file, "Brest"))).status_code == 409
    for place in range(3):
        assert (await office.asked(wish.ReceiveFile(altered(brest), f"{place}.json"))).status_code == 409
    after = await office.guest.get(f"/api/centres/{office.id}/channels/gathering")
    assert (after["number"], after["parts"]) == (before["number"], before["parts"])


async def test_an_event_is_given_out_with_its_centres_and_not_before_the_last_has_played(
    places: Places,
) -> None:
    files = made_ready(LEXICON, "Brest", opens=now())
    office = await places.office(files, lock=FUTURE)
    await office.ask(
        wish.ReceiveFile(await played(await places.desk("brest"), files, "Brest", "AMIEL Annick"))
    )
    await office.ask(wish.ReleaseKey(KEY.words, KEY.digits))
    refused = await office.counted()
    assert (refused.status_code, "2199" in refused.json()["detail"]) == (409, True)
    again = await Office.arranged(office.guest, office.event, files, (), "")
    assert again.json()["id"] == office.id, "the same centres, with what they have sent"
    assert (await office.counted()).status_code == 200

    async def given(name: str) -> Any:
        return await office.guest.http.get(f"/api/events/{office.event}/{name}")

    assert "AMIEL Annick" in (await given("ranking.csv")).text
    event = read_event((await given("event.json")).content, "event")
    assert [one.centre for one in event.entries] == ["Brest"]


async def test_files_of_another_event_are_refused(places: Places) -> None:
    files, others = made_ready(LEXICON, "Brest"), made_ready(LEXICON, "Brest", event="autre")
    office = await places.office(files)
    for mixed in (others, files._replace(pack=others.pack), files._replace(keys=others.keys)):
        assert (await Office.arranged(office.guest, office.event, mixed, (), "")).status_code == 409


async def test_a_file_that_was_cut_is_named_with_what_to_do(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", opens=now())
    office = await places.office(files)
    refused = await office.asked(wish.ReceiveFile('{"format": "nonuple-cen', "bx.cut.json"))
    assert refused.json()["detail"] == str(Refusal(texts.UNREADABLE, source="bx.cut.json"))


async def test_an_older_sending_changes_nothing_and_one_far_ahead_is_refused(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", opens=now())
    office, brest = await places.office(files), await places.desk("brest")
    first, second = await played(brest, files, "Brest", "AMIEL Annick"), await brest.send()
    results = msgspec.json.decode(second, type=Signed).results
    far = sign(replace(results, number=200), msgspec.json.decode(files.own["Brest"], type=CentreKey)).decode()
    await office.ask(wish.ReceiveFile(second))
    await office.ask(wish.ReceiveFile(second))
    for file, words in ((first, "rien ne change"), (far, "ne suit pas")):
        refused = await office.asked(wish.ReceiveFile(file))
        assert (refused.status_code, words in refused.json()["detail"]) == (409, True)
    [line] = (await office.part("gathering"))["lines"]
    assert line["number"] == 2


class Signed(msgspec.Struct):
    results: CentreResults


async def test_a_centre_tells_of_itself_alone(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", "Albi")
    office = await places.office(files)
    assert (await office.asked(wish.TellProgress())).status_code != 200
    parts = (await office.guest.get(f"/api/centres/{office.id}/channels/gathering"))["parts"]
    assert [*parts] == ["gathering"]


async def test_a_commission_is_asked_of_every_centre_where_the_event_counts_for_the_ranking(
    places: Places,
) -> None:
    files = made_ready(LEXICON, "Brest", ranked=True)
    office = await places.office(files)
    await office.ask(
        wish.ReceiveFile(await played(await places.desk("brest"), files, "Brest", "AMIEL Annick"))
    )
    assert ("Brest", False, texts.NO_COMMISSION.fr) in told(await office.part("gathering"))


def words_of(prepared: Prepared) -> set[str]:
    return {turn.word for turn in prepared.record.turns if len(turn.word) > 4}


async def test_before_the_hour_nobody_reads_the_games_nor_gets_the_key(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", opens=FUTURE)
    office, brest = await places.office(files), await places.desk("brest")
    await brest.receive(files, "Brest")
    for desk, command in (
        (office, wish.ReleaseKey(KEY.words, KEY.digits)),
        (brest, wish.BreakSeal(KEY.words, KEY.digits)),
    ):
        answer = await desk.asked(command)
        assert (answer.status_code, FUTURE[:10] in answer.json()["detail"]) == (409, True)
    link = (
        await office.guest.post(f"/api/centres/{office.id}/grants", {"role": "centre", "centre": "Brest"})
    )["token"]
    async with Guest(places.running["office"].address, link) as centre:
        assert (await centre.http.get(f"/api/centres/{office.id}/key")).status_code == 409
        assert (await centre.http.get(f"/api/centres/{office.id}/channels/gathering")).status_code == 403
        pack = (await centre.http.get(f"/api/centres/{office.id}/pack")).text
    answer = await brest.guest.http.post(f"/api/centres/{brest.id}/games/1/open")
    assert answer.status_code == 409
    shown = [
        pack,
        json.dumps(await brest.part("local")),
        json.dumps(await office.part("gathering")),
        *[row.data.decode() for name in ("office", "brest") for row in await log(places, name)],
    ]
    hidden = {*words_of(files.game), files.game.chance.secret.hex(), KEY.password, *KEY.words}
    assert not [(word, text[:60]) for text in shown for word in hidden if word in text]


async def log(places: Places, name: str) -> list[Any]:
    store = places.running[name].club.store
    return [row for stream in await store.versions() for row in await store.rows(stream)]


async def test_a_word_with_one_letter_wrong_opens_and_a_wrong_word_does_not(places: Places) -> None:
    files = made_ready(LEXICON, "Brest")
    brest = await places.desk("brest")
    await brest.receive(files, "Brest")
    slipped = tuple(word[:-1] for word in KEY.words)
    path = f"/api/centres/{brest.id}/words"
    assert (await brest.guest.post(path, {"words": slipped}))["words"] == [*KEY.words]
    other = (*KEY.words[1:], KEY.words[0])
    for words, digits in (
        (KEY.words[:5], ""),
        ((*KEY.words[:5], "zzzzz"), ""),
        (other, ""),
        (KEY.words, "xx"),
    ):
        assert (await brest.asked(wish.BreakSeal(words, digits))).status_code == 409
    assert (await brest.part("local"))["opened"] == ""
    await brest.ask(wish.BreakSeal(slipped, KEY.digits))
    assert (await brest.part("local"))["opened"] != ""


async def test_the_key_comes_by_the_network_at_the_hour_of_each_centre(places: Places) -> None:
    files = made_ready(LEXICON, "Brest", "Nouméa")
    office = await places.office(files, (wish.PlaceWish("Nouméa", opens=FUTURE),))
    links = {
        name: (
            await office.guest.post(f"/api/centres/{office.id}/grants", {"role": "centre", "centre": name})
        )["token"]
        for name in ("Brest", "Nouméa")
    }
    address = places.running["office"].address
    async with Guest(address, links["Brest"]) as brest, Guest(address, links["Nouméa"]) as noumea:
        assert (await brest.http.get(f"/api/centres/{office.id}/key")).status_code == 409
        await office.ask(wish.ReleaseKey(KEY.words, KEY.digits))
        assert (await brest.get(f"/api/centres/{office.id}/key"))["words"] == [*KEY.words]
        assert (await noumea.http.get(f"/api/centres/{office.id}/key")).status_code == 409


async def test_a_room_follows_a_chief_elsewhere_goes_on_alone_and_catches_up(places: Places) -> None:
    files = made_ready(LEXICON, "Tours", "Blois")
    desks = {name: await places.desk(name.lower()) for name in ("Tours", "Blois")}
    contests = {}
    for name, desk in desks.items():
        contests[name] = await desk.receive(files, name)
        await enter(desk.guest, contests[name], f"JOUEUR {name}")
        await desk.ask(wish.BreakSeal(KEY.words))
        await desk.open_game()
    chief, room = desks["Tours"].guest, desks["Blois"].guest
    link = (await chief.grant(contests["Tours"], "display"))["token"]
    follow = {"address": places.running["tours"].address, "contest": contests["Tours"], "token": link}
    path = f"/api/centres/{desks['Blois'].id}/follow"
    assert (await room.http.post(path, json={**follow, "address": "ftp://x"})).status_code == 409

    async def chief_plays(*steps: ask.ChiefCommand) -> None:
        for step in steps:
            await chief.ask(contests["Tours"], step)

    async def room_is_at(turn: int, stage: str) -> None:
        while True:
            shown = (await room.channel(contests["Blois"], "public"))["turn"]
            if (shown["turn"], shown["stage"]) == (turn, stage):
                return

    await room.post(path, follow)
    await chief_plays(ask.Draw())
    await room_is_at(1, "play")
    assert await room.get(path) == {"address": follow["address"], "hears": True, "turn": 1}
    await chief_plays(ask.Retain(), ask.EndAnnouncement())
    await room_is_at(2, "draw")

    await room.post(path, {})
    assert await room.get(path) == {"address": "", "hears": False, "turn": 0}
    await chief_plays(ask.Draw(), ask.Retain(), ask.EndAnnouncement(), ask.Draw())
    await room.ask(contests["Blois"], ask.Draw())
    assert (await room.channel(contests["Blois"], "public"))["turn"]["turn"] == 2
    await room.post(path, follow)
    await room_is_at(3, "play")
    grids = [
        (await guest.channel(contests[name], "public"))["board"]["grid"]
        for name, guest in (("Tours", chief), ("Blois", room))
    ]
    assert grids[0] == grids[1]
