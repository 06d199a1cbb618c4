import { describe, expect, it } from "vitest";
import { barsOf, chosen, EVERYBODY, leadersOf, valuesOf, type Placed } from "./choice";

const player = (rank: number, name: string, club: string, series: string, total: number): Placed => ({
  rank,
  table: rank * 10,
  name,
  club,
  series,
  category: "Senior",
  total,
});
const ROWS = [
  player(1, "Amélie Çelik", "Brest", "2A", 900),
  player(2, "Bruno Roux", "Caen", "10A", 850),
  player(3, "Élodie Roux", "Brest", "2A", 800),
  player(4, "Denis Morel", "Brest", "1B", 700),
];
const GROUPS = {
  series: ["1B", "2A", "9", "10A"].map((label, at) => ({ id: label, label, order: at })),
};
const names = (rows: readonly Placed[]) => rows.map((row) => row.name);

describe("those who are looked for", () => {
  it("are found without accents or capitals, or by their table", () => {
    expect(names(chosen(ROWS, { ...EVERYBODY, search: " elodie" }))).toEqual(["Élodie Roux"]);
    expect(names(chosen(ROWS, { ...EVERYBODY, search: "CELIK" }))).toEqual(["Amélie Çelik"]);
    expect(names(chosen(ROWS, { ...EVERYBODY, search: "40" }))).toEqual(["Denis Morel"]);
  });

  it("answer to all filters at once", () => {
    expect(names(chosen(ROWS, { ...EVERYBODY, search: "roux", club: "Brest" }))).toEqual(["Élodie Roux"]);
    expect(chosen(ROWS, { ...EVERYBODY, series: "2A", category: "Junior" })).toEqual([]);
    expect(chosen(ROWS, EVERYBODY)).toBe(ROWS);
  });
});

describe("the values of a filter", () => {
  it("come once, in the order of the groups", () => {
    expect(valuesOf(ROWS, "series", GROUPS)).toEqual(["1B", "2A", "10A"]);
  });
});

describe("those at the head", () => {
  it("are the first of each series", () => {
    expect(leadersOf(ROWS, "series", GROUPS).map(({ of, name }) => [of, name])).toEqual([
      ["1B", "Denis Morel"],
      ["2A", "Amélie Çelik"],
      ["10A", "Bruno Roux"],
    ]);
  });
});

it("the bars of a line have the top of each turn, and its solos", () => {
  expect(barsOf({ player: "p4", turns: [70, null] }, [70, 35], new Set(["p4/1", "p5/2"]))).toEqual([
    { points: 70, top: 70, solo: true },
    { points: null, top: 35, solo: false },
  ]);
});
