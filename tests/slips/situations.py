"""Small situations in which slips are judged, and a way to judge that reads like the game."""

from collections.abc import Mapping, Sequence

from nonuple._kernel import Words
from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.tiles import Rack
from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Principal, Situation, Slip, SlipFault
from nonuple.slips.verdict import Code, Opinion, Verdict, Zero

SHORT = (
    "AI AN AS AU CE DE DO DU EN ES ET EU IL IN LA LE LU MA ME MI MU NE NI NU "
    "ON OR OS OU RE SA SE SI SU TE TU UN US"
)


def situation(*laid: str, rack: str, words: str, turn: int = 2, formula: str = "normal") -> Situation:
    """A board on which words were laid (`H5 RODE`), a rack, and the only words admitted."""
    board = Board()
    for one in laid:
        ref, word = one.split()
        board = Board(board.place(ref, word).grid)
    return Situation(
        board,
        Rack.parse(rack),
        Words.build(f"{SHORT} {words}".replace(" ", "\n").encode()),
        turn,
        Formula.parse(formula),
    )


def slip(
    *sketch: str,
    ref: str | None = None,
    score: int | None = None,
    faults: Sequence[str] = (),
    main: tuple[str, str] | None = None,
) -> Slip:
    """A slip of these rows; `main` is the word the arbiter takes as the principal one, and H or V."""
    principal = Principal(main[0], main[1] == "V") if main else None
    return Slip(sketch, ref, score, frozenset(map(SlipFault, faults)), principal)


def down(word: str) -> tuple[str, ...]:
    """The rows of a word written downwards."""
    return tuple(word)


def judged(
    where: Situation,
    what: Slip,
    *,
    edition: str = "2026",
    opinions: Mapping[str, str] | None = None,
    opinions_at: Mapping[str, str] | None = None,
    history: Sequence[Zero] = (),
    peers: Sequence[int | None] | None = None,
) -> Verdict:
    return judge(
        edition,
        where,
        what,
        opinions={word: Opinion(opinion) for word, opinion in (opinions or {}).items()},
        opinions_at={ref: Opinion(opinion) for ref, opinion in (opinions_at or {}).items()},
        history=history,
        peers=peers,
    )


def played(verdict: Verdict) -> tuple[str, str] | None:
    """Where the solution lies, and how it reads."""
    return (verdict.solution.ref, verdict.solution.word) if verdict.solution else None


def unnotified(word: str, turn: int = 1, code: str = "word-not-admitted") -> Zero:
    return Zero(turn, word, Code(code))


def decided(verdict: Verdict) -> tuple[int | None, str, set[str]]:
    """Points, sanction and codes, to be compared at a glance."""
    return verdict.points, str(verdict.sanction), {str(code) for code in verdict.codes}


RODE = situation(
    "H5 RODE",
    rack="MNTIRAO",
    words="CLIC DECLIC DORE ERODE GODE MATIN MENTI MENTIR MINER MONTRA RATION RIDE RODE RODER RODES",
)
"""MENTIR lies only at 8G (8 points): the rack has no E."""

RENE = situation("H5 RENE", rack="BLUEISA", words="BLEUIS BLUES BUSE LUES RENE RENES SUBI")
"""BLEUIS at I3 scores 21."""

TRAIN = situation("H6 TRAIN", rack="ENESOUP", words="ENTRAINE ENTRAINES SOUPE TRAIN TRAINE TRAINES TRAINS")

PARI = situation("H5 PARI", rack="MENUTOS", words="MENU MENUS MUET PARI PARIE PARIS SUMO TENU TENUS TOME")
"""MENU at G8 scores 9 (MI); at I8 it would form IM."""

ERAI = situation(
    "C5 SERAI", "8C IBRUTI", "H4 FERAI", rack="TAPEZON", turn=4, words="FERAI FERAIT SERAI SERAIT TAPEZ ZETA"
)
"""TAPEZ after ERAI, which is there twice: 9H scores 26, 10C 24; at 5E it scores 32."""

EDGE = situation("H1 PASSE", rack="DEEILRZ", words="LIE LIRE PASSE PASSER PASSEZ RIZ")
"""RIZ downwards: 6F (PASSEZ) 31, 6H (PASSER) 40; at 6G (20) it would form PASSEI. LIE downwards: 5F, 3."""

JOKER = situation("H5 RODE", rack="DLIC?AO", words="COL DECLIC RODE")
"""DECLIC at 8G: 11 with the joker for the first C, 8 for the second. COL at 6G: 5, a joker as L 4, as C 2."""

FEUX = situation("H5 RENE", "I3 BLEUIS", rack="FAXEUOT", turn=3, words="BLEUIS FEUX RENE RENES")
"""FEUX at 6G extends EU and scores 36."""

FIRST = situation(rack="FEDAYIN", turn=1, words="DAINE FADE FEDAYIN YEN")
"""FEDAYIN scores 110 at H8, less elsewhere."""

META = situation("H5 RODE", rack="SITEAMO", words="META RODE")
"""META lies across at G8 (9) and downwards at 8G (5): from the same square."""
