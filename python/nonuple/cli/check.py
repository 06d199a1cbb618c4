"""`nonuple check`: is the log of a folder as it was written?"""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.prose import say
from nonuple.store.checking import check as check_log
from nonuple.texts import server as texts


def check(directory: Annotated[Path, Parameter(name="DIR")], /, *, as_json: AsJson = False) -> int:
    state = check_log(directory)
    if as_json:
        damage = [str(one) for one in state.damage]
        answer_json({"sound": not damage, "events": state.events, "streams": state.streams, "damage": damage})
        return 1 if damage else 0
    console = Console(highlight=False)
    counted = {"path": directory, "events": state.events, "streams": state.streams}
    if state.damage:
        say(console, texts.LOG_DAMAGED.say(**counted))
        for one in state.damage:
            console.print(f"- {one}", soft_wrap=True, markup=False)
        say(console, texts.WHAT_TO_DO_WITH_DAMAGE.say())
        return 1
    say(console, texts.LOG_SOUND.say(**counted))
    if not state.is_witnessed:
        say(console, texts.LOG_UNWITNESSED.say())
    return 0
