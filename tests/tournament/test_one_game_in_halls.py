"""A game played in several halls of an event is one game, whatever the leading hall does."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.asking import Means
from nonuple.contest.chief.hall import next_facts, opened_after
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import EventJoined, Leading
from nonuple.contest.people import Entrant, PlayerId
from nonuple.contest.results.evening import run_scores
from nonuple.contest.run import Run
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.event.event import EventGame
from nonuple.event.halls import Hall, HallScores, together
from nonuple.play.duplicate.state import Phase
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import contest as texts
from nonuple.words_io.library import open_lexicon
from tests.contest.room import CHIEF, OWNER, Room, across, down
from tests.contest.wandering import TABLES, Wanderers

SEEDS = st.integers(0, 2**32)
LUMIERE = Leading("essai", 1, "Lumière")


class FollowingRoom(Room):
    """A hall that follows another one, as the server lets it."""

    def __init__(self, leader: Room, tables: range = range(1, 4)) -> None:
        self.leader = leader
        super().__init__(0)
        self.now, self.date = leader.now, leader.date
        entrants = tuple(Entrant(f"Joueur {n}", "Club", table=n) for n in tables)
        self.do(OWNER, ask.Register(entrants))
        self.store((EventJoined("coupe"),), "event")
        self.store(opened_after(1, leader.run, LUMIERE, self.moment), "event")

    @property
    def means(self) -> Means:
        return super().means._replace(contest=lambda _: self.leader.contest)

    def follow(self) -> None:
        """Where the leading hall is, as far as it can be; its time is that of the server."""
        if self.now < self.leader.now:
            self.wait(self.leader.now - self.now)
        while facts := next_facts(self.run, self.leader.run, self.moment):
            self.store(facts, "clock")
        self.judge()

    def disturbed(self, random: Random) -> None:
        """What its own chief arbiter may do, when it is not always the moment for it."""
        own: list[ask.ChiefCommand] = [
            ask.Interrupt(),
            ask.Resume(),
            ask.CloseSlips(),
            ask.EndAnnouncement(),
            ask.StartClock(),
        ]
        try:
            self.do(CHIEF, random.choice(own))
        except Refusal as refusal:
            assert str(refusal)

    def catch_up(self) -> None:
        """Its own chief arbiter brings a late hall to where the leading one is."""
        while not self.is_there:
            before = len(self.log)
            self.follow()
            state = self.run.state
            if state.phase is Phase.RESUME and not self.is_there:
                self.do(CHIEF, ask.Resume())
            elif state.phase is Phase.CLOCK and not self.is_there:
                self.do(CHIEF, ask.StartClock())
            elif state.phase is Phase.PLAY and not self.is_there:
                self.do(CHIEF, ask.CloseSlips())
            elif self.stage == "announce" and not self.is_there:
                self.do(CHIEF, ask.EndAnnouncement())
            assert len(self.log) > before, (self.stage, self.leader.stage)

    @property
    def is_there(self) -> bool:
        return played(self.run) == played(self.leader.run)


def played(run: Run) -> tuple[object, ...]:
    """What halls of one game have in common."""
    state = run.state
    return (
        state.turns, state.kept, state.drawn, state.rejected, state.rulings, state.board, state.bag,
        state.draws, state.phrase, state.end, state.valid, state.commitment,
    )  # fmt: skip


@given(SEEDS)
def test_whatever_the_leading_hall_does_the_others_have_the_same_turns(seed: int) -> None:
    leader, random = Room(TABLES, seed=seed), Random(seed)
    wanderers = Wanderers(leader, seed)
    random.choice([wanderers.open_game, wanderers.original_game, wanderers.rehearsed_game])()
    halls = FollowingRoom(leader), FollowingRoom(leader)
    for _ in range(60):
        wanderers.step()
        for hall in halls:
            if random.random() < 0.9:
                hall.follow()
        if random.random() < 0.2:
            halls[1].disturbed(random)
    for hall in halls:
        hall.catch_up()
        assert played(hall.run) == played(leader.run)
        again = hall.again()
        assert again.live is not None and again.live.state == hall.run.state, "its own log is enough"
        assert hall.run.chance is None, "letters to come are not in it"


@given(SEEDS)
def test_a_hall_opened_late_plays_the_whole_game(seed: int) -> None:
    leader = Room(TABLES, seed=seed)
    wanderers = Wanderers(leader, seed)
    wanderers.open_game()
    for _ in range(40):
        wanderers.step()
    late = FollowingRoom(leader)
    late.catch_up()
    assert played(late.run) == played(leader.run)


# One hall or several: the same ranking


def slips_of(leader: Room, seed: int) -> dict[str, WrittenSlip]:
    """What everybody writes at this turn, by name: good or less."""
    random, current = Random(seed), leader.run.current
    assert current is not None
    moves = solutions_of(current, open_lexicon())
    found = {}
    for n in range(1, 7):
        move = moves[min(random.choice([0, 0, 1, 3, 9]), len(moves) - 1)]
        written = down if move.ref[0].isdigit() else across
        found[f"Joueur {n}"] = written(move.word, move.ref, move.score)
    return found


def write(room: Room, slips: dict[str, WrittenSlip]) -> None:
    current = room.run.current
    assert current is not None
    for one in room.contest.seated():
        room.enter(CHIEF, current.draw, one.table, slips[room.contest.players[one.player].name])


def event_of(rooms: list[Room], seed: int, turns: int) -> object:
    """What an event makes of a game in these halls: scores, tops lost, solos."""
    leader, others = rooms[0], rooms[1:]
    for turn in range(turns):
        draw_until_played(leader)
        for hall in others:
            assert isinstance(hall, FollowingRoom)
            hall.follow()
        slips = slips_of(leader, seed + turn)
        leader.do(CHIEF, ask.StartClock())
        for hall in others:
            hall.follow()  # type: ignore[attr-defined]
        for room in rooms:
            room.wait(200)
            write(room, slips)
        leader.do(CHIEF, ask.Retain())
        leader.do(CHIEF, ask.EndAnnouncement())
        for hall in others:
            hall.follow()  # type: ignore[attr-defined]
    leader.do(CHIEF, ask.EndGame())
    for hall in others:
        hall.follow()  # type: ignore[attr-defined]
    return together(
        EventGame("1"),
        [Hall(str(n), scores(room)) for n, room in enumerate(rooms)],
        duplicate("2026").ledger,
        1,
    )


def draw_until_played(leader: Room) -> None:
    leader.wait(30)
    while leader.run.current is None:
        leader.do(CHIEF, ask.Draw())


def scores(room: Room) -> HallScores:
    return run_scores(room.contest, room.run, lambda table: room.contest.players[PlayerId(str(table))].name)


def leading_room(tables: int, seed: int) -> Room:
    room = Room(tables, seed=seed)
    room.open_game(source="program")
    return room


@pytest.mark.parametrize("seed", range(4))
def test_the_same_slips_in_one_hall_or_in_three_give_the_same_game(seed: int) -> None:
    alone = event_of([leading_room(6, seed)], seed, 4)
    leader = leading_room(2, seed)
    halls = [leader, FollowingRoom(leader, range(3, 5)), FollowingRoom(leader, range(5, 7))]
    assert event_of(halls, seed, 4) == alone


# What its chief arbiter may not do


@pytest.mark.parametrize(
    "wish",
    [
        ask.Draw(), ask.Retain(), ask.Undo(turn=1), ask.Redo(), ask.EndGame(), ask.MixPhrase(phrase="oui"),
        ask.CancelTurn(cause="timing"), ask.CorrectTurn(turn=1, score=1), ask.AmendTurn(turn=1),
        ask.TakeBackRetained(), ask.TakeBackEnd(), ask.RuleWord(1, "EN", "struck", "essai"),
    ],
    ids=lambda wish: type(wish).__name__,
)  # fmt: skip
def test_what_is_the_games_is_decided_in_the_leading_hall_alone(wish: ask.ContestCommand) -> None:
    hall = FollowingRoom(leading_room(2, 1))
    assert hall.refuses(CHIEF, wish) is texts.FOLLOWS


def test_clocks_start_together_and_end_by_themselves() -> None:
    leader = leading_room(2, 1)
    hall = FollowingRoom(leader)
    draw_until_played(leader)
    hall.follow()
    assert hall.refuses(CHIEF, ask.StartClock()) is texts.CLOCK_TOGETHER
    leader.do(CHIEF, ask.StartClock())
    hall.follow()
    assert hall.run.clock == leader.run.clock
    leader.wait(60)
    leader.do(CHIEF, ask.CloseSlips())
    leader.do(CHIEF, ask.Retain())
    hall.follow()
    assert hall.stage == "play", "its players have all their time"
    assert not hall.run.turns, "the word is not there before its slips are in"
    leader.wait(200)
    hall.follow()
    assert hall.run.state.turns == leader.run.state.turns


def test_a_hall_stopped_by_itself_stays_so_until_somebody_resumes() -> None:
    leader = leading_room(2, 1)
    hall = FollowingRoom(leader)
    draw_until_played(leader)
    leader.do(CHIEF, ask.StartClock())
    hall.follow()
    hall.do(CHIEF, ask.Interrupt())
    leader.wait(20)
    hall.follow()
    assert (hall.stage, leader.stage) == ("paused", "play")
    leader.do(CHIEF, ask.Interrupt())
    leader.wait(20)
    leader.do(CHIEF, ask.Resume())
    hall.follow()
    assert hall.stage == "play"


def test_a_hall_of_an_event_opens_no_game_by_itself() -> None:
    room = Room(2)
    room.store((EventJoined("coupe"),), "event")
    assert room.refuses(OWNER, ask.OpenGame()) is texts.OPENED_BY_EVENT


def test_a_sealed_game_that_would_not_be_played_is_not_ignored() -> None:
    assert Room(2).refuses(OWNER, ask.OpenGame(sealed="{}", password="x")) is texts.SEALED_UNUSED
