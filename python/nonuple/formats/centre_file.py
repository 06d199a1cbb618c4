"""What a centre sends back, signed; its key; and the sealed games of an event in one file.

A signature is Ed25519 (RFC 8032) over the document in one line, fields in alphabetical order, the signature
itself left out. The organiser makes the keys: the private one goes to the centre, the public one stays.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults
from nonuple.formats.digest import FIELD, canonical, digest_of, with_digest
from nonuple.formats.event_file import checked_event, read_data
from nonuple.people.person import CentreName
from nonuple.texts import centres as texts
from nonuple.texts import files

T = TypeVar("T")

SEED_BYTES = 32
SIGNATURE = "signature"


class CentreKey(msgspec.Struct, frozen=True):
    """What a centre signs with: 32 secret bytes, in hexadecimal."""

    format: Literal["nonuple-centre-key"]
    version: Literal[1]
    event: str
    centre: CentreName
    private: str
    opens: str = ""
    """The hour of this centre, with the offset of its clocks, where it is not that of all."""


class PublicKeys(msgspec.Struct, frozen=True):
    """What the organiser knows every centre by."""

    format: Literal["nonuple-centres"]
    version: Literal[1]
    event: str
    keys: Mapping[CentreName, str]


class _Signed(msgspec.Struct, frozen=True):
    format: Literal["nonuple-centre"]
    version: Literal[1]
    results: CentreResults
    signature: str


class SealedEvent(msgspec.Struct, frozen=True):
    """All sealed games of an event, for every centre the same file."""

    format: Literal["nonuple-sealed-event"]
    version: Literal[1]
    event: str
    name: str
    opens: str
    """The hour that was fixed, as the organiser wrote it."""
    edition: str
    lexicon: str
    games: Sequence[msgspec.Raw]
    digest: str


class SealedGame(msgspec.Struct, frozen=True):
    """What anybody can read of a sealed game."""

    format: Literal["nonuple-sealed"]
    commitment: str


def centre_key(event: str, centre: str, seed: bytes) -> CentreKey:
    """A centre's key from 32 bytes that nobody can guess."""
    return CentreKey("nonuple-centre-key", 1, event, centre, seed.hex())


def public_key(key: CentreKey) -> str:
    return _private(key).public_key().public_bytes_raw().hex()


def _private(key: CentreKey) -> Ed25519PrivateKey:
    try:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key.private))
    except ValueError:
        raise Refusal(files.BAD_VALUE, source=key.centre, place="private") from None


def sign(results: CentreResults, key: CentreKey) -> bytes:
    """The file that a centre sends."""
    document = {"format": "nonuple-centre", "version": 1, "results": msgspec.to_builtins(results)}
    signature = _private(key).sign(canonical(document)).hex()
    return msgspec.json.encode({**document, SIGNATURE: signature}) + b"\n"


class _Sender(msgspec.Struct, frozen=True):
    centre: CentreName


class _From(msgspec.Struct, frozen=True):
    results: _Sender


def sender(data: bytes, source: str) -> str:
    """The centre that a file names: nothing else of it is read, and nothing believed."""
    return _read(data, source, _From).results.centre


def _read(data: bytes, source: str, kind: type[T]) -> T:
    try:
        return read_data(data, source, kind)
    except Refusal:
        raise Refusal(texts.UNREADABLE, source=source) from None


def read_results(data: bytes, source: str, keys: PublicKeys) -> CentreResults:
    """What a centre sent, if its key signed exactly that."""
    signed = _read(data, source, _Signed)
    centre = signed.results.centre
    if centre not in keys.keys:
        raise Refusal(texts.UNKNOWN_CENTRE, source=source, centre=centre)
    document = _read(data, source, dict[str, object])
    document.pop(SIGNATURE)
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(keys.keys[centre]))
        public.verify(bytes.fromhex(signed.signature), canonical(document))
    except (InvalidSignature, ValueError):
        raise Refusal(texts.ALTERED, source=source, centre=centre) from None
    checked_event(signed.results.event, source)
    return signed.results


def pack(head: Mapping[str, str], games: Sequence[bytes]) -> bytes:
    """Sealed games in one file; `head` has event, name, opens, edition and lexicon."""
    document: dict[str, object] = {
        "format": "nonuple-sealed-event",
        "version": 1,
        **head,
        "games": [msgspec.json.decode(game) for game in games],
    }
    return msgspec.json.format(msgspec.json.encode(with_digest(document)), indent=1) + b"\n"


def unpack(data: bytes, source: str) -> SealedEvent:
    """The sealed games of a file that is whole."""
    sealed = read_data(data, source, SealedEvent)
    document = read_data(data, source, dict[str, object])
    if document.get(FIELD) != digest_of(document):
        raise Refusal(texts.DAMAGED, source=source)
    return sealed
