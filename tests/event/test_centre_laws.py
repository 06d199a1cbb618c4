"""Whatever a centre tells, its slips on the game itself are what counts; the others are ranked as before."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.event.centres import (
    CentreResults,
    Merged,
    Sendings,
    SentPlayer,
    SentSlip,
    last_sent,
    merge,
    slip_faults,
)
from nonuple.event.event import Event, EventGame, EventScore, EventSettings, EventSolo
from nonuple.event.halls import Hall, HallScores
from nonuple.event.halls import together as one_game
from nonuple.event.rejudging import Rejudged, differences, rejudge
from nonuple.event.standings import lines_of
from nonuple.formats.event_file import read_event, write_event
from nonuple.people.person import Entry, Person
from nonuple.people.shipped import shipped_federation
from nonuple.play.record import Record
from nonuple.rulebooks.registry import duplicate
from nonuple.slips.verdict import Sanction, Verdict
from tests.records import lexicon, played

TURNS = 4
OPENS, OPENED = "2026-11-18T14:00+11:00", "2026-11-18T03:05:00+00:00"
ROGUE, OTHERS = "Dakar", ("Albi", "Brest")
EXAMPLES = 400 if os.environ.get("NONUPLE_SOAK") == "1" else 40


@cache
def game() -> Record:
    whole = played("2026")
    return replace(whole, turns=whole.turns[:TURNS])


@cache
def plan() -> Event:
    settings = EventSettings(shipped_federation(), lexicon=lexicon().fingerprint, tie_breaks=("tops-lost",))
    return Event("cotes", "Côtes", "2026-11-18", settings, games=(EventGame(commitment="c"),))


@cache
def honest(centre: str, lost: tuple[tuple[int, ...], ...]) -> CentreResults:
    """A centre as its server would send it; `lost` are the turns at which each has nothing."""
    ids = [str(place) for place in range(len(lost))]
    slips = tuple(
        SentSlip(turn.n, id_, (turn.word,), turn.ref, turn.score)
        if turn.n not in without
        else SentSlip(turn.n, id_)
        for turn in game().turns
        for id_, without in zip(ids, lost, strict=True)
    )
    whole = EventGame(
        commitment="c",
        top=game().total,
        turns=TURNS,
        scores={id_: EventScore(0) for id_ in ids},
        record=game(),
        provisional=False,
    )
    event = replace(
        plan(),
        people=tuple(Person(id_, f"{centre} {id_}") for id_ in ids),
        entries=tuple(Entry(id_, (id_,)) for id_ in ids),
        games=(whole,),
    )
    blank = CentreResults(
        centre, 1, event, OPENED, (slips,), ("Anne",), players=(tuple(SentPlayer(id_) for id_ in ids),)
    )
    found = judged(blank)[centre]
    paid = {(one.turn, one.entry): one.after for one in found.changes}
    return replace(
        blank,
        event=event.with_game(1, replace(whole, scores=found.halls[0].scores, solos=found.halls[0].solos)),
        slips=(tuple(replace(one, points=paid.get((one.turn, one.entry), 0)) for one in slips),),
    )


def judged(*received: CentreResults) -> Mapping[str, Rejudged]:
    last, _ = last_sent(received)
    done = (rejudge(one, "2026", lexicon(), [game()]) for one in last.values() if any(one.slips))
    return {one.centre: one for one in done if one is not None}


def together(*received: CentreResults) -> Merged:
    """As an organiser puts them together, with all that is named."""
    done = judged(*received)
    halls: Mapping[str, Sequence[HallScores]] = {centre: one.halls for centre, one in done.items()}
    opens = {one.centre: OPENS for one in received}
    merged = merge(plan(), Sendings(received, judged=halls, games=[game()], opens=opens))
    assert read_event(write_event(merged.event), "merged") == merged.event
    return merged._replace(
        anomalies=[*merged.anomalies, *(odd for one in done.values() for odd in differences(one))]
    )


def ranked(merged: Merged) -> Sequence[object]:
    """All that is told of those of the other centres, in their order."""
    scores = merged.event.games[0].scores
    mine = [str(one.id) for one in lines_of(merged.event) if not str(one.id).startswith(ROGUE)]
    return [(id_, scores[id_]) for id_ in mine]


def centres(lost: Sequence[tuple[tuple[int, ...], ...]]) -> list[CentreResults]:
    return [honest(name, some) for name, some in zip((*OTHERS, ROGUE), lost, strict=True)]


SOME = [((), (1,)), ((2,), (1, 3)), ((3,), ())]


def test_honest_centres_are_ranked_and_nothing_is_named() -> None:
    merged = together(*centres(SOME))
    assert merged.anomalies == [] and not merged.event.games[0].provisional
    assert len(merged.event.entries) == 6


# --- What a centre may alter -------------------------------------------------------------------------------

Alter = Callable[[CentreResults], CentreResults]


def of_game(**changed: Any) -> Alter:
    return lambda one: replace(one, event=one.event.with_game(1, replace(one.event.game(1), **changed)))


def of_score(**changed: Any) -> Alter:
    def altered(one: CentreResults) -> CentreResults:
        scores = one.event.game(1).scores
        return of_game(scores={**scores, "1": replace(scores["1"], **changed)})(one)

    return altered


def of_slip(**changed: Any) -> Alter:
    def altered(one: CentreResults) -> CentreResults:
        [[first, *others]] = one.slips
        return replace(one, slips=((replace(first, **changed), *others),))

    return altered


def of_turn(**changed: Any) -> Alter:
    def altered(one: CentreResults) -> CentreResults:
        first, *others = game().turns
        return of_game(record=replace(game(), turns=(replace(first, **changed), *others)))(one)

    return altered


ALTERED: Mapping[str, Alter] = {
    "total above the top": of_score(total=99_999),
    "total": of_score(total=1),
    "tops lost": of_score(tops_lost=3),
    "tops lost, too many": of_score(tops_lost=TURNS + 1),
    "warnings": of_score(warnings=2),
    "solos": of_score(solos=TURNS + 7),
    "slips": of_score(slips=TURNS - 1),
    "slips, too many": of_score(slips=TURNS + 1),
    "top": of_game(top=9999),
    "turns": of_game(turns=TURNS + 1),
    "fewer turns": of_game(turns=TURNS - 1),
    "provisional": of_game(provisional=True),
    "letters": of_turn(drawn="WWXXZZK"),
    "retained word": of_turn(word="ZZZ"),
    "score of a turn": of_turn(score=9999),
    "points of a slip": of_slip(points=999),
    "a decision above the turn": of_slip(points=999, decided=True),
    "a decision below nothing": of_slip(points=-999, decided=True),
    "grounds above the turn": of_slip(decided=True, verdict=Verdict(999, 999, Sanction.NONE)),
    "a gross above the turn": of_slip(decided=True, verdict=Verdict(0, 999, Sanction.NONE)),
    "a turn that is not": of_slip(turn=TURNS + 1),
    "a slip twice": of_slip(entry="1"),
    "a slip twice for another": of_slip(turn=2),
    "a slip of nobody": of_slip(entry="9"),
    "a slip less": lambda one: replace(one, slips=(one.slips[0][1:],)),
    "a player less": lambda one: replace(one, players=(one.players[0][1:],)),
    "a player twice": lambda one: replace(one, players=(one.players[0] * 2,)),
    "no slips": lambda one: replace(one, slips=()),
    "number": lambda one: replace(one, number=2**40),
    "a long identifier": lambda one: replace(
        one, event=replace(one.event, people=(*one.event.people, Person("x" * 80, "LONG")))
    ),
    "opened before": lambda one: replace(one, opened="2026-11-18T02:59:00+00:00"),
    "opened a day late": lambda one: replace(one, opened="2026-11-19T03:05:00+00:00"),
    "no hour": lambda one: replace(one, opened=""),
}


@pytest.mark.parametrize("what", ALTERED)
def test_a_figure_that_a_centre_alters_is_named_and_moves_nobody_else(what: str) -> None:
    *others, rogue = centres(SOME)
    merged = together(*others, ALTERED[what](rogue))
    assert ranked(merged) == ranked(together(*others, rogue)), what
    assert {one.centre for one in merged.anomalies} == {ROGUE}, what


LEFT_OUT = (
    *("turns", "fewer turns", "letters", "retained word", "score of a turn", "a decision above the turn"),
    *("a decision below nothing", "grounds above the turn", "a gross above the turn", "a turn that is not"),
    *(
        "a slip twice",
        "a slip twice for another",
        "a slip of nobody",
        "a player twice",
        "no slips",
        "a long identifier",
    ),
)


@pytest.mark.parametrize("what", LEFT_OUT)
def test_what_the_game_cannot_have_leaves_its_centre_out(what: str) -> None:
    *others, rogue = centres(SOME)
    merged = together(*others, ALTERED[what](rogue))
    assert {entry.centre for entry in merged.event.entries} == {*OTHERS}, what
    assert any(one.left_out for one in merged.anomalies), what


def test_what_a_centre_claims_for_itself_counts_as_far_as_its_slips_bear_it_out() -> None:
    *others, rogue = centres(SOME)
    before = together(*others, rogue).event.games[0]
    for what in ("total above the top", "tops lost", "warnings", "solos", "top", "provisional"):
        after = together(*others, ALTERED[what](rogue)).event.games[0]
        assert (after.scores, after.top, after.provisional) == (before.scores, before.top, False), what


def test_a_centre_that_lies_about_the_game_pushes_nobody_out_whatever_it_is_called() -> None:
    """Not even one that comes first, with others that say the same."""
    one, other, _ = centres(SOME)
    liars = [replace(ALTERED["score of a turn"](honest(name, SOME[2])), centre=name) for name in ("AA", "AB")]
    merged = together(*liars, one, other)
    assert {one.centre for one in merged.anomalies if one.left_out} == {"AA", "AB"}
    assert {entry.centre for entry in merged.event.entries} == {*OTHERS}


def test_before_the_key_contradicting_centres_are_not_ranked_and_nobody_leads() -> None:
    one, other, rogue = centres(SOME)
    received = [ALTERED["retained word"](rogue), one, other]
    merged = merge(plan(), Sendings(received))
    assert merged.event.entries == ()
    assert {odd.centre for odd in merged.anomalies if odd.left_out} == {*OTHERS, ROGUE}
    assert merge(plan(), Sendings([one, other])).event.games[0].provisional


def test_a_centre_that_stopped_before_the_others_is_named() -> None:
    *others, last = centres(SOME)
    first = tuple(slip for slip in last.slips[0] if slip.turn < TURNS)
    short = replace(game(), turns=game().turns[:-1])
    stopped = replace(of_game(turns=TURNS - 1, record=short, top=short.total)(last), slips=(first,))
    done = judged(stopped)[ROGUE].halls[0]
    honestly = of_game(scores=done.scores)(stopped)
    [said] = together(*others, honestly).anomalies
    assert (said.centre, str(said)) == (ROGUE, "partie 1 : 3 coups, 4 dans d'autres centres.")


@given(st.lists(st.tuples(st.integers(1, TURNS), st.booleans()), min_size=1, max_size=4))
def test_a_game_is_as_far_as_its_furthest_hall_and_final_once_it_is_over_in_all(
    found: list[tuple[int, bool]],
) -> None:
    def told(turns: int, *, over: bool) -> HallScores:
        record = replace(game(), turns=game().turns[:turns])
        return HallScores(record.total, turns, {}, record=record, over=over)

    halls = [Hall(str(at), told(turns, over=over)) for at, (turns, over) in enumerate(found)]
    joint = one_game(EventGame(), halls, duplicate("2026").ledger, 1).game
    reached = max(turns for turns, _ in found)
    assert (joint.turns, joint.top) == (reached, sum(turn.score for turn in game().turns[:reached]))
    assert joint.provisional == any(not over for _, over in found)


def test_a_missing_game_of_one_centre_takes_no_solo_from_the_others() -> None:
    """A sending in the middle of a game waits; the others are ranked as far as they are."""
    *others, rogue = centres([((), (1,)), ((1,), (1,)), ((1,), (1,))])
    half = of_game(record=None, provisional=True)(rogue)
    assert together(*others).event.games[0].scores["Albi/0"].solos == 1
    assert ranked(together(*others, half)) == ranked(together(*others))


# --- Random events, altered at random ----------------------------------------------------------------------

turns = st.lists(st.integers(1, TURNS), max_size=TURNS, unique=True).map(lambda some: tuple(sorted(some)))
some_centres = st.lists(st.lists(turns, min_size=1, max_size=3).map(tuple), min_size=3, max_size=3).map(
    lambda some: [*some[:2], (*some[2][:1], (), *some[2][1:])]
)
figures = st.one_of(
    st.sampled_from(sorted(ALTERED)).map(ALTERED.__getitem__),
    st.builds(of_game, top=st.integers(0, 9999), turns=st.integers(0, 30)),
    st.builds(
        of_score,
        total=st.integers(0, 10**6),
        tops_lost=st.integers(0, 30),
        warnings=st.integers(0, 30),
        solos=st.integers(0, 30),
        slips=st.integers(0, 30),
    ),
    st.builds(
        of_slip, points=st.integers(-1000, 1000), decided=st.booleans(), turn=st.integers(1, TURNS + 3)
    ),
)


@given(some_centres, st.lists(figures, min_size=1, max_size=3, unique=True), st.permutations(range(3)))
@settings(max_examples=EXAMPLES, deadline=None)
def test_whatever_a_centre_alters_the_others_stand_as_before_or_as_without_it(
    lost: list[tuple[tuple[int, ...], ...]], alterations: Sequence[Alter], order: Sequence[int]
) -> None:
    *others, rogue = centres(lost)
    altered = rogue
    for one in alterations:
        altered = one(altered) if altered.slips else altered
    sent = [*others, altered]
    merged = together(*(sent[place] for place in order))
    told = ranked(merged)
    left_out = ROGUE not in {entry.centre for entry in merged.event.entries}
    if left_out:
        assert told == ranked(together(*others))
        return
    named = {one.centre for one in merged.anomalies}
    if any(slip.decided for slip in altered.slips[0]):
        assert named <= {ROGUE}, "what a person decided stays decided"
        return
    assert told == ranked(together(*others, rogue))
    assert named == ({ROGUE} if altered != rogue else set())


def test_solos_that_a_centre_claims_are_not_read() -> None:
    *others, rogue = centres(SOME)
    claimed = of_game(solos=(EventSolo(1, "0", 80, 10),))(rogue)
    assert together(*others, claimed).event == together(*others, rogue).event
    assert not any(slip_faults(claimed, [game()]))
