"""Where a server can be reached: the addresses of this machine, and a port that is free."""

import errno
import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.texts import server as texts

USUAL_PORT = 9009
_PORTS_TRIED = 100
_LAST = 65535
_ALL = ("0.0.0.0", "::")
_REMEMBERED = "port.json"
_ELSEWHERE = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "169.254.255.254")
"""Addresses of every kind of network; none is spoken to."""


def network_addresses() -> list[str]:
    """Under which the others of the room may reach this machine, the likeliest first."""
    found = dict.fromkeys((*_from_routes(), *_from_name()))
    return [one for one in found if not ip_address(one).is_loopback and not ip_address(one).is_unspecified]


def is_only_here(host: str) -> bool:
    """Whether an address is one at which nobody but this computer finds itself."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def heard_at(host: str | None) -> list[str]:
    """Where others find a server that listens on one address, or on all of them."""
    if host is None or host in _ALL:
        return network_addresses()
    if is_only_here(host):
        return []
    return [f"[{host}]" if ":" in host else host]


def _from_routes() -> Iterator[str]:
    """The address that this machine would use to speak to others."""
    for there in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect((there, 9))
            yield asking.getsockname()[0]


def _from_name() -> Iterator[str]:
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def listen(host: str | None, port: int | None, data: Path, backlog: int) -> socket.socket:
    """A socket that listens: on the port given, or on the one remembered or the next that is free."""
    if port is not None:
        if not 1 <= port <= _LAST:
            raise Refusal(texts.BAD_PORT, port=port)
        found = _listening(host, port, backlog)
        if found is None:
            raise Refusal(texts.PORT_TAKEN, port=port)
        return found
    first = _remembered(data)
    for one in range(first, min(first + _PORTS_TRIED, _LAST + 1)):
        found = _listening(host, one, backlog)
        if found is not None:
            _remember(data, one)
            return found
    raise Refusal(texts.NO_PORT, first=first, last=first + _PORTS_TRIED - 1)


def _listening(host: str | None, port: int, backlog: int) -> socket.socket | None:
    """None if the port is taken. Without a host, on all addresses, old and new style where there are both."""
    kinds = [(socket.AF_INET6 if host and ":" in host else socket.AF_INET, False)]
    if host is None and socket.has_dualstack_ipv6():
        kinds.insert(0, (socket.AF_INET6, True))
    why = ""
    for family, both in kinds:
        try:
            return socket.create_server(
                (host or "", port), family=family, backlog=backlog, dualstack_ipv6=both
            )
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return None
            why = system_answer(error)
    raise Refusal(texts.BAD_HOST, host=host or "0.0.0.0", why=why)


class _Kept(msgspec.Struct, frozen=True):
    port: Annotated[int, msgspec.Meta(ge=1, le=_LAST)]


def _remembered(data: Path) -> int:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode((data / _REMEMBERED).read_bytes(), type=_Kept).port
    return USUAL_PORT


def _remember(data: Path, port: int) -> None:
    """A directory that cannot be written to is done without: the port is only looked for again."""
    with suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
        (data / _REMEMBERED).write_bytes(msgspec.json.encode(_Kept(port)))
