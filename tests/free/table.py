"""A free game whose racks and bag are set by hand."""

from functools import reduce

from msgspec.structs import replace

from nonuple.pieces.draw import full_bag, in_order, secret_of_seed, without
from nonuple.pieces.variant import FRENCH
from nonuple.play.free.commands import FreeCommand
from nonuple.play.free.events import FreeEvent
from nonuple.play.free.referee import decide, start
from nonuple.play.free.settings import FreeSettings
from nonuple.play.free.state import FreeState, apply, replay
from nonuple.words.lexicon import Lexicon
from tests.play.lists import word_list

SECRET = secret_of_seed(16)
WORDS = word_list("MET", "REMETTRE", "RE", "ET", "TA", "AS", "MA", "PASSE", "PU", "AN", "SI", "SE", "MUNIE")


class Table:
    """Commands asked of a game one after the other; seat 0 begins."""

    def __init__(
        self,
        *racks: str,
        bag: str | None = None,
        lexicon: Lexicon = WORDS,
        settings: FreeSettings | None = None,
        **more: object,
    ) -> None:
        chosen = settings or FreeSettings(("Ana", "Bob", "Chloé", "Dan")[: len(racks)], **more)  # type: ignore[arg-type]
        self.lexicon = lexicon
        self.events: tuple[FreeEvent, ...] = start(chosen, lexicon, SECRET)
        rest = without(full_bag(FRENCH.letters), "".join(racks))
        self.state: FreeState = replace(
            replay(self.events),
            racks=racks,
            bag=in_order(rest if bag is None else bag),
            seat=0,
            first=0,
        )

    def awaits(self) -> str:
        return self.state.phase.value

    def ended(self) -> str | None:
        return self.state.reason

    def ask(self, *commands: FreeCommand) -> tuple[FreeEvent, ...]:
        """What the last of them causes."""
        caused: tuple[FreeEvent, ...] = ()
        for command in commands:
            caused = decide(self.state, command, self.lexicon, SECRET)
            self.state = reduce(apply, caused, self.state)
            self.events += caused
        return caused
