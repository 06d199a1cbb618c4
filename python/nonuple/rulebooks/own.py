"""What an event plays by in place of the rulebook: data, each with the article that it replaces."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Annotated

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.clock import TimeControl, sudden_death_time
from nonuple.rulebooks.registry import duplicate, rulebook
from nonuple.rulebooks.rulebook import DuplicateRules, FreeWarnings, LedgerRules
from nonuple.rules import article
from nonuple.texts import Sentence, Text
from nonuple.texts import rulebooks as texts


class OwnRules(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the rules of an event say otherwise; where they say nothing, the rulebook holds."""

    solo_players: Annotated[int, msgspec.Meta(ge=2, le=9_999)] | None = None
    solo_bonus: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    free_warnings: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    appeal_minutes: Annotated[int, msgspec.Meta(ge=1, le=1_440)] | None = None


NONE = OwnRules()


class Replaced(msgspec.Struct, frozen=True):
    """An article, and what holds in its place."""

    article: str
    says: Sentence


@lru_cache
def rules_of(edition: str, own: OwnRules = NONE) -> DuplicateRules:
    """A rulebook as an event plays by it."""
    rules = duplicate(edition)
    return rules if own == NONE else replace(rules, ledger=_counted_by(rules.ledger, own))


@article("2026", "4.5")
def _counted_by(ledger: LedgerRules, own: OwnRules) -> LedgerRules:
    """The rules of an event may say otherwise who earns what by a solo, and so of the other figures."""
    free, bonus = own.free_warnings, own.solo_bonus
    return replace(
        ledger,
        solo_players=own.solo_players or ledger.solo_players,
        solo_bonus=ledger.solo_bonus if bonus is None else bonus,
        free_warnings=ledger.free_warnings if free is None else FreeWarnings(free, free, free),
        appeal_minutes=own.appeal_minutes or ledger.appeal_minutes,
    )


def checked_own(edition: str, own: OwnRules) -> OwnRules:
    """The same; a figure in place of which the rulebook has nothing is refused."""
    ledger, title = duplicate(edition).ledger, rulebook(edition).book.title
    if own.free_warnings is not None and ledger.free_warnings is None:
        raise Refusal(texts.NO_WARNINGS, rulebook=title)
    if own.appeal_minutes is not None and ledger.appeals_article is None:
        raise Refusal(texts.NO_APPEALS, rulebook=title)
    return own


def replaced(edition: str, own: OwnRules, shrinking: TimeControl | None = None) -> tuple[Replaced, ...]:
    """What holds in place of which article; `shrinking` is the time of a sudden death."""
    return tuple(
        Replaced(number, text.sentence(**told)) for number, text, told in _told(edition, own, shrinking)
    )


def _told(
    edition: str, own: OwnRules, shrinking: TimeControl | None
) -> Iterator[tuple[str, Text, dict[str, object]]]:
    rules, usual = rules_of(edition, own), duplicate(edition)
    ledger, before = rules.ledger, usual.ledger
    if (ledger.solo_players, ledger.solo_bonus) != (before.solo_players, before.solo_bonus):
        said = texts.OWN_SOLO if ledger.solo_bonus else texts.OWN_SOLO_NOTHING
        yield ledger.solo_article, said, {"points": ledger.solo_bonus, "players": ledger.solo_players}
    if ledger.free_warnings != before.free_warnings and ledger.free_warnings is not None:
        yield ledger.warnings_article, texts.OWN_WARNINGS, {"count": ledger.free_warnings.normal}
    if ledger.appeal_minutes != before.appeal_minutes and ledger.appeals_article is not None:
        yield ledger.appeals_article, texts.OWN_APPEALS, {"minutes": ledger.appeal_minutes}
    if shrinking is not None and shrinking != sudden_death_time():
        yield rules.game.shrinking, texts.OWN_SHRINKING, {"times": _stages(shrinking)}


def _stages(time: TimeControl) -> str:
    """`3 × (40 s + 20 s), 10 s + 10 s`, in any language."""
    paces = (f"{one.before} s + {one.after} s" for one in time.stages)
    return ", ".join(
        pace if one.turns is None else f"{one.turns} × ({pace})"
        for one, pace in zip(time.stages, paces, strict=True)
    )
