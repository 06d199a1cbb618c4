"""`nonuple score`: the contract, the golden games, and what it says to what it cannot read.

`golden/score.jsonl` holds the project's own examples, written from the articles that each names in `why`.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.texts import Language, speak
from tests.cli.running import Ran, run
from tests.repository import ROOT

Capture = pytest.CaptureFixture[str]

EXAMPLES = ROOT / "tests" / "golden" / "score.jsonl"
GOLDEN = [json.loads(line) for line in EXAMPLES.read_text("utf-8").splitlines()]

GAME: dict[str, Any] = {
    "id": "g1",
    "edition": "2026",
    "players": [{"table": 1, "name": "Anne"}, {"table": 2, "name": "Bruno", "arbiter": "A", "arrives": 2}],
    "turns": [
        {"top": 30, "slips": {"1": {"points": 20, "sanction": "none"}}},
        {
            "top": 21,
            "slips": {
                "1": {"points": 15, "sanction": "penalty", "motives": [{"code": "location-missing"}]},
                "2": {"points": None, "sanction": "commission", "motives": None, "gross": None},
            },
        },
    ],
}


def ask(capsys: Capture, *objects: object) -> Ran:
    return run(capsys, "score", "-", given="\n".join(json.dumps(one) for one in objects).encode())


def answer(capsys: Capture, question: object) -> dict[str, Any]:
    ran = ask(capsys, question)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def holds(wanted: object, got: object) -> bool:
    """Whether an answer has everything an example asks for."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(key in got and holds(wanted[key], got[key]) for key in wanted)
    if isinstance(wanted, list):
        return isinstance(got, list) and len(wanted) == len(got) and all(map(holds, wanted, got))
    return wanted == got


@pytest.mark.parametrize("example", GOLDEN, ids=[example["id"] for example in GOLDEN])
def test_golden_games_come_out_as_written(capsys: Capture, example: dict[str, Any]) -> None:
    got = answer(capsys, example)
    assert holds({"id": example["id"]} | example["expect"], got), (example["why"], got)


def test_all_golden_games_come_out_in_order(capsys: Capture) -> None:
    ran = run(capsys, "score", str(EXAMPLES))
    assert ran.code == 0
    assert [json.loads(line)["id"] for line in ran.out.splitlines()] == [one["id"] for one in GOLDEN]


def test_answers_as_the_contract_has_it(capsys: Capture) -> None:
    assert answer(capsys, GAME) == {
        "id": "g1",
        "top": 51,
        "ranking": [
            {
                "rank": 1,
                "table": 1,
                "total": 35,
                "percent": 68.6,
                "negative": -16,
                "solos": 2,
                "warnings": 0,
                "warning_deduction": 0,
                "tops_lost": 2,
            },
            {
                "rank": 2,
                "table": 2,
                "total": 0,
                "percent": 0.0,
                "negative": -51,
                "solos": 0,
                "warnings": 0,
                "warning_deduction": 0,
                "tops_lost": 1,
            },
        ],
        "solos": [
            {"turn": 1, "table": 1, "points": 20, "bonus": 0},
            {"turn": 2, "table": 1, "points": 15, "bonus": 0},
        ],
        "eliminated": [],
        "pending": [{"turn": 2, "table": 2}],
        "excluded": [],
    }


def test_what_is_absent_or_null_is_as_usual(capsys: Capture) -> None:
    bare = {key: GAME[key] for key in ("id", "players", "turns")}
    names = ("edition", "formula", "blitz", "pairs", "sudden_death")
    assert answer(capsys, bare) == answer(capsys, bare | dict.fromkeys(names)) == answer(capsys, GAME)


def test_tables_come_back_as_they_were_written(capsys: Capture) -> None:
    players = [{"table": "12"}, {"table": 3}, {"table": "B"}]
    slips = {key: {"points": 10, "sanction": "none"} for key in ("12", "3", "B")}
    got = answer(capsys, {"players": players, "turns": [{"top": 10, "slips": slips}]})
    assert got["id"] is None
    assert [line["table"] for line in got["ranking"]] == [3, "12", "B"]


def test_an_empty_game_is_a_game(capsys: Capture) -> None:
    assert answer(capsys, {"id": [1], "players": [], "turns": []})["ranking"] == []
    [line] = answer(capsys, {"players": [{"table": 1}], "turns": []})["ranking"]
    assert (line["rank"], line["total"], line["percent"]) == (1, 0, None)


def slip(**fields: object) -> list[dict[str, object]]:
    """Two turns, the second with this slip of table 2."""
    good = {"points": 20, "sanction": "none"}
    return [{"top": 30, "slips": {}}, {"top": 30, "slips": {"1": good, "2": fields}}]


BAD: list[tuple[dict[str, object], str, str]] = [
    ({"edition": "2008"}, "edition", "2026, 2010, 2009, box"),
    ({"edition": 2026}, "edition", "édition"),
    ({"formula": "9+10"}, "formula", "7+8+9"),
    ({"blitz": 1}, "blitz", "true ou false"),
    ({"sudden_death": "yes"}, "sudden_death", "true ou false"),
    ({"players": {}}, "players", "liste de joueurs"),
    ({"players": [{"name": "Anne"}]}, "players[0].table", "manque"),
    ({"players": [{"table": True}]}, "players[0].table", "liste de joueurs"),
    ({"players": [{"table": 1, "arrives": 0}]}, "players[0].arrives", "à partir de 1"),
    ({"players": [{"table": 1}, {"table": "1"}]}, "players[1].table", "table 1 y figure deux fois"),
    ({"turns": None}, "turns", "liste de coups"),
    ({"turns": [{"slips": {}}]}, "turns[0].top", "manque"),
    ({"turns": [{"top": -1, "slips": {}}]}, "turns[0].top", "de 0 à"),
    ({"turns": slip(points=10)}, "turns[1].slips.2.sanction", "manque"),
    ({"turns": slip(sanction="none")}, "turns[1].slips.2.points", "manque"),
    ({"turns": slip(points=-5, sanction="none")}, "turns[1].slips.2.points", "de 0 à"),
    ({"turns": slip(points=10, sanction="fine")}, "turns[1].slips.2.sanction", "commission"),
    ({"turns": slip(points=10, sanction="zero", motives=["x"])}, "turns[1].slips.2.motives[0]", "liste de"),
    (
        {"turns": [{"top": 9, "slips": {"7": {"points": 1, "sanction": "none"}}}]},
        "turns[0].slips.7",
        "table 7",
    ),
]


@pytest.mark.parametrize(("wrong", "field", "said"), BAD)
def test_a_bad_field_is_named_and_the_lines_before_are_answered(
    capsys: Capture, wrong: dict[str, object], field: str, said: str
) -> None:
    ran = ask(capsys, GAME, GAME | wrong, GAME)
    assert ran.code == 2
    assert len(ran.out.splitlines()) == len(ran.err.splitlines()) == 1
    assert f"ligne 2, champ « {field} »" in ran.err
    assert said in ran.err


@pytest.mark.parametrize("missing", ["players", "turns"])
def test_a_missing_field_is_named(capsys: Capture, missing: str) -> None:
    ran = ask(capsys, {name: value for name, value in GAME.items() if name != missing})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"nonuple: entrée standard, ligne 1, champ « {missing} » : il manque.\n"


@pytest.mark.parametrize(("language", "said"), [("fr", "n'existe pas"), ("en", "there is no rulebook")])
def test_speaks_french_and_english(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: Language, said: str
) -> None:
    monkeypatch.setenv("NONUPLE_LANG", language)
    ran = ask(capsys, GAME | {"edition": "1999"})
    speak("fr")
    assert said in ran.err


def test_reads_a_game_written_over_several_lines(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "partie.json").write_text(json.dumps(GAME, indent=2))
    ran = run(capsys, "score", str(tmp_path / "partie.json"))
    assert (ran.code, len(ran.out.splitlines())) == (0, 1)


@given(st.one_of(st.binary(max_size=200), st.text(max_size=100).map(str.encode)))
def test_no_input_breaks_it(capsys: Capture, content: bytes) -> None:
    ran = run(capsys, "score", "-", given=content)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
odd_slips = st.fixed_dictionaries(
    {
        "points": st.integers(-1, 99) | st.none(),
        "sanction": st.sampled_from(["none", "zero", "warning", "average", "commission", "penalty"]),
    },
    optional={"gross": json_values, "motives": st.just([{"code": "misconduct"}]) | json_values},
)
odd_players = st.fixed_dictionaries(
    {"table": st.integers(1, 4) | st.text(max_size=2)},
    optional={"arrives": st.integers(0, 3) | json_values, "excluded": st.integers(0, 3) | json_values},
)
odd_turns = st.fixed_dictionaries(
    {"top": st.integers(-1, 99), "slips": st.dictionaries(st.sampled_from("1234"), odd_slips | json_values)}
)


@given(
    st.fixed_dictionaries(
        {"players": st.lists(odd_players, max_size=4), "turns": st.lists(odd_turns, max_size=3)},
        optional={
            "id": json_values,
            "edition": st.sampled_from(["2026", "2009", "box"]) | json_values,
            "formula": st.sampled_from(["normal", "7/8"]) | json_values,
            "blitz": st.booleans() | json_values,
            "sudden_death": st.booleans() | json_values,
        },
    )
)
def test_no_object_breaks_it(capsys: Capture, question: dict[str, object]) -> None:
    ran = ask(capsys, question)
    assert ran.code in (0, 2)
    assert (ran.out.count("\n"), ran.err.count("\n")) == ((1, 0) if ran.code == 0 else (0, 1))
