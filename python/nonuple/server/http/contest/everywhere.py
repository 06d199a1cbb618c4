"""A game that several halls play: what would help one of them is told once all of them are over."""

from nonuple.contest.activity import ContestActivity, as_contest
from nonuple.contest.chief.hall import is_over_everywhere, led_from
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.play.duplicate.prepared import Chance
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from nonuple.texts import contest as texts


async def over_everywhere(club: Club, contest: Contest, run: Run) -> Chance | None:
    """What the letters of a game that is over were drawn from; refused while another hall plays it."""
    game, halls = led_from(contest, run), {contest.id: contest}
    for id in await _rooms(club, contest):
        halls[id] = as_contest((await club.room(id)).activity).contest
    if not is_over_everywhere(game, halls) or await _plays_on(club, contest, run):
        raise Refusal(texts.PLAYED_ELSEWHERE)
    return halls[game.room].run_of(game.game).chance if game.room in halls else run.chance


async def _plays_on(club: Club, contest: Contest, run: Run) -> bool:
    """Whether another room, of whatever event, still plays the game of the same sealed file."""
    if run.opened.source != "prepared" or run.chance is None:
        return False
    others = (as_contest(room.activity).contest for room in await club.going_on() if _is_contest(room))
    return any(
        one.chance == run.chance and not one.over
        for other in others
        if other.id != contest.id
        for one in other.runs.values()
    )


def _is_contest(room: Room) -> bool:
    return isinstance(room.activity, ContestActivity)


async def _rooms(club: Club, contest: Contest) -> tuple[str, ...]:
    """Those of the event; one that was removed plays no more."""
    if not contest.event:
        return ()
    try:
        return tuple((await club.room(contest.event)).activity.follows)
    except Refusal:
        return ()
