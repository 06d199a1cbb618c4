"""The events of old, as they would be written today: what an old log says is understood here and nowhere else."""

from collections.abc import Callable

from nonuple.activity.codec import Lift

LIFTS: tuple[Callable[[], Lift], ...] = ()
"""From the first version to the second, from the second to the third, and on; the last is the one in use."""
