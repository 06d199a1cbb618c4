"""Who may ask for what. The server asks here and nowhere else."""

from collections.abc import Collection

from nonuple.contest import commands as ask
from nonuple.contest.people import Actor, PlayerId, Role
from nonuple.contest.seating import Seating
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.rules import applies, article
from nonuple.texts import contest as texts

_OFFICE: frozenset[Role] = frozenset({"owner", "organiser"})
_HEAD: frozenset[Role] = frozenset({"owner", "chief"})
_DESK: frozenset[Role] = _HEAD | {"arbiter"}
_BENCH: frozenset[Role] = _HEAD | {"commission"}
_REVIEW: frozenset[Role] = frozenset({"double", "owner"})
_PHONE: frozenset[Role] = frozenset({"player"})

_MAY: dict[type[ask.ContestCommand], frozenset[Role]] = {
    **dict.fromkeys(
        (ask.Rename, ask.Register, ask.Change, ask.Withdraw, ask.NameGroups, ask.NameArbiters), _OFFICE
    ),
    ask.NameCommission: _OFFICE | _BENCH,
    ask.OpenGame: _OFFICE | _HEAD,
    **dict.fromkeys(ask.ChiefCommand.__args__, _HEAD),
    ask.WriteSlip: _PHONE,
    **dict.fromkeys(
        (
            ask.EnterSlip,
            ask.EnterSolution,
            ask.EnterTop,
            ask.EnterMissing,
            ask.SettleEntries,
            ask.TakeBack,
            ask.RuleLate,
            ask.GiveOpinion,
            ask.Overrule,
            ask.WithdrawOverruling,
            ask.SettleCorrection,
        ),
        _DESK,
    ),
    **dict.fromkeys((ask.Refer, ask.WithdrawReferral), _DESK | {"double"}),
    **dict.fromkeys((ask.Review, ask.WithdrawReview, ask.ProposeCorrection, ask.WithdrawCorrection), _REVIEW),
    ask.MoveNotes: _DESK | _PHONE,
    ask.Appeal: _DESK | _PHONE,
    **dict.fromkeys((ask.Vote, ask.WeighCase, ask.RuleCase, ask.RuleWord), _BENCH),
    **dict.fromkeys(
        (
            ask.HearParty,
            ask.BuildFile,
            ask.TellParties,
            ask.AttachPiece,
            ask.ForwardCase,
            ask.NamePanel,
            ask.RequestDocuments,
            ask.CompleteFile,
            ask.AnswerFile,
        ),
        _BENCH | _OFFICE,
    ),
    ask.Arrive: _DESK | _OFFICE,
    ask.Exclude: _HEAD,
    ask.DeclareTotal: _DESK | _PHONE,
}


@article("2026", "2.1", "2.2", "2.3", "2.4", "2.5")
@applies("2026", "7.4.1", "7.4.2")
def check_may(actor: Actor, command: ask.ContestCommand) -> None:
    """Each does what the rulebook gives him to do."""
    check_role(actor, _MAY[type(command)])


def check_role(actor: Actor, roles: Collection[Role]) -> None:
    """Only some may do it; the others are told who."""
    if actor.role not in roles:
        *most, last = (texts.ROLES[role].say() for role in texts.ROLES if role in roles)
        named = texts.OR.say().join((", ".join(most), last)) if most else last
        raise Refusal(texts.NOT_YOURS, roles=named)


def check_desk(contest: Contest, actor: Actor, table: int) -> None:
    """An arbiter corrects his own tables."""
    if actor.role == "arbiter" and contest.arbiter_of(table) != actor.arbiter:
        raise Refusal(texts.NOT_YOUR_TABLE, table=table)


def check_table(contest: Contest, actor: Actor, table: int, player: PlayerId) -> None:
    """The same; a player has his own slips, wherever he sits."""
    check_desk(contest, actor, table)
    if actor.role == "player" and player != actor.player:
        raise Refusal(texts.NOT_YOUR_TABLE, table=table)


def whom(contest: Contest, actor: Actor, table: int, seating: Seating | None = None) -> PlayerId:
    """Who sits at a table, if it is one's own to ask about."""
    player = (seating or contest.seating).players.get(table)
    if player is None:
        raise Refusal(texts.NO_SUCH_TABLE, table=table)
    check_table(contest, actor, table, player)
    return player
