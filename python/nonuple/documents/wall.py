"""What is hung up and handed out at the end: rankings, the roll of honour, diplomas."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from nonuple.documents.model import (
    AnyBlock,
    Beside,
    Document,
    Figures,
    Foot,
    Inline,
    Lines,
    Medal,
    Pane,
    PaperColumn,
    PaperSheet,
    Podium,
    Prose,
    Rule,
    Ruled,
    Space,
    Subtitle,
    TileRow,
    Title,
    bold,
)
from nonuple.documents.places import alphabetical
from nonuple.documents.values import Occasion, PaperRanking, Placed
from nonuple.documents.voice import Voice
from nonuple.texts import Language
from nonuple.texts import documents as texts

Order = Literal["rank", "series", "category", "club", "name"]
_GROUPS: Mapping[Order, Callable[[Placed], str]] = {
    "series": lambda line: line.series,
    "category": lambda line: line.category,
    "club": lambda line: line.club,
}


_GAME, _GAMES = 11.0, 66.0
"""Width of a game's column, and of all of them at most."""


def results(
    ranking: PaperRanking, occasion: Occasion, language: Language, *, order: Order = "rank"
) -> Document:
    """The ranking as it is hung up, whole, by series, category or club, or in alphabetical order."""
    say = Voice(language)
    title = say(texts.ORDERS[order])
    blocks: list[AnyBlock] = [Title(title, occasion.aside, 26)]
    if order in _GROUPS:
        for name, lines in _grouped(ranking, order):
            blocks.append(Subtitle(name or say(texts.WITHOUT), 14, "display"))
            blocks.append(_table(lines, ranking, say, group=order))
    elif order == "name":
        lines = sorted(ranking.lines, key=lambda line: alphabetical(line.name))
        blocks.append(_table(lines, ranking, say))
    else:
        blocks.append(_table(ranking.lines, ranking, say))
    if order == "club" and ranking.clubs:
        blocks[1:1] = [Subtitle(_clubs_title(ranking, say), 14, "display"), _groups(ranking.clubs, say)]
    if order == "club" and ranking.teams:
        blocks[1:1] = [Subtitle(say(texts.TEAMS), 14, "display"), _groups(ranking.teams, say)]
    sheet = PaperSheet(blocks, wide=True, foot=Foot(ranking.state, numbered=True, below=occasion.lexicon))
    return Document(title, language, (sheet,))


def _grouped(ranking: PaperRanking, order: Order) -> list[tuple[str, list[Placed]]]:
    """Those of each group, the groups in their order; who is of none comes last."""
    groups: dict[str, list[Placed]] = {}
    for line in ranking.lines:
        groups.setdefault(_GROUPS[order](line), []).append(line)
    known = {"series": ranking.series, "category": ranking.categories}.get(order, ())
    places = {name: place for place, name in enumerate(known)}
    return sorted(
        groups.items(),
        key=lambda group: (not group[0], places.get(group[0], len(places)), alphabetical(group[0])),
    )


def _clubs_title(ranking: PaperRanking, say: Voice) -> str:
    return say(texts.CLUBS) if ranking.best is None else say(texts.CLUBS_BEST, best=ranking.best)


def _table(
    lines: Sequence[Placed], ranking: PaperRanking, say: Voice, *, group: Order | None = None
) -> Ruled:
    """One line a player; within a group, his place in it comes first and his rank after it."""
    shares = not ranking.games and any(line.percent is not None for line in lines)
    game = PaperColumn(width=min(_GAME, _GAMES / max(len(ranking.games), 1)), align="right", fit=True)
    columns = [
        PaperColumn(say(texts.RANK_SHORT), width=17 if group else 12, style="heavy"),
        PaperColumn(say(texts.PLAYER), share=1.7, style="bold", fit=True),
        *([] if group == "series" else [PaperColumn(say(texts.SERIES), width=13, fit=True)]),
        *([] if group == "club" else [PaperColumn(say(texts.CLUB), share=1, fit=True)]),
        *(replace(game, head=name) for name in ranking.games),
        PaperColumn(say(texts.TOTAL), width=15, align="right", style="heavy"),
        *([PaperColumn(say(texts.OF_TOP), width=18, align="right")] if shares else []),
        PaperColumn(say(texts.NEGATIVE), width=16, align="right"),
    ]
    rows: list[tuple[Inline, ...]] = []
    for place, line in enumerate(lines, 1):
        row: list[Inline] = [f"{place} ({line.rank})" if group else str(line.rank), line.name]
        row += [] if group == "series" else [line.series]
        row += [] if group == "club" else [line.club]
        row += ["" if points is None else say.figure(points) for points in line.games]
        row.append(say.figure(line.total))
        if shares:
            row.append("" if line.percent is None else say.share(line.percent))
        row.append(say.figure(line.negative))
        rows.append(tuple(row))
    return Ruled(columns, rows, 6.4, 10, open=True, striped=True)


def _groups(lines: Sequence[tuple[int, str, int]], say: Voice) -> Ruled:
    columns = (
        PaperColumn(width=12, style="heavy"),
        PaperColumn(share=1, style="bold", fit=True),
        PaperColumn(align="right", style="heavy"),
    )
    rows = [(str(rank), name, say.figure(total)) for rank, name, total in lines]
    return Ruled(columns, rows, 6.4, open=True)


# --- The roll of honour ------------------------------------------------------------------------------------

MOST_ON_PODIUM = 6
"""Equals beyond stand in the table alone."""


def honours(ranking: PaperRanking, occasion: Occasion, language: Language, *, cut: int = 12) -> Document:
    """The podium, the next ranks, the first of each series and category, clubs, solos."""
    say = Voice(language)
    steps = (up_to(rank, ranking.lines) for rank in (3, 2, 1))
    first = next((those for those in steps if len(those) <= MOST_ON_PODIUM), ())
    rest = up_to(cut, ranking.lines)[len(first) :]
    below = ", ".join(
        part
        for part in (
            say(texts.HONOURS),
            occasion.day,
            say(texts.TOP_SHORT, top=say.figure(ranking.top)) if ranking.top else "",
            say(texts.SO_MANY, count=len(ranking.lines)),
        )
        if part
    )
    blocks: list[AnyBlock] = [
        Prose(occasion.event or say(texts.HONOURS), 33, "center", "display", fit=True, heading=True, after=5),
        Prose(below, 11, "center", after=4),
        Rule(thick=True),
        Space(2),
    ]
    if first:
        places = ((str(one.rank), one.name, _facts(one), say.figure(one.total)) for one in first)
        blocks.append(Podium(tuple(places)))
    if rest:
        blocks.append(_table(rest, ranking, say))
    columns = [
        (title, block)
        for title, block in (
            (say(texts.FIRST_OF_SERIES), _firsts(ranking, "series", say)),
            (say(texts.FIRST_OF_CATEGORY), _firsts(ranking, "category", say)),
            (_clubs_title(ranking, say), _groups(ranking.clubs, say) if ranking.clubs else None),
            (say(texts.TEAMS), _groups(ranking.teams, say) if ranking.teams else None),
            (say(texts.SOLOS), _solos(ranking) if ranking.solos else None),
        )
        if block is not None
    ]
    for start in range(0, len(columns), 2):
        pair = columns[start : start + 2]
        panes = [Pane((Subtitle(title, 15, "display"), block)) for title, block in pair]
        panes += [Pane(())] * (2 - len(panes))
        blocks += [Space(2), Beside(panes, 9)]
    sheet = PaperSheet(blocks, wide=True, foot=Foot(ranking.state))
    return Document(f"{say(texts.HONOURS)}, {occasion.event}", language, (sheet,))


def up_to(rank: int, lines: Sequence[Placed]) -> Sequence[Placed]:
    """Those of the first ranks: of equals, all or none."""
    return [line for line in lines if line.rank <= rank]


def _facts(line: Placed) -> str:
    return ", ".join(part for part in (line.series, line.club) if part)


def _firsts(ranking: PaperRanking, order: Order, say: Voice) -> Ruled | None:
    found = [(name, up_to(lines[0].rank, lines)) for name, lines in _grouped(ranking, order) if name]
    if not found:
        return None
    columns = (
        PaperColumn(share=0.55, style="bold", fit=True),
        PaperColumn(share=1.3, style="bold", fit=True),
        PaperColumn(share=1, fit=True),
        PaperColumn(align="right", style="heavy"),
    )
    rows = [(name, one.name, one.club, say.figure(one.total)) for name, equals in found for one in equals]
    return Ruled(columns, rows, 6.4, open=True)


def _solos(ranking: PaperRanking) -> Ruled:
    columns = (
        PaperColumn(share=0.4, style="bold"),
        PaperColumn(share=1, style="bold", fit=True),
        PaperColumn(share=1, fit=True),
    )
    return Ruled(columns, ranking.solos, 6.4, open=True)


# --- Diplomas ----------------------------------------------------------------------------------------------

MOST_TILES = 12
"""A longer first name is written, not laid in tiles."""


def diplomas(
    ranking: PaperRanking,
    occasion: Occasion,
    language: Language,
    *,
    values: Mapping[str, int],
    count: int = 3,
    club: str = "",
) -> Document:
    """One a player, for so many of the first ranks; `values` are those of the letters."""
    say = Voice(language)
    sheets = [
        _diploma(line, ranking, occasion, say, values=values, club=club)
        for line in up_to(count, ranking.lines)
    ]
    return Document(say(texts.DIPLOMAS), language, sheets)


def _diploma(
    line: Placed,
    ranking: PaperRanking,
    occasion: Occasion,
    say: Voice,
    *,
    values: Mapping[str, int],
    club: str,
) -> PaperSheet:
    figures = [(say.figure(line.total), say(texts.POINTS_OF, top=say.figure(ranking.top)))]
    if line.percent is not None:
        figures.append((say.share(line.percent), say(texts.OF_THE_TOP)))
    if line.tops is not None:
        figures.append((str(line.tops), say(texts.TOPS, count=line.tops)))
    ranked = say(texts.FIRST) if line.rank == 1 else say(texts.NTH, n=line.rank)
    blocks: tuple[AnyBlock, ...] = (
        Space(),
        Prose(", ".join(part for part in (club, say(texts.DUPLICATE)) if part), 13, "center"),
        Space(7),
        Prose(say(texts.DIPLOMA), 54, "center", "display", heading=True),
        Space(7),
        Prose(say(texts.AWARDED_TO), 12, "center"),
        Space(3),
        *_name(line.name, values),
        Space(5),
        Prose((bold(ranked), say(texts.OF_EVENT, event=occasion.event)), 16, "center", after=4),
        Prose(_among(ranking, occasion, say), 14, "center"),
        Space(5),
        Figures(figures),
        Space(),
        Beside(
            (
                Pane((Lines((say(texts.CHIEF_ARBITER),)),), 1.2),
                Pane((Medal(str(line.rank)),)),
                Pane((Lines((say(texts.ORGANISING_CLUB),)),), 1.2),
            ),
            14,
            "bottom",
        ),
    )
    return PaperSheet(blocks, landscape=True, margins=(24, 32, 24), border="premiums")


def _name(name: str, values: Mapping[str, int]) -> Iterator[AnyBlock]:
    """The first name in tiles where it has letters only, the rest below."""
    *rest, first = name.split(" ")
    letters = alphabetical(first).upper()
    if rest and len(letters) <= MOST_TILES and all(letter in values for letter in letters):
        yield TileRow(tuple((letter, str(values[letter])) for letter in letters), 13)
        yield Space(5)
        yield Prose(" ".join(rest), 34, "center", "display", fit=True)
    else:
        yield Prose(name, 34, "center", "display", fit=True)


def _among(ranking: PaperRanking, occasion: Occasion, say: Voice) -> str:
    among = say(texts.AMONG, count=len(ranking.lines))
    return f"{among}, {occasion.day}" if occasion.day else among
