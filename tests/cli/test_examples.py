"""Every line that `--help` shows to copy works, with the files that a user may have."""

import asyncio
import json
import shlex
from pathlib import Path

import pytest

from nonuple.cli.program import app
from nonuple.store import Draft, open_store
from nonuple.texts.examples import OF_COMMANDS
from tests.cli.running import Ran, run
from tests.cli.test_usage import commands

AT_A_TERMINAL = {
    "bot play",
    "demo",
    "play",
    "play famille",
    "play libre",
    "play solo",
    "play topping",
    "serve",
}
"""They wait for people or a server: what is typed is understood, other tests play."""
LONG = {"bench", "learn", "lexicon derive"}
"""Run by tests of their own."""
STORY = (
    *("prepare", "event new", "event entries", "event entries check", "event entries enter"),
    *("event entries list", "event game", "event agenda", "event commission", "event absent"),
    *("event tables", "event move", "event result", "event annul", "event hang", "event changes"),
    *("event ranking", "event decide", "event withdraw", "event late", "event teams", "event points"),
    *(
        "event season",
        "event publish",
        "event validate",
        "event exclude",
        "event erase",
        "event",
        "event keys",
        "event sign",
    ),
    *(
        "event merge",
        "event pack",
        "event unpack",
        "event rank",
        "lexicon import",
        "lexicon remove",
        "lexicon",
    ),
)
"""Those that need what others have made, in their order; the rest comes before, in any."""
NOT_AGREED = {"event entries", "event entries check", "event entries enter", "event merge"}
"""They answer 1, as their lists have something to look at."""

EMPTY = "." * 15
POSITION = {"grid": [*[EMPTY] * 7, "...PASSE.......", *[EMPTY] * 7], "rack": "MUNIEXZ"}
SLIP = POSITION | {"turn": 2, "slip": {"sketch": [".PAS.", "MUNIE"], "reference": None, "score": 20}}
GAME = {"players": [{"table": 1}], "turns": [{"top": 30, "slips": {"1": {"points": 30, "sanction": "none"}}}]}
EVENT = {
    "people": [{"id": "a", "name": "Anne"}],
    "games": [{"top": 900, "scores": {"a": {"total": 870}}}],
    "by": "person",
    "tie_breaks": [],
}
POINTS = {
    "format": "nonuple-points",
    "version": 1,
    "name": "Barème",
    "rows": [{"players": 1, "points": [10]}],
}
FILES = {
    "albi.csv": "Nom\nROUX Ida\n",
    "albi1.csv": "inscription;total\n1;777\n",
    "bareme.json": json.dumps(POINTS),
    "bulletins.jsonl": json.dumps(SLIP),
    "club.txt": "PASSE\nMUNIE\nPU\nAN\nSI\nSE\n",
    "epreuve.json": json.dumps(EVENT),
    "liste.csv": "Nom;Prénom;Licence;Club\nAMIEL;Annick;101;Brest\nBLANC;Bruno;102;Brest\n"
    "CHABERT;Cléo;103;Albi\nDUPONT;Denis;104;Albi\nFAUX;Paul;104;Albi\n",
    "mots.csv": "rang;mot\n1;PASSE\n2;MUNIE\n",
    "partie1.csv": "inscription;total\n1;812\n2;812\n3;790\n4;640\n",
    "parties.jsonl": json.dumps(GAME),
    "positions.jsonl": json.dumps(POSITION),
    "retard.csv": "Nom\nTARD Luc\n",
    "secret.txt": "mot de passe\n",
    "sens.csv": "mot;sens\nPASSE;droit de passage\n",
}
MADE_BEFORE = (
    "nonuple simulate --seed 12 --save evenements.json",
    'nonuple event new simultane.json --name "Simultané" --date 2026-12-05',
    "nonuple event entries enter simultane.json albi.csv",
    "nonuple event result simultane.json albi1.csv --game 1 --top 900 --final",
)


def typed(line: str) -> list[str]:
    """The words of the command, without what the shell does with its answer."""
    program, *words = shlex.split(line.partition(" > ")[0].partition(" | ")[0])
    assert program == "nonuple"
    return words


async def keep_a_log(folder: Path) -> None:
    store = await open_store(folder)
    await store.append("contest", [Draft(b"{}", "test")])
    await store.close()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder of somebody who has used the program."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "nonuple"))
    for name, content in FILES.items():
        (tmp_path / name).write_text(content, "utf-8")
    for folder in ("donnees", "sauvegarde"):
        asyncio.run(keep_a_log(tmp_path / folder))
    for line in MADE_BEFORE:
        ran = run(capsys, *typed(line))
        assert ran.code == 0, ran.err
        if "simulate" in line:
            (tmp_path / "partie.json").write_text(ran.out, "utf-8")
    return tmp_path


def is_understood(line: str) -> bool:
    _, bound, _ = app.parse_args(typed(line), print_error=False, exit_on_error=False)
    return bound is not None


def test_every_command_has_examples() -> None:
    assert {" ".join(path) for path in commands()} == set(OF_COMMANDS)
    for path, lines in OF_COMMANDS.items():
        assert lines
        for line in lines:
            assert is_understood(line), line
            assert typed(line)[: len(path.split())] == path.split(), line


@pytest.mark.usefixtures("desk")
def test_every_example_answers(capsys: pytest.CaptureFixture[str]) -> None:
    others = [path for path in OF_COMMANDS if path and path not in {*STORY, *AT_A_TERMINAL, *LONG}]
    for path in (*others, *STORY):
        for line in OF_COMMANDS[path]:
            prepare_for(line, capsys)
            ran: Ran = run(capsys, *typed(line))
            assert ran.code == (1 if path in NOT_AGREED else 0), f"{line}\n{ran.out}{ran.err}"


def prepare_for(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is made anew is not made over what is there; who comes late is entered late."""
    if " new coupe.json" in line:
        Path("coupe.json").unlink(missing_ok=True)
    if " late " in line:
        assert run(capsys, *typed("nonuple event entries enter coupe.json retard.csv")).code == 0
