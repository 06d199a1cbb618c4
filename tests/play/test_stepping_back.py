"""What a chief arbiter takes back or corrects: a word retained, a past turn, an early end."""

import pytest
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.pieces.draw import in_order
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State
from nonuple.play.record import EarlyEnd
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import after, game, word_list
from tests.play.recording import CHANCE, Recorder

DRAWS = ("AEIRTLN", "AEIRTSN", "MOTUSED", "QUEBRAI", "LLEOPAX", "FINMES")
RETAINED = ("H8 RALENTI", "15B ENTRAIS", "9D DOUTAMES", "11D BEQUERAI", "K4 EXPLOSAI", "12K SNIFE")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


def played(lexicon: Lexicon, turns: int = 6, edition: str = "2026") -> State:
    state = game(lexicon, Settings(edition=edition))
    for letters, retained in list(zip(DRAWS, RETAINED, strict=True))[:turns]:
        ref, word = retained.split()
        state = after(state, lexicon, ask.Draw(letters), ask.Retain(ref, word))
    return state


def refused(state: State, command: ask.GameCommand, lexicon: Lexicon) -> Refusal:
    with pytest.raises(Refusal) as caught:
        decide(state, command, lexicon)
    assert str(caught.value)
    return caught.value


def words(state: State) -> list[str]:
    return [f"{turn.ref} {turn.word}" for turn in state.turns]


# --- The last word, chosen again ---------------------------------------------------------------------------


def test_a_word_is_chosen_again_without_replaying_its_time(lexicon: Lexicon) -> None:
    state = after(game(lexicon, Settings(time=NORMAL_TIME)), lexicon, ask.Draw("AEIRTLN"))
    state = after(after(state, lexicon, ask.StartClock()), lexicon, ask.CloseSlips(), at=180)
    again = after(state, lexicon, ask.Retain(), ask.TakeBackRetained())
    assert (again.phase, again.rack, again.board, again.bag) == (
        Phase.RETAIN,
        state.rack,
        state.board,
        state.bag,
    )
    assert words(after(again, lexicon, ask.Retain("H2", "RELIANT"))) == ["H2 RELIANT"]


def test_a_word_chosen_again_keeps_the_rejects_of_its_turn(lexicon: Lexicon) -> None:
    state = after(played(lexicon, 5), lexicon, ask.Draw("BCDGJK"), ask.Draw("LFINMES"))
    assert len(state.rejected) == 1
    again = after(state, lexicon, ask.Retain(), ask.TakeBackRetained())
    assert (again.rejected, again.kept, again.rack, again.bag) == (
        state.rejected,
        state.kept,
        state.rack,
        state.bag,
    )


def test_a_word_is_not_chosen_again_once_letters_are_drawn_or_before_any(lexicon: Lexicon) -> None:
    for state in (game(lexicon), after(played(lexicon, 1), lexicon, ask.Draw("AEIRTSN"))):
        assert refused(state, ask.TakeBackRetained(), lexicon).text is texts.NO_WORD_TO_CHOOSE_AGAIN


@pytest.mark.article("2026", "4.7")
def test_a_word_that_ended_the_game_is_chosen_again_and_the_end_goes_with_it() -> None:
    lexicon = word_list("RENE")
    over = after(game(lexicon, bag="EENR"), lexicon, ask.Draw("EENR"), ask.Retain())
    again = after(over, lexicon, ask.TakeBackRetained())
    assert (over.end, again.end, again.phase) == ("all-placed", None, Phase.RETAIN)


# --- A past turn, corrected --------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.4")
def test_another_word_of_the_same_score_takes_the_place_of_the_one_recorded(lexicon: Lexicon) -> None:
    state = played(lexicon)
    amended = after(state, lexicon, ask.AmendTurn(2, ref="15B", word="RENTAIS", why="annoncé ainsi"))
    assert words(amended) == ["H8 RALENTI", "15B RENTAIS", *RETAINED[2:]]
    assert (amended.total, amended.bag, amended.kept) == (state.total, state.bag, state.kept)
    assert [row[14] for row in amended.board.rows[1:8]] == list("RENTAIS")


def test_all_that_is_remembered_of_the_past_is_corrected_with_it(lexicon: Lexicon) -> None:
    amended = after(played(lexicon), lexicon, ask.AmendTurn(2, word="RENTAIS"), ask.Undo(5))
    assert words(amended)[1] == "15B RENTAIS"
    assert words(after(amended, lexicon, ask.Undo(3)))[1] == "15B RENTAIS"


@pytest.mark.article("2026", "4.1")
def test_letters_mistyped_are_corrected_and_follow_into_later_racks(lexicon: Lexicon) -> None:
    """An L that was a T: it was kept, and lies in the rack of the next turn."""
    state = played(lexicon)
    amended = after(state, lexicon, ask.AmendTurn(5, letters="TLEOPAX"))
    assert [turn.rack for turn in amended.turns[4:]] == ["TLEOPAX", "TFINMES"]
    assert in_order(amended.kept) == in_order(state.kept.replace("L", "T"))
    assert in_order(amended.bag + "T") == in_order(state.bag + "L")
    assert words(amended) == list(RETAINED)


def test_letters_in_play_follow_too(lexicon: Lexicon) -> None:
    state = after(played(lexicon, 5), lexicon, ask.Draw("FINMES"))
    amended = after(state, lexicon, ask.AmendTurn(5, letters="TLEOPAX"))
    assert (amended.rack, amended.phase, amended.turn) == ("TFINMES", state.phase, 6)
    undone = after(amended, lexicon, ask.Undo(6))
    assert (undone.kept, undone.drawn) == ("T", "")


def test_a_word_played_later_is_paid_for_what_it_scores_now(lexicon: Lexicon) -> None:
    state = after(game(lexicon), lexicon, ask.Draw("ONELESW"), ask.Retain("H5", "NEWS"))
    state = after(state, lexicon, ask.Draw("UUTT"), ask.Retain("I4", "TUTU"))
    amended = after(state, lexicon, ask.AmendTurn(1, ref="H7"))
    assert [(turn.ref, turn.score, turn.cross) for turn in (state.turns[1], amended.turns[1])] == [
        ("I4", 21, ("NU", "ET", "WU")),
        ("I4", 8, ("NU",)),
    ]


def test_points_set_by_hand_stay_where_nothing_changes_for_them(lexicon: Lexicon) -> None:
    state = after(played(lexicon), lexicon, ask.CorrectTurn(4, 100, "lettre double"))
    amended = after(state, lexicon, ask.AmendTurn(2, word="RENTAIS"))
    assert amended.turns[3].score == 100


@pytest.mark.article("2026", "4.4")
def test_a_word_that_is_not_the_top_is_refused_with_the_article(lexicon: Lexicon) -> None:
    refusal = refused(played(lexicon), ask.AmendTurn(2, ref="H15", word="RENTA"), lexicon)
    assert refusal.text is texts.AT_TURN
    assert "4.4" in str(refusal)


@pytest.mark.article("2026", "4.2")
@pytest.mark.parametrize(
    ("drawn", "said"),
    [("AEIOUAE", "4.2"), ("KKKKKKK", "sac"), ("AEIR", "4.1"), ("BEIRTLN", "RALENTI")],
)
def test_letters_that_could_not_be_drawn_or_do_not_make_the_word_are_refused(
    lexicon: Lexicon, drawn: str, said: str
) -> None:
    refusal = refused(played(lexicon), ask.AmendTurn(1, letters=drawn), lexicon)
    assert "coup 1" in str(refusal)
    assert said in str(refusal)


def test_a_correction_after_which_a_later_word_could_not_lie_is_refused(lexicon: Lexicon) -> None:
    refusal = refused(played(lexicon), ask.AmendTurn(1, ref="H2", word="RALENTI"), lexicon)
    assert "coup 2" in str(refusal)


def test_a_turn_that_was_not_played_cannot_be_corrected(lexicon: Lexicon) -> None:
    state = played(lexicon, 2)
    for turn in (0, 3):
        assert refused(state, ask.AmendTurn(turn, word="RENTAIS"), lexicon).text is texts.NO_SUCH_TURN


@pytest.mark.article("2026", "4.4")
def test_letters_that_the_program_drew_are_not_corrected_but_a_word_is(lexicon: Lexicon) -> None:
    recorder = Recorder(lexicon, Settings())
    recorder.draw()
    while len(found := candidates(recorder.state, lexicon)) < 2:
        recorder.do(ask.Retain())
        recorder.draw()
    one, other = found[0].move, found[1].move
    recorder.do(ask.Retain(one.ref, one.word))
    state, turn = recorder.state, len(recorder.state.turns)
    amended = after(state, lexicon, ask.AmendTurn(turn, ref=other.ref, word=other.word))
    assert words(amended)[-1] == f"{other.ref} {other.word}"
    kept, drawn = state.turns[0].drawn[:-1], state.turns[0].drawn[-1]
    swapped = kept + next(letter for letter in state.bag if letter != drawn)
    refusal = refused(state, ask.AmendTurn(1, letters=swapped), lexicon)
    assert "le programme l'a tiré" in str(refusal)


# --- Set aside, and restored as long as nothing contradicts it ---------------------------------------------


def test_what_was_undone_is_restored_although_letters_were_drawn_since(lexicon: Lexicon) -> None:
    state = played(lexicon)
    drawn = after(state, lexicon, ask.Undo(4), ask.Draw("QUEBRAI"))
    restored = after(drawn, lexicon, ask.Redo())
    assert (words(restored), restored.draws) == (list(RETAINED), drawn.draws)
    retained = after(drawn, lexicon, ask.Retain())
    assert refused(retained, ask.Redo(), lexicon).text is texts.NOTHING_UNDONE


def test_a_past_turn_is_not_corrected_under_turns_set_aside(lexicon: Lexicon) -> None:
    undone = after(played(lexicon), lexicon, ask.Undo(4))
    assert refused(undone, ask.AmendTurn(2, word="RENTAIS"), lexicon).text is texts.RESTORE_FIRST


def test_points_corrected_survive_every_step_back(lexicon: Lexicon) -> None:
    state = after(played(lexicon), lexicon, ask.CorrectTurn(1, 60))
    assert after(state, lexicon, ask.Undo(4)).turns[0].score == 60
    undone = after(played(lexicon), lexicon, ask.Undo(4), ask.CorrectTurn(1, 60))
    assert after(undone, lexicon, ask.Redo()).turns[0].score == 60


# --- An early end ------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize(
    ("edition", "reason", "valid"),
    [
        ("2026", "interrupted", 6),
        ("2026", "organiser", 6),
        ("2010", "interrupted", 0),
        ("2010", "organiser", 0),
        ("2010", "other", 0),
        ("2009", "organiser", 0),
        ("box", "other", 6),
    ],
)
def test_an_early_end_tells_its_reason_and_counts_as_the_rulebook_says(
    lexicon: Lexicon, edition: str, reason: EarlyEnd, valid: int
) -> None:
    state = played(lexicon, edition=edition)
    assert decide(state, ask.EndGame(reason, " salle à rendre "), lexicon) == (
        on.Ended(reason, valid, "salle à rendre"),
    )


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_nobody_says_that_the_letters_are_out_while_the_bag_still_fills_a_rack(
    lexicon: Lexicon, edition: str
) -> None:
    state = played(lexicon, edition=edition)
    assert refused(state, ask.EndGame("no-letters"), lexicon).text is texts.LETTERS_LEFT
    last = replace(state, bag="BRRT"[: 7 - len(state.kept)])
    assert decide(last, ask.EndGame("no-letters"), lexicon) == (on.Ended("no-letters", len(state.turns)),)


def test_an_early_end_is_taken_back_and_the_game_goes_on_where_it_stood(lexicon: Lexicon) -> None:
    for state in (played(lexicon, 2), after(played(lexicon, 2), lexicon, ask.Draw("MOTUSED"))):
        ended = after(state, lexicon, ask.EndGame("organiser"))
        assert (ended.phase, ended.end) == (Phase.OVER, "organiser")
        assert after(ended, lexicon, ask.TakeBackEnd()) == state


def test_an_end_by_the_letters_is_not_taken_back() -> None:
    lexicon = word_list("RENE")
    over = after(game(lexicon, bag="EENR"), lexicon, ask.Draw("EENR"), ask.Retain())
    for state in (over, game(lexicon)):
        assert refused(state, ask.TakeBackEnd(), lexicon).text is texts.NOT_ENDED_EARLY


def test_what_is_drawn_after_an_end_was_taken_back_does_not_come_from_the_secret_told_with_it(
    lexicon: Lexicon,
) -> None:
    recorder = Recorder(lexicon, Settings())
    recorder.turn()
    recorder.do(ask.EndGame("other"), ask.TakeBackEnd())
    told = CHANCE.letters(recorder.state)
    recorder.do(ask.Renew("a1b2"))
    assert CHANCE.letters(recorder.state) != told
    recorder.do(ask.Undo(1))
    assert recorder.state.phrase == "a1b2"
    with pytest.raises(Refusal):
        decide(after(recorder.state, lexicon, ask.EndGame()), ask.Renew("x"), lexicon)
