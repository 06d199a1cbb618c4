"""A real Ray cluster on loopback: nodes of one core each, which nobody else uses."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

_HOST = "127.0.0.1"
_PORTS = (
    *("--node-manager-port", "--object-manager-port", "--runtime-env-agent-port", "--metrics-export-port"),
    *("--dashboard-agent-grpc-port", "--dashboard-agent-listen-port"),
)
_TRIES = 5
"""A node gives up where its own agents are slow to come, as on a machine that has much to do."""


class RayNodes:
    """A head and a second node; both play."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = _free_ports(1)[0]
        self.address = f"{_HOST}:{self._port}"
        self._nodes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        self._started(
            "--head", f"--port={self._port}", "--include-dashboard=false", f"--temp-dir={self._folder}"
        )
        self._started(f"--address={self.address}")

    def kill_second(self) -> None:
        """As a power cut would."""
        _kill(self._nodes.pop())

    def stop(self) -> None:
        for node in reversed(self._nodes):
            _kill(node)

    def _started(self, *options: str) -> None:
        for _ in range(_TRIES):
            ports = [f"{name}={port}" for name, port in zip(_PORTS, _free_ports(len(_PORTS)), strict=True)]
            node = subprocess.Popen(
                [
                    *(
                        sys.executable,
                        "-m",
                        "ray.scripts.scripts",
                        "start",
                        "--block",
                        "--disable-usage-stats",
                    ),
                    *(f"--node-ip-address={_HOST}", "--num-cpus=1", "--object-store-memory=100000000"),
                    *("--include-log-monitor=false", *ports, *options),
                ],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            assert node.stdout is not None
            said = []
            for line in node.stdout:
                said.append(line)
                if b"--block" in line:
                    self._nodes.append(node)
                    return
            _kill(node)
        raise RuntimeError(b"".join(said).decode())


def _kill(node: subprocess.Popen[bytes]) -> None:
    """The node with all its processes: workers end by themselves when it has gone."""
    os.killpg(node.pid, signal.SIGKILL)
    node.wait()
    if node.stdout is not None:
        node.stdout.close()


def _free_ports(count: int) -> list[int]:
    """Not one twice: all are held until all are known."""
    with ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind((_HOST, 0))
        return [one.getsockname()[1] for one in sockets]


@contextmanager
def running_ray() -> Iterator[RayNodes]:
    # Sockets have short names: not below the long paths of test folders.
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    nodes = RayNodes(folder)
    try:
        nodes.start()
        yield nodes
    finally:
        nodes.stop()
        shutil.rmtree(folder, ignore_errors=True)
