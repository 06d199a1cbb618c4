"""`--json` wherever a program might listen, and what it answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from nonuple.cli.offering import offers
from tests.cli.running import run

WITHOUT = {
    "answers JSON as it is": {"event points", "event rank", "event season", "judge", "moves", "score"},
    "has a format of its own to choose": {"print", "sheet"},
    "is for people who sit before it": {
        *("demo", "play famille", "play libre", "play solo", "play topping", "serve", "tour"),
    },
    "prints what a shell reads": {"completion"},
    "writes what it was told to, where it was told to, and says no more than that it did": {
        *(
            "event absent",
            "event annul",
            "event commission",
            "event decide",
            "event erase",
            "event exclude",
            "event game",
        ),
        *("event hang", "event keys", "event late", "event move", "event new", "event pack", "event publish"),
        *("event result", "event sign", "event unpack", "event withdraw", "event words"),
        *(
            "bot add",
            "bot play",
            "bot remove",
            "learn",
            "lexicon definitions",
            "lexicon derive",
            "lexicon remove",
            "lexicon use",
            "restore",
            "site",
        ),
    },
}
LISTED = "Nom;Prénom;Licence;Club;Équipe\nAMIEL;Annick;101;Brest;Brest 1\nBLANC;Bruno;102;Albi;\n"


def test_every_command_that_answers_something_answers_programs_too() -> None:
    without = {
        one.path
        for one in offers()
        if not one.commands and all(option.word.name != "--json" for option in one.options)
    }
    assert without - set().union(*WITHOUT.values()) == set()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "data"))
    (tmp_path / "liste.csv").write_text(LISTED, "utf-8")
    (tmp_path / "mots.txt").write_text("passe\nPASSE\nx\n", "utf-8")
    (tmp_path / "secret.txt").write_text("mot de passe\n", "utf-8")
    return tmp_path


@pytest.mark.usefixtures("desk")
def test_an_event_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    def answered(*words: str) -> Any:
        ran = run(capsys, *words, "--json")
        assert (ran.code, ran.err) == (0, "")
        return json.loads(ran.out)

    def done(*words: str) -> None:
        assert run(capsys, *words).code == 0

    done("event", "new", "coupe.json", "--name", "Coupe", "--date", "2026-12-05")
    for manner in ("check", "enter"):
        read = answered("event", "entries", manner, "coupe.json", "liste.csv")
        assert (read["people"], read["entries"], read["findings"]) == (2, 2, [])
        assert {"title": "Club", "meaning": "club", "known": False} in read["columns"]
    (first, second) = answered("event", "entries", "list", "coupe.json")
    assert (first["name"], first["club"], second["team"]) == ("AMIEL Annick", "Brest", "")
    seated = answered("event", "tables", "coupe.json", "--game", "1", "--seed", "a", "--apart", "club")
    assert [one["table"] for one in seated["tables"]] == [1, 2]
    assert (seated["seed"], seated["side_by_side"]) == ("a", [])
    planned = answered("event", "agenda", "coupe.json")
    assert (planned["days"][0]["hours"][0]["games"], planned["clashes"]) == ([1], [])
    done("event", "hang", "coupe.json")
    assert answered("event", "changes", "coupe.json") == []
    (team,) = answered("event", "teams", "coupe.json")
    assert (team["team"], team["division"]) == ("Brest 1", "6")


@pytest.mark.usefixtures("desk")
def test_a_prepared_game_is_told_to_programs_without_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    made = ("prepare", "--out", "finale.json", "--password-file", "secret.txt", "--seed", "3")
    ran = run(capsys, *made, "--games", "1", "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["file"], told["unmet"], told["sheet"]) == (0, "finale.json", [], None)
    assert told["qualities"]["turns"] > 5 and told["commitment"]


@pytest.mark.usefixtures("desk")
def test_an_import_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "lexicon", "import", "mots.txt", "--name", "club", "--use", "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["name"], told["words"], told["used"]) == (0, "club", 1, True)
    (left,) = told["report"]["left_out"]
    assert (told["report"]["duplicates"], left["why"], left["examples"]) == (1, "too_short", ["x"])
