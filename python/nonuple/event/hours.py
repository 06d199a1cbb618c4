"""The hour of a centre, by its own clocks, and the hour at which it did open."""

from datetime import UTC, datetime, timedelta

from nonuple.errors import Refusal
from nonuple.event.halls import Fault
from nonuple.texts import centres as texts
from nonuple.texts.days import moment_text

LATE = timedelta(minutes=30)
"""How long after its hour a centre may still open without a word."""


def moment_of(written: str) -> datetime | None:
    """A moment as it is written, with the offset of the clocks there; those of old without one are of UTC."""
    try:
        moment = datetime.fromisoformat(written.strip())
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def hour_of(written: str) -> datetime | None:
    """A moment, where one is written; refused where it is none."""
    moment = moment_of(written)
    if moment is None and written.strip():
        raise Refusal(texts.WRONG_HOUR, hour=written)
    return moment


def with_offset(written: str) -> str:
    """The same, if it is empty or tells by which clocks it is meant."""
    if hour_of(written) is not None and datetime.fromisoformat(written.strip()).tzinfo is None:
        raise Refusal(texts.NO_OFFSET, hour=written)
    return written.strip()


def on_time(opened: str, planned: str) -> Fault | None:
    """What there is to say of an hour of opening, by the clocks of the place."""
    hour, began = moment_of(planned), moment_of(opened)
    if hour is None:
        return None
    told = moment_text(f"{hour:%Y-%m-%dT%H:%M}")
    offset = f"{hour:%z}"
    zone = f"UTC{offset[:3]}:{offset[3:]}"
    if began is None:
        return texts.NO_OPENING, {"planned": told, "zone": zone}
    if hour <= began <= hour + LATE:
        return None
    there = moment_text(f"{began.astimezone(hour.tzinfo):%Y-%m-%dT%H:%M}")
    text = texts.OPENED_BEFORE if began < hour else texts.OPENED_LATE
    return text, {"opened": there, "planned": told, "zone": zone}
