"""Who may ask for what. The server asks here and nowhere else."""

from nonuple.activity.door import OFFICE, Guest, Rights, check_role
from nonuple.contest import commands as ask
from nonuple.contest.people import PlayerId
from nonuple.contest.seating import Seating
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.rules import applies, article
from nonuple.texts import contest as texts

_OFFICE = frozenset(OFFICE)
_HEAD = frozenset({"owner", "chief"})
_DESK = _HEAD | {"arbiter"}
_BENCH = _HEAD | {"commission"}
_REVIEW = frozenset({"double", "owner"})
_PHONE = frozenset({"player"})

ROLES = {
    "owner": Rights(("public", "chief", "organiser", "results", "commission"), lets_in=True),
    "organiser": Rights(("public", "organiser", "results"), lets_in=True),
    "chief": Rights(("public", "chief", "results", "commission")),
    "arbiter": Rights(("public", "desk:{place}")),
    "double": Rights(("public", "double")),
    "commission": Rights(("public", "commission")),
    "player": Rights(("public", "player:{place}")),
    "display": Rights(("public",)),
    "spectator": Rights(("public",)),
}

_MAY: dict[type[ask.ContestCommand], frozenset[str]] = {
    **dict.fromkeys(
        (
            ask.Rename,
            ask.Register,
            ask.Change,
            ask.Withdraw,
            ask.NameGroups,
            ask.ArrangeRankings,
            ask.NameArbiters,
        ),
        _OFFICE,
    ),
    ask.NameCommission: _OFFICE | _BENCH,
    **dict.fromkeys((ask.OpenGame, ask.AnnulGame, ask.WithdrawGame, ask.RestoreGame), _OFFICE | _HEAD),
    **dict.fromkeys(ask.ChiefCommand.__args__, _HEAD),
    ask.Project: _HEAD,
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
    ask.Readmit: _HEAD,
    ask.DeclareTotal: _DESK | _PHONE,
}


@article("2026", "2.1", "2.2", "2.3", "2.4", "2.5")
@applies("2026", "7.4.1", "7.4.2")
def check_may(actor: Guest, command: ask.ContestCommand) -> None:
    """Each does what the rulebook gives him to do."""
    check_role(actor, _MAY[type(command)])


def check_desk(contest: Contest, actor: Guest, table: int) -> None:
    """An arbiter corrects his own tables."""
    if actor.role == "arbiter" and contest.arbiter_of(table) != actor.place:
        raise Refusal(texts.NOT_YOUR_TABLE, table=table)


def check_table(contest: Contest, actor: Guest, table: int, player: PlayerId) -> None:
    """The same; a player has his own slips, wherever he sits."""
    check_desk(contest, actor, table)
    if actor.role == "player" and player != actor.place:
        raise Refusal(texts.NOT_YOUR_TABLE, table=table)


def whom(contest: Contest, actor: Guest, table: int, seating: Seating | None = None) -> PlayerId:
    """Who sits at a table, if it is one's own to ask about."""
    player = (seating or contest.seating).players.get(table)
    if player is None:
        raise Refusal(texts.NO_SUCH_TABLE, table=table)
    check_table(contest, actor, table, player)
    return player
