"""What a club really has becomes the words of a list; what is no list is refused in one sentence."""

import codecs
import io
import unicodedata
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import plain
from nonuple.words_io import decoding
from nonuple.words_io.importing import Imported, ImportReport, WhyLeftOut, read_words

WRITTEN = "Été\nÇà\nŒuvre\nex æquo\ngarçon\nHÔTEL\nnaïf\nAA\nforêt\n"
SPELLED = ("AA", "AEQUO", "CA", "ETE", "EX", "FORET", "GARCON", "HOTEL", "NAIF", "OEUVRE")


def words(text: str | bytes, column: str | None = None, encoding: str | None = None) -> tuple[str, ...]:
    return imported(text, column, encoding).words


def imported(text: str | bytes, column: str | None = None, encoding: str | None = None) -> Imported:
    data = text.encode() if isinstance(text, str) else text
    return read_words(data, "liste.txt", column=column, encoding=encoding)


def report(text: str | bytes, column: str | None = None) -> ImportReport:
    return imported(text, column).report


def refused(text: str | bytes, column: str | None = None, encoding: str | None = None) -> Refusal:
    with pytest.raises(Refusal) as caught:
        imported(text, column, encoding)
    assert "\n" not in str(caught.value)
    return caught.value


# --- Encodings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (WRITTEN.encode(), "UTF-8"),
        (codecs.BOM_UTF8 + WRITTEN.encode(), "UTF-8"),
        (WRITTEN.encode("cp1252"), "Windows-1252"),
        (WRITTEN.encode("mac-roman"), "Mac Roman"),
        (WRITTEN.encode("cp850", "replace").replace(b"?uvre", b"oeuvre"), "DOS 850"),
        (WRITTEN.encode("utf-16"), "UTF-16 LE"),
        (codecs.BOM_UTF16_BE + WRITTEN.encode("utf-16-be"), "UTF-16 BE"),
        (WRITTEN.encode("utf-16-le"), "UTF-16 LE"),
        (WRITTEN.encode("utf-16-be"), "UTF-16 BE"),
        (unicodedata.normalize("NFD", WRITTEN).encode(), "UTF-8"),
    ],
)
def test_every_encoding_gives_the_same_words(data: bytes, name: str) -> None:
    assert imported(data).words == SPELLED
    assert imported(data).report.encoding == name


def test_a_plain_list_in_latin_1_is_read_as_its_superset() -> None:
    assert imported("été\nforêt".encode("latin-1")).report.encoding == "Windows-1252"


@pytest.mark.parametrize("name", ["latin-1", "windows-1252", "cp1252", "ISO-8859-15", "Latin1"])
def test_the_encoding_can_be_given(name: str) -> None:
    assert words("été\nœuf".encode("cp1252" if "12" in name else "iso-8859-15", "replace"), encoding=name)


def test_a_given_encoding_prevails() -> None:
    assert words(b"\x8et\x8e", encoding="mac-roman") == ("ETE",)
    assert words(b"\x82t\x82", encoding="cp850") == ("ETE",)


def test_an_unknown_encoding_is_refused_with_the_known_ones() -> None:
    for name in ("klingon", "rot13", "hex", "idna", "utf-8\0"):
        assert refused("AA", encoding=name).text is texts.UNKNOWN_ENCODING


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_every_line_ending(end: str) -> None:
    assert words(end.join(["AA # note", "AH", "// AI", "AS"]) + end) == ("AA", "AH", "AS")


def test_the_end_mark_of_an_old_dos_file_is_ignored() -> None:
    assert words(b"AA\r\nAH\r\n\x1a") == ("AA", "AH")


def test_damaged_utf_8_names_the_line() -> None:
    refusal = refused("été\nforêt\ngarçon\n".encode() + b"na\xefs\n")
    assert refusal.text is texts.UNDECODABLE
    assert refusal.values["line"] == 4


def test_a_file_converted_twice_is_refused_not_misread() -> None:
    twice = "fenêtre\nÊTRE".encode().decode("cp1252").encode()
    refusal = refused(b"AA\n" + twice)
    assert refusal.text is texts.CONVERTED_TWICE
    assert refusal.values["line"] == 2


@pytest.mark.parametrize("wrong", ["latin-1", "cp1252", "iso-8859-15"])
def test_a_wrong_encoding_given_is_refused_not_misread(wrong: str) -> None:
    assert refused("AA\nÉTÉ\nÊTRE", encoding=wrong).text is texts.CONVERTED_TWICE


def test_lost_letters_are_refused_with_their_line() -> None:
    refusal = refused("AA\nAH\n\ufffdt\ufffd")
    assert (refusal.text, refusal.values["line"]) == (texts.LOST_LETTERS, 3)


# --- Shapes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", [" ", "\t", ", ", ";", "\u00a0", "\u202f", " ; "])
def test_several_words_a_line(gap: str) -> None:
    assert words(f"AA{gap}AH\nAI{gap}AS{gap}AU\n") == ("AA", "AH", "AI", "AS", "AU")


def test_comments_and_blank_lines_are_ignored() -> None:
    assert words("# liste du club\n\n// suite\nAA // le premier\nAH#nouveau\n   \n") == ("AA", "AH")


@pytest.mark.parametrize(
    "written",
    [
        "AA*",
        "AA+",
        "AA†",
        '"AA"',
        "«AA»",
        "'AA'",
        "‘aa’",
        "•AA",
        "A\u200bA",
        "A\u00adA",
        "\ufeffAA",
        "aa*\u200b",
    ],
)
def test_what_stands_around_or_hides_in_a_word_is_removed(written: str) -> None:
    assert imported(f"AH\n{written}\n").words == ("AA", "AH")
    assert report(f"AH\n{written}\n").changed == 1


@pytest.mark.parametrize("bullet", ["-", "•", "*", "–"])
def test_bullets_standing_alone_are_no_entries(bullet: str) -> None:
    assert report(f"{bullet} AA\n{bullet} AH\n").read == 2


def test_a_title_above_the_list_is_left_aside_and_told() -> None:
    body = "\n".join(["AA", "AH", "AI", "AS", "AU", "BA"])
    for title in ("Mots", "LISTE OFFICIELLE 9", "Ma liste"):
        assert imported(f"{title}\n{body}").report.title == title
        assert len(words(f"{title}\n{body}")) == 6
    assert report(body).title is None
    assert report("Aa\nAH\n").title is None


def test_several_words_a_line_have_no_title() -> None:
    rows = ["AA AH AI", "AS AU BA", "BE BU CA", "CE DA DE", "DO DU EH", "EN ES ET", "EU EX FA"]
    assert report("\n".join(rows)).title is None


# --- The report --------------------------------------------------------------------------------------------


def test_the_report_accounts_for_every_entry() -> None:
    got = report(
        "AA\nété\nETE\nÉTÉ\nA\nABCDEFGHIJKLMNOP\nl'an\naujourd’hui\nporte-clé\nW3\nmot/s\nAH\nAI\nAS\n"
    )
    assert (got.read, got.taken, got.duplicates, got.changed) == (14, 5, 2, 0)
    assert [(left.reason, left.times, left.examples) for left in got.left_out] == [
        (WhyLeftOut.TOO_SHORT, 1, ("A",)),
        (WhyLeftOut.TOO_LONG, 1, ("ABCDEFGHIJKLMNOP",)),
        (WhyLeftOut.APOSTROPHE, 2, ("l'an", "aujourd’hui")),
        (WhyLeftOut.HYPHEN, 1, ("porte-clé",)),
        (WhyLeftOut.DIGIT, 1, ("W3",)),
        (WhyLeftOut.OTHER, 1, ("mot/s",)),
    ]


def test_an_elided_form_is_not_taken_for_a_word() -> None:
    assert words("AA\nAH\nAI\nlorsqu'\n-able\nanti-\n") == ("AA", "AH", "AI")


def test_two_editions_in_one_file_are_duplicates_not_prose() -> None:
    edition = [f"{a}{b}{c}" for a in "BCD" for b in "AEIOU" for c in "LMNRST"]
    got = report("\n".join(edition * 3))
    assert (got.taken, got.duplicates) == (90, 180)


# --- Columns -----------------------------------------------------------------------------------------------

TABLE = "Mot;Nature;Longueur\nABACA;n. m.;5\nabaisse;n. f.;7\nÉTÉ;n. m.;3\n"


@pytest.mark.parametrize("delimiter", [";", "\t", ",", "|"])
@pytest.mark.parametrize("column", ["1", "Mot", "mot", "MOT"])
def test_a_column_by_number_or_name(delimiter: str, column: str) -> None:
    got = imported(TABLE.replace(";", delimiter), column)
    assert got.words == ("ABACA", "ABAISSE", "ETE")
    assert got.report.title == "Mot"


def test_a_title_is_seen_by_its_case() -> None:
    rows = "".join(f"MOT;{word}\n" for word in ("AA", "AH", "AI", "AS", "AU"))
    assert imported(f"Type;Forme\n{rows}", "2").report.title == "Forme"
    assert imported(rows + "MOT;BA\n", "2").report.title is None


def test_quoted_cells_may_hold_the_delimiter() -> None:
    table = '"ABACA","plante, textile"\n"ABACAS","pluriel de ""abaca"""\n"ABATS","abats, tripes"\n'
    assert words(table, "1") == ("ABACA", "ABACAS", "ABATS")


def test_a_cell_is_one_entry() -> None:
    got = report("1;ABACA\n2;POMME DE TERRE\n3;ABACAS\n", "2")
    assert (got.taken, got.left_out[0].reason) == (2, WhyLeftOut.SPACE)


def test_the_word_before_a_definition_is_the_first_column() -> None:
    text = "AA coulée de lave, rugueuse [n AAS]\nAAH s'exclamer [v]\nAAL arbre\n"
    assert words(text, "1") == ("AA", "AAH", "AAL")
    assert words(text.replace(" ", "\t", 1), "1") == ("AA", "AAH", "AAL")


@pytest.mark.parametrize("column", ["0", "4", "-1", "Genre", "9" * 5000])
def test_a_column_that_is_not_there_is_refused_with_those_that_are(column: str) -> None:
    refusal = refused(TABLE, column)
    assert refusal.text is texts.NO_SUCH_COLUMN
    assert "2 « Nature »" in str(refusal)


def test_a_quote_left_open_is_refused_with_its_line() -> None:
    refusal = refused('# club\nAA;x\n\n"AH"B;y\nAI;z\nAS;t', "1")
    assert (refusal.text, refusal.values["line"]) == (texts.BAD_QUOTES, 4)
    assert refused('AA;x\n"AH;y\nAI;z\nAS;t', "1").text is texts.BAD_QUOTES


def test_comments_in_a_table_are_ignored() -> None:
    assert words("# export\nAA;1\n// milieu\nAH;2 # note\n", "1") == ("AA", "AH")
    assert refused("# rien\n", "1").text is texts.NO_WORD


# --- What is no word list ----------------------------------------------------------------------------------


def zipped(name: str, content: bytes = b"") -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(name, content)
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (zipped("xl/workbook.xml"), texts.KIND_EXCEL),
        (zipped("word/document.xml"), texts.KIND_WORD),
        (zipped("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"), texts.KIND_OPEN_DOCUMENT),
        (b"7z\xbc\xaf\x27\x1c\0", texts.KIND_ZIP),
        (b"Rar!\x1a\x07", texts.KIND_ZIP),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", texts.KIND_OFFICE),
        (b"%PDF-1.7\nAA AH", texts.KIND_PDF),
        (b"{\\rtf1\\ansi AA}", texts.KIND_RTF),
        (b"\x89PNG\r\n\x1a\n\0\0", texts.KIND_IMAGE),
        (b"SQLite format 3\0", texts.KIND_DATABASE),
    ],
)
def test_other_formats_are_named_and_the_way_out_is_told(data: bytes, kind: Text) -> None:
    refusal = refused(data)
    assert refusal.text is (texts.UNPACK_FIRST if kind is texts.KIND_ZIP else texts.EXPORT_FIRST)
    assert kind.fr in str(refusal)
    assert refused(data, encoding="latin-1").values == refusal.values


def test_a_list_may_begin_like_a_picture_does() -> None:
    assert words("BMX\nGIF\n") == ("BMX", "GIF")


@pytest.mark.parametrize("data", [b"", b" \r\n\t", codecs.BOM_UTF8, codecs.BOM_UTF16_LE, b"\x1a"])
def test_an_empty_file_is_refused(data: bytes) -> None:
    assert refused(data).text is texts.EMPTY


@pytest.mark.parametrize("data", [b"AA\0AH\0AI", b"\x7fELF\2\1\1\0\0", bytes(range(256)), b"AA\nAH\x07\n"])
def test_a_binary_file_is_refused(data: bytes) -> None:
    assert refused(data).text is texts.BINARY


def test_too_large_a_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "LARGEST", 4)
    assert refused("AA\nAH").text is texts.TOO_LARGE


PROSE = (
    "Chers amis joueurs,\nle club sera fermé mardi prochain. Merci de prévenir les autres joueurs.\n"
    "La prochaine rencontre se tiendra le jeudi suivant dans la salle du bas.\nBien à vous"
)
PROGRAM = (
    "import os\n\ndef main(argv):\n    for name in argv[1:]:\n        print(os.stat(name).st_size)\n\n"
    "main(sys.argv)\n"
)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (PROSE, texts.SENTENCES),
        ("le chat et le chien et le rat et le loup et le coq et la poule", texts.REPEATED),
        ("AA\n" * 6, texts.REPEATED),
        (PROGRAM, texts.MOSTLY_LEFT_OUT),
        ("{'a': 1, 'b': [2, 3]}", texts.NO_WORD),
        ("12\n13\n14\nAA\n", texts.MOSTLY_LEFT_OUT),
        ("a\nb\nc\n", texts.NO_WORD),
        ("# rien que des remarques\n", texts.NO_WORD),
        ("AA coulée de lave\nAAH s'exclamer\nAAL arbre des Indes\n", texts.DEFINITIONS),
        ("ABACA n. m.\nABAISSE n. f.\n", texts.DEFINITIONS),
        ("abaca\tplante textile\nabaisse\tpâte amincie\nabats\ttripes et autres\n", texts.SEVERAL_COLUMNS),
        ("ABACA;nom\nABAISSER;verbe\nABACAS;pluriel\n", texts.SEVERAL_COLUMNS),
        ("AA;2\nAH;2\nAI;2\n", texts.SEVERAL_COLUMNS),
        (
            "".join(f"ab{a}{b},nom\n" for a in "abcde" for b in "aeiou"),
            texts.SEVERAL_COLUMNS,
        ),
    ],
)
def test_what_is_no_word_list_is_refused(text: str, refusal: Text) -> None:
    assert refused(text).text is refusal


def test_a_wrong_column_is_refused() -> None:
    rows = "".join(f"AB{a}{b};nom;x.\n" for a in "ABCDE" for b in "AEIOU")
    assert refused(rows, "2").text is texts.REPEATED
    assert refused(rows, "3").text is texts.NO_WORD


@pytest.mark.parametrize(
    "text", ["AA;AH;AI\nAS;AU;BA\nBE;BU;CA\n", "AA;\nAH;\nAI;\n", "1. AA\n2. AH\n3. AI\n"]
)
def test_regular_lines_of_words_are_no_table(text: str) -> None:
    assert len(words(text)) >= 3


def test_a_sentence_stays_readable_whatever_it_quotes() -> None:
    long = "x-" * 5000
    assert len(str(refused(f"AA\n{long}\n{long}x\n"))) < 400
    assert len(str(refused(";".join(["AA"] * 5000), "mot"))) < 400
    assert len(str(refused(f"AA {long}\nAH {long}"))) < 400


# --- Whatever is given -------------------------------------------------------------------------------------

anything = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=120).map(lambda text: text.encode("utf-8", "replace")),
    st.text(alphabet="aÉœZ ,;|\t\n\r\"'#/-1.", max_size=120).map(str.encode),
    st.text(max_size=60).map(lambda text: text.encode("utf-16", "replace")),
)


@given(anything, st.sampled_from([None, "1", "2", "mot"]), st.sampled_from([None, *decoding.ENCODINGS]))
def test_any_bytes_give_words_or_a_refusal(data: bytes, column: str | None, encoding: str | None) -> None:
    try:
        got = read_words(data, "x", column=column, encoding=encoding)
    except Refusal as refusal:
        assert str(refusal)
        return
    left_out = sum(left.times for left in got.report.left_out)
    assert got.report.read == got.report.taken + got.report.duplicates + left_out
    assert got.report.changed <= got.report.taken == len(got.words)
    assert list(got.words) == sorted(set(got.words))
    assert all(2 <= len(word) <= 15 and word.isascii() and word.isupper() for word in got.words)


@given(st.lists(st.text("ABEIOSTZ", min_size=2, max_size=15), min_size=1, max_size=40, unique=True))
def test_a_clean_list_is_taken_whole(clean: list[str]) -> None:
    assert imported("\n".join(clean)).words == tuple(sorted(clean))


def test_plain_spelling() -> None:
    assert [plain(word) for word in ("Œil", "ex-æquo", "Noël", "ça", "ǽ", "ﬁn")] == [
        "OEIL",
        "EX-AEQUO",
        "NOEL",
        "CA",
        "AE",
        "FIN",
    ]
