"""Games as a Parquet file: a row for each, its turns within."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from nonuple.errors import Refusal
from nonuple.texts import cluster as texts

LARGEST_SEED = 2**63 - 1


def check_parquet() -> None:
    """Refused unless there is what writes it."""
    if find_spec("pyarrow") is None:
        raise Refusal(texts.NO_PARQUET)


def parquet(games: Sequence[dict[str, Any]]) -> bytes:
    """The rows as one file: the same bytes for the same games and the same version of the library."""
    import pyarrow
    from pyarrow.parquet import write_table

    file = pyarrow.BufferOutputStream()
    write_table(pyarrow.Table.from_pylist(games, schema=_schema(pyarrow)), file, compression="zstd")
    content: bytes = file.getvalue().to_pybytes()
    return content


def _schema(arrow: Any) -> Any:
    """What `nonuple simulate` tells of a game."""
    text, number, seed = arrow.string(), arrow.int32(), arrow.int64()
    reject = arrow.struct({"kept": text, "drawn": text, "why": text})
    turn = arrow.struct(
        {
            "n": number,
            "rejected": arrow.list_(reject),
            "kept": text,
            "drawn": text,
            "rack": text,
            "ref": text,
            "word": text,
            "score": number,
            "bonus": number,
            "cross": arrow.list_(text),
            "ties": number,
            "replaced": text,
        }
    )
    return arrow.schema(
        {
            "seed": seed,
            "edition": text,
            "formula": text,
            "variant": text,
            "turns": arrow.list_(turn),
            "end": text,
            "left": text,
            "total": number,
        }
    )
