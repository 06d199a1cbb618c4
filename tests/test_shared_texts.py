"""What the screens and the server both say is written once, in Python."""

import re
from collections.abc import Iterator

import pytest

from nonuple.server.sentences import SHARED, is_shared, named, typescript
from tests.repository import ROOT

WEB = ROOT / "web" / "src"
OWN = re.compile(r':\s*"((?:[^"\\]|\\.)*)"')
A_SENTENCE = 4
"""Words from which on it is one; fewer name a thing, which each says where it stands."""


def plain(sentence: str) -> str:
    """The same in capitals or not, with or without its stop, however it is typeset."""
    spaced = re.sub(r"[\u00a0\u202f]", " ", sentence).replace("’", "'")
    return re.sub(r"[“”`]", '"', spaced).strip(" .").lower()


def sentences_of_the_web(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted(WEB.rglob(f"{language}.ts")):
        for sentence in OWN.findall(file.read_text("utf-8")):
            if len(sentence.split()) >= A_SENTENCE:
                yield str(file.relative_to(WEB)), sentence


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("page", ["shared", "help"])
def test_the_web_has_the_shared_sentences_as_they_are(language: str, page: str) -> None:
    written = (WEB / "i18n" / f"{page}.{language}.ts").read_text("utf-8")
    assert written == typescript(language, page) + "\n", "run `make format`"


def test_what_is_shared_exists_and_is_said_by_the_web() -> None:
    names = {name for name, _ in named()}
    assert [
        one for one in SHARED if not any(name == one or name.startswith(f"{one}.") for name in names)
    ] == []
    said = "".join(file.read_text("utf-8") for file in WEB.rglob("fr.ts"))
    assert [one for one in SHARED if f'shared["{one}' not in said] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_sentence_stands_in_both(language: str) -> None:
    ours = {plain(getattr(text, language)): name for name, text in named()}
    doubled = [
        (file, sentence, ours[plain(sentence)])
        for file, sentence in sentences_of_the_web(language)
        if plain(sentence) in ours
    ]
    assert doubled == []


def test_names_tell_the_module_and_the_constant() -> None:
    found = dict(named())
    assert found["help.title"].en == "Joining the game"
    assert (is_shared("contest.roles.owner"), is_shared("help.not_built")) == (True, False)
