"""What holds in every game alone, whatever is answered."""

import os
from random import Random

import msgspec
import pytest

from nonuple.play.solo import commands as ask
from nonuple.play.solo.activity import solo_parts
from nonuple.play.solo.events import SoloFact, SoloSlip
from nonuple.play.solo.hints import STEPS
from nonuple.play.solo.solo import SoloGame
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

GAMES = 200 if os.environ.get("NONUPLE_SOAK") == "1" else 6
decode = msgspec.json.Decoder(SoloFact).decode


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


def wish(game: SoloGame, dice: Random) -> ask.SoloCommand:
    """Anything that a player may do now: words good and bad, hints, nothing at all."""
    turn = game.state.turn
    if game.outcome is not None:
        return ask.GoOn()
    moves = game.lexicon.moves(turn.board, turn.rack, formula=turn.formula)
    move = moves[min(dice.randrange(len(moves)), dice.randrange(len(moves)))]
    wishes: list[ask.SoloCommand] = [
        ask.HandIn(SoloSlip(move.word, move.ref, move.score)),
        ask.HandIn(SoloSlip(turn.retained.word, turn.retained.ref, turn.top + dice.randrange(2))),
        ask.HandIn(SoloSlip(move.word[::-1], move.ref, move.score)),
        ask.HandIn(SoloSlip(move.word, "A1")),
        ask.KeepDraft(SoloSlip(move.word, move.ref)),
        ask.HandIn(),
    ]
    if len(game.hints) < len(STEPS):
        wishes += [ask.TakeHint()] * 4
    return dice.choice(wishes)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_whole_game_by_random_answers(lexicon: Lexicon, seed: int) -> None:
    """The total never exceeds the top; hints tell no more than was asked; events tell the whole game."""
    dice = Random(seed)
    formula = dice.choice(["normal", "7/8", "joker"])
    game = SoloGame.drawn(lexicon, seed=seed, formula=formula, judged=bool(seed % 2))
    while not game.over:
        game = game.do(wish(game, dice))
        report = game.report
        assert 0 <= sum(one.points for one in game.state.outcomes) <= report.top
        assert report.total <= report.top
        check_mask(game)
    events = [decode(msgspec.json.encode(event)) for event in game.events]
    assert SoloGame.replay(events, lexicon) == game
    assert report.turns == len(game.state.turns)


def check_mask(game: SoloGame) -> None:
    """What is shown holds nothing of the turns to come, and of the top only what hints have told."""
    shown = msgspec.json.encode(solo_parts(game.state)).decode()
    unseen = game.state.turns[len(game.state.outcomes) :]
    seen = " ".join(f"{one.rack.letters} {one.retained.word}" for one in game.state.seen).upper()
    in_play = game.state.turn.rack.letters if game.outcome is None else ""
    for turn in unseen[0 if game.outcome else 1 :]:
        letters = turn.rack.letters
        assert len(letters) < 5 or letters in seen + in_play or f'"{turn.rack}"' not in shown
    if game.outcome is None:
        retained = game.state.turn.retained
        parts = msgspec.to_builtins(solo_parts(game.state))
        assert parts["shown"] is parts["report"] is None
        taken = [hint for hint in parts["turn"]["hints"] if hint["told"] is not None]
        assert [hint["step"] for hint in taken] == list(game.state.hints)
        assert [hint["told"] for hint in taken] == list(game.hints.values())
        if len(retained.word) >= 5 and retained.word.upper() not in seen and game.state.draft is None:
            assert retained.word not in shown
