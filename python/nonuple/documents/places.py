"""Who sits where: cards for the tables, the list at the door, codes to cut out."""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence

from nonuple.documents.model import (
    AnyBlock,
    Beside,
    CardSheets,
    CutMark,
    Document,
    Ends,
    Facing,
    Flow,
    Foot,
    Inline,
    Pane,
    PaperColumn,
    PaperSheet,
    Prose,
    QrPicture,
    Rule,
    Ruled,
    Space,
    Span,
    Steps,
    Title,
    bold,
)
from nonuple.documents.slips import qr_code
from nonuple.documents.values import AtTable, Badge, Occasion
from nonuple.documents.voice import Voice
from nonuple.texts import Language
from nonuple.texts import documents as texts


def table_cards(
    players: Sequence[AtTable], occasion: Occasion, language: Language, *, phones: bool = False
) -> Document:
    """A folded card a table: its number for the room on one side, what its player must know on the other."""
    say = Voice(language)
    cards = [tuple(_tent(player, occasion, say, phones)) for player in players]
    sheet = CardSheets(cards, 1, 1, (0, 0), cut=False)
    return Document(say(texts.TABLE_CARDS), language, (sheet,))


def _tent(player: AtTable, occasion: Occasion, say: Voice, phones: bool) -> Iterator[AnyBlock]:
    facts = ", ".join(part for part in (player.series, player.club) if part)
    beside = [Prose(player.name, 24, face="display", fit=True, after=5)]
    beside += [Prose(facts, 14, fit=True, after=5)] if facts else []
    yield Facing(
        (
            Space(),
            Beside(
                (
                    Pane((Prose((Span(str(player.table), "heavy"),), 210, fit=True, after=0),), 1.25),
                    Pane((*beside, *_post(player, say))),
                ),
                gap=12,
                level="middle",
            ),
            Space(),
        ),
    )
    yield CutMark("fold", say(texts.FOLD_HERE))
    yield Facing(
        (
            Space(),
            Beside(
                (
                    Pane(
                        (
                            Prose((bold(_where(player, occasion, say)),), 12, heading=True, after=4.5),
                            Prose(player.name, 24, face="display", fit=True, after=7),
                            Steps(tuple(_instructions(player, occasion, say)), 12.5),
                            Space(3.5),
                            Prose(say(texts.PHONES_PLAY if phones else texts.NO_PHONES), 9.5),
                        ),
                        1.9,
                    ),
                    Pane((_code(player, say),)),
                ),
                gap=12,
                level="middle",
            )
            if player.code or player.link
            else Beside(
                (
                    Pane(
                        (
                            Prose((bold(_where(player, occasion, say)),), 12, heading=True, after=4.5),
                            Prose(player.name, 24, face="display", fit=True, after=7),
                            Steps(tuple(_instructions(player, occasion, say)), 12.5),
                        )
                    ),
                )
            ),
            Space(),
        ),
        turned=False,
    )


def _post(player: AtTable, say: Voice) -> Iterator[AnyBlock]:
    if player.post:
        yield Rule()
        yield Prose(say(texts.POST_OF, post=player.post), 12, fit=True)


def _where(player: AtTable, occasion: Occasion, say: Voice) -> str:
    return ", ".join(part for part in (say(texts.TABLE_N, table=player.table), occasion.line) if part)


def _instructions(player: AtTable, occasion: Occasion, say: Voice) -> Iterator[Inline]:
    before, _, after = say(texts.WRITE_NUMBER, table="\0").partition("\0")
    yield (before, bold(player.table), after)
    yield say(texts.HOLD_UP)
    yield say(texts.READ_NOTES)
    if occasion.appeal:
        yield f"{occasion.appeal}."


def _code(player: AtTable, say: Voice) -> QrPicture:
    content = player.link or player.code
    return QrPicture(
        qr_code(content),
        say(texts.CODE_OF, table=player.table),
        58,
        below=player.code or player.link,
        framed=True,
    )


def codes(
    players: Sequence[AtTable], occasion: Occasion, language: Language, *, address: str = ""
) -> Document:
    """A code a table to cut out, twenty-four a page: its picture, and the code written beside."""
    say = Voice(language)
    cards = [
        (
            Beside(
                (
                    Pane(
                        (
                            Prose((bold(say(texts.TABLE_N, table=player.table)),), 13, fit=True, after=2),
                            Prose(player.name, 9, fit=True, after=2.6),
                            Prose((Span(player.code, "mono"),), 12, fit=True, after=2),
                            Prose(address or occasion.event, 8.5, fit=True, after=0),
                        ),
                        1.3,
                    ),
                    Pane((_small_code(player, say),)),
                ),
                gap=2,
                level="middle",
            ),
        )
        for player in players
    ]
    sheet = CardSheets(cards, 3, 8, (4, 4), middle=True)
    return Document(say(texts.CODES), language, (sheet,))


def _small_code(player: AtTable, say: Voice) -> QrPicture:
    return QrPicture(qr_code(player.link or player.code), say(texts.CODE_OF, table=player.table), 24)


def badges(people: Sequence[Badge], occasion: Occasion, language: Language) -> Document:
    """A badge each to cut out, eight a page; its picture is what a scanner at the door types, all season."""
    say = Voice(language)
    sheet = CardSheets([tuple(_badge(one, occasion, say)) for one in people], 2, 4, (6, 6), middle=True)
    return Document(say(texts.BADGES), language, (sheet,))


def _badge(one: Badge, occasion: Occasion, say: Voice) -> Iterator[AnyBlock]:
    facts = ", ".join(part for part in (one.club, one.series) if part)
    said = [Prose((Span(one.name, "heavy"),), 17, fit=True, after=2.4)]
    said += [Prose(facts, 11, fit=True, after=2.4)] if facts else []
    said += [Prose(occasion.event, 9, fit=True, after=2)] if occasion.event else []
    code = QrPicture(qr_code(one.card), say(texts.CARD_OF, name=one.name), 26)
    pane = Pane((*said, Prose((Span(one.card, "mono"),), 9, fit=True, after=0)), 1.6)
    yield Beside((pane, Pane((code,))), gap=3, level="middle")


# --- The list at the door ----------------------------------------------------------------------------------


def attribution(
    players: Sequence[AtTable],
    occasion: Occasion,
    language: Language,
    *,
    issued: str = "",
    game: int | None = None,
) -> Document:
    """Everybody's table, in alphabetical order, in two columns with initials in the margin."""
    say = Voice(language)
    ordered = sorted(players, key=lambda player: alphabetical(player.name))
    called = Counter(player.name for player in players)
    rows: list[tuple[Inline, ...]] = []
    heavy: list[int] = []
    last = ""
    for player in ordered:
        initial = alphabetical(player.name)[:1].upper()
        if initial != last:
            heavy.append(len(rows))
        rows.append(
            (
                (Span(initial, "display"),) if initial != last else "",
                _surname_first_of(player, alone=called[player.name] == 1),
                _post_number(player, say),
                str(player.table),
            )
        )
        last = initial
    columns = (
        PaperColumn(width=6.5),
        PaperColumn(share=1, fit=True),
        PaperColumn(style="soft"),
        PaperColumn(align="right", style="big"),
    )
    title = say(texts.YOUR_TABLE_IN, game=game) if game else say(texts.YOUR_TABLE)
    table = Ruled(columns, rows, 5.55, 11, heavy_rows=heavy, open=True, striped=True)
    blocks: tuple[AnyBlock, ...] = (
        Title(title, occasion.aside, 26),
        Ends("", say(texts.SO_MANY_PLAYERS, count=len(players)), size=10),
        Flow((table,), 2),
    )
    sheet = PaperSheet(blocks, foot=Foot(issued, numbered=True))
    return Document(title, language, (sheet,))


def _surname_first_of(player: AtTable, *, alone: bool) -> Inline:
    """Of namesakes with what tells one from the other."""
    name, mark = surname_first(player.name), player.club or player.series
    return name if alone or not mark else (*name, Span(f" ({mark})", "soft"))


def _post_number(player: AtTable, say: Voice) -> str:
    number = player.post.partition(",")[0]
    return say(texts.POST_LOWER, post=number) if number else ""


def alphabetical(name: str) -> str:
    """As a French index sorts: accents and capitals count for nothing."""
    pieces = unicodedata.normalize("NFKD", name)
    return "".join(piece for piece in pieces if not unicodedata.combining(piece)).casefold()


_PARTICLES = frozenset({"al", "ben", "da", "de", "del", "des", "di", "du", "el", "la", "le", "van", "von"})
"""Words with which a surname of several words begins."""


def surname_first(name: str) -> tuple[str | Span, ...]:
    """The first word of what was registered, in bold, with the particle before it."""
    first, _, rest = name.partition(" ")
    if first.casefold() in _PARTICLES and " " in rest:
        after, _, rest = rest.partition(" ")
        first = f"{first} {after}"
    return (bold(first), f" {rest}") if rest else (bold(first),)
