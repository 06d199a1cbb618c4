"""The rulebooks that tests go through."""

from nonuple.rulebooks.registry import for_duplicate

EDITIONS = for_duplicate()
COMPETITION = [name for name, rules in EDITIONS.items() if rules.ledger.correction_notes]
"""Those of competitions, which know sanctions."""
