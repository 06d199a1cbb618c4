"""The figures of the rules that the screens count with, written for them from where each rule stands.

`python -m nonuple.server.figures` writes them as TypeScript; a test sees that they are up to date.
"""

import msgspec

from nonuple.pieces.formula import FORMULAS
from nonuple.play.daily import FIRST_DAY
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.settings import RACK
from nonuple.play.topping.runs import PENALTY
from nonuple.table.activity import COMPUTER_WAITS


def longest_bonus() -> tuple[int, ...]:
    """Points for laying so many letters: of the formulas, each has as much of this as may be laid by it."""
    return max((formula.bonus for formula in FORMULAS.values()), key=len)


def figures() -> dict[str, object]:
    return {
        "bonus": longest_bonus(),
        "exchangeNeeds": RACK,
        "challengeCost": CHALLENGE_COST,
        "drawsAfter": COMPUTER_WAITS,
        "toppingPenalty": PENALTY,
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
