"""The study of the formulas: what is counted goes on, and the page and its plots say what was counted."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from nonuple.pieces.formula import FORMULAS
from nonuple.words_io.library import open_lexicon
from nonuple.workers.processes import Processes
from scripts.study.__main__ import COUNTS
from scripts.study.counting import Kept, go_on
from scripts.study.page import mean, plots, quantile, shares, write_page
from tests.repository import ROOT

HERE = Processes(None, 1, 10)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Ten games of each formula, of which the first is looked into."""
    file = tmp_path_factory.mktemp("study") / "counts.json"
    return go_on(Kept.read(file, open_lexicon().fingerprint), 10, HERE, file)


def test_what_was_counted_is_gone_on_with(kept: Kept, tmp_path: Path) -> None:
    file, lexicon = tmp_path / "counts.json", open_lexicon().fingerprint
    go_on(Kept.read(file, lexicon), 4, HERE, file)
    assert {one.census.games for one in Kept.read(file, lexicon).formulas.values()} == {4}
    assert go_on(Kept.read(file, lexicon), 10, HERE, file) == kept
    assert Kept.read(file, lexicon) == kept
    with pytest.raises(SystemExit, match="another word list"):
        Kept.read(file, "0" * 64)


def test_the_page_tells_how_many_games_were_played_and_shows_every_plot(kept: Kept, tmp_path: Path) -> None:
    write_page(tmp_path, kept)
    page = (tmp_path / "study.md").read_text("utf-8")
    assert "10 games of each of the eight formulas, 80 in all" in page
    assert "make study GAMES=10" in page
    for name in plots(kept.formulas):
        assert f"images/study/{name}.svg" in page
        drawing = ElementTree.parse(tmp_path / "images" / "study" / f"{name}.svg")
        told = "".join(drawing.getroot().itertext())
        assert all(formula in told for formula in FORMULAS)
    assert page.count("| `normal` |") == 5


def test_figures_are_read_from_the_counts() -> None:
    counts = {10: 1, 20: 2, 40: 1}
    assert mean(counts) == 22.5
    assert [quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.95)] == [10, 10, 20, 40]
    assert list(shares(counts, 10)) == [(10, 25.0), (20, 50.0), (30, 0.0), (40, 25.0)]


def test_the_page_of_the_repository_is_the_one_that_the_command_writes(tmp_path: Path) -> None:
    counted = Kept.read(COUNTS, open_lexicon("default").fingerprint)
    write_page(tmp_path, counted)
    written = {file.relative_to(tmp_path): file.read_text("utf-8") for file in tmp_path.rglob("*.*")}
    assert written == {file: (ROOT / "docs" / file).read_text("utf-8") for file in written}
