"""How a word reads once spelled with tiles: the one place where accents, ligatures and case go away."""

import re
import unicodedata

SHORTEST = 2
LONGEST = 15
WORD = re.compile(rf"[A-Z]{{{SHORTEST},{LONGEST}}}")

_LIGATURES = {"œ": "OE", "Œ": "OE", "æ": "AE", "Æ": "AE"}
# Combining marks (accents, cedilla) and invisible format characters (zero width, soft hyphen).
_SILENT = ("Mn", "Cf")


class _Tiles(dict[int, str]):
    """What each character becomes, worked out the first time it is met."""

    def __missing__(self, code: int) -> str:
        apart = unicodedata.normalize("NFD", chr(code))
        heard = (_LIGATURES.get(sign, sign) for sign in apart if unicodedata.category(sign) not in _SILENT)
        self[code] = "".join(heard).upper()
        return self[code]


_TILES = _Tiles()


def plain(written: str) -> str:
    """The word in capitals without accents, cedilla, ligatures or invisible characters.

    Characters that no tile can stand for are kept as they are, so that whoever asked can name them.
    """
    return written.upper() if written.isascii() else written.translate(_TILES)
