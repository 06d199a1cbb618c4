"""Printing for a big room: notes of a turn, and a card for every table."""

import time

from nonuple.documents import notes, places, press
from nonuple.documents.model import Document, Look
from nonuple.documents.values import AtTable, PaperNote
from tests.documents.reading import pages_of
from tests.documents.samples import CLUBS, NAMES, occasion

TABLES = 1500


def bench(tables: int = TABLES) -> None:
    """Every page another; what was printed is read back before its time is told."""
    names = [f"{NAMES[table % len(NAMES)]} {table}" for table in range(1, tables + 1)]
    due = [
        PaperNote(
            *(table, name, 10, "zero", 0, "PANGE", "2K", table % 100),
            grounds=("word-not-admitted",),
            refused=("PANGE",),
            articles=("6.7",),
            warnings=table % 4,
            free=3,
        )
        for table, name in enumerate(names, 1)
    ]
    seated = [
        AtTable(
            table,
            name,
            CLUBS[table % len(CLUBS)],
            "2A",
            "Senior",
            "3, A. Vidal",
            f"K7P{table}",
            f"http://192.168.1.20:9009/t/{table}",
        )
        for table, name in enumerate(names, 1)
    ]
    _timed("correction notes", notes.correction_notes(due, occasion("fr"), "fr"), names, (tables + 7) // 8)
    _timed("table cards", places.table_cards(seated, occasion("fr"), "fr"), names, tables)


def _timed(what: str, document: Document, names: list[str], pages: int) -> None:
    began, worked = time.perf_counter(), time.process_time()
    printed = press.pdf(document, Look())
    seconds, busy = time.perf_counter() - began, time.process_time() - worked
    read = pages_of(printed)
    assert len(read) == pages
    assert names[-1] in read[-1].text.replace("\u00a0", " ")
    size = len(printed) / 1e6
    print(f"{len(names)} {what}: {seconds:.1f} s ({busy:.1f} s of work), {pages} pages, {size:.1f} MB")
