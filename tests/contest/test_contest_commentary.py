"""Between two turns the room hears how many found the word and what came near; who, at the end (4.5)."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.results.spreadsheet import ranking_table
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from tests.contest.room import CHIEF, OWNER, Room, across, down

LETTERS = "FEDAYIN"


def room_after_a_turn(found: int, tables: int = 12, near: int = 0) -> Room:
    room = Room(tables)
    room.open_game()
    draw = room.draw(LETTERS)
    best, *_ = room.parts("chief")["solutions"]["candidates"]
    below = next(one for one in room.parts("chief")["solutions"]["others"] if one["score"] < best["score"])
    room.do(CHIEF, ask.StartClock())
    room.do(CHIEF, ask.CloseSlips())
    for table in range(1, found + near + 1):
        word = best if table <= found else below
        slip = across(word["word"], word["ref"], word["score"])
        room.enter(CHIEF, draw, table, slip)
    for table in range(found + near + 1, tables + 1):
        room.enter(CHIEF, draw, table, across("DA", "H8", 6))
    room.do(CHIEF, ask.Retain())
    return room


def shown(room: Room) -> dict[str, object]:
    part: dict[str, object] = room.parts("public")["shown"]
    return part


def said(room: Room) -> list[str]:
    return [line["text"] for line in room.parts("chief")["prompter"]]


@pytest.mark.article("2026", "4.5")
def test_few_finders_are_not_counted_before_the_end_of_the_game() -> None:
    room = room_after_a_turn(1)
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["tables"], word["pending"], word["told"], word["found"]) == (12, 0, "few", None)
    assert "finders" not in word
    assert room.parts("chief")["commented"]["finders"] == ["Joueur 1"]
    room.do(CHIEF, ask.EndGame())
    assert shown(room)["what"] == "board", "the end is told to the room"
    room.do(CHIEF, ask.Project(1, "word"))
    assert room.parts("public")["shown"]["word"]["found"] == 1
    assert said(room)[0] == "Le top trouvé à une table sur douze"


def test_the_room_is_told_how_many_made_the_top_and_what_came_near() -> None:
    room = room_after_a_turn(6, near=3)
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["told"], word["found"], word["turn"], len(word["sub_tops"])) == ("counted", 6, 1, 3)
    assert all(one["score"] < word["top"] for one in word["sub_tops"])
    close = [one for one in word["near"] if word["top"] - one["points"] <= 7]
    assert [one["tables"] for one in word["near"]] in ([3], []) and close == word["near"]


@pytest.mark.parametrize(
    ("tables", "found", "entered", "told"),
    [
        (20, 6, 19, "counted"),
        (20, 6, 18, "waiting"),
        (20, 4, 20, "few"),
        (20, 0, 20, "none"),
        (20, 0, 19, "few"),
    ],
)
def test_the_finders_are_told_once_nearly_all_slips_are_in(
    tables: int, found: int, entered: int, told: str
) -> None:
    room = Room(tables)
    room.open_game()
    draw = room.turn(LETTERS)
    top = room.run.state.turns[0]
    for table in range(1, entered + 1):
        slip = across(top.word, top.ref, top.score) if table <= found else across("DA", "H8", 6)
        room.enter(CHIEF, draw, table, slip)
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["told"], word["found"]) == (told, {"counted": found, "none": 0}.get(told))


def test_the_prompter_says_what_the_room_is_shown_and_then_the_word_again() -> None:
    room = room_after_a_turn(6, near=3)
    word = said(room)
    room.do(CHIEF, ask.Project(1, "word"))
    assert said(room)[0] == "Le top trouvé à six tables sur douze"
    best = room.parts("public")["shown"]["word"]["sub_tops"][0]["word"]
    assert len(said(room)) == 4 and said(room)[1].startswith(f"{best}, H ")
    room.do(CHIEF, ask.Project(1, "ranking"))
    assert said(room)[:2] == [
        "Classement après 1 coup",
        "1, Joueur 1, 110 points, 0 perdu",
    ]
    assert len(said(room)) == 6
    room.do(CHIEF, ask.Project(1, "board"))
    assert said(room) == word


def test_what_the_screens_show_ends_with_the_next_letters_and_is_refused_while_they_are_in_play() -> None:
    room = Room(2)
    room.open_game()
    assert room.refuses(CHIEF, ask.Project(1, "ranking")) is texts.NOT_WHILE_PLAYED
    room.turn(LETTERS)
    assert shown(room)["what"] == "board"
    room.do(CHIEF, ask.Project(1, "ranking"))
    before = len(room.log)
    room.do(CHIEF, ask.Project(1, "ranking"))
    assert (shown(room)["what"], len(room.log)) == ("ranking", before), "asked twice, it is one wish"
    room.draw("TIRAGES")
    assert shown(room) == {"what": "board", "word": None}
    assert room.parts("chief")["commented"] is None
    assert room.refuses(CHIEF, ask.Project(1, "word")) is texts.NOT_WHILE_PLAYED
    room.do(CHIEF, ask.StartClock())
    room.wait(200)
    room.do(CHIEF, ask.Retain())
    assert shown(room)["what"] == "board", "not what was shown a turn ago"


@pytest.mark.parametrize(
    "happens",
    [
        [ask.Draw(letters="TIRAGES"), ask.CancelTurn(cause="timing")],
        [ask.Draw(letters="BCDFGHJ")],
        [ask.Interrupt()],
        [ask.EndGame()],
        [ask.TakeBackRetained(), ask.Retain()],
    ],
)
def test_what_happens_in_the_game_is_told_to_a_room_that_was_shown_the_leaders(
    happens: list[ask.ContestCommand],
) -> None:
    room = Room(2)
    room.open_game()
    room.turn(LETTERS)
    room.wait(30)
    room.do(CHIEF, ask.Project(1, "ranking"))
    for one in happens:
        room.do(CHIEF, one)
    assert shown(room)["what"] == "board"


def test_a_slip_that_comes_in_changes_what_the_room_is_told() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn(LETTERS)
    room.do(CHIEF, ask.Project(1, "word"))
    assert room.parts("public")["shown"]["word"]["pending"] == 2
    room.enter(CHIEF, draw, 1, across("DA", "H8", 6))
    assert room.parts("public")["shown"]["word"]["pending"] == 1


@pytest.mark.article("2026", "4.5")
def test_solos_are_not_announced_while_a_slip_is_not_decided() -> None:
    room = Room(16)
    room.open_game()
    draw = room.turn(LETTERS)
    top = room.run.state.turns[0]
    room.enter(CHIEF, draw, 1, across(top.word, top.ref, top.score))
    for table in range(2, 16):
        room.enter(CHIEF, draw, table, across("DA", "H8", 6))
    room.do(CHIEF, ask.EndGame())
    solos = [line["text"] for line in room.parts("chief")["prompter"] if line["step"] == "solo"]
    assert solos == ["Les solos sont annoncés une fois le dernier bulletin décidé"]
    room.enter(CHIEF, draw, 16, across("DA", "H8", 6))
    solos = [line["text"] for line in room.parts("chief")["prompter"] if line["step"] == "solo"]
    assert len(solos) == 1 and "Joueur 1" in solos[0]


def test_a_spreadsheet_says_that_totals_may_change() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn(LETTERS)
    settled = ledger(room.contest, room.run)
    table = ranking_table(ranking(room.contest, room.run, settled), len(settled.pending))
    assert "Total (provisoire, 2 bulletins en suspens)" in table.split("\r\n")[0]
    for one in (1, 2):
        room.enter(CHIEF, draw, one, across("DA", "H8", 6))
    settled = ledger(room.contest, room.run)
    assert ";Total;" in ranking_table(ranking(room.contest, room.run, settled), len(settled.pending))


@pytest.mark.article("2026", "6.9", "7.3")
def test_nobody_is_given_more_than_the_top() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn(LETTERS)
    top = room.run.state.turns[0].score
    room.enter(CHIEF, draw, 1, across("DA", "H8", 6))
    too_much = ask.Overrule(1, draw, 1, points=top + 1, sanction=Sanction.NONE, motive="vu")
    assert room.refuses(CHIEF, too_much) is texts.ABOVE_TOP
    room.do(CHIEF, ask.Refer(1, draw, 1, why="doute"))
    ruled = ask.RuleCase(1, draw, 1, points=9999, sanction=Sanction.NONE, motive="vu")
    assert room.refuses(CHIEF, ruled) is texts.ABOVE_TOP
    room.do(CHIEF, msgspec.structs.replace(ruled, points=top))
    assert room.points(draw, 1) == top


@pytest.mark.article("2026", "4.8.4")
def test_who_is_out_is_named_between_two_turns_once_every_slip_is_decided() -> None:
    room = Room(3)
    room.open_game(sudden_death=True)

    def told() -> list[str]:
        return [line["text"] for line in room.parts("chief")["prompter"] if line["step"] == "out"]

    draw = room.turn(LETTERS)
    top = room.run.state.turns[0]
    for table in (1, 2):
        room.enter(CHIEF, draw, table, across(top.word, top.ref, top.score))
    assert told() == ["Nous nommerons les éliminés du coup un une fois le dernier bulletin décidé"]
    room.enter(CHIEF, draw, 3, across("DA", "H8", 6))
    assert told() == ["Éliminé au coup un, Joueur 3"]
    draw = room.turn("TIRAGES")
    best = room.run.state.turns[1]
    written = across if best.ref[0].isalpha() else down
    for table in (1, 2):
        room.enter(CHIEF, draw, table, written(best.word, best.ref, best.score))
    assert told() == ["Personne n'est éliminé au coup deux"]
    draw = room.turn("SENTIRA")
    best = room.run.state.turns[2]
    written = across if best.ref[0].isalpha() else down
    room.enter(CHIEF, draw, 1, written(best.word, best.ref, best.score))
    room.enter(CHIEF, draw, 2, across("DA", "H8", 6))
    assert told() == ["Éliminé au coup trois, Joueur 2", "Joueur 1 : dernière table en jeu"]
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["tables"], word["pending"]) == (2, 0), "nothing is awaited of who is out"


def test_namesakes_are_told_apart_wherever_only_their_names_are_said() -> None:
    room = Room(3)
    for table in (1, 2):
        player = msgspec.structs.replace(room.entrant(table), name="DUPONT Jean")
        room.do(OWNER, ask.Change((ask.Changed(table, player),)))
    room.open_game(sudden_death=True)
    draw = room.turn(LETTERS)
    top = room.run.state.turns[0]
    for table in (1, 2, 3):
        written = across(top.word, top.ref, top.score) if table != 2 else across("DA", "H8", 6)
        room.enter(CHIEF, draw, table, written)
    assert said(room) == ["Éliminé au coup un, DUPONT Jean (table 2)"]
    assert room.parts("chief")["commented"]["finders"] == ["DUPONT Jean (table 1)", "Joueur 3"]
    assert room.parts("results")["ranking"][0]["name"] == "DUPONT Jean (table 1)"


@pytest.mark.article("2026", "4.7")
def test_the_last_word_of_a_game_that_became_void_is_commented_by_its_slips() -> None:
    room = Room(6)
    room.open_game(edition="2010")
    draw = room.draw(LETTERS)
    room.do(CHIEF, ask.StartClock())
    room.do(CHIEF, ask.CloseSlips())
    for table in range(1, 7):
        room.enter(CHIEF, draw, table, across("DA", "H8", 6))
    room.do(CHIEF, ask.Retain())
    room.do(CHIEF, ask.EndGame(reason="organiser"))
    room.do(CHIEF, ask.Project(1, "word"))
    assert room.run.state.valid == 0
    word = room.parts("public")["shown"]["word"]
    assert (word["tables"], word["pending"]) == (6, 0)
