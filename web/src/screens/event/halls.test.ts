import { describe, expect, it } from "vitest";
import type { HallView, SeatsView } from "../../net/server";
import { busyIn, fingerprint, hallsOf, turnOf } from "./halls";

const hall = (id: string, first: number, more: Partial<HallView> = {}): HallView => ({
  id,
  name: id,
  chief: "",
  first,
  last: first + 9,
  game: 1,
  turns: 0,
  playing: false,
  awaited: 0,
  ...more,
});
const seats: SeatsView = {
  game: 1,
  seats: { a: 1, b: 12 },
  seed: "",
  order: "random",
  apart: null,
  beside: [],
  begun: false,
};

describe("the halls of a game", () => {
  it("are those that have tables of it, the lowest table first", () => {
    const halls = [hall("Opéra", 11), hall("Annexe", 21), hall("Lumière", 1)];
    expect(hallsOf(halls, seats).map(({ id }) => id)).toEqual(["Lumière", "Opéra"]);
    expect(hallsOf(halls, undefined)).toEqual([]);
  });

  it("are named where they still play the game before", () => {
    const halls = [
      hall("Lumière", 1, { state: "over" }),
      hall("Opéra", 11, { state: "late" }),
      hall("Annexe", 21, { game: 2, state: "before" }),
    ];
    expect(busyIn(halls, 2).map(({ id }) => id)).toEqual(["Opéra"]);
  });

  it("are at the turn of the one that leads", () => {
    const halls = [hall("Opéra", 11, { turn: 3 }), hall("Lumière", 1, { turn: 4, leads: true })];
    expect(turnOf(halls, 1)).toBe(4);
  });

  it("have one fingerprint, short enough to be read aloud", () => {
    expect(fingerprint("7f3a90c2e1")).toBe("7f3a 90c2");
  });
});
