"""Small word lists, and games on them."""

from collections.abc import Iterable
from hashlib import sha256

from nonuple._kernel import Words
from nonuple.play.duplicate.commands import GameCommand
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import State, apply, begin
from nonuple.words.lexicon import Lexicon


def word_list(*words: str) -> Lexicon:
    text = "\n".join(sorted(words)).encode()
    return Lexicon("essai", sha256(text).hexdigest(), Words.build(text))


def game(lexicon: Lexicon, settings: Settings | None = None, **changes: object) -> State:
    """A new game, some of its state set by hand."""
    from msgspec.structs import replace

    return replace(begin(start(settings or Settings(), lexicon)), **changes)


def after(state: State, lexicon: Lexicon, *commands: GameCommand, at: float = 0.0) -> State:
    """The game once these commands were obeyed."""
    for command in commands:
        for event in decide(state, command, lexicon, at):
            state = apply(state, event)
    return state


def kinds_of(events: Iterable[object]) -> list[str]:
    return [type(event).__name__ for event in events]
