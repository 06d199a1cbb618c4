"""`nonuple simulate --solo` and `--topping`: games that a bot plays by itself."""

import sys
from contextlib import closing

import msgspec

from nonuple.bots.playing import play_solo, play_topping
from nonuple.bots.process import BotProcess
from nonuple.bots.register import BotRegister, KnownBot
from nonuple.play.duplicate.settings import Settings
from nonuple.play.solo.solo import SoloGame
from nonuple.play.topping.topping import Topping
from nonuple.words.lexicon import Lexicon


def simulate_bot(name: str, settings: Settings, seeds: range, lexicon: Lexicon, *, topping: bool) -> None:
    """One game a line; each is played by a process of its own, so that none remembers another."""
    bot = BotRegister.of_user().find(name)
    told = _topping if topping else _solo
    for seed in seeds:
        with closing(BotProcess(name, bot, lexicon)) as process:
            head = {"seed": seed, "edition": settings.edition, "formula": settings.formula, "bot": name}
            line = {**head, **told(process, bot, settings, seed, lexicon)}
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        sys.stdout.flush()


def _solo(
    process: BotProcess, bot: KnownBot, settings: Settings, seed: int, lexicon: Lexicon
) -> dict[str, object]:
    game = SoloGame.drawn(lexicon, seed=seed, edition=settings.edition, formula=settings.formula)
    played = play_solo(process, game, settings.edition, settings.formula)
    points = [outcome.points for outcome in played.state.outcomes]
    tops = [turn.retained for turn in played.state.seen]
    turns = [
        {"n": top.n, "rack": top.rack, "points": own, "ref": top.ref, "word": top.word, "score": top.score}
        for top, own in zip(tops, points, strict=True)
    ]
    return {"game": "solo", "turns": turns, "total": sum(points), "top": sum(top.score for top in tops)}


def _topping(
    process: BotProcess, bot: KnownBot, settings: Settings, seed: int, lexicon: Lexicon
) -> dict[str, object]:
    game = Topping.drawn(
        lexicon, seed=seed, edition=settings.edition, formula=settings.formula, limit=bot.seconds
    )
    played = play_topping(process, game, settings.edition, settings.formula)
    return {
        "game": "topping",
        "turns": [msgspec.to_builtins(turn) for turn in played.turns],
        "found": played.found,
        "of": len(played.turns),
        "seconds": round(played.seconds, 3),
    }
