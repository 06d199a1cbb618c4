"""The file of an appeal, as far as the contest knows it."""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import datetime, tzinfo

import msgspec
from msgspec.structs import replace

from nonuple.contest.commission.course import CourseStep, course_of, heard_of, pieces_of
from nonuple.contest.events import Ballot
from nonuple.contest.results.statement import statement
from nonuple.contest.rounds import File, Overruling, Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.contest.views.files import arbiter_of, number_of, totals_of
from nonuple.contest.written import WrittenSlip
from nonuple.documents.game_source import premium_rows, squares_of
from nonuple.documents.values import AppealPaper, AttachedSlip
from nonuple.documents.voice import Voice
from nonuple.slips.verdict import Verdict
from nonuple.texts import Language
from nonuple.texts import appeal_file as told
from nonuple.texts import documents as texts


def appeal_of(
    contest: Contest, run: Run, played: Round, seat: Seated, language: Language, *, zone: tzinfo
) -> AppealPaper:
    """Everything that the screen shows of a case; hours are those of the zone."""
    say = Voice(language)
    sheet, state = played.sheets[seat.player], played.state
    slip = sheet.entry.slip if sheet.entry is not None else WrittenSlip()
    solution = sheet.judged.solution if sheet.judged is not None else None
    arbiter, ruling = (
        arbiter_of(contest, run, played, seat.player),
        sheet.case.ruling if sheet.case else None,
    )
    paper = AppealPaper(
        number=number_of(contest, run, played, seat.player),
        player=contest.players[seat.player].shown,
        table=seat.table,
        turn=played.turn,
        game=_game(contest, run, say),
        event=contest.name,
        rack=state.kept + state.joker + state.drawn,
        rows=state.board.rows,
        premiums=premium_rows(run.state.settings.pieces),
        strong=squares_of(solution.ref, solution.word) if solution is not None else (),
        sketch=slip.sketch,
        ref=slip.reference or "",
        claimed=_claimed(slip),
        dispute=(sheet.judged.explain(language),) if sheet.judged is not None else (),
        statements=tuple(
            (_party(party, arbiter if party == "arbiter" else "", say), said)
            for party, said in sorted(heard_of(sheet).items(), reverse=True)
        ),
        decision=_decided(ruling, say, zone) if ruling is not None else "",
        motive=ruling.decision.explain(language) if ruling is not None else "",
        votes=tuple((member, _vote(ballot, say)) for member, ballot in sheet.votes.items()),
        course=tuple(_course(course_of(contest, run, played, seat.player), say, zone)),
        pieces=tuple(one.what.to(language) for one in pieces_of(run, played, seat.player) if one.there),
        consequence=_consequence(run, sheet, seat, say),
        strip=(say(texts.TURN_N, turn=played.turn), _struck(sheet.judged, say), arbiter),
        panel=tuple(_panel(sheet.file, say)),
        attached=tuple(_attached(run, seat, sheet.file)),
        decided=tuple(one.to(language) for one in statement(run)),
    )
    return replace(paper, fingerprint=fingerprint_of(paper))


def _course(steps: Sequence[CourseStep], say: Voice, zone: tzinfo) -> Iterator[tuple[str, str, str]]:
    """What happened on the same day as the line before has its hour only."""
    before = ""
    for step in steps:
        when = _when(step.at, say, zone)
        day, _, hour = when.partition(", ")
        yield (
            hour if hour and day == before else when,
            step.what.to(say.language),
            "" if step.detail is None else step.detail.to(say.language),
        )
        before = day


def fingerprint_of(paper: AppealPaper) -> str:
    """Of all that is printed: `4c19 e07b 22d8`."""
    digest = hashlib.sha256(msgspec.json.encode(replace(paper, fingerprint=""))).hexdigest()
    return " ".join(digest[start : start + 4] for start in (0, 4, 8))


def _claimed(slip: WrittenSlip) -> str:
    return "" if slip.score is None else str(slip.score)


def _game(contest: Contest, run: Run, say: Voice) -> str:
    time = run.state.settings.time
    of = say(texts.GAME_OF, game=run.number, games=len(contest.runs))
    return of if time is None else f"{of}, {say(texts.MINUTES, minutes=f'{time.longest // 60} min')}"


def _party(party: str, name: str, say: Voice) -> str:
    return ", ".join(part for part in (say(told.PARTIES[party]), name) if part)


def _vote(ballot: Ballot, say: Voice) -> str:
    paid = "" if ballot.points is None or ballot.sanction == "zero" else f" {ballot.points}"
    return f"{say(texts.VERDICTS[ballot.sanction]).lower()}{paid}"


def _struck(judged: Verdict | None, say: Voice) -> str:
    if judged is None:
        return ""
    return ", ".join((say(texts.VERDICTS[judged.sanction]).lower(), *judged.articles[:1]))


def _decided(ruling: Overruling, say: Voice, zone: tzinfo) -> str:
    decided = ruling.decision
    points = "" if decided.points is None or decided.sanction == "zero" else f" {decided.points}"
    verdict = f"{say(texts.VERDICTS[decided.sanction]).lower()}{points}"
    return say(texts.COMMISSION_DECIDED, when=_when(ruling.at, say, zone), verdict=verdict)


def _consequence(run: Run, sheet: Sheet, seat: Seated, say: Voice) -> str:
    now, otherwise = totals_of(run, sheet, seat.player)
    if now == otherwise:
        return ""
    return say(texts.CONSEQUENCE, game=run.number, now=say.figure(now), otherwise=say.figure(otherwise))


def _panel(file: File | None, say: Voice) -> Iterator[tuple[str, str, str, str]]:
    if file is None or file.panel is None:
        return
    seats = [say(texts.PANEL_PRESIDENT), *([say(texts.PANEL_MEMBER)] * len(file.panel.members))]
    for seat, one in zip(seats, (file.panel.president, *file.panel.members), strict=True):
        instead = say(texts.INSTEAD_OF, name=one.replaces) if one.replaces else ""
        yield seat, one.name, one.nationality, instead


def _attached(run: Run, seat: Seated, file: File | None) -> Iterator[AttachedSlip]:
    """The slips that were put into the file, each once, in the order of the turns."""
    draws = {draw for piece in (file.pieces if file is not None else ()) for draw in piece.draws}
    for played in sorted(
        (run.rounds[draw] for draw in draws if draw in run.rounds), key=lambda one: one.turn
    ):
        sheet = played.sheets.get(seat.player)
        if sheet is not None and sheet.entry is not None:
            slip = sheet.entry.slip
            yield AttachedSlip(played.turn, slip.sketch, slip.reference or "", _claimed(slip))


def _when(at: str, say: Voice, zone: tzinfo) -> str:
    """A moment, or only its day where nobody wrote down the hour."""
    if len(at) <= len("2026-11-14"):
        return say.day(at) if at else ""
    there = datetime.fromisoformat(at).astimezone(zone).isoformat()
    return f"{say.day(there)}, {there[11:16]}"
