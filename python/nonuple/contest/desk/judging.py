"""What the judge is given for a slip of a contest, and what it decides."""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from nonuple.contest.desk.questions import places_asked
from nonuple.contest.desk.solutions import candidates_of
from nonuple.contest.events import AverageCounted, SlipJudged
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import (
    AskedPlace,
    Decision,
    Main,
    Way,
    WayKind,
    WrittenSlip,
    decision_of,
    distinct,
    in_both_languages,
    way_of,
)
from nonuple.errors import Refusal
from nonuple.formats.digest import digest_of
from nonuple.ledger.notification import Fault, past_zeros
from nonuple.pieces.board import Placement
from nonuple.pieces.notation import Ref
from nonuple.pieces.tiles import Rack
from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.words import in_force, list_of
from nonuple.rulebooks import judging as editions
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies, article
from nonuple.slips.average import Mean, mean_of
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation, SlipFault
from nonuple.slips.verdict import Code, Opinion, Sanction, Verdict, Zero
from nonuple.texts import averages
from nonuple.texts import contest as texts
from nonuple.words.lexicon import Lexicon


class Matter(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a verdict turns on, besides the turn itself."""

    slip: WrittenSlip
    opinions: dict[str, Opinion]
    history: tuple[tuple[int, str, str, bool], ...]
    peers: tuple[int | None, ...] | None
    opinions_at: dict[str, Opinion] = {}
    """What the arbiter thinks of places, by their reference."""
    amended: int = 0
    """How often the turn itself was corrected."""
    ruled: tuple[tuple[str, str], ...] = ()
    """Words struck from the list or admitted to it."""

    @property
    def basis(self) -> str:
        return digest_of(msgspec.to_builtins(self))[:16]


def situation_of(played: Round, lexicon: Lexicon) -> Situation:
    """The turn as the players had it before them."""
    state = played.state
    rack = Rack(state.drawn + state.joker, state.kept)
    words = list_of(state, lexicon).words
    return Situation(state.board, rack, words, state.turn, state.formula, state.settings.blitz)


def matter_of(
    contest: Contest,
    run: Run,
    played: Round,
    player: PlayerId,
    slip: WrittenSlip,
    *,
    opinions_at: Mapping[str, Opinion] | None = None,
    averaged: bool = False,
) -> Matter:
    """What the judge is told about the slip of a player; the scores of the others only for an average."""
    sheet, rules = played.sheets.get(player), duplicate(run.state.settings.edition)
    answered = sheet if sheet is not None and sheet.entry and sheet.entry.slip == slip else Sheet()
    return Matter(
        slip=slip,
        opinions=dict(sorted(answered.opinions.items())),
        history=tuple(_history(run, played, player)) if rules.ledger.correction_notes else (),
        peers=_peers(contest, run, played, player) if averaged else None,
        opinions_at=dict(sorted({**answered.opinions_at, **(opinions_at or {})}.items())),
        amended=played.amended,
        ruled=tuple(sorted((word, one.ruling) for word, one in _ruled(played).items())),
    )


def _ruled(played: Round) -> dict[str, WordRuled]:
    return in_force(played.state.rulings, played.turn)


@applies("2026", "6.9")
def _history(run: Run, played: Round, player: PlayerId) -> Iterator[tuple[int, str, str, bool]]:
    """His earlier zeros, and whether he had been told of each ground when he wrote this slip."""
    notes = (
        note for one, sheet in run.earlier(played.turn, player) for note in sheet.notes(one.turn, player)
    )
    for zero in past_zeros(notes, played.turn):
        yield zero.turn, zero.word, zero.code, zero.notified


@article("booklet", "7")
def _peers(contest: Contest, run: Run, played: Round, player: PlayerId) -> tuple[int | None, ...] | None:
    """The scores of the others of the same desk, once the last of their slips is decided; else nothing."""
    scores: list[int | None] = []
    for other in _same_desk(contest, run, played, player):
        if other == player or run.excluded.get(other) is not None:
            continue
        if not contest.playing(run, other, played.turn):
            scores.append(0)
            continue
        decision = played.sheets[other].decision if other in played.sheets else None
        if decision is None:
            return None
        if decision.sanction == "average":
            scores.append(None)
        elif decision.open:
            return None
        else:
            scores.append(decision.points)
    return tuple(scores)


def _same_desk(contest: Contest, run: Run, played: Round, player: PlayerId) -> list[PlayerId]:
    """Whoever has changed tables since is counted where his slip was handed in."""
    desk = contest.desk_of(run, played, player)
    return [one.player for one in contest.seated_at(run, played, desk)]


def judge(
    contest: Contest,
    run: Run,
    played: Round,
    player: PlayerId,
    slip: WrittenSlip,
    *,
    lexicon: Lexicon,
    opinions_at: Mapping[str, Opinion] | None = None,
) -> tuple[Matter, Decision]:
    """What the edition's rulebook decides about a slip, handed in or still being typed."""
    situation, edition = situation_of(played, lexicon), run.state.settings.edition
    matter = matter_of(contest, run, played, player, slip, opinions_at=opinions_at)
    if _says_its_score_only(edition, slip) and slip.score is not None:
        return matter, announced(slip.score, _top(played, lexicon))
    decision = _decided(edition, situation, matter)
    if decision.sanction == "average":
        matter = matter_of(contest, run, played, player, slip, opinions_at=opinions_at, averaged=True)
        decision = _decided(edition, situation, matter)
    return matter, decision


def _says_its_score_only(edition: str, slip: WrittenSlip) -> bool:
    return duplicate(edition).slips.score_suffices and slip == WrittenSlip(score=slip.score)


def judge_due(
    contest: Contest, run: Run, draw: int, player: PlayerId, lexicon: Lexicon
) -> SlipJudged | AverageCounted | None:
    """The verdict on a slip that is due, or the average granted for it; None if that is what stands."""
    played = run.rounds[draw]
    sheet = played.sheets.get(player)
    if sheet is None or sheet.entry is None:
        return None
    if _holds(contest, run, played, player, sheet):
        return _average_due(contest, run, played, player, sheet)
    matter, decision = judge(contest, run, played, player, sheet.entry.slip, lexicon=lexicon)
    return SlipJudged(run.number, draw, player, matter.basis, decision)


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def _average_due(
    contest: Contest, run: Run, played: Round, player: PlayerId, sheet: Sheet
) -> AverageCounted | None:
    """What an average granted by a person comes to, where that is not what stands."""
    granted = sheet.granted
    if granted is None:
        return None
    mean = _mean(contest, run, played, player, sheet)
    return None if mean == granted.mean else AverageCounted(run.number, played.draw, player, mean)


def _mean(contest: Contest, run: Run, played: Round, player: PlayerId, sheet: Sheet) -> Mean | None:
    peers = _peers(contest, run, played, player)
    if peers is None:
        return None
    worth = sheet.judged.worth if sheet.judged else None
    return mean_of(peers, worth, sheet.entry.slip.score if sheet.entry else None)


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def check_average(contest: Contest, run: Run, played: Round, player: PlayerId, sheet: Sheet) -> None:
    """An average is of others: without any there is none to grant."""
    mean = _mean(contest, run, played, player, sheet)
    if mean is not None and mean.points is None:
        raise Refusal(averages.NONE_TO_GIVE, table=run.table_at(played, player))


def _holds(contest: Contest, run: Run, played: Round, player: PlayerId, sheet: Sheet) -> bool:
    """Whether the verdict was given on the same matter."""
    if sheet.judged is None or sheet.entry is None:
        return False
    averaged = sheet.judged.sanction == "average"
    matter = matter_of(contest, run, played, player, sheet.entry.slip, averaged=averaged)
    return matter.basis == sheet.basis


def _decided(edition: str, situation: Situation, matter: Matter) -> Decision:
    verdict = _verdict(edition, situation, matter)
    places: tuple[AskedPlace, ...] = ()
    if verdict.question is not None:
        places = places_asked(
            Reading(situation, matter.slip.read()),
            verdict.question,
            lambda more: _verdict(edition, situation, matter, more),
        )
    placement = _placed(situation, verdict)
    laid = len(placement.laid) if placement else 0
    return decision_of(
        verdict,
        places=places,
        faults=tuple(_refused(situation, matter.slip, verdict, placement)),
        worth=placement.score if placement else None,
        tiles=laid,
        scrabble=bool(placement and verdict.pays and placement.bonus),
        ways=_ways(edition, situation, matter) if verdict.sanction is Sanction.COMMISSION else (),
    )


def _verdict(
    edition: str, situation: Situation, matter: Matter, more: Mapping[str, Opinion] | None = None
) -> Verdict:
    """What the rulebook says, with more opinions on places if there are any."""
    return editions.judge(
        edition,
        situation,
        matter.slip.read(),
        opinions=matter.opinions,
        opinions_at={**matter.opinions_at, **(more or {})},
        history=[Zero(turn, word, Code(code), told) for turn, word, code, told in matter.history],
        peers=matter.peers,
    )


@applies("2026", "6.4.2.2", "7.3")
def _ways(edition: str, situation: Situation, matter: Matter) -> tuple[Way, ...]:
    """What a slip left to the commission earns by each reading, as if nobody had been in doubt; each once."""
    slip = replace(matter.slip, faults=tuple(set(matter.slip.faults) - {SlipFault.DOUBTFUL_SOLUTIONS}))
    undoubted = replace(matter, slip=slip, opinions={})
    found = list(_answered(WayKind.WRITTEN, _verdict(edition, situation, undoubted)))
    if slip.faults != matter.slip.faults:
        for main in _words(situation, slip):
            principal = replace(undoubted, slip=replace(slip, principal=main))
            found += _answered(WayKind.MAIN, _verdict(edition, situation, principal))
    return distinct(found)


def _answered(kind: WayKind, verdict: Verdict) -> Iterator[Way]:
    """A verdict, or each that the answer to its question gives."""
    if verdict.question is None:
        yield way_of(kind, verdict)
    else:
        for answer, outcome in verdict.question.outcomes.items():
            yield way_of(WayKind(answer), outcome)


def _words(situation: Situation, slip: WrittenSlip) -> Iterator[Main]:
    """The words of the slip that could be its solution, if there are several."""
    reading = Reading(situation, slip.read())
    solutions = [run for run in reading.runs if any(place.valid for place in reading.places(run))]
    if len(solutions) > 1:
        for run in solutions:
            yield Main(run.word, "V" if run.down else "H")


@article("box", "bulletins")
def announced(points: int, top: int) -> Decision:
    """In the family a player may just say what his word earns; more than the top is for a person to see."""
    if 0 <= points <= top:
        return Decision(points, points, "none", said=in_both_languages(texts.ANNOUNCED, points=points))
    said = in_both_languages(texts.ANNOUNCED_TOO_MUCH, points=points, top=top)
    return Decision(points=None, gross=None, sanction="undecided", said=said)


def _top(played: Round, lexicon: Lexicon) -> int:
    if played.retained is not None:
        return played.retained.score
    return max((one.move.score for one in candidates_of(played, lexicon)), default=0)


def _placed(situation: Situation, verdict: Verdict) -> Placement | None:
    """The solution on the grid of that turn."""
    if verdict.solution is None:
        return None
    ref, word = verdict.solution
    return situation.board.place(Ref.parse(ref), word, formula=situation.formula)


@applies("2026", "6.9")
def _refused(
    situation: Situation, slip: WrittenSlip, verdict: Verdict, placement: Placement | None
) -> Iterator[Fault]:
    """The words that a zero is due to, for the player's note and for an average later."""
    if verdict.sanction not in (Sanction.ZERO, Sanction.AVERAGE):
        return
    main = word_played(Reading(situation, slip.read()))
    formed = placement.cross if placement else ()
    played = main.word if main is not None else ""
    if played and not situation.admits(played):
        yield Fault(played, Code.WORD_NOT_ADMITTED.value)
    for word in formed:
        if not situation.admits(word):
            yield Fault(word.upper(), Code.JUNCTION_NOT_ADMITTED.value)
