"""What hosts activities knows none of them."""

import pytest

from tests.architecture.sources import imports_of, modules

ROOMS = ("hosting", "live", "process", "http")
OWN = tuple(f"nonuple.server.http.{kind}" for kind in ("contest", "home", "event", "centres"))
"""Routes of one kind's own."""

HOSTING = sorted(
    name
    for name in modules()
    if name.startswith(tuple(f"nonuple.server.{room}" for room in ROOMS)) and not name.startswith(OWN)
)


@pytest.mark.parametrize("module", [*HOSTING, "nonuple.activity.port", "nonuple.activity.codec"])
def test_no_module_that_hosts_imports_an_activity(module: str) -> None:
    known = ("nonuple.contest", "nonuple.play", "nonuple.tournament", "nonuple.event")
    assert {name for name in imports_of(module) if name.startswith(known)} == set()


def test_the_server_does_not_know_the_programs_that_extend_it() -> None:
    users = {name for name in modules() if name.startswith("nonuple.server")}
    assert {name for user in users for name in imports_of(user) if name.startswith("nonuple.demo")} == set()
