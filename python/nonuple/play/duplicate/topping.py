"""Topping: a whole game of tops in the least time, alone against the clock."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.search import Move
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.commands import Retain
from nonuple.play.duplicate.director import Events, decide, start
from nonuple.play.duplicate.prepared import Prepared
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import step
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.texts import topping as texts
from nonuple.words.lexicon import Lexicon

LIMIT = 60
"""Seconds a turn, usually."""
PENALTY = 20
"""Seconds that a top given to the player costs."""


class Proposal(NamedTuple):
    """What a player said."""

    turn: int
    ref: str
    word: str
    seconds: float
    """Since the letters were announced."""
    top: bool


class ToppedTurn(NamedTuple):
    """A turn that is over: its playing time, and whether the player found the top."""

    seconds: float
    found: bool


@dataclass(frozen=True)
class Topping:
    """One player's game at one moment; every step is a new value. Times are seconds of one clock."""

    game: Prepared = field(repr=False)
    state: State
    lexicon: Lexicon
    since: float
    """When the letters in play were announced."""
    limit: float
    as_prepared: bool
    """The words of the prepared game are laid, whichever equal was found, so that several players have the
    same game to the end; else the word found."""
    turns: tuple[ToppedTurn, ...] = ()
    proposals: tuple[Proposal, ...] = ()

    @classmethod
    def begin(
        cls,
        game: Prepared,
        lexicon: Lexicon,
        *,
        at: float,
        limit: float = LIMIT,
        as_prepared: bool = False,
    ) -> Self:
        """The first letters are announced, and the clock runs."""
        if lexicon.fingerprint != game.lexicon:
            raise Refusal(texts.OTHER_LEXICON, name=lexicon.name)
        settings = Settings(edition=game.settings.edition, formula=game.settings.formula, topping=True)
        state = begin(start(settings, lexicon, game.chance.commitment))
        return cls(game, _drawn(state, game, lexicon), lexicon, at, limit, as_prepared)

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def found(self) -> int:
        return sum(turn.found for turn in self.turns)

    @property
    def seconds(self) -> float:
        """Playing time and penalties of the turns that are over: what decides."""
        return sum(turn.seconds + (0 if turn.found else PENALTY) for turn in self.turns)

    def propose(self, word: str, ref: str, at: float) -> Self:
        """A proposal said aloud: a top is laid and the next letters follow at once; else time runs on."""
        self._check_goes_on()
        if at > self.since + self.limit:
            raise Refusal(texts.TIME_IS_OVER, limit=self.limit)
        top = self._top(word, ref)
        proposal = Proposal(self.state.turn, ref, word, at - self.since, top is not None)
        heard = replace(self, proposals=(*self.proposals, proposal))
        return heard if top is None else heard._lay(top, at, found=True)

    def expire(self, at: float) -> Self:
        """The top was not found in time: it is given, for a penalty."""
        self._check_goes_on()
        if at < self.since + self.limit:
            raise Refusal(texts.TIME_IS_LEFT, limit=self.limit)
        return self._lay(None, at, found=False)

    def _check_goes_on(self) -> None:
        if self.over:
            raise Refusal(texts.OVER)

    def _top(self, word: str, ref: str) -> Move | None:
        """The move of the best score that leaves the same grid as the proposal, if there is one."""
        board, formula = self.state.board, self.state.formula
        said = board.place(Ref.parse(ref), read_word(word), formula=formula)
        if said.faults:
            return None
        moves = (one.move for one in candidates(self.state, self.lexicon))
        same_grid = (
            one for one in moves if board.place(one.ref, one.word, formula=formula).grid == said.grid
        )
        return next(same_grid, None)

    def _lay(self, top: Move | None, at: float, *, found: bool) -> Self:
        state = self.state
        for event in self._retained(top):
            state = apply(state, event)
        return replace(
            self,
            state=_drawn(state, self.game, self.lexicon),
            since=at,
            turns=(*self.turns, ToppedTurn(min(at - self.since, self.limit), found)),
        )

    def _retained(self, top: Move | None) -> Events:
        """The prepared word; else the one found, unless the rulebook sets it aside for an equal."""
        if self.as_prepared:
            turn = self.game.record.turns[len(self.state.turns)]
            return decide(self.state, Retain(turn.ref, turn.word), self.lexicon)
        if top is not None:
            with suppress(Refusal):
                return decide(self.state, Retain(top.ref, top.word), self.lexicon)
        return decide(self.state, Retain(), self.lexicon)


def _drawn(state: State, game: Prepared, lexicon: Lexicon) -> State:
    """The game once letters are in play, rejections behind it; or over."""
    while state.phase is Phase.DRAW:
        state = step(state, game.chance.secret, lexicon)
    return state


class Ranked(NamedTuple):
    """A player's result."""

    rank: int
    player: str
    seconds: float
    found: int
    given: int


def ranking(players: Mapping[str, Topping]) -> list[Ranked]:
    """Those who have finished the same game, the least time first; equal times share a rank."""
    finished = {name: one for name, one in players.items() if one.over}
    if len({one.state.record for one in finished.values()}) > 1:
        raise Refusal(texts.NOT_THE_SAME_GAME)
    times = {name: one.seconds for name, one in finished.items()}
    return [
        Ranked(
            rank=1 + sum(other < seconds for other in times.values()),
            player=name,
            seconds=seconds,
            found=finished[name].found,
            given=len(finished[name].turns) - finished[name].found,
        )
        for name, seconds in sorted(times.items(), key=lambda item: (item[1], item[0]))
    ]
