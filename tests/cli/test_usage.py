"""A command line that cannot be understood: one sentence, exit code 2."""

import pytest

from tests.cli.running import run

BAD = [
    (["tope"], "« tope » n'est pas une commande ; voir nonuple --help."),
    (["lexicon", "lst"], "« lst » n'est pas une commande ; voir nonuple lexicon --help."),
    (["top", "--rak", "AN"], "l'option --rak n'existe pas ici ; voir nonuple top --help."),
    (["top", "--limit", "dix", "--rack", "AN"], "« dix » ne convient pas pour --limit"),
    (["moves"], "il manque FILE ; voir nonuple moves --help."),
    (["moves", "a.json", "b.json"], "« b.json » est de trop ; voir nonuple moves --help."),
    (["moves", "--tpo"], "l'option --tpo n'existe pas ici"),
    (["moves", "--tpo", "a.json"], "l'option --tpo n'existe pas ici ; voir nonuple moves --help."),
    (["top", "--rack"], "il manque une valeur après --rack"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD)
def test_one_sentence_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    ran = run(capsys, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def test_help_and_version_are_answers(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["-h"], ["top", "--help"], ["lexicon"], ["--version"]):
        ran = run(capsys, *arguments)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out
