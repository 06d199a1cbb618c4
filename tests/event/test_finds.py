"""Each turn public once the game is over everywhere: who found what, the hardest turn, the best sub-top."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from msgspec.structs import replace

from nonuple.documents.event_source import game_of_event
from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame, EventScore, EventSolo, Find, TurnFinds, annul, exclude
from nonuple.event.finds import hardest, shares_by_series, turns_told
from nonuple.formats.event_file import read_event, write_event
from nonuple.formats.games import read
from nonuple.publication.site import publish
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.events import CentresJoined
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan
from tests.cli.running import run
from tests.event.events import alone, person

RECORD = read(
    "Règlement : 2026\nFormule : normal\n\nN°  Tirage    Mot     Réf.  Points  Cumul\n"
    " 1  EEERWLN\n 2  WEL+BSUI  RENE    H5         8      8\n 3  EIL+AAC   WUS     9F        18     26\n"
    " 4  AEA+CNO   CLAIE   4H        30     56\n".encode()
)
TOPS = [turn.score for turn in RECORD.turns if turn.word]
PEOPLE = [
    person("1", "AMIEL Annick", series="4B", agrees=True),
    person("2", "BLANC Bruno", series="1A"),
    person("3", "CHABERT Cléo", series="4B", category="J", agrees=True),
]


def found(word: str, ref: str, points: int, *entries: str) -> Find:
    return Find(word, ref, points, entries)


FINDS = (
    TurnFinds((found("RENE", "H5", TOPS[0], "1", "2"), found("REE", "H6", 5, "3"))),
    TurnFinds((found("WUS", "9F", TOPS[1], "2"), found("BLE", "9C", 10, "1", "3"))),
    TurnFinds((found("LACE", "4H", 12, "1"), found("", "", 0, "2", "3"))),
)
PLAYED = replace(
    alone(*PEOPLE),
    games=(
        EventGame(
            top=sum(TOPS),
            turns=3,
            scores={"1": EventScore(30), "2": EventScore(26), "3": EventScore(15)},
            solos=(EventSolo(2, "2", TOPS[1]),),
            record=replace(RECORD, turns=RECORD.turns[:3]),
            finds=FINDS,
            provisional=False,
        ),
    ),
)


def pages(event: Event) -> Mapping[str, str]:
    return {path: data.decode() for path, data in publish(event, "16:05", b"").items()}


def test_a_turn_tells_who_was_paid_the_top_who_came_next_and_who_was_alone() -> None:
    first, second, third = turns_told(PLAYED, 1)
    assert (first.finders, first.tables, first.share) == (["1", "2"], 3, 66.7)
    assert (second.soloist, second.below) == ("2", FINDS[1].words[1])
    assert third.finders == []
    assert hardest([first, second, third]) == third
    assert shares_by_series(PLAYED, [1], {"1": "4B", "2": "1A", "3": "4B"}) == {"4B": 16.7, "1A": 66.7}


def test_the_site_tells_each_turn_and_names_the_young_and_the_unnamed_as_everywhere() -> None:
    page = pages(PLAYED)["partie-1.html"]
    assert "Le coup le plus dur, le 3 : CLAIE 4H, 30 points, que personne n&#x27;a trouvé (3 tables)." in page
    assert "Le meilleur sous-top, au coup 3 : LACE 4H, 12 points, par 1 table." in page
    assert '<small class="wide">AMIEL Annick, BLANC Bruno</small>' in page
    assert "CHABERT" not in page
    assert "Tops trouvés par série" in page
    own = pages(PLAYED)["joueur-1.html"]
    assert "1 top sur 3" in own
    assert "2. WUS 18 (BLE 10)" in own


def test_nothing_is_told_of_a_game_whose_slips_are_not_known_or_that_counts_no_more() -> None:
    sums = PLAYED.with_game(1, replace(PLAYED.game(1), finds=()))
    for event in (sums, annul(PLAYED, 1, "panne")):
        assert not turns_told(event, 1)
        assert not any("Coup par coup" in page for page in pages(event).values())


@pytest.mark.article("2026", "7.1")
def test_what_one_who_was_excluded_had_found_counts_no_more() -> None:
    first, second, third = turns_told(exclude(PLAYED, "2", 1, "7.1"), 1)
    assert (first.finders, first.tables) == (["1"], 2)
    assert second.finders == []
    assert (third.tables, third.share) == (2, 0)


@SAMPLE
@given(SEEDS)
def test_a_game_tells_its_turns_once_it_is_over_in_every_hall_and_not_before(seed: int) -> None:
    halls = Silent(plan(seed), 3).play()
    event = halls.event
    assert halls.asked
    for number, game in enumerate(event.games, start=1):
        told = turns_told(event, number)
        assert game.record is None or len(game.finds) == len(game.record.turns)
        for one in told:
            assert len(set(one.finders)) == len(one.finders) <= one.tables
            assert set(one.finders) <= set(event.scores_of(number))
    assert read_event(write_event(event), "event") == event


class Silent(Halls):
    """Asked whenever a game is going on somewhere."""

    asked = 0

    def hear(self) -> None:
        super().hear()
        going_on = {hall.game for hall in self.rooms.values() if hall.game and not hall.run.over}
        for number in going_on:
            self.asked += 1
            game = self.activity.event.game(number)
            assert not game.finds
            assert game.record is None


def test_the_sheet_of_a_game_of_an_event_says_how_many_found_each_top_and_what_came_next(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second, third = game_of_event(PLAYED, 1, "fr").turns
    assert (first.finders, first.next, first.next_points) == ("2/3", "REE", 5)
    assert (second.finders, third.finders) == ("solo", "0/3")
    file, out = tmp_path / "e.json", tmp_path / "p.txt"
    file.write_bytes(write_event(PLAYED))
    ran = run(capsys, "print", "game-sheet", str(file), "--game", "1", "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert "2/3" in out.read_text()


def test_the_sheet_of_a_game_that_goes_on_somewhere_is_refused() -> None:
    with pytest.raises(Refusal, match="n'est pas finie dans toutes ses salles"):
        game_of_event(PLAYED.with_game(1, replace(PLAYED.game(1), record=None)), 1, "fr")


@SAMPLE
@given(SEEDS)
def test_while_halls_elsewhere_may_have_its_games_before_them_no_turn_of_one_is_told(seed: int) -> None:
    halls = Halls(plan(seed), 1).play()
    activity = EventActivity("event", halls.activity.means, lambda: ())
    for number, fact in enumerate((*halls.facts, CentresJoined("cotes")), start=1):
        activity.apply(fact, number, "Odile", "2026-11-17")
    for game in activity.event.games:
        assert game.scores
        assert not game.finds
        assert game.record is None
