"""What has become of a case, step by step, and what its file holds: the same on the screen and on paper."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from nonuple.contest.events import Ballot, Party
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Case, File, Overruling, Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.ledger.appeals import file_deadline
from nonuple.ledger.notification import Stage
from nonuple.rules import shows
from nonuple.texts import Sentence
from nonuple.texts import appeal_file as texts
from nonuple.texts.contest import who

StepState = Literal["done", "now", "end"]
"""Behind us, waited for now, or the day that ends it."""


class CourseStep(msgspec.Struct, frozen=True):
    """One thing that happened to a case, or the day that closes its file."""

    at: str
    """A moment, or a day where only that is known."""
    what: Sentence
    detail: Sentence | None
    state: StepState = "done"


class FilePiece(msgspec.Struct, frozen=True):
    """Something that the file holds, or lacks."""

    what: Sentence
    there: bool
    asked: bool = False
    """Whether the president of the commission of appeal asked for it."""


@shows("2026", "7.3", "7.4.2")
def course_of(contest: Contest, run: Run, played: Round, player: PlayerId) -> tuple[CourseStep, ...]:
    """From the turn itself to what the federation says."""
    sheet = played.sheets[player]
    steps = [_turn(run, played), *_judged(contest, run, played, player)]
    if sheet.case is not None:
        steps += _before_commission(run, sheet, sheet.case)
    if sheet.file is not None:
        steps += _at_federation(sheet.file)
        steps += [_answer(one) for one in sheet.overrulings[-1:] if sheet.file.answered]
    return tuple(steps)


def _step(at: str, what: Sentence, detail: Sentence | None = None, state: StepState = "done") -> CourseStep:
    return CourseStep(at, what, detail, state)


def _turn(run: Run, played: Round) -> CourseStep:
    state, word = played.state, played.retained
    detail = None
    if word is not None:
        detail = texts.TURN_DETAIL.sentence(
            rack=state.kept + state.joker + state.drawn, word=word.word, ref=word.ref, points=run.top(played)
        )
    return _step(played.closed_at, texts.TURN_PLAYED.sentence(turn=played.turn), detail)


def _judged(contest: Contest, run: Run, played: Round, player: PlayerId) -> Iterator[CourseStep]:
    """What the rulebook said, the note, and what the arbiter decided otherwise before the case."""
    sheet = played.sheets[player]
    if sheet.entry is not None and sheet.judged is not None:
        what = texts.JUDGED[sheet.judged.sanction].sentence(points=sheet.judged.credited)
        yield _step(sheet.entry.at, what, _at_desk(contest, run, played, player))
    ruling = sheet.case.ruling if sheet.case is not None else None
    for one in sheet.overrulings:
        if one is not ruling and (ruling is None or one.at < ruling.at):
            yield _step(one.at, texts.DECIDED_BY.sentence(), one.decision.in_words.line)


def _at_desk(contest: Contest, run: Run, played: Round, player: PlayerId) -> Sentence | None:
    sheet, desk = played.sheets[player], contest.desk_of(run, played, player)
    names = {one.id: f"{place}, {one.name}" for place, one in enumerate(contest.arbiters, 1)}
    parts: list[Sentence] = []
    if desk in names:
        parts.append(texts.POST.sentence(post=names[desk]))
    if sheet.in_hand is not None:
        parts.append(texts.NOTE_READ.sentence(turn=sheet.in_hand))
    elif sheet.note is Stage.SENT:
        parts.append(texts.NOTE_SENT.sentence())
    return _joined(parts)


def _joined(parts: list[Sentence]) -> Sentence | None:
    if not parts:
        return None
    return Sentence.of(lambda language: ", ".join(one.to(language) for one in parts))


def _before_commission(run: Run, sheet: Sheet, case: Case) -> Iterator[CourseStep]:
    article = run.state.settings.rules.ledger.appeals_article or ""
    if case.appeal:
        yield _step(case.at, texts.APPEALED.sentence(), texts.IN_TIME.sentence(article=article, why=case.why))
    elif case.why:
        detail = texts.REFERRED_BY.sentence(author=who(case.author), why=case.why)
        yield _step(case.at, texts.REFERRED.sentence(), detail)
    else:
        yield _step(case.at, texts.REFERRED.sentence(), texts.LEFT_BY_RULE.sentence())
    if case.ruling is not None:
        yield _ruled(sheet, case.ruling)


def _ruled(sheet: Sheet, ruling: Overruling) -> CourseStep:
    decided = ruling.decision
    what = texts.RULED[decided.sanction].sentence(points=decided.credited)
    same = sum(one == Ballot(decided.points, decided.sanction) for one in sheet.votes.values())
    votes = texts.VOTES if sheet.votes else texts.NO_VOTES
    return _step(ruling.at, what, votes.sentence(count=same, against=len(sheet.votes) - same))


def _at_federation(file: File) -> Iterator[CourseStep]:
    yield _step(file.at, texts.BUILT.sentence(), texts.BUILT_BY[file.party].sentence(why=file.motive))
    if file.told is not None and file.told != file.sent:
        yield _step(file.told, texts.TOLD.sentence(), texts.TOLD_DETAIL.sentence())
    if file.sent is not None:
        yield _step(file.sent, texts.SENT.sentence(), texts.SENT_BY.sentence(author=who(file.sender)))
    if file.asked is not None:
        waits = file.completed is None and not file.answered
        wanted = texts.ASKED_DETAIL.sentence(wanted=file.wanted)
        yield _step(file.asked.isoformat(), texts.ASKED.sentence(), wanted, "now" if waits else "done")
        if waits:
            last = file_deadline(file.asked).isoformat()
            yield _step(last, texts.LAST_DAY.sentence(), texts.LAST_DAY_DETAIL.sentence(), "end")
    if file.completed is not None:
        yield _step(file.completed.isoformat(), texts.COMPLETED.sentence(), texts.COMPLETED_DETAIL.sentence())


def _answer(overruling: Overruling) -> CourseStep:
    return _step(overruling.at, texts.ANSWERED.sentence(), overruling.decision.in_words.line)


def heard_of(sheet: Sheet) -> dict[Party, str]:
    """What each party says; a player who appealed has said why."""
    case = sheet.case
    said: dict[Party, str] = {"player": case.why} if case is not None and case.appeal else {}
    return {**said, **sheet.heard}


@shows("2026", "7.4.2")
def pieces_of(run: Run, played: Round, player: PlayerId) -> tuple[FilePiece, ...]:
    """All that a thorough examination needs: what the contest knows, and what somebody attached."""
    sheet = played.sheets[player]
    pieces = [
        FilePiece(texts.PIECE_SLIP.sentence(), sheet.entry is not None),
        FilePiece(texts.PIECE_GRID.sentence(turn=played.turn), True),
        FilePiece(texts.PIECE_NOTE.sentence(), sheet.judged is not None),
        FilePiece(texts.PIECE_HEARD.sentence(), len(heard_of(sheet)) == 2),
        FilePiece(texts.PIECE_RULING.sentence(), sheet.ruled),
    ]
    file = sheet.file
    for piece in file.pieces if file is not None else ():
        pieces.append(FilePiece(_named(run, piece.what, piece.draws), True))
    if file is not None and file.asked is not None and file.completed is None:
        pieces.append(FilePiece(Sentence(file.wanted, file.wanted), False, asked=True))
    return tuple(pieces)


def _named(run: Run, what: str, draws: tuple[int, ...]) -> Sentence:
    turns = [str(run.rounds[draw].turn) for draw in draws if draw in run.rounds]
    if not turns:
        return Sentence(what, what)
    *most, last = turns

    def listed(between: str) -> str:
        return between.join(part for part in (", ".join(most), last) if part)

    values = {"what": what, "count": len(turns)}
    return Sentence.of(
        lambda language: texts.PIECE_OF_TURNS.said(
            language, {**values, "turns": listed(texts.AND.to(language))}
        )
    )
