"""How French a word looks: words formed crosswise are shown to an arbiter the likeliest first.

A letter costs what it tells after the one before it, in steps of 1.4 bits, counted over the words of the list
that the program comes with; so a short word with usual letters is the likeliest to have been believed, one of
many letters, however well it sounds, is not. It orders what is asked and decides nothing.
"""

from collections.abc import Iterable
from itertools import pairwise

_LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""A blank stands before the first letter and after the last one."""

COSTS = (
    "933222344356434436233647886",
    "394347547277332745322449656",
    "726762997259277299246369969",
    "728492992395398296363399959",
    "528761967269668399359479958",
    "245354547579432546223459583",
    "429992299199299299246399999",
    "629981956299353299267299968",
    "619991999299565299465399939",
    "345442448688342254322749798",
    "819992999598999189988199999",
    "324661664275366369436576939",
    "527561668297268257954369959",
    "623991999299836229958389959",
    "439332447367693496621559977",
    "664446547387331645333258657",
    "729892983299397239254499969",
    "979999999999999999999099999",
    "315441647278645256444459969",
    "138492786398758456923489969",
    "129692994299999399244498969",
    "534342448377244546223949467",
    "929991999199899299389499999",
    "414681884285384368345486868",
    "228382594299989327952498939",
    "525332747498333327323678697",
    "049994999499899399999698966",
)
"""A row for each letter, a digit for each that may follow it."""

_COST = {
    (before, after): int(digit)
    for before, row in zip(_LETTERS, COSTS, strict=True)
    for after, digit in zip(_LETTERS, row, strict=True)
}


def strangeness(words: Iterable[str]) -> int:
    """What it would cost to believe all of these words: a place is plausible if each of its words is."""
    return sum(_COST[pair] for word in words for pair in pairwise(f" {word.upper()} "))
