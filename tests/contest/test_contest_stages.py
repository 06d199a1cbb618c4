"""A turn goes through its stages in the rulebook's order, and through no other."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.formats.sealed import Cost, seal
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.texts import Text
from nonuple.texts import contest as texts
from nonuple.texts import game as game_texts
from nonuple.texts import prepare as prepare_texts
from nonuple.words_io.library import open_lexicon
from tests.contest.room import CHIEF, OWNER, Room, across

EVERY_STAGE: dict[str, ask.ChiefCommand] = {
    "draw": ask.Draw(letters="AEIRTSN"),
    "letters": ask.StartClock(),
    "play": ask.CloseSlips(),
    "word": ask.Retain(),
    "announce": ask.EndAnnouncement(),
}


@pytest.mark.article("2026", "4.1", "4.3", "4.4")
@pytest.mark.article("2010", "2.1", "2.3", "2.4")
@pytest.mark.article("2009", "2.1", "2.3", "2.4")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009", "box"])
def test_a_turn_goes_from_the_letters_to_the_next_letters(edition: str) -> None:
    room = Room()
    room.open_game(edition=edition)
    seen = []
    for stage, command in (EVERY_STAGE | {"draw": ask.Draw(letters="AEIRTLN")}).items():
        assert room.stage == stage
        seen.append((stage, room.parts("chief")["stage"]["action"]))
        room.do(CHIEF, command)
    assert room.stage == "draw"
    assert seen == [
        ("draw", "Draw"),
        ("letters", "StartClock"),
        ("play", None),
        ("word", "Retain"),
        ("announce", "EndAnnouncement"),
    ]


@pytest.mark.parametrize("edition", ["2026", "2010", "2009", "box"])
@pytest.mark.parametrize("stage", EVERY_STAGE)
def test_what_belongs_to_another_stage_is_refused(stage: str, edition: str) -> None:
    room = Room()
    room.open_game(edition=edition)
    room.turn("AEIRTLN")
    room.wait(20)
    for before, command in EVERY_STAGE.items():
        if before == stage:
            break
        room.do(CHIEF, command)
    assert room.stage == stage
    allowed = {stage} | ({"draw"} if stage == "announce" else set())
    for other, command in EVERY_STAGE.items():
        if other not in allowed:
            assert room.refuses(CHIEF, command) in (game_texts.NOT_NOW, texts.NOTHING_TO_ANNOUNCE)
    if stage == "announce":
        assert room.refuses(CHIEF, EVERY_STAGE["draw"]) is texts.ANNOUNCE_FIRST


@pytest.mark.article("2026", "4.1")
@pytest.mark.parametrize(("edition", "pause"), [("2026", 20), ("2010", 0), ("2009", 0), ("box", 0)])
def test_only_the_2026_edition_waits_20_seconds_after_an_announcement(edition: str, pause: int) -> None:
    room = Room()
    room.open_game(edition=edition)
    room.turn("AEIRTLN")
    not_before = room.parts("chief")["stage"]["not_before"]
    assert not_before == (room.now + pause if pause else None)
    if pause:
        room.wait(pause - 0.5)
        assert room.refuses(CHIEF, ask.Draw(letters="AEIRTSN")) is texts.TOO_SOON
        room.wait(0.5)
    room.do(CHIEF, ask.Draw(letters="AEIRTSN"))
    assert room.stage == "letters"


@pytest.mark.article("2026", "4.1")
def test_the_pause_is_not_waited_again_after_a_rejection_or_a_cancelled_turn() -> None:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN")
    room.wait(20)
    room.do(CHIEF, ask.Draw(letters="BCDFGHJ"))
    assert room.parts("public")["turn"]["rejected"] == 1
    room.do(CHIEF, ask.Draw(letters="AEIRTSN"))
    room.do(CHIEF, ask.CancelTurn(cause="disturbance"))
    room.do(CHIEF, ask.Draw(letters="EEIRTAN"))
    assert room.stage == "letters"


def test_a_pause_measured_by_another_clock_is_not_waited() -> None:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN")
    room.now, room.epoch = 3.0, "machine started again"
    room.do(CHIEF, ask.Draw(letters="AEIRTSN"))
    assert room.stage == "letters"


@pytest.mark.article("2026", "4.3")
def test_the_clock_signals_and_ends_by_the_server_s_time() -> None:
    room = Room()
    room.open_game()
    room.draw("AEIRTLN")
    room.do(CHIEF, ask.StartClock())
    start = room.now
    clock = room.parts("public")["clock"]
    assert (clock["state"], clock["started"], clock["signal"], clock["ends"]) == (
        "running",
        start,
        start + 150,
        start + 180,
    )
    room.wait(149)
    assert (room.run.signalled, room.stage) == (False, "play")
    room.wait(1)
    assert (room.run.signalled, room.stage) == (True, "play")
    room.wait(30)
    assert room.stage == "word"
    assert room.parts("public")["clock"]["state"] == "over"


def test_a_chief_arbiter_who_has_not_seen_the_last_event_is_told() -> None:
    room = Room()
    room.open_game()
    seen = room.parts("chief")["stage"]["version"]
    room.do(CHIEF, ask.Draw(letters="AEIRTLN", seen=seen))
    assert room.refuses(CHIEF, ask.StartClock(seen=seen)) is texts.MOVED_ON
    room.do(CHIEF, ask.StartClock(seen=room.parts("chief")["stage"]["version"]))
    assert room.stage == "play"


def test_slips_do_not_make_the_chief_arbiter_s_view_old() -> None:
    room = Room()
    room.open_game()
    draw = room.turn("AEIRTLN", t1=across("RALENTI", "H8", 66))
    seen = room.parts("chief")["stage"]["version"]
    room.enter(OWNER, draw, 2, across("RALENTI", "H8", 66))
    room.wait(20)
    room.do(CHIEF, ask.Draw(letters="AEIRTSN", seen=seen))
    assert room.stage == "letters"


# --- Where the letters come from ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "letters", "said"),
    [
        ("bag", None, texts.LETTERS_WANTED),
        ("bag", "AEIRT5N", texts.NOT_LETTERS),
        ("bag", "AEIRTL", game_texts.WRONG_NUMBER),
        ("bag", "WWEIRTL", game_texts.NOT_IN_BAG),
        ("program", "AEIRTLN", texts.LETTERS_UNWANTED),
    ],
)
def test_letters_come_from_where_the_game_says(source: str, letters: str | None, said: Text) -> None:
    room = Room()
    room.open_game(source=source)
    assert room.refuses(CHIEF, ask.Draw(letters=letters)) is said


def test_letters_of_a_real_bag_may_be_typed_with_spaces_in_small_letters() -> None:
    room = Room()
    room.open_game()
    room.do(CHIEF, ask.Draw(letters="a e i r t l ?"))
    assert room.parts("public")["turn"]["drawn"] == "AEIRTL?"


@pytest.mark.article("2026", "4.2")
@pytest.mark.article("2010", "2.2")
@pytest.mark.article("2009", "2.2")
def test_a_draw_that_is_not_valid_goes_back_and_is_announced() -> None:
    room = Room()
    room.open_game()
    room.do(CHIEF, ask.Draw(letters="BCDFGHJ"))
    turn = room.parts("public")["turn"]
    assert (turn["stage"], turn["rejected"], turn["drawn"], turn["draw"]) == ("draw", 1, "", None)
    assert any("rejet" in line["text"].lower() for line in room.parts("chief")["prompter"])
    room.do(CHIEF, ask.Draw(letters="AEIRTLN"))
    assert room.parts("public")["turn"]["draw"] == 1


def test_the_program_draws_from_a_secret_that_it_has_promised() -> None:
    first, second, mixed = Room(), Room(), Room()
    for room in (first, second, mixed):
        room.open_game(source="program")
    mixed.do(CHIEF, ask.MixPhrase(phrase="les embruns"))
    for room in (first, second, mixed):
        assert room.parts("public")["game"]["commitment"]
        while room.stage == "draw":
            room.do(CHIEF, ask.Draw())
    drawn = [room.parts("public")["turn"]["drawn"] for room in (first, second, mixed)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_phrase_is_mixed_only_into_draws_of_the_program_before_the_first() -> None:
    room = Room()
    room.open_game(source="bag")
    assert room.refuses(CHIEF, ask.MixPhrase(phrase="non")) is texts.PHRASE_UNWANTED
    other = Room()
    other.open_game(source="program")
    other.do(CHIEF, ask.Draw())
    assert other.refuses(CHIEF, ask.MixPhrase(phrase="non")) is game_texts.NOT_NOW


def sealed_game() -> tuple[str, tuple[str, ...], str]:
    prepared = prepare(
        Settings(formula="7/8"), Chance(b"un secret de trente-deux octets!", bytes(16)), open_lexicon()
    )
    data = seal(prepared, "soleil", salt=bytes(16), nonce=bytes(12), cost=Cost(n=2, r=8, p=1))
    return data.decode(), prepared.draws, prepared.chance.commitment


def test_a_prepared_game_draws_what_was_sealed() -> None:
    file, draws, commitment = sealed_game()
    room = Room()
    room.open_game(source="prepared", sealed=file, password="soleil", formula="normal")
    game = room.parts("public")["game"]
    assert (game["formula"], game["commitment"], game["source"]) == ("7/8", commitment, "prepared")
    drawn = []
    while not room.run.over:
        room.draw(None)
        drawn.append(room.run.entries[-1].event.drawn)  # type: ignore[union-attr]
        if room.run.line.current is not None:
            room.do(CHIEF, ask.Retain())
    assert tuple(drawn) == draws


def test_a_prepared_game_needs_its_file_and_its_password() -> None:
    file, _, _ = sealed_game()
    room = Room()
    for wish, said in (
        (ask.OpenGame(source="prepared"), texts.NO_SEALED_FILE),
        (ask.OpenGame(source="prepared", sealed=file, password="lune"), prepare_texts.WRONG_PASSWORD),
        (ask.OpenGame(source="prepared", sealed="{}", password="soleil"), prepare_texts.NOT_SEALED),
    ):
        assert room.refuses(OWNER, wish) is said


def test_a_prepared_game_asks_for_its_own_word_list() -> None:
    prepared = prepare(Settings(), Chance(bytes(32), bytes(16)), open_lexicon())
    other = msgspec.structs.replace(prepared, lexicon="0" * 64)
    data = seal(other, "soleil", salt=bytes(16), nonce=bytes(12), cost=Cost(n=2, r=8, p=1)).decode()
    wish = ask.OpenGame(source="prepared", sealed=data, password="soleil")
    assert Room().refuses(OWNER, wish) is texts.OTHER_LEXICON


def test_the_word_that_the_chief_arbiter_retains_is_one_of_the_best() -> None:
    room = Room()
    room.open_game()
    room.play("AEIRTLN")
    assert room.refuses(CHIEF, ask.Retain(ref="H5", word="RALENTI")) is game_texts.NOT_A_TOP
    room.do(CHIEF, ask.Retain(ref="H2", word="RELIANT"))
    last = room.parts("public")["last"]
    assert (last["word"], last["ref"], last["turn"]) == ("RELIANT", "H2", 1)
    assert room.parts("public")["board"]["last"] == list(range(7 * 15 + 1, 7 * 15 + 8))


# --- The game as a whole -----------------------------------------------------------------------------------


def test_one_game_is_played_at_a_time() -> None:
    room = Room()
    assert room.refuses(CHIEF, ask.Draw()) is texts.NO_GAME
    room.open_game()
    assert room.refuses(OWNER, ask.OpenGame()) is texts.GAME_GOES_ON
    room.do(CHIEF, ask.EndGame())
    room.open_game(title="  Deuxième  ")
    assert (room.run.number, room.parts("public")["game"]["title"]) == (2, "Deuxième")


@pytest.mark.parametrize(
    ("wish", "time", "seconds"),
    [
        ({}, "normal", 180),
        ({"time": "2:30"}, "2:30", 150),
        ({"time": "60"}, "blitz", 60),
        ({"time": None}, None, None),
        ({"sudden_death": True}, "sudden-death", 60),
        ({"sudden_death": True, "time": "blitz"}, "blitz", 60),
        ({"edition": "box"}, "box-3", 180),
        ({"edition": "box", "time": "box-4"}, "box-4", 240),
    ],
)
def test_the_time_of_a_game_is_the_one_named_or_the_usual_one(
    wish: dict[str, object], time: str | None, seconds: int | None
) -> None:
    room = Room()
    room.open_game(**wish)
    game = room.parts("public")["game"]
    assert (game["time"], game["seconds"]) == (time, seconds)


def test_the_secret_of_the_draws_is_in_the_log_and_nowhere_shown() -> None:
    room = Room()
    room.open_game(source="program")
    opened = room.run.opened
    assert opened.secret is not None
    for channel in ("public", "chief", "organiser", "results", "double", "commission"):
        shown = msgspec.json.encode(room.parts(channel))
        assert msgspec.json.encode(opened.secret).strip(b'"') not in shown


def test_a_game_without_a_clock_waits_for_the_chief_arbiter() -> None:
    room = Room()
    room.open_game(time=None)
    draw = room.draw("AEIRTLN")
    assert (room.stage, room.parts("chief")["stage"]["action"]) == ("play", "Retain")
    assert room.parts("public")["clock"]["state"] == "none"
    assert room.refuses(CHIEF, ask.StartClock()) is game_texts.NOT_NOW
    assert room.refuses(CHIEF, ask.CloseSlips()) is game_texts.NOT_NOW
    room.do(CHIEF, ask.Retain())
    assert room.round(draw).closed and room.stage == "announce"


def test_the_prompter_says_what_the_stage_asks_for() -> None:
    room = Room()
    room.open_game(formula="7/8", time="blitz")
    assert room.parts("chief")["prompter"]
    room.draw("AEIRTLNU")
    assert any("Algérie" in line["text"] for line in room.parts("chief")["prompter"])
    room.do(CHIEF, ask.StartClock())
    room.wait(200)
    assert room.parts("chief")["prompter"] == []
    room.do(CHIEF, ask.Retain())
    word = room.run.state.turns[-1].word
    assert any(word in line["text"].upper() for line in room.parts("chief")["prompter"])
