"""The same servers as for contests."""

from tests.server.conftest import anyio_backend, store

__all__ = ["anyio_backend", "store"]
