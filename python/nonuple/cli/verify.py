"""`nonuple verify`: whether a played game is what its rules and its secret make of it."""

from nonuple.cli.objects import AsJson, Source, answer_json, content_of
from nonuple.formats import game_file
from nonuple.play.duplicate.verification import Breach, RecordedGame, Verification
from nonuple.play.duplicate.verification import verify as check
from nonuple.texts import game as game_texts
from nonuple.texts import verify as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.naming import sentence_on


def verify(file: Source, /, *, lexicon: str | None = None, as_json: AsJson = False) -> int:
    read = game_file.read(content_of(file), file)
    listed = _word_list(lexicon, read.played)
    found = check(read.played, listed)
    changed = () if read.intact else (Breach(texts.FILE_CHANGED, {}),)
    differences = [" ".join(str(one).split()) for one in (*changed, *found.differences)]
    if as_json:
        state = found.state
        figures = {"turns": len(state.turns), "total": state.total, "digest": read.digest}
        unproven = [str(one) for one in found.unproven]
        answer_json(
            {"verified": not differences, "differences": differences, "unproven": unproven, **figures}
        )
        return 1 if differences else 0
    for difference in differences:
        print(difference)
    if differences:
        print(texts.DIFFERENT.say(count=len(differences)))
        return 1
    _print_verified(found)
    print(texts.DIGEST.say(digest=read.digest))
    print(sentence_on(listed))
    return 0


def _print_verified(found: Verification) -> None:
    state = found.state
    end = game_texts.ENDS[state.end or ""].say()
    print(texts.VERIFIED.say(turns=len(state.turns), total=state.total, end=end))
    if found.chance is None:
        print(texts.REAL_BAG.say())
    elif state.phrase is None:
        print(texts.DRAWS_VERIFIED.say(draws=state.draws))
    else:
        print(texts.DRAWS_VERIFIED_WITH_PHRASE.say(draws=state.draws, phrase=state.phrase))
    if found.unproven:
        print(texts.UNPROVEN.say())
    for decision in found.unproven:
        print(f"- {decision}")


def _word_list(choice: str | None, played: RecordedGame) -> Lexicon:
    """The list asked for; else the one the game was played with, if the user has it; else the one in use."""
    library = Library.of_user()
    if choice is None:
        default = library.default()
        wanted = played.started.lexicon
        if default.fingerprint == wanted:
            return default
        choice = next((name for name in library.names() if library.entry(name).fingerprint == wanted), None)
    return library.resolve(choice)
