"""`nonuple moves`: the contract, and what it says to what it cannot read."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.texts import Language, speak
from tests.cli.running import Ran, run
from tests.positions import Case, cases
from tests.reference import reference_moves

Capture = pytest.CaptureFixture[str]

EMPTY = ["." * 15] * 15
PASSE = [*EMPTY[:7], "...PASSE.......", *EMPTY[8:]]


def ask(capsys: Capture, *objects: object, options: tuple[str, ...] = ()) -> Ran:
    lines = "\n".join(json.dumps(one) for one in objects)
    return run(capsys, "moves", "-", *options, given=lines.encode())


def answers(ran: Ran) -> list[dict[str, Any]]:
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.mark.article("box", "comptage")
def test_answers_as_the_contract_has_it(capsys: Capture) -> None:
    words = ["MUNIE", "PU", "AN", "SI", "SE", "PASSE"]
    ran = ask(capsys, {"id": "q1", "grid": PASSE, "rack": "MUNIE", "words": words}, options=("--top",))
    assert answers(ran) == [
        {
            "id": "q1",
            "top": 20,
            "count": 1,
            "moves": [
                {"ref": "I3", "word": "MUNIE", "score": 20, "tiles": 5, "cross": ["PU", "AN", "SI", "SE"]}
            ],
        }
    ]


def test_every_answer_is_that_of_the_reference(capsys: Capture) -> None:
    asked = list(cases(seed=77, count=30))
    questions = [
        {"id": n, "grid": case.rows, "rack": case.rack, "words": case.words, "formula": case.formula}
        for n, case in enumerate(asked)
    ]
    ran = ask(capsys, *questions)
    assert ran.code == 0
    for line, case in zip(ran.out.splitlines(), asked, strict=True):
        assert json.loads(line)["moves"] == expected(case)


def expected(case: Case) -> list[dict[str, object]]:
    moves = reference_moves(case.rows, case.rack, case.words, case.formula)
    return [{**move._asdict(), "cross": list(move.cross)} for move in moves]


def test_a_position_without_moves_has_top_zero(capsys: Capture) -> None:
    assert answers(ask(capsys, {"id": 1, "grid": EMPTY, "rack": "WK", "words": ["AN"]})) == [
        {"id": 1, "top": 0, "count": 0, "moves": []}
    ]
    assert answers(ask(capsys, {"id": 1, "grid": EMPTY, "rack": "", "words": ["AN"]}))[0]["count"] == 0
    assert answers(ask(capsys, {"id": 1, "grid": EMPTY, "rack": "AN", "words": []}))[0]["count"] == 0


def test_moves_worth_nothing_are_moves(capsys: Capture) -> None:
    [answer] = answers(ask(capsys, {"grid": EMPTY, "rack": "??", "words": ["AN"]}, options=("--top",)))
    assert (answer["top"], answer["count"]) == (0, 4)
    assert {move["word"] for move in answer["moves"]} == {"an"}


def test_the_default_list_and_formula_serve_where_none_is_given(capsys: Capture) -> None:
    [answer] = answers(
        ask(capsys, {"id": None, "grid": EMPTY, "rack": "FEDAYIN", "words": None, "formula": None})
    )
    assert answer["id"] is None
    assert [move["ref"] for move in answer["moves"][:2]] == ["8H", "H8"]
    assert answer["top"] == 110


def test_identifiers_come_back_as_they_were_written(capsys: Capture) -> None:
    for identity in ('{"a": [1, 2.50]}', "12345678901234567890123", '"é"', "null", "1.0"):
        line = f'{{"id": {identity}, "grid": {json.dumps(EMPTY)}, "rack": "AN", "words": ["AN"]}}'
        ran = run(capsys, "moves", "-", given=line.encode())
        assert ran.out.startswith(f'{{"id":{identity},')


@pytest.mark.parametrize("layout", [None, 2])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_reads_one_object_on_one_line_or_several(
    capsys: Capture, tmp_path: Path, layout: int | None, mark: str
) -> None:
    file = tmp_path / "position.json"
    question = {"id": 1, "grid": PASSE, "rack": "R", "words": ["PASSER", "PASSE"]}
    file.write_text(mark + "\n" * bool(not mark) + json.dumps(question, indent=layout))
    [answer] = answers(run(capsys, "moves", str(file)))
    assert answer["moves"] == [{"ref": "H4", "word": "PASSER", "score": 8, "tiles": 1, "cross": []}]


def test_a_word_list_in_a_file_serves(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "mots.txt").write_text("passé\npasser\n")
    ran = ask(capsys, {"grid": PASSE, "rack": "R"}, options=("--lexicon", str(tmp_path / "mots.txt")))
    assert [move["word"] for move in answers(ran)[0]["moves"]] == ["PASSER"]


def test_a_run_that_is_no_word_is_allowed_and_noted(capsys: Capture) -> None:
    ran = ask(capsys, {"grid": PASSE, "rack": "R", "words": ["PASSER"]})
    assert ran.code == 0
    assert json.loads(ran.out)["count"] == 1
    assert ran.err == (
        "nonuple: remarque : ligne 1, PASSE (H4) : pas dans la liste ; la grille est gardée telle quelle.\n"
    )


def test_a_word_that_fits_no_grid_is_noted(capsys: Capture) -> None:
    ran = ask(capsys, {"grid": EMPTY, "rack": "AN", "words": ["AN", "A", "AUJOURD'HUI", "Â" * 16]})
    assert ran.code == 0
    assert "A, AUJOURD'HUI, ÂÂÂÂÂÂÂÂÂÂÂÂÂÂÂÂ" in ran.err


GOOD = {"id": 1, "grid": EMPTY, "rack": "AN", "words": ["AN"]}
BAD: list[tuple[dict[str, object], str, str]] = [
    ({"grid": EMPTY[1:]}, "grid", "15 lignes"),
    ({"grid": [*EMPTY[1:], "." * 14]}, "grid", "O"),
    ({"grid": [*EMPTY[1:], "." * 14 + "1"]}, "grid", "colonne 15"),
    ({"grid": [*EMPTY[1:], 3]}, "grid", "15 chaînes"),
    ({"grid": None}, "grid", "15 chaînes"),
    ({"grid": "." * 225}, "grid", "15 chaînes"),
    ({"rack": "aeinrst"}, "rack", "a"),
    ({"rack": "AÉN"}, "rack", "É"),
    ({"rack": "A1"}, "rack", "1"),
    ({"rack": "ABCDEFGHIJKL"}, "rack", "12"),
    ({"rack": "A???"}, "rack", "3"),
    ({"rack": 7}, "rack", "lettres"),
    ({"formula": "9+10"}, "formula", "7+8+9"),
    ({"formula": 7}, "formula", "formule"),
    ({"words": "AN"}, "words", "liste"),
    ({"words": ["AN", 1]}, "words", "liste"),
]


@pytest.mark.parametrize(("wrong", "field", "said"), BAD)
def test_a_bad_field_is_named_and_the_lines_before_are_answered(
    capsys: Capture, wrong: dict[str, object], field: str, said: str
) -> None:
    ran = ask(capsys, GOOD, GOOD | wrong, GOOD)
    assert ran.code == 2
    assert len(ran.out.splitlines()) == 1
    assert len(ran.err.splitlines()) == 1
    assert f"ligne 2, champ « {field}" in ran.err
    assert said in ran.err


@pytest.mark.parametrize("missing", ["grid", "rack"])
def test_a_missing_field_is_named(capsys: Capture, missing: str) -> None:
    ran = ask(capsys, {name: value for name, value in GOOD.items() if name != missing})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"nonuple: entrée standard, ligne 1, champ « {missing} » : il manque.\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "est vide"),
        (b"\n \r\n", "est vide"),
        (b"\x89PNG\r\n\x1a\n\0\0", "ligne 1 : ce n'est pas du JSON"),
        (b"[1, 2]", "ligne 1 : il faut un objet JSON"),
        (b"12\n", "ligne 1 : il faut un objet JSON"),
        (b'{"grid": [', "ligne 1 : ce n'est pas du JSON"),
        (b'{"rack": "\xff"}', "ligne 1 : ce n'est pas du JSON"),
    ],
)
def test_what_is_no_json_is_refused_in_a_sentence(
    capsys: Capture, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "entree.jsonl"
    file.write_bytes(content)
    ran = run(capsys, "moves", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert str(file) in ran.err
    assert said in ran.err


def test_a_missing_file_or_list_is_refused_in_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    for arguments in (["moves", str(tmp_path / "rien.json")], ["moves", str(tmp_path)]):
        ran = run(capsys, *arguments)
        assert (ran.code, len(ran.err.splitlines())) == (2, 1)
        assert str(tmp_path) in ran.err
    ran = ask(capsys, GOOD, options=("--lexicon", "ods99"))
    assert (ran.code, ran.out) == (2, "")
    assert "ods99" in ran.err


@pytest.mark.parametrize(("language", "said"), [("fr", "celle-ci en a 14"), ("en", "this one has 14")])
def test_speaks_french_and_english(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: Language, said: str
) -> None:
    monkeypatch.setenv("NONUPLE_LANG", language)
    ran = ask(capsys, {"grid": EMPTY[1:], "rack": "A"})
    speak("fr")
    assert said in ran.err


@given(st.one_of(st.binary(max_size=200), st.text(max_size=100).map(str.encode)))
def test_no_input_breaks_it(capsys: Capture, content: bytes) -> None:
    ran = run(capsys, "moves", "-", given=content)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=16) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "id": json_values,
            "grid": st.just(EMPTY) | json_values,
            "rack": st.text(alphabet="ABEN?+-a", max_size=12) | json_values,
            "formula": st.sampled_from(["normal", "7/8", None]) | json_values,
            "words": st.lists(st.text(alphabet="ABENé", max_size=5), max_size=5) | json_values,
        },
    )
)
def test_no_object_breaks_it(capsys: Capture, question: dict[str, object]) -> None:
    ran = ask(capsys, question)
    assert ran.code in (0, 2)
    assert (len(ran.out.splitlines()) == 1) == (ran.code == 0)
