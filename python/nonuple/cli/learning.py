"""`nonuple lexicon learn` and `learnt`: what sheets teach about the free list, and what a person decides."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.errors import Refusal, system_answer
from nonuple.texts import learnt as texts
from nonuple.words.learnt import Evidence, Learnt, SheetLesson
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import plain
from nonuple.words_io.library import Library
from nonuple.words_io.schoolbook import Schoolbook

_SHOWN = 5
_PLACES_SHOWN = 3
_LARGEST = 4 * 1024 * 1024


class _Studied(NamedTuple):
    """What became of a file."""

    lesson: SheetLesson | None
    why: str
    """What was not understood of it, if anything."""


def learn(
    *paths: Annotated[Path, Parameter(name="PATH")],
    use: bool = False,
    as_json: AsJson = False,
) -> None:
    book = Schoolbook(Library.of_user())
    files = [file for path in paths for file in _files(path)]
    with Progress(texts.PROGRESS, len(files), answers=False) as progress:
        studied = [(file, _studied(file, book)) for file in progress.over(files)]
    lessons = [one.lesson for _, one in studied if one.lesson]
    if not lessons:
        raise Refusal(texts.NOTHING_TO_READ, paths=", ".join(map(str, paths)) or "∅")
    known = {one.digest for one in book.read().lessons}
    learnt = book.add(lessons)
    new = len({one.digest for one in lessons} - known)
    if as_json:
        left = [{"file": str(file), "why": one.why} for file, one in studied if one.why]
        answer_json({"read": len(lessons), "new": new, "left": left, **_figures(learnt)})
    else:
        print(texts.READ.say(read=len(lessons), new=new))
        _print_left(studied)
        _print_summary(learnt)
    _take(book, use=use, quiet=as_json)


def learnt(
    word: Annotated[str | None, Parameter(name="WORD")] = None,
    /,
    *,
    admit: bool = False,
    bar: bool = False,
    undo: bool = False,
    forget: Annotated[str | None, Parameter(metavar="SHEET")] = None,
    doubtful: bool = False,
    use: bool = False,
    as_json: AsJson = False,
) -> None:
    book = Schoolbook(Library.of_user())
    decisions = [good for wanted, good in ((admit, True), (bar, False), (undo, None)) if wanted]
    if len(decisions) + (forget is not None) > 1 or (decisions and word is None):
        raise Refusal(texts.ONE_DECISION)
    if forget is not None:
        book.forget(forget)
    if decisions and word is not None:
        book.decide(word, decisions[0])
    found = book.read()
    if as_json:
        answer_json(_told(found, book.base))
    elif word is not None:
        print_evidence(found, plain(word))
    else:
        _print_words(found, book.base, doubtful_only=doubtful)
        _print_summary(found, book.base)
    _take(book, use=use, quiet=as_json)


# --- Reading ------------------------------------------------------------------------------------------------


def _files(path: Path) -> Iterator[Path]:
    """The files of a folder and of those inside it, in order; or the file itself."""
    if not path.is_dir():
        yield path
        return
    for file in sorted(path.rglob("*")):
        if file.is_file() and not file.name.startswith("."):
            yield file


def _studied(file: Path, book: Schoolbook) -> _Studied:
    from nonuple.formats import games
    from nonuple.spreadsheets.reading import as_text

    try:
        with file.open("rb") as stream:
            data = stream.read(_LARGEST + 1)
        read = games.read_with_problems(as_text(data, file.name))
        why = str(read.problems[0].refusal()) if read.problems else ""
        return _Studied(book.lesson(read, file.name), why)
    except Refusal as problem:
        return _Studied(None, str(problem))
    except OSError as error:
        return _Studied(None, system_answer(error))


def _take(book: Schoolbook, *, use: bool, quiet: bool) -> None:
    """Make the list with what was learnt that of games to come, if that is wanted."""
    if use:
        name = book.taken().name
        book.library.use(name)
        if not quiet:
            from nonuple.texts import lexicon as list_texts

            words = list_texts.MANY_WORDS.say(count=len(book.library.open(name)))
            print(list_texts.NOW_IN_USE.say(name=name, words=words))
        return
    if quiet:
        return
    name = book.library.in_use()
    print(texts.TO_USE.say() if book.library.free_under(name) else texts.OWN_LIST.say(name=name))


# --- Telling ------------------------------------------------------------------------------------------------


def _new(found: Learnt, base: Lexicon) -> list[str]:
    return sorted(word for word in found.admitted if word not in base)


def _bad(found: Learnt, base: Lexicon) -> list[str]:
    return sorted(word for word in found.barred if word in base)


def _figures(found: Learnt) -> dict[str, int]:
    base = Library.of_user().default()
    return {
        "sheets": len(found.lessons),
        "admitted": len(_new(found, base)),
        "barred": len(_bad(found, base)),
        "doubtful": len(found.doubtful),
    }


def _print_summary(found: Learnt, base: Lexicon | None = None) -> None:
    print(texts.SUMMARY.say(**_figures(found)))


def _told(found: Learnt, base: Lexicon) -> dict[str, object]:
    """For a program."""

    def where(words: Sequence[str], met: dict[str, tuple[Evidence, ...]]) -> dict[str, tuple[Evidence, ...]]:
        return {word: met.get(word, ()) for word in words}

    return {
        "sheets": [one.sheet for one in found.lessons],
        "admitted": where(_new(found, base), dict(found.proven)),
        "barred": where(_bad(found, base), dict(found.contradicted)),
        "doubtful": found.doubtful,
        "decided": found.decided,
    }


def _print_words(found: Learnt, base: Lexicon, *, doubtful_only: bool) -> None:
    if not doubtful_only:
        for word in _new(found, base):
            print(texts.ADMITTED.say(word=word, where=_where(word, found.proven.get(word, ()))))
        for word in _bad(found, base):
            print(texts.BARRED.say(word=word, where=_where(word, found.contradicted.get(word, ()))))
    for word, met in sorted(found.doubtful.items()):
        print(texts.DOUBTFUL.say(word=word, where=_where(word, met)))


def print_evidence(found: Learnt, word: str) -> None:
    """What the sheets say of a word."""
    proven, contradicted = found.proven.get(word, ()), found.contradicted.get(word, ())
    if word in found.decided:
        good = found.decided[word]
        print((texts.ADMITTED if good else texts.BARRED).say(word=word, where=texts.BY_A_PERSON.say()))
    if proven:
        print(texts.PROVEN_BY.say(where=_where(word, proven)))
    if contradicted:
        print(texts.CONTRADICTED_BY.say(where=_where(word, contradicted)))
    if not proven and not contradicted and word not in found.decided:
        print(texts.NOT_LEARNT.say(word=word))


def _where(word: str, met: Sequence[Evidence]) -> str:
    if not met:
        return texts.BY_A_PERSON.say()
    shown = ", ".join(texts.WHERE.say(sheet=one.sheet, turn=one.turn) for one in met[:_PLACES_SHOWN])
    more = len(met) - _PLACES_SHOWN
    return texts.AND_MORE.say(where=shown, count=more) if more > 0 else shown


def _print_left(studied: Sequence[tuple[Path, _Studied]]) -> None:
    """On standard error: the first few files that were not understood, or only in part."""
    left = [(file, one) for file, one in studied if one.why]
    for file, one in left[:_SHOWN]:
        text = texts.PARTLY if one.lesson else texts.LEFT
        print(text.say(source=file.name, why=one.why), file=sys.stderr)
    if len(left) > _SHOWN:
        print(texts.MORE_LEFT.say(count=len(left) - _SHOWN), file=sys.stderr)
