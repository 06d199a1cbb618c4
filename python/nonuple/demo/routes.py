"""Demonstrations over HTTP: the person in charge has one played, and is given the ways in."""

from random import SystemRandom
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from nonuple.demo.demonstration import Part, Plan, Screen, Theatre
from nonuple.errors import Refusal
from nonuple.server.app import Extension
from nonuple.server.hosting.club import Club
from nonuple.server.http.entrance import AnyRequest, check_owner
from nonuple.texts import demo as texts

_SEEDS = 2**32


class NewDemo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room of simulated people, but for the part that someone wants to play."""

    part: Part = "none"
    speed: Annotated[int, msgspec.Meta(ge=1, le=60)] = 10
    """How many times as fast as in life."""
    players: Annotated[int, msgspec.Meta(ge=2, le=400)] = 60
    arbiters: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    turns: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    """After how many the game is broken off; none for a whole game."""


class Demonstration(msgspec.Struct, frozen=True):
    contest: str
    screens: tuple[Screen, ...]
    """Told this once."""


@post("/api/demo", summary="Have a demonstration played", tags=["contests"])
async def start_demo(request: AnyRequest, data: JSONBody[NewDemo]) -> Demonstration:
    """One at a time: it ends the one before. Other contests keep their clock and their chance."""
    await check_owner(request)
    if data.arbiters > data.players:
        raise Refusal(texts.TOO_MANY_ARBITERS, players=data.players)
    stage: Theatre = request.app.state.stage
    seed = SystemRandom().randrange(_SEEDS)
    demo = await stage.start(Plan(data.players, data.arbiters, data.part, data.speed, data.turns, seed))
    return Demonstration(demo.contest, tuple(demo.screens))


def demonstrations(club: Club) -> Extension:
    """A stage beside the contests of a club; a demonstration that is removed is ended first."""
    stage = Theatre(club)
    club.farewells.append(stage.end)
    return Extension((start_demo,), {"stage": stage})
