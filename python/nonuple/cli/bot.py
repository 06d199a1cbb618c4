"""`nonuple bot`: programs of others that play here, by name."""

from contextlib import closing
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from nonuple.bots.register import MEGABYTES, SECONDS, BotRegister
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.prose import say
from nonuple.texts import bots as texts

app = App(name="bot", default_parameter=Parameter(negative=(), show_default=False))

BotName = Annotated[str, Parameter(name="NAME")]


@app.command(name="add")
def add_bot(
    name: BotName,
    /,
    *command: Annotated[str, Parameter(name="COMMAND", allow_leading_hyphen=True)],
    seconds: float = SECONDS,
    memory: int = MEGABYTES,
) -> None:
    BotRegister.of_user().add(name, command, seconds, memory)
    say(Console(), texts.ADDED.say(name=name))


@app.command(name="list")
def list_bots(*, as_json: AsJson = False) -> None:
    known = BotRegister.of_user().all()
    if as_json:
        answer_json({"bots": [{"name": name, **msgspec.structs.asdict(bot)} for name, bot in known.items()]})
        return
    for name, bot in known.items():
        print(f"{name}  {' '.join(bot.command)}  ({bot.seconds:g} s, {bot.memory} Mo)")
    if not known:
        say(Console(), texts.NONE.say())


@app.command(name="remove")
def remove_bot(name: BotName, /) -> None:
    BotRegister.of_user().remove(name)
    say(Console(), texts.REMOVED.say(name=name))


@app.command(name="play")
def play_bot(
    name: BotName,
    where: Annotated[str, Parameter(name="ADDRESS")],
    /,
    *,
    lexicon: Annotated[str | None, Parameter(metavar="LIST")] = None,
) -> None:
    from nonuple.bots.process import BotProcess
    from nonuple.bots.visiting import play_at
    from nonuple.words_io.library import Library

    words = Library.of_user().resolve(lexicon)
    with closing(BotProcess(name, BotRegister.of_user().find(name), words)) as process:
        score = play_at(where, name, process)
    say(Console(), texts.SCORED.say(name=name, own=score.own, top=score.top))
