"""A prepared game opened on a server: the same as anywhere, and nobody waits for its password."""

import asyncio
import threading

import pytest

from nonuple.activity import door
from nonuple.contest import commands as ask
from nonuple.contest.activity import as_contest
from nonuple.contest.chief.prepared import prepared_of
from nonuple.errors import Refusal
from nonuple.formats.sealed import Cost, seal
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.server.hosting.rooms import Room
from nonuple.server.process.running import Running
from nonuple.texts import contest as texts
from nonuple.texts import prepare as prepare_texts
from nonuple.texts.door import NOT_YOURS
from nonuple.words_io.library import open_lexicon
from tests.contest.room import who
from tests.server.playing import contest_in
from tests.server.visiting import LONGEST_WAIT, Guest, until

pytestmark = pytest.mark.anyio

ORGANISER = door.Guest("organiser", "Olive")


@pytest.fixture(scope="module")
def wish() -> ask.OpenGame:
    prepared = prepare(Settings(formula="7/8"), Chance(bytes(range(32)), bytes(16)), open_lexicon())
    file = seal(prepared, "soleil", salt=bytes(16), nonce=bytes(12), cost=Cost(n=2, r=8, p=1))
    return ask.OpenGame(source="prepared", sealed=file.decode(), password="soleil")


async def room_of(server: Running, owner: Guest) -> Room:
    return await server.club.room((await owner.post("/api/contests", {"name": "Essai"}))["id"])


async def test_a_prepared_game_is_opened_as_it_was_sealed(
    server: Running, owner: Guest, wish: ask.OpenGame
) -> None:
    room = await room_of(server, owner)
    await owner.ask(room.id, wish)
    (run,) = contest_in(room).runs.values()
    prepared = prepared_of(wish)
    assert (run.opened.settings, run.chance) == (prepared.settings, prepared.chance)


async def test_a_file_that_cannot_be_opened_is_refused_with_the_same_sentence(
    server: Running, owner: Guest, wish: ask.OpenGame
) -> None:
    room = await room_of(server, owner)
    for password, said in (("lune", prepare_texts.WRONG_PASSWORD), (None, texts.NO_SEALED_FILE)):
        wrong = ask.OpenGame(source="prepared", sealed=wish.sealed, password=password)
        with pytest.raises(Refusal) as refused:
            await room.ask(ORGANISER, wrong, f"key:{password}")
        assert refused.value.text == said


async def test_a_damaged_file_is_called_a_file_whatever_the_title_of_the_game(
    server: Running, owner: Guest
) -> None:
    room = await room_of(server, owner)
    damaged = ask.OpenGame(source="prepared", sealed="{}", password="soleil", title="Partie du soir")
    with pytest.raises(Refusal, match=r"^ce fichier n'est pas une partie préparée") as refused:
        await room.ask(ORGANISER, damaged, "key:damaged")
    assert "sealed" not in str(refused.value)


async def test_a_room_that_is_over_tells_nothing_that_helps_another_with_the_same_file(
    server: Running, owner: Guest, wish: ask.OpenGame
) -> None:
    first, second = await room_of(server, owner), await room_of(server, owner)
    for room in (first, second):
        await owner.ask(room.id, wish)
    await owner.ask(first.id, ask.EndGame())
    solo = await owner.post("/api/solos/here", {"name": "Seule"})
    async with Guest(server.address, solo["token"]) as alone:
        replay = (f"/api/solos/{solo['contest']}/club", {"contest": first.id, "game": 1})
        file = await owner.http.get(f"/api/contests/{first.id}/game.json")
        played = await alone.http.post(replay[0], json=replay[1], headers={"Idempotency-Key": "1"})
        assert [one.json()["detail"] for one in (file, played)] == [str(Refusal(texts.PLAYED_ELSEWHERE))] * 2
        await owner.ask(second.id, ask.EndGame())
        assert (await owner.get(f"/api/contests/{first.id}/game.json"))["secret"]


class Sealed:
    """A file whose password takes until it is let go; who opened it."""

    def __init__(self) -> None:
        self.begun, self.let_go = threading.Event(), threading.Event()
        self.threads: list[threading.Thread] = []

    def prepared(self, command: ask.OpenGame) -> Prepared:
        self.threads.append(threading.current_thread())
        self.begun.set()
        assert self.let_go.wait(LONGEST_WAIT)
        return prepared_of(command)


async def test_others_are_answered_while_a_file_is_opened(
    server: Running, owner: Guest, wish: ask.OpenGame
) -> None:
    room, sealed = await room_of(server, owner), Sealed()
    activity = as_contest(room.activity)
    activity.means = activity.means._replace(prepared=sealed.prepared)
    async with Guest(server.address, server.owner) as impatient, asyncio.TaskGroup() as group:
        group.create_task(owner.ask(room.id, wish))
        await until(sealed.begun.is_set)
        await impatient.ask(room.id, ask.Rename("Pendant ce temps"))
        assert (contest_in(room).name, contest_in(room).runs) == ("Pendant ce temps", {})
        sealed.let_go.set()
    assert list(contest_in(room).runs) == [1]
    assert len(sealed.threads) == 1 and sealed.threads[0] is not threading.main_thread()


async def test_a_file_is_not_even_looked_at_for_one_who_may_not_open_a_game(
    server: Running, owner: Guest, wish: ask.OpenGame
) -> None:
    room, sealed = await room_of(server, owner), Sealed()
    activity = as_contest(room.activity)
    activity.means = activity.means._replace(prepared=sealed.prepared)
    with pytest.raises(Refusal) as refused:
        await room.ask(door.Guest("player", "Ana", who(1)), wish, "key")
    assert refused.value.text is NOT_YOURS
    assert sealed.threads == []
