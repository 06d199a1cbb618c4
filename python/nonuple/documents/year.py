"""The report of a season: what was played, who came, who was first."""

from nonuple.documents.model import (
    AnyBlock,
    Document,
    Figures,
    Foot,
    PaperColumn,
    PaperSheet,
    Ruled,
    Subtitle,
    Title,
)
from nonuple.documents.voice import Voice
from nonuple.event.year import Year, came
from nonuple.texts import Language, organising
from nonuple.texts import documents as texts


def year_report(year: Year, language: Language) -> Document:
    """Figures, events, the ranking with how often each came, clubs."""
    say = Voice(language)
    figures = (
        (say.figure(len(year.events)), say(texts.EVENTS_COUNTED, count=len(year.events))),
        (say.figure(year.games), say(texts.GAMES_COUNTED, count=year.games)),
        (say.figure(len(year.lines)), say(texts.PEOPLE_COUNTED, count=len(year.lines))),
        (say.figure(year.times), say(texts.TIMES_COUNTED, count=year.times)),
    )
    days = [one.day for one in year.events if one.day]
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.YEAR_REPORT), (say.days(days[0], days[-1]),) if days else (), 26),
        Figures(figures),
        Subtitle(say(texts.EVENTS), 14, "display"),
        _events(year, say),
        Subtitle(say(texts.ORDERS["rank"]), 14, "display"),
        _lines(year, say),
        *((Subtitle(say(texts.CLUBS), 14, "display"), _clubs(year, say)) if year.clubs else ()),
    )
    return Document(
        say(texts.YEAR_REPORT), language, (PaperSheet(blocks, wide=True, foot=Foot(numbered=True)),)
    )


def _events(year: Year, say: Voice) -> Ruled:
    columns = (
        PaperColumn(say(texts.DAY_SHORT), width=38),
        PaperColumn(say(texts.EVENT), share=1.2, style="bold", fit=True),
        PaperColumn(say(texts.GAMES), align="right"),
        PaperColumn(say(texts.PEOPLE), align="right"),
        PaperColumn(say(texts.FIRST_OF_ALL), share=1.2, fit=True),
        PaperColumn(say(texts.TOTAL), width=16, align="right", style="heavy"),
        PaperColumn(say(texts.TOP), width=16, align="right"),
    )
    rows = [
        (
            say.day(one.day) if one.day else "",
            one.name,
            say.figure(one.games),
            say.figure(one.people),
            ", ".join(one.firsts),
            say.figure(one.total),
            say.figure(one.top),
        )
        for one in year.events
    ]
    return Ruled(columns, rows, 6.4, 10, open=True, striped=True)


def _lines(year: Year, say: Voice) -> Ruled:
    columns = (
        PaperColumn(say(texts.RANK_SHORT), width=12, style="heavy"),
        PaperColumn(say(texts.PLAYER), share=1.4, style="bold", fit=True),
        PaperColumn(say(texts.CLUB), share=1, fit=True),
        PaperColumn(say(texts.POINTS), align="right", style="heavy"),
        PaperColumn(say(texts.CAME), align="right"),
    )
    rows = [
        (
            say.figure(one.rank),
            one.name or say(organising.REMOVED),
            one.club,
            say.figure(int(one.points)) if one.points == int(one.points) else say.decimal(one.points),
            f"{came(one)}/{len(year.events)}",
        )
        for one in year.lines
    ]
    return Ruled(columns, rows, 6.4, 10, open=True, striped=True)


def _clubs(year: Year, say: Voice) -> Ruled:
    columns = (
        PaperColumn(say(texts.CLUB), share=1, style="bold", fit=True),
        PaperColumn(say(texts.PEOPLE), align="right"),
        PaperColumn(say(texts.CAME), align="right"),
    )
    rows = [(one.name, say.figure(one.people), say.figure(one.times)) for one in year.clubs]
    return Ruled(columns, rows, 6.4, 10, open=True)
