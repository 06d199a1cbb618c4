"""`nonuple rule`: what an article asks; where it lives and which tests show it, for who asks."""

import re
from pathlib import Path

import pytest

from nonuple.cli.event.organising import new
from nonuple.cli.rule import rule
from nonuple.errors import Refusal
from nonuple.rules import ArticleMark, Role
from nonuple.texts import speak


def said(capsys: pytest.CaptureFixture[str], *words: str, code: bool = False) -> str:
    rule(*words, code=code)
    return capsys.readouterr().out


def test_an_article_of_the_2026_rulebook_needs_no_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "6.6") == said(capsys, "2026", "6.6")


def test_an_article_is_told_with_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "1.2.1")
    assert shown.startswith("Règlement 2026, 1.2.1 : Cases de couleur\n")
    assert "trois rouges ×27" in shown
    assert re.search(r"Articles voisins\n  1\.2    Compter les points\n  1\.2\.2  ", shown)


def test_an_older_edition_is_asked_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "2010", "4.3").startswith("Règlement 2010, 4.3 : Pénalité de 5 points\n")
    assert said(capsys, "2009", "4.3").startswith("Règlement 2009, 4.3 : Avertissements\n")


def test_it_is_told_in_english_to_who_speaks_english(capsys: pytest.CaptureFixture[str]) -> None:
    speak("en")
    try:
        shown = said(capsys, "1.2.1")
    finally:
        speak("fr")
    assert shown.startswith("2026 rulebook, 1.2.1: Premium squares\n")


def test_the_rule_stands_alone_unless_the_code_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "6.6")
    assert "Pénalité de 5 points" in shown
    assert "Articles voisins" in shown
    assert not re.search(r"Décidé|Appliqué|Vérifié|nonuple\.|tests/", shown)


def test_it_names_the_code_and_the_tests(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = {
        ("2026", "6.6"): (
            ArticleMark(Role.SHOWS, "nonuple.texts", "speak"),
            ArticleMark(Role.DECIDES, "nonuple.errors", "Refusal.__str__"),
        )
    }
    evidence = {"2026": {"6.6": ["tests/slips/test_penalty.py::test_location_missing"]}}
    monkeypatch.setattr("nonuple.cli.rule.registered", lambda: marks)
    monkeypatch.setattr("nonuple.cli.rule.recorded", lambda: evidence)
    shown = said(capsys, "6.6", code=True)
    assert re.search(r"\nDécidé par\n  nonuple\.errors:Refusal\.__str__ \(\S*errors\.py:\d+\)\n", shown)
    assert re.search(r"\nAffiché ou annoncé par\n  nonuple\.texts:speak \(\S*__init__\.py:\d+\)\n", shown)
    assert "Appliqué par" not in shown
    assert "\n  tests/slips/test_penalty.py::test_location_missing\n" in shown


def test_an_article_without_code_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.cli.rule.registered", dict)
    monkeypatch.setattr("nonuple.cli.rule.recorded", lambda: {"2026": {"6.6": ["tests/test_it.py::test_it"]}})
    shown = said(capsys, "2026", "7.1", code=True)
    assert "Décidé par\n  rien à calculer\n" in shown
    assert "Vérifié par\n  sans test\n" in shown


def test_an_installation_without_the_list_of_tests_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.cli.rule.recorded", dict)
    shown = said(capsys, "6.6", code=True)
    assert "Vérifié par\n  cette installation a été faite sans la liste des tests" in shown


def test_without_an_article_the_articles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\n  6.6      Pénalité de 5 points\n" in said(capsys)
    assert "\n  jokers            Jokers\n" in said(capsys, "box")


def test_no_line_is_wider_than_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lines = (said(capsys) + said(capsys, "6.4.2.2", code=True)).splitlines()
    prose = [line for line in lines if "python/nonuple/" not in line and "tests/" not in line]
    assert max(map(len, prose)) <= 80


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("1.2.9",),
            "Règlement 2026 : aucun article « 1.2.9 » ; les plus proches : 1.2.1, 1.2.2, 1.2.3 "
            "(liste : « nonuple rule 2026 »).",
        ),
        (
            ("2011", "4.3"),
            "le règlement « 2011 » n'existe pas ; il y a : 2026, 2010, 2009, box, booklet, free.",
        ),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        rule(*words)
    assert str(refused.value) == sentence


@pytest.mark.article("2026", "4.5")
def test_it_says_what_an_event_plays_by_in_place_of_an_article(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    event = tmp_path / "coupe.json"
    new(event, name="Coupe", date="2026-11-19", solo_players=8, solo_bonus=5)
    capsys.readouterr()
    held = "4.5 : un solo vaut 5 points à partir de 8 joueurs"
    for words, told in ((("4.5",), True), (("4.6",), False), ((), True)):
        rule(*words, event=event)
        assert (held in capsys.readouterr().out) is told
    rule("4.5", event=event, as_json=True)
    assert "à partir de 8 joueurs" in capsys.readouterr().out
