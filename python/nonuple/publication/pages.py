"""The pages of an event: ranking, groups, statistics."""

from collections import Counter
from collections.abc import Iterator, Sequence

from nonuple.event.ranking import GroupRanking, RankLine
from nonuple.event.standings import RankChange, View, difference, read_beside, team_indexes
from nonuple.markup import Content, Markup, joined, table, tag
from nonuple.publication.charts import histogram
from nonuple.publication.frame import framed, section
from nonuple.publication.public import Publication
from nonuple.publication.turns import tops_by_series
from nonuple.texts import organising as words
from nonuple.texts import publication as texts

_MOST_CHANGES = 100
"""Lines told of what changed: beyond that it is another ranking."""


def index(site: Publication) -> Markup:
    """The podium, the ranking, how ties were broken, the first of each series and category."""
    return framed(
        site,
        "index.html",
        _banner(site),
        _podium(site.lines, site),
        section(site.say(texts.RANKING), ranking_table(site, site.lines, with_games=True), _downloads(site)),
        tag("div", _firsts(site, "series"), _firsts(site, "category"), class_="cols"),
    )


def _banner(site: Publication) -> Markup | None:
    """What may still change, what was corrected, what is not as it was hung up."""
    told = difference([one for one in site.corrections if one.id in site.names])
    changed = [_correction(site, one) for one in told.corrected[:_MOST_CHANGES]]
    hung = site.last_hung
    beside = [tag("p", site.say(text, **values)) for text, values in read_beside(site.event)]
    if site.state == "provisional":
        head = site.say(texts.PROVISIONAL, hour=site.moment(site.hour))
    elif site.state == "corrected":
        head = site.say(texts.CORRECTED, hour=site.moment(hung.at if hung else site.hour))
    elif (changed or told.following) and hung is not None:
        head = site.say(texts.SINCE_HUNG, hour=site.moment(hung.at))
    elif not beside:
        return None
    else:
        head = ""
    shown = site.state != "provisional"
    return tag(
        "section",
        tag("p", head) if head else None,
        beside,
        tag("ul", changed) if changed and shown else None,
        _following(site, told.following) if shown else None,
        class_="banner",
        role="note",
    )


def _following(site: Publication, found: Sequence[RankChange]) -> Markup | None:
    """Those whose rank alone is another: folded, so that the podium is not buried."""
    if not found:
        return None
    listed = [_correction(site, one) for one in found[:_MOST_CHANGES]]
    return tag("details", tag("summary", site.say(words.FOLLOWING, count=len(found))), tag("ul", listed))


def _correction(site: Publication, change: RankChange) -> Markup:
    before, after = change.before, change.after
    values = {
        "name": site.names[change.id],
        **({"before": site.number(before.total), "old": before.rank} if before else {}),
        **({"after": site.number(after.total), "new": after.rank} if after else {}),
    }
    text = texts.CORRECTED_LINE if before and after else texts.CAME_LINE if after else texts.WENT_LINE
    return tag("li", site.say(text, **values))


def _podium(lines: Sequence[RankLine], site: Publication) -> Markup | None:
    """Those of the first three ranks, if that is few enough to be a podium."""
    first = [line for line in lines if line.rank <= 3 and line.total > 0]
    if not site.played or len(first) > 6:
        return None
    steps = [
        tag(
            "li",
            medal(line.rank),
            tag("b", named(site, str(line.id))),
            tag("span", site.competitors[str(line.id)].club or "", class_="soft"),
            tag("div", site.number(line.total), class_="total"),
        )
        for line in first
    ]
    return tag("ol", steps, class_="podium")


def medal(rank: int) -> Markup:
    return tag("span", rank, class_=f"medal m{rank}") if rank <= 3 else tag("span", rank)


def named(site: Publication, id_: str) -> Markup:
    """The name, a link to the page of one who agreed to have one."""
    page = site.pages.get(id_)
    return tag("a", site.names[id_], href=page) if page else joined(site.names[id_])


def ranking_table(site: Publication, lines: Sequence[RankLine], *, with_games: bool) -> Markup:
    games = site.played if with_games and len(site.event.games) > 1 else []
    best = {number: max((line.games[number - 1] or 0 for line in lines), default=0) for number in games}
    heads: list[Content] = [
        site.say(texts.RANK),
        site.say(texts.PLAYER),
        *(
            tag("th", site.say(head), scope="col", class_="wide")
            for head in (texts.SERIES, texts.CATEGORY, texts.CLUB)
        ),
        *(
            tag(
                "th",
                site.say(texts.SHORT_GAME, game=number),
                tag("small", site.number(site.event.games[number - 1].top)),
                scope="col",
                class_="n wide",
            )
            for number in games
        ),
        tag("th", site.say(texts.TOTAL), scope="col", class_="n"),
        tag("th", site.say(texts.NEGATIVE), scope="col", class_="n"),
    ]
    rows = [_row(site, line, games, best, _last_in(lines, place)) for place, line in enumerate(lines)]
    return joined(table(heads, rows, site.say(texts.RANKING)), _ties_told(site, lines))


def _last_in(lines: Sequence[RankLine], place: int) -> bool:
    """Whether the cut runs below this line."""
    following = lines[place + 1] if place + 1 < len(lines) else None
    return lines[place].qualified is True and following is not None and following.qualified is False


def _row(site: Publication, line: RankLine, games: Sequence[int], best: dict[int, int], cut: bool) -> Markup:
    one = site.competitors[str(line.id)]
    figures = [line.games[number - 1] for number in games]
    facts = [part for part in (one.series, one.club) if part]
    return tag(
        "tr",
        tag("td", medal(line.rank), class_="rank"),
        tag(
            "td",
            named(site, str(line.id)),
            tag("sup", "*") if line.decided_by else None,
            tag("small", site.say(words.TIE_OPEN)) if line.tie_open is True else None,
            tag("small", " · ".join(facts), class_="narrow") if facts else None,
        ),
        tag("td", one.series or "", class_="wide"),
        tag("td", site.category(one.category), class_="wide"),
        tag("td", one.club or "", class_="wide"),
        [
            tag(
                "td",
                site.number(points),
                class_="n wide best" if points and points == best[number] else "n wide",
            )
            for number, points in zip(games, figures, strict=True)
        ],
        tag("td", site.number(line.total), class_="n total"),
        tag("td", site.number(line.negative), class_="n"),
        class_="tie" if line.tie_open is True else "cut" if cut else None,
    )


def _ties_told(site: Publication, lines: Sequence[RankLine]) -> Markup | None:
    """Which tie-break parted whom, below the table."""
    decided = [
        f"{site.names[str(line.id)]} ({site.say(words.DECIDED[line.decided_by])})"
        for line in lines
        if line.decided_by
    ]
    unknown = sorted({site.say(words.DECIDED[name]) for line in lines for name in line.unknown or ()})
    told = [site.say(texts.TIES, told=", ".join(decided))] if decided else []
    told += [site.say(words.UNKNOWN, what=what) for what in unknown]
    return tag("p", " · ".join(told), class_="soft") if told else None


def _downloads(site: Publication) -> Markup:
    home = "" if site.language == "fr" else "../"
    links = [
        tag("a", label, href=f"{home}{file}")
        for label, file in (
            ("CSV", "classement.csv"),
            ("xlsx", "classement.xlsx"),
            ("JSON", "resultats.json"),
            (site.say(texts.AS_TEXT), "resultats.txt"),
        )
    ]
    return tag("p", site.say(texts.DOWNLOADS), *(joined(" ", link) for link in links), class_="soft")


def _firsts(site: Publication, by: View) -> Markup | None:
    """The first of each series or category."""
    found = [
        (ranking, line)
        for ranking in site.rankings(by).rankings
        for line in ranking.ranking
        if line.rank == 1 and line.total > 0
    ]
    if not found:
        return None
    rows = [
        tag(
            "tr",
            tag("td", _group_name(site, by, one)),
            tag("td", named(site, str(line.id))),
            tag("td", site.number(line.total), class_="n total"),
        )
        for one, line in found
    ]
    title = site.say(texts.FIRSTS[by])
    heads = (
        site.say(texts.GROUP[by]),
        site.say(texts.PLAYER),
        tag("th", site.say(texts.TOTAL), scope="col", class_="n"),
    )
    return section(title, table(heads, rows, title))


def _group_name(site: Publication, by: View, ranking: GroupRanking) -> str:
    return site.category(ranking.of) if by == "category" else ranking.of or ""


# --- Groups ------------------------------------------------------------------------------------------------


def groups(site: Publication) -> Markup:
    """A ranking for each series and each category."""
    return framed(site, "series.html", *_each(site, "series"), *_each(site, "category"))


def _each(site: Publication, by: View) -> Iterator[Markup]:
    for one in site.rankings(by).rankings:
        title = site.say(words.BY[by], of=_group_name(site, by, one) or "–")
        yield section(title, ranking_table(site, one.ranking, with_games=True))


def clubs(site: Publication) -> Markup:
    """Clubs, teams, divisions, centres, each where there are any."""
    divided: list[Markup | None] = [
        section(site.say(words.BY["division"], of=one.of), _sums(site, one.ranking))
        for one in (site.rankings("division").rankings if site.event.settings.divided else ())
    ]
    centres = [*_each(site, "centre")] if any(one.centre for one in site.event.entries) else []
    return framed(
        site,
        "clubs.html",
        _group(site, "club"),
        *(divided or [_group(site, "team")]),
        _indexes(site),
        *centres,
    )


def _group(site: Publication, by: View) -> Markup | None:
    lines = [line for one in site.rankings(by).rankings for line in one.ranking]
    return section(site.say(texts.GROUPS[by]), _sums(site, lines)) if lines else None


def _sums(site: Publication, lines: Sequence[RankLine]) -> Markup:
    heads = (
        site.say(texts.RANK),
        site.say(texts.NAME),
        *(
            tag("th", site.say(head), scope="col", class_="n")
            for head in (texts.COUNTED, texts.TOTAL, texts.SHARE)
        ),
    )
    rows = [
        tag(
            "tr",
            tag("td", medal(line.rank), class_="rank"),
            tag("td", str(line.id)),
            tag("td", len(line.counted) if isinstance(line.counted, list) else "", class_="n"),
            tag("td", site.number(line.total), class_="n total"),
            tag("td", site.percent(line.percent), class_="n"),
        )
        for line in lines
    ]
    return table(heads, rows, site.say(texts.RANKING))


def _indexes(site: Publication) -> Markup | None:
    found = team_indexes(site.event, [*site.competitors.values()])
    if not found:
        return None
    rows = [
        tag("tr", tag("td", one.team), tag("td", one.value, class_="n"), tag("td", one.division or "–"))
        for one in found
    ]
    heads = (
        site.say(texts.TEAM),
        tag("th", site.say(texts.INDEX), scope="col", class_="n"),
        site.say(texts.DIVISION),
    )
    return section(site.say(texts.INDEXES), table(heads, rows, site.say(texts.INDEXES)))


# --- Statistics --------------------------------------------------------------------------------------------


def statistics(site: Publication) -> Markup:
    """How the shares of the top spread, how many play in each series, what each game was like."""
    return framed(
        site,
        "statistiques.html",
        tag(
            "div",
            section(site.say(texts.SPREAD), spread(site, site.lines)),
            section(site.say(texts.BY_SERIES), _series_chart(site)),
            tops_by_series(site, site.played),
            class_="cols",
        ),
        section(site.say(texts.GAMES), _games_table(site)),
    )


def spread(site: Publication, lines: Sequence[RankLine]) -> Markup:
    """How many have which share of the top, by ten in a hundred."""
    shares = [
        line.percent
        for line in lines
        if line.percent is not None and any(one is not None for one in line.games)
    ]
    counts = Counter(min(max(int(one // 10), 0), 9) for one in shares)
    labels = [f"{10 * place}" for place in range(10)]
    told = site.told((f"{10 * place}–{10 * place + 10}", counts[place]) for place in sorted(counts))
    return histogram([counts[place] for place in range(10)], labels, site.say(texts.SPREAD_TOLD, told=told))


def _series_chart(site: Publication) -> Markup:
    order = site.event.settings.federation.series_order
    counts = Counter(one.series or "–" for one in site.competitors.values())
    codes = sorted(counts, key=lambda code: (order(code), code))
    told = site.told((code, counts[code]) for code in codes)
    return histogram([counts[code] for code in codes], codes, site.say(texts.BY_SERIES_TOLD, told=told))


def _games_table(site: Publication) -> Markup:
    heads = (
        site.say(texts.GAME),
        *(
            tag("th", site.say(head), scope="col", class_="n")
            for head in (texts.TOP, texts.TURNS, texts.PLAYERS, texts.BEST, texts.MEAN)
        ),
    )
    rows = []
    for number in site.played:
        game = site.event.games[number - 1]
        totals = [score.total for score in game.scores.values()]
        mean = round(100 * sum(totals) / (len(totals) * game.top), 1) if game.top else None
        figures = (game.top, game.turns or None, len(totals), max(totals))
        rows.append(
            tag(
                "tr",
                tag("td", tag("a", site.say(texts.GAME_NUMBER, game=number), href=f"partie-{number}.html")),
                [tag("td", site.number(figure), class_="n") for figure in figures],
                tag("td", site.percent(mean), class_="n"),
            )
        )
    return table(heads, rows, site.say(texts.GAMES))
