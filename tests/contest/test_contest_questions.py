"""Questions about words: what one desk has answered is shown to the others, and to nobody else."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.desk.judging import judge, situation_of
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.written import Main, WrittenSlip
from nonuple.ledger.notification import Note
from nonuple.ledger.wording import wording
from nonuple.pieces.notation import Ref
from nonuple.slips.strangeness import strangeness
from nonuple.slips.verdict import Opinion, Question
from nonuple.texts import contest as texts
from tests.contest.room import ARBITER, CHIEF, OTHER_ARBITER, OWNER, Room, across, down, who

pytestmark = pytest.mark.article("2026", "6.4.2.2")

WITHOUT_A_PLACE = down("ENTRAIS", None, 98)
"""At the second turn: some of the places where it could lie make words that are not admitted."""
OUTSIDE = ("public", "results", "player:p1", "player:p2", "player:p3", "player:p4", "organiser", "commission")


def asked() -> tuple[Room, int]:
    """The same slip at both desks; nobody has answered yet."""
    room = Room()
    room.open_game()
    room.turn("AEIRTLN", t1=across("RALENTI", "H8", 66))
    draw = room.play("AEIRTSN")
    room.enter(ARBITER, draw, 1, WITHOUT_A_PLACE)
    room.enter(OTHER_ARBITER, draw, 3, WITHOUT_A_PLACE)
    return room, draw


def test_a_desk_is_shown_what_another_has_answered_and_stays_free() -> None:
    room, draw = asked()
    assert room.parts("desk:B")[f"answers:{draw}"] == []
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    (answer,) = room.parts("desk:B")[f"answers:{draw}"]
    question = room.parts("desk:B")[f"sheet:{draw}:3"]["decision"]["question"]
    assert (answer["author"], answer["opinion"], answer["table"]) == ("Anne", "implausible", 1)
    assert answer["words"] == question["words"]
    assert msgspec.convert(answer["slip"], WrittenSlip) == WITHOUT_A_PLACE
    room.do(OTHER_ARBITER, ask.GiveOpinion(1, draw, 3, opinion=Opinion.DOUBTFUL))
    assert (room.sanction(draw, 1), room.sanction(draw, 3)) == ("penalty", "commission")


def test_a_desk_is_not_told_its_own_answers() -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    assert room.parts("desk:A")[f"answers:{draw}"] == []
    room.do(OWNER, ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 4),)), Arbiter("B", "Basile"))))
    assert room.parts("desk:A")[f"answers:{draw}"] == []


def test_who_answered_is_told_even_at_another_desk_than_his() -> None:
    room, draw = asked()
    room.do(CHIEF, ask.GiveOpinion(1, draw, 1, opinion=Opinion.PLAUSIBLE))
    (answer,) = room.parts("desk:B")[f"answers:{draw}"]
    assert answer["author"] == "Chloé"


@pytest.mark.parametrize("undoing", [ask.TakeBack, None])
def test_an_answer_goes_with_the_entry_that_it_was_about(undoing: type[ask.TakeBack] | None) -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    if undoing is None:
        room.enter(ARBITER, draw, 1, down("ENTRAIS", "15B", 98))
    else:
        room.do(ARBITER, undoing(1, draw, 1))
    assert room.parts("desk:B")[f"answers:{draw}"] == []


def test_answers_of_an_earlier_turn_are_shown_as_long_as_a_question_of_it_is_open() -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    room.do(CHIEF, ask.Retain())
    room.turn("EEIRTAN")
    room.turn("AUIODES")
    assert len(room.parts("desk:B")[f"answers:{draw}"]) == 1
    room.do(OTHER_ARBITER, ask.GiveOpinion(1, draw, 3, opinion=Opinion.IMPLAUSIBLE))
    assert f"answers:{draw}" not in room.parts("desk:B")


def test_nobody_but_the_desks_is_told() -> None:
    room, draw = asked()
    before = {channel: room.parts(channel) for channel in OUTSIDE}
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    assert {channel: room.parts(channel) for channel in OUTSIDE} == before


# --- Each place by itself ----------------------------------------------------------------------------------


def question(room: Room, draw: int, table: int = 1) -> Question:
    asked = room.decision(draw, table).question
    assert asked is not None
    return asked


def test_a_question_about_several_places_has_the_words_of_each() -> None:
    room, draw = asked()
    places = question(room, draw).places
    assert len(places) > 1
    assert sorted(word for place in places for word in place.words) == sorted(question(room, draw).words)
    situation = situation_of(room.round(draw), room.means.lexicon(None))
    for place in places:
        formed = situation.board.place(Ref.parse(place.ref), place.word, formula=situation.formula).cross
        assert set(place.words) <= set(formed)


def test_places_are_asked_about_in_the_order_in_which_their_words_look_french() -> None:
    room, draw = asked()
    costs = [strangeness(place.words) for place in question(room, draw).places]
    assert costs == sorted(costs)
    assert strangeness(["PHE"]) < strangeness(["NHE"]) < strangeness(["RAVALASSEI"])


def test_one_answer_says_that_none_of_the_places_is_plausible() -> None:
    room, draw = asked()
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE))
    assert room.sanction(draw, 1) == "penalty"
    assert room.decision(draw, 1).question is None


def test_the_place_chosen_as_plausible_is_the_one_that_the_note_refuses() -> None:
    room, draw = asked()
    for place in question(room, draw).places:
        room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.PLAUSIBLE, ref=place.ref))
        decision = room.decision(draw, 1)
        assert decision.sanction == "zero"
        assert {one.word for one in decision.refused} == set(place.words)
        room.enter(ARBITER, draw, 1, WITHOUT_A_PLACE)


def test_what_is_plausible_at_one_place_decides_and_nothing_more_is_asked() -> None:
    room, draw = asked()
    *_, last = question(room, draw).places
    assert last.outcomes[Opinion.PLAUSIBLE].sanction == "zero"
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.PLAUSIBLE, ref=last.ref))
    assert room.sanction(draw, 1) == "zero"


@pytest.mark.parametrize(("doubtful", "sanction"), [(None, "penalty"), (0, "commission"), (-1, "commission")])
def test_places_are_answered_one_by_one_until_the_verdict_stands(doubtful: int | None, sanction: str) -> None:
    room, draw = asked()
    places = [place.ref for place in question(room, draw).places]
    doubt = None if doubtful is None else places[doubtful]
    while places:
        assert [place.ref for place in question(room, draw).places] == places
        ref = places.pop(0)
        opinion = Opinion.DOUBTFUL if ref == doubt else Opinion.IMPLAUSIBLE
        room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=opinion, ref=ref))
    assert room.sanction(draw, 1) == sanction
    again = room.again().runs[1].rounds[draw].sheet(who(1))
    assert (again.opinions_at, again.decision) == (
        room.sheet(draw, 1).opinions_at,
        room.sheet(draw, 1).decision,
    )


def test_an_answer_about_a_place_tells_what_it_leaves_to_be_asked() -> None:
    room, draw = asked()
    first, *others = question(room, draw).places
    assert first.outcomes[Opinion.IMPLAUSIBLE].sanction == "undecided"
    room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=Opinion.IMPLAUSIBLE, ref=first.ref))
    assert [place.ref for place in question(room, draw).places] == [place.ref for place in others]


def test_the_place_written_comes_first_and_may_be_the_only_one() -> None:
    room, draw = asked()
    bad = question(room, draw).places[-1].ref
    room.enter(ARBITER, draw, 1, down("ENTRAIS", bad, 98))
    assert question(room, draw).places[0].ref == bad


def test_only_places_in_question_are_answered() -> None:
    room, draw = asked()
    command = ask.GiveOpinion(1, draw, 1, opinion=Opinion.DOUBTFUL, ref="A1")
    assert room.refuses(ARBITER, command) is texts.NO_QUESTION


def test_another_desk_is_shown_the_answer_to_each_place() -> None:
    room, draw = asked()
    first, second, *_ = question(room, draw).places
    for place, opinion in ((first, Opinion.IMPLAUSIBLE), (second, Opinion.DOUBTFUL)):
        room.do(ARBITER, ask.GiveOpinion(1, draw, 1, opinion=opinion, ref=place.ref))
    shown = [(one["ref"], one["opinion"]) for one in room.parts("desk:B")[f"answers:{draw}"]]
    assert shown == [(first.ref, "implausible"), (second.ref, "doubtful")]


def test_a_verdict_asked_for_while_typing_takes_answers_not_given_yet() -> None:
    room, draw = asked()
    lexicon, played = room.means.lexicon(None), room.round(draw)
    answers = {place.ref: Opinion.IMPLAUSIBLE for place in question(room, draw).places}
    _, decision = judge(
        room.contest, room.run, played, who(2), WITHOUT_A_PLACE, lexicon=lexicon, opinions_at=answers
    )
    assert decision.sanction == "penalty"


# --- Another reading ---------------------------------------------------------------------------------------


@pytest.mark.article("2026", "6.2.1", "6.2.3")
def test_an_arbiter_takes_the_other_reading_of_a_slip_and_the_log_the_sheet_and_the_note_say_so() -> None:
    """All letters are right where SENTI goes down through the E of RALENTI; the reference names the N."""
    room, draw = asked()
    slip = WrittenSlip(("...S...", "RALENTI", "...N...", "...T...", "...I..."), "12F")
    room.enter(ARBITER, draw, 2, slip)
    shown = room.parts("desk:A")[f"sheet:{draw}:2"]["decision"]
    assert (shown["points"], shown["solution"]["ref"]) == (5, "12F")
    other = shown["other"]
    assert (other["points"], other["solution"]["ref"]) == (10, "11G")
    taken = msgspec.structs.replace(slip, principal=msgspec.convert(other["main"], Main))
    room.enter(ARBITER, draw, 2, taken)
    shown = room.parts("desk:A")[f"sheet:{draw}:2"]
    assert shown["entry"]["slip"]["principal"] == {"word": "SENTI", "direction": "V", "by": "letters"}
    assert (shown["entry"]["author"], shown["decision"]["points"]) == ("Anne", 10)
    said = shown["decision"]["reasons"][0]["fr"]
    assert said == "lecture choisie par l'arbitre : SENTI, que situent les lettres de raccord"
    assert said in wording(Note(2, 2, room.decision(draw, 2)), "fr")
    assert shown["decision"].get("other") is None
