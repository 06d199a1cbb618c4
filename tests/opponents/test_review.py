"""Looking back at a free game: chances add up, the best is first, the end is worked out."""

from functools import cache

import pytest

from nonuple.opponents.levels import computer
from nonuple.opponents.review import Hindsight, ReviewedTurn
from nonuple.pieces.draw import has
from nonuple.play.free.checking import boards_of
from nonuple.play.free.record import FreeRecord
from nonuple.play.free.settings import FreeSettings
from nonuple.play.free.simulation import play_out
from nonuple.play.free.state import replay
from nonuple.words_io.library import Library, open_lexicon
from nonuple.words_io.schooling import knowledge_of

GAMES = 12


@cache
def played(*names: str) -> FreeRecord:
    lexicon = open_lexicon("default")
    knowledge = knowledge_of(lexicon, Library.of_user())
    players = [computer("habitue" if seat == 0 else "maitre", knowledge) for seat in range(len(names))]
    return replay(play_out(FreeSettings(names), players, 3, lexicon)).record


@cache
def looked_at(*names: str) -> tuple[ReviewedTurn, ...]:
    lexicon = open_lexicon("default")
    review = Hindsight(played(*names), 0, knowledge_of(lexicon, Library.of_user()), games=GAMES)
    return tuple(review.turn(turn.n) for turn in played(*names).turns)


@pytest.mark.parametrize("names", [("Ana", "Bob"), ("Ana", "Bob", "Chloé")])
def test_chances_of_all_add_up_and_the_winner_has_them_at_the_end(names: tuple[str, ...]) -> None:
    reviewed = looked_at(*names)
    for turn in reviewed:
        assert sum(turn.chances) == pytest.approx(1, abs=0.003)
    totals = played(*names).end.totals  # type: ignore[union-attr]
    assert reviewed[-1].chances[totals.index(max(totals))] == 1


@pytest.mark.parametrize("names", [("Ana", "Bob"), ("Ana", "Bob", "Chloé")])
def test_own_turns_have_what_was_played_among_what_could_be_the_best_first(names: tuple[str, ...]) -> None:
    for reviewed, (turn, before, _) in zip(looked_at(*names), boards_of(played(*names)), strict=True):
        if turn.seat != 0:
            assert reviewed.options == ()
            continue
        ranks = [(one.chance, one.equity) for one in reviewed.options]
        assert ranks == sorted(ranks, reverse=True)
        (own,) = [one for one in reviewed.options if one.played]
        assert (own.action, own.score) == (turn.action, turn.points)
        for one in reviewed.options:
            needs = before.place(one.ref or "", one.letters).needs if one.action == "play" else one.letters
            assert has(turn.rack, needs)
            assert sorted(one.kept + needs) == sorted(turn.rack)


def test_an_endgame_of_two_has_no_chance_in_it() -> None:
    last = [turn for turn in looked_at("Ana", "Bob") if turn.options][-1]
    assert all(one.chance in (0, 0.5, 1) for one in last.options)
    assert all(one.equity == round(one.equity) for one in last.options)


def test_the_same_game_is_seen_the_same_way_twice() -> None:
    lexicon = open_lexicon("default")
    again = Hindsight(played("Ana", "Bob"), 0, knowledge_of(lexicon, Library.of_user()), games=GAMES)
    assert again.turn(5) == looked_at("Ana", "Bob")[4]
