"""Who comes into an event."""

from functools import partial

from nonuple.server.http.entrance import Admitted, admit_to
from nonuple.tournament.activity import EventActivity

EventVisitor = Admitted[EventActivity]
admit_to_event = partial(admit_to, EventActivity)
