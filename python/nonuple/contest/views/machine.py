"""What whoever directs a game sees of the server's computer: nobody looks at its own terminal then."""

import msgspec

from nonuple.activity.port import Computer
from nonuple.texts import Sentence


class MachineView(msgspec.Struct, frozen=True):
    voice: bool
    """Whether it can say a sentence aloud."""
    backup: Sentence | None
    """What is wrong with the copy of the log."""


def machine_view(computer: Computer) -> MachineView:
    trouble = computer.backup
    backup = None if trouble is None else trouble.text.sentence(**trouble.values)
    return MachineView(computer.voice, backup)
