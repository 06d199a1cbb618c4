"""Who has to do with the centres of an event."""

from typing import Literal

import msgspec

from nonuple.activity import port
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.texts import contest as contest_texts

CentreRole = Literal["owner", "organiser", "centre"]
"""In charge of the server; who runs the event, or the centre; a centre, on the organiser's server."""

OFFICE: tuple[CentreRole, ...] = ("owner", "organiser")


class CentreGuest(msgspec.Struct, frozen=True):
    """One who asks for something; a centre asks for itself."""

    role: CentreRole
    name: str
    centre: str = ""


class CentreInvitation(port.Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Literal["organiser", "centre"]
    centre: Short = ""


def check_office(who: CentreGuest) -> None:
    if who.role not in OFFICE:
        named = contest_texts.OR.say().join(contest_texts.ROLES[role].say() for role in OFFICE)
        raise Refusal(contest_texts.NOT_YOURS, roles=named)
