"""What the person in charge is told of the server's computer, and the word lists dropped on its page."""

from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import Running
from nonuple.words_io.library import BUILT_IN, open_lexicon
from tests.server.playing import letters_in_play, staged
from tests.server.processes import serving
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

WORDS = ["FEDAYIN", "FAIDNEY", "MOUSSEZ", "ZZ", "OUI", "NON", "ETE", "ÉTÉS"]
"""One word less and one more than any list has."""


async def drop(owner: Guest, content: str | bytes, source: str = "Liste du Club.txt", **more: str) -> Any:
    return await owner.http.post("/api/lists", content=content, params={"source": source, **more})


async def test_the_person_in_charge_is_told_port_data_and_backup(tmp_path: Path) -> None:
    data, backup = tmp_path / "données", tmp_path / "clé"
    async with (
        serving("--data", data, "--backup", backup, "--create") as server,
        Guest(server.address, server.owner) as owner,
    ):
        told = await owner.get("/api/computer")
    assert (told["port"], told["data"], told["backup"]) == (server.port, str(data), str(backup))
    assert (told["system"], told["trouble"], told["in_use"]) == ("linux", None, "default")
    assert [one["name"] for one in told["lists"]] == [*BUILT_IN]


async def test_nobody_else_is_told_or_changes_a_list(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (contest.chief, contest.players[1], None):
        async with Guest(server.address, token) as guest:
            answers = [
                await guest.http.get("/api/computer"),
                await drop(guest, "\n".join(WORDS)),
                await guest.http.post("/api/lists/use", json={"name": "default"}),
            ]
        assert [answer.status_code for answer in answers] == [401] * 3
    assert [one["name"] for one in (await owner.get("/api/computer"))["lists"]] == [*BUILT_IN]


async def test_a_list_that_is_dropped_is_that_of_games_to_come_and_others_keep_theirs(owner: Guest) -> None:
    before = await staged(owner)
    answer = await drop(owner, "\n".join(WORDS))
    assert answer.status_code == 201, answer.text
    taken = answer.json()
    assert taken["list"] | {"imported": ""} == {
        "name": "liste-du-club",
        "words": 8,
        "source": "Liste du Club.txt",
        "imported": "",
    }
    assert (taken["read"], taken["changed"], taken["duplicates"], taken["left_out"]) == (8, 1, 0, [])
    assert (await owner.get("/api/choices"))["in_use"] == {"name": "liste-du-club", "words": 8}
    after = await staged(owner)
    for contest in (before.id, after.id):
        await letters_in_play(owner, contest)
        await owner.ask(contest, ask.CloseSlips())
        for word, admitted in (("FAIDNEY", contest == after.id), ("MAISON", contest == before.id)):
            told = await owner.get(f"/api/contests/{contest}/words/{word}")
            assert told["admitted"] is admitted, (contest, word)


async def test_one_goes_back_to_another_list(owner: Guest) -> None:
    await drop(owner, "\n".join(WORDS))
    told = await owner.post("/api/lists/use", {"name": "default"})
    assert told["in_use"] == "default"
    answer = await owner.http.post("/api/lists/use", json={"name": "ods99"})
    assert (answer.status_code, answer.json()["detail"]) == (409, "Il n'y a pas de liste « ods99 ».")


async def test_the_same_file_is_one_list_and_another_of_its_name_takes_no_ones_place(owner: Guest) -> None:
    names = [
        (await drop(owner, "\n".join(words), source)).json()["list"]["name"]
        for words, source in (
            (WORDS, "ODS 9.txt"),
            (WORDS, "ODS 9.txt"),
            (WORDS[1:], "ods 9.csv"),
            (WORDS, "default.txt"),
        )
    ]
    assert names == ["ods-9", "ods-9", "ods-9-2", "liste"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "club.txt : le fichier est vide ; donnez une liste de mots."),
        (b"%PDF-1.7", "club.txt : c'est un document PDF ; exportez-en d'abord la liste en texte ou en CSV."),
        (
            "écrit;points\noui;3\nnon;4\nété;5\n".encode(),
            "club.txt : plusieurs colonnes dont toutes ne sont pas des mots (1 « écrit », 2 « points ») ; "
            "dites laquelle prendre.",
        ),
    ],
)
async def test_what_is_wrong_with_a_file_is_one_sentence_that_names_no_option(
    owner: Guest, content: bytes, said: str
) -> None:
    answer = await drop(owner, content, "club.txt")
    assert (answer.status_code, answer.json()["detail"]) == (409, said)
    assert [one["name"] for one in (await owner.get("/api/computer"))["lists"]] == [*BUILT_IN]


async def test_the_column_of_the_words_can_be_said(owner: Guest) -> None:
    answer = await drop(owner, "mot;points\noui;3\nnon;4\nété;5\n", "club.csv", column="1")
    assert (answer.status_code, answer.json()["list"]["words"]) == (201, 3)


async def test_a_list_that_looks_cut_is_kept_only_if_a_person_says_so(owner: Guest) -> None:
    words = [word for word in open_lexicon("default") if word <= "PLAQUERAIENT"][::-8][::-1]
    asked = (await drop(owner, "\n".join(words))).json()
    assert asked["list"] is None
    assert asked["words"] == len(words)
    (doubt,) = asked["doubts"]
    assert "PLAQUERAIENT" in doubt
    assert asked["initials"][0] > 0
    assert asked["initials"][25] == 0
    assert [one["name"] for one in (await owner.get("/api/computer"))["lists"]] == [*BUILT_IN]
    taken = (await drop(owner, "\n".join(words), anyway="true")).json()
    assert taken["list"]["words"] == len(words)
