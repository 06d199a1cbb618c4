"""What was found, turn by turn, of a game that is over wherever it is played."""

from collections.abc import Iterator, Mapping, Sequence

from nonuple.event.event import Find
from nonuple.event.finds import TurnTold, hardest
from nonuple.markup import Markup, joined, table, tag
from nonuple.pieces.notation import in_brackets
from nonuple.publication.charts import histogram, share
from nonuple.publication.frame import section
from nonuple.publication.public import Publication
from nonuple.texts import publication as texts

_MOST_NAMED = 12
"""Finders of a top whom a page names: of more it says how many."""


def turn_by_turn(site: Publication, number: int) -> Markup | None:
    """How many found each top, who they are where there are few, and the best word beside it."""
    told = site.turns(number)
    if not told:
        return None
    heads = (
        "",
        site.say(texts.WORD),
        site.say(texts.REFERENCE),
        tag("th", site.say(texts.SCORE), scope="col", class_="n"),
        tag("th", site.say(texts.SHARE_FOUND), scope="col", class_="wide"),
        site.say(texts.FOUND_BY),
        site.say(texts.BEST_BELOW),
    )
    title = site.say(texts.TURN_BY_TURN)
    rows = [_row(site, one) for one in told]
    return section(title, *_remarkable(site, told), table(heads, rows, title))


def _row(site: Publication, one: TurnTold) -> Markup:
    percent = site.percent(one.share)
    named = _named(site, one.finders)
    return tag(
        "tr",
        tag("td", one.number, class_="soft"),
        tag("td", tag("b", in_brackets(one.turn.word))),
        tag("td", one.turn.ref, class_="mono"),
        tag("td", one.turn.score, class_="n"),
        tag("td", share(one.share, percent), class_="wide"),
        tag(
            "td",
            site.say(texts.SO_MANY_OF, count=len(one.finders), tables=one.tables),
            tag("span", " ★", class_="star", title=site.say(texts.SOLO_HERE))
            if one.soloist in one.finders
            else None,
            tag("small", ", ".join(named), class_="wide") if named else None,
        ),
        tag("td", *_below(site, one.below)),
    )


def _named(site: Publication, finders: Sequence[str]) -> list[str]:
    if len(finders) > _MOST_NAMED:
        return []
    return sorted(site.names[one] for one in finders)


def _below(site: Publication, find: Find | None) -> Iterator[str | Markup]:
    if find is not None:
        yield joined(tag("b", in_brackets(find.word)), " ", tag("span", find.ref, class_="mono"), " ")
        yield f"{find.points}"
        yield tag("small", site.say(texts.BY_SO_MANY, count=len(find.entries)))


def _remarkable(site: Publication, told: Sequence[TurnTold]) -> Iterator[Markup]:
    """The hardest turn, and the best sub-top of the game."""
    hard = hardest(told)
    if hard is not None and len(hard.finders) < hard.tables:
        text = texts.HARDEST if hard.finders else texts.HARDEST_OF_ALL
        yield tag("p", site.say(text, **_values(hard), count=len(hard.finders), tables=hard.tables))
    below = [(one.below, one) for one in told if one.below is not None and one.below.word]
    if below:
        find, one = max(below, key=lambda pair: pair[0].points)
        word = {"word": find.word.upper(), "ref": find.ref, "points": find.points}
        yield tag("p", site.say(texts.BEST_SUB_TOP, turn=one.number, **word, count=len(find.entries)))


def _values(one: TurnTold) -> Mapping[str, object]:
    return {
        "turn": one.number,
        "word": one.turn.word.upper(),
        "ref": one.turn.ref,
        "points": one.turn.score,
    }


def tops_by_series(site: Publication, numbers: Sequence[int]) -> Markup | None:
    """The share of the tops that each series found."""
    shares = site.tops_by_series(numbers)
    if not shares:
        return None
    codes = sorted(shares, key=lambda code: (site.event.settings.federation.series_order(code), code))
    labels, counts = [code or "–" for code in codes], [round(shares[code]) for code in codes]
    told = site.told(zip(labels, counts, strict=True))
    chart = histogram(counts, labels, site.say(texts.TOPS_BY_SERIES_TOLD, told=told))
    return section(site.say(texts.TOPS_BY_SERIES), chart)


def own_turns(site: Publication, number: int, id_: str) -> Markup | None:
    """Of one player: how many tops, and what was written where another word was worth more."""
    told = site.turns(number)
    if not told or id_ not in site.event.scores_of(number):
        return None
    written = site.written(number).get(id_, {})
    missed = [one for one in told if id_ not in one.finders]
    listed = [_missed(site, one, written.get(one.number)) for one in missed]
    counts = {"count": len(told) - len(missed), "turns": len(told)}
    head = f"{site.say(texts.GAME_NUMBER, game=number)} · {site.say(texts.OWN_TOPS, **counts)}"
    return tag("li", tag("b", head), tag("div", " · ".join(listed), class_="soft") if listed else None)


def _missed(site: Publication, one: TurnTold, own: Find | None) -> str:
    top = f"{one.number}. {one.turn.word.upper()} {one.turn.score}"
    if own is None:
        return top
    word = f"{own.word.upper()} " if own.word else ""
    return f"{top} ({word}{own.points})"
