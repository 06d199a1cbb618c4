"""The rulebook of 2010: that of 2009 with a penalty of 5 points and milder rules for junction letters."""

from dataclasses import replace
from functools import partial

from nonuple.rulebooks import e2009
from nonuple.rulebooks.e2010.extension_3_3_2 import enough_in_all
from nonuple.rulebooks.e2010.inversion_4_4 import turned_with_its_letters
from nonuple.rulebooks.e2010.junction_4_4 import nearly_right
from nonuple.rulebooks.e2010.penalty_4_3 import last_letter_missing, shifted
from nonuple.rulebooks.older.deciding import decide
from nonuple.rulebooks.older.rules import Topic
from nonuple.rulebooks.older.running import GAME, LEDGER
from nonuple.rulebooks.rulebook import DuplicateRules, Manner, Rulebook, SlipRules

RULES = replace(
    e2009.RULES,
    edition="2010",
    numbers={
        **e2009.RULES.numbers,
        Topic.PENALTY: "4.3",
        Topic.WARNINGS: "4.4",
        Topic.SOLUTIONS: "4.6",
        Topic.NOTIFICATION: "4.7",
    },
    enough_links=enough_in_all,
    rescues=(last_letter_missing, turned_with_its_letters, nearly_right, shifted),
)

RULEBOOK = Rulebook(
    "2010",
    __name__,
    extends=e2009.RULEBOOK,
    duplicate=DuplicateRules(
        game=GAME, slips=SlipRules(partial(decide, RULES)), ledger=LEDGER, manner=Manner()
    ),
)
