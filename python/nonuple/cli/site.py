"""`nonuple site`: the page that plays without a server, as a folder of files for any web site."""

import re
import shutil
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nonuple.errors import Refusal, system_answer
from nonuple.texts import site as texts

_SCREENS = Path(__file__).parents[1] / "server" / "static"
_WORKER = "sw.js"
"""What keeps the files for when there is no network: built with the page, and only with it."""
_ALONE = re.compile("<html ")


def site(folder: Annotated[Path, Parameter(name="FOLDER")], /) -> None:
    if not (_SCREENS / _WORKER).is_file():
        raise Refusal(texts.NOT_BUILT)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refusal(texts.NOT_EMPTY, folder=folder)
    try:
        shutil.copytree(_SCREENS, folder, dirs_exist_ok=True)
        first = folder / "index.html"
        first.write_text(_ALONE.sub("<html data-alone ", first.read_text("utf-8"), count=1), "utf-8")
    except OSError as error:
        raise Refusal(texts.NOT_WRITTEN, folder=folder, reason=system_answer(error)) from None
    print(texts.WRITTEN.say(folder=folder))
