"""A prepared game in a file sealed with a password.

One JSON document. Its header (scrypt's parameters, salt and nonce, the published commitment) can be read and
is authenticated with the rest; the game is encrypted with ChaCha20-Poly1305 under a key that scrypt makes of
the password. The digest, which needs no password, tells a damaged copy from a wrong password.
"""

import unicodedata
from base64 import b64decode, b64encode

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from nonuple.errors import Refusal
from nonuple.formats.digest import FIELD, canonical, digest_of, with_digest
from nonuple.play.duplicate.prepared import Prepared
from nonuple.texts import Text
from nonuple.texts import prepare as texts

FORMAT = "nonuple-sealed"
VERSION = 1
SALT_BYTES = 16
NONCE_BYTES = 12

_KEY_BYTES = 32
_PADDED_TO = 4096
"""The length of a file tells nothing of the game."""


class Cost(msgspec.Struct, frozen=True):
    """What a guess at the password costs: scrypt's parameters."""

    n: int
    r: int
    p: int

    @property
    def bearable(self) -> bool:
        """Whether a file may ask for it: a power of two, 512 MB and two seconds at most, however it asks."""
        powers = {2**exponent for exponent in range(1, 21)}
        return (
            self.n in powers and 1 <= self.r <= 32 and 1 <= self.p <= 16 and self.n * self.r * self.p <= 2**22
        )


STRONG = Cost(n=2**17, r=8, p=1)
"""128 MB and some tenths of a second a guess."""


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int
    commitment: str
    cost: Cost
    salt: str
    nonce: str


class _Document(msgspec.Struct, frozen=True):
    sealed: str


def seal(prepared: Prepared, password: str, *, salt: bytes, nonce: bytes, cost: Cost = STRONG) -> bytes:
    """The file of a game; salt and nonce must be new for every file."""
    header = _Header(FORMAT, VERSION, prepared.chance.commitment, cost, salt.hex(), nonce.hex())
    content = msgspec.json.encode(prepared)
    padded = content.ljust(-(-len(content) // _PADDED_TO) * _PADDED_TO)
    sealed = _cipher(password, header).encrypt(nonce, padded, _associated(header))
    document = {**msgspec.to_builtins(header), "sealed": b64encode(sealed).decode()}
    return msgspec.json.format(msgspec.json.encode(with_digest(document)), indent=1) + b"\n"


def unseal(data: bytes, password: str, source: str | Text) -> Prepared:
    """The game of a file; a damaged file and a wrong password are told apart."""
    header, sealed = _read(data, source)
    try:
        content = _cipher(password, header).decrypt(bytes.fromhex(header.nonce), sealed, _associated(header))
    except InvalidTag:
        raise Refusal(texts.WRONG_PASSWORD, source=source) from None
    try:
        return msgspec.json.decode(content, type=Prepared)
    except msgspec.MsgspecError:
        raise Refusal(texts.OTHER_VERSION, source=source, version=header.version) from None


def _read(data: bytes, source: str | Text) -> tuple[_Header, bytes]:
    """Header and sealed bytes of a file that is whole."""
    try:
        written = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, object])
        digest = digest_of(written)
        header = msgspec.convert(written, _Header)
        sealed = b64decode(msgspec.convert(written, _Document).sealed, validate=True)
        sizes = len(bytes.fromhex(header.salt)), len(bytes.fromhex(header.nonce))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refusal(texts.NOT_SEALED, source=source) from None
    if header.format != FORMAT:
        raise Refusal(texts.NOT_SEALED, source=source)
    if header.version != VERSION:
        raise Refusal(texts.OTHER_VERSION, source=source, version=header.version)
    if written.get(FIELD) != digest or sizes != (SALT_BYTES, NONCE_BYTES):
        raise Refusal(texts.DAMAGED, source=source)
    if not header.cost.bearable:
        raise Refusal(texts.TOO_COSTLY, source=source)
    return header, sealed


def _cipher(password: str, header: _Header) -> ChaCha20Poly1305:
    """The same characters make the same key, however a keyboard composes their accents."""
    if not password:
        raise Refusal(texts.NO_PASSWORD)
    cost = header.cost
    typed = unicodedata.normalize("NFC", password).encode()
    return ChaCha20Poly1305(
        Scrypt(bytes.fromhex(header.salt), _KEY_BYTES, cost.n, cost.r, cost.p).derive(typed)
    )


def _associated(header: _Header) -> bytes:
    return canonical(msgspec.to_builtins(header))
