"""What centres need to play an event: its games drawn ahead and sealed, a key for each, and one of words."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame, EventSettings
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys
from nonuple.formats.sealed import NONCE_BYTES, SALT_BYTES, seal
from nonuple.formats.spoken_key import KEY_BYTES, SpokenKey, spoken_key
from nonuple.people.person import folded
from nonuple.play.duplicate.prepared import SALT_BYTES as DRAWN_SALT_BYTES
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings, checked, time_control
from nonuple.texts import centres as texts
from nonuple.words.lexicon import Lexicon

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can guess."""

_SECRET_BYTES = 32


class Ready(NamedTuple):
    """What is kept, and what goes to whom; the words open the games, and are told at the hour."""

    pack: bytes
    keys: bytes
    own: Mapping[str, CentreKey]
    words: SpokenKey

    def files(self) -> Iterator[tuple[str, bytes]]:
        """A folder for each centre, to be sent as it is, and the organiser's own."""
        for name, key in self.own.items():
            yield f"{file_name(name)}/parties.json", self.pack
            yield f"{file_name(name)}/cle.json", msgspec.json.encode(key) + b"\n"
        yield "organisateur/centres.json", self.keys
        yield "organisateur/mots.txt", f"{' '.join(self.words.words)} {self.words.digits}\n".encode()


def file_name(centre: str) -> str:
    return re.sub(r"\W+", "-", folded(centre)) or "centre"


def centre_keys(event: str, names: Sequence[str], entropy: Entropy) -> dict[str, CentreKey]:
    """A key for each, none of which can be taken for another's by its file."""
    made = {name: centre_file.centre_key(event, name, entropy(centre_file.SEED_BYTES)) for name in names}
    if not made or len({file_name(name) for name in made}) < len(names):
        raise Refusal(texts.CENTRES_ALIKE)
    return made


def public_keys(event: str, own: Mapping[str, CentreKey]) -> bytes:
    public = {name: centre_file.public_key(key) for name, key in own.items()}
    return msgspec.json.encode(PublicKeys("nonuple-centres", 1, event, public)) + b"\n"


def made_ready(event: Event, names: Sequence[str], opens: str, lexicon: Lexicon, entropy: Entropy) -> Ready:
    """Nothing of the games is kept but what is sealed."""
    planned = event.settings.lexicon
    if lexicon.fingerprint != planned:
        told = {"fingerprint": lexicon.fingerprint[:12], "planned": planned[:12]}
        raise Refusal(texts.OTHER_WORD_LIST, lexicon=lexicon.name, **told)
    own, words = centre_keys(event.id, names, entropy), spoken_key(entropy(KEY_BYTES))
    sealed = [_sealed(event.settings, game, words, lexicon, entropy) for game in event.games]
    head = {
        "event": event.id,
        "name": event.name,
        "opens": opens,
        "edition": event.settings.edition,
        "lexicon": lexicon.fingerprint,
    }
    return Ready(centre_file.pack(head, sealed), public_keys(event.id, own), own, words)


def _sealed(
    fixed: EventSettings, game: EventGame, words: SpokenKey, lexicon: Lexicon, entropy: Entropy
) -> bytes:
    time = None if game.time is None else time_control(game.time)
    settings = checked(Settings(edition=fixed.edition, formula=game.formula, time=time, own=fixed.own))
    drawn = prepare(settings, Chance(entropy(_SECRET_BYTES), entropy(DRAWN_SALT_BYTES)), lexicon)
    return seal(drawn, words.password, salt=entropy(SALT_BYTES), nonce=entropy(NONCE_BYTES))
