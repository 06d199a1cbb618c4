"""What is shown of the centres of an event: to its organiser, and in a centre."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from nonuple.centres.commands import TellProgress
from nonuple.centres.deciding import CentreMeans, gathered
from nonuple.centres.events import GameStep
from nonuple.centres.state import Gathering, Local, Sending
from nonuple.contest.results.rankings import ledger
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.public import turn_view
from nonuple.errors import Refusal
from nonuple.event.centres import Merged
from nonuple.event.halls import Anomaly
from nonuple.event.rejudging import VerdictChange
from nonuple.formats.spoken_key import WORDS
from nonuple.texts import Sentence, Text
from nonuple.texts import centres as texts

CentreState = Literal[
    "sealed", "sent", "incomplete", "other-list", "left-out", "commission", "hour", "complete"
]
Gesture = Literal["rejudge", "take", "ask-again"]


class CentreProgress(msgspec.Struct, frozen=True):
    """How far a centre last said that it is; what it has sent tells the rest."""

    at: str
    opened: str
    players: int
    games: tuple[GameStep, ...]
    turn: int
    """Of the game that goes on; 0 while none does."""
    settled: int
    """How many of its first turns have every slip decided."""


class CentreLine(msgspec.Struct, frozen=True):
    """A centre as its organiser sees it."""

    name: str
    opens: str
    opened: str
    way: str
    contact: str
    players: int
    """Expected, or who played once that is known."""
    games: tuple[int, ...]
    """Entries whose every slip came, by game."""
    number: int
    """Of its last sending, 0 for none."""
    state: CentreState
    said: Sentence | None
    """What there is to see to first."""


class AnomalyView(msgspec.Struct, frozen=True):
    centre: str
    left_out: bool
    said: Sentence
    gesture: Gesture | None = None
    changes: tuple[VerdictChange, ...] = ()
    """Verdicts that are others with the right list."""


class GatheringView(msgspec.Struct, frozen=True):
    name: str
    games: int
    digest: str
    lexicon: str
    lock: str
    released: bool
    players: int
    lines: tuple[CentreLine, ...]
    anomalies: tuple[AnomalyView, ...]
    ranked_by: str
    """The event; none in logs of a time when centres had a ranking of their own."""


class LocalGame(msgspec.Struct, frozen=True):
    """A game of the event in a centre: sealed until it is opened."""

    number: int
    opened: str
    turns: int
    over: bool


class SendingView(msgspec.Struct, frozen=True):
    number: int
    way: str
    at: str


class ListCheck(msgspec.Struct, frozen=True):
    name: str
    words: int
    fingerprint: str
    planned: str

    @property
    def same(self) -> bool:
        return not self.planned or self.fingerprint == self.planned


class LocalView(msgspec.Struct, frozen=True):
    event: str
    centre: str
    contest: str
    received: str
    opens: str
    delayed: str
    opened: str
    words: int
    """How many the key has."""
    digest: str
    size: int
    """Of the file, in bytes."""
    list: ListCheck | None
    same_list: bool
    players: int
    arbiters: int
    commission: int
    games: tuple[LocalGame, ...]
    sendings: tuple[SendingView, ...]
    chief: str
    """The address of whose contest the room follows, wherever it may be."""
    organiser: str
    """The address of whom the centre tells how far it is."""


# --- At the organiser's ------------------------------------------------------------------------------------


def gathering_view(gathering: Gathering) -> GatheringView:
    merged = gathered(gathering)
    return GatheringView(
        name=gathering.plan.name,
        games=len(gathering.plan.games),
        digest=gathering.pack.digest[:8],
        lexicon=gathering.plan.settings.lexicon[:8],
        lock=gathering.lock,
        released=bool(gathering.released),
        players=sum(one.players for one in gathering.places.values()),
        lines=tuple(centre_lines(gathering, merged.anomalies)),
        anomalies=tuple(_anomalies(gathering, merged)),
        ranked_by=gathering.ranked_by,
    )


def centre_lines(gathering: Gathering, anomalies: Sequence[Anomaly]) -> Iterator[CentreLine]:
    found: dict[str, list[Anomaly]] = {}
    for one in _seen(gathering, anomalies):
        found.setdefault(one.centre, []).append(one)
    for name, place in gathering.places.items():
        last = gathering.last(name)
        its = found.get(name, [])
        yield CentreLine(
            name=name,
            opens=place.opens,
            opened=last.results.opened if last else "",
            way=last.way if last else "",
            contact=place.contact,
            players=len(last.results.event.entries) if last else place.players,
            games=_handed_in(gathering, last),
            number=last.results.number if last else 0,
            state=_state(gathering, last, its),
            said=_said(its[0]) if its else None,
        )


def progress_parts(gathering: Gathering) -> dict[str, CentreProgress]:
    """How far each centre is that is connected: a part each, so that the others are not told again."""
    return {
        f"progress:{centre}": CentreProgress(
            at, told.opened, told.players, told.games, told.turn, told.settled
        )
        for centre, (told, at) in gathering.told.items()
    }


def _handed_in(gathering: Gathering, last: Sending | None) -> tuple[int, ...]:
    if last is None:
        return (0,) * len(gathering.plan.games)
    return tuple(
        sum(score.slips is None or score.slips >= game.turns for score in game.scores.values())
        for game in last.results.event.games
    )


_STATES: Mapping[Text, CentreState] = {
    texts.OTHER_LIST: "other-list",
    texts.MISSING_SLIPS: "incomplete",
    texts.NOT_PLAYED: "incomplete",
    texts.STOPPED_BEFORE: "incomplete",
    texts.CASES_OPEN: "commission",
    **dict.fromkeys((texts.OPENED_LATE, texts.OPENED_BEFORE, texts.NO_OPENING), "hour"),
}


def _state(gathering: Gathering, last: Sending | None, anomalies: list[Anomaly]) -> CentreState:
    """The gravest thing first."""
    if last is None:
        return "sealed"
    for one in anomalies:
        if one.left_out and one.text is not texts.OTHER_LIST:
            return "left-out"
    named = {_STATES[one.text] for one in anomalies if one.text in _STATES}
    for state in ("other-list", "incomplete", "commission", "hour"):
        if state in named and not (state == "other-list" and not any(one.left_out for one in anomalies)):
            return state
    return "complete" if last.results.centre in gathering.rejudged else "sent"


def _said(one: Anomaly) -> Sentence:
    return one.text.sentence(**one.values)


def _seen(gathering: Gathering, anomalies: Sequence[Anomaly]) -> Sequence[Anomaly]:
    """Before the key is given nothing can be judged again: that is told once, not of every centre."""
    judging = bool(gathering.games)
    return [one for one in anomalies if judging or one.text is not texts.NOT_JUDGED]


def _anomalies(gathering: Gathering, merged: Merged) -> Iterator[AnomalyView]:
    for one in _seen(gathering, merged.anomalies):
        yield AnomalyView(one.centre, one.left_out, _said(one), _gesture(one))
    for centre, again in gathering.rejudged.items():
        last = gathering.last(centre)
        if last is not None and last.results.number == again.number:
            for total in again.sums:
                text, values = total.sentence
                yield AnomalyView(centre, False, text.sentence(**values))
            if again.changes:
                said = texts.REJUDGED.sentence(count=len(again.changes))
                yield AnomalyView(centre, False, said, None, again.changes)


_MAY_BE_TAKEN = (texts.SUMS_ONLY, texts.OTHER_EVENT, texts.OTHER_EDITION, texts.OTHER_LIST, texts.OTHER_COUNT)
"""What an organiser may overlook; nothing makes another game, or points beyond its top, part of the event."""


def _gesture(one: Anomaly) -> Gesture | None:
    if (one.text is texts.OTHER_LIST and one.left_out) or one.text is texts.NOT_JUDGED:
        return "rejudge"
    if one.left_out:
        return "take" if one.text in _MAY_BE_TAKEN else "ask-again"
    if one.text in (texts.MISSING_SLIPS, texts.NOT_PLAYED, texts.SENT_TWICE, texts.NO_COMMISSION):
        return "ask-again"
    return None


# --- In a centre -------------------------------------------------------------------------------------------


def local_view(local: Local, means: CentreMeans) -> LocalView:
    contest = means.contest(local.contest)
    checked = _list(local, means)
    return LocalView(
        event=local.pack.name,
        centre=local.key.centre,
        contest=local.contest,
        received=local.received,
        opens=local.opens,
        delayed=local.delayed,
        opened=local.opened,
        words=WORDS,
        digest=local.pack.digest[:8],
        size=len(local.text.encode()),
        list=checked,
        same_list=checked is not None and checked.same,
        players=len(contest.seated()) if contest is not None else 0,
        arbiters=len(contest.arbiters) if contest is not None else 0,
        commission=len(contest.commission) if contest is not None else 0,
        games=tuple(_game(local, contest, game) for game in range(1, len(local.pack.games) + 1)),
        sendings=tuple(SendingView(*one) for one in local.sendings),
        chief=local.chief.address,
        organiser=local.organiser.address,
    )


def _list(local: Local, means: CentreMeans) -> ListCheck | None:
    try:
        lexicon = means.lexicon(None)
    except Refusal:
        return None
    planned = local.pack.lexicon
    return ListCheck(lexicon.name, len(lexicon.words), lexicon.fingerprint[:8], planned[:8])


def _game(local: Local, contest: Contest | None, game: int) -> LocalGame:
    run: Run | None = contest.runs.get(local.games.get(game, 0)) if contest is not None else None
    return LocalGame(
        game,
        local.opened_at.get(game, ""),
        len(run.state.turns) if run is not None else 0,
        run.over if run is not None else False,
    )


def progress_of(local: Local, contest: Contest | None) -> TellProgress:
    """What a centre tells its organiser: nothing of what is played, only how far."""
    shown = [_game(local, contest, game) for game in range(1, len(local.pack.games) + 1)]
    players = len(contest.seated()) if contest is not None else 0
    turn, settled = _reached(contest)
    return TellProgress(local.opened, players, tuple(map(_step, shown)), turn, settled)


def _reached(contest: Contest | None) -> tuple[int, int]:
    """The turn of the game that goes on, and how many turns before have every slip decided."""
    run = contest.live if contest is not None else None
    if contest is None or run is None:
        return 0, 0
    waiting = [mark.turn for mark in ledger(contest, run).pending]
    return turn_view(run).turn, min([*waiting, len(run.state.turns) + 1]) - 1


def _step(game: LocalGame) -> GameStep:
    return "over" if game.over else "playing" if game.opened else "sealed"
