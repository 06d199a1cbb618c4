"""GCG, the notation of games for two, adapted to duplicate.

One player, `duplicate`, plays every retained word. Places are turned round, since GCG numbers rows and
letters columns: our `H5` across is `8E`, our `4H` down is `D8`. Tiles already on the grid are dots, jokers
lower case. What GCG has no place for stands in `#description nonuple:` and `#note nonuple:` (rulebook,
formula, rejections, ties, end); what other programs write there is passed over.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from nonuple.errors import Refusal
from nonuple.formats import rejects
from nonuple.formats.retelling import Told, retell
from nonuple.formats.soundness import LONGEST_LINE, MOST_TURNS, read_end, read_left
from nonuple.pieces.board import EMPTY, Board, Placement
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import ROWS, SIZE, Ref, read_word
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL, variant
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.duplicate.state import lay
from nonuple.play.record import EndReason, Record
from nonuple.rulebooks.registry import CURRENT, duplicate_name
from nonuple.texts import sheet as texts

PLAYER = "duplicate"

_PRAGMA = re.compile(r"#([a-z0-9-]+)\s*(.*)", re.IGNORECASE)
_MOVE = re.compile(
    r">\s*(?P<player>[^:]*):\s+(?P<rack>[A-Z?]+)\s+(?P<place>\S+)\s+(?P<word>[A-Za-z.()]+)"
    r"\s+\+(?P<score>\d{1,5})\s+(?P<total>\d{1,6})(?:\s.*)?",
    re.ASCII,
)
_ACROSS = re.compile(r"(?P<row>\d{1,2})(?P<column>[A-O])", re.IGNORECASE | re.ASCII)
_DOWN = re.compile(r"(?P<column>[A-O])(?P<row>\d{1,2})", re.IGNORECASE | re.ASCII)
_TIES = re.compile(r"[0-9]{1,6}")
OURS = "nonuple:"
_NO_TILE = Board()


# --- Writing -----------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    yield f"#player1 {PLAYER} Duplicate"
    named = {"edition": record.edition, "formula": record.formula, **_variant(record)}
    yield f"#description {joined(named)}"
    if record.end is None:
        yield "#incomplete"
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    total = 0
    for turn in record.turns:
        total += turn.score
        if turn.word:
            word = dotted(standing.place(turn.ref, turn.word))
            yield f">{PLAYER}: {turn.rack} {place_of(Ref.parse(turn.ref))} {word} +{turn.score} {total}"
            standing = standing.after(turn)
        else:
            yield f"#rack1 {turn.rack}"
        notes = {"rejected": rejects.write(turn.rejected), "ties": str(turn.ties or "")}
        if any(notes.values()):
            yield f"#note {joined(notes)}"
    if record.end is not None:
        yield f"#note {joined({'end': record.end, 'left': record.left})}"


def joined(notes: Mapping[str, str]) -> str:
    """Ours, so that nobody else's note is taken for one."""
    return f"{OURS} " + "; ".join(f"{name} {value}" for name, value in notes.items() if value)


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers; those below a note of another program go on with it, and are left out."""
    noting = False
    for number, line in enumerate(map(str.strip, text.removeprefix("\ufeff").splitlines()), start=1):
        noting = line.lower().startswith("#note") or (noting and not line.startswith(("#", ">")))
        if line.startswith(("#", ">")) or not noting:
            yield number, line


def said_in_notes(value: str) -> Iterator[tuple[str, str]]:
    """What one of our notes says, name by name; of somebody else's nothing."""
    if value.startswith(OURS):
        for note in value.removeprefix(OURS).split(";"):
            what, _, said = note.strip().partition(" ")
            yield what, said


def place_of(ref: Ref) -> str:
    """A place as GCG writes it: rows are numbers, columns letters; the row comes first across."""
    row, column = str(ref.row + 1), ROWS[ref.column]
    return column + row if ref.down else row + column


def dotted(placement: Placement) -> str:
    """The word with dots for what lies on the grid already; whole where it cannot lie there."""
    if placement.faults:
        return placement.word
    laid = {laid.square for laid in placement.laid}
    step = SIZE if placement.ref.down else 1
    return "".join(
        letter if placement.ref.square + step * at in laid else "."
        for at, letter in enumerate(placement.word)
    )


def _variant(record: Record) -> dict[str, str]:
    return {} if record.variant == USUAL.name else {"variant": record.variant}


# --- Reading -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Game:
    """What the lines read so far say."""

    told: tuple[Told, ...] = ()
    board: Board = _NO_TILE
    total: int = 0
    player: str | None = None
    edition: str = CURRENT
    variant: str = USUAL.name
    formula: Formula | None = None
    end: EndReason | None = None
    left: str | None = None


def read(text: str) -> Record:
    game = _Game()
    for number, line in lines_of(text):
        try:
            game = _with_line(game, line)
        except Refusal as problem:
            raise Refusal(texts.LINE, line=number, problem=problem) from problem
    if not game.told and game.end is None and game.formula is None:
        raise Refusal(texts.NO_GAME)
    return retell(
        game.told,
        edition=game.edition,
        variant=game.variant,
        formula=game.formula,
        end=game.end,
        left=game.left,
    )


def _with_line(game: _Game, line: str) -> _Game:
    if not line:
        return game
    if len(line) > LONGEST_LINE:
        raise Refusal(texts.LONG_LINE, most=LONGEST_LINE)
    if pragma := _PRAGMA.fullmatch(line):
        return _with_pragma(game, pragma[1].lower(), pragma[2])
    return _with_move(game, line)


def _with_pragma(game: _Game, name: str, value: str) -> _Game:
    if name == "rack1" and value:
        return _opened(game, Told(Rack.parse(value.upper())))
    if name in ("description", "note"):
        for what, said in said_in_notes(value):
            game = _with_turn_note(_with_game_note(game, what, said), what, said)
    return game


def _with_game_note(game: _Game, what: str, said: str) -> _Game:
    match what:
        case "edition":
            return replace(game, edition=duplicate_name(said))
        case "variant":
            return replace(game, variant=variant(said).name)
        case "formula":
            return replace(game, formula=Formula.parse(said))
        case "end":
            return replace(game, end=read_end(said), left="")
        case "left":
            return replace(game, left=read_left(said))
    return game


def _with_turn_note(game: _Game, what: str, said: str) -> _Game:
    """What a note says of the turn just above it."""
    if not game.told:
        return game
    if what == "rejected":
        return _changed(game, replace(game.told[-1], rejected=rejects.read(said)))
    if what == "ties" and _TIES.fullmatch(said):
        return _changed(game, replace(game.told[-1], ties=int(said)))
    return game


def _changed(game: _Game, last: Told) -> _Game:
    return replace(game, told=(*game.told[:-1], last))


def _opened(game: _Game, told: Told) -> _Game:
    if game.told and not game.told[-1].word:
        raise Refusal(texts.NO_SOLUTION, rack=game.told[-1].rack)
    if len(game.told) == MOST_TURNS:
        raise Refusal(texts.TOO_MANY_ROWS, most=MOST_TURNS)
    return replace(game, told=(*game.told, told))


def _with_move(game: _Game, line: str) -> _Game:
    move = _MOVE.fullmatch(line)
    if move is None:
        raise Refusal(texts.GCG_LINE, found=line)
    if game.player not in (None, move["player"]):
        raise Refusal(texts.GCG_TWO_PLAYERS)
    score, total = int(move["score"]), int(move["total"])
    if total != game.total + score:
        raise Refusal(
            texts.WRONG_TOTAL, total=total, before=game.total, score=score, expected=game.total + score
        )
    ref = read_place(move["place"])
    word = read_word(undotted(game.board, ref, re.sub("[()]", "", move["word"])))
    opened = _opened(game, Told(Rack.parse(move["rack"]), str(ref), word, score))
    return replace(opened, player=move["player"], total=total, board=lay(game.board, str(ref), word))


def read_place(text: str) -> Ref:
    """The place that GCG calls `8E` (across) or `D8` (down)."""
    across = _ACROSS.fullmatch(text)
    found = across or _DOWN.fullmatch(text)
    if found is None or not 1 <= int(found["row"]) <= SIZE:
        raise Refusal(texts.GCG_PLACE, place=text)
    return Ref(int(found["row"]) - 1, ROWS.index(found["column"].upper()), down=across is None)


def undotted(board: Board, ref: Ref, word: str) -> str:
    """The word with the letters of the grid instead of dots."""
    line = board.columns[ref.column][ref.row :] if ref.down else board.rows[ref.row][ref.column :]
    if len(word) > len(line):
        raise Refusal(texts.GCG_TOO_LONG, word=word)
    whole = "".join(lies if letter == "." else letter for letter, lies in zip(word, line, strict=False))
    if EMPTY in whole:
        raise Refusal(texts.GCG_NO_LETTER, word=word)
    return whole
