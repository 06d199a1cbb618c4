import { describe, expect, it } from "vitest";
import { chosen, clubsOf, EVERYBODY, leadersOf, movesOf, valuesOf, type Placed } from "./choice";

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
  it("come once, figures in the order of numbers", () => {
    expect(valuesOf(ROWS, "series")).toEqual(["1B", "2A", "10A"]);
  });
});

describe("those at the head", () => {
  it("are the first of each series", () => {
    expect(leadersOf(ROWS, "series").map(({ of, name }) => [of, name])).toEqual([
      ["1B", "Denis Morel"],
      ["2A", "Amélie Çelik"],
      ["10A", "Bruno Roux"],
    ]);
  });

  it("among clubs have three players to count", () => {
    expect(clubsOf(ROWS)).toEqual([{ of: "", name: "Brest", total: 2400 }]);
  });
});

it("places are gained or lost with the last game", () => {
  const moves = movesOf([
    { table: 1, rank: 1, games: [800, 950] },
    { table: 2, rank: 2, games: [900, 700] },
    { table: 3, rank: 3, games: [800, null] },
  ]);
  expect([...moves]).toEqual([
    [1, 1],
    [2, -1],
    [3, -1],
  ]);
});
