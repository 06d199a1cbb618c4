"""Every sentence stands once, in Python; the screens take theirs from there, and a language is one file."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from nonuple.cli.printing import print_document
from nonuple.errors import Refusal
from nonuple.texts import LANGUAGES, Sentence, Text, capital, language_of, speak
from nonuple.texts.languages import tongues
from nonuple.texts.screens import common
from scripts.screens import catalogues, printed, write
from tests.architecture.test_house_rules import all_texts

SPANISH = """
locale = "es-ES"
singular = [1]

[sentences]
"Chargement…" = "Cargando…"
"Annuler" = { Cancel = "Cancelar", Undo = "Deshacer" }
"{count} {count|partie|parties}" = "{count} {count|partida|partidas}"
"""

A_SENTENCE = 3
"""Words from which on it is one; fewer name a thing, which server and screens each say where it stands."""


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "es.toml").write_text(SPANISH, "utf-8")
    for language, tongue in tongues(tmp_path):
        monkeypatch.setitem(LANGUAGES, language, tongue)
    yield
    speak("fr")


def test_no_sentence_of_the_screens_stands_in_two_catalogues() -> None:
    stands = Counter(text for text in {id(text): text for text in _said_by_screens()}.values())
    assert [text for text, times in stands.items() if times > 1] == []


def _said_by_screens() -> list[Text]:
    shared = [value for value in vars(common).values() if isinstance(value, Text)]
    return [*shared, *(text for sentences in catalogues().values() for text in sentences.values())]


def test_no_sentence_of_the_server_stands_twice_nor_in_the_screens_too() -> None:
    ours = [text for name, text in all_texts().items() if not name.startswith("nonuple.texts.screens.")]
    known: dict[Text, Text] = {}
    doubled = [text for text in (*ours, *_said_by_screens()) if known.setdefault(text, text) is not text]
    assert [text for text in doubled if len(text.fr.split()) >= A_SENTENCE] == []


@pytest.mark.usefixtures("spanish")
def test_a_third_language_is_one_file() -> None:
    speak("es")
    assert str(Text("Chargement…", "Loading…")) == "Cargando…"
    counted = Text("{count} {count|partie|parties}", "{count} {count|game|games}")
    assert [counted.say(count=count) for count in (0, 1, 2)] == ["0 partidas", "1 partida", "2 partidas"]
    assert [str(Text("Annuler", "Cancel")), str(Text("Annuler", "Undo"))] == ["Cancelar", "Deshacer"]
    assert Text("Annuler", "Cancel").sentence() == Sentence("Annuler", "Cancel", {"es": "Cancelar"})
    assert language_of({"LANG": "es_ES.UTF-8"}) == "es"


@pytest.mark.usefixtures("spanish")
def test_what_a_language_lacks_is_said_in_french() -> None:
    missing = Text("Grille", "Board")
    assert (missing.to("es"), missing.sentence().to("es")) == ("Grille", "Grille")
    assert Text("Annuler", "Void").to("es") == "Annuler"


@pytest.mark.usefixtures("spanish")
def test_the_screens_have_the_third_language_too(tmp_path: Path) -> None:
    write(tmp_path / "made")
    everywhere = (tmp_path / "made" / "everywhere" / "es.ts").read_text("utf-8")
    assert '"app.loading": "Cargando…"' in everywhere
    assert '"app.home": "Accueil"' in everywhere
    assert 'es: () => import("./es")' in (tmp_path / "made" / "everywhere" / "index.ts").read_text("utf-8")
    assert '"es": "es-ES"' in (tmp_path / "made" / "languages.ts").read_text("utf-8")


def test_with_two_languages_nothing_more_is_sent() -> None:
    assert Text("oui", "yes").sentence().others is None


def test_a_sentence_is_printed_with_curly_marks() -> None:
    assert printed("type `ls`, it's short") == "type “ls”, it’s short"


def test_a_line_begins_with_a_capital() -> None:
    assert capital(Text("à {name}", "to {name}")) == Text("À {name}", "To {name}")


def test_all_catalogues_have_a_name_that_a_folder_may_have() -> None:
    assert [name for name in catalogues() if not re.fullmatch(r"[a-z]+", name)] == []


def test_a_language_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="xx"):
        print_document("slips", out=str(tmp_path / "slips.pdf"), language="xx")
