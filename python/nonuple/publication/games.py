"""The page of a game, and the page of a player who agreed to have one."""

from collections.abc import Sequence

from nonuple.event.event import Decided, EventGame
from nonuple.event.ranking import RankLine
from nonuple.formats.sheet import published_rack
from nonuple.markup import Markup, joined, table, tag
from nonuple.pieces import picture
from nonuple.pieces.notation import in_brackets
from nonuple.play.record import Record, Turn
from nonuple.publication.charts import rank_curve, share
from nonuple.publication.frame import framed, section
from nonuple.publication.pages import named, ranking_table, spread
from nonuple.publication.public import Publication
from nonuple.publication.turns import own_turns, tops_by_series, turn_by_turn
from nonuple.texts import publication as texts


def game_page(site: Publication, number: int) -> Markup:
    """A game: its top, its sheet and grid, the solos, how scores spread, its own ranking."""
    game = site.event.game(number)
    lines = site.rankings(game=number).rankings[0].ranking
    page = f"partie-{number}.html"
    title = site.say(texts.GAME_NUMBER, game=number)
    return framed(
        site,
        page,
        section(_headline(site, number, game), *_story(site, game)),
        tag("div", *_sheet(site, game), class_="cols two") if game.record else None,
        turn_by_turn(site, number),
        section(site.say(texts.DECIDED), _decided(site, game.decided)) if game.decided is not None else None,
        tag(
            "div",
            section(site.say(texts.SPREAD), spread(site, lines)),
            tops_by_series(site, [number]),
            class_="cols",
        ),
        section(site.say(texts.RANKING), ranking_table(site, lines, with_games=False)),
        title=title,
    )


def _headline(site: Publication, number: int, game: EventGame) -> str:
    values = {"game": number, "top": site.number(game.top), "turns": game.turns}
    return site.say(texts.GAME_TOP_TURNS if game.turns else texts.GAME_TOP, **values)


def _story(site: Publication, game: EventGame) -> Sequence[Markup]:
    """What one tells of a game: the dearest word, the words of seven letters and more, the solos."""
    told = []
    if game.record and game.record.turns:
        dearest = max(game.record.turns, key=lambda turn: turn.score)
        scrabbles = sum(turn.bonus > 0 for turn in game.record.turns)
        told = [
            tag(
                "p",
                site.say(
                    texts.DEAREST,
                    turn=dearest.n,
                    word=dearest.word.upper(),
                    ref=dearest.ref,
                    points=dearest.score,
                ),
            ),
            tag("p", site.say(texts.BONUSES, count=scrabbles)),
        ]
    solos = [
        tag(
            "li",
            tag("span", "★ ", class_="star"),
            site.say(texts.SOLO, turn=one.turn, points=one.points),
            " ",
            named(site, one.entry),
        )
        for one in game.solos
    ]
    return [*told, tag("ul", solos, class_="plain")] if solos else told


def _decided(site: Publication, decided: Sequence[Decided]) -> Markup:
    """What is not listed follows from the rules."""
    told = [tag("li", one.fr if site.language == "fr" else one.en) for one in decided]
    return tag("ul", told) if told else tag("p", site.say(texts.NOTHING_DECIDED))


def _sheet(site: Publication, game: EventGame) -> Sequence[Markup]:
    record = game.record
    if record is None:
        return []
    heads = (
        "",
        site.say(texts.RACK),
        site.say(texts.WORD),
        site.say(texts.REFERENCE),
        tag("th", site.say(texts.SCORE), scope="col", class_="n"),
        tag("th", site.say(texts.SUM), scope="col", class_="n wide"),
    )
    solos = {one.turn for one in game.solos}
    rows, total = [], 0
    for turn in record.turns:
        total += turn.score
        rows.append(_turn(site, turn, total, turn.n in solos))
    return [
        section(site.say(texts.SHEET), table(heads, rows, site.say(texts.SHEET))),
        section(site.say(texts.GRID), _grid(record, site.say(texts.GRID_TOLD, words=_words(record)))),
    ]


def _turn(site: Publication, turn: Turn, total: int, solo: bool) -> Markup:
    return tag(
        "tr",
        tag("td", turn.n, class_="soft"),
        tag("td", published_rack(turn), class_="mono"),
        tag(
            "td",
            tag("b", in_brackets(turn.word)),
            tag("span", " ★", class_="star", title=site.say(texts.SOLO_HERE)) if solo else None,
        ),
        tag("td", turn.ref, class_="mono"),
        tag("td", turn.score if turn.word else "", class_="n"),
        tag("td", site.number(total), class_="n wide"),
    )


def _grid(record: Record, told: str) -> Markup:
    return picture.svg(record.board.grid, record.pieces, told)


def _words(record: Record) -> str:
    return ", ".join(f"{turn.word.upper()} {turn.ref}" for turn in record.turns if turn.word)


# --- A player ----------------------------------------------------------------------------------------------


def player_page(site: Publication, id_: str) -> Markup:
    """A player: rank, share of the top, every game, the rank after each."""
    line = site.line_of[id_]
    one = site.competitors[id_]
    facts = [
        part for part in (one.series, site.category(one.category) if one.category else "", one.club) if part
    ]
    figures = (
        (site.say(texts.NTH, rank=line.rank), site.say(texts.OUT_OF, count=len(site.lines))),
        (site.number(line.total), site.say(texts.POINTS)),
        (site.percent(line.percent), site.say(texts.OF_THE_TOP)),
    )
    return framed(
        site,
        site.pages[id_],
        section(
            site.names[id_],
            tag("p", " · ".join(facts), class_="soft") if facts else None,
            tag("div", [tag("div", tag("b", figure), label) for figure, label in figures], class_="figures"),
        ),
        section(site.say(texts.OWN_GAMES), _own_games(site, line)),
        section(site.say(texts.OWN_RANKS), _own_ranks(site, id_)) if len(site.played) > 1 else None,
        _own_turns(site, id_),
        tag("p", site.say(texts.ASK), class_="soft"),
        title=site.names[id_],
    )


def _own_games(site: Publication, line: RankLine) -> Markup:
    heads = (
        site.say(texts.GAME),
        tag("th", site.say(texts.SHARE), scope="col", class_="wide"),
        *(tag("th", site.say(head), scope="col", class_="n") for head in (texts.TOTAL, texts.NEGATIVE)),
    )
    rows = []
    for number in site.played:
        points, top = line.games[number - 1], site.event.games[number - 1].top
        part = 100 * points / top if points is not None and top else None
        told = site.percent(round(part, 1)) if part is not None else ""
        rows.append(
            tag(
                "tr",
                tag("td", tag("a", site.say(texts.GAME_NUMBER, game=number), href=f"partie-{number}.html")),
                tag("td", share(part, told) if part is not None else "", class_="wide"),
                tag("td", site.number(points), class_="n total"),
                tag("td", site.number(points - top if points is not None else None), class_="n"),
            )
        )
    return table(heads, rows, site.say(texts.OWN_GAMES))


def _own_turns(site: Publication, id_: str) -> Markup | None:
    listed = [own_turns(site, number, id_) for number in site.played]
    if not any(listed):
        return None
    return section(site.say(texts.TURN_BY_TURN), tag("ul", listed, class_="plain"))


def _own_ranks(site: Publication, id_: str) -> Markup:
    """The rank after each game, as a curve and in words."""
    ranks = [site.rank_after(number, id_) for number in site.played]
    labels = [site.say(texts.SHORT_GAME, game=number) for number in site.played]
    told = site.told(zip(labels, ranks, strict=True))
    return joined(rank_curve(ranks, labels, told), tag("p", told, class_="soft"))
