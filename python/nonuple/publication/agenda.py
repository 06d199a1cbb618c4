"""The page of the days and hours of an event."""

from collections.abc import Sequence

from nonuple.event.agenda import AgendaDay, agenda
from nonuple.markup import Markup, table, tag
from nonuple.publication.frame import framed, section
from nonuple.publication.public import Publication
from nonuple.texts import agenda as texts
from nonuple.texts import organising
from nonuple.texts import publication as words
from nonuple.texts.days import day_text, hour_text

PAGE = "programme.html"


def agenda_page(site: Publication) -> Markup:
    """Each day with its games in the order of their hours, and where they are played."""
    days = [section(site.say(day_text(one.day)), _day(site, one)) for one in agenda(site.event)]
    return framed(site, PAGE, *days, title=site.say(texts.AGENDA))


def _day(site: Publication, day: AgendaDay) -> Markup:
    heads = [site.say(one) for one in (texts.HOUR_HEAD, words.GAME, texts.FORMULA, texts.ROOM)]
    rows = [
        tag("tr", [tag("td", cell) for cell in _cells(site, hour.hour, number)])
        for hour in day.hours
        for number in hour.games
    ]
    return table(heads, rows, site.say(day_text(day.day)))


def _cells(site: Publication, hour: str, number: int) -> Sequence[str | Markup]:
    game = site.event.game(number)
    called = game.name or site.say(words.GAME_NUMBER, game=number)
    if game.annulled:
        called = site.say(organising.ANNULLED_GAMES, game=number, why=game.annulled)
    link = tag("a", called, href=f"partie-{number}.html") if game.played else called
    return (site.say(hour_text(hour)), link, game.formula, game.room)
