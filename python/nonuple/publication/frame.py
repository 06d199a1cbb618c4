"""What every page has around it: head, title, ways to the other pages, what is published and what is not."""

from nonuple.event.agenda import is_planned
from nonuple.markup import Content, Markup, joined, tag
from nonuple.publication.public import Publication
from nonuple.texts import agenda
from nonuple.texts import organising as words
from nonuple.texts import publication as texts


def framed(site: Publication, page: str, *content: Content, title: str = "") -> Markup:
    """A whole page; French pages lie at the root, English ones in `en`."""
    name = site.event.name
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width,initial-scale=1"),
        tag("meta", name="referrer", content="no-referrer"),
        tag("title", f"{title} · {name}" if title else name),
        tag("link", rel="stylesheet", href="style.css" if site.language == "fr" else "../style.css"),
    )
    body = tag(
        "body",
        tag("header", tag("h1", name), tag("p", _summary(site)), _ways(site, page)),
        tag("main", *content),
        tag("footer", site.say(texts.PUBLISHED, hour=site.moment(site.hour))),
    )
    return joined(Markup("<!doctype html>\n"), tag("html", head, body, lang=site.language))


def _summary(site: Publication) -> str:
    clubs = {one.club for one in site.competitors.values() if one.club}
    return site.say(
        texts.SUMMARY,
        date=site.moment(site.event.date),
        games=len(site.event.games),
        players=site.say(texts.ENTRIES, count=len(site.event.entries)),
        clubs=site.say(texts.CLUBS_COUNT, count=len(clubs)),
        state=words.STATES[site.state],
    )


def _ways(site: Publication, page: str) -> Markup:
    ways = [
        ("index.html", site.say(texts.RANKING)),
        *([("programme.html", site.say(agenda.AGENDA))] if is_planned(site.event) else []),
        *((f"partie-{number}.html", site.say(texts.GAME_NUMBER, game=number)) for number in site.played),
        ("series.html", site.say(texts.SERIES_AND_CATEGORIES)),
        ("clubs.html", site.say(texts.CLUBS_AND_TEAMS)),
        ("statistiques.html", site.say(texts.STATISTICS)),
    ]
    links = [
        tag("a", label, href=file, aria_current="page" if file == page else None) for file, label in ways
    ]
    french = site.language == "fr"
    other = tag(
        "a",
        "English" if french else "Français",
        href=f"en/{page}" if french else f"../{page}",
        lang="en" if french else "fr",
        class_="other",
    )
    return tag("nav", *links, other, aria_label=site.say(texts.PAGES))


def section(title: str, *content: Content) -> Markup:
    return tag("section", tag("h2", title), *content)
