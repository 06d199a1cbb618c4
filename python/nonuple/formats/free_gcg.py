"""GCG of a free game, as the programs that play it exchange games: one line a turn, a name for each player.

What GCG has no place for stands in `#description nonuple:` and `#note nonuple:`; what other programs write
there is passed over. Letters drawn are not written: they are what a player holds at his next turn.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from nonuple.errors import Refusal
from nonuple.formats.free_soundness import MOST_FREE_TURNS, sound_free
from nonuple.formats.gcg import OURS, dotted, joined, lines_of, place_of, read_place, said_in_notes, undotted
from nonuple.formats.soundness import LONGEST_LINE
from nonuple.pieces.board import Board
from nonuple.pieces.draw import has, without
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.variant import USUAL, Variant, variant
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.checking import boards_of
from nonuple.play.free.record import Closing, Contested, FreeEnd, FreeRecord, FreeTurn
from nonuple.play.free.settings import WordsBy
from nonuple.texts import free as free_texts
from nonuple.texts import sheet as texts

_PRAGMA = re.compile(r"#([a-z-]+)(\d?)\s*(.*)", re.IGNORECASE)
_LINE = re.compile(
    r">\s*(?P<nick>[^:]+):\s+(?:(?P<rack>[A-Z?]+)\s+)?(?P<what>\([A-Za-z?]*\)|--?[A-Z?]*|\S+\s+[A-Za-z.()]+)"
    r"\s+(?P<score>[+-]\d{1,5})\s+(?P<total>-?\d{1,6})(?:\s.*)?",
    re.ASCII,
)
_ENDS: Mapping[str, FreeEnd] = {
    "out": "out",
    "no-play": "no-play",
    "all-passed": "all-passed",
    "resigned": "resigned",
}


# --- Writing -----------------------------------------------------------------------------------------------


def write(record: FreeRecord) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: FreeRecord) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    nicks = _nicks(record.seats)
    for number, (nick, name) in enumerate(zip(nicks, record.seats, strict=True), 1):
        yield f"#player{number} {nick} {name}"
    usual = record.variant == USUAL.name
    described = {"free": record.words, "lots": "".join(record.lots), "first": str(record.first)}
    yield f"#description {joined(described | ({} if usual else {'variant': record.variant}))}"
    if record.end is None:
        yield "#incomplete"
    totals = [0] * len(nicks)
    board = Board(variant=record.pieces)
    for turn in record.turns:
        yield from _turn_lines(turn, nicks, totals, board)
        if turn.action == "play" and not turn.lost:
            board = board.play(turn.ref or "", turn.word or "")
    if record.end is None:
        yield from (f"#rack{seat + 1} {rack}" for seat, rack in _racks_now(record).items())
        yield f"#note {joined({'left': record.left})}"
    else:
        yield from _end_lines(record.end, record.left, nicks, totals)


def _turn_lines(turn: FreeTurn, nicks: Sequence[str], totals: list[int], board: Board) -> Iterator[str]:
    head = f">{nicks[turn.seat]}: {turn.rack}"
    if turn.action != "play":
        yield f"{head} -{turn.aside or ''} +0 {totals[turn.seat]}"
        if turn.late:
            yield f"#note {joined({'late': 'yes'})}"
        return
    placement = board.place(turn.ref or "", turn.word or "")
    score = placement.score if turn.lost else turn.points
    totals[turn.seat] += score
    word = dotted(placement)
    yield f"{head} {place_of(Ref.parse(turn.ref or ''))} {word} +{score} {totals[turn.seat]}"
    if turn.challenge is None:
        return
    challenge = turn.challenge
    if challenge.upheld:
        totals[turn.seat] -= score
        yield f"{head} -- -{score} {totals[turn.seat]}"
    else:
        totals[challenge.by] -= CHALLENGE_COST
        yield f">{nicks[challenge.by]}: (challenge) -{CHALLENGE_COST} {totals[challenge.by]}"
    yield f"#note {joined({'by': str(challenge.by), 'words': ' '.join(challenge.words)})}"


def _end_lines(end: Closing, left: str, nicks: Sequence[str], totals: list[int]) -> Iterator[str]:
    for seat, nick in enumerate(nicks):
        for kind, points in (("", end.adjust[seat]), ("time", (end.late or (0,) * len(nicks))[seat])):
            totals[seat] += points
            if kind == "time" and not points:
                continue
            letters = kind or end.racks[seat] or "".join(end.racks)
            own = f" {end.racks[seat]}" if end.racks[seat] else ""
            yield f">{nick}:{own} ({letters}) {points:+d} {totals[seat]}"
    gone = "".join(map(str, end.resigned or ()))
    yield f"#note {joined({'end': end.reason, 'left': left, 'resigned': gone})}"


def _racks_now(record: FreeRecord) -> dict[int, str]:
    """What each holds, of those who have played, while the game goes on."""
    racks: dict[int, str] = {}
    board = Board(variant=record.pieces)
    for turn in record.turns:
        laid = turn.aside or ""
        if turn.action == "play" and not turn.lost:
            laid = board.place(turn.ref or "", turn.word or "").needs
            board = board.play(turn.ref or "", turn.word or "")
        racks[turn.seat] = without(turn.rack, laid) + turn.drawn
    return racks


def _nicks(names: Sequence[str]) -> list[str]:
    """A word for each player, of plain letters, that no other has."""
    nicks: list[str] = []
    for number, name in enumerate(names, 1):
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        nick = re.sub(r"[^A-Za-z0-9_-]", "", plain) or "joueur"
        nicks.append(nick if nick not in nicks else f"{nick}{number}")
    return nicks


# --- Reading -----------------------------------------------------------------------------------------------

_NO_TILE = Board()
_IN_ENGLISH = variant("english")
_ENGLISH = re.compile(
    r"^#lexicon\s+\S*(?:CSW|NWL|TWL|OWL|OTCWL|OSPD|OSWI?|SOWPODS|COLLINS|ENABLE)",
    re.IGNORECASE | re.MULTILINE,
)
_FOREIGN = re.compile(r">[^:]+:[^:]*[^\W\d_A-Za-z]")
"""A turn with a letter that no tile of ours has."""


@dataclass(frozen=True)
class _Read:
    """What the lines read so far say."""

    nicks: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    turns: tuple[FreeTurn, ...] = ()
    board: Board = _NO_TILE
    before: Board = _NO_TILE
    totals: tuple[int, ...] = ()
    words: WordsBy = "challenge"
    lots: tuple[str, ...] = ()
    first: int | None = None
    variant: str = USUAL.name
    end: FreeEnd | None = None
    left: str = ""
    adjust: Mapping[int, int] = field(default_factory=dict)
    late: Mapping[int, int] = field(default_factory=dict)
    last: Mapping[int, str] = field(default_factory=dict)
    """What each holds at the end."""
    resigned: tuple[int, ...] = ()


def is_free(text: str) -> bool:
    """Whether a GCG file is of a game between players, not of duplicate."""
    return re.search(r"^\s*#player2\b", text, re.IGNORECASE | re.MULTILINE) is not None


def read(text: str) -> FreeRecord:
    """The game; one of another program is played with the letters in which its scores are right."""
    told = _ENGLISH.search(text)
    game = _game(text, _IN_ENGLISH if told else USUAL)
    if told or OURS in text or _right(game) == len(game.turns):
        return game
    other = _game(text, _IN_ENGLISH)
    return max(game, other, key=_right)


def _right(game: FreeRecord) -> int:
    """How many turns are worth what they were said to be."""
    worth = (
        turn.action != "play"
        or turn.lost
        or before.place(turn.ref or "", turn.word or "").score == turn.points
        for turn, before, _ in boards_of(game)
    )
    return sum(worth)


def _game(text: str, letters: Variant) -> FreeRecord:
    game = _Read(variant=letters.name, board=Board(variant=letters), before=Board(variant=letters))
    for number, line in lines_of(text):
        try:
            game = _with_line(game, line)
        except Refusal as problem:
            raise Refusal(texts.LINE, line=number, problem=problem) from problem
    if not game.turns and game.end is None:
        raise Refusal(texts.NO_GAME)
    return sound_free(_record(game))


def _with_line(game: _Read, line: str) -> _Read:
    if not line:
        return game
    if len(line) > LONGEST_LINE:
        raise Refusal(texts.LONG_LINE, most=LONGEST_LINE)
    if pragma := _PRAGMA.fullmatch(line):
        return _with_pragma(game, *pragma.groups())
    found = _LINE.fullmatch(line)
    if found is None and _FOREIGN.match(line):
        raise Refusal(texts.GCG_FOREIGN_LETTERS, found=line)
    if found is None or found["nick"].strip() not in game.nicks:
        raise Refusal(texts.FREE_GCG_LINE, found=line)
    seat = game.nicks.index(found["nick"].strip())
    what, rack, score = found["what"], found["rack"] or "", int(found["score"])
    total = game.totals[seat] + score
    if total != int(found["total"]):
        raise Refusal(
            texts.WRONG_TOTAL, total=found["total"], before=game.totals[seat], score=score, expected=total
        )
    game = replace(game, totals=_put(game.totals, seat, total))
    if what.startswith("("):
        return _with_points(game, seat, what[1:-1], rack, score)
    if len(game.turns) == MOST_FREE_TURNS:
        raise Refusal(texts.TOO_MANY_ROWS, most=MOST_FREE_TURNS)
    return _with_turn(game, seat, what, rack, score)


def _with_pragma(game: _Read, name: str, number: str, value: str) -> _Read:
    name = name.lower()
    if name == "player" and number:
        nick, _, full = value.partition(" ")
        zero = (*game.totals, 0)
        return replace(
            game, nicks=(*game.nicks, nick), names=(*game.names, full.strip() or nick), totals=zero
        )
    if name == "rack" and number:
        return replace(game, last={**game.last, int(number) - 1: value.strip().upper()})
    if name in ("description", "note"):
        for what, said in said_in_notes(value):
            game = _with_note(game, what, said)
    return game


def _with_note(game: _Read, what: str, said: str) -> _Read:
    """What a note says of the game."""
    told: dict[str, object] = {}
    match what:
        case "free":
            told = {"words": "checked" if said == "checked" else "challenge"}
        case "lots":
            told = {"lots": tuple(said)}
        case "first" if said.isdecimal():
            told = {"first": int(said)}
        case "variant":
            told = {"variant": variant(said).name, "board": Board(variant=variant(said))}
        case "end" if said in _ENDS:
            told = {"end": _ENDS[said]}
        case "left":
            told = {"left": said}
        case "resigned":
            told = {"resigned": tuple(int(one) for one in said if one.isdecimal())}
    return _with_turn_note(replace(game, **told), what, said)  # type: ignore[arg-type]


def _with_turn_note(game: _Read, what: str, said: str) -> _Read:
    """What a note says of the turn just above it."""
    challenge = game.turns[-1].challenge if game.turns else None
    if what == "late" and game.turns:
        return _with_last(game, late=True)
    if challenge is not None and what == "by" and said.isdecimal():
        return _with_last(game, challenge=msgspec.structs.replace(challenge, by=int(said)))
    if challenge is not None and what == "words":
        return _with_last(game, challenge=msgspec.structs.replace(challenge, words=tuple(said.split())))
    return game


def _with_last(game: _Read, **changes: object) -> _Read:
    return replace(game, turns=(*game.turns[:-1], msgspec.structs.replace(game.turns[-1], **changes)))


def _with_points(game: _Read, seat: int, what: str, rack: str, score: int) -> _Read:
    """Points that are no turn: of a challenge, of time, of the letters left."""
    if what == "challenge" and game.turns:
        return _with_last(game, challenge=Contested(seat, (), upheld=False))
    if what == "time":
        return replace(game, late={**game.late, seat: score})
    held = {seat: rack}
    if not rack and len(game.nicks) == 2:
        held = {seat: "", 1 - seat: what}
    return replace(game, adjust={**game.adjust, seat: score}, last={**game.last, **held})


def _with_turn(game: _Read, seat: int, what: str, rack: str, score: int) -> _Read:
    if what == "--":
        return _withdrawn(game, seat)
    done: dict[str, object]
    if what.startswith("-"):
        aside = what[1:]
        done = {"action": "exchange", "aside": aside} if aside else {"action": "pass"}
    else:
        place, word = what.split()
        ref = read_place(place)
        word = read_word(undotted(game.board, ref, re.sub("[()]", "", word)))
        placement = game.board.place(ref, word)
        done = {
            "action": "play",
            "ref": str(ref),
            "word": placement.word,
            "score": score,
            "bonus": placement.bonus,
            "cross": placement.cross,
        }
        game = replace(game, before=game.board, board=game.board.play(ref, word))
    turn = msgspec.convert(
        {"n": len(game.turns) + 1, "seat": seat, "rack": rack, "drawn": "", **done}, FreeTurn
    )
    return replace(game, turns=(*game.turns, turn))


def _withdrawn(game: _Read, seat: int) -> _Read:
    if not game.turns or game.turns[-1].seat != seat or game.turns[-1].action != "play":
        raise Refusal(texts.FREE_GCG_LINE, found="--")
    after = (seat + 1) % len(game.nicks)
    challenge = Contested(after, (game.turns[-1].word or "",), upheld=True)
    return replace(_with_last(game, score=0, bonus=0, challenge=challenge), board=game.before)


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _record(game: _Read) -> FreeRecord:
    seats = range(len(game.nicks))
    if not 2 <= len(seats) <= 4:
        raise Refusal(free_texts.HOW_MANY, count=len(seats))
    first = game.turns[0].seat if game.first is None and game.turns else game.first or 0
    return FreeRecord(
        seats=game.names,
        words=game.words,
        lots=game.lots,
        first=first,
        turns=_with_drawn(game),
        end=_closing(game),
        left=game.left,
        variant=game.variant,
    )


def _with_drawn(game: _Read) -> tuple[FreeTurn, ...]:
    """What was drawn after a turn is what is new at one's next, or at the end."""
    board, held, told = Board(variant=variant(game.variant)), dict(game.last), []
    kept: list[str] = []
    for turn in game.turns:
        laid = turn.aside or ""
        if turn.action == "play":
            laid = "" if turn.lost else board.place(turn.ref or "", turn.word or "").needs
            board = board if turn.lost else board.play(turn.ref or "", turn.word or "")
        kept.append(without(turn.rack, laid))
    for turn, own in reversed(list(zip(game.turns, kept, strict=True))):
        following = held.get(turn.seat, "")
        drawn = without(following, own) if has(following, own) else ""
        passed = turn.action == "pass" or turn.lost
        told.append(turn if passed else msgspec.structs.replace(turn, drawn=drawn))
        held[turn.seat] = turn.rack
    return tuple(reversed(told))


def _closing(game: _Read) -> Closing | None:
    """The end as it is told; by other programs only in what the letters left bring."""
    if game.end is None and not game.adjust:
        return None
    seats = range(len(game.nicks))
    gained = any(points > 0 for points in game.adjust.values())
    return Closing(
        reason=game.end or ("out" if gained else "all-passed"),
        racks=tuple(game.last.get(seat, "") for seat in seats),
        adjust=tuple(game.adjust.get(seat, 0) for seat in seats),
        totals=game.totals,
        late=tuple(game.late.get(seat, 0) for seat in seats) if game.late else None,
        resigned=game.resigned or None,
    )
