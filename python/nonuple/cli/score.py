"""`nonuple score`: the ledger of games given as JSON."""

import re

import msgspec

from nonuple.cli.objects import Source, answer_each
from nonuple.errors import Refusal
from nonuple.formats.jsonl import JsonLine
from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn, Points
from nonuple.ledger.ledger import settle
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.rulebooks.registry import CURRENT, duplicate
from nonuple.slips.verdict import PENALTY, Motive, Sanction, Solution, Verdict
from nonuple.texts import ledger as texts

_SOME_SLIP = re.compile(r"(?P<slips>turns\[(?P<turn>\d+)\]\.slips)\[\.\.\.\](?P<rest>.*)")
"""How a fault in a slip is located before its table is known."""


class _Slip(msgspec.Struct, frozen=True):
    """A slip as it was judged, by whatever program."""

    points: Points | None
    sanction: Sanction
    gross: Points | None = None
    """None: it follows from `points`."""
    motives: list[Motive] | None = None
    scrabble: bool = False
    """Whether it earned the bonus for seven letters; only the family rules ask."""

    @property
    def verdict(self) -> Verdict:
        gross = self.gross
        if gross is None and self.points is not None:
            gross = self.points + PENALTY * (self.sanction is Sanction.PENALTY)
        solution = Solution("", "", scrabble=True) if self.scrabble else None
        return Verdict(self.points, gross, self.sanction, tuple(self.motives or ()), solution)


class _Turn(msgspec.Struct, frozen=True):
    top: Points
    slips: dict[str, _Slip]


class _Written(msgspec.Struct, frozen=True):
    """A game as the contract writes it."""

    players: list[LedgerPlayer]
    turns: list[_Turn]
    id: msgspec.Raw = msgspec.Raw(b"null")
    edition: str | None = None
    formula: str | None = None
    blitz: bool | None = None
    pairs: bool | None = None
    sudden_death: bool | None = None


def score(file: Source, /) -> None:
    answer_each(file, _answer, texts.PROGRESS)


def _answer(line: JsonLine) -> dict[str, object]:
    written = _decoded(line)
    return {"id": written.id, **msgspec.structs.asdict(settle(_game(line, written)))}


def _decoded(line: JsonLine) -> _Written:
    """The object as written; a refusal also names the table whose slip is at fault."""
    try:
        return line.decode(_Written, texts.SHAPES)
    except Refusal as problem:
        found = _SOME_SLIP.match(str(problem.values.get("field", "")))
        table = _misshapen(line, int(found["turn"])) if found else None
        if found is None or table is None:
            raise
        field = f"{found['slips']}.{table}{found['rest']}"
        raise line.refuse(field, problem.values["problem"]) from None


def _misshapen(line: JsonLine, turn: int) -> str | None:
    """The table of the first slip of a turn that cannot be read."""
    try:
        slips = msgspec.json.decode(line.text)["turns"][turn]["slips"]
    except msgspec.DecodeError:
        return None
    for table, slip in slips.items():
        try:
            msgspec.convert(slip, _Slip)
        except msgspec.ValidationError:
            return str(table)
    return None


def _game(line: JsonLine, written: _Written) -> LedgerGame:
    _check_tables(line, written)
    try:
        rules = duplicate(written.edition or CURRENT).ledger
    except Refusal as problem:
        raise line.refuse("edition", problem) from problem
    try:
        formula = Formula.parse(written.formula or NORMAL.name)
    except Refusal as problem:
        raise line.refuse("formula", problem) from problem
    return LedgerGame(
        players=written.players,
        turns=[
            LedgerTurn(turn.top, {table: slip.verdict for table, slip in turn.slips.items()})
            for turn in written.turns
        ],
        rules=rules,
        formula=formula,
        blitz=bool(written.blitz),
        pairs=bool(written.pairs),
        sudden_death=bool(written.sudden_death),
    )


def _check_tables(line: JsonLine, written: _Written) -> None:
    """Every table is one player's, and slips come from players."""
    known: set[str] = set()
    for place, player in enumerate(written.players):
        table = str(player.table)
        if table in known:
            raise line.refuse(f"players[{place}].table", texts.TABLE_TWICE.say(table=table))
        known.add(table)
    for place, turn in enumerate(written.turns):
        stranger = next((table for table in turn.slips if table not in known), None)
        if stranger is not None:
            raise line.refuse(f"turns[{place}].slips.{stranger}", texts.TABLE_UNKNOWN.say(table=stranger))
