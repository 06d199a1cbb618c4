"""Where the letters of a game come from when the program draws them, and a game played ahead."""

from functools import reduce

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.pieces.draw import commitment, draw_letters, mixed
from nonuple.play.duplicate.commands import Draw
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import step
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.play.record import Record
from nonuple.texts import prepare as texts
from nonuple.words.lexicon import Lexicon

SALT_BYTES = 16


class Chance(msgspec.Struct, frozen=True):
    """The secret of the draws, and the salt that hides it until the game is over."""

    secret: bytes
    salt: bytes

    @property
    def commitment(self) -> str:
        """What is published before the first turn."""
        return commitment(self.secret, self.salt)

    def letters(self, state: State) -> str:
        """The next draw of a game, the room's phrase mixed in if there was one."""
        secret = self.secret if state.phrase is None else mixed(self.secret, state.phrase)
        return draw_letters(secret, state.draws, state.bag, state.wanted)


class Prepared(msgspec.Struct, frozen=True):
    """A game played ahead; `lexicon` is the fingerprint of its word list.

    A game directed from it takes `draw(state.draws)` as its next letters. Where it leaves what was prepared
    (another word among equals, a turn cancelled), `chance.letters(state)` goes on, and can be checked too.
    """

    settings: Settings
    lexicon: str
    chance: Chance
    draws: tuple[str, ...]
    """Letters of every draw in order, rejected ones included."""
    record: Record

    def draw(self, number: int) -> str:
        """The letters of one draw, from 0, and nothing of those that follow."""
        if not 0 <= number < len(self.draws):
            raise Refusal(texts.NO_SUCH_DRAW, number=number + 1, count=len(self.draws))
        return self.draws[number]


def prepare(settings: Settings, chance: Chance, lexicon: Lexicon, *, own: str = "") -> Prepared:
    """The game of a secret, played to its end with the words that the rulebook proposes.

    Letters of one's `own` are drawn first, in their order, as long as there are enough of them.
    """
    without_clock = replace(settings, time=None)
    state = begin(start(without_clock, lexicon, chance.commitment))
    draws: list[str] = []
    while state.phase is not Phase.OVER:
        if state.phase is not Phase.DRAW:
            state = step(state, chance.secret, lexicon)
            continue
        letters, own = own[: state.wanted], own[state.wanted :]
        if len(letters) < state.wanted:
            letters, own = chance.letters(state), ""
        draws.append(letters)
        state = reduce(apply, decide(state, Draw(letters), lexicon), state)
    return Prepared(settings, lexicon.fingerprint, chance, tuple(draws), state.record)
