"""What a game has come to in a hall, and in all its halls together: here, connected, or by file.

One function makes the scores of a hall, one puts halls together. A hall is believed as far as the game itself
bears it out: letters, retained words and tops are the game's, whoever sends what.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.event.event import Decided, EventGame, EventScore, EventSolo, TurnFinds
from nonuple.event.finds import finds_of, joined_finds
from nonuple.ledger.facts import LedgerGame, Table, hand_of
from nonuple.ledger.ledger import Ledger
from nonuple.ledger.ranking import Standing
from nonuple.ledger.solos import Solo, peaks, solo_at
from nonuple.people.person import CentreName, Identifier
from nonuple.play.record import Record, Turn
from nonuple.privacy import ENTRY
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies
from nonuple.slips.verdict import Sanction, Solution, Verdict
from nonuple.texts import Text
from nonuple.texts import halls as texts


class Peak(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slip that tells, beside those of other halls, who is alone above all at a turn."""

    entry: Annotated[Identifier, ENTRY]
    points: int
    gross: int
    sanction: Sanction = Sanction.NONE
    scrabble: bool = False

    @property
    def verdict(self) -> Verdict:
        solution = Solution("", "", scrabble=True) if self.scrabble else None
        return Verdict(self.points, self.gross, self.sanction, (), solution)


class HallScores(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game has come to in a hall, by entry: of turns that are over, and of nothing else."""

    top: int
    turns: int
    scores: Mapping[Annotated[str, ENTRY], EventScore]
    solos: tuple[EventSolo, ...] = ()
    record: Record | None = None
    """The letters and the retained words of these turns; none where only sums are told."""
    over: bool = False
    pending: int = 0
    """Slips that somebody still has to decide."""
    peaks: tuple[tuple[Peak, ...], ...] = ()
    """By turn, once it is over: what solos over several halls are told by."""
    finds: tuple[TurnFinds, ...] = ()
    """By turn, once it is over."""
    sums: tuple[CentreName, ...] = ()
    """By whom sums were told, and no slips that bear them out."""
    decided: tuple[Decided, ...] | None = None
    """As a file told it; a room is asked once somebody wants to know."""


def scores_of(game: EventGame) -> HallScores:
    """A game that a file tells, as that of a hall."""
    return HallScores(
        game.top,
        game.turns,
        game.scores,
        game.solos,
        game.record,
        over=not game.provisional,
        finds=game.finds,
        sums=game.sums,
        decided=game.decided,
    )


class Open(NamedTuple):
    """How much less and more slips that wait for somebody can still make of a total."""

    less: int = 0
    more: int = 0


class PlayedHall(NamedTuple):
    """What the scores of a hall are made of."""

    game: LedgerGame
    ledger: Ledger
    record: Record
    over: bool
    slips: Mapping[str, int]
    """How many each has handed in."""
    open: Mapping[str, Open] = {}
    """Of slips that count and are contested, what they can still take away and add."""


def hall_scores(played: PlayedHall, entry_of: Callable[[Table], str | None]) -> HallScores:
    """The scores of those who entered; turns whose word is not retained yet count nothing."""
    settled, count = played.ledger, len(played.game.turns)
    waiting = Counter[Table]()
    for mark in settled.pending:
        waiting[mark.table] += played.game.turns[mark.turn - 1].top
    scores = {
        entry: _score(one, played, waiting[one.table])
        for one in settled.ranking
        if (entry := entry_of(one.table)) is not None
    }
    solos = tuple(
        EventSolo(one.turn, entry, one.points, one.bonus)
        for one in settled.solos
        if (entry := entry_of(one.table)) is not None
    )
    record = replace(played.record, turns=played.record.turns[:count])
    return HallScores(
        top=settled.top,
        turns=count,
        scores=scores,
        solos=solos,
        record=record if played.over else replace(record, end=None, left=""),
        over=played.over,
        pending=len(settled.pending),
        peaks=tuple(_peaks(played.game, entry_of)) if played.over else (),
        finds=tuple(finds_of(played.game, entry_of)) if played.over else (),
    )


def _score(one: Standing, played: PlayedHall, waiting: int) -> EventScore:
    slips = played.slips.get(str(one.table), 0)
    contested = played.open.get(str(one.table), Open())
    counts = one.tops_lost, one.warnings, one.solos, slips
    return EventScore(one.total, *counts, less=contested.less, more=contested.more + waiting)


def _peaks(game: LedgerGame, entry_of: Callable[[Table], str | None]) -> Iterator[tuple[Peak, ...]]:
    """One who did not enter the event spoils a solo all the same."""
    for number, turn in enumerate(game.turns, start=1):
        yield tuple(
            Peak(entry_of(table) or f"?{table}", slip.credited, slip.worth, slip.sanction, slip.scrabble)
            for table, slip in peaks(hand_of(turn, number, game.players), game.rules).items()
        )


# --- Together ----------------------------------------------------------------------------------------------


class Hall(NamedTuple):
    """A hall by its name, and what it says that a game has come to there."""

    name: str
    scores: HallScores
    here: bool = False
    """Whether its slips are at hand: one may be worth more than the points of its turn corrected since."""


class Anomaly(NamedTuple):
    """Something to look at in what a hall or centre says; where `left_out`, it is not in the ranking."""

    centre: str
    left_out: bool
    text: Text
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.say(**self.values)


Fault = tuple[Text, Mapping[str, object]]
"""What is wrong, in a sentence and its values."""


class Joint(NamedTuple):
    """A game with what its halls have come to, and the halls that cannot be in it."""

    game: EventGame
    anomalies: Sequence[Anomaly] = ()


def together(
    game: EventGame,
    halls: Sequence[Hall],
    rules: LedgerRules,
    number: int,
    itself: Record | None = None,
    *,
    leads: bool = True,
) -> Joint:
    """A game in all its halls; `itself` is the game where it is known from outside.

    Else it is that of the first hall, where that `leads`, or the one that no hall contradicts.

    A hall whose letters, retained words or top are not the game's is left out and named: no majority decides
    what was played.
    """
    if not halls:
        return Joint(game)
    if itself is None and not leads and _contradict(halls):
        unknown = [Anomaly(one.name, True, texts.OTHERS_DIFFER, {"game": number}) for one in halls]
        return Joint(replace(game, provisional=True), unknown)
    turns = _turns_of(halls, itself)
    top = _one_top(game, halls) if turns is None else None
    found = [(hall, next(_faults(hall, number, turns, top, rules.solo_bonus), None)) for hall in halls]
    anomalies = [Anomaly(hall.name, True, *fault) for hall, fault in found if fault is not None]
    taken = [hall.scores for hall, fault in found if fault is None]
    if not taken:
        return Joint(replace(game, provisional=True), anomalies)
    joint = _joint(game, taken, rules, turns)
    return Joint(replace(joint, provisional=joint.provisional or bool(anomalies)), anomalies)


def _joint(
    game: EventGame, taken: Sequence[HallScores], rules: LedgerRules, turns: Sequence[Turn] | None
) -> EventGame:
    reached = max(one.turns for one in taken)
    top = taken[0].top if turns is None else sum(one.score for one in turns[: reached or None])
    over = all(one.over for one in taken)
    scores: Mapping[str, EventScore] = {entry: score for one in taken for entry, score in one.scores.items()}
    solos = taken[0].solos
    if len(taken) > 1:
        scores, solos = _with_common_solos(scores, taken, rules, turns)
    furthest = max(taken, key=lambda one: (one.turns, one.record is not None))
    return replace(
        game,
        scores=scores,
        solos=solos,
        top=top,
        turns=reached,
        record=furthest.record if over else None,
        finds=joined_finds([one.finds for one in taken], reached) if over else (),
        provisional=not over or any(one.pending for one in taken),
        sums=tuple(name for one in taken for name in one.sums),
        decided=next((one.decided for one in taken if one.decided is not None), None),
    )


def _contradict(halls: Sequence[Hall]) -> bool:
    """Whether two halls tell other letters or words of one turn."""
    longest: Sequence[Turn] = ()
    for one in halls:
        turns = one.scores.record.turns if one.scores.record is not None else ()
        if _parting(longest, turns) is not None:
            return True
        longest = max(longest, turns, key=len)
    return False


def _turns_of(halls: Sequence[Hall], itself: Record | None) -> Sequence[Turn] | None:
    """The game as it is known, else as the leading hall and those that go on from it have played it."""
    if itself is not None:
        return itself.turns
    records = [one.scores.record.turns for one in halls if one.scores.record is not None]
    if not records:
        return None
    return max((one for one in records if _parting(records[0], one) is None), key=len)


def _one_top(game: EventGame, halls: Sequence[Hall]) -> int | None:
    """The top where nobody tells the game: what the organiser wrote, else what all agree on."""
    tops = {one.scores.top for one in halls}
    return game.top or (tops.pop() if len(tops) == 1 else None)


def _parting(mine: Sequence[Turn], its: Sequence[Turn]) -> int | None:
    """Where the first turn stands that is not the same in both."""
    both = enumerate(zip(mine, its, strict=False))
    return next((place for place, (a, b) in both if _shared(a) != _shared(b)), None)


def _shared(turn: Turn) -> object:
    """What all halls of a game have in common of a turn, in whichever order its letters came."""
    return sorted(turn.rack), turn.ref, turn.word, turn.score


def _faults(
    one: Hall, game: int, turns: Sequence[Turn] | None, top: int | None, bonus: int
) -> Iterator[Fault]:
    """Why what a hall says cannot be of this game."""
    hall = one.scores
    if turns is not None:
        its = hall.record.turns if hall.record is not None else ()
        place = _parting(turns, its)
        if place is not None:
            values = {"played": _told(its[place]), "planned": _told(turns[place])}
            yield texts.OTHER_TURN, {"game": game, "turn": place + 1, **values}
        if hall.turns > len(turns):
            yield texts.MORE_TURNS, {"game": game, "turns": hall.turns, "planned": len(turns)}
        top = sum(one.score for one in turns[: hall.turns or None])
    if top is None:
        yield texts.NO_TOP, {"game": game, "top": hall.top}
    elif hall.top != top:
        yield texts.OTHER_TOP, {"game": game, "top": hall.top, "planned": top}
    for entry, score in () if one.here else hall.scores.items():
        yield from _beyond(entry, score, hall, game, bonus)


def _told(turn: Turn) -> str:
    return f"{turn.rack} {turn.word} {turn.ref}"


def _beyond(entry: str, score: EventScore, hall: HallScores, game: int, bonus: int) -> Iterator[Fault]:
    """Nobody has more than the top and what solos earn, nor more of anything than there are turns."""
    solos = score.solos or 0
    if score.total > hall.top + bonus * min(solos, hall.turns):
        yield texts.ABOVE_TOP, {"game": game, "entry": entry, "total": score.total, "top": hall.top}
    most = max(solos, score.tops_lost or 0, score.slips or 0)
    if hall.turns and most > hall.turns:
        yield texts.MORE_THAN_TURNS, {"game": game, "entry": entry, "count": most, "turns": hall.turns}


# --- Solos over several halls ------------------------------------------------------------------------------

Scored = tuple[Mapping[str, EventScore], tuple[EventSolo, ...]]


@applies("2026", "4.5")
@applies("2010", "2.6.4")
@applies("2009", "2.6.4")
def _with_common_solos(
    scores: Mapping[str, EventScore],
    halls: Sequence[HallScores],
    rules: LedgerRules,
    turns: Sequence[Turn] | None,
) -> Scored:
    """Alone above all the others is alone above those of the other halls too.

    It is told once all halls are over; where one tells no more than sums, it is known of nobody.
    """
    own = [(solo.entry, -solo.bonus) for one in halls for solo in one.solos]
    bare = _moved(scores, own)
    if not all(one.over for one in halls):
        return {entry: replace(score, solos=0) for entry, score in bare.items()}, ()
    if turns is None or not all(len(one.peaks) == one.turns for one in halls):
        return {entry: replace(score, solos=None) for entry, score in scores.items()}, ()
    solos = [
        solo
        for number, turn in enumerate(turns, start=1)
        if (solo := _common_solo(number, halls, turn.score, rules, len(scores))) is not None
        and str(solo.table) in scores
    ]
    counted = {
        entry: replace(score, solos=sum(solo.table == entry for solo in solos))
        for entry, score in _moved(bare, [(str(solo.table), solo.bonus) for solo in solos]).items()
    }
    return counted, tuple(EventSolo(one.turn, str(one.table), one.points, one.bonus) for one in solos)


def _common_solo(
    turn: int, halls: Sequence[HallScores], top: int, rules: LedgerRules, players: int
) -> Solo | None:
    """By the same rule as in one hall."""
    hand: dict[Table, Verdict] = {
        peak.entry: peak.verdict for one in halls for peak in (one.peaks[turn - 1 : turn] or ((),))[0]
    }
    return solo_at(turn, hand, top, rules, players) if hand else None


def _moved(scores: Mapping[str, EventScore], moves: Sequence[tuple[str, int]]) -> dict[str, EventScore]:
    moved = dict(scores)
    for entry, points in moves:
        if points and entry in moved:
            moved[entry] = replace(moved[entry], total=moved[entry].total + points)
    return moved
