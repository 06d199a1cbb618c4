"""Who is told of, and how: what every page and table takes names and figures from."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from nonuple.event.event import Event, Hung, State, counting
from nonuple.event.ranking import Competitor, Rankings, RankLine
from nonuple.event.standings import (
    BETWEEN,
    RankChange,
    View,
    changes_told,
    competitors,
    names,
    ranking_state,
    standings,
)
from nonuple.people.person import Person, discreet
from nonuple.texts import Language, Text
from nonuple.texts import organising as words
from nonuple.texts.days import moment_text

_MINUS, _NARROW = "\u2212", "\u202f"


class Publication:
    """An event as the public reads it, in one language."""

    def __init__(self, event: Event, language: Language, hour: str, *, office: bool = False) -> None:
        self.event, self.language, self.hour = counting(event), language, hour
        self.office = office
        """For those who organise it: whole names, and licences, which are not published."""
        self._standings: dict[tuple[View, int | None], Rankings] = {}
        self._after: dict[int, Mapping[str, int]] = {}

    # --- Words and figures -----------------------------------------------------------------------------

    def say(self, text: Text, **values: object) -> str:
        return text.said(self.language, values)

    def number(self, value: float | None) -> str:
        """`1 724`, `−138` or `93,8`, as the language writes it."""
        if value is None:
            return "–"
        parted = f"{abs(value):,}".replace(",", _NARROW if self.language == "fr" else ",")
        decimal = parted.replace(".", ",") if self.language == "fr" else parted
        return f"{_MINUS}{decimal}" if value < 0 else decimal

    def moment(self, moment: str) -> str:
        """A day, with its hour if it has one."""
        said = moment_text(moment)
        return said.fr if self.language == "fr" else said.en

    def percent(self, value: float | None) -> str:
        if value is None:
            return "–"
        return f"{self.number(value)}{_NARROW if self.language == 'fr' else ''}%"

    def told(self, figures: Iterable[tuple[str, int]]) -> str:
        """`P1 : 15, P2 : 18`, for those who hear a chart."""
        colon = " :" if self.language == "fr" else ":"
        return ", ".join(f"{label}{colon} {figure}" for label, figure in figures)

    # --- People ----------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What each entry is called in public."""
        if self.office:
            return names(self.event, self.say(words.REMOVED))
        people = {one.id: self._called(one) for one in self.event.people}
        return {entry.id: BETWEEN.join(people[id_] for id_ in entry.people) for entry in self.event.entries}

    def _called(self, one: Person) -> str:
        """The young by a first name and an initial; one who said no by no name."""
        if one.unnamed and one.name:
            return self.say(words.UNNAMED)
        young = self.event.settings.federation.is_young(one.category)
        return (discreet(one.name) if young else one.name) or self.say(words.REMOVED)

    @cached_property
    def licences(self) -> Mapping[str, Sequence[str]]:
        """Of each entry, those of its people."""
        people = {one.id: one.licence for one in self.event.people}
        return {entry.id: [people[id_] for id_ in entry.people] for entry in self.event.entries}

    @cached_property
    def competitors(self) -> Mapping[str, Competitor]:
        return {str(one.id): one for one in competitors(self.event)}

    @cached_property
    def pages(self) -> Mapping[str, str]:
        """The page of each entry of which everybody agreed to have one."""
        agreed = {one.id for one in self.event.people if one.agrees and one.name and not one.unnamed}
        return {
            entry.id: f"joueur-{place}.html"
            for place, entry in enumerate(self.event.entries, start=1)
            if agreed.issuperset(entry.people)
        }

    def category(self, code: str | None) -> str:
        label = self.event.settings.federation.category_label(code or "")
        return label if isinstance(label, str) else self.say(label)

    # --- Rankings --------------------------------------------------------------------------------------

    def rankings(self, by: View = "person", game: int | None = None) -> Rankings:
        asked = (by, game)
        if asked not in self._standings:
            self._standings[asked] = standings(self.event, by, game)
        return self._standings[asked]

    @property
    def lines(self) -> Sequence[RankLine]:
        return self.rankings().rankings[0].ranking

    def rank_after(self, game: int, id_: str) -> int:
        """The rank of an entry when this game was over."""
        if game not in self._after:
            until = replace(self.event, games=self.event.games[:game])
            lines = standings(until).rankings[0].ranking
            self._after[game] = {str(line.id): line.rank for line in lines}
        return self._after[game][id_]

    @cached_property
    def played(self) -> Sequence[int]:
        """The numbers of the games that have results."""
        return [number for number, game in enumerate(self.event.games, start=1) if game.played]

    @cached_property
    def state(self) -> State:
        return ranking_state(self.event)

    @property
    def last_hung(self) -> Hung | None:
        return self.event.hung[-1] if self.event.hung else None

    @cached_property
    def corrections(self) -> Sequence[RankChange]:
        """What is not as it was hung up, or what a correction changed."""
        told = changes_told(self.event)
        return told[1] if told is not None else []
