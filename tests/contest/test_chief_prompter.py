"""What the chief arbiter is given to say when things go wrong, and what he may do then."""

from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.results.statement import statement
from nonuple.contest.views import parts
from nonuple.texts import announce as words
from nonuple.words.lexicon import Lexicon
from tests.contest.room import CHIEF, Room


def shown(room: Room, part: str) -> Any:
    return parts(room.contest, "chief", room.means)[part]


def said(room: Room) -> list[str]:
    return [line.step for line in shown(room, "prompter")]


def playing(room: Room) -> None:
    room.draw("FEDAYIN")
    room.do(CHIEF, ask.StartClock())


@pytest.mark.article("2026", "4.6")
def test_a_cancelled_turn_is_announced_before_the_new_draw() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    assert said(room) == ["cancelled"] * 3
    room.draw("MOUSSEZ")
    assert "cancelled" not in said(room)


def test_letters_that_are_left_by_a_step_back_are_announced_and_stay_in_the_statement() -> None:
    room = Room()
    room.open_game()
    room.draw("FEDAYIN")
    room.do(CHIEF, ask.Undo(1))
    assert [line.text for line in shown(room, "prompter")] == [str(words.UNDONE.say(turn=1))]
    room.draw("MOUSSEZ")
    room.do(CHIEF, ask.RuleWord(1, "MOUSSEZ", "struck", "essai"))
    told = [one.fr for one in statement(room.run)]
    assert len(told) == 1 and "FEDAYIN" in told[0], "a ruling on the turn in play would tell a word"
    room.do(CHIEF, ask.EndGame())
    assert "MOUSSEZ, écarté" in "".join(one.fr for one in statement(room.run))


@pytest.mark.article("2026", "4.6", "4.7")
def test_an_interrupted_turn_can_be_cancelled_instead_of_resumed() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.Interrupt())
    room.wait(60)
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    assert shown(room, "stage").stage == "draw"
    assert room.run.state.stopped is None


@pytest.mark.article("2026", "4.7")
def test_after_too_long_an_interruption_the_game_is_over_even_if_the_turn_is_to_be_cancelled() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.Interrupt())
    room.wait(31 * 60)
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    assert room.run.state.end == "interrupted"
    assert shown(room, "stage").stage == "over"


@pytest.mark.article("2026", "4.2", "4.6")
def test_after_a_cancelled_turn_nothing_is_said_of_its_rejected_draws() -> None:
    room = Room()
    room.open_game()
    room.draw("BCDFGHJ")
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    assert said(room) == ["cancelled"] * 3
    assert shown(room, "stage").rejection is None


@pytest.mark.article("2026", "4.2")
def test_only_the_last_rejection_is_said_and_never_again_with_the_new_letters() -> None:
    room = Room()
    room.open_game()
    room.turn("FEDAYIN")
    room.draw("OOOUUUA")
    room.draw("BCDFGHJ")
    assert said(room) == ["rejection"]
    room.draw("MOUSSEZ")
    assert "rejection" not in said(room)
    assert said(room)[0] == "new-letter"


@pytest.mark.article("2026", "4.2", "4.6")
def test_after_a_rejection_that_follows_a_cancelled_turn_only_the_rejection_is_said() -> None:
    room = Room()
    room.open_game()
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    room.draw("FEDAYIN")
    assert said(room) == ["rejection"]
    assert shown(room, "prompter")[0].text == "Rejet, mêmes lettres qu'au coup annulé"


@pytest.mark.article("2010", "5.2")
def test_in_2010_the_room_hears_why_the_letters_of_a_cancelled_turn_are_rejected() -> None:
    room = Room()
    room.open_game(edition="2010")
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    room.draw("FEDAYIN")
    assert shown(room, "prompter")[0].text == "Rejet de sept lettres, les mêmes qu'au coup annulé"


@pytest.mark.article("2026", "4.2", "4.6")
@pytest.mark.article("2010", "2.2", "5.2")
@pytest.mark.parametrize(
    ("edition", "letters", "why"),
    [
        ("2026", "BCDFGHJ", "Tirage rejeté (art. 4.2) : trop peu de voyelles."),
        ("2026", "AEIOUAB", "Tirage rejeté (art. 4.2) : trop peu de consonnes."),
        ("2010", "BCDFGHJ", "Tirage rejeté (art. 2.2) : trop peu de voyelles."),
        ("2026", "FEDAYIN", "Tirage rejeté (art. 4.6) : ce sont les lettres du coup annulé."),
        ("2010", "FEDAYIN", "Tirage rejeté (art. 5.2) : ce sont les lettres du coup annulé."),
    ],
)
def test_a_rejection_tells_why_by_which_article_and_how_many_to_draw(
    edition: str, letters: str, why: str
) -> None:
    room = Room()
    room.open_game(edition=edition)
    playing(room)
    room.do(CHIEF, ask.CancelTurn(cause="timing"))
    room.draw(letters)
    stage = shown(room, "stage")
    assert stage.rejection.fr.startswith(why)
    assert stage.rejection.fr.endswith("tirez-en 7.")
    assert (stage.rejected, stage.letters) == (1, 7)
    room.draw("MOUSSEZ")
    assert shown(room, "stage").rejection is None


def test_after_three_draws_that_play_nothing_the_list_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two words came in from somewhere, and the chief arbiter sees nothing but rejections."""
    monkeypatch.setattr("tests.contest.room._lexicon", lambda _: Lexicon.of(["ZUT", "ZUTS"], "deux"))
    room = Room()
    room.open_game()
    for _ in range(2):
        room.draw("FEDAYIN")
        assert "rien ne peut se jouer avec ces lettres" in shown(room, "stage").rejection.fr
    room.draw("FEDAYIN")
    told = shown(room, "stage").rejection
    assert "la liste de cette partie, deux, a 2 mots" in told.fr
    assert "the list of this game, deux, has 2 words" in told.en


@pytest.mark.article("2026", "4.4")
def test_a_caution_is_at_hand_and_never_said_by_itself() -> None:
    room = Room()
    room.open_game()
    room.play("FEDAYIN")
    room.do(CHIEF, ask.Retain())
    assert [one.text for one in shown(room, "cautions")] == [
        "Attention à la place !",
        "Attention à la solution !",
    ]
    assert "caution" not in said(room)


def test_without_a_clock_the_letters_stay_on_the_prompter_while_the_room_plays() -> None:
    room = Room()
    room.open_game(time=None)
    room.draw("FEDAYIN")
    assert shown(room, "stage").stage == "play"
    assert said(room)[-1] == "rack"
