"""`nonuple lexicon`: the user's word lists, and what one asks of them."""

import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from threading import Timer
from typing import Annotated

from cyclopts import App, Parameter

from nonuple.cli.learning import learn, learnt, print_evidence
from nonuple.cli.objects import AsJson, answer_json
from nonuple.dictionary.book import DefinitionBook
from nonuple.dictionary.columns import Columns
from nonuple.errors import Refusal
from nonuple.spreadsheets.reading import read_rows
from nonuple.texts import definitions as definition_texts
from nonuple.texts import learnt as learnt_texts
from nonuple.texts import lexicon as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.revision import completed
from nonuple.words.spelling import plain
from nonuple.words_io import default as embedded
from nonuple.words_io.importing import MOST_ENTRIES, ImportReport, doubted, edition_of, older_than
from nonuple.words_io.library import Library, read_file
from nonuple.words_io.naming import named_here, titled
from nonuple.words_io.schoolbook import Schoolbook
from nonuple.words_io.shapes import Remark
from nonuple.words_io.supplements import BUILT_IN, SUPPLEMENTS, supplements_of

app = App(
    name="lexicon",
    default_parameter=Parameter(negative=(), show_default=False),
)

_PATIENCE_SECONDS = 1.0
_SHOWN_ON_A_SCREEN = 200

Chosen = Annotated[
    str | None,
    Parameter(metavar="NAME-OR-FILE"),
]
Limit = Annotated[
    int | None,
    Parameter(metavar="N"),
]


# --- The lists ---------------------------------------------------------------------------------------------


@app.command(name="import")
def import_(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    name: Annotated[str, Parameter(metavar="NAME")],
    column: Annotated[str | None, Parameter(metavar="C")] = None,
    encoding: Annotated[str | None, Parameter(metavar="E")] = None,
    use: bool = False,
    replace: bool = False,
    anyway: bool = False,
    onto: Annotated[str | None, Parameter(metavar="NAME-OR-FILE")] = None,
    lengths: Annotated[str | None, Parameter(metavar="N,N")] = None,
    as_json: AsJson = False,
) -> None:
    library = Library.of_user()
    name = library.free_name(name, replace=replace)
    in_use = named_here(library.in_use(), library).words
    known = _lengths(lengths, onto)
    with _patience(file.name):
        imported = read_file(
            file, column=column, encoding=encoding, workbook=partial(read_rows, most=MOST_ENTRIES)
        )
        if imported.report.doubts and not anyway:
            raise doubted(file.name, imported.report)
        under = ""
        if onto is not None:
            base = library.resolve(onto)
            under = base.name
            imported = imported._replace(words=completed(base, imported.words, known))
        entry = library.add(name, imported, file.name, replace=replace, onto=under)
    if use:
        library.use(name)
    used = library.in_use() == name
    if as_json:
        answer_json({"name": name, "words": entry.count, "used": used, "report": _told(imported.report)})
        return
    words = _words(entry.count)
    print(texts.IMPORTED.say(name=name, words=words, source=entry.source, encoding=entry.encoding))
    _print_report(imported.report, older_than(in_use, imported.report))
    if onto is not None:
        print(texts.PUT_ONTO.say(onto=onto, lengths=lengths or "∅"))
    if used:
        print(texts.NOW_IN_USE.say(name=name, words=words))
    else:
        print(texts.NOT_YET_IN_USE.say(name=name))


@app.command(name="list")
def list_(*, as_json: AsJson = False) -> None:
    library = Library.of_user()
    used = library.in_use()
    if as_json:
        known = [
            *((one, len(library.open(one))) for one in BUILT_IN),
            *((one, _counted(library, one)) for one in library.names()),
        ]
        answer_json([{"name": name, "words": words, "used": name == used} for name, words in known])
        return
    rows = [(one, _words(len(library.open(one))), _built_in(one)) for one in BUILT_IN]
    rows += [(name, *_listed(library, name)) for name in library.names()]
    wide, long = (max(len(row[index]) for row in rows) for index in (0, 1))
    for name, words, origin in rows:
        mark = "*" if name == used else " "
        print(f"{mark} {name:<{wide}}  {words:>{long}}  {origin}".rstrip())


@app.command
def info(name: Annotated[str | None, Parameter(name="NAME")] = None, /, *, as_json: AsJson = False) -> None:
    library = Library.of_user()
    lexicon = library.resolve(name)
    used = lexicon.name == library.in_use()
    lengths = sorted(Counter(map(len, lexicon.words.words())).items())
    if as_json:
        named = {"name": lexicon.name, "used": used, "fingerprint": lexicon.fingerprint}
        answer_json({**named, "words": len(lexicon), "lengths": dict(lengths)})
        return
    print(texts.INFO_NAME.say(name=lexicon.name))
    print(texts.INFO_IN_USE.say(answer=(texts.YES if used else texts.NO).say()))
    if lexicon.name in BUILT_IN:
        print(texts.INFO_ORIGIN.say(origin=_built_in(lexicon.name)))
    elif lexicon.name in library.names():
        entry = library.entry(lexicon.name)
        print(texts.INFO_ORIGIN.say(origin=_origin(library, lexicon.name)))
        print(texts.INFO_ENCODING.say(encoding=entry.encoding))
    print(texts.INFO_FINGERPRINT.say(fingerprint=lexicon.fingerprint))
    print(texts.INFO_WORDS.say(count=_number(len(lexicon))))
    for length, count in lengths:
        print(texts.INFO_LENGTH.say(length=length, count=_number(count)))


@app.command
def use(name: Annotated[str, Parameter(name="NAME")], /) -> None:
    lexicon = Library.of_user().use(name)
    print(texts.NOW_IN_USE.say(name=lexicon.name, words=_words(len(lexicon))))


@app.command
def remove(name: Annotated[str, Parameter(name="NAME")], /) -> None:
    Library.of_user().remove(name)
    print(texts.REMOVED.say(name=name.lower()))


@app.command
def diff(
    a: Annotated[str, Parameter(name="A")],
    b: Annotated[str, Parameter(name="B")],
    /,
    *,
    limit: Limit = None,
    as_json: AsJson = False,
) -> None:
    most = _most(limit)
    library = Library.of_user()
    with _patience(f"{a}, {b}"):
        old, new = library.resolve(a), library.resolve(b)
    before, after = set(old.words.words()), set(new.words.words())
    added, dropped = sorted(after - before), sorted(before - after)
    if as_json:
        answer_json({"added": added[:most], "dropped": dropped[:most]})
        return
    print(texts.DIFF_ADDS.say(b=new.name, words=_words(len(added))))
    print(texts.DIFF_DROPS.say(b=new.name, words=_words(len(dropped))))
    for sign, words in (("+", added), ("-", dropped)):
        for word in words[:most]:
            print(sign, word)
        _print_more(len(words), most)


app.command(learn)
app.command(learnt)


# --- The words ---------------------------------------------------------------------------------------------


@app.command
def check(
    *words: Annotated[str, Parameter(name="WORD")], lexicon: Chosen = None, as_json: AsJson = False
) -> int:
    if not words:
        raise Refusal(texts.NOTHING_TO_CHECK)
    chosen = Library.of_user().resolve(lexicon)
    answers = {word: word in chosen for word in words}
    if as_json:
        answer_json([{"word": plain(word), "admitted": admitted} for word, admitted in answers.items()])
    else:
        for word in words:
            _print_answer(word, chosen)
    return 0 if all(answers.values()) else 1


@app.command
def define(
    word: Annotated[str, Parameter(name="WORD")], /, *, lexicon: Chosen = None, as_json: AsJson = False
) -> int:
    from nonuple.dictionary.telling import definitions_of
    from nonuple.words_io.readings import readings_of

    chosen = Library.of_user().resolve(lexicon)
    readings = readings_of(plain(word))
    defined, source = definitions_of(plain(word))
    if as_json:
        told = [{"nature": one.nature, "gloss": one.gloss} for one in defined]
        described = [reading.describe() for reading in readings]
        admitted = word in chosen
        answer_json({"word": plain(word), "admitted": admitted, "readings": described, "definitions": told})
        return 0 if admitted else 1
    admitted = _print_answer(word, chosen)
    for reading in readings:
        print(f"  {reading.describe()}")
    for one in defined:
        print(f"  {one.describe()}")
    if defined:
        print(f"  ({source})")
    if admitted and not readings and not defined:
        print(texts.NOT_DESCRIBED.say(word=plain(word)))
    return 0 if admitted else 1


@app.command
def why(
    word: Annotated[str, Parameter(name="WORD")], /, *, lexicon: Chosen = None, as_json: AsJson = False
) -> int:
    library, spelled = Library.of_user(), plain(word)
    chosen = library.resolve(lexicon)
    sources = [learnt_texts.FREE_DICTIONARY] if spelled in library.default() else []
    sources += [one.source for one in SUPPLEMENTS.values() if spelled in one.words()]
    found = Schoolbook(library).read()
    admitted = word in chosen
    if as_json:
        met = {"proven": found.proven.get(spelled, ()), "contradicted": found.contradicted.get(spelled, ())}
        told = [one.say() for one in sources]
        answer_json({"word": spelled, "admitted": admitted, "sources": told, "sheets": met})
        return 0 if admitted else 1
    _print_answer(word, chosen)
    for source in sources:
        print(learnt_texts.SOURCES.say(source=source.say()))
    if not sources:
        print(learnt_texts.NO_SOURCE.say())
    if found.lessons:
        print_evidence(found, spelled)
    return 0 if admitted else 1


@app.command
def definitions(
    file: Annotated[Path | None, Parameter(name="FILE")] = None,
    /,
    *,
    word: Annotated[str | None, Parameter(metavar="C")] = None,
    definition: Annotated[str | None, Parameter(metavar="C")] = None,
    source: Annotated[str | None, Parameter(metavar="TEXT")] = None,
    remove: bool = False,
) -> None:
    book = DefinitionBook(Library.of_user().data)
    if remove:
        if not book.remove():
            raise Refusal(definition_texts.NONE_THERE)
        print(definition_texts.REMOVED.say())
        return
    if file is None:
        raise Refusal(definition_texts.FILE_OR_REMOVE)
    with _patience(file.name):
        columns = Columns(word, definition) if word and definition else None
        taken = book.take(file, columns, source)
    print(definition_texts.TAKEN.say(**taken._asdict(), source=book.source))


@app.command
def find(
    pattern: Annotated[str, Parameter(name="PATTERN")],
    /,
    *,
    anagram: bool = False,
    sub: bool = False,
    front: bool = False,
    back: bool = False,
    length: Annotated[int | None, Parameter(metavar="N")] = None,
    limit: Limit = None,
    lexicon: Chosen = None,
    as_json: AsJson = False,
) -> None:
    most = _most(limit)
    chosen = Library.of_user().resolve(lexicon)
    searches: tuple[tuple[bool, Callable[[str], list[str]]], ...] = (
        (anagram, chosen.anagrams),
        (sub, chosen.subanagrams),
        (front, chosen.front_extensions),
        (back, chosen.back_extensions),
    )
    asked = [search for wanted, search in searches if wanted] or [chosen.find]
    if len(asked) > 1:
        raise Refusal(texts.ONE_SEARCH)
    found = [word for word in asked[0](pattern) if length in (None, len(word))]
    shown = sorted(found, key=lambda word: -len(word) if sub else len(word))[:most]
    if as_json:
        answer_json({"count": len(found), "words": shown})
        return
    print(texts.FOUND.say(words=_words(len(found)), lexicon=titled(chosen)))
    for size, group in groupby(shown, key=len):
        words = list(group)
        print(texts.FOUND_LENGTH.say(length=size, count=sum(len(word) == size for word in found)))
        _print_words(words, size)
    _print_more(len(found), most)


@app.command
def derive(*, source: Annotated[Path | None, Parameter(metavar="DIR")] = None, check: bool = False) -> None:
    from nonuple.words_io import derive as derivation

    folder = source or Path(__file__).parents[3] / "data" / "grammalecte"
    if not folder.is_dir():
        raise Refusal(texts.NOT_A_CHECKOUT, path=folder)
    if check:
        derivation.check(folder)
        print(texts.DERIVATION_HOLDS.say(path=folder))
    else:
        derivation.write(folder, embedded.DATA)
        print(texts.DERIVED.say(path=embedded.DATA))


# --- Saying it ---------------------------------------------------------------------------------------------


@contextmanager
def _patience(source: str) -> Iterator[None]:
    """Say on standard error what is going on, if it lasts."""
    sentence = texts.PATIENCE.say(source=source)
    timer = Timer(_PATIENCE_SECONDS, lambda: print(sentence, file=sys.stderr, flush=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _told(report: ImportReport) -> dict[str, object]:
    """For a program."""
    left_out = [
        {"why": one.reason.name.lower(), "times": one.times, "examples": one.examples}
        for one in report.left_out
    ]
    counted = {"read": report.read, "changed": report.changed, "duplicates": report.duplicates}
    found = {
        "edition": report.edition and report.edition.number,
        "remarks": [one.say() for one in report.remarks],
        "doubts": [one.say() for one in report.doubts],
    }
    return {**counted, "encoding": report.encoding, "title": report.title, "left_out": left_out, **found}


def _lengths(written: str | None, onto: str | None) -> frozenset[int]:
    """The lengths of which a supplement has all words."""
    if written is None:
        return frozenset()
    numbers = written.replace(" ", "").split(",")
    if onto is None or not all(number.isdecimal() and 2 <= int(number) <= 15 for number in numbers):
        raise Refusal(texts.BAD_LENGTHS, lengths=written)
    return frozenset(map(int, numbers))


def _print_report(report: ImportReport, older: Sequence[Remark]) -> None:
    print(texts.READ.say(count=_number(report.read)))
    print(texts.CHANGED.say(count=_number(report.changed)))
    print(texts.DUPLICATES.say(count=_number(report.duplicates)))
    for remark in (*edition_of(report), *older, *report.remarks, *report.doubts):
        print(texts.REMARK.say(remark=remark.say()))
    if report.title:
        print(texts.TITLE_LINE.say(title=report.title))
    print(texts.LEFT_OUT.say(count=_number(sum(left.times for left in report.left_out))))
    for left in report.left_out:
        examples = ", ".join(left.examples) + (", …" if left.times > len(left.examples) else "")
        reason = left.reason.value.say()
        print(texts.LEFT_OUT_REASON.say(reason=reason, count=_number(left.times), examples=examples))


def _print_answer(word: str, lexicon: Lexicon) -> bool:
    """Say whether the word is admitted; and answer it."""
    admitted = word in lexicon
    sentence = (texts.ADMITTED if admitted else texts.NOT_ADMITTED).say(
        word=plain(word), lexicon=titled(lexicon)
    )
    if sys.stdout.isatty():
        from rich.console import Console

        Console(highlight=False).print(
            sentence, style="green" if admitted else "red", markup=False, soft_wrap=True
        )
    else:
        print(sentence)
    return admitted


def _print_words(words: Sequence[str], length: int) -> None:
    """Words of one length: in columns on a screen, one a line for other programs."""
    fit = max(1, shutil.get_terminal_size().columns // (length + 1)) if sys.stdout.isatty() else 1
    for start in range(0, len(words), fit):
        print(" ".join(words[start : start + fit]))


def _print_more(count: int, most: int | None) -> None:
    if most is not None and count > most:
        print(texts.MORE.say(count=_number(count - most)))


def _most(limit: int | None) -> int | None:
    """How many words to show; None for all."""
    if limit is None:
        return _SHOWN_ON_A_SCREEN if sys.stdout.isatty() else None
    if limit < 0:
        raise Refusal(texts.BAD_LIMIT, limit=limit)
    return limit or None


def _listed(library: Library, name: str) -> tuple[str, str]:
    """The columns of `list`; a damaged list is shown, so that it can be replaced."""
    try:
        return _words(library.entry(name).count), _origin(library, name)
    except Refusal:
        return "?", texts.LISTED_DAMAGED.say()


def _built_in(name: str) -> str:
    """Where a list of the program comes from."""
    return " ; ".join(str(one) for one in (embedded.TITLE, *(one.source for one in supplements_of(name))))


def _counted(library: Library, name: str) -> int | None:
    """How many words an imported list has; None when it is damaged."""
    try:
        return library.entry(name).count
    except Refusal:
        return None


def _origin(library: Library, name: str) -> str:
    entry = library.entry(name)
    return texts.IMPORTED_ON.say(source=entry.source, date=f"{entry.imported_at.astimezone():%Y-%m-%d %H:%M}")


def _words(count: int) -> str:
    if count < 2:
        return (texts.ONE_WORD if count else texts.NO_WORDS).say()
    return texts.MANY_WORDS.say(count=_number(count))


def _number(count: int) -> str:
    """With thin spaces for people, bare for other programs."""
    return f"{count:,}".replace(",", "\u202f") if sys.stdout.isatty() else str(count)
