"""docs/api.md names every address that the server has."""

import pytest

from tests.repository import ROOT
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def test_every_address_of_the_schema_is_documented(owner: Guest) -> None:
    page = (ROOT / "docs/api.md").read_text("utf-8")
    paths = (await owner.get("/api/schema"))["paths"]
    short = {path: path.replace("/api/contests/{id}/", "…/") for path in paths}
    assert [path for path in paths if path not in page and short[path] not in page] == []
