"""What follows from a wish about the centres of an event: facts, or a refusal."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec.structs import replace

from nonuple.activity.port import Moment
from nonuple.centres import commands as ask
from nonuple.centres import events as on
from nonuple.centres.people import CentreGuest, check_office
from nonuple.centres.state import EVENT, KEY, KEYS, CentresState, Gathering, Local, read_pack
from nonuple.competition.centres import CentreResults, Merged, merge
from nonuple.competition.rejudging import Rejudged, rejudge
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.formats import centre_file
from nonuple.formats.centre_file import CentreKey, PublicKeys
from nonuple.formats.event_file import read_data, read_event
from nonuple.formats.sealed import unseal
from nonuple.formats.spoken_key import SpokenKey, key_of
from nonuple.rules import applies
from nonuple.texts import centres as texts
from nonuple.words.lexicon import Lexicon

Facts = tuple[on.CentreEvent, ...]


class CentreMeans(NamedTuple):
    """What decisions need from outside."""

    lexicon: Callable[[str | None], Lexicon]
    contest: Callable[[str], Contest | None] = lambda _: None
    """The contest of a centre as it stands; None while it is not read."""


class CentreAsking(NamedTuple):
    state: CentresState
    who: CentreGuest
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
        check_office(asking.who)
    return _DECISIONS[type(wish)](asking, wish)


def hour_of(written: str) -> datetime | None:
    """A moment, where one is written; refused where it is none."""
    if not written.strip():
        return None
    try:
        moment = datetime.fromisoformat(written.strip())
    except ValueError:
        raise Refusal(texts.WRONG_HOUR, hour=written) from None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def check_hour(opens: str, now: Moment) -> None:
    """Nothing is opened, and no key given, before the hour."""
    hour = hour_of(opens)
    if hour is not None and now.date < hour:
        raise Refusal(texts.NOT_YET, opens=opens)


# --- At the organiser's ------------------------------------------------------------------------------------


def arrange(asking: CentreAsking, wish: ask.ArrangeCentres) -> Facts:
    plan = read_event(wish.event.encode(), EVENT)
    pack, keys = read_pack(wish.pack), read_data(wish.keys.encode(), KEYS, PublicKeys)
    if not plan.id == pack.event == keys.event or len(pack.games) != len(plan.games):
        raise Refusal(texts.NOT_OF_THIS_EVENT)
    told = {one.name: one for one in wish.places}
    for one in wish.places:
        if one.name not in keys.keys:
            raise Refusal(texts.NO_SUCH_CENTRE, centre=one.name)
        hour_of(one.opens)
    hour_of(wish.lock)
    places = tuple(
        on.CentrePlace(name, told[name].opens or pack.opens, told[name].players, told[name].contact)
        if name in told
        else on.CentrePlace(name, pack.opens)
        for name in sorted(keys.keys)
    )
    return (on.CentresArranged(wish.event, wish.pack, wish.keys, places, wish.lock),)


def release(asking: CentreAsking, wish: ask.ReleaseKey) -> Facts:
    """Once the first centre may open: before that no server knows the key."""
    gathering, key = asking.gathering, key_of(wish.words, wish.digits)
    hours = [hour for one in gathering.places.values() if (hour := hour_of(one.opens)) is not None]
    if hours and asking.now.date < min(hours):
        raise Refusal(texts.NOT_YET, opens=min(hours).isoformat(timespec="minutes"))
    return () if gathering.released == key.words else (on.KeyReleased(key.words),)


def key_for(gathering: Gathering, centre: str, now: Moment) -> SpokenKey:
    """The key, for a centre whose hour has come."""
    if centre not in gathering.places:
        raise Refusal(texts.NO_SUCH_CENTRE, centre=centre)
    check_hour(gathering.places[centre].opens, now)
    if not gathering.released:
        raise Refusal(texts.KEY_NOT_RELEASED)
    return SpokenKey(gathering.released)


def receive_file(asking: CentreAsking, wish: ask.ReceiveFile) -> Facts:
    """A file that was altered is named and kept out; one that is known already changes nothing."""
    gathering = asking.gathering
    source = wish.source or asking.who.centre or asking.who.name
    try:
        results = centre_file.read_results(wish.file.encode(), source, gathering.keys)
    except Refusal as problem:
        if problem.text is not texts.ALTERED:
            raise
        centre = str(problem.values["centre"])
        down = on.FileTurnedDown(centre, source)
        return () if down in gathering.turned_down else (down,)
    if asking.who.role == "centre" and asking.who.centre != results.centre:
        raise Refusal(texts.NO_SUCH_CENTRE, centre=asking.who.centre)
    if any(one.results == results for one in gathering.sent.get(results.centre, ())):
        return ()
    way = "network" if asking.who.role == "centre" else "file"
    return (on.FileCame(results.centre, results.number, wish.file, way),)


def tell(asking: CentreAsking, wish: ask.TellProgress) -> Facts:
    """By the link of the centre itself, and by nobody else."""
    gathering, centre = asking.gathering, asking.who.centre
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


def rejudge_now(asking: CentreAsking, wish: ask.RejudgeCentre) -> Rejudged:
    """All slips of the last sending with the event's own list, which this server must have."""
    lexicon, planned = asking.means.lexicon(wish.lexicon), asking.gathering.plan.settings.lexicon
    if planned and lexicon.fingerprint != planned:
        raise Refusal(
            texts.OTHER_WORD_LIST,
            lexicon=lexicon.name,
            fingerprint=lexicon.fingerprint[:12],
            planned=planned[:12],
        )
    return rejudge(_last(asking, wish.centre), lexicon)


def rejudge_centre(asking: CentreAsking, wish: ask.RejudgeCentre) -> Facts:
    done = asking.done if isinstance(asking.done, Rejudged) else rejudge_now(asking, wish)
    scores = tuple(game.scores for game in done.results.event.games)
    return (on.CentreRejudged(wish.centre, done.results.number, done.changes, scores),)


def gathered(gathering: Gathering) -> Merged:
    """All that came, in one event: re-judged where it was, as it is where the organiser takes it so."""
    received = [_counted(gathering, one.results) for sendings in gathering.sent.values() for one in sendings]
    accepted = {
        centre
        for centre, number in gathering.taken.items()
        if (last := gathering.last(centre)) is not None and last.results.number == number
    }
    return merge(gathering.plan, received, frozenset(accepted))


def _counted(gathering: Gathering, results: CentreResults) -> CentreResults:
    again = gathering.rejudged.get(results.centre)
    if again is None or again.number != results.number:
        return results
    games = tuple(
        replace(game, scores=scores) for game, scores in zip(results.event.games, again.scores, strict=True)
    )
    settings = replace(results.event.settings, lexicon=gathering.plan.settings.lexicon)
    return replace(results, event=replace(results.event, games=games, settings=settings))


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
    hour_of(own.opens or sealed.opens)
    return own


def delay(asking: CentreAsking, wish: ask.DelayOpening) -> Facts:
    return (on.OpeningDelayed(wish.why.strip()),) if asking.local.delayed != wish.why.strip() else ()


def try_key(asking: CentreAsking, wish: ask.BreakSeal) -> SpokenKey | Refusal:
    """Whether the words open every game: the work of some seconds, right or wrong."""
    try:
        check_hour(asking.local.opens, asking.now)
        key = key_of(wish.words, wish.digits)
        for game in asking.local.pack.games:
            unseal(bytes(game), key.password, texts.THESE_GAMES)
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
