"""The published sheet: written as magazines print it, read as people paste it."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import sheet
from nonuple.formats.sheet_reading import read
from nonuple.pieces.notation import in_brackets
from nonuple.play.record import Record, Reject
from tests.records import played, records

SHEETS = Path(__file__).parents[1] / "golden" / "sheets"
JOINVILLE = (SHEETS / "joinville.txt").read_text("utf-8")
WORDS = [("RENE", "H5", 8), ("BLEUIS", "I3", 21), ("CLAIE", "4H", 30), ("", "", 0)]


def as_published(record: Record) -> Record:
    """What a sheet keeps of a record: that a draw was rejected, not which; not how many solutions tied."""

    def rejected(turn_index: int) -> tuple[Reject, ...]:
        first = record.turns[turn_index].rejected[:1]
        return tuple(Reject(one.kept, "", "invalid") for one in first)

    turns = (
        msgspec.structs.replace(turn, rejected=rejected(index), ties=0)
        for index, turn in enumerate(record.turns)
    )
    return msgspec.structs.replace(record, turns=tuple(turns))


@pytest.mark.article("box", "exemples", "conseils")
def test_the_worked_example_is_read_and_written_back_identically() -> None:
    record = read(JOINVILLE)
    assert sheet.write_text(record) == JOINVILLE
    assert [(turn.word, turn.ref, turn.score) for turn in record.turns] == WORDS
    assert [turn.cross for turn in record.turns] == [(), ("RE", "EU", "NI", "ES"), ("CRENE",), ()]
    assert (record.edition, record.formula, record.end, record.total) == ("box", "normal", None, 59)
    last = record.turns[-1]
    assert (last.kept, last.drawn, last.rejected) == ("", "ACUOEJL", (Reject("WTT", "", "invalid"),))


@pytest.mark.article("box", "conseils")
def test_the_solution_stands_beside_the_next_rack() -> None:
    lines = sheet.write_text(played()).splitlines()
    record = played()
    first, second = record.turns[:2]
    row = next(line for line in lines if line.split()[:1] == ["2"])
    assert second.drawn in row
    assert row.split()[-4:] == [in_brackets(first.word), first.ref, str(first.score), str(first.score)]


@given(records())
def test_what_a_sheet_tells_is_read_back(record: Record) -> None:
    for write in (sheet.write_text, sheet.write_markdown):
        text = write(record)
        again = read(text) if record.turns else as_published(record)
        assert again == as_published(record)
        assert write(again) == text


def test_a_sheet_without_a_turn_has_nothing_to_read() -> None:
    with pytest.raises(Refusal, match="aucun coup"):
        read("Règlement : 2026\nFormule : normal\n\nN° Tirage Mot Réf. Points Cumul\n")


PASTED = {
    "bare, on the next line": "EEERWLN\nWEL+BSUI RENE H5 8\nW+TTACEI BLEUIS I3 21\n-ACUOEJL CLAIE 4H 30",
    "numbered, on the same line": "1 EEERWLN RENE H5 8 8\n2 WEL+BSUI BLEUIS I3 21 29\n"
    "3 W+TTACEI CLAIE 4H 30 59\n4 -ACUOEJL",
    "small letters, spaces, points after numbers, carriage returns": "1. eeerwln rene h5 8\r\n"
    "2. wel + bsui bleuis i 3 21\r\n3. w+ttacei claie 4 h 30 59\r\n4. - acuoejl\r\n",
    "tabs, spaced letters, no plus": "\tE E E R W L N\tRENE\tH 5\t8\n\tW E L B S U I\tBLEUIS\tI3\t21\n"
    "\tWTTACEI\tCLAIE\t4H\t30\n\t- ACUOEJL",
    "rack and solution in turn": "EEERWLN\nRENE H5 8\nWEL+BSUI\nBLEUIS I3 21\n"
    "W+TTACEI\nCLAIE 4H 30\n—ACUOEJL",
    "place before word, total": "1 EEERWLN H5 RENE 8\n2 WEL+BSUI I3 BLEUIS 21\n3 W+TTACEI 4H CLAIE 30\n"
    "4 −ACUOEJL\nTOTAL : 59 points",
    "accents": "EEERWLN rêne H5 8\nWEL+BSUI bleuis I3 21\nW+TTACEI claie 4H 30\n-ACUOEJL",
    "titles above the headings": "Partie de Joinville, 12 coups\n\nN° Tirage Solution Réf Pts Cumul\n"
    "---------------\n1 EEERWLN\n2 WEL+BSUI RENE H5 8 8\n3 W+TTACEI BLEUIS I3 21 29\n"
    "4 -ACUOEJL CLAIE 4H 30 59",
    "another program's table": "  N |   RACK   |  SOLUTION  | REF | PTS | BONUS\n ===|==========|=====|===\n"
    "  1 |  EEERWLN | RENE       |  H5 |   8 | *\n  2 | WEL+BSUI | BLEUIS     |  I3 |  21 |\n"
    "  3 | W+TTACEI | CLAIE      |  4H |  30 |\n  4 | -ACUOEJL |            |     |     |\n",
    "points said to be points": "1 EEERWLN RENE H5 8 pts 8 pts\n2 WEL+BSUI BLEUIS I3 21pts 29\n"
    "3 W+TTACEI CLAIE 4 H 30 points 59 points\n4 -ACUOEJL",
    "points said to be points in columns": "Tirage\tMot\tRéf\tPoints\nEEERWLN\tRENE\tH5\t8 pts.\n"
    "WEL+BSUI\tBLEUIS\tI3\t21 pts\nW+TTACEI\tCLAIE\t4H\t30 Points\n-ACUOEJL",
    "bold total in a table": "| Tirage | Mot | Réf. | Points |\n|---|---|---|---|\n| EEERWLN | | | |\n"
    "| WEL+BSUI | RENE | H5 | 8 |\n| W+TTACEI | BLEUIS | I3 | 21 |\n| -ACUOEJL | CLAIE | 4H | 30 |\n"
    "| | Total | | 59 |\n",
}


@pytest.mark.parametrize("text", PASTED.values(), ids=PASTED)
def test_a_pasted_sheet_is_read_however_it_was_typed(text: str) -> None:
    record = read(text)
    assert [(turn.word, turn.ref, turn.score) for turn in record.turns] == WORDS
    assert [sorted(turn.kept) for turn in record.turns] == [[], ["E", "L", "W"], ["W"], []]
    assert [turn.drawn for turn in record.turns] == ["EEERWLN", "BSUI", "TTACEI", "ACUOEJL"]
    assert [len(turn.rejected) for turn in record.turns] == [0, 0, 0, 1]


@pytest.mark.parametrize(
    "row", ["POINTER POINT H 4 14", "POINTER POINT H4 14 pts", "POINTER H4 POINT 14 points"]
)
def test_the_word_point_is_a_word_all_the_same(row: str) -> None:
    assert [(turn.word, turn.score) for turn in read(row).turns] == [("POINT", 14)]


@pytest.mark.article("box", "conseils")
@pytest.mark.parametrize(
    ("row", "word"),
    [
        ("ENTRAI? (D)ENTAIRE H2 60", "dENTAIRE"),
        ("ENTRAI? [d]ENTAIRE H2 60", "dENTAIRE"),
        ("ENTRAI? dENTAIRE H2 60", "dENTAIRE"),
        ("entrai? (d)entaire h2 60", "dENTAIRE"),
        ("ENTRAI? Entraide H2 60", "ENTRAIDE"),
        ("ENTRAI? (É)NTRAIDE H2 60", "eNTRAIDE"),
    ],
)
def test_jokers_are_read_however_they_are_marked(row: str, word: str) -> None:
    assert read(row).turns[0].word == word


@pytest.mark.article("2026", "4.8.3")
@pytest.mark.parametrize("formula", ["normal", "7/8", "7+8", "7+8+9", "joker", "joker-7/8"])
def test_a_formula_that_is_not_told_is_guessed(formula: str) -> None:
    games = (played(formula=formula, seed=seed) for seed in range(20))
    lays_most = (
        game for game in games if max(turn.bonus for turn in game.turns) == {"7+8": 75}.get(formula, 50)
    )
    game = next(lays_most) if formula != "7+8+9" else played(formula=formula)
    untold = sheet.write_text(game).replace(f"Formule : {formula}\n", "")
    assert read(untold).formula == formula


def test_the_end_of_a_game_is_told_or_follows_from_the_letters() -> None:
    game = played(seed=3)
    assert game.end is not None
    text = sheet.write_text(game)
    assert (read(text).end, read(text).left) == (game.end, game.left)
    untold = "\n".join(line for line in text.splitlines() if not line.startswith(("Fin", "Reste")))
    assert (read(untold).end, read(untold).left) == (game.end, game.left)
    *rows, last = untold.rstrip().splitlines()
    with_left_as_last_rack = read("\n".join([*rows, f"{game.left} {last}"]))
    assert (with_left_as_last_rack.end, with_left_as_last_rack.left) == (game.end, game.left)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "aucun coup à lire"),
        ("Salut", "aucun coup à lire"),
        ("EEERWLN\n" + "A" * 501, "ligne 2 : plus de 500 signes"),
        ("Bonjour à tous", "ligne 1"),
        ("EEERWLN\nRENE H5\n", "ligne 2 : il manque les points du mot « RENE »."),
        ("EEERWLN\nRENE 8\n", "ligne 2 : le mot « RENE » n'a pas de place"),
        ("EEERWLN\nH5 8\n", "ligne 2 : il manque le mot à la place H5."),
        ("EEERWLN RENE H5 I3 8\n", "ligne 1 : deux places, H5 et I3"),
        ("EEERWLN RENE H5 8 8 8\n", "ligne 1 : trop de colonnes"),
        ("EEERWLN RENE H5 8%\n", "ligne 1 : « 8% » n'est ni un tirage, ni un mot"),
        (
            "EEERWLN RENE H5 8\nWELBSUI\nTTACEI CLAIE 4H 30\n",
            "ligne 3 : le tirage « WELBSUI » n'a pas de solution",
        ),
        ("EEERWLN\nRENE H5 8\nNEE H5 6\n", "ligne 3 : la solution « NEE » n'a pas de tirage"),
        ("1 EEERWLN RENE H5 8\n3 WEL+BSUI BLEUIS I3 21\n", "ligne 2 : coup n° 3, mais c'est le coup 2"),
        ("EEERWLN RENE H5 8 8\nWEL+BSUI BLEUIS I3 21 30", "ligne 2 : le cumul 30 ne suit pas : 8 + 21 = 29."),
        ("EEERWLN RENE H5 8\nTotal 9", "ligne 2 : le total 9 n'est pas la somme des points, 8."),
        ("EEERWLN RENE H16 8", "ligne 1"),
        ("EEERWLNEEERWLN RENE H5 8", "ligne 1 : le tirage « EEERWLNEEERWLN » compte 14 lettres"),
        ("EEE+RW+LN RENE H5 8", "ligne 1 : le tirage « EEE+RW+LN » contient plusieurs +"),
        ("EEERWLN (RE)NE H5 8", "ligne 1 : les parenthèses"),
        ("Formule : 9+10\nEEERWLN RENE H5 8", "ligne 1 : la formule « 9+10 » n'existe pas"),
        ("Règlement : 1999\nEEERWLN RENE H5 8", "ligne 1"),
        ("Fin : jamais\nEEERWLN RENE H5 8", "ligne 1 : « jamais » n'est pas une fin de partie connue"),
        ("Reste : A1\nEEERWLN RENE H5 8", "ligne 1 : « A1 »"),
        ("EEERWLN RENE H5 8\n" * 300, "ligne 211 : plus de 210 lignes"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(text)
    assert str(refused.value).startswith(said)


lines = st.lists(
    st.sampled_from(
        ["1", "2.", "EEERWLN", "WEL+BSUI", "-", "+", "RENE", "(R)ENE", "H5", "4H", "8", "|", "\t", "é", "?"]
    ),
    max_size=8,
).map(" ".join)


@given(st.text(max_size=200) | st.lists(lines, max_size=8).map("\n".join))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        record = read(text)
    except Refusal:
        return
    assert read(sheet.write_text(record)) == record
