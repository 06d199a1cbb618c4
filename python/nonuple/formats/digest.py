"""The digest of a JSON document, whatever its spacing and the order of its fields."""

import json
from collections.abc import Mapping
from hashlib import sha256

FIELD = "digest"


def canonical(document: Mapping[str, object]) -> bytes:
    """The document in one line, fields in alphabetical order."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(document: Mapping[str, object]) -> str:
    """SHA-256 of the document in hexadecimal, the field that holds the digest itself left out."""
    rest = {name: value for name, value in document.items() if name != FIELD}
    return sha256(canonical(rest)).hexdigest()


def with_digest(document: Mapping[str, object]) -> dict[str, object]:
    return {**document, FIELD: digest_of(document)}
