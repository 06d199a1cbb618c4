"""Draw docs/images/top.svg, the picture of the README: `python docs/images/draw.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from nonuple.cli import top as command

POSITION = "15/15/15/15/8TEK4/8A6/4C3X6/3CHOYEES5/4I3ET5/4O4A5/4T4T5/9I5/8BoUDAI1/9N5/15 IENESSN/"
PICTURE = Path(__file__).with_name("top.svg")

console = Console(
    record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
)
command.Console = lambda **_: console  # type: ignore[misc, assignment, attr-defined]
command.top(cgp=POSITION, limit=6)
drawing = console.export_svg(title="nonuple top")
# Fonts and credits are addresses on the network: the picture does without.
drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL)
drawing = re.sub(r"<!--.*?-->", "", drawing, flags=re.DOTALL)
PICTURE.write_text(re.sub(r"[ \t]+$", "", drawing, flags=re.MULTILINE), encoding="utf-8")
