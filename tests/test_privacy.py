"""Every text of a fact says whether it tells of people, and a name goes from wherever it stands."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest
from msgspec import inspect

from nonuple.activity.codec import Codec
from nonuple.centres.activity import CODEC as CENTRES
from nonuple.contest import events as on
from nonuple.contest.codec import CODEC as CONTESTS
from nonuple.contest.groups import Group
from nonuple.contest.people import Arbiter, PlayerId
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest, apply
from nonuple.event.centres import CentreResults
from nonuple.forgetting import Whom
from nonuple.play.family import events as family
from nonuple.play.family.activity import CODEC as FAMILY
from nonuple.play.solo.activity import CODEC as SOLO
from nonuple.play.topping.activity import CODEC as TOPPING
from nonuple.privacy import marked, parts
from nonuple.slips.verdict import Opinion
from nonuple.study.diary.activity import CODEC as DIARY
from nonuple.table.activity import CODEC as FREE
from nonuple.tournament.activity import CODEC as EVENTS
from tests.contest.room import registration
from tests.golden.contests import VERSIONS, lines, replayed

KINDS: tuple[Codec[Any], ...] = (CONTESTS, EVENTS, CENTRES, FREE, FAMILY, SOLO, TOPPING, DIARY)
"""Of all activities whose logs may name somebody."""
PLAIN = {
    "activity.door.Granted": "code id link role",
    "activity.door.Revoked": "id",
    "centres.events.CentrePlace": "name opens",
    "centres.events.CentreRejudged": "centre",
    "centres.events.CentreTaken": "centre",
    "centres.events.CentreTold": "centre opened",
    "centres.events.CentresArranged": "lock ranked_by",
    "centres.events.ChiefFollowed": "address contest token",
    "centres.events.FileCame": "centre way",
    "centres.events.FileTurnedDown": "centre source",
    "centres.events.KeyReleased": "words",
    "centres.events.OrganiserKnown": "address event token",
    "centres.events.PackReceived": "contest",
    "centres.events.ResultsSent": "way",
    "centres.events.SealBroken": "words",
    "event.centres.CentreResults": "centre opened",
    "event.centres.SentRuling": "word",
    "event.centres.SentPlayer": "arbiter",
    "event.centres.SentSlip": "reference sketch",
    "event.event.EventGame": "commitment day formula seed starts sums time",
    "event.event.Find": "ref word",
    "event.halls.HallScores": "sums",
    "event.event.EventSettings": "edition lexicon tie_breaks",
    "event.event.Hung": "at",
    "event.event.Event": "date id",
    "event.event.RankingSettings": "tie_breaks",
    "people.federation.AgeCategory": "code",
    "people.federation.Division": "name",
    "people.federation.Federation": "columns name",
    "people.federation.ResultColumn": "title",
    "people.federation.Series": "code",
    "people.person.Entry": "centre",
    "people.person.Person": "category series",
    "event.rejudging.VerdictChange": "word",
    "contest.events.Announced": "epoch",
    "contest.events.GameHappened": "epoch",
    "contest.events.EventJoined": "event",
    "contest.events.GameOpened": "halls lexicon",
    "contest.events.ImposedWord": "ref word",
    "contest.events.Leading": "room",
    "contest.events.OpinionGiven": "ref words",
    "contest.events.PanelMember": "nationality",
    "contest.events.SlipJudged": "basis",
    "contest.people.Arbiter": "id",
    "contest.written.Main": "word",
    "contest.written.WrittenSlip": "reference sketch",
    "pieces.clock.TimeControl": "name",
    "play.duplicate.events.Drawn": "drawn",
    "play.duplicate.events.PhraseMixed": "phrase",
    "play.duplicate.events.Rejected": "drawn",
    "play.duplicate.events.Retained": "cross laid ref replaced word",
    "play.duplicate.events.SecretRenewed": "phrase",
    "play.duplicate.events.Started": "commitment lexicon",
    "play.duplicate.events.TurnAmended": "drawn",
    "play.duplicate.events.WordRuled": "word",
    "play.duplicate.prepared.Prepared": "draws lexicon",
    "play.duplicate.settings.Settings": "edition formula variant",
    "play.family.events.Announcement": "ref word",
    "play.family.events.FamilyBegun": "fingerprint lexicon",
    "play.family.events.FamilyClockStarted": "epoch",
    "play.family.events.FamilyTop": "ref word",
    "play.free.commands.ExchangeLetters": "letters",
    "play.free.commands.LayWord": "ref word",
    "play.free.events.LettersExchanged": "aside drawn",
    "play.free.events.LettersTaken": "letters",
    "play.free.events.LotsDrawn": "rounds",
    "play.free.events.RacksDealt": "racks",
    "play.free.events.TableSet": "commitment lexicon",
    "play.free.events.WordChallenged": "words",
    "play.free.events.WordLaid": "cross laid ref word wrong",
    "play.free.settings.FreeSettings": "variant",
    "play.masked.Weighed": "fault ref refused word",
    "play.record.Record": "edition formula left variant",
    "play.record.Reject": "drawn kept",
    "play.record.Turn": "cross drawn kept ref replaced word",
    "play.solo.events.LettersUncovered": "epoch",
    "play.solo.events.SoloBegun": "fingerprint lexicon",
    "play.solo.events.SoloOutcome": "sevens",
    "play.solo.events.SoloSlip": "ref sketch word",
    "play.solo.missed.MissedMove": "cross ref word",
    "play.ticking.TimeResumed": "epoch",
    "play.topping.events.Proposed": "ref word",
    "play.topping.events.RunLost": "epoch",
    "play.topping.events.RunStarted": "epoch",
    "play.topping.events.RunTurned": "epoch",
    "play.topping.events.ToppingPrepared": "lexicon",
    "slips.verdict.AskedPlace": "ref word words",
    "slips.verdict.Motive": "article code",
    "slips.verdict.Question": "words",
    "slips.verdict.Reason": "article code reading values",
    "slips.verdict.RefusedWord": "code word",
    "slips.verdict.Solution": "cross ref word",
    "slips.verdict.Verdict": "edition",
    "study.diary.entries.CardReview": "card",
    "study.diary.entries.KeptTurn": "formula grid own rack ref source variant word",
    "study.diary.entries.NotedGame": "edition formula source",
    "study.diary.entries.Partner": "level",
    "study.diary.entries.RatedTurn": "source",
    "study.diary.entries.TakenWord": "word",
    "study.diary.events.RecallCorrected": "card",
    "study.diary.events.TurnForgotten": "id",
    "study.diary.events.WordsLeft": "words",
    "table.events.SecretKept": "salt secret",
    "table.people.Arrangement": "levels lexicon",
    "tournament.events.CentresJoined": "centres",
    "tournament.events.ColumnsLearnt": "columns",
    "tournament.events.GameBound": "room",
    "tournament.events.PlannedGame": "day formula starts time",
    "tournament.events.PlayoffBound": "room",
    "tournament.events.ResultsTaken": "room",
    "tournament.events.TablesDrawn": "seed",
    "tournament.events.TournamentArranged": "date file",
    "tournament.people.EventHall": "id",
}
"""Fields that say nothing of people: words, letters, places, codes, what the program writes."""


def texts_of(kind: inspect.Type) -> bool:
    """Whether a type holds a text itself."""
    match kind:
        case inspect.StrType():
            return True
        case inspect.Metadata(type=inner):
            return texts_of(inner)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return any(map(texts_of, types))
        case inspect.VarTupleType(item_type=item):
            return texts_of(item)
        case inspect.DictType(key_type=key, value_type=value):
            return texts_of(key) or texts_of(value)
    return False


def facts() -> set[type[msgspec.Struct]]:
    """All records that a log or a file may hold."""
    found: set[type[msgspec.Struct]] = set()
    for kind in (*(codec.events for codec in KINDS), CentreResults):
        assert [*parts(kind, found)]
    return found


def silent() -> Iterator[tuple[str, str]]:
    """The fields with a text of which nothing is said, by their records."""
    for cls in facts():
        described = inspect.type_info(cls)
        assert isinstance(described, inspect.StructType)
        said = {name for name, about in marked(cls).items() if about}
        for field in described.fields:
            if texts_of(field.type) and field.name not in said:
                yield f"{cls.__module__.removeprefix('nonuple.')}.{cls.__name__}", field.name


def test_every_text_of_a_fact_says_what_it_tells_of_people_or_is_known_to_tell_nothing() -> None:
    found: dict[str, set[str]] = {}
    for record, field in silent():
        found.setdefault(record, set()).add(field)
    assert found == {record: set(fields.split()) for record, fields in PLAIN.items()}


def test_a_field_says_one_thing() -> None:
    for cls in facts():
        for name, hint in get_type_hints(cls, include_extras=True).items():
            marks = {str(one.extra) for one in parts(hint) if isinstance(one, msgspec.Meta) and one.extra}
            assert len(marks) <= 1, (cls, name)


ANNE, BO = PlayerId("p1"), PlayerId("p2")


@pytest.mark.parametrize(
    ("fact", "erased"),
    [
        (
            registration((ANNE, ("anne  DOE", "Bo"))),
            registration((ANNE, ("X", "Bo"))),
        ),
        (on.CommissionNamed(("Bo", "Anne Doe")), on.CommissionNamed(("Bo", "X"))),
        (
            on.CaseOpened(1, 1, BO, "Anne Doe conteste, pas Joanne Doe ni Anne Doeren"),
            on.CaseOpened(1, 1, BO, "X conteste, pas Joanne Doe ni Anne Doeren"),
        ),
        (on.ArbitersNamed((Arbiter("A", "Anne Doe Roux"),)),) * 2,
        (on.OpinionGiven(1, 1, BO, ("Anne Doe",), Opinion.PLAUSIBLE),) * 2,
        (
            family.FamilyRevealed(family.FamilyTop(10), {"Anne Doe": 8, "Bo": 9}, ("Anne Doe",)),
            family.FamilyRevealed(family.FamilyTop(10), {"X": 8, "Bo": 9}, ("X",)),
        ),
    ],
)
def test_the_name_goes_and_nothing_else(fact: msgspec.Struct, erased: msgspec.Struct) -> None:
    assert Whom("Anne Doe").erased(fact, "X") == erased


def test_a_club_that_was_called_otherwise_since_goes_under_both_names() -> None:
    named = on.GroupsNamed("club", (Group("Caen", "Caen Scrabble"), Group("Brest", "Brest")))
    erased = Whom("Anne", clubs={"Caen": True, "Brest": False}).erased(named, "X")
    assert erased.groups == (Group("X", "X"), Group("Brest", "Brest"))


def test_a_pair_that_acts_is_one_author_of_two_names() -> None:
    assert Whom("Anne").author("Anne / Bo", "X", on.PartiesTold(1, 1, BO)) == "X / Bo"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_log_of_any_age_forgets_a_player_and_tells_the_same_contest(version: int) -> None:
    person, reader, before = Whom("joueur 3"), CONTESTS.reader(), replayed(version)
    again, after = CONTESTS.reader(), Contest("golden")
    for number, line in enumerate(lines(version), start=1):
        fact = reader.read(msgspec.json.encode(line["event"]))
        written = CONTESTS.encode(person.erased(fact, "X"))
        assert b"Joueur 3" not in written
        apply(after, again.read(written), number, person.author(line["author"], "X", fact), line["at"])
    for number, run in before.runs.items():
        mine, other = (
            [msgspec.structs.replace(one, name="") for one in ranking(contest, it, ledger(contest, it))]
            for contest, it in ((before, run), (after, after.runs[number]))
        )
        assert mine == other


def test_of_a_fact_that_lists_people_one_is_given_what_is_ones_own() -> None:
    registered = registration((ANNE, ("Anne", "Eve")), (BO, ("Bo",)), tables=(1, 2))
    facts = [
        registered,
        on.PlayersSeated((Seated(BO, 5),)),
        on.PlayersWithdrawn((ANNE, BO)),
        on.PartiesTold(1, 1, ANNE),
        on.PartiesTold(1, 1, BO),
    ]
    kept = Whom("Anne").among(facts)
    assert [kept.is_in(fact) for fact in facts] == [True, False, True, True, False]
    assert kept.own(registered) == registration((ANNE, ("Anne",)), tables=(1,))
    assert kept.own(facts[2]) == on.PlayersWithdrawn((ANNE,))
