import { describe, expect, it } from "vitest";
import type { CurvePoint, MissedWord, SoloLine } from "../../net/server";
import { barOf, foundIn, historyOf, lasting, lossesOf, timeOf } from "./report";

const point = (turn: number, points: number, top: number, more: Partial<CurvePoint> = {}): CurvePoint => ({
  turn,
  points,
  top,
  total: 0,
  top_total: 0,
  hints: 0,
  ...more,
});
const line = (turn: number, own: string, points: number, word: string, top: number): SoloLine => ({
  turn,
  rack: "",
  ref: "H8",
  word,
  top,
  points,
  hints: 0,
  own,
  own_ref: "H8",
  spent: 30,
});
const missed = (turn: number, cause: MissedWord["cause"], lost: number, word: string): MissedWord => ({
  turn,
  cause,
  lost,
  word,
  ref: "H8",
  score: 90,
});

describe("a report", () => {
  it("has a bar for each turn: the top, a part, or too little", () => {
    expect(barOf(point(1, 20, 20)).look).toBe("top");
    expect(barOf(point(2, 15, 20, { room: 10 }))).toMatchObject({ look: "part", lost: 5, room: 0.5 });
    expect(barOf(point(3, 5, 20, { hints: 1 }))).toMatchObject({ look: "low", share: 0.25, hinted: true });
    expect(barOf(point(4, 0, 0)).share).toBe(1);
  });

  it("adds up where the points went, the dearest cause first", () => {
    const report = {
      missed: [missed(8, "seven", 49, "HUITANTE"), missed(9, "placement", 60, "KOALA"), missed(5, "seven", 42, "PARTEZ")], // prettier-ignore
    };
    expect(lossesOf(report)).toEqual([
      { cause: "seven", points: 91, turns: 2, words: ["HUITANTE", "PARTEZ"] },
      { cause: "placement", points: 60, turns: 1, words: ["KOALA"] },
    ]);
    expect(lossesOf({ missed: [] })).toEqual([]);
  });

  it("shows the tops that few others found first, and says which were another word", () => {
    const curve = [point(1, 24, 24, { finders: 12 }), point(2, 70, 70, { finders: 3 }), point(3, 5, 9)];
    const sheet = [line(1, "CHIMIO", 24, "CHIMIO", 24), line(2, "RECENSES", 70, "SECERNES", 70), line(3, "OS", 5, "AXE", 9)]; // prettier-ignore
    expect(foundIn(curve, sheet)).toEqual([
      { turn: 2, word: "RECENSES", top: 70, finders: 3, other: true },
      { turn: 1, word: "CHIMIO", top: 24, finders: 12, other: false },
    ]);
  });

  it("is set beside the last twelve games alone, in their order", () => {
    const game = (day: number, percent: number | null, kind: "solo" | "free" = "solo") => ({
      kind,
      at: `2026-11-${String(day).padStart(2, "0")}T12:00:00Z`,
      percent,
    });
    expect(historyOf([game(3, 81), game(1, 70), game(2, null), game(2, 50, "free")])).toEqual([70, 81]);
    expect(historyOf(Array.from({ length: 20 }, (_, at) => game(at + 1, at)))).toHaveLength(12);
  });

  it("tells the time taken as people say it", () => {
    expect(timeOf([line(1, "A", 1, "A", 1), { ...line(2, "A", 1, "A", 1), spent: null }])).toEqual({ seconds: 30, turns: 1 }); // prettier-ignore
    expect([lasting(40), lasting(162), lasting(3720)]).toEqual([
      "40\u00a0s",
      "3\u00a0min",
      "1\u00a0h\u00a002",
    ]);
  });
});
