"""The figures of the rules that the screens count with, written for them from where each rule stands.

`python -m nonuple.server.figures` writes them as TypeScript; a test sees that they are up to date.
"""

import msgspec

from nonuple.play.daily import FIRST_DAY
from nonuple.table.activity import COMPUTER_WAITS


def figures() -> dict[str, object]:
    return {
        "drawsAfter": COMPUTER_WAITS,
        "firstDay": FIRST_DAY,
    }


def typescript() -> str:
    lines = "".join(f"  {name}: {msgspec.json.encode(one).decode()},\n" for name, one in figures().items())
    return (
        "/* Made by `python -m nonuple.server.figures` from the rules; do not edit. */\n"
        f"export const RULES = {{\n{lines}}} as const;"
    )


if __name__ == "__main__":
    print(typescript())
