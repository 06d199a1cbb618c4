"""Programs of others play by the protocol of docs/bots.md, within their time and their memory."""

import asyncio
import json
import re
import sys
from contextlib import closing
from pathlib import Path

import pytest

from nonuple import FreeGame, Refusal, open_lexicon
from nonuple.bots.playing import BotPlayer, computer
from nonuple.bots.process import BotFailed, BotProcess
from nonuple.bots.register import BotRegister, KnownBot
from nonuple.bots.visiting import Score, play_at
from nonuple.opponents.levels import level_name
from nonuple.play.free.players import view_of
from nonuple.table.commands import ArrangeTable, BeginGame
from nonuple.table.people import Chair
from tests.cli.running import run
from tests.free.seated import ask, asked, invited, opened, parts
from tests.repository import ROOT
from tests.server.processes import serving
from tests.server.visiting import Guest, screen

Capture = pytest.CaptureFixture[str]
WORDS = open_lexicon("default")
STRANGER = Path(__file__).with_name("stranger.py")
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
HELLO = """
import sys, time
print("nonuple-bot 1", flush=True); sys.stdin.readline(); sys.stdin.readline(); sys.stdin.readline()
print("ready", flush=True)
"""


@pytest.fixture(autouse=True)
def no_bot_yet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))


@pytest.fixture
def documented(tmp_path: Path) -> Path:
    """The bot of the page, as it stands there."""
    found = re.search(r"```python twenty_lines\.py\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    path = tmp_path / "twenty_lines.py"
    path.write_text(found[1])
    return path


def added(name: str, script: Path, *, seconds: float = 30, memory: int = 4096) -> str:
    BotRegister.of_user().add(name, [sys.executable, str(script)], seconds, memory)
    return f"bot:{name}"


def written(folder: Path, body: str) -> Path:
    path = folder / "bot.py"
    path.write_text(HELLO + body)
    return path


def test_the_bot_of_the_page_has_twenty_lines_and_plays_like_the_greedy_level(
    documented: Path, capsys: Capture
) -> None:
    assert len([line for line in documented.read_text().splitlines() if line.strip()]) <= 24
    bot = added("mine", documented)
    ours = run(capsys, "simulate", "--free", "--seats", f"{bot},greedy", "--seed", "4")
    theirs = run(capsys, "simulate", "--free", "--seats", "greedy,greedy", "--seed", "4")
    assert (ours.code, ours.err) == (0, "")
    mine, greedy = (json.loads(one.out) for one in (ours, theirs))
    assert mine["seats"] == ["bot:mine", "greedy"]
    played = [(turn["rack"], turn.get("score")) for turn in mine["turns"]]
    assert played[0] == (greedy["turns"][0]["rack"], greedy["turns"][0]["score"])
    assert mine["end"]["reason"] in ("out", "no-play", "all-passed")


def test_the_bot_of_the_page_finds_every_top_alone_and_against_the_clock(
    documented: Path, capsys: Capture
) -> None:
    added("mine", documented)
    solo = json.loads(run(capsys, "simulate", "--solo", "mine", "--seed", "7").out)
    assert (solo["seed"], solo["bot"], solo["game"]) == (7, "mine", "solo")
    assert solo["total"] == solo["top"] == sum(turn["score"] for turn in solo["turns"])
    topping = json.loads(run(capsys, "simulate", "--topping", "mine", "--seed", "7").out)
    assert topping["found"] == topping["of"] == len(topping["turns"])


def test_a_bot_written_from_the_page_alone_plays_whole_games(capsys: Capture) -> None:
    bot = added("stranger", STRANGER)
    assert "nonuple" not in re.sub(r"\"nonuple-bot( 1)?\"", "", STRANGER.read_text()).split('"""', 2)[2]
    free = json.loads(run(capsys, "simulate", "--free", "--seats", f"{bot},decouverte", "--seed", "2").out)
    laid = [turn for turn in free["turns"] if turn["seat"] == 0 and turn["action"] == "play"]
    assert len(laid) > 2
    assert free["end"] is not None
    solo = json.loads(run(capsys, "simulate", "--solo", "stranger", "--seed", "2").out)
    assert 0 < solo["total"] < solo["top"]
    again = json.loads(run(capsys, "simulate", "--solo", "stranger", "--seed", "2").out)
    assert again == solo


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("time.sleep(60)", "pas de réponse en 1"),
        ("sys.exit(3)", "il s'est arrêté"),
        ("print('x' * 5000)", "il s'est arrêté"),
    ],
)
def test_a_bot_that_fails_passes_to_the_end_and_why_is_said_once(
    tmp_path: Path, capsys: Capture, body: str, said: str
) -> None:
    bot = added("poor", written(tmp_path, body), seconds=1)
    ran = run(capsys, "simulate", "--free", "--seats", f"{bot},greedy", "--seed", "3")
    game = json.loads(ran.out)
    assert ran.code == 0
    assert {turn["action"] for turn in game["turns"] if turn["seat"] == 0} == {"pass"}
    assert (ran.err.count("ne joue plus"), said in ran.err) == (1, True)
    alone = run(capsys, "simulate", "--solo", "poor", "--seed", "3")
    assert (alone.code, alone.out) == (2, "")
    assert said in alone.err


def test_an_answer_that_cannot_be_played_is_a_pass_and_the_bot_is_told_why(
    tmp_path: Path, capsys: Capture
) -> None:
    heard = tmp_path / "heard.txt"
    body = f"""
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    if line.startswith("go"):
        print("info thinking\\nplay H8 XXXXXX", flush=True)
"""
    bot = added("wild", written(tmp_path, body))
    ran = run(capsys, "simulate", "--free", "--seats", f"{bot},greedy", "--seed", "3")
    game = json.loads(ran.out)
    assert {turn["action"] for turn in game["turns"] if turn["seat"] == 0} == {"pass"}
    assert "refused " in heard.read_text()
    assert "« play H8 XXXXXX » ne se joue pas" in ran.err


def test_what_a_bot_is_told_is_what_its_seat_may_see(tmp_path: Path, capsys: Capture) -> None:
    heard = tmp_path / "heard.txt"
    body = f"""
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    if line.startswith("go"):
        print("pass", flush=True)
"""
    bot = added("quiet", written(tmp_path, body))
    game = json.loads(run(capsys, "simulate", "--free", "--seats", f"{bot},greedy", "--seed", "3").out)
    racks = {line.split()[2] for line in heard.read_text().splitlines() if line.startswith("position")}
    assert racks == {turn["rack"] for turn in game["turns"] if turn["seat"] == 0}
    known = {"game", "position", "totals", "bag", "go"}
    assert {line.split()[0] for line in heard.read_text().splitlines()} == known
    assert all(f"`{word}" in PAGE for word in known)


def test_a_bot_gets_no_more_memory_than_it_may_have(tmp_path: Path) -> None:
    script = written(tmp_path, "sys.stdin.readline(); held = bytearray(500 * 1024 * 1024); print('pass')")
    process = BotProcess("big", KnownBot((sys.executable, str(script)), 30, 200), WORDS)
    with pytest.raises(BotFailed, match="il s'est arrêté"):
        process.ask("go 1", 30)


def test_a_bot_that_is_stopped_leaves_no_process(tmp_path: Path) -> None:
    script = written(tmp_path, "time.sleep(600)")
    process = BotProcess("slow", KnownBot((sys.executable, str(script)), 1), WORDS)
    with pytest.raises(BotFailed):
        process.ask("go 1", 0.05)
    assert process.ended


def test_a_word_is_challenged_by_a_bot_that_says_so(documented: Path) -> None:
    added("mine", documented)
    game = FreeGame(["Ana", "bot"], seed=7, words="challenge").play("8D", "JTEEE")
    player = computer("bot:mine", WORDS)
    assert isinstance(player, BotPlayer)
    assert player.challenges(view_of(game.state, 1 - game.seat), b"")
    player.close()


@pytest.mark.anyio
async def test_a_bot_plays_at_a_table_of_the_server(documented: Path, tmp_path: Path) -> None:
    """Named by who keeps the computer, chosen by whoever arranges the table; an unknown one is refused."""
    added("mine", documented)
    async with (
        serving("--data", tmp_path / "server") as server,
        Guest(server.address, server.owner) as owner,
    ):
        assert "bot:mine" in (await owner.get("/api/choices"))["levels"]
        id = await opened(owner, ArrangeTable((Chair("Ana", "greedy"), Chair("Bot", "bot:mine"))))
        unknown = await asked(owner, id, ArrangeTable((Chair("Ana", "greedy"), Chair("Bot", "bot:other"))))
        assert unknown.status_code == 409
        assert "aucun bot ne s'appelle « other »" in unknown.text
        spectator = (await invited(owner, id, "spectator"))["token"]
        async with screen(server.address, spectator) as view:
            await ask(owner, id, BeginGame())
            await view.read_until(lambda: (view.part("free", "table") or {}).get("phase") == "over")
        turns = (await parts(owner, id))["turns"]
    assert {turn["action"] for turn in turns if turn["seat"] == 1} >= {"play"}


@pytest.mark.anyio
async def test_a_bot_comes_to_a_server_and_plays_alone_and_at_a_topping(
    documented: Path, tmp_path: Path
) -> None:
    """Of a topping with a person: the bot comes by the code, plays by the clock there, and is ranked."""
    added("mine", documented)
    async with (
        serving("--data", tmp_path / "server") as server,
        Guest(server.address, server.owner) as owner,
    ):
        alone = await asyncio.to_thread(played_at, server.address, "mine")
        assert alone.own == alone.top > 500
        id = (await owner.post("/api/toppings", {"name": "Ce soir"}))["id"]
        wish = {"type": "PrepareTopping", "wanted": {"seed": 7}}
        await owner.post(f"/api/toppings/{id}/commands", wish, headers={"Idempotency-Key": "prepare"})
        code = (await owner.post(f"/api/toppings/{id}/grants", {"role": "player"}))["code"]
        found = await asyncio.to_thread(played_at, f"{server.address}/#/code/{code}/joueur", "mine")
        shown = (await owner.get(f"/api/toppings/{id}/channels/topping"))["parts"]
        assert found == (shown["game"]["turns"], shown["game"]["turns"])
        assert [one["player"] for one in shown["ranking"]] == ["mine"]


def played_at(where: str, name: str) -> Score:
    with closing(BotProcess(name, BotRegister.of_user().find(name), WORDS)) as process:
        return play_at(where, name, process)


@pytest.mark.anyio
async def test_a_bot_that_fails_at_a_topping_leaves_it(tmp_path: Path) -> None:
    added("poor", written(tmp_path, "time.sleep(60)"), seconds=1)
    async with (
        serving("--data", tmp_path / "server") as server,
        Guest(server.address, server.owner) as owner,
    ):
        id = (await owner.post("/api/toppings", {"name": "Ce soir"}))["id"]
        wish = {"type": "PrepareTopping", "wanted": {"seed": 7}}
        await owner.post(f"/api/toppings/{id}/commands", wish, headers={"Idempotency-Key": "prepare"})
        code = (await owner.post(f"/api/toppings/{id}/grants", {"role": "player"}))["code"]
        with pytest.raises(BotFailed):
            await asyncio.to_thread(played_at, f"{server.address}/#/code/{code}", "poor")
        (run,) = (await owner.get(f"/api/toppings/{id}/channels/topping"))["parts"]["runs"]
        assert (run["player"], run["left"]) == ("poor", True)


@pytest.mark.parametrize("where", ["nonuple.test", "ftp://x", "http://127.0.0.1:1/#/lien/x", ""])
def test_an_address_where_nothing_can_be_played_is_refused(where: str) -> None:
    with pytest.raises(Refusal, match="adresse où jouer"):
        play_at(where, "mine", BotProcess.__new__(BotProcess))


def test_a_server_that_is_not_there_is_told_in_a_sentence(documented: Path, capsys: Capture) -> None:
    added("mine", documented)
    ran = run(capsys, "bot", "play", "mine", "http://127.0.0.1:1")
    assert (ran.code, ran.out) == (2, "")
    assert "le serveur ne répond pas" in ran.err


def test_bots_are_named_listed_and_forgotten(capsys: Capture) -> None:
    assert run(capsys, "bot", "add", "mine", "python3", "mine.py").code == 0
    assert "python3 mine.py" in run(capsys, "bot", "list").out
    told = json.loads(run(capsys, "bot", "list", "--json").out)["bots"]
    assert told == [{"name": "mine", "command": ["python3", "mine.py"], "seconds": 10.0, "memory": 1024}]
    assert run(capsys, "bot", "remove", "mine").code == 0
    assert run(capsys, "bot", "remove", "mine").code == 2


@pytest.mark.parametrize("name", ["", "A", "a b", "../x", "x" * 31])
def test_a_name_that_cannot_be_one_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="ne peut pas nommer un bot"):
        BotRegister.of_user().add(name, ["x"], 10, 1024)


def test_a_program_that_is_not_there_or_speaks_otherwise_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="aucun bot ne s'appelle « nobody »"):
        computer(level_name("bot:nobody"), WORDS)
    with pytest.raises(BotFailed, match="ne joue plus"):
        BotProcess("gone", KnownBot((str(tmp_path / "nowhere"),)), WORDS)
    with pytest.raises(BotFailed, match="il n'a pas répondu « nonuple-bot 1 »"):
        BotProcess("deaf", KnownBot((sys.executable, "-c", "print('hello')")), WORDS)


def test_only_a_level_or_a_bot_sits_at_a_table() -> None:
    assert level_name("bot:mine") == "bot:mine"
    with pytest.raises(Refusal, match="n'est pas un joueur connu"):
        level_name("bot:")
