"""What an event plays by in place of the rulebook is data, and names the article that it replaces."""

import pytest

from nonuple.contest import commands as ask
from nonuple.errors import Refusal
from nonuple.ledger.ledger import settle
from nonuple.ledger.warnings import free_warnings
from nonuple.pieces.clock import schedule, sudden_death_time
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.rulebooks.own import OwnRules, replaced
from nonuple.slips.verdict import Verdict
from tests.contest.room import CHIEF, OWNER, Room, across
from tests.ledger.games import game, totals, turn


def solos(own: OwnRules, players: int) -> dict[int | str, int]:
    slips: dict[int | str, int | Verdict] = {1: 70, **dict.fromkeys(range(2, players + 1), 10)}
    played = game(turn(slips), players=players)
    return totals(settle(type(played)(played.players, played.turns, Settings(own=own).rules.ledger)))


@pytest.mark.article("2026", "4.5")
@pytest.mark.parametrize(("players", "total"), [(7, 70), (8, 75), (16, 75)])
def test_the_rules_of_an_event_may_say_who_earns_what_by_a_solo(players: int, total: int) -> None:
    assert solos(OwnRules(solo_players=8, solo_bonus=5), players)[1] == total


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize("blitz", [False, True])
def test_the_free_warnings_of_an_event_hold_in_every_kind_of_game(blitz: bool) -> None:
    rules = Settings(own=OwnRules(free_warnings=1)).rules.ledger
    played = game(blitz=blitz)
    assert free_warnings(type(played)((), (), rules, blitz=blitz)) == 1


@pytest.mark.article("2026", "4.8.4")
def test_the_time_of_sudden_death_may_shrink_otherwise_than_in_the_example() -> None:
    time = schedule("2x30+10 5+5")
    assert [time.stage(turn).seconds for turn in (1, 2, 3, 9)] == [40, 40, 10, 10]
    steps = " ".join(
        (f"{one.turns}x" if one.turns else "") + f"{one.before}+{one.after}"
        for one in sudden_death_time().stages
    )
    assert schedule(steps).stages == sudden_death_time().stages


@pytest.mark.parametrize(
    "written", ["30+10 20+10", "3x30+10", "+", "0+10", "3x30+10 x", "3x40 20+10", "-1+5"]
)
def test_steps_that_do_not_end_in_an_open_one_are_refused(written: str) -> None:
    with pytest.raises(Refusal):
        schedule(written)


@pytest.mark.article("2026", "4.5")
@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2026", "7.3")
@pytest.mark.article("2026", "4.8.4")
def test_each_rule_of_an_event_names_the_article_it_replaces() -> None:
    own = OwnRules(solo_players=8, solo_bonus=5, free_warnings=2, appeal_minutes=30)
    told = replaced("2026", own, schedule("2x30+10 5+5"))
    assert [one.article for one in told] == ["4.5", "6.9", "7.3", "4.8.4"]
    assert told[0].says.fr == "un solo vaut 5 points à partir de 8 joueurs"
    assert told[3].says.fr == "mort subite : 2 × (30 s + 10 s), 5 s + 5 s"
    assert [one.article for one in replaced("2010", OwnRules(solo_bonus=0, free_warnings=2))] == [
        "2.6.4",
        "4.4",
    ]
    assert replaced("2026", OwnRules(solo_players=16, solo_bonus=10), sudden_death_time()) == ()


@pytest.mark.parametrize(
    ("edition", "own"), [("box", OwnRules(free_warnings=2)), ("box", OwnRules(appeal_minutes=5))]
)
def test_a_figure_that_the_rulebook_does_not_know_is_refused(edition: str, own: OwnRules) -> None:
    with pytest.raises(Refusal):
        checked(Settings(edition=edition, own=own))


@pytest.mark.article("2026", "4.5")
def test_a_game_of_a_room_is_played_and_told_by_the_rules_it_was_opened_with() -> None:
    room = Room(4)
    room.do(OWNER, ask.OpenGame(source="bag", own=OwnRules(solo_players=4, solo_bonus=5)))
    view = room.parts("public")["game"]
    assert [one["article"] for one in view["replaced"]] == ["4.5"]
    assert (view["rulebook"]["solo_players"], view["rulebook"]["solo_bonus"]) == (4, 5)
    assert room.again().run_of(1).state.settings.own == OwnRules(solo_players=4, solo_bonus=5)
    room.draw("RALENTI")
    room.do(CHIEF, ask.StartClock())
    room.wait(300)
    draw = room.run.line.current
    assert draw is not None
    room.do(CHIEF, ask.EnterSlip(1, draw, 1, slip=across("RALENTI", "H8", 66)))
    room.do(CHIEF, ask.EnterMissing(1, draw))
    room.do(CHIEF, ask.Retain())
    room.do(CHIEF, ask.EndAnnouncement())
    room.do(CHIEF, ask.EndGame(reason="organiser"))
    assert [(one["points"], one["bonus"]) for one in room.parts("results")["solos"]] == [(66, 5)]
