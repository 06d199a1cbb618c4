"""The slips of a centre judged again: with the list of the event, on the game that was unsealed.

What a room does with its slips is done once more, by the same judge and the same ledger; what a person
decided stays decided. A centre's own sums are compared, and believed in nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults, SentPlayer, SentSlip, slip_faults
from nonuple.event.event import EventGame, EventScore
from nonuple.event.halls import Anomaly, HallScores, PlayedHall, hall_scores
from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import settle
from nonuple.ledger.notification import WORD_REFUSED
from nonuple.people.person import Identifier
from nonuple.pieces.formula import Formula
from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.words import list_at
from nonuple.play.masked import MaskedTurn, masked
from nonuple.play.record import Record
from nonuple.privacy import ENTRY
from nonuple.rulebooks import judging
from nonuple.rulebooks.own import NONE, OwnRules, rules_of
from nonuple.slips.slip import Situation
from nonuple.slips.verdict import Sanction, Verdict, Zero
from nonuple.texts import Text
from nonuple.texts import centres as texts
from nonuple.words.lexicon import Lexicon

_AWAITED = Verdict(None, None, Sanction.UNDECIDED)


class VerdictChange(msgspec.Struct, frozen=True):
    """A slip that is worth something else than the centre paid for it."""

    game: int
    turn: int
    entry: Annotated[Identifier, ENTRY]
    word: str
    before: int
    after: int


Figure = Literal["total", "tops_lost", "warnings", "solos", "slips", "top", "turns", "provisional"]
"""What a centre tells of an entry, then of a game."""


class SumChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure that is not what the slips come to; of the game itself where no entry is named."""

    game: int
    entry: Annotated[str, ENTRY]
    before: int
    after: int
    figure: Figure = "total"

    @property
    def sentence(self) -> tuple[Text, Mapping[str, object]]:
        values = {"figure": texts.FIGURES[self.figure], "before": self.before, "after": self.after}
        if not self.entry:
            return texts.GAME_DIFFERS, {"game": self.game, **values}
        return texts.SUMS_DIFFER, {"game": self.game, "entry": self.entry, **values}


class Rejudged(NamedTuple):
    """What the slips of a centre come to, by game, and where it had said otherwise."""

    centre: str
    number: int
    halls: tuple[HallScores, ...]
    changes: tuple[VerdictChange, ...]
    sums: tuple[SumChange, ...] = ()


def rejudge(
    results: CentreResults, edition: str, lexicon: Lexicon, games: Sequence[Record], own: OwnRules = NONE
) -> Rejudged | None:
    """Every slip again, on the games themselves, by the edition and the list of the event.

    Nothing where there are slips that the games cannot have: that centre is left out.
    """
    if not any(results.slips):
        raise Refusal(texts.NO_SLIPS_SENT, centre=results.centre)
    if any(slip_faults(results, games)):
        return None
    changes, sums, halls = list[VerdictChange](), list[SumChange](), list[HallScores]()
    for place, (game, itself) in enumerate(zip(results.event.games, games, strict=False)):
        played = _Played.of(results, place, edition, lexicon, itself, own=own)
        hall = played.hall() if played is not None else HallScores(game.top, 0, {})
        moved = tuple(played.changes(place + 1)) if played is not None else ()
        halls.append(hall)
        changes += moved
        sums += _sums(place + 1, game, hall, moved) if played is not None else ()
    return Rejudged(results.centre, results.number, tuple(halls), tuple(changes), tuple(sums))


def differences(done: Rejudged) -> Iterator[Anomaly]:
    """Every slip and every total of which the centre had said otherwise."""
    for one in done.changes:
        values = {"game": one.game, "turn": one.turn, "entry": one.entry, "word": one.word}
        figures = {"before": one.before, "after": one.after}
        yield Anomaly(done.centre, False, texts.SLIP_DIFFERS, {**values, **figures})
    for total in done.sums:
        yield Anomaly(done.centre, False, *total.sentence)


def _sums(
    number: int, game: EventGame, hall: HallScores, moved: Sequence[VerdictChange]
) -> Iterator[SumChange]:
    """Figures that differ; of an entry, though every slip of it was paid as it is now."""
    own: Mapping[Figure, tuple[int, int]] = {
        "top": (game.top, hall.top),
        "turns": (game.turns, hall.turns),
        "provisional": (game.provisional, not hall.over or hall.pending > 0),
    }
    for figure, (before, after) in own.items():
        if before != after:
            yield SumChange(number, "", int(before), int(after), figure)
    named = {one.entry for one in moved}
    for entry in sorted({*game.scores, *hall.scores} - named):
        yield from _figures(number, entry, game.scores.get(entry), hall.scores.get(entry))


def _figures(
    number: int, entry: str, before: EventScore | None, after: EventScore | None
) -> Iterator[SumChange]:
    """One by one; what a centre does not know it does not claim."""
    if before is None or after is None:
        yield SumChange(number, entry, before.total if before else 0, after.total if after else 0)
        return
    for figure in _OF_ENTRY:
        told, found = getattr(before, figure), getattr(after, figure)
        if told is not None and told != found:
            yield SumChange(number, entry, told, found or 0, figure)


_OF_ENTRY: tuple[Figure, ...] = ("total", "tops_lost", "warnings", "solos", "slips")


class _Played(NamedTuple):
    """A game of a centre, with all that its slips are judged by."""

    edition: str
    game: EventGame
    record: Record
    players: Sequence[SentPlayer]
    slips: Sequence[SentSlip]
    verdicts: Mapping[tuple[int, str], Verdict]
    blitz: bool
    pairs: bool
    own: OwnRules

    @classmethod
    def of(
        cls,
        results: CentreResults,
        place: int,
        edition: str,
        lexicon: Lexicon,
        record: Record,
        *,
        own: OwnRules,
    ) -> "_Played | None":
        game = results.event.games[place]
        slips = results.slips[place] if place < len(results.slips) else ()
        if not game.played:
            return None
        players = results.players[place] if place < len(results.players) else ()
        players = players or tuple(map(SentPlayer, game.scores))
        known = {one.entry for one in players}
        slips = tuple(one for one in slips if one.entry in known)
        rulings = [
            WordRuled(one.word, one.ruling, one.since, by="", why="")
            for one in (*results.rulings, *((),) * (place + 1))[place]
        ]
        places = [
            Situation(
                one.board,
                one.rack,
                list_at(rulings, number, lexicon).words,
                number,
                one.formula,
                results.blitz,
            )
            for number, one in enumerate(_masked(record), start=1)
        ]
        verdicts = _judged(edition, places, slips, players)
        return cls(edition, game, record, players, slips, verdicts, results.blitz, results.pairs, own)

    def hall(self) -> HallScores:
        """What the ledger of a room would say."""
        ledger = LedgerGame(
            players=[LedgerPlayer(one.entry, None, None, one.arrives, one.excluded) for one in self.players],
            turns=[
                LedgerTurn(turn.score, dict(self._hand(number)))
                for number, turn in enumerate(self.record.turns[: self.game.turns], start=1)
            ],
            rules=rules_of(self.edition, self.own).ledger,
            formula=Formula.parse(self.record.formula),
            blitz=self.blitz,
            pairs=self.pairs,
        )
        handed = {one.entry: sum(slip.entry == one.entry for slip in self.slips) for one in self.players}
        over = self.game.record is not None or not self.game.provisional
        return hall_scores(PlayedHall(ledger, settle(ledger), self._told, over, handed), str)

    @property
    def _told(self) -> Record:
        """Letters and words as the centre tells them: whether they are the game's, the merge says."""
        return self.game.record or self.record

    def _hand(self, turn: int) -> Iterator[tuple[str, Verdict]]:
        for one in self.players:
            found = self.verdicts.get((turn, one.entry))
            if found is not None:
                yield one.entry, found
            elif not one.left and one.excluded is None and turn >= one.arrives:
                yield one.entry, _AWAITED

    def changes(self, number: int) -> Iterator[VerdictChange]:
        for slip in self.slips:
            verdict = self.verdicts[slip.turn, slip.entry]
            if verdict.points is not None and verdict.points != slip.points:
                word = verdict.solution.word if verdict.solution is not None else slip.word
                yield VerdictChange(number, slip.turn, slip.entry, word, slip.points, verdict.points)


def _masked(record: Record) -> Sequence[MaskedTurn]:
    return masked(record) if record.turns else ()


def _judged(
    edition: str, places: Sequence[Situation], slips: Sequence[SentSlip], players: Sequence[SentPlayer]
) -> Mapping[tuple[int, str], Verdict]:
    """Turn by turn; an average once the others of its desk have their points."""
    verdicts: dict[tuple[int, str], Verdict] = {}
    for slip in slips:
        if slip.decided:
            verdicts[slip.turn, slip.entry] = slip.verdict or Verdict(slip.points, slip.points, Sanction.NONE)
        else:
            verdicts[slip.turn, slip.entry] = judging.judge(edition, places[slip.turn - 1], slip.read())
    desks = {one.entry: one.arbiter for one in players}
    for slip in sorted(slips, key=lambda one: one.turn):
        if slip.decided or slip.verdict is None or slip.verdict.sanction is not Sanction.AVERAGE:
            continue
        verdicts[slip.turn, slip.entry] = judging.judge(
            edition,
            places[slip.turn - 1],
            slip.read(),
            history=tuple(_zeros(slip, verdicts)),
            peers=tuple(_peers(slip, players, desks, verdicts)),
        )
    return verdicts


def _zeros(slip: SentSlip, verdicts: Mapping[tuple[int, str], Verdict]) -> Iterator[Zero]:
    """His earlier zeros, of which the centre says that he had not been told."""
    for (turn, entry), verdict in verdicts.items():
        if entry == slip.entry and turn < slip.turn:
            for one in verdict.refused:
                if one.code in WORD_REFUSED:
                    yield Zero(turn, one.word, one.code)


def _peers(
    slip: SentSlip,
    players: Sequence[SentPlayer],
    desks: Mapping[str, str],
    verdicts: Mapping[tuple[int, str], Verdict],
) -> Iterator[int | None]:
    for one in players:
        if one.entry == slip.entry or one.excluded is not None or desks[one.entry] != desks[slip.entry]:
            continue
        found = verdicts.get((slip.turn, one.entry))
        if found is None or slip.turn < one.arrives:
            yield 0
        else:
            yield None if found.sanction is Sanction.AVERAGE else found.points
