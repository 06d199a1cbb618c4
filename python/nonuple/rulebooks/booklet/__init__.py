"""The arbiters' booklet: how the rulebook is applied."""

from nonuple.rulebooks.rulebook import Rulebook

RULEBOOK = Rulebook("booklet", __name__)
