"""Who may ask for what of an event, and who may see what."""

from nonuple.activity.door import OFFICE, Guest, Rights, check_role

HEADS = (*OFFICE, "chief")

EVERYBODY, STANDING, BUREAU, DOOR, WALL = "event", "standing", "office", "door", "wall"
"""A wall has what hangs in a hall: tables too, which nobody outside it is told."""
DOORKEEPERS = (*OFFICE, "door")

ROLES = {
    **dict.fromkeys(OFFICE, Rights((EVERYBODY, BUREAU, STANDING, DOOR, WALL), lets_in=True)),
    "door": Rights((EVERYBODY, DOOR)),
    **dict.fromkeys(("chief", "display"), Rights((EVERYBODY, STANDING, WALL))),
    "spectator": Rights((EVERYBODY, STANDING)),
}


def check_directs(who: Guest, room: str) -> None:
    """A chief arbiter directs his own room."""
    check_role(who, HEADS)
    if who.role == "chief" and who.place != room:
        check_role(who, OFFICE)
