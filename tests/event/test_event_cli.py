"""`nonuple event …`: what an organiser scripts, and what is refused in one sentence."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from msgspec.structs import replace

from nonuple.cli.event.planning import absent
from nonuple.event.event import EventGame, EventScore
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


def test_a_sudden_death_is_the_last_of_the_tie_breaks(nonuple: Nonuple) -> None:
    new = ("--name", "C", "--date", "2026", "--tie-break")
    assert nonuple("new", "e.json", *new, "solos", "--tie-break", "sudden-death").code == 0
    assert nonuple("ranking", "e.json").code == 0
    ran = nonuple("new", "f.json", *new, "sudden-death", "--tie-break", "solos")
    assert (ran.code, "vient en dernier" in ran.err) == (2, True)


def test_everybody_has_one_line_of_a_ranking_however_long_it_is(nonuple: Nonuple) -> None:
    nonuple("new", "e.json", "--name", "Coupe", "--date", "2026", "--games", "9", "--cut", "1")
    name = "GICQUEL-DES-TOUCHES Guillemette Marie-Antoinette"
    Path("l.csv").write_text(f"Nom;Club\n{name};Brest\nBob;Brest\n")
    nonuple("entries", "enter", "e.json", "l.csv")
    Path("s.csv").write_text("inscription;total\n1;1012\n2;1012\n")
    for game in range(1, 10):
        nonuple("result", "e.json", "s.csv", "--game", str(game), "--top", "1012", "--final")
    lines = nonuple("ranking", "e.json").out.splitlines()
    assert [line.split()[0] for line in lines[1:3]] == ["1", "1"]
    assert sum(name in line and line.count("1012") == 9 for line in lines) == 1


def test_a_ranking_says_what_it_is_and_that_it_changed_since_it_was_hung_up(coupe: Nonuple) -> None:
    Path("r.csv").write_text("inscription;total\n1;800\n2;700\n")
    for game in ("1", "2"):
        coupe("result", "e.json", "r.csv", "--game", game, "--top", "900", "--final")
    assert "définitif" in coupe("ranking", "e.json").out
    coupe("hang", "e.json", "--state", "final", "--at", "11:40")
    assert "Affiché à 11:40 (définitif) ; depuis : 0 ligne changée." in coupe("ranking", "e.json").out
    Path("r.csv").write_text("inscription;total\n1;600\n2;700\n")
    coupe("result", "e.json", "r.csv", "--game", "2", "--top", "900", "--final")
    assert "depuis : 2 lignes changées." in coupe("ranking", "e.json").out
    coupe("publish", "e.json", "site", "--at", "12:00")
    page = Path("site/index.html").read_text()
    assert "Changé depuis l&#x27;affichage de 11:40" in page and "Anne : 1\u202f600, rang 1, devient" in page
    coupe("hang", "e.json", "--state", "corrected", "--at", "12:10")
    assert "corrigé après recours" in coupe("ranking", "e.json").out


def test_what_a_centre_signs_names_its_commission(coupe: Nonuple) -> None:
    coupe("commission", "e.json", "Zoé", "Yann")
    coupe("keys", "e.json", "Brest", "--out", "cles")
    key = next(path for path in Path("cles").iterdir() if path.name != "centres.json")
    assert coupe("sign", "e.json", "--key", str(key), "--out", "envoi.json").code == 0
    assert json.loads(Path("envoi.json").read_text())["results"]["commission"] == ["Zoé", "Yann"]


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


# --- Results given again -----------------------------------------------------------------------------------


@pytest.fixture
def played(coupe: Nonuple) -> Nonuple:
    """The same, with a first game that is final."""
    Path("p.csv").write_text("inscription;total;solos;tops perdus\n1;90;1;3\n2;80;0;4\n3;70;0;5\n")
    assert coupe("result", "e.json", "p.csv", "--game", "1", "--top", "95", "--final").code == 0
    return coupe


def game_of_file(number: int = 1) -> EventGame:
    return read_event(Path("e.json").read_bytes(), "e.json").game(number)


def test_a_line_given_again_corrects_it_and_leaves_the_others(played: Nonuple) -> None:
    before = game_of_file()
    Path("c.csv").write_text("inscription;total\n2;85\n")
    ran = played("result", "e.json", "c.csv", "--game", "1")
    after = game_of_file()
    assert ran.out.startswith("Partie 1 : 1 score corrigé, 0 ajouté, 2 inchangés, top 95.\n")
    assert after == replace(before, scores={**before.scores, "2": replace(before.scores["2"], total=85)})
    assert not after.provisional


def test_a_whole_game_is_replaced_only_where_that_is_asked_for(played: Nonuple) -> None:
    Path("c.csv").write_text("inscription;total\n2;85\n")
    ran = played("result", "e.json", "c.csv", "--game", "1", "--replace")
    assert ran.out.startswith("Partie 1 : 1 score à la place de 3, top 95.\n")
    assert game_of_file().scores == {"2": EventScore(85)}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2;96;0", "ligne 2"),
        ("2;99999999;0", "ligne 2"),
        ("2;-99999;0", "ligne 2"),
        ("2;106;1", "ligne 2"),
        ("2;9000;999", "ligne 2"),
        ("2;80;103", "103"),
    ],
)
def test_a_total_that_the_top_does_not_allow_is_refused_with_its_line(
    played: Nonuple, line: str, said: str
) -> None:
    before = Path("e.json").read_bytes()
    Path("c.csv").write_text(f"inscription;total;solos\n{line}\n")
    ran = played("result", "e.json", "c.csv", "--game", "1")
    assert (ran.code, said in ran.err, Path("e.json").read_bytes()) == (2, True, before)


@pytest.mark.article("2026", "4.5")
def test_a_solo_may_pass_the_top_by_its_bonus(played: Nonuple) -> None:
    Path("c.csv").write_text("inscription;total;solos\n2;105;1\n")
    assert played("result", "e.json", "c.csv", "--game", "1").code == 0


def test_a_top_below_a_score_that_is_there_is_refused(played: Nonuple) -> None:
    Path("c.csv").write_text("inscription;total\n2;20\n")
    ran = played("result", "e.json", "c.csv", "--game", "1", "--top", "60")
    assert (ran.code, "trop bas" in ran.err) == (2, True)


def test_a_correction_tells_before_it_is_written_what_changes(played: Nonuple) -> None:
    before = Path("e.json").read_bytes()
    Path("c.csv").write_text("inscription;total\n3;85\n")
    ran = played("result", "e.json", "c.csv", "--game", "1", "--dry-run")
    assert ran.out.splitlines()[1:] == [
        "Cléo : 70 points, rang 3 ; maintenant 85 points, rang 2.",
        "1 rang suit.",
        "Rien n'est écrit (--dry-run).",
    ]
    assert Path("e.json").read_bytes() == before


# --- A game annulled ---------------------------------------------------------------------------------------


def test_a_game_is_annulled_with_its_reason_and_taken_back(played: Nonuple) -> None:
    before = Path("e.json").read_bytes()
    ran = played("annul", "e.json", "--game", "1", "--reason", "panne")
    assert ran.out.startswith("Partie 1 annulée (panne) : elle ne compte plus.\n")
    ranking = played("ranking", "e.json").out
    assert "top 0" in ranking
    assert "Partie 1 annulée : panne" in ranking
    assert played("annul", "e.json", "--game", "1", "--back").code == 0
    assert Path("e.json").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "1"), "dites pourquoi"),
        (("--game", "2", "--reason", "panne"), "rien à annuler"),
        (("--game", "1", "--back"), "n'est pas annulée"),
    ],
)
def test_what_cannot_be_annulled_is_refused(played: Nonuple, arguments: tuple[str, ...], said: str) -> None:
    before = Path("e.json").read_bytes()
    ran = played("annul", "e.json", *arguments)
    assert (ran.code, said in ran.err, Path("e.json").read_bytes()) == (2, True, before)


# --- Two at once -------------------------------------------------------------------------------------------


def test_commands_at_once_on_one_file_are_all_in_it(coupe: Nonuple) -> None:
    entries = [one.id for one in read_event(Path("e.json").read_bytes(), "e.json").entries]
    asked = [(entry, game) for entry in entries for game in (1, 2)]
    together = Barrier(len(asked))

    def miss(one: tuple[str, int]) -> None:
        together.wait()
        absent(Path("e.json"), one[0], game=one[1])

    with ThreadPoolExecutor(len(asked)) as threads:
        list(threads.map(miss, asked))
    there = read_event(Path("e.json").read_bytes(), "e.json")
    assert {(one.entry, one.game) for one in there.absences} == set(asked)
    assert not [*Path().glob(".e.json*")]


def test_a_lock_that_a_killed_command_left_holds_nobody_up(coupe: Nonuple) -> None:
    Path(".e.json.lock").touch()
    assert coupe("absent", "e.json", "1", "--game", "1").code == 0
