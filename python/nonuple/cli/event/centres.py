"""`nonuple event keys`, `pack`, `unpack`, `sign`, `merge`: one event in many centres."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.centres.preparing import centre_keys, file_name, public_keys
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
from nonuple.cli.event.holding import changes_event
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults, Met, Sendings, last_sent, merge
from nonuple.event.event import Event
from nonuple.event.halls import Anomaly
from nonuple.event.hours import with_offset
from nonuple.event.rejudging import Rejudged, differences, rejudge
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys, SealedEvent, SealedGame
from nonuple.formats.event_file import read_data, write_event
from nonuple.formats.sealed import unseal
from nonuple.formats.spoken_key import KEY_BYTES, spoken_key
from nonuple.people.person import folded
from nonuple.play.record import Record
from nonuple.texts import centres as texts
from nonuple.texts import competition
from nonuple.words_io.library import Library

Out = Annotated[Path, Parameter(metavar="FILE")]


def keys(
    event: EventPath,
    /,
    *centres: Annotated[str, Parameter(name="CENTRE")],
    out: Annotated[Path, Parameter(metavar="DIR")],
) -> None:
    there = opened(event)
    made = centre_keys(there.id, centres, secrets.token_bytes)
    folder(out)
    for name, key in made.items():
        save_new(out / f"{file_name(name)}.key.json", msgspec.json.encode(key) + b"\n", secret=True)
    save_new(out / "centres.json", public_keys(there.id, made))
    print(texts.KEYS_MADE.say(count=len(made), path=out))


def words(*, out: Out) -> None:
    """Makes a key of six words to seal games with: the password of `nonuple prepare`, made to be dictated."""
    key = spoken_key(secrets.token_bytes(KEY_BYTES))
    save_new(out, f"{key.password}\n".encode(), secret=True)
    print(texts.WORDS_MADE.say(words=" ".join(key.words), digits=key.digits, path=out))


@changes_event
def pack(
    event: EventPath,
    /,
    *games: Annotated[Path, Parameter(name="SEALED")],
    out: Out,
    opens: Annotated[str, Parameter(metavar="TEXT")] = "",
) -> None:
    """Puts the sealed games of an event into one file, and what was published of them into the event."""
    there, opens = opened(event), with_offset(opens)
    if len(games) != len(there.games):
        raise Refusal(texts.WRONG_GAMES, count=len(games), planned=len(there.games))
    sealed = [content(game) for game in games]
    commitments = [
        read_data(one, str(path), SealedGame).commitment for one, path in zip(sealed, games, strict=True)
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
        path = out / f"{file_name(sealed.name)}-{number}.json"
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
    sums: bool = False,
    games: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    key: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    lexicon: Annotated[str | None, Parameter(metavar="NAME-OR-FILE")] = None,
    counts: Annotated[list[str] | None, Parameter(metavar="NAME=CENTRE")] = None,
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
    sealed = _sealed(plan, games)
    records = _unsealed(sealed, key, str(games)) if sealed is not None and key is not None else ()
    judged = _judged(plan, received, records, lexicon)
    accepted = frozenset(accept or ())
    halls = {centre: one.halls for centre, one in judged.items()}
    opens = dict.fromkeys(known.keys, sealed.opens) if sealed is not None else {}
    sendings = Sendings(received, accepted, None if sums else accepted, halls, records, opens)
    merged = merge(plan, sendings)
    if counts:
        merged = merge(plan, sendings._replace(met=dict(_settled(one, merged.met) for one in counts)))
    found = [*merged.anomalies, *(odd for one in judged.values() for odd in differences(one))]
    save_new(out, write_event(merged.event))
    present = {entry.centre for entry in merged.event.entries}
    silent = sorted(set(known.keys) - {one.centre for one in received})
    if as_json:
        seen = [{"centre": one.centre, "left_out": one.left_out, "problem": str(one)} for one in found]
        counted = {"centres": len(present), "entries": len(merged.event.entries)}
        met = [one._asdict() for one in merged.met]
        answer_json({"refused": sorted(refused), "anomalies": seen, "met": met, "silent": silent, **counted})
    else:
        for sentence in sorted(refused):
            print(sentence)
        for one in found:
            print(_told(one))
        for person in merged.met:
            print(_met(person))
        for centre in silent:
            print(texts.SILENT.say(centre=centre))
        print(texts.MERGED.say(centres=len(present), entries=len(merged.event.entries), path=out))
    open_ = [one for one in merged.met if one.counts is None]
    return 1 if refused or found or open_ or set(known.keys) - present else 0


def _sealed(plan: Event, games: Path | None) -> SealedEvent | None:
    if games is None:
        return None
    sealed = centre_file.unpack(content(games), str(games))
    if sealed.event != plan.id:
        raise Refusal(texts.OTHER_KEY, source=games)
    return sealed


def _unsealed(sealed: SealedEvent, key: Path, source: str) -> Sequence[Record]:
    """The games themselves, where the organiser gives their file and its key."""
    password = content(key).decode().strip()
    return [unseal(bytes(game), password, source).record for game in sealed.games]


def _settled(answer: str, met: Sequence[Met]) -> tuple[tuple[str, ...], str]:
    """`NAME=CENTRE`: who is met twice counts there; `NAME=` says that they are two people."""
    name, _, centre = (part.strip() for part in answer.partition("="))
    one = next((one for one in met if folded(one.name) == folded(name)), None)
    if one is None:
        raise Refusal(texts.NOT_MET, name=name)
    pairs = zip(one.entries, one.centres, strict=True)
    found = [entry for entry, there in pairs if centre in (entry, there)]
    if centre and len(found) != 1:
        raise Refusal(texts.NOT_THERE, name=name, centre=centre, places=", ".join(one.entries))
    return one.entries, found[0] if centre else ""


def _met(one: Met) -> str:
    if one.counts is None:
        return texts.MET_TWICE.say(name=one.name, places=", ".join(one.entries))
    if not one.counts:
        return texts.MET_APART.say(name=one.name)
    return texts.MET_COUNTS.say(name=one.name, centre=one.centres[one.entries.index(one.counts)])


def _judged(
    plan: Event, received: Sequence[CentreResults], games: Sequence[Record], name: str | None
) -> Mapping[str, Rejudged]:
    """The last sending of each centre that told its slips, judged again on these games."""
    if not games:
        return {}
    lexicon, settings = Library.of_user().resolve(name), plan.settings
    if settings.lexicon and lexicon.fingerprint != settings.lexicon:
        fingerprints = {"fingerprint": lexicon.fingerprint[:12], "planned": settings.lexicon[:12]}
        raise Refusal(texts.OTHER_WORD_LIST, lexicon=lexicon.name, **fingerprints)
    sent, _ = last_sent(received)
    done = (
        rejudge(one, settings.edition, lexicon, games, settings.own)
        for one in sent.values()
        if any(one.slips)
    )
    return {one.centre: one for one in done if one is not None}


def _told(one: Anomaly) -> str:
    return (texts.LEFT_OUT if one.left_out else texts.TO_SEE).say(centre=one.centre, problem=one)
