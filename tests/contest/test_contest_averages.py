"""An average instead of a second zero of which the player was not told (2026 6.9, booklet 7)."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.contest.written import WrittenSlip
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Sanction
from nonuple.texts import averages
from nonuple.texts.verdicts import REASONS
from tests.contest.room import (
    ARBITER,
    CHIEF,
    COMMISSION,
    OTHER_ARBITER,
    OWNER,
    Room,
    across,
    down,
    player,
)

pytestmark = [
    pytest.mark.article("2026", "6.9"),
    pytest.mark.article("2010", "4.7"),
    pytest.mark.article("2009", "4.6"),
    pytest.mark.article("booklet", "7"),
]

TOP = across("RALENTI", "H8", 66)
BAD = across("RATEIN", "H4", 14)
AGAIN = down("RATEIN", "15H", 45)
"""The same word at the second turn, where it would be worth 45."""


def repeated(edition: str = "2026", **slips: WrittenSlip) -> tuple[Room, int, int]:
    """Table 1 plays the same word twice; tables 1 to 3 are Anne's, nobody was told anything."""
    room = Room(6)
    room.open_game(edition=edition)
    one = room.turn("AEIRTLN", t1=BAD, **slips)
    two = room.turn("AEIRTSN")
    room.enter(ARBITER, two, 1, AGAIN)
    return room, one, two


def pay(room: Room, draw: int, table: int, points: int) -> None:
    """Some points, whatever was played."""
    room.enter(OWNER, draw, table, TOP)
    room.do(OWNER, ask.Overrule(1, draw, table, points=points, sanction=Sanction.NONE, motive="pour l'essai"))


@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_it_waits_for_the_last_slip_of_the_same_arbiter_and_is_rounded_down(edition: str) -> None:
    room, _, two = repeated(edition)
    assert (room.points(two, 1), room.sanction(two, 1)) == (None, "average")
    assert room.parts("results")["summary"]["pending"] > 0
    pay(room, two, 2, 30)
    assert room.points(two, 1) is None
    pay(room, two, 3, 15)
    assert room.points(two, 1) == 22
    pay(room, two, 4, 98)
    assert room.points(two, 1) == 22


def granted(draw: int, table: int) -> ask.Overrule:
    return ask.Overrule(1, draw, table, sanction=Sanction.AVERAGE, motive="notifié trop tard")


def test_a_person_may_grant_it_and_it_is_counted_from_the_others_as_they_come() -> None:
    room = Room(6)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=BAD)
    assert room.sanction(draw, 1) == "zero"
    room.do(ARBITER, granted(draw, 1))
    assert (room.sanction(draw, 1), room.points(draw, 1)) == ("average", None)
    assert [one.say("fr") for one in room.decision(draw, 1).reasons] == [REASONS["average-waits"].fr]
    pay(room, draw, 2, 10)
    pay(room, draw, 3, 7)
    assert room.points(draw, 1) == 8
    made_of, cap = (one.say("fr") for one in room.decision(draw, 1).reasons)
    assert made_of == REASONS["average-of"].fr.format(total=17, count=2, mean=8)
    assert cap == REASONS["average-within"].fr.format(cap=14)
    pay(room, draw, 3, 50)
    assert room.points(draw, 1) == 14
    assert room.decision(draw, 1).reasons[-1].say("fr") == REASONS["average-capped"].fr.format(cap=14)
    assert room.line(1)["total"] == 14
    room.do(ARBITER, ask.WithdrawOverruling(1, draw, 1))
    assert room.sanction(draw, 1) == "zero"


def test_the_commission_may_grant_it_too() -> None:
    room = Room(6)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=BAD, t2=TOP, t3=TOP)
    room.do(player(1), ask.Appeal(1, draw, "je n'avais pas le billet"))
    room.do(COMMISSION, ask.RuleCase(1, draw, 1, sanction=Sanction.AVERAGE, motive="billet perdu"))
    assert (room.sanction(draw, 1), room.points(draw, 1)) == ("average", 14)


def test_one_granted_follows_a_slip_that_is_judged_again_and_stays_out_of_the_others() -> None:
    room, one, two = repeated()
    room.do(ARBITER, granted(two, 1))
    pay(room, two, 2, 30)
    room.enter(OWNER, two, 3, TOP)
    room.do(OWNER, granted(two, 3))
    assert (room.points(two, 1), room.points(two, 3)) == (30, 30)
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received", turn=2))
    assert (room.sheet(two, 1).judged or room.decision(two, 1)).sanction == "zero"
    assert room.points(two, 1) == 30


def test_it_is_counted_and_never_typed_and_other_decisions_have_points() -> None:
    room, _, two = repeated()
    typed = ask.Overrule(1, two, 1, points=20, sanction=Sanction.AVERAGE, motive="à l'œil")
    assert room.refuses(ARBITER, typed) is averages.NOT_TYPED
    bare = ask.Overrule(1, two, 1, sanction=Sanction.WARNING, motive="à l'œil")
    assert room.refuses(ARBITER, bare) is averages.NO_POINTS


def test_nobody_is_granted_an_average_of_nobody() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn("AEIRTLN", t1=BAD)
    assert room.refuses(ARBITER, granted(draw, 1)) is averages.NONE_TO_GIVE


def test_zeros_count() -> None:
    room, _, two = repeated()
    pay(room, two, 2, 30)
    room.do(ARBITER, ask.EnterMissing(1, two))
    assert room.points(two, 1) == 15


def test_it_is_never_more_than_what_he_played_is_worth_nor_than_he_claims() -> None:
    room, _, two = repeated()
    room.do(ARBITER, ask.EnterTop(1, two))
    assert room.points(two, 1) == 45
    room.enter(ARBITER, two, 1, down("RATEIN", "15H", 42))
    assert room.points(two, 1) == 42


def test_others_who_have_an_average_are_left_out_of_it() -> None:
    room, _, two = repeated(t2=BAD)
    room.enter(ARBITER, two, 2, AGAIN)
    assert (room.points(two, 1), room.points(two, 2)) == (None, None)
    pay(room, two, 3, 20)
    assert (room.points(two, 1), room.points(two, 2)) == (20, 20)


def test_it_is_computed_again_when_another_is_corrected() -> None:
    room, _, two = repeated()
    pay(room, two, 2, 30)
    pay(room, two, 3, 10)
    assert room.points(two, 1) == 20
    room.do(OWNER, ask.Overrule(1, two, 3, points=0, sanction=Sanction.ZERO, motive="non"))
    assert room.points(two, 1) == 15
    room.do(OWNER, ask.TakeBack(1, two, 3))
    assert room.points(two, 1) is None
    assert room.line(1)["total"] == 0


def test_it_waits_for_what_is_not_decided() -> None:
    room, _, two = repeated()
    pay(room, two, 2, 30)
    room.enter(ARBITER, two, 3, down("ENTRAIS", None, 98))
    assert (room.sanction(two, 3), room.points(two, 1)) == ("undecided", None)


def test_it_is_withdrawn_when_the_earlier_zero_was_none() -> None:
    room, one, two = repeated()
    room.do(ARBITER, ask.EnterTop(1, two))
    assert room.points(two, 1) == 45
    room.enter(ARBITER, one, 1, TOP)
    assert (room.points(two, 1), room.sanction(two, 1)) == (0, "zero")
    room.do(ARBITER, ask.TakeBack(1, one, 1))
    assert (room.points(two, 1), room.sanction(two, 1)) == (45, "average")


def test_it_is_withdrawn_when_a_person_decides_that_the_earlier_slip_was_good() -> None:
    room, one, two = repeated()
    room.do(ARBITER, ask.Overrule(1, one, 1, points=14, sanction=Sanction.NONE, motive="mot admis"))
    assert room.sanction(two, 1) == "zero"
    room.do(ARBITER, ask.WithdrawOverruling(1, one, 1))
    assert room.sanction(two, 1) == "average"


def test_a_zero_that_a_person_confirms_is_still_a_zero_for_the_same_word() -> None:
    room, one, two = repeated()
    room.do(ARBITER, ask.Overrule(1, one, 1, points=0, sanction=Sanction.ZERO, motive="confirmé"))
    assert room.sanction(two, 1) == "average"


def test_there_is_none_for_one_who_was_told_in_time() -> None:
    room = Room(6)
    room.open_game()
    one = room.turn("AEIRTLN", t1=BAD)
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received"))
    two = room.turn("AEIRTSN", t1=AGAIN)
    assert room.sanction(two, 1) == "zero"


def test_a_note_that_comes_while_slips_are_written_is_in_hand_at_the_next_turn_only() -> None:
    room = Room(6)
    room.open_game()
    one = room.turn("AEIRTLN", t1=BAD)
    two = room.draw("AEIRTSN")
    room.do(CHIEF, ask.StartClock())
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received"))
    room.wait(200)
    room.enter(ARBITER, two, 1, AGAIN)
    assert (room.sanction(two, 1), room.sheet(one, 1).in_hand) == ("average", 3)
    room.do(CHIEF, ask.Retain())
    three = room.turn("EEIRTAN")
    room.enter(ARBITER, three, 1, down("RATEIN", "12C", 12))
    assert room.sanction(three, 1) == "zero"


def test_it_is_withdrawn_when_the_note_turns_out_to_have_been_received() -> None:
    room, one, two = repeated()
    assert room.sanction(two, 1) == "average"
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received"))
    assert (room.sanction(two, 1), room.sheet(one, 1).in_hand) == ("average", 3)
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received", turn=2))
    assert (room.sanction(two, 1), room.sheet(one, 1).in_hand) == ("zero", 2)


def test_it_goes_on_until_he_is_told() -> None:
    room, _, two = repeated()
    room.do(ARBITER, ask.EnterTop(1, two))
    three = room.turn("EEIRTAN")
    room.enter(ARBITER, three, 1, down("RATEIN", "12C", 12))
    room.do(ARBITER, ask.EnterTop(1, three))
    assert (room.sanction(three, 1), room.points(three, 1)) == ("average", 12)
    room.do(ARBITER, ask.MoveNotes(1, two, (1,), "received", turn=3))
    assert room.sanction(three, 1) == "zero"


def test_what_a_note_has_told_stays_known_when_the_note_is_written_again() -> None:
    room = Room(6)
    room.open_game()
    one = room.turn("AEIRTLN", t1=BAD)
    room.do(ARBITER, ask.MoveNotes(1, one, (1,), "received"))
    two = room.turn("AEIRTSN", t1=AGAIN)
    assert room.sanction(two, 1) == "zero"
    room.enter(ARBITER, one, 1, WrittenSlip(BAD.sketch, BAD.reference, 14, (SlipFault.MISCONDUCT,)))
    assert room.parts("desk:A")[f"sheet:{one}:1"]["note"]["stage"] == "to_send"
    assert room.sanction(two, 1) == "zero"


def test_there_is_none_with_another_fault_that_makes_the_slip_void() -> None:
    room, _, two = repeated()
    room.enter(ARBITER, two, 1, WrittenSlip(AGAIN.sketch, "15H", 45, (SlipFault.LATE,)))
    assert room.sanction(two, 1) == "zero"


def test_there_is_none_for_a_letter_that_was_not_drawn() -> None:
    room = Room(6)
    room.open_game()
    room.turn("AEIRTLN", t1=across("RALENTIS", "H1", 70))
    two = room.turn("AEIRTSN")
    room.enter(ARBITER, two, 1, down("RALENTIT", "15A", 70))
    assert room.sanction(two, 1) == "zero"


def test_one_who_is_withdrawn_is_waited_for_no_more() -> None:
    room, _, two = repeated()
    pay(room, two, 2, 30)
    room.do(OWNER, ask.Withdraw((3,)))
    room.judge()
    assert room.points(two, 1) == 30
    room.do(OWNER, ask.Register((Entrant("Joueur 3", table=3),)))
    assert room.points(two, 1) is None


def test_one_who_is_excluded_counts_no_more_and_one_not_there_yet_counts_zero() -> None:
    room, _, two = repeated()
    pay(room, two, 2, 30)
    pay(room, two, 3, 10)
    room.do(CHIEF, ask.Exclude(1, 3, "tricherie"))
    assert room.points(two, 1) == 30
    room.do(ARBITER, ask.Arrive(1, 2, 3))
    assert room.points(two, 1) == 0


def test_it_follows_the_tables_that_an_arbiter_has() -> None:
    room, _, two = repeated()
    for table, points in ((2, 30), (3, 10), (4, 5)):
        pay(room, two, table, points)
    assert room.points(two, 1) == 20
    room.do(OWNER, ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 2),)),)))
    assert room.points(two, 1) == 30


def test_alone_at_his_desk_he_has_no_average_to_take() -> None:
    room, _, two = repeated()
    room.do(OWNER, ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 1),)),)))
    assert (room.points(two, 1), room.sanction(two, 1)) == (None, "average")
    room.do(ARBITER, ask.Overrule(1, two, 1, points=20, sanction=Sanction.NONE, motive="moyenne de la salle"))
    assert room.line(1)["total"] == 20


def test_an_average_neither_makes_nor_spoils_a_solo() -> None:
    room, _, two = repeated()
    for table in (2, 3, 5, 6):
        pay(room, two, table, 10)
    pay(room, two, 4, 40)
    room.do(CHIEF, ask.EndGame())
    assert [solo["table"] for solo in room.parts("results")["solos"]] == [4]


def test_averages_undone_and_redone_are_what_they_have_to_be() -> None:
    room, one, two = repeated()
    room.do(ARBITER, ask.EnterTop(1, two))
    room.do(CHIEF, ask.Undo(turn=2))
    room.enter(ARBITER, one, 1, TOP)
    room.do(CHIEF, ask.Redo())
    room.judge()
    assert room.sanction(two, 1) == "zero"


def test_the_other_arbiter_cannot_change_it() -> None:
    room, _, two = repeated()
    room.do(OTHER_ARBITER, ask.EnterTop(1, two))
    assert room.points(two, 1) is None
