"""The figures of the rules that the screens count with, told as TypeScript from where each rule stands."""

import msgspec

from nonuple.play.daily import FIRST_DAY
from nonuple.study.diary.lost import COSTS
from nonuple.table.activity import COMPUTER_WAITS


def figures() -> dict[str, object]:
    return {
        "drawsAfter": COMPUTER_WAITS,
        "firstDay": FIRST_DAY,
        "lostFrom": COSTS,
    }


def typescript() -> str:
    lines = "".join(f"  {name}: {msgspec.json.encode(one).decode()},\n" for name, one in figures().items())
    return f"export const RULES = {{\n{lines}}} as const;\n"
