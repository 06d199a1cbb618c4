"""What documents print of a contest. With `appeal_source`, all of this package that knows contests."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from nonuple.contest.people import PlayerId
from nonuple.contest.results.evening import evening_of
from nonuple.contest.results.notes import free_of, notes_of, warnings_at
from nonuple.contest.results.rankings import RankedLine, counted, ledger, ranking, shown
from nonuple.contest.results.statement import statement
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.contest.written import WrittenSlip
from nonuple.documents.deadlines import appeals_told, own_rules_told
from nonuple.documents.event_source import ranking_of_event
from nonuple.documents.game_source import game_paper, premium_rows, squares_of
from nonuple.documents.values import (
    AtTable,
    GamePaper,
    MarkBlock,
    Marked,
    MarkLine,
    Occasion,
    PaperNote,
    PaperRanking,
    Placed,
    Rectification,
    RoadLine,
)
from nonuple.documents.voice import Voice
from nonuple.errors import Refusal
from nonuple.ledger.notification import WORD_REFUSED, Stage
from nonuple.ledger.wording import words_named
from nonuple.pieces.notation import Ref
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.verdict import Verdict
from nonuple.texts import Language
from nonuple.texts import documents as texts

_OFTEN = 3
"""Warnings that cost nothing, where the game says of no number."""
_NOBODYS = 1_000_000
"""Stands for a post, after all others, where nobody has a table."""
_TO_SEND = Stage.TO_SEND.name.lower()


def occasion_of(contest: Contest, run: Run | None, language: Language, lexicon: str = "") -> Occasion:
    """`lexicon` is the list of the game as a page tells of it."""
    say = Voice(language)
    if run is None:
        return Occasion(contest.name, say.day(contest.door.opened), appeal=appeals_told(CURRENT, language))
    formula, time = run.state.settings.played.title, run.state.settings.time
    manner = [say(texts.DUPLICATE_OF, formula=formula)]
    if time is not None:
        manner.append(say(texts.MINUTES, minutes=_minutes(time.longest, say)))
    manner.extend(own_rules_told(run.state.settings.replaced, say))
    game = say(texts.GAME_N, game=run.number)
    appeal = appeals_told(run.state.settings.edition, language, run.state.settings.own)
    day = say.day(contest.door.opened)
    return Occasion(contest.name, day, game, ", ".join(manner), appeal, say.set(lexicon))


def _minutes(seconds: int, say: Voice) -> str:
    whole, rest = divmod(seconds, 60)
    return f"{whole} min {rest} s" if rest else f"{whole} min"


def seats_of(contest: Contest, seats: Iterable[Seated]) -> list[AtTable]:
    return [_at_table(contest, seat) for seat in seats]


def _at_table(contest: Contest, seat: Seated) -> AtTable:
    one, post = shown(contest, seat.player), _post(contest, seat.table)
    return AtTable(seat.table, one["name"], one["club"], one["series"], one["category"], post)


def _post(contest: Contest, table: int) -> str:
    """The number of the arbiter's post, and his name."""
    judge = contest.arbiter_of(table)
    found = [(place, one.name) for place, one in enumerate(contest.arbiters, 1) if one.id == judge]
    return ", ".join(str(part) for part in found[0] if part) if found else ""


def free_warnings_of(run: Run | None) -> int:
    free = free_of(run) if run is not None else None
    return _OFTEN if free is None else free


# --- Notes -------------------------------------------------------------------------------------------------


def notes_to_print(
    contest: Contest,
    run: Run,
    played: Round,
    seats: Iterable[Seated],
    language: Language,
    *,
    unsent: bool = False,
) -> Iterator[PaperNote]:
    """The notes due of a turn, in the order of the tables; those that nobody has sent yet, where asked so."""
    appeal = appeals_told(run.state.settings.edition, language, run.state.settings.own)
    premiums = premium_rows(run.state.settings.pieces)
    for due in notes_of(contest, run, played, seats):
        if unsent and due.stage != _TO_SEND:
            continue
        sheet = played.sheets[due.player]
        assert sheet.entry is not None and sheet.decision is not None, "a note tells of a verdict"
        slip, decision = sheet.entry.slip, sheet.decision
        refused = words_named(decision)
        codes = [code for code in decision.codes if not (refused and code in WORD_REFUSED)]
        yield PaperNote(
            table=due.table,
            name=due.name,
            turn=due.turn,
            sanction=due.sanction,
            points=decision.points,
            word=_word(slip, decision),
            ref=slip.reference or "",
            claimed=slip.score,
            grounds=decision.codes,
            refused=refused,
            said=tuple(decision.ground(code, language) for code in codes),
            articles=decision.articles,
            warnings=due.warnings,
            free=due.free,
            warned=warnings_at(run, played, due.player) > 0,
            appeal=appeal,
            sketch=slip.sketch,
            place=_place(slip, decision, played.state.board.rows),
            rows=played.state.board.rows,
            premiums=premiums,
        )


def _place(slip: WrittenSlip, decision: Verdict, rows: Sequence[str]) -> str:
    """Where the word was taken to lie; else where its reference puts it, if the grid has room there."""
    if decision.solution is not None:
        return decision.solution.ref
    word = _word(slip, decision)
    try:
        ref = str(Ref.parse(slip.reference or ""))
    except Refusal:
        return ""
    squares = squares_of(ref, word)
    inside = word and max(max(square) for square in squares) < len(rows)
    fits = inside and all(
        rows[row][column].upper() in (".", letter.upper())
        for (row, column), letter in zip(squares, word, strict=True)
    )
    return ref if fits else ""


def _word(slip: WrittenSlip, decision: Verdict | None) -> str:
    """The word as it was written; the longest run of letters where nobody knows which it is."""
    if decision is not None and decision.solution is not None:
        return decision.solution.word
    columns = ["".join(row[at : at + 1] or "." for row in slip.sketch) for at in range(_width(slip))]
    runs = (run for line in (*slip.sketch, *columns) for run in line.replace(".", " ").split())
    return max(runs, key=len, default="")


def _width(slip: WrittenSlip) -> int:
    return max((len(row) for row in slip.sketch), default=0)


def corrections_of(contest: Contest, run: Run, seats: Sequence[Seated]) -> Iterator[Rectification]:
    """What the double arbiter proposes and the arbiters have not settled yet."""
    for played in run.turns:
        for player, table in ((one.player, one.table) for one in seats):
            sheet = played.sheets.get(player)
            if sheet is not None and sheet.correction is not None:
                read = sheet.correction.slip
                told = (
                    _word(read, None),
                    read.reference or "",
                    "" if read.score is None else str(read.score),
                )
                yield Rectification(
                    turn=played.turn,
                    table=table,
                    entered=_entered(sheet),
                    read=" ".join(part for part in told if part),
                    ground=sheet.correction.remark,
                    name=contest.players[player].shown,
                    post=_post(contest, table),
                )


def _entered(sheet: Sheet) -> str:
    if sheet.decision is None or sheet.decision.points is None:
        return "?"
    return str(sheet.decision.points)


# --- Sheets ------------------------------------------------------------------------------------------------


def road_lines_of(run: Run | None, player: PlayerId) -> list[RoadLine]:
    """What a player did, of the turns whose word was retained: a verdict would tell of the top before."""
    return [_road_line(run, played, player) for played in run.turns] if run is not None else []


def _road_line(run: Run, played: Round, player: PlayerId) -> RoadLine:
    sheet, retained = played.sheets.get(player), played.retained
    entry, decision = (sheet.entry, sheet.decision) if sheet is not None else (None, None)
    known = decision if decision is not None and not decision.pending else None
    return RoadLine(
        rack=played.state.kept + played.state.drawn,
        word=_word(entry.slip, decision) if entry is not None else "",
        ref=(entry.slip.reference or "") if entry is not None else "",
        retained=retained.word if retained is not None else "",
        retained_ref=retained.ref if retained is not None else "",
        top=run.top(played),
        scored=known.points if known is not None else None,
        warnings=warnings_at(run, played, player),
    )


def mark_blocks_of(contest: Contest, run: Run | None, seats: Iterable[Seated]) -> list[MarkBlock]:
    """The tables of each post, in the order of the posts; those that no arbiter has come last."""
    numbers = {one.id: number for number, one in enumerate(contest.arbiters, 1)}
    held: dict[int, list[MarkLine]] = {}
    for seat in seats:
        number = numbers.get(contest.arbiter_of(seat.table) or "", _NOBODYS)
        held.setdefault(number, []).append(_mark_line(contest, run, seat))
    return [
        MarkBlock(lines)
        if number == _NOBODYS
        else MarkBlock(lines, str(number), contest.arbiters[number - 1].name)
        for number, lines in sorted(held.items())
    ]


def _mark_line(contest: Contest, run: Run | None, seat: Seated) -> MarkLine:
    turns = run.turns if run is not None else []
    return MarkLine(
        seat.table,
        contest.players[seat.player].shown,
        tuple(_marked(played.sheets.get(seat.player)) for played in turns),
        sum(warnings_at(run, played, seat.player) for played in turns) if run is not None else 0,
    )


def _marked(sheet: Sheet | None) -> Marked:
    if sheet is None or sheet.decision is None:
        return Marked(None)
    return Marked(sheet.decision.points, sheet.decision.sanction)


def tops_of(run: Run | None) -> list[int]:
    return [run.top(played) for played in run.turns] if run is not None else []


# --- Results -----------------------------------------------------------------------------------------------


def game_of(contest: Contest, run: Run, language: Language) -> GamePaper:
    """The turns whose word was retained, and how many found each; solos are told once the game is over."""
    say = Voice(language)
    decided = tuple(one.to(language) for one in statement(run))
    paper = game_paper(run.state.record, remarks=decided)
    found = {played.turn: _finders(run, played) for played in counted(run)}
    turns = [
        replace(turn, finders=_told_finders(found.get(number), run, say))
        for number, turn in enumerate(paper.turns, 1)
    ]
    return replace(paper, turns=turns)


def _finders(run: Run, played: Round) -> int:
    top = run.top(played)
    return sum(
        sheet.decision is not None and sheet.decision.points == top for sheet in played.sheets.values()
    )


def _told_finders(count: int | None, run: Run, say: Voice) -> str:
    if count is None or not run.over:
        return ""
    return say(texts.SOLO) if count == 1 else str(count)


def ranking_of_game(contest: Contest, run: Run) -> PaperRanking:
    settled = ledger(contest, run)
    lines = [_placed(line) for line in ranking(contest, run, settled)]
    names = {str(table): player.shown for table, player in contest.players.items()}
    words = {played.turn: played.retained.word for played in run.turns if played.retained is not None}
    solos = tuple(
        (str(solo.turn), words.get(solo.turn, ""), names.get(str(solo.table), "")) for solo in settled.solos
    )
    return PaperRanking(lines, solos=solos, top=settled.top)


def best_of(contest: Contest, run: Run, language: Language) -> str:
    """Who was first of a game that is over, and how far below the top."""
    lines = ranking(contest, run, ledger(contest, run)) if run.over else []
    if not lines:
        return ""
    say, first = Voice(language), lines[0]
    gap = say.figure(first.negative)
    return say(texts.BEST_SCORE, name=first.name, total=say.figure(first.total), gap=gap)


def ranking_of_all(contest: Contest, language: Language) -> PaperRanking:
    """Over all games; of the only one, where there is one."""
    runs = list(contest.runs.values())
    if len(runs) == 1:
        return ranking_of_game(contest, runs[0])
    return ranking_of_event(evening_of(contest), language)


def _placed(line: RankedLine) -> Placed:
    return Placed(
        line.rank,
        line.name,
        line.total,
        line.negative,
        line.club,
        line.series,
        line.category,
        line.percent,
    )
