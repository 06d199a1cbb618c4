"""The rulebook of 2009: a place rightly given is paid, a wrong one is null."""

from dataclasses import replace
from functools import partial

from nonuple.rulebooks.older.deciding import decide
from nonuple.rulebooks.older.extension_3_3_2 import enough_at_each_end
from nonuple.rulebooks.older.rules import OlderRules, Topic
from nonuple.rulebooks.older.running import GAME, LEDGER
from nonuple.rulebooks.rulebook import DuplicateRules, Manner, Rulebook, SlipRules
from nonuple.texts import announce as words

RULES = OlderRules(
    edition="2009",
    numbers={
        Topic.PLACES: "3.3.3",
        Topic.MODES: "3.4",
        Topic.ZEROS: "4.2",
        Topic.WARNINGS: "4.3",
        Topic.SOLUTIONS: "4.5",
        Topic.NOTIFICATION: "4.6",
    },
    enough_links=enough_at_each_end,
)

RULEBOOK = Rulebook(
    "2009",
    __name__,
    duplicate=DuplicateRules(
        game=GAME,
        slips=SlipRules(partial(decide, RULES)),
        ledger=replace(LEDGER, warnings_article="4.3"),
        manner=Manner(start=words.START_2009, last=words.LAST_SECONDS_2009, end=words.FINISHED_2009),
    ),
)
