"""Who is told of, and how: what every page and table takes names and figures from."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from nonuple.event.event import Event, Find, Hung, State, counting
from nonuple.event.finds import TurnTold, shares_by_series, turns_told
from nonuple.event.ranking import Competitor, Rankings, RankLine
from nonuple.event.standings import (
    RankChange,
    View,
    changes_told,
    competitors,
    names,
    public_names,
    ranking_state,
    standings,
)
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
        self._turns: dict[int, Sequence[TurnTold]] = {}
        self._written: dict[int, Mapping[str, Mapping[int, Find]]] = {}

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
        return moment_text(moment).to(self.language)

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
        removed, unnamed = self.say(words.REMOVED), self.say(words.UNNAMED)
        return names(self.event, removed) if self.office else public_names(self.event, removed, unnamed)

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

    @cached_property
    def line_of(self) -> Mapping[str, RankLine]:
        return {str(line.id): line for line in self.lines}

    # --- Turns -----------------------------------------------------------------------------------------

    def turns(self, game: int) -> Sequence[TurnTold]:
        """What was found at each turn of a game, where that is known."""
        if game not in self._turns:
            self._turns[game] = turns_told(self.event, game)
        return self._turns[game]

    def written(self, game: int) -> Mapping[str, Mapping[int, Find]]:
        """By entry and turn, the words that were paid."""
        if game not in self._written:
            found: dict[str, dict[int, Find]] = {}
            for number, turn in enumerate(self.event.game(game).finds, start=1):
                for find in (one for one in turn.words if one.points):
                    for entry in find.entries:
                        found.setdefault(entry, {})[number] = find
            self._written[game] = found
        return self._written[game]

    def tops_by_series(self, games: Sequence[int]) -> Mapping[str, float]:
        """The share of the tops of these games that each series found, in a hundred."""
        series = {id_: one.series or "" for id_, one in self.competitors.items()}
        return shares_by_series(self.event, games, series)

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
