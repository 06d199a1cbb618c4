"""Duplicate alone (A24, Q1): letters, what a word earns, hints, what was missed, the end."""

from collections.abc import Iterator

import msgspec
import pytest

from nonuple.errors import Refusal
from nonuple.formats.games import WRITERS, read
from nonuple.pieces.board import Board
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.search import Move
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.play.masked import MaskedTurn, weigh
from nonuple.play.record import Record, Turn
from nonuple.play.solo import commands as ask
from nonuple.play.solo.deciding import begin_solo, decide_solo, time_is_over
from nonuple.play.solo.events import SoloSlip
from nonuple.play.solo.hints import PRICES, STEPS
from nonuple.play.solo.missed import Cause, cause_of
from nonuple.play.solo.report import Unaided
from nonuple.play.solo.solo import SoloGame
from nonuple.play.solo.state import apply_solo, replay_solo
from nonuple.play.ticking import ResumeTime, StopTime
from nonuple.slips.verdict import Sanction
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import word_list

SEED = 7


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def record(lexicon: Lexicon) -> Record:
    return simulate(Settings(), SEED, lexicon).record


@pytest.fixture
def game(record: Record, lexicon: Lexicon) -> SoloGame:
    return SoloGame.replaying(record, lexicon)


def points(game: SoloGame) -> int:
    assert game.outcome is not None
    return game.outcome.points


# --- Where the letters come from ---------------------------------------------------------------------------


@pytest.mark.article("box", "utilisateurs")
def test_one_can_play_alone_with_letters_that_the_program_draws(lexicon: Lexicon) -> None:
    """A24 and Q1: alone, by random draws; the same seed is the same game."""
    one, same, other = (SoloGame.drawn(lexicon, seed=seed) for seed in (SEED, SEED, SEED + 1))
    assert one.rack == same.rack != other.rack
    assert one.state.turns == same.state.turns


@pytest.mark.parametrize("formula", ["7/8", "7+8", "7+8+9", "joker", "joker-7+8"])
def test_every_formula_can_be_played_alone(lexicon: Lexicon, formula: str) -> None:
    game = SoloGame.drawn(lexicon, seed=3, formula=formula)
    while not game.over:
        top = game.state.turn.retained
        game = game.answer(top.ref, top.word)
        assert points(game) == top.score
        game = game if game.over else game.go_on()
    assert game.report.percent == 100


@pytest.mark.parametrize("name", sorted(WRITERS))
@pytest.mark.article("box", "utilisateurs", "conseils")
def test_a_game_can_be_replayed_from_every_format(record: Record, lexicon: Lexicon, name: str) -> None:
    """A24, Q8: a published game, whichever the file."""
    game = SoloGame.replaying(read(WRITERS[name](record).encode()), lexicon)
    tops = [(turn.retained.word, turn.top) for turn in game.state.turns]
    assert tops == [(turn.word, turn.score) for turn in record.turns]


def test_a_game_without_a_turn_has_nothing_to_replay(lexicon: Lexicon) -> None:
    with pytest.raises(Refusal, match="rien à rejouer"):
        SoloGame.replaying(Record("2026", "normal", (), None, ""), lexicon)


# --- The mask ----------------------------------------------------------------------------------------------


@pytest.mark.article("box", "conseils")
def test_the_solution_is_shown_only_after_one_s_own(game: SoloGame) -> None:
    """Q8: nothing of the solution before one's word, everything of it after."""
    assert (game.solution, game.outcome) == (None, None)
    with pytest.raises(Refusal, match="qu'après votre mot"):
        game.go_on()
    shown = game.answer("H4", "EPUISE")
    assert shown.solution is not None
    with pytest.raises(Refusal, match="déjà joué"):
        shown.answer("H4", "HUEES")
    with pytest.raises(Refusal, match="déjà joué"):
        shown.hint()


@pytest.mark.article("box", "bulletins")
def test_the_retained_word_goes_on_the_grid_whatever_one_found(game: SoloGame) -> None:
    after = game.answer("H4", "EPUISE").go_on()
    assert [word for _, word in after.board.words()] == ["HUEES"]
    assert after.rack == "IP+ADAEC"


# --- What a word earns -------------------------------------------------------------------------------------


@pytest.mark.article("box", "bulletins")
@pytest.mark.parametrize(
    ("ref", "word", "earned", "fault"),
    [
        ("H4", "HUEES", 24, ""),
        ("h4", "huées", 24, ""),
        ("8D", "HUEES", 24, ""),
        ("H4", "UPSEHIE", 0, "WORD_NOT_ADMITTED"),
        ("H4", "CABLE", 0, "LETTERS_MISSING"),
        ("A1", "HUEES", 0, "OFF_CENTRE"),
        ("H14", "HUEES", 0, "OFF_GRID"),
    ],
)
def test_a_word_earns_what_it_is_worth_at_its_place(
    game: SoloGame, ref: str, word: str, earned: int, fault: str
) -> None:
    """Q7: each scores his own word, zero if it is not admitted."""
    outcome = game.answer(ref, word).outcome
    assert outcome is not None and outcome.weighed is not None
    assert (outcome.points, outcome.weighed.fault) == (earned, fault)
    objection = outcome.weighed.objection(NORMAL)
    assert (objection is None) == (fault == "")


def test_a_word_without_a_place_is_refused_and_nothing_is_lost(game: SoloGame) -> None:
    with pytest.raises(Refusal, match="où se pose HUEES"):
        game.answer("", "HUEES")
    with pytest.raises(Refusal, match="n'est pas une place"):
        game.answer("Z99", "HUEES")


def test_jokers_that_are_not_told_stand_where_they_cost_least() -> None:
    lexicon = word_list("ZOOS")
    turn = MaskedTurn(Board(), NORMAL, Turn(1, (), "", "ZOS?BCD", "H5", "ZOoS", 24, 0, (), 1))
    told = weigh(turn, lexicon, "H5", "zoos")
    assert told.word in ("ZOoS", "ZoOS")
    assert told.points == 24
    assert weigh(turn, lexicon, "H5", "(Z)OOS").fault == "LETTERS_MISSING"


def test_a_word_that_the_list_finds_better_than_the_published_top_earns_the_top(lexicon: Lexicon) -> None:
    record = read(b"1 SEIUHPE\n2 IP+ADAEC EPUISE H4 20\n")
    played = SoloGame.replaying(record, lexicon).answer("H4", "HUEES")
    assert points(played) == 20


def test_nothing_written_earns_nothing(game: SoloGame) -> None:
    passed = game.answer()
    assert points(passed) == 0
    assert passed.outcome is not None and passed.outcome.slip is None


# --- Judged as a slip --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "score", "earned", "sanction"),
    [
        ("2026", 24, 24, Sanction.NONE),
        ("2026", 22, 24, Sanction.WARNING),
        ("2026", None, 24, Sanction.WARNING),
        ("2010", 22, 24, Sanction.WARNING),
        ("box", 22, 24, Sanction.NONE),
    ],
)
def test_what_one_writes_is_judged_as_a_slip_if_one_wants(
    lexicon: Lexicon, edition: str, score: int | None, earned: int, sanction: Sanction
) -> None:
    game = SoloGame.drawn(lexicon, seed=SEED, edition=edition, judged=True).answer("H4", "HUEES", score)
    assert game.outcome is not None and game.outcome.verdict is not None
    assert (game.outcome.gross, game.outcome.verdict.sanction) == (earned, sanction)


def test_a_word_that_is_not_admitted_is_a_zero_with_its_article(lexicon: Lexicon) -> None:
    game = SoloGame.drawn(lexicon, seed=SEED, judged=True).answer("H4", "EPUHIES", 80)
    assert game.outcome is not None and game.outcome.verdict is not None
    assert (game.outcome.points, game.outcome.verdict.sanction) == (0, Sanction.ZERO)
    assert game.outcome.verdict.articles == ("6.4.1",)


@pytest.mark.article("2026", "6.9")
def test_warnings_beyond_the_free_ones_cost_five_points(lexicon: Lexicon) -> None:
    game = SoloGame.drawn(lexicon, seed=SEED, judged=True)
    for _ in range(5):
        top = game.state.turn.retained
        game = game.answer(top.ref, top.word, top.score + 1).go_on()
    assert game.report.warnings == 5
    assert game.report.deduction == 5 * (5 - 3)
    assert game.report.total == game.report.top - game.report.deduction


# --- Hints -------------------------------------------------------------------------------------------------


def test_hints_come_in_steps_each_at_its_price(game: SoloGame) -> None:
    expected = {"scrabble": False, "score": 24, "place": "H4", "letters": "EEHSU"}
    for number, step in enumerate(STEPS, start=1):
        game = game.hint()
        assert list(game.hints) == list(STEPS[:number])
        assert game.hints[step] == expected[step]
    with pytest.raises(Refusal, match="pas d'autre indice"):
        game.hint()
    found = game.answer("H4", "HUEES")
    assert points(found) == 24 - sum(PRICES.values())


def test_hints_never_cost_more_than_the_turn_brought(game: SoloGame) -> None:
    hinted = game.hint().hint().hint()
    assert points(hinted.answer()) == 0
    assert points(hinted.answer("H8", "SI")) == 0
    assert hinted.answer().report.price == 0


def test_hints_are_those_of_the_turn_in_play(game: SoloGame) -> None:
    assert game.hint().answer("H4", "HUEES").go_on().hints == {}


# --- What was missed ---------------------------------------------------------------------------------------


def on_grid() -> Board:
    return Board().play("H4", "PASSE")


@pytest.mark.parametrize(
    ("own", "move", "cause"),
    [
        ("", Move("4F", "DEPLIEZ", 88, 50, 6, ()), Cause.SEVEN),
        ("depliez", Move("4F", "DEPLIEZ", 38, 0, 6, ()), Cause.PLACEMENT),
        ("", Move("4F", "DEPLIeZ", 37, 0, 6, ()), Cause.JOKER),
        ("", Move("9H", "RIZ", 21, 0, 3, ("PASSER",)), Cause.HOOK),
        ("", Move("H4", "PASSERA", 18, 0, 2, ()), Cause.HOOK),
        ("", Move("I3", "MUNIE", 20, 0, 5, ("PU", "AN", "SI", "SE")), Cause.SHORT),
        ("", Move("4H", "PIZ", 15, 0, 2, ()), Cause.SHORT),
        ("", Move("4F", "DEPLIER", 20, 0, 6, ()), Cause.UNSEEN),
    ],
)
def test_why_a_better_move_was_missed(own: str, move: Move, cause: Cause) -> None:
    assert cause_of(on_grid(), move, own) is cause


def test_what_was_missed_is_told_in_groups_the_dearest_first(game: SoloGame, lexicon: Lexicon) -> None:
    outcome = game.answer("H8", "SI").outcome
    assert outcome is not None
    best = [group.moves[0].score for group in outcome.missed]
    assert best == sorted(best, reverse=True)
    assert outcome.missed[0].moves[0].word == "HUEES"
    own = outcome.gross
    assert all(move.score > own for group in outcome.missed for move in group.moves)
    assert outcome.cause is outcome.missed[0].cause
    found = game.answer("H4", "HUEES").outcome
    assert found is not None and found.missed == () and found.cause is None


# --- Time --------------------------------------------------------------------------------------------------


def test_time_can_be_stopped_and_goes_on_where_it_stood(record: Record, lexicon: Lexicon) -> None:
    state = replay_solo(begin_solo(record, lexicon, seconds=60, at=100))
    assert state.time is not None and state.time.ends == 160
    for wish, at in ((StopTime(), 120), (ResumeTime(), 500)):
        for event in decide_solo(state, wish, lexicon, at):
            state = apply_solo(state, event)
    assert state.time is not None and state.time.ends == 540
    with pytest.raises(Refusal, match="sans chronomètre"):
        SoloGame.replaying(record, lexicon).do(StopTime())


@pytest.mark.parametrize(
    ("slip", "earned"), [(SoloSlip("HUEES", "H4"), 24), (SoloSlip("HUEES"), 0), (SoloSlip("H?", "4"), 0)]
)
def test_at_the_end_of_time_the_draft_counts_as_far_as_it_can_be_read(
    record: Record, lexicon: Lexicon, slip: SoloSlip, earned: int
) -> None:
    state = replay_solo(begin_solo(record, lexicon, seconds=60))
    for event in decide_solo(state, ask.KeepDraft(slip), lexicon):
        state = apply_solo(state, event)
    [shown] = time_is_over(state, lexicon)
    state = apply_solo(state, shown)
    assert state.last is not None
    assert (state.last.points, state.phase) == (earned, "shown")


@pytest.mark.parametrize("seconds", [0, 9, 3601])
def test_a_turn_lasts_neither_a_moment_nor_for_ever(record: Record, lexicon: Lexicon, seconds: int) -> None:
    with pytest.raises(Refusal, match="secondes"):
        begin_solo(record, lexicon, seconds=seconds)


# --- The end -----------------------------------------------------------------------------------------------


def played(game: SoloGame, every: int = 2) -> Iterator[SoloGame]:
    """Every second top found, nothing else."""
    while not game.over:
        top = game.state.turn.retained
        game = game.answer() if game.turn % every else game.answer(top.ref, top.word)
        yield game
        game = game if game.over else game.go_on()


def test_after_a_game_share_of_the_top_curve_and_missed_words(game: SoloGame) -> None:
    *_, last = played(game)
    report = last.report
    assert report.tops == report.turns // 2
    assert report.total == sum(one.points for one in report.curve)
    assert report.curve[-1].top_total == report.top == last.state.begun.record.total
    assert [one.turn for one in report.missed if one.turn % 2 == 0] == []
    lost = [one.lost for one in report.missed]
    assert lost == sorted(lost, reverse=True)
    assert report.total + sum(lost) == report.top
    with pytest.raises(Refusal, match="finie"):
        last.go_on()


def test_a_game_of_the_room_tells_where_one_would_have_been(record: Record, lexicon: Lexicon) -> None:
    tops = tuple(turn.score for turn in record.turns)
    nothing = (0,) * len(tops)
    half = tuple(score if at % 2 else 0 for at, score in enumerate(tops))
    *_, last = played(SoloGame.replaying(record, lexicon, room=(tops, half, nothing)))
    room = last.report.room
    assert room is not None
    assert (room.tables, room.rank, room.best) == (3, 2, record.total)
    assert last.report.curve[0].finders == 1
    assert last.report.curve[1].finders == 2


def test_a_game_left_early_counts_the_turns_played(game: SoloGame) -> None:
    left = game.answer("H4", "HUEES").do(ask.StopSolo())
    assert left.over
    assert (left.report.turns, left.report.percent) == (1, 100.0)
    assert left.report.left == len(game.state.turns) - 1


def test_turns_with_a_hint_are_left_out_of_the_share_of_the_top(game: SoloGame) -> None:
    hinted = game.hint().answer("H4", "HUEES").do(ask.StopSolo())
    assert (hinted.report.total, hinted.report.percent) == (24 - 2, None)
    assert hinted.report.unaided == Unaided(0, 0, 0, 1)
    second = game.hint().answer("H4", "HUEES").go_on()
    top = second.state.turn.retained
    after = second.answer(top.ref, top.word).do(ask.StopSolo())
    assert after.report.percent == 100
    assert (after.report.unaided.turns, after.report.unaided.left_out) == (1, 1)
    assert after.report.total == after.report.top - 2


def test_the_word_list_is_that_of_the_game(game: SoloGame) -> None:
    with pytest.raises(Refusal, match="autre liste"):
        SoloGame(game.events, game.state, word_list("QUE")).answer()


def test_a_game_is_the_same_after_its_events_were_written(game: SoloGame, lexicon: Lexicon) -> None:
    from nonuple.play.solo.events import SoloFact

    *_, last = played(game)
    decode = msgspec.json.Decoder(SoloFact).decode
    events = [decode(msgspec.json.encode(event)) for event in last.events]
    assert SoloGame.replay(events, lexicon) == last
