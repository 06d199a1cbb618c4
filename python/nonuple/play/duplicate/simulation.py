"""A game that plays itself: letters from a secret, the word that the rulebook imposes."""

from functools import reduce

from nonuple.pieces.draw import draw_letters, secret_of_seed
from nonuple.play.duplicate.commands import Draw, GameCommand, Retain
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.words.lexicon import Lexicon


def simulate(settings: Settings, seed: int, lexicon: Lexicon) -> State:
    """The whole game of a seed: the same everywhere. `sampling.sampled` plays it without its states."""
    return self_played(settings, secret_of_seed(seed), lexicon)


def self_played(settings: Settings, secret: bytes, lexicon: Lexicon) -> State:
    """The whole game of a secret."""
    state = begin(start(settings, lexicon))
    while state.phase is not Phase.OVER:
        state = step(state, secret, lexicon)
    return state


def step(state: State, secret: bytes, lexicon: Lexicon) -> State:
    """The game after the next draw, or the next retained word."""
    return reduce(apply, next_events(state, secret, lexicon), state)


def next_events(state: State, secret: bytes, lexicon: Lexicon) -> tuple[GameEvent, ...]:
    """What the next draw, or the next retained word, brings about."""
    command: GameCommand = Retain()
    if state.phase is Phase.DRAW:
        command = Draw(draw_letters(secret, state.draws, state.bag, state.wanted))
    return decide(state, command, lexicon)
