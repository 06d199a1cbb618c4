import { describe, expect, it } from "vitest";
import type { StandingLine } from "../../net/server";
import { bestOf, clubsIn, equalsOf, EVERYBODY, orderOf, rowsOf, seriesOf, valueOf } from "./standing";

const LINES: Record<string, StandingLine> = {
  a: { name: "Amiel", total: 300, games: [100, 200], series: "1A", club: "Brest", ranks: [3, 1] },
  b: {
    name: "Blanc",
    total: 280,
    games: [180, 100],
    series: "2A",
    club: "Brest",
    ranks: [1, 2],
    tops_lost: 4,
  },
  c: {
    name: "Chabert",
    total: 280,
    games: [180, 100],
    series: "1B",
    club: "Albi",
    ranks: [1, 2],
    tops_lost: 4,
  },
  d: { name: "Dupont", total: 0, games: [null, null], series: "1B" },
  e: { name: "Enault", total: 0, games: [null, null] },
};
const ORDER = { ids: ["a", "b", "c", "d", "e"], ranks: [1, 2, 2, 4, 4] };
const line = (id: string) => LINES[id];

describe("the ranking as it is read", () => {
  it("has equals share a rank, banded together, and tells places gained", () => {
    const rows = rowsOf(ORDER, line);
    expect(rows.map(({ rank, shared }) => [rank, shared])).toEqual([
      [1, false],
      [2, true],
      [2, true],
      [4, true],
      [4, true],
    ]);
    expect(rows.map(({ banded }) => banded)).toEqual([false, true, true, false, false]);
    expect(rows.map(({ gained }) => gained)).toEqual([2, -1, -1, null, null]);
  });

  it("ranks those who are shown among themselves", () => {
    const rows = rowsOf(ORDER, line, { ...EVERYBODY, series: "1" });
    expect(rows.map(({ id, rank, shared }) => [id, rank, shared])).toEqual([
      ["a", 1, false],
      ["c", 2, false],
      ["d", 3, false],
    ]);
    expect(rowsOf(ORDER, line, { ...EVERYBODY, club: "Brest" }).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(seriesOf(rowsOf(ORDER, line))).toEqual(["1", "2"]);
  });

  it("knows the best of each game, and what a tie would be broken by", () => {
    expect(bestOf(rowsOf(ORDER, line), 2)).toEqual([180, 200]);
    expect(
      ["tops-lost", "solos", "last-game", "best-game"].map((one) => valueOf(LINES.b as StandingLine, one)),
    ).toEqual([4, 0, 100, 180]);
  });

  it("offers a sudden death to those who have points and share a rank", () => {
    expect(equalsOf(rowsOf(ORDER, line)).map((rows) => rows.map(({ id }) => id))).toEqual([["b", "c"]]);
  });

  it("puts the blocks of the order together, and is nothing before the first is told", () => {
    const blocks = [
      { ids: ["a", "b"], ranks: [1, 2] },
      { ids: ["c", "d", "e"], ranks: [2, 4, 4] },
    ];
    expect(orderOf((at) => blocks[at])).toEqual(ORDER);
    expect(orderOf(() => undefined)).toBeUndefined();
  });

  it("puts the clubs in the order of their ranks, equals by their names", () => {
    const club = (name: string, rank: number) => ({ rank, name, total: 100, negative: 0, counted: [] });
    const parts = {
      "club:B": club("B", 2),
      "line:a": LINES.a,
      "club:C": club("C", 1),
      "club:A": club("A", 2),
    };
    expect(clubsIn(parts).map(({ name }) => name)).toEqual(["C", "A", "B"]);
  });

  it("is nothing before the server has told it", () => {
    expect(rowsOf(undefined, line)).toEqual([]);
  });
});
