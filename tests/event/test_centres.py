"""An event in many centres: signed files, what is named, one ranking whatever the order of arrival."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.centres import CentreResults, Merged, Sendings, SentSlip, last_sent, merge
from nonuple.event.event import Event, EventScore
from nonuple.event.halls import scores_of
from nonuple.event.standings import standings
from nonuple.formats.centre_file import (
    CentreKey,
    PublicKeys,
    centre_key,
    pack,
    public_key,
    read_results,
    sign,
    unpack,
)
from nonuple.formats.event_file import read_event, write_event
from nonuple.formats.sealed import unseal
from tests.cli.running import run
from tests.event.events import EMPTY, alone, person, scored
from tests.repository import ROOT

SEALED = ROOT / "tests" / "golden" / "prepared-1.sealed.json"
PASSWORD = "à l'aide !"
PLAN = replace(EMPTY, games=tuple(replace(game, commitment=f"c{n}") for n, game in enumerate(EMPTY.games)))


KNOWN = replace(
    PLAN, games=tuple(replace(game, top=top) for game, top in zip(PLAN.games, (100, 90), strict=True))
)
"""The same where the organiser has written the tops."""


def centre(name: str, *totals: int, first: int = 1, number: int = 1) -> CentreResults:
    """A centre where people number `first` and on have these totals in both games."""
    people = [person(str(n), f"NOM{n + first} Ève", licence=f"{n + first}") for n in range(len(totals))]
    event = replace(alone(*people), games=PLAN.games)
    figures = {f"e{n}": total for n, total in enumerate(totals)}
    played = scored(scored(event, 1, 100, **figures), 2, 90, **figures)
    return CentreResults(name, number, played, slips=((SentSlip(1, "0"),), ()))


BREST, ALBI, CAEN = (
    centre("Brest", 80, 70),
    centre("Albi", 75, 90, 12, first=10),
    centre("Caen", 60, first=20),
)


def sendings(
    received: Sequence[CentreResults], accepted: frozenset[str] = frozenset(), **known: Any
) -> Sendings:
    """Judged again, with nothing found other than it was told."""
    last, _ = last_sent(received)
    judged = {centre: tuple(map(scores_of, one.event.games)) for centre, one in last.items()}
    return Sendings(received, accepted, judged=judged, **known)


def said(merged: Merged) -> list[tuple[str, bool, str]]:
    return [(one.centre, one.left_out, str(one)) for one in merged.anomalies]


def test_all_centres_make_one_ranking_and_one_each() -> None:
    merged = merge(PLAN, sendings([BREST, ALBI, CAEN]))
    assert merged.anomalies == []
    [ranking] = standings(merged.event).rankings
    assert [(line.rank, line.id) for line in ranking.ranking][:3] == [
        (1, "Albi/1"),
        (2, "Brest/0"),
        (3, "Albi/0"),
    ]
    by_centre = standings(merged.event, "centre").rankings
    assert [(one.of, len(one.ranking)) for one in by_centre] == [("Albi", 3), ("Brest", 2), ("Caen", 1)]


def changed(results: CentreResults, **settings: str) -> CentreResults:
    event = results.event
    return replace(results, event=replace(event, settings=replace(event.settings, **settings)))


def with_top(results: CentreResults, top: int) -> CentreResults:
    event = results.event
    return replace(results, event=event.with_game(1, replace(event.game(1), top=top)))


def without_game(results: CentreResults, number: int) -> CentreResults:
    event = results.event
    return replace(results, event=event.with_game(number, replace(event.game(number), scores={})))


def other_game(results: CentreResults) -> CentreResults:
    event = results.event
    return replace(results, event=event.with_game(1, replace(event.game(1), commitment="other")))


@pytest.mark.parametrize(
    ("odd", "left_out", "words"),
    [
        (changed(CAEN, lexicon="e" * 64), True, "autre liste de mots"),
        (changed(CAEN, edition="2010"), True, "règlement 2010 au lieu de 2026"),
        (replace(CAEN, event=replace(CAEN.event, id="x")), True, "autre épreuve"),
        (replace(CAEN, event=replace(CAEN.event, games=CAEN.event.games[:1])), True, "1 partie au lieu de 2"),
        (other_game(CAEN), True, "partie 1 n'est pas celle"),
        (with_top(CAEN, 99), True, "top 99 au lieu de 100"),
        (without_game(CAEN, 2), False, "partie 2 n'a pas de résultats"),
    ],
)
def test_a_centre_that_cannot_be_compared_is_named_and_left_out(
    odd: CentreResults, left_out: bool, words: str
) -> None:
    merged = merge(KNOWN, sendings([BREST, odd, ALBI]))
    [(name, out, sentence)] = said(merged)
    assert (name, out) == ("Caen", left_out)
    assert words in sentence
    assert any(entry.centre == "Caen" for entry in merged.event.entries) is not left_out


def test_no_majority_tells_the_top_of_a_game() -> None:
    """A rogue centre pushes nobody out: where nothing tells the game, none of them is ranked."""
    merged = merge(PLAN, sendings([BREST, with_top(CAEN, 9999)]))
    assert {name for name, out, sentence in said(merged) if out and "rien ne dit" in sentence} == {
        "Brest",
        "Caen",
    }
    assert merged.event.entries == ()
    assert [name for name, out, _ in said(merge(KNOWN, sendings([BREST, with_top(CAEN, 9999)]))) if out] == [
        "Caen"
    ]


def test_nobody_is_ranked_above_the_top() -> None:
    merged = merge(PLAN, sendings([BREST, centre("Caen", 99_999, first=20)]))
    [(name, out, sentence), _] = said(merged)
    assert (name, out) == ("Caen", True)
    assert sentence == "partie 1, Caen/0 : 99999 points, le top est 100."
    assert {entry.centre for entry in merged.event.entries} == {"Brest"}


def test_sums_without_slips_count_only_where_the_organiser_says_so_and_are_marked() -> None:
    bare = replace(CAEN, slips=())
    [(name, out, _)] = said(merge(PLAN, Sendings([bare])))
    assert (name, out) == ("Caen", True)
    taken = merge(PLAN, Sendings([bare], sums=frozenset({"Caen"})))
    assert said(taken) == [("Caen", False, "totaux pris sans bulletins.")]
    assert [game.sums for game in taken.event.games] == [("Caen",), ("Caen",)]
    above = replace(centre("Caen", 101), slips=())
    [_, (name, out, sentence), _] = said(merge(PLAN, Sendings([above], sums=None)))
    assert (name, out, "le top est 100" in sentence) == ("Caen", True, True)


def test_a_sending_of_an_absurd_number_silences_nobody() -> None:
    merged = merge(PLAN, sendings([BREST, replace(BREST, number=2**62)]))
    assert [out for _, out, _ in said(merged)] == [True]
    assert {entry.centre for entry in merged.event.entries} == {"Brest"}


def test_the_organiser_may_accept_a_centre_as_it_is() -> None:
    odd = changed(CAEN, lexicon="e" * 64)
    merged = merge(PLAN, sendings([BREST, odd], frozenset({"Caen"})))
    assert [(name, out) for name, out, _ in said(merged)] == [("Caen", False)]
    assert {entry.centre for entry in merged.event.entries} == {"Brest", "Caen"}


def test_the_same_person_in_two_centres_is_named() -> None:
    twice = centre("Caen", 60, first=1)
    [met] = merge(PLAN, sendings([BREST, twice])).met
    assert (met.name, met.entries, met.counts) == ("NOM1 Ève", ("Brest/0", "Caen/0"), None)


def test_slips_that_nobody_counted_are_named() -> None:
    event = CAEN.event.with_game(
        1, replace(CAEN.event.game(1), turns=20, scores={"0": EventScore(60, slips=18)})
    )
    [(_, _, sentence)] = said(merge(PLAN, sendings([replace(CAEN, event=event)])))
    assert sentence == "partie 1 : il manque des bulletins à 1 inscription (0)."


def test_a_second_sending_replaces_the_first() -> None:
    merged = merge(PLAN, sendings([centre("Brest", 89, number=2), centre("Brest", 10, number=1)]))
    assert [line.total for line in standings(merged.event).rankings[0].ranking] == [178]
    assert said(merged) == [("Brest", False, "l'envoi 2 remplace les précédents.")]


odd_centres = st.sampled_from(
    [
        BREST,
        ALBI,
        CAEN,
        centre("Caen", 60, 61, first=1),
        centre("Caen", 5, number=2),
        centre("Brest", 81, number=1),
        with_top(ALBI, 99),
        changed(CAEN, edition="2010"),
        without_game(BREST, 2),
    ]
)


@given(st.lists(odd_centres, max_size=7), st.randoms(use_true_random=False))
def test_merging_in_any_order_gives_the_same(received: list[CentreResults], random: Random) -> None:
    shuffled = random.sample(received, len(received))
    mine, its = merge(PLAN, sendings(received)), merge(PLAN, sendings(shuffled))
    assert mine == its
    assert write_event(mine.event) == write_event(its.event)


# --- Files -------------------------------------------------------------------------------------------------


def keys(*names: str) -> tuple[dict[str, CentreKey], PublicKeys]:
    made = {name: centre_key(PLAN.id, name, name.encode().ljust(32)) for name in names}
    return made, PublicKeys(
        "nonuple-centres", 1, PLAN.id, {name: public_key(key) for name, key in made.items()}
    )


PRIVATE, PUBLIC = keys("Brest", "Albi", "Caen")


def test_what_a_centre_signs_comes_back() -> None:
    assert read_results(sign(BREST, PRIVATE["Brest"]), "x", PUBLIC) == BREST


def test_a_file_altered_by_one_figure_is_refused() -> None:
    data = sign(BREST, PRIVATE["Brest"])
    assert b'"total":80' in data
    with pytest.raises(Refusal, match="x : ce fichier a été modifié"):
        read_results(data.replace(b'"total":80', b'"total":90', 1), "x", PUBLIC)


def test_a_field_that_the_program_does_not_know_is_signed_too() -> None:
    data = sign(BREST, PRIVATE["Brest"])
    with pytest.raises(Refusal, match="modifié"):
        read_results(data.replace(b'"centre":"Brest"', b'"centre":"Brest","more":1', 1), "x", PUBLIC)


def test_a_file_signed_with_the_key_of_another_centre_is_refused() -> None:
    with pytest.raises(Refusal, match="clé du centre « Brest »"):
        read_results(sign(BREST, PRIVATE["Albi"]), "x", PUBLIC)


def test_a_centre_that_nobody_knows_is_refused() -> None:
    other, _ = keys("Nantes")
    with pytest.raises(Refusal, match="centre « Nantes » n'a pas de clé"):
        read_results(sign(replace(BREST, centre="Nantes"), other["Nantes"]), "x", PUBLIC)


@given(st.data())
def test_no_byte_of_a_signed_file_can_be_changed_unseen(data: st.DataObject) -> None:
    whole = sign(CAEN, PRIVATE["Caen"])
    place = data.draw(st.integers(0, len(whole) - 2))
    other = data.draw(st.integers(32, 126).filter(lambda byte: byte != whole[place]))
    bad = whole[:place] + bytes([other]) + whole[place + 1 :]
    try:
        read = read_results(bad, "x", PUBLIC)
    except Refusal:
        return
    assert read == CAEN  # the case of a hexadecimal digit of the signature


def test_sealed_games_come_back_from_one_file_and_damage_is_seen() -> None:
    head = {"event": "e", "name": "n", "opens": "20:30", "edition": "2026", "lexicon": "f"}
    packed = pack(head, [b'{"a": 1}', b'{"b": 2}'])
    assert [bytes(game).split() for game in unpack(packed, "x").games] == [
        [b"{", b'"a":', b"1", b"}"],
        [b"{", b'"b":', b"2", b"}"],
    ]
    with pytest.raises(Refusal, match="abîmé"):
        unpack(packed.replace(b"20:30", b"19:30"), "x")


def test_a_sealed_game_that_went_through_the_file_of_an_event_opens_with_its_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "a.json", "--name", "A", "--date", "2026")
    assert run(capsys, "event", "pack", "a.json", str(SEALED), "--out", "games.json").code == 0
    assert run(capsys, "event", "unpack", "games.json", "--out", "games").out == "games/a-1.json\n"
    opened = unseal(Path("games/a-1.json").read_bytes(), PASSWORD, "f")
    assert opened == unseal(SEALED.read_bytes(), PASSWORD, "f")
    [game] = read_event(Path("a.json").read_bytes(), "a.json").games
    assert game.commitment == opened.chance.commitment


def test_only_sealed_games_are_packed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "a.json", "--name", "A", "--date", "2026")
    ran = run(capsys, "event", "pack", "a.json", "a.json", "--out", "games.json")
    assert (ran.code, "« format »" in ran.err, Path("games.json").exists()) == (2, True, False)


# --- A simultané, from the organiser to the ranking --------------------------------------------------------


def at_centre(folder: Path, name: str, plan: Path, totals: Sequence[int]) -> Path:
    """What a centre has after its games."""
    there = folder / f"{name}.json"
    there.write_bytes(plan.read_bytes())
    (folder / f"{name}.csv").write_text("Nom\n" + "".join(f"{name} {n}\n" for n in range(len(totals))))
    return there


def test_a_simultane_of_three_centres(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def nonuple(*arguments: str, code: int = 0) -> str:
        ran = run(capsys, "event", *arguments)
        assert (ran.code, ran.err) == (code, ""), ran
        return ran.out

    nonuple("new", "plan.json", "--name", "Simultané", "--date", "2026", "--games", "1")
    Path("sealed.json").write_text('{"format": "nonuple-sealed", "commitment": "abc"}')
    nonuple("pack", "plan.json", "sealed.json", "--out", "games.json", "--opens", "2026-12-05T20:30+01:00")
    nonuple("keys", "plan.json", "Brest", "Albi", "Caen", "--out", "keys")
    assert nonuple("unpack", "games.json", "--out", "games").split() == ["games/simultane-1.json"]
    for name in ("Brest", "Albi", "Caen"):
        there = at_centre(tmp_path, name, Path("plan.json"), (1, 2))
        nonuple("entries", "enter", str(there), f"{name}.csv")
        Path("p.csv").write_text("inscription;total\n1;80\n2;70\n")
        nonuple("result", str(there), "p.csv", "--game", "1", "--top", "90", "--final")
        if name == "Caen":
            lexicon = there.read_text("utf-8").partition('"lexicon": "')[2][:64]
            there.write_text(there.read_text("utf-8").replace(lexicon, "0" * 64), "utf-8")
        nonuple("sign", str(there), "--key", f"keys/{name.lower()}.key.json", "--out", f"{name}.sent.json")
    altered = Path("Albi.sent.json").read_text("utf-8").replace('"total":80', '"total":88')
    Path("Albi.sent.json").write_text(altered, "utf-8")
    sent = [f"{name}.sent.json" for name in ("Brest", "Albi", "Caen")]
    merged = nonuple(
        "merge", "plan.json", *sent, "--centres", "keys/centres.json", "--sums", "--out", "all.json", code=1
    )
    assert "Albi.sent.json : ce fichier a été modifié" in merged
    assert "Caen, hors du classement : joué avec une autre liste de mots" in merged
    assert "Brest : totaux pris sans bulletins." in merged
    assert "1 centre, 2 inscriptions" in merged
    assert "Brest 0" in nonuple("ranking", "all.json", "--by", "centre")


def test_a_key_of_another_event_signs_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a", "b"):
        run(capsys, "event", "new", f"{name}.json", "--name", name, "--date", "2026")
    run(capsys, "event", "keys", "a.json", "Brest", "--out", "keys")
    ran = run(capsys, "event", "sign", "b.json", "--key", "keys/brest.key.json", "--out", "x")
    assert (ran.code, "autre épreuve" in ran.err) == (2, True)
    ran = run(capsys, "event", "merge", "b.json", "--centres", "keys/centres.json", "--out", "x")
    assert (ran.code, "autre épreuve" in ran.err) == (2, True)


def test_a_private_key_is_for_its_owner_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, "event", "new", "a.json", "--name", "a", "--date", "2026")
    run(capsys, "event", "keys", "a.json", "Brest", "--out", "keys")
    assert Path("keys/brest.key.json").stat().st_mode & 0o077 == 0
    private = json.loads(Path("keys/brest.key.json").read_text())["private"]
    assert private not in Path("keys/centres.json").read_text()


def test_an_event_is_one_value(tmp_path: Path) -> None:
    """What was merged is an event like any other: it can be written, read and ranked."""
    merged = merge(PLAN, sendings([BREST, ALBI])).event
    assert isinstance(merged, Event)
    assert b'"Brest/0"' in write_event(merged)
