"""Which tests show an article is collected from the tests and shipped."""

import subprocess
import tomllib
from pathlib import Path

import pytest

from nonuple.rules.evidence import FILE, recorded
from scripts.articles import PAGE, ROOT, collect, page
from scripts.articles import TESTS as OURS

TESTS = """
import pytest

pytestmark = [pytest.mark.article("booklet", "1")]

@pytest.mark.article("2026", "1.2.1", "1.2.2")
@pytest.mark.article("2010", "2.6.1")
def test_premiums() -> None: ...

class TestBonus:
    @pytest.mark.parametrize("tiles", [7, pytest.param(8, marks=pytest.mark.article("2026", "4.8.3"))])
    @pytest.mark.article("2026", "1.2.3")
    def test_seven(self) -> None: ...

def test_unmarked() -> None: ...
"""


def test_marks_are_collected_with_the_names_pytest_gives(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "board").mkdir(parents=True)
    (tests / "board" / "test_score.py").write_text(TESTS, "utf-8")
    premiums = "tests/board/test_score.py::test_premiums"
    seven = "tests/board/test_score.py::TestBonus::test_seven"
    assert collect(tests) == {
        "2010": {"2.6.1": [premiums]},
        "2026": {"1.2.1": [premiums], "1.2.2": [premiums], "1.2.3": [seven], "4.8.3": [seven]},
        "booklet": {"1": ["tests/board/test_score.py"]},
    }


def test_the_page_of_all_articles_names_code_and_tests() -> None:
    rows = {line.split(" | ")[0]: line for line in page(collect(OURS)).splitlines()}
    assert "`tests/test_worked_figures.py`: " in rows["| 1.2.3"]
    assert "`nonuple.pieces.formula.Formula`" in rows["| 1.2.3"]


def test_a_package_made_without_the_list_names_no_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonuple.rules.evidence.FILE", tmp_path / "evidence.json")
    recorded.cache_clear()
    assert recorded() == {}
    recorded.cache_clear()


@pytest.mark.parametrize("goal", ["install", "test", "check"])
def test_what_is_read_from_marks_is_made_before_it_is_needed(goal: str) -> None:
    planned = subprocess.check_output(["make", "--dry-run", "--always-make", goal], cwd=ROOT, text=True)
    made = planned.index("-m scripts.articles")
    assert planned.index("-e .") < made
    assert made < (planned.find("pytest") if "pytest" in planned else len(planned))


def test_what_is_read_from_marks_is_not_committed_but_shipped() -> None:
    names = [file.relative_to(ROOT).as_posix() for file in (FILE, PAGE)]
    ignored = subprocess.check_output(["git", "check-ignore", "--no-index", *names], cwd=ROOT, text=True)
    assert ignored.split() == names
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["maturin"]
    assert names[0] in build["include"]
