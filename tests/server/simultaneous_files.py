"""The files of a simultané, as JSON for browsers: `python -m tests.server.simultaneous_files [six]`.

With `six`, six halls: somebody is met in two of them, and one opened a day late.
"""

import json
import sys
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from nonuple.event.centres import CentreResults, SentSlip
from nonuple.event.event import EventScore
from nonuple.formats.centre_file import CentreKey, sign
from nonuple.formats.event_file import read_event
from nonuple.people.person import Entry, Person
from nonuple.play.record import Turn
from nonuple.slips.slip import SlipFault
from nonuple.words_io.library import open_lexicon
from tests.server.simultaneous import KEY, Simultaneous, made_ready

TURNS = 3
OTHER_LIST = "b181d44e" * 8
PEOPLE = {
    "Brest": ("AMIEL Annick", "BLANC Bruno", "CHABERT Cléo"),
    "Albi": ("DUPONT Denis", "FAVRE Béatrice"),
    "Vallon": ("NDOUR Fatou", "LE GOFF Denis"),
    "Dakar": ("SARR Moussa",),
}
SIX = {
    "Brest": ("AMIEL Annick", "BLANC Bruno", "CHABERT Cléo"),
    "Albi": ("DUPONT Denis", "FAVRE Béatrice"),
    "Caen": ("NDOUR Fatou", "LE GOFF Denis", "AMIEL Annick"),
    "Dakar": ("SARR Moussa",),
    "Lyon": ("GICQUEL Denise", "HUET Danièle"),
    "Nouméa": ("WAMYTAN Élise", "PONS Claude"),
}
LATE = "Nouméa"


def sent_by(files: Simultaneous, centre: str, names: Sequence[str]) -> str:
    """The signed file of a centre where everybody had the tops; the second one lost five points."""
    plan = read_event(files.event.encode(), "event")
    record = replace(files.game.record, turns=files.game.record.turns[:TURNS])
    people = tuple(Person(str(n), name) for n, name in enumerate(names, 1))
    lost = record.turns[0].score if centre == "Vallon" else 0
    scores = {
        one.id: EventScore(record.total - lost - 5 * int(one.id) + 5, slips=TURNS - (centre == "Dakar"))
        for one in people
    }
    game = replace(
        plan.games[0], top=record.total, turns=TURNS, scores=scores, record=record, provisional=False
    )
    other = centre == "Vallon"
    settings = replace(plan.settings, lexicon=OTHER_LIST) if other else plan.settings
    event = replace(
        plan,
        settings=settings,
        people=people,
        entries=tuple(Entry(one.id, (one.id,)) for one in people),
        games=(game,),
    )
    slips = tuple(
        SentSlip(turn.n, one.id, (turn.word,), turn.ref, turn.score, points=0 if turn.n == 1 else turn.score)
        for turn in record.turns
        for one in people
        if not turn.ref[0].isdigit()
    )
    results = CentreResults(centre, 1, event, "2026-01-01T20:30:40+01:00", (slips,), ("Anne",))
    return sign(results, msgspec.json.decode(files.own[centre], type=CentreKey)).decode()


def six_sent_by(files: Simultaneous, centre: str, names: Sequence[str]) -> str:
    """The same with every slip: the first has all tops, the others each missed a turn."""
    plan = read_event(files.event.encode(), "event")
    record = replace(files.game.record, turns=files.game.record.turns[:TURNS])
    people = tuple(Person(str(n), name, series=f"{n}A", agrees=True) for n, name in enumerate(names, 1))
    slips = tuple(_slip(turn, one.id) for turn in record.turns for one in people)
    scores = {
        one.id: EventScore(sum(slip.points for slip in slips if slip.entry == one.id), slips=TURNS)
        for one in people
    }
    game = replace(
        plan.games[0], top=record.total, turns=TURNS, scores=scores, record=record, provisional=False
    )
    entries = tuple(Entry(one.id, (one.id,)) for one in people)
    event = replace(plan, people=people, entries=entries, games=(game,))
    day = 2 if centre == LATE else 1
    results = CentreResults(centre, 1, event, f"2026-01-0{day}T20:30:40+01:00", (slips,), ("Anne",))
    return sign(results, msgspec.json.decode(files.own[centre], type=CentreKey)).decode()


def _slip(turn: Turn, entry: str) -> SentSlip:
    if int(entry) == turn.n > 1:
        return SentSlip(turn.n, entry, faults=(SlipFault.BLANK,))
    sketch = tuple(turn.word) if turn.ref[0].isdigit() else (turn.word,)
    return SentSlip(turn.n, entry, sketch, turn.ref, turn.score, points=turn.score)


def main() -> None:
    halls = SIX if "six" in sys.argv[1:] else PEOPLE
    files = made_ready(open_lexicon(), *halls)
    write = six_sent_by if halls is SIX else sent_by
    sent = {centre: write(files, centre, names) for centre, names in halls.items()}
    if halls is PEOPLE:
        sent["Albi"] = sent["Albi"].replace('"total":', '"total":1', 1)
    key = {"words": KEY.words, "digits": KEY.digits, "password": KEY.password}
    told = {**files._asdict(), "game": None, **key, "sent": sent}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
