"""What is said before the game, when a turn is cancelled, and at the end."""

from typing import get_args

import pytest

from nonuple.announce import Soloist, Step, game_start
from nonuple.pieces.clock import (
    BLITZ,
    NORMAL_TIME,
    SEMI_RAPID,
    TWO_THIRTY,
    TimeControl,
    box_time,
    sudden_death_time,
)
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import EndReason
from nonuple.rulebooks.rulebook import CancelCause
from tests.announce.spoken import cancelled, game_end, solos, steps, texts


@pytest.mark.article("2026", "4")
def test_c5_an_ordinary_game_needs_no_introduction_in_2026() -> None:
    assert game_start(Settings("2026", time=NORMAL_TIME)) == ()
    assert game_start(Settings("2026")) == ()


@pytest.mark.article("2010", "2")
@pytest.mark.article("2009", "2")
@pytest.mark.parametrize("edition", ["2010", "2009", "box"])
def test_c5_older_rulebooks_have_every_game_introduced(edition: str) -> None:
    said = game_start(Settings(edition, time=NORMAL_TIME))
    assert texts(said) == ["Partie normale", "Trois minutes par coup"]
    assert steps(said) == [Step.GAME, Step.CONDITIONS]


@pytest.mark.article("box", "coffret")
def test_c5_the_time_agreed_by_the_players_is_told() -> None:
    assert texts(game_start(Settings("box", time=box_time(4)))) == [
        "Partie normale",
        "Quatre minutes par coup",
    ]


@pytest.mark.article("2026", "1.3", "4")
@pytest.mark.parametrize(
    ("time", "told"),
    [
        (TWO_THIRTY, ["Partie normale", "Deux minutes trente par coup"]),
        (SEMI_RAPID, ["Partie normale en semi-rapide", "Deux minutes par coup"]),
        (BLITZ, ["Partie normale en blitz", "Une minute par coup"]),
    ],
)
def test_c5_d2_a_reduced_time_is_told_by_its_name_and_length(time: TimeControl, told: list[str]) -> None:
    assert texts(game_start(Settings("2026", time=time))) == told


@pytest.mark.article("2026", "4", "4.8.3")
@pytest.mark.parametrize(
    ("formula", "told"),
    [
        (
            "7/8",
            [
                "Partie 7 sur 8",
                "Trois minutes par coup",
                "Tirages de huit lettres, sept au plus à poser",
                "Cinquante points de prime pour sept lettres posées",
            ],
        ),
        (
            "joker-7+8+9",
            [
                "Partie 7, 8 et 9 joker",
                "Trois minutes par coup",
                "Tirages de neuf lettres",
                "Cinquante points de prime pour sept lettres posées",
                "Soixante-quinze points de prime pour huit lettres posées",
                "Cent points de prime pour neuf lettres posées",
                "Un joker accompagne chaque tirage",
            ],
        ),
    ],
)
def test_c5_an_original_formula_is_told_with_what_differs(formula: str, told: list[str]) -> None:
    assert texts(game_start(Settings("2026", formula, NORMAL_TIME))) == told


@pytest.mark.article("2026", "4", "4.8.2")
def test_c5_a_joker_game_is_told() -> None:
    assert texts(game_start(Settings("2026", "joker"))) == [
        "Partie joker",
        "Un joker accompagne chaque tirage",
    ]


@pytest.mark.article("2026", "4", "4.8.1", "4.8.4")
def test_c5_pairs_and_sudden_death_are_told() -> None:
    settings = Settings("2026", time=sudden_death_time(), pairs=True, sudden_death=True)
    assert texts(game_start(settings)) == [
        "Partie normale en paires en mort subite",
        "Une minute par coup au début, puis de moins en moins",
        "Un seul bulletin par paire",
        "Qui marque moins que le meilleur du coup est éliminé",
    ]


@pytest.mark.article("2026", "4", "4.8.5")
def test_c5_topping_is_told() -> None:
    assert texts(game_start(Settings("2026", topping=True))) == [
        "Partie normale en topping",
        "Un top non trouvé est donné contre vingt secondes de pénalité",
    ]


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
@pytest.mark.parametrize("cause", get_args(CancelCause))
def test_f2_f3_a_cancelled_turn_is_told_with_its_cause_and_what_follows(cause: CancelCause) -> None:
    said = cancelled(cause)
    assert said[0].text.startswith("Coup annulé, ")
    assert texts(said)[1:] == [
        "Les points du coup sont annulés",
        "Toutes les lettres retournent au sac, nouveau tirage",
    ]


@pytest.mark.article("2026", "4.6")
def test_f2_the_cause_is_named() -> None:
    assert cancelled("timing")[0].text == "Coup annulé, erreur de chronométrage"


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.article("box", "fin")
@pytest.mark.parametrize("reason", get_args(EndReason))
def test_g_the_end_is_told_with_its_reason(reason: EndReason) -> None:
    first = game_end(reason, valid=21)[0]
    assert first.step is Step.END
    assert first.text.startswith("Fin de la partie, ")


@pytest.mark.article("2026", "4.7")
def test_g1_all_letters_placed() -> None:
    assert texts(game_end("all-placed", valid=21)) == ["Fin de la partie, toutes les lettres sont placées"]


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
def test_g4_after_an_interruption_the_room_is_told_what_stands() -> None:
    assert texts(game_end("interrupted", valid=16))[1:] == ["Les résultats sont validés jusqu'au coup seize"]
    assert texts(game_end("interrupted", valid=0))[1:] == ["Les résultats sont annulés"]


@pytest.mark.article("2026", "4.5")
@pytest.mark.article("2010", "2.6.4")
@pytest.mark.article("2009", "2.6.4")
@pytest.mark.article("box", "solo")
def test_c10_solos_are_told_turn_by_turn_with_the_bonus_they_earn() -> None:
    made = [Soloist(12, "Inès Roy", 81, 10), Soloist(3, "table 7", 1)]
    assert texts(solos(made)) == [
        "Solo au coup trois, table 7, un point",
        "Solo au coup douze, Inès Roy, quatre-vingt-un points et dix points de prime",
    ]
    assert solos([]) == ()


@pytest.mark.article("2026", "4.5", "4.8.1")
def test_a_pair_is_told_as_it_is_said() -> None:
    assert texts(solos([Soloist(2, "Ana Roy", 30, partner="Bo Li")])) == [
        "Solo au coup deux, Ana Roy et Bo Li, trente points"
    ]
