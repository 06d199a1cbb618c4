"""The samples for operators, as shipped: pages, live views, phones' addresses, a server that is gone."""

import asyncio
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from nonuple.server.process.running import running
from nonuple.store import EventStore
from tests.architecture.test_commands_documented import COMMANDS, arguments_of
from tests.repository import ROOT
from tests.server.playing import staged
from tests.server.visiting import LONGEST_WAIT, Guest, Screen

pytestmark = pytest.mark.anyio

SAMPLES = ROOT / "packaging/server"
HOST = "jeu.example.org"
NGINX = """daemon off; pid {folder}/pid; error_log stderr warn; worker_processes 1;
events {{ }}
http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
include {folder}/site.conf; }}
"""


def program(name: str) -> str:
    """Debian keeps servers out of the PATH of most people."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, "run scripts/packages"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def certify(folder: Path) -> None:
    """A certificate of one's own."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    names = x509.SubjectAlternativeName([x509.DNSName(HOST)])
    made = builder.add_extension(names, critical=False).sign(key, hashes.SHA256())
    (folder / "cert").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / "key").write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))


def told(sample: str, changes: dict[str, str]) -> str:
    """A sample with this place's ports and files in the place of its own."""
    text = (SAMPLES / sample).read_text("utf-8")
    for ours, here in changes.items():
        assert text.count(ours) >= 1, ours
        text = text.replace(ours, here)
    return text


def nginx(folder: Path, port: int, servers: list[int]) -> list[str]:
    line = "server 127.0.0.1:9009 max_fails=1 fail_timeout=2s;"
    changes = {
        line: "\n".join(line.replace("9009", str(one)) for one in servers),
        "listen 443": f"listen 127.0.0.1:{port}",
        "/etc/ssl/nonuple.pem": str(folder / "cert"),
        "/etc/ssl/nonuple.key": str(folder / "key"),
    }
    (folder / "site.conf").write_text(told("nginx.conf", changes))
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, servers: list[int]) -> list[str]:
    changes = {
        f"\n{HOST} {{": f"\n{{\n\tadmin off\n\tauto_https disable_redirects\n}}\nhttps://{HOST}:{port} {{\n"
        f"\tbind 127.0.0.1\n\ttls {folder / 'cert'} {folder / 'key'}",
        " 127.0.0.1:9009 {": " " + " ".join(f"127.0.0.1:{one}" for one in servers) + " {",
    }
    (folder / "Caddyfile").write_text(told("Caddyfile", changes))
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def proxied(command: list[str], folder: Path) -> Iterator[None]:
    home = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "PATH": "/usr/bin:/bin",
    }
    process = subprocess.Popen(command, env=home, cwd=folder)
    try:
        yield
    finally:
        process.terminate()
        process.wait(LONGEST_WAIT)


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=folder / "cert")


@asynccontextmanager
async def phone(folder: Path, port: int, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A browser of its own address, to which the name of the site leads here."""
    transport = httpx.AsyncHTTPTransport(verify=trusting(folder), local_address=address)
    headers = {"Host": f"{HOST}:{port}", "Accept-Language": "fr"}
    async with httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", transport=transport, headers=headers, timeout=LONGEST_WAIT
    ) as client:
        yield client


NAMED = {"extensions": {"sni_hostname": HOST}}


async def answering(client: httpx.AsyncClient) -> None:
    async with asyncio.timeout(LONGEST_WAIT):
        while True:
            try:
                if (await client.get("/readyz", **NAMED)).is_success:  # type: ignore[arg-type]
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("proxy", [nginx, caddy])
async def test_a_sample_serves_pages_live_views_and_the_addresses_of_phones(
    store: EventStore, tmp_path: Path, proxy: object
) -> None:
    certify(tmp_path)
    port, gone = free_port(), free_port()
    trusted = ("127.0.0.1",)
    async with running(store, proxies=trusted) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        command = proxy(tmp_path, port, [gone, server.port])  # type: ignore[operator]
        with proxied(command, tmp_path):
            async with phone(tmp_path, port) as here, phone(tmp_path, port, "127.0.0.2") as guessing:
                await answering(here)
                page = await here.get("/", **NAMED)  # type: ignore[arg-type]
                assert (page.status_code, "<script" in page.text) == (200, True)
                tries = [
                    (await guessing.post("/api/join", json={"code": "AAAA-AAAA"}, **NAMED)).status_code  # type: ignore[arg-type]
                    for _ in range(25)
                ]
                assert (tries[0], tries[-1]) == (404, 429), "its ration is its own"
                other = await here.post("/api/join", json={"code": "AAAA-AAAA"}, **NAMED)  # type: ignore[arg-type]
                assert other.status_code == 404, "and takes nothing from another phone"
            async with connect(
                f"wss://{HOST}:{port}/api/live",
                host="127.0.0.1",
                ssl=trusting(tmp_path),
                origin=f"https://{HOST}:{port}",  # type: ignore[arg-type]
                proxy=None,
            ) as live:
                await live.send(f'{{"token":"{contest.players[1]}"}}')
                assert (await Screen(live).read())["role"] == "player"


def test_the_samples_start_the_server_with_options_that_it_has() -> None:
    known = {way for ways in arguments_of(COMMANDS["nonuple serve"]) for way in ways}
    known.add("--no-browser")
    container = (SAMPLES / "Containerfile").read_text("utf-8")
    entry = re.search(r"^ENTRYPOINT \[(.*)\]$", container, re.MULTILINE)
    assert entry is not None
    started = [shlex.split(entry[1].replace(",", " "))]
    for sample in ("nginx.conf", "Caddyfile"):
        started += [
            shlex.split(one)
            for one in re.findall(
                r"^# +(nonuple serve .*)$", (SAMPLES / sample).read_text("utf-8"), re.MULTILINE
            )
        ]
    assert len(started) == 3
    for words in started:
        assert words[:2] == ["nonuple", "serve"]
        assert {word for word in words if word.startswith("--")} <= known
