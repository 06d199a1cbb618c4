"""How a contest is written in the log, and how the contests of old are read."""

from nonuple.activity.codec import Codec
from nonuple.contest.commands import ContestCommand
from nonuple.contest.events import ContestEvent
from nonuple.contest.lifting import LIFTS

CODEC: Codec[ContestEvent] = Codec("contest", ContestEvent, ContestCommand, LIFTS)
