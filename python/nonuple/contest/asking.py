"""Who asks, when, and of what: all that a decision is given."""

from collections.abc import Callable
from typing import NamedTuple

from nonuple.activity.door import Guest
from nonuple.activity.port import Moment
from nonuple.contest.chief.prepared import prepared_of
from nonuple.contest.commands import OpenGame
from nonuple.contest.events import ContestEvent
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.prepared import Prepared
from nonuple.texts import contest as texts
from nonuple.words.lexicon import Lexicon

Events = tuple[ContestEvent, ...]


class Means(NamedTuple):
    """What decisions need from outside."""

    lexicon: Callable[[str | None], Lexicon]
    """The word list of a name; the user's own choice for None."""
    chance: Callable[[int], bytes]
    """So many bytes that nobody can guess."""
    prepared: Callable[[OpenGame], Prepared] = prepared_of
    """The game of the sealed file that comes with a wish."""
    kept: Callable[[str], tuple[WordRuled, ...]] = lambda _: ()
    """What the club keeps, of the words of a list, for its next games."""
    contest: Callable[[str], Contest | None] = lambda _: None
    """Another contest of the same server, by its id; None while it is not read."""


class Asking(NamedTuple):
    contest: Contest
    actor: Guest
    now: Moment
    means: Means

    @property
    def run(self) -> Run:
        """The game that goes on."""
        live = self.contest.live
        if live is None:
            raise Refusal(texts.NO_GAME)
        return live

    def game(self, number: int | None) -> Run:
        """A game by its number, the live one without."""
        if number is None:
            return self.run
        if number not in self.contest.runs:
            raise Refusal(texts.NO_SUCH_GAME, game=number)
        return self.contest.runs[number]

    def lexicon(self, run: Run) -> Lexicon:
        return self.means.lexicon(run.opened.lexicon)


def round_of(run: Run, draw: int) -> Round:
    """A draw whose turn was neither cancelled nor undone."""
    played = run.rounds.get(draw)
    if played is None:
        raise Refusal(texts.NO_SUCH_DRAW, draw=draw)
    if not run.standing(draw):
        raise Refusal(texts.CALLED_OFF)
    return played


def closed_round(run: Run, draw: int) -> Round:
    """The same, once its slips are in."""
    played = round_of(run, draw)
    if not played.closed:
        raise Refusal(texts.STILL_OPEN)
    return played


class OneSlip(NamedTuple):
    """The slip that somebody means by a draw and a table: that of whoever sat there then."""

    run: Run
    played: Round
    player: PlayerId
    table: int

    @property
    def place(self) -> tuple[int, int, PlayerId]:
        """As events name it."""
        return self.run.number, self.played.draw, self.player

    @property
    def sheet(self) -> Sheet:
        return self.played.sheets.get(self.player) or Sheet()

    @property
    def entered(self) -> Sheet:
        """The slip, which must have been entered."""
        sheet = self.played.sheets.get(self.player)
        if sheet is None or sheet.entry is None:
            raise Refusal(texts.NOTHING_ENTERED, table=self.table)
        return sheet


def slip_at(run: Run, played: Round, table: int) -> OneSlip:
    """The slip of whoever sat at a table at a turn."""
    player = run.player_at(played, table)
    if player is None:
        raise Refusal(texts.NO_SUCH_TABLE, table=table)
    return OneSlip(run, played, player, table)
