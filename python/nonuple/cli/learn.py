"""`nonuple learn`: what letters kept on a rack are worth, for the list in use."""

import os
from pathlib import Path

from rich.console import Console

from nonuple.cli.progress import Progress
from nonuple.cli.prose import say
from nonuple.errors import Refusal
from nonuple.opponents.learning import ROUNDS, lessons, taught
from nonuple.pieces.variant import USUAL
from nonuple.pieces.variant import variant as variant_called
from nonuple.texts import opponents as texts
from nonuple.words_io.library import Library
from nonuple.words_io.naming import titled
from nonuple.words_io.schooling import LearnedLeaves, keep_leaves, leaves_file


def learn(
    *,
    lexicon: str | None = None,
    variant: str = USUAL.name,
    seed: int = 1,
    out: Path | None = None,
    workers: int | None = None,
) -> None:
    for wrong, text in ((seed < 0, texts.BAD_SEED), (workers is not None and workers < 1, texts.BAD_WORKERS)):
        if wrong:
            raise Refusal(text)
    library, played = Library.of_user(), variant_called(variant)
    words = library.resolve(lexicon)
    path = out or leaves_file(words, played, library)
    with Progress(texts.LESSONS, lessons(), answers=False) as progress:
        threads = workers or os.cpu_count() or 1
        *_, known = progress.over(taught(words.words, played, seed, threads))
    keep_leaves(LearnedLeaves(words.fingerprint, variant, seed, ROUNDS, tuple(known.coefficients)), path)
    say(Console(), texts.LEARNED.say(lexicon=titled(words), games=sum(ROUNDS), path=path))
