"""What follows from a wish about an event: facts, or a refusal. Chance, lists and rooms are given."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from nonuple.contest.office.organising import check_arbiters
from nonuple.contest.people import Arbiter
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.event.agenda import written_day, written_hour
from nonuple.event.attribution import TableDraw, drawn_tables, kept_tables, late_table
from nonuple.event.event import Absence, Departure, Event, EventSettings, sound
from nonuple.event.standings import hang, lines_of, names_apart, play_off, standings
from nonuple.event.tables import Post, Seats, move
from nonuple.event.ties import checked_tie_breaks
from nonuple.people.importing import EnterList
from nonuple.pieces.formula import Formula
from nonuple.play.duplicate.settings import time_control
from nonuple.rulebooks.own import checked_own
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import centres as centre_texts
from nonuple.texts import entries as entries_texts
from nonuple.texts import merging as merging_texts
from nonuple.texts import organising as organising_texts
from nonuple.texts import tournament as texts
from nonuple.tournament import commands as ask
from nonuple.tournament import elsewhere
from nonuple.tournament import events as on
from nonuple.tournament.annulling import annul_game, correct_score, restore_game, withdraw_game
from nonuple.tournament.arrivals import note_arrivals
from nonuple.tournament.asking import EventAsking, Facts
from nonuple.tournament.merging import merged_plan, merged_records
from nonuple.tournament.people import EventHall
from nonuple.tournament.rosters import across_halls, halls_of
from nonuple.tournament.state import EventState
from nonuple.tournament.taking import taken, taken_over

MOST_ENTRIES = 20_000
_SEED_BYTES = 4
_ID = re.compile(r"[\w.-]{1,40}", re.ASCII)


def decide_event(asking: EventAsking, wish: ask.TournamentCommand | ask.ServerWish) -> Facts:
    """The facts that a wish causes; none when all that it asks for is there already."""
    return _DECISIONS[type(wish)](asking, wish)


# --- The event itself --------------------------------------------------------------------------------------


def _arrange(asking: EventAsking, asked: ask.Arrange) -> Facts:
    wish = asked if asked.seen is None else merged_plan(asking.state, asked, asked.seen)
    if not wish.name.strip():
        raise Refusal(texts.NAME_EVENT)
    duplicate(wish.edition)
    before, again = asking.state.event.settings, asking.state.arranged
    settings = EventSettings(
        federation=wish.federation or (before.federation if again else asking.means.federation),
        edition=wish.edition,
        lexicon=before.lexicon
        if again and wish.lexicon is None
        else asking.means.lexicon(wish.lexicon).fingerprint,
        tie_breaks=checked_tie_breaks(wish.tie_breaks),
        best=wish.best,
        cut=wish.cut,
        pair_category=wish.pair_category or before.pair_category,
        divided=wish.divided,
        ranked=wish.ranked,
        own=checked_own(wish.edition, wish.own),
    )
    fixed = (settings.tie_breaks, settings.own) == (before.tie_breaks, before.own)
    if asking.state.begun and not fixed:
        raise Refusal(texts.RULES_FIXED)
    games = tuple(map(_planned, wish.games))
    order = _order(asking.state, wish.games)
    _check_games(asking.state, games, order)
    kept = order == tuple(_as_they_are(asking.state, len(games)))
    arranged = on.TournamentArranged(
        wish.name.strip(), wish.date.strip(), settings, games, () if kept else order
    )
    return (arranged,)


def _planned(game: ask.GameWish) -> on.PlannedGame:
    if game.time is not None:
        time_control(game.time)
    return on.PlannedGame(
        game.name.strip(),
        Formula.parse(game.formula).name,
        game.time,
        written_day(game.day),
        written_hour(game.starts),
        game.room.strip(),
    )


def _as_they_are(state: EventState, count: int) -> Iterator[int]:
    """The numbers of so many games that keep theirs; those that are added are new."""
    return (number if number <= len(state.event.games) else 0 for number in range(1, count + 1))


def _order(state: EventState, games: Sequence[ask.GameWish]) -> tuple[int, ...]:
    """The number that each game had before."""
    there = _as_they_are(state, len(games))
    order = tuple(number if one.was is None else one.was for one, number in zip(games, there, strict=True))
    named = [number for number in order if number]
    for number in named:
        state.event.game(number)
        if named.count(number) > 1:
            raise Refusal(texts.GAME_TWICE, game=number)
    return order


def _check_games(state: EventState, games: Sequence[on.PlannedGame], order: Sequence[int]) -> None:
    """A game that has begun stays, at its place, and stays as it is; so do all that centres play."""
    if state.centres and list(order) != list(range(1, len(state.event.games) + 1)):
        raise Refusal(centre_texts.SEALED_PROGRAMME)
    for number, game in enumerate(state.event.games, start=1):
        if number not in order and (game.seats or state.has_begun(number)):
            raise Refusal(texts.FEWER_GAMES, game=number)
        if not state.has_begun(number):
            continue
        if order[number - 1 : number] != (number,):
            raise Refusal(texts.KEEPS_PLACE, game=number)
        plan, wished = state.plans[number - 1], games[number - 1]
        if (plan.formula, plan.time) != (wished.formula, wished.time):
            raise Refusal(texts.PLAYED_OTHERWISE, game=number)


# --- Entries -----------------------------------------------------------------------------------------------


def _write_entries(asking: EventAsking, wish: ask.WriteEntries) -> Facts:
    event = asking.state.event
    known = {one.id for one in event.people}, {one.id for one in event.entries}
    new = {one.id for one in wish.people} - known[0] | {one.id for one in wish.entries} - known[1]
    for id_ in sorted(new):
        if not _ID.fullmatch(id_):
            raise Refusal(texts.BAD_ID, id=id_)
    for person in wish.people:
        if not person.name.strip() and person.id not in known[0]:
            raise Refusal(texts.NAME_PERSON)
    people, entries = wish.people, wish.entries
    if wish.seen is not None:
        people = merged_records(people, wish.seen.people, event.people)
        entries = merged_records(entries, wish.seen.entries, event.entries)
    written = on.EntriesWritten(people, entries)
    return _checked_entries(asking, written)


def _checked_entries(asking: EventAsking, written: on.EntriesWritten) -> Facts:
    event = asking.state.event
    people = {one.id: one for one in (*event.people, *written.people)}
    entries = {one.id: one for one in (*event.entries, *written.entries)}
    if len(entries) > MOST_ENTRIES:
        raise Refusal(texts.TOO_MANY_ENTRIES, most=MOST_ENTRIES)
    sound(replace(event, people=tuple(people.values()), entries=tuple(entries.values())))
    changed = on.EntriesWritten(
        tuple(one for one in written.people if one not in event.people),
        tuple(one for one in written.entries if one not in event.entries),
    )
    return (changed,) if changed.people or changed.entries else ()


def _enter_read(asking: EventAsking, wish: EnterList) -> Facts:
    """What was read of a list, and what its columns mean from now on."""
    there = asking.state.event
    if (there.people, there.entries) != (wish.there.people, wish.there.entries):
        raise Refusal(entries_texts.LIST_MOVED)
    learnt = {title: to for title, to in wish.profile.columns.items() if title}
    columns = (on.ColumnsLearnt(learnt),) if learnt != dict(asking.state.profile.columns) else ()
    written = on.EntriesWritten(tuple(wish.read.people), tuple(wish.read.entries))
    return (*columns, *_checked_entries(asking, written))


def _take_file(asking: EventAsking, wish: ask.TakeFile) -> Facts:
    return taken(asking.state, wish.event)


def _take_evening(asking: EventAsking, wish: ask.TakeEvening) -> Facts:
    return tuple(taken_over(wish))


def _strike(asking: EventAsking, wish: ask.StrikeEntries) -> Facts:
    begun = [asking.event.game(number) for number in asking.state.begun]
    for entry in wish.entries:
        asking.state.event.entry(entry)
        if any(entry in game.seats or entry in game.scores for game in begun):
            raise Refusal(texts.HAS_PLAYED, name=_name(asking, entry))
    return (on.EntriesStruck(wish.entries),)


def _give_up(asking: EventAsking, wish: ask.WithdrawEntry) -> Facts:
    return _departed(asking, Departure(wish.entry, wish.game, article=wish.article.strip()))


def _exclude(asking: EventAsking, wish: ask.ExcludeEntry) -> Facts:
    return _departed(asking, Departure(wish.entry, wish.game, True, wish.article.strip(), wish.annuls))


def _departed(asking: EventAsking, departure: Departure) -> Facts:
    event = asking.state.event
    event.entry(departure.entry)
    event.game(departure.game)
    return () if departure in event.departures else (on.EntryGone(departure),)


def _come_back(asking: EventAsking, wish: ask.ComeBack) -> Facts:
    event = asking.state.event
    event.entry(wish.entry)
    if wish.game is None:
        back = any(one.entry == wish.entry for one in event.departures)
    else:
        event.game(wish.game)
        back = any((one.entry, one.game) == (wish.entry, wish.game) for one in event.absences)
    return (on.EntryBack(wish.entry, wish.game),) if back else ()


def _name(asking: EventAsking, entry: str) -> str:
    return names_apart(asking.event, organising_texts.REMOVED.say())[entry]


# --- Tables ------------------------------------------------------------------------------------------------


def _draw(asking: EventAsking, wish: ask.DrawTables) -> Facts:
    state, event = asking.state, asking.state.event
    event.game(wish.game)
    if state.has_begun(wish.game):
        raise Refusal(texts.BEGUN, game=wish.game)
    if wish.order == "kept":
        return (on.TablesDrawn(wish.game, kept_tables(event, wish.game), order="kept"),)
    seed = (wish.seed or "").strip() or asking.means.chance(_SEED_BYTES).hex()
    keep = {one for one in state.kept if _has_sat(event, wish.game, one)}
    present = {one.id for one in event.present(wish.game)}
    draw = TableDraw(
        seed,
        by_series=wish.order == "series",
        apart=wish.apart,
        keep=keep & present,
        posts=posts_of(state.arbiters),
        easy=[Post(one.first, one.last) for one in wish.easy],
    )
    seats = drawn_tables(event, wish.game, draw)
    return (on.TablesDrawn(wish.game, seats, seed, wish.order, wish.apart, wish.easy),)


def _has_sat(event: Event, game: int, entry: str) -> bool:
    return any(entry in one.seats for one in event.games[:game])


def posts_of(arbiters: Sequence[Arbiter]) -> Sequence[Post]:
    return sorted(Post(block.first, block.last) for one in arbiters for block in one.blocks)


def _seat_late(asking: EventAsking, wish: ask.SeatLate) -> Facts:
    event = asking.state.event
    _check_here(asking, wish.game, wish.entry)
    seats = late_table(event, wish.game, wish.entry)
    return (on.SeatsChanged(wish.game, {wish.entry: seats[wish.entry]}),)


def _move(asking: EventAsking, wish: ask.MoveEntry) -> Facts:
    _check_here(asking, wish.game, wish.entry)
    before: Seats = asking.state.event.game(wish.game).seats
    gone = {one.entry for one in asking.state.event.departures if one.game <= wish.game}
    free = {entry: table for entry, table in before.items() if table != wish.table or entry not in gone}
    after = move(free, wish.entry, wish.table) if wish.entry in free else {**free, wish.entry: wish.table}
    if wish.entry not in before and wish.table in free.values():
        raise Refusal(texts.TABLE_OCCUPIED, table=wish.table)
    changed: Mapping[str, int | None] = {
        entry: after.get(entry) for entry in {**before, **after} if before.get(entry) != after.get(entry)
    }
    return (on.SeatsChanged(wish.game, changed),) if changed else ()


def _check_here(asking: EventAsking, game: int, entry: str) -> None:
    """There, and not gone; one who was to miss the game and takes a table plays it."""
    event = asking.state.event
    event.entry(entry)
    event.game(game)
    if any(one.entry == entry and one.game <= game for one in event.departures):
        raise Refusal(texts.HAS_GONE, name=_name(asking, entry))


def _leave(asking: EventAsking, wish: ask.LeaveTable) -> Facts:
    event, game = asking.state.event, asking.event.game(wish.game)
    event.entry(wish.entry)
    if game.played and not game.provisional and wish.entry in game.scores:
        raise Refusal(texts.PLAYED_IT, name=_name(asking, wish.entry), game=wish.game)
    absence = Absence(wish.entry, wish.game, wish.article.strip())
    return () if absence in event.absences else (on.GameMissed(absence),)


def _keep(asking: EventAsking, wish: ask.KeepPlace) -> Facts:
    asking.state.event.entry(wish.entry)
    kept = asking.state.kept | {wish.entry} if wish.kept else asking.state.kept - {wish.entry}
    return (on.PlacesKept(tuple(sorted(kept))),) if kept != asking.state.kept else ()


def _post(asking: EventAsking, wish: ask.PostArbiters) -> Facts:
    check_arbiters(wish.arbiters)
    for across in across_halls(asking.state, wish.arbiters):
        raise Refusal(texts.POST_ACROSS, **across._asdict())
    if wish.seen is not None and asking.state.arbiters not in (wish.seen, wish.arbiters):
        raise Refusal(merging_texts.OTHERS_WROTE)
    return (on.ArbitersPosted(wish.arbiters),) if wish.arbiters != asking.state.arbiters else ()


# --- Rooms -------------------------------------------------------------------------------------------------


def check_hall(state: EventState, hall: EventHall) -> None:
    """A table is in one room at most."""
    if hall.first > hall.last:
        raise Refusal(texts.HALL_BACKWARDS, first=hall.first, last=hall.last)
    others = (one for one in state.halls.values() if one.id != hall.id and one.id not in state.playoffs)
    for one, other in pairwise(sorted((*others, hall), key=lambda one: one.first)):
        if other.first <= one.last:
            raise Refusal(texts.HALLS_OVERLAP, table=other.first, one=one.name, other=other.name)


def _open_hall(asking: EventAsking, wish: ask.OpenHall) -> Facts:
    check_hall(asking.state, wish.hall)
    there = asking.state.halls.get(wish.hall.id)
    hall = wish.hall if there is None else replace(wish.hall, entries=there.entries)
    return (on.HallOpened(hall),) if there != hall else ()


def _bind(asking: EventAsking, wish: ask.BindGame) -> Facts:
    """A game begins in the hall that leads it, as the next one there; cut short before, it goes on."""
    state = asking.state
    hall = hall_of(state, wish.room)
    seats = state.event.game(wish.game).seats
    if not seats:
        raise Refusal(texts.NOT_DRAWN, game=wish.game)
    if not any(table in hall for table in seats.values()):
        raise Refusal(texts.NOBODY_IN_HALL, game=wish.game)
    leader = state.leader_of(wish.game)
    if leader is not None and leader.room != wish.room:
        raise Refusal(texts.LED_ELSEWHERE, game=wish.game, hall=state.halls[leader.room].name)
    following = _next_run(asking, wish.room)
    if state.is_from_file(wish.game):
        raise Refusal(texts.BEGUN_HERE, game=wish.game)
    bound = state.run_of(wish.game, wish.room)
    if bound is not None:
        if bound == following:
            return ()
        raise Refusal(texts.BEGUN_HERE, game=wish.game)
    return (on.GameBound(wish.game, wish.room, following),)


def followers_bound(state: EventState, contest: Callable[[str], Contest | None]) -> Iterator[on.GameBound]:
    """The other halls play the game too, each once its game before is over."""
    for game in sorted(state.bound):
        leader = state.leader_of(game)
        led = None if leader is None else contest(leader.room)
        run = None if led is None or leader is None else led.runs.get(leader.run)
        if run is None:
            continue
        for hall in halls_of(state, game):
            there = contest(hall.id)
            awaited = state.run_of(game, hall.id) is None and (not run.over or hall.id in run.opened.halls)
            if awaited and there is not None and (there.live is None or there.live.over):
                yield on.GameBound(game, hall.id, there.next_number)


def hall_of(state: EventState, room: str) -> EventHall:
    hall = state.halls.get(room)
    if hall is None:
        raise Refusal(texts.NO_HALL)
    return hall


def _next_run(asking: EventAsking, room: str) -> int:
    """The number of the next game of a room's contest, whose last one must be over."""
    contest = asking.means.contest(room)
    if contest is None:
        raise Refusal(texts.NO_HALL)
    live = contest.live
    if live is not None and not live.over:
        raise Refusal(texts.GAME_BEFORE, game=live.opened.title or live.number)
    return contest.next_number


def _bind_playoff(asking: EventAsking, wish: ask.BindPlayoff) -> Facts:
    for entry in wish.entries:
        asking.state.event.entry(entry)
    if frozenset(wish.entries) not in set(equals(asking.event)):
        raise Refusal(texts.NO_SUCH_EQUALS)
    return (on.PlayoffBound(wish.entries, wish.room, _next_run(asking, wish.room)),)


# --- Rankings ----------------------------------------------------------------------------------------------


def equals(event: Event) -> Iterator[frozenset[str]]:
    """Those who share a rank that no tie-break parts, rank after rank."""
    ranks: dict[int, set[str]] = {}
    for line in lines_of(event):
        ranks.setdefault(line.rank, set()).add(str(line.id))
    return (frozenset(sharing) for sharing in ranks.values() if len(sharing) > 1)


def _hang(asking: EventAsking, wish: ask.HangRanking) -> Facts:
    if not any(game.played for game in asking.event.games):
        raise Refusal(texts.NO_RESULTS)
    if wish.state != "provisional" and standings(asking.event).provisional:
        raise Refusal(organising_texts.FINAL_TOO_SOON)
    when = asking.now.date.astimezone().isoformat(timespec="minutes")  # by the clocks of the hall
    return (on.RankingHung(hang(asking.event, when, wish.state)),)


def _decide_playoff(asking: EventAsking, wish: ask.DecidePlayoff) -> Facts:
    play_off(asking.event, wish.order)
    return (on.PlayedOff(wish.order),)


_DECISIONS: dict[type[Any], Callable[[EventAsking, Any], Facts]] = {
    ask.Arrange: _arrange,
    ask.WriteEntries: _write_entries,
    ask.StrikeEntries: _strike,
    ask.WithdrawEntry: _give_up,
    ask.ExcludeEntry: _exclude,
    ask.ComeBack: _come_back,
    ask.DrawTables: _draw,
    ask.SeatLate: _seat_late,
    ask.MoveEntry: _move,
    ask.LeaveTable: _leave,
    ask.NoteArrivals: note_arrivals,
    ask.KeepPlace: _keep,
    ask.PostArbiters: _post,
    ask.AnnulEventGame: annul_game,
    ask.WithdrawEventGame: withdraw_game,
    ask.RestoreEventGame: restore_game,
    ask.CorrectScore: correct_score,
    ask.HangRanking: _hang,
    ask.DecidePlayoff: _decide_playoff,
    EnterList: _enter_read,
    ask.TakeFile: _take_file,
    ask.TakeEvening: _take_evening,
    ask.OpenHall: _open_hall,
    ask.JoinCentres: elsewhere.join,
    ask.CountCentres: elsewhere.count,
    ask.SettleMet: elsewhere.settle_met,
    ask.BindGame: _bind,
    ask.BindPlayoff: _bind_playoff,
}
