"""`nonuple event new`, `result`, `withdraw`, `exclude`, `erase`: an event and what happens in it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.files import EventPath, GameNumber, content, federation, opened, save, save_new
from nonuple.cli.event.planning import ask_for_commission
from nonuple.cli.games import read_game
from nonuple.competition import event as events
from nonuple.competition.event import EventGame, EventSettings, PairCategory, Tournament
from nonuple.competition.people import folded
from nonuple.competition.results import results_of_ledger, results_of_rows
from nonuple.competition.ties import checked_tie_breaks
from nonuple.errors import Refusal
from nonuple.formats.event_file import write_event
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.rulebooks.registry import CURRENT, duplicate
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import organising as texts
from nonuple.words_io.library import Library

EntryId = Annotated[str, Parameter(name="ENTRY")]
Article = Annotated[str, Parameter(metavar="TEXT")]


def new(
    event: EventPath,
    /,
    *,
    name: Annotated[str, Parameter(metavar="NAME")],
    date: Annotated[str, Parameter(metavar="TEXT")],
    games: GameNumber = 1,
    formula: Annotated[list[str] | None, Parameter(metavar="F")] = None,
    edition: Annotated[str, Parameter(metavar="E")] = CURRENT,
    lexicon: Annotated[str | None, Parameter(metavar="NAME-OR-FILE")] = None,
    federation_file: Annotated[Path | None, Parameter(name="--federation", metavar="FILE")] = None,
    tie_break: Annotated[list[str] | None, Parameter(metavar="TEXT")] = None,
    best: GameNumber | None = None,
    cut: GameNumber | None = None,
    pair_category: PairCategory = "older",
    ranked: bool = False,
) -> None:
    if not 1 <= games <= 50:
        raise Refusal(texts.BAD_GAMES)
    for count in (best, cut):
        if count is not None and count < 1:
            raise Refusal(texts.BAD_COUNT, count=count)
    duplicate(edition)
    formulas = [Formula.parse(one).name for one in formula or [NORMAL.name]]
    settings = EventSettings(
        federation=federation(federation_file),
        edition=edition,
        lexicon=Library.of_user().resolve(lexicon).fingerprint,
        tie_breaks=checked_tie_breaks(tie_break or []),
        best=best,
        cut=cut,
        pair_category=pair_category,
        ranked=ranked,
    )
    made = Tournament(
        id=f"{folded(name)} {date}".replace(" ", "-"),
        name=name,
        date=date,
        settings=settings,
        games=tuple(EventGame(formula=formulas[min(n, len(formulas) - 1)]) for n in range(games)),
    )
    save_new(event, write_event(made))
    print(texts.MADE.say(path=event, name=name, games=games))
    ask_for_commission(made)


def result(
    event: EventPath,
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    game: GameNumber,
    top: GameNumber | None = None,
    turns: GameNumber | None = None,
    sheet: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    final: bool = False,
) -> None:
    """Reads the answer of `nonuple score`, or a table: a table number or an entry, and its total."""
    there = opened(event)
    before = there.game(game)
    data = content(file)
    known = {str(table): entry for entry, table in before.seats.items()}
    if data.lstrip().startswith(b"{"):
        read = results_of_ledger(data, str(file), known)
    else:
        entries = {one.id for one in there.entries}
        read = results_of_rows(read_rows(data, str(file)), str(file), known, entries)
    record = before.record if sheet is None else read_game(str(sheet))
    after = replace(
        before,
        scores=read.scores,
        solos=read.solos,
        top=_first(top, read.top, sum(turn.score for turn in record.turns) if record else None, 0),
        turns=_first(turns, len(record.turns) if record else None, before.turns),
        record=record,
        provisional=not final,
    )
    if not after.top:
        raise Refusal(texts.NO_TOP)
    save(event, there.with_game(game, after))
    print(texts.RESULTS.say(game=game, count=len(read.scores), top=after.top))


def _first(*values: int | None) -> int:
    return next(value for value in values if value is not None)


def withdraw(event: EventPath, entry: EntryId, /, *, game: GameNumber, article: Article = "") -> None:
    there = opened(event)
    save(event, events.withdraw(there, entry, game, article))
    print(texts.WITHDRAWN.say(entry=entry, game=game))


def exclude(event: EventPath, entry: EntryId, /, *, game: GameNumber, article: Article = "7.1") -> None:
    there = opened(event)
    save(event, events.exclude(there, entry, game, article))
    print(texts.EXCLUDED.say(entry=entry, article=article))


def erase(event: EventPath, person: Annotated[str, Parameter(name="PERSON")], /) -> None:
    save(event, events.erase(opened(event), person))
    print(texts.ERASED.say(person=person))
