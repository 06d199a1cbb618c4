"""Topping alone against the clock, as a value: every step is a new one."""

from dataclasses import dataclass, replace
from functools import reduce
from typing import Annotated, Self

import msgspec

from nonuple.arguments import checks_arguments
from nonuple.errors import Refusal
from nonuple.markup import Markup, captioned
from nonuple.pieces.board import Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import State
from nonuple.play.masked import SALT
from nonuple.play.topping import events as on
from nonuple.play.topping.deciding import LIMIT, expire, prepared_topping, propose, start_run
from nonuple.play.topping.runs import Proposal, ToppedTurn, ToppingRun, run_after, started
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import drawing
from nonuple.texts import topping as texts
from nonuple.words.lexicon import Lexicon

Moment = Annotated[float, msgspec.Meta(ge=0, le=10**12)]


@checks_arguments
@dataclass(frozen=True, repr=False)
class Topping:
    """One player's game at one moment. Times are seconds of one clock.

    >>> from nonuple import Topping, open_lexicon
    >>> topping = Topping.drawn(open_lexicon("default"), seed=7, at=0)
    >>> topping.rack
    'SEIUHPE'
    >>> topping = topping.propose("H4", "EPUISE", at=9).propose("H4", "HUEES", at=14.5)
    >>> topping.seconds, topping.found, topping.rack
    (14.5, 1, 'IPADAEC')
    """

    prepared: on.ToppingPrepared
    run: ToppingRun
    lexicon: Lexicon

    @classmethod
    def drawn(
        cls,
        lexicon: Lexicon,
        *,
        seed: int,
        at: Moment = 0.0,
        edition: str = CURRENT,
        formula: Formula | str = NORMAL,
        limit: float = LIMIT,
    ) -> Self:
        """A game that the program draws, the same for the same seed."""
        settings = Settings(edition=edition, formula=str(formula))
        game = prepare(settings, Chance(secret_of_seed(seed), SALT), lexicon)
        return cls.begin(game, lexicon, at=at, limit=limit)

    @classmethod
    def begin(
        cls,
        game: Prepared,
        lexicon: Lexicon,
        *,
        at: Moment,
        limit: float = LIMIT,
        as_prepared: bool = False,
    ) -> Self:
        """The first letters of a prepared game are announced, and the clock runs."""
        prepared = prepared_topping(game, lexicon, limit=limit, as_prepared=as_prepared)
        return cls(prepared, started(start_run(prepared, lexicon, "", at=at)), lexicon)

    def propose(self, ref: Ref | str, word: str, *, at: Moment) -> Self:
        """A proposal said aloud."""
        self._check_later(at)
        return self._after(propose(self.prepared, self.run, self.lexicon, word=word, ref=str(ref), at=at))

    def expire(self, at: Moment) -> Self:
        """The top was not found in time."""
        self._check_later(at)
        return self._after(expire(self.prepared, self.run, self.lexicon, at))

    def _check_later(self, at: float) -> None:
        if at < self.since:
            raise Refusal(texts.BEFORE_LETTERS, at=at, since=self.since)

    def __repr__(self) -> str:
        return (
            f"<Topping: turn {self.state.turn}, rack {self.rack!r}, {self.found} found in {self.seconds} s>"
        )

    def _repr_html_(self) -> Markup:
        return captioned(self.board.svg(), drawing.RACK_IS.say(rack=self.rack))

    @property
    def board(self) -> Board:
        return self.state.board

    def _after(self, events: tuple[on.ToppingFact, ...]) -> Self:
        return replace(self, run=reduce(run_after, events, self.run))

    @property
    def state(self) -> State:
        return self.run.state

    @property
    def rack(self) -> str:
        return self.state.rack

    @property
    def since(self) -> float:
        """When the letters in play were announced."""
        return self.run.since

    @property
    def turns(self) -> tuple[ToppedTurn, ...]:
        return self.run.turns

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        return self.run.proposals

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def found(self) -> int:
        return self.run.found

    @property
    def seconds(self) -> float:
        return self.run.seconds
