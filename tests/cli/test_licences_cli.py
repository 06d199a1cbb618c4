"""`nonuple licences`."""

import json

import pytest

from nonuple.cli import licences
from nonuple.cli.licences import ShippedPart
from tests.cli.running import run


def test_all_that_is_shipped_is_listed_with_its_licence(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(run(capsys, "licences", "--json").out)
    assert {one["part"] for one in listed} == set(ShippedPart)
    assert [one["name"] for one in listed if not one["licence"]] == []
    shipped_within = [one for one in listed if one["part"] != "python"]
    assert [one["name"] for one in shipped_within if not one["text"]] == []
    assert {"Grammalecte", "svelte", "pyo3", "litestar", "Fraunces"} <= {one["name"] for one in listed}


def test_the_text_of_one_licence_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "licences", "Svelte")
    assert ran.code == 0 and "svelte" in ran.out.splitlines()[0] and "Permission is hereby" in ran.out


def test_what_is_not_shipped_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "licences", "emacs")
    assert (ran.code, ran.out) == (2, "")
    assert "« emacs » n'est pas livré avec Nonuple" in ran.err


def test_a_list_that_was_not_made_is_said_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "FILE", licences.FILE.with_name("nothing.json"))
    ran = run(capsys, "licences")
    assert (ran.code, "make install" in ran.err) == (2, True)
