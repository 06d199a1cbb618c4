"""Until when a decision may be appealed, as paper says it."""

from nonuple.documents.voice import Voice
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts


@shows("2026", "7.3")
@shows("2010", "5.3")
@shows("2009", "5.3")
def appeals_told(edition: str, language: Language) -> str:
    """What a rulebook says of appeals; nothing where it knows none."""
    rules = duplicate(edition).ledger
    if rules.appeals_article is None:
        return ""
    told = texts.APPEAL_POSSIBLE if rules.appeal_minutes is None else texts.APPEAL_BEFORE
    return Voice(language)(told, article=rules.appeals_article, minutes=rules.appeal_minutes)
