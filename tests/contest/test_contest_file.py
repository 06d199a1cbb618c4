"""The file of a case at the federation: sent, completed within two weeks or void, answered (2026 7.4.2)."""

from datetime import UTC, date
from typing import Any

import pytest

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.events import PanelMember
from nonuple.contest.seating import Seated
from nonuple.documents.appeal_source import appeal_of, fingerprint_of
from nonuple.slips.verdict import Sanction
from nonuple.texts import appeals, averages
from nonuple.texts import contest as texts
from tests.contest.room import ARBITER, COMMISSION, Room, across, player, who

pytestmark = pytest.mark.article("2026", "7.4.2")

ORGANISER = Guest("organiser", "Odile")
FORWARD = ask.ForwardCase(1, 0, 1, motive="le joueur insiste", told=True)
REQUEST = ask.RequestDocuments(1, 0, 1, wanted="trois bulletins de la même main")
UPHELD = ask.AnswerFile(1, 0, 1, points=14, sanction=Sanction.NONE, motive="mot admis")
DAY = 24 * 3600
FOUR = tuple(PanelMember(name, land) for name, land in (("A", "BE"), ("B", "FR"), ("C", "CH"), ("D", "CA")))


def ruled(points: int = 0) -> Room:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN", t1=across("RATEIN", "H4", 14), t2=across("RALENTI", "H8", 66))
    room.do(player(1), ask.Appeal(1, 0, "le mot existe"))
    room.do(COMMISSION, ask.RuleCase(1, 0, 1, points=points, sanction=Sanction.ZERO, motive="mot non admis"))
    return room


def forwarded() -> Room:
    room = ruled()
    room.do(COMMISSION, FORWARD)
    return room


def file_of(room: Room) -> dict[str, object]:
    (case,) = room.parts("commission")["cases"]
    found: dict[str, object] = case["file"]
    return found


def test_it_is_sent_after_the_commission_has_decided_and_those_concerned_were_told() -> None:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN", t1=across("RATEIN", "H4", 14))
    room.do(player(1), ask.Appeal(1, 0, "le mot existe"))
    assert room.refuses(COMMISSION, FORWARD) is texts.FEDERATION_LATER
    room = ruled()
    untold = ask.ForwardCase(1, 0, 1, motive="le joueur insiste")
    assert room.refuses(COMMISSION, untold) is appeals.TELL_FIRST
    assert room.refuses(COMMISSION, ask.ForwardCase(1, 0, 1, motive=" ", told=True)) is texts.WHY_NEEDED
    assert room.refuses(COMMISSION, REQUEST) is appeals.NOT_SENT
    room.do(COMMISSION, FORWARD)
    assert (file_of(room)["motive"], file_of(room)["author"]) == ("le joueur insiste", "Camille")
    assert room.refuses(COMMISSION, FORWARD) is appeals.ALREADY_SENT


def test_the_organiser_sees_what_was_decided_and_may_send_it() -> None:
    room = ruled()
    (case,) = room.parts("organiser")["cases"]
    assert (case["table"], case["turn"], case["sanction"], case["file"]) == (1, 1, "zero", None)
    room.do(ORGANISER, FORWARD)
    (case,) = room.parts("organiser")["cases"]
    assert case["file"]["author"] == "Odile"


def test_what_is_not_decided_is_not_the_organiser_s() -> None:
    room = Room()
    room.open_game()
    draw = room.play("AEIRTLN", t1=across("RATEIN", "H4", 14))
    room.do(ARBITER, ask.Refer(1, draw, 1, why="?"))
    assert room.parts("organiser")["cases"] == []
    room.do(COMMISSION, ask.RuleCase(1, draw, 1, points=0, sanction=Sanction.ZERO, motive="non"))
    assert room.parts("organiser")["cases"] == []


def test_documents_asked_for_have_two_weeks_to_come() -> None:
    room = forwarded()
    assert room.refuses(COMMISSION, ask.CompleteFile(1, 0, 1)) is appeals.NOTHING_ASKED
    assert room.refuses(COMMISSION, ask.RequestDocuments(1, 0, 1, wanted=" ")) is appeals.WHICH_DOCUMENTS
    room.wait(4 * DAY)
    room.do(ORGANISER, REQUEST)
    assert (file_of(room)["asked"], file_of(room)["until"]) == ("2026-11-20", "2026-12-04")
    room.wait(14 * DAY)
    room.do(COMMISSION, ask.CompleteFile(1, 0, 1))
    assert file_of(room)["completed"] == "2026-12-04"
    assert room.refuses(COMMISSION, ask.CompleteFile(1, 0, 1)) is appeals.NOTHING_ASKED


def test_after_two_weeks_it_is_void_unless_they_were_sent_in_time() -> None:
    room = forwarded()
    room.do(COMMISSION, REQUEST)
    room.wait(15 * DAY)
    assert room.refuses(COMMISSION, ask.CompleteFile(1, 0, 1)) is appeals.FILE_VOID
    assert room.refuses(COMMISSION, UPHELD) is appeals.FILE_VOID
    assert room.refuses(COMMISSION, REQUEST) is appeals.FILE_VOID
    room.do(COMMISSION, ask.CompleteFile(1, 0, 1, day=date(2026, 11, 30)))
    room.do(COMMISSION, UPHELD)
    assert room.line(1)["total"] == 14


def test_a_day_written_down_later_lies_between_what_came_before_and_today() -> None:
    room = forwarded()
    room.wait(7 * DAY)
    for day in (date(2026, 11, 15), date(2026, 11, 24)):
        request = ask.RequestDocuments(1, 0, 1, wanted="le bulletin", day=day)
        assert room.refuses(COMMISSION, request) is appeals.DAY_OUTSIDE
    room.do(COMMISSION, ask.RequestDocuments(1, 0, 1, wanted="le bulletin", day=date(2026, 11, 18)))
    assert file_of(room)["until"] == "2026-12-02"


def test_the_panel_is_written_down_with_what_is_wrong_with_it() -> None:
    room = forwarded()
    president = PanelMember("P", "FR")
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=president, members=FOUR))
    assert faults(room) == []
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=president, members=FOUR[:3]))
    assert faults(room) == [appeals.PANEL["NOT_FOUR_MEMBERS"].fr]
    same = (*FOUR[:3], PanelMember("E", "be "))
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=president, members=same))
    assert faults(room) == [appeals.PANEL["SAME_NATIONALITY"].fr]
    nameless = ask.NamePanel(1, 0, 1, president=PanelMember(" ", "FR"), members=FOUR)
    assert room.refuses(COMMISSION, nameless) is appeals.NAME_AND_NATIONALITY


@pytest.mark.parametrize(
    "one", [PanelMember("joueur 2", "SN"), PanelMember("Anne", "SN"), PanelMember("X", "SN", True)]
)
def test_who_plays_or_arbitrates_in_the_contest_is_involved(one: PanelMember) -> None:
    room = forwarded()
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=PanelMember("P", "FR"), members=(*FOUR[:3], one)))
    assert faults(room) == [appeals.PANEL["INVOLVED"].fr]


def faults(room: Room) -> list[str]:
    (case,) = room.parts("commission")["cases"]
    return [one["fr"] for one in case["file"]["panel"]["faults"]]


def test_what_the_federation_decides_stands_and_closes_the_file() -> None:
    room = forwarded()
    assert room.line(1)["total"] == 0
    room.do(COMMISSION, UPHELD)
    assert room.line(1)["total"] == 14
    assert file_of(room)["answered"] is True
    assert "FISF" in room.decision(0, 1).explain("fr")
    again = ask.RuleCase(1, 0, 1, points=0, sanction=Sanction.ZERO, motive="non")
    assert room.refuses(COMMISSION, again) is appeals.FILE_ANSWERED
    assert room.refuses(COMMISSION, REQUEST) is appeals.FILE_ANSWERED


def test_the_federation_too_may_grant_an_average() -> None:
    room = forwarded()
    room.do(COMMISSION, ask.AnswerFile(1, 0, 1, sanction=Sanction.AVERAGE, motive="billet perdu"))
    assert (room.sanction(0, 1), room.points(0, 1)) == ("average", 14)
    typed = ask.AnswerFile(1, 0, 1, points=3, sanction=Sanction.AVERAGE, motive="billet perdu")
    assert room.refuses(COMMISSION, typed) is averages.NOT_TYPED


def test_all_of_it_is_in_the_log() -> None:
    room = forwarded()
    room.do(COMMISSION, REQUEST)
    room.do(COMMISSION, ask.CompleteFile(1, 0, 1))
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=PanelMember("P", "FR"), members=FOUR))
    room.do(COMMISSION, UPHELD)
    again = room.again().runs[1].rounds[0].sheets[who(1)]
    assert again.file == room.sheet(0, 1).file
    assert again.decision == room.decision(0, 1)


# --- The file as it is made --------------------------------------------------------------------------------


def appeal(room: Room) -> dict[str, Any]:
    (found,) = room.parts("files")["files"]
    file: dict[str, Any] = found
    return file


def told(room: Room) -> list[str]:
    return [step["what"]["fr"] for step in appeal(room)["course"]]


def test_one_who_disagrees_has_a_file_made_and_those_concerned_are_told_before_it_is_sent() -> None:
    room = ruled()
    assert room.refuses(COMMISSION, ask.TellParties(1, 0, 1)) is appeals.NOT_BUILT
    assert room.refuses(COMMISSION, ask.BuildFile(1, 0, 1, motive=" ")) is texts.WHY_NEEDED
    room.do(ORGANISER, ask.BuildFile(1, 0, 1, party="arbiter", motive="le zéro devait tenir"))
    assert room.refuses(COMMISSION, ask.BuildFile(1, 0, 1, motive="encore")) is appeals.ALREADY_BUILT
    assert room.refuses(COMMISSION, ask.ForwardCase(1, 0, 1)) is appeals.TELL_FIRST
    assert room.refuses(COMMISSION, REQUEST) is appeals.NOT_SENT
    room.do(COMMISSION, ask.TellParties(1, 0, 1))
    room.wait(DAY)
    room.do(COMMISSION, ask.ForwardCase(1, 0, 1))
    file = file_of(room)
    assert (file["party"], file["motive"], file["sender"]) == ("arbiter", "le zéro devait tenir", "Camille")
    assert told(room) == [
        "Coup 1 joué",
        "Zéro",
        "Recours du joueur",
        "Commission : zéro",
        "Recours à la FISF annoncé",
        "Parties informées",
        "Dossier transmis",
    ]


def test_the_last_day_is_told_from_the_day_a_piece_is_asked_for_until_it_came() -> None:
    room = forwarded()
    assert "Dernier jour pour compléter" not in told(room)
    room.wait(4 * DAY)
    room.do(COMMISSION, REQUEST)
    last = appeal(room)["course"][-1]
    assert (last["at"], last["state"]) == ("2026-12-04", "end")
    wanted = appeal(room)["pieces"][-1]
    assert (wanted["what"]["fr"], wanted["there"], wanted["asked"]) == (REQUEST.wanted, False, True)
    room.do(COMMISSION, ask.CompleteFile(1, 0, 1))
    assert told(room)[-1] == "Dossier complété"
    assert not any(piece["asked"] for piece in appeal(room)["pieces"])


def test_other_slips_of_the_same_player_are_put_into_the_file() -> None:
    room = ruled()
    later = room.turn("EELNOTU", t1=across("TOLE", "F6", 10))
    room.do(COMMISSION, ask.BuildFile(1, 0, 1, motive="je maintiens"))
    assert [(one["draw"], one["turn"]) for one in appeal(room)["others"]] == [(later, 2)]
    assert room.refuses(COMMISSION, ask.AttachPiece(1, 0, 1, what=" ")) is appeals.WHICH_PIECE
    none = room.turn("AEIOURS")
    assert room.refuses(COMMISSION, ask.AttachPiece(1, 0, 1, what="S", draws=(none,))) is appeals.NO_SLIP_THEN
    room.do(COMMISSION, ask.AttachPiece(1, 0, 1, what="Un autre E", draws=(later, later)))
    piece = appeal(room)["pieces"][-1]
    assert piece["what"] == {"fr": "Un autre E (bulletin du coup 2)", "en": "Un autre E (slip of turn 2)"}


def test_both_parties_are_heard_and_an_appeal_is_what_its_player_says() -> None:
    room = ruled()
    assert appeal(room)["heard"] == {"player": "le mot existe"}
    room.do(COMMISSION, ask.HearParty(1, 0, 1, party="arbiter", said=" il n'y est pas "))
    room.do(COMMISSION, ask.HearParty(1, 0, 1, party="player", said="il y est"))
    assert appeal(room)["heard"] == {"player": "il y est", "arbiter": "il n'y est pas"}
    assert appeal(room)["pieces"][3]["there"] is True
    room.do(COMMISSION, ask.HearParty(1, 0, 1, party="player", said=""))
    assert appeal(room)["heard"] == {"player": "le mot existe", "arbiter": "il n'y est pas"}


def test_what_is_at_stake_is_told_in_points_of_the_game() -> None:
    assert appeal(ruled())["totals"] == [0, 14]


def test_one_who_replaces_a_member_is_written_down_with_whom() -> None:
    room = forwarded()
    four = (*FOUR[:3], PanelMember("E", "SN", replaces="D"))
    room.do(COMMISSION, ask.NamePanel(1, 0, 1, president=PanelMember("P", "FR"), members=four))
    (case,) = room.parts("commission")["cases"]
    assert case["file"]["panel"]["panel"]["members"][3]["replaces"] == "D"
    assert faults(room) == []


def test_the_printed_file_holds_what_the_screen_shows_and_its_print_is_its_own() -> None:
    room = forwarded()
    room.do(COMMISSION, ask.AttachPiece(1, 0, 1, what="photo du bulletin"))
    run = room.run
    seat = Seated(who(1), 1)
    paper = appeal_of(room.contest, run, run.rounds[0], seat, "fr", zone=UTC)
    assert [what for _, what, _ in paper.course] == told(room)
    assert "photo du bulletin" in paper.pieces
    assert paper.fingerprint == fingerprint_of(paper)
    room.do(COMMISSION, ask.HearParty(1, 0, 1, party="arbiter", said="non"))
    other = appeal_of(room.contest, run, run.rounds[0], seat, "fr", zone=UTC)
    assert other.fingerprint != paper.fingerprint
