"""`nonuple judge`: the contract, the golden slips, and what it says to what it cannot read.

`golden/judge-*.jsonl` hold examples that came with the order for this judge, each with the articles that
decide it in `why`; the `guard` cases were right before a change of what is read as the word, and stay so.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.running import Ran, run
from tests.repository import ROOT

Capture = pytest.CaptureFixture[str]

EXAMPLES = [
    json.loads(line)
    for file in sorted((ROOT / "tests" / "golden").glob("judge-*.jsonl"))
    for line in file.read_text("utf-8").splitlines()
]
EMPTY = ["." * 15] * 15
RODE = [*EMPTY[:7], "....RODE.......", *EMPTY[8:]]
GOOD: dict[str, Any] = {
    "id": 1,
    "turn": 2,
    "grid": RODE,
    "rack": "MNTIRAO",
    "words": ["RODE", "MENTIR"],
    "slip": {"sketch": list("MENTIR"), "reference": "8G", "score": 8},
}


def ask(capsys: Capture, *objects: object, options: tuple[str, ...] = ()) -> Ran:
    lines = "\n".join(json.dumps(one) for one in objects)
    return run(capsys, "judge", "-", *options, given=lines.encode())


def answers(ran: Ran) -> list[dict[str, Any]]:
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


def faults(expect: dict[str, Any], answer: dict[str, Any]) -> list[str]:
    """What of an answer is not as expected."""
    found = []
    codes = {motive["code"] for motive in answer["motives"]}
    if answer["points"] != expect["points"]:
        found.append(f"points {answer['points']}")
    if answer["sanction"] not in (expect["sanction"], *expect.get("sanction_alt", ())):
        found.append(f"sanction {answer['sanction']}")
    if not codes.issuperset(expect.get("codes", ())) or (
        "any_of" in expect and codes.isdisjoint(expect["any_of"])
    ):
        found.append(f"codes {codes}")
    if "question" in expect:
        asked = answer["question"]
        if set(asked["words"]) != set(expect["question"]["words"]):
            found.append(f"words {asked['words']}")
        for opinion, outcome in expect["question"]["outcomes"].items():
            if not outcome.items() <= asked["outcomes"][opinion].items():
                found.append(f"outcome {opinion}")
    return found


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_golden_slips_come_out_as_written(capsys: Capture, example: dict[str, Any]) -> None:
    [answer] = answers(ask(capsys, example))
    assert answer["id"] == example["id"]
    assert faults(example["expect"], answer) == [], example["why"]


def test_all_golden_slips_of_a_file_come_out_in_order(capsys: Capture) -> None:
    ran = ask(capsys, *EXAMPLES)
    assert [answer["id"] for answer in answers(ran)] == [example["id"] for example in EXAMPLES]


def test_answers_as_the_contract_has_it(capsys: Capture) -> None:
    assert answers(ask(capsys, GOOD)) == [
        {
            "id": 1,
            "points": 8,
            "gross": 8,
            "sanction": "none",
            "motives": [],
            "solution": {"ref": "8G", "word": "MENTIR"},
            "question": None,
        }
    ]


def test_a_question_holds_every_outcome(capsys: Capture) -> None:
    asked = next(example for example in EXAMPLES if "question" in example["expect"])
    [answer] = answers(ask(capsys, asked))
    assert (answer["points"], answer["gross"], answer["solution"]) == (None, None, None)
    assert answer["question"]["words"] == ["IM"]
    assert answer["question"]["outcomes"]["plausible"] == {
        "points": 0,
        "sanction": "zero",
        "motives": [{"code": "junction-not-admitted", "article": "6.7"}],
    }
    assert answer["question"]["outcomes"]["doubtful"]["sanction"] == "commission"


def test_what_may_be_absent_may_be_null(capsys: Capture) -> None:
    names = ("edition", "formula", "blitz", "opinions", "opinions_at", "history", "peers")
    nulls = dict.fromkeys(names)
    slip = GOOD["slip"] | {"faults": None, "principal": None}
    [answer] = answers(ask(capsys, GOOD | nulls | {"slip": slip}))
    assert answer["points"] == 8
    [blank] = answers(ask(capsys, GOOD | {"slip": {"sketch": None, "reference": None, "score": None}}))
    assert blank["motives"] == [{"code": "blank", "article": "6.7"}]


def test_everything_given_is_used(capsys: Capture) -> None:
    slip = {"sketch": list("MENTIE"), "reference": "8G", "score": 8, "faults": ["misconduct"]}
    question = GOOD | {
        "rack": "MNTIEAO",
        "turn": 5,
        "slip": slip,
        "history": [{"turn": 3, "word": "mentie", "code": None, "notified": None}],
        "peers": [3, None, 4],
        "blitz": True,
        "edition": "2026",
        "formula": "normal",
    }
    [answer] = answers(ask(capsys, question))
    assert (answer["points"], answer["sanction"]) == (3, "average")
    assert [motive["code"] for motive in answer["motives"]] == ["repeated-unnotified", "misconduct"]


def test_opinions_by_word_and_by_place(capsys: Capture) -> None:
    asked = next(example for example in EXAMPLES if "question" in example["expect"])
    for given_ in ({"opinions": {"IM": "implausible"}}, {"opinions_at": {"I8": "implausible"}}):
        [answer] = answers(ask(capsys, asked | given_))
        assert answer["sanction"] == "penalty"
    both = {"opinions": {"IM": "plausible"}, "opinions_at": {"i 8": "implausible"}}
    assert answers(ask(capsys, asked | both))[0]["sanction"] == "penalty"


def test_the_main_word_may_be_named(capsys: Capture) -> None:
    sketch = ["...M.", "RODER", "...N.", "...T.", "...I.", "...R."]
    words = ["RODE", "RODER", "MENTIR"]
    for word, direction, points in (("MENTIR", "V", 8), ("RODER", "H", 6)):
        slip = {"sketch": sketch, "score": points, "principal": {"word": word, "direction": direction}}
        [answer] = answers(ask(capsys, GOOD | {"words": words, "slip": slip}))
        assert (answer["points"], answer["sanction"]) == (points, "warning")


def test_the_default_list_serves_where_no_words_are_given(capsys: Capture) -> None:
    question = {name: value for name, value in GOOD.items() if name != "words"}
    assert answers(ask(capsys, question))[0]["sanction"] == "none"


@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_every_edition_answers(capsys: Capture, edition: str) -> None:
    assert answers(ask(capsys, GOOD | {"edition": edition}))[0]["points"] == 8


SLIP = GOOD["slip"]
BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"turn": 0}, "turn", "premier coup"),
    ({"turn": "2"}, "turn", "numéro"),
    ({"turn": 1}, "grid", "vide"),
    ({"grid": EMPTY[1:]}, "grid", "15 lignes"),
    ({"rack": "mentir"}, "rack", "m"),
    ({"edition": "1999"}, "edition", "2026"),
    ({"edition": 2026}, "edition", "édition"),
    ({"formula": "9"}, "formula", "7+8+9"),
    ({"blitz": "oui"}, "blitz", "true"),
    ({"words": "MENTIR"}, "words", "liste"),
    ({"slip": None}, "slip", "bulletin"),
    ({"slip": SLIP | {"sketch": "MENTIR"}}, "slip.sketch", "bulletin"),
    ({"slip": SLIP | {"sketch": ["M1"]}}, "slip.sketch", "« 1 »"),
    ({"slip": SLIP | {"sketch": ["A" * 31]}}, "slip.sketch", "30"),
    ({"slip": SLIP | {"score": "8"}}, "slip.score", "nombre"),
    ({"slip": SLIP | {"score": 8.5}}, "slip.score", "nombre"),
    ({"slip": SLIP | {"reference": 8}}, "slip.reference", "bulletin"),
    ({"slip": SLIP | {"faults": ["tardif"]}}, "slip.faults", "late"),
    ({"slip": SLIP | {"faults": "late"}}, "slip.faults", "bulletin"),
    ({"slip": SLIP | {"principal": {"word": "MENTIR"}}}, "slip.principal.direction", "manque"),
    (
        {"slip": SLIP | {"principal": {"word": "MENTIR", "direction": "X"}}},
        "slip.principal.direction",
        "H ou V",
    ),
    ({"opinions": {"IM": "maybe"}}, "opinions.IM", "doubtful"),
    ({"opinions": ["IM"]}, "opinions", "avis"),
    ({"opinions_at": {"Z99": "plausible"}}, "opinions_at.Z99", "Z99"),
    ({"history": [{"word": "IM"}]}, "history[0].turn", "manque"),
    ({"history": [{"turn": 1, "word": "IM", "code": "bad"}]}, "history[0].code", "word-not-admitted"),
    ({"peers": [1, "2"]}, "peers[1]", "scores"),
]


@pytest.mark.parametrize(("wrong", "field", "said"), BAD, ids=[f"{field} {said}" for _, field, said in BAD])
def test_a_bad_field_is_named_and_the_lines_before_are_answered(
    capsys: Capture, wrong: dict[str, Any], field: str, said: str
) -> None:
    ran = ask(capsys, GOOD, GOOD | wrong, GOOD)
    assert ran.code == 2
    assert len(ran.out.splitlines()) == 1
    assert len(ran.err.splitlines()) == 1
    assert f"ligne 2, champ « {field} »" in ran.err
    assert said in ran.err


@pytest.mark.parametrize("missing", ["turn", "grid", "rack", "slip"])
def test_a_missing_field_is_named(capsys: Capture, missing: str) -> None:
    ran = ask(capsys, {name: value for name, value in GOOD.items() if name != missing})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"nonuple: entrée standard, ligne 1, champ « {missing} » : il manque.\n"


def test_explain_draws_grid_slip_and_reasoning(capsys: Capture) -> None:
    slip = {"sketch": ["...M", "RIDE", "...n", "...T", "...I", "...R"], "score": 8, "faults": ["untidy"]}
    ran = ask(capsys, GOOD | {"id": "b12", "slip": slip}, options=("--explain",))
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "Bulletin b12",
        " H  =",
        "(N)",
        "Référence : aucune",
        "Score : 8",
        "Constaté : présentation difficile à lire",
        "6.5 : deux lettres",
    ):
        assert said in ran.out


def test_explain_shows_a_question_and_its_outcomes(capsys: Capture) -> None:
    asked = next(example for example in EXAMPLES if "question" in example["expect"])
    ran = ask(capsys, asked, options=("--explain",))
    assert "Raccord non plausible (IM) :" in ran.out
    assert "9 − 5 = 4" in ran.out


def test_explain_serves_every_golden_slip(capsys: Capture) -> None:
    ran = ask(capsys, *EXAMPLES, options=("--explain",))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("Référence :") == len(EXAMPLES)


def test_explain_refuses_what_it_cannot_read(capsys: Capture, tmp_path: Path) -> None:
    for arguments in ([str(tmp_path / "rien.json")], [str(tmp_path)]):
        ran = run(capsys, "judge", "--explain", *arguments)
        assert (ran.code, len(ran.err.splitlines())) == (2, 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=16) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "turn": st.integers(0, 30) | json_values,
            "grid": st.sampled_from([EMPTY, RODE]) | json_values,
            "rack": st.text(alphabet="ABEN?", max_size=8) | json_values,
            "slip": st.fixed_dictionaries(
                {},
                optional={
                    "sketch": st.lists(st.text("ABEn?. ", max_size=8), max_size=8) | json_values,
                    "reference": st.none() | st.text(max_size=4) | json_values,
                    "score": st.none() | st.integers() | json_values,
                    "faults": st.lists(st.sampled_from(["late", "untidy"])) | json_values,
                    "principal": json_values,
                },
            )
            | json_values,
            "words": st.just(["RODE", "AN", "EN", "BEN"]) | json_values,
            "opinions": st.dictionaries(st.text("AB"), st.just("plausible")) | json_values,
            "history": json_values,
            "peers": st.lists(st.none() | st.integers()) | json_values,
        },
    )
)
def test_no_object_breaks_it(capsys: Capture, question: dict[str, object]) -> None:
    ran = ask(capsys, question)
    assert ran.code in (0, 2)
    assert (len(ran.out.splitlines()) == 1) == (ran.code == 0)


def test_what_has_no_end_is_not_repeated_whole(capsys: Capture) -> None:
    for spoilt in ({"edition": "x" * 5000}, {"rack": "é" * 5000}, {"opinions": {"IM": "y" * 5000}}):
        ran = ask(capsys, GOOD | spoilt)
        assert ran.code == 2
        assert len(ran.err) < 400, ran.err


def test_a_field_is_named_once(capsys: Capture) -> None:
    ran = ask(capsys, GOOD | {"history": [{"turn": 1, "word": "IM", "code": "bad"}]})
    assert ran.err.count("champ") == 1
