"""The free game, rule by rule: requirements P1 to P16."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board, IllegalPlay
from nonuple.pieces.draw import full_bag, secret_of_seed, without
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate.solving import takes_some_of
from nonuple.play.free import events as on
from nonuple.play.free.challenge import barred, is_inflection, not_admitted
from nonuple.play.free.commands import (
    AskTakeBack,
    ChallengeWord,
    DeclineTakeBack,
    ExchangeLetters,
    LayWord,
    PassTurn,
    PauseGame,
    ResignSeat,
    TakeLetters,
    TimeIsUp,
    UnpauseGame,
)
from nonuple.play.free.ending import worth
from nonuple.play.free.lots import draw_lots
from nonuple.play.free.players import view_of
from nonuple.play.free.referee import next_by_time, start
from nonuple.play.free.settings import FreeClock, FreeSettings, agreed
from nonuple.play.free.state import replay
from nonuple.texts import free as texts
from tests.free.table import SECRET, WORDS, Table
from tests.play.lists import word_list


def said(refusal: "pytest.ExceptionInfo[Refusal]") -> object:
    return refusal.value.text


@pytest.mark.article("free", "intro")
@pytest.mark.parametrize(("count", "goes"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_p1_two_to_four_players_take_seven_letters_each(count: int, goes: bool) -> None:
    settings = FreeSettings(tuple(f"J{number}" for number in range(count)))
    if not goes:
        with pytest.raises(Refusal) as refused:
            agreed(settings)
        assert said(refused) is texts.HOW_MANY
        return
    state = replay(start(settings, WORDS, SECRET))
    assert [len(rack) for rack in state.racks] == [7] * count
    assert len(state.bag) == 102 - 7 * count
    assert sorted("".join(state.racks) + state.bag) == sorted(full_bag(FRENCH.letters))


@pytest.mark.article("free", "intro")
def test_p1_lots_decide_who_begins_a_joker_before_a_and_equals_draw_again() -> None:
    bag = full_bag(FRENCH.letters)
    again = 0
    for seed in range(400):
        lots = draw_lots(secret_of_seed(seed), bag, 2 + seed % 3)
        last = lots.rounds[-1]
        assert [letter for letter in last if letter <= last[lots.first]] == [last[lots.first]]
        for tied in lots.rounds[:-1]:
            assert tied.count(min(tied)) > 1
        again += len(lots.rounds) > 1
        if "?" in last:
            assert last[lots.first] == "?"
    assert again > 10
    state = replay(start(FreeSettings(("Ana", "Bob")), WORDS, SECRET))
    assert len(state.bag) == 102 - 14, "lots go back into the bag"
    assert state.seat == state.first


@pytest.mark.article("free", "1")
@pytest.mark.parametrize("ref", ["H8", "8H", "H6", "7H", "8G"])
def test_p2_the_first_word_lies_either_way_across_the_centre(ref: str) -> None:
    table = Table("MAETSUI", "EEEEEEE", lexicon=word_list("MA"))
    if ref in ("H6", "7H"):
        with pytest.raises(IllegalPlay):
            table.ask(LayWord(0, ref=ref, word="MA"))
        return
    table.ask(LayWord(0, ref=ref, word="MA"))
    assert table.state.board.tiles == 2


@pytest.mark.article("free", "1")
def test_p2_one_letter_is_no_first_word() -> None:
    with pytest.raises(IllegalPlay):
        Table("MAETSUI", "EEEEEEE").ask(LayWord(0, ref="H8", word="M"))


@pytest.mark.article("free", "2")
def test_p3_the_player_announces_his_points_and_draws_back_to_seven() -> None:
    table = Table("PASSEUI", "AEINRST", lexicon=word_list("PASSE", "AN", "ET"))
    laid, taken = table.ask(LayWord(0, ref="H4", word="PASSE"))
    assert isinstance(laid, on.WordLaid)
    assert isinstance(taken, on.LettersTaken)
    assert laid.score == 20
    assert len(taken.letters) == 5
    assert table.state.racks[0] == "UI" + taken.letters
    assert table.state.totals == (20, 0)
    assert table.state.seat == 1


@pytest.mark.article("free", "2")
def test_p3_what_the_bag_lacks_is_not_drawn() -> None:
    table = Table("PASSEUI", "AEINRST", bag="EE", lexicon=word_list("PASSE", "AS", "SE"))
    table.ask(LayWord(0, ref="H4", word="PASSE"))
    assert sorted(table.state.racks[0]) == sorted("UIEE")
    assert table.state.bag == ""


@pytest.mark.article("free", "3")
def test_p4_all_words_formed_count_and_must_be_complete() -> None:
    table = Table("PASSEUI", "MUNIEST", "EEEEEEE")
    table.ask(LayWord(0, ref="H4", word="PASSE"), LayWord(1, ref="I3", word="MUNIE"))
    assert table.state.turns[1].cross == ("PU", "AN", "SI", "SE")
    assert table.state.totals[1] == 20
    with pytest.raises(IllegalPlay):
        table.ask(LayWord(2, ref="H9", word="E"))
    with pytest.raises(IllegalPlay):
        table.ask(LayWord(2, ref="A1", word="EE"))


@pytest.mark.article("free", "4")
def test_p5_a_word_is_extended_at_both_ends_crossed_or_laid_along() -> None:
    words = word_list("MET", "REMETTRE", "TAS", "PASSE", "MUNIE", "PU", "AN", "SI", "SE", "ET")
    extended = Table("METAAAA", "RETREII", "EEEEEEE", lexicon=words)
    extended.ask(LayWord(0, ref="H8", word="MET"), LayWord(1, ref="H6", word="REMETTRE"))
    assert "REMETTRE" in extended.state.board.grid
    crossed = Table("METAAAA", "ASEEEEI", lexicon=words)
    crossed.ask(LayWord(0, ref="H8", word="MET"), LayWord(1, ref="10H", word="TAS"))
    assert crossed.state.board.rows[8][9] == "A"
    along = Table("PASSEUI", "MUNIEST", lexicon=words)
    along.ask(LayWord(0, ref="H4", word="PASSE"), LayWord(1, ref="I3", word="MUNIE"))
    assert along.state.board.rows[8].startswith("..MUNIE")


@pytest.mark.article("free", "5", "10")
def test_p6_letters_laid_stay_except_after_a_challenge_that_is_upheld() -> None:
    table = Table("METAAAA", "ZZZZZZZ", words="challenge")
    before = table.state
    table.ask(LayWord(0, ref="H8", word="TEM"), ChallengeWord(1))
    assert table.state.board == before.board
    table = Table("METAAAA", "ZZZZZZZ", words="challenge")
    table.ask(LayWord(0, ref="H8", word="TEM"), TakeLetters(0))
    for wish in (ChallengeWord(1), TakeLetters(0)):
        with pytest.raises(Refusal):
            table.ask(wish)
    assert table.state.board.tiles == 3


@pytest.mark.article("free", "6", "18")
def test_p7_a_joker_is_declared_and_stays_what_it_is() -> None:
    table = Table("ME?AAAA", "ASEEEEI", lexicon=word_list("MET", "TAS", "SAS", "AI"))
    with pytest.raises(IllegalPlay):
        table.ask(LayWord(0, ref="H8", word="MET"))
    table.ask(LayWord(0, ref="H8", word="MEt"))
    assert table.state.turns[0].score == 6, "M and E doubled by the centre, the joker nothing"
    with pytest.raises(IllegalPlay):
        table.ask(LayWord(1, ref="10H", word="SAS"))
    table.ask(LayWord(1, ref="10H", word="tAS"))
    assert table.state.board.rows[7][9] == "t"


@pytest.mark.article("free", "7")
def test_p8_a_player_may_pass() -> None:
    table = Table("METAAAA", "ASEEEEI")
    table.ask(PassTurn(0))
    assert (table.state.seat, table.state.turns[0].action) == (1, "pass")
    assert table.state.racks[0] == "METAAAA"


@pytest.mark.article("free", "8")
def test_p9_letters_set_aside_go_back_only_after_drawing_and_the_turn_is_lost() -> None:
    table = Table("METKWXY", "ASEEEEI", bag="AAAAEEE")
    (exchanged,) = table.ask(ExchangeLetters(0, letters="KWXYMET"))
    assert isinstance(exchanged, on.LettersExchanged)
    assert sorted(exchanged.drawn) == sorted("AAAAEEE"), "all came from the bag as it was"
    assert sorted(table.state.bag) == sorted("KWXYMET")
    assert (table.state.seat, table.state.totals) == (1, (0, 0))


@pytest.mark.article("free", "8")
@pytest.mark.parametrize(
    ("letters", "bag", "text"),
    [
        ("M", "AAAAEE", texts.TOO_FEW_IN_BAG),
        ("", "AAAAEEE", texts.EXCHANGE_NOTHING),
        ("Q", "AAAAEEE", texts.NOT_ON_RACK),
        ("METAAAAA", "AAAAEEEEEE", texts.NOT_ON_RACK),
    ],
)
def test_p9_one_to_seven_of_one_s_own_while_the_bag_has_seven(letters: str, bag: str, text: object) -> None:
    table = Table("METAAAA", "ASEEEEI", bag=bag)
    with pytest.raises(Refusal) as refused:
        table.ask(ExchangeLetters(0, letters=letters))
    assert said(refused) is text
    assert table.state.turns == ()


@pytest.mark.article("free", "9")
def test_p10_words_are_those_of_the_list_with_their_inflections() -> None:
    from nonuple.words_io.library import open_lexicon

    assert not_admitted(("PASSE", "passES", "PASSERAIENT", "XQZ", "PARIS"), open_lexicon()) == ("XQZ",)
    table = Table("METAAAA", "ASEEEEI")
    with pytest.raises(Refusal) as refused:
        table.ask(LayWord(0, ref="H8", word="TEM"))
    assert said(refused) is texts.NOT_ADMITTED
    assert "TEM" in str(refused.value)


@pytest.mark.article("free", "10")
def test_p11_a_challenge_upheld_gives_the_letters_back_and_takes_the_turn() -> None:
    table = Table("METAAAA", "ASEEEEI", words="challenge")
    table.ask(LayWord(0, ref="H8", word="TEM"))
    assert table.awaits() == "draw"
    assert table.state.totals[0] == 8
    table.ask(ChallengeWord(1))
    state = table.state
    assert (state.racks, state.totals, state.seat) == (("METAAAA", "ASEEEEI"), (0, 0), 1)
    (turn,) = state.turns
    assert (turn.score, turn.bonus, turn.drawn, turn.word) == (0, 0, "", "TEM")
    assert turn.challenge is not None
    assert (turn.challenge.by, turn.challenge.words, turn.challenge.upheld) == (1, ("TEM",), True)


@pytest.mark.article("free", "10")
def test_p11_a_challenge_refused_costs_ten_points_and_the_word_stays() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII", words="challenge")
    table.ask(LayWord(0, ref="H8", word="MET"), ChallengeWord(2))
    assert table.state.totals == (8, 0, -10)
    with pytest.raises(Refusal) as refused:
        table.ask(ChallengeWord(1))
    assert said(refused) is texts.CHALLENGED_ALREADY
    table.ask(TakeLetters(0))
    assert (table.state.seat, len(table.state.racks[0])) == (1, 7)


@pytest.mark.article("free", "10")
def test_p11_it_is_too_late_once_the_author_has_drawn_and_nobody_challenges_himself() -> None:
    table = Table("METAAAA", "ASEEEEI", words="challenge")
    table.ask(LayWord(0, ref="H8", word="TEM"))
    with pytest.raises(Refusal) as refused:
        table.ask(ChallengeWord(0))
    assert said(refused) is texts.OWN_WORD
    with pytest.raises(Refusal) as refused:
        table.ask(PassTurn(1))
    assert said(refused) is texts.NOT_DRAWN_YET
    table.ask(TakeLetters(0))
    with pytest.raises(Refusal) as refused:
        table.ask(ChallengeWord(1))
    assert said(refused) is texts.NOTHING_TO_CHALLENGE
    assert table.state.board.tiles == 3


@pytest.mark.article("free", "10")
def test_p12_who_laid_a_wrong_word_unchallenged_cannot_challenge_its_inflection() -> None:
    table = Table("TEMAAAA", "SEEEEEI", "NNNNNNI", words="challenge")
    table.ask(LayWord(0, ref="H8", word="TEM"), TakeLetters(0), LayWord(1, ref="H8", word="TEMS"))
    with pytest.raises(Refusal) as refused:
        table.ask(ChallengeWord(0))
    assert said(refused) is texts.INFLECTION
    table.ask(ChallengeWord(2))
    assert table.state.turns[1].lost, "another may"


@pytest.mark.article("free", "10")
@pytest.mark.parametrize(
    ("longer", "so"),
    [
        *(("TEMS", True), ("TEME", True), ("tEMES", True), ("TEMENT", True), ("TEMERAIT", True)),
        *(("TEM", False), ("TEMPO", False), ("ATEM", False), ("TEMPS", False), ("SYSTEM", False)),
    ],
)
def test_p12_an_inflection_adds_an_ending_of_number_gender_person_or_tense(longer: str, so: bool) -> None:
    assert is_inflection(longer, "TEM") is so
    assert barred(("XX", "TEM"), ("AS", longer)) is so


@pytest.mark.article("free", "11")
def test_p13_the_game_ends_when_the_bag_is_empty_and_a_rack_is_out() -> None:
    table = Table("METAAAA", "AS", "K", bag="", lexicon=word_list("MET", "TAS", "ETAS"))
    table.ask(LayWord(0, ref="H8", word="MET"))
    *_, closed = table.ask(LayWord(1, ref="10H", word="TAS"))
    assert isinstance(closed, on.GameClosed)
    assert closed.reason == "out"
    with pytest.raises(Refusal) as refused:
        table.ask(PassTurn(2))
    assert said(refused) is texts.IS_OVER


@pytest.mark.article("free", "10", "11")
def test_p13_the_last_word_can_still_be_challenged() -> None:
    table = Table("MET", "AS", bag="", lexicon=word_list("MET", "AS"), words="challenge")
    table.ask(LayWord(0, ref="H8", word="TEM"))
    assert table.awaits() == "draw"
    table.ask(ChallengeWord(1))
    assert table.awaits() == "play"
    table.ask(LayWord(1, ref="H8", word="AS"), TakeLetters(1))
    assert table.ended() == "out"


@pytest.mark.article("free", "11")
def test_p13_it_ends_at_once_when_nobody_can_lay_anything_and_the_bag_cannot_help() -> None:
    few = word_list("MET")
    table = Table("METAAAA", "KKWWXXZ", bag="AAAAAA", lexicon=few)
    table.ask(LayWord(0, ref="H8", word="MET"))
    assert table.ended() == "no-play"
    assert table.state.turns[-1].n == 1, "without passes"
    table = Table("METAAAA", "KKWWXXZ", bag="AAAAAAAAAAAAAAA", lexicon=few)
    table.ask(LayWord(0, ref="H8", word="MET"))
    assert table.ended() == "no-play", "no seven of the letters left make a move"


@pytest.mark.article("free", "11")
def test_p13_it_goes_on_while_seven_of_the_letters_not_laid_make_a_move() -> None:
    table = Table("METAAAA", "KKWWXXZ", bag="AAAAAAAAAAAARETRE", lexicon=word_list("MET", "REMETTRE"))
    table.ask(LayWord(0, ref="H8", word="MET"))
    assert table.ended() is None
    board = Board().play("H8", "MET")
    words = word_list("MET", "REMETTRE")
    assert takes_some_of(words, NORMAL, board, "A" * 60 + "RE?RE")
    assert not takes_some_of(words, NORMAL, board, "A" * 60 + "RR?R")
    long = word_list("INTERMETTRA")
    assert not takes_some_of(long, NORMAL, board, "INTERTRAINTERTRA"), "eight letters at once"


@pytest.mark.article("free", "7", "11")
def test_p13_it_ends_when_every_seat_has_passed_twice_in_a_row() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII")
    table.ask(*(PassTurn(number % 3) for number in range(5)))
    assert table.ended() is None
    table.ask(PassTurn(2))
    assert table.ended() == "all-passed"
    table = Table("METAAAA", "ASEEEEI")
    table.ask(
        PassTurn(0),
        PassTurn(1),
        PassTurn(0),
        ExchangeLetters(1, letters="A"),
        PassTurn(0),
        PassTurn(1),
        PassTurn(0),
    )
    assert table.ended() is None, "an exchange is no pass"


@pytest.mark.article("free", "12")
def test_p14_a_turn_may_be_limited_to_two_or_three_minutes() -> None:
    for seconds in (120, 180):
        agreed(FreeSettings(("Ana", "Bob"), clock=FreeClock("turn", seconds)))
    with pytest.raises(Refusal) as refused:
        agreed(FreeSettings(("Ana", "Bob"), clock=FreeClock("turn", 150)))
    assert said(refused) is texts.TURN_TIME


@pytest.mark.article("free", "12")
def test_p14_at_the_end_of_the_time_the_turn_passes_as_was_said_beforehand() -> None:
    table = Table("METAAAA", "ASEEEEI", clock=FreeClock("turn", 120))
    due = next_by_time(table.state)
    assert due == TimeIsUp(0, at=120)
    with pytest.raises(Refusal) as refused:
        table.ask(LayWord(0, ref="H8", word="MET", at=120.5))
    assert said(refused) is texts.TIME_IS_OVER
    assert due is not None
    table.ask(due)
    assert (table.state.seat, table.state.turns[0].late) == (1, True)
    assert next_by_time(table.state) == TimeIsUp(1, at=240)


@pytest.mark.article("free", "12")
def test_p14_a_player_s_own_clock_costs_points_or_puts_him_out() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII", clock=FreeClock("player", 60, "points"))
    assert next_by_time(table.state) is None
    table.ask(PassTurn(0, at=50), PassTurn(1, at=60), PassTurn(2, at=70), PassTurn(0, at=82))
    assert table.state.totals == (-10, 0, 0), "62 seconds: a minute has begun"
    table = Table("METAAAA", "ASEEEEI", "MMMIIII", clock=FreeClock("player", 60, "out"))
    table.ask(PassTurn(0, at=50), PassTurn(1, at=60), PassTurn(2, at=70))
    due = next_by_time(table.state)
    assert due == TimeIsUp(0, at=80)
    table.ask(due)
    assert table.state.active == (1, 2)


@pytest.mark.article("free", "2", "12")
def test_p14_letters_are_drawn_by_themselves_after_the_time_agreed_on() -> None:
    table = Table("METAAAA", "ASEEEEI", words="challenge", draws_after=10)
    table.ask(LayWord(0, ref="H8", word="MET", at=5))
    due = next_by_time(table.state)
    assert due == TakeLetters(0, at=15)
    table.ask(PauseGame(1, at=8), UnpauseGame(1, at=100))
    assert next_by_time(table.state) == TakeLetters(0, at=107)


@pytest.mark.article("free", "13")
def test_p15_the_sheet_runs_along_and_jokers_count_nothing() -> None:
    assert worth("K?E", FRENCH.letters) == 11
    table = Table("ME?AAAA", "ASEEEEI", lexicon=word_list("MET", "TAS", "AI"))
    table.ask(LayWord(0, ref="H8", word="MEt"), LayWord(1, ref="10H", word="tAS"))
    assert table.state.totals == (6, 4)
    assert [turn.points for turn in table.state.turns] == [6, 4]


@pytest.mark.article("free", "21")
def test_p16_each_loses_his_letters_and_who_went_out_gains_those_of_the_others() -> None:
    table = Table("METAAAA", "AS", "K?", bag="", lexicon=word_list("MET", "TAS", "ETAS"))
    table.ask(LayWord(0, ref="H8", word="MET"), LayWord(1, ref="10H", word="TAS"))
    assert table.state.adjust == (-4, 14, -10)
    end = table.state.record.end
    assert end is not None
    assert end.racks == ("AAAA", "", "K?")
    assert end.totals == (8 - 4, 5 + 14, -10)


@pytest.mark.article("free", "21")
def test_p16_where_nobody_went_out_nobody_gains() -> None:
    table = Table("METAAAA", "KKWWXXZ", bag="AAAAAA", lexicon=word_list("MET"))
    table.ask(LayWord(0, ref="H8", word="MET"))
    assert sum(table.state.adjust) == -sum(worth(rack, FRENCH.letters) for rack in table.state.racks)


def test_the_last_turn_is_taken_back_when_all_agree_and_other_letters_come() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII")
    table.ask(LayWord(0, ref="H8", word="MET"))
    drawn = table.state.racks[0]
    with pytest.raises(Refusal):
        table.ask(AskTakeBack(2))
    table.ask(AskTakeBack(0), AskTakeBack(2))
    assert table.state.board.tiles == 3
    table.ask(DeclineTakeBack(1))
    assert table.state.agreeing == frozenset()
    table.ask(AskTakeBack(0), AskTakeBack(1), AskTakeBack(2))
    assert (table.state.board.tiles, table.state.racks[0], table.state.seat) == (0, "METAAAA", 0)
    assert table.state.totals == (0, 0, 0)
    table.ask(LayWord(0, ref="H8", word="MET"))
    assert table.state.racks[0] != drawn


def test_one_goes_back_to_his_own_last_turn_over_those_of_the_others() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII", words="challenge")
    table.ask(LayWord(0, ref="H8", word="MET"), TakeLetters(0), PassTurn(1), PassTurn(2))
    assert len(table.state.turns) == 3
    table.ask(AskTakeBack(0), AskTakeBack(1), AskTakeBack(2))
    assert table.state.racks == ("METAAAA", "ASEEEEI", "MMMIIII")
    assert (table.state.record.turns, table.state.seat) == ((), 0)
    with pytest.raises(Refusal) as refused:
        table.ask(AskTakeBack(1))
    assert said(refused) is texts.NOTHING_TO_TAKE_BACK
    table.ask(LayWord(0, ref="H8", word="TEM"), AskTakeBack(0), AskTakeBack(1), AskTakeBack(2))
    assert table.awaits() == "play", "a word that was just laid too"


def test_who_resigns_plays_no_further_and_the_last_one_ends_the_game() -> None:
    table = Table("METAAAA", "ASEEEEI", "MMMIIII")
    table.ask(ResignSeat(1))
    assert table.state.seat == 0
    table.ask(PassTurn(0))
    assert table.state.seat == 2, "seat 1 is passed over"
    with pytest.raises(Refusal):
        table.ask(PassTurn(1))
    table.ask(ResignSeat(2))
    assert table.ended() == "resigned"
    end = table.state.record.end
    assert end is not None
    assert end.resigned == (1, 2)


def test_a_player_sees_his_letters_and_not_where_the_others_are() -> None:
    table = Table("METAAAA", "ASEEEEI", "KWXYZQJ")
    table.ask(LayWord(0, ref="H8", word="MET"))
    seen = view_of(table.state, 1)
    rest = without(full_bag(FRENCH.letters), "METASEEEEI")
    assert (seen.rack, seen.unseen) == ("ASEEEEI", rest)
    assert seen.bag == len(rest) - 14
    assert (seen.held, seen.totals, seen.active) == ((7, 7, 7), (8, 0, 0), (1, 2, 0))
    assert seen.turns[0].word == "MET"
