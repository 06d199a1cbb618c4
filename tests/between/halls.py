"""An event in halls of one server, in memory: what each wishes of the other is done as the server does it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Self

from nonuple.activity.port import ANEW
from nonuple.contest import commands as ask
from nonuple.contest.office.roster import follow, player_of_entry
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.state import Contest
from nonuple.event.attribution import Manner
from nonuple.event.event import Event
from nonuple.formats.sealed import Cost, seal
from nonuple.play.duplicate.prepared import Prepared
from nonuple.tournament import commands as wish
from nonuple.tournament import events as on
from nonuple.tournament.activity import CODEC, EventActivity
from nonuple.tournament.asking import EventMeans
from nonuple.tournament.people import EventHall
from tests.between.hall import Hall
from tests.between.plans import BLOCK, GAMES, Plan, lexicon
from tests.event.events import DEFAULT
from tests.tournament.wishing import NOW, ORGANISER, Wandering

PASSWORD = "à l'aide !"
LAST = 99_999


def arbiters_of(plan: Plan) -> tuple[Arbiter, ...]:
    """One for each block of tables: wherever halls begin, nobody has tables in two."""
    blocks = [Block(first, first + BLOCK - 1) for first in range(1, len(plan.entries) + 1, BLOCK)]
    return tuple(Arbiter(f"A{n}", f"Arbitre {n}", (one,)) for n, one in enumerate(blocks, start=1))


def sealed(game: Prepared) -> str:
    cost = Cost(n=2, r=8, p=1)
    return seal(game, PASSWORD, salt=bytes(16), nonce=bytes(12), cost=cost).decode()


class Halls(Wandering):
    """The event, and the contests of its halls."""

    def __init__(self, plan: Plan, count: int = 1, *, order: Manner = "random") -> None:
        self.plan, self.order = plan, order
        self.rooms: dict[str, Hall] = {}
        self._reader = CODEC.reader()
        means = EventMeans(lambda _: lexicon(), lambda size: b"7" * size, DEFAULT, self.contest_of)
        super().__init__(EventActivity("event", means, lambda: ()))
        self._make_ready(count)

    def contest_of(self, room: str) -> Contest | None:
        return self.rooms[room].contest if room in self.rooms else None

    def take(self, facts: tuple[on.TournamentEvent, ...]) -> None:
        """Through JSON, as from a store; then every room has the players that the event has there."""
        super().take(tuple(self._reader.read(CODEC.encode(fact)) for fact in facts))
        for id, room in self.rooms.items():
            found = self.activity.asks(id)
            if found is not None:
                room.store(follow(room.contest, found), "épreuve")

    def do(self, command: Any) -> None:
        self.take(self.activity.decide(ORGANISER, command, NOW))

    def hear(self) -> None:
        """The event looks at its rooms, and notes what is over."""
        for id in self.rooms:
            self.activity.heard(id, frozenset({ANEW}))
        while self.activity.unsettled():
            self.take(self.activity.settled(lambda: False))

    @property
    def event(self) -> Event:
        self.hear()
        return self.activity.event

    # Made ready

    def _make_ready(self, count: int) -> None:
        plan = self.plan
        games = tuple(wish.GameWish(f"Partie {number}") for number in range(1, GAMES + 1))
        arrange = wish.Arrange(
            name="Coupe", date="2026-11-12", games=games, edition=plan.edition, tie_breaks=plan.tie_breaks
        )
        self.do(arrange)
        self.do(wish.WriteEntries(plan.people, plan.entries))
        self.do(wish.PostArbiters(arbiters_of(plan)))
        blocks = -(-plan.tables // BLOCK)
        bounds = sorted({1 + BLOCK * (blocks * place // count) for place in range(count)} | {LAST + 1})
        for first, after in pairwise(bounds):
            id = f"salle {first}"
            self.rooms[id] = Hall(plan, id)
            self.do(wish.OpenHall(EventHall(id, id, "Chloé", first, after - 1)))

    # Played

    def play(self) -> Self:
        for game in range(1, GAMES + 1):
            self.play_game(game)
        return self

    def play_game(self, game: int) -> None:
        halls = self.open_game(game)
        for turn in range(1, self.plan.turns[game - 1] + 1):
            self._seat_late(game, turn, halls)
            for entry, left in self.plan.left.items():
                if (left, 3) == (game, turn):
                    self.do(wish.WithdrawEntry(entry, game))
            for hall in halls:
                self.play_turn(hall, turn)
            self.hear()
        for entry, cheated in self.plan.excluded.items():
            if cheated == game:
                self.do(wish.ExcludeEntry(entry, game))
        for hall in halls:
            hall.end()
        self.hear()

    def play_turn(self, hall: Hall, turn: int) -> None:
        for step in hall.steps:
            hall.step(step)
        hall.take_slips()
        hall.after(turn)

    def open_game(self, game: int) -> Sequence[Hall]:
        for entry, missed in self.missing().items():
            if missed == game:
                self.do(wish.LeaveTable(game, entry))
        order: Manner = self.order if game > 1 else "random"
        self.do(wish.DrawTables(game, order=order, seed=f"{self.plan.chance} {game}"))
        seats = self.activity.state.event.game(game).seats
        halls = [
            self.rooms[one.id]
            for one in self.activity.state.halls.values()
            if any(table in one for table in seats.values())
        ]
        leading, *others = halls
        self.do(wish.BindGame(game, leading.id))
        leading.begin(game, self._opening(game))
        self.hear()
        for hall in others:
            hall.begin(game, self._opening(game))
        for hall in halls:
            self._meet(hall, game)
        return halls

    def missing(self) -> dict[str, int]:
        """One who comes late is not there when tables are drawn."""
        return {**dict.fromkeys(self.plan.late, 1), **self.plan.absent}

    def _opening(self, game: int) -> ask.OpenGame:
        return ask.OpenGame(
            edition=self.plan.edition,
            source="prepared",
            sealed=sealed(self.plan.games[game - 1]),
            password=PASSWORD,
        )

    def _seat_late(self, game: int, turn: int, halls: Sequence[Hall]) -> None:
        for entry, late in self.plan.late.items():
            if game == 1 and late == turn:
                self.do(wish.SeatLate(1, entry))
                for hall in halls:
                    self._meet(hall, game)

    def _meet(self, hall: Hall, game: int) -> None:
        seats = self.activity.state.event.game(game).seats
        ours = self.activity.state.halls[hall.id]
        hall.entries = {entry: player_of_entry(entry) for entry, table in seats.items() if table in ours}
