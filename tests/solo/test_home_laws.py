"""Whatever is asked of a game at home, by whomever and in whatever order: events, or a refusal."""

import os
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from nonuple.activity.door import Keys, Opened
from nonuple.activity.port import Moment
from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.play.family import commands as family
from nonuple.play.family.activity import Families, FamilyActivity
from nonuple.play.family.book import score_book
from nonuple.play.hosted import HomeInvitation, HomeKind, HomeMeans
from nonuple.play.masked import WantedGame
from nonuple.play.solo import commands as solo
from nonuple.play.solo.activity import SoloActivity, Solos
from nonuple.play.solo.events import SoloSlip
from nonuple.play.solo.report import report_of
from nonuple.play.ticking import ResumeTime, StopTime
from nonuple.play.topping import commands as topping
from nonuple.play.topping.activity import Toppings
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness

STEPS = 5_000 if os.environ.get("NONUPLE_SOAK") == "1" else 400
MEANS = HomeMeans(lambda _: open_lexicon("default"), lambda size: b"x" * size, games.read, commonness)
NAMES = ("Odile", "Léo", "zoé", "Ordinateur", " ", "x" * 40)
WORDS = ("HUEES", "h?", "(S)I", "ZUT", "", "É", "sI", "DECAPAIS", "((", "A" * 60)
REFS = ("H4", "h8", "8A", "", "Z9", "4H", "H16")
GAMES = (
    WantedGame(seed=7),
    WantedGame(seed=3, formula="joker"),
    WantedGame(game="1 EEERWLN\n2 WEL+BSUI RENE H5 8\n"),
    WantedGame(game="<eliot>"),
    WantedGame(edition="box", formula="7/8"),
)


def some_wish(kind: HomeKind, dice: Random) -> Any:
    name, word, ref = dice.choice(NAMES), dice.choice(WORDS), dice.choice(REFS)
    player, points = dice.choice((None, name)), dice.choice((0, 3, 24, 900))
    seconds = dice.choice((None, 10, 60))
    solos = (
        lambda: solo.BeginSolo(dice.choice(GAMES), seconds, dice.random() < 0.5),
        solo.TakeHint,
        lambda: solo.KeepDraft(SoloSlip(word, ref, points)),
        lambda: solo.HandIn(dice.choice((None, SoloSlip(word, ref, points)))),
        lambda: solo.HandIn(SoloSlip(sketch=("ABC", "..D"), ref=ref)),
        solo.GoOn,
        solo.GoOn,
        StopTime,
        ResumeTime,
    )
    families = (
        lambda: family.BeginFamily(NAMES[:2], dice.randrange(1, 5), dice.choice((None, *GAMES))),
        lambda: family.SitDown(name),
        lambda: family.GetUp(name),
        family.OpenTurn,
        family.StartTime,
        family.EndTime,
        lambda: family.Announce(points, word, ref, player),
        lambda: family.Announce(points, player=name),
        lambda: family.NoteTop(points, word, ref),
        family.Reveal,
        lambda: family.CorrectPoints(1, name, points),
        StopTime,
        ResumeTime,
    )
    toppings = (
        lambda: topping.PrepareTopping(dice.choice(GAMES), dice.choice((1, 60))),
        lambda: topping.StartRun(player),
        lambda: topping.SeatRival(name, dice.randrange(1, 10)),
        lambda: topping.Propose(word, ref, player),
        lambda: topping.Propose(word, ref, player),
        lambda: topping.LeaveRun(player),
    )
    return dice.choice({"solos": solos, "families": families, "toppings": toppings}[kind.path])()


@pytest.mark.parametrize("kind", [Solos(MEANS), Families(MEANS), Toppings(MEANS)], ids=lambda kind: kind.path)
def test_whatever_is_asked_is_answered_by_events_or_a_refusal(kind: HomeKind) -> None:
    dice = Random(kind.path)
    activity: Any = kind.begin("x", lambda: ())
    at, written = 100.0, [Opened("Ce soir")]
    owner = activity.person(None)
    invitations = (
        HomeInvitation(role="player", name="zoé"),
        HomeInvitation(role="viewer"),
        HomeInvitation(role="keeper", name="Gardienne"),
    )
    grants = [activity.invited(one, Keys(one.role, one.role, None)) for one in invitations]
    people = [owner, owner, *map(activity.person, grants)]
    written += grants
    for event in written:
        activity.apply(event, activity.number + 1, "x", "2026-01-01")
    for _ in range(STEPS):
        at += dice.choice((0, 0.5, 20))
        now = Moment(at, dice.choice(("a",) * 40 + ("b",)), datetime(2026, 1, 1, tzinfo=UTC))
        caused: tuple[Any, ...] = ()
        with suppress(Refusal):
            caused = activity.decide(dice.choice(people), some_wish(kind, dice), now)
        for event in (*caused,):
            activity.apply(
                kind.codec.decode_first(kind.codec.encode(event)), activity.number + 1, "x", "2026-01-01"
            )
        for event in activity.happening(now):
            activity.apply(event, activity.number + 1, "x", "2026-01-01")
        written += caused
        check_laws(activity)
    assert len(written) > STEPS / 20


def check_laws(activity: Any) -> None:
    """Nobody has more than the top."""
    if isinstance(activity, SoloActivity) and activity.state is not None:
        report = report_of(activity.state)
        assert report.total <= report.top
        unaided = report.unaided
        assert unaided.points <= unaided.top <= report.top
        assert unaided.turns + unaided.left_out == report.turns
    if isinstance(activity, FamilyActivity) and activity.state is not None:
        book = score_book(activity.state)
        assert all(0 <= one.total <= sum(book.tops) for one in book.columns)
