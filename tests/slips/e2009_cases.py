"""Slips for every sentence of chapters 3 and 4 of the 2009 rulebook, and what each earns."""

from typing import NamedTuple

from nonuple.pieces.board import Board

WORDS = (
    *("AGORA", "AN", "AS", "AU", "DECIDE", "DELIREZ", "DEPLIEZ", "DERIDERA", "ELU", "ET", "ETE", "FADE"),
    *("FEDAYIN", "LE", "LES", "LIEZ", "LU", "MALE", "MALES", "ME", "MENTIR", "MENU", "MEUBLE", "MEUBLER"),
    *("MEUBLERA", "MI", "MU", "MUNIE", "NE", "NI", "OS", "OSE", "OSER", "PASSE", "PASSEE", "PASSER"),
    *("PASSERA", "PASSES", "PASSEZ", "PU", "RE", "RELAIS", "REMEUBLERA", "RIZ", "RODE", "RU", "SALE"),
    *("SALES", "SE", "SI", "SUR", "SURPASSE", "TE", "TISSAT", "UN", "US", "ZELE"),
)


class Position(NamedTuple):
    """What lies on the grid, and the letters in play."""

    board: Board
    rack: str
    turn: int
    words: tuple[str, ...] = WORDS
    formula: str = "normal"

    def without(self, *words: str) -> "Position":
        """The same with fewer words admitted."""
        return self._replace(words=tuple(word for word in self.words if word not in words))


class Want(NamedTuple):
    """The verdict expected: all its codes are among the motives, and one of them cites the article."""

    points: int | None
    sanction: str
    codes: tuple[str, ...] = ()
    article: str | None = None
    """The article named by the case, unless another one decides."""


class Case(NamedTuple):
    """One slip."""

    article: str
    name: str
    position: Position
    sketch: tuple[str, ...]
    reference: str | None
    score: int | None
    want: Want
    faults: tuple[str, ...] = ()
    history: tuple[dict[str, object], ...] = ()
    peers: tuple[int | None, ...] | None = None


def right(points: int) -> Want:
    return Want(points, "none")


def warning(points: int, *codes: str, article: str = "4.3") -> Want:
    return Want(points, "warning", codes, article)


def zero(*codes: str, article: str = "4.2") -> Want:
    return Want(0, "zero", codes, article)


def down(word: str) -> tuple[str, ...]:
    return tuple(word)


FIRST = Position(Board(), "ADEFINY", 1)
FIRST_JOKER = Position(Board(), "DECIE?L", 1)
FIRST_EIGHT = Position(Board(), "DERIERA?", 1, formula="7+8")
PASSE = Position(Board().play("H4", "PASSE"), "DEEILRZ", 2)
WITHOUT_Z = PASSE._replace(rack="DEEILRA")
MUNIE = PASSE._replace(rack="EIMNTUV")
MEUBLE = PASSE._replace(rack="BELMRTU")
ON_A_JOKER = MEUBLE._replace(board=Board().play("H4", "PASSe"))
PASSERA = PASSE._replace(rack="AEINRTU")
SER = PASSE._replace(words=(*WORDS, "SER"), rack="SERTINU")
JOKER = PASSE._replace(rack="T?ISALO")
RELAIS = Position(Board().play("H4", "PASSE").play("8H", "ETE"), "LESTARI", 3)
MEUBLER = Position(Board().play("H5", "MEUBLER"), "AEIRNTU", 2)
OS = Position(Board().play("H7", "OS"), "ERTINUM", 2)
TWICE = Position(Board().play("H5", "MALE").play("6D", "AGORA").play("D5", "SALE"), "SURNOTE", 4)

OVER_MUNIE = (".PAS.", "MUNIE")
SUR_TWICE = ("ALES", "...U", "...R")
RIZ = ("SSER", "...I", "...Z")
LONGER_RIZ = ("ASSER", "....I", "....Z")
BESIDE_DEPLIEZ = ("D..", "E..", "PAS", "L..", "I..", "E..", "Z..")
BESIDE_MEUBL = ("....M", "....E", "....U", "....B", "....L", "PASS.")


CHAPTER_3 = (
    Case("3.1", "word, reference and score", PASSE, down("DEPLIEZ"), "4F", 38, right(38)),
    Case("3.1", "word, junction letters and score", MUNIE, OVER_MUNIE, None, 20, right(20)),
    Case("3.1", "the letter of a joker is circled", JOKER, down("tISSAT"), "6F", 7, right(7)),
    Case(
        *("3.1", "nothing is written before the slips are collected", PASSE, down("DEPLIEZ"), "4F", 38),
        warning(38, "misconduct"),
        faults=("wrote-after-end",),
    ),
    Case("3.2.1", "a letter first is across", MUNIE, ("MUNIE",), "I 3", 20, right(20)),
    Case("3.2.1", "a number first is down", PASSE, down("DEPLIEZ"), "4 f", 38, right(38)),
    Case("3.2.1", "no reference at the first turn", FIRST, ("FEDAYIN",), None, 110, right(110)),
    Case(
        *("3.2.2", "a word that lacks a letter of the grid", MEUBLE, down("MEUBL"), "8C", 10),
        zero("not-in-full"),
    ),
    Case(
        *("3.2.2", "the reference of the second letter", PASSE, down("DEPLIEZ"), "4G", 38),
        zero("location-wrong"),
    ),
    Case("3.2.2", "a reference far away", PASSE, down("DEPLIEZ"), "4A", 38, zero("location-wrong")),
    Case("3.2.2", "an extension needs no right reference", PASSERA, ("PASSERA",), "A1", 9, right(9)),
    Case(
        *("3.2.2", "an extension needs no legible reference", PASSERA, ("PASSERA",), None, 9, right(9)),
        faults=("reference-illegible",),
    ),
    Case("3.2.2", "an extension needs no reference", PASSERA, ("PASSERA",), None, 9, right(9)),
    Case(
        *("3.2.2", "an extension with a wrong score", PASSERA, ("PASSERA",), "H4", 12),
        warning(9, "score-wrong"),
    ),
    Case(
        *("3.3.1", "letters inside the word and beside it", PASSE, BESIDE_DEPLIEZ, None, 38, right(38)),
    ),
    Case("3.3.1", "letters in a chain", PASSE, RIZ, None, 21, right(21)),
    Case("3.3.1", "letters in front and behind", RELAIS, (".E", ".T", "RELAIS"), None, 8, right(8)),
    Case(
        *("3.3.1", "one letter is too few", PASSE, ("ER", ".I", ".Z"), None, 21),
        zero("location-wrong"),
    ),
    Case("3.3.1", "no letter at all", MUNIE, ("MUNIE",), None, 20, zero("location-wrong")),
    Case(
        *("3.3.1", "one wrong letter beside three right ones", PASSE, ("X....", *LONGER_RIZ), None, 21),
        zero("location-wrong"),
    ),
    Case(
        *("3.3.1", "one letter of the chain is wrong", PASSE, ("XSSER", "....I", "....Z"), None, 21),
        zero("location-wrong"),
    ),
    Case("3.3.2", "an extension behind, shortened", PASSERA, ("SSERA",), None, 9, right(9)),
    Case(
        *("3.3.2", "an extension in front, shortened", PASSE._replace(rack="SURTIVE"), ("SURPAS",), None, 30),
        right(30),
    ),
    Case(
        *("3.3.2", "a shortened extension with two letters", PASSERA, ("SERA",), None, 9),
        warning(9, "junction-two-letters"),
    ),
    Case(
        *("3.3.2", "a shortened extension with one letter", PASSERA, ("ERA",), None, 9),
        zero("location-wrong"),
    ),
    Case(
        *("3.3.2", "a shortened extension without its neighbour", PASSERA, ("RA",), None, 9),
        zero("not-in-full"),
    ),
    Case(
        *(
            "3.3.2",
            "a word alone, and no extension that is admitted",
            SER.without("PASSER"),
            ("SER",),
            None,
            10,
        ),
        zero("location-wrong"),
    ),
    Case(
        *("3.3.2", "three letters at each end", MEUBLER, ("REMEU.LERA",), None, 15),
        right(15),
    ),
    Case(
        *("3.3.2", "two letters at each end", MEUBLER, ("REME...ERA",), None, 15),
        warning(15, "junction-two-letters"),
    ),
    Case(
        *("3.3.2", "one letter at one end", MEUBLER, ("REM....ERA",), None, 15),
        zero("location-wrong"),
    ),
    Case(
        *("3.3.2", "one letter at each end", MEUBLER, ("REM.....RA",), None, 15),
        zero("location-wrong"),
    ),
    Case(
        *("3.3.2", "the extension of two letters is written in full", OS, ("SER",), "H7", 4),
        zero("not-in-full"),
    ),
    Case("3.3.2", "the extension of two letters, in full", OS, ("OSER",), "H7", 4, right(4)),
    Case(
        *("3.3.2", "an error in the word extended", PASSERA, ("PESSERA",), None, 9),
        zero("copy-error"),
    ),
    Case("3.3.3", "two places, the score is the one's", TWICE, SUR_TWICE, None, 10, right(10)),
    Case("3.3.3", "two places, the score is the other's", TWICE, SUR_TWICE, None, 8, right(8)),
    Case(
        *("3.3.3", "two places, the score is nobody's", TWICE, SUR_TWICE, None, 9),
        warning(8, "score-wrong", article="3.3.3"),
    ),
    Case(
        *("3.3.3", "two places, no score", TWICE, SUR_TWICE, None, None),
        warning(8, "score-missing", article="3.3.3"),
    ),
    Case(
        *("3.3.3", "a place that would be null does not count", TWICE.without("SALES"), SUR_TWICE, None, 8),
        warning(10, "score-wrong"),
    ),
    Case("3.4", "both modes right", MUNIE, OVER_MUNIE, "I3", 20, right(20)),
    Case(
        *("3.4", "letters right, reference wrong", MUNIE, OVER_MUNIE, "A1", 20),
        warning(20, "two-modes-one-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "reference right, letters wrong", MUNIE, ("PAS..", "MUNIE"), "I3", 20),
        warning(20, "two-modes-one-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "reference right, two letters only", MUNIE, (".PA..", "MUNIE"), "I3", 20),
        warning(20, "two-modes-one-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "reference right, one stray letter", PASSE, ("DX", *down("EPLIEZ")), "4F", 38),
        warning(38, "two-modes-one-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "letters right, the reference lengthens a word wrongly", PASSE, RIZ, "9G", 21),
        zero("location-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "one mode right, word not in full", MEUBLE, BESIDE_MEUBL, "8C", 10),
        zero("not-in-full"),
    ),
    Case(
        *("3.4", "both modes wrong", MUNIE, (".PES.", "MUNIE"), "A1", 20),
        zero("location-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "both modes wrong, one of them by one column", MUNIE, (".PES.", "MUNIE"), "I4", 20),
        zero("location-wrong", article="3.4"),
    ),
    Case(
        *("3.4", "letters right, reference illegible", MUNIE, OVER_MUNIE, None, 20),
        warning(20, "two-modes-one-wrong", article="3.4"),
        faults=("reference-illegible",),
    ),
    Case("3.4", "an extension is not held to both modes", PASSERA, ("SSERA",), "C3", 9, right(9)),
)

CHAPTER_4 = (
    Case("4.1", "an admitted word", PASSE, down("DEPLIEZ"), "4F", 38, right(38)),
    Case(
        *("4.1", "a word that is not admitted", PASSE.without("DEPLIEZ"), down("DEPLIEZ"), "4F", 38),
        zero("word-not-admitted"),
    ),
    Case("4.2", "no slip", PASSE, (), None, None, zero("no-slip"), faults=("no-slip",)),
    Case("4.2", "a blank slip", PASSE, (), None, None, zero("blank"), faults=("blank",)),
    Case(
        *("4.2", "several slips, the others blank", PASSE, down("DEPLIEZ"), "4F", 38, right(38)),
        faults=("several-slips", "blank"),
    ),
    Case("4.2", "a blank slip nobody marked", PASSE, (), None, None, zero("blank")),
    Case(
        *("4.2", "several written slips", PASSE, down("DEPLIEZ"), "4F", 38, zero("several-slips")),
        faults=("several-slips",),
    ),
    Case("4.2", "written after the time", PASSE, down("DEPLIEZ"), "4F", 38, zero("late"), faults=("late",)),
    Case(
        *("4.2", "exchanged", PASSE, down("DEPLIEZ"), "4F", 38, zero("exchanged")),
        faults=("exchanged",),
    ),
    Case(
        *("4.2", "a letter that was not drawn", WITHOUT_Z, down("DEPLIEZ"), "4F", 38),
        zero("letter-error"),
    ),
    Case(
        *("4.2", "a junction that is not admitted", PASSE, down("RIZ"), "9G", 31),
        zero("junction-not-admitted"),
    ),
    Case(
        *("4.2", "a junction not admitted by letters", PASSE.without("PASSER"), RIZ, None, 21),
        zero("junction-not-admitted"),
    ),
    Case(
        *("4.2", "a modified word that is not admitted", PASSERA.without("PASSERA"), ("PASSERA",), "H4", 9),
        zero("word-not-admitted"),
    ),
    Case("4.2", "a letter nobody can read", PASSE, down("DEPL?EZ"), "4F", 38, zero("illegible")),
    Case(
        *("4.2", "nobody can read it", PASSE, down("DEPLIEZ"), "4F", 38, zero("illegible")),
        faults=("illegible",),
    ),
    Case(
        *("4.2", "reference and direction inverted", PASSE, ("DEPLIEZ",), "F4", 38),
        zero("location-wrong", "inverted"),
    ),
    Case(
        *("4.2", "junction and direction inverted", MUNIE, (".M", "PU", "AN", "SI", ".E"), None, 20),
        zero("location-wrong", "inverted"),
    ),
    Case(
        *("4.2", "both inverted, one letter that forms two words", RELAIS, down("ET"), "7I", 6),
        warning(6, "inverted"),
    ),
    Case(
        *("4.2", "a reference nobody can read", PASSE, down("DEPLIEZ"), None, 38, zero("location-wrong")),
        faults=("reference-illegible",),
    ),
    Case("4.2", "a reference that is none", PASSE, down("DEPLIEZ"), "4$", 38, zero("location-wrong")),
    Case(
        *("4.2", "serious misconduct", PASSE, down("DEPLIEZ"), "4F", 38, zero("serious-misconduct")),
        faults=("serious-misconduct",),
    ),
    Case("4.3", "no score", PASSE, down("DEPLIEZ"), "4F", None, warning(38, "score-missing")),
    Case("4.3", "a wrong score", PASSE, down("DEPLIEZ"), "4F", 83, warning(38, "score-wrong")),
    Case("4.3", "a wrong score by letters", MUNIE, OVER_MUNIE, None, 21, warning(20, "score-wrong")),
    Case("4.3", "first turn, a possible score", FIRST, ("FEDAYIN",), "H2", 94, right(110)),
    Case("4.3", "first turn, written downwards", FIRST, down("FEDAYIN"), None, 110, right(110)),
    Case("4.3", "first turn, no score", FIRST, ("FEDAYIN",), None, None, warning(110, "score-missing")),
    Case("4.3", "first turn, no such score", FIRST, ("FEDAYIN",), "H8", 111, warning(110, "score-wrong")),
    Case(
        *("4.3", "two letters instead of three", PASSE, ("SER", "..I", "..Z"), None, 21),
        warning(21, "junction-two-letters"),
    ),
    Case("4.3", "two letters after a first word of two", OS, ("OSE",), None, 3, right(3)),
    Case(
        *("4.3", "two letters later on", OS._replace(turn=3), ("OSE",), None, 3),
        warning(3, "junction-two-letters"),
    ),
    Case("4.3", "no circle", JOKER, down("TISSAT"), "6F", 9, warning(9, "joker-not-circled")),
    Case(
        *("4.3", "no circle around a joker of the grid", ON_A_JOKER, down("MEUBLE"), "8C", 9, right(9)),
    ),
    Case(
        *("4.3", "a circle around a joker of the grid", ON_A_JOKER, down("MEUBLe"), "8C", 9, right(9)),
    ),
    Case("4.3", "a wrong circle", JOKER, down("TiSSAT"), "6F", 9, warning(9, "joker-wrongly-circled")),
    Case(
        *("4.3", "a circle without a joker", PASSE, down("DEPLiEZ"), "4F", 38),
        warning(38, "joker-wrongly-circled"),
    ),
    Case("4.3", "the reference is inverted", PASSE, down("DEPLIEZ"), "F4", 38, warning(38, "inverted")),
    Case("4.3", "the direction is inverted", PASSE, ("DEPLIEZ",), "4F", 38, warning(38, "inverted")),
    Case(
        *("4.3", "inverted, both ways possible, the score of one", RELAIS, ("RELAIS",), "7J", 9),
        warning(9, "inverted"),
    ),
    Case(
        *("4.3", "inverted, both ways possible, the score of the other", RELAIS, ("RELAIS",), "7J", 8),
        warning(8, "inverted"),
    ),
    Case(
        *("4.3", "inverted, both ways possible, a wrong score", RELAIS, ("RELAIS",), "7J", 10),
        warning(8, "inverted"),
    ),
    Case("4.3", "untidy", PASSE, down("DEPLIEZ"), "4F", 38, warning(38, "untidy"), faults=("untidy",)),
    Case(
        *("4.3", "misconduct", PASSE, down("DEPLIEZ"), "4F", 38, warning(38, "misconduct")),
        faults=("misconduct",),
    ),
    Case(
        *("4.4", "two grounds, one warning", JOKER, down("TISSAT"), "6F", None),
        warning(7, "joker-not-circled", "score-missing"),
    ),
    Case(
        *("4.4", "no warning with a zero", PASSE, down("DEPLIEZ"), "4A", None, zero("location-wrong")),
        faults=("untidy",),
    ),
    Case(
        *("4.4", "misconduct is added to a warning", PASSE, down("DEPLIEZ"), "4F", 83),
        warning(38, "score-wrong", "misconduct"),
        faults=("misconduct",),
    ),
    Case(
        *("4.4", "misconduct is added to a zero", PASSE, down("DEPLIEZ"), "4A", 38),
        zero("location-wrong", "misconduct"),
        faults=("misconduct",),
    ),
    Case(
        *("4.5", "two valid words, the score of the least", PASSE, ("R.Z", "I.E", "Z.L", "..E"), "9H", 21),
        right(21),
    ),
    Case(
        *("4.5", "two valid words, the score of the best", PASSE, ("R.Z", "I.E", "Z.L", "..E"), "9H", 31),
        warning(21, "score-wrong"),
    ),
    Case(
        *("4.5", "two words, one not admitted", PASSE, ("R.R", "I.E", "Z.Z"), "9H", 21),
        zero("several-solutions", "word-not-admitted", article="4.5"),
    ),
    Case("4.5", "what is struck out does not exist", PASSE, ("R", "I", "Z"), "9H", 21, right(21)),
    Case(
        *("4.5", "no circle, the score tells", JOKER, down("TISSAT"), "6F", 7),
        warning(7, "joker-not-circled"),
    ),
    Case(
        *("4.5", "no circle, the score does not tell", JOKER, down("TISSAT"), "6F", 8),
        warning(7, "joker-not-circled", "score-wrong"),
    ),
    Case(
        *("4.5", "a wrong circle, the score does not tell", JOKER, down("TISSaT"), "6F", 10),
        warning(7, "joker-wrongly-circled", "score-wrong"),
    ),
    Case(
        *("4.5", "a possible circle, the score of the other", JOKER, down("TISSAt"), "6F", 7),
        warning(9, "score-wrong"),
    ),
    Case(
        *("4.5", "first turn, no circle, the score tells", FIRST_JOKER, ("DECIDE",), None, 20),
        warning(20, "joker-not-circled"),
    ),
    Case(
        *("4.5", "first turn, no circle, useless score", FIRST_JOKER, ("DECIDE",), None, 24),
        warning(20, "joker-not-circled", "score-wrong"),
    ),
    Case(
        *("4.5", "first turn, no circle, the least favourable joker", FIRST_EIGHT, ("DERIDERA",), None, 130),
        warning(129, "joker-not-circled", "score-wrong"),
    ),
    Case(
        *("4.5", "first turn, no circle, the score of one joker", FIRST_EIGHT, ("DERIDERA",), None, 135),
        warning(135, "joker-not-circled"),
    ),
    Case(
        *("4.5", "first turn, a possible circle, another score", FIRST_EIGHT, ("DERIdERA",), None, 135),
        warning(129, "score-wrong"),
    ),
    Case(
        *("4.5", "first turn, two words", FIRST, ("FEDAYIN", ".......", "FADE..."), None, 110),
        warning(16, "score-wrong"),
    ),
)

SAME_WORD: tuple[dict[str, object], ...] = ({"turn": 1, "word": "DEPLIEZ", "notified": False},)
UNKNOWN_WORD = PASSE.without("DEPLIEZ")
PEERS = (38, 20, 0, None, 21)


def average(points: int | None) -> Want:
    return Want(points, "average", ("repeated-unnotified",), "4.6")


AVERAGES = (
    Case(
        *("4.6", "the same word again, never told", UNKNOWN_WORD, down("DEPLIEZ"), "4F", 38, average(19)),
        history=SAME_WORD,
        peers=PEERS,
    ),
    Case(
        *("4.6", "never more than what was claimed", UNKNOWN_WORD, down("DEPLIEZ"), "4F", 12, average(12)),
        history=SAME_WORD,
        peers=PEERS,
    ),
    Case(
        *("4.6", "never more than what it is worth", UNKNOWN_WORD, down("DEPLIEZ"), "4F", 99, average(38)),
        history=SAME_WORD,
        peers=(90, 80),
    ),
    Case(
        *("4.6", "no other player", UNKNOWN_WORD, down("DEPLIEZ"), "4F", 38, average(None)),
        history=SAME_WORD,
    ),
    Case(
        *("4.6", "told in time", UNKNOWN_WORD, down("DEPLIEZ"), "4F", 38),
        zero("word-not-admitted"),
        history=({"turn": 1, "word": "DEPLIEZ", "notified": True},),
        peers=PEERS,
    ),
    Case(
        *("4.6", "another ground for a zero", UNKNOWN_WORD, down("DEPLIEZ"), "4A", 38),
        zero("word-not-admitted", "location-wrong"),
        history=SAME_WORD,
        peers=PEERS,
    ),
    Case(
        *("4.6", "the same junction again", PASSE.without("PASSER"), down("RIZ"), "9H", 21, average(19)),
        history=({"turn": 1, "word": "PASSER", "code": "junction-not-admitted", "notified": False},),
        peers=PEERS,
    ),
    Case(
        *("4.6", "never for a letter that was not drawn", WITHOUT_Z, down("DEPLIEZ"), "4F", 38),
        zero("letter-error"),
        history=({"turn": 1, "word": "DEPLIEZ", "code": "letter-error", "notified": False},),
        peers=PEERS,
    ),
)

CASES = CHAPTER_3 + CHAPTER_4 + AVERAGES
