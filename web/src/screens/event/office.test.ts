import { describe, expect, it } from "vitest";
import type { EventView, GameCard, SeatsView } from "../../net/server";
import { cellOf, nextId } from "./entries";
import { agendaOf, dayName, nowIn } from "./agenda";
import { formulaName } from "../../board/formula";
import { arranged, gameRows, newGame, raised } from "./games";
import { bounded, changesOf, clubsOf, openEnded, planOf, shortClub, swapFor } from "./tables";
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
  ranked: false,
  pair_category: "older",
  divided: false,
  own: {},
};
const card = (number: number, stage: GameCard["stage"]): GameCard => ({
  number,
  name: "",
  formula: "normal",
  time: "normal",
  day: "",
  starts: "",
  room: "",
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

  it("has no post across two halls, and leaves out no table between two posts", () => {
    const halls = [
      { name: "Grande", first: 1, last: 3 },
      { name: "Petite", first: 4, last: 9 },
    ];
    const postsOf = (arbiters: Parameters<typeof planOf>[1]) =>
      planOf(seats, arbiters, halls).map(({ hall, name, first, last }) => [hall, name, first, last]);
    expect(postsOf([])).toEqual([
      ["Grande", "", 1, 3],
      ["Petite", "", 4, 5],
    ]);
    const blocks = (first: number, last: number) => [{ first, last }];
    expect(
      postsOf([
        { id: "A", name: "Alice", blocks: blocks(1, 1) },
        { id: "B", name: "Bo", blocks: blocks(5, 9) },
      ]),
    ).toEqual([
      ["Grande", "Alice", 1, 1],
      ["Grande", "", 2, 3],
      ["Petite", "", 4, 4],
      ["Petite", "Bo", 5, 5],
    ]);
  });

  it("leaves whoever comes late to the last arbiter, and shows no table that is not there", () => {
    const arbiters = [
      { id: "A", name: "Alice", blocks: [{ first: 1, last: 4 }] },
      { id: "B", name: "Bo", blocks: [{ first: 5, last: 7 }] },
    ];
    const open = openEnded(arbiters, 7);
    expect(open.map(({ blocks }) => blocks)).toEqual([[{ first: 1, last: 4 }], [{ first: 5, last: 99_999 }]]);
    expect(bounded(open, 7)).toEqual(arbiters);
  });

  it("calls clubs by two letters, without their article", () => {
    expect(["Les Embruns", "L’Étoile", "Presqu’île", ""].map(shortClub)).toEqual(["EM", "ET", "PR", ""]);
    expect(clubsOf(["Rade", "Vallon", "Rade", ""])).toEqual([
      ["RA", "Rade"],
      ["VA", "Vallon"],
    ]);
  });

  it("offers the nearest swap that parts neighbours of one club and makes no others", () => {
    const clubs: Record<string, string> = { a: "X", b: "X", c: "Y", d: "X", e: "Z" };
    const at = { a: 1, b: 2, c: 3, d: 4, e: 6 };
    const clubOf = (entry: string) => clubs[entry] ?? "";
    expect(swapFor(["a", "b"], at, clubOf, new Set())).toEqual({ entry: "a", table: 6 });
    expect(swapFor(["a", "b"], at, clubOf, new Set(["e"]))).toBeNull();
  });

  it("says what is not as in the game before", () => {
    const now = { ...seats, game: 2, seats: { a: 1, c: 5, d: 6 } };
    const found = changesOf(
      2,
      now,
      seats,
      [{ entry: "b", game: 2 }],
      [{ entry: "e", game: 2 }],
      new Set("a"),
    );
    expect(found.map(({ entry, table, kind }) => [entry, table, kind])).toEqual([
      ["d", 6, "arrived"],
      ["b", null, "gone"],
      ["e", null, "missing"],
      ["a", 1, "kept"],
    ]);
  });
});

const timed = (number: number, day: string, starts: string): GameCard => ({
  ...card(number, "planned"),
  day,
  starts,
});

describe("the agenda", () => {
  it("is there once a game has an hour, days side by side on one scale", () => {
    expect(agendaOf([card(1, "planned")])).toBeNull();
    const plan = agendaOf([
      timed(1, "2026-11-15", "14:30"),
      timed(2, "2026-11-14", "10:00"),
      card(3, "planned"),
    ]);
    expect([plan?.first, plan?.last]).toEqual([10, 17]);
    expect(plan?.days.map(({ day, open }) => [day, open.length])).toEqual([
      ["2026-11-14", 0],
      ["2026-11-15", 0],
      ["", 1],
    ]);
    expect(plan?.days[1]?.slots[0]?.from).toBe(4.5);
  });

  it("puts games that overlap beside each other", () => {
    const day = "2026-11-14";
    const plan = agendaOf([
      timed(1, day, "10:00"),
      timed(2, day, "11:00"),
      timed(3, day, "12:00"),
      timed(4, day, "16:00"),
    ]);
    expect(plan?.days[0]?.slots.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it("draws the line of now in the column of today alone", () => {
    const plan = agendaOf([timed(1, "2026-11-14", "10:00")]);
    if (!plan) throw new Error("there is an hour");
    expect(nowIn(plan, "2026-11-14", new Date(2026, 10, 14, 11, 30))).toBe(1.5);
    expect(nowIn(plan, "2026-11-14", new Date(2026, 10, 15, 11, 30))).toBeNull();
    expect(nowIn(plan, "2026-11-14", new Date(2026, 10, 14, 19, 0))).toBeNull();
    expect(dayName("2026-11-14", "fr-FR")).toContain("14");
    expect(dayName("un samedi", "fr-FR")).toBe("un samedi");
  });
});

describe("the programme", () => {
  const rows = gameRows([card(1, "over"), card(2, "drawn"), card(3, "planned")]);

  it("keeps games that have begun at their place", () => {
    expect(raised(rows, 2).map(({ was }) => was)).toEqual([1, 3, 2]);
    expect(raised(rows, 1).map(({ was }) => was)).toEqual([1, 2, 3]);
    expect(rows.map(({ begun, drawn }) => [begun, drawn])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });

  it("says of each game which one it was, and keeps the rest of the event", () => {
    const wish = arranged({ ...event, cut: 6, best: 3 }, [...raised(rows, 2), newGame(rows)], {
      name: "Autre",
    });
    expect(wish.games.map(({ was }) => was)).toEqual([1, 3, 2, 0]);
    expect([wish.name, wish.cut, wish.best, wish.edition]).toEqual(["Autre", 6, 3, "2026"]);
  });

  it("names formulas with their joker", () => {
    expect(["normal", "joker-7+8", "joker"].map(formulaName)).toEqual([
      "Normale",
      "7 et 8, joker",
      "Normale, joker",
    ]);
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
    const away = [{ entry: "d", game: 2 }];
    const missing = (number: number) => cellOf("d", { number, stage: "planned" }, undefined, [], away).state;
    expect([missing(1), missing(2), missing(3)]).toEqual(["coming", "missing", "coming"]);
  });

  it("finds numbers that nobody has", () => {
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
    const steps = (known: { halls?: (typeof HALL)[]; ties?: number }) =>
      todoOf({ event, games: [card(1, "over")], ...none, ...known }).map(({ step }) => step);
    expect(steps({ halls: [HALL], ties: 1 })).toEqual(["playoff", "hang", "publish"]);
    expect(steps({ ties: 1 })[0]).toBe("hall");
    expect(steps({})).toEqual(["hang", "publish"]);
  });
});
