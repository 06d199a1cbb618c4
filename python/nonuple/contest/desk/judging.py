"""What the judge is given for a slip of a contest, and what it decides."""

from collections.abc import Iterator, Mapping
from dataclasses import replace as replace_slip

import msgspec
from msgspec.structs import replace

from nonuple.contest.asking import Asking, OneSlip
from nonuple.contest.desk.questions import by_place
from nonuple.contest.desk.solutions import candidates_of, top_of
from nonuple.contest.events import AverageCounted, SlipJudged
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import Main, WrittenSlip
from nonuple.errors import Refusal
from nonuple.formats.digest import digest_of
from nonuple.ledger.notification import past_zeros
from nonuple.pieces.tiles import Rack
from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.words import in_force, list_of
from nonuple.rulebooks import judging as editions
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies, article
from nonuple.slips.average import Mean, mean_of
from nonuple.slips.other_reading import other_reading
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Principal, Situation, SlipFault
from nonuple.slips.verdict import Finding, Opinion, Reason, Sanction, Verdict, Way, WayKind, Zero, distinct
from nonuple.texts import averages
from nonuple.texts import contest as texts
from nonuple.words.lexicon import Lexicon


class Matter(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that a verdict turns on, besides the turn itself."""

    slip: WrittenSlip
    opinions: dict[str, Opinion]
    history: tuple[Zero, ...]
    peers: tuple[int | None, ...] | None
    opinions_at: dict[str, Opinion] = {}
    """What the arbiter thinks of places, by their reference."""
    amended: int = 0
    """How often the turn itself was corrected."""
    ruled: tuple[tuple[str, str], ...] = ()
    """Words struck from the list or admitted to it."""

    @property
    def alike(self) -> tuple[object, ...] | None:
        """What makes two matters of a turn the same, the past aside; None where a person had a say in one."""
        if self.opinions or self.opinions_at or self.peers is not None:
            return None
        return self.slip, self.amended, self.ruled

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
    return in_force(played.state.rulings, played.turn) if played.state.rulings else {}


@applies("2026", "6.9")
def _history(run: Run, played: Round, player: PlayerId) -> list[Zero]:
    """His earlier zeros, and whether he had been told of each ground when he wrote this slip."""
    past = run.refused_earlier(played.turn, player)
    return past_zeros((note for one, sheet in past for note in sheet.notes(one.turn, player)), played.turn)


@article("booklet", "7")
def _peers(contest: Contest, run: Run, played: Round, player: PlayerId) -> tuple[int | None, ...] | None:
    """The scores of the others of the same desk, once the last of their slips is decided; else nothing."""
    scores: list[int | None] = []
    for other in _same_desk(contest, run, played, player):
        if other == player or run.excluded.get(other) is not None or not contest.ranks(run, other):
            continue
        if not contest.playing(run, other, played.turn):
            scores.append(0)
            continue
        decision = played.sheets[other].decision if other in played.sheets else None
        if decision is None:
            return None
        if decision.sanction is Sanction.AVERAGE:
            scores.append(None)
        elif decision.pending:
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
) -> tuple[Matter, Verdict]:
    """What the edition's rulebook decides about a slip, handed in or still being typed."""
    matter = matter_of(contest, run, played, player, slip, opinions_at=opinions_at)
    return _judged(contest, run, played, player, matter, lexicon=lexicon)


def _judged(
    contest: Contest, run: Run, played: Round, player: PlayerId, matter: Matter, *, lexicon: Lexicon
) -> tuple[Matter, Verdict]:
    situation, edition, slip = situation_of(played, lexicon), run.state.settings.edition, matter.slip
    if _says_its_score_only(edition, slip) and slip.score is not None:
        return matter, announced(slip.score, _top(played, lexicon))
    verdict = _decided(edition, situation, matter)
    if verdict.sanction is Sanction.AVERAGE and matter.peers is None:
        matter = replace(matter, peers=_peers(contest, run, played, player))
        verdict = _decided(edition, situation, matter)
    return matter, verdict


def _says_its_score_only(edition: str, slip: WrittenSlip) -> bool:
    return duplicate(edition).slips.score_suffices and slip == WrittenSlip(score=slip.score)


def matter_due(contest: Contest, run: Run, played: Round, player: PlayerId, sheet: Sheet) -> Matter:
    """What the verdict on a slip turns on as things stand."""
    assert sheet.entry is not None, "a slip that was entered is judged"
    averaged = sheet.judged is not None and sheet.judged.sanction is Sanction.AVERAGE
    return matter_of(contest, run, played, player, sheet.entry.slip, averaged=averaged)


def judge_due(
    contest: Contest, run: Run, draw: int, player: PlayerId, lexicon: Lexicon, *, known: Matter | None = None
) -> SlipJudged | AverageCounted | None:
    """The verdict on a slip that is due, or the average granted for it; None if that is what stands."""
    played = run.rounds[draw]
    sheet = played.sheets.get(player)
    if sheet is None or sheet.entry is None:
        return None
    matter = known or matter_due(contest, run, played, player, sheet)
    if sheet.judged is not None and matter.basis == sheet.basis:
        return _average_due(contest, run, played, player, sheet)
    matter, verdict = _judged(contest, run, played, player, replace(matter, peers=None), lexicon=lexicon)
    return SlipJudged(run.number, draw, player, matter.basis, verdict)


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
    solution = sheet.judged.solution if sheet.judged else None
    return mean_of(
        peers, solution.score if solution else None, sheet.entry.slip.score if sheet.entry else None
    )


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def check_granted(asking: Asking, slip: OneSlip, points: int | None, sanction: Sanction) -> None:
    """An average is of others: without any there is none to grant; nothing is worth more than the top."""
    run, played = slip.run, slip.played
    if sanction is Sanction.AVERAGE:
        mean = _mean(asking.contest, run, played, slip.player, slip.entered)
        if mean is not None and mean.points is None:
            raise Refusal(averages.NONE_TO_GIVE, table=slip.table)
    top = run.top(played) or top_of(played, asking.lexicon(run)).score
    if points is not None and points > top:
        raise Refusal(texts.ABOVE_TOP, points=points, top=top, turn=played.turn)


def _decided(edition: str, situation: Situation, matter: Matter) -> Verdict:
    """The verdict; its question by place too, or the ways before the commission."""
    reading = Reading(situation, matter.slip.read())
    verdict = _verdict(edition, reading, matter)
    if verdict.question is not None:
        question = by_place(reading, verdict.question, lambda more: _verdict(edition, reading, matter, more))
        return replace(verdict, question=question)
    if verdict.sanction is Sanction.COMMISSION:
        return replace(verdict, ways=_ways(edition, situation, matter))
    other = other_reading(reading, verdict, lambda principal: _as_read(edition, reading, matter, principal))
    return replace(verdict, other=other) if other is not None else verdict


def _as_read(edition: str, reading: Reading, matter: Matter, principal: Principal) -> Verdict:
    """What the slip earns with a reading taken."""
    slip = replace_slip(reading.slip, principal=principal)
    return _verdict(edition, Reading(reading.situation, slip, reading.sketch), matter)


def _verdict(
    edition: str, reading: Reading, matter: Matter, more: Mapping[str, Opinion] | None = None
) -> Verdict:
    """What the rulebook says, with more opinions on places if there are any."""
    return editions.judge_as_read(
        edition,
        reading,
        opinions=matter.opinions,
        opinions_at={**matter.opinions_at, **(more or {})},
        history=matter.history,
        peers=matter.peers,
    )


@applies("2026", "6.4.2.2", "7.3")
def _ways(edition: str, situation: Situation, matter: Matter) -> tuple[Way, ...]:
    """What a slip left to the commission earns by each reading, as if nobody had been in doubt; each once."""
    slip = replace(matter.slip, faults=tuple(set(matter.slip.faults) - {SlipFault.DOUBTFUL_SOLUTIONS}))
    undoubted, reading = replace(matter, opinions={}), Reading(situation, slip.read())
    found = list(_answered(WayKind.WRITTEN, _verdict(edition, reading, undoubted)))
    if slip.faults != matter.slip.faults:
        for main in _words(reading):
            principal = Reading(situation, replace(slip, principal=main).read())
            found += _answered(WayKind.MAIN, _verdict(edition, principal, undoubted))
    return distinct(found)


def _answered(kind: WayKind, verdict: Verdict) -> Iterator[Way]:
    """A verdict, or each that the answer to its question gives."""
    if verdict.question is None:
        yield Way(kind, verdict.in_brief)
    else:
        for answer, outcome in verdict.question.outcomes.items():
            yield Way(WayKind(answer), outcome.in_brief)


def _words(reading: Reading) -> Iterator[Main]:
    """The words of the slip that could be its solution, if there are several."""
    solutions = [run for run in reading.runs if any(place.valid for place in reading.places(run))]
    if len(solutions) > 1:
        for run in solutions:
            yield Main(run.word, "V" if run.down else "H")


@article("box", "bulletins")
def announced(points: int, top: int) -> Verdict:
    """In the family a player may just say what his word earns; more than the top is for a person to see."""
    if 0 <= points <= top:
        return Verdict(
            points, points, Sanction.NONE, said=Reason(Finding.ANNOUNCED, values={"points": points})
        )
    said = Reason(Finding.ANNOUNCED_TOO_MUCH, values={"points": points, "top": top})
    return Verdict(None, None, Sanction.UNDECIDED, said=said)


def _top(played: Round, lexicon: Lexicon) -> int:
    if played.retained is not None:
        return played.retained.score
    return max((one.move.score for one in candidates_of(played, lexicon)), default=0)
