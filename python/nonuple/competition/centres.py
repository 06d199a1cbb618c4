"""One event in many centres: what each sends back, and all of them together in one event.

Merging looks at nothing but what was sent: the order in which files arrive changes nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.competition.event import EventGame, EventScore, EventSolo, Tournament
from nonuple.competition.people import Identifier, Name
from nonuple.rules import applies
from nonuple.slips.slip import Principal, Slip, SlipFault
from nonuple.texts import Text
from nonuple.texts import centres as texts

CentreName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SentSlip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slip as it was written, and what it was paid; `decided` where a person said what it is worth."""

    turn: Annotated[int, msgspec.Meta(ge=1)]
    entry: Identifier
    sketch: tuple[str, ...] = ()
    reference: str | None = None
    score: int | None = None
    faults: tuple[SlipFault, ...] = ()
    principal: tuple[str, bool] | None = None
    """The main word of several, and whether it lies down."""
    points: int = 0
    decided: bool = False

    def read(self) -> Slip:
        main = Principal(*self.principal) if self.principal is not None else None
        return Slip(self.sketch, self.reference, self.score, frozenset(self.faults), main)

    @property
    def word(self) -> str:
        """The longest run of letters written across."""
        runs = (run for row in self.sketch for run in row.replace(".", " ").split())
        return max(runs, key=len, default="")


class CentreResults(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a centre sends back: its event, which sending it is, and when its games were opened."""

    centre: CentreName
    number: Annotated[int, msgspec.Meta(ge=1)]
    event: Tournament
    opened: str = ""
    slips: tuple[tuple[SentSlip, ...], ...] = ()
    """By game: what lets the organiser judge again."""
    commission: tuple[Name, ...] = ()
    cases: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Before the commission, and not decided."""
    blitz: bool = False


class Anomaly(NamedTuple):
    """Something that the organiser has to look at; where `left_out`, the file is not in the ranking."""

    centre: str
    left_out: bool
    text: Text
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.say(**self.values)


class Merged(NamedTuple):
    """All centres in one event, and what there is to look at."""

    event: Tournament
    anomalies: Sequence[Anomaly]


def merge(
    plan: Tournament, received: Iterable[CentreResults], accepted: frozenset[str] = frozenset()
) -> Merged:
    """One event of all that can be compared; centres `accepted` by the organiser are taken as they are."""
    anomalies: list[Anomaly] = []
    taken: list[CentreResults] = []
    for results in _last_sent(received, anomalies):
        faults = list(_faults(plan, results))
        left_out = bool(faults) and results.centre not in accepted
        anomalies += [Anomaly(results.centre, left_out, text, values) for text, values in faults]
        if not left_out:
            taken.append(results)
    taken = list(_with_one_top(plan, taken, anomalies))
    for results in taken:
        anomalies += _incomplete(plan, results)
        anomalies += _commission(plan, results)
    anomalies += _met_twice(taken)
    return Merged(_together(plan, taken), anomalies)


def _last_sent(received: Iterable[CentreResults], anomalies: list[Anomaly]) -> Iterator[CentreResults]:
    """The last sending of each centre, centres by name; two different ones of the same number are told."""
    sent: dict[str, dict[int, dict[bytes, CentreResults]]] = {}
    for results in received:
        content = msgspec.json.encode(results, order="deterministic")
        sent.setdefault(results.centre, {}).setdefault(results.number, {})[content] = results
    for centre, numbers in sorted(sent.items()):
        last = numbers[max(numbers)]
        if len(last) > 1:
            anomalies.append(Anomaly(centre, False, texts.SENT_TWICE, {"number": max(numbers)}))
        if len(numbers) > 1:
            anomalies.append(Anomaly(centre, False, texts.REPLACED, {"number": max(numbers)}))
        yield last[max(last)]


def _faults(plan: Tournament, results: CentreResults) -> Iterator[tuple[Text, Mapping[str, object]]]:
    """Why the results of a centre cannot be compared with those of the others."""
    event = results.event
    if event.id != plan.id:
        yield texts.OTHER_EVENT, {"event": event.name}
    if event.settings.edition != plan.settings.edition:
        yield texts.OTHER_EDITION, {"edition": event.settings.edition, "planned": plan.settings.edition}
    if event.settings.lexicon != plan.settings.lexicon:
        yield (
            texts.OTHER_LIST,
            {
                "fingerprint": event.settings.lexicon[:12] or "?",
                "planned": plan.settings.lexicon[:12] or "?",
            },
        )
    if len(event.games) != len(plan.games):
        yield texts.OTHER_COUNT, {"count": len(event.games), "planned": len(plan.games)}
    for number, (mine, planned) in enumerate(zip(event.games, plan.games, strict=False), start=1):
        if mine.commitment != planned.commitment:
            yield texts.OTHER_GAME, {"game": number}


def _with_one_top(
    plan: Tournament, taken: Sequence[CentreResults], anomalies: list[Anomaly]
) -> Iterator[CentreResults]:
    """The same games have the same tops: the organiser's, else what most centres have."""
    tops = [_top(plan, place, taken) for place in range(len(plan.games))]
    for results in taken:
        others = [
            (number, game.top, top)
            for number, (game, top) in enumerate(zip(results.event.games, tops, strict=False), start=1)
            if game.played and game.top != top
        ]
        anomalies += [
            Anomaly(results.centre, True, texts.OTHER_TOP, {"game": number, "top": top, "planned": planned})
            for number, top, planned in others
        ]
        if not others:
            yield results


def _top(plan: Tournament, place: int, taken: Sequence[CentreResults]) -> int:
    if plan.games[place].top:
        return plan.games[place].top
    tops = Counter(
        one.event.games[place].top
        for one in taken
        if place < len(one.event.games) and one.event.games[place].played
    )
    return max(tops, key=lambda top: (tops[top], top), default=0)


def _incomplete(plan: Tournament, results: CentreResults) -> Iterator[Anomaly]:
    """Games without results, and slips that somebody has not counted."""
    for number, game in enumerate(results.event.games, start=1):
        if not game.played:
            yield Anomaly(results.centre, False, texts.NOT_PLAYED, {"game": number})
        missing = [
            entry
            for entry, score in game.scores.items()
            if game.turns and score.slips is not None and score.slips < game.turns
        ]
        if missing:
            values = {"game": number, "count": len(missing), "entries": ", ".join(sorted(missing))}
            yield Anomaly(results.centre, False, texts.MISSING_SLIPS, values)


@applies("2026", "7.4.1")
def _commission(plan: Tournament, results: CentreResults) -> Iterator[Anomaly]:
    """Each centre of an event that counts for the ranking has its commission; its open cases are told."""
    if plan.settings.ranked and not results.commission:
        yield Anomaly(results.centre, False, texts.NO_COMMISSION, {})
    if results.cases:
        yield Anomaly(results.centre, False, texts.CASES_OPEN, {"count": results.cases})


def _met_twice(taken: Sequence[CentreResults]) -> Iterator[Anomaly]:
    """The same person in two centres, or twice in one."""
    met: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for results in taken:
        for person in results.event.people:
            if person.name:
                met.setdefault(person.identity, []).append((results.centre, person.name))
    for _, places in sorted(met.items()):
        if len(places) > 1:
            first, *others = sorted(places)
            for centre, name in others:
                yield Anomaly(centre, False, texts.ELSEWHERE, {"name": name, "centre": first[0]})


# --- Together ----------------------------------------------------------------------------------------------


def _together(plan: Tournament, taken: Sequence[CentreResults]) -> Tournament:
    """People and entries by centre; tables stay in the rooms, where their numbers mean something."""
    return replace(
        plan,
        people=tuple(
            replace(one, id=_of(results.centre, one.id)) for results in taken for one in results.event.people
        ),
        entries=tuple(
            replace(
                one,
                id=_of(results.centre, one.id),
                people=tuple(_of(results.centre, person) for person in one.people),
                centre=results.centre,
            )
            for results in taken
            for one in results.event.entries
        ),
        games=tuple(_joint_game(plan, place, taken) for place in range(len(plan.games))),
        departures=tuple(
            replace(one, entry=_of(results.centre, one.entry))
            for results in taken
            for one in results.event.departures
        ),
        absences=tuple(
            replace(one, entry=_of(results.centre, one.entry))
            for results in taken
            for one in results.event.absences
        ),
    )


def _of(centre: str, id_: str) -> Identifier:
    return f"{centre}/{id_}"


def _joint_game(plan: Tournament, place: int, taken: Sequence[CentreResults]) -> EventGame:
    played = [
        (one.centre, one.event.games[place])
        for one in taken
        if place < len(one.event.games) and one.event.games[place].played
    ]
    scores: dict[str, EventScore] = {}
    solos: list[EventSolo] = []
    for centre, game in played:
        scores |= {_of(centre, entry): score for entry, score in game.scores.items()}
        solos += [replace(solo, entry=_of(centre, solo.entry)) for solo in game.solos]
    return replace(
        plan.games[place],
        top=_top(plan, place, taken),
        turns=max((game.turns for _, game in played), default=0),
        scores=scores,
        solos=tuple(sorted(solos, key=lambda one: (one.turn, one.entry))) if len(played) == 1 else (),
        provisional=any(game.provisional for _, game in played) or len(played) < len(taken),
    )
