"""`nonuple event rank`: the contract's rankings, against a second ranking written from its sentences."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.texts import Language, speak
from tests.cli.running import Ran, run
from tests.event.slow_ranking import slow_rank

Capture = pytest.CaptureFixture[str]
Json = dict[str, Any]

TIE_BREAKS = ["tops-lost", "warnings", "solos", "last-game", "best-game"]


def person(id_: object, **more: object) -> Json:
    return {"id": id_, "name": f"Nom {id_}", **more}


def event(**fields: object) -> Json:
    return {
        "id": "e",
        "people": [person("ann"), person("bob")],
        "games": [{"top": 900, "scores": {"ann": {"total": 800}, "bob": {"total": 850}}}],
        "by": "person",
        "tie_breaks": [],
        **fields,
    }


def ask(capsys: Capture, *objects: object) -> Ran:
    return run(capsys, "event", "rank", "-", given="\n".join(json.dumps(one) for one in objects).encode())


def answer(capsys: Capture, question: object) -> Json:
    ran = ask(capsys, question)
    assert (ran.code, ran.err) == (0, "")
    found: Json = json.loads(ran.out)
    return found


def lines(capsys: Capture, question: object, *names: str) -> list[tuple[Any, ...]]:
    """Some fields of each line of the only ranking."""
    [ranking] = answer(capsys, question)["rankings"]
    return [tuple(line[name] for name in names) for line in ranking["ranking"]]


def game(top: int, /, **scores: int | Json) -> Json:
    return {
        "top": top,
        "scores": {
            id_: score if isinstance(score, dict) else {"total": score} for id_, score in scores.items()
        },
    }


# --- The contract, sentence by sentence --------------------------------------------------------------------


def test_answers_as_the_contract_has_it(capsys: Capture) -> None:
    assert answer(capsys, event(games=[game(900, ann=800, bob=850), game(1000, ann=0)], cut=1)) == {
        "id": "e",
        "top": 1900,
        "provisional": False,
        "rankings": [
            {
                "of": None,
                "ranking": [
                    {
                        "rank": 1,
                        "id": "bob",
                        "total": 850,
                        "percent": 44.7,
                        "negative": -1050,
                        "games": [850, None],
                        "decided_by": None,
                        "qualified": True,
                        "tie_open": False,
                    },
                    {
                        "rank": 2,
                        "id": "ann",
                        "total": 800,
                        "percent": 42.1,
                        "negative": -1100,
                        "games": [800, 0],
                        "decided_by": None,
                        "qualified": False,
                        "tie_open": False,
                    },
                ],
            }
        ],
    }


def test_without_a_cut_nobody_is_said_to_be_qualified(capsys: Capture) -> None:
    [ranking] = answer(capsys, event())["rankings"]
    assert not any({"qualified", "tie_open"} & line.keys() for line in ranking["ranking"])


def test_who_played_no_game_is_ranked_with_nothing(capsys: Capture) -> None:
    people = [person("ann"), person("bob"), person("cat")]
    assert lines(capsys, event(people=people), "rank", "id", "total", "games")[-1] == (3, "cat", 0, [None])


def test_one_provisional_game_makes_all_provisional(capsys: Capture) -> None:
    games = [game(900, ann=1), game(900, bob=1) | {"provisional": True}]
    assert answer(capsys, event(games=games))["provisional"] is True
    assert answer(capsys, event(games=games[:1]))["provisional"] is False


def test_equals_share_a_rank_and_go_by_id_as_plain_strings(capsys: Capture) -> None:
    people = [person(id_) for id_ in ("b", "é", 10, "9", "B")]
    scores = {id_: {"total": 5} for id_ in ("b", "é", "10", "9")}
    question = event(people=people, games=[{"top": 9, "scores": scores}])
    assert lines(capsys, question, "rank", "id") == [(1, 10), (1, "9"), (1, "b"), (1, "é"), (5, "B")]


@pytest.mark.parametrize(
    ("tie_break", "ann", "bob"),
    [
        ("tops-lost", {"total": 9, "tops_lost": 1}, {"total": 9, "tops_lost": 2}),
        ("warnings", {"total": 9}, {"total": 9, "warnings": 1}),
        ("solos", {"total": 9, "solos": 1}, {"total": 9}),
    ],
)
def test_a_tie_break_parts_equals_and_is_named_on_both_lines(
    capsys: Capture, tie_break: str, ann: Json, bob: Json
) -> None:
    question = event(games=[game(10, ann=ann, bob=bob)], tie_breaks=[tie_break])
    assert lines(capsys, question, "rank", "id", "decided_by") == [
        (1, "ann", tie_break),
        (2, "bob", tie_break),
    ]


def test_the_last_game_decides_then_the_one_before(capsys: Capture) -> None:
    games = [game(9, ann=5, bob=4), game(9, ann=4, bob=5), game(9, ann=3, bob=3)]
    found = lines(capsys, event(games=games, tie_breaks=["last-game"]), "id", "decided_by")
    assert found == [("bob", "last-game"), ("ann", "last-game")]


def test_the_highest_game_decides_and_a_missed_one_counts_nothing(capsys: Capture) -> None:
    games = [game(9, ann=8), game(9, bob=4), game(9, bob=4)]
    assert lines(capsys, event(games=games, tie_breaks=["best-game"]), "id") == [("ann",), ("bob",)]


def test_each_line_names_what_parted_it_from_the_nearest_rank_above(capsys: Capture) -> None:
    people = [person(id_) for id_ in "abcde"]
    scores = {
        "a": {"total": 7, "solos": 2},
        "b": {"total": 7, "solos": 1, "warnings": 0},
        "c": {"total": 7, "solos": 1, "warnings": 3},
        "d": {"total": 7, "solos": 1, "warnings": 3},
        "e": {"total": 6},
    }
    question = event(people=people, games=[game(9, **scores)], tie_breaks=["solos", "warnings"])
    assert lines(capsys, question, "rank", "id", "decided_by") == [
        (1, "a", "solos"),
        (2, "b", "solos"),
        (3, "c", "warnings"),
        (3, "d", "warnings"),
        (5, "e", None),
    ]


def test_equals_who_straddle_the_cut_are_left_open(capsys: Capture) -> None:
    people = [person(id_) for id_ in "abcd"]
    question = event(people=people, games=[game(9, a=9, b=5, c=5, d=1)])
    fields = ("id", "qualified", "tie_open")
    assert lines(capsys, question | {"cut": 2}, *fields) == [
        ("a", True, False),
        ("b", False, True),
        ("c", False, True),
        ("d", False, False),
    ]
    assert [got[1:] for got in lines(capsys, question | {"cut": 3}, *fields)] == [(True, False)] * 3 + [
        (False, False)
    ]
    assert all(got[1] for got in lines(capsys, question | {"cut": 99}, *fields))


CLUBS = event(
    people=[person("a", club="Brest"), person("b", club="Brest"), person("c", club="Albi"), person("d")],
    games=[game(10, a=8, b=9, c=9, d=10), game(10, a=6, c=7)],
    by="club",
)


def test_a_club_is_all_its_people_against_as_many_tops(capsys: Capture) -> None:
    fields = ("rank", "id", "total", "percent", "negative", "games")
    assert lines(capsys, CLUBS, *fields) == [
        (1, "Brest", 23, 57.5, -17, [17, 6]),
        (2, "Albi", 16, 80.0, -4, [9, 7]),
    ]


def test_only_the_best_count_the_same_in_every_game(capsys: Capture) -> None:
    fields = ("id", "total", "games", "negative", "counted")
    assert lines(capsys, CLUBS | {"best": 1}, *fields) == [
        ("Albi", 16, [9, 7], -4, ["c"]),
        ("Brest", 14, [8, 6], -6, ["a"]),
    ]


def test_equals_at_the_edge_of_a_team_count_by_the_tie_breaks_then_by_id(capsys: Capture) -> None:
    people = [person("c", team="T"), person("b", team="T"), person("a", team="T")]
    scores = {"a": {"total": 5}, "b": {"total": 5}, "c": {"total": 5, "solos": 1}}
    question = event(people=people, games=[game(9, **scores)], by="team", best=1)
    assert lines(capsys, question, "counted") == [(["a"],)]
    assert lines(capsys, question | {"tie_breaks": ["solos"]}, "counted") == [(["c"],)]


@pytest.mark.parametrize("by", ["series", "category"])
def test_one_ranking_for_each_series_or_category_as_they_first_occur(capsys: Capture, by: str) -> None:
    people = [
        person("ann", **{by: "4B"}),
        person("cat", **{by: "2A"}),
        person("bob", **{by: "4B"}),
        person("dan"),
    ]
    got = answer(capsys, event(people=people, by=by, cut=1))["rankings"]
    assert [(one["of"], [line["id"] for line in one["ranking"]]) for one in got] == [
        ("4B", ["bob", "ann"]),
        ("2A", ["cat"]),
    ]
    assert [line["qualified"] for one in got for line in one["ranking"]] == [True, False, True]


def test_percent_rounds_half_away_from_zero(capsys: Capture) -> None:
    assert lines(capsys, event(games=[game(2000, ann=1001, bob=-1)]), "percent") == [(50.1,), (-0.1,)]


def test_an_event_without_people_or_games_is_an_event(capsys: Capture) -> None:
    empty = event(people=[], games=[])
    assert answer(capsys, empty)["rankings"] == [{"of": None, "ranking": []}]
    assert answer(capsys, empty | {"by": "series"})["rankings"] == []
    assert lines(capsys, event(games=[]), "rank", "percent", "games") == [(1, None, []), (1, None, [])]


# --- What cannot be read -----------------------------------------------------------------------------------

BAD: list[tuple[Json, str, str]] = [
    ({"people": {}}, "people", "liste de personnes"),
    ({"people": [{"name": "Anne"}]}, "people[0].id", "manque"),
    ({"people": [{"id": "ann"}]}, "people[0].name", "manque"),
    ({"people": [person("ann", club=3)]}, "people[0].club", "liste de personnes"),
    ({"people": [person("ann"), person("bob"), person("ann")]}, "people[2].id", "« ann » y figure deux fois"),
    ({"people": [person("1"), person(1)], "games": []}, "people[1].id", "« 1 » y figure deux fois"),
    ({"people": [person("ann")]}, "games[0].scores.bob", "« bob »"),
    ({"games": [{"scores": {}}]}, "games[0].top", "manque"),
    ({"games": [{"top": -1, "scores": {}}]}, "games[0].top", "de 0 à"),
    ({"games": [{"top": 1}]}, "games[0].scores", "manque"),
    ({"games": [{"top": 1, "scores": {"ann": {}}}]}, "games[0].scores.ann.total", "manque"),
    ({"games": [game(1, ann=1, bob={"total": 1.5})]}, "games[0].scores.bob.total", "entiers"),
    ({"games": [game(1, bob={"total": 1, "solos": -1})]}, "games[0].scores.bob.solos", "entiers"),
    ({"games": [game(1) | {"provisional": 1}]}, "games[0].provisional", "true ou false"),
    ({"by": "country"}, "by", "person, club"),
    ({"by": None}, "by", "person, club"),
    ({"tie_breaks": "solos"}, "tie_breaks", "liste de départages"),
    ({"tie_breaks": ["solos", "age"]}, "tie_breaks[1]", "tops-lost, warnings"),
    ({"tie_breaks": ["solos", "solos"]}, "tie_breaks[1]", "« solos » y figure deux fois"),
    ({"best": 0}, "best", "à partir de 1"),
    ({"best": "2"}, "best", "à partir de 1"),
    ({"cut": 0}, "cut", "à partir de 1"),
    ({"cut": -3}, "cut", "à partir de 1"),
]


@pytest.mark.parametrize(("wrong", "field", "said"), BAD)
def test_a_bad_field_is_named_and_the_lines_before_are_answered(
    capsys: Capture, wrong: Json, field: str, said: str
) -> None:
    ran = ask(capsys, event(), event(**wrong), event())
    assert ran.code == 2
    assert len(ran.out.splitlines()) == len(ran.err.splitlines()) == 1
    assert f"ligne 2, champ « {field} »" in ran.err
    assert said in ran.err


def test_an_id_with_two_scores_in_a_game_is_named(capsys: Capture) -> None:
    written = json.dumps(event()).replace('"bob": {"total": 850}', '"ann": {"total": 850}')
    ran = run(capsys, "event", "rank", "-", given=written.encode())
    assert (ran.code, ran.out) == (2, "")
    assert "champ « games[0].scores.ann » : « ann » y figure deux fois." in ran.err


@pytest.mark.parametrize("missing", ["people", "games", "by", "tie_breaks"])
def test_a_missing_field_is_named(capsys: Capture, missing: str) -> None:
    ran = ask(capsys, {name: value for name, value in event().items() if name != missing})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"nonuple: entrée standard, ligne 1, champ « {missing} » : il manque.\n"


def test_names_the_file_and_reads_an_event_written_over_several_lines(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "coupe.json"
    file.write_text(json.dumps(event(), indent=2))
    ran = run(capsys, "event", "rank", str(file))
    assert (ran.code, len(ran.out.splitlines())) == (0, 1)
    file.write_text(json.dumps(event(by="x")))
    assert f"{file}, ligne 1, champ « by »" in run(capsys, "event", "rank", str(file)).err


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "n'est pas un départage"), ("en", "is not a tie-break")]
)
def test_speaks_french_and_english(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, language: Language, said: str
) -> None:
    monkeypatch.setenv("NONUPLE_LANG", language)
    ran = ask(capsys, event(tie_breaks=["x"]))
    speak("fr")
    assert said in ran.err


# --- Laws --------------------------------------------------------------------------------------------------

small = st.integers(0, 3)
scores_of_one = st.fixed_dictionaries(
    {"total": st.integers(-2, 6)}, optional={"tops_lost": small, "warnings": small, "solos": small}
)


@st.composite
def events(draw: st.DrawFn) -> Json:
    """Small figures, so that equals are everywhere."""
    ids = draw(st.lists(st.text("aAbé10", min_size=1, max_size=3), unique=True, max_size=9))
    names = st.sampled_from(["x", "y", "z", "é"])
    people = [
        draw(
            st.fixed_dictionaries(
                {"id": st.just(id_), "name": st.just(id_)},
                optional={name: names | st.none() for name in ("club", "team", "series", "category")},
            )
        )
        for id_ in ids
    ]
    score_lists = st.dictionaries(st.sampled_from(ids), scores_of_one) if ids else st.just({})
    games = draw(
        st.lists(
            st.fixed_dictionaries(
                {"top": st.integers(0, 7), "scores": score_lists}, optional={"provisional": st.booleans()}
            ),
            max_size=4,
        )
    )
    optional = {"best": st.integers(1, 4), "cut": st.integers(1, 8)}
    return draw(
        st.fixed_dictionaries(
            {
                "id": st.integers(0, 9),
                "people": st.just(people),
                "games": st.just(games),
                "by": st.sampled_from(["person", "club", "team", "series", "category"]),
                "tie_breaks": st.lists(st.sampled_from(TIE_BREAKS), unique=True),
            },
            optional=optional,
        )
    )


@given(events())
def test_agrees_with_the_slow_ranking(capsys: Capture, question: Json) -> None:
    assert answer(capsys, question) == slow_rank(question)


@given(events(), st.randoms(use_true_random=False))
def test_the_order_of_people_changes_nothing_but_the_order_of_series(
    capsys: Capture, question: Json, random: Any
) -> None:
    shuffled = random.sample(question["people"], len(question["people"]))
    mine, its = (answer(capsys, one) for one in (question, question | {"people": shuffled}))

    def by_name(got: Json) -> list[Json]:
        return sorted(got["rankings"], key=lambda one: str(one["of"]))

    assert by_name(mine) == by_name(its)


@given(events())
def test_a_total_is_the_sum_of_its_games(capsys: Capture, question: Json) -> None:
    for ranking in answer(capsys, question)["rankings"]:
        for line in ranking["ranking"]:
            assert line["total"] == sum(points or 0 for points in line["games"])


@given(events(), st.randoms(use_true_random=False))
def test_other_ids_give_the_same_ranks(capsys: Capture, question: Json, random: Any) -> None:
    question = question | {"by": "person"}
    ids = [one["id"] for one in question["people"]]
    renamed = dict(zip(ids, random.sample(ids, len(ids)), strict=True))
    other = question | {
        "people": [one | {"id": renamed[one["id"]]} for one in question["people"]],
        "games": [
            one | {"scores": {renamed[id_]: score for id_, score in one["scores"].items()}}
            for one in question["games"]
        ],
    }

    def ranks(got: Json) -> dict[str, tuple[int, int, str]]:
        return {line["id"]: (line["rank"], line["total"], line["decided_by"]) for line in got["ranking"]}

    [mine], [its] = (answer(capsys, one)["rankings"] for one in (question, other))
    assert {renamed[id_]: rank for id_, rank in ranks(mine).items()} == ranks(its)


@given(events(), st.sampled_from(TIE_BREAKS))
def test_one_more_tie_break_only_parts_equals(capsys: Capture, question: Json, more: str) -> None:
    if more in question["tie_breaks"] or question["by"] in ("club", "team"):
        question = question | {"tie_breaks": [], "by": "person"}
    longer = question | {"tie_breaks": [*question["tie_breaks"], more]}
    for before, after in zip(
        answer(capsys, question)["rankings"], answer(capsys, longer)["rankings"], strict=True
    ):
        old = {line["id"]: line["rank"] for line in before["ranking"]}
        new = {line["id"]: line["rank"] for line in after["ranking"]}
        assert all(new[one] < new[other] for one in old for other in old if old[one] < old[other])
        assert all(new[one] >= old[one] for one in old)


@given(st.one_of(st.binary(max_size=200), st.text(max_size=100).map(str.encode)))
def test_no_input_breaks_it(capsys: Capture, content: bytes) -> None:
    ran = run(capsys, "event", "rank", "-", given=content)
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(
    events(),
    st.sampled_from(["people", "games", "by", "tie_breaks", "best", "cut", "id", "more"]),
    json_values,
)
def test_no_object_breaks_it(capsys: Capture, question: Json, field: str, value: object) -> None:
    ran = ask(capsys, question | {field: value})
    assert ran.code in (0, 2)
    assert (ran.out.count("\n"), ran.err.count("\n")) == ((1, 0) if ran.code == 0 else (0, 1))
