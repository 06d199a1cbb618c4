"""What the merge names of a centre is what its own room knows."""

import pytest
from hypothesis import given

from nonuple.centres.sending import centre_results
from nonuple.contest import commands as ask
from nonuple.contest.people import PlayerId
from nonuple.event.centres import CentreResults
from nonuple.people.shipped import shipped_federation
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings, time_control
from nonuple.slips.verdict import Sanction
from tests.between.centres import LEADING, Centre, Simultane
from tests.between.halls import Halls
from tests.between.plans import BLOCK, SAMPLE, SEEDS, lexicon, plan
from tests.contest.room import CHIEF, COMMISSION, OWNER


def told(centre: Centre) -> CentreResults:
    return centre_results(
        centre.desk.local, centre.contest, shipped_federation(), lexicon().fingerprint, number=1
    )


@SAMPLE
@given(SEEDS)
def test_a_centre_sends_who_rules_there_and_each_case_until_it_is_ruled_on(seed: int) -> None:
    centre = Simultane(Halls(plan(seed)._replace(deeds=()), 3, order="kept").play()).play().centres[LEADING]
    assert (told(centre).commission, told(centre).cases) == ((), 0)
    members = ("Ana", "Léo", "Zoé")
    centre.do(OWNER, ask.NameCommission(members))
    assert told(centre).commission == members
    run = centre.run
    played = run.turns[0]
    tables = [
        run.seating.tables[one]
        for one, sheet in played.sheets.items()
        if sheet.entry and one not in run.excluded
    ]
    for opened, table in enumerate(tables, start=1):
        centre.do(CHIEF, ask.Appeal(run.number, played.draw, "non", table=table))
        assert told(centre).cases == opened
    for left, table in enumerate(tables, start=1):
        ruling = ask.RuleCase(run.number, played.draw, table, points=0, sanction=Sanction.ZERO, motive="vu")
        centre.do(COMMISSION, ruling)
        assert told(centre).cases == len(tables) - left


@SAMPLE
@given(SEEDS)
def test_a_centre_sends_every_slip_with_whoever_corrected_it_and_what_a_person_said_of_it(seed: int) -> None:
    for centre in Simultane(Halls(plan(seed), 3, order="kept").play()).play().centres.values():
        if not centre.entries:
            continue
        sent = told(centre)
        for run, players, slips in zip(centre.contest.runs.values(), sent.players, sent.slips, strict=True):
            for one in players:
                table = run.seating.tables[PlayerId(one.entry)]
                assert one.arbiter == f"A{(table - 1) // BLOCK + 1}"
            there = {(one.turn, one.entry): one for one in slips}
            for played in run.turns:
                for player, sheet in played.sheets.items():
                    if sheet.entry is None or sheet.decision is None:
                        continue
                    slip, written = there[played.turn, str(player)], sheet.entry.slip
                    assert slip.points == sheet.decision.credited
                    assert (slip.sketch, slip.reference, slip.score) == (
                        written.sketch,
                        written.reference,
                        written.score,
                    )
                    assert (slip.principal is None) == (written.principal is None)
                    assert slip.decided or not (sheet.overrulings or sheet.answers)


@pytest.mark.parametrize("kind", ["", "blitz", "pairs"])
def test_a_centre_sends_what_its_games_are_ranked_by(kind: str) -> None:
    time = time_control("blitz" if kind == "blitz" else "normal")
    game = prepare(Settings(time=time, pairs=kind == "pairs"), Chance(bytes([4] * 32), bytes(16)), lexicon())
    there = plan(2)._replace(edition="2026", games=(game, game), deeds=())
    sent = told(Simultane(Halls(there, 3, order="kept").play()).play().centres[LEADING])
    assert (sent.blitz, sent.pairs) == (kind == "blitz", kind == "pairs")
