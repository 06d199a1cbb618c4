"""What the organiser does: who takes part, and which games are played."""

from itertools import pairwise

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.events import (
    ArbitersNamed,
    ContestRenamed,
    GameHappened,
    GameOpened,
    PlayerArrived,
    PlayersRegistered,
    PlayersWithdrawn,
)
from nonuple.contest.judging import FAMILY
from nonuple.contest.people import Arbiter
from nonuple.contest.roles import check_table
from nonuple.editions import Edition
from nonuple.errors import Refusal
from nonuple.game.clock import NORMAL_TIME, TimeControl, box_time, sudden_death_time
from nonuple.game.director import start
from nonuple.game.prepared import SALT_BYTES, Chance
from nonuple.game.settings import Settings, time_control
from nonuple.rules import article
from nonuple.texts import contest as texts

_SECRET_BYTES = 32


def rename(asking: Asking, command: ask.Rename) -> Events:
    if not command.name.strip():
        raise Refusal(texts.NAME_NEEDED)
    return (ContestRenamed(command.name.strip()),)


def register(asking: Asking, command: ask.Register) -> Events:
    seen: set[int] = set()
    for player in command.players:
        if player.table in seen:
            raise Refusal(texts.TABLE_TWICE, table=player.table)
        if not player.name.strip():
            raise Refusal(texts.NAME_NEEDED)
        seen.add(player.table)
    return (PlayersRegistered(command.players),)


def withdraw(asking: Asking, command: ask.Withdraw) -> Events:
    for table in command.tables:
        check_table(asking.contest, asking.actor, table)
    return (PlayersWithdrawn(command.tables),)


@article("2026", "2.3")
def name_arbiters(asking: Asking, command: ask.NameArbiters) -> Events:
    """Every table has one arbiter at most."""
    ids: set[str] = set()
    for arbiter in command.arbiters:
        if not arbiter.name.strip():
            raise Refusal(texts.NAME_NEEDED)
        if arbiter.id in ids:
            raise Refusal(texts.ARBITER_TWICE, id=arbiter.id)
        ids.add(arbiter.id)
        for block in arbiter.blocks:
            if block.first > block.last:
                raise Refusal(texts.BLOCK_BACKWARDS, first=block.first, last=block.last)
    _check_apart(command.arbiters)
    return (ArbitersNamed(command.arbiters),)


def _check_apart(arbiters: tuple[Arbiter, ...]) -> None:
    blocks = sorted(
        (block.first, block.last, arbiter.name) for arbiter in arbiters for block in arbiter.blocks
    )
    for (_, last, one), (first, _, other) in pairwise(blocks):
        if first <= last:
            raise Refusal(texts.BLOCKS_OVERLAP, table=first, one=one, other=other)


def open_game(asking: Asking, command: ask.OpenGame) -> Events:
    """A new game; its rulebook, formula and times as they may be combined."""
    live = asking.contest.live
    if live is not None and not live.over:
        raise Refusal(texts.GAME_GOES_ON, game=live.number)
    if command.phones and command.ranked:
        raise Refusal(texts.NO_PHONES_RANKED, article=Edition.parse(command.edition).devices_article)
    lexicon = asking.means.lexicon(command.lexicon)
    settings, chance = _settings(command), _chance(asking, command)
    if command.source == "prepared":
        prepared = asking.means.prepared(command)
        if prepared.lexicon != lexicon.fingerprint:
            raise Refusal(texts.OTHER_LEXICON, lexicon=lexicon.name)
        settings, chance = prepared.settings, prepared.chance
    number = max(asking.contest.runs, default=0) + 1
    started = start(settings, lexicon, chance.commitment if chance else None)
    opened = GameOpened(
        game=number,
        title=command.title.strip(),
        settings=started.settings,
        source=command.source,
        lexicon=lexicon.name,
        phones=command.phones,
        ranked=command.ranked,
        secret=chance.secret if chance else None,
        salt=chance.salt if chance else None,
    )
    return (opened, GameHappened(number, started, asking.now.epoch))


def _settings(command: ask.OpenGame) -> Settings:
    return Settings(
        edition=command.edition,
        formula=command.formula,
        time=_time(command),
        pairs=command.pairs,
        sudden_death=command.sudden_death,
    )


def _time(command: ask.OpenGame) -> TimeControl | None:
    """The time asked for; the usual one of sudden death or of the box where none of their own is named."""
    if command.time is None:
        return None
    usual = command.time == NORMAL_TIME.name
    if usual and command.sudden_death:
        return sudden_death_time()
    if usual and command.edition == FAMILY:
        return box_time(3)
    return time_control(command.time)


def _chance(asking: Asking, command: ask.OpenGame) -> Chance | None:
    if command.source != "program":
        return None
    return Chance(asking.means.chance(_SECRET_BYTES), asking.means.chance(SALT_BYTES))


@article("2026", "7.2")
@article("2010", "5.1")
@article("2009", "5.1")
def arrive(asking: Asking, command: ask.Arrive) -> Events:
    """One who comes late has nothing for the turns before; of a pair, both must be late."""
    check_table(asking.contest, asking.actor, command.table)
    return (PlayerArrived(asking.run.number, command.table, command.turn),)
