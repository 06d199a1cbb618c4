"""The chief arbiter or the commission prevails over the word list, for a game and for the next ones."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.chief.rulings import kept_by, kept_in
from nonuple.contest.results.rankings import played_game
from nonuple.play.duplicate.events import Ruling, WordRuled
from nonuple.play.duplicate.verification import verify
from nonuple.texts import contest as texts
from nonuple.texts import game as game_texts
from nonuple.texts import verify as verify_texts
from nonuple.words_io.library import open_lexicon
from tests.contest.room import ARBITER, CHIEF, COMMISSION, OWNER, Room, across, who
from tests.play.lists import word_list

FEDAYIN = across("FEDAYIN", "H8", 110)


def rule(word: str, ruling: Ruling = "struck", **more: object) -> ask.RuleWord:
    return msgspec.convert(
        {"type": "RuleWord", "game": 1, "word": word, "ruling": ruling, "why": "dico", **more}, ask.RuleWord
    )


def playing(**settings: object) -> Room:
    room = Room()
    room.open_game(**settings)
    return room


def tops(room: Room) -> list[str]:
    return [one["word"] for one in room.parts("chief")["solutions"]["candidates"]]


@pytest.mark.article("2026", "2.5", "6.1")
@pytest.mark.article("2010", "4.1")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_a_struck_word_leaves_the_solutions_and_its_slips_are_judged_again(edition: str) -> None:
    room = playing(edition=edition)
    draw = room.play("FEDAYIN", t1=FEDAYIN)
    assert (tops(room)[0], room.points(draw, 1)) == ("FEDAYIN", 110)
    room.do(CHIEF, rule("FEDAYIN"))
    assert "FEDAYIN" not in tops(room)
    assert (room.points(draw, 1), room.sanction(draw, 1)) == (0, "zero")
    room.do(CHIEF, ask.Retain())
    assert room.run.state.turns[0].word != "FEDAYIN"


@pytest.mark.article("2026", "2.5", "6.1")
def test_an_admitted_word_is_paid_and_may_be_the_top() -> None:
    room = playing()
    slip = across("FYDAINE", "H8", None)
    draw = room.play("FEDAYIN", t1=slip)
    assert room.points(draw, 1) == 0
    room.do(COMMISSION, rule("FYDAINE", "admitted"))
    assert (room.points(draw, 1) or 0) > 80
    assert "FYDAINE" in tops(room)


def test_a_ruling_taken_back_restores_verdicts_and_solutions() -> None:
    room = playing()
    draw = room.play("FEDAYIN", t1=FEDAYIN)
    room.do(CHIEF, rule("FEDAYIN"))
    room.do(CHIEF, rule("FEDAYIN", "listed"))
    assert (tops(room)[0], room.points(draw, 1)) == ("FEDAYIN", 110)
    assert room.parts("chief")["rulings"] == []


def test_a_reason_is_asked_for_and_told_with_the_author() -> None:
    room = playing()
    room.turn("FEDAYIN")
    assert room.refuses(CHIEF, rule("ZEN", why="  ")) is texts.WHY_NEEDED
    room.do(CHIEF, rule("ZEN", why="absent de l'édition en vigueur"))
    told = {
        "word": "ZEN",
        "ruling": "struck",
        "since": 1,
        "by": "Chloé",
        "why": "absent de l'édition en vigueur",
        "kept": False,
    }
    assert room.parts("public")["rulings"] == room.parts("game:1")["rulings"] == [told]


def test_slips_of_the_turn_being_corrected_are_judged_again_and_earlier_ones_stand() -> None:
    room = playing()
    first = room.turn("FEDAYIN", t1=across("FAN", "H8", 12))
    second = room.turn("MOUSSEZ")
    room.enter(ARBITER, second, 1, across("ZEN", None, None))
    before = room.decision(first, 1)
    room.do(CHIEF, rule("FAN"))
    assert room.run.state.rulings[-1].since == 2
    assert room.decision(first, 1) == before
    room.do(CHIEF, rule("FAN", since=1))
    assert (room.sanction(first, 1), before.sanction) == ("zero", "none")


def test_the_retained_word_is_struck_only_once_its_turn_is_taken_back() -> None:
    room = playing()
    room.turn("FEDAYIN")
    assert room.refuses(CHIEF, rule("FEDAYIN")) is game_texts.RETAINED
    room.do(CHIEF, ask.Undo(turn=1))
    room.do(CHIEF, rule("FEDAYIN"))
    assert room.refuses(CHIEF, ask.Redo()) is game_texts.RETAINED


def test_a_ruling_on_a_turn_in_play_tells_the_room_nothing_before_its_end() -> None:
    room = playing()
    room.play("FEDAYIN")
    room.do(CHIEF, rule("FEDAYIN"))
    assert room.parts("public")["rulings"] == room.parts("game:1")["rulings"] == []
    assert [one["word"] for one in room.parts("chief")["rulings"]] == ["FEDAYIN"]
    room.do(CHIEF, ask.Retain())
    assert [one["word"] for one in room.parts("public")["rulings"]] == ["FEDAYIN"]


@pytest.mark.article("2026", "4.6")
def test_when_the_only_word_is_struck_the_chief_may_cancel_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contest.room._lexicon", lambda _: word_list("RENE", "WU"))
    room = playing()
    draw = room.play("EENRLLT")
    assert "no-move" not in room.parts("chief")["stage"]["causes"]
    room.do(CHIEF, rule("RENE"))
    chief = room.parts("chief")
    assert (chief["solutions"], "no-move" in chief["stage"]["causes"]) == (
        {"candidates": [], "others": []},
        True,
    )
    assert room.refuses(CHIEF, ask.Retain()) is game_texts.NOTHING_TO_RETAIN
    assert room.refuses(ARBITER, ask.EnterTop(1, draw)) is game_texts.NOTHING_TO_RETAIN
    room.do(CHIEF, ask.CancelTurn(cause="no-move"))
    assert room.parts("chief")["prompter"][0]["text"] == "Coup annulé, aucune solution"


def test_the_top_given_to_tables_stays_the_retained_word_when_a_better_one_is_admitted() -> None:
    room = playing()
    draw = room.play("FEDAYIN")
    room.do(CHIEF, rule("FEDAYIN"))
    room.do(CHIEF, ask.Retain())
    retained = room.run.state.turns[0].score
    room.do(CHIEF, rule("FEDAYIN", "listed"))
    room.do(ARBITER, ask.EnterTop(1, draw))
    assert room.points(draw, 1) == retained < 110


def test_a_game_with_a_struck_word_is_verified_as_far_as_it_was_played() -> None:
    room = playing()
    room.play("FEDAYIN")
    room.do(CHIEF, rule("FEDAYIN"))
    room.do(CHIEF, ask.Retain())
    differences = verify(played_game(room.run), open_lexicon()).differences
    assert [one.text for one in differences] == [verify_texts.UNFINISHED]


def test_what_is_replayed_from_the_log_is_the_same() -> None:
    room = playing()
    draw = room.play("FEDAYIN", t1=FEDAYIN)
    room.do(CHIEF, rule("FEDAYIN", kept=True))
    again = room.again()
    assert again.runs[1].state == room.run.state
    assert again.runs[1].rounds[draw].sheets[who(1)].decision == room.decision(draw, 1)


def test_words_kept_for_the_club_are_ruled_so_when_the_next_game_is_opened() -> None:
    room = playing()
    room.play("FEDAYIN")
    room.do(CHIEF, rule("FEDAYIN", kept=True))
    room.do(CHIEF, rule("ZEN"))
    room.do(CHIEF, ask.EndGame())
    kept = kept_by(kept_in(room.contest), [room.run.opened.lexicon])
    assert [(one.word, one.ruling, one.by) for one in kept] == [("FEDAYIN", "struck", "Chloé")]
    room.kept = kept
    room.open_game()
    assert room.run.state.rulings == (WordRuled("FEDAYIN", "struck", 1, "Chloé", "dico", kept=True),)
    room.play("FEDAYIN")
    assert "FEDAYIN" not in tops(room)


def test_what_the_list_says_itself_by_now_is_not_ruled_again() -> None:
    room = Room()
    room.kept = (
        WordRuled("ZEN", "admitted", 4, "Chloé", "nouvelle édition"),
        WordRuled("ZENX", "struck", 2, "Chloé", "erreur"),
        WordRuled("ZENX", "admitted", 2, "Chloé", "essai"),
    )
    room.open_game()
    assert [(one.word, one.ruling, one.since) for one in room.run.state.rulings] == [("ZENX", "admitted", 1)]


def test_a_word_is_no_longer_kept_once_it_is_left_to_the_list_for_the_club() -> None:
    room = playing()
    name = room.run.opened.lexicon
    room.do(OWNER, rule("ZEN", kept=True))
    room.wait(1)
    room.do(OWNER, rule("ZEN", "listed"))
    assert [one.word for one in kept_by(kept_in(room.contest), name)] == ["ZEN"]
    room.do(OWNER, rule("ZEN"))
    room.wait(1)
    room.do(OWNER, rule("ZEN", "listed", kept=True))
    assert kept_by(kept_in(room.contest), name) == kept_by(kept_in(room.contest), "autre") == ()
