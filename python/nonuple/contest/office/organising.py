"""What the organiser does: who takes part, and which games are played."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.chief.rulings import kept_rulings
from nonuple.contest.events import (
    ArbitersNamed,
    ContestRenamed,
    GameHappened,
    GameOpened,
    Moved,
    PlayerArrived,
    PlayersMoved,
    PlayersRegistered,
    PlayersWithdrawn,
)
from nonuple.contest.office.registration import ReadLine, said
from nonuple.contest.people import Arbiter, Player
from nonuple.contest.roles import check_table
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.pieces.clock import NORMAL_TIME, TimeControl, sudden_death_time
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.settings import Settings, time_control
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies
from nonuple.texts import contest as texts

_SECRET_BYTES = 32


def rename(asking: Asking, command: ask.Rename) -> Events:
    if not command.name.strip():
        raise Refusal(texts.NAME_NEEDED)
    return (ContestRenamed(command.name.strip()),)


def register(asking: Asking, command: ask.Register) -> Events:
    """Nobody takes the place of another unseen, and never that of one who has played."""
    _check_named(command.players)
    contest, played = asking.contest, asking.contest.played
    free = contest.withdrawn.union(command.replacing)
    for player in command.players:
        _check_keeps_his_points(contest, player, played)
        there = _another(contest, player)
        if there is not None and player.table not in free:
            raise Refusal(texts.TABLE_TAKEN, table=player.table, there=there.shown, name=player.shown)
    return (PlayersRegistered(command.players),)


def _another(contest: Contest, player: Player) -> Player | None:
    """Whoever else is registered at his table."""
    there = contest.players.get(player.table)
    return None if there is None or there.person == player.person else there


def _check_keeps_his_points(contest: Contest, player: Player, played: Collection[int]) -> None:
    """What one has played never becomes another's."""
    there = _another(contest, player)
    if there is not None and player.table in played:
        raise Refusal(texts.TABLE_HAS_PLAYED, table=player.table, there=there.shown, name=player.shown)


def readable(contest: Contest, lines: Iterable[ReadLine]) -> Iterator[ReadLine]:
    """Lines of a list as they may be registered: those that cannot are refused before anybody asks."""
    played = contest.played
    for line in lines:
        try:
            if line.player is not None and line.refused is None:
                _check_keeps_his_points(contest, line.player, played)
            yield line
        except Refusal as refusal:
            yield replace(line, refused=said(refusal))


def _check_named(players: Sequence[Player]) -> None:
    """Each has a name, and a table of his own."""
    seen: set[int] = set()
    for player in players:
        if player.table in seen:
            raise Refusal(texts.TABLE_TWICE, table=player.table)
        if not player.name.strip():
            raise Refusal(texts.NAME_NEEDED)
        seen.add(player.table)


def change(asking: Asking, command: ask.Change) -> Events:
    """Who is registered, as he shall be; where someone takes no part any more, he gives way."""
    contest, changes = asking.contest, command.changes
    for one in changes:
        check_table(contest, asking.actor, one.table)
    _check_named([replace(one.player, table=one.table) for one in changes])
    _check_named([one.player for one in changes])
    seats = {one.table: one.player.table for one in changes}
    for one in changes:
        _check_free(contest, one, seats)
    return (*_moved(contest, seats), *_corrected(contest, changes))


def _check_free(contest: Contest, change: ask.Changed, seats: Mapping[int, int]) -> None:
    to = change.player.table
    there = contest.players.get(to)
    if there is not None and to not in seats and to not in contest.withdrawn:
        raise Refusal(texts.TABLE_TAKEN_BY, table=to, there=there.shown, name=change.player.shown)


def _moved(contest: Contest, seats: Mapping[int, int]) -> Iterator[PlayersMoved]:
    """Those who change tables; one who takes no part any more goes where somebody has left."""
    free = iter([table for table in seats if table not in seats.values()])
    giving_way = {to: next(free) for to in seats.values() if to in contest.players and to not in seats}
    moves = tuple(Moved(table, to) for table, to in (*seats.items(), *giving_way.items()) if table != to)
    if moves:
        yield PlayersMoved(moves)


def _corrected(
    contest: Contest, changes: Sequence[ask.Changed]
) -> Iterator[PlayersRegistered | PlayersWithdrawn]:
    """Other particulars; one who takes no part any more does not come back by them."""
    others = [
        one for one in changes if one.player != replace(contest.players[one.table], table=one.player.table)
    ]
    if others:
        yield PlayersRegistered(tuple(one.player for one in others))
    out = tuple(one.player.table for one in others if one.table in contest.withdrawn)
    if out:
        yield PlayersWithdrawn(out)


def withdraw(asking: Asking, command: ask.Withdraw) -> Events:
    for table in command.tables:
        check_table(asking.contest, asking.actor, table)
    return (PlayersWithdrawn(command.tables),)


@applies("2026", "2.3")
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
        raise Refusal(texts.NO_PHONES_RANKED, article=duplicate(command.edition).ledger.devices_article)
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
    begun: tuple[GameEvent, ...] = (started, *kept_rulings(asking, lexicon))
    return (opened, *(GameHappened(number, event, asking.now.epoch) for event in begun))


def _settings(command: ask.OpenGame) -> Settings:
    return Settings(
        edition=command.edition,
        formula=command.formula,
        time=_time(command),
        pairs=command.pairs,
        sudden_death=command.sudden_death,
        variant=command.variant,
    )


def _time(command: ask.OpenGame) -> TimeControl | None:
    """The time asked for; the usual one of sudden death or of the box where none of their own is named."""
    if command.time is None:
        return None
    usual = command.time == NORMAL_TIME.name
    if usual and command.sudden_death:
        return sudden_death_time()
    return duplicate(command.edition).game.times[0] if usual else time_control(command.time)


def _chance(asking: Asking, command: ask.OpenGame) -> Chance | None:
    if command.source != "program":
        return None
    return Chance(asking.means.chance(_SECRET_BYTES), asking.means.chance(SALT_BYTES))


@applies("2026", "7.2")
@applies("2010", "5.1")
@applies("2009", "5.1")
def arrive(asking: Asking, command: ask.Arrive) -> Events:
    """One who comes late has nothing for the turns before; of a pair, both must be late."""
    check_table(asking.contest, asking.actor, command.table)
    last = _last_turn_to_come_at(asking.run)
    if command.turn > last:
        raise Refusal(texts.NO_ARRIVAL_THEN, turn=command.turn, last=last)
    return (PlayerArrived(asking.run.number, command.table, command.turn),)


def _last_turn_to_come_at(run: Run) -> int:
    """The next one, for whoever comes while a turn is played; once the game is over, its last one."""
    return max(1, len(run.turns)) if run.over else run.state.turn + 1
