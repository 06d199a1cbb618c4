"""What was found at each turn of a game that is over: by how many, by whom, what came next to the top."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.event.event import Event, Find, TurnFinds
from nonuple.ledger.facts import LedgerGame, Table
from nonuple.play.record import Turn
from nonuple.slips.verdict import Sanction, Verdict

_NOTHING = (0, "", "")
EntryOf = Callable[[Table], str | None]


def finds_of(game: LedgerGame, entry_of: EntryOf) -> Iterator[TurnFinds]:
    """Of those who entered; what an average gives is no word that was found."""
    entries = {str(one.table): entry_of(one.table) for one in game.players}
    may_score = {str(one.table): one.may_score for one in game.players}
    for number, turn in enumerate(game.turns, start=1):
        found: dict[tuple[int, str, str], list[str]] = {}
        for table, slip in turn.slips.items():
            entry = entries.get(table)
            if entry is None or not may_score[table](number):
                continue
            paid = slip.points and slip.sanction is not Sanction.AVERAGE
            key = (slip.points or 0, *_where(slip)) if paid else _NOTHING
            found.setdefault(key, []).append(entry)
        yield TurnFinds(_in_order(found))


def _where(slip: Verdict) -> tuple[str, str]:
    return (slip.solution.word, slip.solution.ref) if slip.solution is not None else ("", "")


def _in_order(found: Mapping[tuple[int, str, str], Sequence[str]]) -> tuple[Find, ...]:
    """The dearest first."""
    return tuple(
        Find(word, ref, points, tuple(sorted(found[points, word, ref])))
        for points, word, ref in sorted(found, key=lambda one: (-one[0], one[1:]))
    )


def joined_finds(halls: Sequence[Sequence[TurnFinds]], turns: int) -> tuple[TurnFinds, ...]:
    """Of a game in all its halls, as far as they tell of slips: one that sends sums tells nothing."""
    telling = [[one[place] for one in halls if place < len(one)] for place in range(turns)]
    return tuple(map(_one_turn, telling)) if all(telling) else ()


def _one_turn(halls: Sequence[TurnFinds]) -> TurnFinds:
    if len(halls) == 1:
        return halls[0]
    found: dict[tuple[int, str, str], list[str]] = {}
    for one in halls:
        for find in one.words:
            found.setdefault((find.points, find.word, find.ref), []).extend(find.entries)
    return TurnFinds(_in_order(found))


def counting_finds(finds: Sequence[TurnFinds], counts: Callable[[str], bool]) -> tuple[TurnFinds, ...]:
    """Without the entries that do not count."""
    return tuple(_counting(one, counts) for one in finds)


def _counting(turn: TurnFinds, counts: Callable[[str], bool]) -> TurnFinds:
    words = (replace(one, entries=tuple(filter(counts, one.entries))) for one in turn.words)
    return TurnFinds(tuple(one for one in words if one.entries))


# --- What is told of them ----------------------------------------------------------------------------------


class TurnTold(NamedTuple):
    """A turn as everybody may hear of it once the game is over in every hall."""

    number: int
    turn: Turn
    tables: int
    finders: Sequence[str]
    """The entries that were paid the top."""
    below: Find | None
    """The dearest word that was played beside it."""
    soloist: str = ""

    @property
    def share(self) -> float:
        """Of the tables that played, those that found the top, in a hundred."""
        return round(100 * len(self.finders) / self.tables, 1) if self.tables else 0


def turns_told(event: Event, number: int) -> Sequence[TurnTold]:
    """The turns of a game, without those whose scores count no more; nothing where slips are not known."""
    game = event.game(number).counted
    if game.record is None or len(game.finds) != len(game.record.turns):
        return ()
    solos = {one.turn: one.entry for one in game.solos}
    finds = counting_finds(game.finds, event.scores_of(number).__contains__)
    return [
        _told(place, turn, there, solos.get(place, ""))
        for place, (turn, there) in enumerate(zip(game.record.turns, finds, strict=True), start=1)
        if turn.word
    ]


def _told(number: int, turn: Turn, finds: TurnFinds, soloist: str) -> TurnTold:
    finders = [entry for one in finds.words if one.points >= turn.score for entry in one.entries]
    below = next((one for one in finds.words if 0 < one.points < turn.score), None)
    return TurnTold(number, turn, finds.tables, finders, below, soloist)


def hardest(turns: Sequence[TurnTold]) -> TurnTold | None:
    """The turn whose top the smallest share found; the first of several."""
    return min((one for one in turns if one.tables), key=lambda one: one.share, default=None)


def shares_by_series(event: Event, numbers: Sequence[int], series: Mapping[str, str]) -> Mapping[str, float]:
    """How many of its tops each series found, in a hundred; `series` is that of each entry."""
    found, wanted = Counter[str](), Counter[str]()
    for number in numbers:
        told = turns_told(event, number)
        if told:
            for entry in event.scores_of(number):
                wanted[series.get(entry, "")] += len(told)
            for one in told:
                found.update(series.get(entry, "") for entry in one.finders)
    return {code: round(100 * found[code] / count, 1) for code, count in wanted.items()}
