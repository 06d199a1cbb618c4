"""A free game among computers."""

from collections.abc import Sequence
from functools import reduce

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.free import commands as ask
from nonuple.play.free.events import FreeEvent
from nonuple.play.free.players import ComputerPlayer, chance_of, view_of
from nonuple.play.free.referee import decide, start, why_no_challenge
from nonuple.play.free.settings import FreeSettings
from nonuple.play.free.state import FreePhase, FreeState, apply, replay
from nonuple.words.lexicon import Lexicon


def play_out(
    settings: FreeSettings, players: Sequence[ComputerPlayer], seed: int, lexicon: Lexicon
) -> tuple[FreeEvent, ...]:
    """Every event of the game of a seed: the same everywhere."""
    secret = secret_of_seed(seed)
    events = start(settings, lexicon, secret)
    state = replay(events)
    while state.phase is not FreePhase.OVER:
        caused = decide(state, next_wish(state, players, secret), lexicon, secret)
        state = reduce(apply, caused, state)
        events += caused
    return events


def next_wish(state: FreeState, players: Sequence[ComputerPlayer], secret: bytes) -> ask.FreeCommand:
    """What happens next: the word that lies is challenged, or its author draws, or the next one plays."""
    turn = len(state.turns)
    if state.phase is FreePhase.PLAY:
        return players[state.seat].act(view_of(state, state.seat), chance_of(secret, state.seat, turn)).act
    for seat in state.active[1:]:
        if why_no_challenge(state, seat) is None and players[seat].challenges(
            view_of(state, seat), chance_of(secret, seat, turn)
        ):
            return ask.ChallengeWord(seat)
    return ask.TakeLetters(state.seat)
