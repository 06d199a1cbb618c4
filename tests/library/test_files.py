"""Games read from wherever they are, and written in every format."""

from io import BytesIO, StringIO
from pathlib import Path

import pytest

import nonuple
from nonuple import (
    Board,
    Competitor,
    FreeGame,
    Game,
    GameScore,
    GameScores,
    RankingRules,
    Refusal,
    read_event,
    read_free_game,
    read_game,
    read_positions,
    standings,
    write_game,
)
from nonuple.formats.event_file import write_event
from tests.event.events import alone, person, scored

GAME = Game(seed=7).finish()
FREE = FreeGame(["Ana", "Bob"], seed=7).let("greedy").let("greedy")


@pytest.mark.parametrize("format", ["text", "markdown", "csv", "json", "gcg", "eliot"])
def test_a_game_is_read_from_text_bytes_a_file_and_a_path(format: str, tmp_path: Path) -> None:
    told = GAME.sheet(format)
    path = tmp_path / "game"
    path.write_text(told, "utf-8")
    with path.open("rb") as raw, path.open(encoding="utf-8") as text:
        read = [read_game(one) for one in (told, told.encode(), path, str(path), raw, text, StringIO(told))]
    assert all([turn.word for turn in one.turns] == [t.word for t in GAME.record.turns] for one in read)
    assert len({one.total for one in read}) == 1


def test_a_sheet_is_never_taken_for_the_name_of_a_file() -> None:
    with pytest.raises(Refusal, match="ligne 2"):
        read_game("voilà\nune histoire\n")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(Refusal, match=r"impossible de lire nulle-part\.gcg"):
        read_game("nulle-part.gcg")


@pytest.mark.parametrize("suffix", [".txt", ".md", ".csv", ".json", ".gcg", ".xml"])
def test_a_game_is_written_in_the_format_of_its_name(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"game{suffix}"
    write_game(GAME, path)
    assert read_game(path).total == GAME.total
    write_game(GAME.record, str(path))
    assert read_game(path).total == GAME.total


def test_a_game_is_printed(tmp_path: Path) -> None:
    write_game(GAME, tmp_path / "game.pdf")
    assert (tmp_path / "game.pdf").read_bytes() == GAME.pdf()
    assert GAME.pdf().startswith(b"%PDF-")


def test_a_game_is_written_into_an_open_file() -> None:
    text, raw = StringIO(), BytesIO()
    write_game(GAME, text, "gcg")
    write_game(GAME, raw, "gcg")
    assert text.getvalue().encode() == raw.getvalue() == GAME.sheet("gcg").encode()


def test_an_unknown_format_or_suffix_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="choisissez parmi text, markdown"):
        GAME.sheet("docx")
    with pytest.raises(Refusal, match=r"finissez le nom par \.txt"):
        write_game(GAME, tmp_path / "game.docx")
    with pytest.raises(Refusal, match="n'a pas de place pour une partie libre"):
        FREE.sheet("eliot")


def test_a_free_game_is_written_and_read(tmp_path: Path) -> None:
    write_game(FREE, tmp_path / "game.gcg")
    assert read_free_game(tmp_path / "game.gcg").turns[0].word == FREE.record.turns[0].word
    with pytest.raises(Refusal, match="partie en duplicate"):
        read_free_game(GAME.sheet())
    with pytest.raises(Refusal, match="partie libre"):
        read_game(FREE.sheet("json"))


def test_positions_are_read_line_by_line() -> None:
    board = Board().play("H4", "PASsE")
    line = f"{board.cgp} MUNIE/ 12/0 0"
    assert [(one.board, one.rack.letters) for one in read_positions(f"{line}\n\n{line}\n")] == [
        (board, "MUNIE")
    ] * 2
    assert Board.from_cgp(line) == board
    with pytest.raises(Refusal, match="une grille a 15 lignes"):
        Board.from_cgp("15/15")
    with pytest.raises(Refusal, match="ligne B"):
        Board.from_cgp("15/14*/" + "/".join(["15"] * 13))


def test_an_event_is_read_and_ranked(tmp_path: Path) -> None:
    event = scored(alone(person("a"), person("b")), 1, 900, a=850, b=870)
    path = tmp_path / "event.json"
    path.write_bytes(write_event(event))
    assert read_event(path) == event
    assert [(one.rank, one.id) for one in standings(event).rankings[0].ranking] == [(1, "b"), (2, "a")]
    with pytest.raises(Refusal, match="l'épreuve en a 2"):
        standings(event, game=3)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (RankingRules(best=0), "« best » doit être 1 ou plus, et non 0"),
        (RankingRules(tie_breaks=("luck",)), "« luck » n'est pas un départage"),
    ],
)
def test_rules_that_rank_nobody_are_refused(rules: RankingRules, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        nonuple.rank_event([Competitor("a", "Ana")], [], rules)


def test_a_score_of_nobody_and_an_id_twice_are_refused() -> None:
    ana = Competitor("a", "Ana")
    with pytest.raises(Refusal, match="personne n'a l'identifiant « b » dans « people »"):
        nonuple.rank_event([ana], [GameScores(900, {"b": GameScore(1)})])
    with pytest.raises(Refusal, match="« a » y figure deux fois"):
        nonuple.rank_event([ana, ana], [])


def test_simulated_people_write_what_they_find() -> None:
    game, people = Game(seed=7).draw(), nonuple.simulated_people(40, seed=1)
    slips = {one.name: one.slip(game) for one in people}
    assert slips == {one.name: one.slip(game) for one in nonuple.simulated_people(40, seed=1)}
    assert len({slip.score for slip in slips.values()}) > 1
    verdicts = {name: game.judge(slip) for name, slip in slips.items()}
    assert game.retain().ledger([verdicts]).top == game.top.score
    with pytest.raises(Refusal, match="aucun tirage n'est en jeu"):
        people[0].slip(Game(seed=7))
