"""What the person in charge is told of the server's computer, and the word lists dropped on its page."""

from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process import copying
from nonuple.server.process.running import Running
from nonuple.store import EventStore, open_store
from nonuple.words.editions import EDITIONS
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.supplements import BUILT_IN
from tests.lexicon.test_kinds import padded
from tests.server.playing import letters_in_play, staged
from tests.server.processes import serving
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

WORDS = ["FEDAYIN", "FAIDNEY", "MOUSSEZ", "ZZ", "OUI", "NON", "ETE", "ÉTÉS"]
"""One word less and one more than any list has."""


async def drop(owner: Guest, content: str | bytes, source: str = "Liste du Club.txt", **more: Any) -> Any:
    return await owner.http.post("/api/lists", content=content, params={"source": source, **more})


async def insist(owner: Guest, content: str | bytes, source: str = "Liste du Club.txt", **more: Any) -> Any:
    """Few words, as a list of their own."""
    return await drop(owner, content, source, anyway="true", **more)


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


async def test_all_is_copied_to_the_stick_chosen_on_the_page_and_at_the_next_start_too(
    server: Running, store: EventStore, owner: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick, data, machine = tmp_path / "clé", tmp_path / "données", server.club.machine
    stick.mkdir()
    data.mkdir()
    monkeypatch.setattr(copying, "_found", lambda: iter((stick,)))
    machine.copying = copying.Copying(store, data, machine.backup_reports)
    assert (await owner.get("/api/computer"))["drives"] == [str(stick)]
    refused = await owner.http.post("/api/computer/copy", json={"drive": str(tmp_path)})
    assert (refused.status_code, machine.copying.folder) == (409, None)
    shown = (await owner.http.post("/api/computer/copy", json={"drive": str(stick)})).json()
    assert (shown["backup"], shown["trouble"]) == (str(stick / "Nonuple"), None)
    await staged(owner)
    await machine.copying.close()
    copy = await open_store(stick / "Nonuple")
    assert await copy.versions() == await store.versions()
    await copy.close()
    again = copying.Copying(store, data, machine.backup_reports)
    again.begin(None)
    assert again.folder == stick / "Nonuple"
    await again.close()


async def test_nobody_else_is_told_or_changes_a_list(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (contest.chief, contest.players[1], None):
        async with Guest(server.address, token) as guest:
            answers = [
                await guest.http.get("/api/computer"),
                await drop(guest, "\n".join(WORDS)),
                await guest.http.post("/api/lists/use", json={"name": "default"}),
                await guest.http.post("/api/computer/copy", json={"drive": "/"}),
                await guest.http.post("/api/computer/stop"),
            ]
        assert [answer.status_code for answer in answers] == [401] * 5
    assert [one["name"] for one in (await owner.get("/api/computer"))["lists"]] == [*BUILT_IN]


async def test_what_no_double_click_began_is_ended_by_no_page(owner: Guest) -> None:
    assert (await owner.get("/api/computer"))["stops"] is False
    assert (await owner.http.post("/api/computer/stop")).status_code == 409


async def test_a_list_that_is_dropped_is_that_of_games_to_come_and_others_keep_theirs(owner: Guest) -> None:
    before = await staged(owner)
    answer = await insist(owner, "\n".join(WORDS))
    assert answer.status_code == 201, answer.text
    taken = answer.json()
    assert taken["list"] | {"imported": ""} == {
        "name": "liste-du-club",
        "words": 8,
        "source": "Liste du Club.txt",
        "imported": "",
    }
    assert (taken["read"], taken["changed"], taken["duplicates"], taken["left_out"]) == (8, 1, 0, [])
    in_use = (await owner.get("/api/choices"))["in_use"]
    assert (in_use["name"], in_use["words"]) == ("liste-du-club", 8)
    assert await owner.get("/api/lists/liste-du-club") == in_use
    after = await staged(owner)
    for contest in (before.id, after.id):
        await letters_in_play(owner, contest)
        await owner.ask(contest, ask.CloseSlips())
        for word, admitted in (("FAIDNEY", contest == after.id), ("MAISON", contest == before.id)):
            told = await owner.get(f"/api/contests/{contest}/words/{word}")
            assert told["admitted"] is admitted, (contest, word)


async def test_one_goes_back_to_another_list(owner: Guest) -> None:
    await insist(owner, "\n".join(WORDS))
    told = await owner.post("/api/lists/use", {"name": "default"})
    assert told["in_use"] == "default"
    answer = await owner.http.post("/api/lists/use", json={"name": "ods99"})
    assert (answer.status_code, answer.json()["detail"]) == (409, "Il n'y a pas de liste « ods99 ».")


async def test_the_same_file_is_one_list_and_another_of_its_name_takes_no_ones_place(owner: Guest) -> None:
    names = [
        (await insist(owner, "\n".join(words), source)).json()["list"]["name"]
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
        (
            b"%PDF-1.7",
            "club.txt : c'est un document PDF ; copiez-en tout le texte et collez-le, ou exportez-le en "
            "texte.",
        ),
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
    answer = await insist(owner, "mot;points\noui;3\nnon;4\nété;5\n", "club.csv", column="1")
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


async def test_few_words_are_asked_about_and_complete_the_list_that_is_said(owner: Guest) -> None:
    """Of the lengths that they have whole they take the place; others are added."""
    text = "\n".join(["AA", "AY", "ZZ", "KORRIZ"])
    asked = (await drop(owner, text)).json()
    assert (asked["list"], asked["few"], asked["lengths"]) == (None, True, {"2": 3, "6": 1})
    assert "4 mots" in asked["doubts"][0]
    assert [one["name"] for one in (await owner.get("/api/computer"))["lists"]] == [*BUILT_IN]
    taken = (await drop(owner, text, "default complétée", onto="default", lengths=["2"])).json()
    name, free = "default-completee", set(open_lexicon("default"))
    assert (taken["list"]["name"], (await owner.get("/api/computer"))["in_use"]) == (name, name)
    assert set(open_lexicon(name)) == {word for word in free if len(word) > 2} | {"AA", "AY", "ZZ", "KORRIZ"}
    assert "means" in await owner.get(f"/api/lists/{name}")
    again = (await drop(owner, "ETEY", onto=name)).json()
    assert set(open_lexicon(again["list"]["name"])) == {*open_lexicon(name), "ETEY"}
    for onto, lengths in (("ods99", ["2"]), ("../x", []), ("default", ["1"])):
        answer = await drop(owner, text, onto=onto, lengths=lengths)
        assert answer.status_code in (400, 409), answer.text
    assert (await owner.get("/api/computer"))["in_use"] == again["list"]["name"]


async def test_an_older_edition_than_that_in_use_is_asked_about(owner: Guest) -> None:
    """Editions are told by their sizes alone: these words are made up."""
    nine, eight = (edition_of_made_up_words(number) for number in (9, 8))
    taken = (await drop(owner, nine, "neuf.txt")).json()
    assert (taken["list"]["name"], taken["doubts"]) == ("neuf", [])
    asked = (await drop(owner, eight, "huit.txt")).json()
    assert asked["list"] is None
    assert "plus ancienne" in asked["doubts"][0]
    assert (await insist(owner, eight, "huit.txt")).json()["list"]["name"] == "huit"
    assert (await drop(owner, nine, "neuf.txt")).json()["list"]["name"] == "neuf"


def edition_of_made_up_words(number: int) -> str:
    edition = next(one for one in EDITIONS if one.number == number)
    rest = {9: edition.words - sum(edition.lengths.values())} if len(edition.lengths) == 1 else {}
    return "\n".join(padded({**edition.lengths, **rest}))
