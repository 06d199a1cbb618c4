"""A step back for the chief arbiter: the last word, a past turn, an early end; and a turn suspended."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking
from nonuple.contest.chief.foreseeing import Foreseen, foresee
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.results.evening import run_scores
from nonuple.contest.results.rankings import played_game
from nonuple.event.event import EventGame
from nonuple.event.halls import Hall, together
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.verification import verify
from nonuple.play.record import EarlyEnd
from nonuple.rulebooks.registry import duplicate
from nonuple.slips.verdict import Sanction
from nonuple.texts import game as game_texts
from nonuple.texts import verify as verify_texts
from nonuple.words_io.library import open_lexicon
from tests.contest.room import ARBITER, CHIEF, Room, across, down, player

TOP = across("RALENTI", "H8", 66)
ENTRAIS = down("ENTRAIS", "15B", 98)


def opened(**settings: object) -> Room:
    room = Room()
    room.open_game(**settings)
    return room


def folded_again(room: Room) -> None:
    """What is in memory is what the log tells."""
    for channel in ("public", "chief", "results", "desk:A", "player:p1"):
        again = Room(0)
        again.contest = room.again()
        assert again.parts(channel) == room.parts(channel)


def program_turn(room: Room) -> None:
    """A word is retained of letters that the program draws."""
    while room.run.line.current is None:
        room.draw(None)
    room.do(CHIEF, ask.Retain())


# --- The last word, chosen again ---------------------------------------------------------------------------


def test_a_wrong_tie_is_taken_back_with_its_slips_and_without_its_clock() -> None:
    room = opened()
    draw = room.play("AEIRTLN", t1=TOP)
    room.enter(ARBITER, draw, 2, TOP)
    clock = room.parts("public")["clock"]
    room.do(CHIEF, ask.Retain(ref="H2", word="RELIANT"))
    room.do(CHIEF, ask.EndAnnouncement())
    assert room.parts("chief")["back"]["choose_again"] is True
    room.do(CHIEF, ask.TakeBackRetained())
    assert (room.stage, room.parts("public")["clock"], room.parts("public")["sheet"]) == ("word", clock, [])
    assert (room.points(draw, 1), room.points(draw, 2)) == (66, 66)
    assert room.parts("chief")["solutions"]["candidates"]
    room.do(CHIEF, ask.Retain())
    assert (room.stage, room.parts("public")["sheet"][0]["word"]) == ("announce", "RALENTI")
    assert room.line(2)["total"] == 66
    folded_again(room)


def test_a_word_is_not_taken_back_under_the_next_letters() -> None:
    room = opened()
    room.turn("AEIRTLN")
    room.draw("AEIRTSN")
    assert room.parts("chief")["back"]["choose_again"] is False
    assert room.refuses(CHIEF, ask.TakeBackRetained()) is game_texts.NO_WORD_TO_CHOOSE_AGAIN


# --- A past turn corrected ---------------------------------------------------------------------------------


def foreseen(room: Room, command: ask.AmendTurn) -> Foreseen:
    return foresee(Asking(room.contest, CHIEF, room.moment, room.means), command)


def mistyped() -> tuple[Room, int]:
    """ONELESW and NEWS, but the room heard NEWS at H7; TUTU was played below it."""
    room = opened(time=None)
    room.draw("ONELESW")
    room.do(CHIEF, ask.Retain(ref="H5", word="NEWS"))
    two = room.draw("UUTT")
    room.do(CHIEF, ask.Retain(ref="I4", word="TUTU"))
    room.do(CHIEF, ask.EndAnnouncement())
    room.enter(ARBITER, two, 1, across("TUTU", "I4", 8))
    room.enter(ARBITER, two, 2, across("TUTU", "I4", 21))
    return room, two


def test_what_a_correction_would_change_is_shown_before_and_after_and_changes_nothing_yet() -> None:
    room, two = mistyped()
    before = len(room.log)
    wish = ask.AmendTurn(turn=1, ref="H7")
    told = foreseen(room, wish)
    assert [(one.turn, one.before.ref, one.after.ref) for one in told.turns] == [
        (1, "H5", "H7"),
        (2, "I4", "I4"),
    ]
    assert [(one.before.score, one.after.score) for one in told.turns] == [(26, 26), (21, 8)]
    assert told.turns[1].best > told.turns[1].after.score
    assert (told.judged, told.overruled, len(told.slips)) == (2, 0, 2)
    first = told.slips[0]
    assert (first.turn, first.table, first.name) == (2, 1, "Joueur 1")
    assert (len(room.log), room.round(two).amended) == (before, 0)


def test_everything_follows_a_corrected_place_and_slips_are_judged_again() -> None:
    room, two = mistyped()
    assert room.sanction(two, 1) != "none"
    told = foreseen(room, ask.AmendTurn(turn=1, ref="H7"))
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H7", why="annoncé en H7"))
    assert (room.points(two, 1), room.sanction(two, 1)) == (8, "none")
    assert [room.points(two, one.table) for one in told.slips] == [one.after for one in told.slips]
    sheet = room.parts("public")["sheet"]
    assert [(line["ref"], line["score"]) for line in sheet] == [("H7", 26), ("I4", 8)]
    assert room.parts("public")["board"]["grid"][7][6:10] == "NEWS"
    assert room.parts("results")["summary"]["turns"] == [26, 8]
    assert room.parts("desk:A")["rounds"][0]["retained"] == "NEWS H7 26"
    folded_again(room)


def test_a_decision_of_a_person_stays_and_earns_at_most_the_corrected_top() -> None:
    room, two = mistyped()
    room.do(ARBITER, ask.Overrule(1, two, 1, points=21, sanction=Sanction.NONE, motive="vu"))
    room.do(ARBITER, ask.Overrule(1, two, 2, points=5, sanction=Sanction.NONE, motive="vu"))
    told = foreseen(room, ask.AmendTurn(turn=1, ref="H7"))
    assert told.overruled == 2
    assert [(one.table, one.before, one.after) for one in told.slips] == [(1, 21, 8)]
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H7"))
    assert (room.points(two, 1), room.points(two, 2)) == (8, 5)
    said = room.sheet(two, 1).decision
    assert said is not None and said.said is not None and said.said.values["top"] == 8
    folded_again(room)
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H5"))
    assert (room.points(two, 1), room.points(two, 2)) == (21, 5)


def test_the_penalty_of_a_decision_is_taken_off_the_corrected_top() -> None:
    room, two = mistyped()
    room.do(ARBITER, ask.Overrule(1, two, 1, points=16, sanction=Sanction.PENALTY, motive="vu"))
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H7"))
    assert room.points(two, 1) == 3


def test_a_decision_taken_before_the_word_is_chosen_again_earns_at_most_that_word() -> None:
    room, two = mistyped()
    room.do(ARBITER, ask.Overrule(1, two, 1, points=21, sanction=Sanction.NONE, motive="vu"))
    room.do(CHIEF, ask.TakeBackRetained())
    for word in {one.word for one in solutions_of(room.round(two), open_lexicon()) if one.score == 21}:
        room.do(CHIEF, ask.RuleWord(1, word, "struck", "essai"))
    room.do(CHIEF, ask.Retain())
    assert room.points(two, 1) == room.run.top(room.round(two)) < 21


def test_letters_of_a_real_bag_are_corrected_in_the_turn_in_play_too() -> None:
    room = opened(time=None)
    one = room.draw("ONELESW")
    room.do(CHIEF, ask.Retain(ref="H5", word="NEWS"))
    two = room.draw("UUTT")
    wish = ask.AmendTurn(turn=1, letters="ONEAESW")
    assert foreseen(room, wish).rack == ("OLEUUTT", "OAEUUTT")
    room.do(CHIEF, wish)
    assert room.parts("public")["turn"]["kept"] == "OAE"
    assert room.round(two).state.rack == "OAEUUTT"
    assert room.round(one).state.rack == "ONEAESW"


def test_letters_that_the_program_drew_are_not_typed_again() -> None:
    room = opened(source="program", time=None)
    program_turn(room)
    assert str(room.refuses(CHIEF, ask.AmendTurn(turn=1, letters="ABCDEFG")))


# --- What is set aside -------------------------------------------------------------------------------------


def test_the_chief_arbiter_is_told_how_many_slips_each_turn_has() -> None:
    room, _ = mistyped()
    room.draw("AEIR")
    room.do(player(1), ask.WriteSlip(1, 2, TOP))
    assert room.parts("chief")["back"]["slips"] == [
        {"turn": 1, "slips": 0},
        {"turn": 2, "slips": 2},
        {"turn": 3, "slips": 1},
    ]


# --- An early end ------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.parametrize(
    ("edition", "reason", "valid", "said"),
    [
        ("2026", "organiser", 1, "décision de l'organisateur"),
        ("2010", "interrupted", 0, "interruption trop longue"),
        ("2010", "other", 0, "décision du juge-arbitre"),
    ],
)
def test_an_early_end_says_its_reason_everywhere_and_what_it_leaves_beforehand(
    edition: str, reason: EarlyEnd, valid: int, said: str
) -> None:
    room = opened(edition=edition)
    room.turn("AEIRTLN", t1=TOP)
    back = room.parts("chief")["back"]
    choice = next(one for one in back["ends"] if one["reason"] == reason)
    assert "no-letters" not in [one["reason"] for one in back["ends"]]
    assert (choice["valid"], choice["said"]["fr"]) == (valid, said)
    room.do(CHIEF, ask.EndGame(reason=reason, why="salle à rendre"))
    end = room.parts("public")["end"]
    assert (room.stage, end["said"]["fr"], end["why"], end["early"], end["valid"]) == (
        "over",
        said,
        "salle à rendre",
        True,
        valid,
    )
    told = [line["text"] for line in room.parts("chief")["prompter"]]
    assert told[0] == f"Fin de la partie, {said}, salle à rendre"
    assert ("annulés" in told[1]) is (valid == 0)
    assert room.parts("chief")["back"]["ends"] == []


def test_an_early_end_in_mid_turn_is_taken_back_with_the_time_that_was_left() -> None:
    room = opened()
    room.turn("AEIRTLN", t1=TOP)
    draw = room.draw("AEIRTSN")
    room.do(CHIEF, ask.StartClock())
    room.do(player(1), ask.WriteSlip(1, draw, ENTRAIS))
    room.wait(100)
    room.do(CHIEF, ask.EndGame(reason="organiser"))
    assert (room.stage, room.parts("chief")["back"]["take_back_end"]) == ("over", True)
    room.wait(300)
    room.do(CHIEF, ask.TakeBackEnd())
    assert (room.stage, room.parts("public")["clock"]["left"], room.parts("public")["end"]) == (
        "paused",
        80,
        None,
    )
    room.do(CHIEF, ask.Resume())
    room.wait(80)
    assert (room.stage, room.points(draw, 1)) == ("word", 98)
    folded_again(room)


@pytest.mark.article("2026", "4.7")
def test_an_interruption_that_ended_the_game_in_mid_turn_is_taken_back_with_the_time_that_was_left() -> None:
    room = opened()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    room.wait(100)
    room.do(CHIEF, ask.Interrupt())
    room.wait(31 * 60)
    room.do(CHIEF, ask.Resume())
    assert (room.stage, room.parts("public")["end"]["reason"]) == ("over", "interrupted")
    room.wait(300)
    room.do(CHIEF, ask.TakeBackEnd())
    assert (room.stage, room.parts("public")["clock"]["left"]) == ("paused", 80)
    room.do(CHIEF, ask.Resume())
    assert room.parts("public")["clock"]["ends"] == room.now + 80
    folded_again(room)


def test_an_early_end_between_two_turns_is_taken_back() -> None:
    room = opened(source="program", time=None)
    program_turn(room)
    room.do(CHIEF, ask.EndAnnouncement())
    room.do(CHIEF, ask.EndGame(reason="organiser"))
    secret = room.run.chance
    assert secret is not None
    told = secret.letters(room.run.state)
    room.do(CHIEF, ask.TakeBackEnd())
    assert (room.stage, room.run.ended) == ("draw", None)
    assert secret.letters(room.run.state) != told, "whoever has read the secret would know what comes"
    room.draw(None)
    assert isinstance(room.run.entries[-1].event, on.Drawn | on.Rejected)
    folded_again(room)


@pytest.mark.article("2026", "4.7")
def test_the_file_of_a_game_ended_early_and_taken_back_is_verified() -> None:
    room = opened(source="program", time=None)
    program_turn(room)
    room.do(CHIEF, ask.EndGame(reason="other"))
    room.do(CHIEF, ask.TakeBackEnd())
    room.do(CHIEF, ask.EndAnnouncement())
    while room.run.line.current is None:
        room.draw(None)
    room.do(CHIEF, ask.EndGame(reason="organiser", why="salle à rendre"))
    found = verify(played_game(room.run), open_lexicon())
    assert found.differences == ()
    assert verify_texts.ENDED_BY_HAND in [one.text for one in found.unproven]


def test_an_end_by_the_letters_is_not_taken_back_but_its_word_is() -> None:
    room = opened(source="program", time=None)
    while not room.run.over:
        room.draw(None)
        if room.run.line.current is not None:
            room.do(CHIEF, ask.Retain())
    assert room.refuses(CHIEF, ask.TakeBackEnd()) is game_texts.NOT_ENDED_EARLY
    if room.run.state.opened is None:
        room.do(CHIEF, ask.TakeBackRetained())
        assert (room.stage, room.run.ended) == ("play", None)
        folded_again(room)


def test_a_past_turn_is_corrected_once_the_game_is_over() -> None:
    room, two = mistyped()
    room.draw("AEIR")
    room.do(CHIEF, ask.EndGame(reason="organiser"))
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H7"))
    assert (room.stage, room.points(two, 1)) == ("over", 8)
    room.do(CHIEF, ask.TakeBackEnd())
    assert room.round(2).state.board.rows[7][6:10] == "NEWS"
    folded_again(room)


# --- While suspended ---------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.6", "4.7")
def test_a_turn_is_cancelled_while_the_game_is_suspended() -> None:
    room = opened()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    room.do(CHIEF, ask.Interrupt())
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    turn = room.parts("public")["turn"]
    assert (turn["stage"], turn["cancelled"], turn["drawn"]) == ("draw", True, "")


def test_every_command_of_the_chief_arbiter_reads_as_it_is_written() -> None:
    wish = ask.AmendTurn(turn=3, letters="ABC", why="relu")
    assert msgspec.json.decode(msgspec.json.encode(wish), type=ask.ContestCommand) == wish


def test_what_was_undone_comes_back_as_it_stood_however_often() -> None:
    """The game's own undoing takes along what the room keeps beside it: turns, clock, end."""
    room = opened()
    room.do(CHIEF, ask.Undo(turn=1))
    room.do(CHIEF, ask.Redo())
    room.play("RALENTI", t1=TOP)
    room.do(CHIEF, ask.Retain())
    room.do(CHIEF, ask.EndAnnouncement())
    stood = room.run.line, room.run.ended
    room.do(CHIEF, ask.Undo(turn=1))
    room.do(CHIEF, ask.Undo(turn=1))
    assert room.run.turns == []
    room.do(CHIEF, ask.Redo())
    assert room.run.turns == []
    room.do(CHIEF, ask.Redo())
    assert (room.run.line, room.run.ended) == stood
    assert room.line(1)["total"] == 66
    folded_again(room)


def test_a_hall_that_corrected_a_turn_under_a_decision_has_nobody_above_the_top() -> None:
    room, two = mistyped()
    one = room.run.turns[0].draw
    room.enter(ARBITER, one, 1, across("NEWS", "H5", 26))
    room.do(ARBITER, ask.Overrule(1, two, 1, points=21, sanction=Sanction.NONE, motive="vu"))
    room.do(CHIEF, ask.AmendTurn(turn=1, ref="H7"))
    room.do(ARBITER, ask.Overrule(1, one, 1, points=26, sanction=Sanction.NONE, motive="vu"))
    scores, rules = run_scores(room.contest, room.run), duplicate("2026").ledger
    assert (scores.scores["p1"].total, scores.top) == (34, 34)
    assert together(EventGame(), [Hall("Caen", scores)], rules, 1).anomalies == []
