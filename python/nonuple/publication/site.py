"""The whole site of an event: every page in both languages, the tables. No file needs a network."""

from collections.abc import Mapping

from nonuple.event.agenda import is_planned
from nonuple.event.event import Event
from nonuple.publication import exports, pages
from nonuple.publication.agenda import PAGE, agenda_page
from nonuple.publication.games import game_page, player_page
from nonuple.publication.public import Publication
from nonuple.texts import Language

HOMES: Mapping[Language, str] = {"fr": "", "en": "en/"}


def publish(event: Event, hour: str, style: bytes) -> Mapping[str, bytes]:
    """The files by their paths; `hour` is when they were made, as it is written on every page."""
    french = Publication(event, "fr", hour)
    files = {
        "style.css": style,
        "classement.csv": exports.ranking_csv(french),
        "resultats.json": exports.json_results(french),
        "resultats.txt": exports.results_text(french),
    }
    for language, home in HOMES.items():
        site = french if language == "fr" else Publication(event, language, hour)
        files |= {f"{home}{path}": page.encode() for path, page in _pages(site).items()}
    return files


def _pages(site: Publication) -> Mapping[str, str]:
    return {
        "index.html": pages.index(site),
        "series.html": pages.groups(site),
        "clubs.html": pages.clubs(site),
        "statistiques.html": pages.statistics(site),
        **({PAGE: agenda_page(site)} if is_planned(site.event) else {}),
        **{f"partie-{number}.html": game_page(site, number) for number in site.played},
        **{page: player_page(site, id_) for id_, page in site.pages.items()},
    }
