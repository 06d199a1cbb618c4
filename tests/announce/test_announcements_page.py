"""What docs/announcements.md shows is true."""

import doctest

from tests.architecture.test_readme import blocks

PAGE = "docs/announcements.md"


def test_the_python_of_the_page_runs() -> None:
    [story] = blocks(PAGE, "python")
    test = doctest.DocTestParser().get_doctest(story, {}, PAGE, PAGE, 0)
    report: list[str] = []
    results = doctest.DocTestRunner().run(test, out=report.append)
    assert (results.failed, results.attempted) == (0, 7), "".join(report)
