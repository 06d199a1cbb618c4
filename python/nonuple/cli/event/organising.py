"""`nonuple event new`, `result`, `withdraw`, `exclude`, `erase`: an event and what happens in it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from nonuple import forgetting
from nonuple.cli.event.differences import DryRun, save_told
from nonuple.cli.event.files import EventPath, GameNumber, content, federation, opened, save, save_new
from nonuple.cli.event.holding import changes_event
from nonuple.cli.event.planning import ask_for_commission
from nonuple.cli.games import read_game
from nonuple.errors import Refusal
from nonuple.event import event as events
from nonuple.event.correcting import check_credible, corrected
from nonuple.event.event import Event, EventGame, EventSettings, PairCategory
from nonuple.event.results import GameResults, results_of_ledger, results_of_rows
from nonuple.event.ties import checked_tie_breaks
from nonuple.formats.event_file import write_event
from nonuple.people.person import folded
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.rulebooks.own import OwnRules
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
    divided: Annotated[bool, Parameter(negative=())] = False,
    ranked: bool = False,
    solo_players: GameNumber | None = None,
    solo_bonus: GameNumber | None = None,
) -> None:
    if not 1 <= games <= 50:
        raise Refusal(texts.BAD_GAMES)
    for count in (best, cut):
        if count is not None and count < 1:
            raise Refusal(texts.BAD_COUNT, count=count)
    duplicate(edition)
    if (solo_players or 2) < 2 or not 0 <= (solo_bonus or 0) <= 100:
        raise Refusal(texts.BAD_SOLO)
    formulas = [Formula.parse(one).name for one in formula or [NORMAL.name]]
    settings = EventSettings(
        federation=federation(federation_file),
        edition=edition,
        lexicon=Library.of_user().resolve(lexicon).fingerprint,
        tie_breaks=checked_tie_breaks(tie_break or []),
        best=best,
        cut=cut,
        pair_category=pair_category,
        divided=divided,
        ranked=ranked,
        own=OwnRules(solo_players=solo_players, solo_bonus=solo_bonus),
    )
    made = Event(
        id=f"{folded(name)} {date}".replace(" ", "-"),
        name=name,
        date=date,
        settings=settings,
        games=tuple(EventGame(formula=formulas[min(n, len(formulas) - 1)]) for n in range(games)),
    )
    save_new(event, write_event(made))
    print(texts.MADE.say(path=event, name=name, games=games))
    ask_for_commission(made)


@changes_event
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
    replaced: Annotated[bool, Parameter(name="--replace")] = False,
    dry_run: DryRun = False,
) -> None:
    """Reads the answer of `nonuple score`, or a table: a table number or an entry, and its total.

    Lines given again are corrected, the others stay; a game that was final stays so.
    """
    there = opened(event)
    known = there.game(game)
    read = _read_results(there, known, file)
    before = replace(known, scores={}, solos=(), provisional=True) if replaced else known
    record = before.record if sheet is None else read_game(str(sheet))
    summed = sum(turn.score for turn in record.turns) if record and (sheet or not before.top) else None
    told = corrected(before, read)
    after = replace(
        told.game,
        top=_first(top, read.top, summed, before.top),
        turns=_first(turns, len(record.turns) if record else None, before.turns),
        record=record,
        provisional=before.provisional and not final,
    )
    if after.top < 1:
        raise Refusal(texts.NO_TOP)
    check_credible(after, str(file), read, there.settings.rules.ledger.solo_bonus)
    if not known.scores:
        print(texts.RESULTS.say(game=game, count=len(after.scores), top=after.top))
    elif replaced:
        print(texts.REPLACED.say(game=game, count=len(after.scores), before=len(known.scores), top=after.top))
    else:
        counts = {"changed": told.changed, "added": told.added, "kept": told.kept}
        print(texts.CORRECTED.say(game=game, top=after.top, **counts))
    if known.scores or dry_run:
        save_told(event, there, there.with_game(game, after), dry_run)
    else:
        save(event, there.with_game(game, after))


def _read_results(event: Event, game: EventGame, file: Path) -> GameResults:
    data = content(file)
    seated = {str(table): entry for entry, table in game.seats.items()}
    if data.lstrip().startswith(b"{"):
        return results_of_ledger(data, str(file), seated)
    entries = {one.id for one in event.entries}
    return results_of_rows(read_rows(data, str(file)), str(file), seated, entries)


def _first(*values: int | None) -> int:
    return next(value for value in values if value is not None)


@changes_event
def withdraw(event: EventPath, entry: EntryId, /, *, game: GameNumber, article: Article = "") -> None:
    there = opened(event)
    save(event, events.withdraw(there, entry, game, article))
    print(texts.WITHDRAWN.say(entry=entry, game=game))


@changes_event
def exclude(
    event: EventPath,
    entry: EntryId,
    /,
    *,
    game: GameNumber,
    article: Article = "7.1",
    keep: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    there = opened(event)
    save(event, events.exclude(there, entry, game, article, annuls=not keep))
    told = texts.EXCLUDED_KEEPING if keep else texts.EXCLUDED
    print(told.say(entry=entry, game=game, article=article))


@changes_event
def erase(event: EventPath, person: Annotated[str, Parameter(name="PERSON")], /) -> None:
    save(event, forgetting.erase(opened(event), person))
    print(texts.ERASED.say(person=person))
