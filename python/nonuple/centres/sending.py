"""What a centre sends back: the games of its contest as an event, with every slip."""

from collections.abc import Iterator

from nonuple.centres.state import Local
from nonuple.competition.centres import CentreResults, SentSlip
from nonuple.competition.event import EventGame, EventScore, EventSettings, EventSolo, Tournament
from nonuple.competition.federation import Federation
from nonuple.competition.people import Enrolment, Registrant
from nonuple.contest.commission.cases import before_commission
from nonuple.contest.results.rankings import counted, ledger, player_of, shown
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.texts import centres as texts


def centre_results(
    local: Local, contest: Contest, federation: Federation, lexicon: str, number: int
) -> CentreResults:
    """All that was played by now; `lexicon` is the fingerprint of the list that slips were judged with."""
    runs = [contest.runs.get(local.games.get(game, 0)) for game in range(1, len(local.pack.games) + 1)]
    if not any(run is not None and run.over for run in runs):
        raise Refusal(texts.NOT_PLAYED_YET)
    pack = local.pack
    settings = EventSettings(federation, edition=pack.edition, lexicon=lexicon)
    people = tuple(_registrants(contest))
    entries = tuple(
        Enrolment(id, tuple(one.id for one in people if one.id.partition(".")[0] == id))
        for id in contest.players
        if id in {one.id.partition(".")[0] for one in people}
    )
    games = tuple(_game(contest, run) if run is not None else EventGame() for run in runs)
    event = Tournament(pack.event, pack.name, local.opened[:10], settings, people, entries, games)
    return CentreResults(
        centre=local.key.centre,
        number=number,
        event=event,
        opened=local.opened,
        slips=tuple(tuple(_slips(run)) if run is not None else () for run in runs),
        commission=contest.commission,
        cases=sum(_open_cases(run) for run in runs if run is not None),
        blitz=any(run.state.settings.blitz for run in runs if run is not None),
    )


def _registrants(contest: Contest) -> Iterator[Registrant]:
    """Those who played; of a pair, both."""
    played = {player for run in contest.runs.values() for player in run.seating.tables}
    for id, player in contest.players.items():
        if id in played:
            told = shown(contest, id)
            for place, name in enumerate(filter(None, (player.name, player.partner))):
                yield Registrant(
                    f"{id}.{place}" if place else str(id),
                    name,
                    club=told["club"],
                    series=told["series"],
                    category=told["category"],
                )


def _game(contest: Contest, run: Run) -> EventGame:
    settled = ledger(contest, run)
    slips: dict[str, int] = {}
    for played in counted(run):
        for player, sheet in played.sheets.items():
            if sheet.entry is not None:
                slips[player] = slips.get(player, 0) + 1
    chance = run.chance
    return EventGame(
        name=run.opened.title,
        formula=run.state.settings.formula,
        commitment=chance.commitment if chance is not None else "",
        seats={str(player): table for player, table in run.seating.tables.items()},
        top=settled.top,
        turns=len(counted(run)),
        scores={
            str(player_of(one)): EventScore(
                one.total,
                warnings=one.warnings,
                solos=one.solos,
                slips=slips.get(player_of(one), 0),
            )
            for one in settled.ranking
        },
        solos=tuple(EventSolo(one.turn, str(player_of(one)), one.points) for one in settled.solos),
        record=run.state.record if run.over else None,
        provisional=not run.over or bool(settled.pending),
    )


def _slips(run: Run) -> Iterator[SentSlip]:
    for played in counted(run):
        for player, sheet in sorted(played.sheets.items()):
            if sheet.entry is None or sheet.decision is None:
                continue
            slip, main = sheet.entry.slip, sheet.entry.slip.principal
            yield SentSlip(
                turn=played.turn,
                entry=str(player),
                sketch=slip.sketch,
                reference=slip.reference,
                score=slip.score,
                faults=slip.faults,
                principal=(main.word, main.direction == "V") if main is not None else None,
                points=sheet.decision.credited,
                decided=bool(sheet.overrulings) or bool(sheet.answers) or sheet.judged is None,
            )


def _open_cases(run: Run) -> int:
    return sum(
        before_commission(sheet) and not sheet.ruled
        for played in run.turns
        for sheet in played.sheets.values()
    )
