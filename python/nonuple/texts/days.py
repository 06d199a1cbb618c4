"""Days and hours as people read them, in both languages."""

from datetime import date, datetime, time

from nonuple.texts import Text
from nonuple.texts import agenda as texts

DAYS = (
    Text("lundi", "Monday"),
    Text("mardi", "Tuesday"),
    Text("mercredi", "Wednesday"),
    Text("jeudi", "Thursday"),
    Text("vendredi", "Friday"),
    Text("samedi", "Saturday"),
    Text("dimanche", "Sunday"),
)
MONTHS = (
    Text("janvier", "January"),
    Text("février", "February"),
    Text("mars", "March"),
    Text("avril", "April"),
    Text("mai", "May"),
    Text("juin", "June"),
    Text("juillet", "July"),
    Text("août", "August"),
    Text("septembre", "September"),
    Text("octobre", "October"),
    Text("novembre", "November"),
    Text("décembre", "December"),
)


def day_text(day: str) -> Text:
    """`mardi 17 novembre 2026`, of 2026-11-17."""
    if not day:
        return texts.LATER
    found = date.fromisoformat(day)
    values = {
        "weekday": DAYS[found.weekday()],
        "day": found.day,
        "month": MONTHS[found.month - 1],
        "year": found.year,
    }
    text = texts.FIRST_DAY if found.day == 1 else texts.DAY
    return Text(text.said("fr", values), text.said("en", values))


def hour_text(hour: str) -> Text:
    """`14 h 30`, of 14:30."""
    if not hour:
        return texts.NO_HOUR
    found = time.fromisoformat(hour)
    values = {"hour": found.hour, "minutes": f"{found.minute:02}"}
    return Text(texts.HOUR.said("fr", values), texts.HOUR.said("en", values))


_DAY = len("2026-11-17")


def moment_text(moment: str) -> Text:
    """`mardi 17 novembre 2026, 14 h 30`, of 2026-11-17T14:30; what is written otherwise is left as it is."""
    try:
        found = datetime.fromisoformat(moment)
    except ValueError:
        return Text(moment, moment)
    day = day_text(found.date().isoformat())
    if len(moment) <= _DAY:
        return day
    hour = hour_text(f"{found:%H:%M}")
    return Text(f"{day.fr}, {hour.fr}", f"{day.en}, {hour.en}")
