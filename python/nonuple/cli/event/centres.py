"""`nonuple event keys`, `pack`, `unpack`, `sign`, `merge`: one event in many centres."""

import re
import secrets
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.files import (
    EventPath,
    GameNumber,
    content,
    data,
    folder,
    opened,
    save,
    save_new,
)
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.competition.centres import Anomaly, CentreResults, merge
from nonuple.competition.people import folded
from nonuple.errors import Refusal
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys
from nonuple.formats.event_file import read_data, write_event
from nonuple.formats.spoken_key import KEY_BYTES, spoken_key
from nonuple.texts import centres as texts
from nonuple.texts import competition

Out = Annotated[Path, Parameter(metavar="FILE")]


class _Sealed(msgspec.Struct, frozen=True):
    """What anybody can read of a sealed game."""

    format: Literal["nonuple-sealed"]
    commitment: str


def keys(
    event: EventPath,
    /,
    *centres: Annotated[str, Parameter(name="CENTRE")],
    out: Annotated[Path, Parameter(metavar="DIR")],
) -> None:
    there = opened(event)
    made = {
        name: centre_file.centre_key(there.id, name, secrets.token_bytes(centre_file.SEED_BYTES))
        for name in centres
    }
    if not made or len({_file_name(name) for name in made}) < len(centres):
        raise Refusal(texts.CENTRES_ALIKE)
    folder(out)
    for name, key in made.items():
        save_new(out / f"{_file_name(name)}.key.json", msgspec.json.encode(key) + b"\n", secret=True)
    public = {name: centre_file.public_key(key) for name, key in made.items()}
    save_new(
        out / "centres.json", msgspec.json.encode(PublicKeys("nonuple-centres", 1, there.id, public)) + b"\n"
    )
    print(texts.KEYS_MADE.say(count=len(made), path=out))


def words(*, out: Out) -> None:
    """Makes a key of six words to seal games with: the password of `nonuple prepare`, made to be dictated."""
    key = spoken_key(secrets.token_bytes(KEY_BYTES))
    save_new(out, f"{key.password}\n".encode(), secret=True)
    print(texts.WORDS_MADE.say(words=" ".join(key.words), digits=key.digits, path=out))


def _file_name(centre: str) -> str:
    return re.sub(r"\W+", "-", folded(centre)) or "centre"


def pack(
    event: EventPath,
    /,
    *games: Annotated[Path, Parameter(name="SEALED")],
    out: Out,
    opens: Annotated[str, Parameter(metavar="TEXT")] = "",
) -> None:
    """Puts the sealed games of an event into one file, and what was published of them into the event."""
    there = opened(event)
    if len(games) != len(there.games):
        raise Refusal(texts.WRONG_GAMES, count=len(games), planned=len(there.games))
    sealed = [content(game) for game in games]
    commitments = [
        read_data(one, str(path), _Sealed).commitment for one, path in zip(sealed, games, strict=True)
    ]
    head = {
        "event": there.id,
        "name": there.name,
        "opens": opens,
        "edition": there.settings.edition,
        "lexicon": there.settings.lexicon,
    }
    packed = centre_file.pack(head, sealed)
    save_new(out, packed)
    planned = [replace(game, commitment=one) for game, one in zip(there.games, commitments, strict=True)]
    save(event, replace(there, games=tuple(planned)))
    digest = centre_file.unpack(packed, str(out)).digest
    print(texts.PACKED.say(count=len(games), path=out, digest=digest[:12]))


def unpack(
    file: Annotated[Path, Parameter(name="FILE")], /, *, out: Annotated[Path, Parameter(metavar="DIR")]
) -> None:
    sealed = centre_file.unpack(content(file), str(file))
    folder(out)
    for number, game in enumerate(sealed.games, start=1):
        path = out / f"{_file_name(sealed.name)}-{number}.json"
        save_new(path, msgspec.json.format(bytes(game), indent=1) + b"\n")
        print(path)


def sign(
    event: EventPath,
    /,
    *,
    key: Annotated[Path, Parameter(metavar="FILE")],
    out: Out,
    number: GameNumber = 1,
    opened_at: Annotated[str, Parameter(name="--opened", metavar="TEXT")] = "",
) -> None:
    there, own = opened(event), data(key, CentreKey)
    if own.event != there.id:
        raise Refusal(texts.OTHER_KEY, source=key)
    if number < 1:
        raise Refusal(texts.BAD_NUMBER, number=number)
    results = CentreResults(own.centre, number, there, opened_at, commission=there.commission)
    save_new(out, centre_file.sign(results, own))
    print(texts.SIGNED.say(number=number, centre=own.centre, path=out))


def merge_files(
    event: EventPath,
    /,
    *files: Annotated[Path, Parameter(name="FILE")],
    centres: Annotated[Path, Parameter(metavar="FILE")],
    out: Out,
    accept: Annotated[list[str] | None, Parameter(metavar="NAME")] = None,
    as_json: AsJson = False,
) -> int:
    """Exit code 1 if there is something to look at."""
    plan, known = opened(event), data(centres, PublicKeys)
    if known.event != plan.id:
        raise Refusal(texts.OTHER_KEY, source=centres)
    received: list[CentreResults] = []
    refused: list[str] = []
    with Progress(competition.FILES_READ, len(files), answers=False) as progress:
        for file in progress.over(files):
            try:
                received.append(centre_file.read_results(content(file), str(file), known))
            except Refusal as problem:
                refused.append(str(problem))
    merged = merge(plan, received, frozenset(accept or ()))
    save_new(out, write_event(merged.event))
    present = {entry.centre for entry in merged.event.entries}
    silent = sorted(set(known.keys) - {one.centre for one in received})
    if as_json:
        seen = [
            {"centre": one.centre, "left_out": one.left_out, "problem": str(one)} for one in merged.anomalies
        ]
        counted = {"centres": len(present), "entries": len(merged.event.entries)}
        answer_json({"refused": sorted(refused), "anomalies": seen, "silent": silent, **counted})
    else:
        for sentence in sorted(refused):
            print(sentence)
        for one in merged.anomalies:
            print(_told(one))
        for centre in silent:
            print(texts.SILENT.say(centre=centre))
        print(texts.MERGED.say(centres=len(present), entries=len(merged.event.entries), path=out))
    return 1 if refused or merged.anomalies or set(known.keys) - present else 0


def _told(one: Anomaly) -> str:
    return (texts.LEFT_OUT if one.left_out else texts.TO_SEE).say(centre=one.centre, problem=one)
