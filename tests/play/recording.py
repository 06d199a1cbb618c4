"""Games recorded as they are played, for the tests of their files and of their checking."""

from collections.abc import Sequence

from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.events import Entry, GameEvent
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.play.duplicate.words import list_of
from nonuple.words.lexicon import Lexicon

SECRET, SALT = bytes(range(32)), bytes(range(16))
CHANCE = Chance(SECRET, SALT)
PHRASE = "Vive la grille !"


class Recorder:
    """A game and its entries, with a clock that ticks at every entry."""

    def __init__(self, lexicon: Lexicon, settings: Settings, chance: Chance | None = CHANCE) -> None:
        self.lexicon, self.chance = lexicon, chance
        started = start(settings, lexicon, chance.commitment if chance else None)
        self.state: State = begin(started)
        self.entries: list[Entry] = []
        self._enter(started)

    def _enter(self, event: GameEvent) -> None:
        minute, second = divmod(len(self.entries), 60)
        self.entries.append(Entry(event, "juge-arbitre", f"2026-05-01T20:{minute:02}:{second:02}+02:00"))

    def do(self, *commands: ask.GameCommand, at: float = 0.0) -> None:
        for command in commands:
            for event in decide(self.state, command, self.lexicon, at):
                self.state = apply(self.state, event)
                self._enter(event)

    def turn(self) -> None:
        """Draws until letters are in play, then the word that the rulebook proposes."""
        self.draw()
        if self.state.phase is not Phase.OVER:
            if self.state.phase is Phase.CLOCK:
                self.do(ask.StartClock(), at=100)
                self.do(ask.Signal(), at=250)
                self.do(ask.CloseSlips(), at=280)
            self.do(ask.Retain())

    def draw(self) -> None:
        chance = self.chance or CHANCE
        while self.state.phase is Phase.DRAW:
            self.do(ask.Draw(chance.letters(self.state)))

    def strike_the_top(self) -> None:
        """The word that would be retained is not admitted."""
        top = candidates(self.state, list_of(self.state, self.lexicon))[0].move.word.upper()
        self.do(ask.ApplyRuling(top, "struck", self.state.turn, "juge-arbitre", "pas au dictionnaire"))

    def to_the_end(self) -> RecordedGame:
        while self.state.phase is not Phase.OVER:
            self.turn()
        return self.played

    @property
    def played(self) -> RecordedGame:
        return RecordedGame(tuple(self.entries), self.chance)


def plain_game(
    lexicon: Lexicon,
    settings: Settings | None = None,
    chance: Chance | None = CHANCE,
    phrase: str | None = None,
) -> RecordedGame:
    """A game without incidents."""
    recorder = Recorder(lexicon, settings or Settings(), chance)
    if phrase is not None:
        recorder.do(ask.MixPhrase(phrase))
    return recorder.to_the_end()


def eventful_game(lexicon: Lexicon, settings: Settings) -> RecordedGame:
    """A game with a clock and every kind of incident."""
    recorder = Recorder(lexicon, settings)
    recorder.do(ask.MixPhrase(PHRASE))
    recorder.turn()
    recorder.draw()
    recorder.do(ask.StartClock(), ask.CancelTurn("spelling"), at=300)
    recorder.draw()
    recorder.strike_the_top()
    recorder.turn()
    recorder.do(ask.CorrectTurn(1, 12, "joker compté"), ask.Interrupt(), at=1000)
    recorder.do(ask.Resume(), at=1600)
    recorder.turn()
    recorder.do(ask.Undo(2), ask.Redo())
    recorder.do(ask.TakeBackRetained(), ask.Retain(), ask.AmendTurn(2, why="relu"))
    recorder.turn()
    recorder.do(ask.EndGame("organiser", "salle à rendre"), ask.TakeBackEnd(), ask.Renew("c0ffee"))
    recorder.do(ask.Undo(3))
    return recorder.to_the_end()


def changed(events: Sequence[Entry], at: int, event: GameEvent) -> tuple[Entry, ...]:
    """The entries with another event at one place."""
    entry = events[at]
    return (*events[:at], Entry(event, entry.author, entry.at), *events[at + 1 :])
