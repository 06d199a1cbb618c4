"""The file of a played game: what was written is read, and any change shows."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import game_file
from nonuple.formats.digest import with_digest
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.verification import RecordedGame, verify
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.recording import SALT, SECRET, eventful_game, plain_game

Path = tuple[str | int, ...]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture(scope="module")
def played(lexicon: Lexicon) -> RecordedGame:
    return eventful_game(lexicon, Settings(time=NORMAL_TIME))


def rewritten(document: Any) -> bytes:
    return json.dumps(with_digest(document)).encode()


def test_a_game_is_read_as_it_was_written(played: RecordedGame) -> None:
    read = game_file.read(game_file.write(played), "f")
    assert (read.played, read.intact) == (played, True)


def test_a_game_from_a_real_bag_has_no_secret(lexicon: Lexicon) -> None:
    played = plain_game(lexicon, chance=None)
    written = game_file.write(played)
    assert json.loads(written)["secret"] is None
    assert game_file.read(written, "f").played == played


def test_what_the_file_looks_like(played: RecordedGame) -> None:
    written = json.loads(game_file.write(played))
    assert list(written) == ["format", "version", "entries", "secret", "salt", "digest"]
    assert (written["format"], written["version"]) == ("nonuple-events", 1)
    assert (written["secret"], written["salt"]) == (SECRET.hex(), SALT.hex())
    assert written["entries"][1] == {
        "event": {"type": "PhraseMixed", "phrase": "Vive la grille !"},
        "author": "juge-arbitre",
        "at": "2026-05-01T20:00:01+02:00",
        "version": 1,
    }


def test_spacing_and_order_do_not_matter_to_the_digest(played: RecordedGame) -> None:
    document = json.loads(game_file.write(played))
    other = json.dumps(dict(reversed(document.items())), indent=7).encode("utf-8-sig")
    assert game_file.read(other, "f").intact


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path


def change(value: object) -> object:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return value[:-1] + ("1" if value[-1:] == "0" else "0")
    return "0"


def test_a_change_of_any_field_is_noticed(played: RecordedGame, lexicon: Lexicon) -> None:
    document = json.loads(game_file.write(played))
    paths = list(leaves(document))
    assert len(paths) > 500
    for path in paths:
        copy = msgspec.json.decode(msgspec.json.encode(document))
        inner = copy
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = change(inner[path[-1]])
        assert not accepted(json.dumps(copy).encode(), lexicon), path


def accepted(content: bytes, lexicon: Lexicon) -> bool:
    """Whether a file passes every check."""
    try:
        read = game_file.read(content, "f")
        return read.intact and not verify(read.played, lexicon).differences
    except Refusal:
        return False


def test_every_entry_left_out_doubled_or_moved_is_noticed(played: RecordedGame) -> None:
    document = json.loads(game_file.write(played))
    entries = document["entries"]
    for at in range(1, len(entries) - 1):
        for others in (
            entries[:at] + entries[at + 1 :],
            entries[: at + 1] + entries[at:],
            [*entries[:at], entries[at + 1], entries[at], *entries[at + 2 :]],
        ):
            assert not game_file.read(json.dumps({**document, "entries": others}).encode(), "f").intact


def test_what_a_change_alters_in_the_game_is_told_even_with_a_digest_that_fits(
    played: RecordedGame, lexicon: Lexicon
) -> None:
    """Fields that rules and secret determine cannot be changed even by who can write a new digest."""
    document = json.loads(game_file.write(played))
    ruled = {"drawn", "ref", "word", "laid", "score", "bonus", "ties", "reason", "valid", "phrase"}
    for path in leaves(document["entries"]):
        event = document["entries"][path[0]]["event"]
        if path[-1] not in ruled or event["type"] == "TurnCorrected":
            continue
        copy = msgspec.json.decode(msgspec.json.encode(document))
        inner = copy["entries"]
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = change(inner[path[-1]])
        assert not accepted(rewritten(copy), lexicon), path


json_values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 30)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.text("ABCEISZ?()1245.", max_size=8)
    | st.lists(st.text(max_size=2), max_size=2)
)


@given(data=st.data())
def test_whatever_a_field_holds_the_file_is_refused_or_the_change_told(
    played: RecordedGame, lexicon: Lexicon, data: st.DataObject
) -> None:
    document = json.loads(game_file.write(played))
    for path in data.draw(st.lists(st.sampled_from(list(leaves(document))), min_size=1, max_size=3)):
        inner = document
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = data.draw(json_values)
    accepted(rewritten(document), lexicon)
    same = json.dumps(document) == json.dumps(json.loads(game_file.write(played)))
    assert accepted(json.dumps(document).encode(), lexicon) == same


# --- What is no such file ----------------------------------------------------------------------------------


@given(content=st.binary() | st.text().map(str.encode))
def test_anything_else_is_refused_in_one_sentence(content: bytes) -> None:
    with pytest.raises(Refusal, match="n'est pas le fichier"):
        game_file.read(content, "f")


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": "nonuple-events", "version": 1, "entries": ' + b"1" * 5000 + b"}",
        b'{"format": "nonuple-game", "version": 1}',
    ],
)
def test_hostile_files_are_refused(content: bytes) -> None:
    with pytest.raises(Refusal):
        game_file.read(content, "f")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"version": 2}, r"plus récent \(version 2\)"),
        ({"entries": []}, "ne commence pas"),
        ({"entries": 3}, "champ « entries »"),
        ({"secret": "zz"}, "champ « secret »"),
        ({"secret": 3}, "champ « secret »"),
    ],
)
def test_what_is_wrong_is_named(played: RecordedGame, fields: dict[str, object], sentence: str) -> None:
    document = {**json.loads(game_file.write(played)), **fields}
    with pytest.raises(Refusal, match=sentence):
        game_file.read(rewritten(document), "f")


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("entries", 0, "version"), 9, "plus récent"),
        (("entries", 0, "event", "type"), "Redone", "ne commence pas"),
        (("entries", 4, "event", "type"), "Exploded", r"champ « entries\[4\]\.event\.type »|champ"),
        (("entries", 0, "event", "settings", "time", "stages"), [], "time"),
    ],
)
def test_where_it_is_wrong_is_named(played: RecordedGame, path: Path, value: object, sentence: str) -> None:
    document = json.loads(game_file.write(played))
    inner = document
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(Refusal, match=sentence):
        game_file.read(rewritten(document), "f")
