"""A whole game by the documented library: seed, draws, bag, slips, ledger."""

import pytest

from nonuple import Game, Lexicon, Refusal, Slip, Verdict, open_lexicon
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate


@pytest.mark.parametrize("formula", ["normal", "joker", "7+8"])
def test_a_seed_gives_the_game_that_simulate_plays(formula: str) -> None:
    words = open_lexicon()
    played = Game(formula=formula, seed=11, lexicon=words).finish()
    assert played.record == simulate(Settings(formula=formula), 11, words).record


def test_two_games_without_a_seed_differ() -> None:
    assert len({Game().draw().events for _ in range(4)}) > 1


def test_letters_leave_the_bag_as_they_are_drawn() -> None:
    game = Game(seed=3)
    assert len(game.bag) == 102
    drawn = game.draw()
    assert len(drawn.bag) == 95
    assert sorted(drawn.bag + drawn.rack) == sorted(game.bag)


def test_slips_of_every_turn_make_the_ledger() -> None:
    game, handed = Game(seed=3), list[dict[str, Verdict]]()
    while len(handed) < 3:
        game = game.draw()
        best = game.top
        write = Slip.across if best.ref[0].isalpha() else Slip.down
        right = write(best.word, ref=best.ref, score=best.score)
        handed.append({"Ana": game.judge(right), "Bob": game.judge(Slip())})
        game = game.retain()
    ledger = game.ledger(handed)
    assert ledger.top == game.total
    assert [(line.rank, line.table, line.total) for line in ledger.ranking] == [
        (1, "Ana", game.total),
        (2, "Bob", 0),
    ]
    with pytest.raises(Refusal, match="chacun des 3 coups retenus, et non de 1"):
        game.ledger(handed[:1])


def test_a_lexicon_of_words_in_memory() -> None:
    own = Lexicon.of({"chat", "Chats", "été"}, name="menagerie")
    assert (str(own), len(own), list(own)) == ("menagerie", 3, ["CHAT", "CHATS", "ETE"])
    assert own == Lexicon.of(["ETE", "CHATS", "CHAT"])
    assert own.fingerprint == Lexicon.of(["CHAT", "CHATS", "ETE"]).fingerprint
    with pytest.raises(Refusal, match="A"):
        Lexicon.of(["A"])
