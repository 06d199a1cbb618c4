"""Who has to do with the centres of an event."""

from typing import Literal

from nonuple.activity.door import OFFICE, Invitation, Rights
from nonuple.limits import Short

GATHERING, LOCAL = "gathering", "local"

ROLES = {**dict.fromkeys(OFFICE, Rights((GATHERING, LOCAL), lets_in=True)), "centre": Rights()}
"""Who runs the event, or the centre; a centre, on the organiser's server: it asks for itself."""


class CentreInvitation(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Literal["organiser", "centre"]
    centre: Short = ""
