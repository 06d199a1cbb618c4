"""What the organiser does: who takes part, and which games are played."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import count, pairwise

from msgspec.structs import replace

from nonuple.activity.merging import merged
from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.chief.playing import who_plays
from nonuple.contest.chief.rulings import kept_rulings
from nonuple.contest.events import (
    ArbitersNamed,
    ContestRenamed,
    GameHappened,
    GameOpened,
    GroupsNamed,
    ImposedWord,
    PlayerArrived,
    PlayersRegistered,
    PlayersSeated,
    PlayersWithdrawn,
    RankingsArranged,
)
from nonuple.contest.groups import KINDS, Group, GroupKind, matched
from nonuple.contest.people import Arbiter, Block, Entrant, Player, PlayerId, member_of
from nonuple.contest.results.rankings import groups_in_order, shown
from nonuple.contest.roles import whom
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.event.ties import checked_tie_breaks
from nonuple.people.person import Entry, Person, folded
from nonuple.pieces.clock import NORMAL_TIME, TimeControl, sudden_death_time
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.settings import Settings, time_control
from nonuple.rulebooks.own import NONE, checked_own
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies
from nonuple.texts import contest as texts
from nonuple.texts import tournament as tournament_texts

_SECRET_BYTES = 32


def rename(asking: Asking, command: ask.Rename) -> Events:
    if not command.name.strip():
        raise Refusal(texts.NAME_NEEDED)
    return (ContestRenamed(command.name.strip()),)


def register(asking: Asking, command: ask.Register) -> Events:
    """Nobody takes the place of another unseen, and never what he has played."""
    _check_named(command.players)
    contest, played = asking.contest, asking.contest.played
    for entrant in command.players:
        check_keeps_his_points(contest, entrant, played)
        there = _another(contest, entrant)
        if there is not None and there.id not in contest.withdrawn and entrant.table not in command.replacing:
            raise Refusal(texts.TABLE_TAKEN, table=entrant.table, there=there.shown, name=entrant.shown)
    groups, ids = Grouping(contest), tuple(_ids(contest, command.players, played))
    pairs = tuple(zip(ids, command.players, strict=True))
    players = tuple(
        groups.registered(id, one, None if _another(contest, one) else contest.players.get(id))
        for id, one in pairs
    )
    seats = tuple(Seated(id, entrant.table) for id, entrant in pairs)
    return (registered(players, seats), *come_late(contest, players, seats))


def registered(players: Sequence[Player], seats: tuple[Seated, ...] = ()) -> PlayersRegistered:
    people = tuple(person for one in players for person in one.people)
    return PlayersRegistered(people, tuple(one.entry for one in players), seats)


@applies("2026", "7.2")
def come_late(
    contest: Contest, players: Iterable[Player], seats: Iterable[Seated]
) -> Iterator[ArbitersNamed | PlayerArrived]:
    """Whoever comes during a game plays from the turn in play, at the desk of the tables beside him."""
    run, new = contest.live, [one for one in seats if one.player not in contest.players]
    if run is None or run.over:
        return
    alone = [one.table for one in new if contest.arbiter_of(one.table) is None]
    if alone and contest.arbiters:
        yield ArbitersNamed(reduce(_with_table, alone, contest.arbiters))
    if run.turn_to_come > 1:
        at_home = {player.id for player in players if player.remote}
        there = [one.player for one in new if run.opened.phones or one.player not in at_home]
        yield from (PlayerArrived(run.number, player, run.turn_to_come) for player in there)


def _with_table(arbiters: tuple[Arbiter, ...], table: int) -> tuple[Arbiter, ...]:
    """The arbiter whose tables are nearest corrects this one too; the first named of several."""
    nearest = min(arbiters, key=lambda one: _distance(one, table))
    more = replace(nearest, blocks=(*nearest.blocks, Block(table, table)))
    return tuple(more if one is nearest else one for one in arbiters)


def _distance(arbiter: Arbiter, table: int) -> int:
    """To the nearest end of a block; whoever has no tables is farther than all."""
    ends = (abs(table - end) for one in arbiter.blocks for end in (one.first, one.last))
    return min(ends, default=100_000)


def _ids(contest: Contest, entrants: Iterable[Entrant], played: Collection[PlayerId]) -> Iterator[PlayerId]:
    """By what each is known: a registration stays the same, unless someone has played under it and left."""
    new = new_players(contest)
    for entrant in entrants:
        there = contest.seating.players.get(entrant.table)
        yield next(new) if there is None or _leaves_his_points(contest, entrant, played) else there


def new_players(contest: Contest) -> Iterator[PlayerId]:
    """What nobody is known by."""
    numbers = (id.removeprefix("p") for id in contest.players)
    last = max((int(one) for one in numbers if one.isdecimal()), default=0)
    return (PlayerId(f"p{number}") for number in count(last + 1))


def _another(contest: Contest, entrant: Entrant) -> Player | None:
    """Whoever else is registered at his table."""
    id = contest.seating.players.get(entrant.table)
    return None if id is None or contest.players[id].person == entrant.person else contest.players[id]


def _leaves_his_points(contest: Contest, entrant: Entrant, played: Collection[PlayerId]) -> bool:
    """Whether someone who plays no more leaves his table to another, and keeps what he has played."""
    there = _another(contest, entrant)
    return there is not None and there.id in played and there.id in contest.withdrawn


def check_keeps_his_points(contest: Contest, entrant: Entrant, played: Collection[PlayerId]) -> None:
    """What one has played never becomes another's."""
    there = _another(contest, entrant)
    if there is not None and there.id in played and there.id not in contest.withdrawn:
        raise Refusal(texts.TABLE_HAS_PLAYED, table=entrant.table, there=there.shown, name=entrant.shown)


class Grouping:
    """The groups that are meant by what is typed: those of the contest, and those typed before."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._found: dict[tuple[GroupKind, str], str] = {}
        people = [one for player in contest.players.values() for one in player.people]
        self._used = {kind: dict.fromkeys(getattr(one, kind) for one in people) for kind in KINDS}

    def registered(self, id: PlayerId, entrant: Entrant, before: Player | None = None) -> Player:
        """Whoever is corrected keeps what is not told here, a licence say."""
        names = (entrant.name, *filter(None, (entrant.partner,)))
        people = [Person(member_of(id, place), "") for place, _ in enumerate(names, start=1)]
        if before is not None:
            people = [*before.people[: len(names)], *people[len(before.people) :]]
        told = self._of(entrant)
        people = [replace(one, name=name, **told) for one, name in zip(people, names, strict=True)]
        people[0] = replace(people[0], licence=entrant.licence or people[0].licence)
        return Player(Entry(id, tuple(one.id for one in people), remote=entrant.remote), tuple(people))

    def grouped(self, player: Player) -> Player:
        """One whose groups are called as people call them."""
        return player._replace(people=tuple(replace(one, **self._of(one)) for one in player.people))

    def _of(self, one: Person | Entrant) -> dict[GroupKind, str]:
        return {kind: self._meant(kind, getattr(one, kind)) for kind in KINDS}

    def _meant(self, kind: GroupKind, typed: str) -> str:
        if not typed:
            return ""
        if (kind, typed) not in self._found:
            id = matched(typed, self._contest.groups[kind], self._used[kind])
            self._used[kind][id] = None
            self._found[kind, typed] = id
        return self._found[kind, typed]


def _check_named(entrants: Iterable[Entrant]) -> None:
    """Each has a name, and a table of his own."""
    seen: set[int] = set()
    for entrant in entrants:
        if entrant.table in seen:
            raise Refusal(texts.TABLE_TWICE, table=entrant.table)
        if not entrant.name.strip():
            raise Refusal(texts.NAME_NEEDED)
        seen.add(entrant.table)


def change(asking: Asking, command: ask.Change) -> Events:
    """Who is registered, as he shall be, and where he sits from now on."""
    contest = asking.contest
    changes = tuple(_beside_others(asking, one) for one in command.changes)
    wished = {_meant(asking, one): one for one in changes}
    _check_named(replace(one.player, table=one.table) for one in changes)
    _check_named(one.player for one in changes)
    elsewhere = {id: one.player for id, one in wished.items() if one.player.table != one.table}
    for entrant in elsewhere.values():
        _check_free(contest, entrant, wished)
    seats = tuple(Seated(id, entrant.table) for id, entrant in elsewhere.items())
    moved = (PlayersSeated(seats),) if seats else ()
    return (*moved, *_corrected(contest, wished))


def _beside_others(asking: Asking, change: ask.Changed) -> ask.Changed:
    if change.seen is None:
        return change
    now = _entrant(asking.contest, _meant(asking, change))
    return replace(change, player=merged(change.player, change.seen, now))


def _entrant(contest: Contest, id: PlayerId) -> Entrant:
    """As an organiser would write him down."""
    one, told = contest.players[id], shown(contest, id)
    groups = {kind: told[kind] for kind in KINDS}
    table = contest.seating.tables[id]
    licence = one.people[0].licence
    known = Entrant(one.name, partner=one.partner, remote=one.remote, licence=licence, table=table)
    return replace(known, **groups)


def _meant(asking: Asking, change: ask.Changed) -> PlayerId:
    if change.id is None:
        return whom(asking.contest, asking.actor, change.table)
    if change.id not in asking.contest.players:
        raise Refusal(texts.NO_SUCH_PLAYER, player=change.id)
    return change.id


def _check_free(contest: Contest, entrant: Entrant, moving: Collection[PlayerId]) -> None:
    """Where someone takes no part any more, he gives way."""
    there = contest.seating.players.get(entrant.table)
    if there is not None and there not in moving and there not in contest.withdrawn:
        name = contest.players[there].shown
        raise Refusal(texts.TABLE_TAKEN_BY, table=entrant.table, there=name, name=entrant.shown)


def _corrected(
    contest: Contest, changes: Mapping[PlayerId, ask.Changed]
) -> Iterator[PlayersRegistered | PlayersWithdrawn]:
    """Other particulars; one who takes no part any more does not come back by them."""
    groups = Grouping(contest)
    players = (groups.registered(id, one.player, contest.players[id]) for id, one in changes.items())
    others = tuple(player for player in players if player != contest.players[player.id])
    if others:
        yield registered(others)
    out = tuple(player.id for player in others if player.id in contest.withdrawn)
    if out:
        yield PlayersWithdrawn(out)


def withdraw(asking: Asking, command: ask.Withdraw) -> Events:
    return (PlayersWithdrawn(tuple(whom(asking.contest, asking.actor, table) for table in command.tables)),)


def name_groups(asking: Asking, command: ask.NameGroups) -> Events:
    """Each has a label of its own."""
    labels = [" ".join(one.label.split()) for one in command.groups]
    if "" in labels:
        raise Refusal(texts.NAME_NEEDED)
    known = asking.contest.groups[command.kind]
    named = {one.id: replace(one, label=label) for one, label in zip(command.groups, labels, strict=True)}
    listed = {one.id: one for one in groups_in_order(asking.contest)[command.kind]}
    _check_told_apart((listed | named).values())
    groups = tuple(one for id, one in named.items() if known.get(id) != one)
    return (GroupsNamed(command.kind, groups),) if groups else ()


def _check_told_apart(groups: Iterable[Group]) -> None:
    labels: set[str] = set()
    for one in groups:
        if folded(one.label) in labels:
            raise Refusal(texts.GROUP_TWICE, label=one.label)
        labels.add(folded(one.label))


def arrange_rankings(asking: Asking, command: ask.ArrangeRankings) -> Events:
    """What parts equals is fixed before the first game."""
    contest, wished = asking.contest, command.rankings
    checked_tie_breaks(wished.tie_breaks)
    if contest.runs and wished.tie_breaks != contest.rankings.tie_breaks:
        raise Refusal(tournament_texts.RULES_FIXED)
    return (RankingsArranged(wished),) if wished != contest.rankings else ()


def name_arbiters(asking: Asking, command: ask.NameArbiters) -> Events:
    check_arbiters(command.arbiters)
    return (ArbitersNamed(command.arbiters),)


@applies("2026", "2.3")
def check_arbiters(arbiters: tuple[Arbiter, ...]) -> None:
    """Every table has one arbiter at most."""
    ids: set[str] = set()
    for arbiter in arbiters:
        if not arbiter.name.strip():
            raise Refusal(texts.NAME_NEEDED)
        if arbiter.id in ids:
            raise Refusal(texts.ARBITER_TWICE, id=arbiter.id)
        ids.add(arbiter.id)
        for block in arbiter.blocks:
            if block.first > block.last:
                raise Refusal(texts.BLOCK_BACKWARDS, first=block.first, last=block.last)
    _check_apart(arbiters)


def _check_apart(arbiters: tuple[Arbiter, ...]) -> None:
    blocks = sorted(
        (block.first, block.last, arbiter.name) for arbiter in arbiters for block in arbiter.blocks
    )
    for (_, last, one), (first, _, other) in pairwise(blocks):
        if first <= last:
            raise Refusal(texts.BLOCKS_OVERLAP, table=first, one=one, other=other)


def open_game(asking: Asking, command: ask.OpenGame) -> Events:
    """A new game; those of an event are opened from there, in all their halls."""
    if asking.contest.event:
        raise Refusal(texts.OPENED_BY_EVENT)
    return opened_game(asking, command)


def opened_game(asking: Asking, command: ask.OpenGame, halls: tuple[str, ...] = ()) -> Events:
    """Its rulebook, formula and times as they may be combined."""
    if command.source != "prepared" and command.sealed is not None:
        raise Refusal(texts.SEALED_UNUSED)
    live = asking.contest.live
    if live is not None and not live.over:
        raise Refusal(texts.GAME_GOES_ON, game=live.number)
    if command.phones and command.ranked:
        raise Refusal(texts.NO_PHONES_RANKED, article=duplicate(command.edition).ledger.devices_article)
    lexicon = asking.means.lexicon(command.lexicon)
    imposed: tuple[ImposedWord, ...] = ()
    settings, chance = _settings(command), _chance(asking, command)
    if command.source == "prepared":
        prepared = asking.means.prepared(command)
        if prepared.lexicon != lexicon.fingerprint and not command.common:
            raise Refusal(texts.OTHER_LEXICON, lexicon=lexicon.name)
        settings, chance = prepared.settings, prepared.chance
        if command.own != NONE:
            settings = replace(settings, own=checked_own(settings.edition, command.own))
        imposed = tuple(ImposedWord(one.ref, one.word) for one in prepared.record.turns if command.common)
    number = asking.contest.next_number
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
        remote_ranked=command.remote_ranked,
        imposed=imposed,
        halls=halls,
        plays=who_plays(
            asking.contest, command.plays, command.edition, phones=command.phones, ranked=command.ranked
        ),
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
        own=command.own,
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
    run, player = asking.game(command.game), whom(asking.contest, asking.actor, command.table)
    last = _last_turn_to_come_at(run)
    if command.turn > last:
        raise Refusal(texts.NO_ARRIVAL_THEN, turn=command.turn, last=last)
    return (PlayerArrived(run.number, player, command.turn),)


def _last_turn_to_come_at(run: Run) -> int:
    """The next one, for whoever comes while a turn is played; once the game is over, its last one."""
    return max(1, len(run.turns)) if run.over else run.state.turn + 1
