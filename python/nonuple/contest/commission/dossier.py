"""The file of a case for the federation: made, sent, completed in time or void, answered."""

from datetime import date

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events, OneSlip, round_of
from nonuple.contest.commission.cases import case_of
from nonuple.contest.desk.judging import check_granted
from nonuple.contest.events import (
    FEDERATION,
    CaseForwarded,
    DocumentsRequested,
    FileAnswered,
    FileBuilt,
    FileCompleted,
    Panel,
    PanelMember,
    PanelNamed,
    PartiesTold,
    PartyHeard,
    PieceAttached,
)
from nonuple.contest.rounds import File
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.ledger.appeals import Member, PanelFault, file_deadline, panel_faults
from nonuple.rules import applies, article
from nonuple.slips.ruling import overruled
from nonuple.texts import appeals as texts
from nonuple.texts import contest as contest_texts


@applies("2026", "7.3")
def hear_party(asking: Asking, command: ask.HearParty) -> Events:
    """What the player or the arbiter says is written down as it was said."""
    slip, said = case_of(asking, command), command.said.strip()
    if slip.entered.heard.get(command.party, "") == said:
        return ()
    return (PartyHeard(*slip.place, command.party, said),)


@applies("2026", "7.4.2")
def build_file(asking: Asking, command: ask.BuildFile) -> Events:
    """One who disagrees with what the commission decided turns to the federation."""
    slip = _decided(asking, command)
    if not command.motive.strip():
        raise Refusal(contest_texts.WHY_NEEDED)
    if slip.entered.file is not None:
        raise Refusal(texts.ALREADY_BUILT, table=command.table)
    return (FileBuilt(*slip.place, command.party, command.motive.strip()),)


@applies("2026", "7.4.2")
def tell_parties(asking: Asking, command: ask.TellParties) -> Events:
    slip, file = _file_of(asking, command)
    return () if file.told is not None else (PartiesTold(*slip.place),)


@applies("2026", "7.4.2")
def attach_piece(asking: Asking, command: ask.AttachPiece) -> Events:
    """A file holds all that its examination needs; other slips are those of the same player."""
    slip, file = _file_of(asking, command)
    _check_open(file)
    if not command.what.strip():
        raise Refusal(texts.WHICH_PIECE)
    for draw in command.draws:
        played = round_of(slip.run, draw)
        other = played.sheets.get(slip.player)
        if other is None or other.entry is None:
            raise Refusal(texts.NO_SLIP_THEN, turn=played.turn)
    return (PieceAttached(*slip.place, command.what.strip(), tuple(sorted({*command.draws}))),)


@article("2026", "7.4.2")
def forward_case(asking: Asking, command: ask.ForwardCase) -> Events:
    """The file goes to the federation once the commission has decided and those concerned know."""
    slip = _decided(asking, command)
    file = slip.entered.file
    motive = command.motive.strip() or (file.motive if file is not None else "")
    if not motive:
        raise Refusal(contest_texts.WHY_NEEDED)
    if not command.told and (file is None or file.told is None):
        raise Refusal(texts.TELL_FIRST)
    if file is not None and file.sent is not None:
        raise Refusal(texts.ALREADY_SENT, table=command.table)
    return (CaseForwarded(*slip.place, motive),)


def _decided(asking: Asking, command: ask.AboutSlip) -> OneSlip:
    """A slip on which the commission has decided: before that, nobody asks the federation."""
    slip = case_of(asking, command)
    if not slip.entered.ruled:
        raise Refusal(contest_texts.FEDERATION_LATER)
    return slip


@applies("2026", "7.4.2")
def name_panel(asking: Asking, command: ask.NamePanel) -> Events:
    """Who sits; what is wrong with it is shown, since the federation names them, not the contest."""
    slip, file = _sent_file_of(asking, command)
    _check_open(file)
    for one in (command.president, *command.members):
        if not one.name.strip() or not one.nationality.strip():
            raise Refusal(texts.NAME_AND_NATIONALITY)
    panel = Panel(command.president, command.members)
    return (PanelNamed(*slip.place, panel),)


@applies("2026", "7.4.2")
def request_documents(asking: Asking, command: ask.RequestDocuments) -> Events:
    """From the day they are asked for, two weeks run."""
    slip, file = _sent_file_of(asking, command)
    _check_open(file)
    _check_in_time(asking, file)
    if not command.wanted.strip():
        raise Refusal(texts.WHICH_DOCUMENTS)
    day = _day(asking, command.day, since=date.fromisoformat((file.sent or file.at)[:10]))
    return (DocumentsRequested(*slip.place, command.wanted.strip(), day),)


@applies("2026", "7.4.2")
def complete_file(asking: Asking, command: ask.CompleteFile) -> Events:
    """What was asked for has been sent within two weeks; later the file is void."""
    slip, file = _sent_file_of(asking, command)
    _check_open(file)
    if file.asked is None or file.completed is not None:
        raise Refusal(texts.NOTHING_ASKED)
    day = _day(asking, command.day, since=file.asked)
    if day > file_deadline(file.asked):
        raise Refusal(texts.FILE_VOID, last=file_deadline(file.asked))
    return (FileCompleted(*slip.place, day),)


@applies("2026", "7.4.2")
def answer_file(asking: Asking, command: ask.AnswerFile) -> Events:
    """The federation's decision stands over the arbitration commission's."""
    slip, file = _sent_file_of(asking, command)
    _check_in_time(asking, file)
    check_granted(asking, slip, command.points, command.sanction)
    judged = slip.entered.judged
    overruled(judged, command.points, command.sanction, motive=command.motive, author=FEDERATION)
    return (FileAnswered(*slip.place, command.points, command.sanction, command.motive),)


def _file_of(asking: Asking, command: ask.AboutSlip) -> tuple[OneSlip, File]:
    slip = case_of(asking, command)
    file = slip.entered.file
    if file is None:
        raise Refusal(texts.NOT_BUILT, table=command.table)
    return slip, file


def _sent_file_of(asking: Asking, command: ask.AboutSlip) -> tuple[OneSlip, File]:
    slip = case_of(asking, command)
    file = slip.entered.file
    if file is None or file.sent is None:
        raise Refusal(texts.NOT_SENT, table=command.table)
    return slip, file


def _check_open(file: File) -> None:
    if file.answered:
        raise Refusal(texts.FILE_ANSWERED)


@applies("2026", "7.4.2")
def _check_in_time(asking: Asking, file: File) -> None:
    """A file that was not completed in time is void."""
    if file.asked is None or file.completed is not None:
        return
    last = file_deadline(file.asked)
    if asking.now.date.date() > last:
        raise Refusal(texts.FILE_VOID, last=last)


def _day(asking: Asking, day: date | None, *, since: date) -> date:
    """A day that is written down: today, or one between what came before and today."""
    today = asking.now.date.date()
    if day is None:
        return today
    if not since <= day <= today:
        raise Refusal(texts.DAY_OUTSIDE, first=since, last=today)
    return day


@applies("2026", "7.4.2")
def faults_of(contest: Contest, panel: Panel) -> PanelFault:
    """What is wrong with a commission of appeal; one who has a part in the contest is involved."""
    names = {name.casefold() for name in _names(contest)}

    def member(one: PanelMember) -> Member:
        """One who replaces another is looked at like anybody else."""
        involved = one.involved or one.name.strip().casefold() in names
        return Member(one.nationality.strip().casefold(), involved)

    return panel_faults(member(panel.president), [member(one) for one in panel.members])


def _names(contest: Contest) -> set[str]:
    """All who play, arbitrate or sit in the contest."""
    players = {name for player in contest.players.values() for name in (player.name, player.partner)}
    named = {one.name for one in contest.arbiters} | {one.name for one in contest.door.grants.values()}
    return (players | named | set(contest.commission)) - {""}
