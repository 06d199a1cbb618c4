"""The signals of the playing time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.announce import Line, Sound, Speaker, Step
from nonuple.pieces.clock import BLITZ, NORMAL_TIME, Pace, box_time, sudden_death_time
from nonuple.play.record import Turn
from tests.announce.spoken import EDITIONS, clock, draw, steps, texts

USUAL = NORMAL_TIME.stage(1)


def signals(lines: tuple[Line, ...]) -> list[tuple[int, str]]:
    """Each signal and the second at which it comes."""
    at, found = 0, []
    for line in lines:
        at += line.wait
        found.append((at, line.text))
    return found


@pytest.mark.article("2026", "1.3", "4.3")
@pytest.mark.article("2010", "2.3")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_d1_d3_three_signals_as_short_as_can_be_in_three_minutes(edition: str) -> None:
    assert signals(clock(edition, USUAL)) == [(0, "Chrono !"), (150, "Trente secondes"), (180, "Terminé")]


@pytest.mark.article("2009", "2.3")
def test_d3_in_2009_start_last_seconds_and_end_are_announced() -> None:
    assert signals(clock("2009", USUAL)) == [
        (0, "Début du temps de jeu"),
        (150, "Trente dernières secondes"),
        (180, "Fin du temps de jeu"),
    ]


@pytest.mark.article("2026", "1.3", "4.3")
@pytest.mark.article("2010", "2.3")
def test_d2_d3_twenty_seconds_where_the_time_is_reduced() -> None:
    assert signals(clock("2026", BLITZ.stage(1))) == [
        (0, "Chrono !"),
        (40, "Vingt secondes"),
        (60, "Terminé"),
    ]


@pytest.mark.article("2026", "4.8.4")
def test_h8_sudden_death_is_signalled_in_its_own_times() -> None:
    assert signals(clock("2026", sudden_death_time().stage(13))) == [
        (0, "Chrono !"),
        (10, "Dix secondes"),
        (20, "Terminé"),
    ]


@pytest.mark.article("2026", "4.1", "4.3")
@pytest.mark.article("2010", "2.1", "2.3")
@pytest.mark.article("2009", "2.1", "2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d3_the_clock_starts_at_once_after_the_letters_are_repeated(edition: str) -> None:
    played = Turn(2, (), "WEL", "BSUI", "I3", "BLEUIS", 21, 0, (), 0)
    said = (*draw(played, edition), *clock(edition, USUAL))
    start = steps(said).index(Step.CLOCK_START)
    assert said[start - 1].step is Step.RACK
    assert said[start].wait == 0


@pytest.mark.article("2026", "1.3", "2.5")
@given(st.sampled_from(EDITIONS), st.integers(1, 180), st.integers(1, 60))
def test_d4_d5_every_turn_lasts_exactly_the_time_set(edition: str, before: int, after: int) -> None:
    said = clock(edition, Pace(before, after))
    assert sum(line.wait for line in said) == before + after
    assert steps(said)[0] is Step.CLOCK_START
    assert steps(said)[-1] is Step.CLOCK_END
    assert all(line.text and line.spoken for line in said)


@pytest.mark.article("box", "coffret")
@pytest.mark.parametrize(
    ("minutes", "heard"),
    [
        (1, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP)]),
        (2, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (120, Sound.LONG)]),
        (3, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (180, Sound.DOUBLE_BEEP)]),
        (4, [(0, Sound.BEEP), (60, Sound.DOUBLE_BEEP), (180, Sound.DOUBLE_BEEP), (240, Sound.LONG)]),
    ],
)
def test_q3_double_beeps_at_one_and_three_minutes_a_long_signal_at_two_or_four(
    minutes: int, heard: list[tuple[int, Sound]]
) -> None:
    said = clock("box", box_time(minutes).stage(1))
    sounds = [line.sound for line in said]
    assert [(at, sound) for (at, _), sound in zip(signals(said), sounds, strict=True)] == heard
    assert {line.speaker for line in said} == {Speaker.CLOCK}


@pytest.mark.article("box", "coffret")
def test_q3_every_sound_has_a_visible_twin() -> None:
    assert texts(clock("box", box_time(4).stage(1))) == ["Bip", "Bip-bip", "Bip-bip", "Signal long"]


@pytest.mark.article("2026", "4.3")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_in_competition_the_chief_arbiter_speaks(edition: str) -> None:
    said = clock(edition, USUAL)
    assert {(line.speaker, line.sound) for line in said} == {(Speaker.CHIEF, None)}
