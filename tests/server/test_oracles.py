"""While letters are in play in a room, no address of its server finds what can be played with them."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import count
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.server.http.printing import PDF
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.documents.reading import pages_of
from tests.server.playing import SECOND_LETTERS, letters_in_play, staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

TOP = "MOUSSEZ"
LETTERS = f"{SECOND_LETTERS[3:]}{SECOND_LETTERS[:3]}"
"""Of the turn in play, not in the order of their top."""
CARD = f"anagram:{LETTERS}"

Schema = Mapping[str, Any]


class Oracle:
    """Somebody at home who asks a server about a position, in every way that its OpenAPI tells of."""

    def __init__(self, schema: Schema) -> None:
        self.shapes: Schema = schema["components"]["schemas"]
        names = ("letters", "rack", "typed", "word", "words", "drawn")
        self.about = {
            **dict.fromkeys(names, LETTERS),
            "game": f"1 {LETTERS}",
            "card": CARD,
            "player": "Ida",
            "players": "Ida",
        }

    def bodies(self, operation: Schema) -> Iterator[Any]:
        for content in operation.get("requestBody", {}).get("content", {}).values():
            for body in self.filled("", content["schema"]):
                if body.get("type") not in LEAVING:
                    yield from self.ways(body)

    def ways(self, body: Any) -> Iterator[Any]:
        """A game is wanted by its sheet or by its letters, never by both."""
        wanted = body.get("wanted", {})
        both = ("game", "letters") if {"game", "letters"} <= set(wanted) else ()
        for left in both:
            yield body | {"wanted": {name: value for name, value in wanted.items() if name != left}}
        yield from () if both else [body]

    def filled(self, name: str, shape: Schema) -> Iterator[Any]:
        """Every form that a value may have, about the position wherever its name allows."""
        if "$ref" in shape:
            yield from self.filled(name, self.shapes[shape["$ref"].rpartition("/")[2]])
        elif "oneOf" in shape:
            for one in (one for one in shape["oneOf"] if one.get("type") != "null"):
                yield from self.filled(name, one)
        elif "const" in shape or "enum" in shape:
            yield from [shape["const"]] if "const" in shape else shape["enum"]
        elif shape.get("type") == "object":
            yield self.whole(shape)
        elif shape.get("type") == "array":
            yield [next(self.filled(name, shape.get("items", {})), "")]
        elif shape.get("type") == "string":
            yield self.about.get(name, shape.get("default", "Ida"))
        else:
            yield shape.get("default", shape.get("minimum", 1))

    def whole(self, shape: Schema) -> dict[str, Any]:
        named = shape.get("properties", {})
        wanted = (one for one in named if one in shape["required"] or one in self.about or one == "wanted")
        return {one: next(self.filled(one, named[one])) for one in wanted}

    def queries(self, operation: Schema) -> Iterator[dict[str, Any]]:
        asked = {
            one["name"]: one["schema"] for one in operation.get("parameters", ()) if one["in"] == "query"
        }
        known = {name: self.about.get(name, 50) for name in asked if name in self.about or name == "more"}
        choices = [(name, value) for name in CHOOSING for value in self.filled(name, asked.get(name, {}))]
        if not CHOOSING.isdisjoint(asked):
            yield from (known | {name: value} for name, value in choices if name in asked and value != 1)
        yield known


LEAVING = {"GetUp", "LeaveRun", "LeaveWords", "ForgetTurn"}
CHOOSING = frozenset({"by", "drill"})
"""Parameters that say in which way something is asked."""
HOME = ("solos", "families", "toppings", "records", "free")
ELSEWHERE = re.compile(r"/api/(contests|events|centres|people|lists|definitions|server|qr|join|demo)\b")
"""What asks for a link of another kind, or for that of the person in charge."""


class Asker:
    """One with a link of each kind that people at home give themselves."""

    def __init__(self, guest: Guest, schema: Schema, oracle: Oracle) -> None:
        self.guest, self.schema, self.oracle = guest, schema, oracle
        self.links: dict[str, tuple[str, str]] = {}

    async def come_home(self) -> None:
        for kind in HOME:
            path = f"/api/{kind}" if kind == "records" else f"/api/{kind}/here"
            made = await self.guest.post(path, {"name": kind})
            self.links[kind] = (made.get("contest") or made["id"], made["token"])

    async def learns_from(self) -> set[str]:
        """The addresses that tell the word, asked in every way, twice: some answer about what was begun."""
        asked = [
            (path, method, operation)
            for path, methods in self.schema["paths"].items()
            for method, operation in methods.items()
            if method in ("get", "post") and not ELSEWHERE.match(path) and not path.endswith("/here")
        ]
        return {
            f"{method} {path}"
            for _ in range(2)
            for path, method, operation in asked
            for said in [text async for text in self.answers(path, method, operation)]
            if TOP in said.upper()
        }

    async def answers(self, path: str, method: str, operation: Schema) -> AsyncIterator[str]:
        kind = path.removeprefix("/api/").split("/")[0]
        id, token = self.links.get(kind, self.links["records"])
        headers = {"Authorization": f"Bearer {token}"}
        address = path.replace("{id}", id).replace("{word}", LETTERS).replace("{seat}", "0")
        for query in self.oracle.queries(operation):
            for body in [*self.oracle.bodies(operation)] or [None]:
                keyed = headers | {"Idempotency-Key": str(next(KEYS))}
                url = address.replace("{channel}", CHANNELS.get(kind, ""))
                answer = await self.guest.http.request(method, url, params=query, json=body, headers=keyed)
                assert answer.status_code < 500, (url, answer.text)
                is_pdf = answer.headers.get("content-type") == PDF
                yield "".join(page.text for page in pages_of(answer.content)) if is_pdf else answer.text
                for shown in SHOWN.get(kind, ()) if path.endswith("/commands") else ():
                    yield (await self.guest.http.get(f"/api/{kind}/{id}/{shown}", headers=headers)).text


SHOWN = {
    "solos": ["channels/solo"],
    "families": ["channels/family"],
    "toppings": ["channels/topping", "channels/run:Ida"],
    "records": ["cards", "cards?drill=mine&more=9"],
}
"""What may have changed by a wish."""
SOLVING = {
    "get /api/words",
    "get /api/words.pdf",
    "post /api/analysis",
    "post /api/solos/{id}/commands",
    "get /api/solos/{id}/channels/{channel}",
    "post /api/families/{id}/commands",
    "get /api/families/{id}/channels/{channel}",
    "post /api/toppings/{id}/commands",
    "post /api/records/{id}/commands",
    "get /api/records/{id}/cards",
}
"""What does find the word once nobody looks for it: the oracle sees what it is to see."""
CHANNELS = {"solos": "solo", "families": "family", "toppings": "topping"}
KEYS = count(1)


async def test_no_address_finds_what_can_be_played_with_the_letters_in_play(server: Running) -> None:
    async with Guest(server.address, server.owner) as owner, Guest(server.address) as stranger:
        contest = (await staged(owner)).id
        await letters_in_play(owner, contest, LETTERS)
        schema = await stranger.get("/api/schema")
        asker = Asker(stranger, schema, Oracle(schema))
        await asker.come_home()
        assert await asker.learns_from() == set()
        assert TOP in str(await owner.get(f"/api/words?typed={LETTERS}&by=anagram")), "who is in charge may"
        await owner.ask(contest, ask.EndGame())
        assert await asker.learns_from() == SOLVING


async def test_letters_before_a_room_that_nobody_has_opened_since_the_start_count_too(
    store: EventStore,
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = (await staged(owner)).id
        await owner.ask(contest, ask.Draw(letters=LETTERS))
    async with running(store) as server, Guest(server.address) as stranger:
        assert contest in server.club._asleep
        stranger.http.headers["Authorization"] = (
            f"Bearer {(await stranger.post('/api/records', {}))['token']}"
        )
        answer = await stranger.http.get(f"/api/words?typed={LETTERS}&by=anagram")
        assert (answer.status_code, TOP in answer.text) == (409, False)
