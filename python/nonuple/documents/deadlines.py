"""What paper says of the rules: until when one may appeal, and what the event replaces."""

from collections.abc import Iterable, Iterator

from nonuple.documents.voice import Voice
from nonuple.rulebooks.own import NONE, OwnRules, Replaced, rules_of
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts


@shows("2026", "7.3")
@shows("2010", "5.3")
@shows("2009", "5.3")
def appeals_told(edition: str, language: Language, own: OwnRules = NONE) -> str:
    """What a rulebook says of appeals; nothing where it knows none."""
    rules = rules_of(edition, own).ledger
    if rules.appeals_article is None:
        return ""
    told = texts.APPEAL_POSSIBLE if rules.appeal_minutes is None else texts.APPEAL_BEFORE
    return Voice(language)(told, article=rules.appeals_article, minutes=rules.appeal_minutes)


@shows("2026", "4.5", "4.8.4")
def own_rules_told(replaced: Iterable[Replaced], say: Voice) -> Iterator[str]:
    """What the event plays by, each with the article that it replaces."""
    for one in replaced:
        yield say(texts.OWN_RULE, article=one.article, says=getattr(one.says, say.language))
