"""What the chief arbiter sees: where the turn stands, the words to say, and the solutions."""

from collections import Counter

import msgspec

from nonuple import announce
from nonuple.announce import Line
from nonuple.contest.asking import Means
from nonuple.contest.chief.hall import leading_run, may_start
from nonuple.contest.chief.playing import is_playing
from nonuple.contest.commission.cases import lacks_commission
from nonuple.contest.desk.solutions import candidates_of, solutions_of
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import ledger, names_apart, player_of
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.commentary import comment_lines, commented
from nonuple.contest.views.desk import RoundView, SolutionView, closed_rounds, round_view, solutions_view
from nonuple.contest.views.public import rulings_view, stage_of
from nonuple.contest.views.steps_back import steps_back
from nonuple.ledger.ledger import Ledger
from nonuple.pieces.draw import kinds
from nonuple.pieces.tiles import Rack
from nonuple.play.duplicate.choice import Candidate
from nonuple.play.duplicate.director import causes_of
from nonuple.play.duplicate.words import list_of
from nonuple.play.record import Turn
from nonuple.texts import Sentence
from nonuple.texts import game as texts

MORE = 30
PROGRESS = 2


class StageView(msgspec.Struct, frozen=True):
    stage: str
    version: int
    """What a command of the chief arbiter has to name as seen."""
    action: str | None
    """The type of the command that comes next."""
    not_before: float | None
    """When letters may be drawn, by the server's clock."""
    letters: int
    """How many the next draw takes."""
    real_bag: bool
    redo: bool
    causes: tuple[str, ...]
    """What a turn may be cancelled for in this rulebook."""
    pause: int
    """Seconds between the end of an announcement and the next draw."""
    cancelling: str
    """The article that lets a turn be cancelled."""
    rejected: int
    """Draws rejected at this turn."""
    rejection: Sentence | None
    """Why the last one was, and what to draw now; none once a turn is cancelled or letters are in play."""


class LineView(msgspec.Struct, frozen=True):
    step: str
    title: Sentence
    text: str
    spoken: str
    emphasis: str
    wait: int
    speaker: str
    sound: str | None


class CandidateView(msgspec.Struct, frozen=True):
    """A solution of the best score: kept, or set aside by an article."""

    ref: str
    word: str
    score: int
    cross: tuple[str, ...]
    kept: bool
    ground: Sentence | None
    article: str | None


class SolutionsView(msgspec.Struct, frozen=True):
    candidates: tuple[CandidateView, ...]
    others: tuple[SolutionView, ...]


class BagView(msgspec.Struct, frozen=True):
    letters: dict[str, int]
    left: int
    vowels: int
    consonants: int
    either: int
    aside: int


class Enrolled(msgspec.Struct, frozen=True):
    """Who would play the next game: tables of one person, and of two who hand in one slip."""

    alone: int
    paired: int
    remote: int
    """Those of both who play from home."""


class DeskProgress(msgspec.Struct, frozen=True):
    arbiter: str | None
    name: str
    rounds: tuple[RoundView, ...]


_ACTIONS = {
    "draw": "Draw",
    "letters": "StartClock",
    "play": None,
    "word": "Retain",
    "announce": "EndAnnouncement",
    "paused": "Resume",
}


def chief_parts(contest: Contest, means: Means) -> dict[str, object]:
    run = contest.live
    if run is None:
        return {
            "stage": None,
            "prompter": (),
            "cautions": (),
            "solutions": None,
            "rulings": (),
            "bag": None,
            "progress": (),
            "phones": 0,
            "lacks_commission": False,
            "back": None,
            "follows": None,
            "commented": None,
            "enrolled": None,
        }
    current = run.current
    return {
        "stage": _stage(run, means),
        "prompter": _prompter(contest, run, means),
        "cautions": tuple(_line(announce.warning(one, run.state.settings)) for one in announce.Caution),
        "solutions": _solutions(run, means),
        "rulings": rulings_view(run.state.rulings),
        "bag": _bag(run),
        "progress": _progress(contest, run),
        "phones": sum(sheet.draft is not None for sheet in current.sheets.values()) if current else 0,
        "lacks_commission": lacks_commission(contest, run),
        "back": None if run.opened.follows else steps_back(run),
        "follows": run.opened.follows,
        "commented": commented(contest, run, means),
        "enrolled": _enrolled(contest) if run.over else None,
    }


def _enrolled(contest: Contest) -> Enrolled:
    playing = [contest.players[one] for one in contest.seating.tables.keys() - contest.away]
    paired = sum(bool(one.partner) for one in playing)
    return Enrolled(len(playing) - paired, paired, sum(one.remote for one in playing))


def _stage(run: Run, means: Means) -> StageView:
    state, stage = run.state, stage_of(run)
    pause, announced, leads = state.rules.pause, run.announced, run.opened.follows is None
    return StageView(
        stage=stage,
        version=run.version,
        action=_action(run, stage, means),
        not_before=announced.at + pause if stage == "draw" and announced and pause else None,
        letters=state.wanted,
        real_bag=run.opened.source == "bag" and leads,
        redo=state.undone is not None and leads,
        causes=_causes(run, means) if leads and not is_playing(run) else (),
        pause=pause,
        cancelling=state.rules.articles.cancelling,
        rejected=len(state.rejected),
        rejection=_rejection(run, means) if stage == "draw" else None,
    )


def _causes(run: Run, means: Means) -> tuple[str, ...]:
    lexicon = list_of(run.state, means.lexicon(run.opened.lexicon))
    return tuple(sorted(causes_of(run.state, lexicon)))


_OWN = ("EndAnnouncement", "Resume")


def _action(run: Run, stage: str, means: Means) -> str | None:
    """A hall that follows waits for the leading one; late, it starts its clock by itself."""
    untimed = stage == "play" and run.state.settings.time is None
    action = "Retain" if untimed else _ACTIONS.get(stage)
    follows = run.opened.follows
    if follows is None or action in _OWN:
        return action
    starts = action == "StartClock" and may_start(run, leading_run(run, means.contest(follows.room)))
    return action if starts else None


_SUSPECT = 3
"""Draws in a row that play nothing, after which it is the word list that is looked at."""


def _rejection(run: Run, means: Means) -> Sentence | None:
    state = run.state
    if not state.rejected or run.cancelled is not None:
        return None
    last, numbers = state.rejected[-1], state.rules.articles
    latest = state.rejected[-_SUSPECT:]
    if len(latest) == _SUSPECT and all(one.why == "no-move" for one in latest):
        lexicon = means.lexicon(run.opened.lexicon)
        return texts.REJECTED_AGAIN.sentence(
            draws=len(state.rejected),
            article=numbers.cancelling,
            list=lexicon.name,
            words=len(lexicon),
            count=state.wanted,
        )
    count = kinds(last.kept + last.drawn, state.tiles)
    lacking = "vowels" if count.vowels < count.consonants else "consonants"
    said = texts.REJECTS[lacking if last.why == "invalid" else last.why]
    article = numbers.validity if last.why == "invalid" else numbers.cancelling
    return said.sentence(article=article, count=state.wanted)


def _prompter(contest: Contest, run: Run, means: Means) -> tuple[LineView, ...]:
    """The words of the stage, in the rulebook's order; those of the comment while the room is shown it."""
    comments = run.shows != "board"
    lines = comment_lines(contest, run, means) if comments else _said(contest, run)
    return tuple(_line(one) for one in lines)


def _said(contest: Contest, run: Run) -> tuple[Line, ...]:
    state, time = run.state, run.state.settings.time
    match stage_of(run):
        case "draw":
            return _before_the_draw(contest, run)
        case "play" if time is not None:
            return announce.clock(state.settings, time.stage(state.turn))
        case "letters" | "play":
            return _letters(run)
        case "announce":
            return _of_word(run, state.turns[-1])
        case "over" if state.end is not None:
            ended = announce.game_end(state.end, state.valid or 0, state.settings, state.end_why)
            return (*ended, *_solos(contest, run))
    return ()


def _before_the_draw(contest: Contest, run: Run) -> tuple[Line, ...]:
    """What became of the last letters, cancelled or rejected; what was said before them is not said again."""
    state, settings = run.state, run.state.settings
    if not state.draws:
        return announce.game_start(settings)
    if state.cancelled is not None and run.cancelled is not None:
        return announce.cancelled(run.cancelled, settings)
    if state.rejected:
        return announce.rejection(state.rejected[-1], settings)
    if state.undone is not None:
        return announce.undone(state.turn, settings)
    return _eliminated(contest, run) if settings.sudden_death and run.between_turns else ()


def _eliminated(contest: Contest, run: Run) -> tuple[Line, ...]:
    settled, last, called = ledger(contest, run), len(run.line.turns), names_apart(contest)
    out = {player_of(one): one.turn for one in settled.eliminated}
    names = [called[player] for player, turn in out.items() if turn == last]
    left = [called[player] for one in settled.ranking if (player := player_of(one)) not in out]
    return announce.eliminated(last, names, left, len(settled.pending), run.state.settings)


def _letters(run: Run) -> tuple[Line, ...]:
    state, settings = run.state, run.state.settings
    rack = Rack(state.drawn, state.kept + state.joker, rejected=bool(state.rejected))
    return announce.letters(rack, settings)


def _of_word(run: Run, turn: Turn) -> tuple[Line, ...]:
    played = run.turns[-1]
    used_joker = bool(played.state.joker) and played.retained is not None and "?" in played.retained.laid
    return (
        *announce.retained(turn, run.state.settings, turn=turn.n),
        *(announce.joker_replaced(turn.replaced, run.state.settings) if used_joker else ()),
    )


def _solos(contest: Contest, run: Run) -> tuple[Line, ...]:
    """A slip that is not decided yet may make one vanish: until then it is said what is waited for."""
    settled = ledger(contest, run)
    if settled.pending:
        return announce.solos_to_come(len(settled.pending), run.state.settings)
    return announce.solos(_soloists(contest, settled), run.state.settings)


def _soloists(contest: Contest, settled: Ledger) -> list[announce.Soloist]:
    found, called = [], names_apart(contest)
    for solo in settled.solos:
        player = contest.players[player_of(solo)]
        name = player.name if player.partner else called[player.id]
        found.append(announce.Soloist(solo.turn, name, solo.points, solo.bonus, player.partner))
    return found


def _line(line: Line) -> LineView:
    return LineView(
        step=line.step.value,
        title=line.step.title.sentence(),
        text=line.text,
        spoken=line.spoken,
        emphasis=line.emphasis.value,
        wait=line.wait,
        speaker=line.speaker.value,
        sound=line.sound.value if line.sound else None,
    )


def _solutions(run: Run, means: Means) -> SolutionsView | None:
    """While letters are in play; they are the chief arbiter's secret until the end of the turn."""
    current = run.current
    if current is None or current.retained is not None or is_playing(run):
        return None
    lexicon = means.lexicon(run.opened.lexicon)
    return SolutionsView(
        tuple(_candidate(one) for one in candidates_of(current, lexicon)),
        solutions_view(solutions_of(current, lexicon), MORE),
    )


def _candidate(one: Candidate) -> CandidateView:
    move, ground = one.move, one.ground
    return CandidateView(
        move.ref,
        move.word,
        move.score,
        move.cross,
        one.kept,
        ground.sentence() if ground else None,
        one.article,
    )


def _bag(run: Run) -> BagView:
    state = run.state
    counted = kinds(state.bag, state.tiles)
    return BagView(
        letters=dict(sorted(Counter(state.bag).items())),
        left=len(state.bag),
        vowels=counted.vowels,
        consonants=counted.consonants,
        either=counted.either,
        aside=state.aside,
    )


def _progress(contest: Contest, run: Run) -> tuple[DeskProgress, ...]:
    """How far each desk has come with the last turns; tables of nobody are a desk too."""
    rounds = closed_rounds(run)[-PROGRESS:]
    desks: dict[str | None, list[RoundView]] = {arbiter.id: [] for arbiter in contest.arbiters}
    for played in rounds:
        there: dict[str | None, list[PlayerId]] = {desk: [] for desk in desks}
        for one in contest.seated_at(run, played):
            there.setdefault(contest.arbiter_of(one.table), []).append(one.player)
        for desk, players in there.items():
            desks.setdefault(desk, []).append(round_view(contest, run, played, players))
    names: dict[str | None, str] = {arbiter.id: arbiter.name for arbiter in contest.arbiters}
    return tuple(
        DeskProgress(arbiter, names.get(arbiter, ""), tuple(views)) for arbiter, views in desks.items()
    )
