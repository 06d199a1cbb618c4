"""Topping: a game of tops against the clock (2026, 4.8.5)."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.draw import full_bag, secret_of_seed, without
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase
from nonuple.play.topping.deciding import LIMIT, prepared_topping
from nonuple.play.topping.runs import PENALTY, ToppingRun, ranking
from nonuple.play.topping.topping import Topping
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import game as new_game
from tests.play.lists import word_list
from tests.play.recording import CHANCE

pytestmark = pytest.mark.article("2026", "4.8.5")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def game(lexicon: Lexicon) -> Prepared:
    return prepare(Settings(), CHANCE, lexicon)


def tops(topping: Topping) -> list[Move]:
    return [one.move for one in candidates(topping.state, topping.lexicon)]


def finds(topping: Topping, at: float, which: int = 0) -> Topping:
    top = tops(topping)[which]
    return topping.propose(top.ref, top.word, at=at)


def finished(
    game: Prepared, lexicon: Lexicon, *, seconds: float = 10, missed: int = 0, which: int = 0
) -> Topping:
    """A player who misses the first tops, then takes so long for each."""
    topping = Topping.begin(game, lexicon, at=0, as_prepared=True)
    for _ in range(missed):
        topping = topping.expire(topping.since + LIMIT)
    while not topping.over:
        topping = finds(topping, topping.since + seconds, which)
    return topping


@pytest.mark.parametrize("own", ["", "FEDAYIN", "FEDAYINMOUSSEZ", "ZZ"])
def test_letters_of_ones_own_are_those_in_play_and_the_game_is_the_one_prepared_to_its_end(
    lexicon: Lexicon, own: str
) -> None:
    game = prepare(Settings(), CHANCE, lexicon, own=own)
    topping = finished(game, lexicon, missed=len(game.record.turns))
    assert topping.state.record.turns == game.record.turns
    assert "".join(turn.drawn for turn in topping.state.turns).startswith(own[: 7 * (len(own) // 7)])


def test_the_clock_runs_from_the_first_letters(game: Prepared, lexicon: Lexicon) -> None:
    topping = Topping.begin(game, lexicon, at=100)
    assert topping.state.drawn == game.record.turns[0].drawn
    assert (topping.since, topping.seconds, topping.over) == (100, 0, False)
    assert topping.state.settings.topping


def test_the_first_proposal_that_reaches_the_top_is_laid_and_the_next_letters_follow(
    game: Prepared, lexicon: Lexicon
) -> None:
    topping = Topping.begin(game, lexicon, at=100)
    top = tops(topping)[0]
    after = topping.propose(top.ref, top.word, at=112.5)
    assert [turn.word for turn in after.state.turns] == [top.word]
    assert after.state.drawn != ""
    assert (after.since, after.seconds, after.found) == (112.5, 12.5, 1)


def test_a_proposal_below_the_top_changes_nothing_but_is_remembered(game: Prepared, lexicon: Lexicon) -> None:
    topping = Topping.begin(game, lexicon, at=0)
    below = lexicon.moves(topping.state.board, topping.state.rack)[-1]
    heard = topping.propose(below.ref, below.word, at=5).propose("A1", "ZUT", at=6)
    assert heard.state == topping.state
    assert [(one.word, one.seconds, one.top) for one in heard.proposals] == [
        (below.word, 5, False),
        ("ZUT", 6, False),
    ]
    assert finds(heard, at=20).turns[0].seconds == 20


def test_letters_that_the_player_lacks_make_no_top(lexicon: Lexicon, game: Prepared) -> None:
    topping = Topping.begin(game, lexicon, at=0)
    assert topping.propose("H4", "WHISKEY", at=1).turns == ()


def test_a_top_not_found_in_time_is_given_for_twenty_seconds(game: Prepared, lexicon: Lexicon) -> None:
    topping = Topping.begin(game, lexicon, at=0).expire(at=63)
    assert (topping.found, topping.since) == (0, 63)
    assert topping.seconds == LIMIT + PENALTY == 80
    assert topping.state.turns[0].word == game.record.turns[0].word


def test_a_proposal_at_the_last_moment_counts_and_none_after_it(game: Prepared, lexicon: Lexicon) -> None:
    topping = Topping.begin(game, lexicon, at=0)
    assert finds(topping, at=60).seconds == 60
    with pytest.raises(Refusal, match=r"4\.8\.5.*doit être donné"):
        finds(topping, at=60.1)
    with pytest.raises(Refusal, match=r"4\.8\.5.*cherche encore"):
        topping.expire(at=59.9)


def test_another_time_limit_may_be_set(game: Prepared, lexicon: Lexicon) -> None:
    topping = Topping.begin(game, lexicon, at=0, limit=30)
    assert topping.expire(at=30).seconds == 50


def test_the_game_goes_on_to_its_end(game: Prepared, lexicon: Lexicon) -> None:
    topping = finished(game, lexicon, seconds=7)
    assert topping.state.record == game.record
    assert topping.seconds == 7 * len(game.record.turns)
    with pytest.raises(Refusal, match="finie"):
        topping.propose("A1", "ZUT", at=topping.since)
    with pytest.raises(Refusal, match="finie"):
        topping.expire(at=topping.since + LIMIT)


@pytest.mark.parametrize("formula", ["7+8", "joker", "joker-7+8+9"])
def test_every_formula_can_be_played_so(lexicon: Lexicon, formula: str) -> None:
    game = prepare(Settings(formula=formula), CHANCE, lexicon)
    assert finished(game, lexicon, missed=2).state.record == game.record


@pytest.mark.article("2026", "4.4")
def test_the_word_found_is_laid_where_the_player_is_alone(lexicon: Lexicon) -> None:
    """Of two tops the player's own goes on the grid, unless another must be retained."""
    game = tied_game(lexicon)
    topping = Topping.begin(game, lexicon, at=0)
    proposed = game.record.turns[0]
    other = next(top for top in tops(topping) if (top.ref, top.word) != (proposed.ref, proposed.word))
    own = topping.propose(other.ref, other.word, at=1)
    assert (own.state.turns[0].ref, own.state.turns[0].word) == (other.ref, other.word)


def test_several_players_have_the_same_game_whichever_equal_they_find(lexicon: Lexicon) -> None:
    game = tied_game(lexicon)
    assert finished(game, lexicon, which=-1).state.record == game.record


def tied_game(lexicon: Lexicon) -> Prepared:
    """A game whose first turn has several tops, all of which may be retained."""
    return next(
        game
        for game in (prepare(Settings(), Chance(secret_of_seed(seed), b""), lexicon) for seed in range(100))
        if game.record.turns[0].ties > 1 and "?" not in game.record.turns[0].drawn
    )


@pytest.mark.article("2026", "4.4")
def test_a_top_that_the_rulebook_sets_aside_is_found_but_another_is_laid() -> None:
    """MI with a joker for its I is worth 4 as AN is: the one without a joker must be retained."""
    lexicon = word_list("AN", "MI")
    letters = without(full_bag(FRENCH.letters), "ANM?")
    state = new_game(lexicon, drawn="ANM?", bag=letters, phase=Phase.RETAIN)
    prepared = prepared_topping(prepare(Settings(), CHANCE, lexicon), lexicon, as_prepared=False)
    topping = Topping(prepared, ToppingRun("", state, since=0), lexicon)
    assert {(top.word, top.score) for top in tops(topping)} == {("AN", 4), ("Mi", 4)}
    after = topping.propose("H8", "Mi", at=1)
    assert after.found == 1
    assert after.state.turns[0].word == "AN"


def test_a_proposal_is_known_by_the_grid_it_leaves(lexicon: Lexicon) -> None:
    """A single tile that forms two words may be said either way."""
    for seed in range(300):
        game = prepare(Settings(), Chance(secret_of_seed(seed), b""), lexicon)
        topping = Topping.begin(game, lexicon, at=0, as_prepared=True)
        while not topping.over:
            for top in tops(topping):
                if top.tiles == 1 and len(top.cross) == 1 and not Ref.parse(top.ref).down:
                    said = other_way(topping, top)
                    assert topping.propose(said.ref, said.word, at=topping.since).found == topping.found + 1
                    return
            topping = finds(topping, topping.since)
    raise AssertionError


def other_way(topping: Topping, top: Move) -> Move:
    """The same tile, told as the word that crosses."""
    board = topping.state.board.play(top.ref, top.word, formula=topping.state.formula)
    [laid] = topping.state.board.place(top.ref, top.word, formula=topping.state.formula).laid
    row, column = divmod(laid.square, 15)
    for ref, word in board.words():
        if ref.down and ref.column == column and ref.row <= row < ref.row + len(word):
            return top._replace(ref=str(ref), word=word)
    raise AssertionError


def test_the_word_list_is_that_of_the_game(game: Prepared) -> None:
    with pytest.raises(Refusal, match="préparée"):
        Topping.begin(game, word_list("QUE"), at=0)


# --- Several players ---------------------------------------------------------------------------------------


def test_total_time_decides_and_equal_times_share_a_rank(game: Prepared, lexicon: Lexicon) -> None:
    players = {
        "Zoé": finished(game, lexicon, seconds=5).run,
        "Ali": finished(game, lexicon, seconds=5).run,
        "Eve": finished(game, lexicon, seconds=4, missed=3).run,
        "Léo": finished(game, lexicon, seconds=20).run,
        "Max": Topping.begin(game, lexicon, at=0).run,
    }
    turns = len(game.record.turns)
    assert [(one.rank, one.player, one.seconds, one.given) for one in ranking(players)] == [
        (1, "Ali", 5 * turns, 0),
        (1, "Zoé", 5 * turns, 0),
        (3, "Eve", 4 * (turns - 3) + 3 * 80, 3),
        (4, "Léo", 20 * turns, 0),
    ]
    assert [one.found for one in ranking(players)] == [turns, turns, turns - 3, turns]


def test_times_on_different_games_are_not_compared(game: Prepared, lexicon: Lexicon) -> None:
    other = prepare(Settings(), Chance(secret_of_seed(3), b""), lexicon)
    with pytest.raises(Refusal, match="même partie"):
        ranking({"Ali": finished(game, lexicon).run, "Zoé": finished(other, lexicon).run})
