"""What a centre sends back: the games of its contest as an event, with every slip."""

from collections.abc import Iterator

from nonuple.centres.state import Local
from nonuple.contest.commission.cases import before_commission
from nonuple.contest.results.evening import event_game, exclusions, registrants, who_played
from nonuple.contest.results.rankings import counted
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults, SentPlayer, SentRuling, SentSlip
from nonuple.event.event import Event, EventGame, EventSettings
from nonuple.people.federation import Federation
from nonuple.slips.verdict import Sanction, Verdict
from nonuple.texts import centres as texts


def centre_results(
    local: Local, contest: Contest, federation: Federation, lexicon: str, number: int
) -> CentreResults:
    """All that was played by now; `lexicon` is the fingerprint of the list that slips were judged with."""
    runs = [contest.runs.get(local.games.get(game, 0)) for game in range(1, len(local.pack.games) + 1)]
    if not any(run is not None and run.over for run in runs):
        raise Refusal(texts.NOT_PLAYED_YET)
    pack = local.pack
    settings = EventSettings(federation=federation, edition=pack.edition, lexicon=lexicon)
    people, entries = registrants(contest, who_played(contest))
    games = tuple(event_game(contest, run) if run is not None else EventGame() for run in runs)
    event = Event(
        pack.event,
        pack.name,
        local.opened[:10],
        settings,
        people,
        entries,
        games,
        departures=exclusions(contest, [*local.games.values()]),
    )
    return CentreResults(
        centre=local.key.centre,
        number=number,
        event=event,
        opened=local.opened,
        slips=tuple(tuple(_slips(run)) if run is not None else () for run in runs),
        players=tuple(tuple(_players(contest, run)) if run is not None else () for run in runs),
        commission=contest.commission,
        cases=sum(_open_cases(run) for run in runs if run is not None),
        blitz=any(run.state.settings.blitz for run in runs if run is not None),
        pairs=any(run.state.settings.pairs for run in runs if run is not None),
        rulings=tuple(tuple(_rulings(run)) if run is not None else () for run in runs),
    )


def _players(contest: Contest, run: Run) -> Iterator[SentPlayer]:
    for player, table in run.seating.tables.items():
        yield SentPlayer(
            str(player),
            contest.arbiter_of(table) or "",
            run.arrivals.get(player, 1),
            run.excluded.get(player),
            contest.has_left(run, player),
        )


def _rulings(run: Run) -> Iterator[SentRuling]:
    """Who ruled, and why, stays in the room."""
    for one in run.state.rulings:
        yield SentRuling(one.word, one.ruling, one.since)


def _slips(run: Run) -> Iterator[SentSlip]:
    for played in counted(run):
        for player, sheet in sorted(played.sheets.items()):
            if sheet.entry is None or sheet.decision is None:
                continue
            decided = bool(sheet.overrulings) or bool(sheet.answers) or sheet.judged is None
            slip, main = sheet.entry.slip, sheet.entry.slip.principal
            yield SentSlip(
                turn=played.turn,
                entry=str(player),
                sketch=slip.sketch,
                reference=slip.reference,
                score=slip.score,
                faults=slip.faults,
                principal=main.read() if main is not None else None,
                points=sheet.decision.credited,
                decided=decided,
                verdict=_grounds(sheet.decision) if decided or _is_average(sheet.decision) else None,
            )


def _is_average(verdict: Verdict) -> bool:
    return verdict.sanction is Sanction.AVERAGE


def _grounds(verdict: Verdict) -> Verdict:
    """What the ledger counts by, without the reasons: these may name people."""
    return Verdict(verdict.points, verdict.gross, verdict.sanction, verdict.motives, verdict.solution)


def _open_cases(run: Run) -> int:
    return sum(
        before_commission(sheet) and not sheet.ruled
        for played in run.turns
        for sheet in played.sheets.values()
    )
