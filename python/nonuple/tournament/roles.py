"""Who may ask for what of an event, and who may see what."""

from nonuple.errors import Refusal
from nonuple.texts import contest as contest_texts
from nonuple.tournament.people import EventGuest, EventRole

OFFICE: tuple[EventRole, ...] = ("owner", "organiser")
HEADS: tuple[EventRole, ...] = (*OFFICE, "chief")

EVERYBODY, STANDING, BUREAU = "event", "standing", "office"

_FOLLOWED: dict[EventRole, tuple[str, ...]] = {
    **dict.fromkeys(OFFICE, (EVERYBODY, BUREAU, STANDING)),
    **dict.fromkeys(("chief", "display", "spectator"), (EVERYBODY, STANDING)),
}


def check_event_role(who: EventGuest, roles: tuple[EventRole, ...]) -> None:
    """Only some may do it; the others are told who."""
    if who.role not in roles:
        *most, last = (contest_texts.ROLES[role].say() for role in contest_texts.ROLES if role in roles)
        named = contest_texts.OR.say().join((", ".join(most), last)) if most else last
        raise Refusal(contest_texts.NOT_YOURS, roles=named)


def check_directs(who: EventGuest, room: str) -> None:
    """A chief arbiter directs his own room."""
    check_event_role(who, HEADS)
    if who.role == "chief" and who.room != room:
        check_event_role(who, OFFICE)


def channels_followed(who: EventGuest) -> tuple[str, ...]:
    return _FOLLOWED[who.role]


def may_follow(who: EventGuest, channel: str) -> bool:
    return channel in channels_followed(who)
