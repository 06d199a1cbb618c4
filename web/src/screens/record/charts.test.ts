import { describe, expect, it } from "vitest";
import type { DiaryGame } from "../../net/server";
import { formulaName } from "../../board/formula";
import { dots, formulasOf, knownDots, median, trend } from "./charts";

const game = (more: Partial<DiaryGame>): DiaryGame => ({
  source: "s",
  kind: "solo",
  at: "2026-01-02T10:00:00+00:00",
  formula: "normal",
  title: "",
  percent: 80,
  points: 800,
  top: 1000,
  against: null,
  partners: [],
  tops: 9,
  turns: 20,
  seconds: 90,
  told: false,
  ...more,
});

describe("the charts", () => {
  const games = [
    game({ at: "2026-02-01T00:00:00Z", percent: 90 }),
    game({ percent: 70, formula: "7/8", seconds: 0 }),
    game({ kind: "free", percent: null }),
  ];

  it("show games in order of time, those that have the figure", () => {
    expect(dots(games, "percent", "").map(({ value }) => value)).toEqual([70, 90]);
    expect(dots(games, "time", "").map(({ value }) => value)).toEqual([1.5, 1.5]);
    expect(dots(games, "tops", "7/8")).toHaveLength(1);
    expect(formulasOf(games)).toEqual(["normal", "7/8"]);
    expect(knownDots([{ on: "1970-01-02", known: 3, started: 4 }])).toEqual([{ at: 86_400, value: 3 }]);
  });

  it("tell the middle, and how it goes", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
    const points = [1, 9, 2, 3, 4, 5].map((value, at) => ({ at, value }));
    expect(trend(points, 3)).toEqual([1, 5, 2, 3, 3, 4]);
  });
});

it("a formula is called by its name", () => {
  const names = ["normal", "7/8", "joker", "joker-7+8+9", "7x"].map(formulaName);
  expect(names).toEqual(["Normale", "7 sur 8", "Normale, joker", "7, 8 et 9, joker", "7x"]);
});
