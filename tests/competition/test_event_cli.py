"""`nonuple event …`: what an organiser scripts, and what is refused in one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from nonuple.formats.event_file import read_event
from tests.cli.running import Ran, run

Nonuple = Callable[..., Ran]


@pytest.fixture
def nonuple(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Nonuple:
    """`nonuple event` in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: str) -> Ran:
        return run(capsys, "event", *arguments)

    return ran


@pytest.fixture
def coupe(nonuple: Nonuple) -> Nonuple:
    """The same, with an event of two games and five people of two clubs."""
    assert (
        nonuple("new", "e.json", "--name", "Coupe", "--date", "2026", "--games", "2", "--cut", "2").code == 0
    )
    Path("l.csv").write_text("Nom;Club\nAnne;Brest\nBob;Brest\nCléo;Albi\nDan;Albi\nÈve;Albi\n")
    assert nonuple("entries", "enter", "e.json", "l.csv").code == 0
    return nonuple


def seats(game: int) -> dict[str, int]:
    return dict(read_event(Path("e.json").read_bytes(), "e.json").game(game).seats)


def test_an_event_that_exists_is_never_replaced(coupe: Nonuple) -> None:
    before = Path("e.json").read_bytes()
    ran = coupe("new", "e.json", "--name", "Autre", "--date", "2027")
    assert (ran.code, "existe déjà" in ran.err, Path("e.json").read_bytes()) == (2, True, before)


def test_each_game_has_its_formula_the_last_one_holds_for_the_rest(nonuple: Nonuple) -> None:
    nonuple(
        "new",
        "e.json",
        "--name",
        "C",
        "--date",
        "d",
        "--games",
        "3",
        "--formula",
        "joker",
        "--formula",
        "7/8",
    )
    event = read_event(Path("e.json").read_bytes(), "e.json")
    assert [game.formula for game in event.games] == ["joker", "7/8", "7/8"]


def test_the_same_seed_gives_the_same_tables_and_clubs_apart(coupe: Nonuple) -> None:
    first = coupe("tables", "e.json", "--game", "1", "--seed", "7", "--apart", "club", "--arbiters", "2")
    drawn = seats(1)
    again = coupe("tables", "e.json", "--game", "1", "--seed", "7", "--apart", "club", "--arbiters", "2")
    assert (first, drawn) == (again, seats(1))
    assert "Restent voisins" not in first.out
    assert first.out.startswith("Tirage des tables : 7\nPoste 1, tables 1 à 3\n")


def test_a_seed_that_nobody_gave_is_told(coupe: Nonuple) -> None:
    told = coupe("tables", "e.json", "--game", "1").out.splitlines()[0].removeprefix("Tirage des tables : ")
    drawn = seats(1)
    coupe("tables", "e.json", "--game", "1", "--seed", told)
    assert seats(1) == drawn


def test_posts_have_the_names_of_their_arbiters(coupe: Nonuple) -> None:
    told = coupe("tables", "e.json", "--game", "1", "--arbiter", "Alice", "--arbiter", "Bruno").out
    assert "Poste 1, Alice, tables 1 à 3" in told and "Poste 2, Bruno, tables 4 à 5" in told
    named = coupe("tables", "e.json", "--game", "1", "--arbiters", "2", "--arbiter", "Alice").out
    assert "Poste 1, Alice, tables 1 à 3" in named and "Poste 2, tables 4 à 5" in named
    ran = coupe("tables", "e.json", "--game", "1", "--arbiters", "1", "--arbiter", "A", "--arbiter", "B")
    assert (ran.code, "2 noms d'arbitres pour 1 poste." in ran.err) == (2, True)


@pytest.mark.article("2026", "7.4.1")
def test_an_event_that_counts_for_a_ranking_asks_for_a_commission(nonuple: Nonuple) -> None:
    made = nonuple("new", "e.json", "--name", "C", "--date", "2026", "--ranked")
    assert "7.4.1" in made.out and "7.4.1" in nonuple("commission", "e.json").out
    assert "7.4.1" in nonuple("hang", "e.json").out
    assert nonuple("commission", "e.json", "Anne", "Bob").out == "Commission d'arbitrage : Anne, Bob.\n"
    assert "7.4.1" not in nonuple("hang", "e.json").out
    assert "7.4.1" not in nonuple("new", "f.json", "--name", "C", "--date", "2026").out


def test_a_game_is_edited_and_the_agenda_says_it(coupe: Nonuple) -> None:
    coupe(
        "game", "e.json", "2", "--day", "14/11/2026", "--hour", "9 h", "--room", "Salle B", "--name", "Joker"
    )
    coupe("game", "e.json", "1", "--day", "2026-11-14", "--hour", "14:30")
    assert coupe("agenda", "e.json").out.splitlines() == [
        "samedi 14 novembre 2026",
        "   9 h 00  2. Joker (normal) Salle B",
        "  14 h 30  1. partie 1 (normal)",
    ]
    coupe("game", "e.json", "1", "--hour", "9:00")
    for game in ("1", "2"):
        coupe("tables", "e.json", "--game", game, "--seed", "x")
    assert "une table dans les parties 1 et 2, à la même heure" in coupe("agenda", "e.json").out
    assert coupe("game", "e.json", "2", "--to", "1").out.startswith("Partie 1 : Joker")
    assert coupe("game", "e.json", "1", "--hour", "midi").code == 2


def test_one_misses_a_single_game(coupe: Nonuple) -> None:
    assert coupe("absent", "e.json", "3", "--game", "2", "--article", "7.2").code == 0
    coupe("tables", "e.json", "--game", "2")
    assert "3" not in seats(2)
    assert coupe("absent", "e.json", "3", "--game", "2", "--back").code == 0
    coupe("tables", "e.json", "--game", "2")
    assert "3" in seats(2)


def test_tables_are_kept_from_game_to_game_and_late_changes_move_nobody(coupe: Nonuple) -> None:
    assert coupe("tables", "e.json", "--game", "1", "--order", "kept").code == 2
    coupe("tables", "e.json", "--game", "1", "--seed", "1")
    coupe("withdraw", "e.json", "2", "--game", "2")
    coupe("tables", "e.json", "--game", "2", "--order", "kept")
    assert seats(2) == {entry: table for entry, table in seats(1).items() if entry != "2"}
    Path("m.csv").write_text("Nom\nFay\n")
    coupe("entries", "enter", "e.json", "m.csv")
    assert coupe("late", "e.json", "6", "--game", "2").out == f"6 : table {seats(1)['2']}\n"
    assert coupe("late", "e.json", "6", "--game", "2").code == 2
    coupe("move", "e.json", "6", "50", "--game", "2")
    assert seats(2)["6"] == 50


def test_one_who_keeps_his_place_is_not_drawn(coupe: Nonuple) -> None:
    coupe("tables", "e.json", "--game", "1", "--seed", "1")
    place = seats(1)["3"]
    coupe("tables", "e.json", "--game", "2", "--seed", "2", "--keep", "3")
    assert seats(2)["3"] == place


def test_the_answer_of_score_is_the_result_of_a_game(coupe: Nonuple) -> None:
    coupe("tables", "e.json", "--game", "1", "--seed", "1")
    ledger = {
        "id": 1,
        "top": 90,
        "ranking": [
            {"rank": 1, "table": 1, "total": 85, "solos": 1, "warnings": 2},
            {"rank": 2, "table": 2, "total": 70},
        ],
        "solos": [{"turn": 3, "table": 1, "points": 40, "bonus": 10}],
    }
    Path("p.json").write_text(json.dumps(ledger))
    assert coupe("result", "e.json", "p.json", "--game", "1").out == "Partie 1 : 2 scores, top 90.\n"
    event = read_event(Path("e.json").read_bytes(), "e.json")
    first = next(entry for entry, table in seats(1).items() if table == 1)
    assert event.game(1).scores[first].total == 85
    assert [(one.turn, one.entry) for one in event.game(1).solos] == [(3, first)]


def test_rankings_come_as_json_too(coupe: Nonuple) -> None:
    Path("p.csv").write_text("inscription;total\n1;80\n2;70\n")
    coupe("result", "e.json", "p.csv", "--game", "1", "--top", "90")
    found = json.loads(coupe("ranking", "e.json", "--by", "club", "--json").out)
    assert (found["provisional"], [line["id"] for line in found["rankings"][0]["ranking"]]) == (
        True,
        ["Brest", "Albi"],
    )


def test_a_sudden_death_is_noted(coupe: Nonuple) -> None:
    Path("p.csv").write_text("inscription;total\n1;80\n2;80\n3;70\n")
    coupe("result", "e.json", "p.csv", "--game", "1", "--top", "90", "--final")
    assert coupe("decide", "e.json", "2", "1").out == "1. Bob (2)\n2. Anne (1)\n"
    assert "mort subite" in coupe("ranking", "e.json").out
    assert coupe("decide", "e.json", "3", "1").code == 2


def test_a_ranking_is_not_final_while_a_game_is_provisional(coupe: Nonuple) -> None:
    assert "provisoire" in coupe("hang", "e.json", "--state", "final").err
    assert coupe("changes", "e.json").code == 2
    assert coupe("hang", "e.json", "--at", "10:00").out == "Classement provisoire affiché à 10:00.\n"
    assert coupe("changes", "e.json").out == "Rien n'a changé depuis 10:00.\n"


REFUSED = [
    (("ranking", "none.json"), "none.json"),
    (("ranking", "."), "impossible de lire"),
    (("ranking", "e.json", "--game", "3"), "pas de partie 3"),
    (("ranking", "e.json", "--by", "country"), "--by"),
    (("tables", "e.json", "--game", "0"), "pas de partie 0"),
    (("tables", "e.json", "--game", "1", "--arbiters", "9"), "9 arbitres pour 5 tables"),
    (("tables", "e.json", "--game", "1", "--arbiters", "0"), "0 arbitre pour 5 tables"),
    (("tables", "e.json", "--game", "1", "--keep", "77"), "« 77 »"),
    (("late", "e.json", "77", "--game", "1"), "« 77 »"),
    (("move", "e.json", "1", "2", "--game", "1"), "pas encore de table"),
    (("move", "e.json", "1", "0", "--game", "1"), "table 0"),
    (("withdraw", "e.json", "9", "--game", "1"), "« 9 »"),
    (("exclude", "e.json", "1", "--game", "7"), "partie 7"),
    (("erase", "e.json", "77"), "« 77 »"),
    (("result", "e.json", "l.csv", "--game", "1"), "« total »"),
    (("new", "x/y.json", "--name", "n", "--date", "d"), "impossible d'écrire"),
    (("new", "x.json", "--name", "n", "--date", "d", "--games", "0"), "de 1 à 50"),
    (("new", "x.json", "--name", "n", "--date", "d", "--cut", "0"), "à partir de 1"),
    (("new", "x.json", "--name", "n", "--date", "d", "--tie-break", "age"), "départage"),
    (("new", "x.json", "--name", "n", "--date", "d", "--formula", "9+9"), "formule"),
    (("new", "x.json", "--name", "n", "--date", "d", "--edition", "1999"), "1999"),
    (("new", "x.json", "--name", "n", "--date", "d", "--federation", "l.csv"), "JSON"),
    (("points", "e.json", "--table", "e.json"), "champ"),
    (("season", "e.json", "--table", "none.json"), "none.json"),
    (("keys", "e.json", "--out", "k"), "centres"),
    (("keys", "e.json", "Brest", "BREST", "--out", "k"), "tous différents"),
    (("pack", "e.json", "l.csv", "--out", "s"), "1 partie scellée"),
    (("unpack", "l.csv", "--out", "s"), "JSON"),
    (("sign", "e.json", "--key", "l.csv", "--out", "s"), "JSON"),
    (("merge", "e.json", "l.csv", "--centres", "l.csv", "--out", "m.json"), "JSON"),
    (("decide", "e.json", "1"), "mort subite"),
    (("publish", "e.json", "l.csv"), "n'est pas"),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED, ids=[" ".join(one) for one, _ in REFUSED])
def test_what_cannot_be_done_is_refused_in_a_sentence_and_changes_nothing(
    coupe: Nonuple, arguments: tuple[str, ...], said: str
) -> None:
    before = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
    ran = coupe(*arguments)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert said in ran.err
    assert {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()} == before


BAD_RESULTS = [
    ("inscription;total\n9;80\n", "« 9 »"),
    ("inscription;total\n1;80\n1;81\n", "déjà un score"),
    ("inscription;total\n1;beaucoup\n", "« beaucoup »"),
    ("inscription;total\n1;\n", "« »"),
    ("inscription;total;solos\n1;5;-1\n", "« -1 »"),
    ("table;total\n1;80\n", "table 1"),
    ('{"top": 3}', "nonuple score"),
    ("inscription;total\n1;80\n", "--top"),
]


@pytest.mark.parametrize(("written", "said"), BAD_RESULTS)
def test_results_that_cannot_be_read_are_refused(coupe: Nonuple, written: str, said: str) -> None:
    Path("p.csv").write_text(written)
    ran = coupe("result", "e.json", "p.csv", "--game", "1")
    assert (ran.code, said in ran.err) == (2, True), ran.err
