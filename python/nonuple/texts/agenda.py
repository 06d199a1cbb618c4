"""What is said of the days and hours of an event."""

from nonuple.texts import Text

BAD_DAY = Text(
    "« {day} » n'est pas un jour : écrivez 2026-11-17 ou 17/11/2026.",
    "`{day}` is not a day: write 2026-11-17 or 17/11/2026.",
)
BAD_HOUR = Text(
    "« {hour} » n'est pas une heure : écrivez 14:30 ou 14 h 30.",
    "`{hour}` is not an hour: write 14:30.",
)
