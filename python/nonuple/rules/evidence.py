"""Which tests show which article.

Tests carry `@pytest.mark.article("2026", "1.2.1")`. `make install` collects these marks into `evidence.json`,
which is shipped, so that an installed package can answer too.
"""

import json
from functools import cache
from pathlib import Path

Evidence = dict[str, dict[str, list[str]]]
"""Edition, then article number, then the tests as pytest names them."""

FILE = Path(__file__).with_name("evidence.json")


@cache
def recorded() -> Evidence:
    """What was collected when the package was made; nothing if it was made without."""
    if not FILE.is_file():
        return {}
    evidence: Evidence = json.loads(FILE.read_text("utf-8"))
    return evidence
