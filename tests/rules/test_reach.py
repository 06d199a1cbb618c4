"""A rule that is said to be in the code is one that users meet."""

from nonuple.rules import registered
from nonuple.rules.places import import_rules
from tests.architecture.reach import reached


def test_what_is_marked_with_an_article_is_reached_from_a_command_the_server_or_the_public_face() -> None:
    import_rules()
    marked = {(mark.module, mark.name): key for key, marks in registered().items() for mark in marks}
    unmet = {place: key for place, key in marked.items() if place not in reached()}
    assert unmet == {}, "connect it, or take its mark away until it is"


def test_what_only_tests_use_is_not_reached() -> None:
    assert ("nonuple.pieces.board", "Board.place") in reached()
    assert ("nonuple.play.duplicate.openness", "sampled_openness") not in reached()
