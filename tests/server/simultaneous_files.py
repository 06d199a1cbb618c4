"""The files of a simultané, for browsers: `python -m tests.server.simultaneous_files` prints them as JSON."""

import json
import sys

import msgspec
from msgspec.structs import replace

from nonuple.event.centres import CentreResults, SentSlip
from nonuple.event.event import EventScore
from nonuple.formats.centre_file import CentreKey, sign
from nonuple.formats.event_file import read_event
from nonuple.people.person import Entry, Person
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


def sent_by(files: Simultaneous, centre: str) -> str:
    """The signed file of a centre where everybody had the tops; the second one lost five points."""
    plan = read_event(files.event.encode(), "event")
    record = replace(files.game.record, turns=files.game.record.turns[:TURNS])
    people = tuple(Person(str(n), name) for n, name in enumerate(PEOPLE[centre], 1))
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


def main() -> None:
    files = made_ready(open_lexicon(), *PEOPLE)
    sent = {centre: sent_by(files, centre) for centre in PEOPLE}
    sent["Albi"] = sent["Albi"].replace('"total":', '"total":1', 1)
    told = {**files._asdict(), "game": None, "words": KEY.words, "digits": KEY.digits, "sent": sent}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
