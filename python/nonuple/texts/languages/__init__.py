"""The languages that people read: French and English, in which all is written, and one for each file here.

A file `es.toml` has a `locale`, the numbers that take the `singular`, and under `[sentences]` what each
French sentence is there; where French says two things alike, what each of the English ones is:

    "Annuler" = { Cancel = "Cancelar", Undo = "Deshacer" }

What it lacks is said in French.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

Language = str
"""`fr`, `en`, or the name of a file."""

Sentences = Mapping[str, str | Mapping[str, str]]


class Tongue(NamedTuple):
    locale: str
    singular: tuple[int, ...]
    sentences: Sentences

    def translated(self, french: str, english: str) -> str:
        found = self.sentences.get(french, french)
        return found if isinstance(found, str) else found.get(english, french)


def tongues(folder: Path) -> Iterator[tuple[Language, Tongue]]:
    """The languages of the files of a folder."""
    for file in sorted(folder.glob("*.toml")):
        import tomllib  # most people read French or English: the server starts without it

        told = tomllib.loads(file.read_text("utf-8"))
        yield file.stem, Tongue(told["locale"], tuple(told["singular"]), told["sentences"])


LANGUAGES: dict[Language, Tongue] = {
    "fr": Tongue("fr-FR", (0, 1), {}),
    "en": Tongue("en-GB", (1,), {}),
    **dict(tongues(Path(__file__).parent)),
}


def tongue(language: Language) -> Tongue:
    """French in place of one that nobody has written yet."""
    return LANGUAGES.get(language, LANGUAGES["fr"])
