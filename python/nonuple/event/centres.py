"""One event in many centres: what each sends back, and all of them together in one event.

Merging looks at nothing but what was sent: the order in which files arrive changes nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.event.event import Event, EventGame
from nonuple.event.finds import counting_finds
from nonuple.event.halls import Anomaly, Fault, Hall, HallScores, Joint, scores_of, together
from nonuple.event.hours import on_time
from nonuple.people.person import LONGEST_ID, CentreName, Identifier, Name
from nonuple.play.duplicate.events import Ruling
from nonuple.play.record import Record
from nonuple.privacy import ENTRY, NAME
from nonuple.rules import applies
from nonuple.slips.slip import Principal, Slip, SlipFault
from nonuple.slips.verdict import Verdict
from nonuple.texts import centres as texts
from nonuple.texts import halls


class SentSlip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slip as it was written, and what it was paid; `decided` where a person said what it is worth."""

    turn: Annotated[int, msgspec.Meta(ge=1)]
    entry: Annotated[Identifier, ENTRY]
    sketch: tuple[str, ...] = ()
    reference: str | None = None
    score: int | None = None
    faults: tuple[SlipFault, ...] = ()
    principal: Principal | None = None
    points: int = 0
    decided: bool = False
    verdict: Verdict | None = None
    """Where a person decided, or an average was given: what, and on which grounds."""

    def read(self) -> Slip:
        return Slip(self.sketch, self.reference, self.score, frozenset(self.faults), self.principal)

    @property
    def word(self) -> str:
        """The longest run of letters written across."""
        runs = (run for row in self.sketch for run in row.replace(".", " ").split())
        return max(runs, key=len, default="")


class SentPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One who plays a game in a centre: at whose desk, and from which turn on."""

    entry: Annotated[Identifier, ENTRY]
    arbiter: str = ""
    arrives: int = 1
    excluded: int | None = None
    """The turn at which cheating was established."""
    left: bool = False
    """He plays no more; what he has played stays."""


class SentRuling(msgspec.Struct, frozen=True):
    """A word that the chief arbiter of a centre has ruled about, and from which turn on."""

    word: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,15}$")]
    ruling: Ruling
    since: Annotated[int, msgspec.Meta(ge=1)]


MOST_RULINGS = 20
"""In a game: the list is compiled anew for each."""

MOST_SENDINGS = 1000
"""A number beyond would silence all that the centre sends after it."""


class CentreResults(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a centre sends back: its event, which sending it is, and when its games were opened."""

    centre: CentreName
    number: Annotated[int, msgspec.Meta(ge=1)]
    event: Event
    opened: str = ""
    slips: tuple[tuple[SentSlip, ...], ...] = ()
    """By game: what lets the organiser judge again."""
    commission: tuple[Annotated[Name, NAME], ...] = ()
    cases: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Before the commission, and not decided."""
    blitz: bool = False
    pairs: bool = False
    players: tuple[tuple[SentPlayer, ...], ...] = ()
    """By game: who plays it."""
    rulings: tuple[Annotated[tuple[SentRuling, ...], msgspec.Meta(max_length=MOST_RULINGS)], ...] = ()
    """By game: what slips there were judged by beside the list."""


class Met(NamedTuple):
    """Somebody who is met twice, in two centres or in one: a person says which entry counts."""

    name: str
    entries: tuple[Identifier, ...]
    centres: tuple[CentreName, ...]
    """Of each entry."""
    counts: Identifier | None = None
    """The one that counts; empty where they are two people, none as long as nobody has said."""


class Merged(NamedTuple):
    """All centres in one event, and what there is to look at."""

    event: Event
    anomalies: Sequence[Anomaly]
    met: Sequence[Met] = ()


class Sendings(NamedTuple):
    """What the organiser has, and what he decided of it."""

    received: Sequence[CentreResults]
    accepted: frozenset[str] = frozenset()
    """Centres that are taken as they are, whatever list or edition they played with."""
    sums: frozenset[str] | None = frozenset()
    """Centres whose sums are taken without slips that bear them out; None: any centre's."""
    judged: Mapping[str, Sequence[HallScores]] = {}
    """By centre and game: what its slips come to, judged again."""
    games: Sequence[Record] = ()
    """The games themselves, where they are unsealed."""
    opens: Mapping[str, str] = {}
    """By centre, the hour at which it was to open."""
    met: Mapping[tuple[Identifier, ...], Identifier] = {}
    """Of entries of one person, in order, the one that counts; empty where they are two people."""


class Elsewhere(NamedTuple):
    """What the centres of an event have come to, each looked at by itself."""

    sendings: Sendings
    taken: Sequence[CentreResults] = ()
    """The last sending of each that can be compared."""
    played: Mapping[str, Sequence[Hall | None]] = {}
    """By centre and game: each that has finished it is a hall of it."""
    anomalies: Sequence[Anomaly] = ()

    def itself(self, number: int) -> Record | None:
        """A game as it was unsealed."""
        games = self.sendings.games
        return games[number - 1] if number <= len(games) else None


NOWHERE = Elsewhere(Sendings(()))
"""Nothing is played but here."""


def elsewhere(plan: Event, sendings: Sendings) -> Elsewhere:
    """By slips judged again, by sums where the organiser says so."""
    last, anomalies = last_sent(sendings.received)
    taken: list[CentreResults] = []
    for results in last.values():
        accepted = results.centre in sendings.accepted
        found = [Anomaly(results.centre, not accepted, *fault) for fault in _faults(plan, results)]
        found += [Anomaly(results.centre, True, *fault) for fault in slip_faults(results, sendings.games)]
        found += _sums(results, sendings)
        anomalies += found
        if not any(one.left_out for one in found):
            taken.append(results)
    played = {
        one.centre: tuple(_hall(one, place, sendings) for place in range(len(plan.games))) for one in taken
    }
    return Elsewhere(sendings, taken, played, anomalies)


Assembly = Callable[[int, Sequence[Hall]], Joint]
"""A game by its number, put together with halls elsewhere."""


def merge(plan: Event, sendings: Sendings) -> Merged:
    """One event of all that can be compared, where nothing is played but in centres."""
    there = elsewhere(plan, sendings)
    bare = replace(plan, people=(), entries=(), departures=(), absences=())
    return joined(
        bare,
        there,
        lambda number, halls: together(
            plan.games[number - 1],
            halls,
            plan.settings.rules.ledger,
            number,
            there.itself(number),
            leads=False,
        ),
    )


def joined(event: Event, there: Elsewhere, assembly: Assembly) -> Merged:
    """An event with its centres: what contradicts the game in one of them leaves all of that centre out."""
    anomalies, taken = [*there.anomalies], there.taken
    joint = _joint(event, taken, there, assembly)
    strange = [odd for one in joint for odd in one.anomalies]
    left = {odd.centre for odd in strange}
    if any(one.centre in left for one in taken):
        taken = [one for one in taken if one.centre not in left]
        joint = _joint(event, taken, there, assembly)
    games = tuple(one.game for one in joint)
    if not taken:
        return Merged(replace(event, games=games), [*anomalies, *strange])
    met = _met_twice(event, taken, there.sendings)
    for results in taken:
        strange += _incomplete(results, taken)
        strange += _commission(event, results)
        strange += _ruled(results)
        strange += _opening(results, there.sendings)
    return Merged(_without(met, _together(event, taken, games)), [*anomalies, *strange], met)


def _is_of_sums(results: CentreResults, sendings: Sendings) -> bool:
    return results.centre not in sendings.judged and not any(results.slips)


def _sums(results: CentreResults, sendings: Sendings) -> Iterator[Anomaly]:
    """Sums that no slip bears out count only where the organiser says so, and are marked."""
    if _is_of_sums(results, sendings):
        taken = sendings.sums is None or results.centre in sendings.sums
        yield Anomaly(results.centre, not taken, texts.SUMS_TAKEN if taken else texts.SUMS_ONLY, {})
    elif results.centre not in sendings.judged:
        yield Anomaly(results.centre, False, texts.NOT_JUDGED, {})


def last_sent(received: Iterable[CentreResults]) -> tuple[Mapping[str, CentreResults], list[Anomaly]]:
    """The last sending of each centre, centres by name; two different ones of the same number are told."""
    sent: dict[str, dict[int, dict[bytes, CentreResults]]] = {}
    anomalies: list[Anomaly] = []
    for results in received:
        if results.number > MOST_SENDINGS:
            values = {"centre": results.centre, "number": results.number, "last": MOST_SENDINGS}
            anomalies.append(Anomaly(results.centre, True, texts.ABSURD_NUMBER, values))
            continue
        content = msgspec.json.encode(results, order="deterministic")
        sent.setdefault(results.centre, {}).setdefault(results.number, {})[content] = results
    chosen: dict[str, CentreResults] = {}
    for centre, numbers in sorted(sent.items()):
        last = numbers[max(numbers)]
        if len(last) > 1:
            anomalies.append(Anomaly(centre, False, texts.SENT_TWICE, {"number": max(numbers)}))
        if len(numbers) > 1:
            anomalies.append(Anomaly(centre, False, texts.REPLACED, {"number": max(numbers)}))
        chosen[centre] = last[max(last)]
    return chosen, anomalies


def _faults(plan: Event, results: CentreResults) -> Iterator[Fault]:
    """Why the results of a centre cannot be compared with those of the others."""
    event = results.event
    ids = [*(one.id for one in event.people), *(one.id for one in event.entries)]
    for long in (id_ for id_ in ids if len(_of(results.centre, id_)) > LONGEST_ID):
        yield texts.LONG_ID, {"entry": long}
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


def slip_faults(results: CentreResults, games: Sequence[Record]) -> Iterator[Fault]:
    """Slips that the games cannot have: nobody judges them, and nothing is made of them."""
    for number, (itself, game) in enumerate(zip(games, results.event.games, strict=False), start=1):
        if game.turns > len(itself.turns):
            values = {"game": number, "turns": game.turns, "planned": len(itself.turns)}
            yield halls.MORE_TURNS, values
        else:
            yield from _slip_faults(results, number, itself)


def _slip_faults(results: CentreResults, number: int, itself: Record) -> Iterator[Fault]:
    game, entered = results.event.games[number - 1], {one.id for one in results.event.entries}
    players = [one.entry for one in (*results.players, *((),) * number)[number - 1]]
    slips = results.slips[number - 1] if number <= len(results.slips) else ()
    met = Counter((one.turn, one.entry) for one in slips)
    of_slips = {one.entry for one in slips}
    for entry in sorted({*players} - entered | of_slips - {*(players or game.scores)}):
        yield texts.SLIP_OF_NOBODY, {"game": number, "entry": entry}
    if len(set(players)) < len(players):
        yield texts.SLIP_TWICE, {"game": number, "turn": 1, "entry": max(players, key=players.count)}
    for slip in slips:
        values = {"game": number, "turn": slip.turn, "entry": slip.entry}
        if slip.turn > game.turns or not itself.turns[slip.turn - 1].word:
            yield texts.SLIP_BEYOND, {**values, "turns": game.turns}
        elif met[slip.turn, slip.entry] > 1:
            yield texts.SLIP_TWICE, values
        elif not _is_within(slip, top := itself.turns[slip.turn - 1].score):
            yield texts.SLIP_ABOVE, {**values, "top": top}


def _is_within(slip: SentSlip, top: int) -> bool:
    """What a person decided is between nothing and what the turn is worth."""
    verdict = slip.verdict
    told = (slip.points, verdict.points, verdict.gross) if verdict is not None else (slip.points,)
    return not slip.decided or all(0 <= points <= top for points in told if points is not None)


def _incomplete(results: CentreResults, taken: Sequence[CentreResults]) -> Iterator[Anomaly]:
    """Games without results, or stopped before those of the others; slips that somebody has not counted."""
    for number, game in enumerate(results.event.games, start=1):
        if not game.played:
            yield Anomaly(results.centre, False, texts.NOT_PLAYED, {"game": number})
            continue
        reached = max(one.event.games[number - 1].turns for one in taken if number <= len(one.event.games))
        if game.turns < reached:
            stopped = {"game": number, "turns": game.turns, "reached": reached}
            yield Anomaly(results.centre, False, texts.STOPPED_BEFORE, stopped)
        missing = [
            entry
            for entry, score in game.scores.items()
            if game.turns and score.slips is not None and score.slips < game.turns
        ]
        if missing:
            values = {"game": number, "count": len(missing), "entries": ", ".join(sorted(missing))}
            yield Anomaly(results.centre, False, texts.MISSING_SLIPS, values)


def _opening(results: CentreResults, sendings: Sendings) -> Iterator[Anomaly]:
    """What was played before the hour, or long after it, may have been known."""
    fault = on_time(results.opened, sendings.opens.get(results.centre, ""))
    if fault is not None:
        yield Anomaly(results.centre, False, *fault)


@applies("2026", "7.4.1")
def _commission(plan: Event, results: CentreResults) -> Iterator[Anomaly]:
    """Each centre of an event that counts for the ranking has its commission; its open cases are told."""
    if plan.settings.ranked and not results.commission:
        yield Anomaly(results.centre, False, texts.NO_COMMISSION, {})
    if results.cases:
        yield Anomaly(results.centre, False, texts.CASES_OPEN, {"count": results.cases})


def _ruled(results: CentreResults) -> Iterator[Anomaly]:
    """Words on which a centre differs from the list of the event."""
    for number, rulings in enumerate(results.rulings, start=1):
        for one in rulings:
            ruling = texts.RULINGS[one.ruling]
            values = {"game": number, "turn": one.since, "word": one.word, "ruling": ruling}
            yield Anomaly(results.centre, False, texts.RULED_THERE, values)


def _met_twice(event: Event, taken: Sequence[CentreResults], sendings: Sendings) -> Sequence[Met]:
    """The same person in two centres, twice in one, or in one and here."""
    seen: dict[tuple[str, ...], list[tuple[str, str, str]]] = {}
    for centre, there in [("", event), *((one.centre, one.event) for one in taken)]:
        entry_of = {person: entry.id for entry in there.entries for person in entry.people}
        for person in there.people:
            if person.name and person.id in entry_of:
                entry = _of(centre, entry_of[person.id]) if centre else entry_of[person.id]
                seen.setdefault(person.identity, []).append((entry, centre, person.name))
    twice = (sorted(places) for _, places in sorted(seen.items()) if len(places) > 1)
    return [_met(places, sendings) for places in twice if any(centre for _, centre, _ in places)]


def _met(places: Sequence[tuple[str, str, str]], sendings: Sendings) -> Met:
    entries = tuple(entry for entry, _, _ in places)
    return Met(places[0][2], entries, tuple(centre for _, centre, _ in places), sendings.met.get(entries))


def _without(met: Sequence[Met], event: Event) -> Event:
    """The event without what does not count of people met twice; their slips stay beside the others'."""
    out = {entry for one in met if one.counts for entry in one.entries if entry != one.counts}
    if not out:
        return event
    entries = tuple(one for one in event.entries if one.id not in out)
    entered = {person for one in entries for person in one.people}
    games = (
        replace(
            game,
            scores={entry: score for entry, score in game.scores.items() if entry not in out},
            solos=tuple(one for one in game.solos if one.entry not in out),
            finds=counting_finds(game.finds, lambda entry: entry not in out),
        )
        for game in event.games
    )
    return replace(
        event,
        people=tuple(one for one in event.people if one.id in entered),
        entries=entries,
        games=tuple(games),
        departures=tuple(one for one in event.departures if one.entry not in out),
        absences=tuple(one for one in event.absences if one.entry not in out),
    )


# --- Together ----------------------------------------------------------------------------------------------


def _together(event: Event, taken: Sequence[CentreResults], games: Sequence[EventGame]) -> Event:
    """People and entries by centre; tables stay in the rooms, where their numbers mean something."""
    people, entries = [*event.people], [*event.entries]
    departures, absences = [*event.departures], [*event.absences]
    for centre, there in ((one.centre, one.event) for one in taken):
        people += (replace(one, id=_of(centre, one.id)) for one in there.people)
        departures += (replace(one, entry=_of(centre, one.entry)) for one in there.departures)
        absences += (replace(one, entry=_of(centre, one.entry)) for one in there.absences)
        for one in there.entries:
            members = tuple(_of(centre, person) for person in one.people)
            entries.append(replace(one, id=_of(centre, one.id), people=members, centre=centre))
    return replace(
        event,
        people=tuple(people),
        entries=tuple(entries),
        games=tuple(games),
        departures=tuple(departures),
        absences=tuple(absences),
    )


def _of(centre: str, id_: str) -> Identifier:
    return f"{centre}/{id_}"


def _joint(
    event: Event, taken: Sequence[CentreResults], there: Elsewhere, assembly: Assembly
) -> Sequence[Joint]:
    """Every game in all its halls."""
    return [_joint_game(number, taken, there, assembly) for number in range(1, len(event.games) + 1)]


def _joint_game(number: int, taken: Sequence[CentreResults], there: Elsewhere, assembly: Assembly) -> Joint:
    sendings = there.sendings
    found = (there.played[one.centre][number - 1] for one in taken)
    halls = [hall for hall in found if hall is not None]
    joint = assembly(number, halls)
    if not taken:
        return joint
    waiting = {one.name for one in halls if not one.scores.sums} - {*sendings.judged}
    provisional = joint.game.provisional or bool(waiting) or len(halls) < len(taken)
    return joint._replace(game=replace(joint.game, provisional=provisional))


def _hall(results: CentreResults, place: int, sendings: Sendings) -> Hall | None:
    scores = _scores(results, place, sendings)
    if scores is None or not scores.over:
        return None
    return Hall(results.centre, _named(results.centre, scores))


def _scores(results: CentreResults, place: int, sendings: Sendings) -> HallScores | None:
    judged = sendings.judged.get(results.centre, ())
    if place < len(judged):
        return judged[place] if judged[place].scores else None
    games = results.event.games
    if place >= len(games) or not games[place].played:
        return None
    sums = (results.centre,) if _is_of_sums(results, sendings) else ()
    told = scores_of(games[place])
    return replace(told, over=True, pending=int(games[place].provisional), sums=sums, finds=())


def _named(centre: str, hall: HallScores) -> HallScores:
    """With the name of the centre before every entry: numbers are given in each."""
    return replace(
        hall,
        scores={_of(centre, entry): score for entry, score in hall.scores.items()},
        solos=tuple(replace(solo, entry=_of(centre, solo.entry)) for solo in hall.solos),
        peaks=tuple(
            tuple(replace(peak, entry=_of(centre, peak.entry)) for peak in turn) for turn in hall.peaks
        ),
        finds=tuple(
            replace(
                turn,
                words=tuple(
                    replace(find, entries=tuple(_of(centre, one) for one in find.entries))
                    for find in turn.words
                ),
            )
            for turn in hall.finds
        ),
    )
