"""The page that plays without a server answers what the server answers, to the letter."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from nonuple.formats import cgp
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import FORMULAS
from nonuple.play.daily import Daily, record_of
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Record
from nonuple.play.solo import commands as ask
from nonuple.play.solo.activity import solo_parts
from nonuple.play.solo.events import SoloSlip
from nonuple.play.solo.solo import SoloGame
from nonuple.rulebooks.registry import CURRENT
from nonuple.study.position import AskedMove, AskedPosition, MoveFilter, analysed, openings
from nonuple.words_io.library import open_lexicon
from scripts.page import MADE, packed
from tests.repository import ROOT

LEXICON = open_lexicon("default")
Asking = Callable[..., Any]


@pytest.fixture(scope="module")
def page() -> Iterator[Asking]:
    """The compiled page, under node."""
    node = shutil.which("node")
    assert node is not None
    command = [node, str(Path(__file__).with_name("compiled.mjs")), str(MADE)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as asked:
        assert asked.stdin is not None and asked.stdout is not None
        telling, hearing = asked.stdin, asked.stdout

        def answer(method: str, *given: object) -> Any:
            telling.write(json.dumps([method, *given]) + "\n")
            telling.flush()
            told = json.loads(hearing.readline())
            return json.loads(told) if isinstance(told, str) else told

        yield answer
        telling.close()


def test_the_whole_list_is_there(page: Asking) -> None:
    assert page("count") == len(LEXICON)


def test_a_list_is_packed_by_what_each_word_adds() -> None:
    assert packed([b"AB", b"ABC", b"ABCE", b"TE"]) == bytes([4, 0, 0, 0, 0x02, 0x21, 0x31, 0x02]) + b"ABCETE"


def record(told: Any) -> Record:
    return msgspec.convert({**told, "left": told["left"]}, Record)


@pytest.mark.article("2026", "4.1", "4.2", "4.4", "4.7")
@pytest.mark.parametrize("formula", FORMULAS)
def test_games_are_drawn_as_simulate_draws_them(page: Asking, formula: str) -> None:
    settings = Settings(edition=CURRENT, formula=formula)
    for seed in range(8):
        expected = sampled(settings, secret_of_seed(seed), LEXICON)
        assert record(page("seeded", formula, seed)) == expected
        assert record(page("drawn", formula, list(secret_of_seed(seed)))) == expected


def test_the_game_and_the_turn_of_a_day_are_everybodys(page: Asking) -> None:
    for number in range(4):
        day = date(2026, 11, 19) + timedelta(days=number)
        for what in ("game", "turn"):
            daily = Daily(day, "game" if what == "game" else "turn")
            assert record(page("of_day", day.isoformat(), what)) == record_of(daily, LEXICON)


def wish(game: SoloGame, dice: Random) -> ask.SoloCommand:
    """Anything that the screens send."""
    turn = game.state.turn
    if game.outcome is not None:
        return ask.GoOn()
    moves = game.lexicon.moves(turn.board, turn.rack, formula=turn.formula)
    move = moves[dice.randrange(len(moves))]
    top = SoloSlip(turn.retained.word, turn.retained.ref)
    slip = dice.choice([SoloSlip(move.word, move.ref), SoloSlip(move.word[::-1], move.ref), top])
    wishes: list[ask.SoloCommand] = [ask.HandIn(slip), ask.TryWord(slip), ask.KeepDraft(slip)]
    return dice.choice([*wishes, ask.HandIn(), ask.TakeHint()])


@pytest.mark.parametrize("seed", range(4))
def test_a_game_alone_is_one_wherever_it_is_played(page: Asking, seed: int) -> None:
    """The same wishes: the same events or refusals, and the same is shown."""
    dice, game = Random(seed), SoloGame.drawn(LEXICON, seed=seed)
    begun, *rest = [msgspec.to_builtins(event) for event in game.events]
    page("begin", f"{seed}", json.dumps(begun))
    for event in rest:
        page("apply", f"{seed}", json.dumps(event))
    while not game.over:
        wanted = wish(game, dice)
        draft = None if game.state.held else game.state.draft
        own = getattr(wanted, "slip", None) or draft
        typed = None if own is None else {"ref": own.ref, "word": own.word}
        told = page("decide", f"{seed}", msgspec.json.encode(wanted).decode(), json.dumps({"own": typed}))
        if "refused" in told:
            with pytest.raises(Exception, match=r"."):
                game.do(wanted)
            continue
        before = len(game.events)
        game = game.do(wanted)
        assert told["found"] == [plain(event) for event in game.events[before:]]
        for event in told["found"]:
            page("apply", f"{seed}", json.dumps(event))
        assert without_why(page("shown", f"{seed}")["parts"]) == without_why(plain(solo_parts(game.state)))


def plain(of: object) -> Any:
    return json.loads(msgspec.json.encode(of))


def without_why(parts: Any) -> Any:
    """The sentences are added by whoever speaks to people; of warnings a page knows none."""
    for part in (parts["shown"], (parts["turn"] or {}).get("held")):
        if part:
            part.pop("why")
    return parts


TEXT = (ROOT / "python/nonuple/data/positions/positions-natural.cgp").read_text("utf-8")


@pytest.mark.parametrize("number", range(0, 40, 4))
def test_a_position_is_analysed_alike(page: Asking, number: int) -> None:
    line = cgp.read_line(TEXT.splitlines()[number])
    position = AskedPosition(grid=line.board.grid, rack=line.rack.letters)
    expected = analysed(position, MoveFilter(), LEXICON, 0, 100)
    asked = {"position": plain(position), "wanted": plain(MoveFilter()), "first": 0, "count": 100}
    assert page("analysed", json.dumps(asked)) == {"found": plain(expected)}
    moves = [AskedMove(one.ref, one.word) for one in expected.moves[:3]]
    asked = {"position": plain(position), "moves": plain(moves)}
    assert page("openings", json.dumps(asked)) == {"found": openings(position, moves, LEXICON)}
