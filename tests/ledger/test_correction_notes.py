"""Correction notes: which must be sent, where they are, what the player has been told, what they say."""

import pytest

from nonuple.errors import Refusal
from nonuple.ledger.notification import (
    Circumstances,
    Duty,
    Note,
    Stage,
    duty,
    past_zeros,
    receive,
    send,
    send_again,
)
from nonuple.ledger.wording import wording
from nonuple.slips.verdict import Motive, RefusedWord, Sanction, Verdict, Zero
from nonuple.texts.ledger import SANCTIONS
from nonuple.texts.verdicts import MOTIVES
from tests.editions import EDITIONS
from tests.ledger.games import judged, warned

BOOKS = pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
PLAIN = Circumstances(top=50, claimed=40)
ABOVE = Circumstances(top=50, claimed=60)
RETAINED = Circumstances(top=50, claimed=49, retained=True, warnings=1, free=3)
XYZ = RefusedWord("XYZ", "word-not-admitted")
REFUSED = judged(0, "zero", "word-not-admitted", refused=[XYZ])


def asked(edition: str, slip: Verdict, about: Circumstances = PLAIN) -> Duty:
    return duty(EDITIONS[edition].ledger, slip, about)


@pytest.mark.article("2026", "2.3", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@BOOKS
@pytest.mark.parametrize(
    "slip",
    [
        warned(20),
        warned(20, "joker-not-circled"),
        judged(15, "penalty", "location-missing"),
        REFUSED,
        judged(0, "zero", "no-slip"),
        judged(12, "average", "repeated-unnotified"),
        judged(None, "average", "repeated-unnotified"),
    ],
)
def test_every_sanction_is_notified(edition: str, slip: Verdict) -> None:
    assert asked(edition, slip) is Duty.REQUIRED


@BOOKS
@pytest.mark.parametrize("slip", [judged(20), judged(None, "commission"), judged(None, "undecided")])
def test_without_a_decision_against_him_there_is_nothing_to_notify(edition: str, slip: Verdict) -> None:
    assert asked(edition, slip) is Duty.NONE


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@pytest.mark.article("booklet", "9")
@BOOKS
def test_a_wrong_score_for_the_retained_word_may_go_unsaid(edition: str) -> None:
    assert asked(edition, warned(50), RETAINED) is Duty.OPTIONAL
    assert asked(edition, warned(50, "score-wrong", "untidy"), RETAINED) is Duty.REQUIRED
    assert asked(edition, judged(50, "warning"), RETAINED) is Duty.REQUIRED


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@pytest.mark.parametrize(
    ("edition", "owed"), [("2026", Duty.OPTIONAL), ("2010", Duty.REQUIRED), ("2009", Duty.REQUIRED)]
)
def test_a_missing_score_for_the_retained_word_may_go_unsaid_since_2026(edition: str, owed: Duty) -> None:
    assert asked(edition, warned(50, "score-missing"), RETAINED) is owed


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize(("warnings", "owed"), [(2, Duty.OPTIONAL), (3, Duty.REQUIRED), (4, Duty.REQUIRED)])
def test_since_2026_the_last_free_warning_is_always_told(warnings: int, owed: Duty) -> None:
    about = Circumstances(top=50, retained=True, warnings=warnings, free=3)
    assert asked("2026", warned(50), about) is owed
    assert asked("2010", warned(50), about) is asked("2009", warned(50), about) is Duty.OPTIONAL


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@BOOKS
def test_a_zero_above_the_top_may_go_unsaid_unless_its_ground_matters(edition: str) -> None:
    lettered = judged(0, "zero", "letter-error")
    assert asked(edition, lettered, ABOVE) is Duty.OPTIONAL
    assert asked(edition, lettered, Circumstances(top=50, claimed=50)) is Duty.REQUIRED
    assert asked(edition, lettered, Circumstances(top=50, claimed=60, ground_matters=True)) is Duty.REQUIRED


@pytest.mark.article("2026", "6.9")
@BOOKS
@pytest.mark.parametrize("code", ["word-not-admitted", "junction-not-admitted"])
def test_a_note_that_would_avoid_an_average_is_advised(edition: str, code: str) -> None:
    assert asked(edition, judged(0, "zero", code), ABOVE) is Duty.ADVISED


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
@pytest.mark.parametrize(
    ("edition", "owed"), [("2026", Duty.REQUIRED), ("2010", Duty.OPTIONAL), ("2009", Duty.OPTIONAL)]
)
def test_since_2026_it_must_be_evident_that_the_solution_is_above_the_top(edition: str, owed: Duty) -> None:
    unclaimed = Circumstances(top=50, claimed=None, worth=60)
    assert asked(edition, judged(0, "zero", "letter-error"), unclaimed) is owed


@pytest.mark.article("booklet", "9")
@BOOKS
def test_a_failed_scrabble_may_go_unsaid_when_the_top_is_none(edition: str) -> None:
    about = Circumstances(top=50, failed_scrabble=True)
    assert asked(edition, judged(0, "zero", "unplaceable"), about) is Duty.OPTIONAL


@pytest.mark.article("booklet", "8")
@BOOKS
def test_a_blank_slip_is_told(edition: str) -> None:
    assert asked(edition, judged(0, "zero", "blank"), ABOVE) is Duty.REQUIRED


@BOOKS
@pytest.mark.parametrize(
    "slip",
    [
        warned(50, "misconduct"),
        warned(50, "score-wrong", "misconduct"),
        judged(0, "zero", "letter-error", "misconduct"),
        judged(None, "commission", "misconduct"),
    ],
)
def test_a_disciplinary_warning_is_told(edition: str, slip: Verdict) -> None:
    about = Circumstances(top=50, claimed=60, retained=True)
    assert asked(edition, slip, about) is Duty.REQUIRED


def test_the_family_rules_have_no_notes() -> None:
    assert asked("box", REFUSED) is Duty.NONE


NOTE = Note(4, 7, REFUSED)


@pytest.mark.article("2026", "6.9")
def test_a_note_is_to_send_then_sent_then_received() -> None:
    assert NOTE.stage is Stage.TO_SEND
    assert send(NOTE).stage is Stage.SENT
    received = receive(send(NOTE), 6)
    assert (received.stage, received.in_hand) == (Stage.RECEIVED, 6)
    assert send_again(send(NOTE)) == NOTE


def test_a_note_cannot_skip_a_stage_nor_arrive_before_it_was_written() -> None:
    for step in (send_again, lambda note: receive(note, 6)):
        with pytest.raises(Refusal, match="coup 4, table 7"):
            step(NOTE)
    with pytest.raises(Refusal, match="coup suivant"):
        receive(send(NOTE), 4)


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
def test_only_a_note_in_hand_closes_the_right_to_an_average() -> None:
    received = receive(send(NOTE), 6)
    for note, turn, notified in [
        (NOTE, 5, False),
        (send(NOTE), 9, False),
        (received, 5, False),
        (received, 6, True),
        (received, 9, True),
    ]:
        assert past_zeros([note], turn) == [Zero(4, "XYZ", "word-not-admitted", notified)]
    assert past_zeros([NOTE], 4) == []


@pytest.mark.article("2026", "6.9")
def test_an_incomplete_note_tells_only_what_it_names() -> None:
    refused = [XYZ, RefusedWord("IM", "junction-not-admitted", told=False)]
    note = receive(send(Note(4, 7, judged(0, "zero", "word-not-admitted", refused=refused))), 5)
    assert [(zero.word, zero.notified) for zero in past_zeros([note], 6)] == [("XYZ", True), ("IM", False)]


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("booklet", "7")
def test_any_note_that_names_the_word_tells_it_played_or_formed() -> None:
    crosswise = [RefusedWord("XYZ", "junction-not-admitted")]
    again = Note(5, 7, judged(20, "average", "repeated-unnotified", refused=crosswise))
    told = past_zeros([receive(send(again), 6), NOTE], 7)
    assert [(zero.turn, zero.notified) for zero in told] == [(4, True), (5, True)]


@pytest.mark.article("2026", "6.9")
def test_being_told_of_a_letter_error_does_not_tell_that_a_word_is_refused() -> None:
    lacking = [RefusedWord("XYZ", "letter-error")]
    lettered = Note(3, 7, judged(0, "zero", "letter-error", refused=lacking))
    told = past_zeros([receive(send(lettered), 4), NOTE], 7)
    assert [(zero.code, zero.notified) for zero in told] == [
        ("letter-error", True),
        ("word-not-admitted", False),
    ]


def test_a_warning_is_no_earlier_zero() -> None:
    slip = judged(20, "warning", "score-wrong", refused=[RefusedWord("XYZ", "score-wrong")])
    assert past_zeros([Note(3, 7, slip)], 5) == []


@pytest.mark.article("2026", "6.8", "6.9")
def test_a_note_names_every_ground_and_the_words_refused() -> None:
    grounds = Motive("word-not-admitted", "6.7"), Motive("junction-not-admitted", "6.7")
    refused = XYZ, RefusedWord("IM", "junction-not-admitted")
    assert wording(Note(4, 7, Verdict(0, 0, Sanction.ZERO, grounds, refused=refused)), "fr") == [
        "Coup 4, table 7",
        "Zéro",
        "Motif : mot non admis (article 6.7)",
        "Motif : mot formé en raccord non admis (article 6.7)",
        "Non admis : XYZ, IM",
        "Points de ce coup : 0",
    ]


@pytest.mark.article("2026", "6.9")
def test_a_note_tells_the_count_of_warnings_and_what_they_cost() -> None:
    slip = judged(20, "warning", "score-wrong")
    assert wording(Note(9, "B", slip, warnings=4, free=3), "en") == [
        "Turn 9, table B",
        "Warning",
        "Ground: wrong score",
        "Points of this turn: 20",
        "Warnings: 4; the first 3 are free, 5 points to take off",
    ]
    still_free = wording(Note(9, "B", slip, warnings=2, free=3), "en")
    assert still_free[-1] == "Warnings: 2; the first 3 are free"
    assert wording(Note(9, "B", slip, warnings=4), "en")[-1] == "Warnings: 4"


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize("code", ["unplaceable", "copy-error", "letter-error"])
def test_a_note_hints_at_a_problem_of_grid(code: str) -> None:
    said = wording(Note(4, 7, judged(0, "zero", code, refused=[RefusedWord("XYZ", code)])), "fr")
    assert said[-2:] == [
        "Vérifiez votre grille et vos lettres au tableau.",
        "Points de ce coup : 0",
    ]


def test_a_note_says_a_penalty_an_average_to_come_and_a_ground_it_has_no_words_for() -> None:
    assert wording(Note(4, 7, judged(15, "penalty", "location-missing")), "fr")[1] == "Pénalité de 5 points"
    averaged = wording(Note(4, 7, judged(None, "average", "decided-by-hand")), "fr")
    assert averaged[1:] == [
        "Moyenne des autres joueurs de l'arbitre",
        "Motif : decided-by-hand",
        "Points de ce coup : à venir",
    ]


CODES = """
    no-slip blank several-slips illegible late wrote-after-end exchanged not-in-full copy-error
    word-not-admitted junction-not-admitted unplaceable letter-error several-solutions location-wrong
    penalty-exceeds-score too-many-tiles serious-misconduct location-missing location-impossible
    location-mismatch location-implausible last-letter-missing location-shifted score-missing score-wrong
    junction-two-letters junction-nearly-right joker-not-circled joker-wrongly-circled two-modes-one-wrong
    inverted two-letter-extension ambiguous-location untidy misconduct repeated-unnotified
"""


def test_every_ground_and_sanction_has_its_words() -> None:
    assert set(MOTIVES) == set(CODES.split())
    assert set(SANCTIONS) == {"none", "warning", "penalty", "zero", "average", "commission", "undecided"}
