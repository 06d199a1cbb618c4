import { describe, expect, it } from "vitest";
import type { EventView, GameCard, SeatsView } from "../../net/server";
import { cellOf, nextId, plain } from "./entries";
import { planOf, sharedOut, shortClub } from "./tables";
import { todoOf } from "./todo";

const seats: SeatsView = {
  game: 1,
  seats: { a: 1, b: 2, c: 5 },
  seed: "7c41",
  order: "random",
  apart: null,
  beside: [],
  begun: false,
};
const event: EventView = {
  id: "e",
  name: "Coupe",
  date: "",
  demo: false,
  entries: 3,
  people: 3,
  edition: "2026",
  tie_breaks: [],
  best: null,
  cut: null,
};
const card = (number: number, stage: GameCard["stage"]): GameCard => ({
  number,
  name: "",
  formula: "normal",
  time: "normal",
  starts: "",
  stage,
  seated: 0,
  top: 0,
  turns: 0,
  rooms: [],
});
const HALL = {
  id: "r",
  name: "Salle",
  chief: "",
  first: 1,
  last: 99,
  game: 1,
  turns: 0,
  playing: false,
  awaited: 0,
};

describe("the plan of a room", () => {
  it("shows empty tables, by post; what no arbiter has is a post of its own", () => {
    const plan = planOf(seats, [{ id: "A", name: "Alice", blocks: [{ first: 1, last: 3 }] }]);
    expect(plan.map(({ first, last }) => [first, last])).toEqual([
      [1, 3],
      [4, 5],
    ]);
    expect(plan.flatMap(({ tables }) => tables.map(({ entry }) => entry))).toEqual([
      "a",
      "b",
      null,
      null,
      "c",
    ]);
    expect(planOf(undefined, [])).toEqual([]);
  });

  it("is shared out among arbiters, the last of whom has whoever comes late", () => {
    expect(sharedOut(7, 2, (number) => `Poste ${number}`).map(({ blocks }) => blocks)).toEqual([
      [{ first: 1, last: 4 }],
      [{ first: 5, last: 99_999 }],
    ]);
    expect(shortClub("Les Embruns")).toBe("LE");
  });
});

describe("the grid of people and games", () => {
  it("says what becomes of each in each game", () => {
    const gone = [{ entry: "b", game: 2 }];
    const at = (entry: string, number: number, stage: GameCard["stage"]) =>
      cellOf(entry, { number, stage }, seats, gone).state;
    expect([at("a", 1, "drawn"), at("b", 1, "drawn"), at("b", 2, "drawn"), at("d", 1, "drawn")]).toEqual([
      "in",
      "in",
      "withdrawn",
      "out",
    ]);
    expect(cellOf("d", { number: 1, stage: "planned" }, undefined, []).state).toBe("coming");
  });

  it("finds names however they are typed, and numbers that nobody has", () => {
    expect(plain("Élodie")).toBe("elodie");
    expect(nextId(["1", "7", "x"])).toBe("8");
  });
});

describe("what is done next", () => {
  const none = { halls: [], conflicts: [], ties: 0, hung: false };

  it("is to enter people, then to attribute tables, then to open the game", () => {
    expect(todoOf({ event: { ...event, entries: 0 }, games: [card(1, "planned")], ...none })[0]?.step).toBe(
      "enter",
    );
    const steps = (stage: GameCard["stage"]) =>
      todoOf({ event, games: [card(1, stage), card(2, "planned")], ...none, halls: [HALL] }).map(
        ({ step }) => step,
      );
    expect(steps("planned")[0]).toBe("draw");
    expect(steps("drawn")[0]).toBe("open");
    expect(steps("playing")[0]).toBe("follow");
  });

  it("is to part equals and to publish once all games are over", () => {
    const steps = todoOf({ event, games: [card(1, "over")], ...none, halls: [HALL], ties: 1 }).map(
      ({ step }) => step,
    );
    expect(steps).toEqual(["playoff", "hang", "publish"]);
  });
});
