"""A rulebook is one package: with a toy one added, everything plays by it, judges by it and names it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import nonuple.rulebooks
from nonuple import Game, Slip, announce
from nonuple.contest import commands as ask
from nonuple.pieces.clock import timed
from nonuple.play.duplicate.settings import Settings
from nonuple.rulebooks.registry import duplicate, rulebooks
from nonuple.rulebooks.shown import TimeView, rulebooks_shown
from nonuple.slips.verdict import Code
from tests.cli.running import run
from tests.contest.room import CHIEF, Room, across


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    added = str(Path(__file__).parent / "added")
    monkeypatch.setattr(nonuple.rulebooks, "__path__", [*nonuple.rulebooks.__path__, added])
    rulebooks.cache_clear()
    yield
    rulebooks.cache_clear()


def test_a_slip_is_judged_by_it() -> None:
    game = Game(edition="toy").draw("FEDAYIN")
    assert game.judge(Slip.across("FEDAYIN", score=110)).points == 110
    assert game.judge(Slip.across("FEDAYIN", score=109)).codes == (Code.SCORE_WRONG,)


def test_a_contest_is_played_by_it_to_its_ledger() -> None:
    room = Room(4)
    room.open_game(edition="toy")
    assert room.run.state.settings.time == timed("ninety", 90)
    room.play("RALENTI", t1=across("RALENTI", score=66), t2=across("RALENTI", score=60))
    room.do(CHIEF, ask.Retain())
    assert [room.line(table)["total"] for table in (1, 2)] == [66, 0]
    assert room.parts("public")["game"]["rulebook"]["name"] == "toy"


def test_letters_and_time_are_announced_its_way() -> None:
    assert announce.pause("toy", 2) == 7
    assert [line.text for line in announce.clock(Settings(edition="toy"), timed("ninety", 90).stage(1))] == [
        "Bip",
        "Bip-bip",
        "Bip-bip",
    ]


def test_nonuple_rule_tells_its_articles(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "rule", "toy", "2")
    assert "Règlement du jouet, 2 : Recours" in told.out
    assert "toy" in run(capsys, "simulate", "--help").out


def test_the_screens_are_told_what_to_offer() -> None:
    shown = {one.name: one for one in rulebooks_shown()}
    assert shown["toy"].times == (TimeView("ninety", 90),)
    assert shown["toy"].short.fr == "Jouet"
    assert shown["toy"].appeals_article == "2"
    assert shown["toy"].free_warnings == duplicate("toy").ledger.free_warnings
