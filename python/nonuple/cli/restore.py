"""`nonuple restore`: a backup goes on on this computer."""

import asyncio
import shlex
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from nonuple.cli.prose import say
from nonuple.store.moving import move
from nonuple.store.restoring import restore as restore_backup
from nonuple.texts import server as texts
from nonuple.words_io.library import Library


def restore(
    backup: Annotated[Path, Parameter(metavar="BACKUP")],
    /,
    *,
    data: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    database: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
) -> None:
    into = data or Library.of_user().data
    console = Console(highlight=False)
    if database is not None:
        moved = asyncio.run(move(backup, database))
        say(console, texts.MOVED.say(events=moved.events, backup=backup))
        return
    restored = restore_backup(backup, into)
    say(
        console,
        texts.RESTORED.say(events=restored.events, streams=restored.streams, backup=backup, data=into),
    )
    command = "nonuple serve" + ("" if data is None else f" --data {shlex.quote(str(data))}")
    console.print(texts.GO_ON.say(command=command), soft_wrap=True, markup=False)
