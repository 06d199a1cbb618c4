"""What documents are made from: plain values, in the words of whoever prints them."""

from collections.abc import Sequence

import msgspec

from nonuple.documents.model import Inline, bold


class Occasion(msgspec.Struct, frozen=True):
    """What is played, and when."""

    event: str = ""
    day: str = ""
    game: str = ""
    """`partie 2 sur 5`."""
    manner: str = ""
    """`duplicate normal, 3 minutes`."""
    appeal: str = ""
    """Until when one may appeal, by which article."""
    lexicon: str = ""
    """The list that decides, at the foot of the pages that tell what it decided."""

    @property
    def aside(self) -> tuple[Inline, ...]:
        """The two lines beside the title of a sheet."""
        first = (bold(self.event), f", {self.day}" if self.event and self.day else self.day)
        second = ", ".join(part for part in (self.game, self.manner) if part)
        second = second[:1].upper() + second[1:]
        return tuple(line for line in (first if self.event or self.day else "", second) if line)

    @property
    def line(self) -> str:
        return ", ".join(part for part in (self.event, self.game) if part)


class AtTable(msgspec.Struct, frozen=True):
    """Who sits where."""

    table: int
    name: str
    club: str = ""
    series: str = ""
    category: str = ""
    post: str = ""
    """The arbiter's post and name."""
    code: str = ""
    """What lets a phone in."""
    link: str = ""
    """What the picture of the code says."""


class Badge(msgspec.Struct, frozen=True):
    """Who somebody is, and what his card says."""

    name: str
    card: str
    club: str = ""
    series: str = ""


class RoadLine(msgspec.Struct, frozen=True):
    """A turn on a player's own sheet."""

    rack: str = ""
    word: str = ""
    ref: str = ""
    points: str = ""
    retained: str = ""
    retained_ref: str = ""
    top: int | None = None
    scored: int | None = None
    warnings: int = 0


class PaperNote(msgspec.Struct, frozen=True):
    """A correction note."""

    table: int
    name: str
    turn: int
    sanction: str
    points: int | None
    word: str = ""
    """As it was written, a joker's letter in lower case."""
    ref: str = ""
    """As it was written."""
    claimed: int | None = None
    grounds: Sequence[str] = ()
    """Codes of the motives."""
    refused: Sequence[str] = ()
    """Words that are not admitted."""
    said: Sequence[str] = ()
    """Every other ground, in the words of the verdict."""
    articles: Sequence[str] = ()
    warnings: int = 0
    free: int | None = None
    warned: bool = False
    """Whether this slip was warned of."""
    appeal: str = ""
    """Until when one may appeal, by which article."""
    sketch: Sequence[str] = ()
    """The squares of the slip as they were filled in, row by row; without, the word alone."""
    place: str = ""
    """Where the word was taken to lie."""
    rows: Sequence[str] = ()
    """The grid on which it was played."""
    premiums: Sequence[str] = ()


class Rectification(msgspec.Struct, frozen=True):
    """What a double arbiter finds: a green note."""

    turn: int
    table: int
    entered: str = ""
    read: str = ""
    ground: str = ""
    follow: str = ""
    hour: str = ""
    name: str = ""
    post: str = ""


class Marked(msgspec.Struct, frozen=True):
    """A player's points at a turn, as an arbiter marks them."""

    points: int | None
    sanction: str = "none"


class MarkLine(msgspec.Struct, frozen=True):
    table: int
    name: str
    marks: Sequence[Marked] = ()
    warnings: int = 0


class MarkBlock(msgspec.Struct, frozen=True):
    """The tables of one arbiter."""

    lines: Sequence[MarkLine]
    post: str = ""
    """The number of the post, and who holds it."""
    arbiter: str = ""


class SheetTurn(msgspec.Struct, frozen=True):
    """A turn of a game sheet."""

    rack: str
    word: str
    """A joker's letter in lower case."""
    ref: str
    points: int
    bonus: bool = False
    next: str = ""
    """The best solution after it."""
    next_points: int | None = None
    finders: str = ""


class GamePaper(msgspec.Struct, frozen=True):
    """A game to publish."""

    turns: Sequence[SheetTurn]
    rows: Sequence[str]
    premiums: Sequence[str]
    last: Sequence[tuple[int, int]] = ()
    """Squares of the word last laid."""
    remarks: Sequence[str] = ()

    @property
    def top(self) -> int:
        return sum(turn.points for turn in self.turns)


class Placed(msgspec.Struct, frozen=True):
    """One line of a ranking."""

    rank: int
    name: str
    total: int
    negative: int
    club: str = ""
    series: str = ""
    category: str = ""
    percent: float | None = None
    games: Sequence[int | None] = ()
    tops: int | None = None


class PaperRanking(msgspec.Struct, frozen=True):
    lines: Sequence[Placed]
    games: Sequence[str] = ()
    """The head of each game's column; none for one game."""
    clubs: Sequence[tuple[int, str, int]] = ()
    solos: Sequence[tuple[str, str, str]] = ()
    """Turn, word, player."""
    top: int = 0
    state: str = ""
    """`Définitif le 15 novembre à 17:04`."""
    teams: Sequence[tuple[int, str, int]] = ()
    best: int | None = None
    """How many people count for a club; all without."""
    series: Sequence[str] = ()
    categories: Sequence[str] = ()
    """In the order of whoever made them; what is not among them follows in alphabetical order."""


class ToSpeak(msgspec.Struct, frozen=True):
    """What a chief says at a turn: on the left what it is about, on the right the words."""

    turn: int
    rack: str
    lines: Sequence[tuple[str, str]]


class AttachedSlip(msgspec.Struct, frozen=True):
    """Another slip of the same player, for comparison."""

    turn: int
    sketch: Sequence[str]
    ref: str
    claimed: str


class AppealPaper(msgspec.Struct, frozen=True):
    """The file of a case."""

    number: str
    player: str
    table: int
    turn: int
    game: str
    event: str
    rack: str
    rows: Sequence[str]
    premiums: Sequence[str]
    strong: Sequence[tuple[int, int]] = ()
    """Squares of the word in question."""
    sketch: Sequence[str] = ()
    """What is written on the slip, row by row."""
    ref: str = ""
    claimed: str = ""
    dispute: Sequence[str] = ()
    statements: Sequence[tuple[str, str]] = ()
    decision: str = ""
    motive: str = ""
    votes: Sequence[tuple[str, str]] = ()
    course: Sequence[tuple[str, str, str]] = ()
    """When, what happened, and what is to be known of it."""
    pieces: Sequence[str] = ()
    consequence: str = ""
    strip: tuple[str, str, str] = ("", "", "")
    """What the arbiters write at the foot of a slip: turn, verdict, who."""
    panel: Sequence[tuple[str, str, str, str]] = ()
    """The commission of appeal: seat, name, nationality, whom he replaces."""
    attached: Sequence[AttachedSlip] = ()
    decided: Sequence[str] = ()
    """All that people decided in the game."""
    fingerprint: str = ""
