"""Who may ask for what of an event, and who may see what."""

from nonuple.activity.door import OFFICE, Guest, Rights, check_role

HEADS = (*OFFICE, "chief")

EVERYBODY, STANDING, BUREAU = "event", "standing", "office"

ROLES = {
    **dict.fromkeys(OFFICE, Rights((EVERYBODY, BUREAU, STANDING), lets_in=True)),
    **dict.fromkeys(("chief", "display", "spectator"), Rights((EVERYBODY, STANDING))),
}


def check_directs(who: Guest, room: str) -> None:
    """A chief arbiter directs his own room."""
    check_role(who, HEADS)
    if who.role == "chief" and who.place != room:
        check_role(who, OFFICE)
