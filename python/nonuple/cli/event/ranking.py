"""`nonuple event rank`: the rankings of events given as JSON."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec.structs import replace

from nonuple.cli.objects import Source, answer_each
from nonuple.errors import Refusal
from nonuple.event.ranking import MOST, By, Competitor, GameScore, GameScores, RankingRules, rank
from nonuple.event.ties import TIE_BREAKS
from nonuple.formats.jsonl import JsonLine
from nonuple.texts import competition as texts
from nonuple.texts import jsonl

_SOME_SCORE = re.compile(r"(?P<scores>games\[(?P<game>\d+)\]\.scores)\[\.\.\.\](?P<rest>.*)")
"""How a fault in a score is located before the id is known."""

AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class _Written(msgspec.Struct, frozen=True):
    """An event as the contract writes it."""

    people: list[Competitor]
    games: list[GameScores]
    by: By
    tie_breaks: list[str]
    id: msgspec.Raw = msgspec.Raw(b"null")
    best: AtLeastOne | None = None
    cut: AtLeastOne | None = None


class _Repeating(dict[str, object]):
    """An object of JSON that tells the first of its fields to be there twice."""

    def __init__(self, fields: Sequence[tuple[str, object]]) -> None:
        super().__init__(fields)
        times = Counter(name for name, _ in fields) if len(self) < len(fields) else {}
        self.repeated = next((name for name in times if times[name] > 1), None)


def rank_objects(file: Source, /) -> None:
    answer_each(file, _answer, texts.PROGRESS)


def _answer(line: JsonLine) -> dict[str, object]:
    written = _decoded(line)
    _check_ids(line, written)
    _check_tie_breaks(line, written.tie_breaks)
    rules = RankingRules(written.by, written.tie_breaks, written.best, written.cut)
    games = [replace(game, scores=_complete(game.scores)) for game in written.games]
    return {"id": written.id, **msgspec.structs.asdict(rank(written.people, games, rules))}


def _complete(scores: Mapping[str, GameScore]) -> Mapping[str, GameScore]:
    """In the contract, what is left out is 0."""
    return {
        whose: replace(one, tops_lost=one.tops_lost or 0, warnings=one.warnings or 0, solos=one.solos or 0)
        for whose, one in scores.items()
    }


def _decoded(line: JsonLine) -> _Written:
    """The object as written; a refusal also names the one whose score is at fault."""
    try:
        return line.decode(_Written, texts.SHAPES)
    except Refusal as problem:
        found = _SOME_SCORE.match(str(problem.values.get("field", "")))
        whose = _misshapen(line, int(found["game"])) if found else None
        if found is None or whose is None:
            raise
        raise line.refuse(f"{found['scores']}.{whose}{found['rest']}", problem.values["problem"]) from None


def _misshapen(line: JsonLine, game: int) -> str | None:
    """Whose score is the first of a game that cannot be read."""
    try:
        scores = msgspec.json.decode(line.text)["games"][game]["scores"]
    except msgspec.DecodeError:
        return None
    for whose, score in scores.items():
        try:
            msgspec.convert(score, GameScore)
        except msgspec.ValidationError:
            return str(whose)
    return None


def _check_ids(line: JsonLine, written: _Written) -> None:
    """Every id is one person's, and scores are of people."""
    known: set[str] = set()
    for place, one in enumerate(written.people):
        if str(one.id) in known:
            raise line.refuse(f"people[{place}].id", texts.ID_TWICE.say(id=one.id))
        known.add(str(one.id))
    for place, game in enumerate(written.games):
        stranger = next((whose for whose in game.scores if whose not in known), None)
        if stranger is not None:
            raise line.refuse(f"games[{place}].scores.{stranger}", texts.ID_UNKNOWN.say(id=stranger))
    for place, repeated in enumerate(_repeated(line)):
        if repeated is not None:
            raise line.refuse(f"games[{place}].scores.{repeated}", texts.ID_TWICE.say(id=repeated))


def _repeated(line: JsonLine) -> Sequence[str | None]:
    """For each game an id that has two scores in it."""
    try:
        document = json.loads(line.text, object_pairs_hook=_Repeating, parse_int=str)
    except RecursionError:  # this decoder goes a little less deep than the one before
        raise Refusal(jsonl.TOO_DEEP, source=line.source, line=line.number) from None
    return [game["scores"].repeated for game in document["games"]]


def _check_tie_breaks(line: JsonLine, tie_breaks: Sequence[str]) -> None:
    for place, name in enumerate(tie_breaks):
        if name not in TIE_BREAKS:
            known = ", ".join(TIE_BREAKS)
            raise line.refuse(f"tie_breaks[{place}]", texts.TIE_BREAK_UNKNOWN.say(name=name, known=known))
        if name in tie_breaks[:place]:
            raise line.refuse(f"tie_breaks[{place}]", texts.TIE_BREAK_TWICE.say(name=name))
