"""`make pictures-paper`: a picture of every page that is printed, clean and as a bad photocopy.

All of them go into the folder named, to be looked at; a few small ones into docs/images/paper.
"""

import random
import struct
import sys
import zlib
from pathlib import Path

from nonuple.documents import press
from nonuple.documents.model import Look
from tests.documents.reading import Picture, pages_of, picture_of
from tests.documents.samples import SAMPLES

SHOWN = (
    "notes",
    "slips-photo",
    "road-sheets",
    "mark-sheet",
    "game-sheet",
    "honours",
    "diplomas",
    "table-cards",
)
DOCS = Path("docs/images/paper")
FIRST_PAGES = 3


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    DOCS.mkdir(parents=True, exist_ok=True)
    for name, make in SAMPLES.items():
        pdf = press.pdf(make("fr", "a4"), Look())
        for number in range(min(len(pages_of(pdf)), FIRST_PAGES)):
            clean = picture_of(pdf, number, dots_a_millimetre=5)
            (folder / f"{name}-{number + 1}.png").write_bytes(png(clean))
            (folder / f"{name}-{number + 1}-copy.png").write_bytes(png(photocopied(clean)))
        if name in SHOWN:
            (DOCS / f"{name}.png").write_bytes(png(picture_of(pdf, dots_a_millimetre=2.6)))


def photocopied(page: Picture) -> Picture:
    """Greys lost or blackened, specks added: what a worn machine makes of it."""
    chance = random.Random(page.width)
    grey = bytearray(0 if point < 120 else 255 if point > 190 else 70 for point in page.grey)
    for _ in range(len(grey) // 400):
        grey[chance.randrange(len(grey))] = chance.choice((0, 255))
    return page._replace(grey=bytes(grey))


def png(page: Picture) -> bytes:
    rows = b"".join(
        b"\0" + page.grey[start : start + page.width] for start in range(0, len(page.grey), page.width)
    )
    head = struct.pack(">IIBBBBB", page.width, page.height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
