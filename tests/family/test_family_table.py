"""Duplicate in the family, as the box has it (Q1 to Q7, Q11)."""

import msgspec
import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.clock import Sound, box_signals, box_time
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate.checking import check
from nonuple.play.family import commands as ask
from nonuple.play.family.deciding import FamilyAsking, begin_family, decide_family, family_time_over
from nonuple.play.family.events import FamilyFact
from nonuple.play.family.state import apply_family, replay_family
from nonuple.play.family.table import FamilyTable
from nonuple.rulebooks.registry import duplicate
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import word_list

SEED = 7


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def table(lexicon: Lexicon) -> FamilyTable:
    return FamilyTable.drawn(lexicon, "Odile", "Léo", seed=SEED)


def totals(table: FamilyTable) -> dict[str, int]:
    return {one.player: one.total for one in table.book.columns}


# --- Who plays, and who draws ------------------------------------------------------------------------------


@pytest.mark.article("box", "utilisateurs")
@pytest.mark.parametrize("count", [1, 2, 5, 20])
def test_any_number_plays_also_one_alone(lexicon: Lexicon, count: int) -> None:
    """Q1."""
    names = [f"Joueur {number}" for number in range(count)]
    table = FamilyTable.drawn(lexicon, *names, seed=SEED).open()
    for name in names:
        assert table.top is None
        table = table.announce(name, 20)
    assert table.top is not None
    assert [one.rank for one in table.book.columns] == [1] * count


@pytest.mark.article("box", "tirages")
def test_whoever_draws_may_play_since_the_top_is_shown_only_once_all_have_announced(
    table: FamilyTable,
) -> None:
    """Q1."""
    opened = table.open()
    assert (opened.top, opened.book.tops) == (None, ())
    half = opened.announce("Odile", 22)
    assert (half.top, half.book.tops, totals(half)) == (None, (), {"Odile": 0, "Léo": 0})
    all_said = half.announce("Léo", 10)
    assert all_said.top is not None
    assert (all_said.top.word, all_said.top.points) == ("HUEES", 24)


def test_one_who_sits_down_later_plays_from_then_on_and_who_gets_up_is_not_awaited(
    table: FamilyTable,
) -> None:
    first = table.open().announce("Odile", 22).announce("Léo", 10).do(ask.SitDown("Zoé"))
    second = first.open().announce("Odile", 92).announce("Léo", 0)
    assert second.top is None
    assert second.do(ask.GetUp("zoé")).top is not None
    all_three = second.announce("Zoé", 50)
    [zoe] = [one for one in all_three.book.columns if one.player == "Zoé"]
    assert (zoe.points, zoe.running, zoe.total) == ((None, 50), (0, 50), 50)


@pytest.mark.parametrize("players", [("Odile", "odile "), ("",), (" ",)])
def test_every_player_has_a_name_of_his_own(lexicon: Lexicon, players: tuple[str, ...]) -> None:
    with pytest.raises(Refusal, match=r"nom|joue déjà"):
        begin_family(players, lexicon, None)


# --- No slips ----------------------------------------------------------------------------------------------


@pytest.mark.article("box", "coffret")
def test_each_announces_points_and_his_word_if_he_likes(table: FamilyTable) -> None:
    """Q2: points alone are believed, a word is checked."""
    played = table.open().announce("Odile", 18).announce("Léo", 24, "huées", "H4")
    assert totals(played) == {"Odile": 18, "Léo": 24}


@pytest.mark.article("box", "coffret")
@pytest.mark.parametrize(
    ("points", "word", "ref", "earned"),
    [
        (24, "HUEES", "H4", 24),
        (30, "HUEES", "H4", 24),
        (10, "HUEES", "H4", 24),
        (24, "HUEES", "", 24),
        (23, "HUEES", "", 18),
        (24, "UPSEHIE", "", 0),
        (24, "UPSEHIE", "H4", 0),
        (24, "CABLE", "H4", 0),
        (22, "", "", 22),
        (0, "", "", 0),
    ],
)
def test_a_word_that_is_said_earns_what_it_is_worth(
    table: FamilyTable, points: int, word: str, ref: str, earned: int
) -> None:
    """Q2 and Q7: each scores his own word, zero if it is not admitted."""
    played = table.open().announce("Odile", points, word, ref).announce("Léo", 0)
    assert totals(played)["Odile"] == earned


@pytest.mark.article("box", "bulletins")
def test_points_above_the_top_count_nothing_until_they_are_put_right(table: FamilyTable) -> None:
    played = table.open().announce("Odile", 240).announce("Léo", 20)
    assert played.state.lines[-1].doubted == ("Odile",)
    assert totals(played) == {"Odile": 0, "Léo": 20}
    with pytest.raises(Refusal, match="dépasse le top"):
        played.do(ask.CorrectPoints(1, "Odile", 25))
    right = played.do(ask.CorrectPoints(1, "odile", 24))
    assert totals(right)["Odile"] == 24
    assert right.state.lines[-1].doubted == ()


def test_what_was_announced_can_be_changed_until_the_top_is_shown(table: FamilyTable) -> None:
    played = table.open().announce("Odile", 10).announce("Odile", 12).announce("Léo", 0)
    assert totals(played)["Odile"] == 12
    with pytest.raises(Refusal, match="ouvrez d'abord un coup"):
        played.announce("Odile", 14)


def test_the_top_may_be_shown_before_all_have_announced_for_nothing(table: FamilyTable) -> None:
    played = table.open().announce("Odile", 10).do(ask.Reveal())
    assert totals(played) == {"Odile": 10, "Léo": 0}


def test_nobody_announces_for_one_who_is_not_there(table: FamilyTable) -> None:
    with pytest.raises(Refusal, match="personne ne s'appelle"):
        table.open().announce("Zoé", 10)


# --- The time ----------------------------------------------------------------------------------------------


@pytest.mark.article("box", "coffret")
@pytest.mark.parametrize(
    ("minutes", "heard"),
    [
        (1, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP)]),
        (2, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (120, Sound.LONG)]),
        (3, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (180, Sound.DOUBLE_BEEP)]),
        (4, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (180, Sound.DOUBLE_BEEP), (240, Sound.LONG)]),
    ],
)
def test_the_clock_of_the_box(lexicon: Lexicon, minutes: int, heard: list[tuple[int, Sound]]) -> None:
    """Q3: one to four minutes; a beep to start, double beeps at 1 and 3, a longer signal at 2 or 4."""
    state = replay_family((begin_family(("Odile",), lexicon, None, minutes),))
    assert [(one.second, one.sound) for one in state.signals] == heard
    assert box_signals(60 * minutes) == state.signals
    assert state.seconds == box_time(minutes).longest


@pytest.mark.article("box", "coffret")
@pytest.mark.parametrize("minutes", [0, 5])
def test_no_other_time_is_agreed_on(lexicon: Lexicon, minutes: int) -> None:
    """Q3."""
    with pytest.raises(Refusal, match="1, 2, 3 ou 4 minutes"):
        begin_family(("Odile",), lexicon, None, minutes)


@pytest.mark.article("box", "coffret")
def test_points_are_announced_when_the_time_is_over(table: FamilyTable, lexicon: Lexicon) -> None:
    """Q2."""
    state = table.do(ask.OpenTurn()).state
    for event in decide_family(FamilyAsking(state, lexicon, at=100), ask.StartTime()):
        state = apply_family(state, event)
    assert state.time is not None and state.time.ends == 280
    with pytest.raises(Refusal, match="à la fin du temps"):
        decide_family(FamilyAsking(state, lexicon), ask.Announce(10, player="Odile"))
    for event in family_time_over(state):
        state = apply_family(state, event)
    assert state.phase == "announce"


# --- The book ----------------------------------------------------------------------------------------------


@pytest.mark.article("box", "coffret")
def test_the_book_has_points_running_totals_and_the_share_of_the_top(table: FamilyTable) -> None:
    """Q5: the winner has the highest total; each sees his percentage of the top."""
    played = table.open().announce("Odile", 22).announce("Léo", 24)
    played = played.open().announce("Odile", 92).announce("Léo", 46)
    book = played.book
    assert (book.tops, book.running) == ((24, 92), (24, 116))
    assert [(one.player, one.points, one.running, one.percent) for one in book.columns] == [
        ("Odile", (22, 92), (22, 114), 98.3),
        ("Léo", (24, 46), (24, 70), 60.3),
    ]
    assert book.winners == ("Odile",)


@pytest.mark.article("box", "coffret")
@pytest.mark.article("box", "lettres")
def test_four_players_need_what_the_box_holds(lexicon: Lexicon) -> None:
    """Q4: four sets, one to draw from; put back, the next game begins from a full bag."""
    table = FamilyTable.drawn(lexicon, "Rouge", "Bleu", "Vert", "Jaune", seed=SEED)
    assert len(table.book.columns) == 4
    assert len(FRENCH.letters.bag) == 102
    again = FamilyTable.drawn(lexicon, "Rouge", "Bleu", "Vert", "Jaune", seed=SEED)
    assert again.state.turns == table.state.turns


@pytest.mark.article("box", "solo")
def test_a_solo_has_its_bonus_from_sixteen_players_on(lexicon: Lexicon) -> None:
    names = [f"Joueur {number}" for number in range(16)]
    table = FamilyTable.drawn(lexicon, *names, seed=SEED).open()
    for name in names:
        table = table.announce(name, 24 if name == names[3] else 10)
    assert totals(table)[names[3]] == 34
    assert totals(table)[names[0]] == 10


@pytest.mark.article("box", "minimum", "fin")
def test_a_family_s_game_has_valid_racks_to_its_end(table: FamilyTable, lexicon: Lexicon) -> None:
    """Q6: validity and rejection as for all, the end by the letters."""
    record = table.state.begun.record
    assert record is not None and record.edition == "box"
    assert record.end in ("all-placed", "one-letter", "only-vowels", "only-consonants", "no-move")
    assert list(check(record, lexicon)) == []


@pytest.mark.article("box", "fin")
def test_the_game_goes_on_to_its_last_turn(table: FamilyTable) -> None:
    """Q6 and Q7."""
    while not table.over:
        table = table.open()
        assert table.state.turn is not None
        table = table.announce("Odile", table.state.turn.top).announce("Léo", 0)
    assert {one.player: one.percent for one in table.book.columns} == {"Odile": 100.0, "Léo": 0.0}
    with pytest.raises(Refusal, match="finie"):
        table.open()


# --- One's own bag -----------------------------------------------------------------------------------------


@pytest.mark.article("box", "coffret")
def test_a_family_that_draws_itself_has_a_clock_and_a_book(lexicon: Lexicon) -> None:
    """Q2, Q5: whoever keeps the book notes the top."""
    table = FamilyTable.around(None, lexicon, "Odile", "Léo").open()
    assert (table.rack, table.state.board) == ("", None)
    table = table.announce("Odile", 30, "ZUT").announce("Léo", 12, "XQZ")
    assert table.top is None
    with pytest.raises(Refusal, match="ne peut valoir 20"):
        table.note_top(20)
    with pytest.raises(Refusal, match="notez le top"):
        table.do(ask.Reveal())
    table = table.note_top(40, "zut", "h8")
    assert totals(table) == {"Odile": 30, "Léo": 0}
    assert table.do(ask.EndFamily()).over


def test_the_top_of_a_game_that_the_program_draws_is_not_to_be_noted(table: FamilyTable) -> None:
    with pytest.raises(Refusal, match="connaît le top"):
        table.open().note_top(20)


# --- The rest ----------------------------------------------------------------------------------------------


@pytest.mark.article("box", "premier-mot", "deuxieme-tirage", "cases-de-couleur", "prime")
@pytest.mark.parametrize(
    ("ref", "word", "points"),
    [("4F", "DEPLIEZ", 38), ("9H", "RIZ", 21), ("I3", "MUNIE", 20), ("5E", "MENAGER", 36)],
)
def test_the_figures_of_the_box(ref: str, word: str, points: int) -> None:
    """Q11: all on PASSE in H4."""
    assert Board().play("H4", "PASSE").score(ref, word) == points


@pytest.mark.parametrize(
    ("ref", "points"),
    [("H8", 110), ("H4", 98), ("H2", 94), ("H3", 92), ("H6", 92), ("H7", 92), ("H5", 90)],
)
def test_the_figures_of_fedayin(ref: str, points: int) -> None:
    """Q11."""
    assert Board().score(ref, "FEDAYIN") == points
    assert Board().score("H4", "PASSE") == 20


@pytest.mark.article("box", "bulletins")
def test_the_family_s_rules_know_neither_warnings_nor_penalties() -> None:
    assert duplicate("box").ledger.free_warnings is None
    assert not duplicate("box").ledger.correction_notes


def test_a_table_is_the_same_after_its_events_were_written(table: FamilyTable, lexicon: Lexicon) -> None:
    played = table.open().announce("Odile", 22, "EPUISE").announce("Léo", 240).do(ask.SitDown("Zoé")).open()
    decode = msgspec.json.Decoder(FamilyFact).decode
    events = [decode(msgspec.json.encode(event)) for event in played.events]
    assert FamilyTable.replay(events, lexicon) == played


def test_the_word_list_is_that_of_the_game(table: FamilyTable) -> None:
    with pytest.raises(Refusal, match="autre liste"):
        FamilyTable(table.events, table.state, word_list("QUE")).open()
