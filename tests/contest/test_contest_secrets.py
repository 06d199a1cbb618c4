"""Nothing that a player, a display or a spectator can read tells what he must not know yet."""

from collections.abc import Iterator

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import ContestEvent
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round
from nonuple.contest.views import parts
from nonuple.contest.views.player import player_sheet
from nonuple.contest.written import WrittenSlip
from nonuple.play.duplicate.state import Phase
from tests.contest.room import ARBITER, CHIEF, Room, across, who
from tests.contest.wandering import TABLES, Wanderers

SHORTEST = 5
"""Shorter words turn up by accident."""
TOP = across("RALENTI", "H8", 66)


def words_of(slip: WrittenSlip) -> set[str]:
    """What is written across and down, as it is written and in capitals."""
    written = (*slip.sketch, "".join(row for row in slip.sketch if len(row) == 1))
    return {spelled for word in written if len(word) >= SHORTEST for spelled in (word, word.upper())}


def slips_of(played: Round, player: PlayerId) -> Iterator[WrittenSlip]:
    sheet = played.sheets.get(player)
    if sheet is not None:
        yield from (entry.slip for entry in sheet.entries)
        yield from (one.slip for one in (sheet.draft, sheet.late, sheet.correction) if one is not None)


class GuardedRoom(Room):
    """After every event, reads all that outsiders and players can read."""

    def __init__(self, seed: int) -> None:
        self.looked = 0
        super().__init__(TABLES, seed=seed)

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        for event in events:
            super().store((event,), author)
            if self.contest.live is not None:
                self.look()

    def look(self) -> None:
        for reader in (None, *map(who, range(1, TABLES + 1))):
            games = [f"game:{number}" for number in self.contest.runs]
            channels = ["public", "results", *games] if reader is None else [f"player:{reader}"]
            shown = {channel: parts(self.contest, channel, self.means) for channel in channels}
            if reader is not None:
                shown[f"player:{reader}"].pop("slip")
                shown["sheets"] = {
                    f"{run.number}": player_sheet(run, reader) for run in self.contest.runs.values()
                }
            text, known = msgspec.json.encode(shown).decode(), self.known(reader)
            for secret in self.secrets(reader):
                if not any(secret in word for word in known):
                    assert secret not in text, (reader, secret)
        self.counted()
        self.looked += 1

    def secrets(self, reader: PlayerId | None) -> set[str]:
        """Solutions of the letters in play, letters to come, slips of the others."""
        run, found = self.run, set[str]()
        if run.current is not None:
            solutions = solutions_of(run.current, self.means.lexicon(None))
            for move in solutions:
                if len(move.word) >= SHORTEST:
                    found |= {move.word, move.word.upper()}
        if run.chance is not None and run.state.phase is Phase.DRAW and run.state.wanted >= SHORTEST:
            found.add(run.chance.letters(run.state))
        if run.chance is not None:
            found |= {run.chance.secret.hex(), run.chance.salt.hex()}
        for played in self.rounds:
            for player in played.sheets:
                if player != reader:
                    found.update(*map(words_of, slips_of(played, player)))
        return found

    @property
    def rounds(self) -> list[Round]:
        """Of every game."""
        return [played for run in self.contest.runs.values() for played in run.rounds.values()]

    def known(self, reader: PlayerId | None) -> set[str]:
        """What may be read: words on the grid, the letters announced, one's own slips."""
        turns = [turn for run in self.contest.runs.values() for turn in run.state.turns]
        laid = {word for turn in turns for word in (turn.word, *turn.cross)}
        found = laid | {word.upper() for word in laid}
        found |= {turn.rack for turn in turns} | {turn.drawn for turn in turns} | {self.run.state.drawn}
        if reader is not None:
            standing = {id(played) for run in self.contest.runs.values() for played in run.turns}
            for played in self.rounds:
                found.update(*map(words_of, slips_of(played, reader)))
                sheet = played.sheets.get(reader)
                solution = (
                    sheet.decision.solution if sheet is not None and sheet.decision is not None else None
                )
                if solution is not None and id(played) in standing:
                    found |= {solution.word, solution.word.upper()}
        return found

    def counted(self) -> None:
        """Points are told of turns whose word was retained, and of no other."""
        turns = len(self.run.turns)
        results, public = self.parts("results"), self.parts("public")
        assert all(len(line["turns"]) <= turns for line in results["ranking"])
        assert len(results["summary"]["turns"]) <= turns
        assert len(public["sheet"]) == turns
        assert public["total"] == sum(turn.score for turn in self.run.state.turns)
        for table in range(1, TABLES + 1):
            own = self.parts(f"player:p{table}")
            assert len(self.results(f"p{table}")) == turns
            assert own["totals"]["top"] == public["total"]
        if not self.run.over:
            assert results["solos"] == []
            assert all(line["solos"] == 0 for line in results["ranking"])


@given(st.integers(0, 2**32))
def test_at_no_moment_of_any_game_does_anything_tell_a_secret(seed: int) -> None:
    room = GuardedRoom(seed)
    Wanderers(room, seed).go(60)
    assert room.looked > 0


def encoded(room: Room, *channels: str) -> str:
    return "".join(msgspec.json.encode(room.parts(channel)).decode() for channel in channels)


def test_the_top_is_told_when_the_word_is_retained_and_not_before() -> None:
    room = Room()
    room.open_game()
    outside = ("public", "results", "player:p1", "player:p2")
    draw = room.play("AEIRTLN")
    room.do(ARBITER, ask.EnterTop(1, draw))
    assert "RALENTI" in encoded(room, "chief") and "RALENTI" in encoded(room, "desk:A")
    for secret in ("RALENTI", "RELIANT", '"score":66', '"points":66', ":66,", "H8"):
        assert secret not in encoded(room, *outside)
    room.do(CHIEF, ask.Retain())
    assert all("RALENTI" in encoded(room, channel) for channel in ("public", "player:p1"))


def test_a_player_sees_what_he_wrote_and_nobody_else_does() -> None:
    room = Room()
    room.open_game()
    room.play("AEIRTLN", t1=TOP)
    assert "RALENTI" in encoded(room, "player:p1")
    assert "RALENTI" not in encoded(room, "public", "results", "player:p2", "organiser", "commission")


def test_a_verdict_is_not_told_before_the_word_is_retained() -> None:
    room = Room()
    room.open_game()
    room.play("AEIRTLN", t1=across("RATEIN", "H4", 14))
    before = room.parts("player:p1")
    totals = before["totals"]
    assert (room.results("p1"), totals["points"], totals["warnings"]) == ([], 0, 0)


def test_a_warning_is_not_counted_before_the_word_is_retained() -> None:
    room = Room()
    room.open_game()
    room.play("AEIRTLN", t1=across("RALENTI", "H8", 60))
    assert room.parts("player:p1")["totals"]["warnings"] == 0
    assert room.parts("desk:A")["seats"][0]["warnings"] == 1
    room.do(CHIEF, ask.Retain())
    assert room.parts("player:p1")["totals"]["warnings"] == 1
