"""The game that was prepared beforehand and sealed with a password."""

from nonuple.contest import commands as ask
from nonuple.errors import Refusal
from nonuple.formats.sealed import unseal
from nonuple.play.duplicate.prepared import Prepared
from nonuple.texts import contest as texts
from nonuple.texts import prepare as prepare_texts


def prepared_of(command: ask.OpenGame) -> Prepared:
    """The game of a sealed file; a password costs some tenths of a second, right or wrong."""
    if command.sealed is None or command.password is None:
        raise Refusal(texts.NO_SEALED_FILE)
    return unseal(command.sealed.encode(), command.password, prepare_texts.THIS_FILE)
