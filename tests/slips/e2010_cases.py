"""What the 2010 rulebook changes: slips of its own, and those of 2009 that it judges otherwise."""

from nonuple.pieces.board import Board
from tests.slips.e2009_cases import (
    BESIDE_MEUBL,
    JOKER,
    MEUBLE,
    MUNIE,
    PASSE,
    PASSERA,
    RIZ,
    SER,
    WORDS,
    Case,
    Position,
    Want,
    down,
    right,
    zero,
)
from tests.slips.e2009_cases import (
    CASES as CASES_2009,
)

RODE = Position(Board().play("H5", "RODE"), "MNTIRAO", 2)
SHORT = Position(Board().play("H8", "ET"), "LUSENIO", 2)

BLANK_B = MEUBLE._replace(rack="?EULMTR")
REPOS = Position(Board().play("H7", "OS"), "EPRTINU", 2, (*WORDS, "REPOS"))

RENUMBERED = {"4.3": "4.4", "4.4": "4.5", "4.5": "4.6", "4.6": "4.7"}
"""Articles of 2009 that a new one, the penalty, moves by one."""


def warning(points: int, *codes: str, article: str = "4.4") -> Want:
    return Want(points, "warning", codes, article)


def penalty(points: int, code: str) -> Want:
    return Want(points, "penalty", (code,), "4.3")


JUDGED_OTHERWISE = {
    "a word that lacks a letter of the grid": penalty(5, "last-letter-missing"),
    "the reference of the second letter": penalty(33, "location-shifted"),
    "one wrong letter beside three right ones": warning(21, "junction-nearly-right"),
    "one letter of the chain is wrong": warning(21, "junction-nearly-right"),
    "two letters at each end": right(15),
    "one letter at one end": right(15),
    "one letter at each end": warning(15, "junction-two-letters"),
    "an error in the word extended": warning(9, "junction-nearly-right"),
    "one mode right, word not in full": penalty(5, "last-letter-missing"),
    "junction and direction inverted": warning(20, "inverted"),
}
"""By the name of the slip."""


def _in_2010(case: Case) -> Case:
    want = case.want._replace(article=RENUMBERED.get(case.want.article or "", case.want.article))
    return case._replace(
        article=RENUMBERED.get(case.article, case.article), want=JUDGED_OTHERWISE.get(case.name, want)
    )


SHIFTED = (
    Case("4.3", "one row off", PASSE, down("DEPLIEZ"), "4E", 38, penalty(33, "location-shifted")),
    Case("4.3", "one column off", PASSE, down("DEPLIEZ"), "5F", 38, penalty(33, "location-shifted")),
    Case(
        *("4.3", "one row and one column off", PASSE, down("DEPLIEZ"), "5G", 38),
        penalty(33, "location-shifted"),
    ),
    Case("4.3", "two rows off", PASSE, down("DEPLIEZ"), "4D", 38, zero("location-wrong")),
    Case("4.3", "one row off, not in full", PASSE, down("DEPLIE"), "4E", 38, zero()),
    Case("4.3", "one row off, another score", PASSE, down("DEPLIEZ"), "4E", 39, zero("location-wrong")),
    Case("4.3", "one row off, no score", PASSE, down("DEPLIEZ"), "4E", None, zero("location-wrong")),
    Case(
        *("4.3", "one row off, a word lengthened wrongly", PASSE, down("RIZ"), "9G", 21),
        zero("junction-not-admitted"),
    ),
    Case(
        *("4.3", "one row off, a letter crossed wrongly", PASSE._replace(rack="MENUTOS"), ("MENU",), "G7", 9),
        penalty(4, "location-shifted"),
    ),
    Case(
        *("4.3", "one row off onto a valid place", SER, down("SER"), "9G", 12),
        warning(13, "score-wrong"),
    ),
    Case(
        *("4.3", "fewer points than the penalty", SHORT, down("TE"), "9I", 3),
        penalty(0, "location-shifted"),
    ),
    Case(
        *("4.3", "letters one column off", MUNIE, ("PAS..", "MUNIE"), None, 20),
        penalty(15, "location-shifted"),
    ),
    Case(
        *("4.3", "letters one column off, another score", MUNIE, ("PAS..", "MUNIE"), None, 21),
        zero("junction-not-admitted"),
    ),
    Case(
        *("4.3", "letters two columns off", MUNIE, ("...PAS", "MUNIE."), None, 20),
        zero("location-wrong"),
    ),
    Case(
        *("4.3", "misconduct is added to a penalty", PASSE, down("DEPLIEZ"), "4E", 38),
        Want(33, "penalty", ("location-shifted", "misconduct"), "4.3"),
        faults=("misconduct",),
    ),
    Case(
        *("4.5", "no warning with a penalty", PASSE, down("DEPLIEZ"), "4E", 38),
        penalty(33, "location-shifted"),
        faults=("untidy",),
    ),
    Case(
        *("4.3", "one row off with a joker, the score tells", JOKER, down("TISSAT"), "6G", 9),
        penalty(4, "location-shifted"),
    ),
)

LAST_LETTER = (
    Case(
        *("4.3", "last letter missing, wrong score", MEUBLE, down("MEUBL"), "8C", 11),
        penalty(5, "last-letter-missing"),
    ),
    Case(
        *("4.3", "last letter missing, joker circled", BLANK_B, down("MEUbL"), "8C", 7),
        penalty(2, "last-letter-missing"),
    ),
    Case(
        *("4.3", "last letter missing, located by letters", MEUBLE, BESIDE_MEUBL, None, 10),
        penalty(5, "last-letter-missing"),
    ),
    Case("4.3", "last letter missing, wrong place", MEUBLE, down("MEUBL"), "8A", 10, zero()),
    Case("4.3", "two letters missing", REPOS, ("REP",), "H4", 14, zero("not-in-full")),
    Case(
        *("4.3", "the last letter is not on the grid", PASSE, down("DEPLIE"), "4F", 38),
        zero("word-not-admitted"),
    ),
)

NEARLY_RIGHT = (
    Case(
        *("4.4", "a letter changed", MUNIE, (".PES.", "MUNIE"), None, 20),
        warning(20, "junction-nearly-right"),
    ),
    Case(
        *("4.4", "two neighbours swapped", MUNIE, (".PSA.", "MUNIE"), None, 20),
        warning(20, "junction-nearly-right"),
    ),
    Case(
        *("4.4", "a letter left out", RODE, ("..M", "RDE", "..N", "..T", "..I", "..R"), None, 8),
        warning(8, "junction-nearly-right"),
    ),
    Case(
        *("4.4", "two letters changed", MUNIE, (".PEL.", "MUNIE"), None, 20),
        zero("location-wrong"),
    ),
    Case(
        *("4.4", "nearly right and a wrong score", MUNIE, (".PES.", "MUNIE"), None, 21),
        warning(20, "junction-nearly-right", "score-wrong"),
    ),
    Case(
        *("4.4", "the right junction has two letters", MUNIE, (".PE..", "MUNIE"), None, 20),
        zero("location-wrong"),
    ),
    Case(
        *("4.4", "a letter of the extended word left out", PASSERA, ("PASERA",), None, 9),
        warning(9, "junction-nearly-right"),
    ),
    Case(
        *("4.4", "two letters of the extended word swapped", PASSERA, ("PSASERA",), None, 9),
        warning(9, "junction-nearly-right"),
    ),
    Case("4.4", "a chain all right", PASSE, RIZ, None, 21, right(21)),
)

CASES = tuple(map(_in_2010, CASES_2009)) + SHIFTED + LAST_LETTER + NEARLY_RIGHT
