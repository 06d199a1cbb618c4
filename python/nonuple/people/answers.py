"""Answers by yes or no, as people write them in lists."""

import re

from nonuple.people.person import folded

_YES = re.compile(r"oui|o|ok|yes|y|x|1|true|vrai|v|d accord|accepte|acceptee|paye|payee|regle|reglee|ja|si")
_NO = re.compile(r"non|n|no|0|false|faux|f|refus|refuse|refusee|neant|nein")
"""Both as they are once folded."""
_YES_MARKS, _NO_MARKS = frozenset("✓✔☑☒✅🗸×✕+"), frozenset("✗✘❌☐□-–—/")
_AMOUNT = re.compile(r"\d+(?:[.,]\d+)?\s*(?:€|eur|euros?|chf|\$|£)", re.IGNORECASE)
"""What somebody paid: yes, unless it is nothing."""
_SELECTORS = "\ufe0e\ufe0f"
"""Said after a mark, of how it is to be drawn."""


def answer(cell: str) -> bool | None:
    """Yes or no, an empty cell no; None where it is neither."""
    bare = cell.strip().strip(_SELECTORS)
    if not bare or bare in _NO_MARKS:
        return False
    if bare in _YES_MARKS:
        return True
    if _AMOUNT.fullmatch(bare):
        return re.search("[1-9]", bare) is not None
    word = folded(re.sub(r"[.,]0+$", "", bare))
    return True if _YES.fullmatch(word) else False if _NO.fullmatch(word) else None
