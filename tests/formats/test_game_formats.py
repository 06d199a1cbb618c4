"""Games as JSON, CSV, GCG and Eliot's XML: read back as they were written, and foreign files refused."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import csv_sheet, eliot, games, gcg, record_json
from nonuple.formats.sheet_reading import read as read_sheet
from nonuple.pieces.notation import Ref
from nonuple.play.record import Record
from tests.positions import refs
from tests.records import played, records

SHEETS = Path(__file__).parents[1] / "golden" / "sheets"
JOINVILLE = read_sheet((SHEETS / "joinville.txt").read_text("utf-8"))
FILES = {"json": "joinville.json", "csv": "joinville.csv", "gcg": "joinville.gcg", "eliot": "joinville.xml"}
READERS: dict[str, Callable[[str], Record]] = {
    "json": record_json.read,
    "csv": csv_sheet.read,
    "gcg": gcg.read,
    "eliot": eliot.read,
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.article("box", "exemples")
def test_the_worked_example_is_the_same_game_in_every_format(name: str) -> None:
    text = (SHEETS / FILES[name]).read_text("utf-8")
    assert games.read(text.encode()) == JOINVILLE
    assert games.WRITERS[name](JOINVILLE) == text


@given(records())
def test_json_csv_and_gcg_keep_a_record_whole(record: Record) -> None:
    for name in ("json", "csv", "gcg"):
        text = games.WRITERS[name](record)
        assert READERS[name](text) == record
        assert games.read(text.encode()) == record


@given(records(tuple(eliot.VARIANTS)))
def test_eliot_keeps_a_record_whole(record: Record) -> None:
    assert eliot.read(eliot.write(record)) == record


@given(records())
def test_a_file_is_recognised_by_what_it_holds(record: Record) -> None:
    for name in ("text", "markdown"):
        if record.turns:
            assert games.read(games.WRITERS[name](record).encode()).turns[0].drawn == record.turns[0].drawn


def test_windows_files_byte_order_marks_and_carriage_returns_do_not_matter() -> None:
    for name, write in games.WRITERS.items():
        text = write(JOINVILLE)
        assert games.read(b"\xef\xbb\xbf" + text.encode()) == JOINVILLE, name
        assert games.read(text.replace("\n", "\r\n").encode()) == JOINVILLE, name
    assert games.read(games.WRITERS["text"](JOINVILLE).encode("cp1252")) == JOINVILLE
    assert games.read(games.WRITERS["text"](JOINVILLE).encode("utf-16")) == JOINVILLE


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "ni du texte"),
        (b"%PDF-1.4\n\x00", "c'est un PDF"),
        (b"\xff\xfe\x00", "ni du texte"),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        games.read(data)


def test_a_file_too_large_for_a_game_is_refused() -> None:
    with pytest.raises(Refusal, match="16 Mo"):
        games.read(b" " * (games.LARGEST + 1))
    with pytest.raises(Refusal, match="1 Mo"):
        games.read(b"EEERWLN\n" * (games.LARGEST_SHEET // 8 + 1))


# --- JSON --------------------------------------------------------------------------------------------------


def test_json_names_its_format_and_version() -> None:
    whole = json.loads(record_json.write(JOINVILLE))
    assert (whole["format"], whole["version"]) == ("nonuple-game", 1)
    assert whole["turns"][1]["cross"] == ["RE", "EU", "NI", "ES"]


def changed(**fields: object) -> str:
    return json.dumps(json.loads(record_json.write(played())) | fields)


def with_turn(**fields: object) -> str:
    turns = json.loads(record_json.write(played()))["turns"]
    return changed(turns=[turns[0] | fields, *turns[1:]])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "n'est pas une partie enregistrée par Nonuple"),
        ("{}", "n'est pas une partie enregistrée par Nonuple"),
        ("[" * 100_000, "n'est pas une partie enregistrée par Nonuple"),
        (changed(format="other"), "n'est pas une partie enregistrée par Nonuple"),
        (changed(version=2), "version 2 du format ; ce programme lit la version 1"),
        (changed(turns="?"), "le champ « turns » manque"),
        (changed(end="never"), "le champ « end » manque"),
        (changed(edition="1999"), "1999"),
        (changed(formula="9+10"), "la formule « 9+10 »"),
        (changed(left="a"), "« a » : les lettres qui restent"),
        (with_turn(score="8"), "le champ « turns[0].score » manque"),
        (with_turn(n=7), "coup 1 : les coups se suivent à partir de 1"),
        (with_turn(score=-1), "coup 1 : les coups se suivent"),
        (with_turn(drawn="abc"), "coup 1 : le tirage « abc »"),
        (with_turn(ref="Z99"), "coup 1 : « Z99 »"),
        (with_turn(ref="h 4"), "coup 1 : la place « h 4 » s'écrit H4."),
        (with_turn(word=""), "coup 1 : seul le dernier coup peut être sans mot."),
        (with_turn(word="É"), "coup 1 : le mot « É »"),
        (with_turn(word="(R)ENE"), "coup 1 : « (R)ENE » s'écrit d'une suite de lettres"),
        (with_turn(cross=["1"]), "coup 1 : le mot « 1 »"),
        (with_turn(replaced="EE"), "coup 1 : « EE » ne peut remplacer un joker"),
        (with_turn(rejected=[{"kept": "1", "drawn": "", "why": "invalid"}]), "coup 1 : le tirage « 1+ »"),
        (changed(turns=json.loads(record_json.write(played()))["turns"] * 9), "plus de 102"),
    ],
)
def test_json_that_is_no_game_of_ours_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        record_json.read(text)
    assert said in str(refused.value)


# --- CSV ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("delimiter", [",", "\t"])
def test_csv_is_read_with_other_delimiters_and_quotes(delimiter: str) -> None:
    quoted = "\n".join(
        delimiter.join(f'"{cell}"' for cell in line.split(";"))
        for line in csv_sheet.write(JOINVILLE).splitlines()
    )
    assert games.read(quoted.encode()) == JOINVILLE


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (";ref;", ";place;", "la colonne « ref » manque"),
        (";8;8;", ";huit;8;", "ligne 2 : colonne « score » : « huit » ne se lit pas."),
        ("WTT+ invalid", "WTT+ whatever", "ligne 5 : « WTT+ whatever » n'est pas un rejet"),
        (";4;WTT", ";5;WTT", "coup 4 : les coups se suivent"),
    ],
)
def test_csv_with_a_mistake_is_refused_by_its_line(old: str, new: str, said: str) -> None:
    text = csv_sheet.write(JOINVILLE)
    assert old in text
    with pytest.raises(Refusal) as refused:
        csv_sheet.read(text.replace(old, new, 1))
    assert said in str(refused.value)


def test_csv_without_its_last_row_is_refused() -> None:
    rows = csv_sheet.write(JOINVILLE).splitlines()
    for text in ("\n".join(rows[:-1]), rows[0]):
        with pytest.raises(Refusal, match="dernière ligne"):
            csv_sheet.read(text)


# --- GCG ---------------------------------------------------------------------------------------------------


@given(refs)
def test_gcg_turns_places_round(ref: str) -> None:
    assert gcg.read_place(gcg.place_of(Ref.parse(ref))) == Ref.parse(ref)


def test_gcg_writes_rows_as_numbers_and_columns_as_letters() -> None:
    assert (gcg.place_of(Ref.parse("H5")), gcg.place_of(Ref.parse("4H"))) == ("8E", "D8")


def test_gcg_of_other_programs_is_read() -> None:
    text = (
        "#player1 top Le top\n#title Joinville\n#note edition 1999; a remark\n"
        ">top: EEERWLN 8e RENE +8 8\n#note end of the story\n"
        ">top: WELBSUI 9c BLEUIS +21 29 RE, EU, NI, ES\n>top: WTTACEI d8 C(L)AIE +30 59\n"
    )
    record = gcg.read(text)
    assert [(turn.word, turn.ref) for turn in record.turns] == [
        ("RENE", "H5"),
        ("BLEUIS", "I3"),
        ("CLAIE", "4H"),
    ]
    assert (record.edition, record.formula, record.end, record.total) == ("2026", "normal", None, 59)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (">top: WELBSUI -WEL +0 8", "ligne 2 : « >top: WELBSUI -WEL +0 8 » n'est pas un coup"),
        (">max: WELBSUI 9C BLEUIS +21 21", "ligne 2 : plusieurs joueurs"),
        (">top: WELBSUI 9C BLEUIS +21 30", "ligne 2 : le cumul 30 ne suit pas"),
        (">top: WELBSUI 9C B.EUIS +21 29", "ligne 2 : le point du mot « B.EUIS » ne couvre aucune lettre"),
        (">top: WELBSUI 9L BLEUIS +21 29", "ligne 2 : le mot « BLEUIS » sort de la grille."),
        (">top: WELBSUI 16C BLEUIS +21 29", "ligne 2 : « 16C » n'est pas une place de GCG"),
        ("#rack1 ABC\n>top: WELBSUI 9C BLEUIS +21 29", "ligne 3 : le tirage « ABC » n'a pas de solution"),
        ("#note nonuple: rejected what", "ligne 2 : « what » n'est pas un rejet"),
        (">" + "A" * 500, "ligne 2 : plus de 500 signes"),
        ("#note nonuple: end never", "ligne 2 : « never » n'est pas une fin"),
    ],
)
def test_gcg_with_a_mistake_is_refused_by_its_line(line: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        gcg.read(f">top: EEERWLN 8E RENE +8 8\n{line}\n")
    assert str(refused.value).startswith(said)


# --- Eliot -------------------------------------------------------------------------------------------------

ELIOT = """<?xml version="1.0" encoding="UTF-8"?>
<EliotGame format="2">
  <Dictionary><Name>X</Name><Type>dawg</Type><WordNb>1</WordNb></Dictionary>
  <Game><Mode>duplicate</Mode><Variant>bingo</Variant>
    <Player id="0"><Name>A</Name><Type>human</Type><TableNb>1</TableNb></Player><Turns>3</Turns></Game>
  <History>
    <Turn><MasterMove points="0" type="none" /><GameRack>UEG?PES</GameRack>
      <PlayerRack playerId="0">UEG?PES</PlayerRack><PlayerMove playerId="0" points="0" type="none" />
      <Solo playerId="0" points="10" />
      <GameMove points="74" type="valid" word="EPUrGES" coord="H3" /></Turn>
    <Turn><PlayerRack playerId="0"></PlayerRack><GameRack>XIEKEW?</GameRack>
      <GameMove points="48" type="valid" word="EXpIEE" coord="3H" /></Turn>
    <Turn><GameRack>KW+ON?EE</GameRack></Turn>
  </History>
  <Statistics><GameStats totalScore="122" /></Statistics>
</EliotGame>
"""


@pytest.mark.article("2026", "4.8.2")
def test_a_joker_game_saved_by_eliot_is_read() -> None:
    record = eliot.read(ELIOT)
    assert record.formula == "joker"
    assert [(turn.kept, turn.drawn) for turn in record.turns] == [
        ("?", "UEGPES"),
        ("?", "XIEKEW"),
        ("KW?", "ONEE"),
    ]
    assert [turn.replaced for turn in record.turns] == ["R", "P", None]
    assert record.total == 122
    assert [turn.bonus for turn in record.turns] == [50, 0, 0]


def test_eliot_is_given_what_its_reader_wants() -> None:
    text = eliot.write(played(formula="joker-7/8"))
    order = [
        "<Mode>",
        "<Variant>bingo",
        "<Variant>7among8",
        "<Player ",
        "<History>",
        "<GameRack>",
        "<GameMove ",
    ]
    assert sorted(order, key=text.index) == order
    assert "WordNb" not in text
    assert '<EliotGame format="2"' in text


@pytest.mark.parametrize("formula", ["7+8", "7+8+9", "joker-7+8"])
def test_a_formula_that_eliot_does_not_know_is_not_written(formula: str) -> None:
    with pytest.raises(Refusal, match="Eliot ne connaît pas"):
        eliot.write(played(formula=formula))


BOMB = '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]><EliotGame format="2">&c;</EliotGame>'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<EliotGame", "XML bien formé"),
        ("<a>" * 50_000, "XML bien formé"),
        ("<html></html>", "n'est pas une partie d'Eliot"),
        ('<EliotGame format="1"/>', "n'est pas une partie d'Eliot"),
        ('<EliotGame format="2"/>', "aucun coup"),
        (BOMB, "DOCTYPE"),
        (ELIOT.replace(">duplicate<", ">freegame<"), "mode « freegame »"),
        (ELIOT.replace(">bingo<", ">explosive<"), "variante « explosive »"),
        (ELIOT.replace("UEG?PES</G", "UE9?PES</G"), "coup 1 : le tirage « UE9?PES »"),
        (ELIOT.replace('coord="3H"', 'coord="3Z"'), "coup 2 : « 3Z »"),
        (ELIOT.replace('points="48"', 'points="-4"'), "coup 2 : colonne « points »"),
        (ELIOT.replace('type="valid" word="EX', 'type="pass" word="EX'), "coup 2 : le tirage"),
        (ELIOT.replace('format="2"', 'format="2" end="?"'), "« ? » n'est pas une fin"),
        (ELIOT.replace("<Turn>", "<Turn><GameRack>A</GameRack></Turn>" * 120 + "<Turn>"), "plus de 102"),
    ],
)
def test_xml_that_is_no_game_of_eliot_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        eliot.read(text)
    assert said in str(refused.value)


# --- Whatever comes ----------------------------------------------------------------------------------------


@given(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_no_file_breaks_the_readers(data: bytes) -> None:
    try:
        games.read(data)
    except Refusal as refusal:
        assert str(refusal)


@given(st.sampled_from(list(FILES)), st.data())
def test_no_damage_breaks_the_readers(name: str, data: st.DataObject) -> None:
    text = games.WRITERS[name](JOINVILLE)
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 20))
    put = data.draw(st.text(max_size=5) | st.text('<>{}";,:#AZ?+- 019', max_size=5))
    try:
        record = READERS[name](text[:start] + put + text[start + length :])
    except Refusal:
        return
    assert games.read(record_json.write(record).encode()) == record
