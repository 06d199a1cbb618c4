"""What a cluster answers, told apart: what went wrong in the work, and who has gone with it."""

from types import SimpleNamespace

import pytest

from nonuple import __version__
from nonuple.errors import Refusal
from nonuple.texts import simulate as texts
from nonuple.words.lexicon import Lexicon
from nonuple.workers import cluster
from nonuple.workers.ordered import LostWork

LIST = Lexicon.of(["NU"])


class RayError(Exception):
    """As Ray has it: all that goes wrong is one."""


class RayTaskError(RayError):
    """The work itself failed."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class NodeDiedError(RayError):
    """Whoever worked has gone."""


def task(answer: object) -> cluster._Task[object]:
    def get(_: object) -> object:
        if isinstance(answer, Exception):
            raise answer
        return answer

    failures = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
    return cluster._Task(SimpleNamespace(get=get, exceptions=failures), object())


def test_an_answer_is_handed_on() -> None:
    assert task([1, 2]).result() == [1, 2]


def test_a_refusal_there_is_a_refusal_here() -> None:
    with pytest.raises(Refusal, match="--games"):
        task(RayTaskError(Refusal(texts.BAD_GAMES))).result()


def test_who_has_gone_is_told_from_what_went_wrong() -> None:
    with pytest.raises(LostWork):
        task(NodeDiedError()).result()
    with pytest.raises(ZeroDivisionError):
        task(RayTaskError(ZeroDivisionError())).result()


def test_a_machine_with_another_version_does_not_play() -> None:
    with pytest.raises(Refusal, match="la même version"):
        cluster._work(cluster.Parcel("0.0.0", LIST), lambda _, seeds: seeds, range(3))


def test_the_same_version_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_fetched", lambda lexicon: lexicon)
    done = cluster._work(cluster.Parcel(__version__, LIST), lambda words, seeds: (words, seeds), range(3))
    assert done == (LIST, range(3))
