import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardOf, dayOf, isDone, keepPlay, lastDays, numberOf, playOf, squaresOf } from "./daily";

const kept = new Map<string, unknown>();
vi.mock("../memory", () => ({
  rememberAs: (name: string, value: unknown) => kept.set(name, value),
  rememberedAs: (name: string, fallback: unknown) => kept.get(name) ?? fallback,
}));
beforeEach(() => kept.clear());

const DAY = "2026-11-19";

describe("the day's game and turn", () => {
  it("are numbered by the days, those of the person who plays", () => {
    expect([numberOf("2026-01-01"), numberOf(DAY)]).toEqual([1, 323]);
    expect(dayOf(new Date(2026, 10, 19, 23, 59))).toBe(DAY);
  });

  it("are tried once: what was begun is gone on with", () => {
    expect(playOf(DAY, "game")).toBeNull();
    keepPlay({ day: DAY, what: "game" }, { id: "a" });
    expect(playOf(DAY, "game")).toEqual({ id: "a" });
    expect(isDone(playOf(DAY, "game"))).toBe(false);
    expect(playOf(DAY, "turn")).toBeNull();
  });

  it("are told by squares, nine only for the top, with no letter, word, place or points", () => {
    expect(squaresOf({ id: "a", points: 100, top: 100 })).toBe("■■■■■■■■■");
    expect(squaresOf({ id: "a", points: 99, top: 100 })).toBe("■■■■■■■■□");
    expect(squaresOf({ id: "a", points: 0, top: 100 })).toBe("□□□□□□□□□");
    const card = cardOf("partie", DAY, { id: "a", points: 722, top: 822, tops: 15, turns: 23 });
    expect(card).toMatch(/^Nonuple, partie 323\n■■■■■■■■□ 87,8\s%$/);
    expect(card).not.toMatch(/722|822/);
  });

  it("leave a trace of ten days that never falls to zero", () => {
    keepPlay({ day: "2026-11-17", what: "game" }, { id: "a", points: 1, top: 2 });
    keepPlay({ day: DAY, what: "turn" }, { id: "b", points: 1, top: 2 });
    expect(lastDays(DAY)).toEqual([...Array<null>(7).fill(null), "game", null, "turn"]);
  });
});
