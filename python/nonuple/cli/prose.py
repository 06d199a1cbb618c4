"""Sentences printed for people to read."""

import re
import textwrap

from rich.console import Console
from rich.text import Text as Styled

WIDEST = 80
_TIED = "\N{NO-BREAK SPACE}"


def say(console: Console, sentence: str, style: str = "") -> None:
    """Print a sentence in lines of 80 columns at most; French signs stay with the word before them."""
    tied = re.sub(r" (?=[:;?!»])|(?<=«) ", _TIED, sentence)
    lines = textwrap.fill(tied, min(console.width, WIDEST)).replace(_TIED, " ")
    console.print(Styled(lines, style=style), soft_wrap=True)
