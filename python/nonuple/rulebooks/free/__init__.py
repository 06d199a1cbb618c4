"""The rules of the free game, as they lie in the box."""

from nonuple.rulebooks.rulebook import Rulebook

RULEBOOK = Rulebook("free", __name__)
