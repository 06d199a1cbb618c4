"""The web application's files, and the help page."""

from pathlib import Path

import pytest

from nonuple.server.http import assets
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-1a2b.js").write_text("go()")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1a2b.js.map").write_text("{}")
    (tmp_path / "outside.js").write_text("secret")
    (static / "assets" / "long-3c.js").write_text("go();" * 1000)
    monkeypatch.setattr(assets, "STATIC", static)
    return static


@pytest.mark.parametrize(
    ("path", "kind", "cached"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ],
)
async def test_files_are_served_with_their_kind_and_kept_as_long_as_they_hold(
    built: Path, owner: Guest, path: str, kind: str, cached: str
) -> None:
    response = await owner.http.get(path)
    assert response.is_success
    assert (response.headers["content-type"], response.headers["cache-control"]) == (kind, cached)


async def test_files_are_packed_for_those_who_can_unpack_them(built: Path, owner: Guest) -> None:
    packed = await owner.http.get("/assets/long-3c.js")
    plain = await owner.http.get("/assets/long-3c.js", headers={"Accept-Encoding": "identity"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "go();" * 1000)
    assert int(packed.headers["content-length"]) < 200
    assert ("content-encoding" not in plain.headers, plain.text) == (True, packed.text)


@pytest.mark.parametrize(
    "path",
    ["/../outside.js", "/%2e%2e/outside.js", "/assets/..%2f..%2foutside.js", "/assets/app-1a2b.js.map"],
)
async def test_nothing_else_is_served(built: Path, owner: Guest, path: str) -> None:
    assert (await owner.http.get(path)).status_code == 404


async def test_without_screens_and_documentation_one_is_told_how_to_have_them(
    store: EventStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "STATIC", tmp_path / "nowhere")
    monkeypatch.setattr(assets, "DOC", tmp_path / "nowhere")
    async with running(store) as server, Guest(server.address) as guest:
        for address in ("/", "/doc/fr/index.html"):
            assert "make install" in (await guest.http.get(address)).text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            (
                "Rejoindre la partie",
                "isolation des clients",
                "9009",
                "ufw",
                "macOS",
                "Windows",
                "données mobiles",
            ),
        ),
        ("en", ("Joining the game", "client isolation", "9009", "ufw", "macOS", "Windows", "mobile data")),
    ],
)
async def test_the_help_page_needs_no_script(server: Running, language: str, words: tuple[str, ...]) -> None:
    async with Guest(server.address, language=language) as reader:
        page = (await reader.http.get("/aide")).text
    assert all(word in page for word in words)
    assert f'lang="{language}"' in page
    assert "<script" not in page


async def test_the_schema_names_every_command(owner: Guest) -> None:
    schema = (await owner.http.get("/api/schema")).json()
    assert {"EnterSlip", "WriteSlip", "Draw"} <= set(schema["components"]["schemas"])
    assert "/api/contests/{id}/commands" in schema["paths"]


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_documentation_is_served_in_the_readers_language(
    store: EventStore, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "DOC", tmp_path / "doc")
    (tmp_path / "outside.html").write_text("secret")
    (tmp_path / "doc" / language).mkdir(parents=True)
    (tmp_path / "doc" / language / "index.html").write_text("<!doctype html>")
    async with running(store) as server, Guest(server.address, language=language) as reader:
        missing = await reader.http.get(f"/doc/{language}/other.html")
        assert (missing.status_code, "secret" in missing.text) == (404, False)
        asked = await reader.http.get("/doc", follow_redirects=True)
        assert (asked.url.path, asked.status_code) == (f"/doc/{language}/index.html", 200)
        assert (await reader.http.get("/doc/../outside.html")).status_code == 404
        assert 'href="/doc"' in (await reader.http.get("/aide")).text
