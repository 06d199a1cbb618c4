"""Nine levels: who they are, what they may do, and how they explain themselves."""

import json
from collections import Counter
from functools import lru_cache
from hashlib import sha256

import pytest
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.formats import free_json
from nonuple.game import FreeGame
from nonuple.opponents import reckoner
from nonuple.opponents.explaining import why
from nonuple.opponents.knowledge import Knowledge
from nonuple.opponents.levels import LEVELS, NINE, computer, level_name
from nonuple.opponents.reckoner import Reckoner
from nonuple.opponents.skills import SKILLS, STATIC, Skill, Trials
from nonuple.pieces.board import Board
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import MOST_LETTERS
from nonuple.pieces.variant import USUAL
from nonuple.play.free.commands import ExchangeLetters, LayWord, PassTurn
from nonuple.play.free.players import FromSeat, SeenTurn, Thought
from nonuple.play.free.settings import FreeSettings
from nonuple.play.free.simulation import play_out
from nonuple.play.free.state import FreeState, replay
from nonuple.words_io import default
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import knowledge_of
from tests.free.checker import Checker, moves_by_reference

CHANCE = bytes(range(32))
QUICK = Skill(weighs_leaves=True, trials=Trials(4, 32, 2.0, 200), endgame=100)
"""Thinks as the champion does, for less long."""


@lru_cache
def knowledge() -> Knowledge:
    library = Library.of_user()
    return knowledge_of(library.default(), library)


@lru_cache
def admitted() -> frozenset[str]:
    return frozenset(knowledge().lexicon.words.words())


@lru_cache
def classes() -> dict[str, int]:
    return dict(zip(default.words_text().decode().split("\n"), default.classes(), strict=True))


def seen(rack: str, unseen: str, held: tuple[int, ...], rows: tuple[str, ...] = ()) -> FromSeat:
    board = Board.from_rows(rows) if rows else Board()
    return FromSeat(
        seat=0,
        rack=rack,
        board=board,
        unseen=unseen,
        bag=len(unseen) - sum(held[1:]),
        held=held,
        totals=(0,) * len(held),
        active=tuple(range(len(held))),
        turns=(),
        words="checked",
    )


def others_than(rack: str) -> str:
    return "".join((Counter(USUAL.letters.bag) - Counter(rack)).elements())


def first_move(rows: tuple[str, ...], rack: str) -> Move | None:
    return next(iter(knowledge().lexicon.top(Board.from_rows(rows), rack[:MOST_LETTERS])), None)


def game(seed: int, *names: str) -> FreeState:
    players = [computer(name, knowledge()) for name in names]
    return replay(play_out(FreeSettings(names), players, seed, knowledge().lexicon))


def test_the_champion_is_ahead_of_the_strongest_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three at the table, not of the weakest: what is still to be won decides what is risked."""
    asked = []

    class Player:
        def decide(self, *_: object, lead: int, **__: object) -> None:
            asked.append(lead)
            raise LookupError

    monkeypatch.setattr(reckoner, "player", lambda *_: Player())
    there = seen("CHATSON", others_than("CHATSON"), (7, 7, 7))
    for totals in ((100, 90, 40), (100, 40, 90)):
        with pytest.raises(LookupError):
            Reckoner(knowledge(), QUICK).act(replace(there, totals=totals), CHANCE)
    assert asked == [10, 10]


def test_there_are_nine_levels_from_discovery_to_champion() -> None:
    assert len(NINE) == 9
    first, *_, last = NINE
    assert (first, last) == ("decouverte", "champion")
    assert LEVELS[first].title == ("découverte", "discovery")


@pytest.mark.parametrize("name", ["decouverte", "découverte", "Découverte", "DISCOVERY"])
def test_a_level_is_found_by_its_name_in_both_languages(name: str) -> None:
    assert level_name(name) == "decouverte"


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal, match=r"« grand maître » n'est pas un joueur connu : decouverte, .*"):
        level_name("grand maître")


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "champion"])
def test_a_game_of_a_level_keeps_every_rule_and_is_the_same_again(name: str) -> None:
    state = game(5, name, "greedy")
    has_move = moves_by_reference(admitted(), first_move)
    Checker(json.loads(free_json.line(state.record)), admitted(), has_move).check()
    assert state == game(5, name, "greedy")


@pytest.mark.parametrize("name", ["decouverte", "debutant", "amateur", "habitue"])
def test_a_weak_level_lays_only_words_that_it_knows(name: str) -> None:
    eyesight = SKILLS[name].eyesight
    assert eyesight is not None
    for turn in game(7, name, name).record.turns:
        for word in (turn.word, *(turn.cross or ())):
            if word is not None:
                known = classes()[word.upper()]
                rare = eyesight.rare_tenses if known & default.RARE_TENSE else 0
                assert known % default.RARE_TENSE - rare >= eyesight.least_class, word


def test_short_words_are_known_as_far_as_people_say_them() -> None:
    """The weakest levels do not play as if they had learnt the list of two-letter words by heart."""
    least = max(skill.eyesight.least_class for skill in SKILLS.values() if skill.eyesight)
    known = {word for word, class_ in classes().items() if len(word) <= 3 and class_ >= least}
    assert {"TU", "OS", "NEZ", "LAC", "THE", "FEU"} <= known
    assert known.isdisjoint({"UD", "QI", "WU", "XI", "PT", "VS", "OC", "OP", "UT", "IF", "RU"})
    assert known.isdisjoint({"LEZ", "TEK", "KIL", "KAN", "DEY", "YOD", "IDO", "VAU", "API", "FOC", "BEY"})


@pytest.mark.parametrize("name", ["decouverte", "debutant", "amateur", "habitue", "confirme"])
def test_every_level_exchanges_letters_with_which_little_can_be_done(name: str) -> None:
    player = computer(name, knowledge())
    rows = ("." * 15,) * 7 + (".......SEL.....",) + ("." * 15,) * 7
    chosen = player.act(seen("WKXVVQZ", others_than("WKXVVQZ"), (7, 7), rows), CHANCE)
    assert isinstance(chosen.act, ExchangeLetters) and len(chosen.act.letters) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_simulates_decides_for_two_three_and_four_and_does_so_again(seats: int) -> None:
    player = Reckoner(knowledge(), QUICK)
    position = seen("EALRTS?", others_than("EALRTS?"), (7,) * seats)
    chosen = player.act(position, CHANCE)
    assert isinstance(chosen.act, LayWord)
    assert chosen == player.act(position, CHANCE)
    assert {one.ground for one in chosen.thoughts} == {"simulation"}


def test_who_has_no_move_exchanges_and_passes_when_the_bag_is_low() -> None:
    player = Reckoner(knowledge(), STATIC)
    many, few = seen("VVWXQKJ", "E" * 40, (7, 7)), seen("VVWXQKJ", "E" * 9, (7, 7))
    assert isinstance(player.act(many, CHANCE).act, ExchangeLetters)
    assert isinstance(player.act(few, CHANCE).act, PassTurn)


def test_an_endgame_of_two_is_worked_out_and_said_to_be() -> None:
    rows = ("." * 15,) * 7 + ("....MAISON.....",) + ("." * 15,) * 7
    best, *others = Reckoner(knowledge(), QUICK).act(seen("SE", "AT", (2, 2), rows), CHANCE).thoughts
    assert best.ground == "exact"
    assert all(best.worth >= other.worth for other in others)
    assert why(best).fr.endswith("calculé jusqu'au bout.")
    assert why(best).en.endswith("worked out completely.")


@pytest.mark.parametrize("skill", [QUICK, SKILLS["champion"]])
def test_whoever_has_no_time_left_answers_all_the_same(skill: Skill) -> None:
    hurried = Reckoner(knowledge(), skill, seconds=0)
    opening = hurried.act(seen("EALRTS?", others_than("EALRTS?"), (7, 7)), CHANCE)
    assert isinstance(opening.act, LayWord)
    rows = ("." * 15,) * 7 + ("....MAISON.....",) + ("." * 15,) * 7
    ending = hurried.act(seen("SERTINA", "ATOUEGL", (7, 7), rows), CHANCE)
    assert isinstance(ending.act, LayWord)
    assert ending.thoughts[0].ground == "endgame"


def test_an_explanation_tells_points_and_what_is_kept() -> None:
    chosen = Reckoner(knowledge(), STATIC).act(seen("EALRTS?", others_than("EALRTS?"), (7, 7)), CHANCE)
    for one in chosen.thoughts:
        assert one.ground == "equity"
        assert one.worth == pytest.approx(one.score + one.leave)
    worths = [one.worth for one in chosen.thoughts]
    assert worths == sorted(worths, reverse=True)
    told = Thought(chosen.act, 17.5, "equity", score=20, leave=-2.5)
    assert why(told).fr == "20 points, et les lettres gardées valent -2,5 : +17,5 en tout."
    assert why(told).en == "20 points, and the letters kept are worth -2.5: +17.5 in all."


def test_a_program_can_ask_what_a_level_considers_before_it_plays() -> None:
    game = FreeGame(["Ana", "Bob"], seed=7, lexicon=knowledge().lexicon)
    choice, *others = game.consider("averti")
    assert isinstance(choice.act, LayWord)
    assert len(others) == 7
    played = game.let("averti").record.turns[0]
    assert (played.ref, played.word, played.score) == (choice.act.ref, choice.act.word, choice.score)


def test_the_one_who_looks_at_points_only_says_so() -> None:
    player = computer("greedy", knowledge())
    (laid,) = player.act(seen("EALRTS?", others_than("EALRTS?"), (7, 7)), CHANCE).thoughts
    assert why(laid).fr == f"{laid.score} points."
    (stuck,) = player.act(seen("VVWXQKJ", "E" * 9, (7, 7)), CHANCE).thoughts
    assert why(stuck).fr == "Rien à poser."


@pytest.mark.article("free", "10")
@pytest.mark.parametrize("name", ["greedy", "maitre", "champion"])
def test_p11_asked_whether_he_challenges_one_names_words_that_are_not_on_the_list(name: str) -> None:
    laid = SeenTurn(n=1, seat=1, action="play", taken=0, ref="H8", word="XQZ", cross=())
    position = seen("EALRTS?", others_than("EALRTS?"), (7, 7))
    wrong = FromSeat(
        **{name: getattr(position, name) for name in position.__struct_fields__} | {"laid": laid}
    )
    player = computer(name, knowledge())
    assert player.challenges(wrong, CHANCE)
    assert not player.challenges(position, CHANCE)


@pytest.mark.article("free", "10")
def test_weaker_levels_notice_less_and_now_and_then_mistrust_a_word_that_is_right() -> None:
    noticed: dict[str, int] = {}
    mistrusted: dict[str, int] = {}
    chances = [sha256(b"%d" % number).digest() for number in range(400)]
    for name in NINE:
        player = computer(name, knowledge())
        for word, counts in (("XQZ", noticed), ("WU", mistrusted), ("MAISON", {})):
            laid = SeenTurn(n=1, seat=1, action="play", taken=0, ref="H8", word=word, cross=())
            position = seen("EALRTS?", others_than("EALRTS?"), (7, 7))
            there = replace(position, laid=laid)
            counts[name] = sum(player.challenges(there, chance) for chance in chances)
            assert word != "MAISON" or counts[name] == 0
    assert 60 < noticed["decouverte"] < 140 and noticed["champion"] == noticed["maitre"] == 400
    assert 10 < mistrusted["decouverte"] < 60 and mistrusted["champion"] == mistrusted["maitre"] == 0
