"""A free game that is over, looked at again by a player: what else he could do, and everybody's chances.

Chances are the share of games won when the game is played on with the letters that he did not see dealt anew;
equity is the mean margin over the best rival in those games. An endgame of two is worked out instead.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import msgspec

from nonuple import _kernel
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.reckoner import Considered, considered, player
from nonuple.opponents.skills import GREEDY, STATIC, Skill
from nonuple.pieces.board import Board
from nonuple.pieces.draw import full_bag, in_order, without
from nonuple.pieces.tiles import JOKER
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.checking import boards_of
from nonuple.play.free.commands import ExchangeLetters, LayWord
from nonuple.play.free.ending import worth
from nonuple.play.free.record import Action, FreeRecord, FreeTurn
from nonuple.play.free.settings import RACK

GAMES = 300
"""Played on after each of what could be done: a chance is then right to about three hundredths."""
CANDIDATES = 6
SHOWN = 5
ENDGAME = 20_000
"""Searches at most to work out what follows a turn of the endgame."""

_SOLVER = Skill(weighs_leaves=True, endgame=ENDGAME)


class TurnOption(msgspec.Struct, frozen=True):
    """Something that could be done at a turn."""

    action: Action
    letters: str
    """The word, or what is given back."""
    ref: str | None
    score: int
    kept: str
    equity: float
    chance: float
    played: bool


class ReviewedTurn(msgspec.Struct, frozen=True):
    n: int
    seat: int
    chances: tuple[float, ...]
    """Of each seat, after it."""
    options: tuple[TurnOption, ...] = ()
    """The best first, at turns of the one who looks."""
    exact: bool = False
    """Whether what follows was worked out."""


class _Done(NamedTuple):
    """A turn of the one who looks, played or not, and what is then on the table."""

    action: Action
    letters: str
    ref: str | None
    score: int
    board: Board
    kept: str
    given: str
    played: bool


class _Table(NamedTuple):
    """What is known once a turn is over; those who play on in order, with what they are known to hold."""

    board: Board
    holding: Sequence[tuple[str, int]]
    unseen: str
    given: str = ""


class _Outcome(NamedTuple):
    equity: float
    chances: tuple[float, ...]
    exact: bool = False


@dataclass(frozen=True)
class Hindsight:
    """One player's look at a game; all of its chance follows from the seed."""

    record: FreeRecord
    seat: int
    knowledge: Knowledge
    seed: int = 0
    games: int = GAMES

    @cached_property
    def _boards(self) -> list[tuple[FreeTurn, Board, Board]]:
        return list(boards_of(self.record))

    @cached_property
    def _static(self) -> _kernel.Player:
        return self._player(STATIC)

    def _player(self, skill: Skill) -> _kernel.Player:
        return player(self.knowledge, skill, self.record.pieces)

    def turn(self, n: int) -> ReviewedTurn:
        """What became of everybody's chances at a turn, and what else could be done if it was one's own."""
        turn, before, after = self._boards[n - 1]
        if turn.seat == self.seat:
            return self._own(turn, before)
        rack = self._rack(self.seat, n)
        holding = [(rack if seat == self.seat else "", len(self._rack(seat, n))) for seat in self._around(n)]
        unseen = self._unseen(after, rack, n)
        outcome = self._played_on(n, self._totals(n), _Table(after, holding, unseen))
        return ReviewedTurn(n, turn.seat, outcome.chances)

    # Own turns

    def _own(self, turn: FreeTurn, before: Board) -> ReviewedTurn:
        unseen = self._unseen(before, turn.rack, turn.n)
        options = [(one, self._outcome(turn, one, unseen)) for one in self._candidates(turn, before, unseen)]
        options.sort(key=lambda option: (option[1].chances[self.seat], option[1].equity), reverse=True)
        shown = [option for at, option in enumerate(options) if at < SHOWN - 1 or option[0].played]
        ((_, played),) = [option for option in options if option[0].played]
        return ReviewedTurn(
            turn.n,
            turn.seat,
            played.chances,
            tuple(
                TurnOption(
                    one.action,
                    one.letters,
                    one.ref,
                    one.score,
                    in_order(one.kept),
                    round(found.equity, 1),
                    round(found.chances[self.seat], 3),
                    one.played,
                )
                for one, found in shown
            ),
            all(found.exact for _, found in options),
        )

    def _candidates(self, turn: FreeTurn, before: Board, unseen: str) -> list[_Done]:
        """The best at first sight, the one that pays most, and what was played."""
        others = [len(self._rack(seat, turn.n)) for seat in self._around(turn.n) if seat != self.seat]
        if not others:
            return [self._played(turn, before)]
        found: list[Considered] = []
        for skill, wanted in ((STATIC, CANDIDATES), (GREEDY, 1)):
            asked = (before.grid, turn.rack, unseen, others, self.seed)
            _, told = self._player(skill).decide(*asked, wanted=wanted)
            found += [considered(self.seat, one) for one in told]
        done = [self._done(one, turn.rack, before) for one in found] + [self._played(turn, before)]
        unlike = {
            (one.action, one.ref, in_order(one.letters) if one.given else one.letters): one for one in done
        }
        return list(unlike.values())

    def _done(self, one: Considered, rack: str, before: Board) -> _Done:
        match one.act:
            case LayWord(ref=ref, word=word):
                placement = before.place(ref, word)
                board = before.play(ref, word)
                kept = without(rack, placement.needs)
                return _Done("play", word, ref, one.score, board, kept, "", False)
            case ExchangeLetters(letters=letters):
                return _Done("exchange", letters, None, 0, before, without(rack, letters), letters, False)
            case _:
                return _Done("pass", "", None, 0, before, rack, "", False)

    def _played(self, turn: FreeTurn, before: Board) -> _Done:
        """A word that was taken back is worth a pass."""
        if turn.action == "exchange":
            aside = turn.aside or ""
            return _Done("exchange", aside, None, 0, before, without(turn.rack, aside), aside, True)
        if turn.action == "pass" or turn.lost:
            return _Done(turn.action, turn.word or "", turn.ref, 0, before, turn.rack, "", True)
        ref, word = turn.ref or "", turn.word or ""
        kept = without(turn.rack, before.place(ref, word).needs)
        return _Done("play", word, ref, turn.points, before.play(ref, word), kept, "", True)

    def _outcome(self, turn: FreeTurn, done: _Done, unseen: str) -> _Outcome:
        totals = list(self._totals(turn.n - 1))
        totals[self.seat] += done.score
        around = self._around(turn.n)
        others = sum(len(self._rack(seat, turn.n)) for seat in around if seat != self.seat)
        bag = len(unseen) - others
        if bag == 0 and len(around) == 2:
            rival = next(seat for seat in around if seat != self.seat)
            return self._worked_out(totals, done, rival, unseen)
        size = RACK if done.given else min(RACK, len(done.kept) + bag)
        holding = [
            (done.kept, size) if seat == self.seat else ("", len(self._rack(seat, turn.n))) for seat in around
        ]
        return self._played_on(turn.n, totals, _Table(done.board, holding, unseen, done.given))

    def _worked_out(self, totals: Sequence[int], done: _Done, rival: int, other: str) -> _Outcome:
        """Both see all there is: the other one's best answer tells the rest."""
        exact = True
        if done.kept:
            ground, told = self._player(_SOLVER).decide(
                done.board.grid, other, done.kept, [len(done.kept)], self.seed, wanted=1
            )
            exact = ground in ("exact", "no-move")
            margin = totals[self.seat] - totals[rival] - considered(rival, told[0]).worth
        else:
            margin = totals[self.seat] - totals[rival] + 2 * worth(other, self.record.pieces.letters)
        mine = 0.5 if margin == 0 else float(margin > 0)
        chances = [0.0] * len(self.record.seats)
        chances[self.seat], chances[rival] = mine, 1 - mine
        return _Outcome(margin, tuple(chances), exact)

    # Games played on

    def _played_on(self, n: int, totals: Sequence[int], table: _Table) -> _Outcome:
        around = self._around(n)
        if len(around) < 2:
            return _shares(around, [totals], self.seat)
        first = self.seed + n * self.games
        played = _kernel.play_on(
            self._static,
            table.board.grid,
            list(table.holding),
            table.unseen,
            table.given,
            first,
            self.games,
            workers=1,
        )
        ends = []
        for brought in played:
            end = list(totals)
            for seat, points in zip(around, brought, strict=True):
                end[seat] += points
            ends.append(end)
        return _shares(around, ends, self.seat)

    # What is known at a turn

    def _rack(self, seat: int, n: int) -> str:
        """What a seat held once turn `n` was over."""
        assert self.record.end is not None, "looked at only once it is over"
        later = (turn.rack for turn in self.record.turns[n:] if turn.seat == seat)
        return next(later, self.record.end.racks[seat])

    def _gone(self, n: int) -> frozenset[int]:
        """Seats that had given up by turn `n`, as far as the record tells: their turn was passed over."""
        end, count = self.record.end, len(self.record.seats)
        resigned = () if end is None or end.resigned is None else end.resigned
        last = {turn.seat: turn.n for turn in self.record.turns}
        return frozenset(seat for seat in resigned if n - last.get(seat, 0) >= count)

    def _around(self, n: int) -> list[int]:
        """Who still plays after turn `n`, the next one first."""
        count = len(self.record.seats)
        last = self.record.turns[n - 1].seat if n else self.record.first - 1
        order = ((last + step) % count for step in range(1, count + 1))
        return [seat for seat in order if seat not in self._gone(n)]

    def _unseen(self, board: Board, rack: str, n: int) -> str:
        """All but the grid, one's own rack, and what those who have left took with them."""
        laid = "".join(JOKER if letter.islower() else letter for letter in board.grid if letter != ".")
        left = "".join(self._rack(seat, n) for seat in self._gone(n) - {self.seat})
        return without(full_bag(self.record.pieces.letters), laid + rack + left)

    def _totals(self, n: int) -> tuple[int, ...]:
        """After turn `n`."""
        totals = [0] * len(self.record.seats)
        for turn in self.record.turns[:n]:
            totals[turn.seat] += turn.points
            if turn.challenge is not None and not turn.challenge.upheld:
                totals[turn.challenge.by] -= CHALLENGE_COST
        return tuple(totals)


def _shares(around: Sequence[int], ends: Iterable[Sequence[int]], seat: int) -> _Outcome:
    """Of the games so ended, how many each wins; those who are equal share."""
    ends = list(ends)
    wins, margin = [0.0] * len(ends[0]), 0.0
    for end in ends:
        best = max(end[one] for one in around)
        first = [one for one in around if end[one] == best]
        for one in first:
            wins[one] += 1 / len(first)
        margin += end[seat] - max((end[one] for one in around if one != seat), default=0)
    return _Outcome(margin / len(ends), tuple(round(won / len(ends), 3) for won in wins))
