"""What the rulebooks say of a game alone, as data for the kernel: on the server and in the page alike."""

from collections import Counter
from functools import cache

import msgspec

from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.variant import Variant, variant
from nonuple.play.shown import LAST_SECONDS
from nonuple.play.solo.hints import PRICES
from nonuple.play.ticking import AWAY


@cache
def data_of(name: str) -> str:
    """Of the variant of a name, as JSON."""
    return msgspec.json.encode(facts_of(variant(name))).decode()


def facts_of(pieces: Variant) -> dict[str, object]:
    return {
        "values": pieces.letters.values,
        "counts": Counter(pieces.letters.bag),
        "letter": [premium.letter for premium in pieces.premiums],
        "word": [premium.word for premium in pieces.premiums],
        "formulas": {
            formula.name: {"rack": formula.rack, "bonus": formula.bonus} for formula in FORMULAS.values()
        },
        "hints": [{"step": step, "price": price} for step, price in PRICES.items()],
        "away": AWAY,
        "last_seconds": LAST_SECONDS,
    }
