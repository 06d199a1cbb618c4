"""`make pictures-paper`: a picture of every page that is printed, clean and as a bad photocopy.

All of them go into the folder named, to be looked at; a few small ones into docs/images/paper.
"""

import sys
from pathlib import Path

from nonuple.documents import press
from nonuple.documents.model import Look
from tests.documents.reading import pages_of, photocopied, picture_of, png
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
