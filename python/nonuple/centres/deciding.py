"""What follows from a wish about the centres of an event: facts, or a refusal."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from nonuple.activity.door import OFFICE, Guest, check_role
from nonuple.activity.port import Moment
from nonuple.centres import commands as ask
from nonuple.centres import events as on
from nonuple.centres.state import EVENT, KEY, KEYS, PACK, CentresState, Gathering, Local, read_pack
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.event.centres import MOST_SENDINGS, CentreResults, Merged, Sendings, merge
from nonuple.event.event import Event, EventGame
from nonuple.event.halls import HallScores, scores_of
from nonuple.event.hours import hour_of, with_offset
from nonuple.event.rejudging import Rejudged, rejudge
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys, SealedGame
from nonuple.formats.event_file import read_data, read_event
from nonuple.formats.sealed import unseal
from nonuple.formats.spoken_key import SpokenKey, key_of
from nonuple.play.duplicate.prepared import Prepared
from nonuple.play.record import Record
from nonuple.rules import applies
from nonuple.texts import Text
from nonuple.texts import centres as texts
from nonuple.texts.days import moment_text
from nonuple.words.lexicon import Lexicon

Facts = tuple[on.CentreEvent, ...]

MOST_AHEAD = 20
"""How many sendings of a centre may have gone elsewhere, or nowhere, before one that comes."""


class CentreMeans(NamedTuple):
    """What decisions need from outside."""

    lexicon: Callable[[str | None], Lexicon]
    contest: Callable[[str], Contest | None] = lambda _: None
    """The contest of a centre as it stands; None while it is not read."""
    unseal: Callable[[bytes, str, Text], Prepared] = unseal
    """The game of a sealed file, by its password."""


class CentreAsking(NamedTuple):
    state: CentresState
    who: Guest
    now: Moment
    means: CentreMeans
    done: object = None
    """What was worked out beforehand."""

    @property
    def gathering(self) -> Gathering:
        if self.state.gathering is None:
            raise Refusal(texts.NOT_ARRANGED)
        return self.state.gathering

    @property
    def local(self) -> Local:
        if self.state.local is None:
            raise Refusal(texts.NOT_RECEIVED)
        return self.state.local


def decide_centres(asking: CentreAsking, wish: ask.CentreCommand | ask.ServerCentreWish) -> Facts:
    """The facts that a wish causes; none when all that it asks for is there already."""
    if not isinstance(wish, ask.ReceiveFile | ask.TellProgress):
        check_role(asking.who, OFFICE)
    return _DECISIONS[type(wish)](asking, wish)


def check_hour(opens: str, now: Moment) -> None:
    """Nothing is opened, and no key given, before the hour."""
    hour = hour_of(opens)
    if hour is not None and now.date < hour:
        raise Refusal(texts.NOT_YET, opens=opens)


# --- At the organiser's ------------------------------------------------------------------------------------


def arrange(asking: CentreAsking, wish: ask.ArrangeCentres) -> Facts:
    plan = read_event(wish.plan.encode(), EVENT)
    pack, keys = read_pack(wish.pack), read_data(wish.keys.encode(), KEYS, PublicKeys)
    if not plan.id == pack.event == keys.event:
        raise Refusal(texts.NOT_OF_THIS_EVENT)
    told = {one.name: one for one in wish.places}
    with_offset(pack.opens)
    for one in wish.places:
        if one.name not in keys.keys:
            raise Refusal(texts.NO_SUCH_CENTRE, centre=one.name)
        with_offset(one.opens)
    with_offset(wish.lock)
    places = tuple(
        on.CentrePlace(name, told[name].opens or pack.opens, told[name].players, told[name].contact)
        if name in told
        else on.CentrePlace(name, pack.opens)
        for name in sorted(keys.keys)
    )
    return (on.CentresArranged(wish.plan, wish.pack, wish.keys, places, wish.lock, wish.ranked_by),)


def planned(event: Event, pack: str, file: str = "") -> Event:
    """An event as its centres play it: nobody is entered, and of each game is known what was published.

    It is called there as it was when its games were sealed: by its own id, or by that of its `file`.
    """
    sealed, settings = read_pack(pack), event.settings
    same = (sealed.edition, sealed.lexicon) == (settings.edition, settings.lexicon)
    if not same or sealed.event not in (event.id, file) or len(sealed.games) != len(event.games):
        raise Refusal(texts.NOT_OF_THIS_EVENT)
    found = (read_data(bytes(one), PACK, SealedGame).commitment for one in sealed.games)
    games = tuple(
        EventGame(one.name, one.formula, one.time, one.day, one.starts, commitment=commitment)
        for one, commitment in zip(event.games, found, strict=True)
    )
    return Event(sealed.event, event.name, event.date, settings, games=games)


class Unsealed(NamedTuple):
    """What a key opens, and what all slips that came already are worth by it."""

    key: SpokenKey
    games: tuple[Record, ...]
    judged: tuple[Rejudged, ...] = ()


def unseal_now(asking: CentreAsking, wish: ask.ReleaseKey) -> Unsealed | Refusal:
    """Once the first centre may open: before that no server knows the key."""
    try:
        gathering, key = asking.gathering, key_of(wish.words, wish.digits)
        hours = [hour for one in gathering.places.values() if (hour := hour_of(one.opens)) is not None]
        if hours and asking.now.date < min(hours):
            raise Refusal(texts.NOT_YET, opens=min(hours).isoformat(timespec="minutes"))
        games = tuple(
            asking.means.unseal(bytes(game), key.password, texts.THESE_GAMES).record
            for game in gathering.pack.games
        )
    except Refusal as refusal:
        return refusal
    sent = [one.results for centre in gathering.sent if (one := gathering.last(centre)) is not None]
    found = [judged for one in sent if (judged := _judged_by(asking, one, games)) is not None]
    return Unsealed(key, games, tuple(found))


def release(asking: CentreAsking, wish: ask.ReleaseKey) -> Facts:
    done = asking.done if isinstance(asking.done, Unsealed | Refusal) else unseal_now(asking, wish)
    if isinstance(done, Refusal):
        raise done
    gathering = asking.gathering
    if gathering.released == done.key.words and gathering.games == done.games:
        return ()
    return (on.KeyReleased(done.key.words, done.games), *map(_noted, done.judged))


def _judged_by(asking: CentreAsking, results: CentreResults, games: tuple[Record, ...]) -> Rejudged | None:
    """The slips of a sending, if there are any and this server has the games and the list of the event."""
    if not games or not any(results.slips):
        return None
    try:
        lexicon = asking.means.lexicon(None)
    except Refusal:
        return None
    settings = asking.gathering.plan.settings
    if settings.lexicon and lexicon.fingerprint != settings.lexicon:
        return None
    return rejudge(results, settings.edition, lexicon, games, settings.own)


def _noted(done: Rejudged) -> on.CentreRejudged:
    return on.CentreRejudged(done.centre, done.number, done.changes, halls=done.halls, sums=done.sums)


def key_for(gathering: Gathering, centre: str, now: Moment) -> SpokenKey:
    """The key, for a centre whose hour has come."""
    if centre not in gathering.places:
        raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
    check_hour(gathering.places[centre].opens, now)
    if not gathering.released:
        raise Refusal(texts.KEY_NOT_RELEASED)
    return SpokenKey(gathering.released)


class Received(NamedTuple):
    """A file that somebody may send, read; and what its slips are worth."""

    results: CentreResults | Refusal
    judged: Rejudged | None = None


def read_now(asking: CentreAsking, wish: ask.ReceiveFile) -> Received:
    """Who sends it is looked at before what it says: a centre's link delivers what that centre signed."""
    gathering, own = asking.gathering, asking.who.place
    source = own if asking.who.role == "centre" else wish.source or asking.who.name
    try:
        if asking.who.role == "centre" and centre_file.sender(wish.file.encode(), source) != own:
            raise Refusal(texts.NOT_YOURS, centre=own)
        results = centre_file.read_results(wish.file.encode(), source, gathering.keys)
        _check_number(gathering, results)
    except Refusal as refusal:
        return Received(refusal)
    return Received(results, _judged_by(asking, results, gathering.games))


def _check_number(gathering: Gathering, results: CentreResults) -> None:
    """Sendings are counted one by one: a number far ahead would silence all that follow."""
    last = gathering.last(results.centre)
    known = last.results.number if last is not None else 0
    told = {"centre": results.centre, "number": results.number, "last": known}
    if results.number > min(known + MOST_AHEAD, MOST_SENDINGS):
        raise Refusal(texts.ABSURD_NUMBER, **told)
    if results.number <= known and not _is_known(gathering, results):
        raise Refusal(texts.OLDER, **told)


def _is_known(gathering: Gathering, results: CentreResults) -> bool:
    return any(one.results == results for one in gathering.sent.get(results.centre, ()))


def receive_file(asking: CentreAsking, wish: ask.ReceiveFile) -> Facts:
    """Whoever names a centre without its key leaves no trace; what is known changes nothing."""
    gathering = asking.gathering
    done = asking.done if isinstance(asking.done, Received) else read_now(asking, wish)
    results = done.results
    if isinstance(results, Refusal):
        raise results
    if _is_known(gathering, results):
        return ()
    way = "network" if asking.who.role == "centre" else "file"
    came = on.FileCame(results.centre, results.number, wish.file, way)
    return (came,) if done.judged is None else (came, _noted(done.judged))


def tell(asking: CentreAsking, wish: ask.TellProgress) -> Facts:
    """By the link of the centre itself, and by nobody else."""
    gathering, centre = asking.gathering, asking.who.place
    if centre not in gathering.places:
        raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
    told = on.CentreTold(centre, wish.opened, wish.players, wish.games, wish.turn, wish.settled)
    before, _ = gathering.told.get(centre, (None, ""))
    return () if told == before else (told,)


def _last(asking: CentreAsking, centre: str) -> CentreResults:
    if centre not in asking.gathering.places:
        raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
    found = asking.gathering.last(centre)
    if found is None:
        raise Refusal(texts.NOTHING_CAME, centre=centre)
    return found.results


def take(asking: CentreAsking, wish: ask.TakeCentre) -> Facts:
    return (on.CentreTaken(wish.centre, _last(asking, wish.centre).number),)


def rejudge_now(asking: CentreAsking, wish: ask.RejudgeCentre) -> Rejudged | None:
    """All slips of the last sending with the event's own list, which this server must have."""
    gathering, results = asking.gathering, _last(asking, wish.centre)
    lexicon, settings = asking.means.lexicon(wish.lexicon), gathering.plan.settings
    if settings.lexicon and lexicon.fingerprint != settings.lexicon:
        raise Refusal(
            texts.OTHER_WORD_LIST,
            lexicon=lexicon.name,
            fingerprint=lexicon.fingerprint[:12],
            planned=settings.lexicon[:12],
        )
    if not gathering.games:
        raise Refusal(texts.KEY_FIRST)
    return rejudge(results, settings.edition, lexicon, gathering.games, settings.own)


def rejudge_centre(asking: CentreAsking, wish: ask.RejudgeCentre) -> Facts:
    done = asking.done if isinstance(asking.done, Rejudged) else rejudge_now(asking, wish)
    return (_noted(done),) if done is not None else ()


def gathered(gathering: Gathering) -> Merged:
    """All that came, in one event."""
    return merge(gathering.plan, sendings_of(gathering))


def sendings_of(gathering: Gathering) -> Sendings:
    """All that came: by slips judged again, as it is where the organiser takes it so."""
    last = {centre: one.results for centre in gathering.sent if (one := gathering.last(centre)) is not None}
    taken = frozenset(
        centre
        for centre, number in gathering.taken.items()
        if centre in last and last[centre].number == number
    )
    again = {
        centre: one
        for centre, one in gathering.rejudged.items()
        if centre in last and last[centre].number == one.number
    }
    received = [
        _with_list(gathering, one.results) if centre in again else one.results
        for centre, sendings in gathering.sent.items()
        for one in sendings
    ]
    judged = {centre: one.halls or _before_halls(last[centre], one) for centre, one in again.items()}
    opens = {place.name: place.opens for place in gathering.places.values()}
    return Sendings(received, taken, taken, judged, gathering.games, opens)


def countable(gathering: Gathering | None, now: Moment) -> None:
    """What was sent counts in a ranking that everybody sees: not before the last centre has played."""
    if gathering is None:
        raise Refusal(texts.NOT_ARRANGED)
    lock = hour_of(gathering.lock)
    if lock is not None and now.date < lock:
        raise Refusal(texts.LOCKED, hour=moment_text(gathering.lock))


def _with_list(gathering: Gathering, results: CentreResults) -> CentreResults:
    settings = replace(results.event.settings, lexicon=gathering.plan.settings.lexicon)
    return replace(results, event=replace(results.event, settings=settings))


def _before_halls(results: CentreResults, again: on.CentreRejudged) -> tuple[HallScores, ...]:
    """As it was noted before the whole ledger was judged again."""
    return tuple(
        replace(scores_of(game), scores=scores)
        for game, scores in zip(results.event.games, again.scores, strict=True)
    )


# --- In a centre -------------------------------------------------------------------------------------------


def receive_pack(asking: CentreAsking, wish: ask.ReceivePack) -> Facts:
    if asking.state.local is not None and asking.state.local.words:
        raise Refusal(texts.RECEIVED_ALREADY)
    check_pack(wish.pack, wish.key)
    return (on.PackReceived(wish.pack, wish.key, wish.contest),)


def check_pack(pack: str, key: str) -> CentreKey:
    """The key of a centre, if it goes with these games."""
    sealed, own = read_pack(pack), read_data(key.encode(), KEY, CentreKey)
    if sealed.event != own.event:
        raise Refusal(texts.NOT_OF_THIS_EVENT)
    centre_file.public_key(own)
    with_offset(own.opens or sealed.opens)
    return own


def delay(asking: CentreAsking, wish: ask.DelayOpening) -> Facts:
    return (on.OpeningDelayed(wish.why.strip()),) if asking.local.delayed != wish.why.strip() else ()


def try_key(asking: CentreAsking, wish: ask.BreakSeal) -> SpokenKey | Refusal:
    """Whether the words open every game: the work of some seconds, right or wrong."""
    try:
        check_hour(asking.local.opens, asking.now)
        key = key_of(wish.words, wish.digits)
        for game in asking.local.pack.games:
            asking.means.unseal(bytes(game), key.password, texts.THESE_GAMES)
    except Refusal as refusal:
        return refusal
    return key


@applies("2026", "7.4.1")
def break_seal(asking: CentreAsking, wish: ask.BreakSeal) -> Facts:
    local = asking.local
    if local.words:
        return ()
    key = asking.done if isinstance(asking.done, SpokenKey | Refusal) else try_key(asking, wish)
    if isinstance(key, Refusal):
        raise key
    return (on.SealBroken(key.words),)


def note_game(asking: CentreAsking, wish: ask.NoteSealedGame) -> Facts:
    return () if wish.game in asking.local.games else (on.SealedGameOpened(wish.game, wish.run),)


def note_sending(asking: CentreAsking, wish: ask.NoteSending) -> Facts:
    return (on.ResultsSent(wish.number, wish.way),)


def follow_chief(asking: CentreAsking, wish: ask.FollowChief) -> Facts:
    return (wish.chief,) if asking.local.chief != wish.chief else ()


def know_organiser(asking: CentreAsking, wish: ask.KnowOrganiser) -> Facts:
    return (wish.organiser,) if asking.local.organiser != wish.organiser else ()


_DECISIONS: dict[type[Any], Callable[[CentreAsking, Any], Facts]] = {
    ask.ArrangeCentres: arrange,
    ask.ReleaseKey: release,
    ask.ReceiveFile: receive_file,
    ask.TakeCentre: take,
    ask.RejudgeCentre: rejudge_centre,
    ask.DelayOpening: delay,
    ask.BreakSeal: break_seal,
    ask.ReceivePack: receive_pack,
    ask.NoteSealedGame: note_game,
    ask.NoteSending: note_sending,
    ask.TellProgress: tell,
    ask.FollowChief: follow_chief,
    ask.KnowOrganiser: know_organiser,
}
