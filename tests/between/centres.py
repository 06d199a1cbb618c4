"""The same event as a simultané, in memory: a centre leads, one follows it live, one sends a file."""

from collections.abc import Mapping
from typing import Any

from nonuple.activity.door import Guest
from nonuple.activity.port import Moment
from nonuple.centres import commands as wish
from nonuple.centres.activity import CODEC, CentresActivity
from nonuple.centres.deciding import CentreMeans, gathered
from nonuple.centres.sending import centre_results
from nonuple.centres.state import Gathering, Local, Sending
from nonuple.contest import commands as ask
from nonuple.contest.chief.following import next_step
from nonuple.contest.people import Entrant
from nonuple.contest.views.public import turn_view
from nonuple.event.centres import Merged
from nonuple.formats.centre_file import sign
from nonuple.formats.spoken_key import SpokenKey
from nonuple.people.shipped import shipped_federation
from tests.between.hall import Hall
from tests.between.halls import Halls, arbiters_of
from tests.between.plans import GAMES, Plan, lexicon
from tests.contest.room import CHIEF, OWNER
from tests.server.simultaneous import KEY, Simultaneous, made_ready
from tests.tournament.wishing import NOW

LEADING, CONNECTED, BY_FILE = "Brest", "Caen", "Vallon"
OFFICE = Guest("organiser", "Odile")


class Desk:
    """Somebody at the page of an event in centres; every fact goes through JSON."""

    def __init__(self, id: str) -> None:
        self.reader = CODEC.reader()
        self.activity = CentresActivity(id, CentreMeans(lambda _: lexicon()))

    def do(self, command: Any, who: Guest = OFFICE) -> None:
        now = Moment(NOW.at, NOW.epoch, NOW.date)
        ahead = self.activity.ahead(who, command, now) if isinstance(command, wish.CentreCommand) else None
        for fact in self.activity.decide(who, command, now, ahead() if ahead is not None else None):
            written = self.reader.read(CODEC.encode(fact))
            self.activity.apply(written, self.activity.number + 1, who.name, now.date.isoformat())

    @property
    def gathering(self) -> Gathering:
        assert self.activity.state.gathering is not None
        return self.activity.state.gathering

    @property
    def local(self) -> Local:
        assert self.activity.state.local is not None
        return self.activity.state.local


class Centre(Hall):
    """A hall with the sealed games and a key of its own."""

    def __init__(self, plan: Plan, name: str, files: Simultaneous) -> None:
        super().__init__(plan, name)
        self.desk = Desk(name)
        self.desk.do(wish.ReceivePack(files.pack, files.own[name], name))
        self.desk.do(wish.BreakSeal(KEY.words, KEY.digits))
        self.do(OWNER, ask.NameArbiters(arbiters_of(plan)))

    def come(self, seats: Mapping[str, int], missing: set[str]) -> None:
        """Those who have come by now, at their tables; those who miss the game leave theirs."""
        for entry, table in seats.items():
            if entry not in self.entries:
                self.do(OWNER, ask.Register((self._entrant(entry, table),)))
                self.entries[entry] = self.contest.seating.players[table]
        moved = tuple(
            ask.Changed(now, self._entrant(entry, table), self.entries[entry])
            for entry, table in seats.items()
            if (now := self.contest.seating.tables[self.entries[entry]]) != table
        )
        if moved:
            self.do(OWNER, ask.Change(moved))
        gone = sorted(self.entries.keys() & missing)
        if gone:
            tables = tuple(self.contest.seating.tables[self.entries[one]] for one in gone)
            self.do(OWNER, ask.Withdraw(tables))

    def _entrant(self, entry: str, table: int) -> Entrant:
        ids = next(one.people for one in self.plan.entries if one.id == entry)
        members = [one for one in self.plan.people if one.id in ids]
        first = members[0]
        partner = members[1].name if len(members) > 1 else ""
        return Entrant(first.name, first.club, first.series, first.category, partner, table=table)

    def open(self, game: int) -> None:
        local = self.desk.local
        opening = ask.OpenGame(
            source="prepared",
            sealed=bytes(local.pack.games[game - 1]).decode(),
            password=SpokenKey(local.words).password,
            common=True,
        )
        self.begin(game, opening)
        self.desk.do(wish.NoteSealedGame(game, max(self.contest.runs)))

    def exclude(self, game: int) -> None:
        for entry, cheated in self.plan.excluded.items():
            if cheated == game and entry in self.entries:
                self.do(CHIEF, ask.Exclude(self.run.number, self.table(entry), "7.1"))

    def follow(self, chief: Hall) -> None:
        """As a room does whose chief is elsewhere: step by step, until it is where he is."""
        self.wait(30)
        while (step := next_step(self.run, turn_view(chief.run))) is not None:
            self.do(CHIEF, step)

    def file(self) -> str:
        local = self.desk.local
        number = len(local.sendings) + 1
        results = centre_results(local, self.contest, shipped_federation(), lexicon().fingerprint, number)
        self.desk.do(wish.NoteSending(number, "file"))
        return sign(results, local.key).decode()


class Simultane:
    """Whom the halls of an event have had at their tables, in centres: the same tables, turns and slips."""

    def __init__(self, halls: Halls) -> None:
        plan = self.plan = halls.plan
        self.halls = halls
        self.files = made_ready(
            lexicon(), LEADING, CONNECTED, BY_FILE, games=plan.games, tie_breaks=plan.tie_breaks
        )
        self.organiser = Desk("cotes")
        self.organiser.do(wish.ArrangeCentres("baie", self.files.event, self.files.pack, self.files.keys))
        self.organiser.do(wish.ReleaseKey(KEY.words, KEY.digits))
        names = (LEADING, CONNECTED, BY_FILE)
        self.centres = {name: Centre(plan, name, self.files) for name in names}
        self.home = dict(zip(halls.rooms, names, strict=False))

    def play(self) -> "Simultane":
        for game in range(1, GAMES + 1):
            self._play_game(game)
        for name, centre in self.centres.items():
            if centre.entries:
                who = Guest("centre", name, name) if name == CONNECTED else OFFICE
                self.organiser.do(wish.ReceiveFile(centre.file(), name), who)
        return self

    def _play_game(self, game: int) -> None:
        missing = {entry for entry, missed in self.halls.missing().items() if missed == game}
        for name, centre in self.centres.items():
            seats = self.seats(name, game)
            centre.come({one: table for one, table in seats.items() if one not in missing}, missing)
            if seats:
                centre.open(game)
        there = [centre for centre in self.centres.values() if centre.contest.live and centre.game == game]
        leading = there[0]
        for turn in range(1, self.plan.turns[game - 1] + 1):
            self._come_late(game, turn)
            self._leave(game, turn)
            for step in leading.steps:
                leading.step(step)
                for centre in there[1:]:
                    if centre.id == CONNECTED:
                        centre.follow(leading)
            for centre in there[1:]:
                if centre.id != CONNECTED:
                    for step in centre.steps:
                        centre.step(step)
            for centre in there:
                centre.take_slips()
                centre.after(turn)
        for centre in there:
            centre.exclude(game)
            centre.end()

    def _come_late(self, game: int, turn: int) -> None:
        for entry, late in self.plan.late.items():
            for name, centre in self.centres.items():
                seats = self.seats(name, game)
                if game == 1 and late == turn and entry in seats:
                    centre.come({entry: seats[entry]}, set())
                    if turn > 1:
                        centre.do(CHIEF, ask.Arrive(centre.run.number, seats[entry], turn))

    def _leave(self, game: int, turn: int) -> None:
        for entry, left in self.plan.left.items():
            for centre in self.centres.values():
                if (left, 3) == (game, turn) and entry in centre.entries:
                    centre.do(OWNER, ask.Withdraw((centre.table(entry),)))

    def seats(self, name: str, game: int) -> dict[str, int]:
        """Who sat in the hall that is this centre."""
        seats = self.halls.activity.state.event.game(game).seats
        here = [self.halls.activity.state.halls[room] for room, one in self.home.items() if one == name]
        return {entry: table for entry, table in seats.items() for hall in here if table in hall}

    @property
    def sent(self) -> list[list[Sending]]:
        return list(self.organiser.gathering.sent.values())

    @property
    def merged(self) -> Merged:
        return gathered(self.organiser.gathering)

    def entry_of(self, id: str) -> str:
        """Of the event, by what the merge calls it."""
        name, _, player = id.partition("/")
        entries = self.centres[name].entries
        return next(entry for entry, one in entries.items() if one == player)
